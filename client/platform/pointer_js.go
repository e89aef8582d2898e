package platform

import (
	"syscall/js"

	"sightline/client/app"
	"sightline/client/hand"
)

// listen hears everything the page tells.
func (h *host) listen() {
	for name, kind := range map[string]hand.Kind{"pointerdown": hand.Down, "pointermove": hand.Move, "pointerup": hand.Up, "pointercancel": hand.Gone} {
		listener(h.canvas, name, false, func(e js.Value) { h.pointer(kind, e) })
	}
	listener(h.canvas, "pointerleave", false, func(e js.Value) { h.event(at(hand.Out, e)) })
	listener(h.canvas, "wheel", false, h.wheel)
	listener(js.Global(), "keydown", true, h.keydown)
	listener(js.Global(), "keyup", true, func(e js.Value) {
		if h.onBoard(e) {
			e.Call("stopImmediatePropagation") // Ebitengine would swallow every one of them
		}
	})
	h.listenFiles()
	listener(js.Global(), "hashchange", false, func(js.Value) { js.Global().Get("location").Call("reload") })
	listener(js.Global(), "popstate", false, func(js.Value) { js.Global().Get("location").Call("reload") })
}

// uncover gives the keyboard back to the board when a menu or a dialog over it has closed, unless someone writes meanwhile.
func (h *host) uncover() {
	was := h.covered
	h.covered = h.m.Covered()
	if !was || h.covered || h.m.Page != app.PageTable {
		return
	}
	switch js.Global().Get("document").Get("activeElement").Get("tagName").String() {
	case "INPUT", "TEXTAREA", "SELECT":
		return
	}
	h.focus()
}

// focus gives the board the keyboard.
func (h *host) focus() {
	o := js.Global().Get("Object").New()
	o.Set("preventScroll", true)
	h.canvas.Call("focus", o)
}

// showCursor tells the canvas the cursor for what lies under the pointer.
func (h *host) showCursor() {
	if c := h.m.Cursor(); c != h.cursor {
		h.cursor = c
		h.canvas.Get("style").Set("cursor", c)
	}
}

// event hands a pointer's event to the hand, and what it meant to the Model.
func (h *host) event(e hand.Event) {
	for _, i := range h.hand.Event(e) {
		h.send(app.Touch{Intent: i})
	}
}

// at is an event for the hand. Its time is now and not when the browser made it: after a slow frame the two lie so far apart
// that each touch would seem a long one.
func at(k hand.Kind, e js.Value) hand.Event {
	return hand.Event{Kind: k, ID: e.Get("pointerId").Int(), Device: device(e.Get("pointerType").String()), Keys: modifiers(e),
		X: e.Get("offsetX").Float(), Y: e.Get("offsetY").Float(), At: int64(now())}
}

func device(kind string) hand.Device {
	switch kind {
	case "touch":
		return hand.Finger
	case "pen":
		return hand.Pen
	}
	return hand.Mouse
}

func modifiers(e js.Value) hand.Keys {
	var k hand.Keys
	if e.Get("shiftKey").Bool() {
		k |= hand.Shift
	}
	if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() {
		k |= hand.Ctrl
	}
	if e.Get("altKey").Bool() {
		k |= hand.Alt
	}
	return k
}

// pointer takes an event in. The canvas captures what is pressed on it, so that a drag that ends over a panel ends. A
// second button of a mouse comes as a move with that button.
func (h *host) pointer(kind hand.Kind, e js.Value) {
	n := at(kind, e)
	button := e.Get("button").Int()
	if kind == hand.Down {
		h.canvas.Call("setPointerCapture", n.ID)
		h.focus()
	}
	if kind == hand.Move && button >= 0 {
		n.Kind = hand.Up
		if e.Get("buttons").Int()&buttonBit(button) != 0 {
			n.Kind = hand.Down
		}
	}
	switch button {
	case 1:
		n.Button = hand.Middle
	case 2:
		n.Button = hand.Right
	}
	h.event(n)
}

// buttonBit is a button's bit in PointerEvent.buttons.
func buttonBit(button int) int { return [...]int{1, 4, 2, 8, 16, 32}[max(0, min(button, 5))] }

func (h *host) wheel(e js.Value) {
	e.Call("preventDefault")
	n := hand.Event{Kind: hand.Wheel, X: e.Get("offsetX").Float(), Y: e.Get("offsetY").Float(), DY: e.Get("deltaY").Float(), Fine: e.Get("ctrlKey").Bool(), Keys: modifiers(e)}
	if n.Keys&hand.Shift != 0 && n.DY == 0 { // browsers turn a wheel with Shift sideways
		n.DY = e.Get("deltaX").Float()
	}
	switch e.Get("deltaMode").Int() {
	case 1:
		n.DY *= 16
	case 2:
		n.DY *= 400
	}
	h.event(n)
}

// onBoard says whether a key is pressed on the board: on the canvas, or with nothing focused.
func (h *host) onBoard(e js.Value) bool {
	t := e.Get("target")
	return t.Equal(h.canvas) || t.Equal(js.Global().Get("document").Get("body"))
}

// besideBoard says whether Esc is pressed on a button of a tool: it takes back what the tool shows, as on the board.
func besideBoard(e js.Value) bool {
	t := e.Get("target")
	return e.Get("key").String() == "Escape" && t.Get("tagName").String() == "BUTTON" && t.Call("closest", "#results, #options, #tools").Truthy()
}

// keydown takes the keys the board has a use for and leaves the rest to the browser. None reaches Ebitengine, which would
// prevent all defaults: Tab would be a trap, reload and copy would not work.
func (h *host) keydown(e js.Value) {
	if e.Get("isComposing").Truthy() || !h.onBoard(e) && !besideBoard(e) {
		return
	}
	e.Call("stopImmediatePropagation")
	k := app.Key{Name: e.Get("key").String(), Keys: modifiers(e)}
	takes := false
	h.locked(func() { takes = h.m.Takes(k) })
	if takes {
		e.Call("preventDefault")
		h.send(k)
	}
}
