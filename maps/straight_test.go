package maps

import (
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

// TestPartsOfStraightWalls: a secret door is told to be part of the wall it stands in, with the walls at both its ends and with another
// secret door, on every grid; a plain door, a door across a wall, at a corner, of another kind, at a fork or in a gap is part of none.
func TestPartsOfStraightWalls(t *testing.T) {
	at := func(f float64) XY { return XY{X: 1 + 5*f, Y: 1 + 3*f} } // along a slant
	wall := func(k sight.Kind, l ...XY) Wall { return Wall{Line: l, Kind: k} }
	for name, c := range map[string]struct {
		walls []Wall
		doors []Door
		parts int
	}{
		"both sides": {[]Wall{wall(sight.Solid, at(0), at(0.3)), wall(sight.Solid, at(1), at(0.6))}, []Door{{A: at(0.6), B: at(0.3), Secret: true}}, 3},
		"one side":   {[]Wall{wall(sight.Solid, at(0), at(0.3))}, []Door{{A: at(0.3), B: at(0.6), Secret: true}}, 2},
		"two doors":  {[]Wall{wall(sight.Solid, at(0), at(0.3))}, []Door{{A: at(0.3), B: at(0.6), Secret: true}, {A: at(0.6), B: at(1), Secret: true}}, 3},
		"plain":      {[]Wall{wall(sight.Solid, at(0), at(0.3)), wall(sight.Solid, at(0.6), at(1))}, []Door{{A: at(0.3), B: at(0.6)}}, 0},
		"corner":     {[]Wall{wall(sight.Solid, XY{X: 5, Y: 0}, at(0.3))}, []Door{{A: at(0.3), B: at(0.6), Secret: true}}, 0},
		"kind":       {[]Wall{wall(sight.Window, at(0), at(0.3))}, []Door{{A: at(0.3), B: at(0.6), Secret: true}}, 0},
		"gap":        {[]Wall{wall(sight.Solid, at(0), at(0.2))}, []Door{{A: at(0.3), B: at(0.6), Secret: true}}, 0},
		"twice":      {[]Wall{wall(sight.Solid, at(0), at(0.3)), wall(sight.Solid, at(0), at(0.3))}, []Door{{A: at(0.3), B: at(0.6), Secret: true}}, 0},
		"back":       {[]Wall{wall(sight.Solid, at(0.5), at(0.3))}, []Door{{A: at(0.3), B: at(0.6), Secret: true}}, 0},
	} {
		for kind := range grid.Kind(3) {
			m := Blank("x", 8, 8, 1)
			m.Walls, m.Doors = c.walls, c.doors
			n, of := 0, geom.Seg{}
			l := m.Lattice(grid.Grid{Kind: kind})
			for _, w := range l.Walls {
				if w.Of == (geom.Seg{}) {
					continue
				}
				if n++; n > 1 && w.Of != of {
					t.Errorf("%s on %v: two wholes, %v and %v", name, kind, of, w.Of)
				}
				of = w.Of
			}
			if n != c.parts {
				t.Errorf("%s on %v: %d parts of %v, want %d", name, kind, n, l.Walls, c.parts)
			}
		}
	}
}
