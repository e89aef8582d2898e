package sight

import (
	"math"

	"sightline/geom"
)

// fill sets the sub-cells whose centres lie in the closed triangle w.
func (k *look) fill(w *wedge) {
	y0, y1 := k.rowsOf(w)
	if y0 > y1 {
		return
	}
	e := w.ehi.Sub(w.elo)
	sides := [3]edgeWalk{
		k.walkAlong(w.lo, 0, y0),
		k.walkAlong(geom.Point{X: -w.hi.X, Y: -w.hi.Y}, 0, y0),
		k.walkAlong(e, geom.Cross(w.elo, w.ehi), y0),
	}
	for y := y0; y <= y1; y++ {
		s := span{0, k.subs.W() - 1}
		if len(k.rows) > 0 {
			s = k.rows[y]
		}
		for i := range sides {
			sides[i].narrow(&s)
			sides[i].advance()
		}
		k.subs.SetRow(y, s.lo, s.hi+1)
	}
}

// rowsOf returns the rows that the triangle can reach. It rounds outward: which centres count is decided exactly later.
func (k *look) rowsOf(w *wedge) (first, last int32) {
	_, p := w.hit(w.lo)
	_, q := w.hit(w.hi)
	top, bottom := min(p, q, 0), max(p, q, 0)
	h := float64(k.step.Y)
	lo := math.Floor((top-float64(k.first.Y))/h) - 1
	hi := math.Ceil((bottom-float64(k.first.Y))/h) + 1
	return int32(max(lo, 0)), int32(min(hi, float64(k.subs.H())-1))
}

// edgeWalk follows one side of a triangle down the rows: the column where Cross(v, c) + add changes its sign.
type edgeWalk struct {
	lower    bool // columns from it on are in; else columns up to it
	level    bool // the side runs along the rows
	whole    int64
	rest     int64
	den      int64
	dw, dr   int64
	base, by int64 // of a level side: the value in this row and its growth
}

// walkAlong prepares for the half-plane Cross(v, c) + add ≥ 0 over centres c, from row y on.
func (k *look) walkAlong(v geom.Point, add int64, y int32) edgeWalk {
	// Cross(v, c) + add = v.X·cy - v.Y·cx + add, with cx = first.X + column·step.X.
	cy := int64(k.first.Y) + int64(y)*int64(k.step.Y)
	num := int64(v.X)*cy - int64(v.Y)*int64(k.first.X) + add
	by := int64(v.X) * int64(k.step.Y)
	den := int64(v.Y) * int64(k.step.X)
	switch {
	case den == 0:
		return edgeWalk{level: true, base: num, by: by}
	case den > 0: // column ≤ floor(num / den)
		w, d := floorDiv(num, den), floorDiv(by, den)
		return edgeWalk{whole: w, rest: num - w*den, den: den, dw: d, dr: by - d*den}
	}
	// column ≥ ceil(num / den) = -floor(num / -den)
	w, d := floorDiv(num, -den), floorDiv(by, -den)
	return edgeWalk{lower: true, whole: w, rest: num + w*den, den: -den, dw: d, dr: by + d*den}
}

// narrow cuts s to the columns that are in.
func (e *edgeWalk) narrow(s *span) {
	switch {
	case e.level:
		if e.base < 0 {
			s.hi = -1
		}
	case e.lower:
		s.lo = int32(max(int64(s.lo), min(-e.whole, math.MaxInt32)))
	default:
		s.hi = int32(min(int64(s.hi), max(e.whole, -1)))
	}
}

// advance goes one row down.
func (e *edgeWalk) advance() {
	e.base += e.by
	e.whole += e.dw
	if e.rest += e.dr; e.rest >= e.den {
		e.rest -= e.den
		e.whole++
	}
}
