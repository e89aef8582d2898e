package aid_test

import (
	"strings"
	"testing"

	"sightline/client/aid"
	"sightline/client/aid/aidtest"
	"sightline/client/lang"
	"sightline/rules/all"
	"sightline/server/wire"
)

// TestEveryAidHasAnExample: each aid answers at least one worked example of the catalog as the catalog does.
func TestEveryAidHasAnExample(t *testing.T) {
	examples, err := aidtest.Examples()
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, e := range examples {
		a, ok := aid.Find(e.Aid)
		p, known := all.Named(e.Ruleset)
		if !ok || !known || len(e.Says) == 0 || !a.For(wire.GM, p.Name) {
			t.Errorf("%+v: no such aid or rule set, or nothing is said", e)
			continue
		}
		shown[a.ID] = true
		said := write(a.Judge(a.With(p, &wire.View{}, 0, e.Set)))
		for _, want := range e.Says {
			if !strings.Contains(said, want) {
				t.Errorf("%s %s: %q is not in %q", e.Aid, e.Vector, want, said)
			}
		}
	}
	for _, a := range aid.All() {
		if !shown[a.ID] {
			t.Errorf("%s has no example", a.ID)
		}
	}
}

func write(a aid.Answer) string {
	var lines []string
	for _, l := range a.Lines {
		lines = append(lines, lang.Text{}.Write(l.Text, l.Args...)+" "+l.Row)
	}
	return strings.Join(lines, "\n")
}
