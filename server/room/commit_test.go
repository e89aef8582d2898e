package room

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"sightline/geom/grid"
	"sightline/server/journal"
	"sightline/server/wire"
)

func TestSavedBeforeTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ann.take()
		appends := 0
		f.journal.before = func([]journal.Record) error {
			appends++
			if msgs := f.ann.take(); len(msgs) > 0 {
				t.Errorf("Ann was told %T before it was saved", msgs[0])
			}
			return nil
		}
		f.ann.must(wire.MoveToken{Token: f.ann.token("Ann's").ID, Path: []grid.Place{at(3, 2)}})
		if appends != 1 {
			t.Errorf("%d appends, want 1", appends)
		}
		if ups := only[wire.Update](f.ann.take()); len(ups) != 1 {
			t.Errorf("%d updates, want 1", len(ups))
		}
	})
}

func TestFailedJournalTellsNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		was := f.ann.token("Ann's").At
		f.ann.take()
		f.journal.before = func([]journal.Record) error { return errDisk }
		f.ann.send(wire.MoveToken{Token: f.ann.token("Ann's").ID, Path: []grid.Place{at(3, 2)}})
		settle()
		if msgs := f.ann.take(); len(msgs) > 0 {
			t.Errorf("Ann was told %T of what was not saved", msgs[0])
		}
		if code := f.ann.closedWith(); code != wire.CodeInternal {
			t.Errorf("Ann's session was closed with %d, want CodeInternal", code)
		}
		if err := f.room.Err(); err == nil || !strings.Contains(err.Error(), errDisk.Error()) {
			t.Errorf("the room stopped with %v, want the disk's error", err)
		}
		f.journal.before = nil
		f.open()
		f.rejoin(f.ann, f.ann.resume())
		if got := f.ann.token("Ann's").At; got != was {
			t.Errorf("after the fault the token stands at %v, want %v as last told", got, was)
		}
	})
}

func TestStalledJournalHoldsEverythingBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ann.take()
		f.gm.take()
		gate := make(chan struct{})
		f.journal.before = func([]journal.Record) error { <-gate; return nil }
		id := f.ann.send(wire.MoveToken{Token: f.ann.token("Ann's").ID, Path: []grid.Place{at(3, 2)}})
		f.gm.send(wire.Say{Text: "hello"})
		time.Sleep(time.Minute)
		if n := len(f.ann.take()) + len(f.gm.take()); n > 0 {
			t.Errorf("%d messages while the journal stalled", n)
		}
		close(gate)
		settle()
		if _, ok := f.ann.answers()[id].(wire.Ack); !ok {
			t.Errorf("the move was answered with %v once the journal went on", f.ann.answers()[id])
		}
		if notes := only[wire.Notes](f.gm.take()); len(notes) != 1 {
			t.Errorf("%d notes for the GM, want 1", len(notes))
		}
	})
}

func TestFencedRoomStops(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		old, was := f.room, f.ann.token("Ann's").At
		f.open() // as another machine would
		f.ann.take()
		f.ann.send(wire.MoveToken{Token: f.ann.token("Ann's").ID, Path: []grid.Place{at(3, 2)}})
		settle()
		if msgs := f.ann.take(); len(msgs) > 0 {
			t.Errorf("a fenced room told %T", msgs[0])
		}
		if code := f.ann.closedWith(); code != wire.CodeMoved {
			t.Errorf("closed with %d, want CodeMoved: the client must ask again", code)
		}
		<-old.Done()
		f.rejoin(f.ann, f.ann.resume())
		if got := f.ann.token("Ann's").At; got != was {
			t.Errorf("at the new owner the token stands at %v, want %v", got, was)
		}
		f.ann.must(wire.MoveToken{Token: f.ann.token("Ann's").ID, Path: []grid.Place{at(3, 2)}})
	})
}

func TestPanicStopsOneRoomOnly(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.journal.before = func([]journal.Record) error { panic("a fault of ours") }
		f.gm.send(wire.Say{Text: "hello"})
		settle()
		if err := f.room.Err(); err == nil || !strings.Contains(err.Error(), "a fault of ours") {
			t.Fatalf("the room stopped with %v", err)
		}
		if code := f.ben.closedWith(); code != wire.CodeInternal {
			t.Errorf("Ben's session was closed with %d, want CodeInternal", code)
		}
		if _, err := f.room.Title(); err != ErrClosed {
			t.Errorf("a stopped room answers %v, want ErrClosed", err)
		}
		f.journal.before = nil
		f.open()
		if title, err := f.room.Title(); err != nil || title != "The Hall" {
			t.Errorf("opened again: %q, %v", title, err)
		}
	})
}

func TestCommandsShareOneWrite(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		gate := make(chan struct{})
		var sizes []int
		f.journal.before = func(records []journal.Record) error {
			sizes = append(sizes, len(records))
			<-gate
			return nil
		}
		for i := range 10 {
			f.gm.send(wire.Say{Text: fmt.Sprint(i)})
		}
		synctest.Wait()
		close(gate)
		settle()
		total := 0
		for _, n := range sizes {
			total += n
		}
		if total != 10 || len(sizes) > 2 {
			t.Errorf("10 commands went in writes of %v, want at most two: what waits is saved together", sizes)
		}
	})
}

func TestReopenedTableIsTheSame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ann.must(wire.MoveToken{Token: f.ann.token("Ann's").ID, Path: []grid.Place{at(3, 2), at(4, 2)}})
		was := f.ann.now()
		f.ok(f.room.Close())
		if code := f.ann.closedWith(); code != wire.CodeMoved {
			t.Errorf("a clean stop closed with %d, want CodeMoved", code)
		}
		if len(f.journal.snaps) == 0 {
			t.Error("a clean stop wrote no snapshot")
		}
		for _, way := range []string{"from the snapshot", "from all its records"} {
			if way == "from all its records" {
				f.config.Journal = replayer{f.journal}
			}
			f.open()
			for _, s := range []*seated{f.gm, f.ann, f.ben} {
				f.rejoin(s, Resume{})
			}
			if !f.ann.now().Equal(was) {
				t.Errorf("%s: Ann's view is another after reopening", way)
			}
			f.ok(f.room.Close())
		}
	})
}

// replayer opens rooms without their snapshots.
type replayer struct{ *testJournal }

func (j replayer) Open(ctx context.Context, room, owner string) (journal.Epoch, journal.Snapshot, []journal.Record, error) {
	e, _, _, err := j.testJournal.Open(ctx, room, owner)
	if err != nil {
		return 0, journal.Snapshot{}, nil, err
	}
	all, err := j.Records(ctx, room, 0, 1<<20)
	return e, journal.Snapshot{}, all, err
}

func TestSnapshotAfterSoManyRecords(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ok(f.room.Close())
		f.config.Limits = DefaultLimits()
		f.config.Limits.Events = 5
		f.open()
		f.rejoin(f.gm, Resume{})
		f.journal.snaps = nil
		for i := range 12 {
			f.gm.must(wire.Say{Text: fmt.Sprint(i)})
		}
		if len(f.journal.snaps) != 2 {
			t.Errorf("12 records, one snapshot every 5: snapshots after %v", f.journal.snaps)
		}
	})
}

func TestUnreadableRecordStopsWithItsNumber(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ok(f.room.Close())
		ctx := context.Background()
		epoch, _, _, err := f.journal.Open(ctx, "r", "a vandal")
		f.ok(err)
		all, err := f.journal.Records(ctx, "r", 0, 1<<20)
		f.ok(err)
		last := uint64(len(all))
		f.ok(f.journal.Append(ctx, "r", epoch, last, []journal.Record{{Version: 1, Body: []byte("no events")}}))
		_, err = Open(ctx, f.config)
		if want := fmt.Sprintf("record %d", last+1); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("opening gives %v, want an error that names %s", err, want)
		}
	})
}

func TestAnotherNameIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		f.ok(f.room.Close())
		var names []string
		f.config.Named = func(name string) { names = append(names, name) }
		f.open()
		f.rejoin(f.gm, Resume{})
		f.gm.must(wire.Say{Text: "nothing of the name"})
		settings := f.gm.now().Table
		settings.Name = "The Other Hall"
		f.gm.must(wire.SetTable{Table: settings})
		f.gm.must(wire.Say{Text: "nothing more"})
		if len(names) != 1 || names[0] != "The Other Hall" {
			t.Errorf("told %q, want the new name once", names)
		}
	})
}
