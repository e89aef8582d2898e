package rules_test

import (
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/all"
	"sightline/rules/dnd14"
)

// A creature's cone begins at the corner of its space that is nearest to what it is pointed at.
func TestTemplatesBeginAtTheSpace(t *testing.T) {
	g, p := grid.Grid{}, dnd14.Profile()
	ogre := rules.Figure{Size: grid.Large, At: grid.Place{Cell: grid.Cell{X: 4, Y: 4}}} // squares 4 and 5
	for _, c := range []struct{ to, want geom.Point }{
		{geom.Point{X: 9000, Y: 9000}, geom.Point{X: 6 * 1024, Y: 6 * 1024}},
		{geom.Point{X: 0, Y: 9000}, geom.Point{X: 4 * 1024, Y: 6 * 1024}},
		{geom.Point{X: 9000, Y: 5*1024 - 1}, geom.Point{X: 6 * 1024, Y: 5 * 1024}},
	} {
		if got := p.From(g, ogre, area.Cone, c.to); got != c.want {
			t.Errorf("towards %v it begins at %v, want %v", c.to, got, c.want)
		}
	}
	p.Areas[area.Cone].Origins = 0
	if got := p.From(g, ogre, area.Cone, geom.Point{}); got != g.Middle(ogre.Size, ogre.At) {
		t.Errorf("a free one begins at %v", got)
	}
}

// On every grid and for every size the origin is a point where the profile lets templates begin, and one of the space.
func TestOriginsAreOfTheSpace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := grid.Grid{Kind: grid.Kind(rapid.IntRange(0, 2).Draw(t, "grid"))}
		p := rapid.SampledFrom(all.Profiles()).Draw(t, "profile")
		k := area.Kind(rapid.IntRange(0, area.Kinds-1).Draw(t, "form"))
		p.Areas[k].Origins = area.Origins(rapid.IntRange(1, 7).Draw(t, "origins"))
		f := rules.Figure{Size: rapid.SampledFrom(grid.Sizes[:]).Draw(t, "size")}
		n := rapid.Int32Range(-20000, 20000)
		f.At = g.Snap(f.Size, geom.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")})
		to := geom.Point{X: n.Draw(t, "to x"), Y: n.Draw(t, "to y")}
		at := p.From(g, f, k, to)
		if s := p.Lay(g, k, at, to, 3); s.Origin != at {
			t.Fatalf("%v: a %v from %v is laid at %v", g, k, at, s.Origin)
		}
		for _, other := range p.Areas[k].Origins.Of(g, f.Cells(g)) {
			if g.Dist2(other, to) < g.Dist2(at, to) {
				t.Fatalf("%v: %v is nearer to %v than %v", g, other, to, at)
			}
		}
	})
}

// Cover from an area is drawn from its origin, from a hair beside a wall it lies on, and for an emanation from the space.
func TestCoverFromAreas(t *testing.T) {
	p := dnd14.Profile()
	s, _ := sight.Prepare(sight.Config{Bounds: geom.Rect{Max: geom.Point{X: 10 * 1024, Y: 10 * 1024}}, Walls: []sight.Wall{
		{A: geom.Point{X: 4 * 1024, Y: 0}, B: geom.Point{X: 4 * 1024, Y: 10 * 1024}, Door: -1},
	}})
	left := sight.Body{Cells: []grid.Cell{{X: 2, Y: 4}}}
	right := sight.Body{Cells: []grid.Cell{{X: 6, Y: 4}}}
	at := geom.Point{X: 4 * 1024, Y: 4 * 1024}
	e := rules.Effect{Shape: p.Lay(s.Grid(), area.Circle, at, at, 4), Toward: geom.Point{X: 1024, Y: 4 * 1024}}
	if a, b := p.AreaCover(s, e, left, nil), p.AreaCover(s, e, right, nil); !a.Target || a.Degree != sight.None || b.Target {
		t.Errorf("from the wall: %v on the maker's side, %v beyond", a.Degree, b.Degree)
	}
	own := rules.Figure{At: grid.Place{Cell: grid.Cell{X: 1, Y: 4}}}
	e = rules.Effect{Shape: p.Around(s.Grid(), own, 4), Toward: s.Grid().Centre(own.At.Cell)}
	want := p.Cover(s, own.Body(s.Grid()), left, []sight.Body{{Cells: []grid.Cell{{X: 1, Y: 4}}}})
	if got := p.AreaCover(s, e, left, []sight.Body{{Cells: []grid.Cell{{X: 1, Y: 4}}}}); got.Degree != want.Degree || got.Corner != want.Corner {
		t.Errorf("an emanation: %v from %v, want %v from %v", got.Degree, got.Corner, want.Degree, want.Corner)
	}
}
