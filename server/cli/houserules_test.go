package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestServeByHouseRules: a file of rules is checked before a table is made, and what is wrong is said with its line.
func TestServeByHouseRules(t *testing.T) {
	dir, data := t.TempDir(), t.TempDir()
	file := func(name, text string) string {
		at := filepath.Join(dir, name)
		if err := os.WriteFile(at, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return at
	}
	for _, c := range []struct{ text, lang, want string }{
		{"profile = dnd14\nflankign = on\n", "en", "Rules, line 2: no rule is called “flankign”."},
		{"profile = dnd14\nroundSeconds = sto\n", "cs", "Pravidla, řádek 2: „sto“"},
		{"roundSeconds = 0\n", "en", "It takes: 1 … 600."},
	} {
		code, out, errs := served(t, data, "--rules", file("bad", c.text), "--lang", c.lang)
		if code != 1 || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("%q: exit %d, %q, %q", c.text, code, out, errs)
		}
	}
	if code, _, errs := served(t, data, "--rules", filepath.Join(dir, "none")); code != 1 || !strings.Contains(errs, "cannot be read") {
		t.Errorf("a missing file: exit %d, %q", code, errs)
	}
	if _, out, _ := run(t, nil, "tables", "--data", data); !strings.Contains(out, "no tables") {
		t.Errorf("tables are left: %q", out)
	}
	for range 2 { // a new table, and then the same
		if code, _, errs := served(t, data, "--rules", file("ours", "profile = srd52\nflanking.enabled = on\n")); code != 0 {
			t.Fatalf("exit %d, %q", code, errs)
		}
	}
}
