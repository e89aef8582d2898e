package platform

import (
	"syscall/js"

	"sightline/client/app"
)

// files are those a person gave, kept as the browser's File objects: they go to the server without passing through here.
type files struct {
	given map[int]js.Value
	next  int
	input js.Value
}

func newFiles() files { return files{given: map[int]js.Value{}} }

// listenFiles takes files that are dropped on the page, pasted, or picked.
func (h *host) listenFiles() {
	doc := js.Global().Get("document")
	listener(doc, "dragover", false, func(e js.Value) { e.Call("preventDefault") })
	// Taken on the way down, for Ebitengine's own handler on the canvas must not get it: that one panics, and the client with
	// it, when what is dropped is no file of the disk, such as a picture dragged over from another page.
	listener(doc, "drop", true, func(e js.Value) {
		e.Call("preventDefault")
		if e.Get("target").Equal(h.canvas) {
			e.Call("stopPropagation")
		}
		h.give(e.Get("dataTransfer"))
	})
	listener(doc, "paste", false, func(e js.Value) { h.give(e.Get("clipboardData")) })
	in := doc.Call("createElement", "input")
	in.Set("type", "file")
	in.Set("id", "file")
	in.Set("hidden", true)
	in.Call("setAttribute", "aria-hidden", "true")
	doc.Get("body").Call("appendChild", in)
	listener(in, "change", false, func(js.Value) {
		h.give(in)
		in.Set("value", "") // the same file may be picked again
	})
	h.files.input = in
}

// give tells the Model of the first file in an object that has files.
func (h *host) give(from js.Value) {
	if !from.Truthy() || !from.Get("files").Truthy() || from.Get("files").Length() == 0 {
		return
	}
	f := from.Get("files").Index(0)
	h.files.next++
	h.files.given[h.files.next] = f
	h.send(app.FileGiven{File: h.files.next, Name: f.Get("name").String(), Size: int64(f.Get("size").Float())})
}

func (h *host) pickFile(accept string) {
	h.files.input.Set("accept", accept)
	h.files.input.Call("click")
}

// bytes reads a given file. It waits.
func (f *files) bytes(n int) ([]byte, error) {
	file, ok := f.given[n]
	if !ok {
		return nil, errNoFile
	}
	buffer, err := await(file.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	return copied(buffer), nil
}

// copied returns the bytes of an ArrayBuffer.
func copied(buffer js.Value) []byte {
	a := js.Global().Get("Uint8Array").New(buffer)
	b := make([]byte, a.Length())
	js.CopyBytesToGo(b, a)
	return b
}
