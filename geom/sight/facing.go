package sight

import (
	"cmp"
	"slices"

	"sightline/geom"
)

// PolygonFacing is Polygon within a field of view, which dir and half give as Look has it: the outline goes from the eye round what is
// in line within it, and back to the eye. All round it is Polygon's.
func (s *Scene) PolygonFacing(dst []float64, eye geom.Point, ch Channel, reach int32, dir, half geom.Point) []float64 {
	field := s.view(dir, half)
	if !field[0].set() || half.Y == 0 && half.X < 0 {
		return s.Polygon(dst, eye, ch, reach)
	}
	if s.dark || eye.Far() {
		return dst
	}
	c, o := &s.work.cones, outline{eye: eye, out: append(dst, float64(eye.X), float64(eye.Y)), n: len(dst) + 2}
	for _, bound := range field {
		c.begin(s, eye, ch)
		c.reach, c.bound = s.box(reach), bound
		c.spread()
		// Which border of its cell an eye looks out of first is any.
		slices.SortFunc(c.wedges, func(v, w wedge) int { return cmp.Compare(geom.Cross(w.lo, v.lo), 0) })
		for _, w := range c.wedges {
			o.ray(w.lo, w)
			o.ray(w.hi, w)
		}
	}
	return o.out[:o.n]
}

// ray puts where the ray v meets the far side of a wedge, unless it is where the last corner is.
func (o *outline) ray(v geom.Point, w wedge) {
	o.out = slices.Grow(o.out[:o.n], 2)[:o.n+2]
	o.hit(int64(v.X), int64(v.Y), int64(w.elo.X), int64(w.elo.Y), int64(w.ehi.X), int64(w.ehi.Y))
	if p := o.out[o.n-4 : o.n]; p[0] == p[2] && p[1] == p[3] {
		o.n -= 2
	}
}
