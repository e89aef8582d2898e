package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
)

// printFields prints the fields of a flat JSON object of numbers, one a line, in their order.
func printFields(w io.Writer, object []byte) error {
	return eachField(object, func(key string, value json.Number) { fmt.Fprintf(w, "%-20s %s\n", key, value) })
}

// eachField calls f for each field of a flat JSON object of numbers, in their order.
func eachField(object []byte, f func(key string, value json.Number)) error {
	d := json.NewDecoder(bytes.NewReader(object))
	if _, err := d.Token(); err != nil { // the opening brace
		return err
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return err
		}
		var value json.Number
		if err := d.Decode(&value); err != nil {
			return err
		}
		f(fmt.Sprint(key), value)
	}
	return nil
}
