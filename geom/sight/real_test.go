package sight

import (
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

// The real map is a cave of 20 × 20 cells; few of its walls run along grid lines, and they cut cells anywhere.
func TestRealMapIsOffTheGrid(t *testing.T) {
	c := oganm(t, grid.Grid{})
	along := 0
	for _, w := range c.Walls[:197] {
		if (w.A.X == w.B.X && w.A.X%geom.Unit == 0) || (w.A.Y == w.B.Y && w.A.Y%geom.Unit == 0) {
			along++
		}
	}
	if len(c.Walls) != 200 || along != 31 {
		t.Errorf("%d walls, %d of the first 197 along the grid", len(c.Walls), along)
	}
	s, _ := Prepare(c)
	cut := 0
	for cell := range s.grid.Cells(s.bounds) {
		if len(s.Eyes(nil, body(cell), See, false)) < 5 {
			cut++
		}
	}
	if cut != 40 {
		t.Errorf("in %d cells a corner is cut off from the centre", cut)
	}
}

// All three doors of the real map let a creature through when they are open, from centre to centre, and none when closed.
func TestRealDoorsCanBePassed(t *testing.T) {
	c := oganm(t, grid.Grid{})
	s, _ := Prepare(c)
	for i, d := range c.Walls[197:] {
		a, b := besideDoor(s.grid, d)
		if s.Step([]grid.Cell{a}, []grid.Cell{b}, Move) {
			t.Errorf("door %d lets through though it is closed", i)
		}
		s.SetDoor(int32(i), true)
		if !s.Step([]grid.Cell{a}, []grid.Cell{b}, Move) || !s.Step([]grid.Cell{b}, []grid.Cell{a}, Move) {
			t.Errorf("door %d from %v to %v is open but stops", i, a, b)
		}
		if !s.Seen(body(a), body(b), false) {
			t.Errorf("door %d is open but %v does not see %v", i, a, b)
		}
	}
}

// besideDoor returns the cells before and behind the middle of a door.
func besideDoor(g grid.Grid, d Wall) (a, b grid.Cell) {
	m := geom.Point{X: (d.A.X + d.B.X) / 2, Y: (d.A.Y + d.B.Y) / 2}
	v := geom.Point{X: 512, Y: 0}
	if abs(int64(d.B.X-d.A.X)) > abs(int64(d.B.Y-d.A.Y)) {
		v = geom.Point{X: 0, Y: 512}
	}
	return g.At(m.Sub(v)), g.At(m.Add(v))
}

// What is seen on the real map equals the oracle, from a few places in each quarter, on all grids.
func TestRealMapEqualsOracle(t *testing.T) {
	seed := seedOf(t)
	for i, g := range grids {
		s, _ := Prepare(oganm(t, g))
		h := geomtest.NewHard(seed+uint64(i), g, 20, 12)
		h.Bounds = s.bounds
		s.SetDoor(2, true)
		for range 2 {
			eye := somewhere(h, s)
			if fault := lookFault(s, eye, See, 6*geom.Unit); fault != "" {
				t.Errorf("seed %d, eye %v on %v: %s", seed, eye, g, fault)
			}
		}
	}
}

// Walking about the real map, one never sees ground that no way leads to.
func TestRealMapShowsConnectedGroundOnly(t *testing.T) {
	c := oganm(t, grid.Grid{})
	s, _ := Prepare(c)
	a, b := besideDoor(s.grid, c.Walls[197])
	for _, start := range []grid.Cell{a, b} {
		g, walked := s.NewGround(), walk1(s, start)
		for _, cell := range walked {
			for _, e := range s.Eyes(nil, body(cell), See, false) {
				s.Look(g, e, See, 0, geom.Point{}, geom.Point{})
			}
		}
		near := flood(s, start)
		outside := g.Subs.Clone()
		outside.AndNot(near)
		if len(walked) < 5 || g.Subs.Count() < 500 || !outside.Empty() {
			t.Errorf("from %v: %d cells walked, %d sub-cells seen, %d of them unconnected", start, len(walked), g.Subs.Count(), outside.Count())
		}
	}
}

// walk1 returns the cells that a creature of one cell can get to.
func walk1(s *Scene, start grid.Cell) []grid.Cell {
	cells := []grid.Cell{start}
	for i := 0; i < len(cells); i++ {
		for _, n := range s.grid.Neighbours(nil, cells[i]) {
			if s.grid.Inside(s.bounds, n) && !slices.Contains(cells, n) && s.StepFrom(s.grid.Centre(start), cells[i:i+1], []grid.Cell{n}, Move) {
				cells = append(cells, n)
			}
		}
	}
	return cells
}

// flood returns the sub-cells whose centres hang together with those of a cell by short clear lines.
func flood(s *Scene, start grid.Cell) *geom.Mask {
	m := s.NewGround().Subs
	var todo [][2]int32
	add := func(x, y int32) {
		if !m.Get(x, y) {
			m.Set(x, y, true)
			todo = append(todo, [2]int32{x, y})
		}
	}
	s.JoinedSubs(body(start), add)
	for len(todo) > 0 {
		x, y := todo[0][0], todo[0][1]
		todo = todo[1:]
		for dy := int32(-3); dy <= 3; dy++ {
			for dx := int32(-3); dx <= 3; dx++ {
				nx, ny := x+dx, y+dy
				if nx < 0 || ny < 0 || nx >= m.W() || ny >= m.H() || m.Get(nx, ny) {
					continue
				}
				if s.Clear(s.grid.SubCentre(s.bounds, x, y), s.grid.SubCentre(s.bounds, nx, ny), See) {
					add(nx, ny)
				}
			}
		}
	}
	return m
}

// gridWalls returns random walls along the edges of squares.
func gridWalls(h *geomtest.Hard, n int32, share int) (c Config, blocked map[[4]int32]bool) {
	c, blocked = Config{Bounds: geom.Rect{Max: geom.Point{X: n * geom.Unit, Y: n * geom.Unit}}}, map[[4]int32]bool{}
	edge := func(x, y, dx, dy int32) {
		if h.Rand.IntN(100) < share {
			a := geom.Point{X: x * geom.Unit, Y: y * geom.Unit}
			c.Walls = append(c.Walls, Wall{A: a, B: a.Add(geom.Point{X: dx * geom.Unit, Y: dy * geom.Unit}), Door: -1})
			blocked[[4]int32{x, y, dx, dy}] = true
		}
	}
	for y := range n {
		for x := range n {
			edge(x, y, 1, 0)
			edge(x, y, 0, 1)
		}
	}
	return c, blocked
}

// TestFitsAgreesWithClearance: on walls along the grid, a block of squares fits exactly where none of its inner edges is a wall; and
// from one place where a large creature fits it can step straight to the next.
func TestFitsAgreesWithClearance(t *testing.T) {
	h := geomtest.NewHard(seedOf(t), grids[0], 8, 8)
	for range 20 {
		c, blocked := gridWalls(h, 8, 8+h.Rand.IntN(20))
		s, _ := Prepare(c)
		for _, size := range []grid.Size{grid.Medium, grid.Large, grid.Huge} {
			for y := range int32(5) {
				for x := range int32(5) {
					cells := s.grid.Space(nil, size, grid.Place{Cell: grid.Cell{X: x, Y: y}})
					if got, want := s.Fits(cells), openInside(cells, blocked); got != want {
						t.Fatalf("%v fits at %d, %d: %v\n%s", size, x, y, got, describe(c))
					}
					next := s.grid.Space(nil, size, grid.Place{Cell: grid.Cell{X: x + 1, Y: y}})
					if size != grid.Medium && s.Fits(cells) && s.Fits(next) && !s.Step(cells, next, Move) {
						t.Fatalf("%v can't step right from %d, %d\n%s", size, x, y, describe(c))
					}
					if size == grid.Medium && s.Step(cells, next, Move) == blocked[[4]int32{x + 1, y, 0, 1}] {
						t.Fatalf("a step right from %d, %d\n%s", x, y, describe(c))
					}
				}
			}
		}
	}
}

// openInside reports whether no wall lies on an edge between two of the squares.
func openInside(cells []grid.Cell, blocked map[[4]int32]bool) bool {
	for _, c := range cells {
		if slices.Contains(cells, grid.Cell{X: c.X + 1, Y: c.Y}) && blocked[[4]int32{c.X + 1, c.Y, 0, 1}] {
			return false
		}
		if slices.Contains(cells, grid.Cell{X: c.X, Y: c.Y + 1}) && blocked[[4]int32{c.X, c.Y + 1, 1, 0}] {
			return false
		}
	}
	return true
}

// Centres of sub-cells that lie on a wall belong to both sides: neither side sees a black seam along it.
func TestCentresOnAWallAreSeenFromBothSides(t *testing.T) {
	p := parse(t, `
		grid square 8x4
		wall 0,2.0625 8,2.0625
		at above 4,1
		at below 4,3`)
	up, down := p.sees("above", 0), p.sees("below", 0)
	for x := range up.Subs.W() {
		if !up.Subs.Get(x, 16) || !down.Subs.Get(x, 16) {
			t.Errorf("column %d of the wall's row is black", x)
		}
		if up.Subs.Get(x, 17) || down.Subs.Get(x, 15) {
			t.Errorf("column %d is seen through the wall", x)
		}
	}
}

// A pinch, a seam or a gap of no width stops sight; grazing one corner does not.
func TestTouching(t *testing.T) {
	for walls, clear := range map[string]bool{
		"wall 3,1 3,2":                             true,  // its end is grazed
		"wall 3,1 3,2\nwall 3,2 3,3":               false, // a seam
		"wall 3,1 3,2\nwall 4,2 4,3":               false, // ends on both sides, one behind the other
		"wall 3,1 3,2\nwall 4,1 4,2":               true,  // two ends on one side
		"wall 2,2 4,2":                             true,  // along the line
		"wall 2,1 4,1 4,2 2,2 2,1":                 true,  // along a side of a block
		"wall 2,1 4,1 4,2 2,2 2,1\nwall 3,2 3,3":   false, // a block above and a wall below
		"wall 2,2 3,1 4,2 3,3 2,2":                 false, // through a block by its corners
		"wall 3,2 4,1\nwall 3,2 4,3":               false, // into a wedge by its tip
		"wall 1,2 1,3":                             true,  // starting from a wall's end
		"wall 5,1 5,3":                             true,  // ending on a wall
		"wall 1,1 1,3\nwall 5,2 6,2":               true,
		"terrain 3,1 3,2\nterrain 3,2 3,3":         true,  // a low wall, at its joint
		"terrain 3,1 3,2 3,3\nterrain 4,1 4,2 4,3": false, // two low walls, at their joints
		"window 3,1 3,3":                           true,
		"curtain 3,1 3,3":                          false,
	} {
		p := parse(t, "grid square 8x4\nat a 1,2\nat b 5,2\n"+walls)
		if got := p.clear("a", "b", See); got != clear || got != p.clear("b", "a", See) {
			t.Errorf("%q: clear %v", walls, got)
		}
		if fault := lookFault(p.Scene, p.at["a"], See, 0); fault != "" {
			t.Errorf("%q: %s", walls, fault)
		}
	}
}
