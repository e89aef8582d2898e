package gate

import (
	"bytes"
	"encoding/json"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"sightline/server/wire"
)

func TestPagesAreServedForEveryTable(t *testing.T) {
	s := newServer(t)
	var first []byte
	for _, path := range []string{"/", "/play", "/t/r", "/t/none", "/t/r/s/0000000000000001/", "/t/r/s/nonsense/"} {
		r := s.ask(http.DefaultClient, "GET", path, "")
		if first == nil {
			first = r.body
		}
		if r.status != 200 || !bytes.Equal(r.body, first) || !strings.HasPrefix(r.header.Get("Content-Type"), "text/html") {
			t.Errorf("%s: %d %s, %d bytes; want the one page", path, r.status, r.header.Get("Content-Type"), len(r.body))
		}
	}
}

func TestHeaders(t *testing.T) {
	s := newServer(t)
	ann := s.join(wire.Player, "Ann")
	for _, r := range []reply{
		s.ask(http.DefaultClient, "GET", "/", ""), s.ask(http.DefaultClient, "GET", "/static/placeholder.html", ""),
		s.ask(http.DefaultClient, "GET", "/nothing", ""), s.ask(ann.HTTP, "GET", ann.Path("me"), ""),
	} {
		csp := r.header.Get("Content-Security-Policy")
		if r.header.Get("X-Content-Type-Options") != "nosniff" || r.header.Get("Referrer-Policy") != "no-referrer" ||
			!strings.Contains(csp, "default-src 'self'") || !strings.Contains(csp, "'wasm-unsafe-eval'") || strings.Contains(csp, "'unsafe-eval'") {
			t.Errorf("headers: %v", r.header)
		}
	}
	if r := s.ask(ann.HTTP, "GET", ann.Path("me"), ""); r.header.Get("Cache-Control") != "no-store" {
		t.Errorf("a private answer may be kept: %q", r.header.Get("Cache-Control"))
	}
}

func TestStaticFilesAreAskedForAnew(t *testing.T) {
	s := newServer(t)
	r := s.ask(http.DefaultClient, "GET", "/static/placeholder.html", "")
	tag := r.header.Get("ETag")
	if r.status != 200 || tag == "" || r.header.Get("Cache-Control") != "no-cache" {
		t.Fatalf("%d, ETag %q, Cache-Control %q", r.status, tag, r.header.Get("Cache-Control"))
	}
	if r := s.ask(http.DefaultClient, "GET", "/static/placeholder.html", "", header("If-None-Match", tag)); r.status != 304 || len(r.body) > 0 {
		t.Errorf("asked again: %d with %d bytes, want 304", r.status, len(r.body))
	}
}

func TestPathTraversal(t *testing.T) {
	s := newServer(t)
	host := strings.TrimPrefix(s.url, "http://")
	for _, path := range []string{
		"/static/../gate.go", "/static/..%2fgate.go", "/static/%2e%2e/gate.go", "/static/....//gate.go", "/static//etc/passwd",
		"/static/%00", "/static/placeholder.html%00", "/static/..\\gate.go", "/static/C:\\x", "/static/.", "/static/%2e%2e%2f%2e%2e%2fgo.mod",
		"/t/../static/gate.go", "/t/r/s/../../../gate.go", "//static/gate.go", "/static/static/placeholder.html",
	} {
		conn, err := net.Dial("tcp", host)
		s.ok(err)
		_ = conn.SetDeadline(time.Now().Add(5 * time.Second))
		_, err = conn.Write([]byte("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"))
		s.ok(err)
		var answer bytes.Buffer
		_, _ = answer.ReadFrom(conn)
		conn.Close()
		if text := answer.String(); strings.HasPrefix(text, "HTTP/1.1 200") || strings.Contains(text, "package gate") || strings.Contains(text, "root:") {
			t.Errorf("%s: %.200s", path, text)
		}
	}
}

// TestAbsentAndForbiddenAlike: what is not there, and what is there but not the asker's, have one answer to the last byte.
func TestAbsentAndForbiddenAlike(t *testing.T) {
	s := newServer(t)
	gm, ann, ben := s.enter(wire.GM, "Master"), s.enter(wire.Player, "Ann"), s.enter(wire.Player, "Ben")
	s.place(gm, wire.TokenSpec{Name: "Ann's", Owner: ann.View().Me.Seat}, 2, 2)
	up := s.ask(gm.HTTP, "PUT", gm.Path("art"), string(stone()))
	var art struct{ ID string }
	s.ok(json.Unmarshal(up.body, &art))
	s.place(gm, wire.TokenSpec{Name: "Ghost", Hidden: true, Picture: wire.PictureID(art.ID)}, 3, 3)
	s.ok(ann.Until(s.ctx, func(v *wire.View) bool { return len(v.Tokens) == 1 }))
	var first *reply
	for name, r := range map[string]reply{
		"no such table":            s.ask(ann.HTTP, "GET", "/t/none/s/0000000000000001/me", ""),
		"no such seat":             s.ask(ann.HTTP, "GET", "/t/r/s/0000000000000001/me", ""),
		"a seat that is no number": s.ask(ann.HTTP, "GET", "/t/r/s/nonsense/me", ""),
		"another's seat":           s.ask(ann.HTTP, "GET", ben.Path("me"), ""),
		"another's tile":           s.ask(ann.HTTP, "GET", gm.Path("tile/1/0/0/0"), ""),
		"another's upload":         s.ask(ann.HTTP, "PUT", gm.Path("map"), "x"),
		"an unexplored tile":       s.ask(ben.HTTP, "GET", ben.Path("tile/1/0/0/0"), ""),
		"a tile outside":           s.ask(ann.HTTP, "GET", ann.Path("tile/1/0/70/70"), ""),
		"a tile of no number":      s.ask(ann.HTTP, "GET", ann.Path("tile/1/0/-1/x"), ""),
		"a tile of another map":    s.ask(ann.HTTP, "GET", ann.Path("tile/7/0/0/0"), ""),
		"a hidden token's picture": s.ask(ann.HTTP, "GET", ann.Path("art/"+art.ID), ""),
		"no picture":               s.ask(ann.HTTP, "GET", ann.Path("art/0123456789abcdef"), ""),
		"no such address":          s.ask(ann.HTTP, "GET", ann.Path("nothing"), ""),
		"no such address at all":   s.ask(ann.HTTP, "GET", "/nothing", ""),
	} {
		r.header.Del("Date")
		if first == nil {
			first = &r
		}
		if r.status != 404 || !bytes.Equal(r.body, first.body) || len(r.header) != len(first.header) {
			t.Errorf("%s: %d %s %v", name, r.status, r.body, r.header)
		}
		for k := range first.header {
			if r.header.Get(k) != first.header.Get(k) {
				t.Errorf("%s: header %s is %q, elsewhere %q", name, k, r.header.Get(k), first.header.Get(k))
			}
		}
	}
	if status, data, err := ann.Get(s.ctx, "tile/1/0/0/0"); err != nil || status != 200 || len(data) == 0 {
		t.Errorf("an explored tile: %d, %d bytes, %v: the test would pass on nothing", status, len(data), err)
	}
}

func TestAddressesAreForgottenWhenFull(t *testing.T) {
	a := addresses{rate: 1, burst: 2, most: 2}
	now := time.Unix(1000, 0)
	from := func(ip string) *http.Request { return &http.Request{RemoteAddr: ip + ":1"} }
	if !a.take(from("10.0.0.1"), now) || !a.take(from("10.0.0.2"), now) {
		t.Fatal("the first two were refused")
	}
	if a.take(from("10.0.0.3"), now) {
		t.Error("a third was taken in while all that is known of the others matters")
	}
	if !a.take(from("10.0.0.3"), now.Add(time.Minute)) {
		t.Error("a third was refused after the others' time was over")
	}
	b := addresses{rate: 0, burst: 1, most: 10}
	if !b.take(from("[2001:db8::1]"), now) || b.take(from("[2001:db8::2]"), now) {
		t.Error("two addresses of one IPv6 network must share one bucket")
	}
}

func TestPicturesAreLimitedByAddress(t *testing.T) {
	s := newServer(t, func(l *Limits) { l.Pictures, l.PicturesMax = 1, 2 })
	gm := s.join(wire.GM, "Master")
	var statuses []int
	for range 3 {
		status, _, err := gm.Get(s.ctx, "tile/1/0/0/0")
		s.ok(err)
		statuses = append(statuses, status)
	}
	if statuses[1] != 200 || statuses[2] != 429 {
		t.Errorf("three tiles with room for two: %v", statuses)
	}
	if len(s.gate.tiles) != 0 {
		t.Errorf("%d tiles still count as being made", len(s.gate.tiles))
	}
}
