package game

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// places finds where n people may begin: cells from which each can walk to the next, near a light of the map, or near a
// door, or in the middle, whichever is there: the inside of most maps is lit, and the rock around it is not.
func places(v *wire.View, n int) []grid.Place {
	scene, g := known.Scene(v), v.Scene.Grid
	may := known.May(scene, known.Profile(v.Table), grid.Medium)
	fits := func(c grid.Cell) bool { return g.Inside(v.Scene.Bounds, c) && scene.Fits([]grid.Cell{c}) }
	for _, p := range beginnings(v) {
		first := g.At(p)
		if !fits(first) {
			continue
		}
		if found := spread(g, first, n, fits, may); len(found) == n {
			return found
		}
	}
	return nil
}

// spread walks from the first cell outward until n cells are found.
func spread(g grid.Grid, first grid.Cell, n int, fits func(grid.Cell) bool, may func(from, to grid.Place) bool) []grid.Place {
	found := []grid.Place{{Cell: first}}
	seen := map[grid.Cell]bool{first: true}
	for i := 0; i < len(found) && len(found) < n; i++ {
		for _, c := range g.Neighbours(nil, found[i].Cell) {
			if !seen[c] && len(found) < n && fits(c) && may(found[i], grid.Place{Cell: c}) {
				seen[c] = true
				found = append(found, grid.Place{Cell: c})
			}
		}
	}
	return found
}

// beginnings are points worth trying, the best first.
func beginnings(v *wire.View) []geom.Point {
	var all []geom.Point
	for _, l := range v.Lights {
		all = append(all, l.At)
	}
	for _, d := range v.Doors {
		middle := geom.Point{X: (d.A.X + d.B.X) / 2, Y: (d.A.Y + d.B.Y) / 2}
		for _, by := range []geom.Point{{X: geom.Unit}, {X: -geom.Unit}, {Y: geom.Unit}, {Y: -geom.Unit}} {
			all = append(all, middle.Add(by))
		}
	}
	b := v.Scene.Bounds
	all = append(all, geom.Point{X: (b.Min.X + b.Max.X) / 2, Y: (b.Min.Y + b.Max.Y) / 2})
	for c := range v.Scene.Grid.Cells(b) {
		all = append(all, v.Scene.Grid.Centre(c))
	}
	return all
}
