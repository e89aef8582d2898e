package view_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// behind is a hall of 12 by 8 cells that a wall from a to b divides from side to side; a wall of the west half runs up to the
// point at f of it. What is more lies east of the wall.
func behind(a, b maps.XY, f float64, from maps.XY, more ...maps.Wall) *maps.Map {
	m := maps.Blank("behind", 12, 8, 1)
	m.Hand = false
	wall := func(l ...maps.XY) { m.Walls = append(m.Walls, maps.Wall{Line: l, Kind: sight.Solid}) }
	wall(maps.XY{}, maps.XY{X: 12}, maps.XY{X: 12, Y: 8}, maps.XY{Y: 8}, maps.XY{})
	wall(a, b)
	wall(from, along(a, b, f))
	m.Walls = append(m.Walls, more...)
	return m
}

func along(a, b maps.XY, f float64) maps.XY {
	return maps.XY{X: a.X + float64((b.X-a.X)*f), Y: a.Y + float64((b.Y-a.Y)*f)}
}

// seenBefore is what a player sees of it from four places before the wall.
func seenBefore(t *testing.T, kind grid.Kind, m *maps.Map) (all []*wire.View) {
	rnd := rand.New(rand.NewPCG(1, 1))
	tb := tabletest.New(t, 11)
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(m)
	gm.Do(wire.SetScene{Grid: grid.Grid{Kind: kind}})
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 1, 4)
	for range 4 {
		at := geom.Point{X: 600 + rnd.Int32N(2800), Y: 900 + rnd.Int32N(tb.State.Plan().Bounds.Max.Y-1800)}
		gm.Do(wire.PutToken{Token: hero, At: grid.Place{Cell: tb.State.Scene.Grid.At(at)}})
		all = append(all, ann.View())
	}
	return all
}

// TestWallGoesOnBehind: a wall of the west that ends at the wall on a line between sub-cells ends there too where another goes straight on
// behind; it once was put on the course of both.
func TestWallGoesOnBehind(t *testing.T) {
	rnd := tabletest.Rand(t)
	for range 60 {
		a, b, f := maps.XY{X: 5 + rnd.Float64()}, maps.XY{X: 5 + rnd.Float64(), Y: 8}, float64(16+rnd.IntN(32))/64
		from := maps.XY{X: 1 + 2*rnd.Float64(), Y: 1 + 6*rnd.Float64()}
		on := maps.Wall{Line: []maps.XY{along(a, b, f), along(from, along(a, b, f), 1.2+rnd.Float64())}, Kind: sight.Solid}
		with, without := seenBefore(t, grid.Square, behind(a, b, f, from, on)), seenBefore(t, grid.Square, behind(a, b, f, from))
		for i := range with {
			if !slices.Equal(with[i].Walls, without[i].Walls) {
				t.Fatalf("wall %v-%v, from %v to %v of it, place %d: with a wall behind\n%+v, without\n%+v", a, b, from, f, i, with[i].Walls, without[i].Walls)
			}
		}
	}
}

// TestWallsBehindWalls: walls that meet a wall from behind, go straight on behind it, or end a hair before it are nothing to
// who stands before it: what is shown of the wall is the same with them and without.
func TestWallsBehindWalls(t *testing.T) {
	rnd := tabletest.Rand(t)
	unlike := 0
	for range 12 {
		a, b := maps.XY{X: 4 + 3*rnd.Float64()}, maps.XY{X: 4 + 3*rnd.Float64(), Y: 8}
		f, from := 0.2+0.6*rnd.Float64(), maps.XY{X: 3 * rnd.Float64(), Y: 8 * rnd.Float64()}
		p, kind := along(a, b, f), []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat}[rnd.IntN(3)]
		more := []maps.Wall{{Line: []maps.XY{p, along(from, p, 1+rnd.Float64())}, Kind: sight.Solid}} // straight on
		for range rnd.IntN(4) {
			// What all but meets an end of a wall is joined to it, and may move it by a hair: none of these does.
			of := 0.01 + 0.98*rnd.Float64()
			if math.Abs(of-f) < 0.01 {
				of = f
			}
			at := along(a, b, of)
			at.X += rnd.Float64() / 50 * float64(rnd.IntN(2))
			more = append(more, maps.Wall{Line: []maps.XY{at, {X: 8 + 3*rnd.Float64(), Y: 0.1 + 7.8*rnd.Float64()}}, Kind: sight.Solid})
		}
		for i := range more {
			if rnd.IntN(2) == 0 {
				more[i].Line[0], more[i].Line[1] = more[i].Line[1], more[i].Line[0]
			}
		}
		with, without := seenBefore(t, kind, behind(a, b, f, from, more...)), seenBefore(t, kind, behind(a, b, f, from))
		for i, v := range with {
			o := without[i]
			if !slices.EqualFunc(v.Walls, o.Walls, alike) {
				t.Fatalf("wall %v-%v, %v up to it, behind it %v, place %d:\n%+v\n%+v", a, b, from, more, i, v.Walls, o.Walls)
			}
			// Joining ends, and rounding where walls cross, bends a wall by a hair, which may decide over sub-cells whose centre is as near to it.
			g := grid.Grid{Kind: kind}
			if off := furthest(v.Ground.Explored, o.Ground.Explored, g, g.FromCells(a.X, a.Y), g.FromCells(b.X, b.Y)); off > 0.25 {
				t.Fatalf("wall %v-%v, %v up to it, behind it %v, place %d: ground differs %v sub-cells from the wall", a, b, from, more, i, off)
			}
			if !slices.Equal(v.Walls, o.Walls) {
				unlike++
			}
		}
	}
	if unlike > 4 {
		t.Errorf("%d of 48 views tell of what is behind the wall", unlike)
	}
}

// alike says that two runs of wall end within a sub-cell of each other.
func alike(a, b wire.Wall) bool {
	near := func(p, q geom.Point) bool { d := p.Sub(q); return max(d.X, -d.X, d.Y, -d.Y) <= geom.Unit/8 }
	return a.Kind == b.Kind && a.Sides == b.Sides && near(a.A, b.A) && near(a.B, b.B)
}

// furthest is how far off the line from a to b, in sub-cells, the centre of one lies in which two masks differ.
func furthest(v, o *geom.Mask, g grid.Grid, a, b geom.Point) (most float64) {
	w, h := g.SubSize()
	for y := range v.H() {
		for x := range v.W() {
			if v.Get(x, y) != o.Get(x, y) {
				off := float64(geom.Orient(a, b, geom.Point{X: x*w + w/2, Y: y*h + h/2}))
				most = max(most, math.Abs(off)/math.Hypot(float64(b.X-a.X), float64(b.Y-a.Y))/float64(min(w, h)))
			}
		}
	}
	return most
}
