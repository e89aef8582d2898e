package socket

import (
	"syscall/js"

	"sightline/client/link"
)

// browserWire is the browser's WebSocket. Its callbacks only put what came into the mailbox.
type browserWire struct {
	socket js.Value
	funcs  []js.Func
	closed bool
}

// dial begins a connection. A browser that refuses the address outright counts as a lost connection.
func dial(url string, box *link.Mailbox[link.Word]) (w link.Wire) {
	b := &browserWire{}
	defer func() {
		if recover() != nil {
			b.closed = true
			box.Put(link.Word{Gone: true})
			w = b
		}
	}()
	b.socket = js.Global().Get("WebSocket").New(url)
	b.socket.Set("binaryType", "arraybuffer")
	b.on("message", func(e js.Value) {
		array := js.Global().Get("Uint8Array").New(e.Get("data"))
		data := make([]byte, array.Length())
		js.CopyBytesToGo(data, array)
		box.Put(link.Word{Data: data})
	})
	b.on("close", func(js.Value) {
		box.Put(link.Word{Gone: true})
		b.free()
	})
	return b
}

func (b *browserWire) on(event string, do func(js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	})
	b.funcs = append(b.funcs, f)
	b.socket.Set("on"+event, f)
}

// free lets go of the callbacks; none comes after close.
func (b *browserWire) free() {
	b.socket.Set("onmessage", js.Null())
	b.socket.Set("onclose", js.Null())
	for _, f := range b.funcs {
		f.Release()
	}
	b.funcs = nil
}

// Send implements link.Wire.
func (b *browserWire) Send(data []byte) {
	if b.closed || b.socket.Get("readyState").Int() != 1 {
		return
	}
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	b.socket.Call("send", array)
}

// Close implements link.Wire.
func (b *browserWire) Close() {
	if b.closed {
		return
	}
	b.closed = true
	b.socket.Call("close")
}
