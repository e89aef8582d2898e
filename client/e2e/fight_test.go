package e2e

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"testing"
	"time"

	"sightline/geom/grid"
)

// fight is a GM and two players at one table, on the sample map: a cave on the left, a hall with a door to the north (11, 6) and one
// to the south (between 9 and 10, 14), a round room to the right of it, open to the hall, and a door to the west at (12, 15).
type fight struct {
	t                *testing.T
	s                *server
	gm, zofie, rehor *page
	secrets          []secret // what no player may hold at this point
}

// The names that people type.
const (
	zofie = "Žofie Křivá"
	rehor = "Řehoř Ďas"
)

// The creatures of the GM.
const (
	lurker = "Zzyzx Neviditelný" // hidden, in plain sight of all
	rat    = "Krysák Qwfp"       // behind the southern door
	ogre   = "Zlobr"
	guard  = "Strážce"
)

var steps = flag.String("steps", "", "a regular expression: of the fight only the steps with such names, after everybody sat down")

// step does a part of the fight; after it no player may hold what is secret.
func (f *fight) step(name string, do func()) {
	f.t.Helper()
	began := time.Now()
	do()
	for _, p := range []*page{f.zofie, f.rehor} {
		p.never(f.secrets...)
		p.quiet()
	}
	f.gm.quiet()
	f.t.Logf("%s: %.1f s", name, time.Since(began).Seconds())
	if f.t.Failed() {
		f.t.FailNow()
	}
}

// TestFight plays a fight through in three browsers: every tool, every rule that the players meet, and at every step what the
// players' pages received is searched for what they may not know.
func TestFight(t *testing.T) {
	f := &fight{t: t, s: serve(t)}
	f.gm, f.zofie, f.rehor = person(t, "gm"), person(t, "zofie"), person(t, "rehor")
	f.step("sit down", f.sitDown)
	f.step("set up", f.setUp)
	f.step("give tokens", f.give)
	wanted := regexp.MustCompile(*steps)
	for _, s := range []struct {
		name string
		do   func()
	}{
		{"light", f.light}, {"move", f.move}, {"be stopped", f.beStopped}, {"doors", f.doors}, {"measure", f.measure},
		{"cover", f.cover}, {"templates", f.templates}, {"other grids", f.otherGrids}, {"dice and chat", f.talk}, {"turns", f.turns},
		{"hit points", f.health}, {"undo", f.undo}, {"fog by hand", f.fog}, {"see as this seat", f.watch},
	} {
		if wanted.MatchString(s.name) {
			f.step(s.name, s.do)
		}
	}
}

func (f *fight) sitDown() {
	f.gm.join(f.s.gm, "Míša PJ")
	f.zofie.join(f.s.players, zofie)
	f.rehor.join(f.s.players, rehor)
	for _, p := range []*page{f.zofie, f.rehor} {
		p.sees("#waiting", "Waiting for the GM")
		if s := p.state(); !s.Waiting || len(s.Tokens) != 0 || s.Explored != 0 || s.Walls != 0 || len(s.Doors) != 0 {
			f.t.Errorf("%s has no token and yet knows something: %+v", p.name, s)
		}
		p.black()
		p.shot("waiting")
	}
	f.gm.sees("#tab-seats .count", "2")
}

// black fails the test unless the board is dark all over: the middle of the screen, but for the words on it.
func (p *page) black() {
	p.t.Helper()
	img := p.picture()
	for y := 90; y < 780; y += 7 {
		for x := 80; x < 880; x += 7 {
			if y > 250 && y < 550 {
				continue // the words
			}
			if r, g, b, _ := img.At(x, y).RGBA(); max(r, g, b)>>8 > 40 {
				p.t.Fatalf("%s: the board shows something at %d, %d", p.name, x, y)
			}
		}
	}
}

// place puts a creature on a square through the form.
func (f *fight) place(name string, size grid.Size, hidden bool, x, y int32) {
	f.t.Helper()
	gm := f.gm
	if !gm.has("#new-token[open]") {
		gm.click("#new-token > summary")
	}
	gm.set("#new-name", name)
	gm.option("#new-size", fmt.Sprint(slices.Index(grid.Sizes[:], size)))
	if eval[bool](gm, `document.querySelector("#new-hidden").checked`) != hidden {
		gm.click("#new-hidden")
	}
	gm.click("#place-token")
	gm.ok(gm.tab.ClickAt(gm.at(grid.Grid{}, size, x, y)))
	gm.settle()
	gm.token(name)
}

func (f *fight) setUp() {
	gm := f.gm
	gm.whole()
	f.place(lurker, grid.Medium, true, 16, 9)
	f.place(rat, grid.Small, false, 10, 15)
	f.place(ogre, grid.Large, false, 14, 12)
	f.place(guard, grid.Medium, false, 14, 7)
	f.secrets = []secret{{lurker, gm.idOf(lurker)}, {rat, gm.idOf(rat)}, {ogre, gm.idOf(ogre)}, {guard, gm.idOf(guard)}}
	if !gm.token(lurker).Hidden || gm.token(rat).Hidden {
		f.t.Error("the wrong creature is hidden")
	}
	for _, s := range f.secrets {
		gm.finds(s)
	}
	gm.shot("set-up")
}

func (f *fight) give() {
	gm := f.gm
	gm.click("#tab-seats")
	for len(gm.texts("[id^=give-]")) > 0 {
		before := len(gm.texts("[id^=give-]"))
		gm.click("[id^=give-]")
		if len(gm.texts("[id^=give-]")) != before-1 {
			f.t.Fatal("giving a token did not help a waiting seat")
		}
	}
	f.secrets = f.secrets[:2] // the ogre and the guard stand in the open
	f.zofie.until(`!s.waiting && s.tokens.length > 0`)
	f.rehor.until(`!s.waiting && s.tokens.length > 0`)
	f.zofie.whole()
	f.rehor.whole()
	f.zofie.shot("given")
	f.rehor.shot("given")
	gm.shot("given")
}
