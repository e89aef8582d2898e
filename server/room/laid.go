package room

import (
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/wire"
)

// laid is what became of a file, for the one who laid it. read is nil for a plain picture.
func laid(m *maps.Map, read *maps.Report) wire.Laid {
	l := wire.Laid{Name: m.Name, Width: m.Size.X, Height: m.Size.Y, Pixels: m.PixelsPerCell}
	if read == nil {
		l.Plain = true
		return l
	}
	l.Walls, l.Doors, l.Windows, l.Lights = read.WallSegs+read.ObjectSegs, read.Doors, read.Windows, read.Lights
	l.Outside = wire.LaidCount{Walls: read.Outside.Segments, Doors: read.Outside.Doors, Lights: read.Outside.Lights}
	for _, n := range read.Notes {
		l.Notes = append(l.Notes, wire.LaidNote{Code: string(n.Code), N: n.N, At: n.At})
	}
	on := m.Lattice(grid.Grid{}) // on squares: hexes move every end by a hair, which is no news
	_, made := sight.Prepare(sight.Config{Bounds: on.Bounds, Walls: on.Walls, Doors: len(m.Doors)})
	l.Joined, l.Overfull = made.Joined, made.Overfull
	return l
}
