package table

import (
	"slices"

	"sightline/geom"
	"sightline/rules/effect"
	"sightline/rules/turn"
	"sightline/server/wire"
)

// order is the turn list as rules/turn knows it.
func (t Turn) order() turn.Order {
	o := turn.Order{Round: t.Round, Segment: t.Segment, Segments: t.Segments, Now: turn.ID(t.Now)}
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
	return Turn{Round: o.Round, Segment: o.Segment, Segments: o.Segments, Now: wire.EntryID(o.Now), Count: t.Count, Entries: without(t.Entries, drop)}
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
	d.emit(Listed{Entries: list, Round: was.Round, Segment: was.Segment, Segments: was.Segments, Now: was.Now})
	if wire.EntryID(o.Now) != was.Now || o.Round != was.Round || o.Segment != was.Segment {
		d.step(o, ended)
	}
}

// step gives the turn away: the movement of those whose turn ended starts anew, and all movement when an order starts or
// ends. It is not when a turn begins, for to its player that may be while hidden ones still take theirs. Into how many segments
// a round is split is found as it begins.
func (d *decision) step(o turn.Order, ended ...wire.TokenID) {
	was := d.now.Turn
	if o.Round != was.Round {
		o.Segments = d.now.segments()
		o.Segment = min(o.Segments, 1)
		if o.Round < was.Round {
			o.Segment = o.Segments
		}
	}
	s := Stepped{
		Round: o.Round, Segment: o.Segment, Segments: o.Segments, Now: wire.EntryID(o.Now), Count: was.Count + 1,
		NewRound: o.Round > was.Round,
	}
	ended = append(ended, d.now.inTurn(was.Now))
	for _, t := range d.now.Tokens {
		if was.Round == 0 || o.Round == 0 || slices.Contains(ended, d.now.commander(t.ID)) {
			s.Fresh = append(s.Fresh, t.ID)
		}
	}
	s.Fresh = slices.DeleteFunc(s.Fresh, func(id wire.TokenID) bool {
		t := d.now.Token(id)
		return t.Spent.Cells == 0 && t.Used&turn.InTurn == 0
	})
	moments, back := d.passing(o, ended[0])
	if !back {
		s.Begun = d.begun(moments)
		for _, m := range moments {
			if m.Until == effect.TurnEnd {
				d.endsInSpace(wire.TokenID(m.Of))
			}
		}
	}
	s.Unseen = len(d.now.Chances) > 0 && d.unseen(o, ended[0])
	d.emit(s)
	d.elapse(moments, back)
	if was.Round == 0 {
		for _, e := range d.now.Turn.Entries {
			d.due(e.Token, stress)
		}
	}
}

// begun are the tokens whose turns begin and that get a reaction back.
func (d *decision) begun(moments []effect.Moment) (list []wire.TokenID) {
	for _, m := range moments {
		if t := d.now.Token(wire.TokenID(m.Of)); m.Until == effect.TurnStart && t != nil && (t.Used|t.Early)&turn.UsedReaction != 0 {
			list = append(list, t.ID)
		}
	}
	return list
}

// unseen says that no turn ended, or was taken back, but of creatures that players can't see: to them nothing happened.
func (d *decision) unseen(to turn.Order, ended wire.TokenID) bool {
	was := d.now.Turn.order()
	open := func(id wire.TokenID) bool {
		t := d.now.Token(id)
		return t == nil || d.now.open(t)
	}
	switch {
	case was.Round == 0 || to.Round == 0:
		return false
	case was.Index(was.Now) < 0:
		return !open(ended)
	}
	passed := was.Passed(to)
	if passed == nil {
		passed = to.Passed(was)
	}
	return !slices.ContainsFunc(passed, func(p turn.Pass) bool { return open(d.now.inTurn(wire.EntryID(p.Ends))) })
}

// standing is where the order stands as far as a player's view shows it.
func (d *decision) standing() (turn.Order, bool) {
	return d.now.Standing(d.listed)
}

// gone are the moments that have gone by for the seat though not in truth: those of turns that it is not shown.
func (d *decision) gone() []effect.Moment {
	if d.gm {
		return nil
	}
	return d.now.Behind(d.seat, d.listed)
}

// listed says that a player's view shows a line.
func (d *decision) listed(e Entry) bool {
	return slices.ContainsFunc(d.known.Turn.Entries, func(k wire.Entry) bool { return k.ID == e.ID })
}

// segments is into how many parts a round is split that begins now: by the fewest actions of those in the list that players
// play or see. What they can't see must not tell by it that it is there.
func (st *State) segments() int32 {
	if !st.Profile().Segments {
		return 0
	}
	var open []int32
	for _, e := range st.Turn.Entries {
		if t := st.Token(e.Token); t != nil && st.open(t) {
			open = append(open, st.ActionsOf(t))
		}
	}
	return max(turn.Fewest(open), 1)
}

// ActionsOf is how many actions a token has in a round.
func (st *State) ActionsOf(t *Token) int32 {
	if t.Spec.Actions > 0 {
		return turn.Actions(t.Spec.Actions, 0)
	}
	return turn.Actions(turn.BaseActions, 0)
}

// open says that players play a token or one of them sees it.
func (st *State) open(t *Token) bool {
	if st.ofPlayers(t) {
		return true
	}
	if t.Spec.Hidden {
		return false
	}
	if st.Table.Fog == wire.FogHand {
		shown := func(p geom.Point) bool { return st.Hand.shown(p) }
		return slices.ContainsFunc(st.Joined(t), shown)
	}
	return slices.ContainsFunc(st.Seats, func(s Seat) bool { return s.Role == wire.Player && st.Seen(st.Sights(s.ID), t) })
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
	if ahead := was.Passed(o); ahead != nil {
		return d.now.moments(ahead), false
	}
	return d.now.moments(o.Passed(was)), true
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
	switch {
	case !d.gm && !d.mayBreakTie(b):
		return role
	case !d.entry(b.Entry) || b.Before != 0 && !d.entry(b.Before):
		return absent
	}
	d.relist(d.now.Turn.order().Move(turn.ID(b.Entry), turn.ID(b.Before)))
	d.scouted = true // a player's undo would meet what a GM does to lines that it is not shown; it can be moved back
	return fine
}

// mayBreakTie says that a player moves its own line before another's that is tied with it, or the other before its own, and that
// players decide over it (R-024-006). It goes by what the seat is shown.
func (d *decision) mayBreakTie(b wire.MoveEntry) bool {
	line := func(id wire.EntryID) (wire.Entry, *Token) {
		for _, e := range d.known.Turn.Entries {
			if e.ID == id {
				return e, d.now.Token(e.Token)
			}
		}
		return wire.Entry{}, nil
	}
	a, one := line(b.Entry)
	o, two := line(b.Before)
	if one == nil || two == nil || a.Value != o.Value || one.Spec.Owner != d.seat && two.Spec.Owner != d.seat {
		return false
	}
	return turn.Tie(d.now.ofPlayers(one), d.now.ofPlayers(two)) == turn.Players
}

func (d *decision) removeEntry(b wire.RemoveEntry) wire.Reason {
	if !d.entry(b.Entry) {
		return absent
	}
	d.relist(d.now.Turn.order().Remove(turn.ID(b.Entry)))
	return fine
}

// Shows is how much of the order a seat is shown, and whether lines of creatures that players do not know of are.
func (st *State) Shows(gm bool) (seen turn.Seen, hidden bool) {
	return st.Table.Order.Seen(gm), st.Table.Order.Hidden(gm)
}

// Standing is where the order stands for one who is shown some of the lines: at the line in turn, or, where it is a GM's that is
// not shown, at the next that is none such. So those lines take their turns unnoticed, and a GM's token that has not acted yet
// still may, for nothing limits a GM. A player's line is waited for, shown or not. Under a hidden list it stands where it truly
// does: who sees no order notices none. Not ok: no order is running, or one of nothing but a GM's lines that are not shown.
func (st *State) Standing(shown func(Entry) bool) (o turn.Order, ok bool) {
	o = st.Turn.order()
	if o.Round == 0 || o.Index(o.Now) < 0 {
		return turn.Order{}, false
	}
	if st.Table.Order == turn.HiddenList {
		return o, true
	}
	for range o.Entries {
		e := st.Turn.Entries[o.Index(o.Now)]
		if tok := st.Token(e.Token); shown(e) || tok != nil && st.ofPlayers(tok) {
			return o, true
		}
		o = o.Next()
	}
	return turn.Order{}, false
}

// Behind are the moments that have gone by, though not in truth, for a player's seat (0: for the party) that is shown some of the lines.
// Where it is shown none of them any more the order stands for it at the next that it was shown once: what ended while it saw the
// line must not come back, be the one truly in turn hidden or only out of its sight.
func (st *State) Behind(seat wire.SeatID, shown func(Entry) bool) []effect.Moment {
	o, ok := st.Standing(shown)
	if !ok {
		o, ok = st.Standing(func(e Entry) bool { return st.hasMet(seat, e.ID) })
	}
	if !ok {
		return nil
	}
	return st.Ahead(o)
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
	o := d.next(t.order())
	if b.Back {
		o = t.order().Back()
	}
	if o.Round != t.Round || o.Segment != t.Segment || wire.EntryID(o.Now) != t.Now { // before the first turn is nothing
		d.step(o)
	}
	return fine
}

// next is the order a step on. A card stands for all of a group: when it has finished all have.
func (d *decision) next(o turn.Order) turn.Order {
	group := d.group(wire.EntryID(o.Now))
	was := o
	for o = o.Next(); d.now.Table.Order == turn.Cards && group != 0 && d.group(wire.EntryID(o.Now)) == group && o.Now != was.Now; {
		o = o.Next()
	}
	return o
}

func (d *decision) group(id wire.EntryID) uint64 {
	for _, e := range d.now.Turn.Entries {
		if e.ID == id {
			return e.Group
		}
	}
	return 0
}

func (d *decision) endOwn(b wire.StepTurn) wire.Reason {
	if b.Back {
		return role
	}
	o, ok := d.standing()
	if !ok {
		return wire.Reason{Code: wire.CodeNotTurn}
	}
	id := d.now.inTurn(wire.EntryID(o.Now))
	if own := d.now.Token(id); own == nil || own.Spec.Owner != d.seat {
		return wire.Reason{Code: wire.CodeNotTurn}
	}
	d.step(o.Next(), id)
	return fine
}

func (d *decision) endTurns() wire.Reason {
	if d.now.Turn.Round != 0 {
		d.step(d.now.Turn.order().End())
	}
	return fine
}
