package platform

import (
	"context"
	"syscall/js"

	"sightline/client/app"
	"sightline/client/link"
	"sightline/client/link/worker"
	"sightline/server/wire"
)

// hot carries out the effects of hot-seat.
func (h *host) hot(e app.Effect) {
	switch e := e.(type) {
	case app.HotMeet:
		h.meet()
	case app.HotBegin:
		h.begin(e.Setup)
	case app.HotOpen:
		h.openHot()
	case app.HotClose:
		h.change(nil)
	}
}

func (h *host) hotNow() (on bool) {
	h.locked(func() { on = h.m.Hot.On })
	return on
}

// meet wakes the worker and asks for its maps.
func (h *host) meet() {
	w := worker.New()
	h.locked(func() { h.worker = w })
	h.ask(func(ctx context.Context) app.Msg {
		maps, err := w.Samples(ctx)
		if err != nil {
			fail("hot-seat", err)
		}
		return app.HotMaps{Maps: maps}
	})
}

func (h *host) begin(g app.HotGame) {
	if h.worker == nil {
		h.send(app.HotFailed{Say: app.Say{Reason: wire.Reason{Code: wire.CodeInternal}}})
		return
	}
	h.ask(func(ctx context.Context) app.Msg {
		var file []byte
		if g.File != 0 {
			var err error
			if file, err = h.files.bytes(g.File); err != nil {
				return app.HotFailed{Say: app.Say{Reason: wire.Reason{Code: wire.CodeMap}}}
			}
		}
		ready, r := h.worker.Begin(ctx, g, file)
		if r.Code != wire.CodeNone {
			return app.HotFailed{Say: app.Say{Reason: r}}
		}
		warnOfLeaving()
		return ready
	})
}

// warnOfLeaving makes the browser ask before the page, and the game with it, goes.
func warnOfLeaving() {
	listener(js.Global(), "beforeunload", false, func(e js.Value) { e.Call("preventDefault") })
}

// who holds the device.
func (h *host) who() (seat wire.SeatID) {
	h.locked(func() { seat = h.m.Hot.Who })
	return seat
}

func (h *host) openHot() {
	who := h.who()
	h.change(func(g link.Handler) link.Link { return h.worker.Open(who, g) })
}

func (h *host) layHot(file js.Value, name string) {
	who := h.who()
	h.ask(func(ctx context.Context) app.Msg {
		buffer, err := await(file.Call("arrayBuffer"))
		if err != nil {
			return app.Uploaded{Reason: wire.Reason{Code: wire.CodeMap}}
		}
		l, r := h.worker.Lay(ctx, who, name, copied(buffer))
		return app.Uploaded{Laid: l, Reason: r}
	})
}
