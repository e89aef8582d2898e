package table_test

import (
	"slices"
	"testing"

	"sightline/rules/effect"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

func kindsOn(st *table.State, id wire.TokenID) (all []string) {
	for _, e := range st.EffectsOn(id) {
		all = append(all, e.Spec.Kind+e.Spec.Name)
	}
	slices.Sort(all)
	return all
}

func lasting(u effect.Until, left int32, of wire.TokenID) effect.Lasting {
	return effect.Lasting{Until: u, Left: left, Of: uint64(of)}
}

// TestEffectsEndWithTurns: effects last for so many turns of whoever counts, or so long; the step that ends them is taken back
// with them, and going back in the order gives a turn back.
func TestEffectsEndWithTurns(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.RemoveEffect{Effect: s.doom}, wire.RemoveEffect{Effect: s.hex}, wire.AddEntry{Token: s.goblin, Value: 5})
	s.gm.Affect(s.hero, wire.EffectSpec{Kind: "a", Lasting: lasting(effect.TurnStart, 1, 0)})
	s.gm.Affect(s.hero, wire.EffectSpec{Kind: "b", Lasting: lasting(effect.TurnEnd, 2, 0)})
	s.gm.Affect(s.hero, wire.EffectSpec{Kind: "c", Lasting: lasting(effect.TurnEnd, 1, s.goblin)})
	s.gm.Affect(s.hero, wire.EffectSpec{Kind: "d", Lasting: lasting(effect.Time, 12, 0)})
	s.gm.Affect(s.hero, wire.EffectSpec{Kind: "e"})
	want := func(when string, kinds ...string) {
		t.Helper()
		if got := kindsOn(s.State, s.hero); !slices.Equal(got, kinds) {
			t.Errorf("%s: %v, want %v", when, got, kinds)
		}
	}
	s.gm.Do(wire.StepTurn{})
	want("the lair", "a", "b", "c", "d", "e")
	s.gm.Do(wire.StepTurn{})
	want("the hero's turn", "b", "c", "d", "e")
	s.gm.Do(wire.StepTurn{}, wire.StepTurn{Back: true}, wire.StepTurn{})
	want("the goblin's turn", "b", "c", "d", "e")
	s.gm.Do(wire.StepTurn{})
	want("round 2", "b", "d", "e")
	s.gm.Do(wire.StepTurn{}, wire.StepTurn{})
	want("the goblin again", "d", "e")
	s.gm.Do(wire.Undo{})
	want("taken back", "b", "d", "e")
	s.gm.Do(wire.StepTurn{}, wire.StepTurn{})
	want("round 3", "e")
	s.gm.Do(wire.EndTurns{}, wire.PassTime{Seconds: 3600})
	want("an hour later", "e")
}

// TestEffectsOfTheOneTakenOff: taking the line in turn off the list ends its turn.
func TestEffectsOfTheOneTakenOff(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.StepTurn{}, wire.StepTurn{})
	s.gm.Affect(s.goblin, wire.EffectSpec{Kind: "a", Lasting: lasting(effect.TurnEnd, 1, s.hero)})
	s.gm.Do(wire.RemoveEntry{Entry: s.heroLine})
	if got := kindsOn(s.State, s.goblin); slices.Contains(got, "a") {
		t.Errorf("left are %v", got)
	}
	s.gm.Do(wire.Undo{})
	if got := kindsOn(s.State, s.goblin); !slices.Contains(got, "a") {
		t.Errorf("taken back, there are %v", got)
	}
}

// TestEffectsGoWithTheToken, and come back with it.
func TestEffectsGoWithTheToken(t *testing.T) {
	s := newScenario(t)
	was := slices.Clone(s.State.Effects)
	s.gm.Do(wire.RemoveToken{Token: s.hero})
	if len(s.State.EffectsOn(s.hero)) != 0 {
		t.Error("a token that is gone has effects")
	}
	s.gm.Do(wire.Undo{})
	if !slices.Equal(s.State.Effects, was) {
		t.Errorf("%+v, was %+v", s.State.Effects, was)
	}
	if got := s.Replayed(); !slices.Equal(got.Effects, was) {
		t.Errorf("replayed: %+v", got.Effects)
	}
	back, err := table.Restore(s.State.Snapshot())
	if err != nil || !slices.Equal(back.Effects, was) {
		t.Errorf("restored: %v, %v", back, err)
	}
}

// TestEffectsInRange refuses what makes no sense, and more than a token may have.
func TestEffectsInRange(t *testing.T) {
	s := newScenario(t)
	for _, spec := range []wire.EffectSpec{
		{}, {Kind: "Prone"}, {Kind: "a b"}, {Kind: "a", Name: "x\x1fy"}, {Kind: "a", Name: string(make([]byte, 65))}, {Kind: "a", Level: 1 << 21}, {Kind: "a", Bonus: -1 << 21},
		{Kind: "a", See: 3}, {Kind: "a", Lasting: lasting(effect.Untold, 0, 0)}, {Kind: "a", Lasting: lasting(effect.TurnEnd, 0, 0)},
		{Kind: "a", Lasting: lasting(effect.Time, 1<<30, 0)}, {Kind: "a", Lasting: lasting(effect.Removed, 1, 0)}, {Kind: string(slices.Repeat([]byte("a"), 41))},
	} {
		s.gm.Refused(wire.AddEffect{Tokens: []wire.TokenID{s.hero}, Spec: spec}, wire.CodeBad)
	}
	ok := wire.EffectSpec{Kind: "a"}
	s.gm.Refused(wire.AddEffect{Spec: ok}, wire.CodeBad)
	s.gm.Refused(wire.AddEffect{Tokens: []wire.TokenID{s.hero, s.hero}, Spec: ok}, wire.CodeBad)
	s.gm.Refused(wire.AddEffect{Tokens: []wire.TokenID{s.hero}, Spec: wire.EffectSpec{Kind: "a", Source: 99}}, wire.CodeAbsent)
	s.gm.Refused(wire.EditEffect{Effect: s.hex, Left: 5}, wire.CodeBad)
	s.gm.Refused(wire.EditEffect{Effect: s.hex, Level: 1 << 21}, wire.CodeBad)
	room := table.MaxEffects
	for _, e := range s.State.EffectsOn(s.hero) {
		if e.Spec.See != wire.SeeGM { // those for GMs alone are counted apart
			room--
		}
	}
	for range room {
		s.gm.Affect(s.hero, ok)
	}
	if r := s.gm.Try(wire.AddEffect{Tokens: []wire.TokenID{s.goblin, s.hero}, Spec: ok}); r.Code != wire.CodeFull || r.Limit != table.MaxEffects {
		t.Errorf("one too many: %+v", r)
	}
	if len(s.State.EffectsOn(s.goblin)) != 1 {
		t.Error("half of it was done")
	}
}

// TestMarksAreRemembered: who saw a token last remembers the marks it had then.
func TestMarksAreRemembered(t *testing.T) {
	s := newScenario(t)
	ghost := func() wire.Token {
		v := s.ann.View()
		return v.Tokens[slices.IndexFunc(v.Tokens, func(k wire.Token) bool { return k.ID == s.goblin })]
	}
	if g := ghost(); g.Past || !slices.Equal(g.Marks.List(), []wire.Mark{{Kind: "mark", Name: "curse", Level: 1}}) {
		t.Fatalf("seen: %+v", g)
	}
	s.gm.Do(wire.PutToken{Token: s.goblin, At: tabletest.At(5, 0)}, wire.PutToken{Token: s.hero, At: tabletest.At(2, 2)},
		wire.EditToken{Token: s.friend, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}}, wire.EditToken{Token: s.hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}})
	v := s.ann.View()
	if !slices.ContainsFunc(v.Tokens, func(k wire.Token) bool { return k.ID == s.goblin }) {
		s.gm.Do(wire.EditToken{Token: s.hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{}}, wire.PutToken{Token: s.goblin, At: tabletest.At(1, 1)})
		s.gm.Do(wire.EditToken{Token: s.hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}}, wire.PutToken{Token: s.goblin, At: tabletest.At(5, 0)})
	}
	s.ann.Silent("a mark on one out of sight grows", func() { s.gm.Do(wire.EditEffect{Effect: s.curse, Level: 2}) })
	if g := ghost(); !g.Past || !slices.Equal(g.Marks.List(), []wire.Mark{{Kind: "mark", Name: "curse", Level: 1}}) {
		t.Errorf("remembered: %+v", g)
	}
}
