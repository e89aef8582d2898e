package area_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

var ground = geom.Rect{Max: geom.Point{X: 12 * 1024, Y: 12 * 1024}}

func scene(g grid.Grid, walls ...sight.Wall) *sight.Scene {
	for i := range walls {
		walls[i].ID, walls[i].Door = int32(i+1), -1
	}
	s, _ := sight.Prepare(sight.Config{Grid: g, Bounds: ground, Walls: walls})
	return s
}

// between is a wall from one point of the squares to another, in cells.
func between(x0, y0, x1, y1 float64) sight.Wall {
	return sight.Wall{A: squares.FromCells(x0, y0), B: squares.FromCells(x1, y1)}
}

func anyScene(t *rapid.T, g grid.Grid) *sight.Scene {
	var walls []sight.Wall
	n := rapid.Int32Range(0, 24)
	end := func(name string) geom.Point {
		p := geom.Point{X: n.Draw(t, name+".x") * 512, Y: n.Draw(t, name+".y") * 512}
		if g.Hex() {
			p = area.Snap(g, p, area.Corners|area.Centres)
		}
		return p
	}
	for range rapid.IntRange(0, 9).Draw(t, "walls") {
		kind := rapid.SampledFrom([]sight.Kind{sight.Solid, sight.Window, sight.Curtain, sight.Terrain, sight.Obstacle}).Draw(t, "kind")
		walls = append(walls, sight.Wall{A: end("a"), B: end("b"), Kind: kind})
	}
	return scene(g, walls...)
}

// The table row "does an area reach a cell": some inner point in line with the origin, by all the points there are; a sliver that
// none of them lies in may be reached too.
func TestClipIsInLineWithTheOrigin(t *testing.T) {
	slivers := 0
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(grids).Draw(t, "grid")
		s := anyScene(t, g)
		n := rapid.Int32Range(2048, 10000)
		shape := area.Shape{Origin: area.Origin(g, geom.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")}), Length: 4 * geom.Unit}
		toward := g.Centre(g.At(shape.Origin.Add(geom.Point{X: 300, Y: 100})))
		from, _ := s.Aside(shape.Origin, toward, sight.Effect)
		cells := area.Cover(g, shape, area.Half, ground)
		for i, r := range area.Clip(s, g, shape, cells, toward, false) {
			points := s.Points(nil, sight.Body{Cells: []grid.Cell{r.Cell}, Hair: from}, sight.Effect)
			want := slices.ContainsFunc(points, func(p geom.Point) bool { return s.Clear(from, p, sight.Effect) })
			if r.Cell != cells[i] || want && !r.In {
				t.Fatalf("%v: from %v: %+v, but some point is in line", g, from, r)
			}
			if r.In && !want {
				slivers++
			}
			if r.In && (r.Round || r.Wall != -1 || want && !s.Clear(r.From, r.At, sight.Effect)) { // a point of a sliver is rounded
				t.Fatalf("%v: %+v: the line that shows it is blocked", g, r)
			}
			if !r.In && r.Wall < 1 {
				t.Fatalf("%v: %+v: nothing stops it", g, r)
			}
		}
	})
	t.Logf("%d cells were reached in slivers only", slivers)
}

// Without walls nothing is clipped; what spreads reaches all that lines reach; and nothing leaves a closed ring.
func TestClipLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(grids).Draw(t, "grid")
		at := g.At(geom.Point{X: 6 * 1024, Y: 6 * 1024})
		size := rapid.SampledFrom([]grid.Size{grid.Medium, grid.Large}).Draw(t, "size")
		shape := area.Shape{Kind: area.Emanation, Size: size, At: grid.Place{Cell: at}, Length: 3 * geom.Unit, Origin: g.Centre(at)}
		if rapid.Bool().Draw(t, "circle") {
			shape.Kind = area.Circle
		}
		cells := area.Cover(g, shape, area.Any, ground)
		if got := area.Reached(area.Clip(scene(g), g, shape, cells, g.Centre(at), false)); !slices.Equal(got, cells) {
			t.Fatalf("%v: of %v without walls %v are reached", g, cells, got)
		}
		s := anyScene(t, g)
		straight, round := area.Clip(s, g, shape, cells, g.Centre(at), false), area.Clip(s, g, shape, cells, g.Centre(at), true)
		for i := range straight {
			if straight[i].In && straight[i] != round[i] || round[i].In != (straight[i].In || round[i].Round) {
				t.Fatalf("%v: %+v, spreading %+v", g, straight[i], round[i])
			}
		}
		var ring []sight.Wall
		if shape.Kind == area.Emanation {
			return
		}
		corners := g.AppendCorners(nil, at)
		for i, a := range corners {
			ring = append(ring, sight.Wall{A: a, B: corners[(i+1)%len(corners)]})
		}
		if got := area.Reached(area.Clip(scene(g, ring...), g, shape, cells, g.Centre(at), true)); !slices.Equal(got, []grid.Cell{at}) {
			t.Fatalf("%v: out of a closed cell %v are reached", g, got)
		}
	})
}

// A wall stops a burst; round its end the burst comes only when it spreads; and the wall is named.
func TestBurstsStopAtWalls(t *testing.T) {
	s := scene(squares, between(6, 3, 6, 7))
	burst := area.Shape{Origin: squares.FromCells(5, 5), Length: 2 * geom.Unit}
	cells := area.Cover(squares, burst, area.Half, ground)
	behind := grid.Cell{X: 6, Y: 4}
	find := func(around bool) area.Reach {
		for _, r := range area.Clip(s, squares, burst, cells, geom.Point{}, around) {
			if r.Cell == behind {
				return r
			}
		}
		return area.Reach{}
	}
	if r := find(false); r.In || r.Wall != 1 || r.At.X != 6*1024 || r.From != burst.Origin {
		t.Errorf("behind the wall: %+v", r)
	}
	if r := find(true); r.In {
		t.Errorf("round the wall's ends, outside the burst: %+v", r)
	}
	burst.Length = 4 * geom.Unit
	cells = area.Cover(squares, burst, area.Half, ground)
	if r := find(true); !r.In || !r.Round {
		t.Errorf("round the wall's ends: %+v", r)
	}
	// An origin on the wall lies on its maker's side.
	burst.Origin = squares.FromCells(6, 5)
	for _, x := range []float64{2.5, 9.5} {
		for _, r := range area.Clip(s, squares, burst, cells, squares.FromCells(x, 5.5), false) {
			if near := r.Cell.Y >= 3 && r.Cell.Y < 7; near && r.In != ((r.Cell.X < 6) == (x < 6)) {
				t.Errorf("made at %g: %+v", x, r)
			}
		}
	}
	// A curtain lets effects through, a window does not.
	for kind, in := range map[sight.Kind]bool{sight.Curtain: true, sight.Terrain: true, sight.Window: false, sight.Obstacle: false} {
		w := between(6, 3, 6, 7)
		w.Kind = kind
		s = scene(squares, w)
		burst.Origin = squares.FromCells(5, 5)
		if r := find(false); r.In != in {
			t.Errorf("through kind %v: %+v", kind, r)
		}
	}
}

// A wall through the middle of a cell, with the origin in line with it: neither side of the cell is nearer, either is enough, and
// what spreads goes on along both.
func TestClipAtWallsThroughCentres(t *testing.T) {
	upright := between(9.5, 1, 9.5, 8)
	for _, ends := range [][]sight.Wall{{upright}, {upright, between(9.5, 8, 11, 9)}, {upright, between(9.5, 8, 8, 9)}} {
		s := scene(squares, ends...)
		burst := area.Shape{Origin: squares.FromCells(9.5, 10), Length: 4 * geom.Unit}
		for _, r := range area.Clip(s, squares, burst, []grid.Cell{{X: 9, Y: 7}}, geom.Point{}, false) {
			if !r.In {
				t.Errorf("beside %d walls: %+v", len(ends), r)
			}
		}
	}
	// From above on one side of the wall the other side is reached only round its lower end.
	s := scene(squares, between(9.5, 0, 9.5, 6.2), between(0, 6.2, 9.5, 6.2))
	cells := []grid.Cell{{X: 10, Y: 4}, {X: 9, Y: 4}, {X: 8, Y: 4}}
	burst := area.Shape{Origin: squares.FromCells(10.5, 4.5), Length: 4 * geom.Unit}
	for _, around := range []bool{false, true} {
		if got := area.Reached(area.Clip(s, squares, burst, cells, geom.Point{}, around)); !slices.Equal(got, cells[:2]) {
			t.Errorf("spreading %v, through a wall: %v", around, got)
		}
	}
}

// Turned and mirrored scenes clip alike, on squares.
func TestClipTurnsWithTheScene(t *testing.T) {
	about := geom.Point{X: 6 * 1024, Y: 6 * 1024}
	turn := func(p geom.Point) geom.Point { v := p.Sub(about); return about.Add(geom.Point{X: -v.Y, Y: v.X}) }
	flip := func(p geom.Point) geom.Point { return geom.Point{X: 2*about.X - p.X, Y: p.Y} }
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int32Range(0, 24)
		var walls []sight.Wall
		for range rapid.IntRange(1, 8).Draw(t, "walls") {
			walls = append(walls, sight.Wall{A: geom.Point{X: n.Draw(t, "ax") * 512, Y: n.Draw(t, "ay") * 512}, B: geom.Point{X: n.Draw(t, "bx") * 512, Y: n.Draw(t, "by") * 512}})
		}
		shape := area.Shape{Origin: geom.Point{X: n.Draw(t, "x") * 512, Y: n.Draw(t, "y") * 512}, Length: 3 * geom.Unit}
		toward := shape.Origin.Add(geom.Point{X: 77, Y: 31})
		around := rapid.Bool().Draw(t, "around")
		reached := func(f func(geom.Point) geom.Point) map[geom.Point]bool {
			var moved []sight.Wall
			for _, w := range walls {
				moved = append(moved, sight.Wall{A: f(w.A), B: f(w.B)})
			}
			s := shape
			s.Origin = f(s.Origin)
			cells := area.Cover(squares, s, area.Half, ground)
			in := map[geom.Point]bool{}
			for _, r := range area.Clip(scene(squares, moved...), squares, s, cells, f(toward), around) {
				in[squares.Centre(r.Cell)] = r.In
			}
			return in
		}
		plain, turned, flipped := reached(func(p geom.Point) geom.Point { return p }), reached(turn), reached(flip)
		for c, in := range plain {
			if turned[turn(c)] != in || flipped[flip(c)] != in {
				t.Fatalf("%+v: %v reached: %v, turned %v, mirrored %v", shape, c, in, turned[turn(c)], flipped[flip(c)])
			}
		}
	})
}

func BenchmarkClip(b *testing.B) {
	walls := []sight.Wall{between(3, 3, 9, 3), between(9, 3, 9, 8), between(4, 8, 9, 8), between(5, 5, 5.5, 6)}
	s := scene(squares, walls...)
	for _, around := range []bool{false, true} {
		b.Run(fmt.Sprintf("circle4/around=%v", around), func(b *testing.B) {
			burst := area.Shape{Origin: squares.FromCells(6, 5), Length: 4 * geom.Unit}
			cells := area.Cover(squares, burst, area.Half, ground)
			b.ReportAllocs()
			for b.Loop() {
				area.Clip(s, squares, burst, cells, geom.Point{}, around)
			}
		})
	}
}
