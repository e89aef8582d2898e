package platform

import "syscall/js"

// kept returns what the browser keeps under a key, "" for nothing. A browser may refuse to keep anything.
func kept(key string) (value string) {
	defer func() {
		if recover() != nil {
			value = ""
		}
	}()
	v := js.Global().Get("localStorage").Call("getItem", "sightline."+key)
	if v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}

// keep stores a text; "" removes it.
func keep(key, value string) {
	defer func() { _ = recover() }() // full or forbidden: it is a convenience
	s := js.Global().Get("localStorage")
	if value == "" {
		s.Call("removeItem", "sightline."+key)
		return
	}
	s.Call("setItem", "sightline."+key, value)
}

// copyText puts a text on the clipboard and says whether it could. Plain HTTP has no clipboard API but in old style.
func copyText(text string) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	if c := js.Global().Get("navigator").Get("clipboard"); c.Truthy() && js.Global().Get("isSecureContext").Bool() {
		c.Call("writeText", text).Call("catch", js.Global().Get("console").Get("warn"))
		return true
	}
	doc := js.Global().Get("document")
	area := doc.Call("createElement", "textarea")
	area.Set("value", text)
	area.Get("style").Set("cssText", "position:fixed;top:0;left:0;opacity:0")
	// inside an open dialog, or the dialog would take the focus back
	host := doc.Call("querySelector", "dialog[open]")
	if !host.Truthy() {
		host = doc.Get("body")
	}
	before := doc.Get("activeElement")
	host.Call("appendChild", area)
	area.Call("select")
	ok = doc.Call("execCommand", "copy").Bool()
	area.Call("remove")
	if before.Truthy() {
		before.Call("focus")
	}
	return ok
}
