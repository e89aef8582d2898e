package app

import (
	"sightline/server/wire"
)

// receive takes in a message of the server.
func (m *Model) receive(msg wire.Message) []Effect {
	switch r := msg.(type) {
	case wire.Update:
		return m.update(r)
	case wire.Notes:
		m.note(r.Notes)
	case wire.Ack:
		m.acked(r)
	case wire.Reject:
		m.rejected(r)
	case wire.Passing:
		m.passed(r)
	case wire.Bye:
		m.Conn.Code = r.Code
		m.Stale = true
	}
	return nil
}

// update turns the view into the next one. A patch that does not fit, or whose result has another sum, is never shown: the
// view is asked for anew.
func (m *Model) update(u wire.Update) []Effect {
	base := m.View
	if u.Base == 0 {
		base = &wire.View{}
	} else if base == nil || u.Base != m.Rev {
		return m.resync()
	}
	v, err := base.Apply(u.Patch)
	if err != nil || v.Sum() != u.Sum {
		return m.resync()
	}
	before := m.View
	m.View, m.Rev, m.Watching = v, u.Rev, u.Watching
	m.Stale, m.Dirty = true, true
	m.settlePending()
	m.viewChanged(before)
	m.checkOpen()
	if before == nil || before.Me != v.Me || before.Table.Name != v.Table.Name {
		return m.remember()
	}
	return nil
}

func (m *Model) resync() []Effect {
	m.Rev = 0
	return []Effect{Connect{}}
}

// viewChanged keeps what hangs on the view in step with it.
func (m *Model) viewChanged(before *wire.View) {
	v := m.View
	m.geometry.follow(v)
	if before == nil || before.Scene.Map != v.Scene.Map || before.Scene.Grid != v.Scene.Grid || before.Scene.Bounds != v.Scene.Bounds {
		m.clearTools()
		m.Drag, m.fit = nil, before != nil && before.Scene.Map == v.Scene.Map && m.fit
	}
	if before != nil && before.Me.Seat == v.Me.Seat && len(before.Tokens) == 0 && len(v.Tokens) > 0 && !m.IsGM() {
		m.fit = false // the first token: bring it into view
	}
	if m.Selected != 0 && m.Token(m.Selected) == nil {
		m.Selected = 0
	}
	if m.Hover != 0 && m.Token(m.Hover) == nil {
		m.Hover = 0
	}
	if d := m.Drag; d != nil && m.Token(d.Token) == nil {
		m.Drag = nil
	}
	if s := m.Spin; s != nil && m.Token(s.Token) == nil {
		m.Spin = nil
	}
	m.fitOnce()
	m.redoTools()
	m.turnCame(before)
}

func (m *Model) note(notes []wire.Note) {
	fresh := len(m.Notes) > 0 // not what was told before this page came, if only that its seat was taken
	for _, n := range notes {
		if k := len(m.Notes); k > 0 && n.ID <= m.Notes[k-1].ID {
			continue // told again after a reconnect
		}
		m.Notes = append(m.Notes, n)
		m.takenBack(n)
		m.breaks(n, fresh)
		m.rolledAid(n)
		if fresh {
			m.fresh(n)
		}
		if !m.Open[PanelChat] && n.Kind <= wire.NoteRoll {
			m.Unread++
		}
		if n.Kind == wire.NoteStopped && m.Conn.State == ConnOn && m.mine(n.Token) {
			m.warn(SayStopped)
		}
	}
	m.checkOpen()
	if k := len(m.Notes); k > KeepNotes {
		m.Notes = append([]wire.Note(nil), m.Notes[k-KeepNotes:]...)
	}
	m.Stale = true
}

func (m *Model) mine(id wire.TokenID) bool {
	t := m.Token(id)
	return t != nil && m.Mine(t)
}

// connected keeps how the connection stands. What was pending when it broke has no answer to come: it is dropped, and the
// view that follows shows what was done.
func (m *Model) connected(c Connected) {
	was := m.Conn.State
	m.Conn.State, m.Stale = c.State, true
	if c.Code != wire.CodeNone {
		m.Conn.Code = c.Code
	}
	switch c.State {
	case ConnOn:
		if m.Conn.Tries > 0 && m.View != nil {
			m.say(SayBack)
		}
		m.Conn.Tries, m.Conn.Code = 0, wire.CodeNone
	case ConnWait:
		m.Conn.Tries++
	}
	if was == ConnOn && c.State != ConnOn {
		m.Pending, m.Shown, m.Dirty = nil, nil, true
		m.cancelDrag()
		if c.State == ConnWait {
			m.warn(SayLost)
		}
	}
}
