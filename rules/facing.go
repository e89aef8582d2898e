package rules

import "sightline/geom/grid"

// Arc is the verdict on where another creature is for one that faces somewhere (R-014-079).
type Arc struct {
	Arc       grid.Arc
	Seen      bool // it can be seen and targeted
	Advantage bool // its attacks on the one that faces have advantage
}

// Arc judges in which arc of a figure a space lies. Without facing everything is in front. A space of several cells is in the
// first arc that one of its cells is in: front, sides, rear.
func (p Profile) Arc(g grid.Grid, f Figure, space []grid.Cell) Arc {
	arcs := f.Arcs
	if !p.Facing {
		arcs = grid.Arcs{}
	}
	a := g.ArcOf(f.Size, f.At, g.Side(f.Facing), p.WideFront, arcs, space)
	return Arc{Arc: a, Seen: a != grid.Rear, Advantage: a == grid.Rear}
}

// Shield says whether a shield on the left or right arm counts against an attack from an arc (R-014-082): from the front and from
// its own side.
func (a Arc) Shield(left bool) bool {
	return a.Arc == grid.Front || left && a.Arc == grid.Left || !left && a.Arc == grid.Right
}
