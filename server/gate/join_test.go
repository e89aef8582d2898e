package gate

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/cookiejar"
	"strings"
	"testing"
	"time"

	"sightline/server/cli/player"
	"sightline/server/seat"
	"sightline/server/wire"
)

func invite(link, name string) string {
	_, secret, _ := strings.Cut(link, "#")
	b, _ := json.Marshal(map[string]string{"invite": secret, "name": name})
	return string(b)
}

func TestPeekSaysTableAndRoleAndTakesNothing(t *testing.T) {
	s := newServer(t)
	link := s.link(seat.Terms{Role: wire.Player, Uses: 1})
	for range 3 {
		r := s.ask(http.DefaultClient, "POST", "/t/r/peek", invite(link, ""))
		if got := strings.TrimSpace(string(r.body)); r.status != 200 || got != `{"name":"The Hall","role":"player"}` {
			t.Fatalf("peek: %d %s", r.status, got)
		}
	}
	if r := s.ask(http.DefaultClient, "POST", "/t/r/join", invite(link, "Ann")); r.status != 200 {
		t.Errorf("the one use of the link was gone before anybody joined: %d %s", r.status, r.body)
	}
	if r := s.ask(http.DefaultClient, "POST", "/t/r/join", invite(link, "Ben")); r.code() != wire.CodeLink {
		t.Errorf("the second use of a link for one: %d %s", r.status, r.body)
	}
}

// TestDeadLinksAlike: expired, unknown, revoked, empty, of another table, to a table that is not there: one answer.
func TestDeadLinksAlike(t *testing.T) {
	s := newServer(t)
	expired := s.link(seat.Terms{Role: wire.Player, For: time.Hour})
	s.wait(time.Hour + time.Second)
	good := s.link(seat.Terms{Role: wire.Player})
	asks := [][2]string{
		{"r", invite(expired, "Ann")}, {"r", invite(s.url+"/#nonsense", "Ann")}, {"r", `{"name":"Ann"}`},
		{"other", invite(good, "Ann")}, {"none", invite(good, "Ann")}, {"none", invite("#x", "Ann")},
	}
	for _, what := range []string{"peek", "join"} {
		var first reply
		for i, a := range asks {
			got := s.ask(http.DefaultClient, "POST", "/t/"+a[0]+"/"+what, a[1])
			if i == 0 {
				first = got
				if got.status != 404 || got.code() != wire.CodeLink {
					t.Errorf("%s with an expired link: %d %s", what, got.status, got.body)
				}
			}
			if got.status != first.status || !bytes.Equal(got.body, first.body) {
				t.Errorf("%s, case %d: %d %s, but an expired link gives %d %s", what, i, got.status, got.body, first.status, first.body)
			}
		}
	}
	if s.rooms.Open() != 1 {
		t.Errorf("%d rooms are open: a dead link opened one", s.rooms.Open())
	}
}

func TestJoinRefusals(t *testing.T) {
	s := newServer(t)
	link := s.link(seat.Terms{Role: wire.Player})
	s.join(wire.Player, "Ann")
	for _, c := range []struct {
		body string
		code wire.Code
	}{
		{invite(link, "Ann"), wire.CodeTaken}, {invite(link, "ann"), wire.CodeTaken}, {invite(link, " "), wire.CodeBad},
		{invite(link, strings.Repeat("x", 500)), wire.CodeBad}, {invite(link, "a\u202eb"), wire.CodeBad},
		{"{", wire.CodeBad}, {`{"more":1}`, wire.CodeBad}, {`{} {}`, wire.CodeBad}, {strings.Repeat(" ", 5000) + "{}", wire.CodeBad},
	} {
		if r := s.ask(http.DefaultClient, "POST", "/t/r/join", c.body); r.code() != c.code {
			t.Errorf("join with %.60q: %d %s, want code %d", c.body, r.status, r.body, c.code)
		}
	}
}

func TestFullTableSaysSo(t *testing.T) {
	s := newServer(t)
	link := s.link(seat.Terms{Role: wire.Player})
	for i := range 40 {
		r := s.ask(http.DefaultClient, "POST", "/t/r/join", invite(link, fmt.Sprint("player ", i)))
		if r.status == 200 {
			continue
		}
		if r.code() != wire.CodeFull {
			t.Fatalf("player %d: %d %s", i, r.status, r.body)
		}
		return
	}
	t.Error("40 players sat down at one table")
}

func TestGMLinksLeadToOneSeat(t *testing.T) {
	s := newServer(t)
	a, b := s.join(wire.GM, "Master"), s.join(wire.GM, "Master again")
	if a.Seat != b.Seat {
		t.Errorf("two GM's links lead to seats %s and %s", a.Seat, b.Seat)
	}
}

func TestCookieIsScopedToItsSeat(t *testing.T) {
	s := newServer(t)
	r := s.ask(http.DefaultClient, "POST", "/t/r/join", invite(s.link(seat.Terms{Role: wire.Player}), "Ann"))
	cookies := (&http.Response{Header: r.header}).Cookies()
	if len(cookies) != 1 {
		t.Fatalf("%d cookies", len(cookies))
	}
	var got struct{ Seat string }
	s.ok(json.Unmarshal(r.body, &got))
	c := cookies[0]
	if c.Path != "/t/r/s/"+got.Seat+"/" || !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Secure || c.Domain != "" {
		t.Errorf("the cookie is %s", c.Raw)
	}
	if len(c.Value) < 43 {
		t.Errorf("the token has %d characters: fewer than 256 bits", len(c.Value))
	}
}

// TestTwoSeatsInOneBrowser: one cookie jar, two seats, each with its own view.
func TestTwoSeatsInOneBrowser(t *testing.T) {
	s := newServer(t)
	jar, err := cookiejar.New(nil)
	s.ok(err)
	link := s.link(seat.Terms{Role: wire.Player})
	var both []*player.Player
	for _, name := range []string{"Ann", "Ben"} {
		p, err := player.JoinWith(s.ctx, &http.Client{Jar: jar}, link, name)
		s.ok(err)
		s.connect(p)
		both = append(both, p)
	}
	if a, b := both[0].View().Me.Seat, both[1].View().Me.Seat; a == b {
		t.Errorf("both tabs hold seat %x", a)
	}
}

// TestSeatCookieOpensNoOtherSeat: a cookie moved by hand to another seat or table is nobody's.
func TestSeatCookieOpensNoOtherSeat(t *testing.T) {
	s := newServer(t)
	ann := s.ask(http.DefaultClient, "POST", "/t/r/join", invite(s.link(seat.Terms{Role: wire.Player}), "Ann"))
	ben := s.join(wire.Player, "Ben")
	cookie := (&http.Response{Header: ann.header}).Cookies()[0]
	carry := func(r *http.Request) { r.AddCookie(&http.Cookie{Name: cookie.Name, Value: cookie.Value}) }
	own := cookie.Path + "me"
	if r := s.ask(http.DefaultClient, "GET", own, "", carry); r.status != 200 {
		t.Errorf("Ann's own: %d %s", r.status, r.body)
	}
	for _, path := range []string{ben.Path("me"), strings.Replace(own, "/t/r/", "/t/other/", 1), strings.ToUpper(own[:6]) + own[6:]} {
		if r := s.ask(http.DefaultClient, "GET", path, "", carry); r.status != 404 || r.code() != wire.CodeAbsent {
			t.Errorf("%s with Ann's cookie: %d %s", path, r.status, r.body)
		}
	}
}

func TestRemovedSeatIsAbsent(t *testing.T) {
	s := newServer(t)
	gm, ann := s.enter(wire.GM, "Master"), s.enter(wire.Player, "Ann")
	s.ok(gm.Until(s.ctx, func(v *wire.View) bool { return len(v.Seats) == 2 }))
	s.must(gm, wire.RemoveSeat{Seat: ann.View().Me.Seat})
	s.ok(ann.Ended(s.ctx))
	if ann.Bye() != wire.CodeRemoved {
		t.Errorf("Bye with %d, want CodeRemoved", ann.Bye())
	}
	if status, _, err := ann.Get(s.ctx, "me"); err != nil || status != 404 {
		t.Errorf("afterwards: %d, %v", status, err)
	}
}

func TestJoinsAreLimitedByAddress(t *testing.T) {
	s := newServer(t, func(l *Limits) { l.JoinsMax = 3 })
	var codes []wire.Code
	for range 5 {
		codes = append(codes, s.ask(http.DefaultClient, "POST", "/t/r/peek", `{"invite":"guess"}`).code())
	}
	if codes[2] != wire.CodeLink || codes[3] != wire.CodeBusy || codes[4] != wire.CodeBusy {
		t.Errorf("five guesses with room for three: codes %v", codes)
	}
	s.wait(2 * time.Second)
	if code := s.ask(http.DefaultClient, "POST", "/t/r/peek", `{"invite":"guess"}`).code(); code != wire.CodeLink {
		t.Errorf("after two seconds: code %d", code)
	}
}

func TestInvitesAreTheGMs(t *testing.T) {
	s := newServer(t)
	gm, ann := s.join(wire.GM, "Master"), s.join(wire.Player, "Ann")
	r := s.ask(gm.HTTP, "POST", gm.Path("invites"), `{"role":"player"}`)
	var got struct{ Link string }
	s.ok(json.Unmarshal(r.body, &got))
	if !strings.HasPrefix(got.Link, s.url+"/t/r#") {
		t.Errorf("the link is %q", got.Link)
	}
	if _, err := player.Join(s.ctx, got.Link, "Ben"); err != nil {
		t.Errorf("the link does not work: %v", err)
	}
	if r := s.ask(ann.HTTP, "POST", ann.Path("invites"), `{"role":"gm"}`); r.status != 403 || r.code() != wire.CodeRole {
		t.Errorf("a player who makes a GM's link: %d %s", r.status, r.body)
	}
}
