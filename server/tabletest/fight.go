package tabletest

import (
	"math/rand/v2"

	"sightline/rules/check"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// anyFight is a random command of a fight: at tokens that the user knows, never at a place, where a hit would rightly tell of somebody
// hidden.
func (u *User) anyFight(rnd *rand.Rand) wire.Body {
	if rnd.IntN(4) == 0 {
		return u.anyAffliction(rnd)
	}
	a, b := u.anyToken(rnd), u.anyToken(rnd)
	switch rnd.IntN(11) {
	case 0:
		return wire.Harm{List: []wire.Hurt{{Token: a.ID, Amount: int32(rnd.IntN(9)) - 3}}}
	case 1:
		return wire.MountToken{Token: a.ID, Mount: b.ID, Independent: rnd.IntN(3) == 0}
	case 2:
		return wire.DismountToken{Token: a.ID, At: a.At, Fall: rnd.IntN(3) == 0}
	case 3:
		return wire.CallSaves{Tokens: []wire.TokenID{a.ID, b.ID}, Save: fight.Save{Ability: fight.Dex, DC: 12, Half: rnd.IntN(2) == 0}, Damage: "2d6 fire",
			Area: rnd.IntN(2) == 0, From: wire.Spot{X: int32(rnd.IntN(9000)), Y: int32(rnd.IntN(6000))}}
	}
	if rnd.IntN(5) == 0 {
		return wire.Inspire{Verb: wire.InspireVerb(rnd.IntN(int(wire.LastInspireVerb) + 1)), Token: a.ID, To: b.ID, Model: check.Model(rnd.IntN(int(check.Models)))}
	}
	arm := fight.Arm{Name: "claw", ToHit: 4, Damage: "1d6+2 slashing", Average: int32(rnd.IntN(2) * 5), Normal: 1 + int32(rnd.IntN(3))}
	if rnd.IntN(2) == 0 {
		arm.Ranged, arm.Normal, arm.Long = true, 4, 9
	}
	return wire.Attack{Token: a.ID, Target: b.ID, Arm: arm, Adv: rnd.IntN(5) == 0, Together: rnd.IntN(4) == 0, Reaction: rnd.IntN(6) == 0}
}
