package table

import (
	"slices"

	"sightline/rules/effect"
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

// without is the turn list without some lines; when one of them was in turn, the next is.
func (t Turn) without(drop func(Entry) bool) Turn {
	o := t.order()
	for _, e := range t.Entries {
		if drop(e) {
			o = o.Remove(turn.ID(e.ID))
		}
	}
	return Turn{Round: o.Round, Now: wire.EntryID(o.Now), Count: t.Count, Entries: without(t.Entries, drop)}
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
	ended := d.now.inTurn(was.Now)
	d.emit(Listed{Entries: list, Round: was.Round, Now: was.Now})
	if wire.EntryID(o.Now) != was.Now || o.Round != was.Round {
		d.step(o, ended)
	}
}

// step gives the turn away: the movement of those whose turn ended starts anew, and all movement when an order starts or
// ends. It is not when a turn begins, for to its player that may be while hidden ones still take theirs.
func (d *decision) step(o turn.Order, ended ...wire.TokenID) {
	was := d.now.Turn
	s := Stepped{Round: o.Round, Now: wire.EntryID(o.Now), Count: was.Count + 1}
	ended = append(ended, d.now.inTurn(was.Now))
	for _, t := range d.now.Tokens {
		if was.Round == 0 || o.Round == 0 || slices.Contains(ended, d.now.commander(t.ID)) {
			s.Fresh = append(s.Fresh, t.ID)
		}
	}
	s.Fresh = slices.DeleteFunc(s.Fresh, func(id wire.TokenID) bool { return d.now.Token(id).Spent.Cells == 0 })
	moments, back := d.passing(o, ended[0])
	if !back && was.Round > 0 {
		d.endsInSpace(d.now.inTurn(was.Now))
	}
	d.emit(s)
	d.elapse(moments, back)
}

// passing are the moments between the line in turn and where the order goes, and whether it goes back. When the line in turn
// was taken off the list its token's turn ends.
func (d *decision) passing(o turn.Order, ended wire.TokenID) (moments []effect.Moment, back bool) {
	was := d.now.Turn.order()
	switch {
	case o.Round == 0:
		return nil, false
	case was.Round == 0:
		return d.now.moments([]turn.Pass{{Begins: o.Now}}), false
	case was.Index(was.Now) < 0:
		list := d.now.moments([]turn.Pass{{Begins: o.Now, Round: o.Round > was.Round}})
		if ended != 0 {
			list = slices.Insert(list, 0, effect.Moment{Until: effect.TurnEnd, Of: uint64(ended)})
		}
		return list, false
	}
	if ahead := was.Passed(o.Now, o.Round); ahead != nil {
		return d.now.moments(ahead), false
	}
	return d.now.moments(o.Passed(was.Now, was.Round)), true
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

// Standing is where the order stands for one who is shown some of the lines, as an index and the round: at the line in turn,
// or, where it is a GM's that is not shown, at the next that is none such. So those lines take their turns unnoticed, and a
// GM's token that has not acted yet still may, for nothing limits a GM. A player's line is waited for, shown or not. Not
// ok: no order is running, or one of nothing but a GM's lines that are not shown.
func (st *State) Standing(shown func(Entry) bool) (line int, round int32, ok bool) {
	t := st.Turn
	line = slices.IndexFunc(t.Entries, func(e Entry) bool { return e.ID == t.Now })
	if t.Round == 0 || line < 0 {
		return 0, 0, false
	}
	round = t.Round
	for range t.Entries {
		e := t.Entries[line]
		if tok := st.Token(e.Token); shown(e) || tok != nil && st.ofPlayers(tok) {
			return line, round, true
		}
		if line++; line == len(t.Entries) {
			line, round = 0, round+1
		}
	}
	return 0, 0, false
}

// stepTurn goes on or back. A player may only end the turn of its own token, when it is the one in turn as far as the
// player can see.
func (d *decision) stepTurn(b wire.StepTurn) wire.Reason {
	if !d.gm {
		return d.endOwn(b)
	}
	t := d.now.Turn
	if len(t.Entries) == 0 {
		return bad
	}
	o := t.order().Next()
	if b.Back {
		o = t.order().Back()
	}
	if o.Round != t.Round || wire.EntryID(o.Now) != t.Now { // before the first turn is nothing
		d.step(o)
	}
	return fine
}

func (d *decision) endOwn(b wire.StepTurn) wire.Reason {
	if b.Back {
		return role
	}
	line, round, ok := d.now.Standing(func(e Entry) bool {
		return slices.ContainsFunc(d.known.Turn.Entries, func(k wire.Entry) bool { return k.ID == e.ID })
	})
	if !ok {
		return wire.Reason{Code: wire.CodeNotTurn}
	}
	e := d.now.Turn.Entries[line]
	if own := d.now.Token(e.Token); own == nil || own.Spec.Owner != d.seat {
		return wire.Reason{Code: wire.CodeNotTurn}
	}
	o := d.now.Turn.order()
	o.Now, o.Round = turn.ID(e.ID), round
	d.step(o.Next(), e.Token)
	return fine
}

func (d *decision) endTurns() wire.Reason {
	if d.now.Turn.Round != 0 {
		d.step(d.now.Turn.order().End())
	}
	return fine
}
