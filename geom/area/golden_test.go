package area_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
)

// Golden sets, computed once with fractions: circles by radius in cells, cones and lines with their ties.
type goldenCircle struct {
	Origin                    string
	R                         int32
	Half, CentreIn, Touch, Df int
	HalfNotSame, HexDist      int
}

type goldenStraight struct {
	Kind, Origin string
	Dir          [2]int32
	L            int32
	GE, GT, Tie  int
	Any          int
	Cells        [][2]int32
}

type golden struct {
	Squares, Hexes []goldenCircle
	Straight       []goldenStraight
}

func readGolden(t testing.TB) golden {
	t.Helper()
	data, err := os.ReadFile("testdata/golden.json")
	if err != nil {
		t.Fatal(err)
	}
	var g golden
	if err := json.Unmarshal(data, &g); err != nil {
		t.Fatal(err)
	}
	return g
}

// wide is a map far larger than every shape of these tests.
var wide = geom.Rect{Min: geom.Point{X: -200 * geom.Unit, Y: -200 * geom.Unit}, Max: geom.Point{X: 200 * geom.Unit, Y: 200 * geom.Unit}}

var (
	squares = grid.Grid{}
	pointy  = grid.Grid{Kind: grid.HexPointy}
	flat    = grid.Grid{Kind: grid.HexFlat}
	grids   = []grid.Grid{squares, pointy, flat, {Kind: grid.HexPointy, Even: true}, {Kind: grid.HexFlat, Even: true}}
)

// corner and centre are origins in the midst of a grid.
func corner(g grid.Grid) geom.Point {
	return slices.MaxFunc(g.AppendCorners(nil, grid.Cell{X: 3, Y: 2}), func(a, b geom.Point) int { return int(a.Y - b.Y) })
}

func centre(g grid.Grid) geom.Point { return g.Centre(grid.Cell{X: 3, Y: 2}) }

func count(g grid.Grid, s area.Shape, r area.Rule) int { return len(area.Cover(g, s, r, wide)) }

func circle(at geom.Point, cells int32) area.Shape {
	return area.Shape{Kind: area.Circle, Origin: at, Length: cells * geom.Unit}
}

func TestCirclesOnSquaresAsGolden(t *testing.T) {
	for _, w := range readGolden(t).Squares {
		at := map[string]geom.Point{"corner": {}, "centre": {X: 512, Y: 512}, "edge": {X: 512}}[w.Origin]
		s := circle(at, w.R)
		half, mid, part := count(squares, s, area.Half), count(squares, s, area.Centre), count(squares, s, area.Any)
		if half != w.Half || mid != w.CentreIn || part != w.Touch {
			t.Errorf("circle of %d about a %s: half %d, centre %d, any %d, want %d, %d, %d", w.R, w.Origin, half, mid, part, w.Half, w.CentreIn, w.Touch)
		}
	}
}

func TestCirclesOnHexesAsGolden(t *testing.T) {
	for _, g := range grids[1:] {
		for _, w := range readGolden(t).Hexes {
			at := centre(g)
			if w.Origin == "vertex" {
				at = corner(g)
			}
			s := circle(at, w.R)
			if half, mid := count(g, s, area.Half), count(g, s, area.Centre); half != w.Half || mid != w.CentreIn {
				t.Errorf("%v: circle of %d about a %s: half %d, centre %d, want %d, %d", g, w.R, w.Origin, half, mid, w.Half, w.CentreIn)
			}
		}
	}
}

func TestConesAndLinesAsGolden(t *testing.T) {
	for _, w := range readGolden(t).Straight {
		at := map[string]geom.Point{"corner": {}, "edge-mid": {Y: 512}}[w.Origin]
		s := area.Shape{Kind: area.Cone, Origin: at, Dir: geom.Point{X: w.Dir[0], Y: w.Dir[1]}, Length: w.L * geom.Unit}
		if w.Kind == "line w1" {
			s.Kind = area.Line
		}
		name := fmt.Sprintf("%s of %d along %v from a %s", w.Kind, w.L, w.Dir, w.Origin)
		var want []grid.Cell
		for _, c := range w.Cells {
			want = append(want, grid.Cell{X: c[0], Y: c[1]})
		}
		slices.SortFunc(want, grid.Cell.Compare)
		if got := area.Cover(squares, s, area.Half, wide); !slices.Equal(got, want) {
			t.Errorf("%s: half: %v, want %v", name, got, want)
		}
		if got := count(squares, s, area.Any); got != w.Any {
			t.Errorf("%s: any: %d, want %d", name, got, w.Any)
		}
	}
}

// TestCoverageOracle is the table that players' reports led to (dnd5e #526, #836, foundry #11649, pf2e #4126): 5 ft a cell.
func TestCoverageOracle(t *testing.T) {
	east, southEast := geom.Point{X: 1}, geom.Point{X: 1, Y: 1}
	cone := func(cells int32, dir geom.Point) area.Shape {
		return area.Shape{Kind: area.Cone, Dir: dir, Length: cells * geom.Unit}
	}
	check := func(name string, g grid.Grid, s area.Shape, half, mid, part int) {
		t.Helper()
		for r, want := range map[area.Rule]int{area.Half: half, area.Centre: mid, area.Any: part} {
			if got := count(g, s, r); got != want && want >= 0 {
				t.Errorf("%s, %v: %d cells, want %d", name, r, got, want)
			}
		}
	}
	for i, r := range []int32{1, 2, 3, 4, 6, 8} {
		half := []int{4, 12, 32, 52, 112, 208}[i]
		check(fmt.Sprintf("circle of %d from an intersection", r), squares, circle(geom.Point{}, r), half, half, []int{4, 16, 36, 60, 132, 224}[i])
	}
	for i, r := range []int32{1, 2, 3, 4, 6} {
		check(fmt.Sprintf("circle of %d from a centre", r), squares, circle(centre(squares), r),
			[]int{1, 9, 25, 45, 109}[i], []int{5, 13, 29, 49, 113}[i], []int{9, 21, 45, 69, 137}[i])
	}
	for i, l := range []int32{3, 6, 12} {
		straight, slanted := []int{4, 18, 72}[i], []int{6, 20, 72}[i]
		check(fmt.Sprintf("cone of %d along a row", l), squares, cone(l, east), straight, straight, []int{8, 24, 84}[i])
		check(fmt.Sprintf("cone of %d along a diagonal", l), squares, cone(l, southEast), slanted, slanted, []int{11, 29, 89}[i])
	}
	for _, g := range grids[1:] {
		for i, r := range []int32{1, 2, 3, 4} {
			half := []int{3, 12, 30, 54}[i]
			check(fmt.Sprintf("%v: circle of %d from a vertex", g, r), g, circle(corner(g), r), half, half, []int{6, 21, 42, 69}[i])
			check(fmt.Sprintf("%v: circle of %d from a centre", g, r), g, circle(centre(g), r), []int{1, 13, 31, 55}[i], []int{7, 19, 37, 61}[i], -1)
		}
	}
}

func BenchmarkCover(b *testing.B) {
	ground := geom.Rect{Max: geom.Point{X: 100 * geom.Unit, Y: 100 * geom.Unit}}
	mid := geom.Point{X: 50 * geom.Unit, Y: 50 * geom.Unit}
	for _, g := range []grid.Grid{squares, pointy} {
		for _, s := range []area.Shape{
			{Kind: area.Circle, Origin: mid, Length: 4 * geom.Unit},
			{Kind: area.Circle, Origin: mid, Length: 20 * geom.Unit},
			{Kind: area.Cone, Origin: mid, Dir: geom.Point{X: 3, Y: 1}, Length: 12 * geom.Unit},
			{Kind: area.Line, Origin: mid, Dir: geom.Point{X: 3, Y: 1}, Length: 12 * geom.Unit},
		} {
			for _, r := range []area.Rule{area.Half, area.Any} {
				b.Run(fmt.Sprintf("%v/%v%d/%v", g.Kind, s.Kind, s.Length/geom.Unit, r), func(b *testing.B) {
					b.ReportAllocs()
					for b.Loop() {
						area.Cover(g, s, r, ground)
					}
				})
			}
		}
	}
}

// TestGoldenIsTheStudys holds the copy in testdata to rules_golden.json of the folder that SIGHTLINE_STUDY names: so the tests above
// try all of it.
func TestGoldenIsTheStudys(t *testing.T) {
	folder := os.Getenv("SIGHTLINE_STUDY")
	if folder == "" {
		t.Skip("SIGHTLINE_STUDY names no folder of references")
	}
	var whole struct {
		Squares  []goldenCircle   `json:"circle_square_counts"`
		Hexes    []goldenCircle   `json:"circle_hex_counts"`
		Straight []goldenStraight `json:"cones_lines_exact"`
	}
	data, err := os.ReadFile(filepath.Join(folder, "rules_golden.json"))
	if err == nil {
		err = json.Unmarshal(data, &whole)
	}
	if err != nil {
		t.Fatal(err)
	}
	if got := readGolden(t); len(got.Squares) == 0 || !reflect.DeepEqual(got, golden(whole)) {
		t.Errorf("testdata/golden.json differs: %d and %d circles, %d straight ones, of %d, %d and %d", len(got.Squares), len(got.Hexes),
			len(got.Straight), len(whole.Squares), len(whole.Hexes), len(whole.Straight))
	}
}
