package e2e

import (
	"fmt"
	"testing"

	"sightline/geom/grid"
)

// TestNervousFingers types into the fields of a fight what they can't use, and clicks twice: what stands in a field is what counts, a form
// with a wrong number is not sent, and what was meant once is done once.
func TestNervousFingers(t *testing.T) {
	f := &fight{t: t, s: serve(t), gm: person(t, "gm")}
	gm := f.gm
	gm.join(f.s.gm, "Míša")
	gm.whole()
	f.place(ogre, grid.Large, false, 14, 12)
	f.place(guard, grid.Medium, false, 12, 9)
	gm.pickToken(guard)
	gm.fills([2]string{"guard-ac", "15"})
	for typed, want := range map[string]string{"": "15", "🐉": "15", "99999999999": "15", "1.5": "15", "500": "99", "-5": "0"} {
		gm.set("#guard-ac", "15")
		gm.set("#guard-ac", typed)
		if got := gm.value("#guard-ac"); got != want {
			t.Errorf("an armour class of %q stands as %q, want %q", typed, got, want)
		}
	}
	gm.set("#guard-resist", "oheň, ohěň")
	gm.toast("“ohěň” is no kind of damage")
	if got := gm.value("#guard-resist"); got != "" {
		t.Errorf("resistances are %q", got)
	}
	gm.click("#arm-add")
	for _, typed := range []string{"zzz", "999999d6", "1d6 + 🐉"} {
		gm.set("#arm-damage-0", typed)
		gm.toast("")
		gm.sees("#arm-0", "1d6+2 slashing")
	}
	gm.wrongForms()
	gm.twice()
}

// wrongForms sends forms with numbers that can't be: nothing comes of it.
func (p *page) wrongForms() {
	p.t.Helper()
	p.fold("#token-saves", true)
	p.fold("#effect-add", true)
	for _, typed := range []string{"", "99999", "1.5"} {
		p.ok(p.tab.Fill("#token-save-dc", typed))
		p.click("#token-save-roll")
		p.ok(p.tab.Fill("#effect-bonus", typed))
		p.click("#effect-add-button")
		p.ok(p.tab.Fill("#turn-value", typed))
		if typed != "" { // an empty one is 0, as it says
			p.click("#turn-add-button")
		}
	}
	if p.has("#log .saves") || p.has("#effect-list li") || p.has("#order li") {
		p.t.Errorf("wrong numbers made something: %q %q %q", p.texts("#log .saves"), p.texts("#effect-list li"), p.texts("#order li"))
	}
	p.shot("wrong")
	p.ok(p.tab.Fill("#token-save-dc", "13"))
	p.ok(p.tab.Fill("#turn-value", "7"))
}

// twice clicks twice as fast as a double click, and the second is none.
func (p *page) twice() {
	p.t.Helper()
	again := func(css string) {
		p.click(css)
		eval[bool](p, fmt.Sprintf(`document.querySelector(%q).dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, detail: 2}))`, css))
		p.settle()
	}
	again("#token-save-roll")
	if n := len(p.texts("#log .saves")); n != 1 {
		p.t.Errorf("a double click rolls %d saves", n)
	}
	p.click("#turn-roll")
	again("#turn-next")
	first := p.text("#order li .name")
	if _, now := p.order(); now != first {
		p.t.Errorf("a double click begins with %q, the first is %q", now, first)
	}
}
