package platform

import (
	"encoding/json"
	"syscall/js"

	"sightline/client/app"
	"sightline/server/wire"
)

// meter keeps what frames cost, for `sightline bench client`. It counts nothing until the page is asked to with
// __vtt.measure(); __vtt.measured() then tells what came since, as JSON. All times are milliseconds of this one thread.
type meter struct {
	on     bool
	depth  int     // of begin within begin: only the outermost counts
	since  float64 // of the outermost begin
	update float64 // spent for the frame to come
	kept   measured
}

// measured is what a page tells of itself.
type measured struct {
	Update []float64 `json:"update"` // a frame drawn: all messages taken in and panels rendered since the one before
	Draw   []float64 `json:"draw"`   // a frame drawn: the board painted
	Delta  []float64 `json:"delta"`  // an update of the view applied
}

// mostKept bounds what is kept when nobody asks any more.
const mostKept = 1 << 14

// hook puts the meter into the page.
func (m *meter) hook(page js.Value) {
	page.Set("measure", js.FuncOf(func(js.Value, []js.Value) any {
		*m = meter{on: true}
		return nil
	}))
	page.Set("measured", js.FuncOf(func(js.Value, []js.Value) any {
		b, _ := json.Marshal(m.kept) // floats: it cannot fail
		return string(b)
	}))
	getter(page, "deltas", func() any { return len(m.kept.Delta) })
}

// begin and end stand around all that counts as Update.
func (m *meter) begin() {
	if !m.on {
		return
	}
	if m.depth++; m.depth == 1 {
		m.since = now()
	}
}

func (m *meter) end() {
	if m.depth == 0 {
		return // it was asked to measure in between
	}
	if m.depth--; m.depth == 0 {
		m.update += now() - m.since
	}
}

// drawn keeps a frame that was painted. What was spent for frames in which nothing changed is dropped.
func (m *meter) drawn(painted bool, ms float64) {
	if m.on && painted && len(m.kept.Draw) < mostKept {
		m.kept.Update, m.kept.Draw = append(m.kept.Update, m.update), append(m.kept.Draw, ms)
	}
	m.update = 0
}

// take has f take a message in, and keeps what it cost to apply an update to a view that was there.
func (m *meter) take(msg app.Msg, f func()) {
	r, ok := msg.(app.Received)
	u, isUpdate := r.Message.(wire.Update)
	if !m.on || !ok || !isUpdate || u.Base == 0 || len(m.kept.Delta) >= mostKept {
		f()
		return
	}
	start := now()
	f()
	m.kept.Delta = append(m.kept.Delta, now()-start)
}

// afterFrames calls f with the time once the browser has asked for n more frames: it asks for the second only when it has
// taken what was drawn into the first.
func afterFrames(n int, f func(at float64)) {
	var next js.Func
	next = js.FuncOf(func(js.Value, []js.Value) any {
		if n--; n > 0 {
			js.Global().Call("requestAnimationFrame", next)
			return nil
		}
		next.Release()
		f(now())
		return nil
	})
	js.Global().Call("requestAnimationFrame", next)
}
