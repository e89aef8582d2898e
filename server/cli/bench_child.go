package cli

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/pprof"
	"time"

	"sightline/server/gate"
	"sightline/server/owner"
)

// The child of the table bench is the server alone in a process of its own, so that its CPU and memory are measured alone.
// It is asked and answers in lines of JSON on its standard input and output.

// benchTables is the child's first line: where it listens and the links to its tables.
type benchTables struct {
	Addr  string
	Links []benchLinks
}

type benchLinks struct{ GM, Player string }

// benchUsage is the child's answer to each line it reads.
type benchUsage struct {
	CPU     time.Duration // of the whole process, since its start
	Mallocs uint64
	RSS     int64 // bytes
}

var benchChildCommand = command{
	name: "bench-child", hidden: true,
	short: words{"The server of `sightline bench table`.", "Server pro `sightline bench table`."},
	setup: func(s *session) func(context.Context) error {
		data := s.flags.String("data", "", "")
		rooms := s.flags.Int("rooms", 1, "")
		walls := s.flags.Int("walls", 500, "")
		profile := s.flags.String("profile", "", "")
		return func(ctx context.Context) error { return s.benchChild(ctx, *data, *rooms, *walls, *profile) }
	},
}

func (s *session) benchChild(ctx context.Context, data string, rooms, walls int, profile string) error {
	st, err := openAlone(ctx, data)
	if err != nil {
		return err
	}
	defer st.Close()
	log := slog.New(slog.NewTextHandler(s.Err, nil))
	own := st.owner(log)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	tables, err := st.benchTables(ctx, own, listener.Addr().String(), rooms, walls)
	if err != nil {
		return err
	}
	debug.FreeOSMemory() // what making the pictures took is the bench's, not the server's
	limits := gate.DefaultLimits()
	limits.Joins, limits.JoinsMax, limits.Opens, limits.OpensMax = 1e4, 1e4, 1e4, 1e4 // all the players are one address
	limits.Pictures, limits.PicturesMax = 1e6, 1e6
	g := gate.New(gate.Config{Rooms: own, Desk: st.desk, Now: time.Now, Log: log, Limits: limits})
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	answers := json.NewEncoder(s.Out)
	if err := answers.Encode(tables); err != nil {
		return err
	}
	go func() {
		defer stop()
		p := profiler{file: profile}
		for in := bufio.NewScanner(os.Stdin); in.Scan(); {
			if err := errors.Join(p.next(), answers.Encode(measureSelf())); err != nil {
				log.Error("answering", "err", err)
				return
			}
		}
	}()
	return (&session{Env: Env{Out: io.Discard, Err: s.Err}}).attend(ctx, listener, own, g)
}

// profiler writes a CPU profile of what happens between the first two questions: the walk without pictures.
type profiler struct {
	file string
	out  *os.File
	n    int
}

func (p *profiler) next() (err error) {
	p.n++
	switch {
	case p.file == "":
	case p.n == 1:
		if p.out, err = os.Create(p.file); err != nil {
			return err
		}
		return pprof.StartCPUProfile(p.out)
	case p.n == 2:
		pprof.StopCPUProfile()
		return p.out.Close()
	}
	return nil
}

// benchTables makes the tables and their links.
func (st *store) benchTables(ctx context.Context, own *owner.Owner, addr string, rooms, walls int) (benchTables, error) {
	t := benchTables{Addr: addr}
	d, err := newDungeon(walls)
	if err != nil {
		return t, err
	}
	picture, err := d.picture(benchPixels)
	if err != nil {
		return t, err
	}
	for i := range rooms {
		id, err := st.newTable(ctx, fmt.Sprintf("bench %d", i))
		if err != nil {
			return t, err
		}
		at, err := own.Room(ctx, id)
		if err != nil {
			return t, err
		}
		if err := at.LayMap(ctx, d.m, picture); err != nil {
			return t, err
		}
		l, err := st.links(ctx, id)
		if err != nil {
			return t, err
		}
		t.Links = append(t.Links, benchLinks{"http://" + addr + l.gm, "http://" + addr + l.player})
	}
	return t, nil
}

// benchPixels is how many pixels of the picture make a cell.
const benchPixels = 50

// measureSelf is what this process has used so far.
func measureSelf() benchUsage {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	cpu, rss := processUsage()
	if rss == 0 {
		rss = int64(m.Sys)
	}
	return benchUsage{CPU: cpu, Mallocs: m.Mallocs, RSS: rss}
}
