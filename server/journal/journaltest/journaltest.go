// Package journaltest is the suite that every journal passes: Run for each, Kill for those that outlive their process.
package journaltest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"

	"sightline/server/journal"
)

// Run holds the journals that open makes, each empty, to the contract of journal.Journal.
func Run(t *testing.T, open func(t *testing.T) journal.Journal) {
	for name, test := range map[string]func(*testing.T, journal.Journal){
		"records come back in order":      inOrder,
		"a gap is refused":                gap,
		"a stale owner is refused":        stale,
		"snapshot and tail = full replay": replay,
		"snapshots delete nothing":        nothingDeleted,
		"all or none":                     allOrNone,
		"rooms are apart":                 apart,
		"many rooms at once":              atOnce,
		"two owners fight":                fight,
		"bodies are copies":               copies,
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

func want(t *testing.T, err, target error) {
	t.Helper()
	if !errors.Is(err, target) {
		t.Errorf("error is %v, want %v", err, target)
	}
}

// record makes the record that number n of a test is.
func record(n int) journal.Record {
	return journal.Record{Version: uint32(n % 3), Kind: uint32(n), Body: fmt.Appendf(nil, "body %d \x00\xff", n)}
}

func records(from, n int) (rs []journal.Record) {
	for i := range n {
		rs = append(rs, record(from+i))
	}
	return rs
}

// same checks that rs are the records from number `from` on, n of them.
func same(t *testing.T, rs []journal.Record, from, n int) {
	t.Helper()
	if len(rs) != n {
		t.Fatalf("%d records, want %d", len(rs), n)
	}
	for i, r := range rs {
		w := record(from + i)
		if r.Seq != uint64(from+i) || r.Version != w.Version || r.Kind != w.Kind || string(r.Body) != string(w.Body) {
			t.Fatalf("record %d is %+v, want %+v", from+i, r, w)
		}
	}
}

// take opens a room and gives its epoch and what it holds.
func take(t *testing.T, j journal.Journal, room string) (journal.Epoch, journal.Snapshot, []journal.Record) {
	t.Helper()
	e, s, rs, err := j.Open(t.Context(), room, "test")
	must(t, err)
	return e, s, rs
}

func inOrder(t *testing.T, j journal.Journal) {
	ctx := t.Context()
	e, s, rs := take(t, j, "r")
	if e == 0 || s.Seq != 0 || len(s.Body) != 0 || len(rs) != 0 {
		t.Fatalf("a new room has epoch %d, snapshot %+v, records %v", e, s, rs)
	}
	must(t, j.Append(ctx, "r", e, 0, records(1, 3)))
	must(t, j.Append(ctx, "r", e, 3, records(4, 1)))
	must(t, j.Append(ctx, "r", e, 4, nil))
	must(t, j.Append(ctx, "r", e, 4, []journal.Record{{Version: 2, Kind: 5, Body: nil}}))
	_, _, rs = take(t, j, "r")
	same(t, rs[:4], 1, 4)
	if r := rs[4]; r.Seq != 5 || len(r.Body) != 0 {
		t.Errorf("an empty record came back as %+v", r)
	}
	rs, err := j.Records(ctx, "r", 1, 2)
	must(t, err)
	same(t, rs, 2, 2)
	rs, err = j.Records(ctx, "r", 2, -1)
	must(t, err)
	same(t, rs[:2], 3, 2)
	rs, err = j.Records(ctx, "r", 99, 2)
	must(t, err)
	same(t, rs, 0, 0)
}

func gap(t *testing.T, j journal.Journal) {
	ctx := t.Context()
	e, _, _ := take(t, j, "r")
	must(t, j.Append(ctx, "r", e, 0, records(1, 2)))
	for _, last := range []uint64{0, 1, 3} {
		want(t, j.Append(ctx, "r", e, last, records(int(last)+1, 1)), journal.ErrGap)
	}
	want(t, j.Snapshot(ctx, "r", e, 3, nil), journal.ErrGap)
	want(t, j.Snapshot(ctx, "r", e, 0, nil), journal.ErrGap)
	must(t, j.Append(ctx, "r", e, 2, records(3, 1)))
	_, _, rs := take(t, j, "r")
	same(t, rs, 1, 3)
}

func stale(t *testing.T, j journal.Journal) {
	ctx := t.Context()
	old, _, _ := take(t, j, "r")
	must(t, j.Append(ctx, "r", old, 0, records(1, 1)))
	now, _, rs := take(t, j, "r")
	same(t, rs, 1, 1)
	if now <= old {
		t.Fatalf("epoch %d after %d", now, old)
	}
	want(t, j.Append(ctx, "r", old, 1, records(2, 1)), journal.ErrFenced)
	want(t, j.Snapshot(ctx, "r", old, 1, []byte("old")), journal.ErrFenced)
	want(t, j.Append(ctx, "r", now+1, 1, records(2, 1)), journal.ErrFenced)
	want(t, j.Append(ctx, "never opened", 1, 0, records(1, 1)), journal.ErrFenced)
	must(t, j.Append(ctx, "r", now, 1, records(2, 1)))
	_, s, rs := take(t, j, "r")
	same(t, rs, 1, 2)
	if s.Seq != 0 {
		t.Errorf("the stale owner's snapshot was kept: %+v", s)
	}
}

// state is what a test makes of records: all their bodies, one after the other.
func state(from []byte, rs []journal.Record) string {
	for _, r := range rs {
		from = append(from, r.Body...)
	}
	return string(from)
}

// replay writes at random, with snapshots in between, and compares what a new owner builds from the last snapshot with what
// all records give.
func replay(t *testing.T, j journal.Journal) {
	ctx := t.Context()
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	chance := rand.New(rand.NewPCG(seed, 0))
	e, _, _ := take(t, j, "r")
	last := 0
	for range 60 {
		n := 1 + chance.IntN(4)
		must(t, j.Append(ctx, "r", e, uint64(last), records(last+1, n)))
		last += n
		if chance.IntN(5) == 0 {
			all, err := j.Records(ctx, "r", 0, last)
			must(t, err)
			must(t, j.Snapshot(ctx, "r", e, uint64(last), []byte(state(nil, all))))
		}
		if chance.IntN(10) == 0 {
			e, _, _ = take(t, j, "r")
		}
	}
	_, s, tail := take(t, j, "r")
	all, err := j.Records(ctx, "r", 0, last)
	must(t, err)
	same(t, all, 1, last)
	if len(tail) != last-int(s.Seq) {
		t.Errorf("%d records after snapshot %d of %d", len(tail), s.Seq, last)
	}
	if state(s.Body, tail) != state(nil, all) {
		t.Error("snapshot and tail differ from a full replay")
	}
}

func nothingDeleted(t *testing.T, j journal.Journal) {
	ctx := t.Context()
	e, _, _ := take(t, j, "r")
	for i := range 10 {
		must(t, j.Append(ctx, "r", e, uint64(i), records(i+1, 1)))
		must(t, j.Snapshot(ctx, "r", e, uint64(i+1), fmt.Appendf(nil, "state %d", i+1)))
	}
	must(t, j.Snapshot(ctx, "r", e, 4, []byte("late")))
	must(t, j.Snapshot(ctx, "r", e, 10, []byte("state 10 again")))
	rs, err := j.Records(ctx, "r", 0, 100)
	must(t, err)
	same(t, rs, 1, 10)
	_, s, tail := take(t, j, "r")
	if s.Seq != 10 || string(s.Body) != "state 10 again" || len(tail) != 0 {
		t.Errorf("snapshot %d %q, %d records after it", s.Seq, s.Body, len(tail))
	}
}

// allOrNone: an append that is refused leaves nothing, and neither does one whose caller gave up before it began.
func allOrNone(t *testing.T, j journal.Journal) {
	e, _, _ := take(t, j, "r")
	want(t, j.Append(t.Context(), "r", e, 7, records(8, 3)), journal.ErrGap)
	must(t, j.Append(t.Context(), "r", e, 0, records(1, 3)))
	_, _, rs := take(t, j, "r")
	same(t, rs, 1, 3)
}

func apart(t *testing.T, j journal.Journal) {
	ctx := t.Context()
	a, _, _ := take(t, j, "a")
	must(t, j.Append(ctx, "a", a, 0, records(1, 2)))
	must(t, j.Snapshot(ctx, "a", a, 1, []byte("a")))
	b, s, rs := take(t, j, "b")
	if s.Seq != 0 || len(rs) != 0 {
		t.Errorf("room b starts with %+v %v", s, rs)
	}
	must(t, j.Append(ctx, "b", b, 0, records(1, 1)))
	must(t, j.Append(ctx, "a", a, 2, records(3, 1)))
}

// atOnce lets many rooms append side by side, each some wrong appends too: a refusal must not touch another's records.
func atOnce(t *testing.T, j journal.Journal) {
	ctx := t.Context()
	const rooms, each = 8, 25
	var all sync.WaitGroup
	for i := range rooms {
		room := fmt.Sprint("room ", i)
		e, _, _ := take(t, j, room)
		all.Go(func() {
			for n := range each {
				if err := j.Append(ctx, room, e, uint64(n), records(n+1, 1)); err != nil {
					t.Error(err)
				}
				want(t, j.Append(ctx, room, e, uint64(n), records(n+1, 2)), journal.ErrGap)
			}
		})
	}
	all.Wait()
	for i := range rooms {
		_, _, rs := take(t, j, fmt.Sprint("room ", i))
		same(t, rs, 1, each)
	}
}

// fight has owners take one room from each other while all append. Whatever was told as saved must be there, each number once,
// and none of a stale owner's after the next one has read the room.
func fight(t *testing.T, j journal.Journal) {
	ctx := t.Context()
	var all sync.WaitGroup
	var mu sync.Mutex
	saved := map[uint64]string{}
	for who := range 4 {
		all.Go(func() {
			for try := range 20 {
				e, _, rs, err := j.Open(ctx, "r", fmt.Sprint(who))
				if err != nil {
					t.Error(err)
					return
				}
				for last := uint64(len(rs)); ; last++ {
					body := fmt.Sprint(who, " ", try, " ", last)
					err := j.Append(ctx, "r", e, last, []journal.Record{{Body: []byte(body)}})
					if errors.Is(err, journal.ErrFenced) || err == nil && last > uint64(len(rs))+3 {
						break
					}
					if err != nil {
						t.Errorf("owner %d after %d: %v", who, last, err) // a gap would mean that the fence leaked
						return
					}
					mu.Lock()
					saved[last+1] = body
					mu.Unlock()
				}
			}
		})
	}
	all.Wait()
	rs, err := j.Records(ctx, "r", 0, 1<<20)
	must(t, err)
	for seq, body := range saved {
		if int(seq) > len(rs) || string(rs[seq-1].Body) != body {
			t.Errorf("record %d was told as saved: %s", seq, body)
		}
	}
}

func copies(t *testing.T, j journal.Journal) {
	ctx := t.Context()
	e, _, _ := take(t, j, "r")
	rs := records(1, 1)
	must(t, j.Append(ctx, "r", e, 0, rs))
	rs[0].Body[0] = '!'
	_, _, got := take(t, j, "r")
	same(t, got, 1, 1)
	got[0].Body[0] = '!'
	_, _, got = take(t, j, "r")
	same(t, got, 1, 1)
}
