package e2e

import (
	"fmt"
	"slices"
	"strings"

	"sightline/client/app"
	"sightline/geom/grid"
	"sightline/server/cli/chrome"
	"sightline/server/wire"
)

func (f *fight) measure() {
	z, r := f.zofie, f.rehor
	f.bring(zofie, 13, 10)
	f.bring(rehor, 13, 8)
	r.stands(rehor, 13, 8)
	z.stands(zofie, 13, 10)
	z.click("#tool-ruler")
	z.ok(z.tab.Press(z.cells([2]int32{9, 8}, [2]int32{12, 10})...))
	z.settle()
	if u := z.state().Ruler; u == nil || u.Cost != 4 { // two diagonals 1 + 2, one straight
		f.t.Errorf("the ruler measures %+v, want 4 squares", u)
	}
	r.until(`s.shown > 0`)
	z.shot("ruler")
	z.ok(z.tab.Release(z.cell(12, 10)))
	z.key("Escape")
	r.until(`s.shown === 0`)

	z.click("#tool-ping")
	z.ok(z.tab.ClickAt(z.cell(15, 9)))
	r.ok(r.tab.Until(`JSON.parse(__vtt.state()).pings > 0`))
	r.shot("ping")
	z.click("#tool-select")
}

// look points the sight tool from one token at another.
func (p *page) look(from, to string) {
	p.t.Helper()
	p.click("#tool-select")
	a, b := p.token(from), p.token(to)
	p.ok(p.tab.ClickAt(chrome.XY{X: a.CX, Y: a.CY}))
	p.click("#tool-sight")
	p.ok(p.tab.ClickAt(chrome.XY{X: b.CX, Y: b.CY}))
	p.settle()
}

func (f *fight) cover() {
	z := f.zofie
	f.bring(guard, 17, 13)
	f.bring(zofie, 12, 12)
	z.stands(zofie, 12, 12)
	z.stands(guard, 17, 13)
	z.look(zofie, guard)
	if p := z.state().Probe; p == nil || p.Degree == app.CoverNone || p.Blocked == 0 || p.Lines == 0 {
		f.t.Errorf("behind an ogre: %+v, want some cover", p)
	}
	z.sees("#lines li", "blocked by "+ogre)
	z.shot("cover")
	z.key("Escape")
	z.click("#tool-select")
}

func (f *fight) templates() {
	gm, z := f.gm, f.zofie
	z.click("#tool-area")
	z.click("#form-circle")
	z.set("#template-length", "15")
	z.ok(z.tab.ClickAt(z.cell(15, 11)))
	z.sees("#inside", ogre)
	if in := strings.Join(z.texts("#inside li"), " "); strings.Contains(in, lurker) {
		f.t.Errorf("the circle names who is hidden: %s", in)
	}
	if a := z.state().Area; a == nil || a.Cells < 20 {
		f.t.Errorf("a circle of three squares covers %+v", a)
	}
	z.shot("circle")
	z.key("Escape")
	z.click("#tool-select")

	gm.click("#tool-area")
	gm.click("#form-cone")
	gm.set("#template-length", "25")
	gm.ok(gm.tab.Drag(gm.cells([2]int32{13, 9}, [2]int32{17, 9})...))
	gm.sees("#inside", lurker) // the truth is the GM's
	gm.shot("cone")
	gm.key("Escape")
	gm.click("#tool-select")
}

// sizes are creatures of each size that is not on the table yet, outside where no player sees them.
var sizes = []struct {
	name string
	size grid.Size
	x, y int32
}{{"Brouk Wvut", grid.Tiny, 1, 18}, {"Drak Xqj", grid.Huge, 12, 2}, {"Kraken Gwq", grid.Gargantuan, 16, 2}}

func (f *fight) otherGrids() {
	gm, z := f.gm, f.zofie
	gm.whole()
	if at, state := gm.door(11.5, 6); state == wire.DoorOpen { // closed again, so that the north stays unseen
		gm.ok(gm.tab.ClickAt(at))
		gm.settle()
	}
	for _, s := range sizes {
		f.place(s.name, s.size, false, s.x, s.y)
		f.secrets = append(f.secrets, secret{s.name, gm.idOf(s.name)})
	}
	before, known := gm.state().Tokens, z.state().Explored
	gm.click("#tab-scene")
	for _, kind := range []string{"hexes, pointy side up", "hexes, flat side up"} {
		gm.choose("#grid", kind)
		gm.whole()
		if got := len(gm.state().Tokens); got != len(before) {
			f.t.Errorf("%s: %d tokens, before %d", kind, got, len(before))
		}
		z.until(`s.tokens.some(t => t.mine)`)
		z.sees("#scene, #turns", "") // the page is alive
		if got := z.state().Explored; got < known/3 {
			f.t.Errorf("%s: of %d explored sub-cells are left %d", kind, known, got)
		}
		gm.look(zofie, guard)
		if p := gm.state().Probe; p == nil || p.Lines < 6 {
			f.t.Errorf("%s: the lines of cover are %+v", kind, p)
		}
		gm.shot("hex-" + kind[7:11])
		z.whole()
		z.shot("hex-" + kind[7:11])
		gm.key("Escape")
		gm.click("#tool-select")
	}
	gm.choose("#grid", "squares")
	gm.click("#tab-scene")
	gm.whole()
	z.whole()
	for _, was := range before {
		now := gm.token(was.Name)
		if now.Size != was.Size || !(abs(now.Cell[0]-was.Cell[0]) <= 1 && abs(now.Cell[1]-was.Cell[1]) <= 1) {
			f.t.Errorf("%s stood on %v and after two other grids stands on %v", was.Name, was.Cell, now.Cell)
		}
	}
	gm.shot("squares-again")
}

func abs(n int32) int32 { return max(n, -n) }

func (f *fight) fog() {
	gm, z := f.gm, f.zofie
	before := z.state().Explored
	gm.click("#tool-hide")
	gm.set("#brush-width", "3")
	gm.ok(gm.tab.Drag(gm.cells([2]int32{13, 8}, [2]int32{13, 11})...))
	gm.settle()
	z.until(fmt.Sprintf(`s.explored < %d`, before))
	z.shot("hidden-by-hand")
	gm.click("#tool-reveal")
	gm.ok(gm.tab.Drag(gm.cells([2]int32{3, 19}, [2]int32{6, 19})...))
	gm.settle()
	hidden := z.state().Explored
	gm.click("#tool-room")
	gm.ok(gm.tab.ClickAt(gm.cell(7, 15)))
	gm.settle()
	z.until(fmt.Sprintf(`s.explored >= %d`, hidden))
	gm.click("#tool-select")
	z.shot("revealed-by-hand")
	shown := z.state().Explored
	if !gm.has("#seats") {
		gm.click("#tab-seats")
	}
	gm.click("#forget > summary")
	gm.click("#forget-all")
	z.until(fmt.Sprintf(`s.explored < %d && s.explored >= s.seen`, shown))
	z.shot("forgotten")
}

// watch has the GM look through each player's eyes and compares it with what that player's page really has.
func (f *fight) watch() {
	gm := f.gm
	if !gm.has("#seats") {
		gm.click("#tab-seats")
	}
	for _, p := range []*page{f.zofie, f.rehor} {
		seat := p.state().Seat
		button := eval[string](gm, fmt.Sprintf(`"#watch-" + BigInt(%q).toString(16)`, seat))
		eval[bool](gm, fmt.Sprintf(`(document.querySelector(%q).closest("details").open = true)`, button))
		gm.click(button)
		gm.until(fmt.Sprintf(`s.watching === %q`, seat))
		gm.sees("#watching", "You see what")
		gm.shot("watch-" + p.name)
		theirs, mine := p.state(), gm.state()
		if a, b := known(mine), known(theirs); !same(a, b) {
			f.t.Errorf("the GM looks through %s's eyes and has\n%+v, not\n%+v", p.name, a, b)
		}
		if a, b := gm.texts("#order .name"), p.texts("#order .name"); !slices.Equal(a, b) {
			f.t.Errorf("through %s's eyes the order is %q, not %q", p.name, a, b)
		}
		gm.click("#watch-end")
		gm.until(`s.watching === "0" && s.gm`)
	}
}

// known is what a seat knows by the page's hook, without what depends on the screen or on who looks.
func known(r app.Report) any {
	tokens := slices.Clone(r.Tokens)
	for i := range tokens {
		tokens[i].CX, tokens[i].CY, tokens[i].R, tokens[i].Mine = 0, 0, 0, false
	}
	var doors []string
	for _, d := range r.Doors {
		doors = append(doors, fmt.Sprint(d.ID, d.State))
	}
	return []any{tokens, doors, r.Explored, r.Seen, r.Walls, r.Map, r.Seat}
}
