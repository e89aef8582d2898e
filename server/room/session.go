package room

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"sightline/server/room/rate"
	"sightline/server/wire"
)

// Session is one seat's connection. Receive must be called by one goroutine at a time; the rest from any.
type Session struct {
	room  *Room
	chair *chair
	limit wire.Limits // of its commands
	out   Out
	gone  atomic.Bool // ended: nothing more is taken or told
	left  atomic.Bool // the goroutine knows, or will

	ready atomic.Bool // Ready was called since the last Send that was refused

	in inbox

	// The rest belongs to the room's goroutine.
	busy    bool                    // Out refused; wait for ready
	welcome bool                    // Welcome was sent
	watch   wire.SeatID             // the seat whose view a GM is shown; 0: its own
	note    wire.NoteID             // the last note sent
	answers []wire.Message          // Ack and Reject not sent yet
	shown   map[wire.SeatID]glimpse // the passing thing of each seat that it was offered last
}

// inbox is what the reader hands over beside commands.
type inbox struct {
	mu      sync.Mutex
	refused []uint32      // ids of commands that came too fast
	show    *wire.Command // the newest passing thing
}

// chair is what the room keeps of a seat while it runs, whoever sits there: so that coming back neither refills a rate
// nor loses the revision. The bucket belongs to the reader, the rest to the room's goroutine.
type chair struct {
	seat wire.SeatID

	mu     sync.Mutex
	bucket rate.Bucket

	session *Session
	rev     uint64      // of the last update
	sent    *wire.View  // what the seat holds at rev; nil: unknown
	sentAt  uint64      // the room's version that sent shows
	sum     uint64      // of sent
	watched wire.SeatID // whose view sent is

	thing   wire.Thing // what it shows in passing
	thingNo uint64     // counts the seat's things
	thingAt time.Time
	next    *wire.Thing // one that waits for its time
}

// Resume is what a client that comes back still holds: the last revision with its View.Sum, and the last note. The zero
// value asks for everything.
type Resume struct {
	Rev, Sum uint64
	Note     wire.NoteID
}

// Join connects a seat. A session that the seat had before is ended with CodeReplaced. ErrAbsent: no such seat.
func (r *Room) Join(seat wire.SeatID, from Resume, out Out) (*Session, error) {
	var s *Session
	err := r.do(context.Background(), func() { s = r.join(seat, from, out) })
	if err == nil && s == nil {
		err = ErrAbsent
	}
	return s, err
}

func (r *Room) join(seat wire.SeatID, from Resume, out Out) *Session {
	role, ok := r.role(seat)
	if !ok {
		return nil
	}
	c := r.chair(seat)
	if c.session != nil {
		c.session.end(wire.CodeReplaced)
	}
	if from.Rev != c.rev || from.Sum != c.sum {
		c.sent = nil
	}
	s := &Session{room: r, chair: c, limit: r.c.Limits.Player, out: out, note: from.Note, shown: map[wire.SeatID]glimpse{}}
	if role == wire.GM {
		s.limit = r.c.Limits.GM
	}
	c.session = s
	r.here(c)
	return s
}

// Receive takes one encoded command from the seat. It does not block. What cannot be decoded ends the session: our own
// client never sends it.
func (s *Session) Receive(message []byte) {
	if s.gone.Load() {
		return
	}
	cmd, err := wire.DecodeCommand(message, s.limit)
	switch {
	case err != nil:
		s.cut(wire.CodeBad)
	case isShow(cmd):
		s.in.mu.Lock()
		s.in.show = &cmd
		s.in.mu.Unlock()
		s.room.poke()
	case !s.allowed(cmd) || !s.room.enqueue(s, cmd):
		s.refuse(cmd.ID)
	}
}

func isShow(cmd wire.Command) bool {
	_, ok := cmd.Body.(wire.Show)
	return ok
}

func (s *Session) allowed(cmd wire.Command) bool {
	s.chair.mu.Lock()
	defer s.chair.mu.Unlock()
	l := s.room.c.Limits
	return s.chair.bucket.TakeMany(min(weight(cmd), l.Burst/2), s.room.c.Clock.Now(), l.Rate, l.Burst)
}

// weight is how many common commands are as much work as this one: a walk looks about at every step, and what is walked by
// mouse or finger has few; painted ground is put in order row by row.
func weight(cmd wire.Command) float64 {
	switch b := cmd.Body.(type) {
	case wire.MoveToken:
		return 1 + float64(len(b.Path)/8)
	case wire.PaintLand:
		return 1 + float64(len(b.Runs)/200)
	}
	return 1
}

// refuse answers CodeBusy later, in the room's goroutine; a seat that only floods is cut off.
func (s *Session) refuse(id uint32) {
	s.in.mu.Lock()
	s.in.refused = append(s.in.refused, id)
	full := len(s.in.refused) > s.room.c.Limits.Refused
	s.in.mu.Unlock()
	if full {
		s.cut(wire.CodeBusy)
		return
	}
	s.room.poke()
}

// cut ends the session from outside the room's goroutine.
func (s *Session) cut(why wire.Code) {
	s.end(why)
	s.room.left(s)
}

// end ends the connection; whose goroutine calls it looks after the chair.
func (s *Session) end(why wire.Code) {
	if s.gone.CompareAndSwap(false, true) {
		s.out.Close(why)
	}
}

// Ready says that the Out which refused a message takes them again.
func (s *Session) Ready() {
	s.ready.Store(true)
	s.room.poke()
}

// Leave ends the session; the seat stays at the table. It may be called more than once and after the room's end.
func (s *Session) Leave() {
	s.gone.Store(true)
	s.room.left(s)
}
