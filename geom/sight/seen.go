package sight

import "sightline/geom"

// Seen reports whether, as far as lines go, a creature in space from sees one in space to (R-014-072): one of from's Eyes is in
// line with one of to's Points, or one of from's Points with one of to's Eyes; all lines run from viewer to target, which matters
// for one-way walls. With centreOnly the eyes are the centres alone. Light, senses and hiding are not looked at.
func (s *Scene) Seen(from, to Body, centreOnly bool) bool {
	_, _, ok := s.sightLine(from, to, See, centreOnly)
	return ok
}

// sightLine looks for a clear line between two spaces, as Seen says.
func (s *Scene) sightLine(from, to Body, ch Channel, centreOnly bool) (a, b geom.Point, ok bool) {
	w := &s.work
	w.eyes = s.Eyes(w.eyes[:0], from, ch, centreOnly)
	if a, b, ok = s.anyClear(to, ch, false); ok {
		return a, b, true
	}
	w.eyes = s.Eyes(w.eyes[:0], to, ch, centreOnly)
	b, a, ok = s.anyClear(from, ch, true)
	return a, b, ok
}

// anyClear looks for a clear line from one of work.eyes to one of target's Points. With back the lines run the other way.
func (s *Scene) anyClear(target Body, ch Channel, back bool) (eye, point geom.Point, ok bool) {
	w := &s.work
	w.hull, w.points = w.hull[:0], w.points[:0]
	for _, c := range target.Cells {
		w.hull = s.grid.AppendCorners(w.hull, c)
	}
	for _, eye := range w.eyes {
		if eye.Far() || !s.glance(eye, ch, back) {
			continue
		}
		if len(w.points) == 0 {
			w.points = s.Points(w.points, target, ch)
		}
		if p, ok := s.pointSeen(eye, ch, back); ok {
			return eye, p, true
		}
	}
	return eye, point, false
}

// glance expands what an eye sees toward work.hull, and reports whether that may hold a point of it.
func (s *Scene) glance(eye geom.Point, ch Channel, back bool) bool {
	k := &s.work.cones
	k.begin(s, eye, ch)
	k.back = back
	k.bound, k.reach = aim(eye, s.work.hull)
	k.spread(s.mesh.locate(eye))
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

// pointSeen returns one of work.points that is in line with the eye that last glanced. Where limited walls were met a point may be
// in line though no wedge holds it.
func (s *Scene) pointSeen(eye geom.Point, ch Channel, back bool) (geom.Point, bool) {
	k := &s.work.cones
	for _, p := range s.work.points {
		a, b := eye, p
		if back {
			a, b = p, eye
		}
		if !p.Far() && (k.sees(p.Sub(eye)) || (len(k.joints) > 0 && s.Clear(a, b, ch))) {
			return p, true
		}
	}
	return geom.Point{}, false
}

// sees reports whether p, relative to the eye, lies in one of the wedges.
func (k *cones) sees(p geom.Point) bool {
	for i := range k.wedges {
		w := &k.wedges[i]
		if geom.Cross(w.lo, p) >= 0 && geom.Cross(p, w.hi) >= 0 && geom.Orient(w.elo, w.ehi, p) >= 0 {
			return true
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
