package sight

import (
	"math"

	"sightline/geom"
	"sightline/geom/grid"
)

// coverGate is what blocks cover lines: whatever stops Effect, and low walls (Terrain), which are obstacles though they are seen
// over. Curtains hide but cover nothing.
var coverGate = gate{stop: 1<<Effect | 1<<(See+limits)}

// Cover returns the cover that target has against attacker (R-014-073 on squares, R-014-074 on hexes). Lines run from one corner
// of attacker's space to all corners of one cell of target's, by true corners; of all corners and cells the first with the fewest
// blocked lines counts. A line is blocked as doc.go says, by walls and by the creatures in others, which must not
// include the two. Corners count whose moved corner is one of attacker's Eyes on channel Effect; where none is, lines start from
// the eyes that there are. When nothing of target can be reached (as Seen says, on Effect and through creatures) cover is Total
// and there are no Lines.
func (s *Scene) Cover(attacker, target Body, others []Body) (c Cover) {
	s.coverInto(&c, attacker, target, others)
	return c
}

// coverInto is Cover whose answer goes where c is, its lists into the room that those of c have.
func (s *Scene) coverInto(c *Cover, attacker, target Body, others []Body) {
	s.lookOut(attacker)
	a, b, ok := s.sightLine(attacker, target, Effect)
	if !ok {
		s.work.eyes = s.Eyes(s.work.eyes[:0], attacker, Effect, false)
		*c = Cover{Degree: Total, Lines: c.Lines[:0], Sight: s.blockedSight(c.Sight[:0], target)}
		return
	}
	s.bestLines(c, target, others)
	c.Sight = append(c.Sight[:0], Line{From: a, To: b, Wall: -1, Body: -1, At: b})
}

// CoverFrom is Cover against an area effect: its origin is the only start of lines.
func (s *Scene) CoverFrom(origin geom.Point, target Body, others []Body) (c Cover) {
	s.CoverFromInto(&c, origin, target, others)
	return c
}

// CoverFromInto is CoverFrom whose answer goes where c is, its lists into the room that those of c have: asked again and again with
// the same c it allocates nothing.
func (s *Scene) CoverFromInto(c *Cover, origin geom.Point, target Body, others []Body) {
	w := &s.work
	w.eyes, w.starts = append(w.eyes[:0], origin), append(w.starts[:0], origin)
	p, ok := s.middleClear(target, Effect)
	if !ok {
		if _, ok = s.anyClear(target, Effect, false); ok {
			p = s.witness(origin, target, Effect, false)
		}
	}
	if !ok {
		*c = Cover{Degree: Total, Corner: origin, Lines: c.Lines[:0], Sight: s.blockedSight(c.Sight[:0], target)}
		return
	}
	s.bestLines(c, target, others)
	c.Sight = append(c.Sight[:0], Line{From: origin, To: p, Wall: -1, Body: -1, At: p})
}

// CornerLines returns the Corner, Cell and Lines that Cover would judge if target could be reached, and Degree Total: what there
// is to show of a cover that is total.
func (s *Scene) CornerLines(attacker, target Body, others []Body) (c Cover) {
	s.lookOut(attacker)
	s.bestLines(&c, target, others)
	c.Degree = Total
	return c
}

// blockedSight appends the blocked ones of the lines from work.eyes to the middles of target's cells.
func (s *Scene) blockedSight(dst []Line, target Body) []Line {
	for _, eye := range s.work.eyes {
		for _, c := range target.Cells {
			if l := s.draw(eye, s.grid.Centre(c), Effect.gate(), nil); l.Blocked {
				dst = append(dst, l)
			}
		}
	}
	return dst
}

// lookOut fills work.eyes with the Eyes of an attacker, and work.starts with the points it may draw lines from.
func (s *Scene) lookOut(b Body) {
	w := &s.work
	w.eyes, w.starts = w.eyes[:0], w.starts[:0]
	w.parts = s.parts(w.parts[:0], b, Effect)
	for _, p := range w.parts {
		s.gather(s.frameOfCell(p.cell), Effect)
		m := s.grid.Centre(p.cell)
		w.eyes = append(w.eyes, p.centre)
		for _, c := range w.corners {
			if e := inset(c, m); s.joined(p.centre, e) {
				w.eyes, w.starts = append(w.eyes, e), append(w.starts, c)
			}
		}
	}
	if len(w.starts) == 0 {
		for _, p := range w.parts {
			w.starts = append(w.starts, p.centre)
		}
	}
}

// bestLines looks from each of work.starts to the corners of every cell of target that counts, and draws the lines of the first
// with the fewest blocked.
func (s *Scene) bestLines(c *Cover, target Body, others []Body) {
	w := &s.work
	*c = Cover{Lines: c.Lines[:0], Sight: c.Sight[:0]}
	w.parts = s.parts(w.parts[:0], target, Effect)
	fewest := math.MaxInt
	for _, t := range w.parts {
		w.ends = s.grid.AppendCorners(w.ends[:0], t.cell)
		for _, from := range w.starts {
			if n := s.countBlocked(from, others, fewest); n < fewest {
				fewest, c.Corner, c.Cell, c.Degree = n, from, t.cell, s.degree(n)
			}
		}
	}
	if fewest < math.MaxInt {
		w.ends = s.grid.AppendCorners(w.ends[:0], c.Cell)
		for _, to := range w.ends {
			c.Lines = append(c.Lines, s.draw(c.Corner, to, coverGate, others))
		}
	}
}

// countBlocked counts which of the lines to work.ends are blocked, until there are so many that no more are of interest.
func (s *Scene) countBlocked(from geom.Point, others []Body, most int) (n int) {
	at := place{half: -1}
	for _, to := range s.work.ends {
		if n >= most {
			break
		}
		if from != to && at.half < 0 && !s.dark && !from.Far() {
			at = s.mesh.locate(from)
		}
		if s.blocked(at, from, to, coverGate, others) {
			n++
		}
	}
	return n
}

// degree is the table cover_lines of R-014-073: up to half of the lines blocked are half cover, more are three-quarters.
func (s *Scene) degree(blocked int) Degree {
	half := 2
	if s.grid.Hex() {
		half = 3
	}
	switch {
	case blocked == 0:
		return None
	case blocked <= half:
		return Half
	}
	return ThreeQuarters
}

// enters reports whether the open segment from a to b, shifted a hair to one side, meets the inside of cell c, and about where:
// with a positive side, on which vertices on the line lie to its right, it is shifted to the left.
func (s *Scene) enters(a, b geom.Point, c grid.Cell, side int64) (geom.Point, bool) {
	s.work.corners = s.grid.AppendCorners(s.work.corners[:0], c)
	corners, in, out := s.work.corners, cut{0, 1}, cut{1, 1}
	for i, u := range corners {
		v := corners[(i+1)%len(corners)]
		switch fa, fb := geom.Orient(u, v, a), geom.Orient(u, v, b); {
		case fa == fb && fa < 0:
			return a, false
		case fa > fb:
			out = least(out, cut{fa, fa - fb})
		case fa < fb:
			in = most(in, cut{-fa, fb - fa})
		}
	}
	d := in.compare(out)
	if d > 0 || out.n <= 0 || in.n >= in.d {
		return a, false
	}
	at := nearest(along(a, b.Sub(a), in.n, in.d))
	if d < 0 && crossesInside(a, b, corners) {
		return at, true
	}
	// The segment only runs along the border, or touches a corner: the cell lies all on one side of it.
	return at, signOf(geom.Orient(a, b, s.grid.Centre(c))) == -signOf(side)
}

// crossesInside reports whether the line through a and b has corners on both sides.
func crossesInside(a, b geom.Point, corners []geom.Point) bool {
	left, right := false, false
	for _, p := range corners {
		o := geom.Orient(a, b, p)
		left, right = left || o < 0, right || o > 0
	}
	return left && right
}

func least(a, b cut) cut {
	if b.compare(a) < 0 {
		return b
	}
	return a
}

func most(a, b cut) cut {
	if b.compare(a) > 0 {
		return b
	}
	return a
}
