package tabletest

import (
	"math/rand/v2"

	"sightline/rules/chase"
	"sightline/server/wire"
)

// anyChase starts a chase, sets one up or does something in one.
func (u *User) anyChase(rnd *rand.Rand) wire.Body {
	list := u.held.Chases
	if len(list) == 0 || u.held.Me.Role == wire.GM && rnd.IntN(12) == 0 {
		return wire.StartChase{Table: []string{"urban", "wilderness", "own", "sea"}[rnd.IntN(4)]}
	}
	c := list[rnd.IntN(len(list))]
	if u.held.Me.Role == wire.GM {
		switch rnd.IntN(9) {
		case 0:
			return wire.StopChase{Chase: c.ID}
		case 1:
			return wire.SetChase{Chase: c.ID, Table: c.Table, Factors: chase.Factor(rnd.IntN(int(chase.AllFactors) + 1)), Own: []chase.Mark{{Text: "a cow", DC: 12, Rough: 1}, {}},
				Marks: []chase.Mark{{At: int32(rnd.IntN(40)), Text: "a ditch", DC: 10, Rough: 2}, {At: 3, Text: "a hedge"}}}
		case 2, 3, 4:
			return wire.SetRunner{Chase: c.ID, Token: u.anyToken(rnd).ID, Role: chase.Role(rnd.IntN(2)), At: int32(rnd.IntN(30)), Con: int32(rnd.IntN(7)) - 4, Stealth: 3, Passive: int32(rnd.IntN(20))}
		}
	}
	b := wire.DoChase{Chase: c.ID, Verb: wire.ChaseVerb(rnd.IntN(int(wire.LastChaseVerb) + 1)), Number: int32(rnd.IntN(5))}
	if rnd.IntN(3) > 0 {
		b.Verb = []wire.ChaseVerb{wire.ChaseBegin, wire.ChaseDash, wire.ChaseRun, wire.ChaseEnd, wire.ChaseTest, wire.ChaseHide}[rnd.IntN(6)]
	}
	if n := len(c.Runners); n > 0 && rnd.IntN(12) > 0 {
		b.Token = c.Runners[rnd.IntN(n)].Token
	} else {
		b.Token = u.anyToken(rnd).ID
	}
	if b.Verb == wire.ChaseSplit || b.Verb == wire.ChaseHunt {
		b.Tokens = []wire.TokenID{u.anyToken(rnd).ID}
	}
	return b
}
