package app

import (
	"slices"
	"testing"

	"sightline/client/hand"
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/server/wire"
)

// driver is a fake outside: it feeds messages in, keeps what the Model asks for, and plays a server that has one view.
type driver struct {
	*testing.T
	m       *Model
	effects []Effect
	view    *wire.View
	rev     uint64
}

const (
	me     wire.SeatID = 7
	friend wire.SeatID = 8
)

// at returns a driver whose player or GM sits at a table with a view.
func at(t *testing.T, v *wire.View) *driver {
	t.Helper()
	d := &driver{T: t, m: New("en")}
	d.do(Resize{W: 800, H: 600, Scale: 1})
	d.do(Opened{Path: "/t/room/s/0000000000000007/"})
	d.do(Connected{State: ConnOn})
	d.see(v)
	d.do(Tick{Now: 1000})
	d.effects = nil
	return d
}

func (d *driver) do(msgs ...Msg) {
	for _, msg := range msgs {
		d.effects = append(d.effects, d.m.Update(msg)...)
	}
}

// see tells the Model of a new view, as the server does.
func (d *driver) see(v *wire.View) {
	d.Helper()
	base := d.rev
	u := wire.Update{Base: base, Rev: base + 1, Sum: v.Sum(), Patch: wire.Diff(d.view, v)}
	d.view, d.rev = v, base+1
	d.do(Received{u})
}

// change tells of a view that differs from the last one.
func (d *driver) change(f func(v *wire.View)) {
	d.Helper()
	v := *d.view
	v.Tokens, v.Doors, v.Seats = slices.Clone(v.Tokens), slices.Clone(v.Doors), slices.Clone(v.Seats)
	f(&v)
	d.see(&v)
}

// sent returns the commands sent since the last call, what is shown in passing left out.
func (d *driver) sent() []wire.Command {
	var out []wire.Command
	for _, e := range d.effects {
		if s, ok := e.(Send); ok {
			if _, passing := s.Command.Body.(wire.Show); !passing {
				out = append(out, s.Command)
			}
		}
	}
	d.effects = nil
	return out
}

// one returns the body of the only command sent.
func one[B wire.Body](d *driver) B {
	d.Helper()
	sent := d.sent()
	var none B
	if len(sent) != 1 {
		d.Fatalf("%d commands were sent: %+v", len(sent), sent)
	}
	b, ok := sent[0].Body.(B)
	if !ok {
		d.Fatalf("%T was sent, want %T", sent[0].Body, none)
	}
	return b
}

// px returns where the middle of a cell is on the screen.
func (d *driver) px(x, y int32) (float64, float64) {
	return d.m.Screen(d.m.Grid().Centre(grid.Cell{X: x, Y: y}))
}

// dragFrom drags from cell to cell by way of others; the last one is where it drops.
func (d *driver) dragFrom(x, y int32, way ...[2]int32) {
	sx, sy := d.px(x, y)
	d.do(Touch{hand.Grab{X: sx, Y: sy}})
	for i, w := range way {
		nx, ny := d.px(w[0], w[1])
		d.do(Touch{hand.Drag{X: nx, Y: ny}})
		if i < len(way)-1 {
			d.do(Touch{hand.Waypoint{X: nx, Y: ny}})
		}
	}
}

func (d *driver) drop() { d.do(Touch{hand.Drop{}}) }

func (d *driver) tap(x, y int32) {
	sx, sy := d.px(x, y)
	d.do(Touch{hand.Tap{X: sx, Y: sy, Count: 1}})
}

func full(w, h int32) *geom.Mask {
	m := geom.NewMask(w, h)
	for y := range h {
		m.SetRow(y, 0, w)
	}
	return m
}

func cellPoint(x, y float64) geom.Point {
	return geom.Point{X: int32(x * geom.Unit), Y: int32(y * geom.Unit)}
}

// room is a map of 20 × 15 squares with a wall from (10,0) to (10,14) that has a closed door at (10,6)–(10,7).
func room(role wire.Role) *wire.View {
	return &wire.View{
		Me:    wire.Me{Seat: me, Role: role},
		Table: wire.Table{Name: "Cave", Profile: "dnd14", Diagonal: grid.Alternating, Limit: wire.LimitCounted},
		Scene: wire.Scene{Map: 1, Bounds: geom.Rect{Max: cellPoint(20, 15)}},
		Ground: wire.Ground{
			Explored: full(160, 120), Seen: full(160, 120), Bright: full(160, 120),
		},
		Walls: []wire.Wall{
			{A: cellPoint(10, 0), B: cellPoint(10, 6), Kind: sight.Solid, Sides: wire.SideLeft},
			{A: cellPoint(10, 7), B: cellPoint(10, 14), Kind: sight.Solid, Sides: wire.SideLeft},
		},
		Doors:  []wire.Door{{ID: 5, A: cellPoint(10, 6), B: cellPoint(10, 7)}},
		Tokens: tokens(),
		Seats:  []wire.Seat{{ID: me, Name: "Eva", Colour: 0x44aaff, Role: role, Here: true}, {ID: friend, Name: "Ota", Waiting: true, Colour: 0x77cc55}},
	}
}

func tokens() []wire.Token {
	return []wire.Token{
		{ID: 1, Name: "Eva", At: grid.Place{Cell: grid.Cell{X: 2, Y: 2}}, Owner: me, Sheet: &wire.Sheet{Speed: 6, HP: 8, MaxHP: 10}},
		{ID: 2, Name: "Goblin", At: grid.Place{Cell: grid.Cell{X: 6, Y: 2}}},
		{ID: 3, Name: "Obr", Size: grid.Large, At: grid.Place{Cell: grid.Cell{X: 14, Y: 8}}},
	}
}
