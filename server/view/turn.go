package view

import (
	"sightline/server/table"
	"sightline/server/wire"
)

// shownLine says that a line is shown to who is shown these tokens.
func shownLine(st *table.State, e table.Entry, shown func(wire.TokenID) bool) bool {
	return e.Token == 0 || st.Token(e.Token) != nil && shown(e.Token)
}

// turn is the turn list as far as its lines are shown: those without a token, and those whose token is shown. Others leave
// no gap. While one of the GM's that is not shown is in turn, the mark stands on the next line already; while a player's that
// is not shown is, it stays on the last shown line before it, and the round is the one in which that line had its turn.
func turn(st *table.State, shown func(wire.TokenID) bool) wire.Turn {
	visible := func(e table.Entry) bool { return shownLine(st, e, shown) }
	line, round, ok := st.Standing(visible)
	out, now := wire.Turn{}, -1 // now: the last shown line at or before the one in turn
	for i, e := range st.Turn.Entries {
		if !visible(e) {
			continue
		}
		name := e.Name
		if t := st.Token(e.Token); t != nil {
			name = t.Spec.Name
		}
		if i <= line {
			now = len(out.Entries)
		}
		out.Entries = append(out.Entries, wire.Entry{ID: e.ID, Token: e.Token, Name: name, Value: e.Value})
	}
	if now < 0 { // the first shown line comes later: the mark is still on the last one, of the round before
		now, round = len(out.Entries)-1, round-1
	}
	if !ok || round <= 0 || now < 0 {
		return out
	}
	out.Round, out.Entries[now].Now = round, true
	return out
}
