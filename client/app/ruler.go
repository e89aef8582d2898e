package app

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// rule begins a ruler at x, y.
func (m *Model) rule(x, y float64) {
	p := m.At(x, y)
	m.Ruler = &Ruler{Turns: []geom.Point{p}, End: p}
	m.reruler()
}

// rulerTo stretches the ruler under way.
func (m *Model) rulerTo(x, y float64) []Effect {
	m.Ruler.End = m.At(x, y)
	m.reruler()
	return m.passRuler(false)
}

func (m *Model) rulerTurn() {
	r := m.Ruler
	if r != nil && !r.Done && r.Turns[len(r.Turns)-1] != r.End {
		r.Turns = append(r.Turns, r.End)
		m.Dirty = true
	}
}

// reruler measures the ruler again, cell to cell, without walls.
func (m *Model) reruler() {
	r, g := m.Ruler, m.Grid()
	at := grid.Place{Cell: g.At(r.Turns[0])}
	start := at
	var steps []grid.Place
	for _, p := range append(r.Turns[1:len(r.Turns):len(r.Turns)], r.End) {
		to := grid.Place{Cell: g.At(p)}
		steps, at = append(steps, straight(g, at, to)...), to
	}
	r.Leg = m.leg(start, steps)
	r.Apart, r.Up = m.apart(r)
	m.Stale, m.Dirty = true, true
}

// apart is how far it is from a token under the beginning of a straight ruler to a token or a cell under its end, or from a cell to
// a token: from space to space, heights and all (R-024-018). It is -1 where neither end lies on a token.
func (m *Model) apart(r *Ruler) (cells, up int32) {
	a, b := m.standing(r.Turns[0]), m.standing(r.End)
	if len(r.Turns) > 1 || a == nil && b == nil {
		return -1, 0
	}
	from, to := m.figureAt(a, r.Turns[0]), m.figureAt(b, r.End)
	up = to.Layers().Apart(from.Layers())
	if to.Floor < from.Floor {
		up = -up
	}
	return m.geometry.profile.Distance(m.Grid(), from, to), up
}

// standing is the token in whose space a point of the map lies, or nil.
func (m *Model) standing(p geom.Point) *wire.Token {
	g := m.Grid()
	order := m.Order()
	for i := len(order) - 1; i >= 0; i-- {
		t := &m.View.Tokens[order[i]]
		if g.Overlap(known.Figure(t).Cells(g), []grid.Cell{g.At(p)}) {
			return t
		}
	}
	return nil
}

// figureAt is a token as the rules see it, or a creature on the ground at a point where there is none.
func (m *Model) figureAt(t *wire.Token, p geom.Point) rules.Figure {
	if t == nil {
		return rules.Figure{At: grid.Place{Cell: m.Grid().At(p)}}
	}
	return known.Figure(t)
}

func (m *Model) rulerDone() []Effect {
	m.Ruler.Done, m.Stale = true, true
	return m.passRuler(true)
}

func (m *Model) passRuler(now bool) []Effect {
	r := m.Ruler
	if !now && r.sent != 0 && m.Now-r.sent < passEvery {
		return nil
	}
	r.sent = max(m.Now, 1)
	return m.do(wire.Show{Thing: wire.Thing{Kind: wire.ThingRuler, Points: append(r.Turns[:len(r.Turns):len(r.Turns)], r.End)}})
}

// clearLines takes rulers, sight lines and strokes away.
func (m *Model) clearLines() {
	if m.Ruler != nil || m.Probe != nil || m.Paint != nil {
		m.Ruler, m.Probe, m.Paint = nil, nil, nil
		m.Stale, m.Dirty = true, true
		m.reflank()
	}
}

// hideLines is clearLines, and others no longer see a ruler.
func (m *Model) hideLines() []Effect {
	shown := m.Ruler != nil && m.Ruler.sent != 0
	m.clearLines()
	if shown {
		return m.reshow()
	}
	return nil
}

// clearTools takes templates away too.
func (m *Model) clearTools() {
	m.clearLines()
	if m.Area != nil {
		m.Area, m.Stale, m.Dirty = nil, true, true
	}
}

// hideTools is clearTools, and others no longer see what was shown in passing.
func (m *Model) hideTools() []Effect {
	shown := m.Ruler != nil && m.Ruler.sent != 0 || m.Area != nil && m.Area.sent != 0
	m.clearTools()
	if shown {
		return m.do(wire.Show{})
	}
	return nil
}

// reshow shows others again what stands on the board, once something else is no longer shown in its place.
func (m *Model) reshow() []Effect {
	if m.Area != nil && m.Area.Stage == AreaStands {
		return m.passArea(true)
	}
	return m.do(wire.Show{})
}

// redoTools asks again what stands on the board, after the view changed.
func (m *Model) redoTools() {
	if m.Area != nil {
		m.reArea()
	}
	if m.Probe != nil {
		m.reprobe()
	}
	if m.Fight != nil {
		m.reaim()
	}
	if d := m.Drag; d != nil {
		m.redrag(m.Token(d.Token))
	}
	m.reflank()
}
