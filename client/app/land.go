package app

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// landRuns is how many rows of cells one command paints; longer strokes take several.
const landRuns = 2000

// paintLand begins a stroke that paints ground.
func (m *Model) paintLand(x, y float64) {
	m.Paint = &Paint{Kind: m.Land, Cells: map[grid.Cell]bool{}, last: m.At(x, y)}
	m.dabLand(m.Paint.last)
}

// dabLand takes in the cell at a point and those whose centres lie within half the brush of it.
func (m *Model) dabLand(at geom.Point) {
	g, b := m.Grid(), m.View.Scene.Bounds
	mid := g.At(at)
	for n := range m.Brush + 1 {
		for _, c := range g.Ring(nil, mid, n) {
			near := n == 0 || 4*g.Dist2(at, g.Centre(c)) <= g.Reach2(m.Brush)
			if near && g.Inside(b, c) {
				m.Paint.Cells[c] = true
			}
		}
	}
	m.Dirty = true
}

// landDone sends a stroke as rows of cells.
func (m *Model) landDone(p *Paint) []Effect {
	var effects []Effect
	for runs := range slices.Chunk(rowsOf(p.Cells), landRuns) {
		effects = append(effects, m.do(wire.PaintLand{Kind: p.Kind, Runs: runs})...)
	}
	return effects
}

// rowsOf is cells as rows, in order.
func rowsOf(cells map[grid.Cell]bool) []wire.Run {
	all := make([]grid.Cell, 0, len(cells))
	for c := range cells {
		all = append(all, c)
	}
	slices.SortFunc(all, grid.Cell.Compare)
	var runs []wire.Run
	for _, c := range all {
		if n := len(runs); n > 0 && runs[n-1].Cell.Y == c.Y && runs[n-1].Cell.X+runs[n-1].N == c.X {
			runs[n-1].N++
			continue
		}
		runs = append(runs, wire.Run{Cell: c, N: 1})
	}
	return runs
}
