package table

import (
	"sightline/geom"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/check"
	"sightline/rules/fight"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// callSaves rolls a save for all victims at once, each with its own bonus and the cover it has from where the area comes, and deals the
// damage, which is rolled once (R-014-020, R-024-025). Where checks are rolled under a value a player may make those of its own tokens so.
func (d *decision) callSaves(b wire.CallSaves) wire.Reason {
	deals, err := fight.ParseDamage(b.Damage)
	switch {
	case err != nil:
		return diceReason(err)
	case len(b.Tokens) == 0 || b.Save.DC > maxBonus || b.Save.DC < d.easiest():
		return bad
	case !d.gm && (!d.now.Profile().Under.On || b.Area || b.Damage != ""):
		return role
	case b.Source != 0 && !d.names(b.Source):
		return absent
	}
	for i, id := range b.Tokens {
		t, r := d.token(id)
		if r.Code != wire.CodeNone {
			return r
		}
		if b.Area && d.now.gone(t) {
			return wire.Reason{Code: wire.CodeFaded, Token: id}
		}
		for _, other := range b.Tokens[:i] {
			if other == id {
				return bad
			}
		}
	}
	out := wire.SavesResult{Source: b.Source, Save: b.Save, Told: wire.AllTold, Applied: d.now.Table.Harm}
	var parts []fight.Part
	for _, p := range deals {
		r := d.rollText(p.Expr)
		out.Rolls = append(out.Rolls, r)
		parts = append(parts, fight.Part{N: max(r.Total, 0), Kind: p.Kind})
	}
	truth := d.now.truth()
	for _, id := range b.Tokens {
		out.Saves = append(out.Saves, d.saveOf(b, d.now.Token(id), truth, parts))
	}
	if d.now.Table.Harm {
		for _, s := range out.Saves {
			d.hurt(s.Token, s.Left)
		}
	}
	d.tellSaves(out)
	return fine
}

// saveOf is the save of one victim.
func (d *decision) saveOf(b wire.CallSaves, t *Token, truth *wire.View, parts []fight.Part) wire.Saved {
	s := wire.Saved{Token: t.ID, Told: wire.AllTold, Reached: true}
	cover := rules.Cover{Target: true}
	if b.Area {
		cover = d.now.coverFrom(geom.Point{X: b.From.X, Y: b.From.Y}, t, truth)
	}
	if s.Reached = b.Save.Reached(cover); !s.Reached {
		s.Made = true
		s.Why = []wire.Why{{Cause: fight.NoWayThrough, Effect: fight.Forbidden}}
		return s
	}
	if d.now.Profile().Under.On {
		d.under(b, t, truth, &s)
	} else {
		d.over(b, t, cover, &s)
	}
	wet := known.Stand(truth, known.Find(truth, t.ID)).Water
	taken, left := t.Spec.Guard.Take(parts, b.Save.Soaks(s.Made), wet)
	for _, w := range taken {
		s.Wounds = append(s.Wounds, wire.Wound{N: w.N, Kind: w.Kind, Left: w.Left, Soak: w.Why})
	}
	s.Left = left
	return s
}

// over rolls a save that must reach a difficulty.
func (d *decision) over(b wire.CallSaves, t *Token, cover rules.Cover, s *wire.Saved) {
	s.Die = d.d20(t, wire.ForSave)
	if d.spend(t, check.Save) {
		s.Die, _ = fight.High.Counts(s.Die, d.d20(t, wire.ForSave))
		s.Why = append(s.Why, wire.Why{Cause: fight.Inspired, Effect: fight.Advantage})
	}
	s.Bonus = b.Save.Bonus(t.Spec.Guard.Saves, cover)
	s.Total = s.Die + s.Bonus
	s.Made = b.Save.Made(int64(s.Total))
	if b.Save.Ability == fight.Dex && cover.Bonus > 0 {
		s.Why = append(s.Why, wire.Why{Cause: fight.InCover, Effect: fight.Armour, N: cover.Bonus})
	}
}

// coverFrom is the cover that a token truly has from the origin of an area. Nobody is in the way whom the GM hides.
func (st *State) coverFrom(origin geom.Point, t *Token, truth *wire.View) rules.Cover {
	own := known.Find(truth, t.ID)
	var bodies []sight.Body
	for i := range truth.Tokens {
		o := &truth.Tokens[i]
		if o.ID != t.ID && !o.Down && !o.Sheet.Hidden && !known.Rides(o, own) {
			bodies = append(bodies, st.stage().body(st.Token(o.ID).space()))
		}
	}
	return st.Profile().CoverFrom(st.stage().scene, origin, st.stage().body(t.space()), bodies)
}

// tellSaves tells GMs all, and each player of the victims it sees whether they made it: of its own also the die and what they take, but
// not what was added, which would tell of what is in the way; where checks are rolled under a value, also which of its effects that it
// knows of counted, and who made the check by itself what it rolled under as far as it knows.
func (d *decision) tellSaves(all wire.SavesResult) {
	d.note(d.gms(), wire.Note{Kind: wire.NoteSaves, Saves: &all})
	for _, seat := range d.players() {
		r := wire.SavesResult{Applied: all.Applied}
		r.Save.Ability, r.Save.Half = all.Save.Ability, all.Save.Half
		if seat == d.seat {
			r.Save.DC, r.Told = all.Save.DC, wire.ToldTruth
		}
		for _, s := range all.Saves {
			if t := d.now.Token(s.Token); d.now.shows(seat, t) {
				r.Saves = append(r.Saves, d.savedFor(seat, all, s, t))
			}
		}
		if src := d.now.Token(all.Source); src != nil && d.now.shows(seat, src) {
			r.Source = all.Source
		}
		if len(r.Saves) > 0 {
			d.note([]wire.SeatID{seat}, wire.Note{Kind: wire.NoteSaves, Saves: &r})
		}
	}
}

// savedFor is a save as a player's seat may know it.
func (d *decision) savedFor(seat wire.SeatID, all wire.SavesResult, s wire.Saved, t *Token) wire.Saved {
	one := wire.Saved{Token: s.Token, Made: s.Made, Reached: s.Reached}
	if t.Spec.Owner != seat {
		return one
	}
	one.Told, one.Die, one.Wounds, one.Left = wire.ToldTaken, s.Die, s.Wounds, s.Left
	if !d.now.Profile().Under.On || !s.Reached {
		return one
	}
	if seat == d.seat {
		if k := known.Find(d.known, t.ID); k != nil {
			c, why := known.Check(d.known, k, t.Spec.Guard.Saves.Of(all.Save.Ability), all.Save, all.Source)
			one.Total, one.Why, one.Told = c.Target, known.Whys(fight.Verdict{Reasons: why}, nil), one.Told|wire.ToldRoll|wire.ToldWhy
		}
		return one
	}
	one.Why = known.Whys(fight.Verdict{Reasons: d.plainly(t, all.Save)}, nil)
	return one
}
