package table

import (
	"sightline/geom/path"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// raiseToken brings a token to another height: a GM's at once, a player's by what it can and for what it costs. An unseen creature
// up there stops it, as one in the way of a step does.
func (d *decision) raiseToken(b wire.RaiseToken) wire.Reason {
	t, r := d.token(b.Token)
	switch {
	case r.Code != wire.CodeNone:
		return r
	case b.Floor > maxFloor || b.Floor < -maxFloor:
		return bad
	case b.Floor == t.Floor:
		return fine
	case d.gm:
		d.emit(Raised{b.Token, b.Floor, t.Spent})
		return fine
	case d.limited() && !d.shownInTurn(t.ID):
		return wire.Reason{Code: wire.CodeNotTurn, Token: t.ID}
	}
	m, p := d.mover(t, true), d.now.Profile()
	v := p.Rise(known.Around(d.known, d.now.knownScene(d.known), t.ID), m, b.Floor)
	if r := unraised(v, m, t.ID); r.Code != wire.CodeNone {
		return r
	}
	if v = p.Rise(d.now.ground(t), m, b.Floor); v.Reason != rules.Fine {
		d.stopped(t)
		return fine
	}
	d.emit(Raised{b.Token, b.Floor, d.paid(t.ID, v.Spent)})
	return fine
}

// unraised puts into a reason what keeps a token from another height, as far as its seat knows.
func unraised(v rules.Rise, m rules.Mover, id wire.TokenID) wire.Reason {
	switch v.Reason {
	case rules.NoWay:
		return wire.Reason{Code: wire.CodeHeight, Token: id}
	case rules.TooFar:
		speed := m.Speed
		if v.Flies {
			speed = m.Fly
		}
		return wire.Reason{Code: wire.CodeTooFar, Token: id, Number: v.Spent.Cells - m.Spent.Cells, Limit: max(speed-m.Spent.Cells, 0)}
	case rules.Occupied:
		return wire.Reason{Code: wire.CodeNoFit, Token: id}
	}
	return fine
}

// paid is what a token has spent in its turn; outside it nothing is counted.
func (d *decision) paid(id wire.TokenID, spent path.Spent) path.Spent {
	if !d.inTurn(id) {
		return path.Spent{}
	}
	return spent
}

// stopped tells that a token could not do what its seat thought it could.
func (d *decision) stopped(t *Token) {
	d.scouted = true
	d.note(d.gms(t.Spec.Owner), wire.Note{Kind: wire.NoteStopped, Token: t.ID})
}

// squeezeToken makes a token squeeze, or stand up again where its seat knows of room. Standing up costs a cell of movement, since
// it may come to stand a little off.
func (d *decision) squeezeToken(b wire.SqueezeToken) wire.Reason {
	t, r := d.token(b.Token)
	switch {
	case r.Code != wire.CodeNone:
		return r
	case b.Squeeze == t.Squeeze:
		return fine
	case b.Squeeze && !d.now.Table.Squeeze:
		return bad
	case !d.gm && d.limited() && !d.shownInTurn(t.ID):
		return wire.Reason{Code: wire.CodeNotTurn, Token: t.ID}
	case b.Squeeze:
		return d.squeeze(t)
	}
	return d.unsqueeze(t)
}

func (d *decision) squeeze(t *Token) wire.Reason {
	at, ok := d.now.Profile().Squeeze(d.now.ground(t), d.mover(t, false))
	if !ok {
		return wire.Reason{Code: wire.CodeNoFit, Token: t.ID}
	}
	d.emit(Squeezed{Placed{t.ID, at, d.now.geometry().clear(at, t.Clear)}, true, t.Spent})
	return fine
}

func (d *decision) unsqueeze(t *Token) wire.Reason {
	m, p := d.mover(t, false), d.now.Profile()
	spent := m.Spent
	spent.Cells++
	if m.Speed >= 0 && !d.gm && spent.Cells > m.Speed {
		return wire.Reason{Code: wire.CodeTooFar, Token: t.ID, Number: 1, Limit: 0}
	}
	ground := d.now.ground(t)
	if !d.gm {
		ground = known.Around(d.known, d.now.knownScene(d.known), t.ID)
	}
	at, ok := p.Unsqueeze(ground, m, t.Spec.Size)
	if !ok {
		return wire.Reason{Code: wire.CodeNoFit, Token: t.ID}
	}
	if !d.gm && !p.Stands(d.now.ground(t), m, t.Spec.Size, at) {
		d.stopped(t)
		return fine
	}
	d.emit(Squeezed{Placed{t.ID, at, d.now.geometry().clear(at, t.Clear)}, false, d.paid(t.ID, spent)})
	return fine
}
