package room

import (
	"context"
	"errors"

	"sightline/maps"
	"sightline/maps/uvtt"
	"sightline/server/media"
	"sightline/server/table"
	"sightline/server/wire"
)

// act saves, applies and tells what judge decides, and returns its refusal. When it returns nil the events are on disk.
func (r *Room) act(judge func() ([]table.Event, wire.Reason)) error {
	var reason wire.Reason
	err := r.do(context.Background(), func() {
		var events []table.Event
		if events, reason = judge(); reason.Code == wire.CodeNone {
			var b batch
			r.apply(&b, events)
			r.save(b.records)
			r.settle()
		}
	})
	if err != nil {
		return err
	}
	return denied(reason)
}

// Sit makes a new seat. A *Denied says that the name is bad or taken, or that the table is full.
func (r *Room) Sit(name string, role wire.Role) (wire.SeatID, error) {
	var seat wire.SeatID
	err := r.act(func() (events []table.Event, reason wire.Reason) {
		events, seat, reason = table.Sit(r.state, name, role, r.c.Limits.Seats, r.c.Chance)
		return events, reason
	})
	return seat, err
}

// MaySit says whether Sit would make a seat of that name now.
func (r *Room) MaySit(name string) error {
	var reason wire.Reason
	err := r.do(context.Background(), func() {
		_, _, reason = table.Sit(r.state, name, wire.Player, r.c.Limits.Seats, r.c.Chance)
	})
	if err != nil {
		return err
	}
	return denied(reason)
}

// GMSeat is the seat that a GM's link leads to: the table's first GM, or a new seat of that name when there is none.
func (r *Room) GMSeat(name string) (wire.SeatID, error) {
	var seat wire.SeatID
	err := r.act(func() (events []table.Event, reason wire.Reason) {
		for _, s := range r.state.Seats {
			if s.Role == wire.GM {
				seat = s.ID
				return nil, wire.Reason{}
			}
		}
		events, seat, reason = table.Sit(r.state, name, wire.GM, r.c.Limits.Seats, r.c.Chance)
		return events, reason
	})
	return seat, err
}

// Rename gives the table another name.
func (r *Room) Rename(name string) error {
	return r.act(func() ([]table.Event, wire.Reason) { return table.Name(r.state, name) })
}

// Play has the table play by the house rules of a file (see rules/all.Read). A *Denied says which line is wrong.
func (r *Room) Play(text string) error {
	return r.act(func() ([]table.Event, wire.Reason) { return table.Play(r.state, text) })
}

// Title is the table's name.
func (r *Room) Title() (string, error) {
	var title string
	err := r.do(context.Background(), func() { title = r.state.Table.Name })
	return title, err
}

// Role is the role of a seat; ErrAbsent when there is none.
func (r *Room) Role(seat wire.SeatID) (wire.Role, error) {
	_, role, err := r.Who(seat)
	return role, err
}

// Who is the name and the role of a seat; ErrAbsent when there is none.
func (r *Room) Who(seat wire.SeatID) (name string, role wire.Role, err error) {
	found := false
	err = r.do(context.Background(), func() {
		if s := r.state.Seat(seat); s != nil {
			name, role, found = s.Name, s.Role, true
		}
	})
	if err == nil && !found {
		err = ErrAbsent
	}
	return name, role, err
}

// Cut ends the session of a seat, if it has one, as when the seat is opened elsewhere.
func (r *Room) Cut(seat wire.SeatID) error {
	return r.do(context.Background(), func() {
		if c := r.chairs[seat]; c != nil && c.session != nil {
			c.session.cut(wire.CodeReplaced)
		}
	})
}

func (r *Room) role(seat wire.SeatID) (wire.Role, bool) {
	s := r.state.Seat(seat)
	if s == nil {
		return 0, false
	}
	return s.Role, true
}

// Lay lays a map on the table: a Universal VTT file, or a plain picture, and says what became of the file. A file that is
// neither gives *maps.ReadError, a picture that is not accepted *media.Refusal. name is the file's, for people. When ctx ends
// before the map lies on the table, nothing is changed.
func (r *Room) Lay(ctx context.Context, name string, data []byte) (wire.Laid, error) {
	m, picture, report, err := uvtt.Read(name, data)
	var fault *maps.ReadError
	if errors.As(err, &fault) && fault.Kind == maps.ErrPicture {
		return r.layPicture(ctx, name, data)
	}
	if err != nil {
		return wire.Laid{}, err
	}
	return laid(m, report), r.LayMap(ctx, m, picture)
}

// LayMap lays a map that was read already, with its picture, which may be nil.
func (r *Room) LayMap(ctx context.Context, m *maps.Map, picture []byte) error {
	var p media.Picture
	if len(picture) > 0 {
		var err error
		if p, err = r.c.Media.AddMap(ctx, picture); err != nil {
			return err
		}
	}
	return r.lay(ctx, m, p)
}

// cellPixels is how many pixels of a plain picture make a cell: what most map makers draw.
const cellPixels = 70

// layPicture lays a plain picture: no walls, fog by hand.
func (r *Room) layPicture(ctx context.Context, name string, data []byte) (wire.Laid, error) {
	p, err := r.c.Media.AddMap(ctx, data)
	if err != nil {
		return wire.Laid{}, err
	}
	m := maps.Blank(name, float64(p.W), float64(p.H), cellPixels)
	return laid(m, nil), r.lay(ctx, m, p)
}

func (r *Room) lay(ctx context.Context, m *maps.Map, p media.Picture) error {
	if err := ctx.Err(); err != nil { // who sent it has gone meanwhile
		return err
	}
	return r.act(func() ([]table.Event, wire.Reason) { return table.Lay(r.state, m, table.Picture(p), r.c.Chance) })
}
