//go:build js

package main

import (
	"encoding/json"
	"strconv"
	"syscall/js"

	"sightline/server/wire"
)

// line is a seat's way to the page. It implements room.Out and is never busy: the browser queues.
type line struct {
	desk *desk
	no   int
}

// Send implements room.Out.
func (l line) Send(message []byte) bool {
	l.desk.post(map[string]any{"op": "message", "line": l.no}, message)
	return true
}

// Close implements room.Out.
func (l line) Close(why wire.Code) {
	l.Send(wire.EncodeMessage(wire.Bye{Code: why}))
}

func (d *desk) open(no int, seat wire.SeatID) {
	out := line{d, no}
	if d.game == nil {
		out.Close(wire.CodeAbsent)
		return
	}
	s, err := d.game.Join(seat, out)
	if err != nil {
		out.Close(wire.CodeAbsent)
		return
	}
	d.lines[no] = s
}

// reply answers with JSON.
func (d *desk) reply(m js.Value, body any) {
	text, err := json.Marshal(body)
	if err != nil {
		panic(err) // plain fields always marshal
	}
	d.post(map[string]any{"op": "answer", "id": m.Get("id").Int(), "json": string(text)}, nil)
}

// picture answers with a picture, or with null: absent and hidden alike.
func (d *desk) picture(m js.Value, get func() ([]byte, error)) {
	var data []byte
	if d.game != nil {
		data, _ = get()
	}
	d.post(map[string]any{"op": "answer", "id": m.Get("id").Int(), "data": nil}, data)
}

// post sends an object to the page, with data as its bytes unless nil; their buffer is handed over and not copied.
func (d *desk) post(object map[string]any, data []byte) {
	if data == nil {
		d.scope.Call("postMessage", object)
		return
	}
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	object["data"] = array
	d.scope.Call("postMessage", object, []any{array.Get("buffer")})
}

func bytesOf(array js.Value) []byte {
	b := make([]byte, array.Length())
	js.CopyBytesToGo(b, array)
	return b
}

func number(m js.Value, name string) int32 { return int32(m.Get(name).Int()) }

func seatOf(m js.Value) wire.SeatID {
	id, _ := strconv.ParseUint(m.Get("seat").String(), 16, 64) // 0 is nobody's
	return wire.SeatID(id)
}
