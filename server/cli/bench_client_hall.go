package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"time"

	"sightline/geom/grid"
	"sightline/maps"
	"sightline/server/cli/player"
	"sightline/server/gate"
	"sightline/server/owner"
	"sightline/server/wire"
)

// The table of the client bench is a dark hall of 100 × 100 cells: 500 segments of wall, most of them pillars, 20 lamps, and
// 200 tokens that stand in their light. The player whose client is measured plays several of them.
const (
	hallSide   = 100
	hallWalls  = 500
	hallLamps  = 20
	hallTokens = 200
	hallOwn    = 8 // of these the player's
	lampBright = 6 // cells
	lampDim    = 12
)

// newHall makes the map, the same each time.
func newHall() *dungeon {
	d := &dungeon{m: maps.Blank("bench-hall", hallSide, hallSide, 1)}
	d.m.Hand = false
	for _, c := range [4][4]float64{{0, 0, hallSide, 0}, {hallSide, 0, hallSide, hallSide}, {hallSide, hallSide, 0, hallSide}, {0, hallSide, 0, 0}} {
		d.wall(c[0], c[1], c[2], c[3])
	}
	r := rand.New(rand.NewPCG(5, 6))
	d.lamps(r)
	for y := range int32(hallSide) {
		for x := range int32(hallSide) {
			d.floor = append(d.floor, grid.Cell{X: x, Y: y})
		}
	}
	r.Shuffle(len(d.floor), func(i, j int) { d.floor[i], d.floor[j] = d.floor[j], d.floor[i] })
	for len(d.m.Walls) < hallWalls {
		d.pillar(d.floor[0], min(4, hallWalls-len(d.m.Walls)))
		d.floor = d.floor[1:]
	}
	return d
}

// lamps hangs the lamps, one somewhere in each of 5 × 4 fields.
func (d *dungeon) lamps(r *rand.Rand) {
	const columns, rows = 5, 4
	for i := range hallLamps {
		w, h := float64(hallSide)/columns, float64(hallSide)/rows
		at := maps.XY{X: (float64(i%columns) + .2 + .6*r.Float64()) * w, Y: (float64(i/columns) + .2 + .6*r.Float64()) * h}
		d.m.Lights = append(d.m.Lights, maps.Light{At: at, Bright: lampBright, Dim: lampDim, Colour: 0xffd9a0, Intensity: 1})
	}
}

// lit are the cells of the floor well within a lamp's reach.
func (d *dungeon) lit() []grid.Cell {
	var out []grid.Cell
	for _, c := range d.floor {
		for _, l := range d.m.Lights {
			if math.Hypot(float64(c.X)+.5-l.At.X, float64(c.Y)+.5-l.At.Y) < lampDim-2 {
				out = append(out, c)
				break
			}
		}
	}
	return out
}

// hall is the table on a server of its own.
type hall struct {
	gm   *player.Player
	seat *player.Player // whose client is measured: it has a seat and a cookie, and no socket
	own  []wire.TokenID
	stop func()
	done chan error
}

// openHall starts the server on a data folder and furnishes the table.
func (s *session) openHall(ctx context.Context, dir string) (*hall, error) {
	st, err := openAlone(ctx, dir)
	if err != nil {
		return nil, err
	}
	log := slog.New(slog.NewTextHandler(s.Err, nil))
	rooms := st.owner(log)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, errors.Join(err, rooms.Close(), st.Close())
	}
	serving, stop := context.WithCancel(ctx)
	h := &hall{stop: stop, done: make(chan error, 1)}
	go func() {
		g := gate.New(gate.Config{Rooms: rooms, Desk: st.desk, Now: time.Now, Log: log})
		err := (&session{Env: Env{Out: io.Discard, Err: s.Err}}).attend(serving, listener, rooms, g)
		h.done <- errors.Join(err, st.Close())
	}()
	if err := h.furnish(ctx, st, rooms, "http://"+listener.Addr().String()); err != nil {
		return nil, errors.Join(err, h.close())
	}
	return h, nil
}

// close stops the server.
func (h *hall) close() error {
	if h.gm != nil {
		h.gm.Close()
	}
	h.stop()
	return <-h.done
}

// furnish lays the map, seats the GM and the player, and puts the tokens.
func (h *hall) furnish(ctx context.Context, st *store, rooms *owner.Owner, host string) error {
	d := newHall()
	id, err := st.newTable(ctx, "bench")
	if err != nil {
		return err
	}
	at, err := rooms.Room(ctx, id)
	if err != nil {
		return err
	}
	picture, err := d.picture(benchPixels)
	if err != nil {
		return err
	}
	if err := at.LayMap(ctx, d.m, picture); err != nil {
		return err
	}
	l, err := st.links(ctx, id)
	if err != nil {
		return err
	}
	if h.gm, err = enter(ctx, host+l.gm, "GM"); err != nil {
		return err
	}
	if h.seat, err = player.Join(ctx, host+l.player, "Player"); err != nil {
		return err
	}
	scene := wire.SetScene{Grid: h.gm.View().Scene.Grid, Light: wire.LightDark}
	if err := must(ctx, h.gm, scene); err != nil {
		return err
	}
	return h.populate(ctx, d.lit())
}

// populate puts the tokens on lit cells: the player's own first, far from each other.
func (h *hall) populate(ctx context.Context, cells []grid.Cell) error {
	var seat wire.SeatID
	err := h.gm.Until(ctx, func(v *wire.View) bool {
		for _, s := range v.Seats {
			if s.Role == wire.Player {
				seat = s.ID
			}
		}
		return seat != 0
	})
	if err != nil {
		return err
	}
	own := spread(cells, hallOwn)
	taken := map[grid.Cell]bool{}
	for i, c := range own {
		spec := wire.TokenSpec{Name: fmt.Sprintf("Strážce %d", i+1), Owner: seat, Colour: 0x5b9bd5, Speed: 6, HP: 20, MaxHP: 20, Darkvision: 4, Bright: 2, Dim: 4}
		if err := h.put(ctx, spec, c); err != nil {
			return err
		}
		taken[c] = true
	}
	for _, c := range cells {
		if len(taken) == hallTokens {
			break
		}
		if taken[c] {
			continue
		}
		spec := wire.TokenSpec{Name: fmt.Sprintf("Goblin %d", len(taken)), Colour: 0x8fae5d, Speed: 6, HP: 7, MaxHP: 7}
		if err := h.put(ctx, spec, c); err != nil {
			return err
		}
		taken[c] = true
	}
	return h.gm.Until(ctx, func(v *wire.View) bool {
		h.own = nil
		for _, t := range v.Tokens {
			if t.Owner == seat {
				h.own = append(h.own, t.ID)
			}
		}
		return len(v.Tokens) == hallTokens
	})
}

// put adds a token, as soon as the server lets the GM: a seat may send so many commands a second.
func (h *hall) put(ctx context.Context, spec wire.TokenSpec, c grid.Cell) error {
	return h.must(ctx, wire.AddToken{Spec: spec, At: grid.Place{Cell: c}})
}

// must gives a command of the GM, again while the server is busy.
func (h *hall) must(ctx context.Context, body wire.Body) error {
	for {
		reason, err := h.gm.Do(ctx, body)
		switch {
		case err != nil:
			return err
		case reason.Code == wire.CodeNone:
			return nil
		case reason.Code != wire.CodeBusy:
			return fmt.Errorf("bench: %T was refused with code %d", body, reason.Code)
		}
		select {
		case <-time.After(50 * time.Millisecond):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// spread chooses n of the cells, each as far as can be from those before.
func spread(cells []grid.Cell, n int) []grid.Cell {
	out := []grid.Cell{cells[0]}
	for len(out) < n {
		best, far := cells[0], -1.0
		for _, c := range cells {
			near := math.Inf(1)
			for _, o := range out {
				near = min(near, math.Hypot(float64(c.X-o.X), float64(c.Y-o.Y)))
			}
			if near > far {
				best, far = c, near
			}
		}
		out = append(out, best)
	}
	return out
}

// cookie is what stands for the player's seat in a browser.
func (h *hall) cookie() (*http.Cookie, error) {
	at, err := url.Parse(h.seat.Host + h.seat.Path(""))
	if err != nil {
		return nil, err
	}
	jar, ok := h.seat.HTTP.Jar.(*cookiejar.Jar)
	if !ok || len(jar.Cookies(at)) != 1 {
		return nil, errors.New("bench: the server gave the player no cookie")
	}
	return jar.Cookies(at)[0], nil
}
