package owner

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"sightline/server/room"
)

// Config is what an owner is made of.
type Config struct {
	// Open opens a table's room; room.ErrAbsent when there is no such table.
	Open func(ctx context.Context, id string) (*room.Room, error)
	// Idle is how long a room without people stays open; 0: always.
	Idle  time.Duration
	Clock room.Clock
	// Stopped is told of a room that stopped by a fault; may be nil.
	Stopped func(id string, err error)
}

// Owner holds the rooms that are open on this machine. Its methods may be called from any goroutine.
type Owner struct {
	c    Config
	stop chan struct{}
	wait sync.WaitGroup

	mu     sync.Mutex
	closed bool
	rooms  map[string]*entry
}

// entry is a room that is being opened (ready not closed yet), open, or closing.
type entry struct {
	ready chan struct{}
	room  *room.Room
	err   error
}

// New returns an owner without rooms.
func New(c Config) *Owner {
	return &Owner{c: c, stop: make(chan struct{}), rooms: map[string]*entry{}}
}

// Room is the room of a table, opened if it is not open. Many may ask at once: it is opened once. A room that stopped
// by a fault is opened again from its journal.
func (o *Owner) Room(ctx context.Context, id string) (*room.Room, error) {
	for {
		e, mine, err := o.entry(id)
		if err != nil {
			return nil, err
		}
		if mine {
			o.open(ctx, id, e)
		}
		select {
		case <-e.ready:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		if e.err != nil {
			return nil, e.err
		}
		select {
		case <-e.room.Done():
			o.forget(id, e)
		default:
			return e.room, nil
		}
	}
}

// entry finds the entry of a room, or makes one that the caller must open.
func (o *Owner) entry(id string) (e *entry, mine bool, err error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.closed {
		return nil, false, room.ErrClosed
	}
	if e = o.rooms[id]; e != nil {
		return e, false, nil
	}
	e = &entry{ready: make(chan struct{})}
	o.rooms[id] = e
	return e, true, nil
}

// open fills an entry. The opening outlives the request that began it: others wait for it too.
func (o *Owner) open(ctx context.Context, id string, e *entry) {
	e.room, e.err = o.c.Open(context.WithoutCancel(ctx), id)
	if e.err != nil {
		o.forget(id, e)
	} else {
		o.wait.Go(func() { o.watch(id, e) })
	}
	close(e.ready)
}

func (o *Owner) forget(id string, e *entry) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.rooms[id] == e {
		delete(o.rooms, id)
	}
}

// watch closes a room when it was empty for the idle time, and forgets it when it stopped.
func (o *Owner) watch(id string, e *entry) {
	defer o.forget(id, e)
	for {
		select {
		case <-e.room.Done():
			if err := e.room.Err(); err != nil && o.c.Stopped != nil {
				o.c.Stopped(id, err)
			}
			return
		case <-o.stop:
			return
		case <-o.idle():
			if e.room.Quiet(o.c.Idle) {
				_ = e.room.Close() // a fault is told by the next opening, which reads the journal
				return
			}
		}
	}
}

// idle fires now and then so that watch looks; never without an idle time.
func (o *Owner) idle() <-chan time.Time {
	if o.c.Idle <= 0 {
		return nil
	}
	return o.c.Clock.After(o.c.Idle / 4)
}

// Open counts the rooms that are open.
func (o *Owner) Open() int {
	o.mu.Lock()
	defer o.mu.Unlock()
	return len(o.rooms)
}

// Close opens no more rooms and closes all, each with a snapshot and a Bye to its people. It returns what went wrong.
func (o *Owner) Close() error {
	o.mu.Lock()
	o.closed = true
	open := o.rooms
	o.rooms = map[string]*entry{}
	o.mu.Unlock()
	close(o.stop)
	var all []error
	for id, e := range open {
		<-e.ready
		if e.err != nil {
			continue
		}
		if err := e.room.Close(); err != nil {
			all = append(all, fmt.Errorf("closing table %s: %w", id, err))
		}
	}
	o.wait.Wait()
	return errors.Join(all...)
}
