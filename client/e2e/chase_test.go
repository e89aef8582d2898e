package e2e

import (
	"fmt"
	"strings"
	"testing"

	"sightline/geom/grid"
	"sightline/rules/chase"
)

// enrol puts a token into the first chase.
func (p *page) enrol(name, role string, at, con, stealth, passive int32) {
	p.t.Helper()
	p.pickToken(name)
	p.option(`.chase-add select[name="role"]`, role)
	for field, n := range map[string]int32{"at": at, "con": con, "stealth": stealth, "passive": passive} {
		p.ok(p.tab.Fill(fmt.Sprintf(`.chase-add input[name=%q]`, field), fmt.Sprint(n)))
	}
	p.click(`.chase-add button[type="submit"]`)
}

// runnerOf is where a page shows a runner.
func (p *page) runnerOf(name string) string { return fmt.Sprintf("#runner-%x", p.idOf(name)) }

// unfold opens what is folded.
func (p *page) unfold(css string) {
	p.t.Helper()
	if !p.has(css + "[open]") {
		p.click(css + " > summary")
	}
}

// comesTo ends turns on the GM's page until a runner is in turn.
func (p *page) comesTo(name string) {
	p.t.Helper()
	for range 4 {
		if p.has(p.runnerOf(name) + ".now") {
			return
		}
		p.click(".chase-next")
	}
	p.t.Fatalf("%s is never in turn", name)
}

// TestChase plays a chase on a player's and the GM's screen from the start to an escape: the player dashes beyond what is free
// (V-014-086-02, V-014-086-05), runs on, meets a complication and is slowed by it, and gets away out of the lead's sight
// (V-014-088-01). The ogre's numbers never reach the player.
func TestChase(t *testing.T) {
	f := two(t)
	gm, z := f.gm, f.zofie
	gm.click("#tab-turns")
	gm.click("#tab-chat")
	gm.click("#tab-chase")
	gm.click("#chase-start")
	gm.enrol(ogre, "pursuer", 2, 1, 0, 14)
	gm.enrol(zofie, "quarry", 10, -1, 99, 0)
	gm.unfold(".chase details:has(.chase-table)")
	gm.option(".chase-table", "own")
	gm.ok(gm.tab.Fill(".chase-own", "Padlý strom; 40; 2"))
	gm.key("Tab")
	gm.ok(gm.tab.Fill(".chase-marks", "90; Zzyzx jáma; 12; 3"))
	gm.key("Tab")
	gm.click("#chase-begin")
	gm.sees(".chase-round", "Round 1")
	gm.shot("chase started")

	z.click("#tab-token")
	z.click("#tab-turns")
	z.click("#tab-chat")
	z.click("#tab-chase")
	z.sees(z.runnerOf(zofie)+" .apart", "8 squares")
	gm.comesTo(zofie)
	me := z.runnerOf(zofie)
	for range 3 {
		z.click(me + " .run-dash")
	}
	z.sees(me+" .facts", "Dashes 3, 2 free")
	z.sees(me+" .facts", "checks at the end of the turn: 1")
	z.ok(z.tab.Fill(me+` .run-on input`, "12"))
	z.click(me + ` .run-on button`)
	z.sees(me+" .apart", "20 squares")
	z.shot("chase dashes")
	z.click(me + " .run-end")

	gm.sees(gm.runnerOf(ogre)+" .met", "Padlý strom")
	gm.comesTo(ogre)
	gm.click(".chase-next") // the ogre's roll strikes Žofie
	z.sees(me+" .met", "Padlý strom")
	z.sees(me+" .met", "DC 40")
	z.shot("chase complication")
	z.ok(z.tab.Fill(me+` .met-test input`, "2"))
	z.click(me + ` .met-test button`)
	z.sees(me+" .facts", "cells at double cost: 2")

	gm.unfold(gm.runnerOf(zofie) + " .run-more")
	gm.click(gm.runnerOf(zofie) + " .run-hide")
	z.sees(me+" .facts", "out of sight")
	for range 2 {
		if !gm.has(".chase-next") {
			break
		}
		gm.click(".chase-next")
	}
	gm.sees(".chase-round", "The chase is over")
	gm.sees(gm.runnerOf(zofie), "escaped")
	z.sees(".chase-round", "The chase is over")
	gm.shot("chase escape")
	z.shot("chase escape")
	z.never(secret{name: "Zzyzx jáma"})
	gm.quiet()
	z.quiet()
}

// TestChaseSplits: one who pursues is hunted from behind in a second chase (V-014-096-01), and both play a round each in turn.
func TestChaseSplits(t *testing.T) {
	f := two(t)
	gm := f.gm
	f.place(guard, grid.Medium, false, 14, 7)
	f.place(rat, grid.Small, false, 13, 9)
	gm.click("#tab-turns")
	gm.click("#tab-chat")
	gm.click("#tab-chase")
	gm.click("#chase-start")
	gm.enrol(ogre, "pursuer", 0, 1, 0, 14)
	gm.enrol(guard, "pursuer", 1, 1, 0, 12)
	gm.enrol(zofie, "quarry", 10, 1, 5, 0)
	gm.click("#chase-begin")
	gm.pickToken(rat)
	gm.unfold(gm.runnerOf(guard) + " .run-more")
	gm.click(gm.runnerOf(guard) + " .run-hunt")
	if n := len(gm.texts(".chase")); n != 2 {
		t.Fatalf("%d chases", n)
	}
	if n := len(gm.texts(gm.runnerOf(guard))); n != 2 {
		t.Errorf("the guard runs in %d chases, one as pursuer and one as quarry", n)
	}
	for _, role := range []string{"pursuer", "quarry"} {
		if !gm.has(gm.runnerOf(guard) + fmt.Sprintf("[data-role=%q]", role)) {
			t.Errorf("the guard is no %s", role)
		}
	}
	gm.shot("chase hunted")
	gm.sees(".chase-round", "Another chase plays its round")
	gm.quiet()
}

// clears lets all who met something pass it.
func (p *page) clears() {
	p.t.Helper()
	for range 40 {
		switch {
		case p.has(".met-pass"):
			p.click(".met-pass")
		case p.has(".met-coin"):
			p.click(".met-coin")
		default:
			return
		}
	}
}

// TestChaseWhole plays a chase of four through: both tables of complications strike (R-014-091, R-014-092), the way forks and one takes the
// side way (R-014-095), it splits in two that play a round each in turn (V-014-094-01), and ends when the quarry gives up.
func TestChaseWhole(t *testing.T) {
	f := two(t)
	gm := f.gm
	f.place(guard, grid.Medium, false, 14, 7)
	f.place(rat, grid.Small, false, 13, 9)
	gm.click("#tab-turns")
	gm.click("#tab-chat")
	gm.click("#tab-chase")
	gm.click("#chase-start")
	gm.enrol(ogre, "pursuer", 0, 1, 0, 14)
	gm.enrol(guard, "pursuer", 1, 1, 0, 12)
	gm.enrol(rat, "quarry", 12, 1, 5, 0)
	gm.enrol(zofie, "quarry", 10, 1, 5, 0)
	gm.unfold(".chase details:has(.chase-table)")
	gm.ok(gm.tab.Fill(".chase-marks", "14>1; ulička"))
	gm.key("Tab")
	gm.click("#chase-begin")
	gm.sees(".chase-round", "Round 1")
	for _, id := range []string{"urban", "wilderness"} {
		gm.option(".chase-table", id)
		table, _ := chase.Find(id)
		for i := 0; !gm.has(".met"); i++ {
			if i > 40 {
				t.Fatalf("nothing of the table %s strikes anybody", id)
			}
			gm.click(".chase-next")
		}
		words, named := gm.text(".met"), false
		for _, row := range table.Rows {
			named = named || strings.Contains(words, row.Name.En)
		}
		if !named {
			t.Errorf("no row of %s says %q", id, words)
		}
		gm.shot("chase " + id)
		gm.clears()
	}
	for i := 0; !gm.has(gm.runnerOf(zofie) + ".now"); i++ {
		if i > 8 {
			t.Fatal("Žofie is never in turn")
		}
		gm.click(".chase-next")
	}
	gm.clears()
	gm.ok(gm.tab.Fill(gm.runnerOf(zofie)+" .run-on input", "9"))
	gm.click(gm.runnerOf(zofie) + " .run-on button")
	gm.sees(gm.runnerOf(zofie)+" .run-take", "Take this way: ulička")
	gm.click(gm.runnerOf(zofie) + " .run-take")
	gm.until(`document.querySelector('.chase-track[data-way="1"] .runner-at') !== null`)
	gm.shot("chase fork")

	gm.unfold(".chase details:has(> .chase-split)")
	for _, who := range []string{guard, rat} {
		gm.click(fmt.Sprintf(".split-%x", gm.idOf(who)))
	}
	gm.click(".chase-split button")
	if n := len(gm.texts(".chase-round")); n != 2 {
		t.Fatalf("%d chases after the split", n)
	}
	gm.sees("#chase", "Another chase plays its round")
	gm.shot("chase split")
	gm.unfold(gm.runnerOf(zofie) + " .run-more")
	gm.click(gm.runnerOf(zofie) + " .run-caught")
	gm.sees("#chase", "The chase is over")
	gm.shot("chase over")
	gm.quiet()
}
