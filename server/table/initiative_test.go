package table_test

import (
	"slices"
	"testing"

	"sightline/rules"
	"sightline/rules/turn"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestRollInitiative: identical creatures share one roll, everybody else has its own, a second roll gives other numbers and no
// second line, and the list is in order.
func TestRollInitiative(t *testing.T) {
	tb := tabletest.New(t, 5)
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(tabletest.Draw(tabletest.House))
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat, Initiative: 900}, 0, 0)
	var wolves []wire.TokenID
	for i, n := range []string{"Wolf", "Wolf 2", "Wolf B"} {
		wolves = append(wolves, gm.Add(wire.TokenSpec{Name: n, Initiative: -500}, 2, int32(i)))
	}
	gm.Add(wire.TokenSpec{Name: "ogre"}, 5, 0)
	gm.Add(wire.TokenSpec{Name: "corpse", Down: true}, 6, 0)
	gm.Do(wire.RollInitiative{}, wire.RollInitiative{})
	lines := tb.State.Turn.Entries
	if len(lines) != 5 || lines[0].Token != hero || lines[0].Value < 901 || lines[0].Value > 920 || lines[0].Group != 0 {
		t.Fatalf("%+v", lines)
	}
	for _, e := range lines[2:] {
		if !slices.Contains(wolves, e.Token) || e.Value != lines[2].Value || e.Group == 0 || e.Group != lines[2].Group {
			t.Errorf("the pack is apart: %+v", lines)
		}
	}
	if !slices.IsSortedFunc(lines, func(a, b table.Entry) int { return int(b.Value - a.Value) }) {
		t.Errorf("out of order: %+v", lines)
	}
	ann.Do(wire.RollInitiative{Tokens: []wire.TokenID{hero}})
	podhod := tb.State.Table
	podhod.Profile = "podhod"
	gm.Do(wire.SetTable{Table: podhod})
	gm.Refused(wire.RollInitiative{}, wire.CodeBad)
}

// TestSurpriseIsDisadvantage: over many rolls who is surprised rolls lower, and never out of range.
func TestSurpriseIsDisadvantage(t *testing.T) {
	s := newScenario(t)
	s.gm.Affect(s.goblin, wire.EffectSpec{Kind: "condition.surprised"})
	sum := map[wire.TokenID]int32{}
	for range 300 {
		s.gm.Do(wire.RollInitiative{Tokens: []wire.TokenID{s.goblin, s.friend}})
		for _, e := range s.State.Turn.Entries {
			if sum[e.Token] += e.Value; e.Value < 1 || e.Value > 20 {
				t.Fatalf("rolled %d", e.Value)
			}
		}
	}
	if sum[s.goblin] > sum[s.friend]-500 { // 7.2 and 10.5 on the average
		t.Errorf("surprised %d, else %d", sum[s.goblin], sum[s.friend])
	}
}

// TestUsedUp: what belongs to a turn is used in it alone and comes back when it ends, the reaction when it begins again.
func TestUsedUp(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.StepTurn{})
	action := wire.UseTurn{Token: s.hero, Used: turn.UsedAction | turn.UsedObject, On: true}
	s.ann.Refused(action, wire.CodeNotTurn)
	s.ann.Do(wire.UseTurn{Token: s.hero, Used: turn.UsedReaction, On: true})
	used := func(want turn.Used) {
		t.Helper()
		v := s.ann.View()
		if got := v.Tokens[slices.IndexFunc(v.Tokens, func(k wire.Token) bool { return k.ID == s.hero })].Sheet.Used; got != want {
			t.Errorf("used is %b, want %b", got, want)
		}
	}
	used(turn.UsedReaction)
	s.gm.Do(wire.StepTurn{})
	used(0)
	s.ann.Do(action, wire.UseTurn{Token: s.hero, Used: turn.UsedReaction, On: true}, wire.UseTurn{Token: s.hero, Used: turn.UsedObject})
	used(turn.UsedAction | turn.UsedReaction)
	s.ann.Do(wire.Undo{})
	used(turn.UsedAction | turn.UsedObject | turn.UsedReaction)
	s.ann.Do(wire.StepTurn{})
	used(turn.UsedReaction)
	s.gm.Do(wire.EndTurns{})
	used(0)
	s.ann.Refused(action, wire.CodeNotTurn)
	s.ann.Refused(wire.UseTurn{Token: s.hero, Used: turn.AllUsed + 1}, wire.CodeBad)
}

// TestSegmentsOfARound: everybody acts in each segment, as many as the fewest actions; one that no player can know of does not
// tell by it that it is there (R-004-010).
func TestSegmentsOfARound(t *testing.T) {
	s := newScenario(t)
	podhod := s.State.Table
	podhod.Profile = "podhod"
	s.gm.Do(wire.SetTable{Table: podhod},
		wire.EditToken{Token: s.hero, Fields: wire.FieldActions, Spec: wire.TokenSpec{Actions: 3}},
		wire.EditToken{Token: s.lurker, Fields: wire.FieldActions, Spec: wire.TokenSpec{Actions: 1}},
		wire.AddEntry{Token: s.goblin, Value: 5}, wire.AddEntry{Token: s.lurker, Value: 1}, wire.RemoveEntry{Entry: s.lair}, wire.StepTurn{})
	at := func(round, segment, segments int32, who wire.TokenID) {
		t.Helper()
		now := s.State.Turn
		for _, e := range now.Entries {
			if e.ID == now.Now && (e.Token != who || now.Round != round || now.Segment != segment || now.Segments != segments) {
				t.Errorf("round %d, segment %d of %d, token %x", now.Round, now.Segment, now.Segments, e.Token)
			}
		}
	}
	at(1, 1, 2, s.hero)
	s.ann.Do(wire.CountActions{Token: s.hero, Acted: 1})
	s.gm.Do(wire.StepTurn{}, wire.StepTurn{})
	at(1, 1, 2, s.lurker)
	s.gm.Do(wire.StepTurn{})
	at(1, 2, 2, s.hero)
	if got := s.State.Token(s.hero).Acted; got != 1 {
		t.Errorf("acted %d", got)
	}
	v := s.ann.View().Turn
	if v.Segment != 2 || v.Segments != 2 || len(v.Entries) != 2 || v.Entries[0].Actions != 3 || v.Entries[1].Actions != 2 {
		t.Errorf("Ann sees %+v", v)
	}
	s.gm.Do(wire.StepTurn{}, wire.StepTurn{}, wire.StepTurn{})
	at(2, 1, 2, s.hero)
	if got := s.State.Token(s.hero).Acted; got != 0 {
		t.Errorf("acted %d in a new round", got)
	}
	s.gm.Do(wire.StepTurn{Back: true})
	at(1, 2, 2, s.lurker)
}

// TestLabels: creatures of one kind are told apart; those that players see come first, so that nothing is missing between.
func TestLabels(t *testing.T) {
	s := newScenario(t)
	hidden := s.gm.Add(wire.TokenSpec{Name: "goblin", Hidden: true}, 1, 1)
	near := s.gm.Add(wire.TokenSpec{Name: "goblin 7"}, 1, 2)
	other := s.gm.Add(wire.TokenSpec{Name: "goblin king"}, 2, 2)
	names := func(style rules.LabelStyle, czech bool) map[wire.TokenID]string {
		s.gm.Do(wire.LabelTokens{Token: s.goblin, Style: style, Czech: czech})
		all := map[wire.TokenID]string{}
		for _, k := range s.State.Tokens {
			all[k.ID] = k.Spec.Name
		}
		return all
	}
	got := names(rules.ByLetter, false)
	seen := []string{got[s.goblin], got[near]}
	slices.Sort(seen)
	if !slices.Equal(seen, []string{"goblin A", "goblin B"}) || got[hidden] != "goblin C" || got[other] != "goblin king" {
		t.Errorf("%v", got)
	}
	if got := names(rules.ByNumber, false); got[hidden] != "goblin 3" {
		t.Errorf("%v", got)
	}
	if got := names(rules.ByColour, true); got[hidden] != "goblin žlutá" || s.State.Token(hidden).Spec.Colour != rules.Stickers[2].Colour {
		t.Errorf("%v", got)
	}
	s.gm.Refused(wire.LabelTokens{Token: s.goblin, Style: rules.ByName}, wire.CodeBad)
}

// TestTrail: each change of hit points is kept, for the owner and the GM, and taken back with it (R-014-059).
func TestTrail(t *testing.T) {
	s := newScenario(t)
	hp := func(n int32) {
		s.gm.Do(wire.EditToken{Token: s.goblin, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: n}})
	}
	for _, n := range []int32{53, 45, 45, 24} {
		hp(n)
	}
	if got := s.State.TrailOf(s.goblin); !slices.Equal(got, []int32{53, 45, 24}) {
		t.Errorf("%v", got)
	}
	s.gm.Do(wire.Undo{})
	if got := s.State.TrailOf(s.goblin); !slices.Equal(got, []int32{53, 45}) {
		t.Errorf("taken back: %v", got)
	}
	for n := range int32(50) {
		hp(n)
	}
	if got := s.State.TrailOf(s.goblin); len(got) != wire.MaxTrail || got[len(got)-1] != 49 {
		t.Errorf("%v", got)
	}
}

// TestClimbIsNoToken: taking back another climbing speed gives the speed back and touches nothing else: the table's own bits of
// what changed are none of the wire's.
func TestClimbIsNoToken(t *testing.T) {
	s := newScenario(t)
	was := *s.State.Token(s.hero)
	s.gm.Do(wire.EditToken{Token: s.hero, Fields: wire.FieldClimb, Spec: wire.TokenSpec{Climb: 4}}, wire.Undo{})
	if got := *s.State.Token(s.hero); got != was {
		t.Errorf("%+v, was %+v", got, was)
	}
}

// TestTiesAreThePlayers: between tied characters their players decide, over a monster the GM (R-024-006).
func TestTiesAreThePlayers(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.AddEntry{Token: s.friend, Value: 10}, wire.AddEntry{Token: s.goblin, Value: 10})
	line := func(id wire.TokenID) wire.EntryID {
		return s.State.Turn.Entries[slices.IndexFunc(s.State.Turn.Entries, func(e table.Entry) bool { return e.Token == id })].ID
	}
	s.ann.Refused(wire.MoveEntry{Entry: line(s.goblin), Before: line(s.hero)}, wire.CodeRole)
	s.ann.Refused(wire.MoveEntry{Entry: line(s.hero), Before: s.lair}, wire.CodeRole)
	s.ben.Do(wire.MoveEntry{Entry: line(s.friend), Before: line(s.hero)})
	if e := s.State.Turn.Entries; e[1].Token != s.friend || e[2].Token != s.hero {
		t.Errorf("%+v", e)
	}
}
