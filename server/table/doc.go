// Package table is the whole secret state of a table and its two verbs.
//
// Decide judges a command against the state and what its seat knows, and answers with events or with a reason; it never
// changes the state. Apply makes an event true. Both are pure: no clock, no store, no chance but what is handed in, and
// each number drawn stands in the event. Events hold results (faces, places, what was newly explored), so replaying them
// needs no dice and no geometry.
//
// Read state.go first (what is kept), then decide.go (how a command is judged), learn.go (what is seen and remembered
// after it), sight.go (what a token sees, by the one table of the design). What a person may be told of the state is not
// decided here but in package view.
package table
