package e2e

import (
	"testing"

	"sightline/client/aid"
	"sightline/client/aid/aidtest"
	"sightline/rules/all"
)

// TestAids opens every aid of the panel "Rules and tools" on a GM's screen, fills it in as a worked example of the catalog
// has it and reads the answer.
func TestAids(t *testing.T) {
	examples, err := aidtest.Examples()
	if err != nil {
		t.Fatal(err)
	}
	s := serve(t)
	gm := person(t, "gm")
	gm.join(s.gm, "Gina")
	gm.click("#tab-chat")
	gm.click("#tab-turns")
	gm.click("#tab-token")
	gm.click("#tab-scene")
	profile := ""
	for _, e := range examples {
		p, _ := all.Named(e.Ruleset)
		if p.Name != profile {
			profile = p.Name
			gm.option("#profile", profile)
		}
		gm.aid(e)
	}
	gm.shot("aid")
}

// aid opens an aid from the list, fills it in and reads what it says.
func (p *page) aid(e aidtest.Example) {
	p.t.Helper()
	a, ok := aid.Find(e.Aid)
	if !ok {
		p.t.Fatalf("no aid %q", e.Aid)
	}
	if !p.has("#aids") {
		p.click("#tab-aids")
	}
	if p.has("#aid-back") {
		p.click("#aid-back")
	}
	p.click("#aid-" + e.Aid)
	for _, f := range a.Fields { // in the order of the form: a field may show others
		value, filled := e.Set[f.Key]
		switch {
		case filled && f.Kind == aid.Check:
			if (value == "yes") != (f.Start == "yes") {
				p.click("#aid-field-" + f.Key)
			}
		case filled && f.Kind == aid.Choice:
			p.option("#aid-field-"+f.Key, value)
		case filled:
			p.set("#aid-field-"+f.Key, value)
		}
	}
	for _, words := range e.Says {
		p.sees("#aid-answer", words)
	}
}
