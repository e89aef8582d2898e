package table

import (
	"slices"

	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/rules/turn"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// riders are those who ride a token.
func (st *State) riders(id wire.TokenID) []wire.TokenID {
	var list []wire.TokenID
	for i := range st.Tokens {
		if st.Tokens[i].Mount == id && id != 0 {
			list = append(list, st.Tokens[i].ID)
		}
	}
	return list
}

// related says that one of two tokens rides the other, or both the same one.
func related(a, b *Token) bool {
	return a.Mount != 0 && (a.Mount == b.ID || a.Mount == b.Mount) || b.Mount != 0 && b.Mount == a.ID
}

// commander is who commands a token: who rides it and controls it, else itself.
func (st *State) commander(id wire.TokenID) wire.TokenID {
	for i := range st.Tokens {
		if t := &st.Tokens[i]; t.Mount == id && !t.Independent && id != 0 {
			return t.ID
		}
	}
	return id
}

// carry puts those who ride a token where it is.
func (st *State) carry(id wire.TokenID) {
	m := st.Token(id)
	if m == nil {
		return
	}
	at := *m
	for _, r := range st.riders(id) {
		st.unstood(r)
		st.edit(r, func(t *Token) { t.At, t.Clear, t.Floor = grid.Place{Cell: at.At.Cell}, at.Clear, at.Floor })
	}
}

// mountToken has a rider get on: a creature at least one size larger, next to it; that it is willing and of a fitting build is the GM's
// to say (R-024-033). In its turn it costs half its speed (R-024-034). A controlled mount takes its turns in the rider's place
// (R-024-035).
func (d *decision) mountToken(b wire.MountToken) wire.Reason {
	t, r := d.token(b.Token)
	if r.Code != wire.CodeNone {
		return r
	}
	m := d.now.Token(b.Mount)
	no := wire.Reason{Code: wire.CodeMount, Token: b.Mount}
	switch {
	case !d.gm && !d.knows(b.Mount), d.gm && m == nil:
		return absent
	case !d.gm && known.Find(d.known, b.Mount).Past: // it may be gone, or beside
		return no
	case b.Token == b.Mount || t.Mount != 0 || m.Mount != 0 || len(d.now.riders(t.ID)) > 0:
		return no
	case !fight.MountFits(t.Spec.Size, m.Spec.Size, true, true), !d.now.boards(t, m):
		return no
	case d.now.Profile().Distance(d.now.Scene.Grid, d.now.figure(t), d.now.figure(m)) > fight.MountReach:
		return no
	}
	spent, r := d.payHalf(t)
	if r.Code != wire.CodeNone {
		return r
	}
	_, engine := d.now.engineOf(m.ID)
	b.Independent = b.Independent || engine // nobody commands it alone
	d.emit(Mounted{Rider: t.ID, Mount: m.ID, Independent: b.Independent, Spent: spent, Placed: Placed{t.ID, grid.Place{Cell: m.At.Cell}, m.Clear}, Floor: m.Floor})
	if !b.Independent {
		d.joinTurn(t.ID, m.ID)
	}
	return fine
}

// payHalf is what a token has spent after half of its speed for getting on or off.
func (d *decision) payHalf(t *Token) (path.Spent, wire.Reason) {
	pace := d.pace(t)
	cost := fight.MountCost(pace)
	spent := t.Spent
	if !d.inTurn(t.ID) {
		return spent, fine
	}
	if d.limited() && !d.gm && spent.Cells+cost > pace {
		return spent, wire.Reason{Code: wire.CodeTooFar, Token: t.ID, Number: cost, Limit: max(pace-spent.Cells, 0)}
	}
	spent.Cells += cost
	return spent, fine
}

// joinTurn puts the line of a controlled mount right behind its rider's.
func (d *decision) joinTurn(rider, mount wire.TokenID) {
	entries := d.now.Turn.Entries
	line := func(id wire.TokenID) int {
		return slices.IndexFunc(entries, func(e Entry) bool { return e.Token == id })
	}
	r, m := line(rider), line(mount)
	if r < 0 || m < 0 {
		return
	}
	o := d.now.Turn.order().Set(turn.ID(entries[m].ID), fight.Ride(entries[r].Value, entries[m].Value, true).Initiative)
	next := turn.ID(0)
	for i, e := range o.Entries {
		if e.ID == turn.ID(entries[r].ID) && i+1 < len(o.Entries) {
			next = o.Entries[i+1].ID
		}
	}
	if next != turn.ID(entries[m].ID) {
		o = o.Move(turn.ID(entries[m].ID), next)
	}
	d.relist(o)
}

// dismountToken has a rider get off to a place next to its mount, or fall off it. Where it can't stand, it stays.
func (d *decision) dismountToken(b wire.DismountToken) wire.Reason {
	t, r := d.token(b.Token)
	switch {
	case r.Code != wire.CodeNone:
		return r
	case t.Mount == 0 || d.now.Token(t.Mount) == nil:
		return wire.Reason{Code: wire.CodeMount, Token: b.Token}
	case b.Fall && !d.gm:
		return role
	}
	at, ok := d.seatBeside(t, b)
	if !ok {
		d.stopped(t)
		return fine
	}
	spent := t.Spent
	if !b.Fall {
		if spent, r = d.payHalf(t); r.Code != wire.CodeNone {
			return r
		}
	}
	d.off(t, at, spent)
	return fine
}

// off takes a rider off its mount.
func (d *decision) off(t *Token, at grid.Place, spent path.Spent) {
	d.emit(Mounted{Rider: t.ID, Spent: spent, Placed: Placed{t.ID, at, d.now.geometry().clear(at, t.Clear)}, Floor: t.Floor})
}

// seatBeside is where a rider comes to stand: the place asked for, or with none (its own) the first that is free.
func (d *decision) seatBeside(t *Token, b wire.DismountToken) (grid.Place, bool) {
	m := d.now.Token(t.Mount)
	g := d.now.geometry()
	space, ground := d.now.figure(m).Cells(g.grid), d.now.ground(t)
	free := fight.Seat(g.grid, d.now.figure(m), t.Size(), func(at grid.Place) bool {
		return slices.ContainsFunc(space, func(from grid.Cell) bool {
			mover := rules.Mover{At: grid.Place{Cell: from}, Size: t.Size(), Hair: g.grid.Centre(from), Speed: rules.Unlimited}
			mover.Floor = t.Floor
			return d.now.Profile().Move(ground, mover, []grid.Place{at}).Reason == rules.Fine
		})
	})
	if b.At.Cell != t.At.Cell && !b.Fall {
		return b.At, slices.Contains(free, b.At)
	}
	if len(free) == 0 {
		return grid.Place{}, false
	}
	return free[0], true
}

// mayFall has riders of a token that is moved against its will save or fall off (R-024-037). It rolls at once.
func (d *decision) mayFall(mount wire.TokenID) {
	for _, id := range d.now.riders(mount) {
		d.saveOrFall(id)
	}
}

// saveOrFall rolls a rider's save; one that fails it lies prone beside its mount.
func (d *decision) saveOrFall(rider wire.TokenID) {
	t := d.now.Token(rider)
	saved := wire.Saved{Token: rider, Told: wire.AllTold, Reached: true, Die: d.d20(t, wire.ForSave), Bonus: t.Spec.Guard.Saves.Dex}
	saved.Total = saved.Die + saved.Bonus
	saved.Made = !fight.Fall(saved.Total)
	if at, ok := d.seatBeside(t, wire.DismountToken{Fall: true}); ok && !saved.Made {
		d.off(t, at, t.Spent)
		d.layProne(rider)
	}
	d.tellSaves(wire.SavesResult{Save: fight.FallSave(), Told: wire.AllTold, Saves: []wire.Saved{saved}})
}

// layProne puts the mark of one who lies on the ground on a token that has none yet.
func (d *decision) layProne(id wire.TokenID) {
	if d.now.Marks(id).Has(known.Prone) || d.laden(id, wire.SeeAll) {
		return
	}
	d.emit(Affected{Set: []Effect{{ID: wire.EffectID(d.id()), Token: id, Spec: wire.EffectSpec{Kind: known.Prone}}}})
}

// knockedProne has riders save when they or their mount are knocked prone (R-024-037).
func (d *decision) knockedProne(id wire.TokenID) {
	d.mayFall(id)
	if t := d.now.Token(id); t != nil && t.Mount != 0 {
		d.saveOrFall(id)
	}
}

// toldOf says whether the player of one token is shown the other; of a GM's it always is.
func (d *decision) toldOf(t, o *Token) bool {
	return !d.now.ofPlayers(t) || d.now.shows(t.Spec.Owner, o)
}

// endsInSpace tells whose turn ended in the space of others that it falls prone (R-024-023): its side lays the mark.
func (d *decision) endsInSpace(id wire.TokenID) {
	t := d.now.Token(id)
	if t == nil || t.Spec.Hidden {
		return
	}
	var others []grid.Size
	g := d.now.Scene.Grid
	space := g.Space(nil, t.Size(), t.At)
	for i := range d.now.Tokens {
		o := &d.now.Tokens[i]
		if o.ID != id && !o.Spec.Hidden && d.toldOf(t, o) && !related(o, t) && d.now.figure(o).Layers().Apart(d.now.figure(t).Layers()) == 0 && g.Overlap(space, g.Space(nil, o.Size(), o.At)) {
			others = append(others, o.Spec.Size)
		}
	}
	if fight.EndsProne(t.Spec.Size, others) {
		d.note(d.gms(t.Spec.Owner), wire.Note{Kind: wire.NoteProne, Token: id})
	}
}
