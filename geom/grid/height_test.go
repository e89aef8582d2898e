package grid_test

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

var rules = []Rule{Equal, Alternating, Exact, Taxicab}

func TestLayersApart(t *testing.T) {
	for _, c := range []struct {
		a, b Layers
		want int32
	}{
		{Layers{}, Layers{}, 0},
		{Layers{}, Layers{Floor: 1}, 1},
		{Layers{Tall: 2}, Layers{Floor: 1}, 0},
		{Layers{Tall: 3}, Layers{Floor: 7}, 5},
		{Layers{Floor: -4}, Layers{Tall: 2}, 4},
		{Layers{Floor: -4, Tall: 9}, Layers{Tall: 2}, 0},
		{Layers{Tall: -5}, Layers{Floor: 2}, 2},
	} {
		if got, back := c.a.Apart(c.b), c.b.Apart(c.a); got != c.want || back != c.want {
			t.Errorf("%v and %v are %d and %d apart, want %d", c.a, c.b, got, back, c.want)
		}
	}
}

func TestSlantsAsCounted(t *testing.T) {
	for _, c := range []struct {
		r                Rule
		along, up, wants int32
	}{
		{Equal, 6, 4, 6}, {Equal, 2, -9, 9}, {Alternating, 6, 4, 8}, {Alternating, 1, 1, 1}, {Alternating, 2, 2, 3},
		{Exact, 3, 4, 5}, {Exact, 1, 1, 1}, {Exact, 5, 5, 7}, {Taxicab, 3, 4, 7}, {Equal, math.MaxInt32, 4, math.MaxInt32},
	} {
		if got := Slant(c.r, c.along, c.up); got != c.wants {
			t.Errorf("%v: %d along and %d up are %d, want %d", c.r, c.along, c.up, got, c.wants)
		}
	}
}

// Laws of heights: none changes nothing, more is never nearer, up is as far as down, and no distance is shorter than its parts.
func TestHeightsAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(append(grids, Grid{Kind: Gridless})).Draw(t, "grid")
		r, up := rapid.SampledFrom(rules).Draw(t, "along"), rapid.SampledFrom(rules).Draw(t, "up")
		a, b := []Cell{anyCell(t, "a")}, []Cell{anyCell(t, "b")}
		n := rapid.Int32Range(0, 200).Draw(t, "layers")
		flat, got := g.Distance(r, a, b), g.Distance3(r, up, a, b, n)
		if g.Distance3(r, up, a, b, 0) != flat || g.Distance3(r, up, b, a, n) != got {
			t.Fatalf("%v: %v to %v by %v: %d on the ground, %d both ways", g, a, b, r, flat, got)
		}
		if got < max(flat, n) || got > flat+n+1 || g.Distance3(r, up, a, b, n+1) < got {
			t.Fatalf("%v: %v to %v by %v and %v: %d along and %d up are %d", g, a, b, r, up, flat, n, got)
		}
	})
}

// Exact both ways is the straight line, rounded down once: against big numbers.
func TestExactHeights(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := anyCell(t, "a"), anyCell(t, "b")
		n := rapid.Int32Range(1, 300).Draw(t, "layers")
		d := b.Sub(a)
		v := big.NewInt(int64(d.X)*int64(d.X) + int64(d.Y)*int64(d.Y) + int64(n)*int64(n))
		if got, want := int64(squares.Distance3(Exact, Exact, []Cell{a}, []Cell{b}, n)), v.Sqrt(v).Int64(); got != want {
			t.Fatalf("%v, %d up: %d, want %d", d, n, got, want)
		}
	})
	if got := squares.Distance3(Exact, Exact, nil, []Cell{{}}, 3); got != math.MaxInt32 {
		t.Errorf("an empty space is %d away", got)
	}
}

func TestWithinIsExact(t *testing.T) {
	for _, g := range grids {
		m := g.Centre(Cell{})
		n := g.Centre(g.Steps(nil)[2].Sub(Cell{})) // a neighbour
		if g.Kind == Square {
			n = g.Centre(Cell{1, 0})
		}
		for _, c := range []struct {
			up, n int32
			want  bool
		}{{0, 1, true}, {0, 0, false}, {1, 1, false}, {-1, 1, false}, {1024, 1, false}, {1773, 2, true}, {1774, 2, false}} { // 1,024·√3 = 1,773.6
			if got := g.Within(m, n, c.up, c.n); got != c.want {
				t.Errorf("%v: a neighbour %d higher within %d: %v", g, c.up, c.n, got)
			}
		}
	}
}

// A way is measured exactly, whatever its legs: the root of one leg, whole triangles, and against long numbers.
func TestWaysAreExact(t *testing.T) {
	if got := squares.Way([]geom.Point{{}, {X: 3, Y: 4}, {X: 3, Y: 4}, {X: 3, Y: 0}}); got != 9 {
		t.Errorf("5 and 4 are %d", got)
	}
	if squares.Way(nil) != 0 || squares.Way([]geom.Point{{X: 7}}) != 0 {
		t.Error("a point is a way")
	}
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t)
		var way []geom.Point
		n := rapid.Int32Range(-geom.Limit, geom.Limit)
		if rapid.Bool().Draw(t, "near") {
			n = rapid.Int32Range(-9, 9)
		}
		sum := new(big.Float).SetPrec(900)
		for i := range rapid.IntRange(0, 6).Draw(t, "points") {
			way = append(way, geom.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")})
			if i > 0 {
				leg := new(big.Float).SetPrec(900).SetInt64(g.Dist2(way[i-1], way[i]))
				leg.Quo(leg, new(big.Float).SetInt64(g.Length2(1)))
				sum.Add(sum, leg.Sqrt(leg))
			}
		}
		sum.Add(sum, new(big.Float).SetMantExp(big.NewFloat(1), -700)) // whole sums may come out a trace short
		if want, _ := sum.Int64(); g.Way(way) != want {
			t.Fatalf("%v: %v is %d long, want %d", g, way, g.Way(way), want)
		}
	})
}
