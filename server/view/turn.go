package view

import (
	turns "sightline/rules/turn"
	"sightline/server/table"
	"sightline/server/wire"
)

// shownLine says that a line is shown to who is shown these tokens.
func shownLine(st *table.State, e table.Entry, shown func(wire.TokenID) bool) bool {
	return e.Token == 0 || st.Token(e.Token) != nil && shown(e.Token)
}

// turn is the turn list as far as its lines are shown: those without a token, and those whose token is shown. Others leave
// no gap. While one of the GM's that is not shown is in turn, the mark stands on the next line already; while a player's that
// is not shown is, it stays on the last shown line before it, and the round is the one in which that line had its turn. Of these
// lines a player is shown as many as the style of the table has it.
func turn(st *table.State, shown, own func(wire.TokenID) bool) wire.Turn {
	seen, hidden := st.Shows(own == nil)
	visible := func(e table.Entry) bool { return hidden || shownLine(st, e, shown) }
	now, ok := mark(st, visible)
	next := nextLine(st, now, visible)
	out, groups := wire.Turn{}, map[uint64]wire.EntryID{}
	for _, e := range st.Turn.Entries {
		mine, here := own != nil && own(e.Token), ok && turns.ID(e.ID) == now.Now
		come := e.Up || here || ok && e.ID == next
		if !visible(e) || seen == turns.OwnLine && !mine || seen == turns.ComeUp && !mine && !come {
			continue
		}
		line := wire.Entry{ID: e.ID, Token: e.Token, Name: e.Name, Value: e.Value, Now: here}
		if t := st.Token(e.Token); t != nil {
			line.Name = t.Spec.Name
			if st.Profile().Segments {
				line.Actions = st.ActionsOf(t)
			}
		}
		if e.Group != 0 {
			if groups[e.Group] == 0 {
				groups[e.Group] = e.ID
			}
			line.Group = groups[e.Group]
		}
		out.Entries = append(out.Entries, line)
	}
	ungroup(out.Entries)
	if ok && len(out.Entries) > 0 {
		out.Round, out.Segment, out.Segments = now.Round, now.Segment, now.Segments
	}
	return out
}

// ungroup takes the mark of a group off a line whose fellows are not shown: it would tell that there are some.
func ungroup(list []wire.Entry) {
	members := map[wire.EntryID]int{}
	for _, e := range list {
		members[e.Group]++
	}
	for i := range list {
		if members[list[i].Group] < 2 {
			list[i].Group = 0
		}
	}
}

// mark is where the order stands for who is shown some lines: at one of them, as long as an order runs. Under a hidden list it
// is where it truly stands.
func mark(st *table.State, visible func(table.Entry) bool) (turns.Order, bool) {
	o, ok := st.Standing(visible)
	if !ok || st.Table.Order == turns.HiddenList {
		return o, ok
	}
	for range st.Turn.Entries { // a player's line that is not shown is waited for: the mark is still on the last one shown
		if visible(st.Turn.Entries[o.Index(o.Now)]) {
			return o, true
		}
		back := o.Back()
		if back.Now == o.Now {
			return o, false
		}
		o = back
	}
	return o, false
}

// nextLine is the next line that is shown after the mark; 0 when there is none.
func nextLine(st *table.State, o turns.Order, visible func(table.Entry) bool) wire.EntryID {
	at := o.Index(o.Now)
	for n := range st.Turn.Entries {
		e, ok := o.Ahead(at, n+1)
		if i := o.Index(e.ID); ok && visible(st.Turn.Entries[i]) {
			return st.Turn.Entries[i].ID
		}
	}
	return 0
}
