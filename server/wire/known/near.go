package known

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// nearby is how far from a step, in lattice units, a wall may lie and still be asked: an eighth of a cell, many times what
// joining and rounding move the walls of a Scene by.
const nearby = geom.Unit / 8

// Near says whether a wall or door of v lies so near to the steps of a space of size z from a place that it may have a say in
// them. When none does, a scene without any gives the same answer to rules.Profile.Move, and need not be made first: making
// one costs far more than the answer. It says yes when in doubt.
func Near(v *wire.View, z grid.Size, from grid.Place, steps []grid.Place) bool {
	g := v.Scene.Grid
	var cells []grid.Cell
	for _, to := range steps {
		if !g.Step(from, to) {
			return true
		}
		cells = g.Space(g.Space(cells[:0], z, from), z, to)
		if meets(v, hull(g, cells)) {
			return true
		}
		from = to
	}
	return false
}

// hull is the smallest rectangle around the centres of cells, and a bit more. Whatever decides a step lies within: the lines
// from centre to centre, and the corner that a diagonal one passes.
func hull(g grid.Grid, cells []grid.Cell) geom.Rect {
	c := g.Centre(cells[0])
	r := geom.Rect{Min: c, Max: c}
	for _, cell := range cells[1:] {
		c := g.Centre(cell)
		r.Min.X, r.Min.Y = min(r.Min.X, c.X), min(r.Min.Y, c.Y)
		r.Max.X, r.Max.Y = max(r.Max.X, c.X), max(r.Max.Y, c.Y)
	}
	by := geom.Point{X: nearby, Y: nearby}
	return geom.Rect{Min: r.Min.Sub(by), Max: r.Max.Add(by)}
}

// meets says whether the rectangle around some wall or door meets r.
func meets(v *wire.View, r geom.Rect) bool {
	for i := range v.Walls {
		if !apart(v.Walls[i].A, v.Walls[i].B, r) {
			return true
		}
	}
	for i := range v.Doors {
		if !apart(v.Doors[i].A, v.Doors[i].B, r) {
			return true
		}
	}
	return false
}

// apart says that the rectangle around a segment does not meet r.
func apart(a, b geom.Point, r geom.Rect) bool {
	return max(a.X, b.X) < r.Min.X || min(a.X, b.X) > r.Max.X || max(a.Y, b.Y) < r.Min.Y || min(a.Y, b.Y) > r.Max.Y
}
