package view

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/table"
	"sightline/server/wire"
)

type landKey struct {
	list     *wire.Land
	n        int
	explored *geom.Mask
	grid     grid.Grid
}

// land is the ground that is not plain as far as it is explored: the cells whose centres are.
func (e *eyes) land() []wire.Land {
	all := e.st.Land()
	if len(all) == 0 {
		return nil
	}
	k := landKey{&all[0], len(all), e.ground.Explored, e.st.Scene.Grid}
	return table.Memo(e.st, k, 1<<10, func() []wire.Land {
		var known []wire.Land
		for _, l := range all {
			known = e.explored(known, l)
		}
		return known
	})
}

// explored appends the parts of a row of cells whose centres are explored.
func (e *eyes) explored(list []wire.Land, l wire.Land) []wire.Land {
	g, from := e.st.Scene.Grid, int32(-1)
	for i := range l.Run.N + 1 {
		c := grid.Cell{X: l.Run.Cell.X + i, Y: l.Run.Cell.Y}
		x, y := g.Sub(e.plan.Bounds, g.Centre(c))
		switch shown := i < l.Run.N && e.ground.Explored.Get(x, y); {
		case shown && from < 0:
			from = i
		case !shown && from >= 0:
			list = append(list, wire.Land{Run: wire.Run{Cell: grid.Cell{X: l.Run.Cell.X + from, Y: l.Run.Cell.Y}, N: i - from}, Kind: l.Kind})
			from = -1
		}
	}
	return list
}
