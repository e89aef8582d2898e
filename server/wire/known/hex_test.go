package known_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// kinds are the grids that have cells.
var kinds = []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat}

// onMap is a view of a map of 10 by 8 cells on a grid, with walls and doors given in cells.
func onMap(kind grid.Kind, walls, doors [][4]float64) *wire.View {
	g := grid.Grid{Kind: kind}
	v := &wire.View{Scene: wire.Scene{Grid: g, Bounds: geom.Rect{Max: g.FromCells(10, 8)}}}
	for _, w := range walls {
		v.Walls = append(v.Walls, wire.Wall{A: g.FromCells(w[0], w[1]), B: g.FromCells(w[2], w[3]), Sides: wire.SideLeft})
	}
	for i, d := range doors {
		v.Doors = append(v.Doors, wire.Door{ID: wire.DoorID(i + 1), A: g.FromCells(d[0], d[1]), B: g.FromCells(d[2], d[3])})
	}
	return v
}

func place(v *wire.View, x, y float64) grid.Place {
	return v.Scene.Grid.Snap(grid.Medium, v.Scene.Grid.FromCells(x, y))
}

// everyStep gives each step between two cells of the map.
func everyStep(v *wire.View, f func(from, to grid.Place)) {
	g := v.Scene.Grid
	for c := range g.Cells(v.Scene.Bounds) {
		for _, n := range g.Neighbours(nil, c) {
			if g.Inside(v.Scene.Bounds, n) {
				f(grid.Place{Cell: c}, grid.Place{Cell: n})
			}
		}
	}
}

// TestAWallParts: on every grid a wall from side to side, off the centres, parts the map in two, whichever side it was seen
// from; a window does too, a curtain does not; and a door in it lets through while it is open and only there.
func TestAWallParts(t *testing.T) {
	for _, kind := range kinds {
		for wallKind, parts := range map[sight.Kind]bool{sight.Solid: true, sight.Window: true, sight.Curtain: false, sight.Obstacle: true} {
			v := onMap(kind, [][4]float64{{4.93, 0, 4.93, 8}}, nil)
			v.Walls[0].Kind = wallKind
			s, through := known.Scene(v), 0
			everyStep(v, func(from, to grid.Place) {
				a, _ := v.Scene.Grid.ToCells(v.Scene.Grid.Centre(from.Cell))
				b, _ := v.Scene.Grid.ToCells(v.Scene.Grid.Centre(to.Cell))
				got := known.Step(s, grid.Medium, from, to, false)
				if crosses := (a < 4.93) != (b < 4.93); crosses && parts != (got == rules.ByWall) || !crosses && got != known.Free {
					t.Fatalf("%v, a wall of kind %d: the step from %v to %v: %v", kind, wallKind, from, to, got)
				} else if crosses {
					through++
				}
			})
			if through == 0 {
				t.Errorf("%v: no step crosses the wall", kind)
			}
		}
		for _, window := range []bool{false, true} {
			v := onMap(kind, [][4]float64{{4.93, 0, 4.93, 3}, {4.93, 5, 4.93, 8}}, [][4]float64{{4.93, 3, 4.93, 5}})
			v.Doors[0].Window = window
			for state, open := range []bool{false, true, false} {
				v.Doors[0].State = wire.DoorState(state)
				s, through := known.Scene(v), 0
				everyStep(v, func(from, to grid.Place) {
					a, ya := v.Scene.Grid.ToCells(v.Scene.Grid.Centre(from.Cell))
					b, yb := v.Scene.Grid.ToCells(v.Scene.Grid.Centre(to.Cell))
					if (a < 4.93) == (b < 4.93) || known.Step(s, grid.Medium, from, to, false) != known.Free {
						return
					}
					if through++; min(ya, yb) > 5 || max(ya, yb) < 3 {
						t.Errorf("%v: from %v to %v beside the door", kind, from, to)
					}
				})
				if (through > 0) != open {
					t.Errorf("%v: a door in state %d lets through at %d steps", kind, state, through)
				}
			}
		}
	}
}

// TestReasonsOnEveryGrid gives each reason why a step can't be made, on every grid.
func TestReasonsOnEveryGrid(t *testing.T) {
	for _, kind := range kinds {
		v := onMap(kind, [][4]float64{{4.93, 0, 4.93, 8}}, nil)
		s, g := known.Scene(v), v.Scene.Grid
		at := place(v, 2, 4)
		way := g.Neighbours(nil, at.Cell)[0]
		far := at
		far.Cell.X += 2
		off := grid.Place{Cell: grid.Cell{X: -1}}
		for name, c := range map[string]struct {
			size     grid.Size
			from, to grid.Place
			want     rules.Reason
		}{
			"free":         {grid.Medium, at, grid.Place{Cell: way}, known.Free},
			"to itself":    {grid.Medium, at, at, rules.NotStep},
			"in its cell":  {grid.Tiny, at, grid.Place{Cell: at.Cell, Quarter: 2}, known.Free},
			"too far":      {grid.Medium, at, far, rules.NotStep},
			"turning over": {grid.Huge, at, grid.Place{Cell: way, Turned: true}, rules.NotStep},
			"off the map":  {grid.Medium, grid.Place{}, off, rules.OffMap},
			"partly off":   {grid.Gargantuan, at, grid.Place{Cell: way}, rules.OffMap},
		} {
			if c.size == grid.Gargantuan {
				c.from = place(v, 0.6, 0.6)
				c.to = grid.Place{Cell: g.Neighbours(nil, c.from.Cell)[0]}
			}
			if got := known.Step(s, c.size, c.from, c.to, true); got != c.want {
				t.Errorf("%v, %s: %v, want %v", kind, name, got, c.want)
			}
		}
	}
	v := onMap(grid.Square, [][4]float64{{3, 3, 3, 4}}, nil)
	s := known.Scene(v)
	a, b := place(v, 2.5, 2.5), place(v, 3.5, 3.5)
	if got := known.Step(s, grid.Medium, a, b, true); got != rules.ByCorner && got != rules.ByWall {
		t.Errorf("past a corner that is filled: %v", got)
	}
	v = onMap(grid.Square, [][4]float64{{3, 3.2, 3, 3.8}}, nil)
	if got := known.Step(known.Scene(v), grid.Large, place(v, 1.5, 3.5), place(v, 2.5, 3.5), true); got != rules.ByWall && got != rules.NoRoom {
		t.Errorf("a large space onto a wall: %v", got)
	}
}

// TestOpenDoorStopsNothing: on random ground of every grid, a step that is free while the door is shut is free when it is
// open. (Leaving walls out is no such law: without them ends are joined and crossings rounded otherwise, by a unit.)
func TestOpenDoorStopsNothing(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	chance := rand.New(rand.NewPCG(seed, 2))
	freed := 0
	for range 60 {
		v := random(chance)
		v.Doors[0].State = wire.DoorClosed
		opened := *v
		opened.Doors = slices.Clone(v.Doors)
		opened.Doors[0].State = wire.DoorOpen
		p, size := known.Profile(v.Table), grid.Sizes[chance.IntN(3)]
		shut, open := known.May(known.Scene(v), p, size), known.May(known.Scene(&opened), p, size)
		everyStep(v, func(from, to grid.Place) {
			free, freer := shut(from, to), open(from, to)
			if free && !freer {
				t.Fatalf("%v, %v: from %v to %v is free while the door is shut", v.Scene.Grid, size, from, to)
			}
			if !free && freer {
				freed++
			}
		})
	}
	if freed == 0 {
		t.Error("doors stop nothing: that tests nothing")
	}
}

// TestThereAndBack: between places whose centres lie on no wall a step can be made if and only if the step back can.
func TestThereAndBack(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	chance := rand.New(rand.NewPCG(seed, 3))
	for range 15 {
		v := random(chance)
		s, size := known.Scene(v), grid.Sizes[chance.IntN(3)]
		everyStep(v, func(from, to grid.Place) {
			inside := func(at grid.Place) bool {
				return !slices.ContainsFunc(v.Scene.Grid.Space(nil, size, at), func(c grid.Cell) bool { return !v.Scene.Grid.Inside(v.Scene.Bounds, c) })
			}
			if !inside(from) || !inside(to) || !clear(s, from, size) || !clear(s, to, size) {
				return
			}
			there, back := known.Step(s, size, from, to, true), known.Step(s, size, to, from, true)
			if (there == rules.ByWall) != (back == rules.ByWall) || (there == rules.ByCorner) != (back == rules.ByCorner) {
				t.Fatalf("%v, %v: from %v to %v: %v, and back: %v", v.Scene.Grid, size, from, to, there, back)
			}
		})
	}
}

// TestOnAWall: a token whose centre lies right on a wall may step to either side of it, for its seat is not told on which it
// is, whatever the caller says; who stands beside it may not step across.
func TestOnAWall(t *testing.T) {
	v := onMap(grid.Square, [][4]float64{{4.5, 0, 4.5, 8}}, nil)
	ground, p := known.Ground(known.Scene(v)), known.Profile(v.Table)
	for _, hair := range []geom.Point{{}, {X: 3 * geom.Unit, Y: 3 * geom.Unit}, {X: 8 * geom.Unit, Y: 3 * geom.Unit}} {
		for _, x := range []float64{3.5, 5.5} {
			m := rules.Mover{At: place(v, 4.5, 3.5), Size: grid.Medium, Hair: hair, Speed: rules.Unlimited}
			if got := p.Move(ground, m, []grid.Place{place(v, x, 3.5)}).Reason; got != rules.Fine {
				t.Errorf("from the wall to %v, last clear at %v: %v", x, hair, got)
			}
		}
	}
	v = onMap(grid.Square, [][4]float64{{4.4, 0, 4.4, 8}}, nil)
	if got := known.Step(known.Scene(v), grid.Medium, place(v, 4.5, 3.5), place(v, 3.5, 3.5), false); got != rules.ByWall {
		t.Errorf("from beside the wall across it: %v", got)
	}
}

// TestBodies: the space of each size on each grid, Tiny ones in a quarter like others in a cell; and who stands in the way of
// a line.
func TestBodies(t *testing.T) {
	for _, kind := range kinds {
		v := onMap(kind, nil, nil)
		for _, size := range grid.Sizes {
			tok := wire.Token{ID: 1, Size: size, At: place(v, 5, 4)}
			want := v.Scene.Grid.Space(nil, size, tok.At)
			if size == grid.Tiny {
				tok.At.Quarter = 3
			}
			if got := known.Body(v, &tok).Cells; !slices.Equal(got, want) {
				t.Errorf("%v %v: %v, want %v", kind, size, got, want)
			}
		}
	}
	v := onMap(grid.Square, nil, nil)
	for id := range wire.TokenID(8) {
		v.Tokens = append(v.Tokens, wire.Token{ID: id + 1, At: place(v, float64(id)+0.5, 1), Past: id&1 != 0, Down: id&2 != 0})
	}
	for but, want := range map[wire.TokenID][]wire.TokenID{0: {1, 5}, 1: {5}, 5: {1}, 2: {1, 5}} {
		bodies, who := known.Others(v, but)
		if !slices.Equal(who, want) || len(bodies) != len(want) {
			t.Errorf("others than %d: %v, want %v", but, who, want)
		}
	}
	if bodies, who := known.Others(v, 1, 5); bodies != nil || who != nil {
		t.Errorf("nobody is left, and %v", who)
	}
}

// TestBlockersByName: every kind of what stops a line gets its name, and what has none gets none.
func TestBlockersByName(t *testing.T) {
	v := onMap(grid.Square, [][4]float64{{1, 1, 1, 2}, {2, 1, 2, 2}}, [][4]float64{{3, 1, 3, 2}, {4, 1, 4, 2}})
	who := []wire.TokenID{70, 80}
	for _, c := range []struct {
		l    sight.Line
		want known.Blocker
	}{
		{sight.Line{Blocked: false, Body: 1, Wall: 1}, known.Blocker{}},
		{sight.Line{Blocked: true, Body: 0, Wall: -1}, known.Blocker{By: known.ByToken, Token: 70}},
		{sight.Line{Blocked: true, Body: 1, Wall: -1}, known.Blocker{By: known.ByToken, Token: 80}},
		{sight.Line{Blocked: true, Body: 2, Wall: 1}, known.Blocker{By: known.ByWall, Wall: 1}},
		{sight.Line{Blocked: true, Body: -1, Wall: 0}, known.Blocker{By: known.ByWall}},
		{sight.Line{Blocked: true, Body: -1, Wall: 2}, known.Blocker{By: known.ByDoor, Door: 1}},
		{sight.Line{Blocked: true, Body: -1, Wall: 3}, known.Blocker{By: known.ByDoor, Door: 2}},
		{sight.Line{Blocked: true, Body: -1, Wall: 4}, known.Blocker{}},
		{sight.Line{Blocked: true, Body: -1, Wall: -1}, known.Blocker{}},
	} {
		if got := known.BlockerOf(v, c.l, who); got != c.want {
			t.Errorf("%+v: %+v, want %+v", c.l, got, c.want)
		}
	}
}

// TestNearOnHexes: on hexes too a wall in the way of a step is near, and one a cell off is not.
func TestNearOnHexes(t *testing.T) {
	for _, kind := range kinds {
		v := onMap(kind, [][4]float64{{4.93, 0, 4.93, 8}}, [][4]float64{{9.5, 1, 9.5, 2}})
		everyStep(v, func(from, to grid.Place) {
			a, _ := v.Scene.Grid.ToCells(v.Scene.Grid.Centre(from.Cell))
			b, y := v.Scene.Grid.ToCells(v.Scene.Grid.Centre(to.Cell))
			near := known.Near(v, grid.Medium, from, []grid.Place{to})
			if crosses := (a < 4.93) != (b < 4.93); crosses && !near {
				t.Errorf("%v: from %v to %v the wall is not near", kind, from, to)
			}
			if off := min(max(a, b)-4.93, 4.93-min(a, b)); near && off < -0.3 && (max(a, b) < 8 || y > 4) {
				t.Errorf("%v: from %v to %v a wall is near", kind, from, to)
			}
		})
	}
}
