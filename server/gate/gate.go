package gate

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"sightline/server/room"
	"sightline/server/seat"
	"sightline/server/wire"
)

// Rooms finds the room that is at work for a table, opening it when needed; room.ErrAbsent when there is none.
type Rooms interface {
	Room(ctx context.Context, id string) (*room.Room, error)
}

// Config is what a gate is made of. Limits: zero means DefaultLimits; Log: nil means none. BehindProxy: a proxy of ours, on this
// machine or a private network, passes the requests on, and what it says of who asks is believed.
type Config struct {
	Rooms       Rooms
	Desk        *seat.Desk
	Now         func() time.Time
	Limits      Limits
	Log         *slog.Logger
	BehindProxy bool
}

// Gate serves tables over HTTP. It is an http.Handler.
type Gate struct {
	Config
	mux     http.Handler
	joins   addresses
	opens   addresses
	shows   addresses
	tiles   chan struct{}
	uploads chan struct{}
	sockets sync.WaitGroup
}

// New returns a gate that serves the rooms of c.
func New(c Config) *Gate {
	if c.Limits == (Limits{}) {
		c.Limits = DefaultLimits()
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	g := &Gate{Config: c, uploads: make(chan struct{}, c.Limits.Uploads), tiles: make(chan struct{}, c.Limits.Tiles)}
	g.joins = addresses{rate: c.Limits.Joins, burst: c.Limits.JoinsMax, most: c.Limits.Known}
	g.opens = addresses{rate: c.Limits.Opens, burst: c.Limits.OpensMax, most: c.Limits.Known}
	g.shows = addresses{rate: c.Limits.Pictures, burst: c.Limits.PicturesMax, most: c.Limits.Known}
	g.mux = headers(http.NewCrossOriginProtection().Handler(g.routes()))
	if c.BehindProxy {
		g.mux = forwarded(g.mux)
	}
	return g
}

// ServeHTTP answers one request.
func (g *Gate) ServeHTTP(w http.ResponseWriter, r *http.Request) { g.mux.ServeHTTP(w, r) }

// Wait returns when every socket is closed. Close the rooms first.
func (g *Gate) Wait() { g.sockets.Wait() }

func (g *Gate) routes() http.Handler {
	m := http.NewServeMux()
	for _, at := range []string{"/{$}", "/play", "/t/{room}", "/t/{room}/s/{seat}/{$}"} {
		m.HandleFunc("GET "+at, page)
	}
	m.HandleFunc("GET /static/{name}", static)
	m.HandleFunc("POST /t/{room}/peek", g.peek)
	m.HandleFunc("POST /t/{room}/join", g.join)
	const seat = "/t/{room}/s/{seat}/"
	m.Handle("GET "+seat+"me", g.seated(g.me))
	m.Handle("GET "+seat+"socket", g.seated(g.socket))
	m.Handle("GET "+seat+"tile/{map}/{level}/{x}/{y}", g.seated(g.tile))
	m.Handle("GET "+seat+"art/{id}", g.seated(g.art))
	m.Handle("PUT "+seat+"map", g.seated(g.gmOnly(g.layMap)))
	m.Handle("GET "+seat+"samples", g.seated(g.gmOnly(g.samples)))
	m.Handle("PUT "+seat+"art", g.seated(g.gmOnly(g.addArt)))
	m.Handle("POST "+seat+"invites", g.seated(g.gmOnly(g.invite)))
	m.Handle("GET "+seat+"invites", g.seated(g.gmOnly(g.invites)))
	m.Handle("DELETE "+seat+"invites/{invite}", g.seated(g.gmOnly(g.revoke)))
	m.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) { refuse(w, absent) })
	return m
}

// place is a seat that a request has proved to be its own.
type place struct {
	id   string // of the room
	room *room.Room
	seat wire.SeatID
	role wire.Role
}

// seated lets requests through that prove their seat. A room or seat that does not exist, a cookie that is missing or
// wrong and a seat that was taken away have one answer.
func (g *Gate) seated(next func(http.ResponseWriter, *http.Request, place)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p, err := g.place(r)
		if err != nil {
			g.fail(w, r, err)
			return
		}
		next(w, r, p)
	})
}

func (g *Gate) place(r *http.Request) (place, error) {
	p := place{id: r.PathValue("room")}
	var ok bool
	if p.seat, ok = seatOf(r.PathValue("seat")); !ok {
		return p, room.ErrAbsent
	}
	cookie, err := r.Cookie(cookieName)
	if err != nil {
		return p, room.ErrAbsent
	}
	if err := g.Desk.Check(r.Context(), p.id, p.seat, cookie.Value); err != nil {
		return p, err
	}
	if p.room, err = g.Rooms.Room(r.Context(), p.id); err != nil {
		return p, err
	}
	p.role, err = p.room.Role(p.seat)
	return p, err
}

// gmOnly lets GMs through. A player gets CodeRole: that there are GMs is no secret.
func (g *Gate) gmOnly(next func(http.ResponseWriter, *http.Request, place)) func(http.ResponseWriter, *http.Request, place) {
	return func(w http.ResponseWriter, r *http.Request, p place) {
		if p.role != wire.GM {
			refuse(w, refusal{status: http.StatusForbidden, Code: wire.CodeRole})
			return
		}
		next(w, r, p)
	}
}

// fail answers with what went wrong, as far as the asker may know.
func (g *Gate) fail(w http.ResponseWriter, r *http.Request, err error) {
	answer := explain(err)
	if answer.status == http.StatusInternalServerError && !errors.Is(err, context.Canceled) {
		g.Log.Error("request failed", "method", r.Method, "path", r.Pattern, "room", r.PathValue("room"), "err", err)
	}
	refuse(w, answer)
}
