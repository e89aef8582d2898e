package e2e

import (
	"fmt"
	"strings"
	"testing"

	"sightline/geom/grid"
	"sightline/server/wire"
)

// lost are what a browser's console says by itself of a server that is away.
var lost = []string{"WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "Failed to load resource"}

// TestServerKilled kills the server in the middle of moves and starts it again on the same data. The pages say that they are
// cut off, come back by themselves, and all that they were told is there: each move with its explored ground.
func TestServerKilled(t *testing.T) {
	s := serve(t)
	gm, a, b := person(t, "gm"), person(t, "zofie"), person(t, "rehor")
	gm.join(s.gm, "Míša")
	a.join(s.players, zofie)
	b.join(s.players, rehor)
	gm.whole()
	gm.click("#tab-seats")
	gm.click("[id^=give-]")
	gm.click("[id^=give-]")
	a.until(`s.tokens.some(t => t.mine)`)
	b.until(`s.tokens.some(t => t.mine)`)
	for p, at := range map[*page][2]int32{a: {17, 9}, b: {17, 11}} {
		name := map[*page]string{a: zofie, b: rehor}[p]
		gm.drag(name, at)
		p.stands(name, at[0], at[1])
		p.whole()
		tok := p.token(name)
		p.ok(p.tab.ClickAt(p.cell(tok.Cell[0], tok.Cell[1])))
		p.fine = lost
	}
	gm.fine = lost

	// Some steps are answered, the last ones are under way when the server dies.
	for range 4 {
		a.key("ArrowLeft")
		b.key("ArrowLeft")
	}
	for range 4 {
		a.ok(a.tab.Key("ArrowLeft"))
		b.ok(b.tab.Key("ArrowLeft"))
	}
	s.kill()
	for _, p := range []*page{gm, a, b} {
		p.ok(p.tab.Until(`JSON.parse(__vtt.state()).conn === "wait"`))
		p.sees("#connection", "onnect")
		p.shot("cut-off")
	}
	told := map[*page]*wire.View{a: a.told(), b: b.told()}
	s.start()
	for _, p := range []*page{gm, a, b} {
		p.until(`s.conn === "on"`)
	}
	for p, was := range told {
		now := p.told()
		name := map[*page]string{a: zofie, b: rehor}[p]
		before, after := place(was, name), place(now, name)
		if before.X > 13 {
			t.Errorf("%s was told only of %v: four steps were answered", name, before)
		}
		if after.Y != before.Y || after.X > before.X || after.X < 9 {
			t.Errorf("%s had been told to stand on %v and is now on %v", name, before, after)
		}
		missing := was.Ground.Explored.Clone()
		missing.AndNot(now.Ground.Explored)
		if !missing.Empty() {
			t.Errorf("%s lost %d explored sub-cells", name, missing.Count())
		}
		if seen := gm.token(name); seen.Cell != [2]int32{after.X, after.Y} {
			t.Errorf("%s stands on %v, for the GM on %v", name, after, seen.Cell)
		}
		p.ok(p.tab.Key("ArrowRight")) // and the game goes on
		p.settle()
		gm.stands(name, after.X+1, after.Y)
		p.shot("back")
	}
}

// told puts together the last view that a page was told, from the frames that it received.
func (p *page) told() *wire.View {
	p.t.Helper()
	var v *wire.View
	for _, h := range p.heard.Heard() {
		if h.Status != 0 || !strings.HasPrefix(h.URL, "ws") {
			continue
		}
		m, err := wire.DecodeMessage(h.Body)
		p.ok(err)
		u, ok := m.(wire.Update)
		if !ok || u.Watching != 0 {
			continue
		}
		base := v
		if u.Base == 0 {
			base = nil
		}
		v, err = base.Apply(u.Patch)
		p.ok(err)
		if v.Sum() != u.Sum {
			p.t.Fatalf("%s: the view put together from the frames is not the one meant", p.name)
		}
	}
	if v == nil {
		p.t.Fatalf("%s was told nothing", p.name)
	}
	return v
}

// place is where a token stands in a view.
func place(v *wire.View, name string) grid.Cell {
	for _, tok := range v.Tokens {
		if tok.Name == name {
			return tok.At.Cell
		}
	}
	panic(fmt.Sprintf("no token %q", name))
}
