package owner

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"sightline/server/journal"
	"sightline/server/journal/memory"
	"sightline/server/media"
	"sightline/server/room"
	"sightline/server/wire"
)

type testClock struct{}

func (testClock) Now() time.Time                         { return time.Now() }
func (testClock) After(d time.Duration) <-chan time.Time { return time.After(d) }

// breaking is a journal whose appends fail when told to.
type breaking struct {
	journal.Journal
	broken atomic.Bool
	snaps  atomic.Int32
}

func (j *breaking) Append(ctx context.Context, room string, e journal.Epoch, last uint64, records []journal.Record) error {
	if j.broken.Load() {
		return errors.New("broken")
	}
	return j.Journal.Append(ctx, room, e, last, records)
}

func (j *breaking) Snapshot(ctx context.Context, room string, e journal.Epoch, seq uint64, body []byte) error {
	j.snaps.Add(1)
	return j.Journal.Snapshot(ctx, room, e, seq, body)
}

type fixture struct {
	*Owner
	journal *breaking
	opened  atomic.Int32
	stopped atomic.Int32
}

func newFixture(t *testing.T, idle time.Duration) *fixture {
	f := &fixture{journal: &breaking{Journal: memory.New()}}
	pictures := media.New(media.Memory(), nil, media.DefaultLimits())
	f.Owner = New(Config{Idle: idle, Clock: testClock{},
		Stopped: func(string, error) { f.stopped.Add(1) },
		Open: func(ctx context.Context, id string) (*room.Room, error) {
			if id == "none" {
				return nil, room.ErrAbsent
			}
			f.opened.Add(1)
			time.Sleep(time.Second) // a long journal
			return room.Open(ctx, room.Config{ID: id, Name: id, Journal: f.journal, Media: pictures, Clock: testClock{}, Chance: rand.New(rand.NewPCG(1, 2))})
		}})
	t.Cleanup(func() {
		if err := f.Close(); err != nil {
			t.Error(err)
		}
	})
	return f
}

func TestManyAskItOpensOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t, 0)
		var rooms [10]*room.Room
		for i := range rooms {
			go func() { rooms[i], _ = f.Room(context.Background(), "a") }()
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		for _, r := range rooms {
			if r == nil || r != rooms[0] {
				t.Fatalf("ten who asked got %v", rooms)
			}
		}
		if n := f.opened.Load(); n != 1 {
			t.Errorf("opened %d times", n)
		}
	})
}

func TestWhoGaveUpDoesNotSpoilTheOpening(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t, 0)
		ctx, stop := context.WithTimeout(context.Background(), time.Millisecond)
		defer stop()
		go func() { _, _ = f.Room(ctx, "a") }()
		synctest.Wait()
		if r, err := f.Room(context.Background(), "a"); err != nil || r == nil {
			t.Errorf("the one who waited got %v, %v", r, err)
		}
	})
}

func TestAbsentTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t, 0)
		if _, err := f.Room(context.Background(), "none"); err != room.ErrAbsent {
			t.Errorf("%v, want ErrAbsent", err)
		}
		if n := f.Open(); n != 0 {
			t.Errorf("%d rooms are kept for tables that do not exist", n)
		}
	})
}

func TestEmptyRoomIsClosedWithASnapshot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t, 4*time.Minute)
		r, err := f.Room(context.Background(), "a")
		if err != nil {
			t.Fatal(err)
		}
		seat, err := r.Sit("Ann", wire.Player)
		if err != nil {
			t.Fatal(err)
		}
		s, err := r.Join(seat, room.Resume{}, deaf{})
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Hour)
		synctest.Wait()
		if f.Open() != 1 {
			t.Fatal("a room with people in it was closed")
		}
		s.Leave()
		time.Sleep(3 * time.Minute)
		synctest.Wait()
		if f.Open() != 1 {
			t.Fatal("a room was closed before its time")
		}
		time.Sleep(3 * time.Minute)
		synctest.Wait()
		if f.Open() != 0 || f.journal.snaps.Load() == 0 {
			t.Errorf("after the idle time: %d rooms open, %d snapshots", f.Open(), f.journal.snaps.Load())
		}
		again, err := f.Room(context.Background(), "a")
		if err != nil {
			t.Fatal(err)
		}
		if role, err := again.Role(seat); err != nil || role != wire.Player {
			t.Errorf("opened again, the seat is %v, %v", role, err)
		}
	})
}

func TestFaultyRoomIsOpenedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t, 0)
		r, err := f.Room(context.Background(), "a")
		if err != nil {
			t.Fatal(err)
		}
		f.journal.broken.Store(true)
		if _, err := r.Sit("Ann", wire.Player); err != room.ErrClosed {
			t.Errorf("a seat on a broken journal: %v, want ErrClosed", err)
		}
		f.journal.broken.Store(false)
		again, err := f.Room(context.Background(), "a")
		if err != nil || again == r {
			t.Fatalf("asked again: the same room: %v, %v", again == r, err)
		}
		if _, err := again.Sit("Ann", wire.Player); err != nil {
			t.Errorf("a seat afterwards: %v", err)
		}
		synctest.Wait()
		if n := f.stopped.Load(); n != 1 {
			t.Errorf("the fault was told %d times", n)
		}
	})
}

func TestClosedOwnerOpensNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t, time.Minute)
		if _, err := f.Room(context.Background(), "a"); err != nil {
			t.Fatal(err)
		}
		if err := f.Owner.Close(); err != nil {
			t.Fatal(err)
		}
		if _, err := f.Room(context.Background(), "a"); err != room.ErrClosed {
			t.Errorf("%v, want ErrClosed", err)
		}
		f.Owner = New(Config{}) // for the cleanup
	})
}

// deaf hears nothing.
type deaf struct{}

func (deaf) Send([]byte) bool { return true }
func (deaf) Close(wire.Code)  {}
