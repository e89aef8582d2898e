package uvtt

import (
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"sightline/maps"
)

// TestPlacesCanBeShown: a place in a file is made of its keys, which whoever made the file chose.
func TestPlacesCanBeShown(t *testing.T) {
	deep := strings.Repeat(`{"line_of_sight": `, 30)
	for name, file := range map[string]string{
		"right to left": `{"resolution": {"a\u202eb\u0000c` + "\x07\xff" + `": }}`,
		"long":          `{"` + strings.Repeat("ž", 3000) + `": }`,
		"deep":          `{"x": ` + deep + `}`,
	} {
		_, _, _, err := Read("x", []byte(file))
		var fault *maps.ReadError
		if !errors.As(err, &fault) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(fault.Where) > 400 || !utf8.ValidString(fault.Where) || strings.ContainsFunc(fault.Where, func(c rune) bool { return !unicode.IsPrint(c) }) {
			t.Errorf("%s: the place is %q", name, fault.Where)
		}
	}
	_, _, _, err := Read("x", []byte(`{"resolution": {"a\u202eb": ]}`))
	var fault *maps.ReadError
	if !errors.As(err, &fault) || fault.Where != "resolution.a?b" {
		t.Errorf("the place is %v, want resolution.a?b", err)
	}
}
