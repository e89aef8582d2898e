package app

import (
	"slices"
	"testing"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

// painted is the room, with ground on some rows of cells.
func painted(role wire.Role, land ...wire.Land) *wire.View {
	v := room(role)
	v.Land = land
	return v
}

func row(x, y, n int32, kind rules.Land) wire.Land {
	return wire.Land{Run: wire.Run{Cell: grid.Cell{X: x, Y: y}, N: n}, Kind: kind}
}

// A stroke of the brush for ground is one command with the cells it went over, as rows; Escape takes it back; a player has no brush.
func TestPaintingGround(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(SetTool{ToolLand}, SetBrush{1}, SetLand{rules.Water})
	d.dragFrom(3, 3, [2]int32{6, 3})
	if p := d.m.Paint; p == nil || len(p.Cells) != 4 {
		t.Fatalf("under way: %+v", p)
	}
	d.drop()
	if b := one[wire.PaintLand](d); b.Kind != rules.Water || !slices.Equal(b.Runs, []wire.Run{{Cell: grid.Cell{X: 3, Y: 3}, N: 4}}) {
		t.Errorf("sent: %+v", b)
	}
	d.do(SetBrush{3}, SetLand{0})
	d.tap(1, 0) // half of it off the map
	if b := one[wire.PaintLand](d); b.Kind != 0 || !slices.Equal(b.Runs, []wire.Run{{Cell: grid.Cell{Y: 0}, N: 3}, {Cell: grid.Cell{Y: 1}, N: 3}}) {
		t.Errorf("a broad dab at the edge: %+v", b)
	}
	d.dragFrom(3, 3, [2]int32{6, 3})
	d.do(Key{Name: "Escape"})
	d.drop()
	if sent := d.sent(); len(sent) != 0 || d.m.Paint != nil {
		t.Errorf("taken back, and sent %+v", sent)
	}
	p := at(t, room(wire.Player))
	if p.do(SetTool{ToolLand}); p.m.Tool == ToolLand {
		t.Error("a player has the brush")
	}
	d.do(SetLand{1 << 7})
	if d.m.Land != 0 {
		t.Errorf("no such ground: %b", d.m.Land)
	}
}

// A long stroke takes several commands, none of more rows than one may have.
func TestLongStrokes(t *testing.T) {
	cells := map[grid.Cell]bool{}
	for y := range int32(landRuns + 7) {
		cells[grid.Cell{X: 3, Y: y}], cells[grid.Cell{X: 5, Y: y}] = true, true
	}
	d := at(t, room(wire.GM))
	rows, most := 0, 0
	for _, e := range d.m.landDone(&Paint{Cells: cells, Kind: rules.Rough}) {
		n := len(e.(Send).Command.Body.(wire.PaintLand).Runs)
		rows, most = rows+n, max(most, n)
	}
	if rows != 2*(landRuns+7) || most > landRuns {
		t.Errorf("%d rows, up to %d in a command", rows, most)
	}
}

// A way leads round dear ground where that is cheaper, pays for it where it is not, and leads over no chasm; in flight none of it
// counts, told by F, and by the height of the token.
func TestWaysOverGround(t *testing.T) {
	drag := func(d *driver) Leg {
		d.dragFrom(2, 2, [2]int32{5, 2})
		leg := d.m.Drag.Leg
		d.do(Key{Name: "Escape"})
		return leg
	}
	over := func(v *wire.View) *driver {
		v.Table.Diagonal = grid.Equal
		v.Tokens[1].At.Cell.X = 9 // out of the way
		return at(t, v)
	}
	d := over(painted(wire.Player, row(3, 2, 2, rules.Rough)))
	if l := drag(d); l.Cost != 3 || slices.Contains(l.Steps, grid.Place{Cell: grid.Cell{X: 4, Y: 2}}) {
		t.Errorf("round the rubble: %+v", l)
	}
	d = over(painted(wire.Player, row(3, 1, 2, rules.Rough), row(3, 2, 2, rules.Rough), row(3, 3, 2, rules.Rough)))
	if l := drag(d); l.Cost != 5 || len(l.Steps) != 3 {
		t.Errorf("through the rubble: %+v", l)
	}
	var wall []wire.Land
	for y := range int32(15) {
		wall = append(wall, row(4, y, 1, rules.Chasm))
	}
	v := painted(wire.Player, wall...)
	v.Tokens[0].Sheet.Fly = 4
	d = over(v)
	if l := drag(d); l.Why != rules.ByGround || l.At != 1 || l.Flies {
		t.Errorf("over the chasm: %+v", l)
	}
	d.do(Pick{Token: 1}, Key{Name: "f"})
	if l := drag(d); l.Why != rules.Fine || l.Cost != 3 || !l.Flies || l.Speed != 4 {
		t.Errorf("in flight: %+v", l)
	}
	d.dragFrom(2, 2, [2]int32{5, 2})
	d.drop()
	if b := one[wire.MoveToken](d); !b.Fly || len(b.Path) != 3 {
		t.Errorf("dropped: %+v", b)
	}
	d.do(Pick{})
	d.do(Pick{Token: 1})
	if d.m.Fly {
		t.Error("another choice, and it still flies")
	}
	d.change(func(v *wire.View) { v.Tokens[0].Floor = 1 })
	d.m.Pending = nil
	if l := drag(d); !l.Flies {
		t.Errorf("above the ground: %+v", l)
	}
}

// Others in the way count in the way that is shown: it leads round an enemy, through a friend, and stops before whom it would end in.
func TestOthersInTheWay(t *testing.T) {
	v := room(wire.Player)
	v.Table.Diagonal = grid.Equal
	v.Tokens[1].At.Cell = grid.Cell{X: 4, Y: 2}
	d := at(t, v)
	d.dragFrom(2, 2, [2]int32{6, 2})
	if l := d.m.Drag.Leg; slices.Contains(l.Steps, grid.Place{Cell: grid.Cell{X: 4, Y: 2}}) || l.Why != rules.Fine {
		t.Errorf("round an enemy: %+v", l)
	}
	d.do(Key{Name: "Escape"})
	d.dragFrom(2, 2, [2]int32{4, 2})
	if dr := d.m.Drag; dr.Reachable || dr.Why != rules.ByCreature {
		t.Errorf("into an enemy: %v, %v", dr.Reachable, dr.Why)
	}
	d.do(Key{Name: "Escape"})
	d.change(func(v *wire.View) { v.Tokens[1].Owner = friend })
	d.dragFrom(2, 2, [2]int32{6, 2})
	if l := d.m.Drag.Leg; len(l.Steps) != 4 || l.Cost != 4 || l.Why != rules.Fine {
		t.Errorf("through a friend: %+v", l)
	}
	d.do(Key{Name: "Escape"})
	d.dragFrom(2, 2, [2]int32{4, 2})
	if dr := d.m.Drag; dr.Why != rules.Occupied || dr.Stuck != 1 {
		t.Errorf("into a friend: %v at %d", dr.Why, dr.Stuck)
	}
}

// Page Up and Page Down raise and lower the chosen token; presses add up before an answer comes.
func TestRaising(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(Key{Name: "PageUp"})
	if sent := d.sent(); len(sent) != 0 {
		t.Errorf("nothing is chosen, and sent %+v", sent)
	}
	d.do(Pick{Token: 1}, Key{Name: "PageUp"}, Raise{1})
	sent := d.sent()
	if len(sent) != 2 || sent[1].Body != (wire.RaiseToken{Token: 1, Floor: 2}) {
		t.Errorf("two up: %+v", sent)
	}
	d.do(Key{Name: "PageDown"})
	if b := one[wire.RaiseToken](d); b.Floor != 1 {
		t.Errorf("and one down: %+v", b)
	}
	d.do(Pick{Token: 2}, Raise{1})
	if sent := d.sent(); len(sent) != 0 {
		t.Errorf("another's: %+v", sent)
	}
}

// A ruler that leads straight from a token, or to one, tells the distance of the spaces, heights and all; one with a corner the way.
func TestRulerFromSpaceToSpace(t *testing.T) {
	v := room(wire.Player)
	v.Table.Diagonal = grid.Equal
	v.Tokens[2].Floor = 5 // Large, at 14 and 15, 8 and 9
	d := at(t, v)
	measure := func(x, y int32, to ...[2]int32) *Ruler {
		d.do(SetTool{ToolRuler})
		d.dragFrom(x, y, to...)
		return d.m.Ruler
	}
	for _, c := range []struct {
		name      string
		x, y      int32
		to        [2]int32
		apart, up int32
	}{
		{"token to token", 2, 2, [2]int32{6, 2}, 4, 0},
		{"to any cell of a large one", 2, 2, [2]int32{15, 9}, 12, 5},
		{"from it", 15, 9, [2]int32{2, 2}, 12, -5},
		{"from it to the ground", 15, 9, [2]int32{13, 8}, 5, -5},
		{"from ground to ground", 0, 0, [2]int32{3, 1}, -1, 0},
	} {
		if r := measure(c.x, c.y, c.to); r.Apart != c.apart || r.Up != c.up {
			t.Errorf("%s: %d and %d up, want %d and %d", c.name, r.Apart, r.Up, c.apart, c.up)
		}
	}
	if r := measure(2, 2, [2]int32{4, 4}, [2]int32{6, 2}); r.Apart != -1 || r.Leg.Cost != 4 {
		t.Errorf("with a corner: %+v", r)
	}
}

// A space of 3 hexes is turned over about its cell, and back; squares and odd sizes have one way up.
func TestFlip(t *testing.T) {
	d := at(t, room(wire.GM))
	tok := wire.Token{Size: grid.Large, At: grid.Place{Cell: grid.Cell{X: 5, Y: 5}}}
	if _, ok := d.m.Flip(&tok); ok {
		t.Error("on squares")
	}
	d.change(func(v *wire.View) { v.Scene.Grid = grid.Grid{Kind: grid.HexFlat} })
	over, ok := d.m.Flip(&tok)
	if !ok || !over.Turned {
		t.Fatalf("over: %+v, %v", over, ok)
	}
	back := tok
	back.At = over
	if again, ok := d.m.Flip(&back); !ok || again != tok.At {
		t.Errorf("and back: %+v", again)
	}
	tok.Size = grid.Huge
	if _, ok := d.m.Flip(&tok); ok {
		t.Error("seven hexes have one way up")
	}
}

// Without a grid a way is made of steps of at most a unit, so that what is seen on the way is seen, and it costs its length.
func TestWaysWithoutAGrid(t *testing.T) {
	g := grid.Grid{Kind: grid.Gridless}
	v := room(wire.Player)
	v.Scene.Grid = g
	v.Tokens = v.Tokens[:1]
	v.Tokens[0].At = g.Snap(grid.Medium, g.FromCells(2.5, 2.5))
	d := at(t, v)
	x, y := d.m.Screen(g.FromCells(2.5, 2.5))
	d.m.pick(d.m.Token(1), x, y)
	x, y = d.m.Screen(g.FromCells(6.5, 5.5))
	d.m.drag(x, y, false)
	l := d.m.Drag.Leg
	if l.Cost != 5 || len(l.Steps) < 5 || l.Steps[len(l.Steps)-1] != d.m.Drag.To || !d.m.Drag.Reachable {
		t.Errorf("%+v", l)
	}
	at := l.Start
	for _, s := range l.Steps {
		if g.Distance(grid.Equal, []grid.Cell{at.Cell}, []grid.Cell{s.Cell}) > 1 {
			t.Errorf("a step from %v to %v", at, s)
		}
		at = s
	}
	d.do(Key{Name: "Escape"}, Pick{Token: 1}, Key{Name: "ArrowRight"})
	if b := one[wire.MoveToken](d); b.Path[0].Cell != (grid.Cell{X: v.Tokens[0].At.Cell.X + 16, Y: v.Tokens[0].At.Cell.Y}) {
		t.Errorf("half a unit to the right: %+v", b)
	}
}
