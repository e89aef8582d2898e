package e2e

import (
	"fmt"
	"math"

	"sightline/client/lang"
	"sightline/server/cli/chrome"
	"sightline/server/wire"
)

// bring has the GM set a token down on a square, wherever it is.
func (f *fight) bring(name string, x, y int32) {
	f.t.Helper()
	gm := f.gm
	tok := gm.token(name)
	gm.click(fmt.Sprintf("#pick-%x", gm.idOf(name)))
	gm.whole() // the list brings the token to the middle
	if tok.Cell == [2]int32{x, y} {
		return
	}
	gm.ok(gm.tab.RightClickAt(gm.cell(x, y)))
	gm.fromMenu(lang.MenuPut)
	gm.stands(name, x, y)
}

// fromMenu takes what words stand for from the menu that is open.
func (p *page) fromMenu(words lang.Key) {
	p.t.Helper()
	label := lang.Text{Lang: lang.Choose([]string{p.state().Lang})}.Say(words)
	p.sees("#menu", label)
	eval[bool](p, fmt.Sprintf(`([...document.querySelectorAll("#menu button")].find(b => b.textContent === %q).click(), true)`, label))
	p.settle()
}

func (f *fight) light() {
	seen := f.zofie.state().Seen
	f.gm.click("#tab-scene")
	f.gm.choose("#light", "dark")
	f.zofie.until(fmt.Sprintf(`s.seen < %d`, seen))
	f.zofie.shot("dark")
	explored := f.zofie.state().Explored
	f.gm.choose("#light", "bright")
	f.zofie.until(fmt.Sprintf(`s.seen >= %d`, seen))
	if got := f.zofie.state().Explored; got < explored {
		f.t.Errorf("light took explored ground away: %d sub-cells, before %d", got, explored)
	}
	f.gm.choose("#diagonals", "1-2-1 (5-10-5 ft)")
	f.gm.choose("#limit", "counted")
	f.gm.click("#tab-scene")
}

func (f *fight) move() {
	gm, z, r := f.gm, f.zofie, f.rehor
	gm.drag(zofie, [2]int32{11, 8}) // a GM walks a player's token
	for _, p := range []*page{gm, z, r} {
		p.stands(zofie, 11, 8)
	}
	before := z.state().Explored

	// Two diagonals cost 1 + 2 squares.
	tok := z.token(zofie)
	z.ok(z.tab.Press(append([]chrome.XY{{X: tok.CX, Y: tok.CY}}, z.cells([2]int32{9, 10})...)...))
	z.settle()
	if d := z.state().Drag; d == nil || d.Cost != 3 || d.Beyond || !d.OK {
		f.t.Errorf("two diagonals: %+v, want a cost of 3 within the speed", d)
	}
	z.shot("drag")
	gm.until(`s.shown > 0`) // others see the drag under way
	z.ok(z.tab.Release(z.cell(9, 10)))
	z.settle()
	for _, p := range []*page{gm, z, r} {
		p.stands(zofie, 9, 10)
	}
	gm.until(`s.shown === 0`)

	// Beyond the speed the way takes another colour, and Escape takes it back.
	tok = z.token(zofie)
	near, far := z.cell(8, 9), z.cell(2, 12)
	z.ok(z.tab.Press(chrome.XY{X: tok.CX, Y: tok.CY}, near))
	z.settle()
	few := z.warm()
	z.ok(z.tab.Press(near, far))
	z.settle()
	if d := z.state().Drag; d == nil || !d.Beyond || d.Total <= d.Speed {
		f.t.Errorf("a long way: %+v, want it beyond the speed", d)
	}
	if many := z.warm(); many <= few {
		f.t.Errorf("the way beyond the speed is not drawn in the colour of warning: %d pixels, before %d", many, few)
	}
	z.shot("drag-beyond")
	z.key("Escape")
	z.ok(z.tab.Release(far))
	z.stands(zofie, 9, 10)

	// By finger, into the cave, whose corners were never seen; then back: what was explored stays.
	r.finger(rehor, [2]int32{12, 9}, [2]int32{9, 9})
	r.stands(rehor, 9, 9)
	gm.stands(rehor, 9, 9)
	z.drag(zofie, [2]int32{7, 11}, [2]int32{5, 12})
	z.stands(zofie, 5, 12)
	z.drag(zofie, [2]int32{3, 15})
	z.stands(zofie, 3, 15)
	grown := z.state().Explored
	if grown <= before {
		f.t.Errorf("walking into the cave explored nothing: %d sub-cells, before %d", grown, before)
	}
	z.drag(zofie, [2]int32{5, 12})
	z.stands(zofie, 5, 12)
	if s := z.state(); s.Explored < grown || s.Seen >= s.Explored {
		f.t.Errorf("after moving away %d sub-cells are explored and %d seen; %d were explored before", s.Explored, s.Seen, grown)
	}
	z.shot("explored")
}

// warm counts the pixels of the board in the colours of warning: those of a way beyond the speed.
func (p *page) warm() int {
	p.t.Helper()
	img, n := p.picture(), 0
	for y := 80; y < 790; y++ {
		for x := 70; x < 880; x++ {
			r, g, b, _ := img.At(x, y).RGBA()
			if near(r>>8, 0xF0) && near(g>>8, 0x65) && near(b>>8, 0x4F) {
				n++
			}
		}
	}
	return n
}

func near(a, b uint32) bool { return math.Abs(float64(a)-float64(b)) < 24 }

func (f *fight) beStopped() {
	z := f.zofie
	// Who the GM hides is not there yet: one walks through without noticing.
	f.bring(zofie, 13, 9)
	z.stands(zofie, 13, 9)
	z.drag(zofie, [2]int32{16, 9})
	z.stands(zofie, 16, 9)

	// A wall that one knows refuses the move, and the token springs back.
	f.bring(zofie, 10, 6)
	z.stands(zofie, 10, 6)
	tok := z.token(zofie)
	z.ok(z.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY}))
	z.key("ArrowUp")
	z.toast("in the way")
	z.stands(zofie, 10, 6)
	f.gm.stands(zofie, 10, 6)

	// A wall and a creature in the dark are found by walking into them, and the answer names nothing.
	r := f.rehor
	f.gm.click("#tab-scene")
	f.gm.choose("#light", "dark")
	f.gm.click("#tab-scene")
	f.bring(rehor, 5, 18) // in a crate, whose sides nobody has seen
	r.stands(rehor, 5, 18)
	r.drag(rehor, [2]int32{5, 15})
	r.sees("#log", "stops here")
	r.stands(rehor, 5, 17)
	f.gm.stands(rehor, 5, 17)
	r.shot("in-the-dark")
	f.bring(rat, 1, 18)
	f.bring(rehor, 4, 18)
	r.stands(rehor, 4, 18)
	stops := len(r.texts("#log .event"))
	r.drag(rehor, [2]int32{1, 18})
	r.stands(rehor, 2, 18)
	f.gm.stands(rehor, 2, 18)
	if n := len(r.texts("#log .event")); n != stops+1 {
		f.t.Errorf("walking into someone unseen wrote %d lines, want one", n-stops)
	}
	f.bring(rat, 10, 15)
	f.gm.click("#tab-scene")
	f.gm.choose("#light", "bright")
	f.gm.click("#tab-scene")
}

// door finds the door nearest to a place of the map, in cells.
func (p *page) door(x, y float64) (at chrome.XY, state wire.DoorState) {
	p.t.Helper()
	s := p.state()
	sx, sy := s.Camera.ToScreen(x, y)
	best := 40.0
	for _, d := range s.Doors {
		if r := math.Hypot(d.CX-sx, d.CY-sy); r < best {
			best, at, state = r, chrome.XY{X: d.CX, Y: d.CY}, d.State
		}
	}
	if best == 40 {
		p.t.Fatalf("%s knows no door at %v, %v", p.name, x, y)
	}
	return at, state
}

// doorIs waits until a page has a door in a state.
func (p *page) doorIs(x, y float64, want wire.DoorState) {
	p.t.Helper()
	at, _ := p.door(x, y)
	p.until(fmt.Sprintf(`s.doors.some(d => Math.hypot(d.cx - %v, d.cy - %v) < 2 && d.state === %d)`, at.X, at.Y, want))
}

func (f *fight) doors() {
	gm, z, r := f.gm, f.zofie, f.rehor
	// The GM opens the northern door before Žofie.
	f.bring(zofie, 11, 7)
	z.stands(zofie, 11, 7)
	explored := z.state().Explored
	at, _ := gm.door(11.5, 6)
	gm.ok(gm.tab.ClickAt(at))
	gm.settle()
	z.doorIs(11.5, 6, wire.DoorOpen)
	z.until(fmt.Sprintf(`s.explored > %d`, explored))
	z.shot("door-open")

	// Řehoř opens the southern one, next to him; a far one he can't reach.
	f.bring(rehor, 10, 13)
	r.stands(rehor, 10, 13)
	at, _ = r.door(11.5, 6)
	r.ok(r.tab.ClickAt(at))
	r.toast("out of reach")
	f.secrets = f.secrets[:1] // behind it sits the rat
	at, _ = r.door(10, 14)
	r.ok(r.tab.Tap(at))
	r.settle()
	r.doorIs(10, 14, wire.DoorOpen)
	gm.doorIs(10, 14, wire.DoorOpen)
	r.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q)`, rat))
	r.finds(secret{rat, gm.idOf(rat)})
	r.shot("rat")

	// The GM locks the one in the east. A player is told that it is closed, until it is tried.
	at, _ = gm.door(12, 15)
	gm.ok(gm.tab.RightClickAt(at))
	gm.fromMenu(lang.MenuDoorLock)
	gm.doorIs(12, 15, wire.DoorLocked)
	f.bring(rehor, 12, 15)
	r.stands(rehor, 12, 15)
	r.doorIs(12, 15, wire.DoorClosed)
	at, _ = r.door(12, 15)
	r.ok(r.tab.ClickAt(at))
	r.toast("The door is locked")
	r.doorIs(12, 15, wire.DoorClosed)
}
