package platform

import (
	"syscall/js"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"
)

// listener calls f for each event; preventing defaults is f's business.
func listener(target js.Value, event string, capture bool, f func(e js.Value)) {
	o := js.Global().Get("Object").New()
	o.Set("capture", capture)
	o.Set("passive", false)
	target.Call("addEventListener", event, js.FuncOf(func(_ js.Value, a []js.Value) any {
		defer guard(event)
		f(a[0])
		return nil
	}), o)
}

// canvas makes the element that Ebitengine appended to the page fit into it.
func canvas() js.Value {
	doc := js.Global().Get("document")
	c := doc.Call("querySelector", "canvas")
	c.Set("id", "board")
	c.Set("tabIndex", 0)
	c.Call("setAttribute", "role", "application")
	c.Call("setAttribute", "aria-label", "Sightline")
	s := c.Get("style")
	for k, v := range map[string]string{"position": "fixed", "inset": "0", "zIndex": "0", "touchAction": "none"} {
		s.Set(k, v)
	}
	doc.Get("body").Call("prepend", c) // before the panels, so that Tab goes on from the board to them
	onlyOurViewport(doc)
	listener(c, "contextmenu", false, func(e js.Value) { e.Call("preventDefault") })
	return c
}

// onlyOurViewport removes the meta element that Ebitengine adds after the page's own and would win over it.
func onlyOurViewport(doc js.Value) {
	all := doc.Call("querySelectorAll", `meta[name="viewport"]`)
	for i := 1; i < all.Length(); i++ {
		all.Index(i).Call("remove")
	}
}

// followScale keeps up with devicePixelRatio, which browser zoom and moving to another monitor change. Ebitengine 2.8 reads it
// once; its Monitor on js is a struct whose one field is the factor that it read. Asking each tick is simpler than a media
// query, which must be made anew for each factor and misses changes in between.
func followScale() {
	ratio := js.Global().Get("devicePixelRatio").Float()
	m := ebiten.Monitor()
	if m == nil || ratio <= 0 || m.DeviceScaleFactor() == ratio {
		return
	}
	*(*float64)(unsafe.Pointer(m)) = ratio
	js.Global().Call("dispatchEvent", js.Global().Get("Event").New("resize"))
}
