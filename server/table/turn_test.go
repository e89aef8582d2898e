package table_test

import (
	"slices"
	"testing"

	"sightline/server/tabletest"
	"sightline/server/wire"
)

// shown is the turn list of a user as names, the one in turn in brackets, and the round.
func shown(u *tabletest.User) (names []string, round int32) {
	for _, e := range u.View().Turn.Entries {
		n := e.Name
		if e.Now {
			n = "[" + n + "]"
		}
		names = append(names, n)
	}
	return names, u.View().Turn.Round
}

// TestTurnPassesSilently: lines of those who are hidden or out of sight leave no gap; while one of theirs is in turn the mark
// stands on the next line shown already, and their turns end without a byte (T-LEAK 7).
func TestTurnPassesSilently(t *testing.T) {
	s := newScenario(t)
	want := func(u *tabletest.User, round int32, names ...string) {
		t.Helper()
		if n, r := shown(u); !slices.Equal(n, names) || r != round {
			t.Errorf("list %v of round %d, want %v of %d", n, r, names, round)
		}
	}
	s.ann.Silent("a line for one who is hidden", func() {
		s.gm.Do(wire.AddEntry{Token: s.lurker, Value: 15}, wire.AddEntry{Token: s.lurker, Value: 30})
	})
	want(s.gm, 0, "lurker", "lair", "lurker", "hero")
	want(s.ann, 0, "lair", "hero")
	s.gm.Do(wire.StepTurn{})
	want(s.gm, 1, "[lurker]", "lair", "lurker", "hero")
	want(s.ann, 1, "[lair]", "hero")
	s.ann.Silent("the end of a hidden one's turn", func() { s.gm.Do(wire.StepTurn{}) })
	s.gm.Do(wire.StepTurn{})
	want(s.gm, 1, "lurker", "lair", "[lurker]", "hero")
	want(s.ann, 1, "lair", "[hero]")
	s.ann.Silent("the end of a hidden one's turn", func() { s.gm.Do(wire.StepTurn{}) })
	s.gm.Do(wire.StepTurn{})
	want(s.gm, 2, "[lurker]", "lair", "lurker", "hero")
	want(s.ann, 2, "[lair]", "hero")
	s.ann.Silent("the end of a hidden one's turn", func() { s.gm.Do(wire.StepTurn{}) })
	s.ann.Silent("a hidden line's number", func() {
		for _, e := range s.gm.View().Turn.Entries {
			if e.Token == s.lurker {
				s.gm.Do(wire.EditEntry{Entry: e.ID, Value: 25})
				break
			}
		}
	})
	s.ann.Silent("a hidden one removed", func() { s.gm.Do(wire.RemoveToken{Token: s.lurker}) })
	s.gm.Do(wire.EndTurns{})
	want(s.ann, 0, "lair", "hero")
}

// TestTurnOfOneRemoved: when the one in turn is taken off, the next one's turn begins afresh.
func TestTurnOfOneRemoved(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.StepTurn{}, wire.RemoveEntry{Entry: s.lair})
	if n, r := shown(s.ann); !slices.Equal(n, []string{"[hero]"}) || r != 1 {
		t.Errorf("%v of round %d", n, r)
	}
	s.gm.Do(wire.RemoveToken{Token: s.hero})
	if s.State.Turn.Round != 0 || len(s.State.Turn.Entries) != 0 {
		t.Errorf("%+v", s.State.Turn)
	}
	s.gm.Refused(wire.StepTurn{}, wire.CodeBad)
}

// TestNotes: whispers and secret rolls reach those they are for and nobody else; feeds number their own notes.
func TestNotes(t *testing.T) {
	s := newScenario(t)
	s.ben.Silent("a whisper to the GM", func() { s.ann.Do(wire.Say{Text: "psst", To: []wire.SeatID{s.gm.Seat}}) })
	s.gm.Silent("a whisper between players", func() { s.ann.Do(wire.Say{Text: "psst", To: []wire.SeatID{s.ben.Seat}}) })
	s.ben.Silent("a secret roll (T-LEAK 7)", func() { s.ann.Do(wire.Roll{Expr: "3d6", Secret: true}) })
	s.ann.Silent("a GM's secret roll", func() { s.gm.Do(wire.Roll{Expr: "3d6", Secret: true}) })
	s.gm.Do(wire.Roll{Expr: "2d6+3"}, wire.Say{Text: "hello"})
	for _, u := range []*tabletest.User{s.gm, s.ann, s.ben} {
		notes := s.State.Feed(u.Seat).Notes
		for i, n := range notes {
			if n.ID != wire.NoteID(i+1) || n.At == 0 {
				t.Errorf("note %d of seat %x: %+v", i, u.Seat, n)
			}
		}
		r := notes[len(notes)-2].Roll
		if r == nil || len(r.Terms) != 2 || len(r.Terms[0].Faces) != 2 || r.Total != r.Terms[0].Faces[0].Value+r.Terms[0].Faces[1].Value+3 {
			t.Errorf("roll %+v", r)
		}
	}
	for range 205 {
		s.ann.Do(wire.Say{Text: "spam"})
	}
	if f := s.State.Feed(s.ben.Seat); len(f.Notes) != 200 || f.Last != f.Notes[199].ID {
		t.Errorf("%d notes kept, last %d", len(f.Notes), f.Last)
	}
}

// TestDiceAreFair: every face falls as often as the others, as far as chance goes.
func TestDiceAreFair(t *testing.T) {
	s := newScenario(t)
	var faces [7]int
	for range 60 {
		s.gm.Do(wire.Roll{Expr: "100d6", Secret: true})
	}
	for _, n := range s.State.Feed(s.gm.Seat).Notes {
		if n.Roll != nil {
			for _, f := range n.Roll.Terms[0].Faces {
				faces[f.Value]++
			}
		}
	}
	for v, n := range faces[1:] {
		if n < 800 || n > 1200 { // 1000 each; six standard deviations are 173
			t.Errorf("%d fell %d times of 6000", v+1, n)
		}
	}
}
