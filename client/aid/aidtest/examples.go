// Package aidtest holds an example of each aid, taken from a worked example of the catalog: the tests of the aids run them on
// the functions, the browser test on the screen.
package aidtest

import (
	"embed"
	"encoding/json"
	"fmt"
)

//go:embed *.json
var files embed.FS

// Example is an aid filled in as a vector has it, and what its answer then says in English.
type Example struct {
	Aid     string            `json:"aid"`
	Vector  string            `json:"vector"`  // its id
	Ruleset string            `json:"ruleset"` // r014, r024 or r004
	Set     map[string]string `json:"set"`     // fields, as typed
	Says    []string          `json:"says"`    // each is part of the answer
}

// Examples are all, file by file.
func Examples() ([]Example, error) {
	var all []Example
	list, err := files.ReadDir(".")
	if err != nil {
		return nil, err
	}
	for _, f := range list {
		data, err := files.ReadFile(f.Name())
		if err != nil {
			return nil, err
		}
		var some []Example
		if err := json.Unmarshal(data, &some); err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name(), err)
		}
		all = append(all, some...)
	}
	return all, nil
}
