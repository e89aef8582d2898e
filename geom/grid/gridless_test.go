package grid_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

var gridless = Grid{Kind: Gridless}

// A gridless scene has no cells, and nothing that is asked about them panics.
func TestGridlessHasNoCells(t *testing.T) {
	n := 0
	for range gridless.Cells(geom.Rect{Max: geom.Point{X: 99999, Y: 99999}}) {
		n++
	}
	c := Cell{5, 6}
	if n > 0 || len(gridless.Steps(nil)) > 0 || len(gridless.Neighbours(nil, c)) > 0 || len(gridless.Ring(nil, c, 2)) > 0 || len(gridless.Border([]Cell{c})) > 0 {
		t.Error("a gridless scene has cells")
	}
	if got := gridless.Line(nil, c, Cell{9, 9}); !slices.Equal(got, []Cell{c, {9, 9}}) {
		t.Errorf("a line: %v", got)
	}
	if gridless.Sector(100) != 2 || gridless.Facing(2) != 90 || gridless.Diagonal(c, Cell{6, 7}) {
		t.Error("facing on a gridless scene")
	}
}

// Spots are 32 to a unit; a creature's space is as wide as on squares and lies where it stands.
func TestGridlessSpaces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, p := anySize(t), anyPoint(t)
		at := gridless.Snap(s, p)
		m := gridless.Middle(s, at)
		if d := m.Sub(p); d.X > 16 || d.X < -16 || d.Y > 16 || d.Y < -16 {
			t.Fatalf("%v at %v stands at %v", s, p, m)
		}
		if gridless.Snap(s, m) != at && s != Tiny {
			t.Fatalf("%v at %v snaps elsewhere", s, m)
		}
		space := gridless.Space(nil, s, at)
		var x, y int64
		for _, c := range space {
			x, y = x+int64(gridless.Centre(c).X), y+int64(gridless.Centre(c).Y)
		}
		if n := int64(len(space)); s != Tiny && (n != int64(s.Across())*int64(s.Across()) || x != n*int64(m.X) || y != n*int64(m.Y)) {
			t.Fatalf("%v at %v covers %v", s, at, space)
		}
		to := anyGrid(t)
		spot := Regrid(to, gridless, s, to.Snap(s, p))
		if back := Regrid(gridless, to, s, spot); back != to.Snap(s, p) && s != Tiny {
			t.Fatalf("%v at %v of %v is %v without a grid and %v back", s, to.Snap(s, p), to, spot, back)
		}
	})
}

func TestGridlessDistances(t *testing.T) {
	at := func(x, y float64) Cell { return gridless.At(gridless.FromCells(x, y)) }
	for _, c := range []struct {
		a, b Cell
		want int32
	}{{at(0, 0), at(0.5, 0.5), 0}, {at(0, 0), at(1, 0), 1}, {at(0, 0), at(3, 4), 5}, {at(0, 0), at(2.9, 4), 4}, {at(-1.5, 2), at(1.5, 2), 3}} {
		for _, r := range rules {
			if got := gridless.Distance(r, []Cell{c.a}, []Cell{c.b}); got != c.want {
				t.Errorf("%v to %v by %v: %d, want %d", c.a, c.b, r, got, c.want)
			}
		}
	}
	if !gridless.Adjacent(at(0, 0), at(1, 1)) || gridless.Adjacent(at(0, 0), at(1.1, 0)) || gridless.Adjacent(at(1, 1), at(1, 1)) {
		t.Error("what is adjacent")
	}
	if !gridless.Step(Place{Cell: at(0, 0)}, Place{Cell: at(40, 9)}) {
		t.Error("a straight line is no step")
	}
}
