package rules

import (
	"sightline/geom"
	"sightline/geom/sight"
)

// Lines is what a judge of cover asks of a scene; *sight.Scene is one.
type Lines interface {
	Cover(attacker, target sight.Body, others []sight.Body) sight.Cover
	CoverFrom(origin geom.Point, target sight.Body, others []sight.Body) sight.Cover
}

// Cover is the verdict on cover.
type Cover struct {
	sight.Cover              // the lines that were drawn, and the degree after the profile's own rule
	Bonus       int32        // to armour class and to saves by quickness (R-024-025)
	Target      bool         // it can be chosen as a target: the cover is not total
	Capped      bool         // the lines would have given more, but creatures stand for no more than they do here
	Counted     sight.Degree // what the lines alone give
}

// Cover judges the cover of a target from an attacker, others being the creatures that may be in between (R-014-073,
// R-014-074, R-024-025).
func (p Profile) Cover(s Lines, attacker, target sight.Body, others []sight.Body) Cover {
	return p.capped(s.Cover(attacker, target, others), func() sight.Cover { return s.Cover(attacker, target, nil) })
}

// CoverFrom judges the cover of a target from the origin of an area (R-014-073).
func (p Profile) CoverFrom(s Lines, origin geom.Point, target sight.Body, others []sight.Body) Cover {
	return p.capped(s.CoverFrom(origin, target, others), func() sight.Cover { return s.CoverFrom(origin, target, nil) })
}

// capped takes back what creatures give beyond the profile's cap: the better of what walls alone give and the cap.
// bare asks again without creatures, and is only called when it matters.
func (p Profile) capped(c sight.Cover, bare func() sight.Cover) Cover {
	v := Cover{Cover: c, Counted: c.Degree}
	if c.Degree > p.CreatureCover && c.Degree < sight.Total {
		v.Degree = max(p.CreatureCover, min(bare().Degree, c.Degree))
		v.Capped = v.Degree < c.Degree
	}
	v.Bonus = p.CoverBonus[min(v.Degree, sight.Total)]
	v.Target = v.Degree < sight.Total
	return v
}

// Degree is the cover that blocked lines out of all drawn give while the target can be reached at all: of four on squares
// (R-014-073), of six on hexes (R-014-074). Up to half of them is half cover, more is three quarters, and none is none
// . Not reachable is total.
func Degree(blocked, lines int, reachable bool) sight.Degree {
	switch {
	case !reachable:
		return sight.Total
	case blocked <= 0:
		return sight.None
	case 2*blocked <= lines:
		return sight.Half
	}
	return sight.ThreeQuarters
}
