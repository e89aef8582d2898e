package app

import (
	"strconv"

	"sightline/client/aid"
	"sightline/server/wire"
)

// Aids is what is open and filled in of the panel "Rules and tools".
type Aids struct {
	Find    string
	Open    string                       // an aid's id; "": the list
	Values  map[string]map[string]string // by aid and field, as typed
	rolling *rolling
}

// rolling is a field that waits for a roll.
type rolling struct{ aid, field, expr string }

// set keeps what was typed. Maps are made anew, for what was drawn may still hold the old ones.
func (a *Aids) set(id, field, value string) {
	all, of := map[string]map[string]string{}, map[string]string{}
	for k, v := range a.Values {
		all[k] = v
	}
	for k, v := range a.Values[id] {
		of[k] = v
	}
	of[field] = value
	all[id] = of
	a.Values = all
}

func (m *Model) openAid(id string) {
	if _, ok := aid.Find(id); ok || id == "" {
		m.Aids.Open, m.Open[PanelAids] = id, true
		m.bring(PanelAids)
	}
}

// rollAid rolls: a GM's for GMs alone, a player's in the open.
func (m *Model) rollAid(msg RollAid) []Effect {
	m.Aids.rolling = &rolling{m.Aids.Open, msg.Field, msg.Expr}
	return m.do(wire.Roll{Expr: msg.Expr, Secret: m.IsGM()})
}

// rolledAid fills in what was rolled.
func (m *Model) rolledAid(n wire.Note) {
	r := m.Aids.rolling
	if r == nil || n.Roll == nil || n.Roll.Expr != r.expr || m.View == nil || n.From != m.View.Me.Seat {
		return
	}
	m.Aids.rolling = nil
	m.Aids.set(r.aid, r.field, strconv.Itoa(int(n.Roll.Total)))
}
