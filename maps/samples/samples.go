// Package samples holds the maps that ship inside the program, with their licences.
package samples

import (
	"embed"
	"fmt"

	"sightline/maps"
	"sightline/maps/uvtt"
)

// Sample is a map inside the program.
type Sample struct {
	Name    string // for Open
	Title   string // English; for a person
	Licence string // SPDX identifier
	Notice  string // the text that must go along with the map
}

//go:embed *.dd2vtt *.LICENSE
var files embed.FS

// entries are the samples without their notices, the one to begin with first.
var entries = []Sample{
	{Name: "cave", Title: "Cave and cellar", Licence: "MIT"},
	{Name: "tower", Title: "Round tower", Licence: "CC0-1.0"},
}

// sources are the files of the samples, without their endings.
var sources = map[string]string{
	"cave":  "dd-oganm-test",
	"tower": "dd-vttmaps-blue-tower-base",
}

// List lists the samples, the one to begin with first.
func List() []Sample {
	all := make([]Sample, len(entries))
	for i, s := range entries {
		s.Notice = string(read(sources[s.Name] + ".LICENSE"))
		all[i] = s
	}
	return all
}

// File gives the map file of the sample of that name, as it would be uploaded.
func File(name string) ([]byte, error) {
	source, ok := sources[name]
	if !ok {
		return nil, fmt.Errorf("samples: there is no sample %q; List has their names", name)
	}
	return read(source + ".dd2vtt"), nil
}

// Open reads the sample of that name and its picture, still encoded.
func Open(name string) (*maps.Map, []byte, error) {
	data, err := File(name)
	if err != nil {
		return nil, nil, err
	}
	m, picture, _, err := uvtt.Read(name, data)
	if err != nil {
		return nil, nil, fmt.Errorf("samples: %s: %w", name, err)
	}
	for _, s := range entries {
		if s.Name == name {
			m.Name = s.Title
		}
	}
	return m, picture, nil
}

// read gives an embedded file, which can't be missing.
func read(name string) []byte {
	data, err := files.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return data
}
