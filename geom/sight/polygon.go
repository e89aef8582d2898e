package sight

import "sightline/geom"

// Polygon appends the outline of what is in line from eye, for painting: x and y of each corner in lattice units, turning
// clockwise on the screen. The corners are rounded to float64, the same on every machine; verdicts never use them. With a reach
// the outline may still go beyond it: whoever paints clips it to the circle. It is star-shaped about the eye.
func (s *Scene) Polygon(dst []float64, eye geom.Point, ch Channel, reach int32) []float64 {
	if s.dark || eye.Far() {
		return dst
	}
	o := &s.work.outline
	o.begin(s, dst, eye, ch, s.box(reach))
	if i, ok := s.mesh.within(eye); ok {
		c := s.mesh.cells[i]
		o.round(c.first, c.n)
	} else {
		s.mesh.about(eye, o.round)
	}
	return o.close()
}

// outline draws a polygon. It goes the way of cones, which see, and differs from it in keeping nothing but corners: that is worth
// its own code, since outlines are drawn while somebody drags a token.
type outline struct {
	borders []border
	stop    []uint8
	eye     geom.Point
	gate    gate
	reach   geom.Point
	bounded bool
	rest    []view
	out     []float64
	first   int   // numbers that were there before
	n       int   // numbers of out that are filled
	x, y    int64 // the corner that was put last, relative to the eye, when that is a vertex of the mesh
}

// view is what is left to look at of a cell: from border at on, which begins at px, py, between the rays lo and hi.
type view struct {
	px, py, lox, loy, hix, hiy int64
	at                         int32
	limited                    bool // it has passed a limited wall
}

// nowhere is no vertex of any mesh.
const nowhere = 1 << 40

func (o *outline) begin(s *Scene, dst []float64, eye geom.Point, ch Channel, reach geom.Point) {
	o.borders, o.stop, o.eye, o.gate = s.mesh.borders, s.stop, eye, ch.gate()
	o.reach, o.bounded = reach, reach != geom.Point{}
	o.out, o.first, o.n, o.x, o.y = dst[:cap(dst)], len(dst), len(dst), nowhere, nowhere
}

// close returns what was drawn, without a last corner that repeats the first one.
func (o *outline) close() []float64 {
	if n := o.n; n > o.first+2 && o.out[n-2] == o.out[o.first] && o.out[n-1] == o.out[o.first+1] {
		o.n -= 2
	}
	out := o.out[:o.n]
	o.out = nil
	return out
}

// round looks out of a cell that holds the eye by n borders from b on.
func (o *outline) round(b, n int32) {
	ex, ey := int64(o.eye.X), int64(o.eye.Y)
	p := &o.borders[b]
	px, py := int64(p.at.X)-ex, int64(p.at.Y)-ey
	for i := b; i < b+n; i++ {
		q := &o.borders[i+1]
		qx, qy := int64(q.at.X)-ex, int64(q.at.Y)-ey
		if px*qy-py*qx > 0 { // else the eye is on its line
			if p.side >= 0 && o.stop[p.side]&(o.gate.stop|o.gate.limit) == o.gate.stop {
				o.wall(px, py, px, py, qx, qy)
				o.vertex(qx, qy)
			} else {
				o.expand(view{px, py, px, py, qx, qy, i, false})
			}
		}
		p, px, py = q, qx, qy
	}
}

// expand follows a view, and what it splits into, to the walls that end it.
func (o *outline) expand(v view) {
	borders, ex, ey := o.borders, int64(o.eye.X), int64(o.eye.Y)
	px, py, lox, loy, hix, hiy, at, limited := v.px, v.py, v.lox, v.loy, v.hix, v.hiy, v.at, v.limited
	rest := o.rest[:0]
	for {
		q := &borders[at+1]
		qx, qy := int64(q.at.X)-ex, int64(q.at.Y)-ey
		if lox*qy-loy*qx <= 0 {
			at, px, py = at+1, qx, qy
			continue
		}
		b := &borders[at]
		left := hix*qy - hiy*qx // negative: the border ends before hi
		was, on := limited, true
		if b.side >= 0 {
			limited, on = o.pass(b.side, limited)
		}
		if on && !(o.bounded && o.beyond(px, py, qx, qy)) {
			if left < 0 {
				rest = append(rest, view{qx, qy, qx, qy, hix, hiy, at + 1, was})
				hix, hiy = qx, qy
			}
			at = b.to + 1
			continue
		}
		o.wall(lox, loy, px, py, qx, qy)
		if left < 0 {
			o.vertex(qx, qy)
			at, px, py, lox, loy, limited = at+1, qx, qy, qx, qy, was
			continue
		}
		if left == 0 {
			o.vertex(qx, qy)
		} else {
			o.hit(hix, hiy, px, py, qx, qy)
			o.x = nowhere
		}
		n := len(rest) - 1
		if n < 0 {
			o.rest = rest
			return
		}
		r := &rest[n]
		px, py, lox, loy, hix, hiy, at, limited = r.px, r.py, r.lox, r.loy, r.hix, r.hiy, r.at, r.limited
		rest = rest[:n]
	}
}

// pass is what cones.pass is.
func (o *outline) pass(side int32, was bool) (limited, on bool) {
	does := o.stop[side]
	if does&o.gate.limit == 0 {
		return was, does&o.gate.stop == 0
	}
	return true, does&o.gate.stop == 0 && !was
}

// beyond is what cones.beyond is.
func (o *outline) beyond(px, py, qx, qy int64) bool {
	x, y := int64(o.reach.X), int64(o.reach.Y)
	return (px > x && qx > x) || (px < -x && qx < -x) || (py > y && qy > y) || (py < -y && qy < -y)
}

// wall begins to draw the wall from p to q where the ray v meets it, unless that corner is there already.
func (o *outline) wall(vx, vy, px, py, qx, qy int64) {
	if o.n+4 > len(o.out) {
		o.grow()
	}
	if o.x == px && o.y == py {
		return
	}
	o.hit(vx, vy, px, py, qx, qy)
	if n := o.n; n >= o.first+4 && o.out[n-2] == o.out[n-4] && o.out[n-1] == o.out[n-3] {
		o.n -= 2 // the same wall goes on behind a vertex that the ray only grazes
	}
}

func (o *outline) grow() {
	o.out = append(o.out, make([]float64, max(64, len(o.out)))...)
	o.out = o.out[:cap(o.out)]
}

// vertex puts a vertex of the mesh.
func (o *outline) vertex(x, y int64) {
	pair := o.out[o.n:][:2]
	pair[0], pair[1] = float64(x+int64(o.eye.X)), float64(y+int64(o.eye.Y))
	o.n, o.x, o.y = o.n+2, x, y
}

// hit puts the place where the ray v meets the line through p and q, rounded.
func (o *outline) hit(vx, vy, px, py, qx, qy int64) {
	pair := o.out[o.n:][:2]
	dx, dy := qx-px, qy-py
	t := float64(px*dy-py*dx) / float64(vx*dy-vy*dx)
	pair[0] = float64(float64(vx)*t) + float64(o.eye.X)
	pair[1] = float64(float64(vy)*t) + float64(o.eye.Y)
	o.n += 2
}
