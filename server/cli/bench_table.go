package cli

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"sync"
	"time"
)

var tableBench = bench{
	name:  "table",
	short: words{"moves over real sockets", "tahy přes skutečné sokety"},
	setup: func(s *session) func(context.Context) error {
		var o tableLoad
		s.flags.IntVar(&o.rooms, "rooms", 1, "")
		s.flags.IntVar(&o.seats, "seats", 6, "")
		s.flags.Float64Var(&o.rate, "rate", 10, "")
		s.flags.IntVar(&o.seconds, "seconds", 10, "")
		s.flags.IntVar(&o.walls, "walls", 500, "")
		s.flags.StringVar(&o.profile, "profile", "", "")
		return func(ctx context.Context) error { return s.benchTable(ctx, o) }
	},
}

// tableLoad is what the bench plays: so many tables, players at each (beside the GM), moves a second at each table.
type tableLoad struct {
	rooms, seats, seconds, walls int
	rate                         float64
	profile                      string // where the server writes its CPU profile; "": nowhere
}

// tableResult is what it measured. A move is one accepted step. Bytes count payload, padding and frame heads that the
// server sent for one move.
type tableResult struct {
	Moves  int     `json:"moves"`
	P50    float64 `json:"p50_ms"` // from sending until the last seat that may see it has it
	P99    float64 `json:"p99_ms"`
	CPU    float64 `json:"cpu_us_per_move"`      // of the server's process, no pictures asked for
	Tile   float64 `json:"tile_cpu_us_per_move"` // more than that when each mover fetches the tiles that changed
	Own    float64 `json:"bytes_own"`            // to the mover
	Seen   float64 `json:"bytes_seen"`           // to a player who sees it and whose own sight did not change
	Unseen float64 `json:"bytes_unseen"`         // to one who does not see it
	RSS    float64 `json:"rss_mb"`
	Allocs float64 `json:"allocs_per_move"`
}

func (s *session) benchTable(ctx context.Context, o tableLoad) error {
	if o.rooms < 1 || o.seats < 1 || o.rate <= 0 || o.seconds < 1 {
		return misuse("--rooms, --seats, --rate and --seconds must be more than 0.", "--rooms, --seats, --rate a --seconds musí být větší než 0.")
	}
	if _, err := newDungeon(o.walls); err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "sightline-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	child, err := startChild(ctx, dir, o, s.Err)
	if err != nil {
		return err
	}
	r, err := child.play(ctx, o)
	if err = errors.Join(err, child.stop()); err != nil {
		return err
	}
	return s.result(r)
}

// serverChild is the server's process.
type serverChild struct {
	cmd    *exec.Cmd
	in     io.WriteCloser
	out    *bufio.Reader
	tables benchTables
}

func startChild(ctx context.Context, dir string, o tableLoad, log io.Writer) (*serverChild, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, self, "bench-child", "--data", dir, "--rooms", strconv.Itoa(o.rooms), "--walls", strconv.Itoa(o.walls), "--profile", o.profile)
	cmd.Stderr = log
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	c := &serverChild{cmd: cmd, in: in, out: bufio.NewReader(out)}
	if err := c.answer(&c.tables); err != nil {
		return nil, errors.Join(fmt.Errorf("the server did not start: %w", err), c.stop())
	}
	return c, nil
}

func (c *serverChild) answer(into any) error {
	line, err := c.out.ReadBytes('\n')
	if err != nil {
		return err
	}
	return json.Unmarshal(line, into)
}

// usage asks the server what it has used so far.
func (c *serverChild) usage() (u benchUsage, err error) {
	if _, err = fmt.Fprintln(c.in, "usage"); err != nil {
		return u, err
	}
	return u, c.answer(&u)
}

func (c *serverChild) stop() error {
	return errors.Join(c.in.Close(), c.cmd.Wait())
}

// play is the bench: seat everybody, walk through new ground without and then with pictures, then count bytes.
func (c *serverChild) play(ctx context.Context, o tableLoad) (tableResult, error) {
	var r tableResult
	tables, err := seatAll(ctx, c.tables.Links, o)
	if err != nil {
		return r, err
	}
	defer closeAll(tables)
	plain, err := c.walk(ctx, tables, o, false)
	if err != nil {
		return r, err
	}
	pictured, err := c.walk(ctx, tables, o, true)
	if err != nil {
		return r, err
	}
	r.Moves, r.RSS, r.Allocs = plain.moves, round(plain.rss/(1<<20)), round(plain.allocs)
	r.P50, r.P99 = quantile(plain.late, .5), quantile(plain.late, .99)
	r.CPU, r.Tile = round(plain.cpu), round(max(0, pictured.cpu-plain.cpu))
	r.Own, r.Seen, r.Unseen, err = tables[0].countBytes(ctx)
	return r, err
}

// walked is what a walk measured, per move where it says nothing else.
type walked struct {
	moves       int
	late        []time.Duration
	cpu, allocs float64 // µs, number
	rss         float64 // bytes
}

// walk has all tables play at their rate for the given time.
func (c *serverChild) walk(ctx context.Context, tables []*benchTable, o tableLoad, pictures bool) (walked, error) {
	var w walked
	before, err := c.usage()
	if err != nil {
		return w, err
	}
	var all sync.WaitGroup
	errs := make([]error, len(tables))
	for i, t := range tables {
		all.Go(func() { errs[i] = t.walk(ctx, o, pictures) })
	}
	all.Wait()
	if err := errors.Join(errs...); err != nil {
		return w, err
	}
	after, err := c.usage()
	if err != nil {
		return w, err
	}
	for _, t := range tables {
		moves, late := t.harvest()
		w.moves += moves
		w.late = append(w.late, late...)
	}
	if w.moves == 0 {
		return w, errors.New("no move was accepted")
	}
	w.cpu = float64((after.CPU - before.CPU).Microseconds()) / float64(w.moves)
	w.allocs = float64(after.Mallocs-before.Mallocs) / float64(w.moves)
	w.rss = float64(after.RSS)
	return w, nil
}

// quantile is in milliseconds.
func quantile(d []time.Duration, q float64) float64 {
	if len(d) == 0 {
		return 0
	}
	slices.Sort(d)
	return round(float64(d[int(float64(len(d)-1)*q)].Microseconds()) / 1000)
}

// round is to two places.
func round(v float64) float64 { return math.Round(v*100) / 100 }
