package e2e

import (
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/geom/grid"
	"sightline/server/cli/chrome"
)

// The creatures of Žofie's besides her own.
const (
	mate  = "Řehoř"
	horse = "Kůň"
)

// TestTactics plays with what the rules judge and the board shows: templates that point somewhere, cover on hexes, the route of a
// large creature, flanking, facing, and who is around in words. With -pictures it keeps the README's pictures of them.
func TestTactics(t *testing.T) {
	f := &fight{t: t, s: serve(t)}
	f.gm, f.zofie = person(t, "gm"), person(t, "zofie")
	f.gm.join(f.s.gm, "Míša")
	f.zofie.join(f.s.players, "Žofie")
	f.tacticians()
	f.areas()
	f.routes()
	f.flanking()
	f.facings()
	f.around()
	f.hexCover()
}

// photo keeps a screenshot for the README when those are wanted, and one for who looks on.
func (p *page) photo(name string) {
	p.t.Helper()
	p.shot(name)
	if *pictures != "" {
		p.keep(name)
	}
}

// closer looks at the middle of the hall from near.
func (p *page) closer() {
	p.t.Helper()
	for range 3 {
		p.ok(p.tab.Wheel(p.cell(13, 10), -120))
	}
	p.settle()
}

// tacticians puts the creatures up: Žofie plays three, the GM an ogre and two more.
func (f *fight) tacticians() {
	gm := f.gm
	gm.whole()
	f.place("Zlobr", grid.Large, false, 14, 12)
	f.place("Skřet", grid.Medium, false, 13, 9)
	f.place("Lučištník", grid.Medium, false, 16, 8)
	gm.click("#tab-seats")
	gm.click("[id^=give-]")
	gm.click("#tab-seats")
	gm.choose("#new-owner", "Žofie")
	f.place(mate, grid.Medium, false, 11, 9)
	f.place(horse, grid.Large, false, 9, 11)
	for name, colour := range map[string]string{"Skřet": "#e8903a", "Lučištník": "#8e6bd1", mate: "#5fb760", horse: "#5b4636"} {
		f.edit(name)
		gm.click(`#token-form .colour[aria-label="` + colour + `"]`)
	}
	f.bring("Žofie", 10, 9)
	f.zofie.whole()
}

// areas lays a line from Žofie's space with two clicks and a cube with one drag.
func (f *fight) areas() {
	z, gm := f.zofie, f.gm
	z.click("#tool-area")
	z.click("#form-line")
	z.set("#template-length", "40")
	z.ok(z.tab.Hover(z.cell(12, 12)))
	z.settle()
	if a := z.state().Area; a == nil || a.Form != "line" || a.Stands || a.Cells == 0 {
		f.t.Errorf("a line under the pointer: %+v", a)
	}
	if n := gm.state().Shown; n != 0 {
		f.t.Errorf("the GM is shown %d things that only follow Žofie's pointer", n)
	}
	z.ok(z.tab.ClickAt(z.cell(10, 9)))
	z.ok(z.tab.ClickAt(z.cell(16, 9)))
	z.settle()
	a := z.state().Area
	if a == nil || !a.Stands || a.Length != 8*1024 || a.Cells+a.Missed < 8 {
		f.t.Fatalf("a line of eight squares: %+v", a)
	}
	z.sees("#area", "Line · 40 ft × 5 ft")
	z.sees("#inside", "Skřet")
	gm.until(`s.shown === 1`)
	z.photo("template-line")

	z.click("#form-cube")
	z.click("#area-longer")
	z.ok(z.tab.Drag(z.cells([2]int32{12, 8}, [2]int32{15, 11})...))
	z.settle()
	if a := z.state().Area; a == nil || a.Form != "cube" || !a.Stands || a.Length != 4*1024 || a.Cells == 0 || len(a.Tokens) == 0 {
		f.t.Errorf("a cube: %+v", a)
	}
	z.sees("#inside", "cover")
	z.click("#inside [id^=cover-]")
	if p := z.state().Probe; p == nil || p.Lines == 0 {
		f.t.Errorf("cover against the cube: %+v", p)
	}
	z.sees("#probe", "against the template")
	z.photo("template-cube")
	z.key("Escape")
	z.key("Escape")
	gm.until(`s.shown === 0`)
	z.click("#tool-select")
}

// routes drags a horse over the hall, and at the door that is too narrow for it.
func (f *fight) routes() {
	z, gm := f.zofie, f.gm
	if at, state := gm.door(11.5, 6); state == 0 {
		gm.ok(gm.tab.ClickAt(at))
		gm.settle()
	}
	large := func(x, y int32) chrome.XY { return z.at(grid.Grid{}, grid.Large, x, y) }
	from := z.token(horse)
	z.ok(z.tab.Press(chrome.XY{X: from.CX, Y: from.CY}, large(11, 11), large(15, 9)))
	z.settle()
	if d := z.state().Drag; d == nil || !d.OK || d.Cost < 6 {
		f.t.Errorf("the horse through the hall: %+v", d)
	}
	z.photo("large-route")
	z.ok(z.tab.Hover(large(11, 5)))
	z.settle()
	if d := z.state().Drag; d == nil || d.OK || d.Why == "" || d.Why == "fine" {
		f.t.Errorf("the horse through the door: %+v", d)
	}
	z.shot("no-route")
	z.key("Escape")
	z.ok(z.tab.Release(large(11, 5)))
	z.settle()
}

// flanking switches the rule on, and the goblin between two of Žofie's is shown as flanked, on squares and on hexes.
func (f *fight) flanking() {
	z, gm := f.zofie, f.gm
	gm.click("#tab-scene")
	gm.click("#flanking-rule")
	gm.click("#tab-scene")
	f.bring("Skřet", 12, 10)
	f.bring("Žofie", 11, 10)
	f.bring(mate, 13, 10)
	z.stands(mate, 13, 10)
	tok := z.token("Skřet")
	z.ok(z.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY}))
	z.until(`s.flanks.length === 1`)
	z.sees("#flanked", "flank Skřet: on opposite sides")
	z.closer()
	z.photo("flanking")
	z.whole()
	z.look("Žofie", "Skřet")
	z.sees("#flanking", "on opposite sides")
	z.key("Escape")
	z.click("#tool-select")
	f.bring(mate, 13, 11)
	z.until(`s.flanks.length === 0`)
	z.look("Žofie", "Skřet")
	z.sees("#flanking", "not on opposite sides")
	z.key("Escape")
	z.click("#tool-select")
}

// facings switches the rule on; Žofie's arcs are drawn, and she turns by the handle and by key.
func (f *fight) facings() {
	z, gm := f.zofie, f.gm
	gm.click("#tab-scene")
	gm.click("#facing-rule")
	gm.click("#tab-scene")
	tok := z.token("Žofie")
	z.ok(z.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY}))
	z.until(`s.handle && s.arcs.front > 0 && s.arcs.rear > 0`)
	if a := z.state().Arcs; a["front"] != 15 || a["rear"] != 9 {
		f.t.Errorf("the arcs: %v", a)
	}
	h := z.state().Handle
	z.ok(z.tab.Drag(chrome.XY{X: h[0], Y: h[1]}, z.cell(13, 10)))
	z.until(`s.tokens.some(t => t.name === "Žofie" && t.facing === 90)`)
	z.key("r")
	z.until(`s.tokens.some(t => t.name === "Žofie" && t.facing === 180)`)
	gm.until(`s.tokens.some(t => t.name === "Žofie" && t.facing === 180)`)
	z.closer()
	z.photo("facing")
	z.whole()
	z.look("Žofie", "Skřet")
	z.sees("#arcs", "in the left arc")
	z.key("Escape")
	z.click("#tool-select")
}

// around asks by key who is around: the page answers in words, and Esc leads back to the board.
func (f *fight) around() {
	z := f.zofie
	tok := z.token("Žofie")
	z.ok(z.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY}))
	z.key("l")
	z.ok(z.tab.Until(`document.activeElement.id === "around-list"`))
	z.sees("#around-list", "Skřet, 5 ft to the east, right next to it")
	z.speak("cs")
	z.click("#tab-scene")
	z.sees("#around-list", "Skřet, 5 stop na východ, hned vedle")
	eval[bool](z, `(document.querySelector("#token").scrollIntoView(), true)`)
	z.photo("around")
	z.speak("en")
	z.click("#tab-scene")
	eval[bool](z, `(document.querySelector("#around-list button").focus(), true)`)
	z.key("Escape")
	z.ok(z.tab.Until(`document.activeElement.id === "board" || document.activeElement.tagName === "CANVAS"`))
	if words := strings.Join(z.texts("#around-list li"), "; "); !strings.Contains(words, "cover") {
		f.t.Errorf("says %q", words)
	}
}

// hexCover is cover among hexes: an archer behind an ogre of three hexes, six lines, each with its blocker.
func (f *fight) hexCover() {
	z, gm := f.zofie, f.gm
	gm.click("#tab-scene")
	gm.click("#facing-rule")
	gm.choose("#grid", "hexes, pointy side up")
	gm.click("#tab-scene")
	z.whole()
	g := grid.Grid{Kind: grid.HexPointy}
	for name, at := range map[string][2]int32{"Žofie": {5, 10}, "Zlobr": {8, 10}, "Lučištník": {10, 10}} {
		gm.whole()
		size := grid.Medium
		if name == "Zlobr" {
			size = grid.Large
		}
		tok := gm.token(name)
		gm.ok(gm.tab.Drag(chrome.XY{X: tok.CX, Y: tok.CY}, gm.at(g, size, at[0], at[1])))
		gm.settle()
	}
	z.until(`s.tokens.some(t => t.name === "Lučištník")`)
	z.look("Žofie", "Lučištník")
	p := z.state().Probe
	if p == nil || p.Lines != 6 || p.Blocked == 0 || p.Degree == app.CoverNone {
		f.t.Errorf("behind an ogre on hexes: %+v", p)
	}
	z.sees("#why", "Zlobr")
	z.closer()
	z.photo("hex-cover")
}

// TestTemplatesOnAPhone lays templates by finger on a small screen: the bar fits, a tap lays a circle, a drag points a line.
func TestTemplatesOnAPhone(t *testing.T) {
	s := serve(t)
	gm := person(t, "gm")
	p := personOn(t, "phone", chrome.Device{Width: 390, Height: 844, Scale: 2, Phone: true})
	gm.join(s.gm, "Míša")
	p.join(s.players, zofie)
	gm.click("#tab-seats")
	gm.click("[id^=give-]")
	p.until(`s.tokens.some(t => t.mine)`)
	p.click("#tool-area")
	p.fits("#options", "#forms")
	p.shot("template-bar")
	tok := p.token(zofie)
	p.ok(p.tab.Tap(chrome.XY{X: tok.CX, Y: tok.CY + 40}))
	p.until(`s.area && s.area.stands && s.area.form === "circle" && s.area.tokens.length === 1`)
	p.fits("#area")
	p.shot("template-circle")
	p.click("#form-line")
	p.ok(p.tab.Finger(chrome.XY{X: tok.CX, Y: tok.CY}, chrome.XY{X: tok.CX + 20, Y: tok.CY + 60}, chrome.XY{X: tok.CX + 40, Y: tok.CY + 120}))
	p.until(`s.area && s.area.stands && s.area.form === "line" && s.area.cells > 0`)
	gm.until(`s.shown === 1`)
	p.click("#template-more > summary")
	p.click("#template-around")
	p.fits("#template-more .form")
	p.shot("template-line")
	p.click("#area-close")
	gm.until(`s.shown === 0`)
}
