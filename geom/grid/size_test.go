package grid_test

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

func sorted(cells []Cell) []Cell {
	slices.SortFunc(cells, Cell.Compare)
	return cells
}

// The counts that the rules print (V-014-070-01 to -08): Tiny to Gargantuan.
func TestSpacesHaveThePrintedCounts(t *testing.T) {
	for _, g := range grids {
		want := []int{1, 1, 1, 4, 9, 16}
		if g.Hex() {
			want = []int{1, 1, 1, 3, 7, 12}
		}
		for i, s := range Sizes {
			for _, turned := range []bool{false, true} {
				space := g.Space(nil, s, Place{Cell: Cell{4, -2}, Turned: turned})
				if len(space) != want[i] || len(slices.Compact(sorted(slices.Clone(space)))) != want[i] {
					t.Errorf("%v: %v covers %v, want %d cells", g, s, space, want[i])
				}
				if space[0] != (Cell{4, -2}) {
					t.Errorf("%v: %v begins with %v, want the place's own cell", g, s, space[0])
				}
			}
		}
	}
}

// V-014-070-10 to -12.
func TestSpacesOfTheCatalog(t *testing.T) {
	for _, c := range []struct {
		g    Grid
		s    Size
		at   Cell
		want []Cell
	}{
		{squares, Large, Cell{3, 2}, []Cell{{3, 2}, {4, 2}, {3, 3}, {4, 3}}},
		{pointy, Large, Cell{}, []Cell{{0, 0}, {0, 1}, {1, 0}}},
		{pointy, Huge, Cell{}, []Cell{{-1, 0}, {-1, 1}, {0, -1}, {0, 0}, {0, 1}, {1, -1}, {1, 0}}},
		{pointy, Gargantuan, Cell{}, []Cell{{0, 0}, {1, 0}, {0, 1}, {-1, 0}, {-1, 1}, {-1, 2}, {0, -1}, {0, 2}, {1, -1}, {1, 1}, {2, -1}, {2, 0}}},
	} {
		if got := sorted(c.g.Space(nil, c.s, Place{Cell: c.at})); !slices.Equal(got, sorted(c.want)) {
			t.Errorf("%v at %v: %v, want %v", c.s, c.at, got, c.want)
		}
	}
}

// The golden spaces of 3 and 12 hexes stand on the corner below a hex: they are the turned ones.
func TestHexSpacesAsGolden(t *testing.T) {
	data, err := os.ReadFile("testdata/spaces.json")
	if err != nil {
		t.Fatal(err)
	}
	var golden []struct {
		Size  int
		Cells [][2]int32
	}
	if err := json.Unmarshal(data, &golden); err != nil {
		t.Fatal(err)
	}
	sizes := map[int]Size{1: Medium, 3: Large, 7: Huge, 12: Gargantuan, 19: Across(5)}
	for _, w := range golden {
		s, ok := sizes[w.Size]
		if !ok {
			continue
		}
		var want []Cell
		for _, c := range w.Cells {
			want = append(want, Cell{c[0], c[1]})
		}
		if got := sorted(pointy.Space(nil, s, Place{Turned: true})); !slices.Equal(got, sorted(want)) {
			t.Errorf("%d hexes: %v, want %v", w.Size, got, want)
		}
	}
}

// The rings about spaces of 1, 3, 7 and 12 hexes have 6, 9, 12 and 15 cells (R-014-077), and 12 hexes are 3 and their ring.
func TestRingsAboutHexSpaces(t *testing.T) {
	for _, g := range hexes {
		for _, turned := range []bool{false, true} {
			for s, want := range map[Size]int{Medium: 6, Large: 9, Huge: 12, Gargantuan: 15} {
				ring := ringAbout(g, g.Space(nil, s, Place{Turned: turned}))
				if len(ring) != want {
					t.Errorf("%v: ring about %v has %d cells, want %d", g, s, len(ring), want)
				}
			}
			three := g.Space(nil, Large, Place{Turned: turned})
			twelve := sorted(append(ringAbout(g, three), three...))
			if got := sorted(g.Space(nil, Gargantuan, Place{Turned: turned})); !slices.Equal(got, twelve) {
				t.Errorf("%v, turned %v: 12 hexes are %v, want 3 and their ring %v", g, turned, got, twelve)
			}
		}
	}
}

func ringAbout(g Grid, space []Cell) []Cell {
	var ring []Cell
	for _, c := range space {
		for _, n := range g.Neighbours(nil, c) {
			if !slices.Contains(space, n) && !slices.Contains(ring, n) {
				ring = append(ring, n)
			}
		}
	}
	return ring
}

// The middle of a space is the mean of its cells' centres, exactly.
func TestMiddleIsTheMeanOfTheSpace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyGrid(t), anySize(t)
		at := anyPlace(t, g, s)
		m := g.Middle(s, at)
		if s == Tiny {
			if g.At(m) != at.Cell {
				t.Fatalf("%v: a quarter of %v lies in %v", g, at.Cell, g.At(m))
			}
			return
		}
		var x, y, n int64
		for _, c := range g.Space(nil, s, at) {
			p := g.Centre(c)
			x, y, n = x+int64(p.X), y+int64(p.Y), n+1
		}
		if x != n*int64(m.X) || y != n*int64(m.Y) {
			t.Fatalf("%v: the middle of %v at %v is %v, of its cells %d/%d, %d/%d", g, s, at, m, x, n, y, n)
		}
	})
}

func TestQuartersRunClockwise(t *testing.T) {
	for _, g := range grids {
		m := g.Centre(Cell{})
		for q := range uint8(4) {
			a, b := g.Middle(Tiny, Place{Quarter: q}), g.Middle(Tiny, Place{Quarter: (q + 1) % 4})
			if geom.Orient(m, a, b) <= 0 {
				t.Errorf("%v: quarters %d and on turn anticlockwise", g, q)
			}
		}
		if p := g.Middle(Tiny, Place{}); p.X >= m.X || p.Y >= m.Y {
			t.Errorf("%v: the first quarter %v is not top left of %v", g, p, m)
		}
	}
}

// places are all places of a size in the cells about p.
func places(g Grid, s Size, p geom.Point) []Place {
	var all []Place
	for _, c := range nearby(g, p) {
		switch {
		case s == Tiny:
			for q := range uint8(4) {
				all = append(all, Place{Cell: c, Quarter: q})
			}
		case g.Turns(s):
			all = append(all, Place{Cell: c}, Place{Cell: c, Turned: true})
		default:
			all = append(all, Place{Cell: c})
		}
	}
	return all
}

// Snap is the place whose middle is nearest, tried against all places about.
func TestSnapIsTheNearestPlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s, p := anyGrid(t), anySize(t), anyPoint(t)
		got := g.Snap(s, p)
		mine := g.Middle(s, got)
		for _, at := range places(g, s, p) {
			m := g.Middle(s, at)
			d, best := g.Dist2(m, p), g.Dist2(mine, p)
			if d < best || d == best && (m.Y > mine.Y || m.Y == mine.Y && m.X > mine.X) {
				t.Fatalf("%v: %v at %v snaps to %v, but %v is the better place", g, s, p, got, at)
			}
		}
	})
}

func TestSnapOfAMiddleIsItsPlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyGrid(t), anySize(t)
		at := anyPlace(t, g, s)
		if got := g.Snap(s, g.Middle(s, at)); got != at {
			t.Fatalf("%v: %v at %v snaps to %v", g, s, at, got)
		}
		if got := g.SnapAs(s, g.Middle(s, at), at); got != at {
			t.Fatalf("%v: %v at %v snaps as it is to %v", g, s, at, got)
		}
	})
}

// Even-sized tokens used to snap their centre to a hex's centre and sit askew (drag-ruler #236, foundry #8196): one and seven
// hexes stand on a centre, three and twelve on a corner, both ways up, all offsets. Squares: 1 and 9 centre, 4 and 16 corner.
func TestEvenSizesSnapToACorner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s, p := anyGrid(t), rapid.SampledFrom(Sizes[1:]).Draw(t, "size"), anyPoint(t)
		at := g.Snap(s, p)
		m := g.Middle(s, at)
		onCentre := m == g.Centre(g.At(m))
		onCorner := false
		for _, c := range nearby(g, m) {
			onCorner = onCorner || slices.Contains(g.AppendCorners(nil, c), m)
		}
		if even := s == Large || s == Gargantuan; onCorner != even || onCentre == even {
			t.Fatalf("%v: %v at %v stands on %v: corner %v, centre %v", g, s, p, m, onCorner, onCentre)
		}
	})
}

// Every corner of a grid is the middle of exactly one place of 3 hexes, and of one of 12.
func TestEveryCornerIsAPlace(t *testing.T) {
	for _, g := range hexes {
		for _, s := range []Size{Large, Gargantuan} {
			for _, p := range g.AppendCorners(nil, Cell{4, 4}) {
				if at := g.Snap(s, p); g.Middle(s, at) != p {
					t.Errorf("%v: %v at the corner %v stands at %v", g, s, p, g.Middle(s, at))
				}
			}
		}
	}
}

func TestStepsKeepTheWayUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyGrid(t), anySize(t)
		at := anyPlace(t, g, s)
		for _, d := range g.Steps(nil) {
			to := g.Move(at, d)
			if to.Turned != at.Turned || to.Quarter != at.Quarter || !g.Step(at, to) {
				t.Fatalf("%v: a step from %v leads to %v", g, at, to)
			}
			if got := g.Middle(s, to).Sub(g.Middle(s, at)); got != g.Centre(to.Cell).Sub(g.Centre(at.Cell)) {
				t.Fatalf("%v: the middle moved by %v", g, got)
			}
			over := to
			over.Turned = !over.Turned
			if g.Step(at, over) {
				t.Fatalf("%v: a step from %v turns it over", g, at)
			}
		}
		if g.Step(at, at) || g.Step(at, g.Move(at, Cell{2, 0})) {
			t.Fatalf("%v: no step or two steps count as one", g)
		}
		if quarter := (Place{Cell: at.Cell, Turned: at.Turned, Quarter: at.Quarter ^ 1}); !g.Step(at, quarter) {
			t.Fatalf("%v: another quarter is no step", g)
		}
	})
}

func TestSnapAsNeverTurnsOver(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := anyHex(t), anyPoint(t)
		s := rapid.SampledFrom([]Size{Large, Gargantuan}).Draw(t, "size")
		like := anyPlace(t, g, s)
		got := g.SnapAs(s, p, like)
		if got.Turned != like.Turned {
			t.Fatalf("%v: %v is turned over", g, s)
		}
		for _, at := range places(g, s, p) {
			if at.Turned == like.Turned && g.Dist2(g.Middle(s, at), p) < g.Dist2(g.Middle(s, got), p) {
				t.Fatalf("%v: %v is nearer to %v than %v", g, at, p, got)
			}
		}
	})
}

func TestRanksAndExtents(t *testing.T) {
	for i, s := range Sizes {
		if s.Rank() != int32(i) {
			t.Errorf("%v has rank %d, want %d", s, s.Rank(), i)
		}
		for _, g := range grids {
			area := math.Pi / 4 * g.Extent(s) * g.Extent(s)
			cells := float64(len(g.Space(nil, s, Place{})))
			if g.Hex() {
				cells *= math.Sqrt(3) / 2
			}
			if s != Tiny && (area > 1.02*cells || area < 0.75*cells) {
				t.Errorf("%v: %v is drawn %.2f large on %.2f", g, s, area, cells)
			}
		}
	}
}

// regridSlack is how far a place's middle may be from a spot of the map, in cells: as far as the nearest one can be.
func regridSlack(g Grid, s Size) float64 {
	switch {
	case s == Tiny:
		return 0.45
	case !g.Hex():
		return math.Sqrt2/2 + 0.001
	}
	return 1/math.Sqrt(3) + 0.001
}

func TestRegridKeepsTheSpot(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from, to, s := anyGrid(t), anyGrid(t), anySize(t)
		at := anyPlace(t, from, s)
		got := Regrid(from, to, s, at)
		ax, ay := from.ToCells(from.Middle(s, at))
		bx, by := to.ToCells(to.Middle(s, got))
		if d := math.Hypot(bx-ax, by-ay); d > regridSlack(to, s)*1.01 {
			t.Fatalf("%v at %v of %v goes to %v of %v, %.3f cells off", s, at, from, got, to, d)
		}
		if back := Regrid(from, from, s, at); back != at {
			t.Fatalf("no change of grid moves %v to %v", at, back)
		}
	})
}

// There and back ends next to the beginning at most: neither grid's places lie where the other's do.
func TestRegridThereAndBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, s := anyGrid(t), anyGrid(t), anySize(t)
		at := anyPlace(t, a, s)
		back := Regrid(b, a, s, Regrid(a, b, s, at))
		ax, ay := a.ToCells(a.Middle(s, at))
		bx, by := a.ToCells(a.Middle(s, back))
		if d := math.Hypot(bx-ax, by-ay); d > (regridSlack(a, s)+regridSlack(b, s))*1.01 {
			t.Fatalf("%v: %v comes back as %v, %.3f cells off", s, at, back, d)
		}
	})
}

func ExampleGrid_Space() {
	g := Grid{Kind: HexPointy}
	fmt.Println(g.Space(nil, Large, g.Snap(Large, geom.Point{X: 1024, Y: 1536})))
	// Output: [{0 0} {1 0} {0 1}]
}
