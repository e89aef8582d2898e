package sight

import (
	"math"

	"sightline/geom"
)

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
	h := m.cells[m.seedOf(q)].half
	return m.placeIn(m.straight(h/3, m.at[m.tip[h]], q), q)
}

// seedOf returns a cell near q.
func (m *mesh) seedOf(q geom.Point) int32 {
	return m.seed[m.seeds.row(int64(q.Y))*m.seeds.w+m.seeds.column(int64(q.X))]
}

// wander is how many cells are tried to find the one about a point before the sure way is taken.
const wander = 8

// within finds the cell in whose inside q lies. It may fail to; then q may lie anywhere.
func (m *mesh) within(q geom.Point) (int32, bool) { return m.roam(m.seedOf(q), q, wander) }

// roam walks toward q from cell to cell, at most so many, and reports whether q lies inside the one it comes to.
func (m *mesh) roam(at int32, q geom.Point, most int) (int32, bool) {
	for range most {
		c := m.cells[at]
		sides := m.borders[c.first : c.first+c.n+1]
		p, least := sides[0].at.Sub(q), int64(math.MaxInt64)
		for i := 1; i < len(sides); i++ {
			r := sides[i].at.Sub(q)
			least = min(least, geom.Cross(p, r))
			p = r
		}
		if least >= 0 {
			return at, least > 0
		}
		to := past(sides, q)
		if to < 0 {
			return at, false
		}
		at = m.home(to)
	}
	return at, false
}

// past returns the first border that has q on its far side, as a border of the cell beyond, -1 for the frame. There must be one.
func past(sides []border, q geom.Point) int32 {
	i := 0
	for geom.Orient(sides[i].at, sides[i+1].at, q) >= 0 {
		i++
	}
	return sides[i].to
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
func (m *mesh) leaveFan(start int32, p, q geom.Point, side int64) int32 {
	h := start
	for h >= 0 {
		if m.exit(h, p, q, side) {
			return h
		}
		if h = m.turn(h); h == start {
			return start
		}
	}
	for h = m.turnBack(start); h >= 0; h = m.turnBack(h) { // a corner of the frame
		if m.exit(h, p, q, side) {
			return h
		}
	}
	return start
}

// exit reports whether the line from p to q, shifted a hair, leaves the triangle of h through h.
func (m *mesh) exit(h int32, p, q geom.Point, side int64) bool {
	u, v := m.ends(h)
	return sideOf(p, q, m.at[u], side) < 0 && sideOf(p, q, m.at[v], side) > 0
}

// leaveTriangle looks for the exit among the three edges that begin at half-edge t.
func (m *mesh) leaveTriangle(t int32, p, q geom.Point, side int64) int32 {
	for h := t; h < t+3; h++ {
		if m.exit(h, p, q, side) {
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
