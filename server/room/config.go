package room

import (
	"time"

	"sightline/server/journal"
	"sightline/server/media"
	"sightline/server/table"
	"sightline/server/wire"
)

// Clock tells the time. A room asks for it and never looks at the machine's own.
type Clock interface {
	Now() time.Time
	// After sends the time once, when d has passed.
	After(d time.Duration) <-chan time.Time
}

// Out is where a session's messages go: a socket, or the page around a worker. Its methods must not block.
type Out interface {
	// Send takes one encoded message; false means "busy": nothing was taken, and Session.Ready will be called later.
	// Only the room's goroutine calls it.
	Send(message []byte) bool
	// Close ends the connection, after a Bye that says why. It may come from any goroutine, once.
	Close(why wire.Code)
}

// Config is what a room is made of. Every field must be set but Name, Owner, Limits and Named.
type Config struct {
	ID      string
	Name    string // of a table that the journal does not know yet
	Owner   string // for people who look into the store
	Journal journal.Journal
	Media   *media.Media
	Clock   Clock
	Chance  table.Chance
	Limits  Limits // zero: DefaultLimits
	// Named is told when the table has got another name; nil: nobody is. It must not wait for the room.
	Named func(name string)
}

// Limits bounds what a room takes.
type Limits struct {
	Rate    float64 // commands a second and seat
	Burst   float64 // commands a seat may save up
	Passing float64 // passing things a second and seat
	Refused int     // refusals for too many commands that may wait before the seat is cut off
	Answers int     // answers that may wait for a busy connection
	Queue   int     // commands of all seats that may wait
	Batch   int     // commands that may share one write to the journal
	Events  int     // records between two snapshots
	Bytes   int     // bytes of records between two snapshots
	Seats   int     // seats of a table
	Player  wire.Limits
	GM      wire.Limits
}

// DefaultLimits are the limits a server starts with.
func DefaultLimits() Limits {
	return Limits{
		Rate: 30, Burst: 60, Passing: 20, Refused: 60, Answers: 256,
		Queue: 1024, Batch: 64, Events: 500, Bytes: 1 << 20, Seats: 32,
		Player: wire.DefaultLimits(), GM: wire.LimitsGM(),
	}
}

// Tick is the room's clock: what changed within one tick goes out together, at its end.
const Tick = 2 * time.Millisecond

// untilTick is the time from now to the next tick, or to the first tick that is not before due.
func untilTick(now, due time.Time) time.Duration {
	wait := max(due.Sub(now), 0)
	past := now.Add(wait).UnixNano() % int64(Tick)
	return wait + Tick - time.Duration(past)
}
