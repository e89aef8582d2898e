package table

import (
	"math/bits"
	"slices"

	"sightline/geom"
	"sightline/server/wire"
)

func trailing(w uint64) int { return bits.TrailingZeros64(w) }

// Runs returns what a memory knows of the walls as runs of wall, sorted: stretches of one look merged, cut only where what
// is known ends. What the hand revealed is known from both its sides, what it hid is not; secret doors that the memory
// has seen open are no walls, all others are.
func (st *State) Runs(m *Memory, hand Hand) []wire.Wall {
	g := st.geometry()
	r := runner{g: g, hand: hand}
	if m != nil && st.Scene.Stretches == g.mark {
		r.bits = m.Walls
	}
	if m != nil {
		r.found = m.Doors
	}
	for _, l := range g.lines {
		r.line(l)
	}
	r.out = slices.DeleteFunc(r.out, func(w wire.Wall) bool { return hair(w.B.Sub(w.A)) })
	slices.SortFunc(r.out, compareWalls)
	return r.out
}

// hair says that a run is no longer than what rounding can do: where an end behind a wall was joined to it and bent it by a hair, the
// join may stick out on the wrong side, and would tell of what is behind.
func hair(d geom.Point) bool { return max(d.X, -d.X, d.Y, -d.Y) <= straightness }

func compareWalls(a, b wire.Wall) int {
	if c := compareSegs(geom.Seg{A: a.A, B: a.B}, geom.Seg{A: b.A, B: b.B}); c != 0 {
		return c
	}
	return order(int32(a.Kind), int32(b.Kind))
}

// runner collects runs.
type runner struct {
	g     *geometry
	bits  []uint64
	found []SeenDoor
	hand  Hand
	out   []wire.Wall
	open  bool // the last of out may grow
}

func (r *runner) line(l line) {
	r.open = false
	for _, group := range l.groups {
		for k, m := range group {
			if m.door >= 0 && r.isFound(m.door) {
				r.open = false
				continue
			}
			r.add(wire.Wall{A: m.a, B: m.b, Kind: l.kind, Sides: r.sides(group, k)})
		}
	}
}

// sides are those from which a member of a group is known, the hand's mask laid over.
func (r *runner) sides(group []member, k int) wire.Side {
	s := group[k].known(r.bits)
	if r.hand.Revealed.Mask == nil && r.hand.Hidden.Mask == nil {
		return s
	}
	for _, side := range [2]wire.Side{wire.SideLeft, wire.SideRight} {
		part := facing(group, k, side)
		at, right := beyond(geom.Seg{A: part[0].a, B: part[len(part)-1].b}, 1, 2)
		if side == wire.SideRight {
			at = right
		}
		p := r.g.sub(at)
		if r.hand.Revealed.Get(p.X, p.Y) {
			s |= side
		}
		if r.hand.Hidden.Get(p.X, p.Y) {
			s &^= side
		}
	}
	return s
}

func (r *runner) isFound(door int32) bool {
	return slices.ContainsFunc(r.found, func(d SeenDoor) bool { return d.Door == door })
}

// add lengthens the last run or begins another.
func (r *runner) add(w wire.Wall) {
	if n := len(r.out); r.open && n > 0 && w.Sides == r.out[n-1].Sides && r.out[n-1].B == w.A {
		r.out[n-1].B = w.B
		return
	}
	r.open = w.Sides != 0
	if r.open {
		r.out = append(r.out, w)
	}
}
