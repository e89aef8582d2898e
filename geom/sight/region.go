package sight

import (
	"math"

	"sightline/geom"
)

// halfPlane is the points x with Cross(d, x) + c > 0.
type halfPlane struct {
	d geom.Point
	c int64
}

// rightOf returns the half-plane to the right of the walk from p to q as drawn on a screen.
func rightOf(p, q geom.Point) halfPlane { return halfPlane{q.Sub(p), geom.Cross(p, q)} }

// at is the sign, at the point where the lines of i and j meet, of the left side of k's inequality. i and j must turn right:
// Cross(i.d, j.d) > 0.
func (k halfPlane) at(i, j halfPlane) int {
	return product(j.c, geom.Cross(k.d, i.d)).
		plus(product(i.c, geom.Cross(j.d, k.d))).
		plus(product(k.c, geom.Cross(i.d, j.d))).sign()
}

// shape is an open convex polygon of some area, as the half-planes it is the intersection of, turning right. Its corners are where
// neighbours meet; they are never worked out, so all is exact.
type shape struct {
	n     int
	sides [20]halfPlane
}

// clip cuts the shape down to a half-plane, and reports whether any area is left.
func (p *shape) clip(k halfPlane) bool {
	var in [20]bool // whether the corner after each side lies within
	first, all := -1, true
	for i := range p.n {
		s := k.at(p.sides[i], p.sides[(i+1)%p.n])
		in[i] = s > 0
		all = all && s >= 0
	}
	for i := range p.n {
		if in[i] && !in[(i+p.n-1)%p.n] {
			first = i
		}
	}
	if all || first < 0 {
		return all || in[0]
	}
	old, n := p.sides, p.n
	p.n = 0
	for i := first; ; i++ {
		p.sides[p.n] = old[i%n]
		p.n++
		if !in[i%n] {
			break
		}
	}
	p.sides[p.n] = k
	p.n++
	return true
}

// clipWedge cuts the shape down to the inside of a wedge of an eye at from.
func (p *shape) clipWedge(w *wedge, from geom.Point) bool {
	return p.clip(rightOf(from, from.Add(w.lo))) && p.clip(rightOf(from.Add(w.hi), from)) &&
		p.clip(rightOf(from.Add(w.elo), from.Add(w.ehi)))
}

// target is a cell of a body as something to be seen: all inner points of the cell that are joined to its centre.
type target struct {
	part
	first, last int32 // its wedges as seen from the centre; none when nothing in the cell stops a line
}

// targets lists the cells of b that count, and their wedges.
func (s *Scene) targets(b Body, ch Channel) {
	w := &s.work
	w.parts = s.parts(w.parts[:0], b, ch)
	w.targets, w.inner = w.targets[:0], w.inner[:0]
	k := &w.joins
	for _, p := range w.parts {
		t := target{p, int32(len(w.inner)), 0}
		r := s.frameOfCell(p.cell)
		if s.gather(r, ch); len(w.edges) > 0 && !p.centre.Far() {
			k.begin(s, p.centre, ch)
			k.either = true
			k.reach = geom.Point{X: r.Max.X - r.Min.X, Y: r.Max.Y - r.Min.Y}
			k.spread()
			w.inner = append(w.inner, k.wedges...)
		}
		t.last = int32(len(w.inner))
		w.targets = append(w.targets, t)
	}
}

// meets reports whether some area of a target lies within one of the wedges of work.cones. If so the shape is some of it, relative
// to the eye.
func (s *Scene) meets(t *target, p *shape) bool {
	k := &s.work.cones
	corners := s.grid.AppendCorners(s.work.corners[:0], t.cell)
	s.work.corners = corners
	var cell shape
	for i, c := range corners {
		cell.sides[i] = rightOf(c.Sub(k.eye), corners[(i+1)%len(corners)].Sub(k.eye))
	}
	cell.n = len(corners)
	centre := t.centre.Sub(k.eye)
	for i := range k.wedges {
		seen := cell
		if !seen.clipWedge(&k.wedges[i], geom.Point{}) {
			continue
		}
		if *p = seen; t.first == t.last {
			return true
		}
		for j := t.first; j < t.last; j++ {
			if *p = seen; p.clipWedge(&s.work.inner[j], centre) {
				return true
			}
		}
	}
	return false
}

// middle returns about where the shape is.
func (p *shape) middle() geom.Point {
	x, y := 0.0, 0.0
	for i := range p.n {
		a, b := p.sides[i], p.sides[(i+1)%p.n]
		w := float64(geom.Cross(a.d, b.d))
		x += (float64(float64(a.d.X)*float64(b.c)) - float64(float64(b.d.X)*float64(a.c))) / w
		y += (float64(float64(a.d.Y)*float64(b.c)) - float64(float64(b.d.Y)*float64(a.c))) / w
	}
	n := float64(p.n)
	return geom.Point{X: int32(math.Round(x / n)), Y: int32(math.Round(y / n))}
}
