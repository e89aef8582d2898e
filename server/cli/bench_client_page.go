package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"os"
	"time"

	"sightline/geom/grid"
	"sightline/server/cli/chrome"
	"sightline/server/wire"
)

// measure is the bench, in the order of the figures: load, pan, rest, be told of moves.
func (h *hall) measure(ctx context.Context, b *chrome.Browser, o clientLoad) (r clientResult, err error) {
	if r.Wasm, err = h.size(ctx, "identity"); err == nil {
		r.Brotli, err = h.size(ctx, "br")
	}
	if err != nil {
		return r, err
	}
	tab, picture, err := h.load(b, o.loads)
	if err != nil {
		return r, err
	}
	defer tab.Close()
	r.Picture = picture
	if err := zoomTo(tab, o.zoom); err != nil {
		return r, err
	}
	if err := shoot(tab, o.shot); err != nil {
		return r, err
	}
	if err := panned(tab, o, &r); err != nil {
		return r, err
	}
	if r.Idle, err = rest(ctx, tab); err != nil {
		return r, err
	}
	if r.Delta, err = h.moves(ctx, tab); err != nil {
		return r, err
	}
	r.Heap, err = heap(tab)
	return r, err
}

// size is how many bytes the client's program is, as it is sent to a browser that takes an encoding.
func (h *hall) size(ctx context.Context, encoding string) (int, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, h.seat.Host+"/static/client.wasm", nil)
	if err != nil {
		return 0, err
	}
	req.Header.Set("Accept-Encoding", encoding)
	res, err := h.seat.HTTP.Do(req)
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	n, err := io.Copy(io.Discard, res.Body)
	sent := res.Header.Get("Content-Encoding")
	if res.StatusCode != http.StatusOK || encoding == "br" && sent != "br" {
		return 0, trouble("This program holds no browser client. Build it with `make build`.", "Tento program nemá klienta pro prohlížeč. Sestavte ho přes `make build`.")
	}
	return int(n), err
}

// load opens the player's seat so many times, each in a browser that never saw it, and returns the last page and the
// median of the times to the first picture.
func (h *hall) load(b *chrome.Browser, times int) (tab *chrome.Tab, picture float64, err error) {
	var all []float64
	for i := range times {
		if tab, err = b.Person(); err != nil {
			return nil, 0, err
		}
		ms, err := h.open(tab)
		if err != nil {
			tab.Close()
			return nil, 0, err
		}
		all = append(all, ms)
		if i+1 < times {
			tab.Close()
		}
	}
	return tab, share(all, .5), nil
}

// open opens the player's seat and returns when it showed map and tokens.
func (h *hall) open(tab *chrome.Tab) (ms float64, err error) {
	c, err := h.cookie()
	if err != nil {
		return 0, err
	}
	at := h.seat.Path("")
	if err := tab.Cookie(h.seat.Host+at, at, c.Name, c.Value); err != nil {
		return 0, err
	}
	if err := tab.Open(h.seat.Host + at); err != nil {
		return 0, err
	}
	if err := tab.Until("__vtt.pictureMs > 0"); err != nil {
		return 0, err
	}
	return chrome.Eval[float64](tab, "__vtt.pictureMs", nil)
}

// seen is what the bench reads of the page's state.
type seen struct {
	Tokens []struct {
		CX, CY float64
		Mine   bool
	}
	Camera struct{ X, Y, Zoom float64 }
}

// middle is where the bench turns the wheel: on the board, beside the panels.
var middle = chrome.XY{X: 480, Y: 400}

// zoomTo turns the wheel until a cell is about so many pixels wide.
func zoomTo(tab *chrome.Tab, want float64) error {
	var s seen
	for range 40 {
		if err := tab.Settle(); err != nil {
			return err
		}
		if err := tab.State(&s); err != nil {
			return err
		}
		turn := math.Log(s.Camera.Zoom/want) / 0.0015 // client/hand: a pixel of the wheel
		if math.Abs(turn) < 5 {
			return nil
		}
		if err := tab.Wheel(middle, max(-250, min(250, turn))); err != nil {
			return err
		}
	}
	return nil // as near as the client lets
}

func shoot(tab *chrome.Tab, file string) error {
	if file == "" {
		return nil
	}
	data, err := tab.Shot()
	if err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o666)
}

// told is what the page measured of itself (client/platform, meter).
type told struct{ Update, Draw, Delta []float64 }

func measured(tab *chrome.Tab) (t told, err error) {
	text, err := chrome.Eval[string](tab, "__vtt.measured()", nil)
	if err != nil {
		return t, err
	}
	return t, json.Unmarshal([]byte(text), &t)
}

// panned pans and fills in what frames cost.
func panned(tab *chrome.Tab, o clientLoad, r *clientResult) error {
	pans := func() error { return pan(tab, o.frames) }
	if o.profile != "" {
		profile, err := tab.Profile(pans)
		if err = errors.Join(err, os.WriteFile(o.profile, profile, 0o666)); err != nil {
			return err
		}
	} else if err := pans(); err != nil {
		return err
	}
	t, err := measured(tab)
	if err != nil {
		return err
	}
	whole := make([]float64, len(t.Draw))
	for i := range whole {
		whole[i] = t.Update[i] + t.Draw[i]
	}
	r.Frame, r.Worst = share(whole, .5), share(whole, .99)
	r.Update, r.Draw = share(t.Update, .5), share(t.Draw, .5)
	return nil
}

// pan drags the map to and fro over its whole width, row by row, until so many frames were drawn.
func pan(tab *chrome.Tab, frames int) error {
	if _, err := chrome.Eval[bool](tab, "(__vtt.measure(), true)", nil); err != nil {
		return err
	}
	before, err := chrome.Eval[int](tab, "__vtt.frames", nil)
	if err != nil {
		return err
	}
	for i := 0; ; i++ {
		if err := stroke(tab, i); err != nil {
			return err
		}
		now, err := chrome.Eval[int](tab, "__vtt.frames", nil)
		if err != nil {
			return err
		}
		if now-before >= frames {
			return nil
		}
		if i > 20*frames {
			return fmt.Errorf("bench: the map does not move: %d frames after %d drags", now-before, i)
		}
	}
}

// strokes are the drags of one lap: across the map in rows, and back up.
var strokes = []chrome.XY{{X: -560}, {X: -560}, {X: -560}, {X: -560}, {X: -560}, {Y: -260}, {X: 560}, {X: 560}, {X: 560}, {X: 560}, {X: 560}, {Y: -260},
	{X: -560}, {X: -560}, {X: -560}, {X: -560}, {X: -560}, {Y: -260}, {X: 560}, {X: 560}, {X: 560}, {X: 560}, {X: 560}, {Y: 260}, {Y: 260}, {Y: 260}}

// stroke is the drag number i: from a place where nothing is grabbed, in steps as a quick hand makes.
func stroke(tab *chrome.Tab, i int) error {
	by := strokes[i%len(strokes)]
	from, err := freeGround(tab, by)
	if err != nil {
		return err
	}
	const steps = 14 // chrome halves each
	places := make([]chrome.XY, steps+1)
	for k := range places {
		f := float64(k) / steps
		places[k] = chrome.XY{X: from.X + by.X*f, Y: from.Y + by.Y*f}
	}
	return tab.Drag(places...)
}

// freeGround is a place on the board, beside the panels, where no token of the player's lies and from which a drag by so much stays on it.
func freeGround(tab *chrome.Tab, by chrome.XY) (chrome.XY, error) {
	var s seen
	if err := tab.State(&s); err != nil {
		return chrome.XY{}, err
	}
	at := chrome.XY{X: 480 - by.X/2, Y: 400 - by.Y/2}
	for at.Y < 700 {
		free := true
		for _, t := range s.Tokens {
			free = free && !(t.Mine && math.Hypot(t.CX-at.X, t.CY-at.Y) < s.Camera.Zoom)
		}
		if free {
			return at, nil
		}
		at.Y += 10
	}
	return at, errors.New("bench: no place to drag the map by")
}

// restTime is how long a table at rest is watched.
const restTime = 10 * time.Second

// rest counts the frames drawn while nothing happens.
func rest(ctx context.Context, tab *chrome.Tab) (int, error) {
	if err := tab.Settle(); err != nil {
		return 0, err
	}
	before, err := chrome.Eval[int](tab, "__vtt.frames", nil)
	if err != nil {
		return 0, err
	}
	select {
	case <-time.After(restTime): // the figure is one of time: this is no wait for something
	case <-ctx.Done():
		return 0, ctx.Err()
	}
	after, err := chrome.Eval[int](tab, "__vtt.frames", nil)
	return after - before, err
}

// clientMoves is how many moves the client is told of.
const clientMoves = 60

// moves has the GM move tokens that the player sees, every other one the player's own, and returns what each update cost to apply.
func (h *hall) moves(ctx context.Context, tab *chrome.Tab) (float64, error) {
	if _, err := chrome.Eval[bool](tab, "(__vtt.measure(), true)", nil); err != nil {
		return 0, err
	}
	var others []wire.TokenID
	place := map[wire.TokenID]grid.Place{}
	for _, t := range h.gm.View().Tokens {
		place[t.ID] = t.At
		if t.Owner == 0 {
			others = append(others, t.ID)
		}
	}
	for i := range clientMoves {
		id := others[i%len(others)]
		if i%2 == 1 {
			id = h.own[i/2%len(h.own)]
		}
		at := place[id]
		if at.Cell.X++; i/2%2 == 1 || at.Cell.X >= hallSide {
			at.Cell.X -= 2
		}
		if err := h.must(ctx, wire.PutToken{Token: id, At: at}); err != nil {
			return 0, err
		}
		if err := tab.Settle(); err != nil {
			return 0, err
		}
	}
	t, err := measured(tab)
	if err == nil && len(t.Delta) < clientMoves/2 {
		err = fmt.Errorf("bench: of %d moves only %d reached the client", clientMoves, len(t.Delta))
	}
	return share(t.Delta, .5), err
}

// heap is the memory of the wasm program and JavaScript's heap, in MB of 2^20 bytes.
func heap(tab *chrome.Tab) (float64, error) {
	wasm, err := chrome.Eval[float64](tab, "__memory()", nil)
	if err != nil {
		return 0, err
	}
	js, err := tab.Heap()
	return round((wasm + js) / (1 << 20)), err
}
