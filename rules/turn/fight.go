package turn

import "strings"

// Fate is how it goes with a side of a fight.
type Fate uint8

// What can become of a side.
const (
	Fights Fate = iota // it fights on
	Killed
	KnockedOut
	Surrendered
	Fled
)

// FateNamed is the fate of a name such as "knocked out" or "fled"; Fights when it is none.
func FateNamed(name string) Fate {
	for f, signs := range [][]string{Killed: {"killed", "dead", "slain"}, KnockedOut: {"knocked", "unconscious"}, Surrendered: {"surrender"}, Fled: {"fled", "flee", "escaped"}} {
		for _, sign := range signs {
			if strings.Contains(strings.ToLower(name), sign) {
				return Fate(f)
			}
		}
	}
	return Fights
}

// Ended says whether a fight is over: one side is beaten, or both agree to stop (R-024-011).
func Ended(side Fate, agreed bool) bool { return agreed || side != Fights }

// Places says who decides where creatures stand when a fight begins: the game master, of characters by the order they march in
// or by where they said they are (R-024-002).
func Places(characters bool) (who Decider, byMarch bool) { return Master, characters }

// Reaction is what a reaction answers, which says when it happens.
type Reaction uint8

// The reactions.
const (
	Unclear     Reaction = iota // no timing is given, or it is not clear
	Opportunity                 // an opportunity attack
	Shield                      // the spell
	Readied                     // an action made ready
	Stated                      // one that says itself when it happens
	Reactions                   // how many there are
)

// ReactionNamed is the reaction of a name such as "opportunity_attack" or "shield spell"; Unclear when it is none.
func ReactionNamed(name string) Reaction {
	name = strings.ToLower(name)
	for r, sign := range [...]string{Opportunity: "opportunity", Shield: "shield", Readied: "read", Stated: "stated"} {
		if sign != "" && strings.Contains(name, sign) && !strings.HasPrefix(name, "no ") && !strings.HasPrefix(name, "not ") {
			return Reaction(r)
		}
	}
	return Unclear
}

// Interrupts says that a reaction comes before its trigger completes. Others come when it has (R-014-083, A-34), but for one that is
// Stated: who takes it says when.
func (r Reaction) Interrupts() bool { return r == Opportunity || r == Shield }

// Before is Interrupts, for one that is Stated as it states.
func (r Reaction) Before(stated bool) bool {
	if r == Stated {
		return stated
	}
	return r.Interrupts()
}
