package sight

import "math/bits"

// wide is a signed number of 128 bits, for the few products that outgrow an int64.
type wide struct {
	hi int64
	lo uint64
}

// product returns a·b.
func product(a, b int64) wide {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	h := int64(hi) - (a>>63)&b - (b>>63)&a
	return wide{h, lo}
}

func (a wide) plus(b wide) wide {
	lo, carry := bits.Add64(a.lo, b.lo, 0)
	return wide{a.hi + b.hi + int64(carry), lo}
}

// sign returns -1, 0 or 1.
func (a wide) sign() int {
	switch {
	case a.hi < 0:
		return -1
	case a.hi > 0 || a.lo > 0:
		return 1
	}
	return 0
}

// compare returns the sign of a-b.
func (a wide) compare(b wide) int {
	lo, borrow := bits.Sub64(a.lo, b.lo, 0)
	return wide{a.hi - b.hi - int64(borrow), lo}.sign()
}

// scale returns the floor of a·n/d and the remainder, 0 ≤ rest < d. d is positive and the quotient fits an int64.
func scale(a, n, d int64) (whole, rest int64) {
	if a == 0 {
		return 0, 0
	}
	if small(a) && small(n) && small(d) {
		if whole, rest = a*n/d, a*n%d; rest < 0 {
			whole, rest = whole-1, rest+d
		}
		return whole, rest
	}
	w := product(a, n)
	neg := w.hi < 0
	if neg {
		lo, borrow := bits.Sub64(0, w.lo, 0)
		w = wide{-w.hi - int64(borrow), lo}
	}
	q, r := bits.Div64(uint64(w.hi), w.lo, uint64(d))
	whole, rest = int64(q), int64(r)
	if neg {
		whole = -whole
		if rest > 0 {
			whole, rest = whole-1, d-rest
		}
	}
	return whole, rest
}

// small reports whether products of two such numbers fit an int64.
func small(v int64) bool { return v < 1<<31 && v > -1<<31 }

func signOf(v int64) int {
	switch {
	case v > 0:
		return 1
	case v < 0:
		return -1
	}
	return 0
}
