package app

import (
	"testing"

	"sightline/geom"
	"sightline/server/wire"
)

// The lock is the device's: it stays when the device changes hands, and a new page is not locked.
func TestLockedViewStaysAcrossTheCurtain(t *testing.T) {
	m := New("cs")
	m.Update(Opened{Path: "/play", Touch: true})
	m.Update(LockView{})
	m.Update(HotReady{Seats: []HotSeat{{ID: 1, Name: "Eva"}, {ID: 2, Name: "Adam"}}})
	if !m.Touch || !m.Locked {
		t.Errorf("behind the curtain: touch %v, locked %v", m.Touch, m.Locked)
	}
	m.Update(LockView{})
	if m.Locked {
		t.Error("the lock does not open")
	}
}

// Whatever lies over the board and takes the keyboard counts as covering it, so that closing it gives the keyboard back.
func TestMenusAndDialogsCoverTheBoard(t *testing.T) {
	for name, open := range map[string]func(*Model){
		"menu":   func(m *Model) { m.Menu = &Menu{At: geom.Point{}} },
		"invite": func(m *Model) { m.Link = &MadeLink{} },
		"laid":   func(m *Model) { m.Laid = &wire.Laid{} },
		"help":   func(m *Model) { m.Update(Toggle{PanelHelp}) },
	} {
		m := New("cs")
		if m.Covered() {
			t.Fatal("covered by nothing")
		}
		if open(m); !m.Covered() {
			t.Errorf("%s: not covered", name)
		}
	}
}
