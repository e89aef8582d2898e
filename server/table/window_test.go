package table_test

import (
	"testing"

	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestWindows: through a window and a shut grille one sees and does not walk; both are known from then on, and the grille,
// which is a door, can be opened.
func TestWindows(t *testing.T) {
	tb := tabletest.New(t, 3)
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(tabletest.Draw("\n+-+-+-+-+\n|. .=. .|\n+   +   +\n|. .W. .|\n+-+-+-+-+\n"))
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 1, 0)
	gm.Add(wire.TokenSpec{Name: "goblin"}, 3, 0)
	ann.Sees("goblin")
	ann.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(2, 0)}, wire.CodeWall)
	window := false
	for _, w := range ann.View().Walls {
		window = window || w.Kind == sight.Window && w.Sides == wire.SideRight
	}
	if !window {
		t.Errorf("the window is not known from the west: %+v", ann.View().Walls)
	}
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1)})
	ann.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(2, 1)}, wire.CodeWall)
	d := ann.View().Doors
	if len(d) != 1 || !d[0].Window {
		t.Fatalf("doors %+v", d)
	}
	ann.Do(wire.SetDoor{Door: d[0].ID, To: wire.DoorOpen}, wire.MoveToken{Token: hero, Path: tabletest.Path(2, 1, 3, 1)})
	ann.Sees("goblin")
}

// TestCurtain: what one can walk through and not see through hides what is behind until one is there.
func TestCurtain(t *testing.T) {
	tb := tabletest.New(t, 3)
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	m := tabletest.Draw("\n+-+-+-+\n|. . .|\n+-+-+-+\n")
	m.Walls = append(m.Walls, maps.Wall{Line: []maps.XY{{X: 2}, {X: 2, Y: 1}}, Kind: sight.Curtain})
	tb.Lay(m)
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 0, 0)
	gm.Add(wire.TokenSpec{Name: "goblin", Size: 1}, 2, 0)
	ann.Lacks("goblin")
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 0)})
	ann.Lacks("goblin")
	tab := gm.View().Table
	tab.Profile = "srd52" // through a Tiny one, not into its space
	gm.Do(wire.SetTable{Table: tab})
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(2, 0)})
	if at := ann.Token("hero").At; at != tabletest.At(1, 0) {
		t.Errorf("hero ended its move in another's space: %v", at)
	}
	ann.Lacks("goblin")
}

// TestBlankTable: before any map is laid there is ground by hand, and everything a table does works.
func TestBlankTable(t *testing.T) {
	tb := tabletest.New(t, 3)
	tb.Fresh = true
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 0, 0)
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 2)})
	ann.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 0, 0, -1, 0)}, wire.CodeOutside)
	tab := gm.View().Table
	tab.Fog = wire.FogSight
	gm.Do(wire.SetTable{Table: tab})
	if g := ann.View().Ground; g.Seen.Count() != int(g.Seen.W()*g.Seen.H()) {
		t.Errorf("in the open %d sub-cells are seen", g.Seen.Count())
	}
	tb.Walk(tabletest.Rand(t), 60, nil)
	tb.Sound()
}
