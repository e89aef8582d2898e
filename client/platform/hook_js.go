package platform

import (
	"encoding/json"
	"runtime"
	"strconv"
	"syscall/js"

	"sightline/client/app"
)

// hook shows the page's state to browser tests as window.__vtt: state() is a app.Report as JSON, settle() a promise that
// resolves once nothing is under way, ready, frames and pictureMs are values, meter has the rest. It shows nothing that the page does not hold anyway.
func (h *host) hook() {
	v := js.Global().Get("Object").New()
	v.Set("state", js.FuncOf(func(js.Value, []js.Value) any { return h.state() }))
	v.Set("settle", js.FuncOf(func(js.Value, []js.Value) any { return promise(h.settle) }))
	v.Set("memory", js.FuncOf(func(js.Value, []js.Value) any { return memory() }))
	getter(v, "ready", func() any { return h.draws.ready })
	getter(v, "frames", func() any { return h.draws.frames })
	getter(v, "drawMs", func() any { return h.draws.drawMS })
	getter(v, "tickMs", func() any { return h.draws.tickMS })
	getter(v, "pictureMs", func() any { return h.draws.pictureMS })
	h.meter.hook(v)
	js.Global().Set("__vtt", v)
}

func getter(o js.Value, name string, f func() any) {
	d := js.Global().Get("Object").New()
	d.Set("get", js.FuncOf(func(js.Value, []js.Value) any { return f() }))
	js.Global().Get("Object").Call("defineProperty", o, name, d)
}

func (h *host) state() string {
	var r app.Report
	h.locked(func() {
		r = h.m.Report()
		r.Drawing = &app.DrawingReport{Frames: h.draws.frames, Flying: h.board.Flying(), Ready: h.draws.ready, DrawMS: h.draws.drawMS, TickMS: h.draws.tickMS}
	})
	b, err := json.Marshal(r)
	if err != nil {
		return `{"error":` + strconv.Quote(err.Error()) + `}`
	}
	return string(b)
}

// settle waits until nothing is to be drawn, sent, answered or fetched for two frames in a row.
func (h *host) settle() any {
	for quiet := 0; quiet < 2; {
		frame()
		if h.quiet() {
			quiet++
		} else {
			quiet = 0
		}
	}
	return h.draws.frames
}

// quiet says whether nothing is under way. A hidden page draws nothing, so what waits to be drawn does not count there.
func (h *host) quiet() (q bool) {
	hidden := js.Global().Get("document").Get("hidden").Bool()
	h.locked(func() {
		m := h.m
		drawn := hidden || h.draws.ready && !m.Dirty && !m.Stale
		q = drawn && !m.Waits() && h.calls == 0 && h.board.Flying() == 0 && h.connected() && !h.waiting()
	})
	return q
}

// connected says whether the page has the view that it is waiting for, or gave up.
func (h *host) connected() bool {
	m := h.m
	if m.Page != app.PageTable || m.Conn.State == app.ConnEnded || m.Hot.On && m.Hot.Stage != app.HotPlay {
		return m.Hot.Stage != app.HotLoading
	}
	return m.Conn.State == app.ConnOn && m.View != nil
}

// frame waits for the next animation frame, or a tenth of a second in a page that gets none.
func frame() {
	ch := make(chan struct{}, 2)
	f := js.FuncOf(func(js.Value, []js.Value) any {
		ch <- struct{}{}
		return nil
	})
	raf := js.Global().Call("requestAnimationFrame", f)
	timer := js.Global().Call("setTimeout", f, 100)
	<-ch
	js.Global().Call("cancelAnimationFrame", raf)
	js.Global().Call("clearTimeout", timer)
	f.Release()
}

// memory is the Go program's memory in bytes: taken from the system, and in use.
func memory() any {
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return map[string]any{"sys": float64(s.Sys), "heap": float64(s.HeapAlloc)}
}
