package area

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

// Walls is what the clipping of areas asks of a scene; *sight.Scene is one.
type Walls interface {
	Aside(p, toward geom.Point, ch sight.Channel) (geom.Point, bool)
	Clear(a, b geom.Point, ch sight.Channel) bool
	CoverFromInto(c *sight.Cover, origin geom.Point, target sight.Body, others []sight.Body)
	Eyes(dst []geom.Point, b sight.Body, ch sight.Channel, centreOnly bool) []geom.Point
}

// Reach says whether an area reaches a cell, by the line that shows it.
type Reach struct {
	Cell     grid.Cell
	In       bool
	Round    bool       // it gets there round a corner only, from cell to cell
	From, At geom.Point // the line from the origin, or round a corner from the cell before, to a point of the cell; when not In to where it is stopped
	Wall     int32      // the ID of the wall that stops it; -1: none
}

// Clip says which of the cells that a shape covers its effect reaches: those of which some inner point is in line with the
// origin on channel Effect, everything that stops effects standing in the way (R-014-071). An origin on a wall lies on the side
// of toward, where its maker is; a cell with a wall through its centre is reached when either side of it is. An emanation's lines begin at the eyes of its space, toward being the last clear place of the
// creature. With around the effect spreads round corners too: from the centres of the cells it reaches on to those of the cells
// next to them, among those covered, as long as the line between is free. The answer is in the order of cells.
func Clip(w Walls, g grid.Grid, s Shape, cells []grid.Cell, toward geom.Point, around bool) []Reach {
	k := clipper{walls: w, grid: g}
	starts := s.starts(w, g, toward)
	out := make([]Reach, len(cells))
	var entered []place
	for i, c := range cells {
		out[i], entered = k.reach(starts, c, i, entered)
	}
	if around {
		k.flow(out, entered)
	}
	return out
}

// starts is where the lines of an effect begin.
func (s Shape) starts(w Walls, g grid.Grid, toward geom.Point) []geom.Point {
	if s.Kind == Emanation {
		return w.Eyes(nil, sight.Body{Cells: g.Space(nil, s.Size, s.At), Hair: toward}, sight.Effect, false)
	}
	p, _ := w.Aside(s.Origin, toward, sight.Effect)
	return []geom.Point{p}
}

// clipper asks walls about cells.
type clipper struct {
	walls Walls
	grid  grid.Grid
	sides []geom.Point // of the cell that is looked at
	near  []grid.Cell
	one   [1]grid.Cell
	cover sight.Cover
}

// centres is where the middle of a cell can be: its centre, or when a wall runs through that a place next to it on each side, the
// one toward from first. They are good until the next call.
func (k *clipper) centres(c grid.Cell, from geom.Point) []geom.Point {
	m := k.grid.Centre(c)
	at, ok := k.walls.Aside(m, from, sight.Effect)
	if at == m || !ok {
		k.sides = append(k.sides[:0], m)
		return k.sides
	}
	k.sides = append(k.sides[:0], at)
	d := from.Sub(m)
	for _, v := range []geom.Point{{X: -d.Y, Y: d.X}, {X: d.Y, Y: -d.X}, {X: -d.X, Y: -d.Y}} {
		if p, ok := k.walls.Aside(m, m.Add(v), sight.Effect); ok && !slices.Contains(k.sides, p) {
			k.sides = append(k.sides, p)
		}
	}
	return k.sides
}

// reach says whether an effect reaches a cell, and appends to in at which of its centres it then is: those to which the points
// that it reaches are joined.
func (k *clipper) reach(starts []geom.Point, c grid.Cell, i int, in []place) (Reach, []place) {
	r := Reach{Cell: c, Wall: -1, At: k.grid.Centre(c)}
	for _, from := range starts {
		sides := k.centres(c, from)
		for _, at := range sides {
			line, ok := k.line(from, at, c)
			if ok {
				in = append(in, place{i, at})
			}
			if !r.In && (ok || r.Wall < 0) {
				r = line
			}
		}
		if r.In && len(sides) == 1 {
			break
		}
	}
	return r, in
}

// line tries a centre of a cell first, which is enough for most, then all inner points that are joined to it.
func (k *clipper) line(from, at geom.Point, c grid.Cell) (Reach, bool) {
	if k.walls.Clear(from, at, sight.Effect) {
		return Reach{Cell: c, In: true, From: from, At: at, Wall: -1}, true
	}
	k.one[0] = c
	k.walls.CoverFromInto(&k.cover, from, sight.Body{Cells: k.one[:], Hair: at}, nil)
	v := &k.cover
	r := Reach{Cell: c, From: from, At: at, Wall: -1}
	if v.Degree < sight.Total && len(v.Sight) > 0 {
		r.In, r.At = true, v.Sight[0].To
	} else if len(v.Sight) > 0 {
		r.At, r.Wall = v.Sight[0].At, v.Sight[0].Wall
	}
	return r, r.In
}

// place is where an effect is in a cell: at one of its centres.
type place struct {
	cell int // its number among the cells covered
	at   geom.Point
}

// flow spreads from the places that are reached to the other cells. All ways are tried, so their order does not matter.
func (k *clipper) flow(cells []Reach, todo []place) {
	number := make(map[grid.Cell]int, len(cells))
	for i, r := range cells {
		number[r.Cell] = i
	}
	known := map[place]bool{}
	for _, p := range todo {
		known[p] = true
	}
	for len(todo) > 0 {
		from := todo[0]
		todo = todo[1:]
		k.near = k.grid.Neighbours(k.near[:0], cells[from.cell].Cell)
		for _, c := range k.near {
			i, ok := number[c]
			if !ok {
				continue
			}
			for _, at := range k.centres(c, from.at) {
				to := place{i, at}
				if known[to] || !k.walls.Clear(from.at, at, sight.Effect) {
					continue
				}
				known[to] = true
				todo = append(todo, to)
				if !cells[i].In {
					cells[i] = Reach{Cell: c, In: true, Round: true, From: from.at, At: at, Wall: -1}
				}
			}
		}
	}
}

// Reached is the cells of a clipped area that its effect gets to, in their order.
func Reached(cells []Reach) []grid.Cell {
	var in []grid.Cell
	for _, r := range cells {
		if r.In {
			in = append(in, r.Cell)
		}
	}
	return slices.Clip(in)
}
