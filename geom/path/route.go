package path

import "sightline/geom/grid"

// Route is the cheapest way from one place to another when spent was spent before, as the places stepped to, the start left
// out; may says whether a step can be made (nil: all can). Of ways as cheap it takes one with fewest diagonals, then the
// one nearest to the straight line: always the same one. It gives up, with false, when there is no way, when the way
// would have to turn a space over, or after settling max places (0: 1<<16).
func Route(g grid.Grid, from, to grid.Place, c Costs, spent Spent, may func(from, to grid.Place) bool, max int) ([]grid.Place, bool) {
	panic("todo")
}

// Stop is a place that can be reached and the least that is spent when it is: fewest cells, then fewest diagonals.
type Stop struct {
	At    grid.Place
	Spent Spent
}

// Reach is every place that can be reached with at most budget cells spent in the turn, what was spent before counted in,
// sorted by cell; the start is the first thing it can reach. may is as for [Route]. The work grows with the square of the
// budget that is left.
func Reach(g grid.Grid, from grid.Place, c Costs, spent Spent, may func(from, to grid.Place) bool, budget int32) []Stop {
	panic("todo")
}
