package room

import (
	"sightline/server/wire"
)

// chair is what is kept of a seat while the room runs.
func (r *Room) chair(seat wire.SeatID) *chair {
	c := r.chairs[seat]
	if c == nil {
		c = &chair{seat: seat}
		r.chairs[seat] = c
	}
	return c
}

// here tells the state who is connected, which is not saved.
func (r *Room) here(c *chair) {
	r.state.Here(c.seat, c.session != nil)
	n := 0
	for _, c := range r.chairs {
		if c.session != nil {
			n++
		}
	}
	r.people.Store(int32(n))
	r.lastHere.Store(r.c.Clock.Now().UnixNano())
	r.changed()
}

// left notes that a session is over; the goroutine does the rest.
func (r *Room) left(s *Session) {
	if s.left.Swap(true) {
		return
	}
	r.leaving.mu.Lock()
	r.leaving.list = append(r.leaving.list, s)
	r.leaving.mu.Unlock()
	r.poke()
}

// sweep looks after what readers handed over beside commands: who left, who is ready again, refusals, passing things.
func (r *Room) sweep() {
	r.leaving.mu.Lock()
	gone := r.leaving.list
	r.leaving.list = nil
	r.leaving.mu.Unlock()
	for _, s := range gone {
		r.vacate(s)
	}
	for _, c := range r.chairs {
		if s := c.session; s != nil && !s.gone.Load() {
			r.collect(s)
		}
	}
}

// vacate takes a session off its chair, and what it showed off the table.
func (r *Room) vacate(s *Session) {
	c := s.chair
	if c.session != s {
		return
	}
	c.session, c.next = nil, nil
	if c.thing.Kind != wire.ThingNone {
		c.thing = wire.Thing{}
		c.thingNo++
	}
	r.here(c)
}

func (r *Room) collect(s *Session) {
	s.in.mu.Lock()
	refused, show := s.in.refused, s.in.show
	s.in.refused, s.in.show = nil, nil
	s.in.mu.Unlock()
	for _, id := range refused {
		s.answer(wire.Reject{ID: id, Reason: wire.Reason{Code: wire.CodeBusy}})
	}
	if show != nil {
		r.offer(s, *show)
	}
	if s.ready.Load() {
		r.stirred = true
	}
}

// expel ends the session of a seat that was taken away.
func (r *Room) expel(seat wire.SeatID) {
	c := r.chairs[seat]
	if c == nil {
		return
	}
	if c.session != nil {
		c.session.end(wire.CodeRemoved)
	}
	delete(r.chairs, seat)
	delete(r.views, seat)
	for _, o := range r.chairs {
		if o.session != nil && o.session.watch == seat {
			o.session.watch = 0
		}
	}
}

// look shows a GM what the server computes for a seat, until it ends it.
func (r *Room) look(s *Session, w wire.Watch) wire.Reason {
	v := r.view(s.chair.seat)
	switch {
	case v.Me.Role != wire.GM:
		return wire.Reason{Code: wire.CodeRole}
	case !holds(v, w):
		return wire.Reason{Code: wire.CodeAbsent}
	}
	s.watch = w.Seat
	if s.watch == s.chair.seat {
		s.watch = 0
	}
	r.stirred = true
	return wire.Reason{}
}
