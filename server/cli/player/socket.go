package player

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/coder/websocket"

	"sightline/server/wire"
)

// Connect opens the socket, asking only for what is new since the last one, and reads it in a goroutine until it ends.
func (p *Player) Connect(ctx context.Context) error {
	p.mu.Lock()
	q := url.Values{"protocol": {strconv.FormatUint(uint64(wire.Protocol), 10)}}
	if p.view != nil {
		q.Set("rev", strconv.FormatUint(p.rev, 10))
		q.Set("sum", strconv.FormatUint(p.view.Sum(), 10))
		q.Set("note", strconv.FormatUint(uint64(p.note), 10))
	}
	p.mu.Unlock()
	at := "ws" + strings.TrimPrefix(p.Host, "http") + p.Path("socket?") + q.Encode()
	conn, res, err := websocket.Dial(ctx, at, &websocket.DialOptions{
		HTTPClient: p.HTTP, HTTPHeader: http.Header{"Origin": {p.Host}}, CompressionMode: websocket.CompressionDisabled,
	})
	if err != nil {
		if res != nil {
			return fmt.Errorf("socket: %s: %w", res.Status, err)
		}
		return err
	}
	conn.SetReadLimit(wire.MaxMessage)
	p.mu.Lock()
	p.conn, p.ended, p.bye = conn, nil, wire.CodeNone
	p.mu.Unlock()
	go p.read(ctx, conn)
	return nil
}

// Close ends the socket at once.
func (p *Player) Close() {
	p.mu.Lock()
	conn := p.conn
	p.mu.Unlock()
	if conn != nil {
		_ = conn.CloseNow() // it may be gone already
	}
}

func (p *Player) read(ctx context.Context, conn *websocket.Conn) {
	for {
		_, data, err := conn.Read(ctx)
		if err == nil {
			err = p.take(data)
		}
		if err != nil {
			p.end(conn, err)
			return
		}
	}
}

// ErrEnded says that the socket ended; what was asked may or may not have happened.
var ErrEnded = errors.New("player: the socket ended")

// end tells all who wait.
func (p *Player) end(conn *websocket.Conn, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.conn != conn {
		return
	}
	p.ended = fmt.Errorf("%w: %w", ErrEnded, err)
	for id, c := range p.wait {
		close(c)
		delete(p.wait, id)
	}
	p.stir()
	_ = conn.CloseNow() // it may be gone already
}

// take takes one message into the view.
func (p *Player) take(data []byte) error {
	m, err := wire.DecodeMessage(data)
	if err != nil {
		return err
	}
	p.mu.Lock()
	err = p.heed(m)
	saw := p.saw
	p.stir()
	p.mu.Unlock()
	if saw != nil {
		saw(m, data)
	}
	return err
}

// Watch has saw told of every message from now on, with its bytes as they came, after it was taken into the
// view. The goroutine that reads calls it.
func (p *Player) Watch(saw func(m wire.Message, raw []byte)) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.saw = saw
}

func (p *Player) stir() {
	close(p.turn)
	p.turn = make(chan struct{})
}

func (p *Player) heed(m wire.Message) error {
	switch m := m.(type) {
	case wire.Update:
		return p.update(m)
	case wire.Notes:
		p.notes = append(p.notes, m.Notes...)
		p.note = m.Notes[len(m.Notes)-1].ID
	case wire.Ack:
		p.answer(m.ID, m)
	case wire.Reject:
		p.answer(m.ID, m)
	case wire.Bye:
		p.bye = m.Code
	}
	return nil
}

// update applies a patch and checks the sum: a view that is not the server's is a fault.
func (p *Player) update(u wire.Update) error {
	base := p.view
	if u.Base == 0 {
		base = nil
	} else if u.Base != p.rev {
		return fmt.Errorf("an update of revision %d came at %d", u.Base, p.rev)
	}
	v, err := base.Apply(u.Patch)
	if err != nil {
		return err
	}
	if v.Sum() != u.Sum {
		return fmt.Errorf("revision %d: the view's sum is %x, the server's %x", u.Rev, v.Sum(), u.Sum)
	}
	p.view, p.rev = v, u.Rev
	return nil
}

func (p *Player) answer(id uint32, m wire.Message) {
	if c := p.wait[id]; c != nil {
		c <- m // holds one
		delete(p.wait, id)
	}
}

// View is the view as of now; nil before the first.
func (p *Player) View() *wire.View {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.view
}

// Notes are all that came.
func (p *Player) Notes() []wire.Note {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.notes
}

// Bye is why the server ended the last socket.
func (p *Player) Bye() wire.Code {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.bye
}

// Until waits until ok is true of the view, or the socket ends.
func (p *Player) Until(ctx context.Context, ok func(*wire.View) bool) error {
	for {
		p.mu.Lock()
		v, turn, ended := p.view, p.turn, p.ended
		p.mu.Unlock()
		if v != nil && ok(v) {
			return nil
		}
		if ended != nil {
			return ended
		}
		select {
		case <-turn:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Ended waits until the socket has ended.
func (p *Player) Ended(ctx context.Context) error {
	err := p.Until(ctx, func(*wire.View) bool { return false })
	if errors.Is(err, ErrEnded) {
		return nil
	}
	return err
}

// Send sends a command and does not wait; the channel gets its Ack or Reject, or is closed when the socket ends first.
func (p *Player) Send(ctx context.Context, body wire.Body) (<-chan wire.Message, error) {
	p.mu.Lock()
	if p.conn == nil || p.ended != nil {
		p.mu.Unlock()
		return nil, ErrEnded
	}
	p.last++
	cmd := wire.Command{ID: p.last, Body: body}
	answer := make(chan wire.Message, 1)
	p.wait[cmd.ID] = answer
	conn := p.conn
	p.mu.Unlock()
	return answer, conn.Write(ctx, websocket.MessageBinary, wire.EncodeCommand(cmd))
}

// Do sends a command and waits for its answer; the reason's code is CodeNone when it was done.
func (p *Player) Do(ctx context.Context, body wire.Body) (wire.Reason, error) {
	answer, err := p.Send(ctx, body)
	if err != nil {
		return wire.Reason{}, err
	}
	select {
	case m, ok := <-answer:
		if !ok {
			return wire.Reason{}, ErrEnded
		}
		if r, ok := m.(wire.Reject); ok {
			return r.Reason, nil
		}
		return wire.Reason{}, nil
	case <-ctx.Done():
		return wire.Reason{}, ctx.Err()
	}
}
