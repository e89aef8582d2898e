package sight

import (
	"cmp"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// ruled is all edges cut at the lines of the sub-cells within the bounds.
type ruled struct {
	first  []int32 // stretch of each edge, and the end of the last
	cuts   []cut   // where each stretch begins
	list   []Stretch
	places [][2]geom.Point // of each stretch, the centres of the sub-cells on its left and its right
}

// cut is where a stretch begins: n/d of the way from its edge's a to its b. Both fit 27 bits.
type cut struct{ n, d int64 }

func (a cut) compare(b cut) int { return cmp.Compare(a.n*b.d, b.n*a.d) }

// rule cuts all edges.
func (m *mesh) rule(g grid.Grid) *ruled {
	w, h := g.SubSize()
	most := m.mostStretches(w, h)
	r := &ruled{
		first:  make([]int32, 0, len(m.edges)+1),
		cuts:   make([]cut, 0, most),
		list:   make([]Stretch, 0, most),
		places: make([][2]geom.Point, 0, most),
	}
	var xs, ys []cut
	for i, e := range m.edges {
		r.first = append(r.first, int32(len(r.cuts)))
		a, b := m.at[e.a], m.at[e.b]
		xs = appendCuts(xs[:0], a.X, b.X, m.bounds.Min.X, m.bounds.Max.X, w)
		ys = appendCuts(ys[:0], a.Y, b.Y, m.bounds.Min.Y, m.bounds.Max.Y, h)
		r.cuts = mergeCuts(append(r.cuts, cut{0, 1}), xs, ys)
		m.name(r, g, int32(i))
	}
	r.first = append(r.first, int32(len(r.cuts)))
	return r
}

// mostStretches is how many stretches there may be at most, and mostly little more than there are.
func (m *mesh) mostStretches(w, h int32) int {
	lines := func(a, b, min, max, step int32) int64 { // that appendCuts may find
		within := (int64(max)-int64(min))/int64(step) + 2
		return clamp(abs(int64(a)-int64(b))/int64(step)+1, within)
	}
	n := int64(0)
	for _, e := range m.edges {
		a, b := m.at[e.a], m.at[e.b]
		n += 1 + lines(a.X, b.X, m.bounds.Min.X, m.bounds.Max.X, w) + lines(a.Y, b.Y, m.bounds.Min.Y, m.bounds.Max.Y, h)
	}
	return int(n)
}

// clamp is v, but at least 0 and at most most.
func clamp(v, most int64) int64 { return max(min(v, most), 0) }

// mergeCuts appends two sorted lists in order, and what stands in both once.
func mergeCuts(dst, xs, ys []cut) []cut {
	for len(xs) > 0 && len(ys) > 0 {
		c := xs[0].compare(ys[0])
		if c <= 0 {
			dst, xs = append(dst, xs[0]), xs[1:]
		} else {
			dst = append(dst, ys[0])
		}
		if c >= 0 {
			ys = ys[1:]
		}
	}
	return append(append(dst, xs...), ys...)
}

// appendCuts appends where the way from a to b, along one axis, crosses the lines min, min+step, ... up to the first beyond max, in
// the order it does.
func appendCuts(dst []cut, a, b, min, max, step int32) []cut {
	lo, hi := int64(a), int64(b)
	if lo > hi {
		lo, hi = hi, lo
	}
	first := int64(min)
	if lo >= first {
		first += ((lo-first)/int64(step) + 1) * int64(step)
	}
	at := len(dst)
	for c := first; c < hi && c < int64(max)+int64(step); c += int64(step) {
		if c > lo {
			dst = append(dst, cut{abs(c - int64(a)), hi - lo})
		}
	}
	if b < a {
		slices.Reverse(dst[at:])
	}
	return dst
}

func abs(v int64) int64 { return max(v, -v) }

// name fills in what callers are told of the stretches of edge e, whose cuts are the last ones.
func (m *mesh) name(r *ruled, g grid.Grid, e int32) {
	a, b := m.at[m.edges[e].a], m.at[m.edges[e].b]
	w := &m.walls[m.refs[m.edges[e].first].wall]
	cuts := r.cuts[r.first[e]:]
	from := a
	for i := range cuts {
		r.places = append(r.places, m.beside(g, e, cuts, i))
		to := b
		if i+1 < len(cuts) {
			to = nearest(along(a, b.Sub(a), cuts[i+1].n, cuts[i+1].d))
		}
		r.list = append(r.list, Stretch{A: from, B: to, Wall: w.ID, Door: w.Door, Kind: w.Kind})
		from = to
	}
}

// beside returns the centres of the sub-cells that stretch i of edge e borders on or lies in, to its left and to its right. They
// depend on where the wall runs and not on where it is cut.
func (m *mesh) beside(g grid.Grid, e int32, cuts []cut, i int) [2]geom.Point {
	a, b := m.at[m.edges[e].a], m.at[m.edges[e].b]
	p, q := cuts[i], cut{1, 1}
	if i+1 < len(cuts) {
		q = cuts[i+1]
	}
	n, d := middle(p, q)
	mid := along(a, b.Sub(a), n, d)
	x, y := g.Sub(m.bounds, mid.at)
	left := g.SubCentre(m.bounds, x, y)
	right := left
	w, h := g.SubSize()
	if a.X == b.X && (a.X-m.bounds.Min.X)%w == 0 { // runs down a line between sub-cells: its left is to the east
		right.X -= w
	}
	if a.Y == b.Y && (a.Y-m.bounds.Min.Y)%h == 0 { // runs east along one
		left.Y -= h
	}
	return [2]geom.Point{left, right}
}

// middle is the fraction halfway between two cuts. Both mostly have one denominator, or are an end of the edge.
func middle(p, q cut) (n, d int64) {
	switch {
	case p.d == q.d:
		return p.n + q.n, 2 * p.d
	case p.d == 1:
		return p.n*q.d + q.n, 2 * q.d
	case q.d == 1:
		return p.n + q.n*p.d, 2 * p.d
	}
	return p.n*q.d + q.n*p.d, 2 * p.d * q.d
}

// nearest rounds a spot for drawing, halves up.
func nearest(s spot) geom.Point {
	if 2*s.x >= s.den {
		s.at.X++
	}
	if 2*s.y >= s.den {
		s.at.Y++
	}
	return s.at
}

// Stretches returns how many stretches all walls have together.
func (s *Scene) Stretches() int { return len(s.mesh.ruled().list) }

// Stretch returns the i-th stretch, 0 ≤ i < Stretches. Stretches of one piece of wall follow each other from A to B.
func (s *Scene) Stretch(i int) Stretch { return s.mesh.ruled().list[i] }

// AllStretches returns all stretches in order, to be read only. They are the same for all clones of a scene.
func (s *Scene) AllStretches() []Stretch { return s.mesh.ruled().list }

// touch is a part of an edge that a cone has met: what lies between two rays from the eye.
type touch struct {
	side   int32 // as in mesh.side
	lo, hi geom.Point
}

// mark sets the bits of the stretches of which a part of some length lies within the touch, and whose sub-cell on the eye's side is
// in reach.
func (k *look) mark(bits []uint64, t touch) {
	m, r := k.scene.mesh, k.ruled
	e := t.side >> 1
	first, last := r.first[e], r.first[e+1]
	a := m.at[m.edges[e].a].Sub(k.eye)
	d := m.at[m.edges[e].b].Sub(m.at[m.edges[e].a])
	lo, hi, turn := t.lo, t.hi, 1
	if t.side&1 == 0 { // seen from the left: from b to a in the sense of positive Orient
		lo, hi, turn = hi, lo, -1
	}
	within := func(i int) int { return turn * ray(lo, a, d, r.start(int32(i), last)) }
	n := int32(search(int(first)+1, int(last), func(i int) bool { return within(i) > 0 })) - 1
	for i := n; i < last && turn*ray(hi, a, d, r.start(i, last)) < 0; i++ {
		if k.inReach(r.places[i][t.side&1]) {
			b := 2*uint(i) + uint(t.side&1)
			bits[b>>6] |= 1 << (b & 63)
		}
	}
}

// start returns where stretch i of an edge begins; the end of the edge for the one past its last.
func (r *ruled) start(i, last int32) cut {
	if i == last {
		return cut{1, 1}
	}
	return r.cuts[i]
}

// search returns the first i in lo ≤ i < hi for which f holds, or hi; f holds for all later ones too.
func search(lo, hi int, f func(int) bool) int {
	for lo < hi {
		if mid := (lo + hi) / 2; f(mid) {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	return lo
}

// ray is the sign of Cross(v, a + d·c): on which side of the ray v from the eye a cut lies.
func ray(v, a, d geom.Point, c cut) int {
	return product(geom.Cross(v, a), c.d).plus(product(geom.Cross(v, d), c.n)).sign()
}
