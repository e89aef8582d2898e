package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRulesCheck counts what passes, shows what does not, and fails then; flags may stand anywhere.
func TestRulesCheck(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := `{"id":"V1","row":"R-024-015","ruleset":"r024","op":"speed.squares","given":{"speed_ft":30},"expect":{"squares":6}}`
	bad := `{"id":"V2","row":"R-024-015","ruleset":"srd52","op":"speed.squares","given":{"speed_ft":25},"expect":{"squares":6}}`
	unknown := `{"id":"V3","ruleset":"r024","op":"no.such","given":{},"expect":{}}`
	for _, c := range []struct {
		file string
		code int
		out  []string
	}{
		{write("good.json", `{"vectors":[`+good+`]}`), 0, []string{"1 passed, 0 failed\n"}},
		{write("bad.json", `[`+good+`,`+bad+`,`+unknown+`]`), 1, []string{"V2 R-024-015 speed.squares: squares: expected 6, found 5\n", `V3  no.such: no op "no.such"`, "1 passed, 2 failed\n"}},
		{write("broken.json", `{`), 1, nil},
		{filepath.Join(dir, "missing.json"), 1, nil},
	} {
		code, out, errs := run(t, nil, "rules", "check", c.file, "--lang", "en")
		if code != c.code || (c.code != 0) != (errs != "") {
			t.Errorf("%s: %d %q %q", c.file, code, out, errs)
		}
		for _, want := range c.out {
			if !strings.Contains(out, want) {
				t.Errorf("%s: %q is not in %q", c.file, want, out)
			}
		}
	}
}

// TestRulesShow prints a rule in both languages and says when there is none.
func TestRulesShow(t *testing.T) {
	if code, out, _ := run(t, nil, "rules", "show", "r-014-073", "--lang", "en"); code != 0 || !strings.HasPrefix(out, "R-014-073 · Cover on squares\n") {
		t.Errorf("%d %q", code, out)
	}
	if code, out, _ := run(t, nil, "rules", "--lang", "cs", "show", "R-014-073"); code != 0 || !strings.HasPrefix(out, "R-014-073 · Kryt na čtvercích\n") {
		t.Errorf("%d %q", code, out)
	}
	if code, _, errs := run(t, nil, "rules", "show", "R-999-001", "--lang", "en"); code != 1 || !strings.Contains(errs, "R-999-001") {
		t.Errorf("%d %q", code, errs)
	}
}
