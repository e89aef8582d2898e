package area

import (
	"math"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// Kind is the form of a template.
type Kind uint8

// The forms.
const (
	Circle    Kind = iota
	Cone           // its end is flat and as wide as it is long, or Width
	Line           // Width wide about the ray from its origin
	Cube           // a square on the ground, its sides Length long
	Emanation      // what lies within Length of a creature's space, and the space
	Wall           // Width thick about the ray from its origin
	Sphere         // a circle on the ground when its origin lies there
	Cylinder       // a circle Height tall
)

// Kinds is how many forms there are.
const Kinds = 8

// String names the form for logs and tests.
func (k Kind) String() string {
	names := [...]string{"circle", "cone", "line", "cube", "emanation", "wall", "sphere", "cylinder"}
	if int(k) < len(names) {
		return names[k]
	}
	return "unknown shape"
}

// Valid says whether k is one of the forms.
func (k Kind) Valid() bool { return k < Kinds }

// Round says whether the form is a circle on the ground: it has no direction.
func (k Kind) Round() bool { return k == Circle || k == Sphere || k == Cylinder }

// Pivot is which point of a cube's near face its origin is.
type Pivot uint8

// The pivots, as one sees them who looks from the near face to the far one.
const (
	Face     Pivot = iota // the middle of the face
	LeftEnd               // the left corner: the cube lies to the right of the ray from its origin
	RightEnd              // the right corner
)

// Shape is a template laid on a grid. Lengths are in lattice units of 1,024 a cell, in every direction, on hexes too.
type Shape struct {
	Kind   Kind
	Origin geom.Point // the middle of a circle, the tip of a cone, the middle of a line's or wall's near end, a point of a cube's near face
	Dir    geom.Point // where all but circles and emanations point: a vector on the lattice of any length; zero covers nothing
	Length int32      // the radius of circles; how far an emanation goes
	Width  int32      // of a line or wall, 0: one cell; of a cone at its end, 0: as wide as long
	Pivot  Pivot      // of a cube

	// Lift is how high above the ground a shape begins: a sphere's middle, the feet of the creature an emanation comes from, the
	// lower end of all others. Height is how tall it is from there, 0: a cube as tall as long, all others of any height, below
	// their origin too; spheres and emanations have no use for it. Both matter to [CoverLayer] alone.
	Lift, Height int32

	// Size and At are the space that an emanation comes from; Count and Up are the rules by which it counts cells on the ground and
	// layers up (see grid.Distance3).
	Size      grid.Size
	At        grid.Place
	Count, Up grid.Rule
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
func (r Rule) String() string {
	return [...]string{"half", "centre", "any", "unknown rule"}[min(r, Any+1)]
}

// Valid says whether r is one of the rules.
func (r Rule) Valid() bool { return r <= Any }

// Cover is the cells of the map (grid.Inside bounds) that a shape covers by a rule on the ground its origin lies on, sorted by
// row, then column. The answer is exact. A shape with no length covers nothing; origins and lengths are promised within
// geom.Limit, vectors within twice that. Emanations go by whole cells, whatever the rule.
func Cover(g grid.Grid, s Shape, r Rule, bounds geom.Rect) []grid.Cell {
	return s.cover(g, s.figure(g, 0), r, bounds)
}

// cover is the cells that a figure of the shape covers.
func (s Shape) cover(g grid.Grid, f figure, r Rule, bounds geom.Rect) []grid.Cell {
	if f == nil || s.Length <= 0 {
		return nil
	}
	p := probe{grid: g, origin: s.Origin, corners: make([]geom.Point, 0, 6)}
	var cells []grid.Cell
	for c := range g.Cells(meet(around(g, s), bounds)) {
		if f.covers(p.look(c), r) {
			cells = append(cells, c)
		}
	}
	slices.SortFunc(cells, grid.Cell.Compare)
	return cells
}

// Holds says whether a point lies in a shape or on its border, on the ground its origin lies on: how creatures without cells are
// caught. An emanation holds the points of its cells.
func Holds(g grid.Grid, s Shape, p geom.Point) bool {
	f := s.figure(g, 0)
	if f == nil || s.Length <= 0 {
		return false
	}
	return f.covers(&probe{grid: g, origin: s.Origin, cell: g.At(p), centre: p.Sub(s.Origin)}, Centre)
}

// figure is a shape made ready to be asked about cells.
type figure interface {
	covers(p *probe, r Rule) bool
}

// figure is the cut through a shape so far from the height of its origin; nil for one that covers nothing.
func (s Shape) figure(g grid.Grid, off int64) figure {
	switch {
	case s.Kind.Round():
		return disk{g, int64(s.Length)*int64(s.Length) - off*off}
	case s.Kind == Emanation:
		return spread{g, g.Space(nil, s.Size, s.At), s, 0}
	case s.Dir == geom.Point{}:
		return nil
	}
	switch s.Kind {
	case Cone:
		return cone(g, s)
	case Line, Wall:
		return line(g, s)
	case Cube:
		return cube(g, s)
	}
	return nil
}

// probe is a cell as figures look at it, its points as vectors from the shape's origin.
type probe struct {
	grid    grid.Grid
	origin  geom.Point
	cell    grid.Cell
	centre  geom.Point
	corners []geom.Point
}

func (p *probe) look(c grid.Cell) *probe {
	p.cell, p.centre = c, p.grid.Centre(c).Sub(p.origin)
	p.corners = p.grid.AppendCorners(p.corners[:0], c)
	for i := range p.corners {
		p.corners[i] = p.corners[i].Sub(p.origin)
	}
	return p
}

// around is a rectangle that holds the centres of all cells which a shape can touch: its own box and two cells about it.
func around(g grid.Grid, s Shape) geom.Rect {
	ox, oy := g.ToCells(s.Origin)
	long := float64(s.Length) / geom.Unit
	if s.Kind == Emanation {
		ox, oy = g.ToCells(g.Middle(s.Size, s.At))
		long += float64(s.Size.Across())
	}
	box := [4]float64{ox - long, oy - long, ox + long, oy + long}
	if !s.Kind.Round() && s.Kind != Emanation {
		box = s.box(g, ox, oy, long)
	}
	return geom.Rect{Min: g.FromCells(box[0]-2, box[1]-2), Max: g.FromCells(box[2]+2, box[3]+2)}
}

// box is the least and greatest x and y, in cells, of the origin and the far corners of a shape that points somewhere; the
// near corners of all but cones lie within half its width of the origin.
func (s Shape) box(g grid.Grid, ox, oy, long float64) [4]float64 {
	dx, dy := g.ToCells(s.Dir)
	scale := long / math.Hypot(dx, dy)
	dx, dy = dx*scale, dy*scale
	wide := float64(s.width()) / geom.Unit / 2
	near := wide
	if s.Kind == Cone {
		near = 0
	}
	sx, sy := math.Abs(dy)/long*wide, math.Abs(dx)/long*wide
	return [4]float64{
		min(ox-near, ox+dx-sx), min(oy-near, oy+dy-sy), max(ox+near, ox+dx+sx), max(oy+near, oy+dy+sy),
	}
}

// width is the width of a cone's end, a line or a wall; of a cube as far as it can reach to both sides of its axis.
func (s Shape) width() int32 {
	switch {
	case s.Kind == Cube && s.Pivot != Face:
		return 2 * s.Length
	case s.Kind == Cube:
		return s.Length
	case s.Width > 0:
		return s.Width
	case s.Kind == Cone:
		return s.Length
	}
	return geom.Unit
}

func meet(a, b geom.Rect) geom.Rect {
	return geom.Rect{
		Min: geom.Point{X: max(a.Min.X, b.Min.X), Y: max(a.Min.Y, b.Min.Y)},
		Max: geom.Point{X: min(a.Max.X, b.Max.X), Y: min(a.Max.Y, b.Max.Y)},
	}
}
