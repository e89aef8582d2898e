package cli

import (
	"testing"

	"sightline/geom/grid"
)

func TestDungeonHasTheWallsAskedFor(t *testing.T) {
	for _, n := range []int{4, 7, 40, 119, 120, 121, 500, 503} {
		d, err := newDungeon(n)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(d.m.Walls); got != n {
			t.Errorf("asked for %d walls, got %d", n, got)
		}
	}
	if _, err := newDungeon(3); err == nil {
		t.Error("three walls make no room, but it was made")
	}
}

// TestLaneIsARingOfSteps: every step of the ring goes to a neighbour, no cell comes twice, no wall is in the way.
func TestLaneIsARingOfSteps(t *testing.T) {
	d, err := newDungeon(500)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[grid.Cell]bool{}
	for i, c := range d.lane {
		if seen[c] {
			t.Fatalf("cell %v comes twice", c)
		}
		seen[c] = true
		next := d.lane[(i+1)%len(d.lane)]
		if dx, dy := next.X-c.X, next.Y-c.Y; dx*dx > 1 || dy*dy > 1 || dx == 0 && dy == 0 {
			t.Fatalf("step %d from %v to %v is no step", i, c, next)
		}
		for _, w := range d.m.Walls {
			if crosses(c, next, w.Line[0].X, w.Line[0].Y, w.Line[1].X, w.Line[1].Y) {
				t.Fatalf("step %d from %v to %v goes through the wall %v", i, c, next, w.Line)
			}
		}
	}
	for _, c := range d.floor {
		if seen[c] {
			t.Errorf("%v is on the lane and offered as floor", c)
		}
	}
}

// crosses says whether the line between two cells' centres crosses a wall.
func crosses(a, b grid.Cell, x1, y1, x2, y2 float64) bool {
	ax, ay, bx, by := float64(a.X)+.5, float64(a.Y)+.5, float64(b.X)+.5, float64(b.Y)+.5
	side := func(px, py, qx, qy, rx, ry float64) bool { return (qx-px)*(ry-py)-(qy-py)*(rx-px) > 0 }
	return side(ax, ay, bx, by, x1, y1) != side(ax, ay, bx, by, x2, y2) &&
		side(x1, y1, x2, y2, ax, ay) != side(x1, y1, x2, y2, bx, by)
}
