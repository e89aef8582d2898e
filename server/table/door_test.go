package table_test

import (
	"testing"

	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestDoors: within reach or not, locked, changed meanwhile, as last seen.
func TestDoors(t *testing.T) {
	s := newScenario(t)
	open := wire.SetDoor{Door: s.door, From: wire.DoorClosed, To: wire.DoorOpen}
	shut := wire.SetDoor{Door: s.door, From: wire.DoorOpen, To: wire.DoorClosed}
	lock := wire.SetDoor{Door: s.door, From: wire.DoorClosed, To: wire.DoorLocked}
	s.ben.Refused(open, wire.CodeReach)
	s.ann.Refused(shut, wire.CodeChanged)
	s.ann.Refused(wire.SetDoor{Door: s.door, To: wire.DoorClosed}, wire.CodeBad)
	s.ann.Silent("a lock turning (players are told closed)", func() { s.gm.Do(lock) })
	s.ann.Refused(open, wire.CodeLocked)
	s.ben.Refused(open, wire.CodeReach)
	s.gm.Refused(open, wire.CodeChanged)
	s.gm.Do(wire.SetDoor{Door: s.door, From: wire.DoorLocked, To: wire.DoorClosed})
	s.ann.Do(open, shut, open)
	if st := s.ben.View().Doors[0].State; st != wire.DoorOpen {
		t.Errorf("Ben sees the door %d", st)
	}

	s.gm.Do(wire.PutToken{Token: s.hero, At: tabletest.At(5, 2)}, wire.PutToken{Token: s.friend, At: tabletest.At(5, 0)}, shut)
	s.gm.Do(wire.PutToken{Token: s.friend, At: tabletest.At(0, 0)}, wire.RemoveToken{Token: s.goblin})
	s.gm.Do(wire.EditToken{Token: s.hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}})
	s.gm.Do(wire.EditToken{Token: s.friend, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}})
	for _, u := range []*tabletest.User{s.ann, s.ben} {
		u.Silent("a door opened unseen (T-LEAK 5)", func() { s.gm.Do(open) })
		s.gm.Do(shut)
	}
}

// TestReach: a door is reached from the cells at it and beside those, from either side, never through a wall, and by big
// ones from any cell of theirs.
func TestReach(t *testing.T) {
	for _, c := range []struct {
		x, y int32
		want wire.Code
	}{
		{2, 1, wire.CodeNone}, {3, 1, wire.CodeNone}, {2, 0, wire.CodeNone}, {1, 1, wire.CodeNone}, {3, 2, wire.CodeNone}, {4, 2, wire.CodeNone},
		{0, 1, wire.CodeReach}, {5, 1, wire.CodeReach}, {0, 0, wire.CodeReach},
	} {
		s := newScenario(t)
		s.gm.Do(wire.PutToken{Token: s.hero, At: tabletest.At(c.x, c.y)})
		if r := s.ann.Try(wire.SetDoor{Door: s.door, To: wire.DoorOpen}); r.Code != c.want {
			t.Errorf("from %d,%d: code %d, want %d", c.x, c.y, r.Code, c.want)
		}
	}
	s := newScenario(t)
	s.Lay(tabletest.Draw("\n+-+-+-+\n|. .D.|\n+-+-+-+\n|. . .|\n+-+-+-+\n"))
	s.gm.Do(wire.PutToken{Token: s.hero, At: tabletest.At(1, 0)}, wire.PutToken{Token: s.hero, At: tabletest.At(1, 1)})
	s.ann.Refused(wire.SetDoor{Door: s.State.Doors[0].ID, To: wire.DoorOpen}, wire.CodeReach)
}
