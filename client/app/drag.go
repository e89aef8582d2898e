package app

import (
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// passEvery is how often, in milliseconds, a thing under way is shown to others. The server takes 20 a second.
const passEvery = 100

// pick begins to drag a token.
func (m *Model) pick(t *wire.Token, x, y float64) {
	at, _ := m.PlaceOf(t)
	m.choose(t.ID)
	m.Menu = nil
	m.Drag = &Drag{Token: t.ID, Size: t.Size, From: at, To: at, X: x, Y: y, Reachable: true}
	m.Drag.Leg = m.march(t, at, nil)
	m.Stale, m.Dirty = true, true
}

// drag moves what is dragged to x, y.
func (m *Model) drag(x, y float64, put bool) []Effect {
	d := m.Drag
	t := m.Token(d.Token)
	d.X, d.Y, m.Dirty = x, y, true
	put = put && m.IsGM()
	to := m.Grid().SnapAs(t.Size, m.At(x, y), d.From)
	if put {
		to = m.Grid().Snap(t.Size, m.At(x, y))
	}
	if to == d.To && put == d.Put {
		return nil
	}
	d.To, d.Put = to, put
	m.redrag(t)
	return m.passDrag(false)
}

// redrag finds the way of a drag again.
func (m *Model) redrag(t *wire.Token) {
	d := m.Drag
	m.Stale, m.Dirty = true, true
	if d.Put {
		d.Leg, d.Reachable, d.Why, d.Stuck = Leg{Start: d.From}, true, rules.Fine, 0
		return
	}
	steps, ok := m.walk(t, d.From, append(d.Turns[:len(d.Turns):len(d.Turns)], d.To))
	d.Leg = m.march(t, d.From, steps)
	d.Reachable, d.Why, d.Stuck = ok, d.Leg.Why, d.Leg.At
}

// turn fixes a corner of the path where the drag is now.
func (m *Model) turn() {
	d := m.Drag
	if d == nil || d.Put || d.To == d.From || len(d.Turns) > 0 && d.Turns[len(d.Turns)-1] == d.To {
		return
	}
	d.Turns = append(d.Turns, d.To)
	m.Dirty = true
}

// drop ends a drag: the token walks the path shown. A GM's token that finds no way is put there.
func (m *Model) drop() []Effect {
	d := m.Drag
	effects := m.passDrag(true)
	m.Drag, m.Stale, m.Dirty = nil, true, true
	t := m.Token(d.Token)
	if t == nil || d.To == d.From && len(d.Turns) == 0 {
		return effects
	}
	if m.IsGM() && (d.Put || !d.Reachable) {
		return append(effects, m.do(wire.PutToken{Token: d.Token, At: d.To})...)
	}
	if len(d.Leg.Steps) == 0 {
		return effects
	}
	return append(effects, m.do(wire.MoveToken{Token: d.Token, Path: d.Leg.Steps, Fly: d.Leg.Flies, How: m.going()})...)
}

// cancelDrag ends a drag as if it had not begun.
func (m *Model) cancelDrag() []Effect {
	if m.Drag == nil {
		return nil
	}
	effects := m.passDrag(true)
	m.Drag, m.Stale, m.Dirty = nil, true, true
	return effects
}

// passDrag shows a drag to those who may see it; end takes it away again.
func (m *Model) passDrag(end bool) []Effect {
	d := m.Drag
	if end {
		if d.sent == 0 {
			return nil
		}
		return m.reshow()
	}
	if d.sent != 0 && m.Now-d.sent < passEvery {
		return nil
	}
	d.sent = max(m.Now, 1)
	return m.do(wire.Show{Thing: wire.Thing{Kind: wire.ThingDrag, Token: d.Token, Path: d.Leg.Steps}})
}

// step moves the selected token one step toward dx, dy on the screen.
func (m *Model) step(dx, dy int) []Effect {
	t := m.Token(m.Selected)
	if t == nil || !m.Mine(t) || m.Drag != nil {
		return nil
	}
	at, _ := m.PlaceOf(t)
	to := grid.Place{Cell: toward(m.Grid(), at.Cell, dx, dy), Turned: at.Turned, Quarter: at.Quarter}
	return m.do(wire.MoveToken{Token: t.ID, Path: []grid.Place{to}, Fly: m.mover(t, at).Flying, How: m.going()})
}

// going is how the selected token is moved: only a GM moves one against its will.
func (m *Model) going() fight.Going {
	if m.Going == fight.Forced && !m.IsGM() {
		return fight.Own
	}
	return m.Going
}

// toward returns the neighbour of a cell that lies most in a direction. Of two that lie equally so (up on pointy hexes)
// rows take turns, so that going on keeps straight.
func toward(g grid.Grid, c grid.Cell, dx, dy int) grid.Cell {
	x0, y0 := g.ToCells(g.Centre(c))
	if g.Kind == grid.Gridless { // half a unit
		return g.At(g.FromCells(x0+float64(dx)/2, y0+float64(dy)/2))
	}
	best, most, row := c, -1e9, c.Y
	if g.Kind == grid.HexFlat {
		row = c.X
	}
	for _, n := range g.Neighbours(nil, c) {
		x, y := g.ToCells(g.Centre(n))
		along := (x-x0)*float64(dx) + (y-y0)*float64(dy)
		across := (x-x0)*float64(dy) - (y-y0)*float64(dx)
		score := along - 0.3*abs(across)
		if row&1 == 0 {
			score += 0.01 * across
		} else {
			score -= 0.01 * across
		}
		if score > most {
			best, most = n, score
		}
	}
	return best
}

func abs(x float64) float64 {
	if x < 0 {
		return -x
	}
	return x
}
