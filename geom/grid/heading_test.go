package grid_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

// clockwise is the true angle of a vector from up, in degrees, by floating point.
func clockwise(g Grid, v geom.Point) float64 {
	x, y := g.ToCells(v)
	return math.Mod(math.Atan2(x, -y)*180/math.Pi+360, 360)
}

// nearestPoint is the point of the compass nearest to an angle; sure is false so near to a tie that floats can't tell.
func nearestPoint(angle, first, wide float64, points int) (n int, sure bool) {
	turn := (angle-first)/wide + 0.5
	f := math.Floor(turn)
	return (int(f)%points + points) % points, turn-f > 1e-9 && turn-f < 1-1e-9
}

func TestHeadingsAreTheNearest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, a, b := rapid.SampledFrom(append(grids, gridless)).Draw(t, "grid"), anyPoint(t), anyPoint(t)
		if a == b {
			return
		}
		angle := clockwise(g, b.Sub(a))
		for _, points := range []int{8, 12} {
			if want, sure := nearestPoint(angle, 0, 360/float64(points), points); sure && g.Heading(a, b, points) != want {
				t.Fatalf("%v: %v is %.6f°: %d of %d, want %d", g, b.Sub(a), angle, g.Heading(a, b, points), points, want)
			}
		}
		first, wide := 0.0, 360/float64(g.Sectors())
		if g.Kind == HexPointy {
			first = 30
		}
		if want, sure := nearestPoint(angle, first, wide, g.Sectors()); sure && g.Towards(a, b) != want {
			t.Fatalf("%v: %v is %.6f°: towards %d, want %d", g, b.Sub(a), angle, g.Towards(a, b), want)
		}
	})
}

// Every cell of a ring is told in some direction, ties by the clock, and turns of the grid turn headings.
func TestHeadingsTurnWithTheGrid(t *testing.T) {
	for _, g := range grids {
		for i, d := range g.Steps(nil) {
			if got := g.Towards(g.Centre(Cell{}), g.Centre(d)); got != i {
				t.Errorf("%v: step %d leads towards %d", g, i, got)
			}
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		g, p := anyHex(t), anyPoint(t)
		p.X += (p.X ^ p.Y) & 1
		if p == (geom.Point{}) {
			return
		}
		q := sixth(g, p)
		if a, b := g.Towards(geom.Point{}, p), g.Towards(geom.Point{}, q); (a+1)%6 != b {
			t.Fatalf("%v: %v leads towards %d, turned by 60° towards %d", g, p, a, b)
		}
		if a, b := g.Heading(geom.Point{}, p, 12), g.Heading(geom.Point{}, q, 12); (a+2)%12 != b {
			t.Fatalf("%v: %v heads %d, turned by 60° %d", g, p, a, b)
		}
		v := anyPoint(t)
		if v == (geom.Point{}) {
			return
		}
		if a, b := squares.Heading(geom.Point{}, v, 8), squares.Heading(geom.Point{}, geom.Point{X: -v.Y, Y: v.X}, 8); (a+2)%8 != b {
			t.Fatalf("%v heads %d, turned by 90° %d", v, a, b)
		}
	})
}

// The hardest near-ties of 22.5° and 15° are the fractions of √2 and √3; ties proper go clockwise.
func TestHeadingsNearTies(t *testing.T) {
	for _, c := range []struct {
		g      Grid
		v      geom.Point
		points int
		want   int
	}{
		{squares, geom.Point{X: 2378, Y: -5741}, 8, 0}, {squares, geom.Point{X: 5741, Y: -13860}, 8, 1}, // tan 22.5° = 0.41421356…
		{squares, geom.Point{X: 10864, Y: -40545}, 12, 0}, {squares, geom.Point{X: 5042, Y: -18817}, 12, 1}, {squares, geom.Point{X: 153, Y: -571}, 12, 1}, // tan 15° = 0.26794919…
		{squares, geom.Point{X: 1, Y: -1}, 12, 2}, {squares, geom.Point{X: 1, Y: 1}, 12, 5},
		{squares, geom.Point{}, 8, 0}, {squares, geom.Point{}, 12, 0}, {pointy, geom.Point{Y: -5}, 12, 0},
	} {
		if got := c.g.Heading(geom.Point{}, c.v, c.points); got != c.want {
			t.Errorf("%v: %v is %d of %d, want %d", c.g, c.v, got, c.points, c.want)
		}
	}
	for _, c := range []struct {
		g    Grid
		v    geom.Point
		want int
	}{{pointy, geom.Point{Y: -5}, 0}, {pointy, geom.Point{Y: 5}, 3}, {flat, geom.Point{X: 5}, 2}, {flat, geom.Point{X: -5}, 5}, {pointy, geom.Point{}, 0}} {
		if got := c.g.Towards(geom.Point{}, c.v); got != c.want {
			t.Errorf("%v: %v leads towards %d, want %d", c.g, c.v, got, c.want)
		}
	}
}

func TestHeadingsAcrossTheLargestMap(t *testing.T) {
	far := geom.Point{X: geom.Limit, Y: geom.Limit}
	for _, g := range grids {
		if a, b := g.Heading(geom.Point{X: -far.X, Y: far.Y}, geom.Point{X: far.X, Y: -far.Y}, 12), g.Heading(geom.Point{X: -1, Y: 1}, geom.Point{X: 1, Y: -1}, 12); a != b {
			t.Errorf("%v: the same direction is %d far off and %d near by", g, a, b)
		}
	}
}
