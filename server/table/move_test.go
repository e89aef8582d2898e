package table_test

import (
	"bytes"
	"testing"

	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

const corridor = `
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+-+-+-+-+-+-+-+-+
|. . . .|. . . .|
+-+-+-+-+-+-+-+-+
`

// darkHall is a hall in the dark in which Ann's hero has no light.
func darkHall(t testing.TB, drawing string) (tb *tabletest.Table, gm, ann *tabletest.User, hero wire.TokenID) {
	tb = tabletest.New(t, 3)
	gm, ann = tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(tabletest.Draw(drawing))
	gm.Do(wire.SetScene{Light: wire.LightDark})
	hero = gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat, Speed: 6}, 0, 1)
	return tb, gm, ann, hero
}

// TestStoppedAlike: a wall in the dark and a creature in the dark stop a move with the same bytes (field.md T-LEAK 6), as
// does a move that ends there by itself but for the note; and neither is refused.
func TestStoppedAlike(t *testing.T) {
	play := func(drawing string, creature bool) *tabletest.User {
		_, gm, ann, hero := darkHall(t, drawing)
		at := tabletest.At(7, 0)
		if creature {
			at = tabletest.At(4, 1)
		}
		id := gm.Add(wire.TokenSpec{Name: "ogre"}, 7, 0)
		tab := gm.View().Table
		tab.Profile = "srd52"
		gm.Do(wire.SetTable{Table: tab}, wire.PutToken{Token: id, At: at})
		ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1, 3, 1, 4, 1, 5, 1)})
		if at := ann.Token("hero").At; at != tabletest.At(3, 1) {
			t.Fatalf("hero stands at %v, want 3,1", at)
		}
		return ann
	}
	wall := play(corridor, false)
	ogre := play("\n+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+\n", true)
	if len(wall.Got) != len(ogre.Got) {
		t.Fatalf("%d messages and %d", len(wall.Got), len(ogre.Got))
	}
	for i := range wall.Got {
		if !bytes.Equal(wall.Got[i], ogre.Got[i]) {
			t.Errorf("message %d tells a wall from an ogre:\n%x\n%x", i, wall.Got[i], ogre.Got[i])
		}
	}
}

// TestHiddenDoNotStop: what the GM hides is not there yet: it stops nobody.
func TestHiddenDoNotStop(t *testing.T) {
	_, gm, ann, hero := darkHall(t, corridor)
	gm.Add(wire.TokenSpec{Name: "ghost", Hidden: true}, 2, 1)
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1, 3, 1)})
	if at := ann.Token("hero").At; at != tabletest.At(3, 1) {
		t.Errorf("hero stands at %v", at)
	}
}

// TestKnownWallRefuses: a wall that the seat has seen refuses the move, which then changes nothing and explores nothing
// (field.md log 9); a GM's walk goes through.
func TestKnownWallRefuses(t *testing.T) {
	tb, gm, ann, hero := darkHall(t, corridor)
	gm.Do(wire.SetScene{Light: wire.LightBright})
	explored := ann.View().Ground.Explored
	ann.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1, 3, 1, 4, 1, 5, 1)}, wire.CodeWall)
	ann.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(0, 0)}, wire.CodeWall)
	ann.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(-1, 1)}, wire.CodeOutside)
	if !ann.View().Ground.Explored.Equal(explored) || ann.Token("hero").At != tabletest.At(0, 1) {
		t.Error("a refused move changed something")
	}
	gm.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1, 3, 1, 4, 1, 5, 1)})
	if at := ann.Token("hero").At; at != tabletest.At(5, 1) {
		t.Errorf("a GM's walk ended at %v", at)
	}
	gm.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(6, 1, 7, 1, 8, 1)}, wire.CodeOutside)
	_ = tb
}

// TestExploresEachStep: what was in sight only half way is explored, and who was seen half way is remembered.
func TestExploresEachStep(t *testing.T) {
	tb := tabletest.New(t, 3)
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(tabletest.Draw(`
+-+-+-+-+-+
|. .|.|. .|
+ +-+ +-+ +
|. . . . .|
+-+-+-+-+-+
`))
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 1, 1)
	goblin := gm.Add(wire.TokenSpec{Name: "goblin"}, 2, 0)
	gm.Do(wire.PutToken{Token: hero, At: tabletest.At(0, 0)}, wire.ResetFog{}, wire.PutToken{Token: hero, At: tabletest.At(1, 0)}, wire.ResetFog{})
	ann.Lacks("goblin")
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(0, 0, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 4, 0)})
	ann.Remembers("goblin")
	if !ann.View().Ground.Explored.Get(20, 2) {
		t.Error("the niche that was passed is not explored")
	}
	ann.Silent("moving, renaming, damaging, then removing what is out of sight (T-LEAK 3, 4)", func() {
		gm.Do(wire.EditToken{Token: goblin, Fields: wire.FieldName | wire.FieldHP, Spec: wire.TokenSpec{Name: "Grishnak", HP: 1}})
		gm.Do(wire.TurnToken{Token: goblin, Facing: 7})
		gm.Do(wire.RemoveToken{Token: goblin})
	})
	ann.Remembers("goblin")
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(4, 1, 3, 1, 2, 1)})
	ann.Lacks("goblin")
}

// TestLeavingSight: a token that gets out of sight is gone where its last place is still seen to be empty, and remembered
// there where it is not: its torch went with it. Its moves out of sight are silent (T-LEAK 3).
func TestLeavingSight(t *testing.T) {
	for _, light := range []wire.SceneLight{wire.LightBright, wire.LightDark} {
		tb := tabletest.New(t, 3)
		gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
		tb.Lay(tabletest.Draw("\n+-+-+-+-+-+-+-+-+\n|. . . .|. . . .|\n+       +       +\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+\n"))
		gm.Do(wire.SetScene{Light: light})
		gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 0, 0)
		goblin := gm.Add(wire.TokenSpec{Name: "goblin", Bright: 1, Dim: 1}, 3, 1)
		ann.Sees("goblin")
		gm.Do(wire.PutToken{Token: goblin, At: tabletest.At(7, 0)})
		if light == wire.LightBright {
			ann.Lacks("goblin")
		} else {
			ann.Remembers("goblin")
			if at := ann.Token("goblin").At; at != tabletest.At(3, 1) {
				t.Errorf("remembered at %v, want 3,1 where it was seen last", at)
			}
		}
		ann.Silent("what it does out of sight", func() {
			gm.Do(wire.TurnToken{Token: goblin, Facing: 9})
			if light == wire.LightBright { // else its glow is seen
				gm.Do(wire.MoveToken{Token: goblin, Path: tabletest.Path(6, 0, 7, 0)})
			}
		})
		gm.Do(wire.PutToken{Token: goblin, At: tabletest.At(2, 1)})
		ann.Sees("goblin")
	}
}

// TestEnforced: in turn order with the limit on, only the one in turn moves, no farther than its speed, and diagonals
// count over all moves of the turn (R-014-078).
func TestEnforced(t *testing.T) {
	s := newScenario(t)
	tab := s.State.Table
	tab.Limit, tab.Diagonal = wire.LimitTurn, grid.Alternating
	s.gm.Do(wire.SetTable{Table: tab}, wire.AddEntry{Token: s.friend, Value: 5})
	s.gm.Do(wire.EditToken{Token: s.hero, Fields: wire.FieldSpeed, Spec: wire.TokenSpec{Speed: 3}})
	s.gm.Do(wire.StepTurn{}) // the lair's
	s.ann.Refused(wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1)}, wire.CodeNotTurn)
	s.gm.Do(wire.StepTurn{})
	s.ben.Refused(wire.MoveToken{Token: s.friend, Path: tabletest.Path(0, 1)}, wire.CodeNotTurn)
	s.ben.Refused(wire.StepTurn{}, wire.CodeNotTurn)
	s.ann.Do(wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 2)})
	if sp := s.ann.Token("hero").Sheet.Spent; sp != (path.Spent{Cells: 1, Diagonals: 1}) {
		t.Errorf("spent %+v", sp)
	}
	r := s.ann.Refused(wire.MoveToken{Token: s.hero, Path: tabletest.Path(2, 1, 1, 1)}, wire.CodeTooFar)
	if r.Number != 3 || r.Limit != 2 {
		t.Errorf("too far: wanted %d of %d, want 3 of 2", r.Number, r.Limit)
	}
	s.ann.Do(wire.MoveToken{Token: s.hero, Path: tabletest.Path(2, 1)}, wire.StepTurn{})
	s.ann.Refused(wire.StepTurn{}, wire.CodeNotTurn)
	s.ben.Do(wire.MoveToken{Token: s.friend, Path: tabletest.Path(0, 1)})
	s.gm.Do(wire.StepTurn{}, wire.StepTurn{})
	if sp := s.ann.Token("hero").Sheet.Spent; sp != (path.Spent{}) {
		t.Errorf("a new turn begins with %+v spent", sp)
	}
	s.gm.Do(wire.EndTurns{})
	s.ann.Do(wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1, 2, 1, 1, 1, 2, 1, 1, 1)})
	if sp := s.ann.Token("hero").Sheet.Spent; sp != (path.Spent{}) {
		t.Errorf("outside turn order %+v is kept as spent", sp)
	}
}

// TestGap: a token too big for a known gap is refused with its own code; on hexes and squares alike sizes stay on the map.
func TestGap(t *testing.T) {
	tb := tabletest.New(t, 3)
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(tabletest.Draw(`
+-+-+-+-+-+-+
|. . .|. . .|
+     +     +
|. . . . . .|
+     +     +
|. . .|. . .|
+-+-+-+-+-+-+
`))
	ogre := gm.Add(wire.TokenSpec{Name: "ogre", Owner: ann.Seat, Size: grid.Large}, 1, 0)
	r := ann.Try(wire.MoveToken{Token: ogre, Path: tabletest.Path(2, 0)})
	if r.Code != wire.CodeWall && r.Code != wire.CodeNoFit {
		t.Errorf("a large token in a gap of one cell: %+v", r)
	}
	for _, k := range []grid.Kind{grid.HexPointy, grid.HexFlat, grid.Square} {
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: k}})
		for _, c := range tb.State.Scene.Grid.Space(nil, grid.Large, tb.State.Token(ogre).At) {
			if !tb.State.Scene.Grid.Inside(tb.State.Plan().Bounds, c) {
				t.Errorf("%v: cell %v of the ogre is off the map", k, c)
			}
		}
	}
}

// TestMoveIsOneRecord: the move, what it explored and who was seen stand in one list of events.
func TestMoveIsOneRecord(t *testing.T) {
	s := newScenario(t)
	n := len(s.Events)
	s.ann.Do(wire.SetDoor{Door: s.door, To: wire.DoorOpen})
	var kinds []string
	for _, e := range s.Events[n:] {
		switch e := e.(type) {
		case table.DoorSet:
			kinds = append(kinds, "door")
		case table.Learned:
			kinds = append(kinds, "learned")
			if e.Explored.Empty() || len(e.Walls) == 0 || len(e.Doors) != 1 {
				t.Errorf("an opened door taught %+v", e)
			}
		case table.Did:
			kinds = append(kinds, "did")
			if !e.Done.GM {
				t.Error("a door that showed a room can be taken back by the player")
			}
		}
	}
	if len(kinds) != 3 || kinds[0] != "door" || kinds[1] != "learned" || kinds[2] != "did" {
		t.Errorf("events %v", kinds)
	}
}
