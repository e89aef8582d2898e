package room

import (
	"slices"

	"sightline/server/wire"
)

// holds says whether every id that a body names stands in the view. Absent and hidden are alike here, since a view
// never holds what is hidden from its seat.
func holds(v *wire.View, body wire.Body) bool {
	switch b := body.(type) {
	case wire.AddToken:
		return holdsSeat(v, b.Spec.Owner)
	case wire.EditToken:
		return holdsToken(v, b.Token) && (b.Fields&wire.FieldOwner == 0 || holdsSeat(v, b.Spec.Owner))
	case wire.RemoveToken:
		return holdsToken(v, b.Token)
	case wire.MoveToken:
		return holdsToken(v, b.Token)
	case wire.PutToken:
		return holdsToken(v, b.Token)
	case wire.TurnToken:
		return holdsToken(v, b.Token)
	case wire.RaiseToken:
		return holdsToken(v, b.Token)
	case wire.SqueezeToken:
		return holdsToken(v, b.Token)
	case wire.SetDoor:
		return holdsDoor(v, b.Door)
	case wire.Say:
		return holdsSeats(v, b.To)
	case wire.AddEntry:
		return b.Token == 0 || holdsToken(v, b.Token)
	case wire.Show:
		free := b.Thing.Kind != wire.ThingDrag && (b.Thing.Kind != wire.ThingTemplate || b.Thing.Token == 0)
		return free || holdsToken(v, b.Thing.Token)
	}
	return holdsPlace(v, body)
}

// holdsPlace is holds for the bodies that name lines of the turn list, effects, chases, and who fights.
func holdsPlace(v *wire.View, body wire.Body) bool {
	switch b := body.(type) {
	case wire.EditEntry:
		return holdsEntry(v, b.Entry)
	case wire.MoveEntry:
		return holdsEntry(v, b.Entry) && (b.Before == 0 || holdsEntry(v, b.Before))
	case wire.RemoveEntry:
		return holdsEntry(v, b.Entry)
	case wire.RollInitiative:
		return holdsTokens(v, b.Tokens)
	case wire.UseTurn:
		return holdsToken(v, b.Token)
	case wire.CountActions:
		return holdsToken(v, b.Token)
	case wire.LabelTokens:
		return holdsToken(v, b.Token)
	case wire.AddEffect:
		return holdsEffectOf(v, b)
	case wire.EditEffect:
		return holdsEffect(v, b.Effect)
	case wire.RemoveEffect:
		return holdsEffect(v, b.Effect)
	case wire.CallReaction:
		return holdsEffect(v, b.Effect)
	case wire.TakeReaction:
		return holdsEffect(v, b.Effect)
	case wire.StopChase:
		return holdsChase(v, b.Chase)
	case wire.SetChase:
		return holdsChase(v, b.Chase)
	case wire.SetRunner:
		return holdsChase(v, b.Chase) && holdsToken(v, b.Token)
	case wire.DoChase:
		return holdsRunners(v, b)
	case wire.Afflict:
		return holdsTokens(v, b.Tokens)
	case wire.TendEffect:
		return holdsEffect(v, b.Effect) && (b.Token == 0 || holdsToken(v, b.Token))
	case wire.Rest:
		return holdsTokens(v, b.Tokens)
	case wire.WorkEngine:
		return holdsToken(v, b.Token) && holdsToken(v, b.By)
	case wire.Attack:
		return holdsToken(v, b.Token) && (b.Target == 0 || holdsToken(v, b.Target))
	case wire.Inspire:
		return (b.Token == 0 || holdsToken(v, b.Token)) && (b.To == 0 || holdsToken(v, b.To))
	case wire.Harm:
		return holdsHurt(v, b.List)
	case wire.CallSaves:
		return holdsTokens(v, b.Tokens) && (b.Source == 0 || holdsToken(v, b.Source))
	case wire.MountToken:
		return holdsToken(v, b.Token) && holdsToken(v, b.Mount)
	case wire.DismountToken:
		return holdsToken(v, b.Token)
	}
	return holdsOf(v, body)
}

// holdsOf is holds for the bodies that name seats.
func holdsOf(v *wire.View, body wire.Body) bool {
	switch b := body.(type) {
	case wire.ResetFog:
		return holdsSeat(v, b.Seat)
	case wire.Undo:
		return holdsSeat(v, b.Seat)
	case wire.RenameSeat:
		return b.Seat != 0 && holdsSeat(v, b.Seat)
	case wire.RemoveSeat:
		return b.Seat != 0 && holdsSeat(v, b.Seat)
	case wire.SetAway:
		return b.Seat != 0 && holdsSeat(v, b.Seat) && holdsSeat(v, b.Deputy)
	case wire.KeepRules:
		return holdsSeat(v, b.Seat)
	case wire.SettleRule:
		return slices.ContainsFunc(v.Questions, func(q wire.Question) bool { return q.ID == b.Question })
	case wire.Watch:
		return holdsSeat(v, b.Seat)
	}
	return true
}

func holdsToken(v *wire.View, id wire.TokenID) bool {
	for i := range v.Tokens {
		if v.Tokens[i].ID == id {
			return true
		}
	}
	return false
}

// holdsEffectOf accepts 0 for a source and for whose turn counts.
func holdsEffectOf(v *wire.View, b wire.AddEffect) bool {
	if !holdsTokens(v, b.Tokens) {
		return false
	}
	of, source := wire.TokenID(b.Spec.Lasting.Of), b.Spec.Source
	return (of == 0 || holdsToken(v, of)) && (source == 0 || holdsToken(v, source))
}

func holdsTokens(v *wire.View, ids []wire.TokenID) bool {
	for _, id := range ids {
		if !holdsToken(v, id) {
			return false
		}
	}
	return true
}

func holdsHurt(v *wire.View, list []wire.Hurt) bool {
	for _, h := range list {
		if !holdsToken(v, h.Token) {
			return false
		}
	}
	return true
}

func holdsEffect(v *wire.View, id wire.EffectID) bool {
	for i := range v.Effects {
		if v.Effects[i].ID == id {
			return true
		}
	}
	return false
}

func holdsChase(v *wire.View, id wire.ChaseID) bool {
	for i := range v.Chases {
		if v.Chases[i].ID == id {
			return true
		}
	}
	return false
}

// holdsRunners accepts 0 for the runner. Who is to hunt is not in the chase yet.
func holdsRunners(v *wire.View, b wire.DoChase) bool {
	runs := func(id wire.TokenID) bool {
		for i := range v.Chases {
			if v.Chases[i].ID != b.Chase {
				continue
			}
			for _, r := range v.Chases[i].Runners {
				if r.Token == id {
					return true
				}
			}
		}
		return false
	}
	for _, id := range b.Tokens {
		if !runs(id) && (b.Verb != wire.ChaseHunt || !holdsToken(v, id)) {
			return false
		}
	}
	return holdsChase(v, b.Chase) && (b.Token == 0 || runs(b.Token))
}

func holdsDoor(v *wire.View, id wire.DoorID) bool {
	for i := range v.Doors {
		if v.Doors[i].ID == id {
			return true
		}
	}
	return false
}

func holdsEntry(v *wire.View, id wire.EntryID) bool {
	for i := range v.Turn.Entries {
		if v.Turn.Entries[i].ID == id {
			return true
		}
	}
	return false
}

// holdsSeat accepts 0, which stands for nobody, everybody or oneself.
func holdsSeat(v *wire.View, id wire.SeatID) bool {
	if id == 0 {
		return true
	}
	for i := range v.Seats {
		if v.Seats[i].ID == id {
			return true
		}
	}
	return false
}

func holdsSeats(v *wire.View, ids []wire.SeatID) bool {
	for _, id := range ids {
		if id == 0 || !holdsSeat(v, id) {
			return false
		}
	}
	return true
}
