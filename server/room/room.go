package room

import (
	"context"
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

// Out is where a session's messages go: a socket, or the page around a worker. Both methods are called by the room's
// goroutine and must not block.
type Out interface {
	// Send takes one encoded message; false means "busy": nothing was taken, and Session.Ready will be called later.
	Send(message []byte) bool
	// Close ends the connection, after a Bye that says why.
	Close(why wire.Code)
}

// Config is what a room is made of. Every field but Limits must be set.
type Config struct {
	ID      string
	Name    string // of a table that is not in the journal yet
	Journal journal.Journal
	Media   *media.Media
	Clock   Clock
	Chance  table.Chance
	Limits  Limits // zero: DefaultLimits
}

// Limits bounds what a room takes. The zero value of a field means its default.
type Limits struct {
	Rate     float64 // commands a second and seat
	Burst    float64 // commands a seat may save up
	Passing  float64 // passing things a second and seat
	Refused  int     // refusals for too many commands that may wait before the seat is cut off
	Answers  int     // answers that may wait for a busy connection
	Batch    int     // commands that may share one write to the journal
	Events   int     // events between two snapshots
	Bytes    int     // bytes of events between two snapshots
	Seats    int     // seats of a table
	NameLen  int     // letters in a name
	MapBytes int     // bytes of a map file
}

// DefaultLimits are the limits a server starts with.
func DefaultLimits() Limits {
	return Limits{Rate: 30, Burst: 60, Passing: 20, Refused: 60, Answers: 256, Batch: 64, Events: 500, Bytes: 1 << 20, Seats: 32, NameLen: 40, MapBytes: 64 << 20}
}

// Resume is what a client that comes back still holds: the last revision and its View.Sum, and the last note. The zero
// value asks for everything.
type Resume struct {
	Rev, Sum uint64
	Note     wire.NoteID
}

// Room is one table at work. Its methods may be called from any goroutine.
type Room struct{}

// Open takes the table from the journal and starts it; a table that the journal does not know starts empty.
func Open(ctx context.Context, c Config) (*Room, error) { panic("not yet") }

// ErrAbsent is the one answer for a thing that does not exist and for one that the seat may not know.
var ErrAbsent error

// ErrClosed says that the room is not running any more: ask its owner for it again.
var ErrClosed error

// Session is one seat's connection.
type Session struct{}

// Join connects a seat. A session that the seat had before is ended with CodeReplaced. ErrAbsent: no such seat.
func (r *Room) Join(seat wire.SeatID, from Resume, out Out) (*Session, error) { panic("not yet") }

// Receive takes one encoded command from the seat. It does not block.
func (s *Session) Receive(message []byte) { panic("not yet") }

// Ready says that the Out which refused a message takes them again.
func (s *Session) Ready() { panic("not yet") }

// Leave ends the session; the seat stays at the table.
func (s *Session) Leave() { panic("not yet") }

// Sit makes a new seat.
func (r *Room) Sit(name string, role wire.Role) (wire.SeatID, error) { panic("not yet") }

// GMSeat is the seat that a GM's link leads to; it is made when there is none.
func (r *Room) GMSeat(name string) (wire.SeatID, error) { panic("not yet") }

// Lay lays a map on the table: a Universal VTT file, or a plain picture. A broken file gives *maps.ReadError.
func (r *Room) Lay(name string, data []byte) error { panic("not yet") }

// Tile is a tile of the map's picture as JPEG, masked for the seat. ErrAbsent: nothing explored there, or no such tile.
func (r *Room) Tile(ctx context.Context, seat wire.SeatID, mapNo uint32, level, x, y int32) ([]byte, error) {
	panic("not yet")
}

// AddArt keeps a token's picture and says its id.
func (r *Room) AddArt(ctx context.Context, data []byte) (wire.PictureID, error) { panic("not yet") }

// Art is a token's picture and its type, if the seat's view holds a token with it; else ErrAbsent.
func (r *Room) Art(ctx context.Context, seat wire.SeatID, id wire.PictureID) ([]byte, string, error) {
	panic("not yet")
}

// Title is the table's name.
func (r *Room) Title() (string, error) { panic("not yet") }

// Role is the role of a seat; ErrAbsent when there is none.
func (r *Room) Role(seat wire.SeatID) (wire.Role, error) { panic("not yet") }

// People counts the connected seats.
func (r *Room) People() int { panic("not yet") }

// Done is closed when the room has stopped, by Close or by a fault.
func (r *Room) Done() <-chan struct{} { panic("not yet") }

// Err says why a room stopped; nil after Close.
func (r *Room) Err() error { panic("not yet") }

// Close takes no more commands, writes a snapshot, says Bye with CodeMoved to all, and waits for it.
func (r *Room) Close() error { panic("not yet") }
