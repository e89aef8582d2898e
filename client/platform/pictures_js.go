package platform

import (
	"context"
	"errors"
	"syscall/js"

	"sightline/client/app"
	"sightline/client/board/tile"
	"sightline/client/link"
	"sightline/server/wire"
)

var errDecode = errors.New("platform: the browser could not decode a picture")

// pauseAfterLoss is how long, in milliseconds, nothing is fetched after a picture could not be got.
const pauseAfterLoss = 1000

// fetch gets the tiles and token pictures that the board wants.
func (h *host) fetch() {
	var tiles []tile.Key
	var art []wire.PictureID
	var l link.Link
	var gen int
	h.locked(func() {
		rested := h.lostAt == 0 || now()-h.lostAt > pauseAfterLoss
		if l, gen = h.link, h.gen; l != nil && h.m.Conn.State == app.ConnOn && rested {
			tiles, art = h.board.Take(), h.board.TakeArt()
		}
	})
	for _, k := range tiles {
		go h.getTile(l, gen, k)
	}
	for _, id := range art {
		go h.getArt(l, gen, id)
	}
}

// current runs f with the Model held if the link is still the one in use: what an older link brings must not be shown.
func (h *host) current(gen int, f func()) {
	h.locked(func() {
		if gen == h.gen {
			f()
			h.m.Dirty = true
		}
	})
}

func (h *host) getTile(l link.Link, gen int, k tile.Key) {
	defer guard("tile")
	data, err := l.Tile(context.Background(), k.Map, k.Level, k.X, k.Y)
	var pixels []byte
	var w, high int
	if err == nil && data != nil {
		pixels, w, high, err = decode(data)
	}
	h.current(gen, func() {
		switch {
		case errors.Is(err, errDecode), err == nil && data == nil:
			h.board.Absent(k)
		case err != nil:
			h.board.Lost(k)
			h.lostAt = now()
		default:
			h.board.Put(k, pixels, w, high)
		}
	})
}

func (h *host) getArt(l link.Link, gen int, id wire.PictureID) {
	defer guard("picture")
	data, err := l.Art(context.Background(), id)
	var pixels []byte
	var w, high int
	if err == nil && data != nil {
		pixels, w, high, _ = decode(data) // none: the initials stay
	}
	h.current(gen, func() {
		if err != nil {
			h.board.LostArt(id)
			h.lostAt = now()
			return
		}
		h.board.PutArt(id, pixels, w, high)
	})
}

// most is the side of the largest picture decoded: tiles and token pictures are far smaller.
const most = 1024

// decode lets the browser decode a picture, off this thread. It waits.
func decode(data []byte) (pixels []byte, w, h int, err error) {
	a := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(a, data)
	blob := js.Global().Get("Blob").New([]any{a})
	o := js.Global().Get("Object").New()
	o.Set("premultiplyAlpha", "none")
	o.Set("colorSpaceConversion", "none")
	bitmap, err := await(js.Global().Call("createImageBitmap", blob, o))
	if err != nil {
		return nil, 0, 0, errDecode
	}
	defer bitmap.Call("close")
	w, h = bitmap.Get("width").Int(), bitmap.Get("height").Int()
	if w < 1 || h < 1 || w > most || h > most {
		return nil, 0, 0, errDecode
	}
	c := easel()
	c.Call("clearRect", 0, 0, most, most)
	c.Call("drawImage", bitmap, 0, 0)
	px := c.Call("getImageData", 0, 0, w, h).Get("data")
	pixels = make([]byte, 4*w*h)
	js.CopyBytesToGo(pixels, px)
	return pixels, w, h, nil
}

var easelContext js.Value

// easel is the one canvas that pictures are drawn on to get at their pixels.
func easel() js.Value {
	if easelContext.Truthy() {
		return easelContext
	}
	var c js.Value
	if f := js.Global().Get("OffscreenCanvas"); f.Truthy() {
		c = f.New(most, most)
	} else {
		c = js.Global().Get("document").Call("createElement", "canvas")
		c.Set("width", most)
		c.Set("height", most)
	}
	o := js.Global().Get("Object").New()
	o.Set("willReadFrequently", true)
	easelContext = c.Call("getContext", "2d", o)
	return easelContext
}
