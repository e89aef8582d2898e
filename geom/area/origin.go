package area

import (
	"cmp"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// Origins is a set of the points where templates may begin.
type Origins uint8

// The points.
const (
	Corners Origins = 1 << iota // intersections: corners of cells (R-014-071)
	Centres                     // centres of cells
	Edges                       // middles of the edges of cells
)

// Snap is the point of a set nearest to p: of two as near a corner before a centre before an edge, then the one furthest up,
// then furthest left. Of an empty set it is p itself: origins are free.
func Snap(g grid.Grid, p geom.Point, o Origins) geom.Point {
	if o&(Corners|Centres|Edges) == 0 {
		return p
	}
	best, found := p, false
	for _, points := range candidates(g, g.At(p), o) {
		for _, q := range points {
			if !found || g.Dist2(p, q) < g.Dist2(p, best) {
				best, found = q, true
			}
		}
	}
	return best
}

// Of is the points of a set that some cells have, cell by cell: corners, then the centre, then the middles of edges. Points that
// cells share come more than once.
func (o Origins) Of(g grid.Grid, cells []grid.Cell) []geom.Point {
	var all []geom.Point
	for _, c := range cells {
		for _, points := range candidates(g, c, o) {
			all = append(all, points...)
		}
	}
	return all
}

// candidates is the points of a cell that are in a set, by their sort, each sort sorted.
func candidates(g grid.Grid, c grid.Cell, o Origins) [3][]geom.Point {
	var points [3][]geom.Point
	corners := g.AppendCorners(nil, c)
	if o&Edges != 0 {
		for i, a := range corners {
			b := corners[(i+1)%len(corners)]
			points[2] = append(points[2], geom.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2})
		}
	}
	if o&Centres != 0 {
		points[1] = []geom.Point{g.Centre(c)}
	}
	if o&Corners != 0 {
		points[0] = corners
	}
	for _, p := range points {
		slices.SortFunc(p, func(a, b geom.Point) int { return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X)) })
	}
	return points
}

// Origin is the intersection or centre nearest to p, an intersection when both are as near.
func Origin(g grid.Grid, p geom.Point) geom.Point { return Snap(g, p, Corners|Centres) }

// Corner is the intersection nearest to p (R-014-071), of several as near the one furthest up, then furthest left.
func Corner(g grid.Grid, p geom.Point) geom.Point { return Snap(g, p, Corners) }
