package app

import "sightline/server/wire"

// do sends a command and keeps it pending. What is shown in passing has no answer and is not kept.
func (m *Model) do(body wire.Body) []Effect {
	m.nextID++
	c := wire.Command{ID: m.nextID, Body: body}
	if _, passing := body.(wire.Show); !passing {
		p := Pending{ID: c.ID, Body: body}
		switch b := body.(type) {
		case wire.MoveToken:
			if n := len(b.Path); n > 0 {
				p.Token, p.Place = b.Token, b.Path[n-1]
			}
		case wire.PutToken:
			p.Token, p.Place = b.Token, b.At
		}
		m.Pending = append(m.Pending, p)
	}
	m.Stale, m.Dirty = true, true
	return []Effect{Send{c}}
}

// acked takes away what is done, once the view that shows it is here.
func (m *Model) acked(a wire.Ack) {
	for i := range m.Pending {
		if m.Pending[i].ID == a.ID {
			m.Pending[i].Rev = a.Rev
		}
	}
	m.settlePending()
}

func (m *Model) settlePending() {
	left := m.Pending[:0:0]
	for _, p := range m.Pending {
		if p.Rev == 0 || p.Rev > m.Rev {
			left = append(left, p)
		}
	}
	if len(left) != len(m.Pending) {
		m.Pending, m.Stale, m.Dirty = left, true, true
	}
}

// rejected springs back what was refused and says why.
func (m *Model) rejected(r wire.Reject) {
	left := m.Pending[:0:0]
	for _, p := range m.Pending {
		if p.ID != r.ID {
			left = append(left, p)
		}
	}
	if len(left) == len(m.Pending) {
		return // what was shown in passing
	}
	m.Pending, m.Dirty = left, true
	m.refuse(r.Reason)
}

// Waits says whether a command has no answer yet.
func (m *Model) Waits() bool { return len(m.Pending) > 0 }
