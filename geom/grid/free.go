package grid

import (
	"slices"

	"sightline/geom"
)

// Free is the place of a size that ok allows and whose middle is nearest to p, of two as near the one further down, then further
// right, as [Grid.Snap] has it. Only cells up to n rings from the one that holds p are tried; false when none of them will do.
func (g Grid) Free(s Size, p geom.Point, n int32, ok func(Place) bool) (Place, bool) {
	var best Place
	found := false
	from := g.At(p)
	for ring := range n + 1 {
		// On grids every middle of this ring is at least so many rows of hexes away.
		if found && g.Kind != Gridless && 3*g.Reach2(ring-2) > 4*g.Dist2(p, g.Middle(s, best)) {
			break
		}
		for _, c := range g.around(from, ring) {
			for _, at := range append(g.variants(s), Place{}) {
				at.Cell = c
				better := !found || g.nearer(g.Middle(s, at), g.Middle(s, best), p)
				if better && ok(at) {
					best, found = at, true
				}
			}
		}
	}
	return best, found
}

// around is the ring about a cell; on a gridless scene the spots of a square ring, half a unit apart.
func (g Grid) around(c Cell, n int32) []Cell {
	if g.Kind != Gridless {
		return g.Ring(nil, c, n)
	}
	ring := Grid{}.Ring(nil, Cell{}, n)
	for i, d := range ring {
		ring[i] = c.Add(Cell{d.X * spots / 2, d.Y * spots / 2})
	}
	return ring
}

// Standing is a creature as a change of grids sees it.
type Standing struct {
	Size Size
	At   Place // on the grid it comes from
	// Was is where it stood on the new grid before, if Known says that it has not moved since. Going there and back it returns to
	// its very place.
	Was   Place
	Known bool
}

// Resettle is where creatures that stood on the grid from stand on this one: each as near as can be to the same spot of the map, within bounds and in no
// space of one before it in the list, so that two which the new cells would put into one are parted. Creatures that shared cells
// before, or do so where they go back to, may do so again, and up to four Tiny ones share a cell. One for which there is no room within 24 rings stands where
// [Regrid] puts it. The answer hangs on nothing but the list and its order.
func (g Grid) Resettle(from Grid, bounds geom.Rect, list []Standing) []Place {
	places := make([]Place, len(list))
	spaces := make([][]Cell, len(list)) // those taken so far
	for i, c := range list {
		ok := func(at Place) bool { return g.room(from, bounds, list[:i+1], places[:i], spaces[:i], at) }
		places[i] = g.resettle(from, c, ok)
		spaces[i] = g.Space(nil, c.Size, places[i])
	}
	return places
}

func (g Grid) resettle(from Grid, c Standing, ok func(Place) bool) Place {
	if c.Known && ok(c.Was) {
		return c.Was
	}
	want := Regrid(from, g, c.Size, c.At)
	if ok(want) {
		return want
	}
	if at, found := g.Free(c.Size, g.FromCells(from.ToCells(from.Middle(c.Size, c.At))), 24, ok); found {
		return at
	}
	return want
}

// room says whether the last of a list can stand somewhere, the ones before it having their places.
func (g Grid) room(from Grid, bounds geom.Rect, list []Standing, places []Place, spaces [][]Cell, at Place) bool {
	me := list[len(list)-1]
	space := g.Space(nil, me.Size, at)
	if slices.ContainsFunc(space, func(c Cell) bool { return !g.Inside(bounds, c) }) {
		return false
	}
	was := from.Space(nil, me.Size, me.At)
	for j, other := range list[:len(places)] {
		switch {
		case !g.Overlap(space, spaces[j]):
		case me.Known && at == me.Was && other.Known && places[j] == other.Was: // they stood so before
		case me.Size == Tiny && other.Size == Tiny && places[j].Quarter != at.Quarter:
		case from.Overlap(was, from.Space(nil, other.Size, other.At)) && (me.Size != Tiny || other.Size != Tiny):
		default:
			return false
		}
	}
	return true
}

// Overlap says whether two spaces share ground: a cell, or on a gridless scene part of their squares.
func (g Grid) Overlap(a, b []Cell) bool {
	pitch := g.pitch()
	for _, p := range a {
		for _, q := range b {
			if abs(p.X-q.X) < pitch && abs(p.Y-q.Y) < pitch {
				return true
			}
		}
	}
	return false
}

// Holds says whether a space holds all of another; on a gridless scene whether its squares do, as far as their spots tell.
func (g Grid) Holds(space, inner []Cell) bool {
	pitch := g.pitch()
	for _, c := range inner {
		if !slices.ContainsFunc(space, func(o Cell) bool { return abs(o.X-c.X) < pitch && abs(o.Y-c.Y) < pitch }) {
			return false
		}
	}
	return true
}
