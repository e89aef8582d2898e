package grid_test

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

var (
	squares = Grid{}
	pointy  = Grid{Kind: HexPointy}
	flat    = Grid{Kind: HexFlat}
	hexes   = []Grid{pointy, flat, {Kind: HexPointy, Even: true}, {Kind: HexFlat, Even: true}}
	grids   = append([]Grid{squares}, hexes...)
)

// Generators of the things a grid is asked about.
func anyGrid(t *rapid.T) Grid { return rapid.SampledFrom(grids).Draw(t, "grid") }
func anyHex(t *rapid.T) Grid  { return rapid.SampledFrom(hexes).Draw(t, "hexes") }

func anyCell(t *rapid.T, name string) Cell {
	n := rapid.Int32Range(-300, 300)
	return Cell{X: n.Draw(t, name+".X"), Y: n.Draw(t, name+".Y")}
}

func anyPoint(t *rapid.T) geom.Point {
	n := rapid.Int32Range(-30*geom.Unit, 30*geom.Unit)
	p := geom.Point{X: n.Draw(t, "X"), Y: n.Draw(t, "Y")}
	if rapid.Bool().Draw(t, "hard") { // edges, corners and centres of cells are multiples of half a cell
		p = geom.Point{X: p.X / 512 * 512, Y: p.Y / 512 * 512}
	}
	return p
}

func anyPlace(t *rapid.T, g Grid, s Size) Place {
	at := Place{Cell: anyCell(t, "cell")}
	if s == Tiny {
		at.Quarter = rapid.Uint8Range(0, 3).Draw(t, "quarter")
	}
	if g.Turns(s) {
		at.Turned = rapid.Bool().Draw(t, "turned")
	}
	return at
}

func anySize(t *rapid.T) Size {
	return rapid.SampledFrom(append(Sizes[:], Across(5), Across(6), Across(9), Widest)).Draw(t, "size")
}

// nearby is the cells about p, far enough that the nearest is among them.
func nearby(g Grid, p geom.Point) []Cell {
	var cells []Cell
	b := geom.Rect{Min: p.Sub(geom.Point{X: 3000, Y: 3000}), Max: p.Add(geom.Point{X: 3000, Y: 3000})}
	for c := range g.Cells(b) {
		cells = append(cells, c)
	}
	return cells
}

func TestFirstCellLiesAtTheTopLeft(t *testing.T) {
	for _, g := range grids {
		box := geom.Rect{Min: geom.Point{X: 1 << 20, Y: 1 << 20}}
		for _, p := range g.AppendCorners(nil, Cell{}) {
			box.Min.X, box.Min.Y = min(box.Min.X, p.X), min(box.Min.Y, p.Y)
		}
		want := geom.Point{}
		if g.Even && g.Kind == HexPointy {
			want.X = geom.Unit / 2
		}
		if g.Even && g.Kind == HexFlat {
			want.Y = geom.Unit / 2
		}
		if box.Min != want {
			t.Errorf("%v: cell (0,0) begins at %v, want %v", g, box.Min, want)
		}
	}
}

func TestOffsetRowsAreShoved(t *testing.T) {
	for _, c := range []struct {
		g      Grid
		second Cell // the first cell of the second row or column
		x, y   int32
	}{
		{pointy, Cell{0, 1}, 1024, 2560},
		{Grid{Kind: HexPointy, Even: true}, Cell{-1, 1}, 512, 2560},
		{flat, Cell{1, 0}, 2560, 1024},
		{Grid{Kind: HexFlat, Even: true}, Cell{1, -1}, 2560, 512},
	} {
		if got := c.g.Centre(c.second); got != (geom.Point{X: c.x, Y: c.y}) {
			t.Errorf("%v: centre of %v is %v, want %d, %d", c.g, c.second, got, c.x, c.y)
		}
	}
}

// The corners run clockwise on the screen and all lie as far from the centre; what two neighbours share is an edge.
func TestCornersRunClockwise(t *testing.T) {
	for _, g := range grids {
		corners := g.AppendCorners(nil, Cell{2, 3})
		m := g.Centre(Cell{2, 3})
		for i, a := range corners {
			b := corners[(i+1)%len(corners)]
			if geom.Orient(m, a, b) <= 0 {
				t.Errorf("%v: corners %d and on turn anticlockwise", g, i)
			}
			if g.Dist2(m, a) != g.Dist2(m, corners[0]) {
				t.Errorf("%v: corner %d is %d away, the first %d", g, i, g.Dist2(m, a), g.Dist2(m, corners[0]))
			}
		}
	}
}

func TestNeighboursShareAnEdge(t *testing.T) {
	for _, g := range grids {
		own := g.AppendCorners(nil, Cell{2, 3})
		for i, n := range g.Neighbours(nil, Cell{2, 3}) {
			shared := 0
			for _, p := range g.AppendCorners(nil, n) {
				if slices.Contains(own, p) {
					shared++
				}
			}
			want := 2
			if g.Diagonal(Cell{2, 3}, n) {
				want = 1
			}
			if shared != want || !g.Adjacent(Cell{2, 3}, n) {
				t.Errorf("%v: neighbour %d shares %d corners, want %d; adjacent: %v", g, i, shared, want, g.Adjacent(Cell{2, 3}, n))
			}
			if facing := g.FacingTo(g.Centre(Cell{2, 3}), g.Centre(n)); facing != g.Facing(i) {
				t.Errorf("%v: neighbour %d lies at %d°, want %d°", g, i, facing, g.Facing(i))
			}
		}
	}
	if squares.Adjacent(Cell{}, Cell{}) || squares.Adjacent(Cell{}, Cell{2, 1}) || pointy.Adjacent(Cell{}, Cell{1, 1}) {
		t.Error("cells that don't touch are adjacent")
	}
}

// At is the nearest centre, of several the lowest, of those the rightmost: tried against all cells about.
func TestAtIsTheNearestCentre(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := anyGrid(t), anyPoint(t)
		near := nearby(g, p)
		best := near[0]
		for _, c := range near[1:] {
			a, b := g.Centre(c), g.Centre(best)
			da, db := g.Dist2(a, p), g.Dist2(b, p)
			if da < db || da == db && (a.Y > b.Y || a.Y == b.Y && a.X > b.X) {
				best = c
			}
		}
		if got := g.At(p); got != best {
			t.Fatalf("%v: %v lies in %v, want %v", g, p, got, best)
		}
	})
}

func TestAtOfEveryInnerPoint(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, c := anyGrid(t), anyCell(t, "cell")
		m := g.Centre(c)
		if got := g.At(m); got != c {
			t.Fatalf("%v: centre of %v lies in %v", g, c, got)
		}
		for _, p := range g.AppendCorners(nil, c) { // moved 1/512 of the way inward
			d := m.Sub(p)
			if d.X%512 != 0 || d.Y%512 != 0 {
				t.Fatalf("%v: an inset corner of %v is no lattice point", g, c)
			}
			if got := g.At(p.Add(geom.Point{X: d.X / 512, Y: d.Y / 512})); got != c {
				t.Fatalf("%v: inset corner of %v lies in %v", g, c, got)
			}
		}
	})
}

func TestRingsHoldAllCellsAtTheirDistance(t *testing.T) {
	for _, g := range grids {
		mid := Cell{5, -4}
		for n := int32(0); n < 6; n++ {
			ring := g.Ring(nil, mid, n)
			want := int(n) * len(g.Steps(nil))
			if n == 0 {
				want = 1
			}
			seen := map[Cell]bool{}
			for i, c := range ring {
				seen[c] = true
				if d := g.Distance(Equal, []Cell{mid}, []Cell{c}); d != n {
					t.Errorf("%v: %v in ring %d is %d away", g, c, n, d)
				}
				if next := ring[(i+1)%len(ring)]; n > 0 && !g.Adjacent(c, next) {
					t.Errorf("%v: ring %d jumps from %v to %v", g, n, c, next)
				}
				if next := ring[(i+1)%len(ring)]; n > 0 && geom.Orient(g.Centre(mid), g.Centre(c), g.Centre(next)) <= 0 {
					t.Errorf("%v: ring %d runs anticlockwise at %v", g, n, c)
				}
			}
			if len(seen) != want {
				t.Errorf("%v: ring %d has %d cells, want %d", g, n, len(seen), want)
			}
		}
	}
	if got := squares.Ring(nil, Cell{}, -1); got != nil {
		t.Errorf("ring -1 has cells: %v", got)
	}
}

func TestLineIsAShortestWalkBothWays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, a, b := anyGrid(t), anyCell(t, "a"), anyCell(t, "b")
		there, back := g.Line(nil, a, b), g.Line(nil, b, a)
		if there[0] != a || there[len(there)-1] != b {
			t.Fatalf("%v: line from %v to %v begins %v and ends %v", g, a, b, there[0], there[len(there)-1])
		}
		if want := int(g.Distance(Equal, []Cell{a}, []Cell{b})) + 1; len(there) != want {
			t.Fatalf("%v: line from %v to %v has %d cells, want %d", g, a, b, len(there), want)
		}
		for i := 1; i < len(there); i++ {
			if !g.Adjacent(there[i-1], there[i]) {
				t.Fatalf("%v: line jumps from %v to %v", g, there[i-1], there[i])
			}
		}
		slices.Reverse(back)
		if !slices.Equal(there, back) {
			t.Fatalf("%v: line from %v to %v is %v, back %v", g, a, b, there, back)
		}
	})
}

// Each cell of a line is one the straight line passes within half a cell's diagonal.
func TestLineKeepsToTheStraightLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, a, b := anyGrid(t), anyCell(t, "a"), anyCell(t, "b")
		ax, ay := g.ToCells(g.Centre(a))
		bx, by := g.ToCells(g.Centre(b))
		long := math.Hypot(bx-ax, by-ay)
		for _, c := range g.Line(nil, a, b) {
			x, y := g.ToCells(g.Centre(c))
			off := math.Abs((bx-ax)*(y-ay) - (by-ay)*(x-ax))
			if long > 0 && off/long > 0.71 {
				t.Fatalf("%v: %v lies %.2f off the line from %v to %v", g, c, off/long, a, b)
			}
		}
	})
}

func TestCellsAreThoseInside(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t)
		min := anyPoint(t)
		n := rapid.Int32Range(-1000, 9000)
		b := geom.Rect{Min: min, Max: min.Add(geom.Point{X: n.Draw(t, "w"), Y: n.Draw(t, "h")})}
		got := map[Cell]int{}
		for c := range g.Cells(b) {
			got[c]++
		}
		for q := int32(-60); q < 60; q++ { // far more than can lie there, in axial coordinates about its first cell
			for r := int32(-30); r < 30; r++ {
				c := g.At(min).Add(Cell{q, r})
				if want := !b.Empty() && g.Inside(b, c); (got[c] == 1) != want {
					t.Fatalf("%v: %v is yielded %d times, inside: %v", g, c, got[c], want)
				}
				delete(got, c)
			}
		}
		if len(got) != 0 {
			t.Fatalf("%v: cells far off: %v", g, got)
		}
	})
}

func TestCellsStopsWhenToldTo(t *testing.T) {
	for _, g := range grids {
		n := 0
		for range g.Cells(geom.Rect{Max: geom.Point{X: 10240, Y: 10240}}) {
			if n++; n == 3 {
				break
			}
		}
		if n != 3 {
			t.Errorf("%v: %d cells", g, n)
		}
	}
}

func TestNames(t *testing.T) {
	for got, want := range map[string]string{
		Square.String(): "square", HexPointy.String(): "pointy hex", HexFlat.String(): "flat hex", Gridless.String(): "gridless", Kind(9).String(): "unknown grid",
		Equal.String(): "equal", Taxicab.String(): "taxicab", Rule(9).String(): "unknown rule",
		Medium.String(): "Medium", Gargantuan.String(): "Gargantuan", "x" + Size(99).String(): "x", Across(7).String(): "Gargantuan 7",
	} {
		if got != want {
			t.Errorf("name %q, want %q", got, want)
		}
	}
	if Rule(4).Valid() || !Taxicab.Valid() || (Widest + 1).Valid() || !Widest.Valid() {
		t.Error("validity of rules or sizes is wrong")
	}
}
