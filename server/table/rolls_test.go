package table_test

import (
	"strings"
	"testing"

	"sightline/rules/check"
	expression "sightline/rules/dice"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// rolls are the notes of rolls in a seat's feed.
func rolls(s *scenario, u *tabletest.User) []wire.Note {
	var list []wire.Note
	for _, n := range s.State.Feed(u.Seat).Notes {
		if n.Roll != nil {
			list = append(list, n)
		}
	}
	return list
}

// TestHiddenRolls: of a roll behind the screen, a secret one, a decoy and a blind one players learn that it was made, and from its
// note not which of the four it was, what was rolled, or how it fell; GMs have it all (R-014-005, 006).
func TestHiddenRolls(t *testing.T) {
	s := newScenario(t)
	for _, m := range []check.Mode{check.Screen, check.Secret, check.Decoy} {
		s.ann.Refused(wire.Roll{Expr: "1d20", Mode: m}, wire.CodeRole)
		s.gm.Do(wire.Roll{Expr: "31d997", Mode: m})
	}
	s.ann.Do(wire.Roll{Expr: "31d997", Mode: check.Blind})
	s.gm.Refused(wire.Roll{Expr: "1d20", Mode: check.Modes}, wire.CodeBad)
	for _, u := range []*tabletest.User{s.ann, s.ben} {
		got := rolls(s, u)
		if len(got) != 4 {
			t.Fatalf("%d rolls are told", len(got))
		}
		for i, n := range got {
			if r := *n.Roll; r.Expr != "" || r.Total != 0 || len(r.Terms) != 0 || r.ID != 0 || r.Mode != check.Open || !r.Blank || r.Secret || r.Fell != 0 {
				t.Errorf("roll %d tells %+v", i, r)
			}
		}
	}
	for i, n := range rolls(s, s.gm) {
		if r := n.Roll; r.Total == 0 || len(r.Terms) != 1 || r.Blank || (r.ID != 0) != (r.Mode != check.Decoy) {
			t.Errorf("roll %d: the GM has %+v", i, r)
		}
	}
	s.ann.NeverGets("31d997")
	s.ben.NeverGets("31d997")
}

// TestSecretRollsUnshown: where the table has it so, players do not even learn that a secret roll was made.
func TestSecretRollsUnshown(t *testing.T) {
	s := newScenario(t)
	tab := s.State.Table
	tab.House = "gm.secretRollShown = off"
	s.gm.Do(wire.SetTable{Table: tab}, wire.Roll{Expr: "1d20", Mode: check.Secret})
	if n := rolls(s, s.ann); len(n) != 0 {
		t.Errorf("told: %+v", n[0])
	}
	if len(rolls(s, s.gm)) != 1 {
		t.Error("the GM has no roll")
	}
}

// TestAlteredRoll: what a GM publishes of a roll behind the screen is all that players learn; the GM's log keeps both, it is done
// once, and never with an open roll or where the table forbids it (V-014-005-03).
func TestAlteredRoll(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.Roll{Expr: "1d1+776654", Mode: check.Screen})
	id := rolls(s, s.gm)[0].Roll.ID
	s.ann.Refused(wire.PublishRoll{Roll: id, Total: 1}, wire.CodeRole)
	for _, wrong := range []uint64{0, id + 1} {
		s.gm.Refused(wire.PublishRoll{Roll: wrong, Total: 1}, wire.CodeAbsent)
	}
	s.gm.Do(wire.PublishRoll{Roll: id, Total: 12})
	s.gm.Refused(wire.PublishRoll{Roll: id, Total: 13}, wire.CodeChanged)
	gm, ann := rolls(s, s.gm)[1].Roll, rolls(s, s.ann)[1].Roll
	if gm.Total != 12 || gm.Fell != 776655 {
		t.Errorf("the GM's log keeps %+v", gm)
	}
	if ann.Total != 12 || ann.Fell != 0 || ann.Expr != "" || ann.ID != 0 {
		t.Errorf("the players' log keeps %+v", ann)
	}
	s.ann.NeverGets("776654")
	tab := s.State.Table
	tab.House = "gm.mayAlter = off"
	s.gm.Do(wire.SetTable{Table: tab}, wire.Roll{Expr: "1d20", Mode: check.Screen})
	list := rolls(s, s.gm)
	if r := list[len(list)-1].Roll; r.ID != 0 {
		t.Errorf("a roll that must stand can be altered: %+v", r)
	}
}

// TestRollTellsEveryDie: the tree of a roll goes into the note with the dice that were dropped, rolled again or added.
func TestRollTellsEveryDie(t *testing.T) {
	s := newScenario(t)
	s.ann.Do(wire.Roll{Expr: "(4d6r<2!kh3[fire]+2)*2-1"})
	r := rolls(s, s.ben)[0].Roll
	if !strings.HasPrefix(r.Expr, "(4d6r<2!6kh3[fire]+2)*2") || len(r.Terms) != 6 || r.Terms[0].Kind != expression.IsProduct || r.Terms[2].Label != "fire" || r.Terms[2].Depth != 2 {
		t.Fatalf("%+v", r)
	}
	if r.Total != r.Terms[0].Value-1 || len(r.Terms[2].Faces) < 4 {
		t.Errorf("%+v", r)
	}
}
