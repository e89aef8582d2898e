package path

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// Spent is the movement paid in a turn. The zero value is a turn's beginning.
type Spent struct {
	Cells int32 // cells paid
	// Diagonals is how many diagonal steps were taken; their parity decides what the next one costs. Under grid.Exact a
	// diagonal that is paid twice counts twice, so that Cells stays the rounded true length.
	Diagonals int32
}

// Terrain says how difficult terrain makes a step dearer; [Costs].Rough gives the amount, n.
type Terrain uint8

// The rules for terrain.
const (
	Times Terrain = iota // a step costs 1+n times as much: a diagonal of two cells into n = 1 costs four (A-31, R-024-013)
	Plus                 // a step costs n cells more, whatever its direction
)

// Costs is what steps cost at a table. The zero value: every step one cell, no terrain, one-cell creatures.
type Costs struct {
	Rule    grid.Rule
	Terrain Terrain
	Size    grid.Size // of who moves: a step is as rough as the roughest cell it newly enters
	// Rough is how difficult a cell is to enter: 0 not at all, 1 as difficult terrain. nil: nothing is. Negative values
	// count as 0, values over 100 as 100.
	Rough func(grid.Cell) int32
}

// Measure walks from start through steps and gives what is spent after it, having spent from before, and in each the
// cells paid in all after each step. It does not judge whether a step can be made. Steps more than one cell apart count
// as the shortest open way between them, of which only the last cell's terrain is paid; a step that stays in its cell is
// free. On a gridless scene the way is measured exactly, by straight lines, and rounded down once after each step; terrain
// counts for nothing there.
func Measure(g grid.Grid, c Costs, from Spent, start grid.Place, steps []grid.Place) (after Spent, each []int32) {
	each = make([]int32, len(steps))
	if g.Kind == grid.Gridless {
		return measured(g, c.Size, from, append([]grid.Place{start}, steps...), each)
	}
	m := meter{grid: g, costs: c}
	for i, to := range steps {
		from = m.walk(from, start, to)
		each[i] = from.Cells
		start = to
	}
	return from, each
}

// measured is Measure by straight lines: each is filled with what is paid after each stop.
func measured(g grid.Grid, s grid.Size, from Spent, stops []grid.Place, each []int32) (Spent, []int32) {
	var way []geom.Point
	after := from
	for i, at := range stops {
		way = append(way, g.Middle(s, at))
		after.Cells = from.Cells + int32(g.Way(way)/geom.Unit)
		if i > 0 {
			each[i-1] = after.Cells
		}
	}
	return after, each
}

// meter counts steps. It keeps buffers for spaces.
type meter struct {
	grid     grid.Grid
	costs    Costs
	now, was []grid.Cell
}

// walk pays the way from a to b: open ground up to the last step, and that with its terrain.
func (m *meter) walk(s Spent, a, b grid.Place) Spent {
	straight, diagonal := m.grid.Split(a.Cell, b.Cell)
	switch {
	case straight > 0:
		s = s.plus(m.open(s, straight-1, diagonal))
		return s.plus(m.step(s, false, m.rough(a, b)))
	case diagonal > 0:
		s = s.plus(m.open(s, 0, diagonal-1))
		return s.plus(m.step(s, true, m.rough(a, b)))
	}
	return s
}

// price is a part of a way: whole cells, diagonals taken, and lengths of √2 to pay, which only grid.Exact has.
type price struct{ cells, diagonals, roots int32 }

// plus is s and p together.
func (s Spent) plus(p price) Spent {
	d := s.Diagonals + p.diagonals + p.roots
	return Spent{s.Cells + p.cells + diagonalLength(d, p.roots) - diagonalLength(s.Diagonals, p.roots), d}
}

// diagonalLength is d·√2 rounded down, 0 when no roots are paid at all.
func diagonalLength(d, roots int32) int32 {
	if roots == 0 {
		return 0
	}
	return grid.Root(2 * int64(d) * int64(d))
}

// open is the price of steps over open ground after s.
func (m *meter) open(s Spent, straight, diagonal int32) price {
	switch m.costs.Rule {
	case grid.Alternating:
		return price{straight + diagonal + (s.Diagonals&1+diagonal)/2, diagonal, 0}
	case grid.Exact:
		return price{straight, 0, diagonal}
	case grid.Taxicab:
		return price{straight + 2*diagonal, diagonal, 0}
	}
	return price{straight + diagonal, diagonal, 0}
}

// step is the price of one step after s into terrain of roughness n. It is all that knows of terrain: the step counts once
// for the parity of the next, however dear it is.
func (m *meter) step(s Spent, diagonal bool, n int32) price {
	p := m.open(s, 1, 0)
	if diagonal {
		p = m.open(s, 0, 1)
	}
	if m.costs.Terrain == Plus {
		p.cells += n
		return p
	}
	p.cells *= 1 + n
	p.roots *= 1 + n
	return p
}

// rough is the roughness of the step from a to b: that of the roughest cell which the space newly enters.
func (m *meter) rough(a, b grid.Place) int32 {
	if m.costs.Rough == nil {
		return 0
	}
	m.was = m.grid.Space(m.was[:0], m.costs.Size, a)
	m.now = m.grid.Space(m.now[:0], m.costs.Size, b)
	worst := int32(0)
	for _, c := range m.now {
		if !slices.Contains(m.was, c) {
			worst = max(worst, m.costs.Rough(c))
		}
	}
	return min(worst, 100)
}
