package area

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// CoverLayer is [Cover] in one layer of cubes as tall as a cell is wide: layer 0 stands on the ground, below it they count down.
// A shape is judged by the widest cut through it in the layer, so a sphere about a point of the ground covers there what a circle
// does; one that only touches the layer covers nothing in it.
func CoverLayer(g grid.Grid, s Shape, r Rule, bounds geom.Rect, layer int32) []grid.Cell {
	return s.cover(g, s.layer(g, layer), r, bounds)
}

// layer is the widest cut through a shape in a layer; nil when there is none.
func (s Shape) layer(g grid.Grid, layer int32) figure {
	low := int64(layer) * geom.Unit
	high, from := low+geom.Unit, int64(s.Lift)
	switch {
	case s.Kind == Sphere:
		off := max(low-from, from-high, 0)
		if off >= int64(s.Length) {
			return nil
		}
		return s.figure(g, off)
	case s.Kind == Emanation:
		feet := grid.Layers{Floor: int32(floor(from, geom.Unit)), Tall: s.Size.Across()}
		return spread{g, g.Space(nil, s.Size, s.At), s, feet.Apart(grid.Layers{Floor: layer})}
	}
	tall := int64(s.Height)
	if tall == 0 && s.Kind == Cube {
		tall = int64(s.Length)
	}
	if tall > 0 && (high <= from || low >= from+tall) {
		return nil
	}
	return s.figure(g, 0)
}

func floor(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// spread is what lies within a distance of a space, by whole cells.
type spread struct {
	grid   grid.Grid
	space  []grid.Cell
	shape  Shape
	layers int32
}

// covers counts cells as distances do, but doesn't round the straight line.
func (e spread) covers(p *probe, _ Rule) bool {
	long, count := int64(e.shape.Length), e.shape.Count
	n := e.grid.Distance3(count, e.shape.Up, e.space, []grid.Cell{p.cell}, e.layers)
	if int64(n)*geom.Unit > long || count != grid.Exact || e.grid.Hex() {
		return int64(n)*geom.Unit <= long
	}
	up := int64(0)
	if e.shape.Up == grid.Exact {
		up = int64(e.layers) * geom.Unit
	}
	return slices.ContainsFunc(e.space, func(o grid.Cell) bool {
		return e.grid.Dist2(e.grid.Centre(o), e.grid.Centre(p.cell))+up*up <= long*long
	})
}
