package table

import (
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/maps"
)

// TestRecast puts random ground on other grids: with whole set nothing that was not explored is, wherever on the map one
// asks, and with whole unset everything that was hidden stays so.
func TestRecast(t *testing.T) {
	rnd := source(t)
	m := maps.Blank("x", 9, 7, 1)
	grids := []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexFlat}, {Kind: grid.HexPointy, Even: true}}
	for _, a := range grids {
		for _, b := range grids {
			from, to := newGeometry(m, a), newGeometry(m, b)
			old := someMask(rnd, from.w, from.h)
			for y := range from.h / 2 { // some ground that holds together
				old.SetRow(y, 3, from.w-5)
			}
			whole, part := recast(from, to, old, true), recast(from, to, old, false)
			for range 3000 {
				p := from.grid.FromCells(rnd.Float64()*9, rnd.Float64()*7)
				x, y := from.grid.ToCells(p)
				q := to.grid.FromCells(x, y)
				u, v := from.sub(p), to.sub(q)
				if near(from, p.X, p.Y) || near(to, q.X, q.Y) {
					continue // too near an edge of a sub-cell to say which it is in
				}
				if whole.Get(v.X, v.Y) && !old.Get(u.X, u.Y) {
					t.Fatalf("from %v to %v: the spot %v,%v came to be explored", a, b, x, y)
				}
				if old.Get(u.X, u.Y) && !part.Get(v.X, v.Y) {
					t.Fatalf("from %v to %v: the spot %v,%v is hidden no more", a, b, x, y)
				}
			}
			if whole.Empty() {
				t.Errorf("from %v to %v: nothing stayed explored", a, b)
			}
		}
	}
	if g := newGeometry(m, grid.Grid{}); recast(g, g, Mask{}, true).Mask != nil {
		t.Error("of no ground something became")
	}
}

func near(g *geometry, x, y int32) bool {
	w, h := g.grid.SubSize()
	edge := func(v, size int32) bool { v = ((v % size) + size) % size; return v < 3 || v > size-3 }
	return edge(x, w) || edge(y, h)
}

// TestNearest: a place off the map is brought onto it, whatever the size and the grid, and one on it stays.
func TestNearest(t *testing.T) {
	rnd := source(t)
	for _, gr := range []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexFlat, Even: true}} {
		g := newGeometry(maps.Blank("x", 9, 7, 1), gr)
		for range 300 {
			s := grid.Size(rnd.IntN(6))
			at := grid.Place{Cell: grid.Cell{X: rnd.Int32N(60) - 30, Y: rnd.Int32N(60) - 30}, Turned: rnd.IntN(2) == 0, Quarter: uint8(rnd.IntN(4))}
			to := g.nearest(s, at)
			if !g.inside(s, to) || !g.upright(s, to) {
				t.Fatalf("%v: %v of size %v was put at %v", gr, at, s, to)
			}
			p := g.grid.Middle(s, g.righted(s, at))
			p.X, p.Y = min(max(p.X, g.Bounds.Min.X), g.Bounds.Max.X), min(max(p.Y, g.Bounds.Min.Y), g.Bounds.Max.Y)
			for c := range g.grid.Cells(g.Bounds) {
				o := grid.Place{Cell: c, Turned: to.Turned, Quarter: to.Quarter}
				if g.inside(s, o) && g.grid.Dist2(g.grid.Middle(s, o), p) < g.grid.Dist2(g.grid.Middle(s, to), p) {
					t.Fatalf("%v: %v of size %v was put at %v, and %v is nearer", gr, at, s, to, o)
				}
			}
			if again := g.nearest(s, to); again != to {
				t.Fatalf("%v: %v is on the map and was moved to %v", gr, to, again)
			}
		}
	}
}

// TestLargestMapFits: the ground of the largest map that maps.Check lets through can be kept on every grid.
func TestLargestMapFits(t *testing.T) {
	m := maps.Blank("x", maps.MaxSide, maps.MaxSide, 1)
	m.Origin = maps.XY{X: 0.37, Y: 0.37}
	if faults := maps.Check(m); len(faults) > 0 {
		t.Fatal(faults)
	}
	for kind := range grid.Kind(3) {
		if g := newGeometry(m, grid.Grid{Kind: kind}); g.w <= 0 || g.h <= 0 || int64(g.w)*int64(g.h) > geom.MaxMask || g.Bounds.Max.Far() {
			t.Errorf("%v: %d by %d sub-cells in %v", kind, g.w, g.h, g.Bounds)
		}
	}
}
