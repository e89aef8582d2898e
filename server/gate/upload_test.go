package gate

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"sightline/maps"
	"sightline/maps/uvtt"
	"sightline/server/cli/player"
	"sightline/server/media"
	"sightline/server/wire"
)

// put uploads a map under a name.
func (s *server) put(p *player.Player, name, body string, set ...func(*http.Request)) (reply, refusal) {
	s.Helper()
	r := s.ask(p.HTTP, "PUT", p.Path("map?name="+url.QueryEscape(name)), body, set...)
	var why refusal
	s.ok(json.Unmarshal(r.body, &why))
	return r, why
}

func TestUploads(t *testing.T) {
	s := newServer(t, func(l *Limits) { l.Map = 1 << 20 })
	gm, ann := s.join(wire.GM, "Master"), s.join(wire.Player, "Ann")
	laid, _ := s.put(gm, "cellar.png", string(stone()))
	var l wire.Laid
	s.ok(json.Unmarshal(laid.body, &l))
	if laid.status != 200 || l.Name != "cellar" || !l.Plain {
		t.Errorf("a picture: %d %s; want what became of it", laid.status, laid.body)
	}
	unsized := func(r *http.Request) { r.ContentLength = -1 }
	for name, c := range map[string]struct {
		body   string
		set    func(*http.Request)
		status int
		kind   string
	}{
		"half a file":                 {`{"resolution": {"map_size": {"x": 5`, unsized, 422, string(maps.ErrCut)},
		"too large a file":            {strings.Repeat("x", 2<<20), func(*http.Request) {}, 413, string(maps.ErrTooLarge)},
		"one that does not say so":    {strings.Repeat("x", 2<<20), unsized, 413, string(maps.ErrTooLarge)},
		"a file of another kind":      {"GIF89a not one of ours", unsized, 422, string(media.CodeFormat)},
		"nothing":                     {"", unsized, 422, string(maps.ErrEmpty)},
		"a picture too wide":          {string(bomb(40_000, 10, false)), unsized, 422, string(media.CodeSide)},
		"a picture too large to read": {string(bomb(29_000, 29_000, true)), unsized, 422, string(media.CodeMemory)},
	} {
		r, why := s.put(gm, "x", c.body, c.set)
		if r.status != c.status || why.Code != wire.CodeMap || why.Kind != c.kind {
			t.Errorf("%s: %d %s; want %d and kind %q", name, r.status, r.body, c.status, c.kind)
		}
	}
	if r := s.ask(gm.HTTP, "PUT", gm.Path("map"), string(stone()), header("Origin", "http://evil.example"), header("Sec-Fetch-Site", "cross-site")); r.status != 403 {
		t.Errorf("from another site's page: %d %s", r.status, r.body)
	}
	if r, why := s.put(ann, "x", string(stone())); r.status != 403 || why.Code != wire.CodeRole {
		t.Errorf("from a player: %d %s", r.status, r.body)
	}
	if r := s.ask(gm.HTTP, "PUT", gm.Path("art"), strings.Repeat("x", wire.MaxArt+1)); r.status != 413 || !strings.Contains(string(r.body), `"bytes"`) {
		t.Errorf("too large a token's picture: %d %s", r.status, r.body)
	}
	if len(s.gate.uploads) != 0 {
		t.Errorf("%d uploads still count as under way", len(s.gate.uploads))
	}
}

// bomb is a small file of a picture that says it is huge.
func bomb(w, h uint32, interlaced bool) []byte {
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32([]byte("IHDR"), w), h)
	head = append(head, 8, 6, 0, 0, 0)
	if interlaced {
		head[len(head)-1] = 1
	}
	b := append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\x0d"), head...)
	return binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(head))
}

// TestUploadedNames: whatever a file is called, the map's name is text that can be shown, and never a path.
func TestUploadedNames(t *testing.T) {
	s := newServer(t)
	gm := s.join(wire.GM, "Master")
	for name, want := range map[string]string{
		"../../etc/passwd": "passwd", `C:\maps\Old mill.dd2vtt`: "Old mill", "a\u202egpj.exe": "agpj.exe", "bell\x07 and\nline": "bell andline",
		"<b>bold</b>.png": "b>", "\xff\xfe": "", "": "", "..": "..", "/": "", strings.Repeat("ž", 300): strings.Repeat("ž", 100), "%2e%2e%2f": "%2e%2e%2f", "a\u2066b": "ab",
	} {
		r, _ := s.put(gm, name, string(stone()))
		var l wire.Laid
		s.ok(json.Unmarshal(r.body, &l))
		if r.status != 200 || l.Name != want {
			t.Errorf("a file called %q: %d %s; want the name %q", name, r.status, r.body, want)
		}
	}
}

// TestTwoUploadsAtOnce: both are laid, one after the other, and the table holds one of them whole.
func TestTwoUploadsAtOnce(t *testing.T) {
	s := newServer(t)
	gm := s.enter(wire.GM, "Master")
	first := gm.View().Scene.Map
	walls := hall()
	walls.Name = "hall"
	var all sync.WaitGroup
	for i := range 8 {
		body := string(stone())
		if i%2 == 0 {
			body = string(uvtt.Write(walls, stone()))
		}
		all.Go(func() {
			if r, _ := s.put(gm, fmt.Sprint(i, ".png"), body); r.status != 200 {
				t.Errorf("upload %d: %d %s", i, r.status, r.body)
			}
		})
	}
	all.Wait()
	s.ok(gm.Until(s.ctx, func(v *wire.View) bool { return v.Scene.Map == first+8 }))
	if v := gm.View(); (v.Table.Fog == wire.FogHand) != (len(v.Walls) == 0) {
		t.Errorf("the table holds a mixture: fog %d, %d walls", v.Table.Fog, len(v.Walls))
	}
	if n := len(s.gate.uploads); n != 0 {
		t.Errorf("%d uploads still count as under way", n)
	}
}

// TestUploadsWaitTheirTurn for a while, and are then told to come back.
func TestUploadsWaitTheirTurn(t *testing.T) {
	s := newServer(t, func(l *Limits) { l.Uploads, l.UploadWait = 1, time.Millisecond })
	gm := s.join(wire.GM, "Master")
	s.gate.uploads <- struct{}{}
	if r, why := s.put(gm, "x", string(stone())); r.status != 429 || why.Code != wire.CodeBusy {
		t.Errorf("while another never ends: %d %s", r.status, r.body)
	}
	s.gate.Limits.UploadWait = time.Minute
	go func() { <-s.gate.uploads }()
	if r, _ := s.put(gm, "x", string(stone())); r.status != 200 {
		t.Errorf("once the other has ended: %d %s", r.status, r.body)
	}
}

// rawUpload begins to upload a map of a thousand bytes by hand, to a server that tells when it is done with a request.
func rawUpload(t *testing.T, s *server, gm *player.Player) (conn net.Conn, done chan struct{}) {
	t.Helper()
	done = make(chan struct{}, 1)
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.gate.ServeHTTP(w, r)
		done <- struct{}{}
	}))
	t.Cleanup(web.Close)
	conn, err := net.Dial("tcp", web.Listener.Addr().String())
	s.ok(err)
	t.Cleanup(func() { conn.Close() })
	own, err := url.Parse(s.url + gm.Path("map"))
	s.ok(err)
	req := "PUT " + gm.Path("map?name=x") + " HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n"
	for _, c := range gm.HTTP.Jar.Cookies(own) {
		req += "Cookie: " + c.Name + "=" + c.Value + "\r\n"
	}
	_, err = io.WriteString(conn, req+"\r\n{\"resolution\": ")
	s.ok(err)
	return conn, done
}

// TestUploadGivenUp: a connection that breaks in the middle leaves nothing behind, and is no fault of ours to be logged.
func TestUploadGivenUp(t *testing.T) {
	s := newServer(t)
	var log bytes.Buffer
	s.gate.Log = slog.New(slog.NewTextHandler(&log, nil))
	gm := s.enter(wire.GM, "Master")
	before := gm.View().Scene.Map
	conn, done := rawUpload(t, s, gm)
	s.ok(conn.Close())
	<-done
	if len(s.gate.uploads) != 0 || log.Len() != 0 {
		t.Errorf("%d uploads under way; the log says %q", len(s.gate.uploads), log.String())
	}
	s.must(gm, wire.Say{Text: "still here"})
	if gm.View().Scene.Map != before {
		t.Error("another map lies on the table")
	}
}

// TestUploadThatStandsStill is ended after a while, and told so; its place is free again.
func TestUploadThatStandsStill(t *testing.T) {
	for name, change := range map[string]func(*Limits){
		"stall": func(l *Limits) { l.UploadStall = 20 * time.Millisecond },
		"time":  func(l *Limits) { l.UploadTime = 20 * time.Millisecond },
	} {
		s := newServer(t, change)
		gm := s.join(wire.GM, "Master")
		conn, done := rawUpload(t, s, gm)
		res, err := http.ReadResponse(bufio.NewReader(conn), nil)
		s.ok(err)
		body, err := io.ReadAll(res.Body)
		s.ok(err)
		if code := (reply{body: body}).code(); res.StatusCode != 408 || code != wire.CodeSlow {
			t.Errorf("%s: %d %s", name, res.StatusCode, body)
		}
		<-done
		if len(s.gate.uploads) != 0 {
			t.Errorf("%s: its place is not free", name)
		}
	}
}

// TestMapLimitIsTheReaders: what the gate lets in the reader of maps takes, and the other way round.
func TestMapLimitIsTheReaders(t *testing.T) {
	if wire.MaxMapFile != uvtt.MaxFile || DefaultLimits().Map != uvtt.MaxFile || int64(wire.MaxArt) > media.DefaultLimits().TokenBytes {
		t.Errorf("the limits differ: wire %d, uvtt %d, gate %d", wire.MaxMapFile, uvtt.MaxFile, DefaultLimits().Map)
	}
}
