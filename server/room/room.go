package room

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"sightline/server/journal"
	"sightline/server/table"
	"sightline/server/wire"
)

// ErrAbsent is the one answer for a thing that does not exist and for one that the seat may not know.
var ErrAbsent = errors.New("room: no such thing, or not for this seat")

// ErrClosed says that the room is not running any more: ask its owner for it again.
var ErrClosed = errors.New("room: closed")

// Room is one table at work. Its methods may be called from any goroutine.
type Room struct {
	c        Config
	calls    chan func()
	queue    chan asked
	wake     chan struct{}
	quit     chan struct{}
	done     chan struct{}
	once     sync.Once
	people   atomic.Int32
	lastHere atomic.Int64 // when somebody came or left, in unix nanoseconds
	err      error        // why it stopped; set before done is closed

	leaving struct {
		mu   sync.Mutex
		list []*Session // each session once
	}

	// The rest belongs to the goroutine.
	state   *table.State
	epoch   journal.Epoch
	seq     uint64
	version uint64 // counts changes of the state and of who is here
	saved   int    // records since the last snapshot
	bytes   int    // of those records
	chairs  map[wire.SeatID]*chair
	views   map[wire.SeatID]cached
	again   time.Time // when something waits for its time; zero: nothing does
	stirred bool      // something is to be told at the next tick
}

// asked is a command of a seat.
type asked struct {
	from *Session
	cmd  wire.Command
}

// Open takes the table from the journal and starts it; a table that the journal does not know starts empty. A record
// that cannot be read stops it: the error says which.
func Open(ctx context.Context, c Config) (*Room, error) {
	if c.Limits == (Limits{}) {
		c.Limits = DefaultLimits()
	}
	r := &Room{
		c:      c,
		calls:  make(chan func()),
		queue:  make(chan asked, c.Limits.Queue),
		wake:   make(chan struct{}, 1),
		quit:   make(chan struct{}),
		done:   make(chan struct{}),
		chairs: map[wire.SeatID]*chair{},
		views:  map[wire.SeatID]cached{},
	}
	if err := r.load(ctx); err != nil {
		return nil, fmt.Errorf("room %s: %w", c.ID, err)
	}
	if err := r.christen(ctx); err != nil {
		return nil, fmt.Errorf("room %s: naming it %q: %w", c.ID, c.Name, err)
	}
	r.lastHere.Store(c.Clock.Now().UnixNano())
	go r.run()
	return r, nil
}

// run is the room's goroutine.
func (r *Room) run() {
	defer r.ended()
	var t ticker
	for {
		select {
		case f := <-r.calls:
			f()
		case a := <-r.queue:
			r.work(a)
		case <-r.wake:
			r.sweep()
		case <-t.c:
			t = ticker{}
			r.tell()
		case <-r.quit:
			r.finish()
			return
		}
		r.arm(&t)
	}
}

// ticker is the timer for the next thing to be told: at the next tick (soon), or when something's time has come.
type ticker struct {
	c    <-chan time.Time
	soon bool
}

// arm sets the timer if something is to be told. A room where nothing happens does not tick.
func (r *Room) arm(t *ticker) {
	now := r.c.Clock.Now()
	switch {
	case r.stirred && !t.soon:
		*t = ticker{r.c.Clock.After(untilTick(now, now)), true}
	case t.c == nil && !r.again.IsZero():
		t.c = r.c.Clock.After(untilTick(now, r.again))
	}
}

// fault is what stops a room: the journal failed, or owns it no more.
type fault struct{ err error }

// fail leaves the goroutine; ended says why.
func (r *Room) fail(err error) { panic(fault{err}) }

// ended runs last in the goroutine, also after a panic: the process lives on, and the owner opens the room again from
// its journal. Nobody was told anything that is not in it.
func (r *Room) ended() {
	code := wire.CodeMoved
	switch p := recover().(type) {
	case nil:
	case fault:
		r.err = fmt.Errorf("room %s: %w", r.c.ID, p.err)
		if !errors.Is(p.err, journal.ErrFenced) {
			code = wire.CodeInternal
		}
	default:
		r.err = fmt.Errorf("room %s: panic: %v\n%s", r.c.ID, p, debug.Stack())
		code = wire.CodeInternal
	}
	for _, c := range r.chairs {
		if c.session != nil {
			c.session.end(code)
		}
	}
	r.people.Store(0)
	close(r.done)
}

// do runs f in the room's goroutine and waits for it.
func (r *Room) do(ctx context.Context, f func()) error {
	ran := make(chan struct{})
	select {
	case r.calls <- func() { f(); close(ran) }:
	case <-r.done:
		return ErrClosed
	case <-ctx.Done():
		return ctx.Err()
	}
	select {
	case <-ran:
		return nil
	case <-r.done:
		return ErrClosed
	case <-ctx.Done():
		return ctx.Err()
	}
}

// poke wakes the goroutine.
func (r *Room) poke() {
	select {
	case r.wake <- struct{}{}:
	default:
	}
}

// enqueue hands a command to the goroutine unless the queue is full.
func (r *Room) enqueue(s *Session, cmd wire.Command) bool {
	select {
	case r.queue <- asked{s, cmd}:
		return true
	default:
		return false
	}
}

// Done is closed when the room has stopped, by Close or by a fault.
func (r *Room) Done() <-chan struct{} { return r.done }

// Err says why a room stopped; nil while it runs and after Close.
func (r *Room) Err() error {
	select {
	case <-r.done:
		return r.err
	default:
		return nil
	}
}

// People counts the connected seats.
func (r *Room) People() int { return int(r.people.Load()) }

// Quiet says whether nobody was connected for at least d.
func (r *Room) Quiet(d time.Duration) bool {
	last := time.Unix(0, r.lastHere.Load())
	return r.People() == 0 && r.c.Clock.Now().Sub(last) >= d
}

// Close takes no more commands, writes a snapshot, says Bye with CodeMoved to all, and waits for it.
func (r *Room) Close() error {
	r.once.Do(func() { close(r.quit) })
	<-r.done
	return r.err
}

// finish saves and tells what is left before a clean stop.
func (r *Room) finish() {
	for {
		select {
		case a := <-r.queue:
			r.work(a)
			continue
		default:
		}
		break
	}
	r.tell()
	r.snapshot(true)
}
