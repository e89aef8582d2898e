package e2e

import (
	"fmt"
	"testing"

	"sightline/geom/grid"
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

// TestChaseSplits: a chase is split in two, which play a round each in turn (V-014-094-01); one who pursues is hunted from behind in a
// second chase (V-014-096-01); roles turn round.
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
