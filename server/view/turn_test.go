package view_test

import (
	"bytes"
	"slices"
	"testing"

	"sightline/rules/turn"
	"sightline/server/tabletest"
	"sightline/server/view"
	"sightline/server/wire"
)

func names(v *wire.View) (all []string) {
	for _, e := range v.Turn.Entries {
		name := e.Name
		if e.Now {
			name = "[" + name + "]"
		}
		all = append(all, name)
	}
	return all
}

// TestStylesOfInitiative: under a hidden list a player is told of its own turns alone, under cards what has come up and the next.
func TestStylesOfInitiative(t *testing.T) {
	o := newOrder(t, false)
	want := func(what string, u *tabletest.User, list ...string) {
		t.Helper()
		if got := names(u.View()); !slices.Equal(got, list) {
			t.Errorf("%s: %v, want %v", what, got, list)
		}
	}
	set(o.gm, func(t *wire.Table) { t.Order = turn.HiddenList })
	want("hidden, before", o.ann, "hero")
	o.gm.Do(wire.StepTurn{})
	want("hidden, own turn", o.ann, "[hero]")
	want("hidden, hers", o.ben, "Ben's")
	o.gm.Do(wire.StepTurn{})
	want("hidden, the goblin's", o.ann, "hero")
	o.ben.Refused(wire.StepTurn{}, wire.CodeNotTurn)
	o.gm.Do(wire.StepTurn{})
	want("hidden, Ben's", o.ben, "[Ben's]")
	o.ben.Do(wire.StepTurn{})
	o.gm.Do(wire.EndTurns{})
	set(o.gm, func(t *wire.Table) { t.Order = turn.Cards })
	want("cards, before", o.ann, "hero")
	o.gm.Do(wire.StepTurn{})
	want("cards, the first", o.ann, "[hero]", "goblin")
	want("cards, the first, to Ben", o.ben, "[hero]", "goblin", "Ben's")
	o.ann.Do(wire.StepTurn{})
	want("cards, the second", o.ann, "hero", "[goblin]", "Ben's")
	want("cards, to the GM", o.gm, "hero", "[goblin]", "Ben's")
}

// TestHiddenLinesUnderCards: with creatures in the list that players can't see and without they are shown the same cards.
func TestHiddenLinesUnderCards(t *testing.T) {
	with, without := newOrder(t, true), newOrder(t, false)
	for _, o := range []order{with, without} {
		set(o.gm, func(t *wire.Table) { t.Order = turn.Cards })
	}
	for n := range 12 {
		for _, o := range []order{with, without} {
			o.pass()
		}
		for i, u := range []*tabletest.User{with.ann, with.ben} {
			o := []*tabletest.User{without.ann, without.ben}[i]
			if !bytes.Equal(wire.EncodeView(u.View()), wire.EncodeView(o.View())) {
				t.Fatalf("step %d: player %d is shown\n%+v\n%+v", n, i, u.View().Turn, o.View().Turn)
			}
		}
	}
}

// TestHealthAsSet: players are told of a creature's hit points what the table has it, and no more (R-014-059, R-014-061).
func TestHealthAsSet(t *testing.T) {
	tb, gm, ann, _ := duel(t, twoHalls)
	ogre := gm.Add(wire.TokenSpec{Name: "ogre", HP: 29, MaxHP: 59}, 2, 2)
	for set1, want := range map[wire.HealthShown]wire.Health{
		wire.HealthHidden: {}, wire.HealthBloodied: {Bloodied: true}, wire.HealthBar: {Bloodied: true, Tenths: 5}, wire.HealthNumbers: {Bloodied: true, Tenths: 5, HP: 29, Max: 59},
	} {
		set(gm, func(t *wire.Table) { t.Health = set1 })
		v := view.Of(tb.State, ann.Seat)
		if got := v.Tokens[slices.IndexFunc(v.Tokens, func(k wire.Token) bool { return k.ID == ogre })]; got.Health != want || got.Sheet != nil {
			t.Errorf("setting %d: %+v", set1, got)
		}
	}
	set(gm, func(t *wire.Table) { t.Health = wire.HealthBloodied })
	ann.Silent("a wound that is no news", func() {
		gm.Do(wire.EditToken{Token: ogre, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 20}})
	})
	set(gm, func(t *wire.Table) { t.Health = wire.HealthHidden })
	ann.Silent("a wound when nothing is told", func() {
		gm.Do(wire.EditToken{Token: ogre, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 59}})
	})
}
