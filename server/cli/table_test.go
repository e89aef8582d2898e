package cli

import (
	"strings"
	"testing"

	"sightline/rules/tables"
)

// TestTable: every table is listed and rolled on in both languages; a name that is none lists those there are.
func TestTable(t *testing.T) {
	_, list, _ := run(t, nil, "table")
	for _, r := range tables.All() {
		if !strings.Contains(list, r.ID) {
			t.Errorf("%s is not listed in %q", r.ID, list)
		}
		for lang, name := range map[string]string{"en": r.Name.En, "cs": r.Name.Cs} {
			code, out, errs := run(t, nil, "table", r.ID, "--lang", lang)
			said, found := "", false
			if lines := strings.SplitN(strings.TrimSpace(out), "\n", 2); len(lines) == 2 {
				said = lines[1]
			}
			for _, row := range r.Rows {
				found = found || row.Text.In(lang) == said
			}
			if code != 0 || !strings.HasPrefix(out, name) || !found {
				t.Errorf("%s: exit %d, %q, %q", r.ID, code, out, errs)
			}
		}
	}
	if code, _, errs := run(t, nil, "table", "no-such"); code != 1 || !strings.Contains(errs, tables.All()[0].ID) {
		t.Errorf("exit %d, %q", code, errs)
	}
}
