package path

import (
	"slices"

	"sightline/geom/grid"
)

// defaultMax is how many places [Route] settles before it gives up when it is not told.
const defaultMax = 1 << 16

// Route is the cheapest way from one place to another when spent was spent before, as the places stepped to, the start left
// out; may says whether a step can be made (nil: all can). Of ways as cheap it takes one with fewest diagonals, then the
// one nearest to the straight line: always the same one. It gives up, with false, when there is no way, when the way
// would have to turn a space over, or after settling max places (0: 65,536). On a gridless scene it only tries the straight line.
func Route(g grid.Grid, from, to grid.Place, c Costs, spent Spent, may func(from, to grid.Place) bool, max int) ([]grid.Place, bool) {
	if from.Turned != to.Turned {
		return nil, false
	}
	if g.Kind == grid.Gridless {
		return straight(from, to, may)
	}
	if max <= 0 {
		max = defaultMax
	}
	s := search{meter: meter{grid: g, costs: c}, start: from, may: may, keep: func(Spent) bool { return true }}
	s.ahead = func(after Spent, at grid.Cell) length { return s.least(after, at, to.Cell) }
	s.stray = func(at grid.Cell) int64 { return stray(from.Cell, to.Cell, at) }
	end := int32(-1)
	s.run(spent, func(i int32) bool {
		if s.nodes[i].cell == to.Cell {
			end = i
		}
		max--
		return end < 0 && max > 0
	})
	if end < 0 {
		return nil, false
	}
	return s.trail(end, to), true
}

// straight is the way of one line, if that can be walked.
func straight(from, to grid.Place, may func(from, to grid.Place) bool) ([]grid.Place, bool) {
	if from == to {
		return nil, true
	}
	return []grid.Place{to}, may == nil || may(from, to)
}

// least is what the way from a cell to another costs over open ground.
func (s *search) least(after Spent, a, b grid.Cell) length {
	straight, diagonal := s.grid.Split(a, b)
	p := s.open(after, straight, diagonal)
	return length{p.cells, p.roots}
}

// trail is the way to a node, without the start; the last place is the one that was asked for.
func (s *search) trail(end int32, to grid.Place) []grid.Place {
	var way []grid.Place
	for i := end; s.nodes[i].from >= 0; i = s.nodes[i].from {
		way = append(way, s.at(s.nodes[i].cell))
	}
	slices.Reverse(way)
	switch {
	case len(way) > 0:
		way[len(way)-1] = to
	case s.start != to: // another quarter of the cell
		way = append(way, to)
	}
	return way
}

// stray is how far a cell lies off the line from a to b, on a scale of the line's own.
func stray(a, b, c grid.Cell) int64 {
	d, e := b.Sub(a), c.Sub(a)
	v := int64(d.X)*int64(e.Y) - int64(d.Y)*int64(e.X)
	return max(v, -v)
}

// Stop is a place that can be reached and the least that is spent when it is: fewest cells, then fewest diagonals.
type Stop struct {
	At    grid.Place
	Spent Spent
}

// Reach is every place that can be reached with at most budget cells spent in the turn, what was spent before counted in,
// sorted by cell; the start is one of them unless more was spent already. may is as for [Route]. The work grows with the
// square of the budget that is left.
func Reach(g grid.Grid, from grid.Place, c Costs, spent Spent, may func(from, to grid.Place) bool, budget int32) []Stop {
	if spent.Cells > budget {
		return nil
	}
	s := search{meter: meter{grid: g, costs: c}, start: from, may: may}
	s.keep = func(after Spent) bool { return after.Cells <= budget }
	s.ahead = func(Spent, grid.Cell) length { return length{} }
	s.stray = func(grid.Cell) int64 { return 0 }
	s.run(spent, func(int32) bool { return true })
	stops := make([]Stop, len(s.nodes))
	for i, n := range s.nodes {
		stops[i] = Stop{s.at(n.cell), n.spent}
	}
	slices.SortFunc(stops, compareStops)
	return slices.CompactFunc(stops, func(a, b Stop) bool { return a.At == b.At })
}

func compareStops(a, b Stop) int {
	if c := a.At.Cell.Compare(b.At.Cell); c != 0 {
		return c
	}
	if a.Spent.Cells != b.Spent.Cells {
		return int(a.Spent.Cells) - int(b.Spent.Cells)
	}
	return int(a.Spent.Diagonals) - int(b.Spent.Diagonals)
}
