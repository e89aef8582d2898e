package table

import (
	"sightline/geom"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// callSaves rolls a save for all victims at once, each with its own bonus and the cover it has from where the area comes, and deals the
// damage, which is rolled once (R-014-020, R-024-025).
func (d *decision) callSaves(b wire.CallSaves) wire.Reason {
	deals, err := fight.ParseDamage(b.Damage)
	switch {
	case err != nil:
		return diceReason(err)
	case len(b.Tokens) == 0 || b.Save.DC < 0 || b.Save.DC > maxBonus:
		return bad
	}
	for i, id := range b.Tokens {
		if d.now.Token(id) == nil {
			return absent
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
	s.Die = int32(d.Intn(20) + 1)
	s.Bonus = b.Save.Bonus(t.Spec.Guard.Saves, cover)
	s.Total = s.Die + s.Bonus
	s.Made = b.Save.Made(int64(s.Total))
	if b.Save.Ability == fight.Dex && cover.Bonus > 0 {
		s.Why = []wire.Why{{Cause: fight.InCover, Effect: fight.Armour, N: cover.Bonus}}
	}
	wet := known.Stand(truth, known.Find(truth, t.ID)).Water
	taken, left := t.Spec.Guard.Take(parts, b.Save.Soaks(s.Made), wet)
	for _, w := range taken {
		s.Wounds = append(s.Wounds, wire.Wound{N: w.N, Kind: w.Kind, Left: w.Left, Soak: w.Why})
	}
	s.Left = left
	return s
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
// not what was added, which would tell of what is in the way.
func (d *decision) tellSaves(all wire.SavesResult) {
	d.note(d.gms(), wire.Note{Kind: wire.NoteSaves, Saves: &all})
	for _, seat := range d.players() {
		r := wire.SavesResult{Applied: all.Applied}
		r.Save.Ability, r.Save.Half = all.Save.Ability, all.Save.Half
		for _, s := range all.Saves {
			t := d.now.Token(s.Token)
			if !d.now.shows(seat, t) {
				continue
			}
			one := wire.Saved{Token: s.Token, Made: s.Made, Reached: s.Reached}
			if t.Spec.Owner == seat {
				one.Told, one.Die, one.Wounds, one.Left = wire.ToldTaken, s.Die, s.Wounds, s.Left
			}
			r.Saves = append(r.Saves, one)
		}
		if src := d.now.Token(all.Source); src != nil && d.now.shows(seat, src) {
			r.Source = all.Source
		}
		if len(r.Saves) > 0 {
			d.note([]wire.SeatID{seat}, wire.Note{Kind: wire.NoteSaves, Saves: &r})
		}
	}
}
