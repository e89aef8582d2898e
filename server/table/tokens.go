package table

import (
	"slices"

	"sightline/geom/grid"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// Ranges of what a token may be given.
const (
	maxPoints  = 1_000_000 // hit points
	maxCells   = 1000      // speed and reaches
	maxFloor   = 1000      // layers above or below the ground
	maxPicture = 128       // characters of a picture's id
)

// okSpec says whether the fields of a spec are within range. The owner must sit at the table.
func (d *decision) okSpec(s wire.TokenSpec) bool {
	for _, n := range []int32{s.Speed, s.Reach, s.Darkvision, s.Bright, s.Dim, s.Climb, s.Swim, s.Fly, s.Actions} {
		if n < 0 || n > maxCells {
			return false
		}
	}
	return s.Initiative >= -maxCells && s.Initiative <= maxCells && shortName(s.Name) && s.Size.Valid() && s.Colour <= 0xFFFFFF && len(s.Picture) <= maxPicture &&
		s.HP >= -maxPoints && s.HP <= maxPoints && s.MaxHP >= 0 && s.MaxHP <= maxPoints &&
		(s.Owner == 0 || d.now.Seat(s.Owner) != nil) && okArms(s.Arms) && okGuard(s.Guard)
}

// okArms says whether attacks are all within range and written as they are packed.
func okArms(a wire.Arms) bool {
	list := a.List()
	return len(list) <= wire.MaxArms && wire.ArmsOf(list) == a && !slices.ContainsFunc(list, func(a fight.Arm) bool {
		_, r := okArm(a)
		return r.Code != wire.CodeNone
	})
}

func okGuard(g fight.Guard) bool {
	for _, n := range []int32{g.Saves.Str, g.Saves.Dex, g.Saves.Con, g.Saves.Int, g.Saves.Wis, g.Saves.Cha} {
		if n > maxBonus || n < -maxBonus {
			return false
		}
	}
	return g.AC >= 0 && g.AC <= maxBonus && g.Shield >= 0 && g.Shield <= g.AC && g.Threshold >= 0 && g.Threshold <= maxPoints &&
		(g.Resist|g.Weak|g.Immune)&^fight.AllDamages == 0
}

// place judges a place for a size, on no other ground than the map's edge.
func (d *decision) place(s grid.Size, at grid.Place) wire.Reason {
	g := d.now.geometry()
	switch {
	case !g.upright(s, at):
		return bad
	case !g.inside(s, at):
		return wire.Reason{Code: wire.CodeOutside}
	}
	return fine
}

func okFacing(f int16) bool { return f >= 0 && f < 360 }

func (d *decision) addToken(b wire.AddToken) wire.Reason {
	if !d.okSpec(b.Spec) || !okFacing(b.Facing) {
		return bad
	}
	if r := d.place(b.Spec.Size, b.At); r.Code != wire.CodeNone {
		return r
	}
	if len(d.now.Tokens) >= MaxTokens {
		return wire.Reason{Code: wire.CodeFull, Limit: MaxTokens}
	}
	b.Spec.Dim = max(b.Spec.Dim, b.Spec.Bright)
	d.emit(TokenAdded{Token{
		ID: wire.TokenID(d.id()), Spec: b.Spec, At: b.At, Facing: b.Facing, Clear: d.now.geometry().clearNew(b.At),
	}})
	return fine
}

func (d *decision) editToken(b wire.EditToken) wire.Reason {
	t, r := d.token(b.Token)
	if r.Code != wire.CodeNone {
		return r
	}
	spec := merge(t.Spec, b.Spec, b.Fields)
	switch {
	case b.Fields&^wire.AllFields != 0 || !d.okSpec(spec):
		return bad
	case !d.gm && b.Fields&^(wire.FieldHP|wire.FieldDown|wire.FieldArms|wire.FieldGuard) != 0:
		return role
	}
	spec.Dim = max(spec.Dim, spec.Bright)
	g := d.now.geometry()
	next := *t
	next.Spec, next.Squeeze = spec, t.Squeeze && spec.Size == t.Spec.Size
	at := g.righted(next.Size(), t.At)
	if !g.inside(next.Size(), at) {
		return wire.Reason{Code: wire.CodeOutside}
	}
	if fields := changed(t.Spec, spec); fields != 0 {
		d.emit(TokenEdited{b.Token, fields, merge(wire.TokenSpec{}, spec, fields)})
	}
	if at != d.now.Token(b.Token).At {
		d.emit(Put{Placed{b.Token, at, t.Clear}})
	}
	return fine
}

// removeToken takes a token off, and its lines off the turn list.
func (d *decision) removeToken(b wire.RemoveToken) wire.Reason {
	if d.now.Token(b.Token) == nil {
		return absent
	}
	d.unlist(b.Token)
	d.emit(TokenGone{b.Token})
	return fine
}

// unlist takes the lines of a token off the turn list.
func (d *decision) unlist(id wire.TokenID) {
	o := d.now.Turn.order()
	for _, e := range d.now.Turn.Entries {
		if e.Token == id {
			o = o.Remove(uint64(e.ID))
		}
	}
	if len(o.Entries) < len(d.now.Turn.Entries) {
		d.relist(o)
	}
}

func (d *decision) putToken(b wire.PutToken) wire.Reason {
	t := d.now.Token(b.Token)
	if t == nil {
		return absent
	}
	if r := d.place(t.Size(), b.At); r.Code != wire.CodeNone {
		return r
	}
	if t.At != b.At {
		d.emit(Put{Placed{b.Token, b.At, d.now.geometry().clear(b.At, t.Clear)}})
	}
	return fine
}

func (d *decision) turnToken(b wire.TurnToken) wire.Reason {
	t, r := d.token(b.Token)
	switch {
	case r.Code != wire.CodeNone:
		return r
	case !okFacing(b.Facing):
		return bad
	}
	if t.Facing == b.Facing {
		return fine
	}
	if r := d.turning(t); r.Code != wire.CodeNone {
		return r
	}
	d.emit(Faced{b.Token, b.Facing})
	return fine
}

// ofPlayers says that a player plays the token.
func (st *State) ofPlayers(t *Token) bool {
	return slices.ContainsFunc(st.Seats, func(s Seat) bool { return s.ID == t.Spec.Owner && s.Role == wire.Player })
}
