package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sightline/rules/dice"
)

// TestRollCheck: a file of open rolls is checked roll by roll; a changed one, another seed, a missing roll, no seed and no such file are
// each told, in both languages; a single roll follows from seed, session and index.
func TestRollCheck(t *testing.T) {
	seed := dice.Key{A: 1, B: 2, C: 3, D: 4}
	r := dice.Record{Session: 0xbeef, Seed: seed, Commitment: dice.Commit(0xbeef, seed)}
	for i, text := range []string{"4d6kh3", "1d20+5", "2d6[fire]"} {
		e, err := dice.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		roll := e.Roll(seed.Open(r.Session, uint32(i+1)))
		r.Rolls = append(r.Rolls, dice.Told{Index: uint32(i + 1), Expr: text, Total: roll.Total, Faces: roll.Fallen(), Who: "Ann"})
	}
	file := filepath.Join(t.TempDir(), "rolls.txt")
	check := func(change func(*dice.Record), args ...string) (int, string) {
		c := r
		c.Rolls = append([]dice.Told(nil), r.Rolls...)
		change(&c)
		if err := os.WriteFile(file, []byte(c.Text()), 0o600); err != nil {
			t.Fatal(err)
		}
		code, out, errs := run(t, nil, append([]string{"roll", "--check", file}, args...)...)
		return code, out + errs
	}
	if code, out := check(func(*dice.Record) {}); code != 0 || strings.Count(out, "✓") != 3 || !strings.Contains(out, "all 3 rolls follow") {
		t.Errorf("exit %d, %s", code, out)
	}
	for want, change := range map[string]func(*dice.Record){
		"1 of 3 rolls":       func(r *dice.Record) { r.Rolls[1].Total++ },
		"not the one":        func(r *dice.Record) { r.Seed.A++ },
		"missing before #3":  func(r *dice.Record) { r.Rolls = append(r.Rolls[:1], r.Rolls[2]) },
		"published when":     func(r *dice.Record) { r.Seed = dice.Key{} },
		"line 5: this is no": func(r *dice.Record) { r.Rolls[0].Expr = "4d6\tkh3" },
	} {
		if code, out := check(change); code != 1 || !strings.Contains(out, want) {
			t.Errorf("%s: exit %d, %s", want, code, out)
		}
	}
	if code, out := check(func(*dice.Record) {}, "--lang", "cs"); code != 0 || !strings.Contains(out, "4k6") || !strings.Contains(out, "odpovídá závazku") {
		t.Errorf("exit %d, %s", code, out)
	}
	_, out, _ := run(t, nil, "roll", "--seed", seed.String(), "--session", "beef", "--index", "1", "4d6kh3")
	if !strings.HasSuffix(out, fmt.Sprintf("= %d\n", r.Rolls[0].Total)) {
		t.Errorf("by the seed: %s, want %+v", out, r.Rolls[0])
	}
	for _, args := range [][]string{
		{}, {"--check", file, "1d6"}, {"--seed", "abc", "--index", "1", "1d6"}, {"--seed", seed.String(), "--session", "x", "--index", "1", "1d6"},
		{"--seed", seed.String(), "--session", "1", "1d6"}, {"--index", "-1", "1d6"}, {"--session", "1", "1d6"},
	} {
		if code, _, _ := run(t, nil, append([]string{"roll"}, args...)...); code != 2 {
			t.Errorf("%v: exit %d", args, code)
		}
	}
	if code, _, errs := run(t, nil, "roll", "--check", file+".none"); code != 1 || !strings.Contains(errs, "cannot be read") {
		t.Errorf("no such file: exit %d, %s", code, errs)
	}
}
