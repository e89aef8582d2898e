package room

import (
	"time"

	"sightline/server/view"
	"sightline/server/wire"
)

// cached is a view and the version of the room that it shows.
type cached struct {
	version uint64
	view    *wire.View
}

// view is what the seat may know now.
func (r *Room) view(seat wire.SeatID) *wire.View {
	if c := r.views[seat]; c.view != nil && c.version == r.version {
		return c.view
	}
	v := view.Of(r.state, seat)
	r.views[seat] = cached{r.version, v}
	return v
}

// tell sends every session what it has not been told yet, and sets when to look again.
func (r *Room) tell() {
	r.stirred, r.again = false, time.Time{}
	now := r.c.Clock.Now()
	for _, c := range r.chairs {
		r.promote(c, now)
	}
	for _, c := range r.chairs {
		if s := c.session; s != nil && !s.gone.Load() {
			r.serve(s)
		}
	}
}

// serve sends one session everything, in this order: the view, notes, answers, passing things. It stops where the
// connection is busy; what was not sent stays due.
func (r *Room) serve(s *Session) {
	if s.busy && !s.ready.Swap(false) {
		return
	}
	s.busy = false
	_ = s.greet() && s.update() && s.notes() && s.reply() && s.passing()
}

// send gives one message to the connection.
func (s *Session) send(m wire.Message) bool {
	s.ready.Store(false)
	s.busy = !s.out.Send(wire.EncodeMessage(m))
	return !s.busy
}

func (s *Session) greet() bool {
	if !s.welcome {
		s.welcome = s.send(wire.Welcome{Protocol: wire.Protocol, Seat: s.chair.seat})
	}
	return s.welcome
}

// update brings the seat from the view it was sent last to the one it may have now. Nothing goes out when they are the
// same, so a change that the seat may not know leaves no trace.
func (s *Session) update() bool {
	c, r := s.chair, s.room
	shown := c.seat
	if s.watch != 0 {
		shown = s.watch
	}
	if c.sent != nil && c.sentAt == r.version && c.watched == s.watch {
		return true
	}
	v := r.view(shown)
	patch := wire.Diff(c.sent, v)
	if c.sent != nil && patch.Empty() && c.watched == s.watch {
		c.sentAt = r.version
		return true
	}
	u := wire.Update{Rev: c.rev + 1, Sum: v.Sum(), Watching: s.watch, Patch: patch}
	if c.sent != nil {
		u.Base = c.rev
	}
	if !s.send(u) {
		return false
	}
	c.rev, c.sum, c.sent, c.sentAt, c.watched = u.Rev, u.Sum, v, r.version, s.watch
	return true
}

func (s *Session) notes() bool {
	notes := view.Notes(s.room.state, s.chair.seat, s.note)
	if len(notes) == 0 {
		return true
	}
	if !s.send(wire.Notes{Notes: notes}) {
		return false
	}
	s.note = notes[len(notes)-1].ID
	return true
}

// answer keeps an Ack or Reject for the next tick. A seat that takes none of them is cut off.
func (s *Session) answer(m wire.Message) {
	if s.gone.Load() {
		return
	}
	if len(s.answers) >= s.room.c.Limits.Answers {
		s.end(wire.CodeSlow)
		s.room.vacate(s)
		return
	}
	s.answers = append(s.answers, m)
	s.room.stirred = true
}

func (s *Session) reply() bool {
	for len(s.answers) > 0 {
		m := s.answers[0]
		if k, ok := m.(wire.Ack); ok {
			k.Rev = s.chair.rev
			m = k
		}
		if !s.send(m) {
			return false
		}
		s.answers = s.answers[1:]
	}
	s.answers = nil
	return true
}
