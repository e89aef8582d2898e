package app

import (
	"testing"

	"sightline/server/wire"
)

// TestBreakTimer: a break counts down from when it was called and says when it is over; one in a log that is read for the first time is
// history; the GM may end it early.
func TestBreakTimer(t *testing.T) {
	m := New("en")
	m.Update(Tick{Now: 5000})
	call := func(id wire.NoteID, minutes int32) wire.Note {
		return wire.Note{ID: id, Kind: wire.NoteBreak, Number: minutes}
	}
	m.note([]wire.Note{{ID: 1, Kind: wire.NoteJoined}, call(2, 10)})
	if m.Break != 0 {
		t.Error("a break of the past runs")
	}
	m.note([]wire.Note{call(3, 2)})
	if m.BreakLeft() != 120 {
		t.Errorf("%d seconds are left of two minutes", m.BreakLeft())
	}
	m.Stale = false
	if m.Update(Tick{Now: 5999}); m.Stale && m.BreakLeft() != 119 {
		t.Errorf("%d seconds left", m.BreakLeft())
	}
	if m.Update(Tick{Now: 6001}); !m.Stale || m.BreakLeft() != 118 {
		t.Errorf("after a second %d are left, shown again: %v", m.BreakLeft(), m.Stale)
	}
	if m.Update(Tick{Now: 125_000}); m.Break != 0 || len(m.Toasts) != 1 || m.Toasts[0].Say.Key != SayBreakOver {
		t.Errorf("after its end: %d, %+v", m.Break, m.Toasts)
	}
	m.note([]wire.Note{call(4, 2), call(5, 0)})
	if m.Break != 0 {
		t.Error("a break that was ended runs on")
	}
}

// TestTakenBackInTheLog: what was taken back loses its words, wherever it stands.
func TestTakenBackInTheLog(t *testing.T) {
	m := New("en")
	m.note([]wire.Note{{ID: 1, Kind: wire.NoteSay, Said: 7, Text: "oops"}, {ID: 2, Kind: wire.NoteSay, Said: 8, Text: "fine"}})
	was := m.Notes
	m.note([]wire.Note{{ID: 3, Kind: wire.NoteTakenBack, Said: 7}})
	if m.Notes[0].Text != "" || !m.Notes[0].Taken || m.Notes[1].Text != "fine" || was[0].Text != "oops" {
		t.Errorf("%+v", m.Notes)
	}
}
