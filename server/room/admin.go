package room

import (
	"context"
	"errors"
	"fmt"
	"path"
	"strings"

	"sightline/maps"
	"sightline/maps/uvtt"
	"sightline/server/table"
	"sightline/server/wire"
)

// Denied is a refusal of something that was asked for outside a session.
type Denied struct{ Reason wire.Reason }

// Error says it in English, for logs; clients use the Reason.
func (d *Denied) Error() string { return fmt.Sprintf("room: refused with code %d", d.Reason.Code) }

func denied(reason wire.Reason) error {
	if reason.Code == wire.CodeNone {
		return nil
	}
	return &Denied{reason}
}

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

// Title is the table's name.
func (r *Room) Title() (string, error) {
	var title string
	err := r.do(context.Background(), func() { title = r.state.Table.Name })
	return title, err
}

// Role is the role of a seat; ErrAbsent when there is none.
func (r *Room) Role(seat wire.SeatID) (wire.Role, error) {
	var role wire.Role
	var ok bool
	if err := r.do(context.Background(), func() { role, ok = r.role(seat) }); err != nil {
		return 0, err
	}
	if !ok {
		return 0, ErrAbsent
	}
	return role, nil
}

func (r *Room) role(seat wire.SeatID) (wire.Role, bool) {
	s := r.state.Seat(seat)
	if s == nil {
		return 0, false
	}
	return s.Role, true
}

// Lay lays a map on the table: a Universal VTT file, or a plain picture. A file that is neither gives *maps.ReadError, a
// picture that is not accepted *media.Refusal. name is the file's, for people.
func (r *Room) Lay(name string, data []byte) error {
	m, picture, _, err := uvtt.Read(name, data)
	var fault *maps.ReadError
	if errors.As(err, &fault) && fault.Kind == maps.ErrPicture {
		return r.layPicture(name, data)
	}
	if err != nil {
		return err
	}
	return r.LayMap(m, picture)
}

// LayMap lays a map that was read already, with its picture, which may be nil.
func (r *Room) LayMap(m *maps.Map, picture []byte) error {
	if len(picture) == 0 {
		return r.lay(m, table.Picture{})
	}
	p, err := r.c.Media.AddMap(context.Background(), picture)
	if err != nil {
		return err
	}
	return r.lay(m, table.Picture(p))
}

// cellPixels is how many pixels of a plain picture make a cell: what most map makers draw.
const cellPixels = 70

// layPicture lays a plain picture: no walls, fog by hand.
func (r *Room) layPicture(name string, data []byte) error {
	p, err := r.c.Media.AddMap(context.Background(), data)
	if err != nil {
		return err
	}
	title := strings.TrimSuffix(name, path.Ext(name))
	return r.lay(maps.Blank(title, float64(p.W), float64(p.H), cellPixels), table.Picture(p))
}

func (r *Room) lay(m *maps.Map, kept table.Picture) error {
	return r.act(func() ([]table.Event, wire.Reason) { return table.Lay(r.state, m, kept, r.c.Chance) })
}
