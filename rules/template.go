package rules

import (
	"slices"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
)

// Template is how a form of template is laid.
type Template struct {
	Rule    area.Rule    // when it covers a cell
	Origins area.Origins // where its origin snaps to; none: it is free
	Pivot   area.Pivot   // which point of the near face is the origin of a cube; an end stands for both
}

// Templates is the forms as the texts leave them: origins where the rule set has them, half of a cell's area for all forms
// (R-014-071, A-22), and cubes from a corner, so that they cover whole squares. Walls, which are thinner than half a cell, take
// any part. The catalog has no rule for emanations: they go by whole cells.
func Templates(o area.Origins) [area.Kinds]Template {
	var all [area.Kinds]Template
	for k := range all {
		all[k].Origins = o
	}
	all[area.Cube].Pivot = area.LeftEnd
	all[area.Wall].Rule = area.Any
	return all
}

// Template is how a form is laid; the zero value for one there is not.
func (p Profile) Template(k area.Kind) Template {
	if !k.Valid() {
		return Template{}
	}
	return p.Areas[k]
}

// Coverage is the rule by which a form of template covers cells.
func (p Profile) Coverage(k area.Kind) area.Rule { return p.Template(k).Rule }

// AreaOrigin is where the origin of a circle snaps to: the nearest intersection, or centre where the profile allows it.
func (p Profile) AreaOrigin(g grid.Grid, at geom.Point) geom.Point {
	return area.Snap(g, at, p.Template(area.Circle).Origins)
}

// Lay is a template of a length in cells laid from a place towards another: its origin snapped as the profile says, its direction
// free. A cube from a corner lies on the side of its origin that to is on; on squares its sides run along the grid.
func (p Profile) Lay(g grid.Grid, k area.Kind, at, to geom.Point, cells int32) area.Shape {
	t := p.Template(k)
	s := area.Shape{Kind: k, Origin: area.Snap(g, at, t.Origins), Length: cells * geom.Unit, Pivot: t.Pivot}
	s.Dir = to.Sub(s.Origin)
	if k.Round() {
		s.Dir = geom.Point{}
	}
	if k != area.Cube || t.Pivot == area.Face || g.Hex() {
		return s
	}
	left := s.Dir.X >= 0 == (s.Dir.Y < 0) // seen along the row
	s.Dir, s.Pivot = geom.Point{X: 1}, area.LeftEnd
	if to.X < s.Origin.X {
		s.Dir.X = -1
	}
	if left {
		s.Pivot = area.RightEnd
	}
	return s
}

// Around is an emanation of a length in cells from a creature, counted as the profile counts distances; the creature's own space
// is in it.
func (p Profile) Around(g grid.Grid, f Figure, cells int32) area.Shape {
	return area.Shape{
		Kind: area.Emanation, Origin: g.Middle(f.Size, f.At), Length: cells * geom.Unit, Lift: f.Floor * geom.Unit,
		Size: f.Size, At: f.At, Count: p.Diagonal, Up: p.Height,
	}
}

// Effects is what a judge of areas asks of a scene; *sight.Scene is one.
type Effects interface {
	area.Walls
	Grid() grid.Grid
	Bounds() geom.Rect
}

// Effect is an area that takes effect among walls.
type Effect struct {
	Shape  area.Shape
	Toward geom.Point // where its maker is, should its origin lie on a wall; of an emanation the creature's last clear place
	Around bool       // it spreads round corners
}

// Area says of each cell that a template covers on the ground its origin lies on whether its effect gets there, and by which line
// (R-014-071).
func (p Profile) Area(w Effects, e Effect) []area.Reach {
	g := w.Grid()
	return area.Clip(w, g, e.Shape, area.Cover(g, e.Shape, p.Coverage(e.Shape.Kind), w.Bounds()), e.Toward, e.Around)
}

// Caught says who is caught in an area.
type Caught struct {
	Other int        // index of the creature
	By    area.Reach // the first cell of its space that the effect reaches
	Cells int        // how many of them it reaches
}

// Catch is the creatures that an area catches, in their order: those of whose space it reaches some cell in some of its layers
// . Without a grid it is those whose middle the shape holds and the effect reaches.
func (p Profile) Catch(w Effects, e Effect, others []Figure) []Caught {
	g, layers := w.Grid(), map[int32][]area.Reach{}
	var caught []Caught
	for i, o := range others {
		if g.Kind == grid.Gridless {
			if c, ok := p.catchPoint(w, e, o); ok {
				c.Other = i
				caught = append(caught, c)
			}
			continue
		}
		best := Caught{Other: i}
		for n := range o.Layers().Tall {
			layer := o.Floor + n
			if _, known := layers[layer]; !known {
				layers[layer] = p.reachOf(w, e, layer, others)
			}
			if c := catch(layers[layer], o.Cells(g)); c.Cells > best.Cells {
				best.By, best.Cells = c.By, c.Cells
			}
		}
		if best.Cells > 0 {
			caught = append(caught, best)
		}
	}
	return caught
}

// reachOf is where the effect of an area gets to in a layer: of all cells that it covers when it spreads from one to another, else
// of those that some creature is on, which are few.
func (p Profile) reachOf(w Effects, e Effect, layer int32, others []Figure) []area.Reach {
	g := w.Grid()
	cells := area.CoverLayer(g, e.Shape, p.Coverage(e.Shape.Kind), w.Bounds(), layer)
	if !e.Around {
		taken := map[grid.Cell]bool{}
		for _, o := range others {
			if l := o.Layers(); layer >= l.Floor && layer < l.Floor+l.Tall {
				for _, c := range o.Cells(g) {
					taken[c] = true
				}
			}
		}
		cells = slices.DeleteFunc(cells, func(c grid.Cell) bool { return !taken[c] })
	}
	return area.Clip(w, g, e.Shape, cells, e.Toward, e.Around)
}

// catch counts the cells of a space that are reached.
func catch(cells []area.Reach, space []grid.Cell) (c Caught) {
	for _, r := range cells {
		if !r.In || !slices.Contains(space, r.Cell) {
			continue
		}
		if c.Cells == 0 {
			c.By = r
		}
		c.Cells++
	}
	return c
}

// catchPoint judges a creature without cells.
func (p Profile) catchPoint(w Effects, e Effect, o Figure) (Caught, bool) {
	g := w.Grid()
	if !area.Holds(g, e.Shape, g.Middle(o.Size, o.At)) {
		return Caught{}, false
	}
	r := area.Clip(w, g, e.Shape, []grid.Cell{o.At.Cell}, e.Toward, false)[0]
	return Caught{By: r, Cells: 1}, r.In
}

// Estimate is how many targets a form of so many cells catches where no figures are used (R-014-066): radius, side or length
// divided by a number of the form's own, rounded up. crowd is added for targets that stand close, taken off with a minus for those
// who stand apart (1d3, say; A-19); never less than none. It is 0 for forms that the table leaves out.
func Estimate(k area.Kind, cells, crowd int32) int32 {
	by := [area.Kinds]int32{area.Circle: 1, area.Cone: 2, area.Line: 6, area.Cube: 1, area.Sphere: 1, area.Cylinder: 1}
	if !k.Valid() || by[k] == 0 || cells <= 0 {
		return 0
	}
	return max((cells+by[k]-1)/by[k]+crowd, 0)
}
