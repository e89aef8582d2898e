package area

import (
	"math"

	"sightline/geom"
	"sightline/geom/grid"
)

// disk is a circle about the probe's origin. Centre and part are exact. The half is decided in floating point, which is
// safe: no disk with a lattice point for its middle and a whole square of its radius covers exactly half of a cell.
type disk struct {
	grid    grid.Grid
	radius2 int64 // the square of its radius in lattice units
}

func (d disk) covers(p *probe, r Rule) bool {
	reach := d.grid.Length2(1) * d.radius2
	off := d.grid.Dot(p.centre, p.centre)
	switch r {
	case Centre:
		return off <= reach
	case Any:
		return d.touches(p, reach)
	}
	if off >= reach { // the tangent there leaves less than half
		return false
	}
	return d.holds(p, reach) || d.coversHalf(p)
}

// holds says whether the whole cell lies in the disk.
func (d disk) holds(p *probe, reach int64) bool {
	for _, c := range p.corners {
		if d.grid.Dot(c, c) > reach {
			return false
		}
	}
	return true
}

// touches says whether inner points of the cell lie in the disk: the origin lies in the cell, or one of its edges comes
// nearer than the radius.
func (d disk) touches(p *probe, reach int64) bool {
	inside := true
	a := p.corners[len(p.corners)-1]
	for _, b := range p.corners {
		cross := geom.Cross(a, b)
		if d.edge(a, b, cross, reach) {
			return true
		}
		inside = inside && cross >= 0
		a = b
	}
	return inside
}

// edge says whether the edge from a to b comes nearer to the origin than the radius. All edges are 1,024 long in the
// measure of grid.Dot, on hexes too, and there a height of the triangle counts √3 times on both sides.
func (d disk) edge(a, b geom.Point, cross, reach int64) bool {
	if d.grid.Dot(a, a) < reach || d.grid.Dot(b, b) < reach {
		return true
	}
	e := b.Sub(a)
	t := -d.grid.Dot(a, e)
	return t > 0 && t < d.grid.Dot(e, e) && compareSquares(cross, geom.Unit, d.radius2) < 0
}

// coversHalf takes the area of the disk in the cell, in true proportions and cells: for each edge the triangle under the
// part of it in the disk and the sectors under the parts beyond.
func (d disk) coversHalf(p *probe) bool {
	twice, whole := d.areas(p)
	return twice >= whole/2
}

// areas is twice the area of the disk in the cell, and of the whole cell.
func (d disk) areas(p *probe) (twice, whole float64) {
	r := math.Sqrt(float64(d.radius2)) / geom.Unit
	a := p.corners[len(p.corners)-1]
	for _, b := range p.corners {
		ax, ay := d.grid.ToCells(a)
		bx, by := d.grid.ToCells(b)
		twice += under(ax, ay, bx, by, r)
		whole += cross(ax, ay, bx, by)
		a = b
	}
	return twice, whole
}

// Share is how much of a cell a circle covers, from 0 to 1, in thousandths, rounded: to be shown. What is covered Cover decides,
// exactly. 0 for forms that are not round.
func Share(g grid.Grid, s Shape, c grid.Cell) float64 {
	d, ok := s.figure(g, 0).(disk)
	if !ok {
		return 0
	}
	p := probe{grid: g, origin: s.Origin}
	twice, whole := d.areas(p.look(c))
	return math.Round(1000*min(max(twice/whole, 0), 1)) / 1000
}

// under is twice the signed area of the disk of radius r about the origin in the triangle origin, a, b.
func under(ax, ay, bx, by, r float64) float64 {
	dx, dy := bx-ax, by-ay
	A, B, C := dot(dx, dy, dx, dy), dot(ax, ay, dx, dy), dot(ax, ay, ax, ay)-float64(r*r)
	D := float64(B*B) - float64(A*C)
	if D <= 0 {
		return sector(ax, ay, bx, by, r)
	}
	root := math.Sqrt(D)
	t0, t1 := min(max((-B-root)/A, 0), 1), min(max((-B+root)/A, 0), 1)
	px, py := ax+float64(dx*t0), ay+float64(dy*t0)
	qx, qy := ax+float64(dx*t1), ay+float64(dy*t1)
	return sector(ax, ay, px, py, r) + cross(px, py, qx, qy) + sector(qx, qy, bx, by, r)
}

// sector is twice the signed area of the sector of radius r from the direction of a to that of b.
func sector(ax, ay, bx, by, r float64) float64 {
	return float64(float64(r*r) * math.Atan2(cross(ax, ay, bx, by), dot(ax, ay, bx, by)))
}

func dot(ax, ay, bx, by float64) float64   { return float64(ax*bx) + float64(ay*by) }
func cross(ax, ay, bx, by float64) float64 { return float64(ax*by) - float64(ay*bx) }
