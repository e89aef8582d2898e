package book

import (
	"strings"
	"testing"
)

// TestBookIsWhole: 214 rules, each once, in order, with a name and a text in both languages.
func TestBookIsWhole(t *testing.T) {
	all := Rules()
	if len(all) != 214 {
		t.Errorf("%d rules", len(all))
	}
	for i, r := range all {
		if got, ok := Find(strings.ToLower(r.ID)); !ok || got != r {
			t.Errorf("%s is not found, or stands twice", r.ID)
		}
		if i > 0 && all[i-1].ID[:5] == r.ID[:5] && all[i-1].ID >= r.ID {
			t.Errorf("%s after %s", r.ID, all[i-1].ID)
		}
		if r.Name.En == "" || r.Name.Cs == "" || r.Text.En == "" || r.Text.Cs == "" {
			t.Errorf("%s has no name or no text", r.ID)
		}
	}
}
