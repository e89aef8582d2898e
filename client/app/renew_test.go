package app

import (
	"testing"

	"sightline/server/wire"
)

// A fresh link to a seat is shown for that seat, and the page behind it knows whose seat it is.
func TestFreshLinkToASeat(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(MakeInvite{Seat: friend})
	if len(d.effects) != 1 || d.effects[0] != (Invite{Seat: friend}) {
		t.Fatalf("effects %v", d.effects)
	}
	d.do(InviteMade{Seat: friend, URL: "http://h/t/r#x"})
	if l := d.m.Link; l == nil || l.Seat != friend || l.URL != "http://h/t/r#x" {
		t.Errorf("shown %+v", d.m.Link)
	}

	p := &driver{T: t, m: New("en")}
	p.do(Opened{Path: "/t/r", Fragment: "#x"}, Peeked{Table: "Cave", Person: "Ota"})
	if j := p.m.Join; !j.Peeked || j.Person != "Ota" {
		t.Errorf("the page knows %+v", j)
	}
	p.do(Peeked{Table: "Cave"})
	if p.m.Join.Person != "" {
		t.Error("the person of an earlier link is left")
	}
}
