package table_test

import (
	"testing"

	"sightline/geom/path"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestUndo takes back each kind of command and finds the table as it was, but for what is never taken back.
func TestUndo(t *testing.T) {
	cases := map[string]func(s *scenario) wire.Body{
		"add": func(s *scenario) wire.Body { return wire.AddToken{At: tabletest.At(4, 1)} },
		"edit": func(s *scenario) wire.Body {
			return wire.EditToken{Token: s.hero, Fields: wire.FieldName | wire.FieldHP, Spec: wire.TokenSpec{Name: "x", HP: 2}}
		},
		"remove": func(s *scenario) wire.Body { return wire.RemoveToken{Token: s.hero} },
		"move":   func(s *scenario) wire.Body { return wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1)} },
		"put":    func(s *scenario) wire.Body { return wire.PutToken{Token: s.hero, At: tabletest.At(5, 2)} },
		"turn":   func(s *scenario) wire.Body { return wire.TurnToken{Token: s.hero, Facing: 90} },
		"door":   func(s *scenario) wire.Body { return wire.SetDoor{Door: s.door, To: wire.DoorOpen} },
		"brush":  func(s *scenario) wire.Body { return wire.BrushFog{Reveal: true, Area: s.area} },
		"hide":   func(s *scenario) wire.Body { return wire.BrushFog{Area: s.area} },
		"light":  func(s *scenario) wire.Body { return wire.SetScene{Light: wire.LightDark} },
		"table":  func(s *scenario) wire.Body { return wire.SetTable{Table: s.settings} },
		"line":   func(s *scenario) wire.Body { return wire.AddEntry{Name: "trap"} },
		"number": func(s *scenario) wire.Body { return wire.EditEntry{Entry: s.lair, Value: 3} },
		"step":   func(s *scenario) wire.Body { return wire.StepTurn{} },
		"rename": func(s *scenario) wire.Body { return wire.RenameSeat{Seat: s.ann.Seat, Name: "Anna"} },
	}
	for name, body := range cases {
		t.Run(name, func(t *testing.T) {
			s := newScenario(t)
			before := *s.gm.View()
			s.gm.Do(body(s))
			if s.gm.View().Equal(&before) && name != "brush" && name != "hide" {
				t.Fatal("the command changed nothing")
			}
			s.gm.Do(wire.Undo{})
			if !s.gm.View().Equal(&before) {
				t.Errorf("the GM's view is not as it was:\n%+v\n%+v", *s.gm.View(), before)
			}
		})
	}
}

// TestUndoNeverUnexplores: what a move explored stays explored when the GM takes it back, and only a GM does.
func TestUndoNeverUnexplores(t *testing.T) {
	s := newScenario(t)
	s.ann.Do(wire.SetDoor{Door: s.door, To: wire.DoorOpen})
	explored := s.ann.View().Ground.Explored
	s.ann.Refused(wire.Undo{}, wire.CodeUndoGM)
	s.gm.Do(wire.Undo{Seat: s.ann.Seat})
	if !s.ann.View().Ground.Explored.Equal(explored) {
		t.Error("taking back a door un-explored")
	}
	if s.State.Doors[0].State != wire.DoorClosed {
		t.Error("the door is not closed again")
	}
	s.ann.Refused(wire.Undo{}, wire.CodeUndo)
}

// TestUndoStopped: a move that was stopped, and one that saw somebody new, are the GM's to take back; one over known
// ground is the player's.
func TestUndoStopped(t *testing.T) {
	s := newScenario(t)
	s.ann.Do(wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1)}, wire.Undo{})
	if at := s.ann.Token("hero").At; at != tabletest.At(2, 1) {
		t.Errorf("hero stands at %v", at)
	}
	_, gm, ann, hero := darkHall(t, corridor)
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1, 3, 1, 4, 1)})
	ann.Refused(wire.Undo{}, wire.CodeUndoGM)
	gm.Do(wire.Undo{Seat: ann.Seat})
	if at := ann.Token("hero").At; at != tabletest.At(0, 1) {
		t.Errorf("hero stands at %v", at)
	}
}

// TestUndoOrder: a later command on the same thing stands in the way and is named, one on another thing does not; only the
// last of this turn is a player's to take back; movement comes back with the place.
func TestUndoOrder(t *testing.T) {
	s := newScenario(t)
	s.ann.Do(wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1)})
	s.ben.Do(wire.TurnToken{Token: s.friend, Facing: 90})
	s.gm.Do(wire.PutToken{Token: s.hero, At: tabletest.At(2, 2)})
	if r := s.ann.Refused(wire.Undo{}, wire.CodeUndoLate); r.Seat != s.gm.Seat || r.Token != s.hero {
		t.Errorf("undo refused with %+v", r)
	}
	s.gm.Do(wire.Undo{})
	s.ann.Do(wire.Undo{})
	s.ann.Refused(wire.Undo{}, wire.CodeUndo)
	s.ben.Refused(wire.Undo{Seat: s.ann.Seat}, wire.CodeRole)

	s.gm.Do(wire.StepTurn{}, wire.StepTurn{})
	s.ann.Do(wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1)}, wire.MoveToken{Token: s.hero, Path: tabletest.Path(0, 1)})
	s.ann.Do(wire.Undo{})
	if sp := s.ann.Token("hero").Sheet.Spent; sp != (path.Spent{Cells: 1}) {
		t.Errorf("after undo %+v is spent, want 1 cell", sp)
	}
	s.gm.Do(wire.StepTurn{})
	s.ann.Refused(wire.Undo{}, wire.CodeUndo)
	s.gm.Do(wire.Undo{Seat: s.ann.Seat})
	if at := s.ann.Token("hero").At; at != tabletest.At(2, 1) {
		t.Errorf("hero stands at %v", at)
	}
}

// TestUndoOfRemoval brings back a token with its line in the turn list, and an undone addition takes its later line along.
func TestUndoOfRemoval(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.RemoveToken{Token: s.hero})
	if n := len(s.gm.View().Turn.Entries); n != 1 {
		t.Errorf("%d lines left, want 1", n)
	}
	s.gm.Do(wire.Undo{})
	s.ann.Sees("hero")
	if n := len(s.gm.View().Turn.Entries); n != 2 {
		t.Errorf("%d lines, want 2", n)
	}
	other := s.Sit("Gus", wire.GM)
	rat := s.gm.Add(wire.TokenSpec{Name: "rat"}, 1, 1)
	other.Do(wire.AddEntry{Token: rat, Value: 3})
	s.gm.Do(wire.Undo{})
	for _, e := range s.gm.View().Turn.Entries {
		if e.Token == rat {
			t.Error("a line of a token that is not there")
		}
	}
	other.Do(wire.Undo{})
	if n := len(s.gm.View().Turn.Entries); n != 2 {
		t.Errorf("%d lines, want 2", n)
	}
}

// TestNewsOnOldGround: who learns on ground long explored that somebody is gone, or a door stands otherwise, does not take it
// back: it would be a free look.
func TestNewsOnOldGround(t *testing.T) {
	s := newScenario(t)
	open, shut := wire.SetDoor{Door: s.door, To: wire.DoorOpen}, wire.SetDoor{Door: s.door, From: wire.DoorOpen}
	s.gm.Do(wire.PutToken{Token: s.goblin, At: tabletest.At(4, 1)}, open, shut, wire.RemoveToken{Token: s.goblin})
	explored := s.ann.View().Ground.Explored
	s.ann.Remembers("goblin")
	s.ann.Do(open)
	s.ann.Lacks("goblin")
	if !s.ann.View().Ground.Explored.Equal(explored) {
		t.Error("new ground was explored: that tests nothing")
	}
	s.ann.Refused(wire.Undo{}, wire.CodeUndoGM)
}
