package rules

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
)

// judge judges the steps of one mover.
type judge struct {
	grid     grid.Grid
	walls    Walls
	corners  bool
	size     grid.Size
	mover    Mover
	land     func(grid.Cell) Land // nil: all plain
	others   []Creature
	ways     []Way // how each of the others is passed
	costs    path.Costs
	was, now []grid.Cell
}

func (p Profile) judge(g Ground, m Mover) *judge {
	j := &judge{grid: g.Walls.Grid(), walls: g.Walls, corners: p.Corners, size: m.Size, mover: m, land: g.Land, others: g.Others}
	for _, c := range g.Others {
		j.ways = append(j.ways, p.Through.way(m, c))
	}
	j.costs = path.Costs{Rule: p.Diagonal, Terrain: p.Terrain, Size: m.Size, Rough: g.Rough}
	if slices.Contains(j.ways, Difficult) || g.Land != nil || m.Squeezed {
		j.costs.Rough = func(c grid.Cell) int32 { return j.rough(c, g.Rough) }
	}
	return j
}

// level says whether a creature shares a layer with the mover.
func (m Mover) level(c Creature) bool {
	return grid.Layers{Floor: m.Floor, Tall: m.Size.Across()}.Apart(grid.Layers{Floor: c.Floor, Tall: c.Size.Across()}) == 0
}

// way is the easiest way past a creature.
func (t Through) way(m Mover, c Creature) Way {
	if !m.level(c) {
		return Free
	}
	apart := Own(m.Size, m.Squeezed).Rank() - c.Size.Rank()
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

// rough is what a cell adds to a step: difficult ground and creatures passed with difficulty count once (R-024-013), climbing,
// swimming and squeezing each once more.
func (j *judge) rough(c grid.Cell, other func(grid.Cell) int32) int32 {
	n := int32(0)
	if other != nil {
		n = other(c)
	}
	land := j.at(c)
	if land&Rough != 0 || j.difficult(c) {
		n = max(n, 1)
	}
	return n + extra(land&Steep != 0 && j.mover.Climb <= 0) + extra(land&Water != 0 && j.mover.Swim <= 0) + extra(j.mover.Squeezed)
}

func extra(yes bool) int32 {
	if yes {
		return 1
	}
	return 0
}

// difficult says whether a creature stands on a cell that can be passed with difficulty.
func (j *judge) difficult(c grid.Cell) bool {
	for i, o := range j.others {
		if j.ways[i] == Difficult && slices.Contains(o.Cells, c) {
			return true
		}
	}
	return false
}

// step says why a step can't be made, and which creature is in the way; hair is the last clear place.
func (j *judge) step(from, to grid.Place, hair geom.Point) (Reason, int) {
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
	case !j.walls.StepFrom(hair, j.was, j.now, sight.Move):
		return ByWall, -1
	case j.corners && !j.cornersFree():
		return ByCorner, -1
	case !j.walls.Fits(j.now):
		return NoRoom, -1
	case j.onto(Chasm | Filled):
		return ByGround, -1
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

// cornersFree says whether no cell of the space cuts a corner that is filled. Cells stay in the order of the space, so each
// goes to the one with its number.
func (j *judge) cornersFree() bool {
	for i, c := range j.was {
		to := j.now[i]
		if !j.grid.Diagonal(c, to) {
			continue
		}
		if !j.walls.DiagonalFree(c, to) || (j.at(grid.Cell{X: c.X, Y: to.Y})|j.at(grid.Cell{X: to.X, Y: c.Y}))&Filled != 0 {
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
		if j.grid.Overlap(j.now, o.Cells) && !j.grid.Overlap(j.was, o.Cells) {
			return i
		}
	}
	return -1
}

// TinyPerCell is how many Tiny creatures share a cell (R-014-070).
const TinyPerCell = 4

// occupies is a creature in whose space the mover would stand, -1 if none. Tiny creatures share cells, up to four (R-014-070).
func (j *judge) occupies(at grid.Place) int {
	j.now = j.grid.Space(j.now[:0], j.size, at)
	tiny := 0
	for i, o := range j.others {
		if !j.mover.level(o) || !j.grid.Overlap(j.now, o.Cells) {
			continue
		}
		if j.size == grid.Tiny && o.Size == grid.Tiny {
			if tiny++; tiny < TinyPerCell {
				continue
			}
		}
		return i
	}
	return -1
}

// walk says which step can't be made, why, and which creature is in the way; each is what is paid after each, nil: no limit.
func (j *judge) walk(m Mover, steps []grid.Place, each []int32) (at int, r Reason, other int) {
	from, hair := m.At, m.Hair
	for i, to := range steps {
		r, other := j.step(from, to, hair)
		if r == Fine && each != nil && m.Speed >= 0 && each[i] > max(j.speed(), m.Spent.Cells) {
			r = TooFar
		}
		if r != Fine {
			return i, r, other
		}
		from, hair = to, j.next(hair, to)
	}
	return len(steps), Fine, -1
}

// next is the last clear place after a step: the new centre, or a hair beside it when a wall runs through it.
func (j *judge) next(hair geom.Point, to grid.Place) geom.Point {
	if p, ok := j.walls.Aside(j.grid.Centre(to.Cell), hair, sight.Move); ok {
		return p
	}
	return hair
}

func (j *judge) hair(m Mover, steps []grid.Place) geom.Point {
	hair := m.Hair
	for _, to := range steps {
		hair = j.next(hair, to)
	}
	return hair
}

func (j *judge) may(m Mover, from, to grid.Place) bool {
	hair := m.Hair
	if from != m.At {
		hair = j.grid.Centre(to.Cell)
	}
	r, _ := j.step(from, to, hair)
	return r == Fine
}
