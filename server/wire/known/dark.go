package known

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/server/wire"
)

// Light is how dark a place is (R-004-012) by the ground of a view, which is what is seen of it when the truth is judged, and what the seat
// sees when it is foreseen; false where the rules know no degrees of darkness, or the view no light.
func Light(v *wire.View, cells []grid.Cell) (podhod.Light, bool) {
	how := Profile(v.Table).Darkness
	if how == rules.DarkSeen || v.Ground.Seen == nil || v.Ground.Bright == nil {
		return podhod.Lit, false
	}
	light := podhod.Natural
	if how == rules.DarkAbsolute {
		light = podhod.Absolute
	}
	for _, c := range cells {
		switch {
		case anyOf(v, v.Ground.Bright, c):
			light = podhod.Lit
		case light != podhod.Lit && anyOf(v, v.Ground.Seen, c):
			light = podhod.Moonlit
		}
	}
	return light, true
}

// unseeing is what darkness at some cells and lost senses take off what a token does there: the worse of the two (C-09).
func unseeing(v *wire.View, t *wire.Token, cells []grid.Cell, on []podhod.On) []fight.Reason {
	dark, lost := int32(0), int32(0)
	if light, ok := Light(v, cells); ok {
		night, _ := podhod.Level(on, podhod.KindNight)
		dark = podhod.Dark(light, night, t.Sheet != nil && t.Sheet.Blind || t.Marks.Has("condition.blinded"))
	}
	for _, a := range podhod.Ails(on, podhod.Roll, "") {
		if a.Kind == podhod.KindSenses {
			lost = a.N
		}
	}
	switch n := podhod.Unseeing(dark, lost); {
	case n == 0:
		return nil
	case n == lost:
		return []fight.Reason{{Cause: fight.LostSenses, Effect: fight.Penalty, N: n, Other: -1}}
	default:
		return []fight.Reason{{Cause: fight.Dark, Effect: fight.Penalty, N: n, Other: -1}}
	}
}

// anyOf says that some sub-cell of a cell is in a mask.
func anyOf(v *wire.View, m *geom.Mask, c grid.Cell) bool {
	g, b := v.Scene.Grid, v.Scene.Bounds
	w, h := g.SubSize()
	x, y := g.Sub(b, g.Centre(c))
	for dy := -geom.Unit / h; dy <= geom.Unit/h; dy++ {
		for dx := -geom.Unit / w; dx <= geom.Unit/w; dx++ {
			if m.Get(x+dx, y+dy) && g.At(g.SubCentre(b, x+dx, y+dy)) == c {
				return true
			}
		}
	}
	return false
}
