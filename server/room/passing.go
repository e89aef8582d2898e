package room

import (
	"time"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// offer takes a seat's newest passing thing; an older one that still waits for its time is dropped.
func (r *Room) offer(s *Session, cmd wire.Command) {
	thing := cmd.Body.(wire.Show).Thing
	v := r.view(s.chair.seat)
	switch {
	case s.watch != 0:
		s.answer(wire.Reject{ID: cmd.ID, Reason: wire.Reason{Code: wire.CodeRole}})
	case !holds(v, cmd.Body):
		s.answer(wire.Reject{ID: cmd.ID, Reason: wire.Reason{Code: wire.CodeAbsent}})
	case thing.Kind == wire.ThingDrag && !mayDrag(v, thing.Token):
		s.answer(wire.Reject{ID: cmd.ID, Reason: wire.Reason{Code: wire.CodeRole}})
	case thing.Kind == wire.ThingTemplate && thing.Shape.Check(v.Scene.Grid) != nil:
		s.answer(wire.Reject{ID: cmd.ID, Reason: wire.Reason{Code: wire.CodeBad}})
	default:
		s.chair.next = &thing
		r.stirred = true
	}
}

func mayDrag(v *wire.View, id wire.TokenID) bool {
	t := tokenOf(v, id)
	return v.Me.Role == wire.GM || t != nil && t.Sheet != nil // one that is remembered may have got another owner
}

func tokenOf(v *wire.View, id wire.TokenID) *wire.Token {
	for i := range v.Tokens {
		if v.Tokens[i].ID == id {
			return &v.Tokens[i]
		}
	}
	return nil
}

// promote makes the thing that waits the one that is shown, if its time has come; else it says when to look again.
func (r *Room) promote(c *chair, now time.Time) {
	if c.next == nil {
		return
	}
	due := c.thingAt.Add(time.Duration(float64(time.Second) / r.c.Limits.Passing))
	if now.Before(due) {
		if r.again.IsZero() || due.Before(r.again) {
			r.again = due
		}
		return
	}
	c.thing, c.next, c.thingAt = *c.next, nil, now
	c.thingNo++
}

// passing shows the session what others show, as far as the view it holds now has what the thing is about. One that it may
// not see, or no more, is nothing to it: if it saw it or the seat's former one, that one is taken away; else no message
// tells of it.
func (s *Session) passing() bool {
	for seat := range s.shown {
		if s.room.chairs[seat] == nil && !s.offer(seat, &chair{}) {
			return false
		}
	}
	for seat, c := range s.room.chairs {
		if seat != s.chair.seat && !s.offer(seat, c) {
			return false
		}
	}
	return true
}

// offer sends what the seat on a chair shows if it is other than what the session has of it.
func (s *Session) offer(seat wire.SeatID, c *chair) bool {
	had, thing := s.shown[seat], c.thing
	late := thing.Kind == wire.ThingPing && had.no != c.thingNo && s.room.c.Clock.Now().Sub(c.thingAt) > pingTime
	if late || !showable(s.chair.sent, &thing) {
		thing = wire.Thing{}
	}
	now := glimpse{c.thingNo, thing.Kind != wire.ThingNone}
	if (now.seen && now != had || !now.seen && had.seen) && !s.send(wire.Passing{From: seat, Thing: thing}) {
		return false
	}
	if now.seen {
		s.shown[seat] = now
	} else {
		delete(s.shown, seat)
	}
	return true
}

// pingTime is how long after it was made a ping is shown to who comes to see its place: it is of the moment.
const pingTime = time.Second

// glimpse is which thing of a seat a session has, and that it sees it.
type glimpse struct {
	no   uint64
	seen bool
}

// showable says whether a view holds all that a thing is about: a token that is seen now, ground that is seen now.
func showable(v *wire.View, t *wire.Thing) bool {
	switch t.Kind {
	case wire.ThingNone:
		return false
	case wire.ThingDrag:
		tok := tokenOf(v, t.Token)
		return tok != nil && !tok.Past && seesPlaces(v, tok.Size, t.Path)
	case wire.ThingTemplate:
		tok := tokenOf(v, t.Token)
		return sees(v, t.Shape.Origin) && (t.Token == 0 || tok != nil && !tok.Past)
	}
	for _, p := range t.Points {
		if !sees(v, p) {
			return false
		}
	}
	return len(t.Points) > 0
}

func seesPlaces(v *wire.View, size grid.Size, path []grid.Place) bool {
	for _, at := range path {
		if !sees(v, v.Scene.Grid.Middle(size, at)) {
			return false
		}
	}
	return true
}

// sees says whether the ground at p is seen in the view; a GM sees all of the map. What lies off it is shown to nobody: a
// ruler from one end of the lattice to the other would keep their pages busy.
func sees(v *wire.View, p geom.Point) bool {
	if b := v.Scene.Bounds; v.Me.Role == wire.GM {
		return p.X >= b.Min.X && p.Y >= b.Min.Y && p.X <= b.Max.X && p.Y <= b.Max.Y
	}
	x, y := v.Scene.Grid.Sub(v.Scene.Bounds, p)
	return v.Ground.Seen.Get(x, y)
}
