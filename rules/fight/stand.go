package fight

import (
	"sightline/geom/grid"
	"sightline/rules"
)

// DropProne says whether a creature of that speed may drop prone in its turn: whenever its speed is not 0, without an action and at
// no cost (R-024-020).
func DropProne(speed int32) bool { return speed > 0 }

// EndsProne says whether one who is in the space of others at the end of a turn falls prone: unless it is Tiny or larger than every
// one of them (R-024-023, B-07). Alone it does not.
func EndsProne(mover grid.Size, others []grid.Size) bool {
	if mover == grid.Tiny {
		return false
	}
	for _, o := range others {
		if mover.Rank() <= o.Rank() {
			return true
		}
	}
	return false
}

// Turning says what changing one's facing takes.
type Turning uint8

// What it takes to turn (R-014-079, A-32).
const (
	TurnNot      Turning = iota // it can't be done now
	TurnFree                    // when one's own turn ends
	TurnReaction                // when another creature moves
)

// MayTurn is what turning takes: free at the end of the own turn, a reaction when another creature moves; in between one does not turn
// (R-014-079, A-32).
func MayTurn(ownTurnEnds, otherMoves bool) Turning {
	switch {
	case ownTurnEnds:
		return TurnFree
	case otherMoves:
		return TurnReaction
	}
	return TurnNot
}

// Combine is the cover of one behind several things: the best of those that are between it and where the effect comes from counts
// (R-024-026).
func Combine(p rules.Profile, sources []rules.Cover) rules.Cover {
	best := rules.Cover{Target: true}
	for _, c := range sources {
		if c.Degree > best.Degree {
			best = c
		}
	}
	return best
}

// FeetCost is what a way of so many feet costs: each foot of difficult ground one foot more, however many things make it difficult
// (R-024-013).
func FeetCost(feet int32, difficult bool) int32 {
	if difficult {
		return 2 * max(feet, 0)
	}
	return max(feet, 0)
}

// FeetLeft is what a speed leaves after parts of a turn's movement, of whatever kinds (R-024-012, R-024-019); below 0 it is not
// possible.
func FeetLeft(speed int32, parts []int32) int32 {
	for _, n := range parts {
		speed -= max(n, 0)
	}
	return speed
}
