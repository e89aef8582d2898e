package app

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// geometry is what the view knows as geometry. The scene is costly, so it is made when first asked for and kept until the
// view's walls, doors or grid change.
type geometry struct {
	scene   *sight.Scene
	grid    grid.Grid
	bounds  geom.Rect
	walls   []wire.Wall
	doors   []wire.Door
	profile rules.Profile
}

// follow drops what a new view makes stale.
func (k *geometry) follow(v *wire.View) {
	same := k.grid == v.Scene.Grid && k.bounds == v.Scene.Bounds && slices.Equal(k.walls, v.Walls) && slices.Equal(k.doors, v.Doors)
	if !same {
		k.scene = nil
	}
	k.grid, k.bounds, k.walls, k.doors = v.Scene.Grid, v.Scene.Bounds, v.Walls, v.Doors
	k.profile = known.Profile(v.Table)
}

// sight returns the known scene, or nil without a view.
func (m *Model) sight() *sight.Scene {
	if m.View == nil {
		return nil
	}
	if m.geometry.scene == nil {
		m.geometry.scene = known.Scene(m.View)
	}
	return m.geometry.scene
}

// Grid returns the grid of the scene; the zero one without a view.
func (m *Model) Grid() grid.Grid {
	if m.View == nil {
		return grid.Grid{}
	}
	return m.View.Scene.Grid
}

// Bounds returns the map in cells, for drawing; all 0 without a view.
func (m *Model) Bounds() (x0, y0, x1, y1 float64) {
	if m.View == nil {
		return 0, 0, 0, 0
	}
	b := m.View.Scene.Bounds
	x0, y0 = m.Grid().ToCells(b.Min)
	x1, y1 = m.Grid().ToCells(b.Max)
	return x0, y0, x1, y1
}

// Screen returns where a lattice point is drawn, in CSS pixels.
func (m *Model) Screen(p geom.Point) (x, y float64) {
	cx, cy := m.Grid().ToCells(p)
	return m.Camera.ToScreen(cx, cy)
}

// At returns the lattice point drawn at x, y (CSS pixels). It may lie outside the map.
func (m *Model) At(x, y float64) geom.Point {
	const far = 1 << 14 // cells; keeps the lattice's limit out of reach
	cx, cy := m.Camera.ToCells(x, y)
	return m.Grid().FromCells(max(-far, min(far, cx)), max(-far, min(far, cy)))
}

// costs is how the table counts steps over plain ground.
func (m *Model) costs() path.Costs {
	return m.geometry.profile.Costs(known.Ground(m.sight()), rules.Mover{})
}

// straight returns the steps of the straight line between two places; without a grid they are a unit long or less.
func straight(g grid.Grid, from, to grid.Place) []grid.Place {
	var steps []grid.Place
	if n := g.Distance(grid.Exact, []grid.Cell{from.Cell}, []grid.Cell{to.Cell}); g.Kind == grid.Gridless {
		d := to.Cell.Sub(from.Cell)
		for i := int32(1); i <= n; i++ {
			at := grid.Cell{X: d.X * i / (n + 1), Y: d.Y * i / (n + 1)}
			steps = append(steps, grid.Place{Cell: from.Cell.Add(at), Turned: to.Turned, Quarter: to.Quarter})
		}
		if from != to {
			steps = append(steps, to)
		}
		return steps
	}
	for _, c := range g.Line(nil, from.Cell, to.Cell) {
		if c != from.Cell {
			steps = append(steps, grid.Place{Cell: c, Turned: to.Turned, Quarter: to.Quarter})
		}
	}
	return steps
}
