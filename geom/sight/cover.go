package sight

import (
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
func (s *Scene) Cover(attacker, target Body, others []Body) Cover {
	a, b, ok := s.sightLine(attacker, target, Effect)
	if !ok {
		return Cover{Degree: Total, Sight: s.blockedSight(s.Eyes(nil, attacker, Effect, false), target)}
	}
	c := s.bestLines(s.coverStarts(attacker), target, others)
	c.Sight = []Line{{From: a, To: b, Wall: -1, Body: -1, At: b}}
	return c
}

// CoverFrom is Cover against an area effect: its origin is the only start of lines.
func (s *Scene) CoverFrom(origin geom.Point, target Body, others []Body) Cover {
	s.work.eyes = append(s.work.eyes[:0], origin)
	if _, ok := s.anyClear(target, Effect, false); !ok {
		return Cover{Degree: Total, Corner: origin, Sight: s.blockedSight([]geom.Point{origin}, target)}
	}
	p := s.witness(origin, target, Effect, false)
	c := s.bestLines([]geom.Point{origin}, target, others)
	c.Sight = []Line{{From: origin, To: p, Wall: -1, Body: -1, At: p}}
	return c
}

// CornerLines returns the Corner, Cell and Lines that Cover would judge if target could be reached, and Degree Total: what there
// is to show of a cover that is total.
func (s *Scene) CornerLines(attacker, target Body, others []Body) Cover {
	c := s.bestLines(s.coverStarts(attacker), target, others)
	c.Degree = Total
	return c
}

// blockedSight draws the lines from the eyes to the middles of target's cells.
func (s *Scene) blockedSight(eyes []geom.Point, target Body) (lines []Line) {
	for _, eye := range eyes {
		for _, c := range target.Cells {
			if l := s.draw(eye, s.grid.Centre(c), Effect.gate(), nil); l.Blocked {
				lines = append(lines, l)
			}
		}
	}
	return lines
}

// coverStarts returns the points that an attacker may draw lines from.
func (s *Scene) coverStarts(b Body) (starts []geom.Point) {
	parts := s.parts(nil, b, Effect)
	for _, p := range parts {
		s.gather(s.frameOfCell(p.cell), Effect)
		m := s.grid.Centre(p.cell)
		for _, c := range s.work.corners {
			if s.joined(p.centre, inset(c, m)) {
				starts = append(starts, c)
			}
		}
	}
	if len(starts) == 0 {
		for _, p := range parts {
			starts = append(starts, p.centre)
		}
	}
	return starts
}

// bestLines draws the lines from every start to the corners of every cell of target that counts, and keeps the first with the
// fewest blocked.
func (s *Scene) bestLines(starts []geom.Point, target Body, others []Body) (best Cover) {
	least := -1
	for _, t := range s.parts(nil, target, Effect) {
		corners := s.grid.AppendCorners(nil, t.cell)
		for _, from := range starts {
			lines, n := s.coverLines(from, corners, others)
			if least < 0 || n < least {
				least = n
				best = Cover{Degree: s.degree(n), Corner: from, Cell: t.cell, Lines: lines}
			}
		}
	}
	return best
}

func (s *Scene) coverLines(from geom.Point, to []geom.Point, others []Body) (lines []Line, blocked int) {
	lines = make([]Line, 0, len(to))
	for _, p := range to {
		l := s.draw(from, p, coverGate, others)
		lines = append(lines, l)
		if l.Blocked {
			blocked++
		}
	}
	return lines, blocked
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
