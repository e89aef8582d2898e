package gate

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/coder/websocket"

	"sightline/server/room"
	"sightline/server/wire"
)

// socket connects a seat: one goroutine reads, one writes, one pings.
func (g *Gate) socket(w http.ResponseWriter, r *http.Request, p place) {
	switch {
	case !sameOrigin(r):
		refuse(w, refusal{status: http.StatusForbidden, Code: wire.CodeAbsent})
		return
	case !g.opens.take(r, g.Now()):
		refuse(w, busy)
		return
	}
	g.sockets.Add(1)
	defer g.sockets.Done()
	conn, err := websocket.Accept(w, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return // Accept has answered
	}
	defer conn.CloseNow()
	conn.SetReadLimit(g.Limits.Player)
	if p.role == wire.GM {
		conn.SetReadLimit(g.Limits.GM)
	}
	g.attend(r, conn, p)
}

// attend serves a socket until it ends.
func (g *Gate) attend(r *http.Request, conn *websocket.Conn, p place) {
	box := newOutbox(g.Limits)
	ctx, stop := context.WithCancel(context.WithoutCancel(r.Context()))
	defer stop()
	session, err := g.sit(r, p, box)
	if err == nil {
		if _, err = g.place(r); err != nil { // the seat was taken from this device while it was on its way in
			session.Leave()
			box = newOutbox(g.Limits)
		}
	}
	if err != nil {
		box.Close(explain(err).Code)
		g.write(ctx, conn, box, func() {})
		return
	}
	defer session.Leave()
	wrote := make(chan struct{})
	go func() {
		defer close(wrote)
		g.write(ctx, conn, box, session.Ready)
	}()
	pinged := make(chan struct{})
	go func() {
		defer close(pinged)
		g.ping(ctx, conn)
	}()
	listen(ctx, conn, session)
	stop()
	<-wrote
	<-pinged
}

// sit joins the room, where the client of another build is told so at once.
func (g *Gate) sit(r *http.Request, p place, box *outbox) (*room.Session, error) {
	q := r.URL.Query()
	if v := q.Get("protocol"); v != "" && v != strconv.FormatUint(uint64(wire.Protocol), 10) {
		return nil, errVersion
	}
	from := room.Resume{Rev: number(q, "rev"), Sum: number(q, "sum"), Note: wire.NoteID(number(q, "note"))}
	return p.room.Join(p.seat, from, box)
}

// errVersion says that client and server are of different builds.
var errVersion = errors.New("gate: a client of another build")

// number is 0 for what is left out or is no number: then everything is sent.
func number(q url.Values, name string) uint64 {
	n, _ := strconv.ParseUint(q.Get(name), 10, 64)
	return n
}

// sameOrigin lets in pages of this very host only; a browser says where a page is from, and who does not say is refused.
// The scheme is not compared: a proxy that speaks TLS for us is spoken to without.
func sameOrigin(r *http.Request) bool {
	u, err := url.Parse(r.Header.Get("Origin"))
	return err == nil && (u.Scheme == "http" || u.Scheme == "https") && u.Host != "" && u.Host == r.Host
}

// listen hands commands to the room until the socket ends. A text message is none of ours.
func listen(ctx context.Context, conn *websocket.Conn, s *room.Session) {
	for {
		kind, data, err := conn.Read(ctx)
		if err != nil || kind != websocket.MessageBinary {
			return
		}
		s.Receive(data)
	}
}

// ping ends the socket when the other end shows no sign of life.
func (g *Gate) ping(ctx context.Context, conn *websocket.Conn) {
	t := time.NewTicker(g.Limits.Ping)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		}
		wait, stop := context.WithTimeout(ctx, g.Limits.Pong)
		err := conn.Ping(wait)
		stop()
		if err != nil {
			_ = conn.CloseNow() // the reader sees it
			return
		}
	}
}

// write sends what the room puts into the box, and a beat when it puts nothing in for long.
func (g *Gate) write(ctx context.Context, conn *websocket.Conn, box *outbox, ready func()) {
	beat := time.NewTimer(g.Limits.Beat)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-beat.C:
			if g.put(ctx, conn, wire.EncodeMessage(wire.Beat{})) != nil {
				return
			}
		case <-box.wake:
		}
		beat.Reset(g.Limits.Beat)
		list, ended, why := box.take()
		for _, m := range list {
			if g.put(ctx, conn, m) != nil {
				return
			}
		}
		if ended {
			g.bye(ctx, conn, why)
			return
		}
		if box.drained() {
			ready()
		}
	}
}

// put writes one message. One that takes too long ends the socket; the client comes back to a diff or a full view.
func (g *Gate) put(ctx context.Context, conn *websocket.Conn, m []byte) error {
	ctx, stop := context.WithTimeout(ctx, g.Limits.Write)
	defer stop()
	err := conn.Write(ctx, websocket.MessageBinary, m)
	if err != nil {
		_ = conn.CloseNow() // the reader sees it
	}
	return err
}

// bye says why the socket ends, twice: in our words, and as the close code that a browser shows its page.
func (g *Gate) bye(ctx context.Context, conn *websocket.Conn, why wire.Code) {
	if g.put(ctx, conn, wire.EncodeMessage(wire.Bye{Code: why})) == nil {
		_ = conn.Close(websocket.StatusCode(4000+int(why)), "") // gone already: that is what we want
	}
}
