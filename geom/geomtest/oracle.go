package geomtest

import (
	"math/bits"
	"slices"

	"sightline/geom"
)

// Act is what a wall does to a line that crosses it.
type Act uint8

// The acts.
const (
	Pass  Act = iota // nothing
	Limit            // lets it through once
	Stop             // stops it
)

// Barrier is a wall as one channel meets it.
type Barrier struct {
	geom.Seg
	Left, Right Act // to lines that come from the left, or the right, of A→B as drawn on a screen
}

// Clear is the oracle of "in line": the open segment from a to b, once shifted a hair to the left and once to the right, is
// tested against every barrier; the line is blocked when both are.
func Clear(bs []Barrier, a, b geom.Point) bool {
	return a == b || !blocked(bs, a, b, 1) || !blocked(bs, a, b, -1)
}

// blocked tests the segment with vertices on its line taken to lie on the given side.
func blocked(bs []Barrier, a, b geom.Point, side int64) bool {
	var limited []fraction
	for _, w := range bs {
		act, at := meet(w, a, b, side)
		switch act {
		case Stop:
			return true
		case Limit:
			if !slices.ContainsFunc(limited, at.equal) {
				limited = append(limited, at)
			}
		}
	}
	return len(limited) > 1
}

// meet returns what w does to the shifted segment, and how far along it.
func meet(w Barrier, a, b geom.Point, side int64) (Act, fraction) {
	p, q := geom.Orient(a, b, w.A), geom.Orient(a, b, w.B)
	if p == 0 {
		p = side
	}
	if q == 0 {
		q = side
	}
	if (p > 0) == (q > 0) {
		return Pass, fraction{}
	}
	from, to := geom.Orient(w.A, w.B, a), geom.Orient(w.A, w.B, b)
	switch {
	case from < 0 && to > 0:
		return w.Left, fraction{-from, to - from}
	case from > 0 && to < 0:
		return w.Right, fraction{from, from - to}
	}
	return Pass, fraction{} // only an end of the line touches it
}

// fraction is n/d with 0 ≤ n and d > 0.
type fraction struct{ n, d int64 }

func (f fraction) equal(g fraction) bool { return f.compare(g) == 0 }

func (f fraction) compare(g fraction) int {
	ah, al := bits.Mul64(uint64(f.n), uint64(g.d))
	bh, bl := bits.Mul64(uint64(g.n), uint64(f.d))
	switch {
	case ah < bh || (ah == bh && al < bl):
		return -1
	case ah == bh && al == bl:
		return 0
	}
	return 1
}

// Touched is the oracle of known walls: whether from eye some part of positive length of the open segment s is in line. It tries
// one direction between each two neighbouring directions to an end of a barrier or of s. s must not be in line with its own eye.
func Touched(bs []Barrier, eye geom.Point, s geom.Seg) bool {
	lo, hi := s.A.Sub(eye), s.B.Sub(eye)
	if geom.Cross(lo, hi) < 0 {
		lo, hi = hi, lo
	}
	if geom.Cross(lo, hi) == 0 {
		return false
	}
	rays := []geom.Point{lo, hi}
	for _, w := range bs {
		for _, v := range [2]geom.Point{w.A.Sub(eye), w.B.Sub(eye)} {
			if geom.Cross(lo, v) > 0 && geom.Cross(v, hi) > 0 {
				rays = append(rays, v)
			}
		}
	}
	slices.SortFunc(rays, func(a, b geom.Point) int { return -sign(geom.Cross(a, b)) })
	for i := 1; i < len(rays); i++ {
		mid := rays[i-1].Add(rays[i])
		if geom.Cross(rays[i-1], rays[i]) > 0 && reaches(bs, eye, mid, s) {
			return true
		}
	}
	return false
}

// reaches reports whether the ray from eye along v, which passes through no end of any barrier, gets to s.
func reaches(bs []Barrier, eye, v geom.Point, s geom.Seg) bool {
	goal, _ := along(eye, v, s)
	var limited []fraction
	for _, w := range bs {
		at, ok := along(eye, v, w.Seg)
		if !ok || at.compare(goal) >= 0 {
			continue
		}
		act := w.Right
		if geom.Orient(w.A, w.B, eye) < 0 {
			act = w.Left
		}
		if act == Limit && !slices.ContainsFunc(limited, at.equal) {
			limited = append(limited, at)
		}
		if act == Stop {
			return false
		}
	}
	return len(limited) < 2
}

// along returns how far the ray from eye along v meets s, in lengths of v.
func along(eye, v geom.Point, s geom.Seg) (fraction, bool) {
	a, d := s.A.Sub(eye), s.B.Sub(s.A)
	if sign(geom.Cross(v, a))*sign(geom.Cross(v, s.B.Sub(eye))) >= 0 {
		return fraction{}, false
	}
	n, den := geom.Cross(a, d), geom.Cross(v, d)
	if den < 0 {
		n, den = -n, -den
	}
	return fraction{max(n, 0), den}, n > 0
}

func sign(v int64) int {
	switch {
	case v > 0:
		return 1
	case v < 0:
		return -1
	}
	return 0
}
