package sight

import "sightline/geom"

// Polygon appends the outline of what is in line from eye, for painting: x and y of each corner in lattice units, turning
// clockwise on the screen. The corners are rounded to float64, the same on every machine; verdicts never use them. With a reach
// the outline may still go beyond it: whoever paints clips it to the circle. It is star-shaped about the eye.
func (s *Scene) Polygon(dst []float64, eye geom.Point, ch Channel, reach int32) []float64 {
	if s.dark || eye.Far() {
		return dst
	}
	k := &s.work.cones
	k.begin(s, eye, ch)
	k.reach = s.box(reach)
	k.spread(s.mesh.locate(eye))
	first := len(dst)
	add := func(x, y float64) {
		x, y = x+float64(eye.X), y+float64(eye.Y)
		if n := len(dst); n == first || dst[n-2] != x || dst[n-1] != y {
			dst = append(dst, x, y)
		}
	}
	for i := range k.wedges {
		w := &k.wedges[i]
		add(w.hit(w.lo))
		add(w.hit(w.hi))
	}
	return dst
}

// hit returns about where the ray v meets the line that ends w.
func (w *wedge) hit(v geom.Point) (x, y float64) {
	e := w.ehi.Sub(w.elo)
	t := float64(geom.Cross(w.elo, w.ehi)) / float64(geom.Cross(v, e))
	return float64(float64(v.X) * t), float64(float64(v.Y) * t)
}
