package e2e

import (
	"fmt"
	"strings"
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

// TestSiege puts a ballista on the table (V-014-098-01) and has its crew ready it an action at a time (V-014-098-02): what is loaded stays
// loaded, and then the shot is its attack. A tower shelters who is in it and brings it onto a wall (V-014-102-01).
func TestSiege(t *testing.T) {
	f := two(t)
	gm, z := f.gm, f.zofie
	gm.pickToken(ogre)
	gm.aid(exampleOf(t, "V-014-098-03"))
	gm.offer("Put it on the table")
	gm.until(`s.tokens.some(t => t.name === "Ballista" && t.hp === 50 && t.size === "Large")`)
	gm.set("#aid-field-distance", "97")
	gm.sees("#aid-answer", "It can't hit there")
	gm.pickToken("Ballista")
	gm.sees("#engine-state", "Next: load; actions: 1")
	gm.click(".engine-by")
	gm.sees("#engine-state", "Next: aim; actions: 1")
	gm.click(".engine-by")
	gm.sees("#engine-state", "Ready: fire")
	gm.shot("siege")
	z.until(`s.tokens.some(t => t.name === "Ballista" && (t.marks || []).includes("siege.ballista"))`)

	gm.pickToken(zofie)
	gm.option("#aid-field-engine", "siege_tower")
	gm.offer("Put it on the table")
	gm.until(`s.tokens.some(t => t.name === "Siege tower" && t.size === "Gargantuan")`)
	tower := gm.idOf("Siege tower")
	gm.unfold("#riding")
	gm.click(fmt.Sprintf("#mount-%x", tower))
	gm.sees("#climb", "Onto the wall")
	gm.shot("tower")
	gm.click("#climb-1")
	gm.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.floor === 8)`, zofie))
	gm.quiet()
	z.quiet()
}

// TestAwards: experience is shared and kept by character (V-014-133-01); played by sessions a session that makes a level is told to all
// (V-014-137-01).
func TestAwards(t *testing.T) {
	f := two(t)
	gm, z := f.gm, f.zofie
	gm.aid(exampleOf(t, "V-014-133-01"))
	gm.set("#aid-field-characters", "1")
	gm.offer("Give the characters")
	z.sees("#log", "gets 1,350 experience")
	z.pickToken(zofie)
	z.sees("#effect-list", "Experience 1,350")
	gm.click("#aid-back")
	gm.click("#house summary")
	gm.option("#house-xp-mode", "sessions")
	gm.click("#aid-levels")
	gm.offer("A session was played")
	z.sees("#log", "The party is of level 2 now")
	gm.shot("awards")
	gm.quiet()
	z.quiet()
}

// TestAilments plays afflictions at the table: burnt othur is given with a save and asks for another at the start of the turn
// (V-014-112-02); sight rot is secret till it breaks out and grows worse with each long rest (V-014-107-02); an inhaled poison is a cloud
// of one cell (V-014-109-01); madness is given where the table plays with it, and only what cures it is offered (V-014-132-03).
func TestAilments(t *testing.T) {
	f := two(t)
	gm, z := f.gm, f.zofie
	give := func(kind, dc string, secret bool) {
		gm.pickToken(zofie)
		gm.unfold("#ail")
		gm.option("#ail-kind", kind)
		gm.ok(gm.tab.Fill("#ail-dc", dc))
		gm.ticks("#ail-secret", secret)
		gm.shot("ail form")
		gm.click("#ail-give")
	}
	give("disease.sight_rot", "99", true)
	gm.sees("#effect-list", "Sight rot")
	z.pickToken(zofie)
	if list := z.text("#effect-list"); strings.Contains(list, "rot") {
		t.Errorf("before it breaks out its player is told: %s", list)
	}
	gm.click("#pass-day")
	z.sees("#effect-list", "Sight rot · −1")
	gm.click("#rest-long")
	z.sees("#effect-list", "Sight rot · −2")

	give("poison.burnt_othur_fumes", "99", false)
	z.sees("#effect-list", "Burnt othur fumes")
	gm.pickToken(zofie)
	gm.click("#token-order")
	gm.click("#turn-next")
	gm.sees("#dues", "Burnt othur fumes · save of the turn")
	gm.shot("save due")
	if z.has("#dues") {
		t.Error("the player is reminded of the GM's saves")
	}
	gm.click("#dues .due-roll")
	gm.until(`!document.querySelector("#dues")`)
	z.sees("#log .saves", zofie)

	gm.click("#tab-aids")
	gm.click("#house summary")
	gm.click("#house-madness-enabled")
	gm.until(`document.querySelector("#house-madness-enabled").checked`)
	gm.click("#tab-aids")
	give("madness.indefinite", "0", false)
	z.sees("#effect-list", "Indefinite madness")
	gm.sees("#effect-list", "Cure: Greater restoration")
	if list := gm.text("#effect-list"); strings.Contains(list, "Lesser restoration") {
		t.Errorf("what does not cure is offered: %s", list)
	}
	z.shot("ailing")
	gm.shot("ailments")

	gm.click("#ail-cloud")
	gm.ok(gm.tab.ClickAt(gm.cell(14, 12)))
	gm.sees("#covered", "1 ")
	gm.quiet()
	z.quiet()
}
