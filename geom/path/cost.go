package path

import "sightline/geom/grid"

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
// as the shortest open way between them, of which only the last cell's terrain is paid; a step that stays in its cell is free.
func Measure(g grid.Grid, c Costs, from Spent, start grid.Place, steps []grid.Place) (after Spent, each []int32) {
	each = make([]int32, len(steps))
	m := meter{g: g, c: c}
	for i, to := range steps {
		from = m.walk(from, start, to)
		each[i] = from.Cells
		start = to
	}
	return from, each
}

// meter counts steps, with buffers to look at spaces in.
type meter struct {
	g        grid.Grid
	c        Costs
	now, was []grid.Cell
}

// walk pays the way from a to b.
func (m *meter) walk(s Spent, a, b grid.Place) Spent {
	straight, diagonal := m.g.Split(a.Cell, b.Cell)
	if straight+diagonal == 0 {
		return s
	}
	if straight+diagonal > 1 { // all but the last step, over open ground
		if straight > 0 {
			straight--
			s = pay(s, m.c.Rule, m.c.Terrain, diagonal, 0)
			s.Cells += straight
			return pay(s, m.c.Rule, m.c.Terrain, 0, m.rough(a, b))
		}
		s = pay(s, m.c.Rule, m.c.Terrain, diagonal-1, 0)
		diagonal = 1
	}
	return pay(s, m.c.Rule, m.c.Terrain, diagonal, m.rough(a, b))
}

func pay(s Spent, r grid.Rule, t Terrain, diagonal, rough int32) Spent { panic("todo") }
func (m *meter) rough(a, b grid.Place) int32                           { panic("todo") }
