package area

import "math/big"

// number is what polygons are cut with: floating point or exact numbers.
type number[N any] interface {
	plus(N) N
	minus(N) N
	times(N) N
	over(N) N // the other must not be 0
	sign() int
}

// spot is a point of the plane.
type spot[N any] struct{ x, y N }

// edge is the half-plane x·X + y·Y + at >= 0.
type edge[N any] struct{ x, y, at N }

func value[N number[N]](e edge[N], p spot[N]) N {
	return e.x.times(p.x).plus(e.y.times(p.y)).plus(e.at)
}

// clipBy is the part of a convex polygon in a half-plane; nil when at most its border is.
func clipBy[N number[N]](poly []spot[N], e edge[N]) []spot[N] {
	var out []spot[N]
	inner := false
	for i, b := range poly {
		a := poly[(i+len(poly)-1)%len(poly)]
		fa, fb := value(e, a), value(e, b)
		if fa.sign()*fb.sign() < 0 {
			t := fa.over(fa.minus(fb))
			out = append(out, spot[N]{a.x.plus(b.x.minus(a.x).times(t)), a.y.plus(b.y.minus(a.y).times(t))})
		}
		if fb.sign() >= 0 {
			out = append(out, b)
		}
		inner = inner || fb.sign() > 0
	}
	if !inner {
		return nil
	}
	return out
}

// area2 is twice the area of a polygon whose corners run clockwise on the screen.
func area2[N number[N]](poly []spot[N]) N {
	var sum N
	for i := 1; i+1 < len(poly); i++ {
		o, a, b := poly[0], poly[i], poly[i+1]
		part := a.x.minus(o.x).times(b.y.minus(o.y)).minus(a.y.minus(o.y).times(b.x.minus(o.x)))
		if i == 1 {
			sum = part
			continue
		}
		sum = sum.plus(part)
	}
	return sum
}

// approx is floating point. Products are rounded at once, so that all processors agree.
type approx float64

func (a approx) plus(b approx) approx  { return a + b }
func (a approx) minus(b approx) approx { return a - b }
func (a approx) times(b approx) approx { return approx(float64(a * b)) }
func (a approx) over(b approx) approx  { return a / b }
func (a approx) sign() int {
	switch {
	case a < 0:
		return -1
	case a > 0:
		return 1
	}
	return 0
}

// ratio is a fraction. The zero value is 0.
type ratio struct{ v *big.Rat }

func whole(v int64) ratio { return ratio{new(big.Rat).SetInt64(v)} }

func (a ratio) rat() *big.Rat {
	if a.v == nil {
		return new(big.Rat)
	}
	return a.v
}

func (a ratio) plus(b ratio) ratio  { return ratio{new(big.Rat).Add(a.rat(), b.rat())} }
func (a ratio) minus(b ratio) ratio { return ratio{new(big.Rat).Sub(a.rat(), b.rat())} }
func (a ratio) times(b ratio) ratio { return ratio{new(big.Rat).Mul(a.rat(), b.rat())} }
func (a ratio) over(b ratio) ratio  { return ratio{new(big.Rat).Quo(a.rat(), b.rat())} }
func (a ratio) sign() int           { return a.rat().Sign() }

// surd is a + b·√r over another kind of number, in which r has no root.
type surd[N number[N]] struct{ a, b, r N }

func (s surd[N]) plus(o surd[N]) surd[N]  { return surd[N]{s.a.plus(o.a), s.b.plus(o.b), s.r} }
func (s surd[N]) minus(o surd[N]) surd[N] { return surd[N]{s.a.minus(o.a), s.b.minus(o.b), s.r} }
func (s surd[N]) times(o surd[N]) surd[N] {
	return surd[N]{s.a.times(o.a).plus(s.b.times(o.b).times(s.r)), s.a.times(o.b).plus(s.b.times(o.a)), s.r}
}

func (s surd[N]) over(o surd[N]) surd[N] {
	up := s.times(surd[N]{o.a, o.b.minus(o.b).minus(o.b), o.r})
	down := o.a.times(o.a).minus(o.b.times(o.b).times(o.r))
	return surd[N]{up.a.over(down), up.b.over(down), s.r}
}

func (s surd[N]) sign() int {
	a, b := s.a.sign(), s.b.sign()
	if a == b || b == 0 {
		return a
	}
	if a == 0 {
		return b
	}
	return a * s.a.times(s.a).minus(s.b.times(s.b).times(s.r)).sign()
}

// exact is a number p + q√3 + (r + s√3)·√n.
type (
	third = surd[ratio]
	exact = surd[third]
)

// field makes exact numbers for one shape. n is the squared length of its direction; root is √n when that is a number
// p + q√3, and then the number under the outer root is 2, which never occurs with a factor.
type field struct {
	under third
	root  exact
}

func fieldOf(n int64) field {
	three := whole(3)
	in := func(p, q int64) third { return third{whole(p), whole(q), three} }
	f := field{under: in(2, 0)}
	switch p, q := rootOf(n), rootOf(n/3); {
	case p*p == n:
		f.root = exact{in(p, 0), in(0, 0), f.under}
	case 3*q*q == n:
		f.root = exact{in(0, q), in(0, 0), f.under}
	default:
		f.under = in(n, 0)
		f.root = exact{in(0, 0), in(1, 0), f.under}
	}
	return f
}

func rootOf(v int64) int64 {
	return new(big.Int).Sqrt(big.NewInt(v)).Int64()
}

// number is u + k√m of a plane.
func (f field) number(u, k int64, e plane) exact {
	in := func(p, q int64) exact {
		zero := third{whole(0), whole(0), whole(3)}
		return exact{third{whole(p), whole(q), whole(3)}, zero, f.under}
	}
	m := in(k, 0)
	if e.three {
		m = in(0, k)
	}
	if e.n {
		m = m.times(f.root)
	}
	return in(u, 0).plus(m)
}

// enoughExactly is [halves.enough] without floating point.
func (h halves) enoughExactly(cut []plane, p *probe, r Rule) bool {
	f := fieldOf(h.long2)
	var cell []spot[exact]
	for _, c := range p.corners {
		v := c.Sub(p.centre)
		cell = append(cell, spot[exact]{f.number(int64(v.X), 0, plane{}), f.number(int64(v.Y), 0, plane{})})
	}
	left := cell
	for _, e := range cut {
		x, y := f.number(e.over.x, e.side.x, e), f.number(e.over.y, e.side.y, e)
		left = clipBy(left, edge[exact]{x, y, f.number(e.over.at(p.centre), e.side.at(p.centre)+e.far, e)})
	}
	if len(left) == 0 || r == Any { // what is left has corners inside the last edge, so it is more than a border
		return len(left) > 0
	}
	have := area2(left)
	return have.plus(have).minus(area2(cell)).sign() >= 0
}
