package app

import (
	"testing"

	"sightline/server/wire"
)

// TestAidIsRolled: what the server rolled for a field is filled in, once, and only what this seat asked for.
func TestAidIsRolled(t *testing.T) {
	m := New("en")
	m.View = &wire.View{Me: wire.Me{Seat: 7, Role: wire.GM}}
	m.Update(OpenAid{ID: "insight"})
	m.Update(SetAid{Field: "dc", Value: "12"})
	before := m.Aids.Values
	effects := m.Update(RollAid{Field: "total", Expr: "1d20"})
	if len(effects) != 1 || !effects[0].(Send).Command.Body.(wire.Roll).Secret {
		t.Fatalf("%+v: a GM's roll for an aid is for GMs", effects)
	}
	roll := func(id wire.NoteID, from wire.SeatID, total int32) {
		m.Update(Received{wire.Notes{Notes: []wire.Note{{ID: id, Kind: wire.NoteRoll, From: from, Roll: &wire.RollResult{Expr: "1d20", Total: total}}}}})
	}
	roll(1, 8, 3)
	roll(2, 7, 17)
	roll(3, 7, 5)
	if got := m.Aids.Values["insight"]; got["total"] != "17" || got["dc"] != "12" {
		t.Errorf("%v", got)
	}
	if _, ok := before["insight"]["total"]; ok {
		t.Error("what was drawn from before was changed")
	}
	m.Update(OpenAid{ID: "no such"})
	if m.Aids.Open != "insight" || !m.Open[PanelAids] {
		t.Error("an aid that is not there was opened")
	}
}
