package table_test

import (
	"math/rand/v2"
	"testing"

	"sightline/rules/check"
	combat "sightline/rules/fight"
	"sightline/server/tabletest"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// inspired says that a token has inspiration.
func (f *fighters) inspired(id wire.TokenID) bool {
	for _, e := range f.State.EffectsOn(id) {
		if e.Spec.Kind == known.Inspiration {
			return true
		}
	}
	return false
}

// ready has inspiration go into the next roll of a token.
func (f *fighters) ready(u *tabletest.User, id wire.TokenID) {
	f.Helper()
	for _, e := range u.View().Effects {
		if e.Token == id && e.Spec.Kind == known.Inspiration {
			u.Do(wire.EditEffect{Effect: e.ID, Level: 1})
			return
		}
	}
	f.Fatal("no inspiration to ready")
}

func award(id wire.TokenID, m check.Model) wire.Inspire {
	return wire.Inspire{Verb: wire.InspireAward, Token: id, Model: m}
}

// TestInspirationIsAwarded: a GM awards it to one, or to the whole group, and nobody has it twice; a player gives itself none, by no
// command; a table without it has none of that (V-014-027-01, V-014-028-02, R-014-031).
func TestInspirationIsAwarded(t *testing.T) {
	f := newFighters(t)
	f.ann.Refused(award(f.hero, check.Roleplay), wire.CodeRole)
	for _, kind := range []string{known.Inspiration, known.InspirationOffer} {
		f.ann.Refused(wire.AddEffect{Tokens: []wire.TokenID{f.hero}, Spec: wire.EffectSpec{Kind: kind}}, wire.CodeRole)
	}
	f.gm.Do(award(f.hero, check.Roleplay))
	if !f.inspired(f.hero) || f.inspired(f.friend) {
		t.Error("one was to have it")
	}
	f.gm.Refused(award(f.hero, check.Heroism), wire.CodeFull)
	f.gm.Refused(wire.AddEffect{Tokens: []wire.TokenID{f.hero}, Spec: wire.EffectSpec{Kind: known.Inspiration}}, wire.CodeFull)
	f.gm.Do(award(0, check.Victory))
	if !f.inspired(f.friend) || f.inspired(f.goblin) || len(f.State.EffectsOn(f.hero)) != 1 {
		t.Error("the group was to have it")
	}
	f.gm.Refused(award(0, check.Victory), wire.CodeFull)
	f.settings(func(t *wire.Table) { t.House = "inspiration.enabled = off" })
	f.gm.Refused(award(f.goblin, check.Roleplay), wire.CodeBad)
	f.ann.Refused(wire.Inspire{Verb: wire.InspireGive, Token: f.hero, To: f.friend}, wire.CodeBad)
}

// TestInspirationIsHandedOver: to another player's character that has none, and neither made nor lost by it.
func TestInspirationIsHandedOver(t *testing.T) {
	f := newFighters(t)
	give := func(from, to wire.TokenID) wire.Inspire {
		return wire.Inspire{Verb: wire.InspireGive, Token: from, To: to}
	}
	f.ann.Refused(give(f.hero, f.friend), wire.CodeFull)
	f.gm.Do(award(f.hero, check.Heroism))
	f.ann.Refused(give(f.hero, f.goblin), wire.CodeAbsent)
	f.ann.Refused(give(f.friend, f.hero), wire.CodeRole)
	f.ann.Refused(give(f.hero, f.hero), wire.CodeAbsent)
	f.ann.Do(give(f.hero, f.friend))
	if f.inspired(f.hero) || !f.inspired(f.friend) {
		t.Error("it was to go over")
	}
	if n := last(f.ben, wire.NoteInspired); n == nil || n.Text != "give" || n.Token != f.hero || n.Target != f.friend {
		t.Errorf("Ben is told %+v", n)
	}
	f.gm.Do(award(f.hero, check.Genre))
	f.ann.Refused(give(f.hero, f.friend), wire.CodeFull)
}

// TestInspirationIsOffered: the GM offers, the player takes it or leaves it, and others hear of no offer (R-014-029).
func TestInspirationIsOffered(t *testing.T) {
	f := newFighters(t)
	do := func(v wire.InspireVerb) wire.Inspire { return wire.Inspire{Verb: v, Token: f.hero} }
	f.ann.Refused(do(wire.InspireOffer), wire.CodeRole)
	f.gm.Refused(wire.Inspire{Verb: wire.InspireOffer, Token: f.goblin}, wire.CodeAbsent)
	f.gm.Do(do(wire.InspireOffer))
	if known.Offered(f.ann.View(), f.hero) == nil || known.Find(f.ben.View(), f.hero).Marks != "" || last(f.ben, wire.NoteInspired) != nil {
		t.Error("Ann alone was to know of the offer")
	}
	f.ben.Refused(do(wire.InspireAccept), wire.CodeRole)
	f.ann.Do(do(wire.InspireDecline))
	f.ann.Refused(do(wire.InspireAccept), wire.CodeAbsent)
	f.gm.Do(do(wire.InspireOffer))
	f.ann.Do(do(wire.InspireAccept))
	if !f.inspired(f.hero) || known.Offered(f.ann.View(), f.hero) != nil || last(f.ben, wire.NoteInspired) == nil {
		t.Error("she took it")
	}
}

// TestInspirationGoesIntoARoll: into a roll of a d20, an attack and a save of its token, once, and not into other dice
// (V-014-027-02).
func TestInspirationGoesIntoARoll(t *testing.T) {
	f := newFighters(t)
	fresh := func() {
		f.gm.Do(award(f.hero, check.Roleplay))
		f.ready(f.ann, f.hero)
	}
	fresh()
	f.ann.Do(wire.Roll{Expr: "2d6"})
	f.ben.Do(wire.Roll{Expr: "1d20"})
	if !f.inspired(f.hero) {
		t.Error("it went into a roll that it does not help")
	}
	f.roll(4, 15)
	f.ann.Do(wire.Roll{Expr: "1d20+2"})
	if r := last(f.ben, wire.NoteRoll).Roll; r.Total != 17 || len(r.Terms[0].Faces) != 2 || f.inspired(f.hero) {
		t.Errorf("a roll: %+v", r)
	}
	fresh()
	if r := f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword}, 4, 15, 3); r.Die != 15 || r.Mode != combat.High || !r.Hit || f.inspired(f.hero) {
		t.Errorf("an attack: %+v", r)
	}
	f.ann.Refused(wire.Attack{Token: f.hero, Target: f.ogre, Arm: sword}, wire.CodeAbsent)
	fresh()
	f.roll(3, 12)
	f.gm.Do(wire.CallSaves{Tokens: []wire.TokenID{f.hero, f.goblin}, Save: combat.Save{Ability: combat.Dex, DC: 13}})
	if s := last(f.gm, wire.NoteSaves).Saves.Saves; s[0].Die != 12 || !s[0].Made || s[1].Die == 12 || f.inspired(f.hero) {
		t.Errorf("saves: %+v", s)
	}
	if s := last(f.ann, wire.NoteSaves).Saves.Saves[0]; len(s.Why) != 0 {
		t.Errorf("Ann is told the reasons of a save: %+v", s)
	}
	f.gm.Do(award(f.hero, check.Roleplay))
	if r := f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword}, 4, 15, 3); r.Die != 4 || !f.inspired(f.hero) {
		t.Errorf("what is not ready goes into nothing: %+v", r)
	}
}

// TestInspirationAfterTheRoll: where the table plays so the better of two dice counts, of a roll or an attack (V-014-028-01).
func TestInspirationAfterTheRoll(t *testing.T) {
	f := newFighters(t)
	late := wire.Inspire{Verb: wire.InspireLate, Token: f.hero}
	f.gm.Do(award(f.hero, check.Heroism))
	f.roll(4)
	f.ann.Do(wire.Roll{Expr: "1d20+3"})
	f.ann.Refused(late, wire.CodeBad)
	f.settings(func(t *wire.Table) { t.House = "inspiration.spendAfterRoll = on" })
	f.roll(15)
	f.ann.Do(late)
	if r := last(f.ben, wire.NoteRoll).Roll; r.Total != 18 || r.Expr != "2d20kh1+3" || !r.Terms[0].Faces[0].Dropped || r.Terms[0].Faces[1].Dropped || f.inspired(f.hero) {
		t.Errorf("%+v", r)
	}
	f.gm.Do(award(f.hero, check.Heroism))
	f.ann.Refused(late, wire.CodeBad) // of one roll no more than two dice
	f.attack(f.ann, wire.Attack{Token: f.hero, Target: f.goblin, Arm: sword}, 2, 1)
	f.roll(9)
	f.ann.Do(late)
	if r := last(f.gm, wire.NoteRoll).Roll; r.Total != 14 || last(f.ben, wire.NoteRoll).Roll.Total == 14 {
		t.Errorf("an attack: %+v", r)
	}
	f.gm.Do(award(f.hero, check.Heroism))
	f.ann.Do(wire.Roll{Expr: "1d20", Mode: check.Blind})
	f.ann.Refused(late, wire.CodeBad) // of a roll that it does not see
}

// TestInspirationByPlayers: each player's first award in a session is free, each further one is the GM's gain, which it spends on a
// roll of a foe and keeps from session to session (V-014-032-01 to V-014-032-03).
func TestInspirationByPlayers(t *testing.T) {
	f := newFighters(t)
	f.settings(func(t *wire.Table) { t.House = "inspiration.playersOnly = on" })
	f.gm.Refused(award(f.hero, check.Roleplay), wire.CodeRole)
	f.ann.Refused(award(f.hero, check.Roleplay), wire.CodeRole)
	f.ann.Refused(award(f.goblin, check.Roleplay), wire.CodeRole)
	f.ann.Refused(award(f.ogre, check.Roleplay), wire.CodeAbsent)
	f.ann.Refused(award(0, check.Victory), wire.CodeBad)
	for n, pool := range []int32{0, 1, 2} {
		f.ann.Do(award(f.friend, check.Roleplay))
		if got := f.ben.View(); got.Session.Pool != pool || f.State.Seat(f.ann.Seat).Awards != int32(n+1) {
			t.Errorf("award %d: %+v", n+1, got.Session)
		}
		f.ben.Do(wire.RemoveEffect{Effect: known.Inspired(f.ben.View(), f.friend).ID})
	}
	f.ann.Refused(wire.Inspire{Verb: wire.InspireSession}, wire.CodeRole)
	f.gm.Do(wire.Inspire{Verb: wire.InspireSession})
	if s := f.State.Session; s.Pool != 2 || f.State.Seat(f.ann.Seat).Awards != 0 {
		t.Errorf("a new session: %+v", s)
	}
	f.gm.Do(wire.Inspire{Verb: wire.InspirePool})
	if f.ann.View().Session.Ready || !f.gm.View().Session.Ready {
		t.Error("the GM's plan is the GM's")
	}
	f.ann.Do(wire.Roll{Expr: "1d20"})
	if r := f.attack(f.gm, wire.Attack{Token: f.goblin, Target: f.hero, Arm: sword}, 4, 15, 3); r.Die != 15 || r.Mode != combat.High {
		t.Errorf("a foe's attack: %+v", r)
	}
	if s := f.State.Session; s.Pool != 1 || s.Ready {
		t.Errorf("one was spent: %+v", s)
	}
	f.gm.Do(wire.Inspire{Verb: wire.InspirePool})
	f.roll(3, 18)
	f.gm.Do(wire.Roll{Expr: "1d20"})
	if r := last(f.gm, wire.NoteRoll).Roll; r.Total != 18 || f.State.Session.Pool != 0 {
		t.Errorf("a foe's roll: %+v, %+v", r, f.State.Session)
	}
	f.gm.Refused(wire.Inspire{Verb: wire.InspirePool}, wire.CodeBad)
}

// TestHiddenInspiration: who does not see a token hears nothing of its inspiration, and reads of nobody where it is handed over.
func TestHiddenInspiration(t *testing.T) {
	f := newFighters(t)
	far := f.gm.Add(wire.TokenSpec{Name: "canary far one", Owner: f.ben.Seat, Hidden: true}, 11, 2)
	f.ann.NeverGets(far, "canary far one")
	f.gm.Do(award(far, check.Roleplay))
	if n := last(f.ann, wire.NoteInspired); n != nil {
		t.Errorf("Ann is told %+v", n)
	}
	f.gm.Do(award(0, check.Victory))
	f.ready(f.ben, far)
	f.ben.Do(wire.Roll{Expr: "1d20"})
	f.ben.Refused(wire.Inspire{Verb: wire.InspireGive, Token: f.friend, To: f.hero}, wire.CodeFull)
	f.ann.Do(wire.RemoveEffect{Effect: known.Inspired(f.ann.View(), f.hero).ID})
	f.gm.Do(award(far, check.Roleplay))
	f.ben.Do(wire.Inspire{Verb: wire.InspireGive, Token: far, To: f.hero})
	if n := last(f.ann, wire.NoteInspired); n == nil || n.Token != 0 || n.Target != f.hero {
		t.Errorf("Ann is told %+v", n)
	}
}

// TestInspirationLaws: whatever is done with it, no token has it twice, the pool is never below 0, and ready only where there is some.
func TestInspirationLaws(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	rnd := rand.New(rand.NewPCG(seed, 3))
	f := newFighters(t)
	users, tokens := []*tabletest.User{f.gm, f.ann, f.ben}, []wire.TokenID{f.hero, f.friend, f.goblin, f.ogre}
	for range 300 {
		u, id := users[rnd.IntN(3)], tokens[rnd.IntN(4)]
		switch rnd.IntN(8) {
		case 0:
			f.settings(func(t *wire.Table) {
				t.House = []string{"", "inspiration.playersOnly = on", "inspiration.spendAfterRoll = on"}[rnd.IntN(3)]
			})
		case 1:
			u.Try(wire.Roll{Expr: "1d20"})
		case 2:
			if e := known.Inspired(u.View(), id); e != nil {
				u.Try(wire.EditEffect{Effect: e.ID, Level: int32(rnd.IntN(2))})
			}
		default:
			u.Try(wire.Inspire{Verb: wire.InspireVerb(rnd.IntN(int(wire.LastInspireVerb) + 1)), Token: id, To: tokens[rnd.IntN(4)], Model: check.Model(rnd.IntN(int(check.Models)))})
		}
		for _, id := range tokens {
			if n := len(f.State.EffectsOn(id)); n > 2 {
				t.Fatalf("%d effects on a token", n)
			}
		}
		if s := f.State.Session; s.Pool < 0 || s.Ready && s.Pool == 0 {
			t.Fatalf("%+v", s)
		}
	}
}

// TestTimeIsKept: what a GM lets go by adds up, for GMs to read, and taking it back takes it off.
func TestTimeIsKept(t *testing.T) {
	f := newFighters(t)
	f.gm.Do(wire.PassTime{Seconds: 600}, wire.PassTime{Seconds: 60})
	if got := f.gm.View().Session.Clock; got != 660 {
		t.Errorf("%d seconds", got)
	}
	f.gm.Do(wire.Undo{})
	if got := f.gm.View().Session.Clock; got != 600 || f.ann.View().Session.Clock != 0 {
		t.Errorf("taken back: %d seconds; Ann reads %d", got, f.ann.View().Session.Clock)
	}
}

// TestSpeakingAs: a GM speaks as anybody, and is not taken for a seat; a player as itself alone (R-014-048).
func TestSpeakingAs(t *testing.T) {
	f := newFighters(t)
	f.ann.Refused(wire.Say{Text: "Hail!", As: "the king"}, wire.CodeRole)
	f.gm.Refused(wire.Say{Text: "Hail!", As: " \u200b "}, wire.CodeBad)
	f.gm.Do(wire.Say{Text: "Hail!", As: "  the king "})
	if n := last(f.ann, wire.NoteSay); n == nil || n.Name != "the king" || n.From != f.gm.Seat {
		t.Errorf("Ann reads %+v", n)
	}
	f.gm.Do(wire.Say{Text: "Psst", As: "the king", To: []wire.SeatID{f.ann.Seat}})
	if n := last(f.ben, wire.NoteSay); n.Text == "Psst" {
		t.Error("a whisper to Ann")
	}
}

// TestWeatherLimitsSight: fog on the map of a city lets one see no farther than the next cell, whoever sees farther otherwise; nothing
// beyond it is told, and when it lifts all is seen again (R-014-040).
func TestWeatherLimitsSight(t *testing.T) {
	f := newFighters(t)
	f.settings(func(t *wire.Table) { t.Fog = wire.FogSight })
	f.gm.Do(wire.EditToken{Token: f.hero, Fields: wire.FieldDarkvision, Spec: wire.TokenSpec{Darkvision: 30}})
	far := f.gm.Add(wire.TokenSpec{Name: "far one"}, 8, 1)
	f.ann.Sees("far one", "goblin")
	f.settings(func(t *wire.Table) { t.House = "scene.scale = city\nscene.weather = fog" })
	f.ann.Remembers("far one")
	f.ann.Sees("goblin")
	f.gm.Do(wire.EditToken{Token: far, Fields: wire.FieldName, Spec: wire.TokenSpec{Name: "canary name"}})
	f.ann.Lacks("canary name")
	f.settings(func(t *wire.Table) { t.House = "scene.weather = fog\nscene.fog = 60" })
	f.ann.Sees("canary name")
}
