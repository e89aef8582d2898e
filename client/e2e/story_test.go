package e2e

import (
	"fmt"
	"testing"
)

// offer presses what an aid's answer offers, by its words.
func (p *page) offer(words string) {
	p.t.Helper()
	p.sees("#aid-offers", words)
	id := eval[string](p, fmt.Sprintf(`([...document.querySelectorAll("#aid-offers button")].find(b => b.textContent.includes(%q)) || {}).id`, words))
	p.click("#" + id)
}

// TestAfflictions puts a poison (V-014-111-03) and a madness (V-014-129-01) on a player's token from their aids: damage comes off, the
// conditions are marks for all, the poison itself only its player's and the GM's; a cure takes the madness off (V-014-132-01).
func TestAfflictions(t *testing.T) {
	f := two(t)
	gm, z := f.gm, f.zofie
	marked := func(kind string, want bool) string {
		return fmt.Sprintf(`s.tokens.some(t => (t.marks || []).includes(%q)) === %v`, kind, want)
	}
	gm.pickToken(zofie)
	gm.aid(exampleOf(t, "V-014-111-03"))
	gm.offer("Put it on the token")
	z.until(marked("condition.poisoned", true))
	gm.offer("Take the damage off")
	z.until(`s.tokens.some(t => t.mine && t.hp === 3)`)
	z.pickToken(zofie)
	z.sees("#effect-list", "Assassin's blood")
	z.shot("poisoned")
	gm.aid(exampleOf(t, "V-014-129-01"))
	gm.offer("Put it on the token")
	z.until(marked("condition.paralyzed", true))
	gm.shot("mad")
	gm.click("#aid-back")
	gm.click("#aid-madness-cure")
	gm.option("#aid-field-cure", "lesser_restoration")
	gm.sees("#aid-answer", "It cures the madness")
	gm.offer("Take it off the token")
	z.until(marked("condition.paralyzed", false))
	gm.quiet()
	z.quiet()
}

// TestSiege puts a ballista on the table (V-014-098-01) and has its crew spend actions on it: what is loaded stays loaded, and the
// third action fires (V-014-098-02).
func TestSiege(t *testing.T) {
	f := two(t)
	gm := f.gm
	gm.pickToken(ogre)
	gm.aid(exampleOf(t, "V-014-098-03"))
	gm.offer("Put it on the table")
	gm.until(`s.tokens.some(t => t.name === "Ballista" && t.hp === 50 && t.size === "Large")`)
	gm.pickToken("Ballista")
	gm.set("#aid-field-actions", "2")
	gm.offer("Spend the actions")
	gm.sees("#effect-list", "actions spent 2")
	gm.set("#aid-field-actions", "1")
	gm.sees("#aid-answer", "Shots: 1; next: load")
	gm.shot("siege")
	gm.set("#aid-field-distance", "97")
	gm.sees("#aid-answer", "It can't hit there")
	gm.quiet()
}
