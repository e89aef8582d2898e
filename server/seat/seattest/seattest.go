// Package seattest is the suite that every seat.Store passes.
package seattest

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"sightline/server/seat"
	"sightline/server/wire"
)

var noon = time.Date(2031, 5, 1, 12, 0, 0, 123000000, time.UTC)

// Run holds the stores that open makes, each empty, to the contract of seat.Store.
func Run(t *testing.T, open func(t *testing.T) seat.Store) {
	for name, test := range map[string]func(*testing.T, seat.Store){
		"invites come back as they went": roundTrip,
		"an invite ends":                 ends,
		"a race for the last use":        race,
		"invites are listed by room":     listed,
		"tokens of a seat":               tokens,
	} {
		t.Run(name, func(t *testing.T) { test(t, open(t)) })
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func refused(t *testing.T, err error) {
	t.Helper()
	if !errors.Is(err, seat.ErrLink) {
		t.Errorf("error is %v, want %v", err, seat.ErrLink)
	}
}

// invite is one of the room "r" that can be used n times.
func invite(first byte, n int) seat.Invite {
	return seat.Invite{Hash: seat.Hash{first, 31: 7}, Room: "r", Role: wire.GM, Seat: 1<<64 - 2, Made: noon, Expires: noon.Add(time.Hour), Left: n}
}

func roundTrip(t *testing.T, s seat.Store) {
	ctx := t.Context()
	for _, want := range []seat.Invite{invite(1, 3), invite(2, -1), {Hash: seat.Hash{3}, Room: "other", Left: 1, Made: noon, Revoked: true}} {
		must(t, s.AddInvite(ctx, want))
		if err := s.AddInvite(ctx, want); err == nil {
			t.Error("the same hash was taken twice")
		}
		got, err := s.Invite(ctx, want.Hash)
		must(t, err)
		if got != want {
			t.Errorf("got %+v\nwant %+v", got, want)
		}
	}
	_, err := s.Invite(ctx, seat.Hash{99})
	refused(t, err)
}

func ends(t *testing.T, s seat.Store) {
	ctx := t.Context()
	counted, free, dated := invite(1, 2), invite(2, -1), invite(3, -1)
	for _, i := range []seat.Invite{counted, free, dated} {
		must(t, s.AddInvite(ctx, i))
	}
	for left := 1; left >= 0; left-- {
		got, err := s.UseInvite(ctx, "r", counted.Hash, noon)
		must(t, err)
		if got.Left != left {
			t.Errorf("%d uses left, want %d", got.Left, left)
		}
	}
	_, err := s.UseInvite(ctx, "r", counted.Hash, noon)
	refused(t, err)

	got, err := s.UseInvite(ctx, "r", free.Hash, noon)
	must(t, err)
	if got.Left >= 0 {
		t.Errorf("an invite without a count has %d uses left", got.Left)
	}
	_, err = s.UseInvite(ctx, "other", free.Hash, noon)
	refused(t, err)
	must(t, s.RevokeInvite(ctx, "r", free.Hash))
	_, err = s.UseInvite(ctx, "r", free.Hash, noon)
	refused(t, err)

	_, err = s.UseInvite(ctx, "r", dated.Hash, dated.Expires.Add(-time.Millisecond))
	must(t, err)
	_, err = s.UseInvite(ctx, "r", dated.Hash, dated.Expires)
	refused(t, err)
	_, err = s.UseInvite(ctx, "r", seat.Hash{99}, noon)
	refused(t, err)
}

// race lets twenty ask for three uses at once.
func race(t *testing.T, s seat.Store) {
	ctx := t.Context()
	must(t, s.AddInvite(ctx, invite(1, 3)))
	var won atomic.Int32
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			if _, err := s.UseInvite(ctx, "r", invite(1, 0).Hash, noon); err == nil {
				won.Add(1)
			} else if !errors.Is(err, seat.ErrLink) {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if won.Load() != 3 {
		t.Errorf("%d got in on 3 uses", won.Load())
	}
}

func listed(t *testing.T, s seat.Store) {
	ctx := t.Context()
	late, early, other := invite(1, 1), invite(2, 0), invite(3, 1)
	early.Made, other.Room = noon.Add(-time.Minute), "other"
	for _, i := range []seat.Invite{late, early, other} {
		must(t, s.AddInvite(ctx, i))
	}
	got, err := s.Invites(ctx, "r")
	must(t, err)
	if len(got) != 2 || got[0] != early || got[1] != late {
		t.Errorf("got %+v", got)
	}
	refused(t, s.RevokeInvite(ctx, "r", other.Hash))
	refused(t, s.RevokeInvite(ctx, "r", seat.Hash{99}))
}

func tokens(t *testing.T, s seat.Store) {
	ctx := t.Context()
	const id = wire.SeatID(1<<63 + 5)
	first := seat.Token{Hash: seat.Hash{1}, Room: "r", Seat: id, Made: noon}
	second := seat.Token{Hash: seat.Hash{2}, Room: "r", Seat: id, Made: noon.Add(time.Second)}
	others := []seat.Token{{Hash: seat.Hash{3}, Room: "r", Seat: 4, Made: noon}, {Hash: seat.Hash{4}, Room: "other", Seat: id, Made: noon}}
	for _, x := range append([]seat.Token{second, first}, others...) {
		must(t, s.AddToken(ctx, x))
	}
	if err := s.AddToken(ctx, first); err == nil {
		t.Error("the same hash was taken twice")
	}
	got, err := s.Tokens(ctx, "r", id)
	must(t, err)
	if len(got) != 2 || got[0] != first || got[1] != second {
		t.Errorf("got %+v", got)
	}
	n, err := s.RevokeTokens(ctx, "r", id)
	must(t, err)
	again, err := s.RevokeTokens(ctx, "r", id)
	must(t, err)
	if n != 2 || again != 0 {
		t.Errorf("%d and then %d tokens revoked, want 2 and 0", n, again)
	}
	for _, x := range others {
		if got, err := s.Tokens(ctx, x.Room, x.Seat); err != nil || len(got) != 1 {
			t.Errorf("another's token is gone: %v %v", got, err)
		}
	}
}
