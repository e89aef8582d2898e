package link

import "sightline/server/wire"

// Resume says what the client still has, so that the server sends only what is new. The zero value asks for everything.
// A link keeps one up to date by heeding each message that it passes on.
type Resume struct {
	Rev, Sum uint64
	Note     wire.NoteID
}

// Heed keeps up with a message.
func (r *Resume) Heed(m wire.Message) {
	switch m := m.(type) {
	case wire.Update:
		r.Rev, r.Sum = m.Rev, m.Sum
	case wire.Notes:
		for _, n := range m.Notes {
			r.Note = max(r.Note, n.ID)
		}
	}
}
