package e2e

import (
	"fmt"
	"testing"

	"sightline/geom/grid"
	"sightline/server/cli/chrome"
)

// scene is a GM and a player with a token of hers in the hall of the sample map.
func scene(t *testing.T) *fight {
	t.Helper()
	f := &fight{t: t, s: serve(t)}
	f.gm, f.zofie = person(t, "gm"), person(t, "zofie")
	f.gm.join(f.s.gm, "Míša PJ")
	f.zofie.join(f.s.players, zofie)
	f.gm.whole()
	f.gm.click("#tab-seats")
	f.gm.click("[id^=give-]")
	f.gm.click("#tab-seats")
	f.zofie.until(`s.tokens.some(t => t.mine)`)
	f.zofie.whole()
	f.bring(zofie, 12, 9)
	f.zofie.stands(zofie, 12, 9)
	return f
}

// paint has the GM drag the brush for ground through squares.
func (f *fight) paint(kind string, squares ...[2]int32) {
	f.t.Helper()
	gm := f.gm
	gm.click("#tool-land")
	gm.choose("#land-kind", kind)
	gm.set("#brush-width", "1")
	gm.ok(gm.tab.Drag(gm.cells(squares...)...))
	gm.settle()
	gm.click("#tool-select")
}

// TestPaintedGround: a GM paints rubble and a chasm; a player sees what she has explored of it and nothing else, her way round
// and through pays for it before and after the drop alike, and no way leads over the chasm but by flying.
func TestPaintedGround(t *testing.T) {
	f := scene(t)
	gm, z := f.gm, f.zofie
	f.paint("difficult: one cell more", [2]int32{13, 7}, [2]int32{13, 11})
	f.paint("difficult: one cell more", [2]int32{14, 7}, [2]int32{14, 11})
	f.paint("water: swum, one cell more without a swimming speed", [2]int32{10, 8}, [2]int32{10, 10})
	f.paint("steep: climbed, one cell more without a climbing speed", [2]int32{11, 11}, [2]int32{12, 11})
	f.paint("filled: nobody gets in or past its corners", [2]int32{15, 7}, [2]int32{16, 7})
	if n := gm.state().Land; n != 17 {
		t.Errorf("%d cells are painted, want 17", n)
	}
	z.until(`s.land > 0`)
	gm.click("#tool-land")
	gm.shot("ground")
	gm.click("#tool-select")

	// Two cells of rubble cost two more.
	tok := z.token(zofie)
	z.ok(z.tab.Press(append([]chrome.XY{{X: tok.CX, Y: tok.CY}}, z.cells([2]int32{15, 9})...)...))
	z.settle()
	if d := z.state().Drag; d == nil || d.Cost != 5 || !d.OK {
		t.Errorf("three squares, two of them rubble: %+v, want 5", d)
	}
	z.shot("ground-path")
	z.ok(z.tab.Release(z.cell(15, 9)))
	z.stands(zofie, 15, 9)

	// What a seat has not explored is not there: the room behind the southern door.
	before := z.state().Land
	f.paint("chasm: only flying", [2]int32{9, 15}, [2]int32{11, 15})
	if n := gm.state().Land; n != 20 {
		t.Errorf("%d cells are painted, want 20", n)
	}
	if n := z.state().Land; n != before {
		t.Errorf("ground in the dark is known: %d cells, before %d", n, before)
	}

	// Over a chasm nobody walks; erased it is plain.
	f.paint("chasm: only flying", [2]int32{16, 8}, [2]int32{16, 10})
	gm.click("#undo")
	gm.until(`s.land === 20`)
	f.paint("chasm: only flying", [2]int32{16, 9})
	tok = z.token(zofie)
	z.ok(z.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY}))
	z.key("ArrowRight")
	z.toast("chasm")
	z.stands(zofie, 15, 9)
	gm.click(fmt.Sprintf("#pick-%x", gm.idOf(zofie)))
	gm.whole()
	if !gm.has("#token-form[open]") {
		gm.click("#token-form > summary")
	}
	gm.set("#token-fly", "8")
	z.ok(z.tab.Until(`document.querySelector("#token-flies") !== null`))
	z.key("f")
	z.key("ArrowRight")
	z.stands(zofie, 16, 9)
	z.shot("ground-flies")
}

// TestHeights: a token is raised, everybody who sees it sees how high it is, a ruler from token to token counts the height, and a
// player's own way up is by flying only.
func TestHeights(t *testing.T) {
	f := scene(t)
	gm, z := f.gm, f.zofie
	f.place(ogre, grid.Large, false, 15, 9)
	z.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q)`, ogre))
	gm.click(fmt.Sprintf("#pick-%x", gm.idOf(ogre)))
	gm.whole()
	for range 4 {
		gm.click("#token-raise")
	}
	gm.sees("#token-floor", "20 ft above the ground")
	z.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.floor === 4)`, ogre))

	z.click("#tool-ruler")
	z.ok(z.tab.Press(z.cells([2]int32{12, 9}, [2]int32{15, 9})...))
	z.settle()
	if u := z.state().Ruler; u == nil || u.Apart != 4 || u.Up != 4 { // three squares along, four up: the longer counts
		t.Errorf("from her to the ogre in the air: %+v, want 4 squares and 4 up", u)
	}
	z.shot("height-ruler")
	z.ok(z.tab.Release(z.cell(15, 9)))
	z.key("Escape")
	z.click("#tool-select")

	tok := z.token(zofie)
	z.ok(z.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY}))
	z.key("PageUp")
	z.toast("cannot get to that height")
	gm.click(fmt.Sprintf("#pick-%x", gm.idOf(zofie)))
	gm.whole()
	gm.click("#token-form > summary")
	gm.set("#token-fly", "8")
	z.ok(z.tab.Until(`document.querySelector("#token-raise") !== null`))
	z.click("#token-raise")
	z.until(`s.tokens.some(t => t.mine && t.floor === 1)`)
	z.drag(zofie, [2]int32{14, 9}) // below the ogre there is room
	z.stands(zofie, 14, 9)
	gm.shot("heights")
}

// TestWideOnOtherGrids: tokens of every size, wider than the rules name too, go through all grids and come back to their places.
func TestWideOnOtherGrids(t *testing.T) {
	f := scene(t)
	gm := f.gm
	f.place("Drak", grid.Huge, false, 6, 10)
	f.place(ogre, grid.Large, false, 15, 9)
	gm.choose("#new-size", "wider…")
	gm.set("#new-across", "6")
	gm.set("#new-name", "Tarask")
	gm.click("#place-token")
	gm.ok(gm.tab.ClickAt(gm.at(grid.Grid{}, grid.Across(6), 4, 4)))
	gm.settle()
	if tok := gm.token("Tarask"); tok.Size != "Gargantuan 6" {
		t.Fatalf("the widest is %+v", tok)
	}
	before := gm.state().Tokens
	gm.click("#tab-scene")
	for _, kind := range []string{"hexes, pointy side up", "hexes, flat side up", "none: a unit to measure by", "hexes, pointy side up"} {
		gm.choose("#grid", kind)
		if kind == "hexes, flat side up" {
			gm.click("#grid-even")
		}
		gm.whole()
		gm.shot("wide-" + gm.state().Grid)
		if n := len(gm.state().Tokens); n != len(before) {
			t.Errorf("%s: %d tokens, before %d", kind, n, len(before))
		}
	}
	gm.click(fmt.Sprintf("#pick-%x", gm.idOf(ogre)))
	was := gm.token(ogre)
	for _, turned := range []bool{!was.Turned, was.Turned} { // over and back
		gm.click("#token-flip")
		gm.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.turned === %v)`, ogre, turned))
	}
	if tok := gm.token(ogre); tok.Cell != was.Cell {
		t.Errorf("turned over twice it stands at %v, before at %v", tok.Cell, was.Cell)
	}
	gm.choose("#grid", "squares")
	gm.whole()
	for i, tok := range gm.state().Tokens {
		if tok.Name != ogre && tok.Cell != before[i].Cell { // the ogre was moved
			t.Errorf("%s came back to %v, it stood at %v", tok.Name, tok.Cell, before[i].Cell)
		}
	}
}
