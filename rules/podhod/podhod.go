// Package podhod is the Czech roll-under game (r004 in the catalog). It counts movement in fields and has rounds of about
// five seconds; on grids, cover and templates its text is silent, so those follow the 2014 guide and its numbers are the
// game master's.
package podhod

import (
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
)

// Profile is the rule set: a field is a cell (R-004-018), a round about five seconds (R-004-008). Degrees of cover are told
// without a bonus, which its text has none of (C-14). Templates may begin at a centre too.
func Profile() rules.Profile {
	return rules.Profile{
		Name: "podhod", Code: "r004",
		Diagonal: grid.Equal,
		Terrain:  path.Times,
		Corners:  true,
		Through: rules.Through{
			Ally: rules.Free, Tiny: rules.Free, Down: rules.Difficult, TwoSizes: rules.Difficult, Other: rules.Blocked,
		},
		Areas:         rules.Templates(area.Corners | area.Centres),
		CreatureCover: sight.ThreeQuarters,
		Darkness:      rules.DarkAbsolute,
		Feet:          5,
		RoundSeconds:  5,
		Segments:      true,
		Under:         rules.Under{On: true, Hit: rules.HitAreas{1: rules.RightArm, 3: rules.Torso}},
	}
}
