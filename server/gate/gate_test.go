package gate

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/binary"
	"encoding/json"
	"image"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/cli/player"
	"sightline/server/journal/memory"
	"sightline/server/media"
	"sightline/server/owner"
	"sightline/server/room"
	"sightline/server/seat"
	"sightline/server/wire"
)

type testClock struct{}

func (testClock) Now() time.Time                         { return time.Now() }
func (testClock) After(d time.Duration) <-chan time.Time { return time.After(d) }

type testChance struct{}

func (testChance) Uint64() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:])
	return binary.NativeEndian.Uint64(b[:])
}

// server is a gate over real HTTP with one table, "r"; others can be opened by other names but "none…".
type server struct {
	*testing.T
	gate  *Gate
	rooms *owner.Owner
	desk  *seat.Desk
	url   string
	ctx   context.Context

	mu   sync.Mutex
	late time.Duration // how far the desk's and the gate's time is ahead
}

func (s *server) now() time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	return time.Now().Add(s.late)
}

func (s *server) wait(d time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.late += d
}

func newServer(t *testing.T, change ...func(*Limits)) *server {
	s := &server{T: t}
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	s.ctx = ctx
	journal, pictures := memory.New(), media.New(media.Memory(), nil, media.DefaultLimits())
	s.rooms = owner.New(owner.Config{Clock: testClock{}, Open: func(ctx context.Context, id string) (*room.Room, error) {
		if strings.HasPrefix(id, "none") {
			return nil, room.ErrAbsent
		}
		fast := room.DefaultLimits()
		fast.Rate, fast.Burst = 1e6, 1e6 // the room's own tests hold the rates
		return room.Open(ctx, room.Config{Limits: fast, ID: id, Name: "The Hall", Journal: journal, Media: pictures, Clock: testClock{}, Chance: testChance{}})
	}})
	s.desk = seat.New(seat.Memory(), s.now, rand.Reader)
	limits := DefaultLimits()
	limits.JoinsMax = 1000
	for _, f := range change {
		f(&limits)
	}
	s.gate = New(Config{Rooms: s.rooms, Desk: s.desk, Now: s.now, Limits: limits})
	web := httptest.NewServer(s.gate)
	s.url = web.URL
	t.Cleanup(func() {
		if err := s.rooms.Close(); err != nil {
			t.Error(err)
		}
		s.gate.Wait()
		web.Close()
		stop()
	})
	s.ok(s.room().LayMap(s.ctx, hall(), stone()))
	return s
}

func (s *server) ok(err error) {
	s.Helper()
	if err != nil {
		s.Fatal(err)
	}
}

func (s *server) room() *room.Room {
	s.Helper()
	r, err := s.rooms.Room(s.ctx, "r")
	s.ok(err)
	return r
}

// hall is a map of 20 by 10 cells, cut in two by a wall at x = 10.
func hall() *maps.Map {
	m := maps.Blank("hall", 20, 10, 1)
	m.Hand = false
	m.Walls = []maps.Wall{{Line: []maps.XY{{X: 10, Y: 0}, {X: 10, Y: 10}}, Kind: sight.Solid}}
	return m
}

// stone is a light picture of 400 by 200 pixels.
func stone() []byte {
	img := image.NewGray(image.Rect(0, 0, 400, 200))
	for i := range img.Pix {
		img.Pix[i] = 200
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// link makes an invite to table r.
func (s *server) link(t seat.Terms) string {
	s.Helper()
	secret, _, err := s.desk.Invite(s.ctx, "r", t)
	s.ok(err)
	return s.url + Path("r", secret)
}

func (s *server) join(role wire.Role, name string) *player.Player {
	s.Helper()
	p, err := player.Join(s.ctx, s.link(seat.Terms{Role: role}), name)
	s.ok(err)
	return p
}

// enter joins, connects and waits for the first view.
func (s *server) enter(role wire.Role, name string) *player.Player {
	s.Helper()
	p := s.join(role, name)
	s.connect(p)
	return p
}

func (s *server) connect(p *player.Player) {
	s.Helper()
	s.ok(p.Connect(s.ctx))
	s.Cleanup(p.Close)
	s.ok(p.Until(s.ctx, func(*wire.View) bool { return true }))
}

func (s *server) must(p *player.Player, body wire.Body) {
	s.Helper()
	reason, err := p.Do(s.ctx, body)
	s.ok(err)
	if reason.Code != wire.CodeNone {
		s.Fatalf("%T was refused: %+v", body, reason)
	}
}

// place has the GM put a token on the table.
func (s *server) place(gm *player.Player, spec wire.TokenSpec, x, y int32) wire.TokenID {
	s.Helper()
	s.must(gm, wire.AddToken{Spec: spec, At: grid.Place{Cell: grid.Cell{X: x, Y: y}}})
	for _, t := range gm.View().Tokens {
		if t.Name == spec.Name {
			return t.ID
		}
	}
	s.Fatalf("%s did not come", spec.Name)
	return 0
}

// reply is an answer, read whole.
type reply struct {
	status int
	header http.Header
	body   []byte
}

// code is what a refusal says.
func (r reply) code() wire.Code {
	var a refusal
	if json.Unmarshal(r.body, &a) != nil {
		return wire.CodeNone
	}
	return a.Code
}

// ask makes a request; set changes it first.
func (s *server) ask(c *http.Client, method, path, body string, set ...func(*http.Request)) reply {
	s.Helper()
	req, err := http.NewRequestWithContext(s.ctx, method, s.url+path, strings.NewReader(body))
	s.ok(err)
	for _, f := range set {
		f(req)
	}
	res, err := c.Do(req)
	s.ok(err)
	defer res.Body.Close()
	data, err := io.ReadAll(res.Body)
	s.ok(err)
	return reply{res.StatusCode, res.Header, data}
}

func header(name, value string) func(*http.Request) {
	return func(r *http.Request) { r.Header.Set(name, value) }
}
