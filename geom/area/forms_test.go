package area_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
)

// V-014-071-07: a cube from a corner covers whole squares; from the middle of a face it does where the face lies on a line of
// the grid and its side is even from a corner, odd from an edge's middle.
func TestCubesCoverWholeSquares(t *testing.T) {
	cube := func(x, y int32, p area.Pivot, side int32) area.Shape {
		return area.Shape{Kind: area.Cube, Origin: geom.Point{X: x, Y: y}, Dir: geom.Point{X: 1}, Length: side * geom.Unit, Pivot: p}
	}
	square := func(x, y, side int32) (cells []grid.Cell) {
		for i := range side * side {
			cells = append(cells, grid.Cell{X: x + i%side, Y: y + i/side})
		}
		return cells
	}
	for _, c := range []struct {
		s    area.Shape
		want []grid.Cell
	}{
		{cube(2048, 1024, area.LeftEnd, 3), square(2, 1, 3)},
		{cube(2048, 1024, area.RightEnd, 3), square(2, -2, 3)},
		{cube(2048, 1024, area.Face, 2), square(2, 0, 2)},
		{cube(2048, 1536, area.Face, 3), square(2, 0, 3)},
	} {
		for _, r := range []area.Rule{area.Half, area.Centre} {
			got := area.Cover(squares, c.s, r, wide)
			if !slices.Equal(got, c.want) {
				t.Errorf("%+v by %v covers %v, want %v", c.s, r, got, c.want)
			}
		}
	}
	if n := count(squares, cube(2048, 1024, area.Face, 3), area.Half); n != 12 { // the outer rows are covered by half: exact ties
		t.Errorf("a cube of 3 that leaves a corner covers %d squares, want 12", n)
	}
}

// A wall is as a line, and thin ones that stand on a line of the grid cover nothing by half but both sides by any part.
func TestWallsByPart(t *testing.T) {
	s := area.Shape{Kind: area.Wall, Dir: geom.Point{X: 1}, Length: 6 * geom.Unit, Width: 205}
	if n := count(squares, s, area.Half); n != 0 {
		t.Errorf("a foot thick wall covers half of %d squares", n)
	}
	if n := count(squares, s, area.Any); n != 12 {
		t.Errorf("a foot thick wall covers part of %d squares, want 12", n)
	}
	s.Width = 0
	line := s
	line.Kind = area.Line
	if a, b := area.Cover(pointy, s, area.Half, wide), area.Cover(pointy, line, area.Half, wide); !slices.Equal(a, b) {
		t.Errorf("a wall covers %v, a line as wide %v", a, b)
	}
}

// pf2e #3281: a 5-foot emanation hits 9 squares with the creature's own, whatever the zoom; larger creatures and hexes by rings.
func TestEmanationsCountFromTheSpace(t *testing.T) {
	for _, c := range []struct {
		g     grid.Grid
		s     grid.Size
		n     int32
		count grid.Rule
		want  int
	}{
		{squares, grid.Medium, 1, grid.Equal, 9}, {squares, grid.Medium, 2, grid.Equal, 25}, {squares, grid.Large, 1, grid.Equal, 16},
		{squares, grid.Huge, 2, grid.Equal, 49}, {squares, grid.Medium, 2, grid.Alternating, 21}, {squares, grid.Medium, 1, grid.Taxicab, 5},
		{squares, grid.Medium, 1, grid.Exact, 5}, {squares, grid.Medium, 2, grid.Exact, 13}, {squares, grid.Large, 2, grid.Exact, 24},
		{pointy, grid.Medium, 1, grid.Equal, 7}, {flat, grid.Large, 1, grid.Exact, 12}, {pointy, grid.Huge, 2, grid.Alternating, 37},
	} {
		e := area.Shape{Kind: area.Emanation, Length: c.n * geom.Unit, Size: c.s, At: grid.Place{Cell: grid.Cell{X: 4, Y: 2}}, Count: c.count}
		for _, r := range []area.Rule{area.Half, area.Any} {
			if got := count(c.g, e, r); got != c.want {
				t.Errorf("%v: %d about %v by %v: %d cells, want %d", c.g, c.n, c.s, c.count, got, c.want)
			}
		}
	}
}

func anyEmanation(t *rapid.T) (grid.Grid, area.Shape) {
	g := rapid.SampledFrom(grids).Draw(t, "grid")
	n := rapid.Int32Range(-5000, 5000)
	s := area.Shape{
		Kind: area.Emanation, Length: rapid.Int32Range(1, 6000).Draw(t, "length"), Lift: n.Draw(t, "lift"),
		Size:  rapid.SampledFrom(append(grid.Sizes[:], grid.Across(7))).Draw(t, "size"),
		Count: grid.Rule(rapid.IntRange(0, 3).Draw(t, "count")), Up: grid.Rule(rapid.IntRange(0, 3).Draw(t, "up")),
	}
	s.At = g.Snap(s.Size, geom.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")})
	return g, s
}

// An emanation is the cells at most so far from the space, none forgotten at the border of what is looked at, in every layer.
func TestEmanationsAgainstTheDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyEmanation(t)
		layer := rapid.Int32Range(-9, 12).Draw(t, "layer")
		space := g.Space(nil, s.Size, s.At)
		feet := grid.Layers{Floor: int32(math.Floor(float64(s.Lift) / geom.Unit)), Tall: s.Size.Across()}
		up := feet.Apart(grid.Layers{Floor: layer})
		got := area.CoverLayer(g, s, area.Half, wide, layer)
		m := g.Middle(s.Size, s.At)
		far := geom.Point{X: 24 * 1024, Y: 24 * 1024}
		for c := range g.Cells(geom.Rect{Min: m.Sub(far), Max: m.Add(far)}) {
			d := g.Distance3(s.Count, s.Up, space, []grid.Cell{c}, up)
			want := d*geom.Unit <= s.Length
			in := slices.Contains(got, c)
			if exact := s.Count == grid.Exact && !g.Hex(); in && !want || want && !in && !exact {
				t.Fatalf("%v: %+v in layer %d: %v is %d away, covered %v", g, s, layer, c, d, in)
			}
		}
		if !isSorted(got) {
			t.Fatalf("%v is not sorted", got)
		}
	})
}

// A sphere in a layer is the circle that its widest cut there is; a cylinder, a cube and a wall stand in the layers they reach.
func TestShapesInLayers(t *testing.T) {
	sphere := area.Shape{Kind: area.Sphere, Length: 4 * geom.Unit}
	for layer, want := range map[int32]int{0: 52, -1: 52, 1: 52, -2: 52, 2: 32, 3: 24, -4: 24, 4: 0, -5: 0} {
		got := len(area.CoverLayer(squares, sphere, area.Half, wide, layer))
		r := math.Sqrt(16 - math.Pow(math.Max(0, math.Max(float64(layer), float64(-layer-1))), 2))
		brute := 0
		for c := range squares.Cells(geom.Rect{Min: geom.Point{X: -6144, Y: -6144}, Max: geom.Point{X: 6144, Y: 6144}}) {
			disk, cell := discArea(squares, area.Shape{Length: int32(r * 1024)}, c)
			if disk >= cell/2 {
				brute++
			}
		}
		if layer > 3 || layer < -4 {
			brute = 0
		}
		if got != brute || got != want {
			t.Errorf("a sphere of 4 in layer %d: %d squares, want %d, measured %d", layer, got, want, brute)
		}
	}
	sphere.Origin = centre(squares)
	if got := area.CoverLayer(squares, sphere, area.Centre, wide, 4); got != nil {
		t.Errorf("a sphere of 4 touches layer 4 and covers %v there", got)
	}
	check := func(s area.Shape, want map[int32]bool) {
		t.Helper()
		s.Dir, s.Length = geom.Point{X: 1, Y: 1}, 3*geom.Unit
		for layer, in := range want {
			got := area.CoverLayer(pointy, s, area.Half, wide, layer)
			flat := area.Cover(pointy, s, area.Half, wide)
			if in && !slices.Equal(got, flat) || !in && got != nil {
				t.Errorf("%+v in layer %d: %v", s, layer, got)
			}
		}
	}
	check(area.Shape{Kind: area.Cylinder, Height: 2048}, map[int32]bool{-1: false, 0: true, 1: true, 2: false})
	check(area.Shape{Kind: area.Cylinder, Height: 2048, Lift: 1}, map[int32]bool{-1: false, 0: true, 2: true, 3: false})
	check(area.Shape{Kind: area.Cylinder}, map[int32]bool{-90: true, 0: true, 90: true})
	check(area.Shape{Kind: area.Cube, Lift: -1024}, map[int32]bool{-2: false, -1: true, 1: true, 2: false})
	check(area.Shape{Kind: area.Wall, Height: 4096, Lift: 512}, map[int32]bool{-1: false, 0: true, 4: true, 5: false})
}

// A point is held as the centre rule would count a cell about it.
func TestHoldsIsTheCentreRule(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyShape(t)
		if rapid.IntRange(0, 3).Draw(t, "emanation") == 0 {
			g, s = anyEmanation(t)
		}
		cells := area.Cover(g, s, area.Centre, wide)
		o := s.Origin
		if s.Kind == area.Emanation {
			o = g.Middle(s.Size, s.At)
		}
		for c := range g.Cells(geom.Rect{Min: o.Sub(geom.Point{X: 4096, Y: 4096}), Max: o.Add(geom.Point{X: 4096, Y: 4096})}) {
			if got := area.Holds(g, s, g.Centre(c)); got != slices.Contains(cells, c) {
				t.Fatalf("%v: %+v: the centre of %v is held: %v", g, s, c, got)
			}
		}
	})
	line := area.Shape{Kind: area.Line, Dir: geom.Point{X: 1}, Length: 2048}
	gridless := grid.Grid{Kind: grid.Gridless}
	if !area.Holds(gridless, line, geom.Point{X: 2048, Y: -512}) || area.Holds(gridless, line, geom.Point{X: 2049}) || area.Holds(gridless, area.Shape{}, geom.Point{}) {
		t.Error("a line without a grid")
	}
	if got := area.Cover(gridless, line, area.Any, wide); got != nil {
		t.Errorf("cells without a grid: %v", got)
	}
}

// Snap is the nearest point of the set, tried against all about; ties by sort, then up, then left.
func TestSnapIsTheNearestOfItsSet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(grids).Draw(t, "grid")
		n := rapid.Int32Range(-9000, 9000)
		p := geom.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")}
		set := area.Origins(rapid.IntRange(0, 7).Draw(t, "set"))
		got := area.Snap(g, p, set)
		if set == 0 {
			if got != p {
				t.Fatalf("a free origin snaps from %v to %v", p, got)
			}
			return
		}
		member := false
		for c := range g.Cells(geom.Rect{Min: p.Sub(geom.Point{X: 3000, Y: 3000}), Max: p.Add(geom.Point{X: 3000, Y: 3000})}) {
			corners := g.AppendCorners(nil, c)
			for i, a := range corners {
				b := corners[(i+1)%len(corners)]
				mid := geom.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
				for q, in := range map[geom.Point]bool{a: set&area.Corners != 0, mid: set&area.Edges != 0, g.Centre(c): set&area.Centres != 0} {
					member = member || in && q == got
					if in && g.Dist2(p, q) < g.Dist2(p, got) {
						t.Fatalf("%v: %v snaps to %v of %b, but %v is nearer", g, p, got, set, q)
					}
				}
			}
		}
		if !member {
			t.Fatalf("%v: %v snaps to %v, which is none of %b", g, p, got, set)
		}
	})
	for p, want := range map[geom.Point]geom.Point{{X: 512, Y: 512}: {X: 512}, {X: 512, Y: 300}: {X: 512}, {X: 90, Y: 512}: {Y: 512}} {
		if got := area.Snap(squares, p, area.Edges); got != want {
			t.Errorf("%v snaps to the edge at %v, want %v", p, got, want)
		}
	}
}

func BenchmarkForms(b *testing.B) {
	ground := geom.Rect{Max: geom.Point{X: 100 * geom.Unit, Y: 100 * geom.Unit}}
	mid := geom.Point{X: 50 * geom.Unit, Y: 50 * geom.Unit}
	for _, g := range []grid.Grid{squares, pointy} {
		for _, s := range []area.Shape{
			{Kind: area.Cube, Origin: mid, Dir: geom.Point{X: 3, Y: 1}, Length: 4 * geom.Unit},
			{Kind: area.Emanation, Size: grid.Large, At: g.Snap(grid.Large, mid), Length: 6 * geom.Unit},
			{Kind: area.Sphere, Origin: mid, Length: 4 * geom.Unit},
		} {
			b.Run(fmt.Sprintf("%v/%v%d", g.Kind, s.Kind, s.Length/geom.Unit), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					area.CoverLayer(g, s, area.Half, ground, 2)
				}
			})
		}
	}
}
