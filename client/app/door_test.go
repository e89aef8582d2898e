package app

import (
	"encoding/json"
	"strings"
	"testing"

	"sightline/client/hand"
	"sightline/server/wire"
)

func TestPagesByAddress(t *testing.T) {
	for _, c := range []struct {
		path, fragment string
		page           Page
		effect         Effect
	}{
		{"/", "", PageStart, nil},
		{"/t/abc", "#secret", PageJoin, Peek{"abc", "secret"}},
		{"/t/abc", "", PageJoin, nil},
		{"/t/abc/s/0000000000000007/", "", PageTable, Connect{}},
		{"/play", "", PageHot, HotMeet{}},
		{"/nonsense/x", "", PageStart, nil},
	} {
		m := New("cs")
		effects := m.Update(Opened{Path: c.path, Fragment: c.fragment})
		if m.Page != c.page || c.effect == nil && len(effects) > 0 || c.effect != nil && (len(effects) != 1 || effects[0] != c.effect) {
			t.Errorf("%s%s: page %d, effects %v", c.path, c.fragment, m.Page, effects)
		}
	}
}

// An invite is redeemed by the button, never by opening the page.
func TestJoin(t *testing.T) {
	m := New("en")
	for _, e := range m.Update(Opened{Path: "/t/abc", Fragment: "#secret"}) {
		if _, ok := e.(JoinTable); ok {
			t.Fatal("redeemed by opening the page")
		}
	}
	m.Update(Peeked{Table: "Cave", Role: wire.Player})
	effects := m.Update(Enter{Name: "  Eva "})
	if len(effects) != 1 || effects[0] != (JoinTable{"abc", "secret", "Eva"}) || !m.Join.Busy {
		t.Errorf("effects %v", effects)
	}
	m.Update(Joined{Code: wire.CodeTaken})
	if m.Join.Busy || m.Join.Code != wire.CodeTaken {
		t.Errorf("%+v", m.Join)
	}
	effects = m.Update(Joined{Seat: "0000000000000007"})
	if len(effects) != 1 || effects[0] != (Navigate{"/t/abc/s/0000000000000007/"}) {
		t.Errorf("effects %v", effects)
	}
}

func TestTablesAreRemembered(t *testing.T) {
	d := &driver{T: t, m: New("en")}
	d.do(Opened{Path: "/t/room/s/0000000000000007/", Tables: []Visited{{Room: "old", Seat: "1", Name: "Old"}, {Room: "room", Seat: "0000000000000007", Name: "before"}}})
	d.see(room(wire.GM))
	var kept []Visited
	for _, e := range d.effects {
		if k, ok := e.(Keep); ok && k.Key == KeepTables {
			if err := json.Unmarshal([]byte(k.Value), &kept); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(kept) != 2 || kept[0].Name != "Cave" || kept[0].Role != wire.GM || kept[1].Room != "old" {
		t.Errorf("kept %+v", kept)
	}
}

func TestFiles(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(FileGiven{File: 3, Name: "cave.DD2VTT", Size: 10})
	if len(d.effects) != 1 || d.effects[0] != (Upload{3, "cave.DD2VTT"}) || d.m.Upload == nil {
		t.Errorf("effects %v", d.effects)
	}
	d.do(Uploaded{Reason: wire.Reason{Code: wire.CodeMap, Text: "json: line 3"}})
	if d.m.Upload != nil || d.m.Toasts[0].Say.Reason.Text != "json: line 3" {
		t.Errorf("toasts %+v", d.m.Toasts)
	}
	d.effects = nil
	d.do(FileGiven{File: 4, Name: "notes.txt"})
	p := at(t, room(wire.Player))
	p.do(FileGiven{File: 5, Name: "cave.dd2vtt"})
	if len(d.effects)+len(p.effects) != 0 || p.m.Toasts[0].Say.Key != SayOnlyGM {
		t.Errorf("effects %v %v", d.effects, p.effects)
	}
}

// Behind the curtain the Model holds nothing of what the former seat saw: not in the view, and not in anything else.
func TestCurtainLeavesNothing(t *testing.T) {
	d := &driver{T: t, m: New("en")}
	d.do(Resize{W: 800, H: 600, Scale: 1}, Opened{Path: "/play"}, HotStart{HotGame{Seats: []HotSeat{{Name: "Eva"}, {Name: "Ota"}}}})
	d.do(HotReady{Seats: []HotSeat{{ID: me, Name: "Eva"}, {ID: friend, Name: "Ota"}}})
	if d.m.Hot.Stage != HotCurtain || d.m.Hot.Who != me {
		t.Fatalf("%+v", d.m.Hot)
	}
	d.do(HotTake{}, Connected{State: ConnOn})
	d.see(room(wire.Player))
	d.dragFrom(2, 2, [2]int32{3, 3})
	d.do(SeeFrom{From: 1, To: 2}, Touch{hand.Hover{X: 400, Y: 300}})
	d.do(Received{wire.Notes{Notes: []wire.Note{{ID: 1, Text: "Goblin ahead"}}}})
	d.do(Received{wire.Passing{From: friend, Thing: wire.Thing{Kind: wire.ThingDrag, Token: 2}}})
	d.effects = nil
	d.do(HotHand{friend})
	if len(d.effects) != 1 || d.effects[0] != (HotClose{}) {
		t.Errorf("effects %v", d.effects)
	}
	m := d.m
	if m.View != nil || m.Notes != nil || m.Drag != nil || m.Probe != nil || m.Selected != 0 || m.Shown != nil || m.Pending != nil || m.Hover != 0 || m.geometry.walls != nil {
		t.Errorf("the former seat's things are left: %+v", m)
	}
	b, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{"Goblin", "Obr", "Cave"} {
		if strings.Contains(string(b), word) {
			t.Errorf("%q is left", word)
		}
	}
	if d.do(HotTake{}); d.effects[1] != (HotOpen{friend}) {
		t.Errorf("effects %v", d.effects)
	}
}
