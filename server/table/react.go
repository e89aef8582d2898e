package table

import (
	"slices"

	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// react spends the reaction of a token: one a round, which its own turn gives back (R-014-083, R-024-031). Outside turn order none
// is counted. early: to who offered it, it had come back already.
func (d *decision) react(t *Token, early bool) wire.Reason {
	if d.round() == 0 {
		return fine
	}
	if was, _ := d.usedUp(t); was&turn.UsedReaction != 0 && !early {
		return wire.Reason{Code: wire.CodeSpent, Token: t.ID}
	}
	e := UsedUp{Used: t.Used | turn.UsedReaction, Acted: t.Acted, Early: d.early(t, turn.UsedReaction)}
	if early {
		e.Early |= turn.UsedReaction
	}
	d.useUp(t, e)
	return fine
}

// mayReact says whether a token has its reaction yet, to act on another (or on nobody: the token itself). Where one of the two is a
// player's that is as its player is shown the order; early says that for that one alone its turn has begun already, since a hidden one is
// truly in turn: what it uses now does not come back when it begins in truth.
func (d *decision) mayReact(t, on *Token) (may, early bool) {
	may = t.Used&turn.UsedReaction == 0
	who := t
	if !d.now.ofPlayers(t) {
		who = on
	}
	if !d.now.ofPlayers(who) {
		return may, false
	}
	for _, m := range d.now.behindFor(who.Spec.Owner) {
		if m.Until == effect.TurnStart && m.Of == uint64(t.ID) && t.Early&turn.UsedReaction == 0 {
			return true, true
		}
	}
	return may, false
}

// behindFor are the moments that have gone by for a player's seat though not in truth.
func (st *State) behindFor(seat wire.SeatID) []effect.Moment {
	return st.Behind(seat, func(e Entry) bool {
		t := st.Token(e.Token)
		return e.Token == 0 || t != nil && st.shows(seat, t)
	})
}

// turning spends a reaction where turning takes one: when it is another's turn, where the table plays with facing (R-014-079, A-32). A
// GM sets how a player's token stands, and turns its own without one too.
func (d *decision) turning(t *Token) wire.Reason {
	own := d.inTurn(t.ID)
	switch {
	case !d.now.Profile().Facing || d.round() == 0 || fight.MayTurn(own, !own) != fight.TurnReaction:
		return fine
	case !d.gm:
		return d.react(t, false)
	case !d.now.ofPlayers(t):
		_ = d.react(t, false)
	}
	return fine
}

// readiedAction is a readied action that a seat may speak of.
func (d *decision) readiedAction(id wire.EffectID) (Effect, wire.Reason) {
	e, r := d.affected(id)
	switch {
	case r.Code != wire.CodeNone:
		return e, r
	case e.Spec.Kind != effect.Readied:
		return e, bad
	}
	return e, fine
}

// callReaction says that what an action was readied for happens: who may take it is asked, if the reaction is not spent.
func (d *decision) callReaction(b wire.CallReaction) wire.Reason {
	e, r := d.readiedAction(b.Effect)
	if r.Code != wire.CodeNone {
		return r
	}
	t := d.now.Token(e.Token)
	if may, _ := d.mayReact(t, t); !may && d.round() > 0 {
		return wire.Reason{Code: wire.CodeSpent, Token: t.ID}
	}
	d.note(d.readers(e, t), wire.Note{Kind: wire.NoteTrigger, Token: t.ID, Text: e.Spec.Name, Effect: e.ID, Before: e.Spec.Level > 0})
	return fine
}

// readers are who is told what an action was readied for.
func (d *decision) readers(e Effect, t *Token) []wire.SeatID {
	if e.Spec.See == wire.SeeGM {
		return d.gms()
	}
	return d.gms(t.Spec.Owner)
}

// takeReaction takes a readied action: the reaction is spent and the action is ready no more. All who see the creature are told that
// it reacts; to what, only those who know what it waited for.
func (d *decision) takeReaction(b wire.TakeReaction) wire.Reason {
	e, r := d.readiedAction(b.Effect)
	if r.Code != wire.CodeNone {
		return r
	}
	t := d.now.Token(e.Token)
	_, early := d.mayReact(t, t)
	if r := d.react(t, early && d.gm); r.Code != wire.CodeNone {
		return r
	}
	d.emit(Affected{Gone: []wire.EffectID{e.ID}})
	n := wire.Note{Kind: wire.NoteReacts, Token: t.ID, Before: e.Spec.Level > 0}
	readers := d.readers(e, t)
	var others []wire.SeatID
	for _, seat := range d.players() {
		if !slices.Contains(readers, seat) && d.now.shows(seat, d.now.Token(t.ID)) {
			others = append(others, seat)
		}
	}
	if others != nil {
		d.note(others, n)
	}
	n.Text = e.Spec.Name
	d.note(readers, n)
	return fine
}
