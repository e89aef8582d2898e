package app

import (
	"testing"

	"sightline/client/hand"
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// A pending move is an overlay: it goes when the view that holds its effect is here, not before.
func TestAckWaitsForItsView(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(Pick{Token: 1}, Key{Name: "ArrowRight"})
	cmd := d.sent()[0]
	d.do(Received{wire.Ack{ID: cmd.ID, Rev: d.rev + 1}})
	if !d.m.Waits() {
		t.Fatal("the token jumps back for a moment")
	}
	d.change(func(v *wire.View) { v.Tokens[0].At.Cell.X = 3 })
	if d.m.Waits() {
		t.Error("still pending")
	}
	if at, _ := d.m.PlaceOf(d.m.Token(1)); at.Cell != (grid.Cell{X: 3, Y: 2}) {
		t.Errorf("at %v", at)
	}
}

// The client applies no rule of its own: without an answer the view stays as the server last said.
func TestViewIsOnlyTheServers(t *testing.T) {
	d := at(t, room(wire.GM))
	before := d.m.View.Sum()
	d.do(Pick{Token: 1}, Key{Name: "ArrowRight"}, Key{Name: "r"}, Key{Name: "h"}, Key{Name: "Delete"}, CycleDoor{Door: 5}, GiveToken{friend})
	if d.m.View.Sum() != before {
		t.Error("the view changed without the server")
	}
}

func TestBadPatchAsksAnew(t *testing.T) {
	for name, f := range map[string]func(u *wire.Update){
		"sum":  func(u *wire.Update) { u.Sum++ },
		"base": func(u *wire.Update) { u.Base += 3 },
	} {
		d := at(t, room(wire.Player))
		v := *d.view
		v.Tokens = v.Tokens[:1]
		u := wire.Update{Base: d.rev, Rev: d.rev + 1, Sum: v.Sum(), Patch: wire.Diff(d.view, &v)}
		f(&u)
		d.do(Received{u})
		if len(d.m.View.Tokens) != 3 {
			t.Errorf("%s: a view that may be wrong is shown", name)
		}
		if len(d.effects) != 1 || d.effects[0] != (Connect{}) {
			t.Errorf("%s: effects %v", name, d.effects)
		}
		d.view, d.rev = nil, 0
		d.see(&v)
		if len(d.m.View.Tokens) != 1 {
			t.Errorf("%s: the fresh view is not shown", name)
		}
	}
}

func TestNotes(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(Toggle{PanelChat}) // closed
	d.do(Received{wire.Notes{Notes: []wire.Note{{ID: 1, Text: "hi"}, {ID: 2, Kind: wire.NoteStopped, Token: 1}}}})
	d.do(Received{wire.Notes{Notes: []wire.Note{{ID: 2, Kind: wire.NoteStopped, Token: 1}, {ID: 3}}}})
	if len(d.m.Notes) != 3 || d.m.Unread != 2 {
		t.Errorf("%d notes, %d unread", len(d.m.Notes), d.m.Unread)
	}
	if len(d.m.Toasts) != 1 || d.m.Toasts[0].Say.Key != SayStopped {
		t.Errorf("toasts %+v", d.m.Toasts)
	}
	if d.do(Toggle{PanelChat}); d.m.Unread != 0 {
		t.Error("still unread")
	}
}

func TestOthersThings(t *testing.T) {
	d := at(t, room(wire.Player))
	drag := wire.Thing{Kind: wire.ThingDrag, Token: 2, Path: []grid.Place{{Cell: grid.Cell{X: 7, Y: 3}}}}
	d.do(Received{wire.Passing{From: friend, Thing: drag}}, Received{wire.Passing{From: friend, Thing: drag}})
	if len(d.m.Shown) != 1 || d.m.Shown[0].Leg.Cost != 1 {
		t.Fatalf("shown %+v", d.m.Shown)
	}
	d.do(Received{wire.Passing{From: friend}})
	if len(d.m.Shown) != 0 {
		t.Error("not taken away")
	}
	d.do(Received{wire.Passing{From: friend, Thing: wire.Thing{Kind: wire.ThingPing, Points: []geom.Point{{}}}}})
	if len(d.m.Pings) != 1 {
		t.Fatal("no ping")
	}
	d.m.Dirty = false
	if d.do(Tick{Now: d.m.Now + 100}); !d.m.Dirty {
		t.Error("the ping does not grow")
	}
	d.do(Tick{Now: d.m.Now + pingFor + 1})
	d.m.Dirty = false
	if d.do(Tick{Now: d.m.Now + 100}); d.m.Dirty || len(d.m.Pings) != 0 {
		t.Error("the ping never ends")
	}
}

// Nothing is drawn and nothing rendered when nothing changed.
func TestIdleIsClean(t *testing.T) {
	d := at(t, room(wire.GM))
	d.m.Dirty, d.m.Stale = false, false
	for n := range int64(100) {
		d.do(Tick{Now: 2000 + 100*n}, Received{wire.Beat{}})
	}
	x, y := d.px(9, 9)
	d.do(Touch{hand.Hover{X: x, Y: y}})
	d.do(Touch{hand.Hover{X: x + 30, Y: y}})
	if d.m.Dirty || d.m.Stale {
		t.Errorf("dirty %v, stale %v", d.m.Dirty, d.m.Stale)
	}
}

func TestLostConnection(t *testing.T) {
	d := at(t, room(wire.Player))
	d.do(Pick{Token: 1}, Key{Name: "ArrowRight"})
	d.do(Connected{State: ConnWait})
	if d.m.Waits() {
		t.Error("a command whose answer can't come any more is awaited")
	}
	if d.m.View == nil {
		t.Error("the board goes dark")
	}
	d.do(Connected{State: ConnOn})
	if n := len(d.m.Toasts); n != 2 || d.m.Toasts[0].Say.Key != SayLost || d.m.Toasts[1].Say.Key != SayBack {
		t.Errorf("toasts %+v", d.m.Toasts)
	}
	d.do(Connected{State: ConnEnded, Code: wire.CodeReplaced})
	if d.m.Conn.Code != wire.CodeReplaced {
		t.Errorf("code %d", d.m.Conn.Code)
	}
	d.effects = nil
	if d.do(Reconnect{}); len(d.effects) != 1 {
		t.Errorf("effects %v", d.effects)
	}
}

func TestWatchingHasNoTools(t *testing.T) {
	d := at(t, room(wire.GM))
	v := room(wire.Player)
	d.view, d.rev = v, d.rev+1
	d.do(Received{wire.Update{Base: 0, Rev: d.rev, Sum: v.Sum(), Watching: friend, Patch: wire.Diff(nil, v)}})
	x, y := d.px(2, 2)
	if d.m.IsGM() || d.m.Grabs(x, y, hand.Mouse) || d.m.Watching != friend {
		t.Errorf("GM %v, watching %d", d.m.IsGM(), d.m.Watching)
	}
}
