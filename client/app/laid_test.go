package app

import (
	"testing"

	"sightline/server/wire"
)

// A map that was laid as it stands is a notice; one of which something was left out or repaired needs a dialog.
func TestLaidIsToldByNoticeOrDialog(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(Uploaded{Laid: wire.Laid{Name: "Mill", Walls: 4, Joined: 2}})
	if d.m.Laid != nil || len(d.m.Toasts) != 1 || d.m.Toasts[0].Say.Laid.Name != "Mill" || d.m.Toasts[0].Bad {
		t.Errorf("dialog %+v, notices %+v", d.m.Laid, d.m.Toasts)
	}
	for _, l := range []wire.Laid{{Outside: wire.LaidCount{Doors: 1}}, {Overfull: true}, {Notes: []wire.LaidNote{{Code: "short", N: 1}}}} {
		d.do(Uploaded{Laid: l})
		if d.m.Laid == nil || len(d.m.Toasts) != 1 {
			t.Errorf("%+v: dialog %+v, notices %+v", l, d.m.Laid, d.m.Toasts)
		}
		if d.do(CloseLaid{}); d.m.Laid != nil {
			t.Error("the dialog does not close")
		}
	}
	d.do(Uploaded{Laid: wire.Laid{Overfull: true}, Reason: wire.Reason{Code: wire.CodeMap}})
	if d.m.Laid != nil || !d.m.Toasts[1].Bad {
		t.Errorf("a refused map: dialog %+v, notices %+v", d.m.Laid, d.m.Toasts)
	}
}

// What the file of a game begun on one holds is told at the first curtain, to whoever chose it, and is gone when the first
// seat takes the device.
func TestLaidAtTheFirstCurtain(t *testing.T) {
	begin := func(l *wire.Laid) *driver {
		d := &driver{T: t, m: New("en")}
		d.do(Resize{W: 800, H: 600, Scale: 1}, Opened{Path: "/play"}, HotStart{HotGame{}})
		d.do(HotReady{Seats: []HotSeat{{ID: me, Name: "Eva"}, {ID: friend, Name: "Ota"}}, Laid: l})
		return d
	}
	cut := &wire.Laid{Outside: wire.LaidCount{Doors: 3}}
	d := begin(cut)
	if d.m.Laid != cut {
		t.Fatal("nothing is said of the file")
	}
	if d.do(HotTake{}); d.m.Laid != nil {
		t.Error("the first seat is told what the file holds")
	}
	d = begin(cut)
	if d.do(HotHand{friend}); d.m.Laid != nil {
		t.Error("another seat is told what the file holds")
	}
	for _, l := range []*wire.Laid{nil, {Walls: 5}} {
		if d := begin(l); d.m.Laid != nil {
			t.Errorf("a dialog without need: %+v", d.m.Laid)
		}
	}
}

// A map may still be read while the device changes hands: what its file holds is the GM's alone.
func TestLaidAfterTheDeviceChangedHands(t *testing.T) {
	for name, take := range map[string][]Msg{"at the curtain": nil, "in a player's hands": {HotTake{}, Connected{State: ConnOn}}} {
		d := at(t, room(wire.GM))
		d.m.Hot = Hot{On: true, Stage: HotPlay, Who: me, Seats: []HotSeat{{ID: me, Role: wire.GM}, {ID: friend}}}
		d.do(HotHand{friend})
		d.do(take...)
		if take != nil {
			d.view, d.rev = nil, 0
			d.see(room(wire.Player))
		}
		d.do(Uploaded{Laid: wire.Laid{Name: "Lair", Doors: 3}}, Uploaded{Laid: wire.Laid{Overfull: true}}, Uploaded{Reason: wire.Reason{Code: wire.CodeMap, Text: "cut: portals[9]"}})
		if d.m.Laid != nil || len(d.m.Toasts) != 0 {
			t.Errorf("%s: dialog %+v, notices %+v", name, d.m.Laid, d.m.Toasts)
		}
	}
}

// A GM asks once which maps there are, when the panel that offers them opens, and lays one; a player does neither.
func TestSamplesAreAskedForAndLaid(t *testing.T) {
	m := at(t, room(wire.GM)).m
	if e := m.Update(Toggle{PanelScene}); len(e) != 1 || e[0] != (ListSamples{}) {
		t.Fatalf("the panel opens: %v", e)
	}
	m.Update(SamplesListed{Maps: []SampleMap{{Name: "tower", Title: "Round tower"}}})
	m.Update(Toggle{PanelScene})
	if e := m.Update(Toggle{PanelScene}); len(e) != 0 {
		t.Errorf("it is asked again: %v", e)
	}
	if e := m.Update(LaySample{"tower", "Věž"}); len(e) != 1 || e[0] != (UploadSample{"tower", "Věž"}) || m.Upload == nil {
		t.Errorf("laying: %v, %+v", e, m.Upload)
	}
	if m.Update(Uploaded{Laid: wire.Laid{Outside: wire.LaidCount{Walls: 356}}}); m.Laid != nil || len(m.Toasts) != 1 {
		t.Errorf("a sample that was laid needs a notice and no dialog: %+v, %+v", m.Laid, m.Toasts)
	}
	m = at(t, room(wire.Player)).m
	if e := append(m.Update(Toggle{PanelScene}), m.Update(LaySample{"tower", "Věž"})...); len(e) != 0 {
		t.Errorf("a player: %v", e)
	}
}
