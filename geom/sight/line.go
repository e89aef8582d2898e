package sight

import "sightline/geom"

// gate is which bits of Scene.stop stop a line, and which let it through once.
type gate struct{ stop, limit uint8 }

// gate returns what counts on a channel. What is no channel is stopped by everything.
func (ch Channel) gate() gate {
	if ch >= channels {
		return gate{stop: 0xff}
	}
	return gate{1 << ch, 1 << (ch + limits)}
}

// walk is one line on its way through the mesh, shifted a hair to one side.
type walk struct {
	side int64 // vertices on the line lie to its right when positive, to its left when negative
	tie  bool  // it passed a vertex, so the walk on the other side may go otherwise
	half int32 // the half-edge that stopped it, or -1
	at   int32 // the vertex at which it was stopped, or -1
}

// Clear reports whether b is in line from a on channel ch: not both of the open segments a hair to either side are stopped.
// Apart from one-way walls Clear(a, b) = Clear(b, a). Nothing is in line with a point beyond geom.Limit.
func (s *Scene) Clear(a, b geom.Point, ch Channel) bool {
	if s.dark || a == b || a.Far() || b.Far() {
		return !s.dark && a == b && !a.Far()
	}
	return s.clearFrom(s.mesh.locate(a), a, b, ch.gate())
}

// clearFrom is Clear for a point whose place is known and another one.
func (s *Scene) clearFrom(at place, a, b geom.Point, g gate) bool {
	w := walk{side: 1}
	s.run(&w, at, a, b, g)
	if w.half < 0 || !w.tie {
		return w.half < 0
	}
	w = walk{side: -1}
	s.run(&w, at, a, b, g)
	return w.half < 0
}

// run follows the open segment from a to b until it ends or is stopped.
func (s *Scene) run(w *walk, at place, a, b geom.Point, gate gate) {
	m := s.mesh
	h := m.leave(at, a, b, w.side)
	u, v := m.ends(h)
	// Whether the ends of the edge ahead lie on the line.
	onU, onV := geom.Orient(a, b, m.at[u]) == 0, geom.Orient(a, b, m.at[v]) == 0
	w.tie = at.kind != inTriangle || onU || onV
	limited, joint := false, int32(-1)
	for {
		u, v = m.ends(h)
		if geom.Orient(m.at[u], m.at[v], b) >= 0 || m.twin[h] < 0 {
			w.half = -1
			return
		}
		w.at = pick(onU, u, onV, v)
		if r := m.side[h]; r >= 0 {
			again := gate.limit&s.stop[r] != 0 && (!limited || w.at < 0 || w.at != joint)
			if gate.stop&s.stop[r] != 0 || (again && limited) {
				w.half = h
				return
			}
			if again {
				limited, joint = true, w.at
			}
		}
		g := m.twin[h]
		o := geom.Orient(a, b, m.at[m.tip[g]])
		w.tie = w.tie || o == 0
		if o < 0 || (o == 0 && w.side < 0) {
			h, onU = prev(g), o == 0
		} else {
			h, onV = next(g), o == 0
		}
	}
}

// pick returns the end of an edge that lies on the line, or -1.
func pick(onU bool, u int32, onV bool, v int32) int32 {
	switch {
	case onU:
		return u
	case onV:
		return v
	}
	return -1
}

// Blocker returns where the line from a to b is stopped, if Clear says that it is: of the two shifted lines the one that gets
// farther tells, and of walls that coincide the one with the lowest ID. With a point beyond geom.Limit there is a Hit with
// Wall -1 at a.
func (s *Scene) Blocker(a, b geom.Point, ch Channel) (Hit, bool) {
	l := s.draw(a, b, ch.gate(), nil)
	return Hit{l.Wall, l.At}, l.Blocked
}

// stop is where one of the two shifted lines ends.
type stop struct {
	dist int64 // squared, from the start
	wall int32 // or -1
	body int32 // or -1
	at   geom.Point
}

// before reports whether a stops the line earlier than b, or as early with a lower name.
func (a stop) before(b stop) bool {
	return a.dist < b.dist || (a.dist == b.dist && (a.body < b.body || (a.body == b.body && a.wall < b.wall)))
}

// draw draws the line from a to b among walls and bodies, and says what blocks it.
func (s *Scene) draw(a, b geom.Point, g gate, others []Body) Line {
	line := Line{From: a, To: b, Wall: -1, Body: -1, At: b}
	if s.dark || a.Far() || b.Far() {
		line.Blocked, line.At = true, a
		return line
	}
	if a == b {
		return line
	}
	at := s.mesh.locate(a)
	left, stopped := s.first(at, a, b, g, others, 1)
	if !stopped {
		return line
	}
	right, stopped := s.first(at, a, b, g, others, -1)
	if !stopped {
		return line
	}
	if left.dist < right.dist || (left.dist == right.dist && right.before(left)) {
		left = right
	}
	line.Blocked, line.Wall, line.Body, line.At = true, left.wall, left.body, left.at
	return line
}

// blocked reports whether draw would say that the line from a, which lies at a place, to b is blocked.
func (s *Scene) blocked(at place, a, b geom.Point, g gate, others []Body) bool {
	if s.dark || a.Far() || b.Far() {
		return true
	}
	return a != b && s.stopped(at, a, b, g, others, 1) && s.stopped(at, a, b, g, others, -1)
}

// stopped reports whether anything stops the line shifted to one side.
func (s *Scene) stopped(at place, a, b geom.Point, g gate, others []Body, side int64) bool {
	w := walk{side: side}
	if s.run(&w, at, a, b, g); w.half >= 0 {
		return true
	}
	for _, o := range others {
		for _, c := range o.Cells {
			if _, in := s.enters(a, b, c, side); in {
				return true
			}
		}
	}
	return false
}

// first returns what first stops the line shifted to one side.
func (s *Scene) first(at place, a, b geom.Point, g gate, others []Body, side int64) (best stop, stopped bool) {
	w := walk{side: side}
	if s.run(&w, at, a, b, g); w.half >= 0 {
		best, stopped = s.hit(&w, a, b, g), true
	}
	for i, o := range others {
		for _, c := range o.Cells {
			p, in := s.enters(a, b, c, side)
			if !in {
				continue
			}
			h := stop{s.grid.Dist2(a, p), -1, int32(i), p}
			if !stopped || h.before(best) {
				best, stopped = h, true
			}
		}
	}
	return best, stopped
}

// hit says what stopped a walk.
func (s *Scene) hit(w *walk, a, b geom.Point, g gate) stop {
	m := s.mesh
	u, v := m.ends(w.half)
	at := geom.Point{}
	if w.at >= 0 {
		at = m.at[w.at]
	} else {
		at = nearest(crossing(geom.Seg{A: m.at[u], B: m.at[v]}, geom.Seg{A: a, B: b}))
	}
	return stop{s.grid.Dist2(a, at), s.blame(m.side[w.half], g), -1, at}
}

// blame returns the lowest ID of the walls along an edge that stop or limit a line from that side.
func (s *Scene) blame(side int32, g gate) int32 {
	e := s.mesh.edges[side>>1]
	for _, r := range s.mesh.refs[e.first:e.last] {
		w := &s.mesh.walls[r.wall]
		if w.Door >= 0 && s.open[w.Door] {
			continue
		}
		left, right := stops(w)
		if r.back == (side&1 == 0) {
			left = right
		}
		if left&(g.stop|g.limit) != 0 {
			return w.ID
		}
	}
	return -1
}
