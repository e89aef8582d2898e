package grid

import (
	"slices"

	"sightline/geom"
)

// Arc is a part of the plane about a creature that faces somewhere (R-014-079). They are in the order in which an exact half
// goes to one of them.
type Arc uint8

// The arcs.
const (
	Front Arc = iota
	Left
	Right
	Rear
)

// String names the arc for logs and tests.
func (a Arc) String() string {
	return [...]string{"front", "left", "right", "rear", "unknown arc"}[min(a, Rear+1)]
}

// Arcs says what each arc counts as, by Arc: a hydra's {Front, Front, Front, Rear} has three fronts (R-014-079). The zero value
// is front all round: a creature that has no facing.
type Arcs [4]Arc

// Facing is the arcs of a creature that has one front.
var Facing = Arcs{Front, Left, Right, Rear}

// Of is what an arc counts as.
func (a Arcs) Of(arc Arc) Arc { return a[min(arc, Rear)] }

// Sides is how many sides a space has to face: 4, or 6 on hexes.
func (g Grid) Sides() int {
	if g.Hex() {
		return 6
	}
	return 4
}

// Side is the side of its space, counted clockwise from up (on pointy hexes from up and right), that a creature with a facing
// in degrees clockwise from up looks over: the nearest, of two as near the clockwise one (R-014-080, R-014-081).
func (g Grid) Side(facing int16) int {
	if g.Hex() {
		return g.Sector(facing)
	}
	return int(((int32(facing)%360 + 405) % 360) / 90)
}

// Arc is where a cell lies for a creature that looks over a side of its space. Wide makes the front of hexes 120° wide instead
// of 60°; that of squares is always 90°. A cell belongs to the arc that holds more than half of it, an exact half to
// the front before a side and to a side before the rear (R-014-080, R-014-081): its centre decides.
func (g Grid) Arc(s Size, at Place, side int, wide bool, c Cell) Arc {
	if s == Tiny { // drawn aside, but its space is the cell
		s = Medium
	}
	to := g.Centre(c).Sub(g.Middle(s, at))
	left, right := g.wedge(side, wide)
	if geom.Cross(left, to) >= 0 && geom.Cross(to, right) >= 0 {
		return Front
	}
	n := g.Sides()
	back := (side%n + n + n/2) % n
	behindLeft, behindRight := g.wedge(back, false)
	if geom.Cross(behindLeft, to) > 0 && geom.Cross(to, behindRight) > 0 {
		return Rear
	}
	if geom.Cross(g.ahead(side), to) < 0 {
		return Left
	}
	return Right
}

// ArcOf is where a creature's space lies: the first arc, in the order of arcs, that some cell of it is in once a says what they
// count as; of left and right the one with more of its cells, left when as many. An empty space is in the rear.
func (g Grid) ArcOf(s Size, at Place, side int, wide bool, a Arcs, space []Cell) Arc {
	var count [4]int
	for _, c := range space {
		count[a.Of(g.Arc(s, at, side, wide, c))&3]++
	}
	switch {
	case count[Front] > 0:
		return Front
	case count[Right] > count[Left]:
		return Right
	case count[Left] > 0:
		return Left
	}
	return Rear
}

// View is what a creature that looks over a side sees as sight.Look has it: the direction over that side, and how far a turn from
// it to either side is still seen, as the vector (1,0) turned so far: all but the rear (R-014-079). Both are zero when a counts the
// rear as something else: it looks all round.
func (g Grid) View(side int, a Arcs) (dir, half geom.Point) {
	if a.Of(Rear) != Rear {
		return geom.Point{}, geom.Point{}
	}
	half = geom.Point{X: -1, Y: 1} // 135° on squares, 150° on pointy hexes
	if g.Kind == HexFlat {
		half.X = -3
	}
	return g.ahead(side), half
}

// ahead is the vector over the middle of a side.
func (g Grid) ahead(side int) geom.Point {
	n := g.Sides()
	side = (side%n + n) % n
	if g.Hex() {
		return g.Centre(g.steps()[side]).Sub(g.Centre(Cell{}))
	}
	return [...]geom.Point{{Y: -1}, {X: 1}, {Y: 1}, {X: -1}}[side]
}

// wedge is the vectors of the left and the right border of the front over a side: through the ends of the side, or on hexes
// through the middles of the sides next to it.
func (g Grid) wedge(side int, wide bool) (left, right geom.Point) {
	if g.Hex() && wide {
		return g.ahead(side - 1), g.ahead(side + 1)
	}
	d := g.ahead(side)
	if !g.Hex() {
		return geom.Point{X: d.X + d.Y, Y: d.Y - d.X}, geom.Point{X: d.X - d.Y, Y: d.Y + d.X}
	}
	ends := slices.DeleteFunc(slices.Clone(g.corners()), func(p geom.Point) bool { return 2*g.Dot(p, d) != g.Dot(d, d) })
	if geom.Cross(ends[0], ends[1]) < 0 {
		return ends[1], ends[0]
	}
	return ends[0], ends[1]
}
