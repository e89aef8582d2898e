package known

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/podhod"
	"sightline/server/wire"
)

// dark is what the light at a target takes off an attack (R-004-012): by the ground of the view, which is what the attacker sees of it
// when the truth is judged, and what its seat sees when it is foreseen. A view without ground knows nothing of light.
func dark(v *wire.View, attacker *wire.Token, target []grid.Cell) int32 {
	how := Profile(v.Table).Darkness
	if how == rules.DarkSeen || v.Ground.Seen == nil || v.Ground.Bright == nil {
		return 0
	}
	light := podhod.Natural
	if how == rules.DarkAbsolute {
		light = podhod.Absolute
	}
	for _, c := range target {
		switch {
		case anyOf(v, v.Ground.Bright, c):
			light = podhod.Lit
		case light != podhod.Lit && anyOf(v, v.Ground.Seen, c):
			light = podhod.Moonlit
		}
	}
	return podhod.Dark(light, 0, attacker.Sheet != nil && attacker.Sheet.Blind)
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
