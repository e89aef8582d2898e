package journal

import (
	"cmp"
	"context"
	"errors"
	"time"
)

// Epoch counts the owners a room has had. A later owner has a higher one.
type Epoch uint64

// Record is one saved change of a room. Version and Kind belong to whoever reads Body; the journal keeps them as told.
type Record struct {
	Seq     uint64 // 1 is the room's first; Append sets it
	Version uint32
	Kind    uint32
	Body    []byte
}

// Snapshot is the state of a room after record Seq; Seq 0: there is none.
type Snapshot struct {
	Seq  uint64
	Body []byte
}

// The errors that callers tell apart. They may come wrapped.
var (
	// ErrFenced: another owner opened the room since. Stop acting on it.
	ErrFenced = errors.New("journal: the room has a later owner")
	// ErrGap: the append or snapshot does not follow the last record.
	ErrGap = errors.New("journal: not the next record of the room")
	// ErrNoRoom: no room has this id.
	ErrNoRoom = errors.New("journal: no such room")
)

// Journal keeps the records of rooms. It is safe for concurrent use. Every implementation passes journaltest.
type Journal interface {
	// Open takes the room for owner (a name for people who look into the store): it raises the epoch, which fences off
	// every earlier owner, and returns the last snapshot and the records after it, in order. A room that was never
	// opened starts empty.
	Open(ctx context.Context, room, owner string) (Epoch, Snapshot, []Record, error)
	// Append adds records after record last, all or none, and returns once they would survive a power cut. It fails
	// with ErrFenced if a later epoch exists, with ErrGap if last is not the room's last record. Record.Seq is ignored.
	// After any other error it is open whether the records are there: open the room anew before acting on it again.
	Append(ctx context.Context, room string, e Epoch, last uint64, records []Record) error
	// Snapshot keeps body as the state after record seq. It deletes nothing: every record can still be read.
	// It fails with ErrFenced if a later epoch exists, with ErrGap if the room has no record seq yet. A snapshot older than
	// the last one changes nothing.
	Snapshot(ctx context.Context, room string, e Epoch, seq uint64, body []byte) error
	// Records returns at most max records (negative: all) after record seq, in order, however old.
	Records(ctx context.Context, room string, seq uint64, max int) ([]Record, error)
}

// Room is a line of the list of rooms.
type Room struct {
	ID      string
	Name    string
	Created time.Time
	Opened  time.Time // last; zero: never
}

// Rooms lists the rooms of a server. It is safe for concurrent use. Times are kept to the millisecond.
type Rooms interface {
	// AddRoom adds a room; it fails if the id is taken.
	AddRoom(ctx context.Context, r Room) error
	// RenameRoom fails with ErrNoRoom if there is none.
	RenameRoom(ctx context.Context, id, name string) error
	// TouchRoom sets when a room was opened last; ErrNoRoom if there is none.
	TouchRoom(ctx context.Context, id string, at time.Time) error
	// Room returns one room, or ErrNoRoom.
	Room(ctx context.Context, id string) (Room, error)
	// Rooms lists all in the order of LatestFirst.
	Rooms(ctx context.Context) ([]Room, error)
}

// LatestFirst orders rooms: the last opened first, then the last created, then by id.
func LatestFirst(a, b Room) int {
	return cmp.Or(b.Opened.Compare(a.Opened), b.Created.Compare(a.Created), cmp.Compare(a.ID, b.ID))
}
