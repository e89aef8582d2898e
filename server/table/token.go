package table

import (
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

// Size is that of the space it takes up: its own, or while it squeezes one less.
func (t *Token) Size() grid.Size {
	if t.Squeeze {
		s, _ := rules.Squeezed(t.Spec.Size)
		return s
	}
	return t.Spec.Size
}

// lookAt is how the token looks to whoever sees it, at its place or where at says.
func (st *State) lookAt(t *Token, at *grid.Place) wire.Token {
	l := wire.Token{
		ID: t.ID, Name: t.Spec.Name, Size: t.Size(), Squeeze: t.Squeeze, At: t.At, Floor: t.Floor, Facing: t.Facing, Colour: t.Spec.Colour,
		Picture: t.Spec.Picture, Owner: t.Spec.Owner, Down: t.Spec.Down,
		Marks: st.Marks(t.ID), Health: st.Table.Health.Of(t.Spec.HP, t.Spec.MaxHP),
	}
	if at != nil {
		l.At = *at
	}
	return l
}

// Look is how the token looks to whoever sees it now: no sheet, nothing of what is hidden.
func (st *State) Look(t *Token) wire.Token { return st.lookAt(t, nil) }

// merge returns spec with the named fields taken from by.
func merge(spec, by wire.TokenSpec, fields wire.Field) wire.TokenSpec {
	for f, set := range specFields {
		if fields&f != 0 {
			set(&spec, &by)
		}
	}
	return spec
}

// specFields copies one field of a TokenSpec from another.
var specFields = map[wire.Field]func(to, from *wire.TokenSpec){
	wire.FieldName:       func(to, from *wire.TokenSpec) { to.Name = from.Name },
	wire.FieldSize:       func(to, from *wire.TokenSpec) { to.Size = from.Size },
	wire.FieldColour:     func(to, from *wire.TokenSpec) { to.Colour = from.Colour },
	wire.FieldPicture:    func(to, from *wire.TokenSpec) { to.Picture = from.Picture },
	wire.FieldOwner:      func(to, from *wire.TokenSpec) { to.Owner = from.Owner },
	wire.FieldHidden:     func(to, from *wire.TokenSpec) { to.Hidden = from.Hidden },
	wire.FieldDown:       func(to, from *wire.TokenSpec) { to.Down = from.Down },
	wire.FieldHP:         func(to, from *wire.TokenSpec) { to.HP = from.HP },
	wire.FieldMaxHP:      func(to, from *wire.TokenSpec) { to.MaxHP = from.MaxHP },
	wire.FieldSpeed:      func(to, from *wire.TokenSpec) { to.Speed = from.Speed },
	wire.FieldReach:      func(to, from *wire.TokenSpec) { to.Reach = from.Reach },
	wire.FieldDarkvision: func(to, from *wire.TokenSpec) { to.Darkvision = from.Darkvision },
	wire.FieldBright:     func(to, from *wire.TokenSpec) { to.Bright = from.Bright },
	wire.FieldDim:        func(to, from *wire.TokenSpec) { to.Dim = from.Dim },
	wire.FieldBlind:      func(to, from *wire.TokenSpec) { to.Blind = from.Blind },
	wire.FieldClimb:      func(to, from *wire.TokenSpec) { to.Climb = from.Climb },
	wire.FieldSwim:       func(to, from *wire.TokenSpec) { to.Swim = from.Swim },
	wire.FieldArms:       func(to, from *wire.TokenSpec) { to.Arms = from.Arms },
	wire.FieldGuard:      func(to, from *wire.TokenSpec) { to.Guard = from.Guard },
	wire.FieldInitiative: func(to, from *wire.TokenSpec) { to.Initiative = from.Initiative },
	wire.FieldActions:    func(to, from *wire.TokenSpec) { to.Actions = from.Actions },
	wire.FieldFly:        func(to, from *wire.TokenSpec) { to.Fly = from.Fly },
}

// changed names the fields in which two specs differ.
func changed(a, b wire.TokenSpec) wire.Field {
	var fields wire.Field
	if a == b {
		return 0
	}
	for f, set := range specFields {
		c := a
		set(&c, &b)
		if c != a {
			fields |= f
		}
	}
	return fields
}
