package table_test

import (
	"testing"

	"sightline/server/table"
	"sightline/server/wire"
)

// play sets a house rule.
func (s *scenario) play(rule string) {
	tb := s.State.Table
	tb.House = rule
	s.gm.Do(wire.SetTable{Table: tb})
}

func xpOf(st *table.State, id wire.TokenID) int32 {
	for _, e := range st.EffectsOn(id) {
		if e.Spec.Kind == table.KindXP {
			return e.Spec.Level
		}
	}
	return 0
}

// TestExperienceIsShared is V-014-133-01 and 02 and V-014-134-01 and 02 at the table: it is kept by character, the rest is dropped and told
// the GM, who is away gets nothing unless the table says the same.
func TestExperienceIsShared(t *testing.T) {
	s := newScenario(t)
	s.State.Here(s.ann.Seat, true)
	s.gm.Do(wire.Award{Amount: 1350, Helpers: 3})
	if a, b := xpOf(s.State, s.hero), xpOf(s.State, s.friend); a != 337 || b != 0 {
		t.Errorf("%d and %d", a, b)
	}
	if n := last(s.gm, wire.NoteXP); n == nil || n.Token != 0 || n.Number != 2 {
		t.Errorf("the GM is told %+v", n)
	}
	s.play("xp.absent = same_for_all")
	s.gm.Do(wire.Award{Amount: 100})
	if a, b := xpOf(s.State, s.hero), xpOf(s.State, s.friend); a != 387 || b != 50 {
		t.Errorf("%d and %d", a, b)
	}
	s.gm.Do(wire.Undo{})
	if a, b := xpOf(s.State, s.hero), xpOf(s.State, s.friend); a != 337 || b != 0 {
		t.Errorf("taken back: %d and %d", a, b)
	}
	s.gm.Refused(wire.Award{}, wire.CodeBad)
	s.gm.Refused(wire.Award{What: wire.AwardGoal}, wire.CodeOff)
	s.ann.Refused(wire.Award{Amount: 5}, wire.CodeRole)
	if n := last(s.ben, wire.NoteXP); n != nil && n.Token == s.hero {
		t.Error("another player is told of the hero's share")
	}
}

// TestLevelsWithoutExperience is V-014-137-01 to 06 and V-014-138-01 at the table: a session or a goal that makes a level is told to all.
func TestLevelsWithoutExperience(t *testing.T) {
	s := newScenario(t)
	s.play("xp.mode = sessions\nxp.sessionsPerLevel = 2")
	for i, level := range []int32{2, 3, 3, 4, 4, 5} {
		s.gm.Do(wire.Award{What: wire.AwardSession})
		if n := last(s.ann, wire.NoteLevel); n == nil || n.Number != level {
			t.Errorf("after %d sessions: %+v, want level %d", i+1, n, level)
		}
	}
	s.gm.Refused(wire.Award{Amount: 10}, wire.CodeOff)
	s.play("xp.mode = story")
	for range 3 {
		s.gm.Do(wire.Award{What: wire.AwardGoal})
	}
	if n := last(s.ann, wire.NoteLevel); n == nil || n.Number != 4 {
		t.Errorf("after three goals: %+v", n)
	}
	tb := s.State.Table
	tb.Sessions = -1
	s.gm.Refused(wire.SetTable{Table: tb}, wire.CodeBad)
}
