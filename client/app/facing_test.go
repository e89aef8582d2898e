package app

import (
	"math"
	"testing"

	"sightline/client/hand"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// arcs counts the cells drawn of each arc.
func (d *driver) arcs() map[grid.Arc]int {
	n := map[grid.Arc]int{}
	for _, a := range d.m.Arcs() {
		n[a.Arc]++
	}
	return n
}

// arc is the arc that a cell is drawn in.
func (d *driver) arc(x, y int32) grid.Arc {
	d.Helper()
	for _, a := range d.m.Arcs() {
		if a.Cell == (grid.Cell{X: x, Y: y}) {
			return a.Arc
		}
	}
	d.Errorf("%d, %d is in no arc", x, y)
	return 0
}

func facing(g grid.Grid) *wire.View {
	v := room(wire.Player)
	v.Scene.Grid, v.Table.Facing = g, true
	v.Tokens[0].At.Cell = grid.Cell{X: 5, Y: 6}
	return v
}

// The arcs of the selected token are drawn, exact halves as the rules give them; nothing where the table plays without.
func TestArcsAreDrawn(t *testing.T) {
	d := at(t, facing(grid.Grid{}))
	if len(d.m.Arcs()) != 0 {
		t.Error("nobody is selected")
	}
	d.do(Pick{Token: 1})
	if n := d.arcs(); n[grid.Front] != 15 || n[grid.Rear] != 9 || n[grid.Left] != 12 || n[grid.Right] != 12 {
		t.Errorf("up, three cells far: %v", n)
	}
	if d.arc(4, 5) != grid.Front || d.arc(4, 7) != grid.Left || d.arc(6, 7) != grid.Right || d.arc(5, 9) != grid.Rear {
		t.Error("the halves do not go to the front before the sides, and to the sides before the rear")
	}
	d.change(func(v *wire.View) { v.Tokens[0].Facing = 90 })
	if d.arc(6, 5) != grid.Front || d.arc(4, 6) != grid.Rear || d.arc(5, 5) != grid.Left {
		t.Error("turned to the right")
	}
	d.change(func(v *wire.View) { v.Table.Facing = false })
	if len(d.m.Arcs()) != 0 {
		t.Error("the table plays without")
	}
}

func TestArcsOnHexesAndOfLargeCreatures(t *testing.T) {
	v := facing(grid.Grid{Kind: grid.HexFlat})
	d := at(t, v)
	d.do(Pick{Token: 1})
	narrow := d.arcs()
	d.change(func(v *wire.View) { v.Table.WideFront = true })
	wide := d.arcs()
	if narrow[grid.Front] == 0 || wide[grid.Front] <= narrow[grid.Front] || wide[grid.Rear] != narrow[grid.Rear] {
		t.Errorf("narrow %v, wide %v", narrow, wide)
	}
	d.change(func(v *wire.View) { v.Scene.Grid = grid.Grid{}; v.Tokens[2].At.Cell = grid.Cell{X: 14, Y: 7} })
	d.do(Pick{Token: 3})
	total := 0
	for _, n := range d.arcs() {
		total += n
	}
	if total != 8*8-4 {
		t.Errorf("about two by two cells: %d", total)
	}
}

// With facing a token turns by the sides of its space, without by neighbours.
func TestTurningSteps(t *testing.T) {
	for name, c := range map[string]struct {
		g        grid.Grid
		facing   bool
		from     int16
		cw, back int16
	}{
		"squares":       {grid.Grid{}, false, 0, 45, 315},
		"sides":         {grid.Grid{}, true, 0, 90, 270},
		"between sides": {grid.Grid{}, true, 45, 180, 0},
		"flat hexes":    {grid.Grid{Kind: grid.HexFlat}, true, 0, 60, 300},
		"pointy hexes":  {grid.Grid{Kind: grid.HexPointy}, false, 30, 90, 330},
	} {
		v := facing(c.g)
		v.Table.Facing, v.Tokens[0].Facing = c.facing, c.from
		d := at(t, v)
		d.do(Pick{Token: 1}, Key{Name: "r"})
		if b := one[wire.TurnToken](d); b.Facing != c.cw {
			t.Errorf("%s: R turns from %d to %d, want %d", name, c.from, b.Facing, c.cw)
		}
		d.do(Key{Name: "R", Keys: hand.Shift})
		if b := one[wire.TurnToken](d); b.Facing != c.back {
			t.Errorf("%s: Shift+R turns from %d to %d, want %d", name, c.from, b.Facing, c.back)
		}
	}
}

// The handle turns one's own token by mouse and finger; Esc and a second finger let it be.
func TestTurningByHandle(t *testing.T) {
	d := at(t, facing(grid.Grid{}))
	d.do(Pick{Token: 1})
	x, y, ok := d.m.Handle()
	mx, my := d.px(5, 6)
	if !ok || math.Abs(x-mx) > 0.01 || y >= my {
		t.Fatalf("the handle of one that looks up is at %v, %v", x-mx, y-my)
	}
	if !d.m.Grabs(x+15, y, hand.Finger) || d.m.Grabs(x+15, y, hand.Mouse) {
		t.Error("a finger does not get a wider berth than the mouse")
	}
	turn := func() {
		d.do(Touch{hand.Grab{X: x, Y: y}}, Touch{hand.Drag{X: mx + 80, Y: my - 20}})
	}
	turn()
	if d.m.Spin == nil || d.m.Facing(d.m.Token(1)) != 90 || d.arc(6, 6) != grid.Front || len(d.sent()) != 0 {
		t.Errorf("under way: %+v", d.m.Spin)
	}
	d.do(Key{Name: "Escape"})
	if d.m.Spin != nil || d.m.Facing(d.m.Token(1)) != 0 {
		t.Error("Esc does not let it be")
	}
	turn()
	d.do(Touch{hand.Cancel{}})
	if d.m.Spin != nil || len(d.sent()) != 0 {
		t.Error("a second finger does not let it be")
	}
	turn()
	d.drop()
	if b := one[wire.TurnToken](d); b.Token != 1 || b.Facing != 90 {
		t.Errorf("%+v", b)
	}
	d.do(Touch{hand.Grab{X: x, Y: y}}, Touch{hand.Drag{X: mx, Y: my - 60}})
	d.drop()
	if len(d.sent()) != 0 {
		t.Error("turned to where it looks already, and a command was sent")
	}
	for name, change := range map[string]func(v *wire.View){
		"without facing": func(v *wire.View) { v.Table.Facing = false }, "another's": func(v *wire.View) { v.Tokens[0].Owner = friend },
	} {
		d.change(change)
		if _, _, ok := d.m.Handle(); ok {
			t.Errorf("%s: there is a handle", name)
		}
		d.see(facing(grid.Grid{}))
	}
}

// The sight tool says in which arc each of the two has the other.
func TestSightToolTellsArcs(t *testing.T) {
	v := facing(grid.Grid{})
	v.Tokens[1].At.Cell = grid.Cell{X: 5, Y: 8}
	d := at(t, v)
	d.do(SeeFrom{From: 1, To: 2})
	if p := d.m.Probe; !p.Facing || p.Arc != grid.Rear || p.Behind != grid.Front {
		t.Errorf("behind one that looks up: %+v", p)
	}
	d.change(func(v *wire.View) { v.Tokens[0].Facing, v.Tokens[1].Facing = 180, 180 })
	if p := d.m.Probe; p.Arc != grid.Front || p.Behind != grid.Rear {
		t.Errorf("both look down: %+v", p)
	}
}
