package gate

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"sightline/server/room"
	"sightline/server/seat"
	"sightline/server/wire"
)

// cookieName is that of the seat's token. Its path is the seat's, so that two tabs may hold two seats.
const cookieName = "seat"

// cookieAge is how long a browser keeps its seat.
const cookieAge = 365 * 24 * time.Hour

// seatName is a seat's id as paths and JSON have it.
func seatName(s wire.SeatID) string { return fmt.Sprintf("%016x", uint64(s)) }

// seatOf reads what seatName writes.
func seatOf(name string) (wire.SeatID, bool) {
	id, err := strconv.ParseUint(name, 16, 64)
	return wire.SeatID(id), err == nil && seatName(wire.SeatID(id)) == name
}

func seatPath(roomID string, s wire.SeatID) string { return "/t/" + roomID + "/s/" + seatName(s) + "/" }

func roleName(r wire.Role) string {
	if r == wire.GM {
		return "gm"
	}
	return "player"
}

// busy answers for an address that asks too often.
var busy = refusal{status: http.StatusTooManyRequests, Code: wire.CodeBusy}

// asking is the body of peek, join and invites.
type asking struct {
	Invite string `json:"invite"`
	Name   string `json:"name"`
	Role   string `json:"role"`
	Seat   string `json:"seat"` // as paths have it
}

// ask reads the body; it answers and returns false when there is nothing to go on with.
func (g *Gate) ask(w http.ResponseWriter, r *http.Request) (asking, bool) {
	var a asking
	g.within(w, g.Limits.BodyTime)
	d := json.NewDecoder(http.MaxBytesReader(w, r.Body, g.Limits.Body))
	d.DisallowUnknownFields()
	if err := d.Decode(&a); err != nil || d.More() {
		refuse(w, refusal{status: http.StatusBadRequest, Code: wire.CodeBad})
		return a, false
	}
	return a, true
}

// within gives the rest of a request's body its time. Where there is no connection to set it on, there is nobody slow.
func (g *Gate) within(w http.ResponseWriter, d time.Duration) {
	_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(d))
}

// linked finds the room that a link leads to, and whose seat it leads to, if it is somebody's. It takes no use of the link.
func (g *Gate) linked(r *http.Request, secret string) (at *room.Room, i seat.Invite, person string, err error) {
	if i, err = g.Desk.Look(r.Context(), r.PathValue("room"), secret); err != nil {
		return nil, i, "", err
	}
	if at, err = g.Rooms.Room(r.Context(), r.PathValue("room")); err != nil || i.Seat == 0 {
		return at, i, "", err
	}
	person, _, err = at.Who(i.Seat)
	if errors.Is(err, room.ErrAbsent) { // the seat was taken away since
		err = seat.ErrLink
	}
	return at, i, person, err
}

// peek says what a link is good for: a table's name, a role, and whose seat it is if it is somebody's. It changes nothing.
func (g *Gate) peek(w http.ResponseWriter, r *http.Request) {
	if !g.joins.take(r, g.Now()) {
		refuse(w, busy)
		return
	}
	a, ok := g.ask(w, r)
	if !ok {
		return
	}
	at, i, person, err := g.linked(r, a.Invite)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	g.tellTable(w, r, at, i.Role, person)
}

func (g *Gate) tellTable(w http.ResponseWriter, r *http.Request, at *room.Room, role wire.Role, person string) {
	title, err := at.Title()
	if err != nil {
		g.fail(w, r, err)
		return
	}
	write(w, http.StatusOK, struct {
		Name   string `json:"name"`
		Role   string `json:"role"`
		Person string `json:"person,omitempty"`
	}{title, roleName(role), person})
}

// join turns a link and a name into a seat and its cookie.
func (g *Gate) join(w http.ResponseWriter, r *http.Request) {
	if !g.joins.take(r, g.Now()) {
		refuse(w, busy)
		return
	}
	a, ok := g.ask(w, r)
	if !ok {
		return
	}
	id, err := g.take(r, a)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	roomID := r.PathValue("room")
	secret, err := g.Desk.Give(r.Context(), roomID, id)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	http.SetCookie(w, &http.Cookie{
		Name: cookieName, Value: secret, Path: seatPath(roomID, id), MaxAge: int(cookieAge / time.Second),
		HttpOnly: true, Secure: scheme(r) == "https", SameSite: http.SameSiteLaxMode,
	})
	write(w, http.StatusOK, struct {
		Seat string `json:"seat"`
	}{seatName(id)})
}

// take takes the seat that a link leads to. A name that can't be used costs no use of the link, unless two ask for one
// name at the same moment.
func (g *Gate) take(r *http.Request, a asking) (wire.SeatID, error) {
	at, i, _, err := g.linked(r, a.Invite)
	if err != nil {
		return 0, err
	}
	makes := i.Seat == 0 && i.Role != wire.GM
	if makes {
		if err := at.MaySit(a.Name); err != nil {
			return 0, err
		}
	}
	if i, err = g.Desk.Redeem(r.Context(), r.PathValue("room"), a.Invite); err != nil {
		return 0, err
	}
	switch {
	case i.Seat != 0:
		return i.Seat, g.clear(r, at, i.Seat)
	case makes:
		return at.Sit(a.Name, wire.Player)
	}
	return at.GMSeat(a.Name)
}

// clear takes a seat from every device that has it: it may have been lost, or be in the wrong hands.
func (g *Gate) clear(r *http.Request, at *room.Room, s wire.SeatID) error {
	if err := g.Desk.Revoke(r.Context(), r.PathValue("room"), s); err != nil {
		return err
	}
	return at.Cut(s)
}

// me says that the cookie is good, and for what.
func (g *Gate) me(w http.ResponseWriter, r *http.Request, p place) {
	g.tellTable(w, r, p.room, p.role, "")
}

// invite makes a fresh link to the table, or to a seat of it.
func (g *Gate) invite(w http.ResponseWriter, r *http.Request, p place) {
	a, ok := g.ask(w, r)
	if !ok {
		return
	}
	secret, err := g.newLink(r, p, a)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	write(w, http.StatusOK, struct {
		Link string `json:"link"`
	}{scheme(r) + "://" + r.Host + Path(p.id, secret)})
}

func (g *Gate) newLink(r *http.Request, p place, a asking) (string, error) {
	terms := seat.Terms{Role: wire.Player, For: g.Limits.PlayerLink}
	if a.Seat != "" {
		id, ok := seatOf(a.Seat)
		if !ok {
			return "", room.ErrAbsent
		}
		var err error
		if _, terms.Role, err = p.room.Who(id); err != nil {
			return "", err
		}
		terms.Seat = id
		return g.Desk.Renew(r.Context(), p.id, terms)
	}
	if a.Role == roleName(wire.GM) {
		terms = seat.Terms{Role: wire.GM, For: g.Limits.GMLink}
	}
	secret, _, err := g.Desk.Invite(r.Context(), p.id, terms)
	return secret, err
}

// Path is the part of a link after the host.
func Path(roomID, secret string) string { return "/t/" + roomID + "#" + secret }

// scheme is how the browser reached us: a proxy may have spoken TLS for us, which it or the origin of the page tells.
func scheme(r *http.Request) string {
	if r.TLS != nil || r.URL.Scheme == "https" || strings.HasPrefix(r.Header.Get("Origin"), "https://") {
		return "https"
	}
	return "http"
}
