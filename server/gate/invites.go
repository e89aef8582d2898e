package gate

import (
	"encoding/hex"
	"net/http"
	"time"

	"sightline/server/seat"
	"sightline/server/wire"
)

// invites lists the links to the table that are still good. What stood in them is kept nowhere; an id is a hash of it.
func (g *Gate) invites(w http.ResponseWriter, r *http.Request, p place) {
	all, err := g.Desk.Invites(r.Context(), p.id)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	now, list := g.Desk.Now(), []wire.Link{}
	for _, i := range all {
		if i.Good(p.id, now) {
			list = append(list, toldLink(i, now))
		}
	}
	write(w, http.StatusOK, list)
}

// toldLink is an invite as a GM is told of it.
func toldLink(i seat.Invite, now time.Time) wire.Link {
	l := wire.Link{ID: hex.EncodeToString(i.Hash[:]), Role: i.Role, Seat: i.Seat, Made: i.Made.Unix(), Left: i.Left}
	if !i.Expires.IsZero() {
		l.Hours = int64((i.Expires.Sub(now) + time.Hour - 1) / time.Hour)
	}
	return l
}

// revoke makes a link good for nothing and lists those that still are. Who came by it keeps the seat.
func (g *Gate) revoke(w http.ResponseWriter, r *http.Request, p place) {
	var h seat.Hash
	b, err := hex.DecodeString(r.PathValue("invite"))
	if err != nil || copy(h[:], b) != len(h) || len(b) != len(h) {
		refuse(w, absent)
		return
	}
	if err := g.Desk.Cancel(r.Context(), p.id, h); err != nil {
		g.fail(w, r, err)
		return
	}
	g.invites(w, r, p)
}
