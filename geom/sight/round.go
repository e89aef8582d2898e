package sight

import (
	"cmp"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// spot is a rational point: at + (x/den, y/den) with 0 ≤ x, y < den.
type spot struct {
	at   geom.Point
	x, y int64
	den  int64
}

// along returns the point from + v·n/d, for d > 0.
func along(from, v geom.Point, n, d int64) spot {
	qx, rx := scale(int64(v.X), n, d)
	qy, ry := scale(int64(v.Y), n, d)
	return spot{geom.Point{X: from.X + int32(qx), Y: from.Y + int32(qy)}, rx, ry, d}
}

// choice is a lattice point that a spot may be rounded to.
type choice struct {
	p      geom.Point
	dist   wide  // squared distance from the spot
	centre int64 // squared distance from the middle of its own cell
}

func compareChoices(a, b choice) int {
	if c := a.dist.compare(b.dist); c != 0 {
		return c
	}
	return cmp.Compare(a.centre, b.centre)
}

// round returns the lattice point nearest to s, on hexes the nearest of those with X ≡ Y mod 2. Of equally near ones it takes
// the one nearest to its cell's middle; where a mirror would still swap two of them, the next one that stands alone. So the
// choice turns and mirrors with the scene.
func round(g grid.Grid, s spot) geom.Point {
	if s.x == 0 && s.y == 0 && onLattice(g, s.at) {
		return s.at
	}
	var buf [24]choice
	cs := buf[:0]
	for dy := int32(-1); dy <= 2; dy++ {
		for dx := int32(-1); dx <= 2; dx++ {
			if p := s.at.Add(geom.Point{X: dx, Y: dy}); onLattice(g, p) {
				cs = append(cs, choice{p, s.dist(g, dx, dy), g.Dist2(p, g.Centre(g.At(p)))})
			}
		}
	}
	slices.SortFunc(cs, compareChoices)
	return firstAlone(cs).p
}

// onLattice reports whether walls may end in p: anywhere on squares, on every second point of hexes.
func onLattice(g grid.Grid, p geom.Point) bool { return !g.Hex() || (p.X^p.Y)&1 == 0 }

// dist returns den² times the squared distance from s to the point dx, dy steps from s.at.
func (s spot) dist(g grid.Grid, dx, dy int32) wide {
	kx, ky := weights(g)
	x, y := s.x-int64(dx)*s.den, s.y-int64(dy)*s.den
	return product(kx*x, x).plus(product(ky*y, y))
}

// weights returns what the squares of a vector's components weigh in grid.Dist2.
func weights(g grid.Grid) (x, y int64) {
	return g.Dot(geom.Point{X: 1}, geom.Point{X: 1}), g.Dot(geom.Point{Y: 1}, geom.Point{Y: 1})
}

// firstAlone returns the first of the sorted choices that is equal to no other.
func firstAlone(cs []choice) choice {
	for i := range cs {
		before := i > 0 && compareChoices(cs[i-1], cs[i]) == 0
		after := i+1 < len(cs) && compareChoices(cs[i], cs[i+1]) == 0
		if !before && !after {
			return cs[i]
		}
	}
	return cs[0]
}
