package rules

import (
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
)

// Profile is a rule set. It is data: a table takes one and may change any part of its copy. Profiles are compared with ==.
type Profile struct {
	Name string // dnd14, srd52, podhod
	Code string // its code in the catalog: r014, r024, r004

	// Diagonal is what diagonals of squares cost when the table chose nothing (R-014-078, R-024-016).
	Diagonal grid.Rule
	// Terrain is how difficult terrain makes a step dearer (R-024-013, A-31).
	Terrain path.Terrain
	// Corners forbids a diagonal step across the corner of what fills its space (R-024-017).
	Corners bool
	// Through says how one passes creatures in the way (R-024-022).
	Through Through

	// Height is how a way up or down adds to one along the ground in distances (see grid.Slant).
	Height grid.Rule

	// Areas is how each form of template is laid, by area.Kind (R-014-071, A-22).
	Areas [area.Kinds]Template

	// Flanking switches flanking on (R-014-075), Facing the arcs of creatures (R-014-079).
	Flanking, Facing bool
	// WideFront makes the front of a creature on hexes 120° wide instead of 60°.
	WideFront bool

	// CreatureCover is the most cover that creatures alone give (A-26, R-024-025).
	CreatureCover sight.Degree
	// CoverBonus is what a degree adds to armour class and to saves by quickness, by sight.Degree (R-024-025).
	CoverBonus [4]int32

	// Segments splits each round into as many parts as the one with the fewest actions has (R-004-010).
	Segments bool

	// Darkness is what a place without light takes off attacks there, half of it where it is dim (R-004-012); 0: rules of seeing alone.
	Darkness Darkness

	// Under is what a game has whose checks are rolled under a value.
	Under Under

	// Feet is how many feet a cell is wide: 5, which is one sáh.
	Feet int32
	// RoundSeconds is about how long a round takes (R-024-001, R-004-008).
	RoundSeconds int32

	// What follows tables play by; each has its options in a list of its own (see Options).
	Rolls       Rolls
	Talk        Talk
	Checks      Checks
	Inspiration Inspiration
	Group       Group
	Story       Story
	Scenery     Scenery
}

// Way says how a creature in the way can be passed.
type Way uint8

// The ways.
const (
	Blocked   Way = iota // not at all
	Free                 // as open ground
	Difficult            // as difficult terrain
)

// Through says how creatures in the way are passed. Where several fit, the easiest way counts.
type Through struct {
	Ally     Way // a friend
	Tiny     Way // a Tiny creature
	Down     Way // one that is incapacitated
	TwoSizes Way // one at least two sizes larger or smaller (B-06)
	Other    Way // anyone else
}

// Cells is how many cells a length in feet is, rounded down (R-024-015, B-03).
func (p Profile) Cells(feet int32) int32 {
	if p.Feet <= 0 || feet <= 0 {
		return 0
	}
	return feet / p.Feet
}
