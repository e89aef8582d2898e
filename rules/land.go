package rules

import (
	"math"
	"slices"

	"sightline/geom/grid"
)

// Land is what the ground of a cell is besides plain, as bits: several may be true of one cell. The zero value is plain ground.
type Land uint8

// The sorts of ground.
const (
	Rough  Land = 1 << iota // difficult terrain (R-024-013)
	Steep                   // it must be climbed: a cliff, a ladder, a wall of crates (R-024-012)
	Water                   // it must be swum (R-024-012)
	Chasm                   // nothing to stand on: only who flies gets over it
	Filled                  // something fills the space: nobody gets in, nor past it cornerwise (R-024-017)
)

// AllLand is every sort at once.
const AllLand = Filled<<1 - 1

// Lands lists the sorts.
var Lands = [...]Land{Rough, Steep, Water, Chasm, Filled}

// felt is what of the ground a mover meets: on the ground all of it, above it and in flight only what fills the space, below it
// water too.
func (m Mover) felt(l Land) Land {
	switch {
	case m.Flying || m.Floor > 0:
		return l & Filled
	case m.Floor < 0:
		return l & (Filled | Water)
	}
	return l
}

// at is what the mover meets of the ground of a cell.
func (j *judge) at(c grid.Cell) Land {
	if j.land == nil {
		return 0
	}
	return j.mover.felt(j.land(c))
}

// onto says whether the last step that was judged leads onto ground of a sort: who is on it already may leave.
func (j *judge) onto(sort Land) bool {
	return j.land != nil && slices.ContainsFunc(j.now, func(c grid.Cell) bool { return j.at(c)&sort != 0 && !slices.Contains(j.was, c) })
}

// speed is how many cells may be paid in the turn for the last step that was judged: the least speed of the ways in which its new
// cells are entered.
func (j *judge) speed() int32 {
	least := int32(math.MaxInt32)
	for _, c := range j.now {
		if !slices.Contains(j.was, c) {
			least = min(least, j.mover.speed(j.at(c)))
		}
	}
	if least == math.MaxInt32 {
		return j.mover.speed(0)
	}
	return least
}

// speed is how fast a mover is on ground.
func (m Mover) speed(l Land) int32 {
	switch {
	case m.Flying:
		return m.Fly
	case l&Water != 0 && m.Swim > 0:
		return m.Swim
	case l&Steep != 0 && m.Climb > 0:
		return m.Climb
	}
	return m.Speed
}
