package area

import (
	"cmp"
	"math"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// Kind is the form of a template.
type Kind uint8

// The forms.
const (
	Circle Kind = iota // also the foot of a sphere or a cylinder
	Cone               // its end is flat and as wide as it is long, or Width
	Line               // Width wide about the ray from its origin
)

// String names the form for logs and tests.
func (k Kind) String() string {
	names := [...]string{"circle", "cone", "line"}
	if int(k) < len(names) {
		return names[k]
	}
	return "unknown shape"
}

// Valid says whether k is one of the forms.
func (k Kind) Valid() bool { return k <= Line }

// Shape is a template laid on a grid. Lengths are in lattice units of 1,024 a cell, in every direction, on hexes too.
type Shape struct {
	Kind   Kind
	Origin geom.Point // the middle of a circle, the tip of a cone, the middle of a line's near end
	Dir    geom.Point // where a cone or line points: a vector on the lattice of any length; zero covers nothing
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
func (r Rule) String() string {
	return [...]string{"half", "centre", "any", "unknown rule"}[min(r, Any+1)]
}

// Valid says whether r is one of the rules.
func (r Rule) Valid() bool { return r <= Any }

// Cover is the cells of the map (grid.Inside bounds) that a shape covers by a rule, sorted by row, then column. The answer
// is exact. A shape with no length covers nothing; origins and lengths are promised within geom.Limit, vectors within twice
// that.
func Cover(g grid.Grid, s Shape, r Rule, bounds geom.Rect) []grid.Cell {
	f := s.figure(g)
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

// figure is a shape made ready to be asked about cells.
type figure interface {
	covers(p *probe, r Rule) bool
}

// figure is nil for a shape that covers nothing.
func (s Shape) figure(g grid.Grid) figure {
	if s.Kind == Circle {
		return disk{g, s.Length}
	}
	if s.Dir == (geom.Point{}) {
		return nil
	}
	switch s.Kind {
	case Cone:
		return cone(g, s)
	case Line:
		return line(g, s)
	}
	return nil
}

// probe is a cell as figures look at it, its points as vectors from the shape's origin.
type probe struct {
	grid    grid.Grid
	origin  geom.Point
	centre  geom.Point
	corners []geom.Point
}

func (p *probe) look(c grid.Cell) *probe {
	p.centre = p.grid.Centre(c).Sub(p.origin)
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
	box := [4]float64{ox - long, oy - long, ox + long, oy + long}
	if s.Kind != Circle {
		box = s.box(g, ox, oy, long)
	}
	return geom.Rect{Min: g.FromCells(box[0]-2, box[1]-2), Max: g.FromCells(box[2]+2, box[3]+2)}
}

// box is the least and greatest x and y, in cells, of the origin and the far corners of a cone or line; the near corners
// of a line lie within its width of the origin.
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

// width is the width of a cone's end or a line, 0 for a circle.
func (s Shape) width() int32 {
	switch {
	case s.Kind == Circle:
		return 0
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

// Origin is the intersection or centre nearest to p, an intersection when both are as near: where the origin of a template
// snaps to at tables that allow both.
func Origin(g grid.Grid, p geom.Point) geom.Point {
	corner, centre := Corner(g, p), g.Centre(g.At(p))
	if g.Dist2(p, centre) < g.Dist2(p, corner) {
		return centre
	}
	return corner
}

// Corner is the intersection nearest to p (R-014-071), of several as near the one furthest up, then furthest left.
func Corner(g grid.Grid, p geom.Point) geom.Point {
	around := g.AppendCorners(nil, g.At(p))
	return slices.MinFunc(around, func(a, b geom.Point) int {
		return cmp.Or(cmp.Compare(g.Dist2(p, a), g.Dist2(p, b)), cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X))
	})
}
