package table

import (
	"slices"

	"sightline/rules/afflict"
	"sightline/rules/chase"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// watched is an affliction after some moments: what becomes due, or, when they are taken back, is not due any more.
func watched(e Effect, moments []effect.Moment, back bool) afflict.Watch {
	p, poison := effect.PoisonOf(e.Spec.Kind)
	w := e.Watch
	for _, m := range moments {
		own := m.Of == uint64(e.Token)
		switch {
		case m.Until == effect.Time && poison && !back:
			w = p.Pass(w, m.Seconds)
		case m.Until == effect.TurnStart && own && poison, m.Until == effect.TurnEnd && own && poison:
			if now := p.Turn(w, m.Until == effect.TurnEnd); now != w || back {
				w = turned(now, back)
			}
		case m.Until == effect.TurnEnd && own && e.Spec.Kind == effect.Laughing:
			w.Due |= afflict.DueTurn
			w = turned(w, back)
		}
	}
	return w
}

// turned is a watch whose save of a turn is due, or is no more.
func turned(w afflict.Watch, back bool) afflict.Watch {
	if back {
		w.Due &^= afflict.DueTurn
	}
	return w
}

// ripens says that an affliction is not over when its time is: it breaks out or strikes then.
func ripens(e Effect) bool {
	_, ill := effect.DiseaseOf(e.Spec.Kind)
	p, _ := effect.PoisonOf(e.Spec.Kind)
	return ill && e.Spec.Lasting.Until == effect.Time || p.Midnight
}

// ripen has diseases break out and what waited for midnight strike.
func (d *decision) ripen(list []Effect) {
	for _, e := range list {
		if _, ill := effect.DiseaseOf(e.Spec.Kind); ill {
			d.breakOut(e)
			continue
		}
		e.Spec.Lasting, e.Watch.Due = effect.Lasting{}, afflict.DueMidnight
		d.emit(Affected{Set: []Effect{e}})
	}
}

// nearLaughter exposes who begins its turn within 2 cells of a laughing victim, for a GM to roll (R-014-108).
func (d *decision) nearLaughter(moments []effect.Moment) {
	for _, m := range moments {
		t := d.now.Token(wire.TokenID(m.Of))
		if m.Until != effect.TurnStart || t == nil || d.has(t.ID, fever, 0) {
			continue
		}
		for _, e := range d.now.Effects {
			v := d.now.Token(e.Token)
			if e.Spec.Kind != effect.Laughing || v == nil || v.ID == t.ID || d.has(t.ID, effect.Spared, v.ID) {
				continue
			}
			if d.now.Profile().Distance(d.now.Scene.Grid, d.now.figure(t), d.now.figure(v)) <= afflict.Contagion {
				d.ail(t.ID, wire.EffectSpec{Kind: effect.Exposed, Source: v.ID, See: wire.SeeGM}, afflict.Watch{Due: afflict.DueNear})
			}
		}
	}
}

const fever = "disease.cackle_fever"

// has says that an effect of a kind lies on a token, by a source unless that is 0.
func (d *decision) has(id wire.TokenID, kind string, source wire.TokenID) bool {
	return slices.ContainsFunc(d.now.EffectsOn(id), func(e Effect) bool { return e.Spec.Kind == kind && (source == 0 || e.Spec.Source == source) })
}

// due marks something as due on afflictions of a token.
func (d *decision) due(id wire.TokenID, what func(Effect) afflict.Due) {
	var a Affected
	for _, e := range d.now.EffectsOn(id) {
		if w := what(e); w&^e.Watch.Due != 0 {
			e.Watch.Due |= w
			a.Set = append(a.Set, e)
		}
	}
	if a.Set != nil {
		d.emit(a)
	}
}

// stress is what a fight that begins does to those with cackle fever (R-014-108).
func stress(e Effect) afflict.Due {
	if e.Spec.Kind == fever && e.Spec.Lasting.Until == effect.Removed {
		return afflict.DueStress
	}
	return 0
}

// stirred is what damage does to the afflictions of a token: it wakes sleepers, ends a madness that damage ends, is stress to some
// (R-014-108, R-014-114, R-014-129, R-014-130).
func (d *decision) stirred(id wire.TokenID) {
	if len(d.now.EffectsOn(id)) == 0 {
		return
	}
	d.due(id, func(e Effect) afflict.Due {
		if _, m, ok := effect.MadnessOf(e.Spec.Kind, e.Spec.Level); ok && m.Does == afflict.Confused {
			return afflict.DueHurt
		}
		if d.has(id, effect.Laughing, 0) {
			return 0
		}
		return stress(e)
	})
	d.wake(id, afflict.ByDamage)
	for _, e := range d.now.EffectsOn(id) {
		if _, m, ok := effect.MadnessOf(e.Spec.Kind, e.Spec.Level); ok && m.Hurt {
			d.cured(e)
		}
	}
}

// wake takes the sleep of poisons off that such a thing wakes from, unless another affliction holds it; false when none is.
func (d *decision) wake(id wire.TokenID, by afflict.Wake) bool {
	asleep, _ := d.cond(id, "unconscious")
	woken := false
	for _, e := range d.now.EffectsOn(id) {
		p, ok := effect.PoisonOf(e.Spec.Kind)
		woken = woken || ok && p.Asleep() && p.WokenBy(by)
		_, m, mad := effect.MadnessOf(e.Spec.Kind, e.Spec.Level)
		if ok && p.Asleep() && !p.WokenBy(by) || mad && m.Condition == "unconscious" {
			return false
		}
	}
	if woken && asleep != nil {
		d.emit(Affected{Gone: []wire.EffectID{asleep.ID}})
	}
	return woken && asleep != nil
}

// cond is the condition of an id on a token; nil when it has none.
func (d *decision) cond(id wire.TokenID, condition string) (*Effect, bool) {
	for _, e := range d.now.EffectsOn(id) {
		if e.Spec.Kind == "condition."+condition && e.Spec.See != wire.SeeGM {
			return &e, true
		}
	}
	return nil, false
}

// unhealed is how many hit points of a token can't be healed yet (R-014-119).
func (d *decision) unhealed(id wire.TokenID) int32 {
	n := int32(0)
	for _, e := range d.now.EffectsOn(id) {
		if p, ok := effect.PoisonOf(e.Spec.Kind); ok && !p.Heals(afflict.Course{Successes: e.Spec.Level}) {
			n += max(-e.Spec.Bonus, 0)
		}
	}
	return n
}

// owes are the conditions that an affliction lays.
func owes(e Effect) []string {
	var list []string
	if p, ok := effect.PoisonOf(e.Spec.Kind); ok {
		if p.Poisoned {
			list = append(list, "poisoned")
		}
		if p.Asleep() {
			list = append(list, "unconscious")
		}
		if p.Also != "" {
			list = append(list, p.Also)
		}
	}
	if _, m, ok := effect.MadnessOf(e.Spec.Kind, e.Spec.Level); ok && !e.Watch.Held {
		if list = append(list, m.Condition); m.Does == afflict.Senses {
			list = append(list, "blinded", "deafened")
		}
	}
	switch e.Spec.Kind {
	case effect.Laughing:
		list = append(list, "incapacitated")
	case "disease.sight_rot":
		if afflict.Blind(e.Spec.Bonus) {
			list = append(list, "blinded")
		}
	}
	return list
}

// cured takes an affliction off, and the conditions it laid that nothing else lays.
func (d *decision) cured(e Effect) {
	a := Affected{Gone: []wire.EffectID{e.ID}}
	for _, c := range owes(e) {
		other := slices.ContainsFunc(d.now.EffectsOn(e.Token), func(o Effect) bool { return o.ID != e.ID && slices.Contains(owes(o), c) })
		if on, ok := d.cond(e.Token, c); ok && !other {
			a.Gone = append(a.Gone, on.ID)
		}
	}
	d.emit(a)
}

// rest ends a rest: a chase's exhaustion goes; after a long one diseases do what they do (R-014-086, R-014-105).
func (d *decision) rest(b wire.Rest) wire.Reason {
	for _, id := range b.Tokens {
		if d.now.Token(id) == nil {
			return absent
		}
	}
	kind := chase.ShortRest
	if b.Long {
		kind = chase.LongRest
	}
	for _, id := range b.Tokens {
		d.recover(id, kind)
		if b.Long {
			d.rested(id)
		}
	}
	return fine
}

// recover takes away the exhaustion that came from chases.
func (d *decision) recover(id wire.TokenID, kind chase.Rest) {
	from, e := d.level(id, "chase")
	if e == nil {
		return
	}
	tired, _ := d.level(id, exhaustion)
	d.emit(Affected{Gone: []wire.EffectID{e.ID}})
	d.tireBy(id, chase.Recover(tired, from, kind)-tired)
}

// rested is what a long rest does to diseases that are out: saves fall due, sight grows worse.
func (d *decision) rested(id wire.TokenID) {
	d.due(id, func(e Effect) afflict.Due {
		ill, ok := effect.DiseaseOf(e.Spec.Kind)
		if ok && ill.ID != "sight_rot" && e.Spec.Lasting.Until == effect.Removed {
			return afflict.DueRest
		}
		return 0
	})
	for _, e := range d.now.EffectsOn(id) {
		if e.Spec.Kind == "disease.sight_rot" && e.Spec.Lasting.Until == effect.Removed {
			d.dim(e)
		}
	}
}

// dim is sight rot after a long rest (R-014-107).
func (d *decision) dim(e Effect) {
	after, cured := afflict.SightRest(e.Spec.Bonus, e.Watch.Held, e.Spec.Level)
	blind := afflict.Blind(after)
	if cured && !blind {
		d.cured(e)
		return
	}
	e.Spec.Bonus, e.Watch.Held = after, false
	d.emit(Affected{Set: []Effect{e}})
	if blind {
		d.lay(e.Token, wire.EffectSpec{Kind: "condition.blinded"})
	}
}

// tend does something about an affliction.
func (d *decision) tend(b wire.TendEffect) wire.Reason {
	e := d.now.effect(b.Effect)
	if e == nil {
		return absent
	}
	ok := false
	switch b.Verb {
	case wire.TendSave:
		ok = e.Watch.Due&b.Due != 0 && d.saveDue(*e, b.Due)
	case wire.TendStress:
		ok = stress(*e) != 0 && d.saveDue(*e, afflict.DueStress)
	case wire.TendShake:
		ok = d.wake(e.Token, afflict.ByShaking)
	case wire.TendDose:
		if ok = e.Spec.Kind == "disease.sight_rot" && !e.Watch.Held; ok {
			now := *e
			now.Watch.Held, now.Spec.Level = true, now.Spec.Level+1
			d.emit(Affected{Set: []Effect{now}})
		}
	case wire.TendCure:
		ok = d.cure(*e, b.Number)
	case wire.TendCharm:
		if _, m, mad := effect.MadnessOf(e.Spec.Kind, e.Spec.Level); mad && m.Does == afflict.Clings && d.now.Token(b.Token) != nil {
			now := *e
			now.Spec.Source, ok = b.Token, true
			d.emit(Affected{Set: []Effect{now}})
		}
	case wire.TendHold:
		ok = d.hold(*e, b.Number != 0)
	}
	if !ok {
		return bad
	}
	return fine
}

// cure ends an affliction; a madness by what works on it (R-014-132).
func (d *decision) cure(e Effect, by int32) bool {
	k, _, mad := effect.MadnessOf(e.Spec.Kind, e.Spec.Level)
	if mad {
		if does := afflict.Cure(min(max(by, 0), int32(afflict.Cures))).Against(k); does != afflict.Removed && does != afflict.Perhaps {
			return false
		}
	}
	_, poison := effect.PoisonOf(e.Spec.Kind)
	if _, ill := effect.DiseaseOf(e.Spec.Kind); !mad && !poison && !ill && e.Spec.Kind != effect.Laughing && e.Spec.Kind != effect.Exposed {
		return false
	}
	out := e.Spec.Lasting.Until == effect.Removed
	d.cured(e)
	if e.Spec.Kind == fever && out {
		d.tireBy(e.Token, -1)
	}
	return true
}

// hold suppresses a madness, or lets it work again.
func (d *decision) hold(e Effect, held bool) bool {
	k, m, mad := effect.MadnessOf(e.Spec.Kind, e.Spec.Level)
	if !mad || afflict.CalmEmotions.Against(k) != afflict.Suppressed || e.Watch.Held == held {
		return false
	}
	now := e
	now.Watch.Held = held
	if held {
		d.cured(e)
	}
	d.emit(Affected{Set: []Effect{now}})
	if !held {
		d.maddened(e.Token, m, e.Spec.Lasting)
	}
	return true
}

// saveDue rolls what is due of an affliction, and does what comes of it.
func (d *decision) saveDue(e Effect, what afflict.Due) bool {
	if p, ok := effect.PoisonOf(e.Spec.Kind); ok {
		return d.savePoison(e, p, what)
	}
	switch {
	case e.Spec.Kind == effect.Laughing && what == afflict.DueTurn:
		d.oneSave(e.Token, fight.Con, d.feverDC(e.Token), func(s *wire.Saved) { d.saved(e, what, s.Made) })
	case e.Spec.Kind == effect.Exposed && what == afflict.DueNear:
		d.saveNear(e)
	case e.Spec.Kind == fever && what == afflict.DueStress:
		d.saveStress(e)
	case e.Spec.Kind == fever && what == afflict.DueRest:
		d.saveFever(e)
	case e.Spec.Kind == "disease.sewer_plague" && what == afflict.DueRest:
		d.saveSewer(e)
	case what == afflict.DueHurt:
		d.oneSave(e.Token, fight.Wis, afflict.HurtDC, func(s *wire.Saved) {
			d.seenTo(e, what)
			if !s.Made {
				d.lay(e.Token, wire.EffectSpec{Kind: effect.Confused, Lasting: effect.Lasting{Until: effect.Time, Left: 60}})
			}
		})
	default:
		return false
	}
	return true
}

// oneSave rolls one save and tells of it.
func (d *decision) oneSave(id wire.TokenID, a fight.Ability, dc int32, then func(*wire.Saved)) {
	d.saves(fight.Save{Ability: a, DC: dc}, wire.Afflict{Tokens: []wire.TokenID{id}}, then)
}

// seenTo keeps that something is not due any more.
func (d *decision) seenTo(e Effect, what afflict.Due) {
	e.Watch = e.Watch.Without(what)
	d.emit(Affected{Set: []Effect{e}})
}

// saved ends an affliction where its save was made, else it goes on.
func (d *decision) saved(e Effect, what afflict.Due, made bool) {
	if made {
		d.cured(e)
	} else {
		d.seenTo(e, what)
	}
}

// savePoison is one more save against a poison, or what waited for midnight (R-014-112, R-014-113, R-014-117, R-014-119).
func (d *decision) savePoison(e Effect, p afflict.Poison, what afflict.Due) bool {
	if what == afflict.DueMidnight {
		rolled := d.gmRoll(p.Dice)
		d.saves(fight.Save{Ability: fight.Con, DC: p.DC, Half: p.Half}, wire.Afflict{Tokens: []wire.TokenID{e.Token}}, func(s *wire.Saved) {
			d.cured(e)
			d.suffer(s, p.Take(s.Total, rolled).Damage, fight.Poison)
		})
		return true
	}
	d.oneSave(e.Token, fight.Con, p.DC, func(s *wire.Saved) {
		c, hurts := p.Save(afflict.Course{Successes: e.Spec.Level}, s.Made)
		if c.Ended {
			d.cured(e)
			return
		}
		if e.Spec.Level = c.Successes; hurts {
			left := d.suffer(s, d.gmRoll(p.AgainDice), fight.Poison)
			if p.Unhealable {
				e.Spec.Bonus -= left
			}
		}
		d.seenTo(e, what)
	})
	return true
}

// feverDC is the difficulty of the fever on a token.
func (d *decision) feverDC(id wire.TokenID) int32 {
	for _, e := range d.now.EffectsOn(id) {
		if e.Spec.Kind == fever && e.Spec.Level > 0 {
			return e.Spec.Level
		}
	}
	return afflict.CackleDC
}

// saveNear is the save against laughter nearby (R-014-108).
func (d *decision) saveNear(e Effect) {
	ill, _ := effect.DiseaseOf(fever)
	d.oneSave(e.Token, fight.Con, ill.DC, func(s *wire.Saved) {
		d.cured(e)
		if c := afflict.Catch(0, s.Total); c.Infected {
			d.incubate(e.Token, ill)
		} else {
			d.ail(e.Token, wire.EffectSpec{Kind: effect.Spared, Source: e.Spec.Source, See: wire.SeeGM, Lasting: effect.Lasting{Until: effect.Time, Left: c.Immune * 3600}}, afflict.Watch{})
		}
	})
}

// saveStress is the save of great stress: who fails it laughs (R-014-108).
func (d *decision) saveStress(e Effect) {
	d.oneSave(e.Token, fight.Con, e.Spec.Level, func(s *wire.Saved) {
		d.seenTo(e, afflict.DueStress)
		if !afflict.Fit(e.Spec.Level, s.Total) {
			return
		}
		minute := effect.Lasting{Until: effect.Time, Left: 60}
		d.ail(e.Token, wire.EffectSpec{Kind: effect.Laughing, Lasting: minute}, afflict.Watch{})
		d.lay(e.Token, wire.EffectSpec{Kind: "condition.incapacitated", Lasting: minute})
		d.suffer(s, d.gmRoll("1d10"), fight.Psychic) // no stress any more, for it laughs
	})
}

// saveFever is the save that ends a long rest with cackle fever (R-014-108).
func (d *decision) saveFever(e Effect) {
	d.oneSave(e.Token, fight.Con, e.Spec.Level, func(s *wire.Saved) {
		d6 := int32(0)
		if s.Made {
			d6 = d.gmRoll("1d6")
		}
		c := afflict.Cackle{DC: e.Spec.Level, Failures: e.Watch.Failures}.Rest(s.Total, d6)
		if c.Cured {
			d.cure(e, 0)
			return
		}
		e.Spec.Level, e.Watch.Failures = c.DC, c.Failures
		d.seenTo(e, afflict.DueRest)
		if c.Mad {
			d.goMad(e.Token, afflict.Indefinite)
		}
	})
}

// saveSewer is the save that ends a long rest with sewer plague (R-014-106).
func (d *decision) saveSewer(e Effect) {
	ill, _ := effect.DiseaseOf(e.Spec.Kind)
	d.oneSave(e.Token, fight.Con, ill.DC, func(s *wire.Saved) {
		tired, _ := d.level(e.Token, exhaustion)
		after, cured := afflict.Sewer(tired, s.Total)
		d.tireBy(e.Token, after-tired)
		d.saved(e, afflict.DueRest, cured)
	})
}
