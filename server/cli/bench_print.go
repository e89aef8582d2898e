package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
)

// printFields prints the fields of a flat JSON object, one a line, in their order.
func printFields(w io.Writer, object []byte) error {
	d := json.NewDecoder(bytes.NewReader(object))
	d.UseNumber()
	if _, err := d.Token(); err != nil { // the opening brace
		return err
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return err
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return err
		}
		fmt.Fprintf(w, "%-20v %s\n", key, value)
	}
	return nil
}
