package table_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/rules/afflict"
	"sightline/rules/effect"
	duel "sightline/rules/fight"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// ward is a table where the hero, whose hit points are kept, is afflicted.
type ward struct{ *scenario }

func newWard(t *testing.T) ward {
	s := newScenario(t)
	s.gm.Do(wire.RemoveEffect{Effect: s.doom}, wire.RemoveEffect{Effect: s.hex})
	tb := s.State.Table
	tb.Harm = true
	s.gm.Do(wire.SetTable{Table: tb}, wire.EditToken{Token: s.hero, Fields: wire.FieldHP | wire.FieldMaxHP | wire.FieldGuard,
		Spec: wire.TokenSpec{HP: 40, MaxHP: 40, Guard: duel.Guard{Saves: duel.Saves{Con: 1}}}})
	return ward{s}
}

func refuse(u *tabletest.User, code wire.Code, bodies ...wire.Body) {
	for _, b := range bodies {
		u.Refused(b, code)
	}
}

func (w ward) roll(faces ...int) { w.Chance = &loaded{faces, rand.New(rand.NewPCG(3, rand.Uint64()))} }

func (w ward) hp() int32 { return w.State.Token(w.hero).Spec.HP }

// on is the effect of a kind on the hero.
func (w ward) on(kind string) *table.Effect {
	list := w.State.EffectsOn(w.hero)
	i := slices.IndexFunc(list, func(e table.Effect) bool { return e.Spec.Kind == kind })
	if i < 0 {
		return nil
	}
	return &list[i]
}

func (w ward) has(t *testing.T, kinds ...string) {
	t.Helper()
	slices.Sort(kinds)
	if got := kindsOn(w.State, w.hero); !slices.Equal(got, kinds) {
		t.Errorf("on the hero lie %v, want %v", got, kinds)
	}
}

func (w ward) give(kind string, dc int32) {
	w.gm.Do(wire.Afflict{Tokens: []wire.TokenID{w.hero}, Kind: kind, DC: dc})
}

// save rolls what is due, the save falling so.
func (w ward) save(kind string, due afflict.Due, faces ...int) {
	w.roll(faces...)
	w.gm.Do(wire.TendEffect{Effect: w.on(kind).ID, Due: due})
}

// TestPoisonHurtsAndPoisons is V-014-111-02 and 03 at the table: a failed save takes all and poisons for a day, one that is made half,
// rounded down.
func TestPoisonHurtsAndPoisons(t *testing.T) {
	w := newWard(t)
	w.roll(7, 8) // the damage, the save: 9 in all
	w.give("poison.assassins_blood", 0)
	if w.hp() != 33 {
		t.Errorf("%d hit points", w.hp())
	}
	w.has(t, "condition.poisoned", "poison.assassins_blood")
	if got := w.on("poison.assassins_blood").Spec.Lasting; got != lasting(effect.Time, 24*3600, 0) {
		t.Errorf("it lasts %+v", got)
	}
	w.gm.Do(wire.PassTime{Seconds: 24 * 3600})
	w.has(t)
	w.roll(7, 9)
	w.give("poison.assassins_blood", 0)
	if w.has(t); w.hp() != 30 {
		t.Errorf("%d hit points after a made save", w.hp())
	}
}

// TestPoisonOfTurns: burnt othur asks for a save at the start of each own turn, crawler mucus at the end; three successes in all end the
// one (V-014-112-02), one the other (R-014-113).
func TestPoisonOfTurns(t *testing.T) {
	w := newWard(t)
	w.roll(4, 3, 3, 2)
	w.give("poison.burnt_othur_fumes", 0)
	if w.hp() != 30 {
		t.Fatalf("%d hit points", w.hp())
	}
	fumes := "poison.burnt_othur_fumes"
	for i, made := range []bool{true, false, true, true} {
		if w.on(fumes).Watch.Due != 0 {
			t.Fatal("a save is due before the turn begins")
		}
		w.gm.Do(wire.StepTurn{})
		for w.on(fumes).Watch.Due == 0 {
			w.gm.Do(wire.StepTurn{})
		}
		if made {
			w.save(fumes, afflict.DueTurn, 12)
		} else {
			w.save(fumes, afflict.DueTurn, 2, 3)
		}
		if w.on(fumes) == nil && i < 3 {
			t.Fatalf("it ended after %d saves", i+1)
		}
	}
	if w.has(t); w.hp() != 27 {
		t.Errorf("%d hit points in the end, want 27", w.hp())
	}
	w.roll(2)
	w.give("poison.crawler_mucus", 0)
	w.has(t, "condition.paralyzed", "condition.poisoned", "poison.crawler_mucus")
	for range len(w.State.Turn.Entries) {
		w.gm.Do(wire.StepTurn{})
	}
	if w.on("poison.crawler_mucus").Watch.Due != afflict.DueTurn {
		t.Fatal("no save is due when its turn is over")
	}
	w.save("poison.crawler_mucus", afflict.DueTurn, 12)
	w.has(t)
}

// TestPoisonOfDays is V-014-119-02 and 03: pale tincture asks for a save each day, its damage can't be healed before seven succeeded.
func TestPoisonOfDays(t *testing.T) {
	w := newWard(t)
	w.roll(3, 2)
	w.give("poison.pale_tincture", 0)
	w.gm.Do(wire.Harm{List: []wire.Hurt{{Token: w.hero, Amount: 10}}}, wire.Harm{List: []wire.Hurt{{Token: w.hero, Amount: -50}}})
	if w.hp() != 37 {
		t.Errorf("%d hit points though 3 can't be healed", w.hp())
	}
	pale := "poison.pale_tincture"
	w.gm.Do(wire.PassTime{Seconds: afflict.Day - 1})
	if w.on(pale).Watch.Due != 0 {
		t.Fatal("a save is due before the day is over")
	}
	w.gm.Do(wire.PassTime{Seconds: 1 + afflict.Day})
	if got := w.on(pale).Watch; got.Due != afflict.DueDay || got.Days != 2 {
		t.Fatalf("two days make %+v", got)
	}
	w.save(pale, afflict.DueDay, 2, 5)
	if e := w.on(pale); e.Spec.Bonus != -8 || e.Watch.Days != 1 || w.hp() != 32 {
		t.Errorf("a failure makes %+v and leaves %d", e, w.hp())
	}
	w.save(pale, afflict.DueDay, 20)
	for range 6 {
		w.gm.Do(wire.PassTime{Seconds: afflict.Day})
		w.save(pale, afflict.DueDay, 20)
	}
	w.has(t)
	w.gm.Do(wire.Harm{List: []wire.Hurt{{Token: w.hero, Amount: -50}}})
	if w.hp() != 40 {
		t.Errorf("%d hit points when it is over", w.hp())
	}
}

// TestPoisonOfSleep: drow poison puts to sleep who fails by 5 or more (V-014-114-03); damage or shaking wakes. From oil of taggit only
// damage does (V-014-118-01).
func TestPoisonOfSleep(t *testing.T) {
	w := newWard(t)
	w.roll(8)
	w.give("poison.drow_poison", 0) // 9, by 4 too few
	w.has(t, "condition.poisoned", "poison.drow_poison")
	w.roll(7)
	w.give("poison.drow_poison", 0)
	w.has(t, "condition.poisoned", "condition.unconscious", "poison.drow_poison")
	w.gm.Do(wire.TendEffect{Effect: w.on("poison.drow_poison").ID, Verb: wire.TendShake})
	w.has(t, "condition.poisoned", "poison.drow_poison")
	w.gm.Do(wire.TendEffect{Effect: w.on("poison.drow_poison").ID, Verb: wire.TendCure})
	w.has(t)
	w.roll(2)
	w.give("poison.oil_of_taggit", 0)
	refuse(w.gm, wire.CodeBad, wire.TendEffect{Effect: w.on("poison.oil_of_taggit").ID, Verb: wire.TendShake})
	w.gm.Do(wire.Harm{List: []wire.Hurt{{Token: w.hero, Amount: 1}}})
	w.has(t, "condition.poisoned", "poison.oil_of_taggit")
}

// TestPoisonOfMidnight is V-014-117-02: what was drunk at 15:00 strikes at midnight, and only GMs know of it before.
func TestPoisonOfMidnight(t *testing.T) {
	w := newWard(t)
	w.gm.Do(wire.Afflict{Tokens: []wire.TokenID{w.hero}, Kind: "poison.midnight_tears", Minute: 15 * 60})
	w.gm.Do(wire.PassTime{Seconds: 9*3600 - 1})
	if e := w.on("poison.midnight_tears"); e.Watch.Due != 0 || e.Spec.See != wire.SeeGM {
		t.Errorf("a second before midnight: %+v", e)
	}
	w.gm.Do(wire.PassTime{Seconds: 1})
	w.save("poison.midnight_tears", afflict.DueMidnight, 6, 6, 6, 1, 1, 1, 1, 1, 1, 16) // 24, and 17 is enough
	if w.has(t); w.hp() != 28 {
		t.Errorf("%d hit points", w.hp())
	}
	w.ann.NeverGets("midnight_tears")
}

// TestSewerPlague is V-014-106-01 to 03 at the table: it breaks out after its days, each long rest asks for a save, and the one that
// takes the last exhaustion away cures.
func TestSewerPlague(t *testing.T) {
	w, plague := newWard(t), "disease.sewer_plague"
	w.roll(9, 2) // the save; two days
	w.give(plague, 0)
	w.gm.Do(wire.Rest{Tokens: []wire.TokenID{w.hero}, Long: true}, wire.PassTime{Seconds: 2*afflict.Day - 1})
	w.has(t, plague)
	w.gm.Do(wire.PassTime{Seconds: 1})
	w.has(t, "condition.exhaustion", plague)
	tired := func(want int32) {
		t.Helper()
		if e := w.on("condition.exhaustion"); e == nil || e.Spec.Level != want {
			t.Errorf("%+v, want exhaustion %d", e, want)
		}
	}
	tired(1)
	for i, c := range []struct{ face, tired int }{{9, 2}, {10, 1}} {
		w.gm.Do(wire.Rest{Tokens: []wire.TokenID{w.hero}, Long: true})
		w.save(plague, afflict.DueRest, c.face)
		if tired(int32(c.tired)); w.on(plague) == nil {
			t.Fatalf("cured after rest %d", i)
		}
	}
	w.gm.Do(wire.Rest{Tokens: []wire.TokenID{w.hero}, Long: true})
	w.save(plague, afflict.DueRest, 11)
	w.has(t)
}

// TestIncubationIsSecret: nobody but GMs gets a byte of a disease that is not out yet.
func TestIncubationIsSecret(t *testing.T) {
	w := newWard(t)
	w.ann.NeverGets("sewer_plague")
	w.roll(2, 4)
	w.gm.Do(wire.Afflict{Tokens: []wire.TokenID{w.hero}, Kind: "disease.sewer_plague", Secret: true},
		wire.Rest{Tokens: []wire.TokenID{w.hero}, Long: true}, wire.PassTime{Seconds: afflict.Day})
	w.has(t, "disease.sewer_plague")
}

// TestSightRot is V-014-107-01 to 04 at the table: -1 after a day, worse by each long rest without ointment, blind at -5; the third dose
// cures.
func TestSightRot(t *testing.T) {
	w, rot := newWard(t), "disease.sight_rot"
	long := func() { t.Helper(); w.gm.Do(wire.Rest{Tokens: []wire.TokenID{w.hero}, Long: true}) }
	fall := func() {
		w.roll(2)
		w.give(rot, 0)
		w.gm.Do(wire.PassTime{Seconds: afflict.Day})
	}
	fall()
	for _, want := range []int32{-1, -2, -3, -4} {
		if got := w.on(rot).Spec.Bonus; got != want {
			t.Errorf("the penalty is %d, want %d", got, want)
		}
		long()
	}
	w.has(t, "condition.blinded", rot)
	w.gm.Do(wire.TendEffect{Effect: w.on(rot).ID, Verb: wire.TendCure})
	w.has(t)
	fall()
	for n := range 3 {
		w.gm.Do(wire.TendEffect{Effect: w.on(rot).ID, Verb: wire.TendDose})
		refuse(w.gm, wire.CodeBad, wire.TendEffect{Effect: w.on(rot).ID, Verb: wire.TendDose})
		if long(); n < 2 && w.on(rot).Spec.Bonus != -1 {
			t.Errorf("ointment leaves %+v", w.on(rot))
		}
	}
	w.has(t)
}

// TestCackleFever is V-014-108-01 to 05 at the table.
func TestCackleFever(t *testing.T) {
	w, fever := newWard(t), "disease.cackle_fever"
	w.roll(2, 1)
	w.give(fever, 0)
	w.gm.Do(wire.PassTime{Seconds: 3600})
	w.has(t, "condition.exhaustion", fever)
	w.gm.Do(wire.Harm{List: []wire.Hurt{{Token: w.hero, Amount: 1}}}) // damage is stress
	w.save(fever, afflict.DueStress, 11, 9001, 9002, 5)               // 12 in all, the ids of two effects, and 5 of a d10
	w.has(t, "condition.exhaustion", "condition.incapacitated", fever, effect.Laughing)
	if w.hp() != 34 || w.on(fever).Watch.Due != 0 {
		t.Errorf("%d hit points, %+v", w.hp(), w.on(fever))
	}
	// the friend begins its turn beside the hero
	at := w.State.Token(w.hero).At
	at.Cell.X++
	w.gm.Do(wire.PutToken{Token: w.friend, At: at}, wire.AddEntry{Token: w.friend, Value: 1})
	exposed := func() *table.Effect {
		for _, e := range w.State.EffectsOn(w.friend) {
			if e.Spec.Kind == effect.Exposed {
				return &e
			}
		}
		return nil
	}
	for range 9 {
		if exposed() == nil {
			w.gm.Do(wire.StepTurn{})
		}
	}
	w.roll(10)
	w.gm.Do(wire.TendEffect{Effect: exposed().ID, Due: afflict.DueNear})
	if got := kindsOn(w.State, w.friend); !slices.Equal(got, []string{effect.Spared}) {
		t.Errorf("the friend has %v", got)
	}
	w.ben.NeverGets(effect.Spared)
	if w.on(effect.Laughing).Watch.Due == 0 {
		for w.on(effect.Laughing).Watch.Due == 0 {
			w.gm.Do(wire.StepTurn{})
		}
	}
	w.save(effect.Laughing, afflict.DueTurn, 12)
	w.has(t, "condition.exhaustion", fever)
	w.gm.Do(wire.Rest{Tokens: []wire.TokenID{w.hero}, Long: true})
	w.save(fever, afflict.DueRest, 13, 5)
	if got := w.on(fever).Spec.Level; got != 8 {
		t.Errorf("the difficulty is %d, want 8", got)
	}
	for range 3 {
		w.gm.Do(wire.Rest{Tokens: []wire.TokenID{w.hero}, Long: true})
		w.save(fever, afflict.DueRest, 2, 70)
	}
	w.has(t, "condition.exhaustion", fever, "madness.indefinite")
	w.gm.Do(wire.Rest{Tokens: []wire.TokenID{w.hero}, Long: true})
	w.save(fever, afflict.DueRest, 20, 6)
	w.gm.Do(wire.Rest{Tokens: []wire.TokenID{w.hero}, Long: true})
	w.save(fever, afflict.DueRest, 20, 6)
	w.has(t, "madness.indefinite")
}

// TestMadness: it is off until the GM turns it on (R-014-127); damage ends its first row (V-014-129-01), a cure does what it does to the
// kind (V-014-132-03, V-014-132-04).
func TestMadness(t *testing.T) {
	w := newWard(t)
	mad := wire.Afflict{Tokens: []wire.TokenID{w.hero}, Kind: "madness.short", DC: 15, Ability: duel.Wis}
	refuse(w.gm, wire.CodeOff, mad)
	tb := w.State.Table
	tb.House = "madness.enabled = on"
	w.gm.Do(wire.SetTable{Table: tb})
	w.roll(15)
	w.gm.Do(mad)
	w.has(t)
	w.roll(14, 7, 20)
	w.gm.Do(mad)
	w.has(t, "condition.paralyzed", "madness.short")
	if got := w.on("madness.short").Spec.Lasting; got != lasting(effect.Time, 7*60, 0) {
		t.Errorf("it lasts %+v", got)
	}
	w.gm.Do(wire.Harm{List: []wire.Hurt{{Token: w.hero, Amount: 1}}})
	w.has(t)
	w.roll(5, 90) // 50 hours, the row of confusion
	w.give("madness.long", 0)
	w.gm.Do(wire.Harm{List: []wire.Hurt{{Token: w.hero, Amount: 1}}})
	w.save("madness.long", afflict.DueHurt, 14)
	w.has(t, "madness.confused", "madness.long")
	w.gm.Do(wire.TendEffect{Effect: w.on("madness.long").ID, Verb: wire.TendCure, Number: int32(afflict.LesserRestoration)}, wire.PassTime{Seconds: 60})
	w.has(t)
	w.roll(16)
	w.give("madness.indefinite", 0)
	refuse(w.gm, wire.CodeBad, wire.TendEffect{Effect: w.on("madness.indefinite").ID, Verb: wire.TendCure, Number: int32(afflict.LesserRestoration)})
	w.gm.Do(wire.TendEffect{Effect: w.on("madness.indefinite").ID, Verb: wire.TendHold, Number: 1})
	if !w.on("madness.indefinite").Watch.Held {
		t.Error("it is not suppressed")
	}
	w.gm.Do(wire.TendEffect{Effect: w.on("madness.indefinite").ID, Verb: wire.TendCure, Number: int32(afflict.GreaterRestoration)})
	w.has(t)
}

// TestRestAfterAChase is V-014-086-07: only the levels that came from the chase go.
func TestRestAfterAChase(t *testing.T) {
	w := newWard(t)
	w.gm.Affect(w.hero, wire.EffectSpec{Kind: "condition.exhaustion", Level: 3})
	w.gm.Affect(w.hero, wire.EffectSpec{Kind: "chase", Level: 2})
	w.gm.Do(wire.Rest{Tokens: []wire.TokenID{w.hero}})
	if w.has(t, "condition.exhaustion"); w.on("condition.exhaustion").Spec.Level != 1 {
		t.Errorf("%+v", w.on("condition.exhaustion"))
	}
}

// TestAfflictionsAreTheGMs: players neither give nor roll them, and nonsense is refused.
func TestAfflictionsAreTheGMs(t *testing.T) {
	w := newWard(t)
	refuse(w.ann, wire.CodeRole, wire.Afflict{Tokens: []wire.TokenID{w.hero}, Kind: "poison.malice"}, wire.Rest{Tokens: []wire.TokenID{w.hero}})
	refuse(w.gm, wire.CodeBad, wire.Afflict{Kind: "poison.malice"}, wire.Afflict{Tokens: []wire.TokenID{w.hero}, Kind: "poison.water"},
		wire.Afflict{Tokens: []wire.TokenID{w.hero, w.hero}, Kind: "poison.malice"}, wire.Afflict{Tokens: []wire.TokenID{w.hero}, Kind: "poison.malice", DC: -1})
	w.roll(2)
	w.give("poison.malice", 0)
	id := w.on("poison.malice").ID
	refuse(w.ann, wire.CodeRole, wire.TendEffect{Effect: id, Verb: wire.TendCure})
	refuse(w.gm, wire.CodeBad, wire.TendEffect{Effect: id, Due: afflict.DueTurn}, wire.TendEffect{Effect: id, Verb: wire.TendDose}, wire.TendEffect{Effect: id, Verb: wire.TendHold, Number: 1})
}
