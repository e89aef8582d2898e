package app

import (
	"testing"

	"sightline/client/hand"
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/server/wire"
)

func TestDragMeasuresAndMoves(t *testing.T) {
	d := at(t, room(wire.Player))
	d.dragFrom(2, 2, [2]int32{5, 5})
	l := d.m.Drag.Leg
	if len(l.Steps) != 3 || l.Cost != 4 || l.Beyond != 3 { // 1-2-1
		t.Errorf("three diagonals: %d steps for %d cells, beyond %d", len(l.Steps), l.Cost, l.Beyond)
	}
	d.drop()
	b := one[wire.MoveToken](d)
	if b.Token != 1 || len(b.Path) != 3 || b.Path[2].Cell != (grid.Cell{X: 5, Y: 5}) {
		t.Errorf("sent %+v", b)
	}
	if at, pending := d.m.PlaceOf(d.m.Token(1)); !pending || at != b.Path[2] {
		t.Errorf("drawn at %v, pending %v", at, pending)
	}
}

// The parity of 1-2-1 goes on over waypoints: six legs of one diagonal each cost 9 cells, not 6.
func TestParityOverWaypoints(t *testing.T) {
	d := at(t, room(wire.Player))
	d.dragFrom(2, 2, [2]int32{3, 3}, [2]int32{4, 4}, [2]int32{5, 5}, [2]int32{6, 6}, [2]int32{7, 7}, [2]int32{8, 8})
	if l := d.m.Drag.Leg; l.Cost != 9 || len(l.Steps) != 6 {
		t.Errorf("%d steps for %d cells", len(l.Steps), l.Cost)
	}
	if n := len(d.m.Drag.Turns); n != 5 {
		t.Errorf("%d corners", n)
	}
}

// What was spent before in the turn counts: its cells against the speed, its diagonals for the next one's cost.
func TestSpentCounts(t *testing.T) {
	v := room(wire.Player)
	v.Tokens[0].Sheet.Spent = path.Spent{Cells: 4, Diagonals: 1}
	d := at(t, v)
	d.dragFrom(2, 2, [2]int32{3, 3})
	l := d.m.Drag.Leg
	if l.Cost != 2 || l.Total != 6 || l.Beyond != 1 {
		t.Errorf("cost %d total %d beyond %d", l.Cost, l.Total, l.Beyond)
	}
	x, y := d.px(4, 3)
	d.do(Touch{hand.Drag{X: x, Y: y}})
	if l = d.m.Drag.Leg; l.Beyond != len(l.Steps)-1 {
		t.Errorf("total %d at speed 6, beyond %d of %d steps", l.Total, l.Beyond, len(l.Steps))
	}
}

func TestDragGoesAroundKnownWalls(t *testing.T) {
	d := at(t, room(wire.Player))
	d.dragFrom(2, 2, [2]int32{12, 2})
	dr := d.m.Drag
	if !dr.Reachable || len(dr.Leg.Steps) <= 10 {
		t.Fatalf("reachable %v in %d steps", dr.Reachable, len(dr.Leg.Steps))
	}
	below := false
	for _, s := range dr.Leg.Steps {
		below = below || s.Cell.Y == 14
	}
	if !below {
		t.Errorf("the way does not pass the wall's end: %v", dr.Leg.Steps)
	}
	d.do(Key{Name: "Escape"})
	d.change(func(v *wire.View) { v.Doors[0].State = wire.DoorOpen })
	d.dragFrom(2, 2, [2]int32{12, 6})
	if l := d.m.Drag.Leg; l.Cost != 12 {
		t.Errorf("through the open door: %d cells", l.Cost)
	}
}

// A drag over a known wall to ground behind it once sent the token a long way round through ground never seen.
func TestDragDoesNotGoAroundThroughTheUnknown(t *testing.T) {
	v := room(wire.Player)
	v.Ground.Explored = geom.NewMask(160, 120)
	for y := int32(0); y < 8*8; y++ {
		v.Ground.Explored.SetRow(y, 0, 160)
	}
	d := at(t, v)
	d.dragFrom(2, 2, [2]int32{12, 2})
	if l := d.m.Drag.Leg; d.m.Drag.Reachable || len(l.Steps) != 10 {
		t.Errorf("reachable %v in %d steps, want the straight 10 that the server refuses", d.m.Drag.Reachable, len(l.Steps))
	}
}

// A player's way that is not there is sent all the same: the server says why not, and the token springs back.
func TestNoWayIsSentAndSpringsBack(t *testing.T) {
	v := room(wire.Player)
	v.Walls[1].B = cellPoint(10, 15)
	d := at(t, v)
	d.dragFrom(8, 2)
	d.dragFrom(2, 2, [2]int32{12, 2})
	if d.m.Drag.Reachable {
		t.Fatal("a way through the wall")
	}
	d.drop()
	cmd := d.sent()
	if len(cmd) != 1 {
		t.Fatalf("sent %v", cmd)
	}
	d.do(Received{wire.Reject{ID: cmd[0].ID, Reason: wire.Reason{Code: wire.CodeWall}}})
	if at, pending := d.m.PlaceOf(d.m.Token(1)); pending || at.Cell != (grid.Cell{X: 2, Y: 2}) {
		t.Errorf("it stands at %v, pending %v", at, pending)
	}
	if n := len(d.m.Toasts); n != 1 || d.m.Toasts[0].Say.Reason.Code != wire.CodeWall || !d.m.Toasts[0].Bad {
		t.Errorf("toasts %+v", d.m.Toasts)
	}
}

func TestGMPutsWhereNoWayLeads(t *testing.T) {
	v := room(wire.GM)
	v.Walls[1].B = cellPoint(10, 15)
	d := at(t, v)
	d.dragFrom(2, 2, [2]int32{12, 2})
	d.drop()
	if b := one[wire.PutToken](d); b.At.Cell != (grid.Cell{X: 12, Y: 2}) {
		t.Errorf("put at %v", b.At)
	}
}

func TestPlayersDragOnlyTheirOwn(t *testing.T) {
	d := at(t, room(wire.Player))
	for _, c := range []struct {
		x, y int32
		want bool
	}{{2, 2, true}, {6, 2, false}, {4, 4, false}} {
		x, y := d.px(c.x, c.y)
		if got := d.m.Grabs(x, y, hand.Mouse); got != c.want {
			t.Errorf("grabs at %d,%d: %v", c.x, c.y, got)
		}
	}
	d.do(SetTool{ToolReveal})
	if d.m.Tool != ToolSelect {
		t.Error("a player took a GM's tool")
	}
}

func TestDragIsShownToOthersAndTakenAway(t *testing.T) {
	d := at(t, room(wire.Player))
	d.dragFrom(2, 2, [2]int32{3, 2}, [2]int32{4, 2})
	shows := func() (out []wire.ThingKind) {
		for _, e := range d.effects {
			if s, ok := e.(Send).Command.Body.(wire.Show); ok {
				out = append(out, s.Thing.Kind)
			}
		}
		return out
	}
	if s := shows(); len(s) != 1 || s[0] != wire.ThingDrag {
		t.Errorf("two moves at one moment were shown as %v: at most one each %d ms", s, passEvery)
	}
	d.do(Touch{hand.Cancel{}})
	if s := shows(); s[len(s)-1] != wire.ThingNone {
		t.Errorf("not taken away: %v", s)
	}
	if d.m.Waits() {
		t.Error("what is shown in passing is awaited")
	}
}

// The token that is dragged goes away: so does the drag.
func TestDragEndsWithItsToken(t *testing.T) {
	d := at(t, room(wire.Player))
	d.dragFrom(2, 2, [2]int32{4, 2})
	d.change(func(v *wire.View) { v.Tokens = v.Tokens[1:] })
	if d.m.Drag != nil {
		t.Error("the drag goes on")
	}
	d.drop()
	if s := d.sent(); len(s) != 0 {
		t.Errorf("sent %v", s)
	}
}

func TestArrowsStep(t *testing.T) {
	for _, c := range []struct {
		kind grid.Kind
		key  string
		want [2]int32 // after two presses, from 4,4
	}{
		{grid.Square, "ArrowUp", [2]int32{4, 2}},
		{grid.Square, "ArrowRight", [2]int32{6, 4}},
		{grid.HexPointy, "ArrowLeft", [2]int32{2, 4}},
		{grid.HexPointy, "ArrowDown", [2]int32{3, 6}}, // straight down: one to each side
		{grid.HexFlat, "ArrowUp", [2]int32{4, 2}},
		{grid.HexFlat, "ArrowRight", [2]int32{6, 3}},
	} {
		v := room(wire.Player)
		v.Scene.Grid.Kind = c.kind
		v.Walls, v.Doors = nil, nil
		v.Tokens[0].At.Cell = grid.Cell{X: 4, Y: 4}
		d := at(t, v)
		d.do(Pick{Token: 1}, Key{Name: c.key}, Key{Name: c.key})
		if p, _ := d.m.PlaceOf(d.m.Token(1)); p.Cell != (grid.Cell{X: c.want[0], Y: c.want[1]}) {
			t.Errorf("%v %s: at %v, want %v", c.kind, c.key, p.Cell, c.want)
		}
		if s := d.sent(); len(s) != 2 {
			t.Errorf("sent %v", s)
		}
	}
}
