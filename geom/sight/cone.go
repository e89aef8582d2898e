package sight

import "sightline/geom"

// wedge is a closed triangle that is in line from the eye: between the rays lo and hi, up to the line through elo and ehi. All
// are relative to the eye, and Cross(lo, hi) > 0.
type wedge struct{ lo, hi, elo, ehi geom.Point }

// cone is what is left to look at of a cell: from border at on, between the rays lo and hi.
type cone struct {
	lo, hi  geom.Point
	at      int32
	limited bool // it has passed a limited wall
}

// cones expands what an eye sees, cell by cell. It only ever compares directions to vertices as seen from the eye, so it is exact.
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
	k.scene, k.eye, k.gate, k.reach, k.bound = s, eye, ch.gate(), geom.Point{}, angle{}
	k.back, k.either = false, false
	k.wedges, k.meets, k.joints = k.wedges[:0], k.meets[:0], k.joints[:0]
}

// spread expands in all directions within bound. Walls that the eye is on don't hinder it.
func (k *cones) spread() {
	m := k.scene.mesh
	if i, ok := m.within(k.eye); ok {
		k.round(m.cells[i].first, m.cells[i].n)
	} else {
		m.about(k.eye, k.round)
	}
}

// round looks out of a cell that holds the eye by n borders from b on.
func (k *cones) round(b, n int32) {
	borders := k.scene.mesh.borders[b : b+n+1]
	q := borders[0].at.Sub(k.eye)
	for i := range n {
		p := q
		q = borders[i+1].at.Sub(k.eye)
		if geom.Cross(p, q) <= 0 {
			continue // the eye is on its line
		}
		w := wedge{lo: p, hi: q}
		if !k.bound.set() || w.cut(k.bound.lo, k.bound.hi) {
			k.expand(cone{w.lo, w.hi, b + i, false})
		}
	}
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
	borders, eye, bounded := k.scene.mesh.borders, k.eye, k.reach != geom.Point{}
	bottom := len(k.stack)
	for {
		b, end := &borders[c.at], borders[c.at+1].at.Sub(eye)
		if geom.Cross(c.lo, end) <= 0 {
			c.at++
			continue
		}
		split := geom.Cross(c.hi, end) < 0
		on, limited := true, c.limited
		if b.side >= 0 {
			limited, on = k.pass(b.side, &c, end)
		}
		if on && bounded && k.beyond(b.at.Sub(eye), end) {
			on = false
		}
		if on {
			if split {
				k.stack = append(k.stack, cone{end, c.hi, c.at + 1, c.limited})
				c.hi = end
			}
			c.at, c.limited = b.to+1, limited
			continue
		}
		if split {
			k.wedges = append(k.wedges, wedge{c.lo, end, b.at.Sub(eye), end})
			c.lo, c.at = end, c.at+1
			continue
		}
		k.wedges = append(k.wedges, wedge{c.lo, c.hi, b.at.Sub(eye), end})
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

// pass reports whether a cone gets through a wall, or the frame, that it has come to, and whether it has passed a limited wall
// then. It notes the wall: what the cone meets of it ends at end or at the cone's own ray.
func (k *cones) pass(side int32, c *cone, end geom.Point) (limited, on bool) {
	s := k.scene
	k.note(side, c, end)
	if k.back {
		side ^= 1
	}
	does := s.stop[side]
	if k.either {
		return false, (does|s.stop[side^1])&k.gate.stop == 0
	}
	if does&k.gate.limit == 0 {
		return c.limited, does&k.gate.stop == 0
	}
	if side>>1 < int32(len(s.mesh.edges)) {
		k.joints = append(k.joints, side>>1)
	}
	return true, does&k.gate.stop == 0 && !c.limited
}

// note keeps which part of a wall a cone has met.
func (k *cones) note(side int32, c *cone, end geom.Point) {
	if side>>1 >= int32(len(k.scene.mesh.edges)) {
		return
	}
	hi := c.hi
	if geom.Cross(hi, end) < 0 {
		hi = end
	}
	k.meets = append(k.meets, touch{side, c.lo, hi})
}
