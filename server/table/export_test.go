package table

import (
	"sightline/geom/grid"
	"sightline/maps"
)

// Geometry derives what a map on a grid has, as after an edit of it.
func Geometry(m *maps.Map, g grid.Grid) { newGeometry(m, g) }
