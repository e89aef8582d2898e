package sightbench

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// Fault says, in both languages, what of a file is no map that can be measured, and where in it.
type Fault struct{ English, Czech string }

// Error says it in English.
func (f *Fault) Error() string { return f.English }

// faulty makes a Fault of a file; both texts get its name first.
func faulty(name, en, cs string, args ...any) error {
	args = append([]any{name}, args...)
	return &Fault{fmt.Sprintf(en, args...), fmt.Sprintf(cs, args...)}
}

// malformed says where a file is no JSON, or not of the right form.
func malformed(name string, err error) error {
	var form *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &form):
		return faulty(name, "%s is no map of walls: at byte %d: %v", "%s není mapa zdí: na bajtu %d: %v", form.Offset, form)
	case errors.As(err, &kind) && kind.Field != "":
		return faulty(name, "%s is no map of walls: at byte %d, in %s, stands %s instead of a whole number",
			"%s není mapa zdí: na bajtu %d, v poli %s, stojí místo celého čísla %s", kind.Offset, strings.TrimPrefix(kind.Field, "File."), kind.Value)
	}
	return faulty(name, "%s is no map of walls: %v", "%s není mapa zdí: %v", err)
}

// incomplete says that one of a file's four parts is missing.
func incomplete(name string) error {
	return faulty(name, "%s is no map of walls: unit, w_cells and h_cells must be there and positive, and segments must be there",
		"%s není mapa zdí: musí mít kladné unit, w_cells a h_cells a seznam segments")
}

// overfull says that there are more walls and crossings than sight can handle.
func overfull(name string) error {
	return faulty(name, "%s has more walls and crossings than sight can handle", "%s má víc zdí a křížení, než viditelnost zvládne")
}
