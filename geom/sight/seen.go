package sight

import "sightline/geom"

// Seen reports whether, as far as lines go, a creature in space from sees one in space to (R-014-072): from one of from's Eyes some
// inner point of to's cells is in line, or from some inner point of from's cells one of to's Eyes; all lines run from viewer to
// target, which matters for one-way walls. Inner points count that are joined to their cell's centre as Eyes are, whether or not
// Points lists them: this is exact, down to slivers that hold no lattice point. With centreOnly the eyes are the centres alone.
// Light, senses and hiding are not looked at.
func (s *Scene) Seen(from, to Body, centreOnly bool) bool {
	s.work.eyes = s.Eyes(s.work.eyes[:0], from, See, centreOnly)
	if _, ok := s.middleClear(to, See); ok {
		return true
	}
	if _, ok := s.anyClear(to, See, false); ok {
		return true
	}
	s.work.eyes = s.Eyes(s.work.eyes[:0], to, See, centreOnly)
	_, ok := s.anyClear(from, See, true)
	return ok
}

// middleClear returns the place of b's own cell that all others are joined to, if it is in line from the first of work.eyes. That is
// one of b's inner points, and mostly enough.
func (s *Scene) middleClear(b Body, ch Channel) (p geom.Point, ok bool) {
	w := &s.work
	w.parts = s.parts(w.parts[:0], b, ch)
	if len(w.eyes) == 0 || len(w.parts) == 0 {
		return p, false
	}
	return w.parts[0].centre, s.Clear(w.eyes[0], w.parts[0].centre, ch)
}

// sightLine returns a clear line between two spaces, if Seen, on another channel, says that there is one. work.eyes must be the
// Eyes of from.
func (s *Scene) sightLine(from, to Body, ch Channel) (a, b geom.Point, ok bool) {
	if p, ok := s.middleClear(to, ch); ok {
		return s.work.eyes[0], p, true
	}
	if eye, ok := s.anyClear(to, ch, false); ok {
		return eye, s.witness(eye, to, ch, false), true
	}
	s.work.eyes = s.Eyes(s.work.eyes[:0], to, ch, false)
	if eye, ok := s.anyClear(from, ch, true); ok {
		return s.witness(eye, from, ch, true), eye, true
	}
	return a, b, false
}

// anyClear returns one of work.eyes from which some inner point of b is in line. With back the lines run the other way.
func (s *Scene) anyClear(b Body, ch Channel, back bool) (eye geom.Point, ok bool) {
	w := &s.work
	w.hull, w.targets, w.points = w.hull[:0], w.targets[:0], w.points[:0]
	for _, c := range b.Cells {
		w.hull = s.grid.AppendCorners(w.hull, c)
	}
	for _, eye := range w.eyes {
		if s.dark || eye.Far() || !s.glance(eye, ch, back) {
			continue
		}
		if len(w.targets) == 0 {
			s.targets(b, ch)
		}
		if s.meetsAny() || s.beyondJoints(eye, b, ch, back) {
			return eye, true
		}
	}
	return eye, false
}

// meetsAny reports whether the last glance found some inner point of the targets.
func (s *Scene) meetsAny() bool {
	for i := range s.work.targets {
		if s.meets(&s.work.targets[i], &s.work.shape) {
			return true
		}
	}
	return false
}

// beyondJoints reports whether one of b's Points is in line though no wedge holds it, which happens where limited walls meet.
func (s *Scene) beyondJoints(eye geom.Point, b Body, ch Channel, back bool) bool {
	w := &s.work
	if len(w.cones.joints) == 0 {
		return false
	}
	if len(w.points) == 0 {
		w.points = s.Points(w.points, b, ch)
	}
	for _, p := range w.points {
		if s.clearWay(eye, p, ch, back) {
			return true
		}
	}
	return false
}

func (s *Scene) clearWay(eye, p geom.Point, ch Channel, back bool) bool {
	if back {
		eye, p = p, eye
	}
	return s.Clear(eye, p, ch)
}

// witness returns a point of b that is in line with an eye from which anyClear found some: one of its Points, or else one near by.
func (s *Scene) witness(eye geom.Point, b Body, ch Channel, back bool) geom.Point {
	near := s.work.shape.middle().Add(eye)
	s.work.points = s.Points(s.work.points[:0], b, ch)
	for _, p := range s.work.points {
		if s.clearWay(eye, p, ch, back) {
			return p
		}
	}
	return near
}

// glance expands what an eye sees toward work.hull, and reports whether that may hold a point of it.
func (s *Scene) glance(eye geom.Point, ch Channel, back bool) bool {
	k := &s.work.cones
	k.begin(s, eye, ch)
	k.back = back
	k.bound, k.reach = aim(eye, s.work.hull)
	k.spread()
	if len(k.joints) > 0 {
		return true
	}
	for i := range k.wedges {
		for _, p := range s.work.hull {
			if geom.Orient(k.wedges[i].elo, k.wedges[i].ehi, p.Sub(eye)) >= 0 {
				return true
			}
		}
	}
	return false
}

// aim returns the angle and the box, as seen from the eye, that hold all corners of some cells: the zero angle when the eye is
// among them. Inner points of the cells lie strictly within the angle.
func aim(eye geom.Point, corners []geom.Point) (a angle, box geom.Point) {
	box = geom.Point{X: 1, Y: 1}
	for _, p := range corners {
		v := p.Sub(eye)
		box = geom.Point{X: max(box.X, v.X, -v.X), Y: max(box.Y, v.Y, -v.Y)}
		a.widen(v)
	}
	for _, p := range corners {
		if !a.holds(p.Sub(eye)) {
			return angle{}, box
		}
	}
	if geom.Cross(a.lo, a.hi) <= 0 {
		a = angle{}
	}
	return a, box
}

// widen makes the angle hold v, as long as it stays below half a turn.
func (a *angle) widen(v geom.Point) {
	switch {
	case v == geom.Point{}:
	case !a.set():
		a.lo, a.hi = v, v
	case geom.Cross(a.lo, v) < 0:
		a.lo = v
	case geom.Cross(a.hi, v) > 0:
		a.hi = v
	}
}
