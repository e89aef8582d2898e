package grid_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

// Sub-cell centres are lattice points off every edge: 64 in a square, 48 in a hex.
func TestSubCellsOfACell(t *testing.T) {
	for _, g := range grids {
		b := geom.Rect{Max: geom.Point{X: 12 * 1536, Y: 12 * 1536}}
		w, h := g.SubCount(b)
		found := map[Cell]int{}
		for y := range h {
			for x := range w {
				p := g.SubCentre(b, x, y)
				if sx, sy := g.Sub(b, p); sx != x || sy != y {
					t.Fatalf("%v: the centre of sub-cell %d, %d lies in %d, %d", g, x, y, sx, sy)
				}
				if g.Hex() && (p.X^p.Y)&1 != 0 {
					t.Fatalf("%v: sub-cell centre %v is off the lattice of turns", g, p)
				}
				c := g.At(p)
				found[c]++
				for _, n := range g.Neighbours(nil, c) {
					if g.Dist2(p, g.Centre(n)) == g.Dist2(p, g.Centre(c)) {
						t.Fatalf("%v: sub-cell centre %v lies between %v and %v", g, p, c, n)
					}
				}
			}
		}
		want := 64
		if g.Hex() {
			want = 48
		}
		for c := range g.Cells(geom.Rect{Min: geom.Point{X: 2048, Y: 2048}, Max: geom.Point{X: 10000, Y: 10000}}) {
			if found[c] != want {
				t.Errorf("%v: %v holds %d sub-cell centres, want %d", g, c, found[c], want)
			}
		}
	}
}

func TestSubCountCoversBounds(t *testing.T) {
	for _, g := range grids {
		w, h := g.SubSize()
		for _, c := range []struct{ x, y, nx, ny int32 }{{8 * w, 4 * h, 8, 4}, {8*w + 1, 4*h - 1, 9, 4}, {1, 1, 1, 1}, {0, 0, 0, 0}} {
			b := geom.Rect{Min: geom.Point{X: -5, Y: 7}, Max: geom.Point{X: c.x - 5, Y: c.y + 7}}
			if nx, ny := g.SubCount(b); nx != c.nx || ny != c.ny {
				t.Errorf("%v: %d × %d takes %d × %d sub-cells, want %d × %d", g, c.x, c.y, nx, ny, c.nx, c.ny)
			}
		}
		if nx, ny := g.SubCount(geom.Rect{Max: geom.Point{X: -1}}); nx != 0 || ny != 0 {
			t.Errorf("%v: an empty map has %d × %d sub-cells", g, nx, ny)
		}
	}
}

func TestReachIsTheTrueDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t)
		a, b := anyPoint(t), anyPoint(t)
		n := rapid.Int32Range(0, 60).Draw(t, "cells")
		ax, ay := g.ToCells(a)
		bx, by := g.ToCells(b)
		d := math.Hypot(bx-ax, by-ay)
		if math.Abs(d-float64(n)) < 1e-9 {
			return
		}
		if got := g.Dist2(a, b) <= g.Reach2(n); got != (d < float64(n)) {
			t.Fatalf("%v: %v and %v are %.6f apart, within %d: %v", g, a, b, d, n, got)
		}
	})
}

func TestReachIsExactAtItsEnd(t *testing.T) {
	for _, g := range grids {
		for n := int32(0); n < 40; n++ {
			far := g.Centre(Cell{X: n})
			if g.Dist2(g.Centre(Cell{}), far) != g.Reach2(n) {
				t.Errorf("%v: %d cells along a row are not %d cells", g, n, n)
			}
		}
		if g.Reach2(math.MaxInt32) <= g.Dist2(geom.Point{X: -geom.Limit, Y: -geom.Limit}, geom.Point{X: geom.Limit, Y: geom.Limit}) {
			t.Errorf("%v: an endless reach ends on the map", g)
		}
		if g.Reach2(-3) != 0 {
			t.Errorf("%v: a negative reach is %d", g, g.Reach2(-3))
		}
	}
}

// FromCells takes what ToCells gives; the lattice of turns comes back as it was.
func TestFromCellsTakesBackToCells(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := anyGrid(t), anyPoint(t)
		if g.Hex() {
			p.X += (p.X ^ p.Y) & 1
		}
		if got := g.FromCells(g.ToCells(p)); got != p {
			t.Fatalf("%v: %v comes back as %v", g, p, got)
		}
	})
}

// FromCells rounds to the nearest point of the lattice: none about it is nearer.
func TestFromCellsRoundsToTheNearest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t)
		f := rapid.Float64Range(-40, 40)
		x, y := f.Draw(t, "x"), f.Draw(t, "y")
		off := func(p geom.Point) float64 {
			px, py := g.ToCells(p)
			return math.Hypot(px-x, py-y)
		}
		got := g.FromCells(x, y)
		if g.Hex() && (got.X^got.Y)&1 != 0 {
			t.Fatalf("%v: %v, %v becomes %v, off the lattice of turns", g, x, y, got)
		}
		for dx := int32(-2); dx <= 2; dx++ {
			for dy := int32(-2); dy <= 2; dy++ {
				p := got.Add(geom.Point{X: dx, Y: dy})
				if (!g.Hex() || (p.X^p.Y)&1 == 0) && off(p) < off(got)-1e-12 {
					t.Fatalf("%v: %v, %v becomes %v, but %v is nearer", g, x, y, got, p)
				}
			}
		}
	})
}

func TestFromCellsOfWhatIsNoPlace(t *testing.T) {
	for _, g := range grids {
		for _, v := range []float64{math.NaN(), math.Inf(1), math.Inf(-1), 1e300, -1e300, 40000} {
			if p := g.FromCells(v, -v); p.Far() {
				t.Errorf("%v: %v becomes %v, beyond the limit", g, v, p)
			}
		}
	}
	if got := squares.FromCells(1.5/1024, -1.5/1024); got != (geom.Point{X: 2, Y: -1}) {
		t.Errorf("halves round to %v, want up: 2, -1", got)
	}
}

// A map of any resolution lands on the same lattice (foundry #11749): corners of cells at 35 to 141 pixels a cell are corners.
func TestPixelsPerCellDoNotMatter(t *testing.T) {
	for _, pixels := range []float64{35, 50, 70, 75, 99, 100, 141} {
		for n := range 200 {
			x := float64(n) * pixels / pixels
			if got := squares.FromCells(x, x); got != (geom.Point{X: int32(n) * geom.Unit, Y: int32(n) * geom.Unit}) {
				t.Errorf("%v pixels a cell: corner %d becomes %v", pixels, n, got)
			}
		}
	}
}

func TestFacingToIsTheNearestDegree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t)
		a, b := anyPoint(t), anyPoint(t)
		ax, ay := g.ToCells(a)
		bx, by := g.ToCells(b)
		want := math.Mod(math.Atan2(bx-ax, ay-by)*180/math.Pi+360, 360)
		got := float64(g.FacingTo(a, b))
		off := math.Abs(math.Mod(got-want+540, 360) - 180)
		if a != b && off > 0.5001 {
			t.Fatalf("%v: from %v to %v is %.4f°, got %v°", g, a, b, want, got)
		}
	})
	if got := squares.FacingTo(geom.Point{X: 3}, geom.Point{X: 3}); got != 0 {
		t.Errorf("no direction is %d°, want 0°", got)
	}
}

func TestSectorIsTheNearestNeighbour(t *testing.T) {
	for _, g := range grids {
		if g.Sectors() != len(g.Steps(nil)) {
			t.Errorf("%v: %d sectors", g, g.Sectors())
		}
		for f := int16(-720); f < 720; f++ {
			got := g.Sector(f)
			off := (int(f) - int(g.Facing(got)) + 3600) % 360
			wide := 360 / g.Sectors()
			if off > 180 {
				off -= 360
			}
			if 2*off >= wide || 2*off < -wide {
				t.Errorf("%v: facing %d is sector %d, %d° off", g, f, got, off)
			}
		}
	}
}
