package game

import (
	"context"
	"errors"
	"fmt"

	"sightline/server/room"
	"sightline/server/wire"
)

// errand is the program acting as a GM for a moment: a session that sends commands and waits for each answer.
type errand struct {
	ctx     context.Context
	session *room.Session
	in      chan []byte
	last    uint32
	view    *wire.View
}

// newErrand sits down in a GM's seat and waits for its view.
func newErrand(ctx context.Context, r *room.Room, seat wire.SeatID) (*errand, error) {
	e := &errand{ctx: ctx, in: make(chan []byte, 256)}
	s, err := r.Join(seat, room.Resume{}, e)
	if err != nil {
		return nil, err
	}
	e.session = s
	for e.view == nil {
		if _, err := e.next(); err != nil {
			return nil, err
		}
	}
	return e, nil
}

// Send implements room.Out.
func (e *errand) Send(message []byte) bool {
	select {
	case e.in <- message:
		return true
	default:
		return false
	}
}

// Close implements room.Out.
func (e *errand) Close(wire.Code) { close(e.in) }

func (e *errand) end() { e.session.Leave() }

var errCut = errors.New("game: the room ended while the game was set up")

// next takes one message in and keeps the view.
func (e *errand) next() (wire.Message, error) {
	var data []byte
	var ok bool
	select {
	case data, ok = <-e.in:
	case <-e.ctx.Done():
		return nil, e.ctx.Err()
	}
	if !ok {
		return nil, errCut
	}
	e.session.Ready()
	m, err := wire.DecodeMessage(data)
	if err != nil {
		return nil, err
	}
	if u, ok := m.(wire.Update); ok {
		base := e.view
		if u.Base == 0 {
			base = nil
		}
		e.view, err = base.Apply(u.Patch)
	}
	return m, err
}

// do sends a command and waits until it is done.
func (e *errand) do(body wire.Body) error {
	e.last++
	e.session.Receive(wire.EncodeCommand(wire.Command{ID: e.last, Body: body}))
	for {
		m, err := e.next()
		if err != nil {
			return err
		}
		switch m := m.(type) {
		case wire.Ack:
			if m.ID == e.last {
				return nil
			}
		case wire.Reject:
			return fmt.Errorf("game: setting up, %T: %w", body, &room.Denied{Reason: m.Reason})
		}
	}
}

// rules sets the profile of the table.
func (e *errand) rules(profile string) error {
	if profile == "" || profile == e.view.Table.Profile {
		return nil
	}
	t := e.view.Table
	t.Profile = profile
	return e.do(wire.SetTable{Table: t})
}

// colours of the players' tokens, in order.
var colours = []uint32{0x4A90D9, 0xD9534F, 0x5FB760, 0xE5C04B, 0x8E6BD1, 0x3FB8AF, 0xE8903A, 0xC75B9B}

// tokens gives each player a token with a torch, side by side, and starts a turn order through them.
func (e *errand) tokens(people []Person) error {
	at := places(e.view, len(people))
	if len(at) < len(people) {
		return &room.Denied{Reason: wire.Reason{Code: wire.CodeNoFit}}
	}
	for i, p := range people {
		spec := wire.TokenSpec{
			Name: p.Name, Owner: p.ID, Colour: colours[i%len(colours)], HP: 10, MaxHP: 10, Speed: 6,
			Bright: 4, Dim: 8, // a torch: 20 and 40 feet
		}
		if err := e.do(wire.AddToken{Spec: spec, At: at[i]}); err != nil {
			return err
		}
	}
	return e.order(people)
}

func (e *errand) order(people []Person) error {
	for i, p := range people {
		for _, t := range e.view.Tokens {
			if t.Owner != p.ID {
				continue
			}
			if err := e.do(wire.AddEntry{Token: t.ID, Value: int32(len(people) - i)}); err != nil {
				return err
			}
			break
		}
	}
	return e.do(wire.StepTurn{})
}
