// Package samples holds the maps that ship inside the program.
package samples

import "sightline/maps"

// Sample is a map inside the program.
type Sample struct {
	Name    string // for Open
	Title   string
	Licence string // SPDX identifier
	Notice  string // the text that must go along with it
}

// List lists the samples, the one to begin with first.
func List() []Sample { panic("later") }

// Open reads the sample of that name.
func Open(name string) (*maps.Map, []byte, error) { panic("later") }
