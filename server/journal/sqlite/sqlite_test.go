package sqlite

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/synctest"

	"sightline/server/journal"
	"sightline/server/journal/journaltest"
	"sightline/server/seat"
	"sightline/server/seat/seattest"
)

func open(t testing.TB) *DB {
	t.Helper()
	d, err := Open(t.Context(), filepath.Join(t.TempDir(), "a table?.db")) // a name that needs quoting
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

func TestJournal(t *testing.T) {
	journaltest.Run(t, func(t *testing.T) journal.Journal { return open(t) })
}

func TestRooms(t *testing.T) {
	journaltest.Rooms(t, func(t *testing.T) journal.Rooms { return open(t) })
}

func TestSeats(t *testing.T) {
	seattest.Run(t, func(t *testing.T) seat.Store { return open(t) })
}

func TestKilled(t *testing.T) {
	journaltest.Kill(t, "TestKilled", func(folder string) (journal.Journal, func() error, error) {
		d, err := Open(context.Background(), filepath.Join(folder, "table.db"))
		if err != nil {
			return nil, nil, err
		}
		return d, d.Close, nil
	})
}

// TestEveryConnectionFlushes asks the writer's connection and those of the pool what they were told.
func TestEveryConnectionFlushes(t *testing.T) {
	d := open(t)
	ask := func(scan func(string) error, settings ...string) {
		for _, s := range settings {
			if err := scan(s); err != nil {
				t.Error(err)
			}
		}
	}
	ask(func(s string) error {
		name, want, _ := strings.Cut(s, "=")
		var got string
		if err := d.conn.QueryRowContext(t.Context(), "pragma "+name).Scan(&got); err != nil || got != want {
			return fmt.Errorf("the writer's %s is %q, want %q (%v)", name, got, want, err)
		}
		return nil
	}, "synchronous=2", "journal_mode=wal", "busy_timeout=10000")
	for range 4 {
		c, err := d.reading.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		if _, err := c.ExecContext(t.Context(), "delete from events"); err == nil {
			t.Error("a connection for reading can write")
		}
	}
}

func TestVersionsOfSQLite(t *testing.T) {
	for v, ok := range map[string]bool{"3.51.2": false, "3.51.3": true, "3.54.1": true, "3.7.0": false, "4.0.0": true, "": false, "3.51": false} {
		if newEnough(v) != ok {
			t.Errorf("%q: %v", v, !ok)
		}
	}
}

// TestALaterSchemaIsRefused: an old program must not write into a file it doesn't know.
func TestALaterSchemaIsRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "table.db")
	d, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.exec(t.Context(), "pragma user_version = 99"); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(t.Context(), file); err == nil || !strings.Contains(err.Error(), "later version") {
		t.Errorf("error is %v", err)
	}
}

func TestNotADatabase(t *testing.T) {
	if _, err := Open(t.Context(), filepath.Join(t.TempDir(), "no", "such", "folder.db")); err == nil {
		t.Error("a file in no folder was opened")
	}
}

// TestDiskFull: the append that finds no room fails whole, and after there is room again the next goes through.
func TestDiskFull(t *testing.T) {
	d := open(t)
	ctx := t.Context()
	e, _, _, err := d.Open(ctx, "r", "test")
	if err != nil {
		t.Fatal(err)
	}
	limit := func(pages int) {
		if err := d.do(ctx, func(ctx context.Context) error { return d.exec(ctx, fmt.Sprint("pragma max_page_count = ", pages)) }); err != nil {
			t.Fatal(err)
		}
	}
	limit(40)
	big := []journal.Record{{Body: []byte("small")}, {Body: make([]byte, 1<<20)}}
	if err := d.Append(ctx, "r", e, 0, big); err == nil || errors.Is(err, journal.ErrGap) {
		t.Fatalf("1 MiB into 160 KiB: %v", err)
	}
	if rs, err := d.Records(ctx, "r", 0, -1); err != nil || len(rs) != 0 {
		t.Errorf("%d records of a failed append, %v", len(rs), err)
	}
	limit(1 << 20)
	if err := d.Append(ctx, "r", e, 0, big); err != nil {
		t.Errorf("with room again: %v", err)
	}
}

// TestWaitingJobsShareACommit holds a commit back until ten jobs wait behind it, and looks in which commit each runs.
func TestWaitingJobsShareACommit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := open(t)
		goOn := make(chan bool)
		commits := map[int]int{}
		var all sync.WaitGroup
		send := func(f func()) {
			all.Go(func() {
				if err := d.do(t.Context(), func(context.Context) error { f(); return nil }); err != nil {
					t.Error(err)
				}
			})
		}
		send(func() { <-goOn })
		synctest.Wait()
		for range 10 {
			send(func() { commits[d.commits]++ })
		}
		synctest.Wait()
		close(goOn)
		all.Wait()
		if len(commits) != 1 || commits[1] != 10 {
			t.Errorf("jobs by number of commits before theirs: %v, want all 10 in the second commit", commits)
		}
	})
}

// TestAFailedJobLeavesNoTrace: a job that has written and then fails is undone, and those that share its commit are not.
func TestAFailedJobLeavesNoTrace(t *testing.T) {
	d := open(t)
	fault := errors.New("fault")
	add := func(id string, err error) job {
		return job{answer: make(chan error, 1), do: func(ctx context.Context) error {
			_, e := d.conn.ExecContext(ctx, `insert into rooms values (?, '', 0, 0)`, id)
			return errors.Join(e, err)
		}}
	}
	jobs := []job{add("a", nil), add("b", fault), add("c", nil)}
	err := d.do(t.Context(), func(context.Context) error { return nil }) // the writer is idle after this
	if err != nil {
		t.Fatal(err)
	}
	d.group(jobs)
	for i, want := range []error{nil, fault, nil} {
		if err := <-jobs[i].answer; !errors.Is(err, want) || (err == nil) != (want == nil) {
			t.Errorf("job %d: %v, want %v", i, err, want)
		}
	}
	rooms, err := d.Rooms(t.Context())
	if err != nil || len(rooms) != 2 || rooms[0].ID != "a" || rooms[1].ID != "c" {
		t.Errorf("rooms are %+v, %v", rooms, err)
	}
}

// TestAFailedJobAloneLeavesNoTrace: without marks around it, the transaction is what undoes it; the next job finds none open.
func TestAFailedJobAloneLeavesNoTrace(t *testing.T) {
	d := open(t)
	fault := errors.New("fault")
	add := func(id string, fault error) error {
		return d.do(t.Context(), func(ctx context.Context) error {
			_, err := d.conn.ExecContext(ctx, `insert into rooms values (?, '', 0, 0)`, id)
			return errors.Join(err, fault)
		})
	}
	for i, want := range []error{nil, fault, fault, nil} {
		if err := add(fmt.Sprint(i), want); !errors.Is(err, want) || (err == nil) != (want == nil) {
			t.Errorf("job %d: %v, want %v", i, err, want)
		}
	}
	rooms, err := d.Rooms(t.Context())
	if err != nil || len(rooms) != 2 || rooms[0].ID != "0" || rooms[1].ID != "3" {
		t.Errorf("rooms are %+v, %v", rooms, err)
	}
}

func TestClosed(t *testing.T) {
	d, err := Open(t.Context(), filepath.Join(t.TempDir(), "table.db"))
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, _, err := d.Open(t.Context(), "r", ""); !errors.Is(err, ErrClosed) {
		t.Errorf("error is %v", err)
	}
}

// TestGaveUp: a caller whose time ended before the writer took the job is told so, and nothing happened.
func TestGaveUp(t *testing.T) {
	d := open(t)
	e, _, _, err := d.Open(t.Context(), "r", "")
	if err != nil {
		t.Fatal(err)
	}
	begun, goOn := make(chan bool), make(chan bool)
	go d.do(context.Background(), func(context.Context) error { begun <- true; <-goOn; return nil })
	<-begun
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := d.Append(ctx, "r", e, 0, []journal.Record{{}}); !errors.Is(err, context.Canceled) {
		t.Errorf("error is %v", err)
	}
	close(goOn)
	if rs, err := d.Records(t.Context(), "r", 0, -1); err != nil || len(rs) != 0 {
		t.Errorf("%d records, %v", len(rs), err)
	}
}

func BenchmarkAppend(b *testing.B) {
	d := open(b)
	for _, rooms := range []int{1, 8} {
		b.Run(fmt.Sprint("rooms=", rooms), func(b *testing.B) {
			var all sync.WaitGroup
			for i := range rooms {
				room := fmt.Sprint(b.N, " ", rooms, " ", i)
				e, _, _, err := d.Open(b.Context(), room, "")
				if err != nil {
					b.Fatal(err)
				}
				body := make([]byte, 300)
				all.Go(func() {
					for n := range b.N/rooms + 1 {
						if err := d.Append(b.Context(), room, e, uint64(n), []journal.Record{{Body: body}}); err != nil {
							b.Error(err)
							return
						}
					}
				})
			}
			all.Wait()
		})
	}
}
