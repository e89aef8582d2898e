package seat_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sightline/server/seat"
	"sightline/server/seat/seattest"
	"sightline/server/wire"
)

func TestMemory(t *testing.T) {
	seattest.Run(t, func(*testing.T) seat.Store { return seat.Memory() })
}

// desk is a desk with a clock that stands where it is put.
func desk(now *time.Time) (*seat.Desk, seat.Store) {
	s := seat.Memory()
	return seat.New(s, func() time.Time { return *now }, rand.NewChaCha8([32]byte{1})), s
}

func TestSecretsAreLongAndNotKept(t *testing.T) {
	now := time.UnixMilli(1)
	d, s := desk(&now)
	link, i, err := d.Invite(t.Context(), "r", seat.Terms{})
	if err != nil || len(link) != 22 { // 128 bits, 6 a character
		t.Fatalf("link %q, error %v", link, err)
	}
	token, err := d.Give(t.Context(), "r", 5)
	if err != nil || len(token) != 43 { // 256 bits
		t.Fatalf("token %q, error %v", token, err)
	}
	rows, _ := s.Tokens(t.Context(), "r", 5)
	if strings.Contains(string(i.Hash[:]), link[:4]) || strings.Contains(string(rows[0].Hash[:]), token[:4]) {
		t.Error("a row holds its secret")
	}
	if other, _, _ := d.Invite(t.Context(), "r", seat.Terms{}); other == link {
		t.Error("the same secret twice")
	}
}

// TestDeadLinksAnswerAlike holds every way in which a link can be good for nothing to one answer.
func TestDeadLinksAnswerAlike(t *testing.T) {
	start := time.UnixMilli(1e12)
	now := start
	d, _ := desk(&now)
	ctx := t.Context()
	link := func(terms seat.Terms) (string, seat.Hash) {
		text, i, err := d.Invite(ctx, "r", terms)
		if err != nil {
			t.Fatal(err)
		}
		return text, i.Hash
	}
	expired, _ := link(seat.Terms{For: time.Hour})
	used, _ := link(seat.Terms{Uses: 1})
	if _, err := d.Redeem(ctx, "r", used); err != nil {
		t.Fatal(err)
	}
	revoked, h := link(seat.Terms{})
	if err := d.Cancel(ctx, "r", h); err != nil {
		t.Fatal(err)
	}
	elsewhere, _ := link(seat.Terms{})
	now = start.Add(time.Hour)
	for name, c := range map[string][2]string{
		"expired": {"r", expired}, "used": {"r", used}, "revoked": {"r", revoked}, "other room": {"q", elsewhere},
		"unknown": {"r", strings.Repeat("A", 22)}, "short": {"r", "A"}, "empty": {"r", ""}, "no base64": {"r", strings.Repeat("!", 22)},
		"loose bits": {"r", elsewhere[:21] + "_"},
	} {
		for _, ask := range []func(context.Context, string, string) (seat.Invite, error){d.Look, d.Redeem} {
			i, err := ask(ctx, c[0], c[1])
			if err != seat.ErrLink || i != (seat.Invite{}) {
				t.Errorf("%s: %+v, %v", name, i, err)
			}
		}
	}
	if _, err := d.Redeem(ctx, "r", elsewhere); err != nil {
		t.Errorf("the good one: %v", err)
	}
}

func TestLookTakesNoUse(t *testing.T) {
	now := time.UnixMilli(1)
	d, _ := desk(&now)
	link, _, _ := d.Invite(t.Context(), "r", seat.Terms{Role: wire.GM, Seat: 9, Uses: 1})
	for range 3 {
		if i, err := d.Look(t.Context(), "r", link); err != nil || i.Seat != 9 || i.Role != wire.GM {
			t.Fatalf("%+v %v", i, err)
		}
	}
	if _, err := d.Redeem(t.Context(), "r", link); err != nil {
		t.Error(err)
	}
}

func TestTokensProveTheirSeatOnly(t *testing.T) {
	now := time.UnixMilli(1)
	d, _ := desk(&now)
	ctx := t.Context()
	first, _ := d.Give(ctx, "r", 5)
	second, _ := d.Give(ctx, "r", 5)
	check := func(room string, s wire.SeatID, secret string, want error) {
		t.Helper()
		if err := d.Check(ctx, room, s, secret); err != want {
			t.Errorf("got %v, want %v", err, want)
		}
	}
	check("r", 5, first, nil)
	check("r", 5, second, nil)
	check("r", 6, first, seat.ErrToken)
	check("q", 5, first, seat.ErrToken)
	check("r", 5, "", seat.ErrToken)
	check("r", 5, first[:42], seat.ErrToken)
	check("r", 5, first+"A", seat.ErrToken)
	if err := d.Revoke(ctx, "r", 5); err != nil {
		t.Fatal(err)
	}
	check("r", 5, first, seat.ErrToken)
	check("r", 5, second, seat.ErrToken)
}

// broken is a source of chance that has none.
type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errors.New("no chance") }

// TestNoChanceNoSecret: a secret of zeros would be everyone's.
func TestNoChanceNoSecret(t *testing.T) {
	d := seat.New(seat.Memory(), time.Now, broken{})
	if text, _, err := d.Invite(t.Context(), "r", seat.Terms{}); err == nil || text != "" {
		t.Errorf("invite %q", text)
	}
	if text, err := d.Give(t.Context(), "r", 1); err == nil || text != "" {
		t.Errorf("token %q", text)
	}
}

// TestRenew: one link to a seat at a time, good once; links to other seats, to none and of other rooms stay.
func TestRenew(t *testing.T) {
	now := time.UnixMilli(1e12)
	d, _ := desk(&now)
	renew := func(room string, s wire.SeatID) string {
		t.Helper()
		link, err := d.Renew(t.Context(), room, seat.Terms{Role: wire.Player, Seat: s, For: time.Hour})
		if err != nil {
			t.Fatal(err)
		}
		return link
	}
	players, _, err := d.Invite(t.Context(), "r", seat.Terms{Role: wire.Player})
	if err != nil {
		t.Fatal(err)
	}
	first, other, elsewhere := renew("r", 5), renew("r", 6), renew("q", 5)
	second := renew("r", 5)
	for _, c := range []struct {
		name, room, link string
		good             bool
	}{
		{"the first", "r", first, false}, {"the second", "r", second, true}, {"the second again", "r", second, false},
		{"to another seat", "r", other, true}, {"of another room", "q", elsewhere, true}, {"to no seat", "r", players, true},
	} {
		i, err := d.Redeem(t.Context(), c.room, c.link)
		if (err == nil) != c.good || err != nil && !errors.Is(err, seat.ErrLink) {
			t.Errorf("%s: %v, want good %v", c.name, err, c.good)
		}
		if c.good && c.link == second && (i.Seat != 5 || i.Left != 0) {
			t.Errorf("%s: %+v", c.name, i)
		}
	}
	late := renew("r", 5)
	now = now.Add(time.Hour)
	if _, err := d.Redeem(t.Context(), "r", late); !errors.Is(err, seat.ErrLink) {
		t.Errorf("one that ran out: %v", err)
	}
}
