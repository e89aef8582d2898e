// Package dnd14 is the rule set of the 2014 game master's guide, chapter 8 (r014 in the catalog). Where its text is silent
// on movement, it takes the 2024 rules.
package dnd14

import (
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
)

// Profile is the rule set with its optional rules off. Diagonals cost as much as straight steps; 1-2-1 is its option
// (R-014-078). Circles cover what they cover by half, and cones and lines do likewise (R-014-071, A-22); templates begin
// at an intersection. The count of blocked lines is taken literally, creatures included (R-014-073, A-26).
func Profile() rules.Profile {
	return rules.Profile{
		Name: "dnd14", Code: "r014",
		Diagonal: grid.Equal,
		Terrain:  path.Times,
		Corners:  true,
		Through: rules.Through{
			Ally: rules.Free, Tiny: rules.Free, Down: rules.Difficult, TwoSizes: rules.Difficult, Other: rules.Blocked,
		},
		Areas:         rules.Templates(area.Corners),
		CreatureCover: sight.ThreeQuarters,
		CoverBonus:    [4]int32{0, 2, 5, 0},
		Feet:          5,
		RoundSeconds:  6,
	}
}
