package table_test

import (
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestReset: a reset right after a step empties both the memory and what the player holds, but for what is in sight; walking
// again explores again (field.md log 28). What an absent player's party explored is there when it comes (log 29).
func TestReset(t *testing.T) {
	tb := tabletest.New(t, 3)
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(tabletest.Draw("\n+-+-+-+-+\n|. .|. .|\n+   +   +\n|. . . .|\n+-+-+-+-+\n"))
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 0, 1)
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1, 3, 1, 3, 0)})
	all := ann.View().Ground.Explored.Count()
	gm.Do(wire.ResetFog{})
	g := ann.View().Ground
	if !g.Explored.Equal(g.Seen) || g.Explored.Count() >= all {
		t.Errorf("after a reset %d sub-cells are explored and %d in sight", g.Explored.Count(), g.Seen.Count())
	}
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(3, 1, 2, 1, 1, 1, 0, 1)})
	if n := ann.View().Ground.Explored.Count(); n != all {
		t.Errorf("walking again explored %d sub-cells, want %d", n, all)
	}
	ben := tb.Sit("Ben", wire.Player)
	if !ben.View().Me.Waiting || !ben.View().Ground.Explored.Empty() || len(ben.View().Walls)+len(ben.View().Doors)+len(ben.View().Tokens) > 0 {
		t.Errorf("a seat without a token sees %+v", ben.View())
	}
	gm.Add(wire.TokenSpec{Name: "late", Owner: ben.Seat, Blind: true}, 0, 0)
	if !ben.View().Ground.Explored.Equal(ann.View().Ground.Explored) {
		t.Error("who comes late does not know what the party knows")
	}
}

// TestOwnMemory: where memory is each seat's, one's steps teach another nothing, and a reset is one's own.
func TestOwnMemory(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.PutToken{Token: s.friend, At: tabletest.At(5, 2)}, wire.ResetFog{})
	s.settings.Shared = false
	s.gm.Do(wire.SetTable{Table: s.settings}, wire.ResetFog{})
	s.ann.Silent("another's step", func() { s.ben.Do(wire.MoveToken{Token: s.friend, Path: tabletest.Path(4, 2)}) })
	s.ann.Do(wire.SetDoor{Door: s.door, To: wire.DoorOpen})
	s.ann.Do(wire.SetDoor{Door: s.door, From: wire.DoorOpen, To: wire.DoorClosed})
	a, b := s.ann.View().Ground.Explored.Count(), s.ben.View().Ground.Explored.Count()
	s.gm.Do(wire.ResetFog{Seat: s.ann.Seat})
	if n := s.ann.View().Ground.Explored.Count(); n >= a {
		t.Errorf("a reset left %d of %d", n, a)
	}
	if n := s.ben.View().Ground.Explored.Count(); n != b {
		t.Errorf("Ann's reset made Ben's %d to %d", b, n)
	}
	s.settings.Shared = true
	s.gm.Do(wire.SetTable{Table: s.settings})
	if !s.ann.View().Ground.Explored.Equal(s.ben.View().Ground.Explored) {
		t.Error("one memory for all is not one")
	}
}

// TestHandIsAMask: what is hidden by hand is neither explored nor seen, tokens on it neither; lifting it brings back what was
// explored before and since, and what was revealed was never explored.
func TestHandIsAMask(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.PutToken{Token: s.goblin, At: tabletest.At(0, 2)})
	s.ann.Sees("goblin")
	before := *s.ann.View()
	hide := geom.NewMask(48, 24)
	for y := range int32(24) {
		hide.SetRow(y, 0, 10)
	}
	s.gm.Do(wire.BrushFog{Area: hide})
	s.ann.Lacks("goblin", "friend")
	g := s.ann.View().Ground
	for _, m := range []*geom.Mask{g.Explored, g.Seen, g.Bright} {
		if m.Get(3, 3) || !m.Get(20, 3) {
			t.Error("hidden ground shows, or more than that is hidden")
		}
	}
	for _, w := range s.ann.View().Walls {
		if w.A.X < 1024 && w.B.X < 1024 {
			t.Errorf("wall %+v in what is hidden", w)
		}
	}
	s.gm.Do(wire.ResetFog{})
	if !s.ann.View().Equal(&before) {
		t.Errorf("after lifting it the view is not as it was")
	}
	room := wire.RevealRoom{At: geom.Point{X: 5 * geom.Unit, Y: geom.Unit}}
	s.gm.Do(room)
	if g := s.ann.View().Ground; !g.Explored.Get(40, 5) || g.Seen.Get(40, 5) {
		t.Error("a revealed room is not explored, or is seen")
	}
	s.gm.Do(wire.ResetFog{})
	if s.ann.View().Ground.Explored.Get(40, 5) {
		t.Error("what was revealed by hand was explored")
	}
}

// TestByHand: with fog by hand what is revealed is seen, tokens on it too, and nothing else; sight teaches nothing.
func TestByHand(t *testing.T) {
	s := newScenario(t)
	tab := s.State.Table
	tab.Fog = wire.FogHand
	s.gm.Do(wire.SetTable{Table: tab})
	s.ann.Sees("hero")
	s.ann.Lacks("goblin", "friend")
	if g := s.ann.View().Ground; !g.Explored.Empty() || !g.Seen.Empty() || len(s.ann.View().Walls) > 0 {
		t.Error("something is seen that was not revealed")
	}
	s.gm.Do(wire.RevealRoom{At: geom.Point{X: 100, Y: 100}})
	s.ann.Sees("goblin", "friend")
	s.ann.Lacks("lurker")
	if g := s.ann.View().Ground; g.Seen.Count() != 24*24 || len(s.ann.View().Doors) != 1 || len(s.ann.View().Walls) != 5 {
		t.Errorf("%d sub-cells, doors %v, walls %+v", g.Seen.Count(), s.ann.View().Doors, s.ann.View().Walls)
	}
	s.gm.Do(wire.MoveToken{Token: s.goblin, Path: tabletest.Path(1, 2, 2, 2, 3, 2)})
	s.ann.Lacks("goblin")
	s.ann.Refused(wire.MoveToken{Token: s.hero, Path: tabletest.Path(2, 0, 3, 0)}, wire.CodeWall)
}

// TestGridThereAndBack: on another grid tokens and ground stay where they are on the map, nothing comes to be explored that
// was not, and all but the rim of it survives; the map itself is byte for byte the same.
func TestGridThereAndBack(t *testing.T) {
	s := newScenario(t)
	m := s.State.Scene.Map.Encode()
	s.gm.Do(wire.PutToken{Token: s.hero, At: tabletest.At(1, 1)}) // not at the wall, where another grid's cell may lie beyond
	before := s.ann.View().Ground.Explored
	for _, g := range []grid.Grid{{Kind: grid.HexPointy}, {Kind: grid.HexFlat, Even: true}, {}} {
		s.gm.Do(wire.SetScene{Grid: g})
		s.ann.Sees("hero", "goblin", "friend")
		if n := len(s.ann.View().Walls); n == 0 {
			t.Errorf("%v: no wall is known", g)
		}
	}
	after := s.ann.View().Ground.Explored
	grown := after.Clone()
	grown.AndNot(before)
	if !grown.Empty() || after.Count() < before.Count()*9/10 {
		t.Errorf("%d sub-cells of %d are still explored, %d new", after.Count(), before.Count(), grown.Count())
	}
	if string(s.State.Scene.Map.Encode()) != string(m) {
		t.Error("the map changed")
	}
}

// TestLayAnother: another map forgets all, keeps the tokens and puts them on it, and gives doors other ids.
func TestLayAnother(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.PutToken{Token: s.goblin, At: tabletest.At(5, 2)}, wire.BrushFog{Reveal: true, Area: s.area})
	door := s.door
	s.Lay(tabletest.Draw("\n+-+-+\n|. .|\n+D+ +\n|. .|\n+-+-+\n"))
	for _, tok := range s.State.Tokens {
		if c := tok.At.Cell; c.X > 1 || c.Y > 1 {
			t.Errorf("%s stands at %v", tok.Spec.Name, c)
		}
	}
	if s.State.Doors[0].ID == door || s.State.Doors[0].ID == 0 {
		t.Error("the door has the id of another")
	}
	if v := s.ann.View(); v.Scene.Map != 2 || v.Ground.Explored.W() != 16 {
		t.Errorf("scene %+v", v.Scene)
	}
	s.gm.Refused(wire.Undo{}, wire.CodeUndo)
}
