// Package srd52 is the rule set of the 2024 combat rules (r024 in the catalog). Its grid takes areas, line of sight and the
// count of cover lines from the 2014 guide, on which its own text is silent.
package srd52

import (
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
)

// Profile is the rule set. Every adjacent square costs one (R-024-016), difficult ones twice (R-024-013), no diagonal goes
// across the corner of what fills its space (R-024-017), and creatures never give more than half cover (R-024-025, A-26).
func Profile() rules.Profile {
	return rules.Profile{
		Name: "srd52", Code: "r024",
		Diagonal: grid.Equal,
		Terrain:  path.Times,
		Corners:  true,
		Through: rules.Through{
			Ally: rules.Free, Tiny: rules.Free, Down: rules.Difficult, TwoSizes: rules.Difficult, Other: rules.Blocked,
		},
		Areas:         rules.Templates(area.Corners),
		CreatureCover: sight.Half,
		CoverBonus:    [4]int32{0, 2, 5, 0},
		Feet:          5,
		RoundSeconds:  6,
	}
}
