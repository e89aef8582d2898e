package gate

import (
	"net/http"
	"strconv"

	"sightline/server/wire"
)

// tile serves a tile of the map as this seat may see it. Unexplored, absent and out of range have one answer.
func (g *Gate) tile(w http.ResponseWriter, r *http.Request, p place) {
	var n [4]int64
	for i, name := range []string{"map", "level", "x", "y"} {
		v, err := strconv.ParseUint(r.PathValue(name), 10, 31)
		if err != nil {
			refuse(w, absent)
			return
		}
		n[i] = int64(v)
	}
	if !g.shows.take(r, g.Now()) {
		refuse(w, busy)
		return
	}
	shown, err := p.room.Picture(r.Context(), p.seat, uint32(n[0]))
	if err != nil {
		g.fail(w, r, err)
		return
	}
	select {
	case g.tiles <- struct{}{}:
		defer func() { <-g.tiles }()
	case <-r.Context().Done():
		return
	}
	data, err := shown.Tile(int32(n[1]), int32(n[2]), int32(n[3]))
	if err != nil {
		g.fail(w, r, err)
		return
	}
	picture(w, data, "image/jpeg")
}

// art serves a token's picture to a seat whose view holds the token.
func (g *Gate) art(w http.ResponseWriter, r *http.Request, p place) {
	if !g.shows.take(r, g.Now()) {
		refuse(w, busy)
		return
	}
	data, kind, err := p.room.Art(r.Context(), p.seat, wire.PictureID(r.PathValue("id")))
	if err != nil {
		g.fail(w, r, err)
		return
	}
	picture(w, data, kind)
}

// picture sends bytes that we encoded ourselves; nothing on the way may keep them, and nothing in them can run.
func picture(w http.ResponseWriter, data []byte, kind string) {
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Set("Content-Length", strconv.Itoa(len(data)))
	h.Set("Cache-Control", "private, no-store")
	h.Set("Content-Security-Policy", "default-src 'none'; sandbox")
	_, _ = w.Write(data) // a reader that is gone is nobody to tell
}
