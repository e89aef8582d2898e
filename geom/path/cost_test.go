package path_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom/grid"
	"sightline/geom/path"
)

var (
	squares = grid.Grid{}
	pointy  = grid.Grid{Kind: grid.HexPointy}
	flat    = grid.Grid{Kind: grid.HexFlat}
	grids   = []grid.Grid{squares, pointy, flat}
	rules   = []grid.Rule{grid.Equal, grid.Alternating, grid.Exact, grid.Taxicab}
)

// way is a walk of steps written as letters from a place: e, s, w, n straight, d down and right, u up and right; | is a
// waypoint, which nothing counts.
func way(at grid.Place, steps string) []grid.Place {
	by := map[rune]grid.Cell{'e': {X: 1}, 's': {Y: 1}, 'w': {X: -1}, 'n': {Y: -1}, 'd': {X: 1, Y: 1}, 'u': {X: 1, Y: -1}}
	var places []grid.Place
	for _, r := range steps {
		if d, ok := by[r]; ok {
			at.Cell = at.Cell.Add(d)
			places = append(places, at)
		}
	}
	return places
}

// feet walks legs one after the other, as waypoints cut them, and gives what each step of all of them comes to.
func feet(c path.Costs, legs ...string) []int32 {
	var spent path.Spent
	var at grid.Place
	var all []int32
	for _, leg := range legs {
		steps := way(at, leg)
		var each []int32
		spent, each = path.Measure(squares, c, spent, at, steps)
		for _, cells := range each {
			all = append(all, 5*cells)
		}
		at = steps[len(steps)-1]
	}
	return all
}

func expectFeet(t *testing.T, got []int32, want ...int32) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("feet after each step: %v, want %v", got, want)
	}
}

var (
	oneTwoOne = path.Costs{Rule: grid.Alternating}
	allRough  = func(grid.Cell) int32 { return 1 }
)

// dnd5e #446: parity was forgotten at each waypoint.
func TestParitySurvivesAWaypoint(t *testing.T) {
	expectFeet(t, feet(oneTwoOne, "ddd", "d"), 5, 15, 20, 30)
}

// ShowDragDistance #60: one waypoint a diagonal made all of them cheap.
func TestOneWaypointADiagonal(t *testing.T) {
	expectFeet(t, feet(oneTwoOne, "d", "d", "d", "d", "d", "d"), 5, 15, 20, 30, 35, 45)
}

// drag-ruler #142: the colour came from a second counter. Label, limit and reach are one: at a speed of 25 feet the fourth
// diagonal is out of range wherever the waypoints are.
func TestFourthDiagonalIsOutOfRange(t *testing.T) {
	for cut := range 4 {
		var spent path.Spent
		var at grid.Place
		steps := way(at, "dddd")
		spent, first := path.Measure(squares, oneTwoOne, spent, at, steps[:cut])
		if cut > 0 {
			at = steps[cut-1]
		}
		_, second := path.Measure(squares, oneTwoOne, spent, at, steps[cut:])
		each := append(first, second...)
		if each[2] > 5 || each[3] <= 5 {
			t.Errorf("waypoint after %d: cells %v, want the third within 5 and the fourth beyond", cut, each)
		}
		for _, stop := range path.Reach(squares, at, oneTwoOne, spent, nil, 5) {
			if stop.At == steps[3] {
				t.Errorf("waypoint after %d: the fourth diagonal is within reach", cut)
			}
		}
	}
}

// elevation-ruler #56, AboveVTT #1450: straight steps between diagonals reset parity. The guide's own example.
func TestStraightStepsKeepParity(t *testing.T) {
	expectFeet(t, feet(oneTwoOne, "deeed"), 5, 10, 15, 20, 30)
	expectFeet(t, feet(oneTwoOne, "dddddd"), 5, 15, 20, 30, 35, 45)
	expectFeet(t, feet(oneTwoOne, "dsdu"), 5, 10, 20, 25)
}

// elevation-ruler #125, MapTool #459: terrain is a matter of the profile and never shifts parity.
func TestTerrainDoesNotShiftParity(t *testing.T) {
	doubled := path.Costs{Rule: grid.Alternating, Rough: allRough}
	expectFeet(t, feet(doubled, "dddd"), 10, 30, 40, 60)
	expectFeet(t, feet(doubled, "d", "d", "d", "d"), 10, 30, 40, 60)
	flat := path.Costs{Rule: grid.Alternating, Terrain: path.Plus, Rough: allRough}
	expectFeet(t, feet(flat, "dddd"), 10, 25, 35, 50)
	second := path.Costs{Rule: grid.Alternating, Rough: func(c grid.Cell) int32 {
		if c == (grid.Cell{X: 2, Y: 2}) {
			return 1
		}
		return 0
	}}
	expectFeet(t, feet(second, "dddd"), 5, 25, 30, 40)
	expectFeet(t, feet(path.Costs{Rough: allRough}, "ded"), 10, 20, 30)
}

func TestOtherRules(t *testing.T) {
	expectFeet(t, feet(path.Costs{}, "ddedd"), 5, 10, 15, 20, 25)
	expectFeet(t, feet(path.Costs{Rule: grid.Taxicab}, "dde"), 10, 20, 25)
	expectFeet(t, feet(path.Costs{Rule: grid.Exact}, "dd", "ddd"), 5, 10, 20, 25, 35)                    // 1.41, 2.83, 4.24, 5.66, 7.07 cells
	expectFeet(t, feet(path.Costs{Rule: grid.Exact, Rough: allRough}, "de"), 10, 20)                     // 2.83, 4.83
	expectFeet(t, feet(path.Costs{Rule: grid.Exact, Terrain: path.Plus, Rough: allRough}, "dd"), 10, 20) // 2.41, 4.83
	expectFeet(t, feet(path.Costs{Rule: grid.Alternating, Rough: func(grid.Cell) int32 { return -3 }}, "dd"), 5, 15)
}

func TestHexesHaveNoDiagonals(t *testing.T) {
	for _, g := range grids[1:] {
		for _, r := range rules {
			at := grid.Place{}
			steps := []grid.Place{}
			for _, d := range g.Steps(nil) {
				at = g.Move(at, d)
				steps = append(steps, at)
			}
			after, each := path.Measure(g, path.Costs{Rule: r}, path.Spent{Diagonals: 1}, grid.Place{}, steps)
			if !slices.Equal(each, []int32{1, 2, 3, 4, 5, 6}) || after != (path.Spent{Cells: 6, Diagonals: 1}) {
				t.Errorf("%v, %v: %v, after %v", g, r, each, after)
			}
		}
	}
}

// A large creature's step is as rough as the roughest cell it newly enters, and no rougher for leaving one.
func TestLargeSpacesOverRoughGround(t *testing.T) {
	c := path.Costs{Size: grid.Large, Rough: func(c grid.Cell) int32 {
		if c == (grid.Cell{X: 2, Y: 1}) {
			return 1
		}
		return 0
	}}
	// It covers columns x and x+1 of rows 0 and 1: the first step enters (2,1), the next ones leave it.
	expectFeet(t, feet(c, "eee"), 10, 15, 20)
	expectFeet(t, feet(path.Costs{Rough: c.Rough}, "eee"), 5, 10, 15)
}

func TestMeasureOfNothing(t *testing.T) {
	spent := path.Spent{Cells: 4, Diagonals: 3}
	for _, g := range grids {
		if after, each := path.Measure(g, oneTwoOne, spent, grid.Place{}, nil); after != spent || len(each) != 0 {
			t.Errorf("%v: no steps come to %v, %v", g, after, each)
		}
		if after, _ := path.Measure(g, oneTwoOne, spent, grid.Place{}, []grid.Place{{Quarter: 2}}); after != spent {
			t.Errorf("%v: another quarter of the cell costs %v", g, after)
		}
	}
}

func anyCosts(t *rapid.T) path.Costs {
	c := path.Costs{
		Rule:    rapid.SampledFrom(rules).Draw(t, "rule"),
		Terrain: rapid.SampledFrom([]path.Terrain{path.Times, path.Plus}).Draw(t, "terrain"),
	}
	if salt := rapid.Int32Range(0, 50).Draw(t, "rough"); salt > 0 {
		c.Rough = func(at grid.Cell) int32 { return (at.X*7 + at.Y*13 + at.X*at.Y + salt) % 5 / 4 * (1 + salt%2) }
	}
	return c
}

func anyWalk(t *rapid.T, g grid.Grid) []grid.Place {
	var at grid.Place
	var steps []grid.Place
	dirs := g.Steps(nil)
	for range rapid.IntRange(0, 30).Draw(t, "steps") {
		at = g.Move(at, dirs[rapid.IntRange(0, len(dirs)-1).Draw(t, "dir")])
		steps = append(steps, at)
	}
	return steps
}

// A walk cut anywhere comes to the same, step by step: this is what makes waypoints, limits and undo agree.
func TestMeasureOfPartsIsMeasureOfTheWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, c := rapid.SampledFrom(grids).Draw(t, "grid"), anyCosts(t)
		spent := path.Spent{Cells: rapid.Int32Range(0, 9).Draw(t, "cells"), Diagonals: rapid.Int32Range(0, 9).Draw(t, "diagonals")}
		steps := anyWalk(t, g)
		cut := rapid.IntRange(0, len(steps)).Draw(t, "cut")
		whole, each := path.Measure(g, c, spent, grid.Place{}, steps)
		mid, first := path.Measure(g, c, spent, grid.Place{}, steps[:cut])
		at := grid.Place{}
		if cut > 0 {
			at = steps[cut-1]
		}
		end, second := path.Measure(g, c, mid, at, steps[cut:])
		if end != whole || !slices.Equal(append(first, second...), each) {
			t.Fatalf("cut after %d: %v then %v, whole %v", cut, mid, end, whole)
		}
	})
}

// Over open ground a ruler's leg of many cells costs what a shortest walk of single steps does.
func TestALegCostsWhatItsStepsDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(grids).Draw(t, "grid")
		c := path.Costs{Rule: rapid.SampledFrom(rules).Draw(t, "rule")}
		spent := path.Spent{Diagonals: rapid.Int32Range(0, 3).Draw(t, "diagonals")}
		n := rapid.Int32Range(-20, 20)
		to := grid.Cell{X: n.Draw(t, "x"), Y: n.Draw(t, "y")}
		var steps []grid.Place
		for _, cell := range g.Line(nil, grid.Cell{}, to)[1:] {
			steps = append(steps, grid.Place{Cell: cell})
		}
		leg, _ := path.Measure(g, c, spent, grid.Place{}, []grid.Place{{Cell: to}})
		walk, _ := path.Measure(g, c, spent, grid.Place{}, steps)
		if leg != walk {
			t.Fatalf("%v %v: to %v is %v in one leg, %v in steps", g, c.Rule, to, leg, walk)
		}
		if c.Rule != grid.Exact && spent.Diagonals == 0 {
			if d := g.Distance(c.Rule, []grid.Cell{{}}, []grid.Cell{to}); leg.Cells != d {
				t.Fatalf("%v %v: to %v costs %d, the distance is %d", g, c.Rule, to, leg.Cells, d)
			}
		}
	})
}

// Without a grid a way is as long as its straight lines, rounded down once: not once a leg, and never by cells.
func TestMeasureWithoutAGrid(t *testing.T) {
	g := grid.Grid{Kind: grid.Gridless}
	at := func(x, y float64) grid.Place { return grid.Place{Cell: g.At(g.FromCells(x, y))} }
	steps := []grid.Place{at(1.5, 0), at(3, 0), at(3, 0), at(6, 4), at(6.75, 3)}
	for _, size := range []grid.Size{grid.Medium, grid.Huge} {
		after, each := path.Measure(g, path.Costs{Rule: grid.Equal, Size: size}, path.Spent{Cells: 2, Diagonals: 1}, at(0, 0), steps)
		if want := []int32{3, 5, 5, 10, 11}; !slices.Equal(each, want) || after != (path.Spent{Cells: 11, Diagonals: 1}) {
			t.Errorf("%v: %v, %+v, want %v", size, each, after, want)
		}
	}
	if after, each := path.Measure(g, path.Costs{}, path.Spent{}, at(0, 0), nil); len(each) != 0 || after != (path.Spent{}) {
		t.Errorf("no way costs %+v", after)
	}
}
