package sight

import (
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

func TestEyesInTheOpen(t *testing.T) {
	for _, g := range grids {
		s, _ := Prepare(Config{Grid: g, Bounds: geom.Rect{Max: geom.Point{X: 8192, Y: 8192}}})
		c := g.At(geom.Point{X: 4000, Y: 4000})
		eyes := s.Eyes(nil, body(c), See, false)
		if len(eyes) != 1+len(g.AppendCorners(nil, c)) || eyes[0] != g.Centre(c) {
			t.Errorf("%v: eyes %v", g, eyes)
		}
		for i, k := range g.AppendCorners(nil, c) {
			// 512 times the way from the corner to the eye is the way to the centre.
			d, m := eyes[1+i].Sub(k), g.Centre(c).Sub(k)
			if d.X*512 != m.X || d.Y*512 != m.Y {
				t.Errorf("%v: corner %v gives eye %v", g, k, eyes[1+i])
			}
		}
		if eyes := s.Eyes(nil, body(c), See, true); len(eyes) != 1 {
			t.Errorf("%v: centre only: %v", g, eyes)
		}
		n := 0
		s.JoinedSubs(body(c), func(x, y int32) { n++ })
		if want := map[bool]int{false: 64, true: 48}[g.Hex()]; n != want || len(s.Points(nil, body(c), See)) != n+len(eyes) {
			t.Errorf("%v: %d sub-cells, %d points", g, n, len(s.Points(nil, body(c), See)))
		}
	}
}

// A corner that a wall cuts off, or that lies on a wall moved by the same hair, is no eye.
func TestEyesBehindAWallDontCount(t *testing.T) {
	p := parse(t, "grid square 4x4\nwall 1.25,1 1.25,2\nwall 1,1.999023 2,1.999023")
	eyes := p.Eyes(nil, square(1, 1), See, false)
	if len(eyes) != 2 || eyes[1] != (geom.Point{X: 2047, Y: 1025}) {
		t.Errorf("eyes %v", eyes)
	}
	if eyes := p.Eyes(nil, square(1, 1), Channel(9), false); len(eyes) != 2 {
		t.Errorf("eyes %v on a channel that does not exist", eyes)
	}
	p = parse(t, "grid square 4x4\nwindow 1.25,1 1.25,2")
	if a, b := p.Eyes(nil, square(1, 1), See, false), p.Eyes(nil, square(1, 1), Effect, false); len(a) != 5 || len(b) != 3 {
		t.Errorf("through a window %d eyes see and %d shoot", len(a), len(b))
	}
}

// Cells of a large space count when their centres are joined, cell by cell, to its own.
func TestCellsOfALargeSpace(t *testing.T) {
	p := parse(t, "grid square 6x6\nwall 2,0 2,2\nwall 2,2 0,2")
	b := body(p.grid.Space(nil, grid.Large, grid.Place{Cell: grid.Cell{X: 1, Y: 1}})...)
	if len(b.Cells) != 4 {
		t.Fatal(b)
	}
	if eyes := p.Eyes(nil, b, See, true); len(eyes) != 1 {
		t.Errorf("from the cut-off corner: %v", eyes)
	}
	b.Own = 3
	if eyes := p.Eyes(nil, b, See, true); len(eyes) != 3 {
		t.Errorf("from the other side: %v", eyes)
	}
	for _, own := range []int{-1, 99} {
		b.Own = own
		p.Eyes(nil, b, See, false)
	}
	if eyes := p.Eyes(nil, Body{}, See, false); len(eyes) != 0 {
		t.Errorf("nobody looks: %v", eyes)
	}
	// Round the end of a wall the far cell is joined by way of the others.
	p = parse(t, "grid square 6x6\nwall 2,0 2,2")
	b = body(p.grid.Space(nil, grid.Large, grid.Place{Cell: grid.Cell{X: 1, Y: 1}})...)
	if eyes := p.Eyes(nil, b, See, true); len(eyes) != 4 {
		t.Errorf("round the end: %v", eyes)
	}
}

// A centre on a wall is taken on the side of the last clear place, and then sees that side only.
func TestCentreOnAWall(t *testing.T) {
	p := parse(t, "grid square 6x3\nwall 0,1.5 6,1.5")
	for _, hair := range []geom.Point{{X: 2560, Y: 512}, {X: 2000, Y: 2560}} {
		b := Body{Cells: []grid.Cell{{X: 2, Y: 1}}, Hair: hair}
		up := hair.Y < 1536
		for _, e := range p.Eyes(nil, b, See, false) {
			if (e.Y < 1536) != up || e.Y == 1536 {
				t.Errorf("hair %v: eye %v", hair, e)
			}
		}
		above, below := square(0, 0), square(5, 2)
		if p.Seen(b, above, false) != up || p.Seen(b, below, false) == up || p.Seen(below, b, false) == up {
			t.Errorf("hair %v: sees the wrong side", hair)
		}
		p.JoinedSubs(b, func(x, y int32) {
			if (y < 12) != up {
				t.Errorf("hair %v: sub-cell %d, %d", hair, x, y)
			}
		})
	}
}

// Aside, on random scenes: the place found is off all walls, in line with the wall's own point, and on the side asked for.
func TestAside(t *testing.T) {
	seed := seedOf(t)
	moved := 0
	for i := range uint64(200) {
		h := geomtest.NewHard(seed+i, grids[i%3], 6, 6)
		c, s := randomScene(h, 10)
		p, to := somewhere(h, s), offLines(h, s)
		q, ok := s.Aside(p, to, See)
		if !ok || p.Far() {
			continue
		}
		s.gather(s.bounds, See)
		if q == p {
			continue
		}
		moved++
		s.gather(geom.Rect{Min: geom.Point{X: -9000, Y: -9000}, Max: geom.Point{X: 19000, Y: 19000}}, See)
		if s.onWall(q) || !s.Clear(p, q, See) || max(q.X-p.X, p.X-q.X, q.Y-p.Y, p.Y-q.Y) > 8 {
			t.Fatalf("seed %d: %v aside %v\n%s", seed+i, p, q, describe(c))
		}
		for _, e := range s.work.edges {
			w := s.mesh.segment(e)
			if w.On(p) && w.A != p && w.B != p && (geom.Orient(w.A, w.B, q) > 0) != (geom.Orient(w.A, w.B, to) > 0) {
				t.Fatalf("seed %d: %v aside %v is on the other side of %v from %v\n%s", seed+i, p, q, w, to, describe(c))
			}
		}
	}
	if moved == 0 {
		t.Error("no point lay on a wall")
	}
}

func TestSteps(t *testing.T) {
	p := parse(t, `
		grid square 6x4
		wall 1,0 1,1
		door 1,1 1,2
		window 1,2 1,3
		terrain 1,3 1,4`)
	step := func(a, b grid.Cell) bool { return p.Step([]grid.Cell{a}, []grid.Cell{b}, Move) }
	for y, want := range []bool{false, false, false, true} {
		a, b := grid.Cell{Y: int32(y)}, grid.Cell{X: 1, Y: int32(y)}
		if step(a, b) != want || step(b, a) != want {
			t.Errorf("row %d: step %v", y, !want)
		}
	}
	p.SetDoor(0, true)
	if !step(grid.Cell{Y: 1}, grid.Cell{X: 1, Y: 1}) {
		t.Error("the open door stops a step")
	}
	p.SetDoor(0, false)
	if step(grid.Cell{Y: 1}, grid.Cell{X: 1, Y: 0}) {
		t.Error("a diagonal through the joint of wall and door")
	}
	if p.Step([]grid.Cell{{}}, nil, Move) || p.StepFrom(geom.Point{}, []grid.Cell{{}}, nil, Move) || !p.Step(nil, nil, Move) {
		t.Error("spaces of different sizes")
	}
}

// Two steps by way of a centre that lies on a wall don't lead through it, for one who knows where it came from.
func TestNoWayThroughACentreOnAWall(t *testing.T) {
	p := parse(t, "grid square 3x3\nwall 0,1.5 3,1.5")
	up, mid, down := []grid.Cell{{X: 1, Y: 0}}, []grid.Cell{{X: 1, Y: 1}}, []grid.Cell{{X: 1, Y: 2}}
	if p.Step(up, down, Move) || !p.Step(up, mid, Move) {
		t.Error("the wall itself")
	}
	from := p.grid.Centre(up[0])
	if p.StepFrom(from, mid, down, Move) || !p.StepFrom(from, mid, up, Move) {
		t.Error("the second step goes through the wall")
	}
}

func TestFits(t *testing.T) {
	p := parse(t, "grid square 6x6\nwall 2,0 2,1.4\nwall 4,4 4,4.4 4.4,4.4")
	at := func(x, y int32) []grid.Cell {
		return p.grid.Space(nil, grid.Large, grid.Place{Cell: grid.Cell{X: x, Y: y}})
	}
	if p.Fits(at(1, 0)) || !p.Fits(at(2, 0)) || !p.Fits(at(0, 2)) {
		t.Error("a wall between two cells of the space")
	}
	if p.Fits(at(3, 3)) == p.Clear(geom.Point{X: 3584, Y: 3584}, geom.Point{X: 4608, Y: 4608}, Move) == false {
		t.Error("a wall in the middle of the space")
	}
}

// The corner rule: nothing filled or thin may touch the corner that a diagonal passes, from either side.
func TestDiagonalFree(t *testing.T) {
	a, b := grid.Cell{X: 0, Y: 0}, grid.Cell{X: 1, Y: 1}
	for walls, want := range map[string]bool{
		"":                             true,
		"obstacle 1,0 2,0 2,1 1,1 1,0": false,
		"wall 1,1 2,1":                 false,
		"window 1,1 2,1":               false,
		"curtain 1,1 2,1":              true,
		"terrain 1,1 2,1":              true,
		"wall 1,0.5 1,1.5":             false,
		"wall 0.5,0.5 1.5,1.5":         true,
		"wall 1.1,1 2,1":               true,
		"obstacle 2,1 3,1 3,2 2,2 2,1": true,
		"door 1,1 2,1":                 false,
	} {
		p := parse(t, "grid square 4x4\n"+walls)
		if got := p.DiagonalFree(a, b); got != want || got != p.DiagonalFree(b, a) {
			t.Errorf("%s: free %v", walls, got)
		}
		if !p.DiagonalFree(a, grid.Cell{X: 1}) || !p.DiagonalFree(a, grid.Cell{X: 2, Y: 2}) {
			t.Errorf("%s: not a diagonal step", walls)
		}
	}
	p := parse(t, "grid square 4x4\ndoor 1,1 2,1")
	p.SetDoor(0, true)
	if !p.DiagonalFree(a, b) {
		t.Error("an open door")
	}
	p = parse(t, "grid pointy 4x4\nwall 0,0 4,4")
	if !p.DiagonalFree(a, grid.Cell{X: 1}) {
		t.Error("hexes have no diagonals")
	}
}
