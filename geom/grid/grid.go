package grid

import "sightline/geom"

// Kind is the shape of the cells.
type Kind uint8

// The kinds of grid.
const (
	Square Kind = iota
	HexPointy
	HexFlat
	Gridless // no cells: a unit to measure in, see gridless.go
)

// String names the kind for logs and tests.
func (k Kind) String() string {
	names := [...]string{"square", "pointy hex", "flat hex", "gridless"}
	if int(k) < len(names) {
		return names[k]
	}
	return "unknown grid"
}

// Grid is a grid laid on the lattice so that its first row and column begin at the lattice's (0,0). The zero value is a
// grid of squares. Grids are compared with ==.
type Grid struct {
	Kind Kind
	// Even says that rows 0, 2, 4… of pointy hexes (columns of flat ones) are the ones shoved by half a cell; else the odd
	// ones are. Other grids ignore it.
	Even bool
}

// Cell names a cell. On squares X is the column and Y the row. On hexes they are axial coordinates q and r: on pointy
// ones r is the row and (1,0) the step to the right, on flat ones q is the column and (0,1) the step down. Cell (0,0)
// is the one at the map's top left. On a gridless scene a Cell is a spot, 32 to a unit each way.
type Cell struct{ X, Y int32 }

// Add is the cell as far from c as d is from (0,0).
func (c Cell) Add(d Cell) Cell { return Cell{c.X + d.X, c.Y + d.Y} }

// Sub is the difference c − d, which [Cell.Add] takes back.
func (c Cell) Sub(d Cell) Cell { return Cell{c.X - d.X, c.Y - d.Y} }

// Compare orders cells by Y, then X: negative when c comes before d, 0 when they are one.
func (c Cell) Compare(d Cell) int {
	if c.Y != d.Y {
		return sign(int64(c.Y) - int64(d.Y))
	}
	return sign(int64(c.X) - int64(d.X))
}

// Hex says whether the cells are hexes.
func (g Grid) Hex() bool { return g.Kind == HexPointy || g.Kind == HexFlat }

// Lattice sizes of cells. A hex is wide across its flats, tall across its points; rows of hexes are three halves of
// half its tall size apart.
const (
	unit = geom.Unit
	half = unit / 2
	rows = unit + half
)

// Centre is the middle of a cell, exactly.
func (g Grid) Centre(c Cell) geom.Point {
	switch g.Kind {
	case HexPointy, HexFlat:
		return g.swap(pointyCentre(g.turn(c), g.Even))
	case Gridless:
		return geom.Point{X: c.X * spot, Y: c.Y * spot}
	}
	return geom.Point{X: c.X*unit + half, Y: c.Y*unit + half}
}

func pointyCentre(c Cell, even bool) geom.Point {
	x := c.X*unit + c.Y*half + half
	if even {
		x += half
	}
	return geom.Point{X: x, Y: c.Y*rows + unit}
}

// turn and swap lead between flat hexes and the pointy ones they mirror; on other grids they change nothing.
func (g Grid) turn(c Cell) Cell {
	if g.Kind == HexFlat {
		return Cell{c.Y, c.X}
	}
	return c
}

func (g Grid) swap(p geom.Point) geom.Point {
	if g.Kind == HexFlat {
		return geom.Point{X: p.Y, Y: p.X}
	}
	return p
}

// The corners of a cell about its centre, clockwise on the screen.
var (
	squareCorners = []geom.Point{{X: -half, Y: -half}, {X: half, Y: -half}, {X: half, Y: half}, {X: -half, Y: half}}
	pointyCorners = []geom.Point{{X: 0, Y: -unit}, {X: half, Y: -half}, {X: half, Y: half}, {X: 0, Y: unit}, {X: -half, Y: half}, {X: -half, Y: -half}}
	flatCorners   = []geom.Point{{X: -half, Y: -half}, {X: half, Y: -half}, {X: unit, Y: 0}, {X: half, Y: half}, {X: -half, Y: half}, {X: -unit, Y: 0}}
)

func (g Grid) corners() []geom.Point {
	switch g.Kind {
	case HexPointy:
		return pointyCorners
	case HexFlat:
		return flatCorners
	}
	return squareCorners
}

// AppendCorners appends the corners of a cell to dst, clockwise on the screen: squares and flat hexes from the top left
// one, pointy hexes from the top. About a spot of a gridless scene they are those of a square of one unit.
func (g Grid) AppendCorners(dst []geom.Point, c Cell) []geom.Point {
	m := g.Centre(c)
	for _, d := range g.corners() {
		dst = append(dst, m.Add(d))
	}
	return dst
}

// At is the cell that holds p. A point on an edge or a corner belongs to the one of its cells whose centre is furthest
// down, and of two such to the right one. On a gridless scene it is the nearest spot, of several the same one.
func (g Grid) At(p geom.Point) Cell {
	switch g.Kind {
	case HexPointy, HexFlat:
		return g.hexAt(p)
	case Gridless:
		return Cell{floorDiv(p.X+spot/2, spot), floorDiv(p.Y+spot/2, spot)}
	}
	return Cell{floorDiv(p.X, unit), floorDiv(p.Y, unit)}
}

// hexAt looks at the two rows whose centres lie about p and in each at the two hexes whose centres do: the nearest centre
// is among them, since a hex reaches less far than a row is away.
func (g Grid) hexAt(p geom.Point) Cell {
	s := g.swap(p)
	row := floorDiv(s.Y-unit, rows)
	var best Cell
	for i := range int32(4) {
		r := row + i/2
		first := pointyCentre(Cell{0, r}, g.Even).X
		c := g.turn(Cell{floorDiv(s.X-first, unit) + i%2, r})
		if i == 0 || g.nearer(g.Centre(c), g.Centre(best), p) {
			best = c
		}
	}
	return best
}

// nearer says whether a is the better centre for p than b: nearer, or as near and further down, or then further right.
func (g Grid) nearer(a, b, p geom.Point) bool {
	da, db := g.Dist2(a, p), g.Dist2(b, p)
	if da != db {
		return da < db
	}
	if a.Y != b.Y {
		return a.Y > b.Y
	}
	return a.X > b.X
}

func floorDiv(a, b int32) int32 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func sign(v int64) int {
	switch {
	case v < 0:
		return -1
	case v > 0:
		return 1
	}
	return 0
}
