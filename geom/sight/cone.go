package sight

import "sightline/geom"

// wedge is a closed triangle that is in line from the eye: between the rays lo and hi, up to the line through elo and ehi. All
// are relative to the eye, and Cross(lo, hi) > 0.
type wedge struct{ lo, hi, elo, ehi geom.Point }

// cone is a wedge on its way through the mesh.
type cone struct {
	wedge
	half    int32 // the half-edge it enters next, or ^h of the one it would leave through when that is wall or frame
	limited bool  // it has passed a limited wall
}

// cones expands what an eye sees, triangle by triangle. It only ever compares directions to vertices as seen from the eye, so it
// is exact.
type cones struct {
	scene  *Scene
	eye    geom.Point
	gate   gate
	back   bool       // lines run toward the eye
	either bool       // what stops lines from one side stops them from both, and nothing limits them
	reach  geom.Point // how far to look each way, in lattice units; 0: everywhere
	bound  angle      // zero: all round
	stack  []cone
	wedges []wedge
	meets  []touch
	joints []int32 // limited edges met
}

// angle is the directions from lo to hi, at most half a turn in the sense of positive Orient.
type angle struct{ lo, hi geom.Point }

func (a angle) set() bool { return a.lo != geom.Point{} }

// holds reports whether v, not zero, lies in the closed angle.
func (a angle) holds(v geom.Point) bool { return geom.Cross(a.lo, v) >= 0 && geom.Cross(v, a.hi) >= 0 }

// begin makes ready for an eye.
func (k *cones) begin(s *Scene, eye geom.Point, ch Channel) {
	k.scene, k.eye, k.gate, k.back, k.either, k.reach, k.bound = s, eye, ch.gate(), false, false, geom.Point{}, angle{}
	k.wedges, k.meets, k.joints = k.wedges[:0], k.meets[:0], k.joints[:0]
}

// spread expands in all directions within bound. Walls that the eye is on don't hinder it.
func (k *cones) spread(at place) {
	m := k.scene.mesh
	switch at.kind {
	case inTriangle:
		t := at.half - at.half%3
		k.through(t)
		k.through(t + 1)
		k.through(t + 2)
	case onEdge:
		for _, h := range [2]int32{at.half, m.twin[at.half]} {
			k.through(next(h))
			k.through(prev(h))
		}
	case onVertex:
		for h := at.half; ; {
			k.through(h)
			if h = m.turn(h); h < 0 || h == at.half {
				return
			}
		}
	}
}

// through looks out of a triangle by one of its edges.
func (k *cones) through(h int32) {
	m := k.scene.mesh
	u, v := m.ends(h)
	a, b := m.at[u].Sub(k.eye), m.at[v].Sub(k.eye)
	w := wedge{a, b, a, b}
	if k.bound.set() && !w.cut(k.bound.lo, k.bound.hi) {
		return
	}
	c := cone{wedge: w, half: m.twin[h]}
	if m.side[h] >= 0 || c.half < 0 {
		c.half = ^h
	}
	k.expand(c)
}

// cut narrows the rays of w to the angle from lo to hi, which is at most half a turn. It reports whether anything is left.
func (w *wedge) cut(lo, hi geom.Point) bool {
	l, h := w.lo, w.hi
	switch {
	case geom.Cross(l, lo) >= 0 && geom.Cross(lo, h) > 0:
		w.lo = lo
	case geom.Cross(lo, l) < 0 || geom.Cross(l, hi) <= 0:
		return false
	}
	switch {
	case geom.Cross(l, hi) > 0 && geom.Cross(hi, h) >= 0:
		w.hi = hi
	case geom.Cross(lo, h) <= 0 || geom.Cross(h, hi) < 0:
		return false
	}
	return geom.Cross(w.lo, w.hi) > 0
}

// expand follows a cone, and what it splits into, to the walls that end it.
func (k *cones) expand(c cone) {
	nodes, eye, bounded := k.scene.mesh.node, k.eye, k.reach != geom.Point{}
	bottom := len(k.stack)
	for {
		if c.half >= 0 {
			if !bounded || !k.beyond(c.elo, c.ehi) {
				n := &nodes[c.half]
				tip := geom.Point{X: n.tip.X - eye.X, Y: n.tip.Y - eye.Y}
				if geom.Cross(c.lo, tip) <= 0 {
					c.half, c.elo = n.hi, tip
					continue
				}
				if geom.Cross(c.hi, tip) < 0 {
					k.stack = append(k.stack, cone{wedge{tip, c.hi, tip, c.ehi}, n.hi, c.limited})
					c.hi = tip
				}
				c.half, c.ehi = n.lo, tip
				continue
			}
		} else if k.pass(&c) {
			c.half = k.scene.mesh.twin[^c.half]
			continue
		}
		k.wedges = append(k.wedges, c.wedge)
		n := len(k.stack) - 1
		if n < bottom {
			return
		}
		c, k.stack = k.stack[n], k.stack[:n]
	}
}

// beyond reports whether the edge from p to q lies out of reach for certain.
func (k *cones) beyond(p, q geom.Point) bool {
	return (p.X > k.reach.X && q.X > k.reach.X) || (p.X < -k.reach.X && q.X < -k.reach.X) ||
		(p.Y > k.reach.Y && q.Y > k.reach.Y) || (p.Y < -k.reach.Y && q.Y < -k.reach.Y)
}

// pass reports whether the cone gets through the wall or frame it has come to, and notes the wall.
func (k *cones) pass(c *cone) bool {
	s := k.scene
	r := s.mesh.side[^c.half]
	if r < 0 {
		return false
	}
	k.meets = append(k.meets, touch{r, c.lo, c.hi})
	if k.either {
		return !s.stopsAny(r>>1, k.gate)
	}
	if k.back {
		r ^= 1
	}
	limited := s.stop[r]&k.gate.limit != 0
	if limited {
		k.joints = append(k.joints, r>>1)
	}
	if s.stop[r]&k.gate.stop != 0 || (limited && c.limited) {
		return false
	}
	c.limited = c.limited || limited
	return true
}
