package grid_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

// sixth turns a vector of a hex lattice by 60° clockwise on the screen. It maps lattice points with X ≡ Y mod 2 onto such.
func sixth(g Grid, v geom.Point) geom.Point {
	if g.Kind == HexFlat { // the mirror image turns the other way
		return geom.Point{X: (v.X - 3*v.Y) / 2, Y: (v.Y + v.X) / 2}
	}
	return geom.Point{X: (v.X - v.Y) / 2, Y: (3*v.X + v.Y) / 2}
}

// sixthCell turns a cell by 60° clockwise about (0,0).
func sixthCell(c Cell) Cell { return Cell{X: -c.Y, Y: c.X + c.Y} }

func TestHexesTurnBySixtyDegrees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, c, p := anyHex(t), anyCell(t, "cell"), anyPoint(t)
		about := g.Centre(Cell{})
		turn := func(p geom.Point) geom.Point { return about.Add(sixth(g, p.Sub(about))) }
		if got := turn(g.Centre(c)); got != g.Centre(sixthCell(c)) {
			t.Fatalf("%v: the turned centre of %v is %v, want that of %v", g, c, got, sixthCell(c))
		}
		corners, turned := g.AppendCorners(nil, c), g.AppendCorners(nil, sixthCell(c))
		for _, q := range corners {
			if !slices.Contains(turned, turn(q)) {
				t.Fatalf("%v: the turned corner %v of %v is no corner of %v", g, q, c, sixthCell(c))
			}
		}
		p.X += (p.X ^ p.Y) & 1
		if g.Dist2(turn(p), turn(g.Centre(c))) != g.Dist2(p, g.Centre(c)) {
			t.Fatalf("%v: a turn changes the distance of %v and %v", g, p, c)
		}
		if d := g.Distance(Equal, []Cell{{}, c}, []Cell{{2, 1}}); d != g.Distance(Equal, []Cell{{}, sixthCell(c)}, []Cell{sixthCell(Cell{2, 1})}) {
			t.Fatalf("%v: a turn changes the steps to %v", g, c)
		}
	})
}

// A turn of a space is a space of the size, the other way up when its middle is a corner.
func TestSpacesTurnBySixtyDegrees(t *testing.T) {
	for _, g := range hexes {
		for _, s := range Sizes {
			var turned, space []Cell
			for _, c := range g.Space(nil, s, Place{}) {
				turned = append(turned, sixthCell(c))
			}
			about := g.Centre(Cell{})
			at := g.Snap(s, about.Add(sixth(g, g.Middle(s, Place{}).Sub(about))))
			if s == Tiny {
				at = Place{}
			}
			space = g.Space(nil, s, at)
			slices.SortFunc(turned, Cell.Compare)
			slices.SortFunc(space, Cell.Compare)
			if !slices.Equal(turned, space) {
				t.Errorf("%v: %v turned covers %v, the place there %v", g, s, turned, space)
			}
			if even := s == Large || s == Gargantuan; at.Turned != even {
				t.Errorf("%v: %v turned by 60° is turned over: %v", g, s, at.Turned)
			}
		}
	}
}

// Exchanging X and Y leads from pointy hexes to flat ones.
func TestFlatHexesMirrorPointyOnes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		even := rapid.Bool().Draw(t, "even")
		p, f := Grid{HexPointy, even}, Grid{HexFlat, even}
		c, v := anyCell(t, "cell"), anyPoint(t)
		if a, b := p.Centre(c), f.Centre(Cell{c.Y, c.X}); a.X != b.Y || a.Y != b.X {
			t.Fatalf("centres of %v: %v and %v", c, a, b)
		}
		w := geom.Point{X: v.Y, Y: v.X}
		if p.Dist2(v, geom.Point{}) != f.Dist2(w, geom.Point{}) {
			t.Fatalf("distance of %v differs", v)
		}
		px, py := p.ToCells(v)
		fx, fy := f.ToCells(w)
		if px != fy || py != fx {
			t.Fatalf("%v is drawn at %v, %v and mirrored at %v, %v", v, px, py, fx, fy)
		}
	})
}
