package panel

import (
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/server/wire"
)

func TestFreshLinkToASeat(t *testing.T) {
	m := table("cs", wire.GM)
	p := render(m)
	p.click(t, "renew-b2")
	p.click(t, "renew-a1")
	p.want(t, app.MakeInvite{Seat: eva}, app.MakeInvite{Role: wire.GM, Seat: gmSeat})
	if domtest.ByID(render(table("cs", wire.Player)).tree, "renew-b2") != nil {
		t.Error("a player is offered a link to a seat")
	}
	m.Hot = app.Hot{On: true, Stage: app.HotPlay, Seats: []app.HotSeat{{ID: gmSeat}, {ID: eva}}}
	if domtest.ByID(render(m).tree, "renew-b2") != nil {
		t.Error("on one device there is no other to lose")
	}
	for tag, want := range map[string]string{"cs": "Tento odkaz vede na místo: Eva.", "en": "This link leads to the seat of Eva and works once."} {
		m := table(tag, wire.GM)
		m.Link = &app.MadeLink{Seat: eva, URL: "http://h/t/r#x"}
		if got := domtest.Words(render(m).id(t, "link-dialog")); !strings.Contains(got, want) || broken.MatchString(got) {
			t.Errorf("the dialog says %q, want %q", got, want)
		}
	}
}

// TestSeatLostToAnotherDevice: the device that lost the seat is told so, and offered nothing that can't work.
func TestSeatLostToAnotherDevice(t *testing.T) {
	m := table("en", wire.Player)
	m.Conn = app.Conn{State: app.ConnEnded, Code: wire.CodeAbsent}
	p := render(m)
	if got := domtest.Words(p.id(t, "ended")); !strings.Contains(got, "This device does not have this seat") {
		t.Errorf("it says %q", got)
	}
	if domtest.ByID(p.tree, "reconnect") != nil {
		t.Error("a button to try again")
	}
}

// TestJoinPageOfASeat asks for no name: the seat has one.
func TestJoinPageOfASeat(t *testing.T) {
	for tag, want := range map[string]string{"cs": "U stolu „U draka“ na vás čeká místo: Eva.", "en": "The seat of Eva at the table “U draka” is waiting for you."} {
		p := render(&app.Model{Page: app.PageJoin, Lang: tag, Join: app.Join{Peeked: true, Table: "U draka", Person: "Eva"}})
		if got := domtest.Words(p.id(t, "join")); !strings.Contains(got, want) {
			t.Errorf("the page says %q, want %q", got, want)
		}
		if domtest.ByID(p.tree, "join-name") != nil {
			t.Error("it asks for a name")
		}
		p.fire(t, "join-form", dom.Event{Type: "submit", Prevent: func() {}})
		p.want(t, app.Enter{Name: "Eva"})
	}
}
