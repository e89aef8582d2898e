package grid_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

// wedgeArea is how much of a cell lies in the wedge from m between two directions less than 180° apart, clockwise, in degrees
// from up: by floating point.
func wedgeArea(g Grid, m geom.Point, c Cell, from, to float64) float64 {
	var poly [][2]float64
	for _, p := range g.AppendCorners(nil, c) {
		x, y := g.ToCells(p.Sub(m))
		poly = append(poly, [2]float64{x, y})
	}
	for _, ray := range []float64{from, to + 180} { // inside is clockwise of each
		dx, dy := math.Sin(ray*math.Pi/180), -math.Cos(ray*math.Pi/180)
		poly = cutHalf(poly, func(p [2]float64) float64 { return dx*p[1] - dy*p[0] })
	}
	sum := 0.0
	for i, b := range poly {
		a := poly[(i+len(poly)-1)%len(poly)]
		sum += a[0]*b[1] - a[1]*b[0]
	}
	return sum / 2
}

func cutHalf(poly [][2]float64, side func([2]float64) float64) (out [][2]float64) {
	for i, b := range poly {
		a := poly[(i+len(poly)-1)%len(poly)]
		fa, fb := side(a), side(b)
		if fa*fb < 0 {
			t := fa / (fa - fb)
			out = append(out, [2]float64{a[0] + t*(b[0]-a[0]), a[1] + t*(b[1]-a[1])})
		}
		if fb >= 0 {
			out = append(out, b)
		}
	}
	return out
}

// holder is the arc that holds more than half of a cell, of two exact halves the one first in order; false when none does.
func holder(g Grid, m geom.Point, side int, wide bool, c Cell) (Arc, bool) {
	mid, half, back := float64(side)*90, 45.0, 45.0
	if g.Hex() {
		mid, half, back = float64(side)*60, 30, 30
		if g.Kind == HexPointy {
			mid += 30
		}
		if wide {
			half = 60
		}
	}
	whole := wedgeArea(g, g.Centre(c), c, 0, 179.999999) * 2
	for _, w := range []struct {
		arc      Arc
		from, to float64
	}{{Front, mid - half, mid + half}, {Left, mid - 180 + back, mid - half}, {Right, mid + half, mid + 180 - back}, {Rear, mid + 180 - back, mid + 180 + back}} {
		if wedgeArea(g, m, c, w.from, w.to) >= whole*(0.5-1e-6) {
			return w.arc, true
		}
	}
	return Front, false
}

// The arcs are those that hold more than half of a cell, exact halves by their order (R-014-080, R-014-081).
func TestArcsHoldHalfOfTheirCells(t *testing.T) {
	for _, g := range grids {
		for _, s := range []Size{Medium, Large, Huge, Gargantuan, Across(5)} {
			at := Place{Cell: Cell{2, 3}}
			space := g.Space(nil, s, at)
			for side := range g.Sides() {
				for _, wide := range []bool{false, g.Hex()} {
					judged := 0
					for x := int32(-7); x < 12; x++ {
						for y := int32(-6); y < 13; y++ {
							c := Cell{x, y}
							want, sure := holder(g, g.Middle(s, at), side, wide, c)
							if !sure || slices.Contains(space, c) {
								continue
							}
							judged++
							if got := g.Arc(s, at, side, wide, c); got != want {
								t.Errorf("%v: %v looking over side %d, wide %v: %v lies %v, want %v", g, s, side, wide, c, got, want)
							}
						}
					}
					if judged < 250 {
						t.Errorf("%v: %v: only %d cells were judged", g, s, judged)
					}
				}
			}
		}
	}
}

// Rings of the catalog: about one hex the front has 1 and then 3 cells, the rear 1 and 1, the sides 2 and then 4 each.
func TestArcCountsOnHexes(t *testing.T) {
	for _, g := range hexes {
		for n, want := range map[int32][4]int{1: {1, 2, 2, 1}, 2: {3, 4, 4, 1}} {
			var got [4]int
			for _, c := range g.Ring(nil, Cell{}, n) {
				got[g.Arc(Medium, Place{}, 4, false, c)]++
			}
			if got != want {
				t.Errorf("%v: ring %d has %v cells front, left, right and rear, want %v", g, n, got, want)
			}
		}
	}
}

// Turning a creature by one side turns its arcs, and a mirror exchanges left and right.
func TestArcsTurnAndMirror(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := anyCell(t, "cell")
		wide := rapid.Bool().Draw(t, "wide")
		g := anyHex(t)
		side := rapid.IntRange(0, 5).Draw(t, "side")
		if a, b := g.Arc(Medium, Place{}, side, wide, c), g.Arc(Medium, Place{}, side+1, wide, sixthCell(c)); a != b {
			t.Fatalf("%v: %v of side %d lies %v, turned %v", g, c, side, a, b)
		}
		if a, b := squares.Arc(Medium, Place{}, side, false, c), squares.Arc(Medium, Place{}, side+1, false, Cell{-c.Y, c.X}); a != b {
			t.Fatalf("%v of side %d lies %v, turned %v", c, side, a, b)
		}
		mirror := map[Arc]Arc{Front: Front, Left: Right, Right: Left, Rear: Rear}
		if a, b := squares.Arc(Medium, Place{}, 0, false, c), squares.Arc(Medium, Place{}, 0, false, Cell{-c.X, c.Y}); c.X != 0 && mirror[a] != b {
			t.Fatalf("%v lies %v, mirrored %v", c, a, b)
		}
	})
}

// The sides that facings look over; between two the clockwise one.
func TestSidesOfFacings(t *testing.T) {
	for _, c := range []struct {
		g      Grid
		facing int16
		want   int
	}{{squares, 0, 0}, {squares, 44, 0}, {squares, 314, 3}, {squares, 45, 1}, {squares, 90, 1}, {squares, 180, 2}, {squares, 270, 3}, {squares, 315, 0}, {squares, -46, 3}, {squares, 359, 0},
		{pointy, 30, 0}, {pointy, 90, 1}, {flat, 0, 0}, {flat, 30, 1}, {flat, 29, 0}, {gridless, 90, 1}} {
		if got := c.g.Side(c.facing); got != c.want {
			t.Errorf("%v: facing %d° looks over side %d, want %d", c.g, c.facing, got, c.want)
		}
	}
}

// R-014-079: an ooze is front all round, a hydra has three fronts; a large creature is where the first of its cells is.
func TestArcsOfSpaces(t *testing.T) {
	hydra := Arcs{Front, Front, Front, Rear}
	behind, beside := []Cell{{0, 2}}, []Cell{{2, 0}}
	corner := []Cell{{0, 2}, {1, 2}, {2, 2}, {2, 1}} // two behind, one and an exact half beside
	for _, c := range []struct {
		a     Arcs
		space []Cell
		want  Arc
	}{{Facing, behind, Rear}, {Arcs{}, behind, Front}, {hydra, behind, Rear}, {hydra, beside, Front}, {Facing, beside, Right}, {Facing, corner, Right}, {Facing, []Cell{{-3, 0}, {3, 0}}, Left}, {Facing, nil, Rear}} {
		if got := squares.ArcOf(Medium, Place{}, 0, false, c.a, c.space); got != c.want {
			t.Errorf("%v with %v: %v, want %v", c.space, c.a, got, c.want)
		}
	}
	if fmt.Sprint(Front, Left, Right, Rear, Arc(7)) != "front left right rear unknown arc" {
		t.Error("names of arcs")
	}
}

// What is seen is what is not in the rear: the borders of the view are those of the rear arc, in true proportions.
func TestViewIsAllButTheRear(t *testing.T) {
	for _, g := range grids {
		for side := range g.Sides() {
			dir, half := g.View(side, Facing)
			ahead, turn := clockwise(g, dir), clockwise(g, half)-90
			for x := int32(-9); x <= 9; x++ {
				for y := int32(-9); y <= 9; y++ {
					c := Cell{x, y}
					if c == (Cell{}) {
						continue
					}
					off := math.Abs(clockwise(g, g.Centre(c).Sub(g.Centre(Cell{}))) - ahead)
					seen := min(off, 360-off) <= turn+1e-9
					if rear := g.Arc(Medium, Place{}, side, false, c) == Rear; rear == seen {
						t.Errorf("%v over side %d: %v is seen: %v, in the rear: %v", g, side, c, seen, rear)
					}
				}
			}
			if dir, half := g.View(side, Arcs{}); dir != (geom.Point{}) || half != (geom.Point{}) {
				t.Errorf("%v: who looks all round has a direction: %v, %v", g, dir, half)
			}
		}
	}
}
