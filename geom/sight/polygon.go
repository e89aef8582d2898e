package sight

import (
	"math"
	"slices"

	"sightline/geom"
)

// Polygon appends the outline of what is in line from eye, for painting: x and y of each corner in lattice units, turning
// clockwise on the screen. The corners are rounded to float64, the same on every machine; verdicts never use them. With a reach
// the outline may still go beyond it: whoever paints clips it to the circle. It is star-shaped about the eye.
func (s *Scene) Polygon(dst []float64, eye geom.Point, ch Channel, reach int32) []float64 {
	if s.dark || eye.Far() {
		return dst
	}
	o := &s.work.outline
	o.begin(s, eye, ch, s.box(reach))
	for o.draw(s, dst); o.full || o.deep; o.draw(s, dst) {
		if o.full {
			dst = slices.Grow(dst, max(64, 2*(cap(dst)-len(dst))))
		}
		if o.deep {
			o.rest = make([]view, max(64, 2*len(o.rest)))
		}
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
	plain   bool // walls stop or let pass, nothing else matters
	full    bool // there was no room for more corners
	deep    bool // or for more views
	rest    []view
	out     []float64
	first   int    // numbers that were there before
	n       int    // numbers of out that are filled
	last    uint64 // the corner that was put last, as spotOf if it is a vertex of the mesh; else as midOf
}

// view is what is left to look at of a cell: from border at on, which begins on the ray lo, to the ray hi.
type view struct {
	lox, loy, hix, hiy, at int32
	stops                  uint8 // what stops it: less before than after a limited wall
}

// nowhere is the place of no vertex of any mesh, along either axis.
const nowhere = math.MaxInt32

// spotOf is a vertex in one number, so that two are compared at once.
func spotOf(p geom.Point) uint64 { return uint64(uint32(p.X)) | uint64(uint32(p.Y))<<32 }

// midOf stands for a corner somewhere on a border that is to of another cell.
func midOf(to int32) uint64 { return nowhere | uint64(uint32(to))<<32 }

func (o *outline) begin(s *Scene, eye geom.Point, ch Channel, reach geom.Point) {
	o.borders, o.stop, o.eye, o.gate = s.mesh.borders, s.stop, eye, ch.gate()
	o.reach, o.bounded = reach, reach != geom.Point{}
	o.plain = !o.bounded && !s.mesh.limits
}

// draw draws the outline behind dst, as far as there is room.
func (o *outline) draw(s *Scene, dst []float64) {
	o.out, o.first, o.n, o.last = dst[:cap(dst)], len(dst), len(dst), midOf(nowhere)
	o.full, o.deep = false, false
	i, ok := s.mesh.within(o.eye)
	if !ok {
		s.mesh.about(o.eye, o.round)
		return
	}
	c := s.mesh.cells[i]
	if o.plain {
		o.insidePlain(c.first, c.n)
	} else {
		o.inside(c.first, c.n)
	}
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

// inside looks out of a cell that holds the eye inside.
func (o *outline) inside(b, n int32) {
	all := o.gate.stop | o.gate.limit
	borders := o.borders[b : b+n+1]
	p := borders[0].at
	for i := 1; i < len(borders); i++ {
		q := borders[i].at
		if side := borders[i-1].side; side >= 0 && o.stop[side]&all == o.gate.stop {
			o.flat(p, q)
		} else {
			o.border(p, q, b+int32(i)-1)
		}
		p = q
	}
}

// round looks out of a cell that holds the eye by n borders from b on.
func (o *outline) round(b, n int32) {
	p := o.borders[b].at
	for i := b; i < b+n; i++ {
		q := o.borders[i+1].at
		if geom.Orient(o.eye, p, q) > 0 { // else the eye is on its line
			o.border(p, q, i)
		}
		p = q
	}
}

func (o *outline) border(p, q geom.Point, at int32) {
	ex, ey := int64(o.eye.X), int64(o.eye.Y)
	o.expand(int64(p.X)-ex, int64(p.Y)-ey, int64(q.X)-ex, int64(q.Y)-ey, at)
}

// flat draws all of a wall.
func (o *outline) flat(p, q geom.Point) {
	if o.n+4 > len(o.out) {
		o.full = true
		return
	}
	if o.last != spotOf(p) {
		o.vertex(p)
	}
	o.vertex(q)
}

// expand follows what is seen of border at, between the rays lo and hi, and what that splits into, to the walls that end it. It
// calls nothing that is not inlined, so that what it needs stays in registers: where room runs out it stops, and full or deep is set.
func (o *outline) expand(lox, loy, hix, hiy int64, at int32) {
	borders, rest := o.borders, o.rest
	ex, ey := int64(o.eye.X), int64(o.eye.Y)
	stops, depth := o.gate.stop, 0
	for {
		q := borders[at+1].at
		qx, qy := int64(q.X)-ex, int64(q.Y)-ey
		for lox*qy-loy*qx <= 0 {
			at++
			q = borders[at+1].at
			qx, qy = int64(q.X)-ex, int64(q.Y)-ey
		}
		b := &borders[at]
		left := hix*qy - hiy*qx // negative: the border ends before hi
		was := stops
		if side := b.side; side >= 0 {
			does := o.stop[side]
			if does&stops != 0 {
				goto wall
			}
			if does&o.gate.limit != 0 {
				stops |= o.gate.limit
			}
		}
		if o.bounded && o.beyond(int64(b.at.X)-ex, int64(b.at.Y)-ey, qx, qy) {
			goto wall
		}
		if left < 0 {
			if depth == len(rest) {
				o.deep = true
				return
			}
			r := &rest[depth] // field by field, for a whole view would be put together elsewhere first
			r.lox, r.loy, r.hix, r.hiy, r.at, r.stops = int32(qx), int32(qy), int32(hix), int32(hiy), at+1, was
			depth++
			hix, hiy = qx, qy
		}
		at = b.to + 1
		continue
	wall:
		stops = was
		if o.n+4 > len(o.out) {
			o.full = true
			return
		}
		px, py := int64(b.at.X)-ex, int64(b.at.Y)-ey
		if o.last != spotOf(b.at) && o.last != midOf(b.to) {
			o.hit(lox, loy, px, py, qx, qy)
		}
		if left <= 0 {
			o.vertex(q)
			if left < 0 {
				at, lox, loy = at+1, qx, qy
				continue
			}
		} else {
			o.hit(hix, hiy, px, py, qx, qy)
			o.last = midOf(b.to)
		}
		if depth == 0 {
			return
		}
		depth--
		r := &rest[depth]
		lox, loy, hix, hiy, at, stops = int64(r.lox), int64(r.loy), int64(r.hix), int64(r.hiy), r.at, r.stops
	}
}

// beyond is what cones.beyond is.
func (o *outline) beyond(px, py, qx, qy int64) bool {
	x, y := int64(o.reach.X), int64(o.reach.Y)
	return (px > x && qx > x) || (px < -x && qx < -x) || (py > y && qy > y) || (py < -y && qy < -y)
}

// vertex puts a vertex of the mesh.
func (o *outline) vertex(p geom.Point) {
	pair := o.out[o.n:][:2]
	pair[0], pair[1] = float64(p.X), float64(p.Y)
	o.n, o.last = o.n+2, spotOf(p)
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
