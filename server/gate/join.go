package gate

import (
	"encoding/json"
	"fmt"
	"net/http"
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

// linked finds the room that a link leads to. It takes no use of the link.
func (g *Gate) linked(r *http.Request, secret string) (*room.Room, seat.Invite, error) {
	i, err := g.Desk.Look(r.Context(), r.PathValue("room"), secret)
	if err != nil {
		return nil, i, err
	}
	at, err := g.Rooms.Room(r.Context(), r.PathValue("room"))
	return at, i, err
}

// peek says what a link is good for: a table's name and a role. It changes nothing.
func (g *Gate) peek(w http.ResponseWriter, r *http.Request) {
	if !g.joins.take(r, g.Now()) {
		refuse(w, busy)
		return
	}
	a, ok := g.ask(w, r)
	if !ok {
		return
	}
	at, i, err := g.linked(r, a.Invite)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	g.tellTable(w, r, at, i.Role)
}

func (g *Gate) tellTable(w http.ResponseWriter, r *http.Request, at *room.Room, role wire.Role) {
	title, err := at.Title()
	if err != nil {
		g.fail(w, r, err)
		return
	}
	write(w, http.StatusOK, struct {
		Name string `json:"name"`
		Role string `json:"role"`
	}{title, roleName(role)})
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
	at, i, err := g.linked(r, a.Invite)
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
		_, err = at.Role(i.Seat)
		return i.Seat, err
	case makes:
		return at.Sit(a.Name, wire.Player)
	}
	return at.GMSeat(a.Name)
}

// me says that the cookie is good, and for what.
func (g *Gate) me(w http.ResponseWriter, r *http.Request, p place) { g.tellTable(w, r, p.room, p.role) }

// invite makes a fresh link to the table.
func (g *Gate) invite(w http.ResponseWriter, r *http.Request, p place) {
	a, ok := g.ask(w, r)
	if !ok {
		return
	}
	terms := seat.Terms{Role: wire.Player, For: g.Limits.PlayerLink}
	if a.Role == roleName(wire.GM) {
		terms = seat.Terms{Role: wire.GM, For: g.Limits.GMLink}
	}
	secret, _, err := g.Desk.Invite(r.Context(), p.id, terms)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	write(w, http.StatusOK, struct {
		Link string `json:"link"`
	}{scheme(r) + "://" + r.Host + Path(p.id, secret)})
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
