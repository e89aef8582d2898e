package rules_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/all"
)

const cell = geom.Unit

var (
	squares = grid.Grid{}
	pointy  = grid.Grid{Kind: grid.HexPointy}
	board   = geom.Rect{Max: geom.Point{X: 10 * cell, Y: 10 * cell}}
)

func profile(t interface {
	Helper()
	Fatalf(string, ...any)
}, name string) rules.Profile {
	t.Helper()
	p, ok := all.Named(name)
	if !ok {
		t.Fatalf("no rule set %q", name)
	}
	return p
}

// wall is a wall between two corners of squares, given in cells.
func wall(x0, y0, x1, y1 int32) sight.Wall {
	return sight.Wall{A: geom.Point{X: x0 * cell, Y: y0 * cell}, B: geom.Point{X: x1 * cell, Y: y1 * cell}, Door: -1}
}

func ground(walls ...sight.Wall) rules.Ground {
	scene, _ := sight.Prepare(sight.Config{Bounds: board, Walls: walls})
	return rules.Ground{Walls: scene}
}

func at(x, y int32) grid.Place { return grid.Place{Cell: grid.Cell{X: x, Y: y}} }

// mover stands on a cell with a speed of six.
func mover(x, y int32) rules.Mover {
	return rules.Mover{At: at(x, y), Hair: squares.Centre(grid.Cell{X: x, Y: y}), Speed: 6}
}

func creature(x, y int32) rules.Creature {
	return rules.Creature{Cells: []grid.Cell{{X: x, Y: y}}}
}

// east is a walk of n steps to the right.
func east(x, y, n int32) []grid.Place {
	var steps []grid.Place
	for i := range n {
		steps = append(steps, at(x+i+1, y))
	}
	return steps
}

func TestMoveSaysWhatStopsIt(t *testing.T) {
	p := profile(t, "srd52")
	friend := creature(3, 1)
	friend.Ally = true
	large := mover(1, 1)
	large.Size = grid.Large
	tired := mover(1, 1)
	tired.Spent = path.Spent{Cells: 4}
	box := []sight.Wall{wall(3, 2, 4, 2), wall(4, 2, 4, 3), wall(4, 3, 3, 3), wall(3, 3, 3, 2)}
	for _, c := range []struct {
		name   string
		ground rules.Ground
		mover  rules.Mover
		steps  []grid.Place
		want   rules.Move
	}{
		{"open ground", ground(), mover(1, 1), east(1, 1, 4), rules.Move{Steps: 4, Spent: path.Spent{Cells: 4}, At: 4, Other: -1}},
		{"no steps", ground(), mover(1, 1), nil, rules.Move{Other: -1}},
		{"too far", ground(), tired, east(1, 1, 4), rules.Move{Steps: 2, Spent: path.Spent{Cells: 6}, Reason: rules.TooFar, At: 2, Other: -1}},
		{"a jump", ground(), mover(1, 1), []grid.Place{at(2, 1), at(4, 1)}, rules.Move{Steps: 1, Spent: path.Spent{Cells: 1}, Reason: rules.NotStep, At: 1, Other: -1}},
		{"off the map", ground(), mover(8, 1), east(8, 1, 2), rules.Move{Steps: 1, Spent: path.Spent{Cells: 1}, Reason: rules.OffMap, At: 1, Other: -1}},
		{"a wall", ground(wall(3, 0, 3, 5)), mover(1, 1), east(1, 1, 4), rules.Move{Steps: 1, Spent: path.Spent{Cells: 1}, Reason: rules.ByWall, At: 1, Other: -1}},
		{"a corner", ground(box...), mover(2, 2), []grid.Place{at(3, 1)}, rules.Move{Reason: rules.ByCorner, Other: -1}},
		{"no room", ground(wall(4, 2, 6, 2)), large, east(1, 1, 4), rules.Move{Steps: 1, Spent: path.Spent{Cells: 1}, Reason: rules.NoRoom, At: 1, Other: -1}},
		{"an enemy", with(ground(), creature(9, 9), creature(3, 1)), mover(1, 1), east(1, 1, 4), rules.Move{Steps: 1, Spent: path.Spent{Cells: 1}, Reason: rules.ByCreature, At: 1, Other: 1}},
		{"through a friend", with(ground(), friend), mover(1, 1), east(1, 1, 4), rules.Move{Steps: 4, Spent: path.Spent{Cells: 4}, At: 4, Other: -1}},
		{"into a friend", with(ground(), friend), mover(1, 1), east(1, 1, 2), rules.Move{Steps: 1, Spent: path.Spent{Cells: 1}, Reason: rules.Occupied, At: 1, Other: 0}},
	} {
		got := p.Move(c.ground, c.mover, c.steps)
		_, c.want.Each = path.Measure(squares, p.Costs(c.ground, c.mover), c.mover.Spent, c.mover.At, c.steps)
		if got.Steps != c.want.Steps || got.Spent != c.want.Spent || got.Reason != c.want.Reason || got.At != c.want.At || got.Other != c.want.Other || !slices.Equal(got.Each, c.want.Each) {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

func with(g rules.Ground, others ...rules.Creature) rules.Ground {
	g.Others = others
	return g
}

// A way that is stopped while it leads through friends ends before them, and says what stopped it.
func TestMoveNeverEndsInAnother(t *testing.T) {
	p := profile(t, "srd52")
	friend := creature(3, 1)
	friend.Ally = true
	g := with(ground(wall(4, 0, 4, 5)), friend)
	got := p.Move(g, mover(1, 1), east(1, 1, 4))
	if got.Steps != 1 || got.Reason != rules.ByWall || got.At != 2 || got.Spent.Cells != 1 {
		t.Errorf("stopped by a wall behind a friend: %+v", got)
	}
	within := mover(3, 1) // it stands in the other already: it may leave
	if got := p.Move(with(ground(), creature(3, 1)), within, east(3, 1, 2)); got.Steps != 2 || got.Reason != rules.Fine {
		t.Errorf("out of another's space: %+v", got)
	}
}

// Four Tiny creatures share a cell, and no fifth comes in (R-014-070).
func TestTinyCreaturesShareACell(t *testing.T) {
	p := profile(t, "dnd14")
	m := mover(1, 1)
	m.Size = grid.Tiny
	tiny := creature(2, 1)
	tiny.Size = grid.Tiny
	for n := 1; n <= 4; n++ {
		g := with(ground(), slices.Repeat([]rules.Creature{tiny}, n)...)
		got := p.Move(g, m, east(1, 1, 1))
		if free := n < 4; (got.Reason == rules.Fine) != free {
			t.Errorf("a cell with %d Tiny creatures: %v", n, got.Reason)
		}
	}
	quarter := at(1, 1)
	quarter.Quarter = 3
	if got := p.Move(ground(), m, []grid.Place{quarter}); got.Steps != 1 || got.Spent.Cells != 0 {
		t.Errorf("to another quarter of its cell: %+v", got)
	}
}

// What a creature that is passed with difficulty costs is what rough ground costs, once (R-024-013, R-024-022).
func TestDifficultCreaturesAreRoughGround(t *testing.T) {
	p := profile(t, "srd52")
	down := creature(3, 1)
	down.Down = true
	g := with(ground(), down)
	if got := p.Move(g, mover(1, 1), east(1, 1, 3)); got.Spent.Cells != 4 {
		t.Errorf("over one who is down: %+v", got)
	}
	g.Rough = func(grid.Cell) int32 { return 1 }
	if got := p.Move(g, mover(1, 1), east(1, 1, 3)); got.Spent.Cells != 6 {
		t.Errorf("over one who is down, on rubble: %+v", got)
	}
}

// A table's own rule for diagonals is the profile's Diagonal, and the limit counts by it, waypoints or not.
func TestTableChoosesDiagonals(t *testing.T) {
	p := profile(t, "dnd14")
	p.Diagonal = grid.Alternating
	m := mover(0, 0)
	m.Speed = 5
	steps := []grid.Place{at(1, 1), at(2, 2), at(3, 3), at(4, 4)}
	if got := p.Move(ground(), m, steps); got.Steps != 3 || got.Reason != rules.TooFar || got.Spent != (path.Spent{Cells: 4, Diagonals: 3}) {
		t.Errorf("four diagonals with a speed of five: %+v", got)
	}
	first := p.Move(ground(), m, steps[:3])
	m.At, m.Spent = steps[2], first.Spent
	if got := p.Move(ground(), m, steps[3:]); got.Steps != 0 || got.Reason != rules.TooFar {
		t.Errorf("the fourth after a waypoint: %+v", got)
	}
}

// The corner rule can be switched off: then only walls between the centres count.
func TestCornersCanBeCut(t *testing.T) {
	p := profile(t, "dnd14")
	g := ground(wall(3, 0, 3, 2)) // its end is the corner between (2,1) and (3,2)
	steps := []grid.Place{at(3, 2)}
	if got := p.Move(g, mover(2, 1), steps); got.Reason != rules.ByCorner {
		t.Errorf("past the end of a wall: %v, want by a corner", got.Reason)
	}
	p.Corners = false
	if got := p.Move(g, mover(2, 1), steps); got.Reason != rules.Fine {
		t.Errorf("without the corner rule: %v", got.Reason)
	}
}

func TestLargeHexSpacesMove(t *testing.T) {
	p := profile(t, "srd52")
	bounds := geom.Rect{Max: geom.Point{X: 20 * cell, Y: 20 * cell}}
	edge := pointy.AppendCorners(nil, grid.Cell{X: 4, Y: 4})
	scene, _ := sight.Prepare(sight.Config{Grid: pointy, Bounds: bounds, Walls: []sight.Wall{{A: edge[1], B: edge[2], Door: -1}}})
	m := rules.Mover{At: at(2, 4), Size: grid.Large, Hair: pointy.Centre(grid.Cell{X: 2, Y: 4}), Speed: 9}
	got := p.Move(rules.Ground{Walls: scene}, m, east(2, 4, 3))
	if got.Steps != 1 || got.Reason != rules.ByWall {
		t.Errorf("three hexes against the wall right of (4,4): %+v", got)
	}
	over := at(3, 4)
	over.Turned = true
	if got := p.Move(rules.Ground{Walls: scene}, m, []grid.Place{over}); got.Reason != rules.NotStep {
		t.Errorf("a step that turns it over: %v", got.Reason)
	}
}

// anyGround is a random board with walls, creatures and rubble.
func anyGround(t *rapid.T) rules.Ground { return groundAmong(t, anyWalls(t)) }

func anyWalls(t *rapid.T) []sight.Wall {
	n := rapid.Int32Range(0, 9)
	var walls []sight.Wall
	for range rapid.IntRange(0, 8).Draw(t, "walls") {
		walls = append(walls, wall(n.Draw(t, "x0"), n.Draw(t, "y0"), n.Draw(t, "x1"), n.Draw(t, "y1")))
	}
	return walls
}

func groundAmong(t *rapid.T, walls []sight.Wall) rules.Ground {
	n := rapid.Int32Range(0, 9)
	g := ground(walls...)
	for range rapid.IntRange(0, 6).Draw(t, "others") {
		c := creature(n.Draw(t, "x"), n.Draw(t, "y"))
		c.Ally, c.Down = rapid.Bool().Draw(t, "ally"), rapid.Bool().Draw(t, "down")
		g.Others = append(g.Others, c)
	}
	if rapid.Bool().Draw(t, "rubble") {
		g.Rough = func(c grid.Cell) int32 { return (c.X + 2*c.Y) % 3 / 2 }
	}
	return g
}

func anyPath(t *rapid.T, from grid.Place) []grid.Place {
	var steps []grid.Place
	for range rapid.IntRange(0, 8).Draw(t, "steps") {
		from = squares.Move(from, squares.Steps(nil)[rapid.IntRange(0, 7).Draw(t, "dir")])
		steps = append(steps, from)
	}
	return steps
}

// Laws: the part of a path that can be made can be made alone and costs the same; nothing is paid beyond the speed; nobody
// ends in another; and with more speed one gets at least as far.
func TestMoveLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := all.Profiles()[rapid.IntRange(0, 2).Draw(t, "profile")]
		p.Diagonal = rapid.SampledFrom([]grid.Rule{grid.Equal, grid.Alternating}).Draw(t, "diagonal")
		g := anyGround(t)
		m := mover(rapid.Int32Range(0, 9).Draw(t, "x"), rapid.Int32Range(0, 9).Draw(t, "y"))
		m.Speed = rapid.Int32Range(-1, 8).Draw(t, "speed")
		steps := anyPath(t, m.At)
		v := p.Move(g, m, steps)
		if (v.Reason == rules.Fine) != (v.Steps == len(steps)) {
			t.Fatalf("%+v of %d steps", v, len(steps))
		}
		again := p.Move(g, m, steps[:v.Steps])
		if again.Reason != rules.Fine || again.Spent != v.Spent {
			t.Fatalf("what can be made: %+v, alone %+v", v, again)
		}
		if m.Speed >= 0 && v.Spent.Cells > m.Speed {
			t.Fatalf("%+v is beyond a speed of %d", v, m.Speed)
		}
		if v.Steps > 0 {
			end := steps[v.Steps-1].Cell
			for _, o := range g.Others {
				if slices.Contains(o.Cells, end) {
					t.Fatalf("%+v ends in the space of %+v", v, o)
				}
			}
		}
		m.Speed = rules.Unlimited
		if far := p.Move(g, m, steps); far.Steps < v.Steps {
			t.Fatalf("without a limit %+v, with one %+v", far, v)
		}
	})
}

// A wall through the centres of cells (as the jambs of the sample map's doors) keeps to its sides what walks along it: two
// steps don't lead across, by a path or by a route, and the last clear place tells the side.
func TestWallThroughCentresIsNotCrossed(t *testing.T) {
	p := profile(t, "srd52")
	middle := sight.Wall{A: geom.Point{X: 0, Y: 3*cell + 512}, B: geom.Point{X: 10 * cell, Y: 3*cell + 512}, Door: -1}
	g := ground(middle)
	onto := p.Move(g, mover(4, 2), []grid.Place{at(4, 3)})
	if onto.Steps != 1 || onto.Hair.Y >= 3*cell+512 {
		t.Errorf("onto the wall from above: %+v", onto)
	}
	if got := p.Move(g, mover(4, 2), []grid.Place{at(4, 3), at(4, 4)}); got.Steps != 1 || got.Reason != rules.ByWall {
		t.Errorf("across the wall in two steps: %+v", got)
	}
	if got := p.Move(g, mover(4, 2), []grid.Place{at(4, 3), at(5, 3), at(6, 2)}); got.Steps != 3 {
		t.Errorf("along the wall and back: %+v", got)
	}
	m := mover(4, 3)
	m.Hair = onto.Hair
	if got := p.Move(g, m, []grid.Place{at(4, 4)}); got.Reason != rules.ByWall {
		t.Errorf("across the wall in two moves: %+v", got)
	}
	if way, ok := p.Route(g, mover(4, 2), at(4, 4), 0); ok {
		t.Errorf("a route across the wall: %v", way)
	}
	short := middle
	short.B.X = 6*cell + 300
	way, ok := p.Route(ground(short), mover(4, 2), at(4, 4), 0)
	if !ok || p.Move(ground(short), mover(4, 2), way).Reason != rules.Fine {
		t.Errorf("a route about the wall's end: %v, %v", way, ok)
	}
}

// A route can be walked, an end in another's space apart.
func TestRoutesCanBeWalked(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := profile(t, "srd52")
		g := anyGround(t)
		n := rapid.Int32Range(0, 9)
		m := mover(n.Draw(t, "x"), n.Draw(t, "y"))
		m.Speed = rules.Unlimited
		way, ok := p.Route(g, m, at(n.Draw(t, "to.x"), n.Draw(t, "to.y")), 0)
		if !ok {
			return
		}
		if v := p.Move(g, m, way); v.Reason != rules.Fine && v.Reason != rules.Occupied {
			t.Fatalf("the way %v is stopped: %+v", way, v)
		}
	})
}

// Without a grid a step is a straight line: walls stop it, it costs its exact length, and it ends in nobody.
func TestMoveWithoutAGrid(t *testing.T) {
	p := profile(t, "srd52")
	gridless := grid.Grid{Kind: grid.Gridless}
	scene, _ := sight.Prepare(sight.Config{Grid: gridless, Bounds: board, Walls: []sight.Wall{wall(5, 0, 5, 4)}})
	spot := func(x, y float64) grid.Place { return gridless.Snap(grid.Medium, gridless.FromCells(x, y)) }
	other := rules.Creature{Cells: gridless.Space(nil, grid.Medium, spot(2, 8)), Ally: true}
	g := rules.Ground{Walls: scene, Others: []rules.Creature{other}}
	m := rules.Mover{At: spot(2, 2), Hair: gridless.FromCells(2, 2), Speed: 12}
	if got := p.Move(g, m, []grid.Place{spot(8, 2)}); got.Reason != rules.ByWall || got.Steps != 0 {
		t.Errorf("through the wall: %+v", got)
	}
	if got := p.Move(g, m, []grid.Place{spot(5, 6), spot(8, 2)}); got.Reason != rules.Fine || !slices.Equal(got.Each, []int32{5, 10}) {
		t.Errorf("round the wall: %+v", got)
	}
	if got := p.Move(g, m, []grid.Place{spot(2, 7.5)}); got.Reason != rules.Occupied || got.Other != 0 {
		t.Errorf("onto half of a friend: %+v", got)
	}
	if got := p.Move(g, m, []grid.Place{spot(2, 7), spot(9, 7), spot(9, 9)}); got.Reason != rules.TooFar || got.Steps != 2 {
		t.Errorf("too far: %+v", got)
	}
}
