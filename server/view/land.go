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
		switch shown := i < l.Run.N && e.about(g.Centre(c)); {
		case shown && from < 0:
			from = i
		case !shown && from >= 0:
			list = append(list, wire.Land{Run: wire.Run{Cell: grid.Cell{X: l.Run.Cell.X + from, Y: l.Run.Cell.Y}, N: i - from}, Kind: l.Kind})
			from = -1
		}
	}
	return list
}

// about says whether all sub-cells of the map that touch a point are explored: a point on a wall lies on both its sides.
func (e *eyes) about(p geom.Point) bool {
	g, bounds, m := e.st.Scene.Grid, e.plan.Bounds, e.ground.Explored
	x1, y1 := g.Sub(bounds, p)
	x0, y0 := g.Sub(bounds, p.Sub(geom.Point{X: 1, Y: 1}))
	w, h := m.W(), m.H()
	x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, w-1), min(y1, h-1)
	return m.Get(x0, y0) && m.Get(x1, y0) && m.Get(x0, y1) && m.Get(x1, y1)
}
