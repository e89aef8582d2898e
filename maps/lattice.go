package maps

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

// Lattice is a Map on the lattice of one grid, its Origin at the lattice's (0,0).
type Lattice struct {
	Bounds  geom.Rect    // what the picture covers
	Walls   []sight.Wall // one a segment; ID is the index in this slice; a door's Door is its index in Map.Doors
	Source  []int32      // for each of Walls the index in Map.Walls, or in Map.Doors where Door >= 0
	Doors   []geom.Seg   // for each of Map.Doors; A equals B where it lies outside the picture or has no width
	Lights  []LatticeLight
	Dropped Outside // what lies wholly outside the picture and was left out
}

// LatticeLight is a Light on the lattice. Bright and Dim are lattice units.
type LatticeLight struct {
	At          geom.Point
	Bright, Dim int32
	Colour      uint32 // 0xRRGGBB
}

// Lattice derives the map's form on the lattice of g.
func (m *Map) Lattice(g grid.Grid) Lattice { panic("later") }
