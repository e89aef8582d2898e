package platform

import (
	"strconv"
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

// watchScale follows devicePixelRatio, which browser zoom and moving to another monitor change. Ebitengine 2.8 reads it
// once; its Monitor on js is a struct whose one field is the factor that it read. A browser test holds that this works.
func watchScale() {
	w := js.Global()
	var changed js.Func
	arm := func() {
		o := w.Get("Object").New()
		o.Set("once", true)
		ratio := strconv.FormatFloat(w.Get("devicePixelRatio").Float(), 'g', -1, 64)
		w.Call("matchMedia", "(resolution: "+ratio+"dppx)").Call("addEventListener", "change", changed, o)
	}
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		*(*float64)(unsafe.Pointer(ebiten.Monitor())) = w.Get("devicePixelRatio").Float()
		w.Call("dispatchEvent", w.Get("Event").New("resize"))
		arm()
		return nil
	})
	arm()
}
