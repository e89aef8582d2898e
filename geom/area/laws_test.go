package area_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
)

func anyShape(t *rapid.T) (grid.Grid, area.Shape) {
	g, s := anyStraight(t)
	if rapid.Bool().Draw(t, "circle") {
		s.Kind = rapid.SampledFrom([]area.Kind{area.Circle, area.Sphere, area.Cylinder}).Draw(t, "round")
	}
	return g, s
}

func anyRule(t *rapid.T) area.Rule {
	return rapid.SampledFrom([]area.Rule{area.Half, area.Centre, area.Any}).Draw(t, "rule")
}

func isSorted(cells []grid.Cell) bool {
	return slices.IsSortedFunc(cells, grid.Cell.Compare) && len(slices.Compact(slices.Clone(cells))) == len(cells)
}

// What half covers has some part covered, and a shape covers its centre by Centre only if Any says so too, borders apart.
func TestRulesAreNested(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyShape(t)
		half, part, mid := area.Cover(g, s, area.Half, wide), area.Cover(g, s, area.Any, wide), area.Cover(g, s, area.Centre, wide)
		if !isSorted(half) || !isSorted(part) || !isSorted(mid) {
			t.Fatalf("%v: %+v: cells are not sorted", g, s)
		}
		for _, c := range half {
			if !slices.Contains(part, c) || !slices.Contains(mid, c) {
				t.Fatalf("%v: %+v: half of %v is covered, but not some part or its centre", g, s, c)
			}
		}
	})
}

// Only cells of the map are given, and those are the same whatever the map's size.
func TestCoverKeepsToTheMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyShape(t)
		r := anyRule(t)
		n := rapid.Int32Range(-2000, 9000)
		b := geom.Rect{Min: geom.Point{X: n.Draw(t, "left"), Y: n.Draw(t, "top")}, Max: geom.Point{X: n.Draw(t, "right"), Y: n.Draw(t, "bottom")}}
		want := slices.DeleteFunc(area.Cover(g, s, r, wide), func(c grid.Cell) bool { return !g.Inside(b, c) })
		if got := area.Cover(g, s, r, b); !slices.Equal(got, want) {
			t.Fatalf("%v: %+v by %v on %v: %v, want %v", g, s, r, b, got, want)
		}
	})
}

// The length of a direction vector says nothing, even when it is as long as the map allows.
func TestDirectionHasNoLength(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyStraight(t)
		r := anyRule(t)
		long := s
		k := rapid.Int32Range(1, 1<<26/2100).Draw(t, "times")
		long.Dir = geom.Point{X: s.Dir.X * k, Y: s.Dir.Y * k}
		if a, b := area.Cover(g, s, r, wide), area.Cover(g, long, r, wide); !slices.Equal(a, b) {
			t.Fatalf("%v: %+v by %v covers %v, with %d times the vector %v", g, s, r, a, k, b)
		}
	})
}

// A shape moved by whole cells covers the cells moved by as many, out to the ends of the largest map.
func TestShapesMoveWithTheGrid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyShape(t)
		r := anyRule(t)
		n := rapid.Int32Range(-8000, 8000)
		by := grid.Cell{X: n.Draw(t, "cells.X"), Y: n.Draw(t, "cells.Y")}
		moved := s
		moved.Origin = s.Origin.Add(g.Centre(by).Sub(g.Centre(grid.Cell{})))
		all := geom.Rect{Min: geom.Point{X: -geom.Limit, Y: -geom.Limit}, Max: geom.Point{X: geom.Limit, Y: geom.Limit}}
		want := area.Cover(g, s, r, wide)
		for i := range want {
			want[i] = want[i].Add(by)
		}
		if got := area.Cover(g, moved, r, all); !slices.Equal(got, want) {
			t.Fatalf("%v: %+v by %v moved by %v covers %v, want %v", g, s, r, by, got, want)
		}
	})
}

// quarter turns a vector of squares by 90°, sixth one of hexes by 60°, both clockwise on the screen.
func turned(g grid.Grid, v geom.Point) geom.Point {
	switch g.Kind {
	case grid.HexPointy:
		return geom.Point{X: (v.X - v.Y) / 2, Y: (3*v.X + v.Y) / 2}
	case grid.HexFlat:
		return geom.Point{X: (v.X - 3*v.Y) / 2, Y: (v.Y + v.X) / 2}
	}
	return geom.Point{X: -v.Y, Y: v.X}
}

// pf2e #4126, MapTool #3034: hex cones and circles were wrong in some directions. Turning a shape about a centre by 60° (90° on
// squares) turns what it covers.
func TestCoverTurnsWithTheShape(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyShape(t)
		r := anyRule(t)
		about := centre(g)
		even := func(p geom.Point) geom.Point { // onto the points that turns keep on the lattice
			if g.Hex() {
				p.X += (p.X ^ p.Y) & 1
			}
			return p
		}
		s.Origin, s.Dir = even(s.Origin), even(s.Dir)
		spun := s
		spun.Origin, spun.Dir = about.Add(turned(g, s.Origin.Sub(about))), turned(g, s.Dir)
		var want []grid.Cell
		for _, c := range area.Cover(g, s, r, wide) {
			want = append(want, g.At(about.Add(turned(g, g.Centre(c).Sub(about)))))
		}
		slices.SortFunc(want, grid.Cell.Compare)
		if got := area.Cover(g, spun, r, wide); !slices.Equal(got, want) {
			t.Fatalf("%v: %+v by %v turned covers %v, want %v", g, s, r, got, want)
		}
	})
}

// Mirrored left and right, a shape covers the mirrored cells.
func TestCoverMirrorsWithTheShape(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s := anyShape(t)
		r := anyRule(t)
		about := centre(g)
		flip := func(p geom.Point) geom.Point { return geom.Point{X: 2*about.X - p.X, Y: p.Y} }
		mirrored := s
		mirrored.Origin, mirrored.Dir.X = flip(s.Origin), -s.Dir.X
		mirrored.Pivot = map[area.Pivot]area.Pivot{area.Face: area.Face, area.LeftEnd: area.RightEnd, area.RightEnd: area.LeftEnd}[s.Pivot]
		var want []grid.Cell
		for _, c := range area.Cover(g, s, r, wide) {
			want = append(want, g.At(flip(g.Centre(c))))
		}
		slices.SortFunc(want, grid.Cell.Compare)
		if got := area.Cover(g, mirrored, r, wide); !slices.Equal(got, want) {
			t.Fatalf("%v: %+v by %v mirrored covers %v, want %v", g, s, r, got, want)
		}
	})
}

func TestOriginsSnap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(grids).Draw(t, "grid")
		n := rapid.Int32Range(-9000, 9000)
		p := geom.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")}
		corner, either := area.Corner(g, p), area.Origin(g, p)
		for c := range g.Cells(geom.Rect{Min: p.Sub(geom.Point{X: 3000, Y: 3000}), Max: p.Add(geom.Point{X: 3000, Y: 3000})}) {
			for _, q := range g.AppendCorners(nil, c) {
				if g.Dist2(p, q) < g.Dist2(p, corner) || g.Dist2(p, q) < g.Dist2(p, either) {
					t.Fatalf("%v: %v snaps to %v and %v, but %v is nearer", g, p, corner, either, q)
				}
			}
			if g.Dist2(p, g.Centre(c)) < g.Dist2(p, either) {
				t.Fatalf("%v: %v snaps to %v, but the centre of %v is nearer", g, p, either, c)
			}
		}
	})
	if got := area.Origin(squares, centre(squares)); got != centre(squares) {
		t.Errorf("a centre snaps to %v", got)
	}
}

func TestNothingIsCovered(t *testing.T) {
	for _, s := range []area.Shape{{}, {Length: -5}, {Kind: area.Cone, Length: 1024}, {Kind: 9, Dir: geom.Point{X: 1}, Length: 1024}} {
		if got := area.Cover(squares, s, area.Any, wide); got != nil {
			t.Errorf("%+v covers %v", s, got)
		}
	}
	if area.Kind(area.Kinds).Valid() || !area.Cylinder.Valid() || area.Rule(3).Valid() || !area.Any.Valid() {
		t.Error("validity of forms or rules is wrong")
	}
	if area.Cone.String() != "cone" || area.Kind(9).String() != "unknown shape" || area.Any.String() != "any" || area.Rule(8).String() != "unknown rule" {
		t.Error("names of forms or rules are wrong")
	}
}
