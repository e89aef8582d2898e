package turn

import "strings"

// Budget is what a creature may do in a turn, in any order (R-024-007).
type Budget struct {
	Feet    int32 // of movement
	Actions int32
}

// NewBudget is that of a creature of a speed in feet.
func NewBudget(speed int32) Budget { return Budget{Feet: max(speed, 0), Actions: 1} }

// Used is what of a turn is used up, as bits.
type Used uint8

// What can be used up.
const (
	UsedAction Used = 1 << iota
	UsedBonus
	UsedReaction
	UsedObject // the free interaction with a thing
	AllUsed    = UsedAction | UsedBonus | UsedReaction | UsedObject
)

// InTurn is what can be used in one's own turn alone; a reaction comes in anybody's.
const InTurn = UsedAction | UsedBonus | UsedObject

// Talk is how somebody speaks in a fight.
type Talk uint8

// The ways to speak.
const (
	Brief Talk = iota // a few words, a gesture
	Long              // an explanation, persuasion
)

// Action says whether it takes an action; it never takes movement (R-024-008).
func (t Talk) Action() bool { return t == Long }

// Free says whether dealing with a thing is free, after so many such in the turn (R-024-009); else it takes the Utilize
// action. The first one is.
func Free(before int32) bool { return before <= 0 }

// Awkward says whether a game master may ask for the Utilize action at once: of what is stuck, heavy or worked by a winch.
func Awkward(object string) bool {
	object = strings.ToLower(object)
	for _, sign := range []string{
		"stuck", "jammed", "winch", "heavy", "barred", "locked", "rusted", "sealed", "magic", "portcullis", "drawbridge",
		"zasek", "vzpříčen", "rumpál", "navijá", "těžk", "zavřen na závoru", "zamčen", "zrezl", "kouzel", "mříž", "padací",
	} {
		if strings.Contains(object, sign) {
			return true
		}
	}
	return false
}

// MayPass says whether a turn may end, moved and acted or not: always (R-024-010).
func MayPass(moved, acted bool) bool { return true }
