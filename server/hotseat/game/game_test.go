package game

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"sightline/geom/grid"
	"sightline/maps"
	"sightline/maps/samples"
	"sightline/maps/uvtt"
	"sightline/server/media"
	"sightline/server/room"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// clock is the machine's: the room waits for its tick and for nothing else.
type clock struct{}

func (clock) Now() time.Time                         { return time.Now() }
func (clock) After(d time.Duration) <-chan time.Time { return time.After(d) }

func ground() Ground { return Ground{Clock: clock{}, Chance: rand.New(rand.NewPCG(1, 2))} }

func begin(t *testing.T, s Setup) (*Game, []Person) {
	t.Helper()
	if s.Title == "" {
		s.Title, s.Host = "Doma", "Sightline"
	}
	g, people, err := Begin(t.Context(), ground(), s)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	})
	return g, people
}

// page is a seat's page: it keeps the view and all bytes it was sent.
type page struct {
	t    *testing.T
	mu   sync.Mutex
	news chan struct{}
	data [][]byte
	done int
	view *wire.View
	s    *room.Session
}

// bare is a sample without its picture: cutting one takes most of a test's time.
func bare(t *testing.T, name string) []byte {
	t.Helper()
	m, _, err := samples.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	return uvtt.Write(m, nil)
}

func open(t *testing.T, g *Game, seat wire.SeatID) *page {
	t.Helper()
	p := &page{t: t, news: make(chan struct{}, 1)}
	s, err := g.Join(seat, p)
	if err != nil {
		t.Fatal(err)
	}
	p.s = s
	return p
}

func (p *page) Send(b []byte) bool {
	p.mu.Lock()
	p.data = append(p.data, b)
	p.mu.Unlock()
	select {
	case p.news <- struct{}{}:
	default:
	}
	return true
}

func (p *page) Close(wire.Code) {}

// until takes messages in until the view is as wanted.
func (p *page) until(what string, yes func(*wire.View) bool) *wire.View {
	p.t.Helper()
	for {
		p.mu.Lock()
		todo := p.data[p.done:]
		p.done = len(p.data)
		p.mu.Unlock()
		for _, b := range todo {
			p.take(b)
		}
		if p.view != nil && yes(p.view) {
			return p.view
		}
		select {
		case <-p.news:
		case <-time.After(20 * time.Second):
			p.t.Fatalf("the view never became so: %s", what)
		}
	}
}

func (p *page) take(b []byte) {
	m, err := wire.DecodeMessage(b)
	if err != nil {
		p.t.Fatal(err)
	}
	if u, ok := m.(wire.Update); ok {
		base := p.view
		if u.Base == 0 {
			base = nil
		}
		if p.view, err = base.Apply(u.Patch); err != nil {
			p.t.Fatal(err)
		}
	}
}

func anything(*wire.View) bool { return true }

func people(names ...string) []Person {
	var out []Person
	for _, n := range names {
		out = append(out, Person{Name: n})
	}
	return out
}

func TestWithoutGMEveryPlayerStandsOnTheMapAndTheOrderRuns(t *testing.T) {
	for _, sample := range samples.List() {
		g, who := begin(t, Setup{File: bare(t, sample.Name), People: people("Eva", "Adam", "Žofie")})
		for i, person := range who {
			v := open(t, g, person.ID).until("a token of one's own", func(v *wire.View) bool { return len(v.Tokens) > 0 })
			own := token(v, person.ID)
			if own == nil || own.Name != person.Name || own.Sheet == nil {
				t.Errorf("%s: %s has the token %+v", sample.Name, person.Name, own)
			}
			if v.Me.Role != wire.Player || v.Me.Waiting {
				t.Errorf("%s: %s is %+v", sample.Name, person.Name, v.Me)
			}
			if v.Ground.Seen.Count() == 0 {
				t.Errorf("%s: %s sees nothing", sample.Name, person.Name)
			}
			if v.Turn.Round != 1 || len(v.Turn.Entries) == 0 || v.Turn.Entries[0].Now != true || i == 0 && v.Turn.Entries[0].Token != own.ID {
				t.Errorf("%s: %s has the turn list %+v", sample.Name, person.Name, v.Turn)
			}
		}
	}
}

func token(v *wire.View, owner wire.SeatID) *wire.Token {
	for i := range v.Tokens {
		if v.Tokens[i].Owner == owner {
			return &v.Tokens[i]
		}
	}
	return nil
}

func TestPlacesAreApartFitAndJoined(t *testing.T) {
	for _, kind := range []grid.Kind{grid.Square, grid.HexPointy} {
		g, who := begin(t, Setup{File: bare(t, "cave"), People: []Person{{Name: "PJ", Role: wire.GM}}})
		p := open(t, g, who[0].ID)
		p.until("a view", anything)
		p.s.Receive(wire.EncodeCommand(wire.Command{ID: 1, Body: wire.SetScene{Grid: grid.Grid{Kind: kind}}}))
		v := p.until("another grid", func(v *wire.View) bool { return v.Scene.Grid.Kind == kind })
		at := places(v, MaxPeople)
		if len(at) != MaxPeople {
			t.Fatalf("%v: %d places for %d people", kind, len(at), MaxPeople)
		}
		scene, seen := known.Scene(v), map[grid.Cell]bool{}
		for _, a := range at {
			if seen[a.Cell] || !scene.Fits([]grid.Cell{a.Cell}) || !v.Scene.Grid.Inside(v.Scene.Bounds, a.Cell) {
				t.Errorf("%v: %v is taken, does not fit or is off the map", kind, a.Cell)
			}
			seen[a.Cell] = true
		}
	}
}

func TestWithGMPlayersWaitForTokens(t *testing.T) {
	g, who := begin(t, Setup{File: bare(t, "tower"), Profile: "podhod", People: []Person{{Name: "Petra", Role: wire.GM}, {Name: "Eva"}}})
	gm := open(t, g, who[0].ID).until("two seats", func(v *wire.View) bool { return len(v.Seats) == 2 })
	if gm.Me.Role != wire.GM || gm.Table.Profile != "podhod" || len(gm.Walls) == 0 || gm.Table.Name != "Doma" {
		t.Errorf("the GM sees %d walls, is %+v at %+v", len(gm.Walls), gm.Me, gm.Table)
	}
	eva := open(t, g, who[1].ID).until("a view", anything)
	if !eva.Me.Waiting || len(eva.Tokens) != 0 || len(eva.Walls) != 0 {
		t.Errorf("a player without a token is shown %d tokens and %d walls", len(eva.Tokens), len(eva.Walls))
	}
}

func TestTilesAreMaskedHereToo(t *testing.T) {
	g, who := begin(t, Setup{Sample: "cave", People: []Person{{Name: "Petra", Role: wire.GM}, {Name: "Eva"}}})
	gm := open(t, g, who[0].ID).until("a picture", func(v *wire.View) bool { return v.Scene.Picture })
	open(t, g, who[1].ID).until("a view", anything)
	level := gm.Scene.Levels - 1
	if b, err := g.Tile(t.Context(), who[0].ID, gm.Scene.Map, level, 0, 0); err != nil || len(b) == 0 {
		t.Errorf("the GM gets no tile: %v", err)
	}
	if _, err := g.Tile(t.Context(), who[1].ID, gm.Scene.Map, level, 0, 0); !errors.Is(err, room.ErrAbsent) {
		t.Errorf("a player who saw nothing gets a tile: %v", err)
	}
}

func TestOnlyAGMLaysAnotherMap(t *testing.T) {
	g, who := begin(t, Setup{File: bare(t, "cave"), People: []Person{{Name: "Petra", Role: wire.GM}, {Name: "Eva"}}})
	tower := bare(t, "tower")
	if _, err := g.Lay(t.Context(), who[1].ID, "tower.dd2vtt", tower); !errors.Is(err, room.ErrAbsent) {
		t.Errorf("a player laid a map: %v", err)
	}
	l, err := g.Lay(t.Context(), who[0].ID, "tower.dd2vtt", tower)
	if err != nil {
		t.Errorf("the GM cannot lay a map: %v", err)
	}
	if l.Name != "tower" || l.Outside.Walls == 0 || l.Outside.Doors == 0 {
		t.Errorf("told %+v: the tower is cut out of a larger map, whose walls and doors are in the file", l)
	}
	if first := g.Laid(); first == nil || first.Walls == 0 || first.Outside.Any() {
		t.Errorf("of the map the game began on: %+v", first)
	}
	open(t, g, who[0].ID).until("the second map", func(v *wire.View) bool { return v.Scene.Map == 2 })
}

func TestOnlyAGMKeepsPictures(t *testing.T) {
	g, who := begin(t, Setup{File: bare(t, "cave"), People: []Person{{Name: "Petra", Role: wire.GM}, {Name: "Eva"}}})
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 8, 8))); err != nil {
		t.Fatal(err)
	}
	if _, err := g.KeepArt(t.Context(), who[1].ID, b.Bytes()); !errors.Is(err, room.ErrAbsent) {
		t.Errorf("a player keeps a picture: %v", err)
	}
	id, err := g.KeepArt(t.Context(), who[0].ID, b.Bytes())
	if err != nil || id == "" {
		t.Errorf("the GM keeps none: %v", err)
	}
	if _, err := g.KeepArt(t.Context(), who[0].ID, []byte("no picture")); Reason(err).Code != wire.CodeMap {
		t.Errorf("kept what is no picture: %v", err)
	}
}

func TestStrangersGetNothing(t *testing.T) {
	g, _ := begin(t, Setup{File: bare(t, "cave"), People: people("Eva")})
	if _, err := g.Join(12345, &page{}); !errors.Is(err, room.ErrAbsent) {
		t.Errorf("a seat that is not there: %v", err)
	}
	var host wire.SeatID
	open(t, g, first(g)).until("the host's seat", func(v *wire.View) bool {
		for _, s := range v.Seats {
			if s.Role == wire.GM {
				host = s.ID
			}
		}
		return host != 0
	})
	if _, err := g.Join(host, &page{}); !errors.Is(err, room.ErrAbsent) {
		t.Error("the seat that lays the map can be played, and it sees everything")
	}
}

func first(g *Game) wire.SeatID {
	for id := range g.roles {
		return id
	}
	return 0
}

func TestRefusals(t *testing.T) {
	for _, c := range []struct {
		what string
		s    Setup
		want wire.Code
	}{
		{"nobody", Setup{Sample: "cave"}, wire.CodeFull},
		{"too many", Setup{Sample: "cave", People: make([]Person, MaxPeople+1)}, wire.CodeFull},
		{"twice the same name", Setup{File: bare(t, "cave"), People: people("Eva", "Eva")}, wire.CodeTaken},
		{"a file that is no map", Setup{File: []byte("hello"), FileName: "x.dd2vtt", People: people("Eva")}, wire.CodeMap},
		{"no such rules", Setup{File: bare(t, "cave"), Profile: "chess", People: people("Eva")}, wire.CodeBad},
		{"no such sample", Setup{Sample: "moon", People: people("Eva")}, wire.CodeInternal},
	} {
		c.s.Title, c.s.Host = "Doma", "Sightline"
		_, _, err := Begin(t.Context(), ground(), c.s)
		if got := Reason(err); got.Code != c.want {
			t.Errorf("%s: code %d (%v), want %d", c.what, got.Code, err, c.want)
		}
	}
}

func TestReason(t *testing.T) {
	for _, c := range []struct {
		err  error
		want wire.Reason
	}{
		{nil, wire.Reason{}},
		{&maps.ReadError{Kind: maps.ErrCut, Where: "image", Offset: 5}, wire.Reason{Code: wire.CodeMap, Text: "cut: image", Number: 5}},
		{&media.Refusal{Code: media.CodeSide, Limit: 1 << 40}, wire.Reason{Code: wire.CodeMap, Text: "side", Limit: 1<<31 - 1}},
		{room.ErrAbsent, wire.Reason{Code: wire.CodeAbsent}},
		{&room.Denied{Reason: wire.Reason{Code: wire.CodeTaken}}, wire.Reason{Code: wire.CodeTaken}},
		{context.Canceled, wire.Reason{Code: wire.CodeInternal}},
	} {
		if got := Reason(c.err); got != c.want {
			t.Errorf("%v is told as %+v, want %+v", c.err, got, c.want)
		}
	}
}
