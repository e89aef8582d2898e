package world

import "sightline/rules"

// farthest is a limit of sight, in cells, beyond which none is needed.
const farthest = 2000

// SightCells is how many cells one sees on the map at most for the weather, at least one (R-014-040); 0: there is no limit that a
// map could show.
func SightCells(p rules.Profile) int32 {
	const mile = 5280
	var feet int64
	switch s := p.Scenery; s.Weather {
	case rules.Indoors:
		return 0
	case rules.FoggyDay:
		band := Outdoors(Fog, false)
		feet = 5 * int64(min(max(rules.LeastFog+s.Fog, band.Min), band.Max))
	case rules.RainyDay:
		feet = mile * int64(Outdoors(Rain, false).Miles)
	default:
		feet = mile * int64(Outdoors(Clear, s.Weather == rules.HighClear).Miles)
	}
	if n := feet / int64(p.CellFeet()); n < farthest {
		return max(int32(n), 1)
	}
	return 0
}

// ScaleOf is the scale by which travel on the map is measured (R-014-038); false where it is a map for fights.
func ScaleOf(p rules.Profile) (Scale, bool) {
	s := p.Scenery.Scale
	if s == rules.ScaleFight || s > rules.ScaleKingdom {
		return 0, false
	}
	return Scale(s - rules.ScaleDungeon), true
}
