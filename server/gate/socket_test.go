package gate

import (
	"context"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"sightline/geom/grid"
	"sightline/server/wire"
)

func TestOrigins(t *testing.T) {
	s := newServer(t)
	ann := s.join(wire.Player, "Ann")
	host := strings.TrimPrefix(s.url, "http://")
	for origin, ok := range map[string]bool{
		s.url: true, "https://" + host: true, "": false, "null": false, "ftp://" + host: false, "http://evil.example": false,
		"http://" + host + ".evil.example": false, "http://evil.example/" + host: false, "http://localhost": false,
		"http://" + strings.Replace(host, "127.0.0.1", "localhost", 1): false, "file://": false, "http://user@evil.example": false,
	} {
		h := http.Header{}
		if origin != "" {
			h.Set("Origin", origin)
		}
		conn, res, err := websocket.Dial(s.ctx, s.url+ann.Path("socket"), &websocket.DialOptions{HTTPClient: ann.HTTP, HTTPHeader: h})
		if (err == nil) != ok {
			t.Errorf("origin %q: %v, want it let in: %v", origin, err, ok)
		}
		if err != nil && (res == nil || res.StatusCode != http.StatusForbidden) {
			t.Errorf("origin %q: the answer is %v", origin, res)
		}
		if conn != nil {
			conn.CloseNow()
		}
	}
}

// TestOriginUnderAnotherHostName: a table on a LAN is reached by whatever name the network gives the machine.
func TestOriginUnderAnotherHostName(t *testing.T) {
	s := newServer(t)
	ann := s.join(wire.Player, "Ann")
	c := http.Client{Jar: nil}
	req := func(origin string) int {
		r := s.ask(&c, "GET", ann.Path("socket"), "", func(r *http.Request) {
			r.Host = "table.lan:8080"
			for _, k := range ann.HTTP.Jar.Cookies(r.URL) {
				r.AddCookie(k)
			}
			r.Header.Set("Origin", origin)
		})
		return r.status
	}
	if got := req("http://table.lan:8080"); got != http.StatusUpgradeRequired {
		t.Errorf("the page of that name: %d, want to get as far as the upgrade", got)
	}
	if got := req("http://localhost:8080"); got != http.StatusForbidden {
		t.Errorf("a page of another name: %d, want 403", got)
	}
}

func TestSocketNeedsItsCookie(t *testing.T) {
	s := newServer(t)
	ann := s.join(wire.Player, "Ann")
	r := s.ask(http.DefaultClient, "GET", ann.Path("socket"), "", header("Origin", s.url))
	if r.status != 404 || r.code() != wire.CodeAbsent {
		t.Errorf("without a cookie: %d %s", r.status, r.body)
	}
}

func TestAnotherBuildIsToldSo(t *testing.T) {
	s := newServer(t)
	ann := s.join(wire.Player, "Ann")
	conn, _, err := websocket.Dial(s.ctx, s.url+ann.Path("socket?protocol=999"), &websocket.DialOptions{HTTPClient: ann.HTTP, HTTPHeader: http.Header{"Origin": {s.url}}})
	s.ok(err)
	defer conn.CloseNow()
	_, data, err := conn.Read(s.ctx)
	s.ok(err)
	if m, err := wire.DecodeMessage(data); err != nil || m != (wire.Bye{Code: wire.CodeVersion}) {
		t.Errorf("the first message is %#v, %v; want Bye with CodeVersion", m, err)
	}
	if _, _, err := conn.Read(s.ctx); websocket.CloseStatus(err) != 4000+websocket.StatusCode(wire.CodeVersion) {
		t.Errorf("closed with %v", err)
	}
}

func TestTooLargeACommandEndsTheSocket(t *testing.T) {
	s := newServer(t)
	ann := s.enter(wire.Player, "Ann")
	reason, err := ann.Do(s.ctx, wire.Say{Text: strings.Repeat("x", 8<<10)})
	if err == nil {
		t.Errorf("8 KiB from a player were answered with %+v", reason)
	}
}

func TestSameSeatTwiceOverSockets(t *testing.T) {
	s := newServer(t)
	ann := s.enter(wire.Player, "Ann")
	again := ann.Again()
	s.ok(again.Connect(s.ctx))
	t.Cleanup(again.Close)
	s.ok(ann.Ended(s.ctx))
	if ann.Bye() != wire.CodeReplaced {
		t.Errorf("the older one was told %d, want CodeReplaced", ann.Bye())
	}
	s.ok(ann.Connect(s.ctx)) // it takes the seat back
	s.ok(again.Ended(s.ctx))
}

// TestDeadSocketIsNoticed: who answers no ping is gone after Ping + Pong.
func TestDeadSocketIsNoticed(t *testing.T) {
	s := newServer(t, func(l *Limits) { l.Ping, l.Pong = 20*time.Millisecond, time.Second })
	gm, ann := s.enter(wire.GM, "Master"), s.join(wire.Player, "Ann")
	conn, _, err := websocket.Dial(s.ctx, s.url+ann.Path("socket"), &websocket.DialOptions{HTTPClient: ann.HTTP, HTTPHeader: http.Header{"Origin": {s.url}}})
	s.ok(err)
	defer conn.CloseNow() // it never reads, so it never answers
	seats := func(here bool) func(*wire.View) bool {
		return func(v *wire.View) bool {
			for _, o := range v.Seats {
				if o.Name == "Ann" {
					return o.Here == here
				}
			}
			return false
		}
	}
	s.ok(gm.Until(s.ctx, seats(true)))
	s.ok(gm.Until(s.ctx, seats(false)))
}

func TestBeatWhenNothingHappens(t *testing.T) {
	s := newServer(t, func(l *Limits) { l.Beat = 20 * time.Millisecond })
	ann := s.enter(wire.Player, "Ann")
	beat := make(chan struct{}, 1)
	ann.Watch(func(m wire.Message, _ []byte) {
		if _, ok := m.(wire.Beat); ok {
			select {
			case beat <- struct{}{}:
			default:
			}
		}
	})
	select {
	case <-beat:
	case <-s.ctx.Done():
		t.Error("no beat came")
	}
}

// TestWhoDoesNotReadHoldsNobodyUp: Ann's socket takes nothing in while far more than it and the server's queue can hold
// is said and done. The others go on, and when she reads again she gets to the view of now.
func TestWhoDoesNotReadHoldsNobodyUp(t *testing.T) {
	s := newServer(t)
	gm, ann := s.enter(wire.GM, "Master"), s.enter(wire.Player, "Ann")
	own := s.place(gm, wire.TokenSpec{Name: "Ann's", Owner: ann.View().Me.Seat}, 2, 2)
	hold, held := make(chan struct{}), make(chan struct{})
	var once sync.Once
	ann.Watch(func(wire.Message, []byte) { once.Do(func() { close(held) }); <-hold })
	text := strings.Repeat("ž", 1000)
	s.must(gm, wire.Say{Text: text})
	<-held
	const said = 8 << 20 / 2000 // 8 MiB: more than the buffers of a connection grow to
	for i := range said {
		_, err := gm.Send(s.ctx, wire.Say{Text: text})
		s.ok(err)
		if i%40 == 0 { // its answer comes after all before it
			s.must(gm, wire.PutToken{Token: own, At: grid.Place{Cell: grid.Cell{X: int32(1 + i/40%8), Y: 3}}})
		}
	}
	s.must(gm, wire.PutToken{Token: own, At: grid.Place{Cell: grid.Cell{X: 9, Y: 9}}})
	s.must(gm, wire.Say{Text: "the end"})
	close(hold)
	s.ok(ann.Until(s.ctx, func(v *wire.View) bool {
		n := ann.Notes()
		return v.Tokens[0].At.Cell == grid.Cell{X: 9, Y: 9} && len(n) > 0 && n[len(n)-1].Text == "the end"
	}))
	if n := len(ann.Notes()); n >= said {
		t.Errorf("Ann got all %d notes: nothing was held back, the test shows nothing", n)
	}
}

func TestOutboxBounds(t *testing.T) {
	l := DefaultLimits()
	l.Queue, l.QueueBytes = 3, 100
	o := newOutbox(l)
	if !o.Send(make([]byte, 1000)) {
		t.Error("an empty box must take any message: a first view is large")
	}
	if o.Send([]byte{1}) {
		t.Error("a box with more bytes than its bound took one more")
	}
	if list, _, _ := o.take(); len(list) != 1 || !o.drained() || o.drained() {
		t.Error("after taking, the refusal must be told once")
	}
	for i := range 3 {
		if !o.Send([]byte{1}) {
			t.Errorf("message %d of 3 was refused", i)
		}
	}
	if o.Send([]byte{1}) {
		t.Error("a fourth message was taken")
	}
	o.Close(wire.CodeMoved)
	list, ended, why := o.take()
	if len(list) != 3 || !ended || why != wire.CodeMoved {
		t.Errorf("at the end: %d messages, %v, %d", len(list), ended, why)
	}
	if o.Send([]byte{1}) {
		t.Error("a closed box took a message")
	}
}

// TestGoroutinesBackToZero: when rooms and gate are closed, nothing of ours runs on.
func TestGoroutinesBackToZero(t *testing.T) {
	t.Run("play", func(t *testing.T) {
		s := newServer(t)
		gm := s.enter(wire.GM, "Master")
		for _, name := range []string{"Ann", "Ben", "Cid"} {
			s.enter(wire.Player, name)
		}
		s.must(gm, wire.Say{Text: "hello"})
	})
	ctx, stop := context.WithTimeout(context.Background(), 10*time.Second)
	defer stop()
	for {
		left := ours()
		if left == "" {
			return
		}
		select {
		case <-ctx.Done():
			t.Fatalf("still running:\n%s", left)
		default:
			runtime.Gosched()
		}
	}
}

// ours are the goroutines that run code of rooms, the owner or the gate, this test's own aside.
func ours() string {
	buf := make([]byte, 1<<20)
	buf = buf[:runtime.Stack(buf, true)]
	for _, g := range strings.Split(string(buf), "\n\n") {
		mine := strings.Contains(g, "gate.ours")
		if !mine && (strings.Contains(g, "server/room.") || strings.Contains(g, "server/owner.") || strings.Contains(g, "gate.(*Gate)")) {
			return g
		}
	}
	return ""
}
