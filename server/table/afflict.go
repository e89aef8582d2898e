package table

import (
	"slices"

	"sightline/rules/afflict"
	"sightline/rules/check"
	"sightline/rules/dice"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// maxDC bounds difficulties.
const maxDC = 100

func (d *decision) judgeAfflict(body wire.Body) wire.Reason {
	switch b := body.(type) {
	case wire.Afflict:
		return d.afflict(b)
	case wire.TendEffect:
		return d.tend(b)
	case wire.Rest:
		return d.rest(b)
	}
	return bad
}

// afflict gives tokens a poison, a disease or a madness: each rolls its save, and who fails it has it.
func (d *decision) afflict(b wire.Afflict) wire.Reason {
	if len(b.Tokens) == 0 || b.DC < 0 || b.DC > maxDC || b.Ability > fight.Abilities || b.Minute < 0 || b.Minute >= 24*60 {
		return bad
	}
	for i, id := range b.Tokens {
		switch {
		case d.now.Token(id) == nil:
			return absent
		case slices.Contains(b.Tokens[:i], id):
			return bad
		}
	}
	if p, ok := effect.PoisonOf(b.Kind); ok {
		d.poison(p, b)
		return fine
	}
	if ill, ok := effect.DiseaseOf(b.Kind); ok {
		d.infect(ill, b)
		return fine
	}
	for k := range afflict.Kinds {
		if effect.MadnessKind(k) == b.Kind {
			return d.madden(k, b)
		}
	}
	return bad
}

// saves rolls a save of each token, and tells of them what each seat may know.
func (d *decision) saves(s fight.Save, b wire.Afflict, each func(*wire.Saved)) {
	out := wire.SavesResult{Save: s, Told: wire.AllTold, Applied: d.now.Table.Harm}
	for _, id := range b.Tokens {
		one := d.saving(id, s, b.Edge)
		each(&one)
		out.Saves = append(out.Saves, one)
	}
	d.tellAffliction(out, b.Secret)
}

func (d *decision) tellAffliction(out wire.SavesResult, secret bool) {
	if secret {
		d.note(d.gms(), wire.Note{Kind: wire.NoteSaves, Saves: &out})
		return
	}
	d.tellSaves(out)
}

// saving rolls one save, with advantage where it has one. An ability beyond the six has no bonus.
func (d *decision) saving(id wire.TokenID, s fight.Save, edge bool) wire.Saved {
	one := wire.Saved{Token: id, Told: wire.AllTold, Reached: true, Die: int32(d.Intn(20) + 1)}
	if d.spend(d.now.Token(id), check.Save) || edge {
		one.Die = max(one.Die, int32(d.Intn(20)+1))
	}
	if s.Ability < fight.Abilities {
		one.Bonus = d.now.Token(id).Spec.Guard.Saves.Of(s.Ability)
	}
	one.Total = one.Die + one.Bonus
	one.Made = s.Made(int64(one.Total))
	return one
}

// suffer deals damage of one type to who saved, and notes what was left of it.
func (d *decision) suffer(one *wire.Saved, n int32, kind fight.Damage) int32 {
	if n <= 0 {
		return 0
	}
	taken, left := d.now.Token(one.Token).Spec.Guard.Take([]fight.Part{{N: n, Kind: kind}}, 0, false)
	for _, t := range taken {
		one.Wounds = append(one.Wounds, wire.Wound{N: t.N, Kind: t.Kind, Left: t.Left, Soak: t.Why})
	}
	one.Left += left
	if d.now.Table.Harm {
		d.hurt(one.Token, left)
	}
	return left
}

// gmRoll rolls for GMs alone to see.
func (d *decision) gmRoll(expr string) int32 {
	if expr == "" {
		return 0
	}
	e, err := dice.Parse(expr)
	if err != nil {
		return 0
	}
	r := e.Roll(d)
	d.note(d.gms(), wire.Note{Kind: wire.NoteRoll, Roll: rolled(e, r, true)})
	return r.Total
}

// poison gives a dose to each (R-014-110 to 124). What waits for midnight waits.
func (d *decision) poison(p afflict.Poison, b wire.Afflict) {
	if p.Midnight {
		last := effect.Lasting{Until: effect.Time, Left: afflict.Midnight(b.Minute)}
		for _, id := range b.Tokens {
			d.ail(id, wire.EffectSpec{Kind: effect.PoisonKind(p), Lasting: last, See: wire.SeeGM}, afflict.Watch{})
		}
		return
	}
	rolled, hours := d.gmRoll(p.Dice), int32(0)
	if p.Last == "4d6" {
		hours = d.gmRoll(p.Last)
	}
	save := fight.Save{Ability: fight.Con, DC: p.DC, Half: p.Half}
	if b.DC > 0 {
		save.DC, p.DC = b.DC, b.DC
	}
	d.saves(save, b, func(one *wire.Saved) {
		t := p.Take(one.Total, rolled)
		if b.Part && !one.Made {
			t.Damage /= 2
		}
		left := d.suffer(one, t.Damage, fight.Poison)
		if !one.Made {
			d.dosed(one.Token, p, t, hours, left)
		}
	})
}

// dosed lays what a failed save brings.
func (d *decision) dosed(id wire.TokenID, p afflict.Poison, t afflict.Took, rolled, left int32) {
	if !t.Poisoned && p.Again == afflict.Never {
		return
	}
	last := effect.Lasting{}
	switch {
	case p.Hours(rolled) > 0:
		last = effect.Lasting{Until: effect.Time, Left: p.Hours(rolled) * 3600}
	case p.Minutes == 1:
		last = effect.Lasting{Until: effect.Time, Left: 60}
	}
	s := wire.EffectSpec{Kind: effect.PoisonKind(p), Lasting: last, See: wire.SeeOwner}
	if p.Unhealable {
		s.Bonus = -left
	}
	d.ail(id, s, p.Pass(afflict.Watch{}, 0))
	if t.Poisoned {
		d.lay(id, wire.EffectSpec{Kind: "condition.poisoned", Lasting: last})
	}
	also := p.Also
	if t.Asleep {
		also = "unconscious"
	}
	if also != "" {
		d.lay(id, wire.EffectSpec{Kind: "condition." + also, Lasting: last})
	}
}

// ail puts an affliction on a token, in place of one of the same kind.
func (d *decision) ail(id wire.TokenID, s wire.EffectSpec, w afflict.Watch) {
	var a Affected
	for _, e := range d.now.EffectsOn(id) {
		if e.Spec.Kind == s.Kind && e.Spec.Source == s.Source {
			a.Gone = append(a.Gone, e.ID)
		}
	}
	if a.Gone == nil && d.laden(id, s.See) {
		return
	}
	a.Set = []Effect{{ID: wire.EffectID(d.id()), Token: id, Spec: s, Watch: w}}
	d.emit(a)
}

// infect has each save against a disease; who fails it has it from when it breaks out (R-014-105).
func (d *decision) infect(ill afflict.Disease, b wire.Afflict) {
	save := fight.Save{Ability: fight.Con, DC: ill.DC}
	if b.DC > 0 {
		save.DC = b.DC
	}
	d.saves(save, b, func(one *wire.Saved) {
		if !one.Made {
			d.incubate(one.Token, ill)
		}
	})
}

// incubate lays a disease that is not out yet: only GMs know of it.
func (d *decision) incubate(id wire.TokenID, ill afflict.Disease) {
	last := effect.Lasting{Until: effect.Time, Left: d.gmRoll(ill.Starts) * ill.Unit}
	d.ail(id, wire.EffectSpec{Kind: effect.DiseaseKind(ill), Lasting: last, See: wire.SeeGM}, afflict.Watch{})
}

// breakOut brings the symptoms of a disease whose time has come.
func (d *decision) breakOut(e Effect) {
	e.Spec.Lasting, e.Spec.See = effect.Lasting{}, wire.SeeOwner
	ill, _ := effect.DiseaseOf(e.Spec.Kind)
	tires := true
	switch ill.ID {
	case "sight_rot":
		e.Spec.Bonus, tires = afflict.SightRot(1, 0), false
	case "cackle_fever":
		e.Spec.Level = afflict.CackleDC
	}
	d.emit(Affected{Set: []Effect{e}})
	if tires {
		d.tireBy(e.Token, 1)
	}
}

// tireBy adds levels of exhaustion, or takes some off; at 0 the effect goes.
func (d *decision) tireBy(id wire.TokenID, n int32) {
	level, e := d.level(id, exhaustion)
	switch now := min(level+n, 6); {
	case now > 0:
		d.raise(id, exhaustion, now, wire.SeeAll)
	case e != nil:
		d.emit(Affected{Gone: []wire.EffectID{e.ID}})
	}
}

const exhaustion = "condition.exhaustion"

// madden has each save against madness, where a difficulty is given, and rolls how long it lasts and how it shows (R-014-127, R-014-128).
func (d *decision) madden(k afflict.Kind, b wire.Afflict) wire.Reason {
	if !d.now.Profile().Story.Madness {
		return wire.Reason{Code: wire.CodeOff}
	}
	if b.DC == 0 {
		for _, id := range b.Tokens {
			d.goMad(id, k)
		}
		return fine
	}
	d.saves(fight.Save{Ability: min(b.Ability, fight.Cha), DC: b.DC}, b, func(one *wire.Saved) {
		if b.Ability == fight.Abilities { // Sanity
			one.Total -= one.Bonus
			one.Bonus = 0
		}
		if one.Made = !afflict.Mad(one.Total, b.DC); !one.Made {
			d.goMad(one.Token, k)
		}
	})
	return fine
}

// goMad rolls a madness and lays it: a marker with a time, or a flaw that stays.
func (d *decision) goMad(id wire.TokenID, k afflict.Kind) {
	last := effect.Lasting{}
	if die := afflict.KindNames[k].Dice; die != "" {
		last = effect.Lasting{Until: effect.Time, Left: k.Minutes(d.gmRoll(die)) * 60}
	}
	m, ok := k.Roll(d.gmRoll("1d100"))
	if !ok {
		return
	}
	d.ail(id, wire.EffectSpec{Kind: effect.MadnessKind(k), Level: m.From, Lasting: last, See: wire.SeeOwner}, afflict.Watch{})
	d.maddened(id, m, last)
}

// maddened lays the condition of a madness.
func (d *decision) maddened(id wire.TokenID, m afflict.Madness, last effect.Lasting) {
	c := m.Condition
	if m.Does == afflict.Senses {
		c = m.Does.Sense(d.gmRoll("1d100"))
	}
	if c != "" {
		d.lay(id, wire.EffectSpec{Kind: "condition." + c, Lasting: last})
	}
}
