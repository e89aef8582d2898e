package sight

import (
	"math"

	"sightline/geom"
)

// raster fills the closed region that the wedges of one eye make up, exactly. The region's outline runs along lines through
// lattice points. In each row it crosses, the first centre at or right of the crossing is flipped, so that the centres with an odd
// number of flips up to them are inside; centres on the outline itself are set as it goes.
type raster struct {
	first geom.Point // the centre of sub-cell 0, 0, relative to the eye
	step  geom.Point // size of a sub-cell
	w, h  int32
	wide  int32 // words a row
	subs  *geom.Mask

	// Centres count while weighX·x² + weighY·y² ≤ reach2, if reach2 is not 0.
	weighX, weighY, reach2 int64

	flips []uint64
	line  []uint64
	top   int32 // rows that hold flips: top ≤ y < end
	end   int32
	west  int32 // how far the outline goes, relative to the eye
	east  int32
}

// aim prepares for the ground as seen from an eye.
func (r *raster) aim(subs *geom.Mask, first, step geom.Point) {
	r.subs, r.first, r.step, r.w, r.h = subs, first, step, subs.W(), subs.H()
	r.wide = (r.w + 63) / 64
	r.top, r.end, r.west, r.east = r.h, 0, 0, 0
	if n := int(r.wide) * int(r.h); len(r.flips) < n {
		r.flips, r.line = make([]uint64, n), make([]uint64, r.wide)
	}
}

// fill sets the sub-cells whose centres lie in one of the closed triangles, which follow each other by angle.
func (r *raster) fill(wedges []wedge) {
	n := len(wedges)
	if n == 0 || r.w == 0 {
		return
	}
	last := &wedges[n-1]
	from := last.corner(last.hi, last.ehi)
	for i := range wedges {
		w := &wedges[i]
		p, q := w.corner(w.lo, w.elo), w.corner(w.hi, w.ehi)
		r.west, r.east = min(r.west, p.at.X, q.at.X), max(r.east, p.at.X, q.at.X)
		if geom.Cross(last.hi, w.lo) == 0 && geom.Dot(last.hi, w.lo) > 0 {
			r.edge(&from, &p, w.lo, 0)
		} else {
			r.edge(&from, &spot{den: 1}, last.hi, 0)
			r.edge(&spot{den: 1}, &p, w.lo, 0)
		}
		r.edge(&p, &q, w.ehi.Sub(w.elo), geom.Cross(w.elo, w.ehi))
		last, from = w, q
	}
	r.flush()
}

// corner returns where the ray v meets the line that ends w, exactly. end is the end of that line which v may pass through.
func (w *wedge) corner(v, end geom.Point) spot {
	if geom.Cross(v, end) == 0 {
		return spot{at: end, den: 1}
	}
	return along(geom.Point{}, v, geom.Cross(w.elo, w.ehi), geom.Cross(v, w.ehi.Sub(w.elo)))
}

// row returns the first row whose centres are not above p.
func (r *raster) row(p *spot) int32 {
	y := int64(p.at.Y) - int64(r.first.Y) + int64(r.step.Y) - 1
	if p.y > 0 {
		y++
	}
	return int32(min(max(floorDiv(y, int64(r.step.Y)), 0), int64(r.h)))
}

// edge draws the part of the outline from p to q, on the line of the points c with Cross(v, c) + add = 0.
func (r *raster) edge(p, q *spot, v geom.Point, add int64) {
	a, b := r.row(p), r.row(q)
	if a != b {
		r.cross(min(a, b), max(a, b), v, add)
	}
	onP, onQ := r.level(p), r.level(q)
	switch {
	case onP && onQ && p.at.Y == q.at.Y:
		r.along(p, q)
	case onP:
		r.along(p, p)
	}
	if onQ {
		r.along(q, q)
	}
}

// level reports whether p lies at the height of some row's centres.
func (r *raster) level(p *spot) bool {
	y := p.at.Y - r.first.Y
	return p.y == 0 && y%r.step.Y == 0 && y >= 0 && y/r.step.Y < r.h
}

// along sets the centres from p to q, which lie at the height of one row.
func (r *raster) along(p, q *spot) {
	if q.at.X < p.at.X || (q.at.X == p.at.X && q.x < p.x) {
		p, q = q, p
	}
	x0 := int64(p.at.X) - int64(r.first.X) + int64(r.step.X) - 1
	if p.x > 0 {
		x0++
	}
	x1 := floorDiv(int64(q.at.X)-int64(r.first.X), int64(r.step.X))
	x0, x1 = max(floorDiv(x0, int64(r.step.X)), 0), min(x1, int64(r.w)-1)
	y := (p.at.Y - r.first.Y) / r.step.Y
	for x := x0; x <= x1; x++ {
		r.set(int32(x), y)
	}
}

// set sets one sub-cell that is within the mask, if it is in reach.
func (r *raster) set(x, y int32) {
	if lo, hi := r.span(y); lo <= x && x <= hi {
		r.subs.Set(x, y, true)
	}
}

// span returns the first and the last column of row y that are in reach.
func (r *raster) span(y int32) (lo, hi int32) {
	if r.reach2 == 0 {
		return 0, r.w - 1
	}
	cy := int64(r.first.Y) + int64(y)*int64(r.step.Y)
	rest := r.reach2 - r.weighY*cy*cy
	if rest < 0 {
		return 0, -1
	}
	x, w := root(rest/r.weighX), int64(r.step.X)
	from, to := -floorDiv(int64(r.first.X)+x, w), floorDiv(x-int64(r.first.X), w)
	return int32(min(max(from, 0), int64(r.w))), int32(min(max(to, -1), int64(r.w)-1))
}

// root returns the floor of the square root of v, 0 ≤ v < 2^60.
func root(v int64) int64 {
	r := int64(math.Sqrt(float64(v)))
	for r*r > v {
		r--
	}
	for (r+1)*(r+1) <= v {
		r++
	}
	return r
}

// cross flips where the line crosses the rows from y to end, and sets the centres on it.
func (r *raster) cross(y, end int32, v geom.Point, add int64) {
	r.top, r.end = min(r.top, y), max(r.end, end)
	// Cross(v, c) + add = v.X·cy - v.Y·cx + add, with cx = first.X + column·step.X. The column is num/den.
	num := int64(v.X)*(int64(r.first.Y)+int64(y)*int64(r.step.Y)) - int64(v.Y)*int64(r.first.X) + add
	by, den := int64(v.X)*int64(r.step.Y), int64(v.Y)*int64(r.step.X)
	if den > 0 {
		num, by = -num, -by
	} else {
		den = -den
	}
	// -column, rounded down, is whole; it grows by more and rest/den a row.
	whole, more := floorDiv(num, den), floorDiv(by, den)
	rest, rise := num-whole*den, by-more*den
	row := r.flips[int(y)*int(r.wide):]
	for ; y < end; y++ {
		if x := -whole; x < int64(r.w) {
			x = max(x, 0)
			row[x>>6] ^= 1 << (uint(x) & 63)
			if rest == 0 && x == -whole {
				r.set(int32(x), y)
			}
		}
		row = row[r.wide:]
		whole += more
		if rest += rise; rest >= den {
			rest -= den
			whole++
		}
	}
}

// flush turns the flips into bits, adds those in reach to the ground, and clears them.
func (r *raster) flush() {
	from, to := r.column(r.west-1)>>6, r.column(r.east)>>6+1
	for y := r.top; y < r.end; y++ {
		flips := r.flips[int(y)*int(r.wide):][:to]
		i := from
		for i < to && flips[i] == 0 {
			i++
		}
		if i == to {
			continue
		}
		inside := uint64(0)
		for k := i; k < to; k++ {
			r.line[k] = inside
			if f := flips[k]; f != 0 {
				flips[k] = 0
				f = parity(f) ^ inside
				r.line[k], inside = f, -(f >> 63)
			}
		}
		r.add(y, i, to)
	}
	r.top, r.end, r.west, r.east = r.h, 0, 0, 0
}

// column returns the first column whose centres are right of x, kept within the mask.
func (r *raster) column(x int32) int32 {
	c := floorDiv(int64(x)-int64(r.first.X), int64(r.step.X)) + 1
	return int32(min(max(c, 0), int64(r.w)-1))
}

// parity returns for each bit whether an odd number of bits are set up to it.
func parity(f uint64) uint64 {
	for s := 1; s < 64; s <<= 1 {
		f ^= f << s
	}
	return f
}

// add adds the words of the line from the i-th up to another to row y of the ground, as far as they are in reach.
func (r *raster) add(y, i, to int32) {
	if r.reach2 != 0 {
		lo, hi := r.span(y)
		clip(r.line[i:to], lo-64*i, hi-64*i)
	}
	r.subs.OrRow(y, i, r.line[i:to])
}

// clip clears all bits but lo to hi.
func clip(words []uint64, lo, hi int32) {
	for i := range words {
		from, to := lo-int32(64*i), hi-int32(64*i)
		switch {
		case from > 63 || to < 0:
			words[i] = 0
		default:
			words[i] &= ^uint64(0) << max(from, 0) & (^uint64(0) >> (63 - min(to, 63)))
		}
	}
}
