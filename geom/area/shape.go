package area

import (
	"sightline/geom"
	"sightline/geom/grid"
)

// Kind is the form of a template.
type Kind uint8

// The forms.
const (
	Circle Kind = iota // also the foot of a sphere or a cylinder
	Cone               // as wide at its end as it is long, or Width; its end is flat
	Line               // Width wide about the ray from its origin
)

// Shape is a template laid on a grid. Lengths are in lattice units of 1,024 a cell, in every direction, on hexes too.
type Shape struct {
	Kind   Kind
	Origin geom.Point // the middle of a circle, the tip of a cone, the middle of a line's near end
	Dir    geom.Point // where a cone or line points, as a vector on the lattice of any length; zero covers nothing
	Length int32      // the radius of a circle
	Width  int32      // of a line, 0: one cell; of a cone at its end, 0: as wide as long
}

// Rule says when a cell counts as covered.
type Rule uint8

// The rules.
const (
	Half   Rule = iota // at least half of its area is (R-014-071, A-22)
	Centre             // its centre is in the shape or on its border
	Any                // some part of its inside is
)

// String names the rule for logs and tests.
func (r Rule) String() string { return [...]string{"half", "centre", "any"}[min(r, Any)] }

// Valid says whether r is one of the rules.
func (r Rule) Valid() bool { return r <= Any }

// Cover is the cells of the map (grid.Inside bounds) that a shape covers by a rule, sorted by row, then column. A negative
// or zero length covers nothing; lengths and places are promised within geom.Limit.
func Cover(g grid.Grid, s Shape, r Rule, bounds geom.Rect) []grid.Cell { panic("todo") }

// Origin is the intersection or centre nearest to p, an intersection when both are as near: where the origin of a template
// snaps to.
func Origin(g grid.Grid, p geom.Point) geom.Point { panic("todo") }

// Corner is the intersection nearest to p (R-014-071).
func Corner(g grid.Grid, p geom.Point) geom.Point { panic("todo") }
