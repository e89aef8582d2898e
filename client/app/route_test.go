package app

import (
	"testing"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

// gate is a wall across the map with a gap of so many cells from row 5 on.
func gate(gap float64, size grid.Size) *wire.View {
	v := room(wire.Player)
	v.Doors = nil
	v.Walls = []wire.Wall{{A: cellPoint(10, 0), B: cellPoint(10, 5)}, {A: cellPoint(10, 5+gap), B: cellPoint(10, 15)}}
	v.Tokens[0].Size, v.Tokens[0].At.Cell = size, grid.Cell{X: 5, Y: 6}
	return v
}

// A large creature goes where its whole space fits, and where it does not it is said what keeps it back and at which step.
func TestALargeCreaturesRoute(t *testing.T) {
	for _, c := range []struct {
		size grid.Size
		gap  float64
		ok   bool
	}{{grid.Medium, 1, true}, {grid.Large, 1, false}, {grid.Large, 2, true}, {grid.Huge, 2, false}, {grid.Huge, 3, true}} {
		d := at(t, gate(c.gap, c.size))
		x, y := d.m.Screen(d.m.Grid().Middle(c.size, d.m.Token(1).At))
		d.m.pick(d.m.Token(1), x, y)
		tx, ty := d.px(14, 6)
		d.m.drag(tx, ty, false)
		dr := d.m.Drag
		if dr.Reachable != c.ok {
			t.Fatalf("%v through %v cells: reachable %v", c.size, c.gap, dr.Reachable)
		}
		if c.ok {
			if dr.Why != rules.Fine || dr.Stuck != len(dr.Leg.Steps) || dr.Leg.Cost == 0 {
				t.Errorf("%v through %v cells: %+v", c.size, c.gap, dr)
			}
			continue
		}
		if dr.Why != rules.ByWall && dr.Why != rules.NoRoom || dr.Stuck >= len(dr.Leg.Steps) {
			t.Errorf("%v through %v cells: %v at step %d of %d", c.size, c.gap, dr.Why, dr.Stuck, len(dr.Leg.Steps))
		}
		if r := d.m.Report().Drag; r.OK || r.Why != dr.Why.String() {
			t.Errorf("the page says %+v", r)
		}
	}
}

// A wall that would run through the space is no room; off the map is said as such.
func TestWhyADragEnds(t *testing.T) {
	for name, c := range map[string]struct {
		wall [4]float64
		at   int32 // the column it stands in
		to   [2]int32
		why  rules.Reason
	}{
		"no room":     {[4]float64{9, 9, 9, 15}, 8, [2]int32{8, 11}, rules.NoRoom},
		"a wall":      {[4]float64{9, 0, 9, 15}, 5, [2]int32{12, 6}, rules.ByWall},
		"off the map": {[4]float64{19, 0, 20, 0}, 5, [2]int32{5, 17}, rules.OffMap},
	} {
		v := gate(0, grid.Large)
		v.Walls = []wire.Wall{{A: cellPoint(c.wall[0], c.wall[1]), B: cellPoint(c.wall[2], c.wall[3])}}
		v.Tokens[0].At.Cell.X = c.at
		d := at(t, v)
		x, y := d.px(c.at, 6)
		d.m.pick(d.m.Token(1), x, y)
		tx, ty := d.px(c.to[0], c.to[1])
		d.m.drag(tx+1, ty+1, false)
		if dr := d.m.Drag; dr.Reachable || dr.Why != c.why {
			t.Errorf("%s: reachable %v, %v", name, dr.Reachable, dr.Why)
		}
	}
}
