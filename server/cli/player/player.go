// Package player is a client without a screen: it takes a seat by a link, keeps the view that the server sends and gives
// commands. The bench and the tests play with it, over real sockets.
package player

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"sync"

	"github.com/coder/websocket"

	"sightline/server/wire"
)

// Player is one seat at one table. Its methods may be called from any goroutine.
type Player struct {
	Host string // scheme and host: http://localhost:8080
	Room string
	Seat string // as paths have it
	HTTP *http.Client

	mu    sync.Mutex
	saw   func(m wire.Message, raw []byte)
	conn  *websocket.Conn
	view  *wire.View
	rev   uint64
	note  wire.NoteID
	notes []wire.Note
	last  uint32 // id of the last command
	wait  map[uint32]chan wire.Message
	turn  chan struct{} // closed and renewed when something came
	ended error
	bye   wire.Code
}

// Join takes a seat by a link (http://HOST/t/ROOM#INVITE) and a name.
func Join(ctx context.Context, link, name string) (*Player, error) {
	jar, _ := cookiejar.New(nil) // without options it cannot fail
	return JoinWith(ctx, &http.Client{Jar: jar}, link, name)
}

// JoinWith is Join with a client of one's own; it must have a cookie jar.
func JoinWith(ctx context.Context, c *http.Client, link, name string) (*Player, error) {
	u, err := url.Parse(link)
	if err != nil {
		return nil, err
	}
	p := newPlayer(u.Scheme+"://"+u.Host, strings.TrimPrefix(u.Path, "/t/"), c)
	var got struct{ Seat string }
	err = p.post(ctx, "/t/"+p.Room+"/join", map[string]string{"invite": u.Fragment, "name": name}, &got)
	p.Seat = got.Seat
	return p, err
}

func newPlayer(host, room string, c *http.Client) *Player {
	return &Player{Host: host, Room: room, HTTP: c, wait: map[uint32]chan wire.Message{}, turn: make(chan struct{})}
}

// Again is another client on the same seat, with nothing of this one's but its cookies.
func (p *Player) Again() *Player {
	o := newPlayer(p.Host, p.Room, p.HTTP)
	o.Seat = p.Seat
	return o
}

// Forget drops the view, so that the next Connect asks for everything.
func (p *Player) Forget() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.view, p.rev = nil, 0
}

// Path is the seat's path; more is put behind it.
func (p *Player) Path(more string) string { return "/t/" + p.Room + "/s/" + p.Seat + "/" + more }

// post sends JSON and reads JSON.
func (p *Player) post(ctx context.Context, path string, body, into any) error {
	data, err := json.Marshal(body)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.Host+path, bytes.NewReader(data))
	if err != nil {
		return err
	}
	res, err := p.HTTP.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	answer, err := io.ReadAll(res.Body)
	if err != nil {
		return err
	}
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s: %s", path, res.Status, answer)
	}
	return json.Unmarshal(answer, into)
}

// Get fetches something of the seat's: its status and its bytes.
func (p *Player) Get(ctx context.Context, more string) (int, []byte, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, p.Host+p.Path(more), nil)
	if err != nil {
		return 0, nil, err
	}
	res, err := p.HTTP.Do(req)
	if err != nil {
		return 0, nil, err
	}
	defer res.Body.Close()
	data, err := io.ReadAll(res.Body)
	return res.StatusCode, data, err
}
