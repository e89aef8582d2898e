package rules

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
)

// Walls is what a judge of moves asks of a scene; *sight.Scene is one.
type Walls interface {
	Grid() grid.Grid
	Bounds() geom.Rect
	// Aside gives p, or when it lies on a wall a place next to it on the side of toward.
	Aside(p, toward geom.Point, ch sight.Channel) (geom.Point, bool)
	// StepFrom says whether a space can go from cells to cells, hair being the last clear place of its centre.
	StepFrom(hair geom.Point, from, to []grid.Cell, ch sight.Channel) bool
	Fits(cells []grid.Cell) bool
	DiagonalFree(from, to grid.Cell) bool
}

// Unlimited is a speed that no turn spends.
const Unlimited = -1

// Mover is who moves.
type Mover struct {
	At    grid.Place
	Size  grid.Size
	Hair  geom.Point // the last clear place of its centre, as sight.Body has it
	Spent path.Spent // movement paid this turn
	Speed int32      // cells it may pay in the turn on foot; Unlimited, or anything less than 0: no limit to anything
	Gait
}

// Gait is how a mover moves besides walking (R-024-012). The zero value walks on the ground, and climbs and swims by its speed on
// foot.
type Gait struct {
	Floor    int32 // its lowest layer, as Figure has it
	Flying   bool  // it flies, and may pay Fly
	Squeezed bool  // it squeezes: its size is that of the space it takes up, and each step costs as if it were difficult once more
	// Climb, Swim and Fly are its speeds in cells a turn, 0 when it has none of its own. With one it climbs or swims at no extra
	// cost and may pay that much where it does; without, at one cell more each and by its speed on foot.
	Climb, Swim, Fly int32
}

// Creature is another creature that may be in the way.
type Creature struct {
	Cells []grid.Cell
	Size  grid.Size // its own, also while it squeezes
	Floor int32     // its lowest layer: it is in the way of those it shares a layer with
	Ally  bool      // of the mover
	Down  bool      // incapacitated
}

// Ground is where a move is judged: the truth, or what a seat knows.
type Ground struct {
	Walls  Walls
	Others []Creature
	Land   func(grid.Cell) Land  // what the ground is; nil: all of it plain
	Rough  func(grid.Cell) int32 // what other effects add to the cost of a cell, as path.Costs has it; nil: nothing
}

// Reason says why a step can't be made.
type Reason uint8

// The reasons, in the order they are looked for.
const (
	Fine       Reason = iota
	NotStep           // it isn't the next cell, or it would turn the space over
	OffMap            // part of the space would lie off the map
	ByWall            // a wall or closed door is in the way
	ByCorner          // it would cut the corner of what fills its space (R-024-017)
	NoRoom            // a wall runs through the space it would take up
	ByCreature        // a creature is in the way (R-024-022)
	TooFar            // its movement is spent (R-024-016)
	Occupied          // the way is free, but it would end in a creature's space (R-024-023)
	ByGround          // there is no ground to stand on, or something fills the space
	NoWay             // it can neither fly nor climb nor swim there
)

// String names the reason for logs and tests.
func (r Reason) String() string {
	return [...]string{"fine", "not a step", "off the map", "by a wall", "by a corner", "no room", "by a creature", "too far", "occupied", "by the ground", "no way"}[min(r, NoWay)]
}

// Move is the verdict on a move.
type Move struct {
	Steps  int        // how many steps can be made and stopped after
	Spent  path.Spent // after them
	Each   []int32    // cells paid in all after each step of the whole path, whether it can be made or not
	Reason Reason     // what keeps it from going on; Fine when all steps can be made
	At     int        // the step the reason is about, counted from 0; len(path) when Fine
	Other  int        // index of the creature in the way, -1: none
	Limit  int32      // with TooFar: what may be paid in the turn by the way of moving of that step
	Hair   geom.Point // the mover's last clear place after the steps, for its next move and for what it sees
}

// Move judges a path, the start left out, step by step (R-024-012 to R-024-023). The verdict is the longest beginning of
// the path after which the mover may stop, and what is wrong with the rest.
func (p Profile) Move(g Ground, m Mover, steps []grid.Place) Move {
	j := p.judge(g, m)
	_, each := path.Measure(j.grid, j.costs, m.Spent, m.At, steps)
	v := Move{Each: each}
	if v.At, v.Reason, v.Other = j.walk(m, steps, each); v.Reason == TooFar {
		v.Limit = j.speed()
	}
	v.Steps = v.At
	for v.Steps > 0 { // back to where it may stop
		other := j.occupies(steps[v.Steps-1])
		if other < 0 {
			break
		}
		v.Steps--
		if v.Reason == Fine {
			v.Reason, v.At, v.Other = Occupied, v.Steps, other
		}
	}
	v.Spent, _ = path.Measure(j.grid, j.costs, m.Spent, m.At, steps[:v.Steps])
	v.Hair = j.hair(m, steps[:v.Steps])
	return v
}

// Route is the cheapest way to a place that can be walked (see path.Route), whether or not the speed reaches so far and the
// mover may stop there.
func (p Profile) Route(g Ground, m Mover, to grid.Place, max int) ([]grid.Place, bool) {
	j := p.judge(g, m)
	type step struct{ from, to grid.Place }
	closed := map[step]bool{}
	may := func(from, to grid.Place) bool { return !closed[step{from, to}] && j.may(m, from, to) }
	for range 20 {
		way, ok := path.Route(j.grid, m.At, to, j.costs, m.Spent, may, max)
		if !ok {
			return nil, false
		}
		at, r, _ := j.walk(m, way, nil)
		if r == Fine {
			return way, true
		}
		from := m.At
		if at > 0 {
			from = way[at-1]
		}
		closed[step{from, way[at]}] = true // through a wall on which a centre lies
	}
	return nil, false
}

// May says whether a step can be made, whatever it costs: for path.Reach. It knows no history, so where a wall runs through
// the centre of a cell on the way it takes the side that suits; [Profile.Route] takes care of that.
func (p Profile) May(g Ground, m Mover) func(from, to grid.Place) bool {
	j := p.judge(g, m)
	return func(from, to grid.Place) bool { return j.may(m, from, to) }
}

// Costs is what steps cost a mover, creatures that can be passed only with difficulty counted in.
func (p Profile) Costs(g Ground, m Mover) path.Costs {
	return p.judge(g, m).costs
}
