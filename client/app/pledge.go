package app

import (
	"slices"

	"sightline/rules/dice"
	"sightline/server/wire"
)

// Record is a session's open rolls as the view has them, to be checked or kept.
func Record(v *wire.View, p wire.Pledge) dice.Record {
	r := dice.Record{Session: p.Session, Commitment: p.Commitment, Seed: p.Seed}
	for _, o := range v.Open {
		if uint64(o.ID.Session()) == p.Number {
			r.Rolls = append(r.Rolls, o.Told(seatName(v, o.Seat)))
		}
	}
	return r
}

func seatName(v *wire.View, id wire.SeatID) string {
	for _, s := range v.Seats {
		if s.ID == id {
			return s.Name
		}
	}
	return ""
}

// showPledge shows a session's rolls, or puts them away.
func (m *Model) showPledge(n uint64) {
	if m.Pledge == n {
		n = 0
	}
	m.Pledge = n
}

// checkOpen checks, once each, the open rolls of sessions whose seed is published: in the list of the view and in the log, as this
// client was told them when they were made.
func (m *Model) checkOpen() {
	if m.View == nil {
		return
	}
	seeds := map[uint32]wire.Pledge{}
	for _, p := range m.View.Pledges {
		if p.Over {
			seeds[uint32(p.Number)] = p
		}
	}
	if len(seeds) == 0 {
		return
	}
	fresh := map[wire.OpenID]bool{}
	check := func(id wire.OpenID, t dice.Told) {
		p, over := seeds[id.Session()]
		if _, known := m.Checked[id]; !over || known {
			return
		}
		holds := dice.Commit(p.Session, p.Seed) == p.Commitment && p.Seed.Holds(p.Session, t)
		if was, twice := fresh[id]; twice {
			holds = holds && was
		}
		fresh[id] = holds
	}
	for _, o := range m.View.Open {
		check(o.ID, o.Told(""))
	}
	for i := range m.Notes {
		if r := m.Notes[i].Roll; r != nil && r.Open != 0 {
			check(r.Open, asTold(r))
		}
	}
	m.keepChecked(fresh)
}

// keepChecked adds what was found; maps of the model are not changed in place while others read them.
func (m *Model) keepChecked(fresh map[wire.OpenID]bool) {
	if len(fresh) == 0 {
		return
	}
	for id, holds := range m.Checked {
		if slices.ContainsFunc(m.View.Pledges, func(p wire.Pledge) bool { return p.Number == uint64(id.Session()) }) {
			fresh[id] = holds
		}
	}
	m.Checked, m.Stale = fresh, true
}

// asTold is a roll of the log as it is checked.
func asTold(r *wire.RollResult) dice.Told {
	t := dice.Told{Index: r.Open.Index(), Expr: r.Expr, Total: r.Total}
	for _, term := range r.Terms {
		for _, f := range term.Faces {
			t.Faces = append(t.Faces, f.Fell)
		}
	}
	return t
}
