package view

import (
	"sightline/server/table"
	"sightline/server/wire"
)

// turn is the turn list as far as its lines are shown: those without a token, and those whose token is shown. Others leave
// no gap and pass silently: while one of them is in turn, the mark stays on the last shown line before it, and the round
// is the one in which that line had its turn. Round 0 while none of the shown lines has had it yet.
func turn(st *table.State, shown func(wire.TokenID) bool) wire.Turn {
	out := wire.Turn{}
	now, at := -1, -1 // the last shown line at or before the one in turn, and the last of all
	passed := false
	for _, e := range st.Turn.Entries {
		name := e.Name
		visible := e.Token == 0
		if t := st.Token(e.Token); t != nil && shown(e.Token) {
			name, visible = t.Spec.Name, true
		}
		if visible {
			out.Entries = append(out.Entries, wire.Entry{ID: e.ID, Token: e.Token, Name: name, Value: e.Value})
			at = len(out.Entries) - 1
			if !passed {
				now = at
			}
		}
		passed = passed || e.ID == st.Turn.Now
	}
	out.Round = st.Turn.Round
	if now < 0 { // the first shown line comes later: the mark is still on the last one, of the round before
		now, out.Round = at, out.Round-1
	}
	if out.Round <= 0 || now < 0 {
		out.Round = 0
		return out
	}
	out.Entries[now].Now = true
	return out
}
