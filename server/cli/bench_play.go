package cli

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"sightline/geom/grid"
	"sightline/server/cli/player"
	"sightline/server/wire"
)

// The table of the bench: 100 tokens, 20 of them hidden; each player walks one of the others along the dungeon's ring.
const (
	benchTokens = 100
	benchHidden = 20
)

// benchTable is one table with everybody at it.
type benchTable struct {
	gm      *walker // walks nothing, sees all
	walkers []*walker
	ring    []grid.Cell

	mu      sync.Mutex
	flights map[flight]*landing // moves under way
	late    []time.Duration
	moves   int
}

// walker is a player with its token.
type walker struct {
	*player.Player
	table *benchTable
	token wire.TokenID
	at    int // on the ring
	bytes int // received, frame heads counted; under table.mu
	where map[wire.TokenID]grid.Place
}

// flight is a move: a token on its way to a place.
type flight struct {
	token wire.TokenID
	to    grid.Place
}

type landing struct{ sent, last time.Time }

// seatAll seats everybody at all tables.
func seatAll(ctx context.Context, links []benchLinks, o tableLoad) ([]*benchTable, error) {
	d, err := newDungeon(o.walls)
	if err != nil {
		return nil, err
	}
	var tables []*benchTable
	for _, l := range links {
		t := &benchTable{ring: d.lane, flights: map[flight]*landing{}}
		tables = append(tables, t)
		if err := t.seat(ctx, l, o.seats, d.floor); err != nil {
			closeAll(tables)
			return nil, err
		}
	}
	return tables, nil
}

func closeAll(tables []*benchTable) {
	for _, t := range tables {
		for _, w := range t.walkers {
			w.Close()
		}
		if t.gm != nil {
			t.gm.Close()
		}
	}
}

func (t *benchTable) seat(ctx context.Context, l benchLinks, seats int, floor []grid.Cell) error {
	gm, err := enter(ctx, l.GM, "GM")
	if err != nil {
		return err
	}
	t.gm = &walker{Player: gm, table: t, where: map[wire.TokenID]grid.Place{}}
	settings := t.gm.View().Table
	settings.Shared = false // who sees a move must not learn ground by it, or nobody's sight would stay as it was
	settings.Limit = wire.LimitFree
	settings.Fog = wire.FogSight
	if err := must(ctx, gm, wire.SetTable{Table: settings}); err != nil {
		return err
	}
	for i := range seats {
		if err := t.addWalker(ctx, l.Player, i, seats); err != nil {
			return err
		}
	}
	if err := t.furnish(ctx, floor, seats); err != nil {
		return err
	}
	gm.Watch(t.gm.saw)
	return nil
}

// enter takes a seat and waits for its first view.
func enter(ctx context.Context, link, name string) (*player.Player, error) {
	p, err := player.Join(ctx, link, name)
	if err != nil {
		return nil, err
	}
	if err := p.Connect(ctx); err != nil {
		return nil, err
	}
	return p, p.Until(ctx, func(*wire.View) bool { return true })
}

func must(ctx context.Context, p *player.Player, body wire.Body) error {
	reason, err := p.Do(ctx, body)
	if err == nil && reason.Code != wire.CodeNone {
		err = fmt.Errorf("%T was refused with code %d", body, reason.Code)
	}
	return err
}

// addWalker seats a player. They walk in pairs, two steps apart, the pairs spread over the ring: so each move is seen by
// some and not by others.
func (t *benchTable) addWalker(ctx context.Context, link string, i, seats int) error {
	pairs := (seats + 1) / 2
	w := &walker{table: t, at: i/2*len(t.ring)/pairs + i%2*2, where: map[wire.TokenID]grid.Place{}}
	name := fmt.Sprintf("Player %d", i+1)
	var err error
	if w.Player, err = enter(ctx, link, name); err != nil {
		return err
	}
	seat := w.View().Me.Seat
	add := wire.AddToken{Spec: wire.TokenSpec{Name: name, Owner: seat, Speed: 6, HP: 10, MaxHP: 10}, At: grid.Place{Cell: t.ring[w.at]}}
	if err := t.gm.Until(ctx, func(v *wire.View) bool { return hasSeat(v, seat) }); err != nil {
		return err
	}
	if err := must(ctx, t.gm.Player, add); err != nil {
		return err
	}
	if err := w.Until(ctx, func(v *wire.View) bool { return ownToken(v) != nil }); err != nil {
		return err
	}
	w.token = ownToken(w.View()).ID
	w.Watch(w.saw)
	t.walkers = append(t.walkers, w)
	return nil
}

func hasSeat(v *wire.View, id wire.SeatID) bool {
	return slices.ContainsFunc(v.Seats, func(s wire.Seat) bool { return s.ID == id })
}

func ownToken(v *wire.View) *wire.Token {
	for i := range v.Tokens {
		if v.Tokens[i].Owner == v.Me.Seat {
			return &v.Tokens[i]
		}
	}
	return nil
}

// furnish adds the tokens that nobody walks.
func (t *benchTable) furnish(ctx context.Context, floor []grid.Cell, seats int) error {
	for i := range benchTokens - seats {
		spec := wire.TokenSpec{Name: fmt.Sprintf("Goblin %d", i+1), Hidden: i < benchHidden, HP: 7, MaxHP: 7, Speed: 6}
		for {
			reason, err := t.gm.Do(ctx, wire.AddToken{Spec: spec, At: grid.Place{Cell: floor[i%len(floor)]}})
			if err != nil {
				return err
			}
			if reason.Code == wire.CodeNone {
				break
			}
			if reason.Code != wire.CodeBusy {
				return fmt.Errorf("a token was refused with code %d", reason.Code)
			}
			time.Sleep(100 * time.Millisecond) // the GM may send 30 a second, like anybody
		}
	}
	return nil
}

// saw notes what came, and which moves it shows.
func (w *walker) saw(m wire.Message, raw []byte) {
	now := time.Now()
	w.table.mu.Lock()
	defer w.table.mu.Unlock()
	w.bytes += len(raw) + frameHead(len(raw))
	if _, ok := m.(wire.Update); !ok {
		return
	}
	for _, tok := range w.View().Tokens {
		if w.where[tok.ID] == tok.At {
			continue
		}
		w.where[tok.ID] = tok.At
		if l := w.table.flights[flight{tok.ID, tok.At}]; l != nil && !tok.Past {
			l.last = now
		}
	}
}

// frameHead is what a server's WebSocket frame adds to a payload.
func frameHead(n int) int {
	switch {
	case n < 126:
		return 2
	case n < 1<<16:
		return 4
	}
	return 10
}

// walk plays at the rate for the given time: each walker in its turn makes one step, whether or not the last was answered.
func (t *benchTable) walk(ctx context.Context, o tableLoad, pictures bool) error {
	every := time.Duration(float64(time.Second) / o.rate)
	beat := time.NewTicker(every)
	defer beat.Stop()
	end := time.Now().Add(time.Duration(o.seconds) * time.Second)
	time.Sleep(rand.N(every)) // tables do not move in step
	var under sync.WaitGroup
	for i := 0; time.Now().Before(end); i++ {
		select {
		case <-beat.C:
		case <-ctx.Done():
			return ctx.Err()
		}
		w := t.walkers[i%len(t.walkers)]
		under.Go(func() { w.step(ctx, pictures) })
	}
	under.Wait()
	time.Sleep(50 * time.Millisecond) // the last ones arrive at the others too
	return ctx.Err()
}

// step makes one step along the ring and waits until it is done.
func (w *walker) step(ctx context.Context, pictures bool) {
	t := w.table
	before := w.View()
	t.mu.Lock()
	at := (w.at + 1) % len(t.ring)
	f := flight{w.token, grid.Place{Cell: t.ring[at]}}
	t.flights[f] = &landing{sent: time.Now()}
	t.mu.Unlock()
	reason, err := w.Do(ctx, wire.MoveToken{Token: w.token, Path: []grid.Place{f.to}})
	t.mu.Lock()
	defer t.mu.Unlock()
	if err != nil || reason.Code != wire.CodeNone || ownToken(w.View()).At != f.to {
		delete(t.flights, f)
		return
	}
	w.at = at
	t.moves++
	if pictures {
		t.mu.Unlock()
		w.fetch(ctx, before, w.View())
		t.mu.Lock()
	}
}

// fetch gets the tiles of full size whose ground became known, as a browser does.
func (w *walker) fetch(ctx context.Context, before, after *wire.View) {
	fresh := after.Ground.Explored.Clone()
	fresh.AndNot(before.Ground.Explored)
	subs := 8 * after.Scene.TileSize // of which benchPixels make a tile's width
	want := map[[2]int32]bool{}
	for y := range fresh.H() {
		for x := range fresh.W() {
			if fresh.Get(x, y) {
				want[[2]int32{x * benchPixels / subs, y * benchPixels / subs}] = true
			}
		}
	}
	for at := range want {
		_, _, _ = w.Get(ctx, fmt.Sprintf("tile/%d/0/%d/%d", after.Scene.Map, at[0], at[1])) // what it costs is the server's matter
	}
}

// harvest takes what the walk measured.
func (t *benchTable) harvest() (moves int, late []time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, l := range t.flights {
		if !l.last.IsZero() {
			late = append(late, l.last.Sub(l.sent))
		}
	}
	moves = t.moves
	t.moves = 0
	clear(t.flights)
	return moves, late
}
