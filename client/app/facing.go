package app

import (
	"math"

	"sightline/client/hand"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// Spin is a token being turned by its handle.
type Spin struct {
	Token  wire.TokenID
	Facing int16
}

// arcsFar is how many cells about a token its arcs are drawn.
const arcsFar = 3

// Facing returns where a token is drawn to face: where its handle is dragged to, else as the view has it.
func (m *Model) Facing(t *wire.Token) int16 {
	if m.Spin != nil && m.Spin.Token == t.ID {
		return m.Spin.Facing
	}
	return t.Facing
}

// Turned returns the facing one step to either side of a token's: by a side of its space where the table plays with facing, else
// by a neighbour's angle.
func (m *Model) Turned(t *wire.Token, by int) int16 {
	g := m.Grid()
	switch {
	case g.Hex():
		return g.Facing(g.Sector(t.Facing) + by)
	case m.geometry.profile.Facing:
		return over(g, g.Side(t.Facing)+by)
	}
	return int16(((int(t.Facing)+45*by)%360 + 360) % 360)
}

// over is the facing straight over a side of a space.
func over(g grid.Grid, side int) int16 {
	if g.Hex() {
		return g.Facing(side)
	}
	return int16((side%4+4)%4) * 90
}

// rotate turns the selected token one step.
func (m *Model) rotate(by int) []Effect {
	t := m.Token(m.Selected)
	if t == nil || !m.Mine(t) {
		return nil
	}
	return m.do(wire.TurnToken{Token: t.ID, Facing: m.Turned(t, by)})
}

// Handle returns where the handle is drawn that turns the selected token, in CSS pixels; false when there is none: the table plays
// without facing, or the token is another's.
func (m *Model) Handle() (x, y float64, ok bool) {
	t := m.Token(m.Selected)
	if t == nil || !m.geometry.profile.Facing || !m.Mine(t) || m.Tool != ToolSelect || m.Drag != nil {
		return 0, 0, false
	}
	at, _ := m.PlaceOf(t)
	x, y = m.Screen(m.Grid().Middle(t.Size, at))
	far := m.Across(t)/2*m.Camera.Zoom*1.15 + 14
	sin, cos := math.Sincos(float64(m.Facing(t)) * math.Pi / 180)
	return x + far*sin, y - far*cos, true
}

// grips says whether a press at x, y takes the handle.
func (m *Model) grips(x, y float64, d hand.Device) bool {
	hx, hy, ok := m.Handle()
	reach := 11.0
	if d == hand.Finger {
		reach = 24
	}
	return ok && math.Hypot(hx-x, hy-y) <= reach
}

// spinTo turns the token whose handle is held toward x, y, to the side of its space that lies nearest.
func (m *Model) spinTo(x, y float64) {
	t := m.Token(m.Spin.Token)
	g := m.Grid()
	if f := over(g, g.Side(g.FacingTo(g.Middle(t.Size, t.At), m.At(x, y)))); f != m.Spin.Facing {
		m.Spin.Facing, m.Dirty = f, true
	}
}

// spun ends the turn of a handle.
func (m *Model) spun() []Effect {
	s := m.Spin
	m.Spin, m.Dirty = nil, true
	if t := m.Token(s.Token); t == nil || t.Facing == s.Facing {
		return nil
	}
	return m.do(wire.TurnToken{Token: s.Token, Facing: s.Facing})
}

// ArcCell is a cell about the selected token and the arc that it lies in.
type ArcCell struct {
	Cell grid.Cell
	Arc  grid.Arc
}

// Arcs returns the cells about the selected token by the arc they lie in, where the table plays with facing: exact halves as the
// rules give them. None of a token that is only remembered.
func (m *Model) Arcs() []ArcCell {
	t := m.Token(m.Selected)
	if t == nil || t.Past || !m.geometry.profile.Facing {
		return nil
	}
	g := m.Grid()
	at, _ := m.PlaceOf(t)
	space := g.Space(nil, t.Size, at)
	side, far := g.Side(m.Facing(t)), t.Size.Across()/2+arcsFar+1
	var all []ArcCell
	for n := int32(0); n <= far; n++ {
		for _, c := range g.Ring(nil, at.Cell, n) {
			d := g.Distance(grid.Equal, space, []grid.Cell{c})
			if d == 0 || d > arcsFar || !g.Inside(m.View.Scene.Bounds, c) {
				continue
			}
			all = append(all, ArcCell{c, g.Arc(t.Size, at, side, m.geometry.profile.WideFront, c)})
		}
	}
	return all
}
