package table

import (
	"slices"

	"sightline/rules/turn"
	"sightline/server/wire"
)

// order is the turn list as rules/turn knows it.
func (t Turn) order() turn.Order {
	o := turn.Order{Round: t.Round, Now: turn.ID(t.Now)}
	for _, e := range t.Entries {
		o.Entries = append(o.Entries, turn.Entry{ID: turn.ID(e.ID), Value: e.Value})
	}
	return o
}

// relist makes the turn list that order; more are lines that are new in it. A line in turn that another took over from
// (since it was taken off) is a step like any other.
func (d *decision) relist(o turn.Order, more ...Entry) {
	was := d.now.Turn
	by := map[wire.EntryID]Entry{}
	for _, e := range append(slices.Clone(was.Entries), more...) {
		by[e.ID] = e
	}
	list := make([]Entry, 0, len(o.Entries))
	for _, e := range o.Entries {
		line := by[wire.EntryID(e.ID)]
		line.Value = e.Value
		list = append(list, line)
	}
	d.emit(Listed{Entries: list, Round: was.Round, Now: was.Now})
	if wire.EntryID(o.Now) != was.Now || o.Round != was.Round {
		d.step(o)
	}
}

// step gives the turn away: the movement of whose turn begins starts anew, and all movement when an order starts or ends.
func (d *decision) step(o turn.Order) {
	was := d.now.Turn
	s := Stepped{Round: o.Round, Now: wire.EntryID(o.Now), Count: was.Count + 1}
	for _, t := range d.now.Tokens {
		if was.Round == 0 || o.Round == 0 || t.ID == d.now.inTurn(s.Now) {
			s.Fresh = append(s.Fresh, t.ID)
		}
	}
	s.Fresh = slices.DeleteFunc(s.Fresh, func(id wire.TokenID) bool { return d.now.Token(id).Spent.Cells == 0 })
	d.emit(s)
}

// inTurn is the token of a line, or 0.
func (st *State) inTurn(id wire.EntryID) wire.TokenID {
	for _, e := range st.Turn.Entries {
		if e.ID == id {
			return e.Token
		}
	}
	return 0
}

func (d *decision) entry(id wire.EntryID) bool {
	return slices.ContainsFunc(d.now.Turn.Entries, func(e Entry) bool { return e.ID == id })
}

func (d *decision) addEntry(b wire.AddEntry) wire.Reason {
	name, named := cleanName(b.Name)
	switch {
	case b.Token != 0 && d.now.Token(b.Token) == nil:
		return absent
	case b.Token == 0 && !named:
		return bad
	case len(d.now.Turn.Entries) >= MaxEntries:
		return wire.Reason{Code: wire.CodeFull, Limit: MaxEntries}
	}
	e := Entry{ID: wire.EntryID(d.id()), Token: b.Token, Value: b.Value}
	if b.Token == 0 {
		e.Name = name
	}
	d.relist(d.now.Turn.order().Insert(turn.ID(e.ID), b.Value), e)
	return fine
}

func (d *decision) editEntry(b wire.EditEntry) wire.Reason {
	if !d.entry(b.Entry) {
		return absent
	}
	d.relist(d.now.Turn.order().Set(turn.ID(b.Entry), b.Value))
	return fine
}

func (d *decision) moveEntry(b wire.MoveEntry) wire.Reason {
	if !d.entry(b.Entry) || b.Before != 0 && !d.entry(b.Before) {
		return absent
	}
	d.relist(d.now.Turn.order().Move(turn.ID(b.Entry), turn.ID(b.Before)))
	return fine
}

func (d *decision) removeEntry(b wire.RemoveEntry) wire.Reason {
	if !d.entry(b.Entry) {
		return absent
	}
	d.relist(d.now.Turn.order().Remove(turn.ID(b.Entry)))
	return fine
}

// stepTurn goes on or back. A player may only end the turn of its own token, and only when that is the one truly in turn.
func (d *decision) stepTurn(b wire.StepTurn) wire.Reason {
	t := d.now.Turn
	if !d.gm {
		own := d.now.Token(d.now.inTurn(t.Now))
		switch {
		case b.Back:
			return role
		case t.Round == 0 || own == nil || own.Spec.Owner != d.seat:
			return wire.Reason{Code: wire.CodeNotTurn}
		}
	}
	if len(t.Entries) == 0 {
		return bad
	}
	o := t.order().Next()
	if b.Back {
		o = t.order().Back()
	}
	d.step(o)
	return fine
}

func (d *decision) endTurns() wire.Reason {
	if d.now.Turn.Round != 0 {
		d.step(d.now.Turn.order().End())
	}
	return fine
}
