package table_test

import (
	"slices"
	"testing"

	"sightline/rules/effect"
	combat "sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// newUnder is a table of the roll-under game.
func newUnder(t *testing.T) *fighters {
	f := newFighters(t)
	f.settings(func(t *wire.Table) { t.Profile = "podhod" })
	return f
}

// lay puts an effect on a token; its id is no die that was told to fall.
func (f *fighters) lay(id wire.TokenID, spec wire.EffectSpec) wire.EffectID {
	f.Helper()
	was := f.Chance
	f.Chance = &dice{[]int32{int32(len(f.State.Effects)) + 1000}}
	defer func() { f.Chance = was }()
	return f.gm.Affect(id, spec)
}

// counted are what of a cause and effect the reasons come to.
func counted(list []wire.Why, c combat.Cause, e combat.Effect) int32 {
	n := int32(0)
	for _, w := range list {
		if w.Cause == c && w.Effect == e {
			n += w.N
		}
	}
	return n
}

// TestAilsCountInAttacks: what lies on the attacker and on the target changes the attack by itself, each with its reason; a player is told
// of its own effects that it sees, and neither of the GM's nor of the target's (R-004-011, 015, 017, 025, 029).
func TestAilsCountInAttacks(t *testing.T) {
	f := newUnder(t)
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindAlcohol, Level: 360, Bonus: -4})
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindFatigue, Level: 20, Bonus: -2})
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindLoad, Level: 22, Bonus: -2})
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindSenses, Level: 1, Bonus: -6})
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindDrug, Name: "útok", Bonus: -1, See: wire.SeeGM})
	f.lay(f.goblin, wire.EffectSpec{Kind: podhod.KindFatigue, Level: 60, Bonus: -8, See: wire.SeeOwner})
	r := f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword}, 15, 3)
	told := last(f.gm, wire.NoteAttack).Attack
	for c, want := range map[combat.Cause]int32{combat.Drunk: -4, combat.Weary: -1, combat.Laden: -2, combat.LostSenses: -6, combat.Drugged: -1} {
		if got := counted(told.Why, c, combat.Penalty); got != want {
			t.Errorf("cause %d: %d, want %d", c, got, want)
		}
		if c == combat.Drugged {
			want = 0
		}
		if got := counted(r.Why, c, combat.Penalty); got != want {
			t.Errorf("cause %d as Ann is told: %d, want %d", c, got, want)
		}
	}
	if told.ToHit != 5-14 || told.AC != 15-4 || counted(told.Why, combat.Weary, combat.Armour) != -4 {
		t.Errorf("the truth: %+v", told)
	}
	if r.ToHit != 5-13 || r.Total != 15-8 || counted(r.Why, combat.Weary, combat.Armour) != 0 || r.AC != 0 {
		t.Errorf("Ann: %+v", r)
	}
	f.settings(func(t *wire.Table) { t.House = "ru.rollUnder = off" })
	if f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword}, 15, 3); last(f.gm, wire.NoteAttack).Attack.ToHit != 5 {
		t.Error("switched off it still counts")
	}
}

// TestNightVisionAndBlindness: night vision makes darkness less, not when blinded; of darkness and lost senses the worse counts (R-004-013, C-09).
func TestNightVisionAndBlindness(t *testing.T) {
	f := newUnder(t)
	f.gm.Do(wire.SetScene{Grid: f.State.Scene.Grid, Light: wire.LightDim})
	blow := wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword}
	want := func(what string, c combat.Cause, n int32) {
		t.Helper()
		f.attack(f.gm, blow, 10, 3)
		why := last(f.gm, wire.NoteAttack).Attack.Why
		if dark, lost := counted(why, combat.Dark, combat.Penalty), counted(why, combat.LostSenses, combat.Penalty); dark+lost != n || n != 0 && counted(why, c, combat.Penalty) != n {
			t.Errorf("%s: dark %d, senses %d, want %d", what, dark, lost, n)
		}
	}
	want("by the moon", combat.Dark, -2)
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindNight, Level: 1})
	want("with night vision", combat.Dark, -1)
	eyes := f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindNight, Level: 5})
	want("with more than enough", combat.Dark, 0)
	blind := f.lay(f.hero, wire.EffectSpec{Kind: "condition.blinded"})
	want("blinded", combat.Dark, -6)
	f.gm.Do(wire.RemoveEffect{Effect: blind}, wire.RemoveEffect{Effect: eyes})
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindSenses, Bonus: -2})
	want("deaf in the dusk", combat.LostSenses, -2)
}

// TestSizesInDamage: five points a class, shared between two areas from a difference of two on, and none below 0 (R-004-033, R-004-034); of one
// that is not seen the damage does not tell how large it is.
func TestSizesInDamage(t *testing.T) {
	f := newUnder(t)
	f.lay(f.ogre, wire.EffectSpec{Kind: podhod.KindSize, Level: 5})
	f.gm.Do(wire.PutToken{Token: f.ogre, At: tabletest.At(4, 1)}, wire.PutToken{Token: f.hero, At: tabletest.At(3, 1)}, wire.PutToken{Token: f.goblin, At: tabletest.At(2, 2)})
	claws := combat.Arm{Damage: "2d4+7 slashing", Normal: 1}
	f.attack(f.gm, wire.Attack{Token: f.ogre, Target: f.hero, Arm: claws}, 19, 4, 4, 4)
	r := last(f.gm, wire.NoteAttack).Attack
	if !r.Hit || r.Left != 4+4+7+15 || counted(r.Why, combat.SizeGap, combat.Harm) != 15 || counted(r.Why, combat.Shared, combat.Splits) != r.Left/2 {
		t.Errorf("a dragon's claws: %+v", r)
	}
	f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.ogre, Arm: sword}, 20, 2, 5, 1)
	if r := last(f.ann, wire.NoteAttack).Attack; !r.Hit || counted(r.Why, combat.SizeGap, combat.Harm) != -15 || r.Wounds[0].N != 0 {
		t.Errorf("a pinprick: %+v", r)
	}
	giant := f.lay(f.goblin, wire.EffectSpec{Kind: podhod.KindSize, Level: 6})
	f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword}, 20, 2, 5, 1)
	if r := last(f.ann, wire.NoteAttack).Attack; counted(r.Why, combat.SizeGap, combat.Harm) != -20 {
		t.Errorf("a titan in a small space: %+v", r)
	}
	f.gm.Do(wire.EditToken{Token: f.goblin, Fields: wire.FieldHidden, Spec: wire.TokenSpec{Hidden: true}})
	f.attack(f.ann, wire.Attack{Token: f.hero, At: tabletest.At(2, 2), Arm: sword}, 20, 2, 5, 1)
	if r := last(f.ann, wire.NoteAttack).Attack; len(r.Wounds) > 0 && r.Target == 0 && (r.Wounds[0].N < 4 || counted(r.Why, combat.SizeGap, combat.Harm) != 0) {
		t.Errorf("an unseen titan shows by the damage: %+v", r)
	}
	f.gm.Do(wire.RemoveEffect{Effect: giant})
}

// TestChecksOfTheTable: all in an area are rolled under their own value with what lies on them; who sees it is told whether, the owner its
// die and its own effects that it sees, and not the difficulty (R-004-001, R-004-005, R-004-032).
func TestChecksOfTheTable(t *testing.T) {
	f := newUnder(t)
	for id, saves := range map[wire.TokenID]combat.Saves{f.hero: {Dex: 14, Str: 12}, f.goblin: {Dex: 25}, f.ogre: {Dex: 3}} {
		f.gm.Do(wire.EditToken{Token: id, Fields: wire.FieldGuard, Spec: wire.TokenSpec{Guard: combat.Guard{Saves: saves}}})
	}
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindAlcohol, Level: 120, Bonus: -1})
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindDrug, Bonus: -3, See: wire.SeeGM})
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindDrug, Name: "charisma", Bonus: -5})
	f.ann.NeverGets(f.ogre)
	call := wire.CallSaves{Tokens: []wire.TokenID{f.hero, f.goblin, f.ogre}, Save: combat.Save{Ability: combat.Dex, DC: -2}, Damage: "2d4 fire"}
	f.roll(3, 4, 9, 20, 4) // damage, the hero, the ogre; the goblin need not roll
	f.gm.Do(call)
	all := last(f.gm, wire.NoteSaves).Saves
	hero, goblin, ogre := all.Saves[0], all.Saves[1], all.Saves[2]
	if hero.Total != 14-2-1-3 || hero.Die != 9 || hero.Made || hero.Left != 7 || counted(hero.Why, combat.Drunk, combat.Penalty) != -1 {
		t.Errorf("the hero: %+v", hero)
	}
	if goblin.Die != 0 || !goblin.Made || goblin.Left != 0 || goblin.Total != 23 {
		t.Errorf("the goblin: %+v", goblin)
	}
	if ogre.Die != 20 || ogre.Made || ogre.Total != 1 {
		t.Errorf("the ogre: %+v", ogre)
	}
	a := last(f.ann, wire.NoteSaves).Saves
	if len(a.Saves) != 2 || a.Save.DC != 0 || a.Told != 0 || a.Saves[0].Die != 9 || a.Saves[0].Total != 0 || len(a.Saves[0].Why) != 1 || a.Saves[0].Why[0].Cause != combat.Drunk || a.Saves[1].Die != 0 {
		t.Errorf("Ann is told %+v", a)
	}
	if b := last(f.ben, wire.NoteSaves).Saves; b.Saves[0].Die != 0 || b.Saves[0].Why != nil {
		t.Errorf("Ben is told %+v", b)
	}

	f.roll(12)
	f.ann.Do(wire.CallSaves{Tokens: []wire.TokenID{f.hero}, Save: combat.Save{Ability: combat.Str, DC: 5}, Source: f.goblin})
	a = last(f.ann, wire.NoteSaves).Saves
	if one := a.Saves[0]; a.Save.DC != 5 || one.Total != 16 || one.Die != 12 || !one.Made || one.Told&wire.ToldWhy == 0 {
		t.Errorf("her own check: %+v", a)
	}
	if g := last(f.gm, wire.NoteSaves).Saves.Saves[0]; g.Total != 13 || !g.Made {
		t.Errorf("in truth: %+v", g)
	}
	f.ann.Refused(wire.CallSaves{Tokens: []wire.TokenID{f.goblin}}, wire.CodeRole)
	f.ann.Refused(wire.CallSaves{Tokens: []wire.TokenID{f.ogre}}, wire.CodeAbsent)
	f.ann.Refused(wire.CallSaves{Tokens: []wire.TokenID{f.hero}, Damage: "1d6"}, wire.CodeRole)
	f.ann.Refused(wire.CallSaves{Tokens: []wire.TokenID{f.hero}, Source: f.ogre}, wire.CodeAbsent)
	f.gm.Do(wire.CallSaves{Tokens: []wire.TokenID{f.hero}, Save: combat.Save{Ability: combat.Str, DC: -50}})
	f.settings(func(t *wire.Table) { t.Profile = "dnd14" })
	f.gm.Refused(wire.CallSaves{Tokens: []wire.TokenID{f.hero}, Save: combat.Save{DC: -1}}, wire.CodeBad)
}

// TestSoberingUp: the clock and the rounds take alcohol off, its penalty goes with it, and a level set by hand is gone later or sooner; fatigue
// set by hand has the penalty of its tier (R-004-016, R-004-025).
func TestSoberingUp(t *testing.T) {
	f := newUnder(t)
	f.gm.Do(wire.EditToken{Token: f.hero, Fields: wire.FieldGuard, Spec: wire.TokenSpec{Guard: combat.Guard{Saves: combat.Saves{Con: 10}}}})
	id := f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindAlcohol, Level: 198, Bonus: -2, Lasting: effect.Lasting{Until: effect.Time, Left: podhod.SoberIn(198)}})
	now := func() wire.EffectSpec {
		for _, e := range f.ann.View().Effects {
			if e.ID == id {
				return e.Spec
			}
		}
		return wire.EffectSpec{}
	}
	f.gm.Do(wire.PassTime{Seconds: 3 * 3600})
	if s := now(); s.Level != 150 || s.Bonus != -2 {
		t.Errorf("three hours later: %+v", s)
	}
	f.gm.Do(wire.PassTime{Seconds: 5})
	if s := now(); s.Level != 149 || s.Bonus != -1 {
		t.Errorf("and a round: %+v", s)
	}
	f.gm.Do(wire.Undo{})
	if s := now(); s.Level != 150 || s.Bonus != -2 {
		t.Errorf("taken back: %+v", s)
	}
	f.ann.Do(wire.EditEffect{Effect: id, Level: 32})
	if s := now(); s.Level != 32 || s.Bonus != 0 || s.Lasting.Left != 7200 {
		t.Errorf("set by hand: %+v", s)
	}
	f.gm.Do(wire.PassTime{Seconds: 7200})
	if s := now(); s.Kind != "" {
		t.Errorf("sober: %+v", s)
	}
	id = f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindFatigue, Level: 4})
	f.gm.Do(wire.EditEffect{Effect: id, Level: 30})
	if s := now(); s.Bonus != -4 {
		t.Errorf("very tired: %+v", s)
	}
}

// TestActionsAreCounted: attacks and moves of the one in turn spend actions, each with the fields of an action, less by the load; where movement
// is enforced no more can be moved than the actions of the segment give (R-004-009, R-004-018, R-004-029).
func TestActionsAreCounted(t *testing.T) {
	f := newUnder(t)
	f.settings(func(t *wire.Table) { t.Limit = wire.LimitTurn })
	f.gm.Do(wire.EditToken{Token: f.hero, Fields: wire.FieldActions | wire.FieldSpeed, Spec: wire.TokenSpec{Actions: 4, Speed: 2}})
	f.order()
	acted := func() int32 { return f.State.Token(f.hero).Acted }
	walk := func(xs ...int32) wire.MoveToken {
		b := wire.MoveToken{Token: f.hero}
		for _, x := range xs {
			b.Path = append(b.Path, tabletest.At(x, 1))
		}
		return b
	}
	f.ann.Do(wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword})
	if acted() != 1 {
		t.Errorf("an attack: %d", acted())
	}
	f.gm.Do(wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword})
	if acted() != 1 || f.State.Token(f.goblin).Acted != 0 {
		t.Error("one that is not in turn spends actions")
	}
	f.gm.Do(wire.PutToken{Token: f.friend, At: tabletest.At(0, 3)})
	f.ann.Refused(walk(1, 0, 1), wire.CodeTooFar) // 2 actions in this segment, one is spent
	f.ann.Do(walk(1))
	if acted() != 2 {
		t.Errorf("a step: %d", acted())
	}
	f.ann.Do(walk(2))
	if acted() != 2 {
		t.Errorf("the rest of the action: %d", acted())
	}
	f.ann.Refused(walk(1), wire.CodeTooFar)
	f.gm.Do(wire.StepTurn{}, wire.StepTurn{})
	if r, ok := f.ann.Try(walk(1, 0, 1, 0)), f.State.Turn.Segment == 2; r.Code != wire.CodeNone || !ok || acted() != 4 {
		t.Errorf("the second segment: %+v, %d", r, acted())
	}
	f.gm.Do(wire.Undo{Seat: f.ann.Seat})
	if acted() != 2 {
		t.Errorf("taken back: %d", acted())
	}
	f.lay(f.hero, wire.EffectSpec{Kind: podhod.KindLoad, Bonus: -1})
	f.ann.Refused(walk(1, 0, 1), wire.CodeTooFar)
	f.ann.Do(walk(1, 0))
	if acted() != 4 {
		t.Errorf("laden: %d", acted())
	}
	f.gm.Do(wire.StepTurn{})
	if !slices.ContainsFunc(f.State.Turn.Entries, func(e table.Entry) bool { return e.Token == f.hero }) || acted() != 4 {
		t.Error("actions come back with the round and not before")
	}
	f.gm.Do(wire.StepTurn{})
	if acted() != 0 {
		t.Errorf("a new round: %d", acted())
	}
}
