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
	CoverFrom(origin geom.Point, target sight.Body, others []sight.Body) sight.Cover
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
// of toward, where its maker is. An emanation's lines begin at the eyes of its space, toward being the last clear place of the
// creature. With around the effect spreads round corners too: from the point it reaches in a cell on to the centres of the cells
// next to that, among those covered, as long as the line between is free. The answer is in the order of cells.
func Clip(w Walls, g grid.Grid, s Shape, cells []grid.Cell, toward geom.Point, around bool) []Reach {
	starts := s.starts(w, g, toward)
	out := make([]Reach, len(cells))
	for i, c := range cells {
		out[i] = reach(w, g, starts, c)
	}
	if around {
		flow(w, g, out)
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

// reach tries the centre of a cell first, which is enough for most, then all its inner points.
func reach(w Walls, g grid.Grid, starts []geom.Point, c grid.Cell) Reach {
	r := Reach{Cell: c, Wall: -1, At: g.Centre(c)}
	for _, from := range starts {
		if at, ok := w.Aside(r.At, from, sight.Effect); ok && w.Clear(from, at, sight.Effect) {
			return Reach{Cell: c, In: true, From: from, At: at, Wall: -1}
		}
	}
	for i, from := range starts {
		v := w.CoverFrom(from, sight.Body{Cells: []grid.Cell{c}, Hair: from}, nil)
		if len(v.Sight) == 0 {
			continue
		}
		l := v.Sight[0]
		if v.Degree < sight.Total {
			return Reach{Cell: c, In: true, From: from, At: l.To, Wall: -1}
		}
		if i == 0 {
			r.From, r.At, r.Wall = from, l.At, l.Wall
		}
	}
	return r
}

// flow spreads from the cells that are reached to the others.
func flow(w Walls, g grid.Grid, cells []Reach) {
	at := make(map[grid.Cell]int, len(cells))
	var todo []int
	for i, r := range cells {
		at[r.Cell] = i
		if r.In {
			todo = append(todo, i)
		}
	}
	var near []grid.Cell
	for len(todo) > 0 {
		from := cells[todo[0]]
		todo = todo[1:]
		near = g.Neighbours(near[:0], from.Cell)
		for _, c := range near {
			i, ok := at[c]
			if !ok || cells[i].In {
				continue
			}
			if to, ok := w.Aside(g.Centre(c), from.At, sight.Effect); ok && w.Clear(from.At, to, sight.Effect) {
				cells[i] = Reach{Cell: c, In: true, Round: true, From: from.At, At: to, Wall: -1}
				todo = append(todo, i)
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
