package grid_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	. "sightline/geom/grid"
)

// walk finds distances by walking: cells reached with each number of cells paid, an even or odd number of diagonals behind.
func walk(g Grid, r Rule, reach int32) map[Cell]int32 {
	type state struct {
		c   Cell
		odd bool
	}
	best := map[Cell]int32{}
	done := map[state]bool{}
	todo := make([][]state, reach+3)
	todo[0] = []state{{}}
	for paid := int32(0); paid <= reach; paid++ {
		for i := 0; i < len(todo[paid]); i++ {
			s := todo[paid][i]
			if done[s] {
				continue
			}
			done[s] = true
			if _, known := best[s.c]; !known {
				best[s.c] = paid
			}
			for _, n := range g.Neighbours(nil, s.c) {
				cost, next := int32(1), state{n, s.odd}
				if g.Diagonal(s.c, n) {
					next.odd = !s.odd
					if r == Taxicab || r == Alternating && s.odd {
						cost = 2
					}
				}
				todo[paid+cost] = append(todo[paid+cost], next)
			}
		}
	}
	return best
}

func TestDistanceIsTheShortestWalk(t *testing.T) {
	for _, g := range []Grid{squares, pointy, flat} {
		for _, r := range []Rule{Equal, Alternating, Taxicab} {
			for c, want := range walk(g, r, 9) {
				if got := g.Distance(r, []Cell{{}}, []Cell{c}); got != want {
					t.Errorf("%v: %v to %v is %d, want %d", g, r, c, got, want)
				}
			}
		}
	}
}

// V-014-078 and V-024-018: distances of the catalog.
func TestDistancesOfTheCatalog(t *testing.T) {
	large := squares.Space(nil, Large, Place{})
	for _, c := range []struct {
		r    Rule
		a, b []Cell
		want int32
	}{
		{Equal, []Cell{{0, 0}}, []Cell{{1, 1}}, 1},
		{Equal, []Cell{{0, 0}}, []Cell{{4, 2}}, 4},
		{Equal, large, []Cell{{5, 1}}, 4},
		{Equal, []Cell{{2, 2}}, []Cell{{2, 2}}, 0},
		{Alternating, []Cell{{0, 0}}, []Cell{{4, 2}}, 5},
		{Alternating, []Cell{{0, 0}}, []Cell{{3, 3}}, 4},
		{Alternating, large, []Cell{{5, 5}}, 6},
		{Exact, []Cell{{0, 0}}, []Cell{{1, 1}}, 1},
		{Exact, []Cell{{0, 0}}, []Cell{{3, 4}}, 5},
		{Exact, []Cell{{0, 0}}, []Cell{{5, 5}}, 7},
		{Taxicab, []Cell{{0, 0}}, []Cell{{3, 4}}, 7},
		{Equal, nil, []Cell{{0, 0}}, math.MaxInt32},
	} {
		if got := squares.Distance(c.r, c.a, c.b); got != c.want {
			t.Errorf("%v from %v to %v: %d, want %d", c.r, c.a, c.b, got, c.want)
		}
	}
}

func TestDistanceIsAMeasure(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := anyGrid(t), rapid.SampledFrom([]Rule{Equal, Alternating, Exact, Taxicab}).Draw(t, "rule")
		a, b, by := []Cell{anyCell(t, "a")}, []Cell{anyCell(t, "b")}, anyCell(t, "shift")
		if g.Distance(r, a, b) != g.Distance(r, b, a) {
			t.Fatalf("%v %v: %v and %v are not as far both ways", g, r, a, b)
		}
		if (g.Distance(r, a, b) == 0) != (a[0] == b[0]) {
			t.Fatalf("%v %v: %v and %v are 0 apart", g, r, a, b)
		}
		if g.Distance(r, []Cell{a[0].Add(by)}, []Cell{b[0].Add(by)}) != g.Distance(r, a, b) {
			t.Fatalf("%v %v: %v and %v shifted by %v are not as far", g, r, a, b, by)
		}
		if g.Hex() && g.Distance(r, a, b) != g.Distance(Equal, a, b) {
			t.Fatalf("%v: %v changes a distance of hexes", g, r)
		}
	})
}

func TestRootIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := rapid.Int64Range(1, 1<<31-1).Draw(t, "root")
		for v, want := range map[int64]int64{r * r: r, r*r - 1: r - 1, r*r + r: r} {
			if got := Root(v); int64(got) != want {
				t.Fatalf("root of %d is %d, want %d", v, got, want)
			}
		}
	})
	if Root(-4) != 0 || Root(0) != 0 {
		t.Error("the root of nothing is something")
	}
}
