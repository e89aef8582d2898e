package gate

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"sightline/server/cli/player"
	"sightline/server/seat"
	"sightline/server/wire"
)

// renew has a GM make a fresh link to a player's seat.
func (s *server) renew(gm, of *player.Player) string {
	s.Helper()
	r := s.ask(gm.HTTP, "POST", gm.Path("invites"), fmt.Sprintf(`{"seat":%q}`, of.Seat))
	var got struct{ Link string }
	s.ok(json.Unmarshal(r.body, &got))
	if !strings.HasPrefix(got.Link, s.url+"/t/r#") {
		s.Fatalf("a link to the seat of %s: %d %s", of.Seat, r.status, r.body)
	}
	return got.Link
}

// TestFreshLinkToASeat: a player who lost the device comes back by a link that the GM made: the seat is the same, with all it
// knows; the lost device is cut off and opens nothing any more; the link is good once.
func TestFreshLinkToASeat(t *testing.T) {
	s := newServer(t)
	gm, ann := s.enter(wire.GM, "Master"), s.enter(wire.Player, "Ann")
	s.place(gm, wire.TokenSpec{Name: "Ann's", Owner: ann.View().Me.Seat, Speed: 6}, 2, 2)
	link := s.renew(gm, ann)
	peek := s.ask(http.DefaultClient, "POST", "/t/r/peek", invite(link, ""))
	if got := strings.TrimSpace(string(peek.body)); got != `{"name":"The Hall","role":"player","person":"Ann"}` {
		t.Errorf("peek says %s", got)
	}
	if status, _, err := ann.Get(s.ctx, "me"); err != nil || status != 200 {
		t.Errorf("before the link is used Ann's device gets %d, %v", status, err)
	}
	again, err := player.Join(s.ctx, link, "")
	s.ok(err)
	s.ok(ann.Ended(s.ctx))
	if ann.Bye() != wire.CodeReplaced {
		t.Errorf("the lost device is told %d, want CodeReplaced", ann.Bye())
	}
	for _, path := range []string{"me", "socket", "tile/1/0/0/0"} {
		if status, _, err := ann.Get(s.ctx, path); err != nil || status != 404 {
			t.Errorf("the lost device gets %s: %d, %v", path, status, err)
		}
	}
	if again.Seat != ann.Seat {
		t.Fatalf("the link leads to seat %s, Ann's is %s", again.Seat, ann.Seat)
	}
	s.connect(again)
	s.ok(again.Until(s.ctx, func(v *wire.View) bool { return len(v.Tokens) == 1 && v.Tokens[0].Owner == v.Me.Seat }))
	if _, err := player.Join(s.ctx, link, ""); err == nil {
		t.Error("the link is good twice")
	}
	if n := len(gm.View().Seats); n != 2 {
		t.Errorf("%d seats at the table", n)
	}
}

// TestFreshLinksToASeatAreTheGMs, and there is one at a time.
func TestFreshLinksToASeatAreTheGMs(t *testing.T) {
	s := newServer(t)
	gm, ann, ben := s.enter(wire.GM, "Master"), s.enter(wire.Player, "Ann"), s.enter(wire.Player, "Ben")
	if r := s.ask(ann.HTTP, "POST", ann.Path("invites"), fmt.Sprintf(`{"seat":%q}`, ben.Seat)); r.status != 403 || r.code() != wire.CodeRole {
		t.Errorf("a player who wants another's seat: %d %s", r.status, r.body)
	}
	for _, none := range []string{"0000000000000001", "nonsense", strings.ToUpper(ann.Seat) + " ", "0"} {
		if r := s.ask(gm.HTTP, "POST", gm.Path("invites"), fmt.Sprintf(`{"seat":%q}`, none)); r.status != 404 || r.code() != wire.CodeAbsent {
			t.Errorf("a link to seat %q: %d %s", none, r.status, r.body)
		}
	}
	first, other := s.renew(gm, ann), s.renew(gm, ben)
	second := s.renew(gm, ann)
	if _, err := player.Join(s.ctx, first, ""); err == nil {
		t.Error("an earlier link to the seat is still good")
	}
	for name, link := range map[string]string{"the later link": second, "a link to another's seat": other} {
		if _, err := player.Join(s.ctx, link, ""); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	players := s.link(seat.Terms{Role: wire.Player})
	if _, err := player.Join(s.ctx, players, "Cid"); err != nil {
		t.Errorf("the players' link went with them: %v", err)
	}
}

// TestLinkToASeatThatIsGone is a dead link like any other, and so is one that ran out.
func TestLinkToASeatThatIsGone(t *testing.T) {
	s := newServer(t)
	gm, ann, ben := s.enter(wire.GM, "Master"), s.enter(wire.Player, "Ann"), s.enter(wire.Player, "Ben")
	gone, late := s.renew(gm, ann), s.renew(gm, ben)
	s.must(gm, wire.RemoveSeat{Seat: ann.View().Me.Seat})
	s.wait(s.gate.Limits.PlayerLink + time.Second)
	for _, what := range []string{"peek", "join"} {
		for _, link := range []string{gone, late} {
			if r := s.ask(http.DefaultClient, "POST", "/t/r/"+what, invite(link, "")); r.status != 404 || r.code() != wire.CodeLink {
				t.Errorf("%s: %d %s", what, r.status, r.body)
			}
		}
	}
}

// TestGMComesBackToTheSeat: a GM's seat can be renewed too, by itself or another GM.
func TestGMComesBackToTheSeat(t *testing.T) {
	s := newServer(t)
	gm := s.enter(wire.GM, "Master")
	again, err := player.Join(s.ctx, s.renew(gm, gm), "")
	s.ok(err)
	if status, _, _ := gm.Get(s.ctx, "me"); again.Seat != gm.Seat || status != 404 {
		t.Errorf("seat %s, was %s; the old device gets %d", again.Seat, gm.Seat, status)
	}
	s.connect(again)
	if again.View().Me.Role != wire.GM {
		t.Error("the seat is no GM's any more")
	}
}
