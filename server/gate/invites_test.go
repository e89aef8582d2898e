package gate

import (
	"encoding/json"
	"strings"
	"testing"

	"sightline/server/cli/player"
	"sightline/server/wire"
)

// links is what a GM is told of the links that are good.
func (s *server) links(gm *player.Player) []wire.Link {
	s.Helper()
	r := s.ask(gm.HTTP, "GET", gm.Path("invites"), "")
	var list []wire.Link
	s.ok(json.Unmarshal(r.body, &list))
	return list
}

// TestLinksAreListedAndTakenBack: a GM sees which links are good and takes one back; nobody comes by it any more, who came by it
// keeps the seat, and nothing of the link itself is told.
func TestLinksAreListedAndTakenBack(t *testing.T) {
	s := newServer(t)
	gm := s.enter(wire.GM, "Master")
	before := len(s.links(gm))
	r := s.ask(gm.HTTP, "POST", gm.Path("invites"), `{"role":"player"}`)
	var made struct{ Link string }
	s.ok(json.Unmarshal(r.body, &made))
	ann, err := player.Join(s.ctx, made.Link, "Ann")
	s.ok(err)
	list := s.links(gm)
	if len(list) != before+1 {
		t.Fatalf("%d links, before %d", len(list), before)
	}
	last := list[len(list)-1]
	if last.Role != wire.Player || last.Seat != 0 || last.Made == 0 || last.Left == 0 {
		t.Errorf("told so: %+v", last)
	}
	if secret := made.Link[strings.Index(made.Link, "#")+1:]; strings.Contains(string(s.ask(gm.HTTP, "GET", gm.Path("invites"), "").body), secret) {
		t.Error("the list holds the link's secret")
	}
	for method, path := range map[string]string{"GET": "invites", "DELETE": "invites/" + last.ID} {
		if r := s.ask(ann.HTTP, method, ann.Path(path), ""); r.status != 403 {
			t.Errorf("a player's %s: %d %s", method, r.status, r.body)
		}
	}
	for _, id := range []string{"zz", last.ID[2:], last.ID + "00", strings.Repeat("0", len(last.ID))} {
		if r := s.ask(gm.HTTP, "DELETE", gm.Path("invites/"+id), ""); r.status != 404 {
			t.Errorf("a link %q that there is not: %d %s", id, r.status, r.body)
		}
	}
	if r := s.ask(gm.HTTP, "DELETE", gm.Path("invites/"+last.ID), ""); r.status != 200 || strings.Contains(string(r.body), last.ID) {
		t.Errorf("taken back: %d %s", r.status, r.body)
	}
	if _, err := player.Join(s.ctx, made.Link, "Ben"); err == nil {
		t.Error("the link is still good")
	}
	if status, _, err := ann.Get(s.ctx, "me"); err != nil || status != 200 {
		t.Errorf("who came by it gets %d, %v", status, err)
	}
	renewed := s.renew(gm, ann)
	list = s.links(gm)
	if last := list[len(list)-1]; last.Seat == 0 || last.Left != 1 {
		t.Errorf("a link to a seat is told as %+v; %s", last, renewed)
	}
}
