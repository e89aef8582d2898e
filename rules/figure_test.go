package rules_test

import (
	"testing"

	"pgregory.net/rapid"

	"sightline/geom/grid"
	"sightline/rules"
)

// stand is a creature of a size whose place is a cell.
func stand(size grid.Size, x, y int32) rules.Figure {
	return rules.Figure{Size: size, At: at(x, y), Hair: squares.Centre(grid.Cell{X: x, Y: y}), Arcs: grid.Facing}
}

// Ranges count from the square next to one to the square of the other, whatever the sizes, and up as along (R-024-018).
func TestDistancesOfFigures(t *testing.T) {
	p := profile(t, "srd52")
	flying := func(f rules.Figure, floor int32) rules.Figure { f.Floor = floor; return f }
	for _, c := range []struct {
		a, b rules.Figure
		want int32
	}{
		{stand(grid.Medium, 0, 0), stand(grid.Medium, 1, 1), 1},
		{stand(grid.Large, 0, 0), stand(grid.Medium, 5, 1), 4},
		{stand(grid.Huge, 2, 2), stand(grid.Large, 6, 2), 3},
		{stand(grid.Across(6), 5, 5), stand(grid.Medium, 12, 5), 4},
		{stand(grid.Medium, 0, 0), flying(stand(grid.Medium, 0, 0), 6), 6},
		{stand(grid.Huge, 2, 2), flying(stand(grid.Medium, 2, 2), 2), 0},
		{stand(grid.Huge, 2, 2), flying(stand(grid.Medium, 2, 2), 3), 1},
		{stand(grid.Medium, 0, 0), flying(stand(grid.Medium, 4, 0), -9), 9},
	} {
		if got, back := p.Distance(squares, c.a, c.b), p.Distance(squares, c.b, c.a); got != c.want || back != c.want {
			t.Errorf("%+v to %+v: %d and back %d, want %d", c.a, c.b, got, back, c.want)
		}
	}
	p.Height = grid.Alternating
	if got := p.Distance(squares, stand(grid.Medium, 0, 0), flying(stand(grid.Medium, 4, 0), 2)); got != 5 {
		t.Errorf("four along and two up by 1-2-1 are %d", got)
	}
	p.Height, p.Diagonal = grid.Exact, grid.Exact
	if got := p.Distance(squares, stand(grid.Medium, 0, 0), flying(stand(grid.Medium, 2, 3), 6)); got != 7 {
		t.Errorf("two, three and six are %d", got)
	}
}

func TestRangesHaveBands(t *testing.T) {
	p := profile(t, "dnd14")
	for d, want := range map[int32]rules.Band{0: rules.Near, 3: rules.Near, 4: rules.Long, 9: rules.Long, 10: rules.Beyond} {
		if got := p.Range(squares, stand(grid.Medium, 0, 0), stand(grid.Medium, d, 0), 3, 9); got != (rules.Range{Distance: d, Band: want}) {
			t.Errorf("%d: %+v", d, got)
		}
	}
	if got := p.Range(squares, stand(grid.Medium, 0, 0), stand(grid.Medium, 4, 0), 3, 0); got.Band != rules.Beyond {
		t.Errorf("beyond the only range: %v", got.Band)
	}
	if rules.Near.String() != "near" || rules.Band(9).String() != "unknown band" {
		t.Error("names of bands")
	}
}

// B-10: a large mover leaves the reach of a large watcher with its last cell, and flying off leaves it too.
func TestLeavingReach(t *testing.T) {
	p := profile(t, "srd52")
	ogre := stand(grid.Large, 2, 2)
	for _, c := range []struct {
		reach int32
		steps []grid.Place
		want  int
	}{
		{1, []grid.Place{at(5, 2), at(6, 2)}, 0},
		{2, []grid.Place{at(5, 2), at(6, 2), at(7, 2)}, 1},
		{1, []grid.Place{at(4, 3), at(4, 1), at(3, 0)}, -1},
		{1, nil, -1},
	} {
		if got := p.Leaves(squares, ogre, c.reach, stand(grid.Large, 4, 2), c.steps); got != c.want {
			t.Errorf("reach %d, %v: %d, want %d", c.reach, c.steps, got, c.want)
		}
	}
}

// Who is next to someone is one cell away, unless a wall is between; on all grids and with heights.
func TestAdjacencyIsDistanceOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := profile(t, "srd52")
		n, s := rapid.Int32Range(0, 6), rapid.SampledFrom([]grid.Size{grid.Tiny, grid.Medium, grid.Large, grid.Huge})
		a, b := stand(s.Draw(t, "a"), n.Draw(t, "ax"), n.Draw(t, "ay")), stand(s.Draw(t, "b"), n.Draw(t, "bx"), n.Draw(t, "by"))
		b.Floor = rapid.Int32Range(-2, 4).Draw(t, "floor")
		open := ground()
		near, d := p.Adjacent(open.Walls.(rules.Contacts), a, b), p.Distance(squares, a, b)
		if near != (d <= 1) {
			t.Fatalf("%+v and %+v: %d apart, adjacent %v", a, b, d, near)
		}
		walled := anyGround(t)
		if c := walled.Walls.(rules.Contacts); p.Adjacent(c, a, b) && !near || p.Adjacent(c, a, b) != p.Adjacent(c, b, a) {
			t.Fatalf("%+v and %+v: walls make them adjacent, or one way only", a, b)
		}
	})
}
