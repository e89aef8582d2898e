package rules

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
)

// Walls is what a judge of moves asks of a scene; *sight.Scene is one.
type Walls interface {
	Grid() grid.Grid
	Bounds() geom.Rect
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
	Speed int32      // cells it may pay in the turn; Unlimited, or anything less than 0: no limit
}

// Creature is another creature that may be in the way.
type Creature struct {
	Cells []grid.Cell
	Size  grid.Size
	Ally  bool // of the mover
	Down  bool // incapacitated
}

// Ground is where a move is judged: the truth, or what a seat knows.
type Ground struct {
	Walls  Walls
	Others []Creature
	Rough  func(grid.Cell) int32 // difficult terrain as path.Costs has it; nil: none
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
)

// String names the reason for logs and tests.
func (r Reason) String() string {
	return [...]string{"fine", "not a step", "off the map", "by a wall", "by a corner", "no room", "by a creature", "too far", "occupied"}[min(r, Occupied)]
}

// Move is the verdict on a move.
type Move struct {
	Steps  int        // how many steps can be made and stopped after
	Spent  path.Spent // after them
	Each   []int32    // cells paid in all after each step of the whole path, whether it can be made or not
	Reason Reason     // what keeps it from going on; Fine when all steps can be made
	At     int        // the step the reason is about, counted from 0; len(path) when Fine
	Other  int        // index of the creature in the way, -1: none
}

// Move judges a path, the start left out, step by step (R-024-012 to R-024-023). The verdict is the longest beginning of
// the path after which the mover may stop, and what is wrong with the rest.
func (p Profile) Move(g Ground, m Mover, steps []grid.Place) Move {
	j := p.judge(g, m)
	v := Move{At: len(steps), Other: -1}
	after, each := path.Measure(j.grid, j.costs, m.Spent, m.At, steps)
	v.Spent, v.Each, v.Steps = after, each, len(steps)
	at := m.At
	for i, to := range steps {
		r, other := j.step(at, to)
		if r == Fine && j.tooFar(m, v.Each[i]) {
			r = TooFar
		}
		if r != Fine {
			v.Steps, v.Reason, v.At, v.Other = i, r, i, other
			break
		}
		at = to
	}
	return j.stop(m, steps, v)
}

// May says whether a step can be made, whatever it costs: for path.Route and path.Reach.
func (p Profile) May(g Ground, m Mover) func(from, to grid.Place) bool {
	j := p.judge(g, m)
	return func(from, to grid.Place) bool {
		r, _ := j.step(from, to)
		return r == Fine
	}
}

// Costs is what steps cost a mover, creatures that can be passed only with difficulty counted in.
func (p Profile) Costs(g Ground, m Mover) path.Costs {
	return p.judge(g, m).costs
}

// judge judges the steps of one mover.
type judge struct {
	grid     grid.Grid
	walls    Walls
	corners  bool
	size     grid.Size
	start    grid.Place
	hair     geom.Point
	others   []Creature
	ways     []Way // how each of the others is passed
	costs    path.Costs
	was, now []grid.Cell
}

func (p Profile) judge(g Ground, m Mover) *judge {
	j := &judge{grid: g.Walls.Grid(), walls: g.Walls, corners: p.Corners, size: m.Size, start: m.At, hair: m.Hair, others: g.Others}
	for _, c := range g.Others {
		j.ways = append(j.ways, p.Through.way(m.Size, c))
	}
	j.costs = path.Costs{Rule: p.Diagonal, Terrain: p.Terrain, Size: m.Size, Rough: g.Rough}
	if slices.Contains(j.ways, Difficult) {
		j.costs.Rough = func(c grid.Cell) int32 { return j.rough(c, g.Rough) }
	}
	return j
}

// way is the easiest way past a creature.
func (t Through) way(size grid.Size, c Creature) Way {
	apart := size.Rank() - c.Size.Rank()
	way := t.Other
	for _, w := range []struct {
		fits bool
		way  Way
	}{{c.Down, t.Down}, {apart >= 2 || apart <= -2, t.TwoSizes}, {c.Size == grid.Tiny, t.Tiny}, {c.Ally, t.Ally}} {
		if w.fits && (way == Blocked || w.way == Free) {
			way = w.way
		}
	}
	return way
}

// rough is the terrain of a cell; a creature passed with difficulty is difficult terrain, once (R-024-013).
func (j *judge) rough(c grid.Cell, terrain func(grid.Cell) int32) int32 {
	n := int32(0)
	if terrain != nil {
		n = terrain(c)
	}
	for i, o := range j.others {
		if j.ways[i] == Difficult && slices.Contains(o.Cells, c) {
			return max(n, 1)
		}
	}
	return n
}

func (j *judge) tooFar(m Mover, paid int32) bool {
	return m.Speed >= 0 && paid > max(m.Speed, m.Spent.Cells)
}

// step says why a step can't be made, and which creature is in the way.
func (j *judge) step(from, to grid.Place) (Reason, int) {
	if !j.grid.Step(from, to) {
		return NotStep, -1
	}
	j.was = j.grid.Space(j.was[:0], j.size, from)
	j.now = j.grid.Space(j.now[:0], j.size, to)
	switch {
	case !j.onMap():
		return OffMap, -1
	case from.Cell == to.Cell:
		return Fine, -1
	case !j.walls.StepFrom(j.hairAt(from), j.was, j.now, sight.Move):
		return ByWall, -1
	case j.corners && !j.cornersFree():
		return ByCorner, -1
	case !j.walls.Fits(j.now):
		return NoRoom, -1
	}
	if i := j.meets(func(i int) bool { return j.ways[i] == Blocked }); i >= 0 {
		return ByCreature, i
	}
	return Fine, -1
}

func (j *judge) onMap() bool {
	b := j.walls.Bounds()
	return !slices.ContainsFunc(j.now, func(c grid.Cell) bool { return !j.grid.Inside(b, c) })
}

// hairAt is the last clear place on the way: where it stood is known for the start, and after it a place's own centre.
func (j *judge) hairAt(at grid.Place) geom.Point {
	if at == j.start {
		return j.hair
	}
	return j.grid.Centre(at.Cell)
}

// cornersFree says whether no cell of the space cuts a corner that is filled. Cells stay in the order of the space, so each
// goes to the one with its number.
func (j *judge) cornersFree() bool {
	for i, c := range j.was {
		if j.grid.Diagonal(c, j.now[i]) && !j.walls.DiagonalFree(c, j.now[i]) {
			return false
		}
	}
	return true
}

// meets is the first creature of a sort whose space the mover's now overlaps without having overlapped it before, -1 if
// none: who stands in another already may leave.
func (j *judge) meets(sort func(i int) bool) int {
	for i, o := range j.others {
		if !sort(i) {
			continue
		}
		in := func(c grid.Cell) bool { return slices.Contains(o.Cells, c) }
		if slices.ContainsFunc(j.now, in) && !slices.ContainsFunc(j.was, in) {
			return i
		}
	}
	return -1
}

// stop goes back from where the way ends to the last place the mover may stop in: not in another's space, unless it began
// there. Tiny creatures share cells, up to four (R-014-070).
func (j *judge) stop(m Mover, steps []grid.Place, v Move) Move {
	end := v.Steps
	for end > 0 {
		other := j.occupies(steps[end-1])
		if other < 0 {
			break
		}
		if v.Reason == Fine {
			v.Reason, v.At, v.Other = Occupied, end-1, other
		}
		end--
	}
	v.Steps = end
	v.Spent, _ = path.Measure(j.grid, j.costs, m.Spent, m.At, steps[:end])
	return v
}

// occupies is a creature in whose space the mover would stand, -1 if none.
func (j *judge) occupies(at grid.Place) int {
	j.now = j.grid.Space(j.now[:0], j.size, at)
	tiny := 0
	for i, o := range j.others {
		if !slices.ContainsFunc(o.Cells, func(c grid.Cell) bool { return slices.Contains(j.now, c) }) {
			continue
		}
		if j.size == grid.Tiny && o.Size == grid.Tiny {
			if tiny++; tiny < 4 {
				continue
			}
		}
		return i
	}
	return -1
}
