package sight

import "sightline/geom"

// place is where a point lies in the mesh.
type place struct {
	half int32 // a half-edge of the triangle about it; the one it lies on, or the one opposite the vertex it is
	kind placeKind
}

type placeKind uint8

const (
	inTriangle placeKind = iota
	onEdge
	onVertex
)

// placeIn says where q lies in triangle t, which holds it.
func (m *mesh) placeIn(t int32, q geom.Point) place {
	for h := 3 * t; h < 3*t+3; h++ {
		if m.at[m.tip[h]] == q {
			return place{h, onVertex}
		}
	}
	for h := 3 * t; h < 3*t+3; h++ {
		if u, v := m.ends(h); geom.Orient(m.at[u], m.at[v], q) == 0 {
			return place{h, onEdge}
		}
	}
	return place{3 * t, inTriangle}
}

// locate finds where q, within the frame, lies.
func (m *mesh) locate(q geom.Point) place {
	i := m.seeds.row(int64(q.Y))*m.seeds.w + m.seeds.column(int64(q.X))
	return m.placeIn(m.straight(m.seed[i], m.middle(i), q), q)
}

// wander is how many cells are tried to find the one about a point before the sure way is taken.
const wander = 8

// within finds the cell in whose inside q lies. It may fail to; then q may lie anywhere.
func (m *mesh) within(q geom.Point) (int32, bool) {
	i := m.seeds.row(int64(q.Y))*m.seeds.w + m.seeds.column(int64(q.X))
	at := m.cellOf[m.seed[i]]
	for range wander {
		c := m.cells[at]
		sides := m.borders[c.first : c.first+c.n+1]
		on, p := false, sides[0].at.Sub(q)
		to := int32(-1)
		for i := range c.n {
			r := sides[i+1].at.Sub(q)
			if o := geom.Cross(p, r); o < 0 {
				to = sides[i].to
				break
			} else if o == 0 {
				on = true
			}
			p = r
		}
		if to < 0 {
			return at, !on
		}
		at = m.home[to]
	}
	return 0, false
}

// middle returns the middle of a bucket of seeds, kept within the frame.
func (m *mesh) middle(i int32) geom.Point {
	b := &m.seeds
	x := int64(b.min.X) + int64(i%b.w)<<b.shift + 1<<b.shift>>1
	y := int64(b.min.Y) + int64(i/b.w)<<b.shift + 1<<b.shift>>1
	return geom.Point{X: int32(min(x, geom.Limit)), Y: int32(min(y, geom.Limit))}
}

// straight follows the line from p, which triangle t holds, to q and returns a triangle that holds q. It can't run in circles.
func (m *mesh) straight(t int32, p, q geom.Point) int32 {
	if p == q {
		return t
	}
	h := m.leave(m.placeIn(t, p), p, q, 1)
	for {
		u, v := m.ends(h)
		if geom.Orient(m.at[u], m.at[v], q) >= 0 || m.twin[h] < 0 {
			return h / 3
		}
		g := m.twin[h]
		if geom.Orient(p, q, m.at[m.tip[g]]) < 0 {
			h = prev(g)
		} else {
			h = next(g)
		}
	}
}

// leave returns the half-edge through which the line from p to q, shifted a hair, leaves the first triangle it runs in.
// Vertices on the line count as lying to its right when side is positive, to its left when negative. p differs from q.
func (m *mesh) leave(at place, p, q geom.Point, side int64) int32 {
	h := at.half
	switch at.kind {
	case onVertex:
		return m.leaveFan(h, p, q, side)
	case onEdge:
		u, v := m.ends(h)
		o := geom.Orient(m.at[u], m.at[v], q)
		if o == 0 {
			o = -side * geom.Dot(m.at[v].Sub(m.at[u]), q.Sub(p))
		}
		if o < 0 {
			h = m.twin[h]
		}
	}
	return m.leaveTriangle(h-h%3, p, q, side)
}

// leaveFan looks for the exit among the triangles about the vertex opposite h.
func (m *mesh) leaveFan(h int32, p, q geom.Point, side int64) int32 {
	for start := h; ; {
		u, v := m.ends(h)
		if sideOf(p, q, m.at[u], side) < 0 && sideOf(p, q, m.at[v], side) > 0 {
			return h
		}
		if h = m.turn(h); h < 0 || h == start {
			return start
		}
	}
}

// leaveTriangle looks for the exit among the three edges that begin at half-edge t.
func (m *mesh) leaveTriangle(t int32, p, q geom.Point, side int64) int32 {
	for h := t; h < t+3; h++ {
		u, v := m.ends(h)
		if sideOf(p, q, m.at[u], side) < 0 && sideOf(p, q, m.at[v], side) > 0 {
			return h
		}
	}
	return t
}

// sideOf is the sign of Orient(p, q, v), with side in place of zero.
func sideOf(p, q, v geom.Point, side int64) int64 {
	if o := geom.Orient(p, q, v); o != 0 {
		return o
	}
	return side
}

// sow finds the triangle about the middle of each bucket.
func (m *mesh) sow() {
	r := geom.Rect{}
	if len(m.at) > 4 {
		r = geom.Rect{Min: m.at[4], Max: m.at[4]}
	}
	for _, p := range m.at[4:] {
		r.Min = geom.Point{X: min(r.Min.X, p.X), Y: min(r.Min.Y, p.Y)}
		r.Max = geom.Point{X: max(r.Max.X, p.X), Y: max(r.Max.Y, p.Y)}
	}
	m.seeds.lay(r, 11, 4096+2*int64(len(m.at)))
	m.seed = make([]int32, m.seeds.w*m.seeds.h)
	t, last := int32(0), geom.Point{}
	if len(m.at) > 4 {
		t, last = m.out[4]/3, m.at[4]
	} else {
		t = m.straight(0, m.at[0], last)
	}
	for y := range m.seeds.h {
		for x := range m.seeds.w {
			if y%2 == 1 {
				x = m.seeds.w - 1 - x
			}
			i := y*m.seeds.w + x
			c := m.middle(i)
			t, last = m.straight(t, last, c), c
			m.seed[i] = t
		}
	}
}
