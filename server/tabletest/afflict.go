package tabletest

import (
	"math/rand/v2"

	"sightline/rules/afflict"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/rules/siege"
	"sightline/server/wire"
)

// anyAffliction afflicts a token, lets it rest or tends to what ails one.
func (u *User) anyAffliction(rnd *rand.Rand) wire.Body {
	a := u.anyToken(rnd)
	switch rnd.IntN(9) {
	case 8:
		return wire.Award{What: wire.AwardKind(rnd.IntN(int(wire.LastAward) + 1)), Amount: int32(rnd.IntN(900)), Helpers: int32(rnd.IntN(2))}
	case 0:
		return wire.PlaceEngine{Engine: siege.Engines[rnd.IntN(len(siege.Engines))].ID, At: At(int32(rnd.IntN(9)), int32(rnd.IntN(6)))}
	case 1:
		return wire.WorkEngine{Token: u.anyToken(rnd).ID, By: a.ID, Verb: wire.EngineVerb(rnd.IntN(int(wire.LastEngine) + 1)), Number: int32(rnd.IntN(3)), At: a.At}
	}
	if n := len(u.held.Effects); n > 0 && rnd.IntN(2) == 0 {
		e := u.held.Effects[rnd.IntN(n)]
		for range 9 {
			if e.Watch.Due != 0 {
				break
			}
			e = u.held.Effects[rnd.IntN(n)]
		}
		b := wire.TendEffect{Effect: e.ID, Verb: wire.TendVerb(rnd.IntN(int(wire.LastTend) + 1)), Due: e.Watch.Due, Number: int32(rnd.IntN(5))}
		if rnd.IntN(2) == 0 {
			b.Verb = wire.TendSave
		}
		return b
	}
	if rnd.IntN(4) == 0 {
		return wire.Rest{Tokens: []wire.TokenID{a.ID}, Long: rnd.IntN(3) > 0}
	}
	kinds := []string{effect.DiseaseKind(afflict.Diseases[rnd.IntN(len(afflict.Diseases))]), effect.PoisonKind(afflict.Poisons[rnd.IntN(len(afflict.Poisons))]), effect.MadnessKind(afflict.Kind(rnd.IntN(int(afflict.Kinds)))), "mark"}
	return wire.Afflict{Tokens: []wire.TokenID{a.ID}, Kind: kinds[rnd.IntN(len(kinds))], DC: int32(rnd.IntN(2) * 25), Ability: fight.Ability(rnd.IntN(int(fight.Abilities) + 1)),
		Secret: rnd.IntN(3) == 0, Part: rnd.IntN(3) == 0, Minute: int32(rnd.IntN(24 * 60))}
}
