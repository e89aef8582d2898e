// Package memory keeps a journal in memory: for tests, and for tables that end with the page they are played on.
package memory

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"sightline/server/journal"
)

// Store is a journal.Journal and a journal.Rooms in memory. It keeps copies of what it is given and gives copies away.
type Store struct {
	mu    sync.Mutex
	books map[string]*book
	rooms map[string]journal.Room
}

// book is all that one room wrote. Record i has number i+1.
type book struct {
	epoch   journal.Epoch
	records []journal.Record
	last    journal.Snapshot
}

var (
	_ journal.Journal = (*Store)(nil)
	_ journal.Rooms   = (*Store)(nil)
)

// New returns an empty store.
func New() *Store {
	return &Store{books: map[string]*book{}, rooms: map[string]journal.Room{}}
}

// Open implements journal.Journal.
func (s *Store) Open(ctx context.Context, room, _ string) (journal.Epoch, journal.Snapshot, []journal.Record, error) {
	if err := ctx.Err(); err != nil {
		return 0, journal.Snapshot{}, nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	b := s.books[room]
	if b == nil {
		b = &book{}
		s.books[room] = b
	}
	b.epoch++
	snap := journal.Snapshot{Seq: b.last.Seq, Body: bytes.Clone(b.last.Body)}
	return b.epoch, snap, b.after(b.last.Seq, -1), nil
}

// after returns copies of at most max records after seq; of all if max is negative.
func (b *book) after(seq uint64, max int) []journal.Record {
	rs := b.records[min(seq, uint64(len(b.records))):]
	if max >= 0 && max < len(rs) {
		rs = rs[:max]
	}
	rs = slices.Clone(rs)
	for i := range rs {
		rs[i].Body = bytes.Clone(rs[i].Body)
	}
	return rs
}

// owned returns the book of a room if e is its epoch.
func (s *Store) owned(ctx context.Context, room string, e journal.Epoch) (*book, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	b := s.books[room]
	if b == nil || b.epoch != e {
		return nil, fmt.Errorf("%w: room %s", journal.ErrFenced, room)
	}
	return b, nil
}

// Append implements journal.Journal.
func (s *Store) Append(ctx context.Context, room string, e journal.Epoch, last uint64, records []journal.Record) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	b, err := s.owned(ctx, room, e)
	if err != nil {
		return err
	}
	if last != uint64(len(b.records)) {
		return fmt.Errorf("%w: room %s has %d records, not %d", journal.ErrGap, room, len(b.records), last)
	}
	for i, r := range records {
		r.Seq, r.Body = last+uint64(i)+1, bytes.Clone(r.Body)
		b.records = append(b.records, r)
	}
	return nil
}

// Snapshot implements journal.Journal.
func (s *Store) Snapshot(ctx context.Context, room string, e journal.Epoch, seq uint64, body []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	b, err := s.owned(ctx, room, e)
	if err != nil {
		return err
	}
	if seq == 0 || seq > uint64(len(b.records)) {
		return fmt.Errorf("%w: room %s has %d records, a snapshot of %d can't be", journal.ErrGap, room, len(b.records), seq)
	}
	if seq >= b.last.Seq {
		b.last = journal.Snapshot{Seq: seq, Body: bytes.Clone(body)}
	}
	return nil
}

// Records implements journal.Journal.
func (s *Store) Records(ctx context.Context, room string, seq uint64, max int) ([]journal.Record, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	b := s.books[room]
	if b == nil {
		return nil, nil
	}
	return b.after(seq, max), nil
}

// AddRoom implements journal.Rooms.
func (s *Store) AddRoom(_ context.Context, r journal.Room) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, taken := s.rooms[r.ID]; taken {
		return fmt.Errorf("memory: room %s is there already", r.ID)
	}
	r.Created, r.Opened = milli(r.Created), milli(r.Opened)
	s.rooms[r.ID] = r
	return nil
}

func milli(t time.Time) time.Time {
	if t.IsZero() {
		return t
	}
	return time.UnixMilli(t.UnixMilli()).UTC()
}

// change alters the line of a room.
func (s *Store) change(id string, f func(*journal.Room)) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	r, ok := s.rooms[id]
	if !ok {
		return fmt.Errorf("%w: %s", journal.ErrNoRoom, id)
	}
	f(&r)
	s.rooms[id] = r
	return nil
}

// RenameRoom implements journal.Rooms.
func (s *Store) RenameRoom(_ context.Context, id, name string) error {
	return s.change(id, func(r *journal.Room) { r.Name = name })
}

// TouchRoom implements journal.Rooms.
func (s *Store) TouchRoom(_ context.Context, id string, at time.Time) error {
	return s.change(id, func(r *journal.Room) { r.Opened = milli(at) })
}

// Room implements journal.Rooms.
func (s *Store) Room(_ context.Context, id string) (r journal.Room, err error) {
	err = s.change(id, func(have *journal.Room) { r = *have })
	return r, err
}

// Rooms implements journal.Rooms.
func (s *Store) Rooms(context.Context) ([]journal.Room, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var rs []journal.Room
	for _, r := range s.rooms {
		rs = append(rs, r)
	}
	slices.SortFunc(rs, journal.LatestFirst)
	return rs, nil
}
