package gate

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"testing"

	"github.com/coder/websocket"

	"sightline/server/seat"
	"sightline/server/wire"
)

// TestForwarded: who is believed about whom.
func TestForwarded(t *testing.T) {
	const proxy, stranger = "127.0.0.1:9", "203.0.113.5:9"
	for name, c := range map[string]struct {
		from       string
		head       []string
		want, said string
	}{
		"a proxy":                   {proxy, []string{"198.51.100.7"}, "198.51.100.7/32", "http"},
		"one with TLS":              {proxy, []string{"198.51.100.7", "https"}, "198.51.100.7/32", "https"},
		"what the client made up":   {proxy, []string{"10.0.0.1, 1.2.3.4,198.51.100.7", "http, https"}, "198.51.100.7/32", "https"},
		"a port":                    {proxy, []string{"198.51.100.7:4711"}, "198.51.100.7/32", "http"},
		"six":                       {proxy, []string{"2001:db8:1:2:3::4"}, "2001:db8:1:2::/64", "http"},
		"six in brackets":           {proxy, []string{`"[2001:db8:1:2:3::4]:80"`}, "2001:db8:1:2::/64", "http"},
		"a private network's proxy": {"192.168.1.2:9", []string{"198.51.100.7"}, "198.51.100.7/32", "http"},
		"four as six":               {"[::ffff:127.0.0.1]:9", []string{"198.51.100.7"}, "198.51.100.7/32", "http"},
		"rubbish":                   {proxy, []string{"unknown"}, "127.0.0.1/32", "http"},
		"nothing":                   {proxy, nil, "127.0.0.1/32", "http"},
		"a stranger past the proxy": {stranger, []string{"198.51.100.7", "https"}, "203.0.113.5/32", "http"},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = c.from
		for i, v := range c.head {
			r.Header.Set([]string{"X-Forwarded-For", "X-Forwarded-Proto"}[i], v)
		}
		forwarded(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			if got := address(r).String(); got != c.want || scheme(r) != c.said {
				t.Errorf("%s: %s by %s, want %s by %s", name, got, scheme(r), c.want, c.said)
			}
		})).ServeHTTP(httptest.NewRecorder(), r)
	}
}

// proxied puts reverse proxies before a gate, one for each address of a client, with the headers of README's lines.
func proxied(t *testing.T, s *server, believe bool, clients ...string) (hosts []string) {
	t.Helper()
	g := New(Config{Rooms: s.rooms, Desk: s.desk, Now: s.now, Limits: s.gate.Limits, BehindProxy: believe})
	inner := httptest.NewServer(g)
	t.Cleanup(inner.Close)
	t.Cleanup(g.Wait)
	at, err := url.Parse(inner.URL)
	s.ok(err)
	for _, client := range clients {
		outer := httptest.NewServer(&httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(at)
			r.Out.Host = r.In.Host
			r.Out.Header.Set("X-Forwarded-For", r.In.Header.Get("X-Forwarded-For")+", "+client)
			r.Out.Header.Set("X-Forwarded-Proto", "https")
		}})
		t.Cleanup(outer.Close)
		hosts = append(hosts, outer.URL)
	}
	return hosts
}

// TestLimitsBehindAProxy: with the proxy known each address has its own share; without, all that it passes on share one, and
// nobody gets a fresh one by writing the header himself.
func TestLimitsBehindAProxy(t *testing.T) {
	s := newServer(t, func(l *Limits) { l.JoinsMax = 2 })
	guess := func(host string, times int) (codes []wire.Code) {
		for i := range times {
			r := s.ask(http.DefaultClient, "POST", "/t/r/peek", `{"invite":"guess"}`, s.at(host), header("X-Forwarded-For", fmt.Sprint("198.51.100.", i)))
			codes = append(codes, r.code())
		}
		return codes
	}
	known := proxied(t, s, true, "203.0.113.1", "203.0.113.2")
	if codes := guess(known[0], 3); codes[1] != wire.CodeLink || codes[2] != wire.CodeBusy {
		t.Errorf("one address behind a proxy that is known: %v", codes)
	}
	if codes := guess(known[1], 1); codes[0] != wire.CodeLink {
		t.Errorf("another address behind it: %v", codes)
	}
	unknown := proxied(t, s, false, "203.0.113.1", "203.0.113.2")
	if codes := guess(unknown[0], 3); codes[1] != wire.CodeLink || codes[2] != wire.CodeBusy {
		t.Errorf("behind one that is not known: %v", codes)
	}
	if codes := guess(unknown[1], 1); codes[0] != wire.CodeBusy {
		t.Errorf("another address behind that one: %v", codes)
	}
}

// at sends a request to another server than s.url.
func (s *server) at(host string) func(*http.Request) {
	return func(r *http.Request) {
		u, err := url.Parse(host)
		s.ok(err)
		r.URL.Host, r.Host = u.Host, u.Host
	}
}

// TestTableBehindAProxy: cookies are for TLS alone, links lead to the outside, and sockets get through.
func TestTableBehindAProxy(t *testing.T) {
	s := newServer(t)
	outside := s.at(proxied(t, s, true, "203.0.113.1")[0])
	joined := s.ask(http.DefaultClient, "POST", "/t/r/join", invite(s.link(seat.Terms{Role: wire.GM}), "Master"), outside)
	cookies := (&http.Response{Header: joined.header}).Cookies()
	if joined.status != 200 || len(cookies) != 1 || !cookies[0].Secure {
		t.Fatalf("joined: %d %s, cookies %v", joined.status, joined.body, cookies)
	}
	carry := func(r *http.Request) { r.AddCookie(&http.Cookie{Name: cookies[0].Name, Value: cookies[0].Value}) }
	var host string
	made := s.ask(http.DefaultClient, "POST", cookies[0].Path+"invites", `{"role":"player"}`, outside, carry, func(r *http.Request) { host = r.Host })
	if !strings.Contains(string(made.body), `"https://`+host+`/t/r#`) {
		t.Errorf("the link is %s, want one to https://%s", made.body, host)
	}
	conn, _, err := websocket.Dial(s.ctx, "ws://"+host+cookies[0].Path+"socket", &websocket.DialOptions{HTTPHeader: http.Header{
		"Cookie": {cookies[0].Name + "=" + cookies[0].Value}, "Origin": {"https://" + host},
	}})
	s.ok(err)
	defer conn.CloseNow()
	_, data, err := conn.Read(s.ctx)
	s.ok(err)
	if m, err := wire.DecodeMessage(data); err != nil || m.(wire.Welcome).Protocol != wire.Protocol {
		t.Errorf("the socket says %v, %v", m, err)
	}
	s.ok(conn.Close(websocket.StatusNormalClosure, ""))
}
