//go:build js

package main

import (
	"context"
	"encoding/json"
	"strconv"
	"syscall/js"

	"sightline/maps/samples"
	"sightline/server/hotseat/game"
	"sightline/server/room"
	"sightline/server/wire"
)

// desk answers the page. All of it runs on the worker's one thread.
type desk struct {
	scope js.Value
	queue []js.Value    // what the page sent and nobody looked at yet
	wake  chan struct{} // holds one
	game  *game.Game
	lines map[int]*room.Session
}

func newDesk(scope js.Value) *desk {
	d := &desk{scope: scope, wake: make(chan struct{}, 1), lines: map[int]*room.Session{}}
	scope.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		d.queue = append(d.queue, args[0].Get("data"))
		select {
		case d.wake <- struct{}{}:
		default:
		}
		return nil
	}))
	return d
}

// serve never returns. Commands are taken in order; what takes time goes on beside them.
func (d *desk) serve() {
	d.post(map[string]any{"op": "ready"}, nil)
	for range d.wake {
		todo := d.queue
		d.queue = nil
		for _, m := range todo {
			d.take(m)
		}
	}
}

func (d *desk) take(m js.Value) {
	switch m.Get("op").String() {
	case "open":
		d.open(m.Get("line").Int(), seatOf(m))
	case "send":
		if s := d.lines[m.Get("line").Int()]; s != nil {
			s.Receive(bytesOf(m.Get("data")))
		}
	case "close":
		line := m.Get("line").Int()
		if s := d.lines[line]; s != nil {
			delete(d.lines, line)
			s.Leave()
		}
	default:
		go d.answer(m)
	}
}

// answer does what takes time.
func (d *desk) answer(m js.Value) {
	ctx := context.Background()
	switch m.Get("op").String() {
	case "samples":
		d.reply(m, list())
	case "begin":
		d.reply(m, d.begin(ctx, m))
	case "lay":
		d.reply(m, d.lay(ctx, m))
	case "keep":
		d.reply(m, d.keep(ctx, m))
	case "tile":
		d.picture(m, func() ([]byte, error) {
			return d.game.Tile(ctx, seatOf(m), uint32(m.Get("map").Int()), number(m, "level"), number(m, "x"), number(m, "y"))
		})
	case "art":
		d.picture(m, func() ([]byte, error) { return d.game.Art(ctx, seatOf(m), wire.PictureID(m.Get("name").String())) })
	}
}

// sampleJSON is a sample map for the page.
type sampleJSON struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

func list() []sampleJSON {
	var all []sampleJSON
	for _, s := range samples.List() {
		all = append(all, sampleJSON{s.Name, s.Title})
	}
	return all
}

// personJSON is a person for the page and from it.
type personJSON struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	GM   bool   `json:"gm"`
}

// gameJSON is what the page asks a game to be.
type gameJSON struct {
	Map, File, Title, Host, Profile string
	Seats                           []personJSON
}

// begunJSON is a game that stands, or why it does not.
type begunJSON struct {
	Seats  []personJSON `json:"seats"`
	Laid   *wire.Laid   `json:"laid"` // nil on a sample map
	Reason reasonJSON   `json:"reason"`
}

// reasonJSON is a wire.Reason whose ids the page has no use for.
type reasonJSON struct {
	Code   wire.Code `json:"code"`
	Text   string    `json:"text"`
	Number int32     `json:"number"`
	Limit  int32     `json:"limit"`
}

func told(err error) reasonJSON {
	r := game.Reason(err)
	if r.Code == wire.CodeInternal {
		js.Global().Get("console").Call("error", err.Error())
	}
	return reasonJSON{r.Code, r.Text, r.Number, r.Limit}
}

func (d *desk) begin(ctx context.Context, m js.Value) begunJSON {
	var in gameJSON
	if err := json.Unmarshal([]byte(m.Get("json").String()), &in); err != nil {
		return begunJSON{Reason: told(err)}
	}
	s := game.Setup{Sample: in.Map, FileName: in.File, Title: in.Title, Host: in.Host, Profile: in.Profile}
	if file := m.Get("file"); file.Truthy() {
		s.File = bytesOf(file)
	}
	for _, p := range in.Seats {
		role := wire.Player
		if p.GM {
			role = wire.GM
		}
		s.People = append(s.People, game.Person{Name: p.Name, Role: role})
	}
	g, people, err := game.Begin(ctx, game.Ground{Clock: clock{}, Chance: chance{}}, s)
	if err != nil {
		return begunJSON{Reason: told(err)}
	}
	d.game = g
	out := begunJSON{Laid: g.Laid()}
	for _, p := range people {
		out.Seats = append(out.Seats, personJSON{strconv.FormatUint(uint64(p.ID), 16), p.Name, p.Role == wire.GM})
	}
	return out
}

// keptJSON is a token's picture that is kept, or why it is not.
type keptJSON struct {
	ID     wire.PictureID `json:"id"`
	Reason reasonJSON     `json:"reason"`
}

func (d *desk) keep(ctx context.Context, m js.Value) keptJSON {
	if d.game == nil {
		return keptJSON{Reason: told(room.ErrAbsent)}
	}
	id, err := d.game.KeepArt(ctx, seatOf(m), bytesOf(m.Get("file")))
	return keptJSON{id, told(err)}
}

// laidJSON is what became of a map's file, or why it is not laid.
type laidJSON struct {
	Laid   wire.Laid  `json:"laid"`
	Reason reasonJSON `json:"reason"`
}

// mapOf is the map's file that came along, or that of the sample named.
func mapOf(m js.Value) ([]byte, error) {
	if s := m.Get("sample"); s.Type() == js.TypeString {
		return samples.File(s.String())
	}
	return bytesOf(m.Get("file")), nil
}

func (d *desk) lay(ctx context.Context, m js.Value) laidJSON {
	if d.game == nil {
		return laidJSON{Reason: told(room.ErrAbsent)}
	}
	data, err := mapOf(m)
	if err != nil {
		return laidJSON{Reason: told(room.ErrAbsent)}
	}
	l, err := d.game.Lay(ctx, seatOf(m), m.Get("name").String(), data)
	return laidJSON{l, told(err)}
}
