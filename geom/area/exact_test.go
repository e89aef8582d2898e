package area

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func TestCompareSquaresIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		k := rapid.Int64Range(-1<<55, 1<<55).Draw(t, "k")
		m := rapid.Int64Range(1, 1<<58).Draw(t, "m")
		u := rapid.Int64().Draw(t, "u")
		if rapid.Bool().Draw(t, "near") && k < 1<<30 && k > -1<<30 {
			root := int64(rapid.Int32Range(1, 1<<29).Draw(t, "root"))
			m, u = root*root, k*root+rapid.Int64Range(-1, 1).Draw(t, "off")
		}
		left := new(big.Int).Mul(big.NewInt(u), big.NewInt(u))
		right := new(big.Int).Mul(new(big.Int).Mul(big.NewInt(k), big.NewInt(k)), big.NewInt(m))
		if got, want := compareSquares(u, k, m), left.Cmp(right); got != want {
			t.Fatalf("%d² against %d²·%d: %d, want %d", u, k, m, got, want)
		}
	})
}

// anyExact is a number of the field of n with its value.
func anyExact(t *rapid.T, f field, n int64, name string) (exact, float64) {
	c := rapid.Int64Range(-9, 9)
	sum, value := f.number(c.Draw(t, name+".a"), 0, plane{}), 0.0
	value, _ = sum.a.a.rat().Float64()
	for _, e := range []plane{{three: true}, {n: true}, {three: true, n: true}} {
		k := c.Draw(t, name)
		sum = sum.plus(f.number(0, k, e))
		m := 1.0
		if e.three {
			m = 3
		}
		if e.n {
			m *= float64(n)
		}
		value += float64(k) * math.Sqrt(m)
	}
	return sum, value
}

// Exact numbers add, multiply, divide and have signs as their values do; x/y·y is x and x−x is 0, exactly.
func TestExactNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.SampledFrom([]int64{1, 2, 3, 4, 5, 9, 10, 12, 27, 28, 48, 75, 1 << 40, 3 << 40, 1<<54 - 33}).Draw(t, "n")
		f := fieldOf(n)
		x, vx := anyExact(t, f, n, "x")
		y, vy := anyExact(t, f, n, "y")
		for _, c := range []struct {
			name  string
			got   exact
			value float64
		}{{"x", x, vx}, {"x+y", x.plus(y), vx + vy}, {"x-y", x.minus(y), vx - vy}, {"xy", x.times(y), vx * vy}} {
			if math.Abs(c.value) > 1e-6*(1+math.Abs(vx))*(1+math.Abs(vy)) && c.got.sign() != int(math.Copysign(1, c.value)) {
				t.Fatalf("√%d: sign of %s is %d, its value %g", n, c.name, c.got.sign(), c.value)
			}
		}
		if x.minus(x).sign() != 0 {
			t.Fatalf("√%d: x - x has sign %d", n, x.minus(x).sign())
		}
		if y.sign() != 0 && x.over(y).times(y).minus(x).sign() != 0 {
			t.Fatalf("√%d: x/y·y is not x", n)
		}
	})
}
