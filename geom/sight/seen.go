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
	w.points = s.Points(w.points[:0], to, ch)
	if a, b, ok = s.anyClear(to, ch, false); ok {
		return a, b, true
	}
	w.eyes = s.Eyes(w.eyes[:0], to, ch, centreOnly)
	w.points = s.Points(w.points[:0], from, ch)
	b, a, ok = s.anyClear(from, ch, true)
	return a, b, ok
}

// anyClear looks for a clear line from work.eyes to work.points, which lie in the cells of target. With back the lines run from
// the points to the eyes.
func (s *Scene) anyClear(target Body, ch Channel, back bool) (eye, point geom.Point, ok bool) {
	for _, eye := range s.work.eyes {
		if eye.Far() {
			continue
		}
		if p, ok := s.pointSeen(eye, target, ch, back); ok {
			return eye, p, true
		}
	}
	return eye, point, false
}

// pointSeen returns one of work.points that is in line with an eye.
func (s *Scene) pointSeen(eye geom.Point, target Body, ch Channel, back bool) (geom.Point, bool) {
	k := &s.work.cones
	k.begin(s, eye, ch)
	k.back = back
	k.bound, k.reach = s.aim(eye, target)
	k.spread(s.mesh.locate(eye))
	for _, p := range s.work.points {
		if !p.Far() && k.sees(p.Sub(eye)) || (len(k.joints) > 0 && s.clearWay(eye, p, ch, back)) {
			return p, true
		}
	}
	return geom.Point{}, false
}

func (s *Scene) clearWay(eye, p geom.Point, ch Channel, back bool) bool {
	if back {
		eye, p = p, eye
	}
	return s.Clear(eye, p, ch)
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

// aim returns the angle and the box, as seen from the eye, that hold all cells of a body: the zero angle when the eye is among
// them. Inner points of the cells lie strictly within the angle.
func (s *Scene) aim(eye geom.Point, b Body) (angle, geom.Point) {
	box, a := geom.Point{X: 1, Y: 1}, angle{}
	for pass := range 2 {
		for _, c := range b.Cells {
			s.work.corners = s.grid.AppendCorners(s.work.corners[:0], c)
			for _, p := range s.work.corners {
				v := p.Sub(eye)
				if pass == 1 && !a.holds(v) {
					return angle{}, box
				}
				box = geom.Point{X: max(box.X, v.X, -v.X), Y: max(box.Y, v.Y, -v.Y)}
				a.widen(v)
			}
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
