package journaltest

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"sightline/server/journal"
)

// childRooms is how many rooms the child process writes at a time, so that several share a commit.
const childRooms = 3

// Kill starts child processes that write and kills them with SIGKILL at any moment: whatever a child told as saved must be
// there afterwards, without gaps, and nothing that it did not write. The calling test must be named as said and call nothing
// but Kill; the child is the test program itself, running only that test.
func Kill(t *testing.T, name string, open func(folder string) (journal.Journal, func() error, error)) {
	if folder := os.Getenv("JOURNALTEST_CHILD"); folder != "" {
		child(open, folder)
	}
	folder := t.TempDir()
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	chance := rand.New(rand.NewPCG(seed, 0))
	told := make([]int, childRooms)
	for range 8 {
		kill(t, name, folder, 1+chance.IntN(150), told)
		after(t, open, folder, told)
	}
}

// kill runs a child until it has told n times that something was saved, and writes down what.
func kill(t *testing.T, name, folder string, n int, told []int) {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^"+name+"$", "-test.count=1")
	cmd.Env = append(os.Environ(), "JOURNALTEST_CHILD="+folder)
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	lines := bufio.NewScanner(out)
	for n > 0 && lines.Scan() {
		heard(t, lines.Text(), told)
		n--
	}
	must(t, cmd.Process.Kill())
	for lines.Scan() { // told before it died
		heard(t, lines.Text(), told)
	}
	cmd.Wait()
	if n > 0 {
		t.Fatalf("the child ended by itself: %s", complaints.String())
	}
}

func heard(t *testing.T, line string, told []int) {
	t.Helper()
	var room, last int
	if n, _ := fmt.Sscanf(line, "saved %d %d.", &room, &last); n != 2 || !strings.HasSuffix(line, ".") {
		t.Logf("the child's last words: %q", line)
		return
	}
	told[room] = last
}

// after opens what the child left. What was in its hands may be there whole or not at all.
func after(t *testing.T, open func(string) (journal.Journal, func() error, error), folder string, told []int) {
	t.Helper()
	j, done, err := open(folder)
	must(t, err)
	for room, last := range told {
		_, s, tail := take(t, j, fmt.Sprint(room))
		rs, err := j.Records(t.Context(), fmt.Sprint(room), 0, 1<<20)
		must(t, err)
		if len(rs) < last || len(rs)%2 != 0 {
			t.Errorf("room %d: %d records, %d were told as saved; they are written two by two", room, len(rs), last)
		}
		same(t, rs, 1, len(rs))
		if s.Seq > 0 && string(s.Body) != fmt.Sprint("state ", s.Seq) {
			t.Errorf("room %d: snapshot %d says %q", room, s.Seq, s.Body)
		}
		same(t, tail, int(s.Seq)+1, len(rs)-int(s.Seq))
		told[room] = len(rs)
	}
	must(t, done())
}

// child writes until it is killed and says on its output what is saved.
func child(open func(string) (journal.Journal, func() error, error), folder string) {
	j, _, err := open(folder)
	if err != nil {
		panic(err)
	}
	var all sync.WaitGroup
	var mu sync.Mutex
	for room := range childRooms {
		all.Go(func() {
			write(j, fmt.Sprint(room), func(last int) {
				mu.Lock()
				defer mu.Unlock()
				fmt.Printf("saved %d %d.\n", room, last)
			})
		})
	}
	all.Wait()
}

// write appends pairs of records to a room, and snapshots now and then.
func write(j journal.Journal, room string, saved func(last int)) {
	ctx := context.Background()
	e, s, rs, err := j.Open(ctx, room, "child")
	if err != nil {
		panic(err)
	}
	for last := int(s.Seq) + len(rs); ; last += 2 {
		if err := j.Append(ctx, room, e, uint64(last), records(last+1, 2)); err != nil {
			panic(err)
		}
		saved(last + 2)
		if last%10 == 0 {
			if err := j.Snapshot(ctx, room, e, uint64(last+2), fmt.Append(nil, "state ", last+2)); err != nil {
				panic(err)
			}
		}
	}
}
