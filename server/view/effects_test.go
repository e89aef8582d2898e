package view_test

import (
	"slices"
	"testing"

	"sightline/rules/effect"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestWhoSeesEffects: marks for all, the rest for the owner, and some for GMs alone, whatever becomes of them.
func TestWhoSeesEffects(t *testing.T) {
	tb, gm, ann, hero := duel(t, twoHalls)
	ben := tb.Sit("Ben", wire.Player)
	gm.Add(wire.TokenSpec{Name: "Ben's", Owner: ben.Seat}, 0, 2)
	lurker := gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true}, 1, 1)
	ann.NeverGets("secret", lurker)
	ben.NeverGets("secret", "private", lurker)
	var id wire.EffectID
	ann.Silent("a secret effect comes, grows, and goes", func() {
		id = gm.Affect(hero, wire.EffectSpec{Kind: "poison", Name: "secret", See: wire.SeeGM, Lasting: effect.Lasting{Until: effect.Time, Left: 60}})
		gm.Do(wire.EditEffect{Effect: id, Level: 2, Left: 50}, wire.PassTime{Seconds: 10}, wire.PassTime{Seconds: 60})
	})
	ann.Silent("an effect on one that can't be seen", func() { gm.Affect(lurker, wire.EffectSpec{Kind: "mark", Name: "secret"}) })
	ben.Silent("an effect of Ann's own", func() {
		gm.Affect(hero, wire.EffectSpec{Kind: "disease", Name: "private", See: wire.SeeOwner, Level: 3, Source: lurker})
	})
	gm.Affect(hero, wire.EffectSpec{Kind: "condition.prone", Bonus: 77, Source: lurker})
	see := func(u *tabletest.User) (wire.Token, []wire.Effect) {
		v := u.View()
		return v.Tokens[slices.IndexFunc(v.Tokens, func(k wire.Token) bool { return k.ID == hero })], v.Effects
	}
	tok, list := see(ben)
	if !slices.Equal(tok.Marks.List(), []wire.Mark{{Kind: "condition.prone"}}) || list != nil {
		t.Errorf("Ben sees %+v, %+v", tok, list)
	}
	_, list = see(ann)
	slices.SortFunc(list, func(a, b wire.Effect) int { return len(a.Spec.Kind) - len(b.Spec.Kind) })
	if len(list) != 2 || list[0].Spec.Name != "private" || list[0].Spec.Level != 3 || list[1].Spec.Bonus != 77 || list[0].Spec.Source != 0 {
		t.Errorf("Ann sees %+v", list)
	}
	if _, list := see(gm); len(list) != 3 || !slices.ContainsFunc(list, func(e wire.Effect) bool { return e.Spec.Source == lurker }) {
		t.Errorf("the GM sees %+v", list)
	}
}

// TestEffectsTellNoHiddenTurns: an effect that ends as a player's turn begins ends for the players when they are shown that
// turn, be it that hidden ones truly act yet; and one that hangs on a hidden one's turn does not say so.
func TestEffectsTellNoHiddenTurns(t *testing.T) {
	o := newOrder(t, true)
	hero := o.heroes[1]
	o.gm.Affect(hero, wire.EffectSpec{Kind: "mark", Lasting: effect.Lasting{Until: effect.TurnStart, Left: 2}})
	o.gm.Affect(hero, wire.EffectSpec{Kind: "fatigue", Lasting: effect.Lasting{Until: effect.Time, Left: 9}})
	lurker := o.State.Tokens[slices.IndexFunc(o.State.Tokens, func(k table.Token) bool { return k.Spec.Hidden })].ID
	id := o.gm.Affect(hero, wire.EffectSpec{Kind: "poison", Lasting: effect.Lasting{Until: effect.TurnEnd, Left: 900, Of: uint64(lurker)}})
	for n := range 40 {
		turn := func(u *tabletest.User) wire.Turn { return u.View().Turn }
		ann, ben := turn(o.ann), turn(o.ben)
		a, b := len(o.ann.Got), len(o.ben.Got)
		o.gm.Do(wire.StepTurn{})
		for u, was := range map[*tabletest.User]struct {
			turn wire.Turn
			got  int
		}{o.ann: {ann, a}, o.ben: {ben, b}} {
			now := turn(u)
			if same := now.Round == was.turn.Round && slices.Equal(now.Entries, was.turn.Entries); same && len(u.Got) > was.got {
				t.Fatalf("step %d: nothing moved in the list and seat %x was told something", n, u.Seat)
			}
		}
	}
	for _, e := range o.ben.View().Effects {
		if e.ID == id && e.Spec.Lasting != (effect.Lasting{Until: effect.Untold}) {
			t.Errorf("Ben sees how long it lasts: %+v", e)
		}
		if e.Spec.Kind == "mark" || e.Spec.Kind == "fatigue" {
			t.Errorf("left is %+v", e)
		}
	}
}
