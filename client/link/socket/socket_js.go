package socket

import (
	"context"
	"fmt"
	"math/rand/v2"
	"syscall/js"
	"time"

	"sightline/client/link"
	"sightline/server/wire"
)

// Link is a seat's connection to a server.
type Link struct {
	*link.Line
	base string
}

var _ link.Link = (*Link)(nil)

// Open connects to a seat of a room, as they stand in the page's address. It begins at once and tries until Close.
func Open(room, seat string, h link.Handler) *Link {
	l := &Link{base: "/t/" + room + "/s/" + seat + "/"}
	l.Line = link.NewLine(link.Ground{
		Dial:    func(r link.Resume, box *link.Mailbox[link.Word]) link.Wire { return dial(l.address(r), box) },
		Refused: func() wire.Code { return refused(l.base) },
		After:   time.After,
		Chance:  rand.Float64,
		Nudge:   nudges,
	}, h)
	go l.Run()
	return l
}

// nudges gets a signal when the network is back or the page is looked at again. One that nobody waits for is kept for
// the next wait at most once.
var nudges = listen()

func listen() <-chan struct{} {
	c := make(chan struct{}, 1)
	signal := js.FuncOf(func(js.Value, []js.Value) any {
		if js.Global().Get("document").Get("visibilityState").String() == "visible" {
			select {
			case c <- struct{}{}:
			default:
			}
		}
		return nil
	})
	js.Global().Call("addEventListener", "online", signal)
	js.Global().Get("document").Call("addEventListener", "visibilitychange", signal)
	return c
}

// address is where the socket is, with what the client still has.
func (l *Link) address(r link.Resume) string {
	at := js.Global().Get("location")
	scheme := "ws://"
	if at.Get("protocol").String() == "https:" {
		scheme = "wss://"
	}
	return fmt.Sprintf("%s%s%ssocket?protocol=%d&rev=%d&sum=%d&note=%d", scheme, at.Get("host").String(), l.base, wire.Protocol, r.Rev, r.Sum, r.Note)
}

// refused asks whether the seat is still there: a browser does not tell why a socket failed.
func refused(base string) wire.Code {
	a, err := get(context.Background(), base+"me")
	if err == nil && a.status == 404 {
		return wire.CodeAbsent
	}
	return wire.CodeNone
}

// Tile implements link.Link.
func (l *Link) Tile(ctx context.Context, mapNo uint32, level, x, y int32) ([]byte, error) {
	return picture(ctx, fmt.Sprintf("%stile/%d/%d/%d/%d", l.base, mapNo, level, x, y))
}

// Art implements link.Link.
func (l *Link) Art(ctx context.Context, id wire.PictureID) ([]byte, error) {
	return picture(ctx, l.base+"art/"+string(id))
}

// picture gets one; nil when it is not for this seat.
func picture(ctx context.Context, url string) ([]byte, error) {
	a, err := get(ctx, url)
	switch {
	case err != nil:
		return nil, err
	case a.status == 404:
		return nil, nil
	case a.status != 200:
		return nil, link.ErrLost
	}
	return a.body, nil
}
