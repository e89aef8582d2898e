package hand

import "math"

// Kind is what happened to a pointer.
type Kind uint8

// The kinds of event.
const (
	Down Kind = iota
	Move
	Up
	Gone  // the browser took the pointer away
	Wheel // DY pixels, as if scrolled
	Out   // the pointer left the board with nothing pressed
)

// Button is a button of a mouse; fingers and pens press Left.
type Button uint8

// The buttons.
const (
	Left Button = iota
	Middle
	Right
)

// Event is what a browser tells of a pointer. Places are CSS pixels, At is milliseconds.
type Event struct {
	Kind   Kind
	ID     int // of the pointer
	Device Device
	Button Button
	Keys   Keys
	X, Y   float64
	DY     float64 // Wheel: pixels
	Fine   bool    // Wheel: from a pinch on a trackpad
	At     int64
}

// Thresholds in CSS pixels and milliseconds.
const (
	longPress = 500 // a finger that rests this long asks for a menu
	dwell     = 650 // a finger that rests this long in a drag fixes a corner of the path
	longTick  = 60  // a pause between two ticks counts as no longer: what moved meanwhile is not heard yet
	twice     = 350 // a second tap within this counts as double
	near      = 24  // and within so many pixels
)

// slop is how far a press may stray and still be a tap.
func (d Device) slop() float64 {
	switch d {
	case Finger:
		return 10
	case Pen:
		return 6
	}
	return 4
}

type state uint8

const (
	idle state = iota
	pressed
	grabbing
	panning
	pinching
	spent // what was meant is done; waits until nothing presses
)

type point struct{ x, y float64 }

func (p point) dist(q point) float64 { return math.Hypot(p.x-q.x, p.y-q.y) }

func (p point) mid(q point) point { return point{(p.x + q.x) / 2, (p.y + q.y) / 2} }

type pointer struct {
	id     int
	device Device
	button Button
	at     point
}

// Hand turns events into intents. The zero value pans wherever it is pressed.
type Hand struct {
	// Grabs says whether a press at x, y begins a drag of something rather than a pan; nil: never.
	Grabs func(x, y float64, d Device) bool
	// Locked keeps the view still: no pan, no pinch, no wheel. For screens that see too many fingers.
	Locked bool

	state state
	down  []pointer // what presses, in the order it came
	start point     // where the first press began
	keys  Keys
	still int64   // how long the press has not moved
	tick  int64   // when Tick was called last
	rest  point   // where a drag rested last
	notch float64 // pixels turned with Shift since the last notch
	wide  float64
	mid   point
	last  Tap // the last tap
	ended int64
}

// Busy says whether time alone may bring an intent: then Tick is to be called.
func (h *Hand) Busy() bool { return h.state == pressed || h.state == grabbing }

// Event takes an event in.
func (h *Hand) Event(e Event) []Intent {
	switch e.Kind {
	case Down:
		return h.press(e)
	case Move:
		return h.move(e)
	case Up, Gone:
		return h.lift(e)
	case Wheel:
		return h.wheel(e)
	}
	return []Intent{Leave{}}
}

// Tick lets time pass: a long press, or the rest that fixes a corner.
func (h *Hand) Tick(now int64) []Intent {
	if len(h.down) == 0 || h.down[0].device == Mouse {
		return nil
	}
	p := h.down[0]
	h.still += max(0, min(now-h.tick, longTick))
	h.tick = now
	switch {
	case h.state == pressed && h.still >= longPress:
		h.state = spent
		return []Intent{Menu{h.start.x, h.start.y, p.device}}
	case h.state == grabbing && h.still >= dwell && p.at.dist(h.rest) > p.device.slop():
		h.rest = p.at
		return []Intent{Waypoint{p.at.x, p.at.y}}
	}
	return nil
}

func (h *Hand) find(id int) *pointer {
	for i := range h.down {
		if h.down[i].id == id {
			return &h.down[i]
		}
	}
	return nil
}

func (h *Hand) press(e Event) []Intent {
	if h.find(e.ID) != nil { // a second button of a mouse that is down
		if h.state == grabbing && e.Button == Right {
			return []Intent{Waypoint{e.X, e.Y}}
		}
		return nil
	}
	at := point{e.X, e.Y}
	h.down = append(h.down, pointer{e.ID, e.Device, e.Button, at})
	if len(h.down) == 1 {
		h.state, h.start, h.rest, h.keys = pressed, at, at, e.Keys
		h.still, h.tick = 0, e.At
		return nil
	}
	return h.second()
}

// second begins a pinch when a second finger comes down; what the first one did is taken back.
func (h *Hand) second() []Intent {
	var out []Intent
	if h.state == grabbing {
		out = append(out, Cancel{})
	}
	if len(h.down) == 2 && h.state != spent {
		h.state = pinching
		h.spread()
	}
	return out
}

func (h *Hand) spread() {
	a, b := h.down[0].at, h.down[1].at
	h.wide, h.mid = a.dist(b), a.mid(b)
}

func (h *Hand) move(e Event) []Intent {
	p := h.find(e.ID)
	if p == nil {
		if len(h.down) == 0 && e.Device != Finger {
			return []Intent{Hover{e.X, e.Y}}
		}
		return nil
	}
	from := p.at
	p.at = point{e.X, e.Y}
	switch h.state {
	case pressed:
		return h.begin(p, e)
	case grabbing:
		if p.at.dist(from) > 0 {
			h.still = 0
		}
		return []Intent{Drag{e.X, e.Y, e.Keys}}
	case panning:
		return h.pan(p.at.x-from.x, p.at.y-from.y)
	case pinching:
		return h.pinch()
	}
	return nil
}

// begin decides, once a press strays, whether it drags or pans.
func (h *Hand) begin(p *pointer, e Event) []Intent {
	if p.at.dist(h.start) <= p.device.slop() {
		return nil
	}
	if p.button == Left && h.Grabs != nil && h.Grabs(h.start.x, h.start.y, p.device) {
		h.state, h.still = grabbing, 0
		return []Intent{Grab{h.start.x, h.start.y, p.device, h.keys}, Drag{e.X, e.Y, e.Keys}}
	}
	h.state = panning
	return h.pan(p.at.x-h.start.x, p.at.y-h.start.y)
}

func (h *Hand) pan(dx, dy float64) []Intent {
	if h.Locked || dx == 0 && dy == 0 {
		return nil
	}
	return []Intent{Pan{dx, dy}}
}

func (h *Hand) pinch() []Intent {
	wide, mid := h.wide, h.mid
	h.spread()
	out := h.pan(h.mid.x-mid.x, h.mid.y-mid.y)
	if !h.Locked && wide > 0 && h.wide > 0 && wide != h.wide {
		out = append(out, Zoom{h.mid.x, h.mid.y, h.wide / wide})
	}
	return out
}

func (h *Hand) lift(e Event) []Intent {
	p := h.find(e.ID)
	if p == nil || e.Kind == Up && p.device == Mouse && e.Button != p.button {
		return nil // a second button of a mouse
	}
	was := *p
	h.drop(e.ID)
	switch {
	case h.state == pinching && len(h.down) >= 2:
		h.spread()
		return nil
	case h.state == pinching && len(h.down) == 1:
		h.state = panning
		return nil
	case len(h.down) > 0:
		return nil
	}
	before := h.state
	h.state = idle
	return h.release(before, was, e)
}

func (h *Hand) drop(id int) {
	for i := range h.down {
		if h.down[i].id == id {
			h.down = append(h.down[:i], h.down[i+1:]...)
			return
		}
	}
}

// release says what lifting the last pointer means.
func (h *Hand) release(before state, p pointer, e Event) []Intent {
	switch {
	case before == grabbing && e.Kind == Gone:
		return []Intent{Cancel{}}
	case before == grabbing:
		return []Intent{Drop{e.X, e.Y, e.Keys}}
	case before != pressed || e.Kind == Gone:
		return nil
	case p.button == Right:
		return []Intent{Menu{h.start.x, h.start.y, p.device}}
	case p.button != Left:
		return nil
	}
	return h.tap(p, e)
}

func (h *Hand) tap(p pointer, e Event) []Intent {
	t := Tap{h.start.x, h.start.y, p.device, e.Keys, 1}
	again := point{t.X, t.Y}.dist(point{h.last.X, h.last.Y}) <= near
	if h.last.Count == 1 && again && e.At-h.ended <= twice {
		t.Count = 2
	}
	h.last, h.ended = t, e.At
	return []Intent{t}
}

// notchHigh is how many pixels of the wheel count as one notch.
const notchHigh = 60

// wheel zooms; with Shift it counts notches, and keeps what is left of one until the next event.
func (h *Hand) wheel(e Event) []Intent {
	if e.Keys&Shift != 0 {
		h.notch -= math.Max(-300, math.Min(300, e.DY))
		n := math.Trunc(h.notch / notchHigh)
		if h.notch -= n * notchHigh; n == 0 {
			return nil
		}
		return []Intent{Notch{int(n)}}
	}
	if h.Locked || e.DY == 0 {
		return nil
	}
	k := 0.0015
	if e.Fine {
		k = 0.01
	}
	step := math.Max(-300, math.Min(300, e.DY))
	return []Intent{Zoom{e.X, e.Y, math.Exp(-step * k)}}
}
