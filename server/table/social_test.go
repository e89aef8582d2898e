package table_test

import (
	"slices"
	"testing"

	"sightline/rules"
	combat "sightline/rules/fight"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

func awaySeat(u *tabletest.User, seat wire.SeatID) wire.Seat {
	for _, s := range u.View().Seats {
		if s.ID == seat {
			return s
		}
	}
	return wire.Seat{}
}

// TestAwayCharacters: another player who runs them has them with their sheets, and gives them back; those elsewhere are off the map, those
// that fade stay on it, and neither can be picked, is offered an attack or takes turns; what the GM runs stays as it is (R-014-010).
func TestAwayCharacters(t *testing.T) {
	f := newFighters(t)
	set := func(way rules.Absent, deputy wire.SeatID) wire.SetAway {
		return wire.SetAway{Seat: f.ann.Seat, Away: wire.AwayAs(way), Deputy: deputy}
	}
	f.ann.Refused(set(rules.AbsentGM, 0), wire.CodeRole)
	f.gm.Refused(wire.SetAway{Seat: f.ann.Seat}, wire.CodeBad)
	f.gm.Refused(wire.SetAway{Seat: f.gm.Seat, Away: 1, Deputy: f.ben.Seat}, wire.CodeBad)
	f.gm.Refused(set(rules.AbsentPlayer, f.ann.Seat), wire.CodeBad)
	f.gm.Refused(set(rules.AbsentPlayer, 77), wire.CodeAbsent)
	f.gm.Do(set(rules.AbsentPlayer, f.ben.Seat))
	if k := known.Find(f.ben.View(), f.hero); k == nil || k.Sheet == nil || k.Owner != f.ben.Seat {
		t.Errorf("Ben has %+v of the hero", k)
	}
	if s := awaySeat(f.ben, f.ann.Seat); s.Deputy != f.ben.Seat || s.Away == 0 {
		t.Errorf("Ben reads %+v", s)
	}
	f.gm.Refused(wire.SetAway{Seat: f.ben.Seat, Away: wire.AwayAs(rules.AbsentPlayer), Deputy: f.ann.Seat}, wire.CodeBad)
	f.ben.Do(wire.TurnToken{Token: f.hero, Facing: 90})
	f.gm.Do(wire.SetAway{Seat: f.ann.Seat})
	if k := known.Find(f.ben.View(), f.hero); k == nil || k.Sheet != nil || f.State.Token(f.hero).Spec.Owner != f.ann.Seat || len(f.State.Lent) != 0 {
		t.Errorf("after her return Ben has %+v, %+v", k, f.State.Lent)
	}
	f.gm.Do(wire.RollInitiative{}, wire.StepTurn{})
	f.gm.Do(set(rules.AbsentElsewhere, 0))
	f.ben.Lacks("hero")
	f.gm.Refused(wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword}, wire.CodeFaded)
	f.gm.Do(set(rules.AbsentFaded, 0)) // from one way to another
	f.ben.Sees("hero")
	f.gm.Refused(wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword}, wire.CodeFaded)
	f.gm.Refused(wire.CallSaves{Tokens: []wire.TokenID{f.goblin, f.hero}, Damage: "1d6 fire", Area: true}, wire.CodeFaded)
	if !known.Gone(f.gm.View(), known.Find(f.gm.View(), f.hero)) || known.Gone(f.gm.View(), known.Find(f.gm.View(), f.goblin)) {
		t.Error("a view does not tell who has faded")
	}
	f.gm.Do(wire.Attack{Token: f.goblin, At: tabletest.At(2, 1), Arm: combat.Arm{Name: "x", Damage: "1", Normal: 1}})
	if n := last(f.gm, wire.NoteAttack); n.Attack.Target != 0 {
		t.Error("a blow at its place strikes who has faded")
	}
	if slices.ContainsFunc(f.State.Turn.Entries, func(e table.Entry) bool { return e.Token == f.hero }) {
		t.Error("who is not there has a turn")
	}
	f.gm.Do(wire.RollInitiative{})
	if slices.ContainsFunc(f.State.Turn.Entries, func(e table.Entry) bool { return e.Token == f.hero }) {
		t.Error("who is not there rolls for initiative")
	}
	f.gm.Do(wire.SetAway{Seat: f.ann.Seat}, wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword})
	f.gm.Do(set(rules.AbsentGM, 0))
	f.gm.Do(wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword}, wire.TurnToken{Token: f.hero, Facing: 180})
	if f.State.Token(f.hero).Spec.Owner != f.ann.Seat {
		t.Error("what the GM runs for Ann is Ann's no more")
	}
}

// TestHiddenBeforeAway: who was hidden before its player went stays so on return; who was not does not; a token that was given to
// somebody else meanwhile stays with them.
func TestHiddenBeforeAway(t *testing.T) {
	f := newFighters(t)
	spy := f.gm.Add(wire.TokenSpec{Name: "spy", Owner: f.ann.Seat, Hidden: true}, 5, 1)
	f.gm.Do(wire.SetAway{Seat: f.ann.Seat, Away: wire.AwayAs(rules.AbsentElsewhere)}, wire.SetAway{Seat: f.ann.Seat})
	if !f.State.Token(spy).Spec.Hidden || f.State.Token(f.hero).Spec.Hidden {
		t.Errorf("spy %v, hero %v", f.State.Token(spy).Spec.Hidden, f.State.Token(f.hero).Spec.Hidden)
	}
	f.gm.Do(wire.SetAway{Seat: f.ann.Seat, Away: wire.AwayAs(rules.AbsentPlayer), Deputy: f.ben.Seat},
		wire.EditToken{Token: spy, Fields: wire.FieldOwner}, wire.SetAway{Seat: f.ann.Seat})
	if f.State.Token(spy).Spec.Owner != 0 || f.State.Token(f.hero).Spec.Owner != f.ann.Seat {
		t.Errorf("spy %v, hero %v", f.State.Token(spy).Spec.Owner, f.State.Token(f.hero).Spec.Owner)
	}
}

// TestRuleQuestions: a question is for who asked and the GMs, and for the player who keeps the list; those settle it and strike it off
// (R-014-008).
func TestRuleQuestions(t *testing.T) {
	s := newScenario(t)
	s.ben.NeverGets("canary question")
	s.ann.Do(wire.AskRule{Text: "  canary question  "})
	s.ann.Refused(wire.AskRule{Text: " "}, wire.CodeBad)
	q := s.gm.View().Questions
	if len(q) != 1 || q[0].Text != "canary question" || q[0].Seat != s.ann.Seat || len(s.ann.View().Questions) != 1 {
		t.Fatalf("the GM reads %+v", q)
	}
	if len(s.ben.View().Questions) != 0 {
		t.Error("Ben reads it")
	}
	s.ann.Refused(wire.SettleRule{Question: q[0].ID, Settled: true}, wire.CodeRole)
	s.ben.Refused(wire.SettleRule{Question: q[0].ID, Settled: true}, wire.CodeAbsent)
	s.ben.Refused(wire.KeepRules{Seat: s.ben.Seat}, wire.CodeRole)
	s.ben.Forgive()
	s.gm.Do(wire.KeepRules{Seat: s.ben.Seat})
	s.ben.Do(wire.SettleRule{Question: q[0].ID, Settled: true})
	if q := s.ann.View().Questions; len(q) != 1 || !q[0].Settled {
		t.Errorf("Ann reads %+v", q)
	}
	s.gm.Do(wire.KeepRules{})
	if len(s.ben.View().Questions) != 0 {
		t.Error("Ben keeps the list no more and reads it")
	}
	s.gm.Do(wire.SettleRule{Question: q[0].ID, Gone: true})
	if len(s.ann.View().Questions) != 0 {
		t.Error("a question that was struck off is there")
	}
	for range 50 {
		s.ann.Do(wire.AskRule{Text: "why"})
	}
	s.ann.Refused(wire.AskRule{Text: "why"}, wire.CodeFull)
	s.ben.Do(wire.AskRule{Text: "mine"})
}

// TestTakingBack: what was said is taken back for all who heard it, by who said it, at a table that lets it; its words are in no feed any
// more (R-014-002).
func TestTakingBack(t *testing.T) {
	s := newScenario(t)
	s.ann.Do(wire.Say{Text: "canary words", To: []wire.SeatID{s.ben.Seat}})
	said := func(u *tabletest.User) wire.Note {
		notes := u.State.Feed(u.Seat).Notes
		for _, n := range slices.Backward(notes) {
			if n.Kind == wire.NoteSay {
				return n
			}
		}
		return wire.Note{}
	}
	id := said(s.ann).Said
	if id == 0 || said(s.ben).Said != id {
		t.Fatalf("Ann's note is %x, Ben's %x", id, said(s.ben).Said)
	}
	s.ben.Refused(wire.TakeBack{Said: id}, wire.CodeAbsent)
	s.gm.Refused(wire.TakeBack{Said: id}, wire.CodeAbsent)
	s.ann.Refused(wire.TakeBack{}, wire.CodeAbsent)
	tab := s.State.Table
	tab.House = "talk.takeBack = forbidden"
	s.gm.Do(wire.SetTable{Table: tab})
	s.ann.Refused(wire.TakeBack{Said: id}, wire.CodeOff)
	tab.House = ""
	s.gm.Do(wire.SetTable{Table: tab})
	heard := len(s.State.Feed(s.gm.Seat).Notes)
	s.ann.Do(wire.TakeBack{Said: id})
	if n := said(s.ben); !n.Taken || n.Text != "" {
		t.Errorf("Ben's note is %+v", n)
	}
	if len(s.State.Feed(s.gm.Seat).Notes) != heard {
		t.Error("who did not hear the whisper is told that it was taken back")
	}
	s.ann.Refused(wire.TakeBack{Said: id}, wire.CodeAbsent)
}

// TestSpeechless: at a table that keeps back what a character can't say, one that is down or unconscious does not speak; its player does.
func TestSpeechless(t *testing.T) {
	f := newFighters(t)
	say := wire.Say{Text: "hello", Voice: wire.VoiceCharacter}
	down := wire.EditToken{Token: f.hero, Fields: wire.FieldDown, Spec: wire.TokenSpec{Down: true}}
	f.gm.Do(down)
	f.ann.Do(say)
	f.settings(func(t *wire.Table) { t.House = "talk.shareUnknown = forbidden" })
	f.ann.Refused(say, wire.CodeSpeechless)
	f.gm.Do(say)
	f.ben.Do(say)
	say.Voice = wire.VoicePlayer
	f.ann.Do(say)
	f.ann.Refused(wire.Say{Text: "x", Voice: wire.Voices}, wire.CodeBad)
	f.gm.Do(wire.EditToken{Token: f.hero, Fields: wire.FieldDown})
	f.gm.Do(wire.AddEffect{Tokens: []wire.TokenID{f.hero}, Spec: wire.EffectSpec{Kind: "condition.unconscious"}})
	say.Voice = wire.VoiceCharacter
	f.ann.Refused(say, wire.CodeSpeechless)
}

// TestBreaks: a break is told to everybody, by GMs alone, and no longer than may be (R-014-001).
func TestBreaks(t *testing.T) {
	s := newScenario(t)
	s.ann.Refused(wire.CallBreak{Minutes: 5}, wire.CodeRole)
	s.gm.Refused(wire.CallBreak{Minutes: wire.MaxBreak + 1}, wire.CodeBad)
	s.gm.Refused(wire.CallBreak{Minutes: -1}, wire.CodeBad)
	s.gm.Do(wire.CallBreak{Minutes: 5})
	if n := last(s.ben, wire.NoteBreak); n == nil || n.Number != 5 {
		t.Errorf("Ben is told %+v", n)
	}
}

// TestRemovedSeatLeavesNoList: with a seat its questions go, and what it kept.
func TestRemovedSeatLeavesNoList(t *testing.T) {
	s := newScenario(t)
	s.ann.Do(wire.AskRule{Text: "why"})
	s.gm.Do(wire.KeepRules{Seat: s.ann.Seat}, wire.SetAway{Seat: s.ann.Seat, Away: wire.AwayAs(rules.AbsentFaded)}, wire.RemoveSeat{Seat: s.ann.Seat})
	if st := s.State; len(st.Questions) != 0 || st.Keeper != 0 || len(st.Lent) != 0 {
		t.Errorf("%+v, %x, %+v", st.Questions, st.Keeper, st.Lent)
	}
}
