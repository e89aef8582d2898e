package app

import "sightline/server/wire"

// second is one in milliseconds.
const second = 1000

// breaks takes in that a break was called, or is over (R-014-001). One in a log that is read for the first time is history.
func (m *Model) breaks(n wire.Note, fresh bool) {
	if n.Kind != wire.NoteBreak {
		return
	}
	if m.Break = 0; fresh && n.Number > 0 {
		m.Break = m.Now + int64(n.Number)*60*second
	}
}

// breakTick shows how much of a break is left, and says when it is over.
func (m *Model) breakTick(before int64) {
	switch {
	case m.Break == 0:
	case m.Break <= m.Now:
		m.Break = 0
		m.say(SayBreakOver)
	case (m.Break-before)/second != m.BreakLeft():
		m.Stale = true
	}
}

// BreakLeft is how many seconds of a break are left.
func (m *Model) BreakLeft() int64 { return max(m.Break-m.Now, 0) / second }

// takenBack empties what was taken back.
func (m *Model) takenBack(n wire.Note) {
	if n.Kind != wire.NoteTakenBack {
		return
	}
	notes := append([]wire.Note(nil), m.Notes...)
	for i := range notes {
		if notes[i].Kind == wire.NoteSay && notes[i].Said == n.Said {
			notes[i].Text, notes[i].Taken = "", true
		}
	}
	m.Notes = notes
}
