package known

import (
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/server/wire"
)

// Scene returns the geometry that the seat of v knows: its walls, doors as last seen, and bounds.
// Wall ids are indices of v.Walls; that of door i is len(v.Walls)+i. Build it once per revision: it is costly.
func Scene(v *wire.View) *sight.Scene { panic("known: not built yet") }

// Hindrance is why a step can't be made, as far as a seat can know.
type Hindrance uint8

// The hindrances.
const (
	Free    Hindrance = iota
	Outside           // a cell of the space would be outside the map
	Wall              // a known wall or closed door is in the way
	NoFit             // known walls leave no room for the space there
)

// Step judges one step of a space of size s against what a seat knows.
func Step(scene *sight.Scene, s grid.Size, from, to grid.Place, corner bool) Hindrance {
	panic("known: not built yet")
}
