package dom

import (
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"syscall/js"
)

// mark is the property of an element that holds the number of its handlers.
const mark = "__sightline"

// Browser is the page the program runs in.
type Browser struct {
	doc     js.Value
	at      js.Value
	root    *Root
	pending []func()
}

// Mount makes a Root that draws into the element with the id, which must be there.
func Mount(id string) *Root {
	b := &Browser{doc: js.Global().Get("document")}
	b.at = b.doc.Call("getElementById", id)
	b.root = NewRoot(b, b.at)
	return b.root
}

var drawn = map[string]bool{"svg": true, "path": true, "circle": true, "rect": true, "g": true, "line": true, "polyline": true, "polygon": true}

// Element implements Document.
func (b *Browser) Element(tag string) Handle {
	if drawn[tag] {
		return b.doc.Call("createElementNS", "http://www.w3.org/2000/svg", tag)
	}
	return b.doc.Call("createElement", tag)
}

// Text implements Document.
func (b *Browser) Text(s string) Handle { return b.doc.Call("createTextNode", s) }

// SetText implements Document.
func (b *Browser) SetText(h Handle, s string) { h.(js.Value).Set("nodeValue", s) }

// Set implements Document.
func (b *Browser) Set(h Handle, name, value string) {
	el := h.(js.Value)
	switch name {
	case "value":
		if !b.typing(el) {
			el.Set("value", value)
		}
	case "checked", "disabled", "indeterminate":
		el.Set(name, true)
	case Modal:
		b.pending = append(b.pending, func() { open(el) })
	case Focus:
		b.pending = append(b.pending, func() { el.Call("focus") })
	case Raise:
		b.pending = append(b.pending, func() { el.Call("scrollIntoView", map[string]any{"block": "nearest"}) })
	case Follow:
		b.follow(el)
	default:
		el.Call("setAttribute", name, value)
	}
}

// typing says whether a person is writing in el now; what they write is not taken from under the caret.
func (b *Browser) typing(el js.Value) bool {
	if !el.Equal(b.doc.Get("activeElement")) {
		return false
	}
	switch el.Get("type").String() {
	case "text", "number", "search", "textarea":
		return true
	}
	return false
}

func open(dialog js.Value) {
	if !dialog.Get("open").Bool() {
		dialog.Call("showModal")
	}
}

func (b *Browser) follow(el js.Value) {
	rest := el.Get("scrollHeight").Float() - el.Get("scrollTop").Float() - el.Get("clientHeight").Float()
	if rest < 40 {
		b.pending = append(b.pending, func() { el.Set("scrollTop", el.Get("scrollHeight")) })
	}
}

// Unset implements Document.
func (b *Browser) Unset(h Handle, name string) {
	el := h.(js.Value)
	switch name {
	case "value":
		el.Set("value", "")
	case "checked", "disabled", "indeterminate":
		el.Set(name, false)
	case Modal:
		if el.Get("open").Bool() {
			el.Call("close")
		}
	case Focus, Follow, Raise:
	default:
		el.Call("removeAttribute", name)
	}
}

// Insert implements Document.
func (b *Browser) Insert(parent, child, before Handle) {
	next := js.Null()
	if before != nil {
		next = before.(js.Value)
	}
	parent.(js.Value).Call("insertBefore", child.(js.Value), next)
}

// Remove implements Document.
func (b *Browser) Remove(parent, child Handle) {
	parent.(js.Value).Call("removeChild", child.(js.Value))
}

// Holds implements Document.
func (b *Browser) Holds(h Handle) bool {
	return h.(js.Value).Call("contains", b.doc.Get("activeElement")).Bool()
}

// Bind implements Document.
func (b *Browser) Bind(h Handle, id int) { h.(js.Value).Set(mark, id) }

// Listen implements Document. It listens while events go down, since focus, toggle and the close of a dialog do not
// come up again.
func (b *Browser) Listen(event string) {
	b.at.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		b.dispatch(args[0], event)
		return nil
	}), true)
}

func (b *Browser) dispatch(e js.Value, event string) {
	defer func() {
		if fault := recover(); fault != nil { // one broken button must not end the whole program
			js.Global().Get("console").Call("error", fmt.Sprint("panel: ", fault, "\n", string(debug.Stack())))
		}
	}()
	again := event == "click" && e.Get("detail").Int() > 1
	for el := e.Get("target"); el.Truthy() && !el.Equal(b.at); el = el.Get("parentNode") {
		if again && el.Call("hasAttribute", Once).Bool() {
			e.Call("preventDefault") // nor does it send a form
			return
		}
		id := el.Get(mark)
		if id.IsUndefined() {
			continue
		}
		if b.root.Fire(id.Int(), read(e, el, event)) {
			return
		}
	}
}

// Settle implements Document.
func (b *Browser) Settle() {
	todo := b.pending
	b.pending = nil
	for _, do := range todo {
		do()
	}
}

func read(e, el js.Value, event string) Event {
	out := Event{
		Type:    event,
		Value:   text(el.Get("value")),
		Key:     text(e.Get("key")),
		Checked: el.Get("checked").Truthy(),
		Shift:   e.Get("shiftKey").Truthy(),
		Alt:     e.Get("altKey").Truthy(),
		Ctrl:    e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy(),
		Carry:   func(string) {},
		Prevent: func() { e.Call("preventDefault") },
		Clear:   func() {},
		Put:     func(s string) { el.Set("value", s) },
		Copy:    copyText,
	}
	if e.Get("isComposing").Truthy() { // a key that belongs to an input method is not ours
		out.Key = ""
	}
	if event == "submit" {
		out.Fields = fields(el)
		if by := e.Get("submitter"); by.Truthy() && text(by.Get("name")) != "" {
			out.Fields[text(by.Get("name"))] = text(by.Get("value"))
		}
		out.Clear = func() { el.Call("reset") }
	}
	out.Files = files(el.Get("files"))
	if drag := e.Get("dataTransfer"); drag.Truthy() {
		out.Files = files(drag.Get("files"))
		out.Carry = func(s string) { drag.Call("setData", "text/plain", s) }
		out.Carried = text(drag.Call("getData", "text/plain"))
	}
	return out
}

func text(v js.Value) string {
	if v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}

func fields(form js.Value) map[string]string {
	out := map[string]string{}
	data := js.Global().Get("FormData").New(form)
	entries := js.Global().Get("Array").Call("from", data.Call("entries"))
	for i := range entries.Length() {
		entry := entries.Index(i)
		out[entry.Index(0).String()] = text(entry.Index(1))
	}
	return out
}

func files(list js.Value) []File {
	if !list.Truthy() {
		return nil
	}
	var out []File
	for i := range list.Length() {
		f := list.Index(i)
		out = append(out, File{
			Name: f.Get("name").String(),
			Size: int64(f.Get("size").Float()),
			Read: func() ([]byte, error) { return bytesOf(f) },
		})
	}
	return out
}

// bytesOf reads a Blob; it waits.
func bytesOf(blob js.Value) ([]byte, error) {
	type answer struct {
		data []byte
		err  error
	}
	done := make(chan answer, 1)
	var yes, no js.Func
	yes = js.FuncOf(func(_ js.Value, args []js.Value) any {
		array := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, array.Length())
		js.CopyBytesToGo(data, array)
		done <- answer{data: data}
		return nil
	})
	no = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- answer{err: errors.New("the browser cannot read the file: " + args[0].Call("toString").String())}
		return nil
	})
	blob.Call("arrayBuffer").Call("then", yes, no)
	a := <-done
	yes.Release()
	no.Release()
	return a.data, a.err
}

// copyText uses the clipboard API where there is one, and else the old command, which works on plain HTTP.
func copyText(s string, done func(bool)) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		done(copyOld(s))
		return
	}
	var yes, no js.Func
	free := func() { yes.Release(); no.Release() }
	yes = js.FuncOf(func(js.Value, []js.Value) any { free(); done(true); return nil })
	no = js.FuncOf(func(js.Value, []js.Value) any { free(); done(copyOld(s)); return nil })
	clipboard.Call("writeText", s).Call("then", yes, no)
}

func copyOld(s string) bool {
	doc := js.Global().Get("document")
	area := doc.Call("createElement", "textarea")
	area.Set("value", s)
	area.Get("style").Set("position", "fixed")
	home := doc.Call("querySelector", "dialog[open]") // outside a modal dialog nothing can be selected
	if !home.Truthy() {
		home = doc.Get("body")
	}
	active := doc.Get("activeElement")
	home.Call("appendChild", area)
	area.Call("select")
	ok := doc.Call("execCommand", "copy").Bool()
	home.Call("removeChild", area)
	if active.Truthy() && strings.ToLower(active.Get("tagName").String()) != "body" {
		active.Call("focus")
	}
	return ok
}
