package rulecheck

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"

	"sightline/rules"
	"sightline/rules/all"
)

// Vector is a worked example: what the rule set of that name answers to an op.
type Vector struct {
	ID      string         `json:"id"`
	Row     string         `json:"row"`
	Ruleset string         `json:"ruleset"` // r014, r024, r004 or dnd14, srd52, podhod
	Op      string         `json:"op"`
	Given   map[string]any `json:"given"`
	Expect  map[string]any `json:"expect"`
}

// Failure is an answer that is not what was expected.
type Failure struct {
	Vector Vector
	Name   string // of the value that differs; "" when there was no answer at all
	Want   any
	Got    any
	Err    error // why there is no answer
}

// op answers a vector under a rule set.
type op func(p rules.Profile, given facts) facts

// ops are all adapters.
var ops = gather(
	gridOps,
	turnOps,
	worldOps,
	fightOps,
	podhodOps,
	chaseOps,
	siegeOps,
	afflictOps,
	madOps,
	checkOps,
)

func gather(groups ...map[string]op) map[string]op {
	all := map[string]op{}
	for _, g := range groups {
		maps.Copy(all, g)
	}
	return all
}

// Read reads vectors: an object with the key "vectors", or the list alone.
func Read(r io.Reader) ([]Vector, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	var list []Vector
	if err := json.Unmarshal(data, &list); err == nil {
		return list, nil
	}
	var file struct {
		Vectors []Vector `json:"vectors"`
	}
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, fmt.Errorf("test vectors: %w", err)
	}
	if file.Vectors == nil {
		return nil, errors.New(`test vectors: no key "vectors"`)
	}
	return file.Vectors, nil
}

// Check runs a vector and returns what is wrong, sorted by name; only values that the vector expects are compared. One that expects
// a fault names the value that must be refused.
func Check(v Vector) []Failure {
	got, err := answer(v)
	if f, ok := err.(fault); ok && v.Expect["fault"] == f.name {
		return nil
	}
	if err != nil {
		return []Failure{{Vector: v, Err: err}}
	}
	var wrong []Failure
	for _, name := range slices.Sorted(maps.Keys(v.Expect)) {
		if want := v.Expect[name]; !agrees(name, want, got) {
			wrong = append(wrong, Failure{Vector: v, Name: name, Want: want, Got: got[name]})
		}
	}
	return wrong
}

// answer calls the adapter of a vector, as JSON would have it.
func answer(v Vector) (got facts, err error) {
	p, ok := all.Named(v.Ruleset)
	if !ok {
		return nil, fmt.Errorf("no rule set %q", v.Ruleset)
	}
	f := ops[v.Op]
	if f == nil {
		return nil, fmt.Errorf("no op %q", v.Op)
	}
	defer func() {
		r := recover()
		if f, ok := r.(fault); ok {
			err = f
		} else if r != nil {
			err = fmt.Errorf("op %s can't take what is given: %v", v.Op, r)
		}
	}()
	data, err := json.Marshal(f(p, clone(v.Given)))
	if err != nil {
		return nil, err
	}
	return got, json.Unmarshal(data, &got)
}

// clone is a copy that an adapter may change.
func clone(given map[string]any) (out facts) {
	data, _ := json.Marshal(given)
	_ = json.Unmarshal(data, &out)
	return out
}

// agrees compares a value. Cells are a set; "includes" and "excludes" speak of the cells that came out; null and missing are one.
func agrees(name string, want any, got facts) bool {
	switch name {
	case "includes", "excludes":
		asked, _ := want.([]any)
		for _, c := range asked {
			if slices.ContainsFunc(got.list("cells"), func(g any) bool { return reflect.DeepEqual(g, c) }) != (name == "includes") {
				return false
			}
		}
		return true
	case "cells":
		if list, ok := want.([]any); ok && got.list(name) != nil {
			return len(list) == len(got.list(name)) && !slices.ContainsFunc(list, func(c any) bool {
				return !slices.ContainsFunc(got.list(name), func(g any) bool { return reflect.DeepEqual(g, c) })
			})
		}
	}
	return reflect.DeepEqual(want, got[name])
}

// String says what was expected and what was found.
func (f Failure) String() string {
	v := f.Vector
	if f.Err != nil {
		return fmt.Sprintf("%s %s %s: %v", v.ID, v.Row, v.Op, f.Err)
	}
	return fmt.Sprintf("%s %s %s: %s: expected %s, found %s", v.ID, v.Row, v.Op, f.Name, show(f.Want), show(f.Got))
}

func show(v any) string {
	data, _ := json.Marshal(v)
	return string(data)
}
