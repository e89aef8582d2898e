package geom

import (
	"math/big"
	"math/rand/v2"
	"testing"
	"time"
)

func seeded(t *testing.T) *rand.Rand {
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	return rand.New(rand.NewPCG(seed, 3))
}

func anyPoint(r *rand.Rand) Point {
	if r.IntN(2) == 0 {
		return Point{r.Int32N(9) - 4, r.Int32N(9) - 4}
	}
	edge := []int32{-Limit, Limit, 0}
	if r.IntN(3) == 0 {
		return Point{edge[r.IntN(3)], edge[r.IntN(3)]}
	}
	return Point{r.Int32N(2*Limit+1) - Limit, r.Int32N(2*Limit+1) - Limit}
}

// TestOrient holds the laws of Orient and compares it with big numbers.
func TestOrient(t *testing.T) {
	if Orient(Point{}, Point{1, 0}, Point{0, 1}) <= 0 {
		t.Error("with y down, below is to the right of a walk to the east")
	}
	r := seeded(t)
	for range 5000 {
		a, b, c := anyPoint(r), anyPoint(r), anyPoint(r)
		o := Orient(a, b, c)
		if o != Orient(b, c, a) || o != -Orient(b, a, c) || o != Cross(b.Sub(a), c.Sub(a)) {
			t.Fatalf("Orient(%v, %v, %v) breaks a law", a, b, c)
		}
		v := func(x int32) *big.Int { return big.NewInt(int64(x)) }
		d := func(x, y int32) *big.Int { return new(big.Int).Sub(v(x), v(y)) }
		want := new(big.Int).Sub(new(big.Int).Mul(d(b.X, a.X), d(c.Y, a.Y)), new(big.Int).Mul(d(b.Y, a.Y), d(c.X, a.X)))
		if want.Cmp(big.NewInt(o)) != 0 {
			t.Fatalf("Orient(%v, %v, %v) = %d, want %v", a, b, c, o, want)
		}
	}
}

func TestSegments(t *testing.T) {
	s := Seg{Point{0, 0}, Point{4, 2}}
	for p, on := range map[Point]bool{{0, 0}: true, {2, 1}: true, {4, 2}: true, {6, 3}: false, {-2, -1}: false, {2, 2}: false} {
		if s.On(p) != on {
			t.Errorf("%v on %v: %v", p, s, !on)
		}
	}
	for o, want := range map[Seg][2]bool{ // touches, crosses
		{Point{0, 2}, Point{4, 0}}: {true, true},
		{Point{2, 1}, Point{2, 9}}: {true, false},
		{Point{4, 2}, Point{9, 9}}: {true, false},
		{Point{2, 1}, Point{8, 4}}: {true, false},
		{Point{6, 3}, Point{8, 4}}: {false, false},
		{Point{0, 1}, Point{4, 3}}: {false, false},
		{Point{2, 1}, Point{2, 1}}: {true, false},
		{Point{5, 0}, Point{5, 9}}: {false, false},
	} {
		if s.Touches(o) != want[0] || o.Touches(s) != want[0] || s.Crosses(o) != want[1] || o.Crosses(s) != want[1] {
			t.Errorf("%v and %v: touches %v, crosses %v", s, o, s.Touches(o), s.Crosses(o))
		}
	}
}

func TestRectAndPoint(t *testing.T) {
	r := Rect{Point{0, 0}, Point{4, 2}}
	if !r.Contains(Point{4, 2}) || r.Contains(Point{5, 2}) || r.Empty() || !(Rect{Max: Point{-1, 0}}).Empty() || (Rect{}).Empty() {
		t.Error("rectangles are closed")
	}
	if (Point{1, 2}).Add(Point{3, 4}) != (Point{4, 6}) || (Point{1, 2}).Sub(Point{3, 4}) != (Point{-2, -2}) || Dot(Point{1, 2}, Point{3, 4}) != 11 {
		t.Error("arithmetic")
	}
	if (Point{Limit, -Limit}).Far() || !(Point{Limit + 1, 0}).Far() || !(Point{0, -Limit - 1}).Far() {
		t.Error("what is far")
	}
	if !(Point{0, 5}).Less(Point{1, 0}) || !(Point{1, 0}).Less(Point{1, 1}) || (Point{1, 1}).Less(Point{1, 1}) {
		t.Error("order")
	}
}
