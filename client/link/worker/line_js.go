package worker

import (
	"context"
	"sync/atomic"

	"sightline/client/link"
	"sightline/server/wire"
)

// line is a seat's Link to the worker.
type line struct {
	worker  *Worker
	no      int
	seat    wire.SeatID
	handler link.Handler
	live    atomic.Bool
	closed  atomic.Bool
}

// Open connects to a seat of the game.
func (w *Worker) Open(seat wire.SeatID, h link.Handler) link.Link {
	l := &line{worker: w, seat: seat, handler: h}
	w.mu.Lock()
	w.last++
	l.no = w.last
	failed := w.failed
	if !failed {
		w.lines[l.no] = l
	}
	w.mu.Unlock()
	if failed {
		go h.State(link.Ended, wire.CodeInternal)
		return l
	}
	w.post(map[string]any{"op": "open", "line": l.no, "seat": hex(seat)}, "", nil)
	return l
}

// receive runs in the worker's goroutine.
func (l *line) receive(data []byte) {
	if l.closed.Load() {
		return
	}
	m, err := wire.DecodeMessage(data)
	if err != nil {
		l.end(wire.CodeVersion) // the two programs are of different builds
		return
	}
	switch m := m.(type) {
	case wire.Welcome:
		l.live.Store(true)
		l.handler.State(link.Live, wire.CodeNone)
	case wire.Bye:
		l.handler.Message(m)
		l.end(m.Code)
	default:
		l.handler.Message(m)
	}
}

func (l *line) end(why wire.Code) {
	l.live.Store(false)
	l.handler.State(link.Ended, why)
}

// Send implements link.Link.
func (l *line) Send(c wire.Command) bool {
	if !l.live.Load() || l.closed.Load() {
		return false
	}
	l.worker.post(map[string]any{"op": "send", "line": l.no}, "data", wire.EncodeCommand(c))
	return true
}

// Tile implements link.Link.
func (l *line) Tile(ctx context.Context, mapNo uint32, level, x, y int32) ([]byte, error) {
	return l.picture(ctx, map[string]any{"op": "tile", "seat": hex(l.seat), "map": int(mapNo), "level": level, "x": x, "y": y})
}

// Art implements link.Link.
func (l *line) Art(ctx context.Context, id wire.PictureID) ([]byte, error) {
	return l.picture(ctx, map[string]any{"op": "art", "seat": hex(l.seat), "name": string(id)})
}

func (l *line) picture(ctx context.Context, ask map[string]any) ([]byte, error) {
	if l.closed.Load() {
		return nil, link.ErrLost
	}
	m, err := l.worker.ask(ctx, ask, nil)
	if err != nil || l.closed.Load() { // what comes after Close belongs to a view that is gone
		return nil, link.ErrLost
	}
	return bytesOf(m.Get("data")), nil
}

// Close implements link.Link.
func (l *line) Close() {
	if l.closed.Swap(true) {
		return
	}
	l.worker.mu.Lock()
	delete(l.worker.lines, l.no)
	l.worker.mu.Unlock()
	l.worker.post(map[string]any{"op": "close", "line": l.no}, "", nil)
}
