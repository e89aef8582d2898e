package view

import (
	"slices"

	"sightline/rules/chase"
	"sightline/server/table"
	"sightline/server/wire"
)

// chases tells a player of those in which it has runners. It knows its own, the quarries beside one of its own, and whoever is in
// sight: neither unseen in the chase nor hidden on the map. The others leave no gap: their turns pass unnoticed, and what the
// lead is goes by those that are shown.
func (e *eyes) chases(v *wire.View) {
	for _, c := range e.st.Chases {
		if !slices.ContainsFunc(c.Run.Runners, e.runs) {
			continue
		}
		v.Chases = append(v.Chases, e.chase(c))
	}
}

func (e *eyes) runs(r chase.Runner) bool {
	t := e.st.Token(wire.TokenID(r.ID))
	return t != nil && t.Spec.Owner == e.seat
}

func (e *eyes) chase(c table.Chase) wire.Chase {
	beside := slices.ContainsFunc(c.Run.Runners, func(r chase.Runner) bool { return r.Role == chase.Quarry && e.runs(r) })
	shown := func(r chase.Runner) bool {
		t := e.st.Token(wire.TokenID(r.ID))
		switch {
		case t == nil:
			return false
		case t.Spec.Owner == e.seat:
			return true
		case t.Spec.Hidden:
			return false
		}
		return !r.Unseen || beside && r.Role == chase.Quarry
	}
	out := someChase(e.st, c, shown, e.runs)
	for _, m := range c.Run.Marks {
		if slices.ContainsFunc(c.Run.Runners, func(r chase.Runner) bool { return e.runs(r) && c.Run.Met(r, m) }) {
			out.Marks = append(out.Marks, m)
		}
	}
	return out
}

// wholeChase is a chase as GMs know it.
func wholeChase(st *table.State, c table.Chase) wire.Chase {
	all := func(chase.Runner) bool { return true }
	out := someChase(st, c, all, all)
	out.Factors, out.Marks, out.Own = c.Run.Factors, c.Run.Marks, c.Run.Own
	return out
}

// someChase is a chase with the runners that are shown, and all of those that are one's own.
func someChase(st *table.State, c table.Chase, shown, own func(chase.Runner) bool) wire.Chase {
	turn, round := c.Standing(st, shown)
	out := wire.Chase{ID: c.ID, Table: c.Run.Table, Round: round, Waits: c.Waits}
	known := c.Run
	known.Runners = nil
	for i, r := range c.Run.Runners {
		if !shown(r) {
			continue
		}
		known.Runners = append(known.Runners, r)
		w := wire.Runner{Token: wire.TokenID(r.ID), Name: st.Token(wire.TokenID(r.ID)).Spec.Name, Role: r.Role, At: r.At, Way: r.Way, Now: i == turn, Left: r.Left}
		if own(r) {
			w = tell(w, r, c.Run)
		}
		out.Runners = append(out.Runners, w)
	}
	if lead := known.Lead(); lead >= 0 {
		out.Runners[lead].Lead = true
	}
	out.Over = c.Run.Over()
	return out
}

// tell adds what the owner of a runner knows of it.
func tell(w wire.Runner, r chase.Runner, c chase.Chase) wire.Runner {
	w.Told, w.Value, w.Con, w.Stealth, w.Passive = true, r.Value, r.Con, r.Stealth, r.Passive
	w.Dashes, w.Due, w.Moved, w.Rough, w.Unseen, w.Lost = r.Dashes, r.Due, r.Moved, r.Rough, r.Unseen, r.Lost
	if r.Trouble.Mark == 0 && c.Table != chase.OwnTable {
		w.Face = r.Trouble.Face
	} else if t, ok := c.Struck(r.Trouble); ok {
		w.Met = chase.Mark{At: r.At, Text: t.Text.En, DC: t.Test.DC, Rough: t.Fail.Rough}
	}
	return w
}
