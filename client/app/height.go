package app

import (
	"sightline/geom/grid"
	"sightline/server/wire"
)

// setFly makes the selected token fly when it is moved, or walk; a drag under way at once.
func (m *Model) setFly(fly bool) []Effect {
	m.Fly, m.Stale, m.Dirty = fly, true, true
	if m.Drag == nil {
		return nil
	}
	m.redrag(m.Token(m.Drag.Token))
	return m.passDrag(false)
}

// raise brings the selected token up or down. Presses add up while no answer has come.
func (m *Model) raise(by int32) []Effect {
	t := m.Token(m.Selected)
	if t == nil || !m.Mine(t) || m.Drag != nil || by == 0 {
		return nil
	}
	floor := t.Floor
	for _, p := range m.Pending {
		if b, ok := p.Body.(wire.RaiseToken); ok && b.Token == t.ID {
			floor = b.Floor
		}
	}
	return m.do(wire.RaiseToken{Token: t.ID, Floor: floor + by})
}

// Flip is the place of a token turned over about the cell that its place names, so that turning it over again leads back; false
// where there is no other way up.
func (m *Model) Flip(t *wire.Token) (grid.Place, bool) {
	if !m.Grid().Turns(t.Size) {
		return t.At, false
	}
	over := t.At
	over.Turned = !over.Turned
	return over, true
}
