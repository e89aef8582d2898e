package grid

import (
	"math"
	"strconv"

	"sightline/geom"
)

// Size is the size class of a creature (R-014-070, R-024-021). The zero value is Medium. Gargantuan spaces may be wider than
// four cells: those have sizes of their own, see [Across].
type Size uint8

// The sizes. Small and Medium cover the same space.
const (
	Medium Size = iota
	Tiny
	Small
	Large
	Huge
	Gargantuan
)

// Widest is the largest size: a space of 16 cells across.
const Widest = Gargantuan + 12

// Sizes lists the sizes that the rules name, from small to great.
var Sizes = [...]Size{Tiny, Small, Medium, Large, Huge, Gargantuan}

// Across is the size of a creature whose space is n cells across: Medium, Large, Huge, Gargantuan for 1 to 4, and beyond that
// the wider Gargantuan ones, up to 16. n outside 1 to 16 counts as the nearer end.
func Across(n int32) Size {
	if n <= 1 {
		return Medium
	}
	return Size(min(n+1, int32(Widest)))
}

// Class is the size by which rules go: Gargantuan for all wider ones, else s itself.
func (s Size) Class() Size { return min(s, Gargantuan) }

// String names the size in English, as the rules do, a wider Gargantuan one with its cells across; "" for a number that is no
// size.
func (s Size) String() string {
	names := [...]string{"Medium", "Tiny", "Small", "Large", "Huge", "Gargantuan"}
	switch {
	case int(s) < len(names):
		return names[s]
	case s.Valid():
		return "Gargantuan " + strconv.Itoa(int(s.Across()))
	}
	return ""
}

// Valid says whether s is one of the sizes.
func (s Size) Valid() bool { return s <= Widest }

// Rank counts sizes up from Tiny, which is 0, so that ranks say how many sizes two creatures are apart.
func (s Size) Rank() int32 { return [...]int32{2, 0, 1, 3, 4, 5}[s.Class()] }

// Across is how many cells a space is across.
func (s Size) Across() int32 { return max(int32(min(s, Widest))-1, 1) }

// Turns says whether a space of the size has another way up: those of 3, 12 and 27 hexes and so on, which stand on a corner.
func (g Grid) Turns(s Size) bool { return g.Hex() && s.Across()%2 == 0 }

// Place is where a creature stands. Cell is the cell its middle lies in; where the middle is a corner (squares of even
// side, spaces of 3 and 12 hexes) Cell is the cell up and left of it, or above it when Turned. The zero value is the
// map's first cell. Places of one creature are compared with ==.
type Place struct {
	Cell Cell
	// Turned is the other way up of a space of 3 or 12 hexes: about a corner with one hex above it, not two.
	Turned bool
	// Quarter is where in its cell a Tiny creature is drawn: 0 top left, then clockwise to 3. It takes up no space there.
	Quarter uint8
}

// Hex spaces of R-014-070 about the cell of the place, which comes first: Large, Huge, Gargantuan. The turned ones are
// their mirrors.
var (
	hex3  = []Cell{{0, 0}, {1, 0}, {0, 1}}
	hex3t = []Cell{{0, 0}, {0, 1}, {-1, 1}}
	hex7  = []Cell{{0, 0}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}}
	hex12 = []Cell{{0, 0}, {0, -1}, {1, -1}, {2, -1}, {-1, 0}, {1, 0}, {2, 0}, {-1, 1}, {0, 1}, {1, 1}, {-1, 2}, {0, 2}}

	hex12t = []Cell{{0, 0}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-2, 1}, {-1, 1}, {0, 1}, {1, 1}, {-2, 2}, {-1, 2}, {0, 2}}
)

// hexSpace is the cells of a size above one hex.
func hexSpace(s Size, turned bool) []Cell {
	switch {
	case s == Large && turned:
		return hex3t
	case s == Large:
		return hex3
	case s == Huge:
		return hex7
	case s == Gargantuan && turned:
		return hex12t
	case s == Gargantuan:
		return hex12
	}
	return hexRings(s.Across(), turned)
}

// hexRings is a hex, or for an even number of cells across three hexes about a corner, with rings about them.
func hexRings(across int32, turned bool) []Cell {
	core := []Cell{{}}
	if across%2 == 0 {
		core = hexSpace(Large, turned)
	}
	hex, rings := Grid{Kind: HexPointy}, (across-1)/2
	space := []Cell{{}}
	for y := -across; y <= across; y++ {
		for x := -across; x <= across; x++ {
			if c := (Cell{x, y}); c != (Cell{}) && hex.Distance(Equal, core, []Cell{c}) <= rings {
				space = append(space, c)
			}
		}
	}
	return space
}

// Space appends to dst the cells a creature covers (R-014-070): 1, 1, 1, 4, 9, 16 squares or 1, 1, 1, 3, 7, 12 hexes for
// Tiny to Gargantuan, and so on: n² squares, and as many hexes as there are in rings about one or about three. The first one
// is at.Cell. On a gridless scene they are the spots in the middles of squares of a unit.
func (g Grid) Space(dst []Cell, s Size, at Place) []Cell {
	n := s.Across()
	dst = append(dst, at.Cell)
	if n == 1 {
		return dst
	}
	if g.Hex() {
		for _, d := range hexSpace(s, at.Turned)[1:] {
			dst = append(dst, at.Cell.Add(d))
		}
		return dst
	}
	lo, pitch := (n-1)/2, g.pitch()
	for i := range n * n {
		if d := (Cell{i%n - lo, i/n - lo}); d != (Cell{}) {
			dst = append(dst, at.Cell.Add(Cell{d.X * pitch, d.Y * pitch}))
		}
	}
	return dst
}

// Middle is the point a creature is drawn about: the centre of its space, or of its quarter of a cell when Tiny.
func (g Grid) Middle(s Size, at Place) geom.Point {
	return g.Centre(at.Cell).Add(g.lean(s, at))
}

// lean is how far a middle lies from the centre of the place's cell.
func (g Grid) lean(s Size, at Place) geom.Point {
	switch {
	case s == Tiny:
		return g.quarter(at.Quarter)
	case s.Across()%2 != 0:
		return geom.Point{}
	case !g.Hex() || !at.Turned:
		return geom.Point{X: half, Y: half}
	case g.Kind == HexFlat:
		return geom.Point{X: -half, Y: half}
	}
	return geom.Point{X: 0, Y: unit}
}

// quarter is the middle of a quarter of a cell. In hexes the four lie as in the square about the centre that fills them best.
func (g Grid) quarter(q uint8) geom.Point {
	d := geom.Point{X: unit / 4, Y: unit / 4}
	if g.Hex() {
		d = g.swap(geom.Point{X: unit / 4, Y: unit * 7 / 16})
	}
	if q == 0 || q == 3 {
		d.X = -d.X
	}
	if q < 2 {
		d.Y = -d.Y
	}
	return d
}

// Extent is how wide a creature is drawn, in cells: a disk of that width about its middle fills its space. For drawing
// only; every rule uses [Grid.Space].
func (g Grid) Extent(s Size) float64 {
	wide := [...]float64{1, 0.5, 1, 2, 3, 4}
	if g.Hex() {
		wide = [...]float64{1, 0.5, 1, 1.8, 2.75, 3.6} // disks of the area of 3, 7 and 12 hexes
	}
	switch {
	case int(s) < len(wide):
		return wide[s]
	case g.Hex():
		return math.Sqrt(1.1 * float64(len(hexSpace(min(s, Widest), false))))
	}
	return float64(s.Across())
}

// Snap is the place of a creature whose middle is nearest to p; of two as near the one further down, then further right.
// So one and seven hexes snap to a centre, three and twelve to a corner, and turn over as the corner asks.
func (g Grid) Snap(s Size, p geom.Point) Place {
	best := g.snap(s, p, Place{})
	for _, v := range g.variants(s) {
		if at := g.snap(s, p, v); g.nearer(g.Middle(s, at), g.Middle(s, best), p) {
			best = at
		}
	}
	return best
}

// SnapAs is Snap among the places that are the same way up as like: where a creature can get to by steps, which never
// turn it over.
func (g Grid) SnapAs(s Size, p geom.Point, like Place) Place {
	if s != Tiny {
		return g.snap(s, p, like)
	}
	return g.Snap(s, p)
}

// snap is the nearest place that is turned and quartered as like is.
func (g Grid) snap(s Size, p geom.Point, like Place) Place {
	like.Cell = g.At(p.Sub(g.lean(s, like)))
	return like
}

// variants are the ways to stand in a cell besides the first.
func (g Grid) variants(s Size) []Place {
	switch {
	case s == Tiny:
		return []Place{{Quarter: 1}, {Quarter: 2}, {Quarter: 3}}
	case g.Turns(s):
		return []Place{{Turned: true}}
	}
	return nil
}

// Move is the place a step of d away. Spaces of 3 and 12 hexes stay the same way up.
func (g Grid) Move(at Place, d Cell) Place {
	at.Cell = at.Cell.Add(d)
	return at
}

// Step says whether b is one step from a: the next cell, the same way up, or another quarter of the same cell. On a gridless
// scene a step is a straight line of any length.
func (g Grid) Step(a, b Place) bool {
	if a.Cell == b.Cell {
		return a.Turned == b.Turned && a.Quarter != b.Quarter
	}
	return a.Turned == b.Turned && (g.Kind == Gridless || g.Adjacent(a.Cell, b.Cell))
}

// Regrid is the place on the grid to whose middle is nearest to the middle of at on the grid from: the same spot of the
// map, since both grids measure it in cells from its top left.
func Regrid(from, to Grid, s Size, at Place) Place {
	if from == to {
		return at
	}
	return to.Snap(s, to.FromCells(from.ToCells(from.Middle(s, at))))
}
