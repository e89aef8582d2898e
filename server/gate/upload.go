package gate

import (
	"errors"
	"io"
	"net/http"
	"os"
	"time"

	"sightline/maps"
	"sightline/server/media"
	"sightline/server/wire"
)

// upload takes a file of at most limit bytes in. Few at a time: each is held in memory whole, and nothing is kept of one that
// does not arrive whole. What it can't take it refuses; large is the kind of that refusal for a file over the limit. done must
// be called when the file is no longer needed.
func (g *Gate) upload(w http.ResponseWriter, r *http.Request, limit int64, large string) (data []byte, done func(), ok bool) {
	tooLarge := refusal{status: http.StatusRequestEntityTooLarge, Code: wire.CodeMap, Kind: large, Limit: limit}
	if r.ContentLength > limit {
		g.within(w, g.Limits.BodyTime) // the rest of it is read for a moment, so that the answer gets through
		refuse(w, tooLarge)
		return nil, nil, false
	}
	if !g.turn(r) {
		g.within(w, g.Limits.BodyTime)
		refuse(w, busy)
		return nil, nil, false
	}
	done = func() { <-g.uploads }
	data, err := g.arrive(w, r, limit)
	if err == nil {
		return data, done, true
	}
	done()
	switch {
	case errors.As(err, new(*http.MaxBytesError)):
		refuse(w, tooLarge)
	case errors.Is(err, os.ErrDeadlineExceeded):
		refuse(w, refusal{status: http.StatusRequestTimeout, Code: wire.CodeSlow})
	default: // it was given up half way: nobody hears this
		refuse(w, refusal{status: http.StatusBadRequest, Code: wire.CodeBad})
	}
	return nil, nil, false
}

// turn waits for a place among the files that are being taken in, for a while.
func (g *Gate) turn(r *http.Request) bool {
	late := time.NewTimer(g.Limits.UploadWait)
	defer late.Stop()
	select {
	case g.uploads <- struct{}{}:
		return true
	case <-late.C:
	case <-r.Context().Done():
	}
	return false
}

// arrive reads the body whole.
func (g *Gate) arrive(w http.ResponseWriter, r *http.Request, limit int64) ([]byte, error) {
	until := http.NewResponseController(w).SetReadDeadline
	body := &paced{http.MaxBytesReader(w, r.Body, limit), until, time.Now().Add(g.Limits.UploadTime), g.Limits.UploadStall}
	data, err := io.ReadAll(body)
	if err == nil {
		_ = until(time.Time{}) // else the request would count as given up at that time, however long laying the map takes
	}
	return data, err
}

// paced is a body that must not stand still for longer than stall, nor take longer than until end.
type paced struct {
	io.Reader
	until func(time.Time) error
	end   time.Time
	stall time.Duration
}

// Read implements io.Reader.
func (p *paced) Read(b []byte) (int, error) {
	next := time.Now().Add(p.stall)
	if p.end.Before(next) {
		next = p.end
	}
	_ = p.until(next) // where there is no connection to set it on, there is nobody slow
	return p.Reader.Read(b)
}

// layMap lays an uploaded map, or a sample, on the table and tells what became of the file.
func (g *Gate) layMap(w http.ResponseWriter, r *http.Request, p place) {
	if sample := r.URL.Query().Get("sample"); sample != "" {
		g.laySample(w, r, p, sample)
		return
	}
	data, done, ok := g.upload(w, r, g.Limits.Map, string(maps.ErrTooLarge))
	if !ok {
		return
	}
	defer done()
	laid, err := p.room.Lay(r.Context(), r.URL.Query().Get("name"), data)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	write(w, http.StatusOK, laid)
}

// addArt keeps an uploaded picture for tokens.
func (g *Gate) addArt(w http.ResponseWriter, r *http.Request, p place) {
	data, done, ok := g.upload(w, r, g.Limits.Art, string(media.CodeBytes))
	if !ok {
		return
	}
	defer done()
	id, err := p.room.AddArt(r.Context(), data)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	write(w, http.StatusOK, struct {
		ID string `json:"id"`
	}{string(id)})
}
