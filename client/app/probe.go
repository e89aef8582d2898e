package app

import (
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// probe asks for line of sight and cover from a token to another (0: to the place at).
func (m *Model) probe(from, to wire.TokenID, at grid.Place) {
	if m.Token(from) == nil || from == to {
		return
	}
	m.Probe = &Probe{From: from, To: to, place: at}
	m.reprobe()
}

// reprobe asks again after the view changed; the probe goes with its tokens.
func (m *Model) reprobe() {
	p := m.Probe
	from, to := m.Token(p.From), m.Token(p.To)
	m.Stale, m.Dirty = true, true
	if from == nil || p.To != 0 && to == nil {
		m.Probe = nil
		return
	}
	g := m.Grid()
	q := &Probe{From: p.From, To: p.To, place: p.place, FromCells: g.Space(nil, from.Size, from.At)}
	if to != nil {
		q.ToCells = g.Space(nil, to.Size, to.At)
	} else {
		q.ToCells = g.Space(nil, grid.Medium, p.place)
	}
	q.Distance = g.Distance(m.View.Table.Diagonal, q.FromCells, q.ToCells)
	m.judge(q)
	m.Probe = q
}

// judge fills in what geometry says.
func (m *Model) judge(p *Probe) {
	scene := m.sight()
	bodies, who := known.Others(m.View, p.From, p.To)
	a, b := sight.Body{Cells: p.FromCells}, sight.Body{Cells: p.ToCells}
	c := m.geometry.profile.Cover(scene, a, b, bodies)
	if len(c.Lines) == 0 { // total: what blocks each line is still to be seen
		l := scene.CornerLines(a, b, bodies)
		c.Corner, c.Cell, c.Lines = l.Corner, l.Cell, l.Lines
	}
	p.Seen = scene.Seen(a, b, m.View.Table.Centre)
	p.Degree, p.Corner, p.Cell = Degree(c.Degree), c.Corner, c.Cell
	for _, l := range c.Lines {
		p.Lines = append(p.Lines, m.line(l, who))
	}
	for _, l := range c.Sight {
		p.Sight = append(p.Sight, m.line(l, who))
	}
}

// line says of a line what blocks it.
func (m *Model) line(l sight.Line, who []wire.TokenID) ProbeLine {
	p := ProbeLine{From: l.From, To: l.To, Blocked: l.Blocked, At: l.At}
	switch b := known.BlockerOf(m.View, l, who); b.By {
	case known.ByToken:
		p.By, p.Name = BlameToken, m.Token(b.Token).Name
	case known.ByDoor:
		p.By = BlameDoor
	case known.ByWall:
		p.By = BlameWall
	}
	return p
}

// probeAt points the sight tool at what lies at x, y.
func (m *Model) probeAt(x, y float64, wide bool) {
	from := m.Selected
	if m.Probe != nil {
		from = m.Probe.From
	}
	if t := m.hit(x, y, wide); t != nil {
		m.probe(from, t.ID, t.At)
		return
	}
	m.probe(from, 0, grid.Place{Cell: m.Grid().At(m.At(x, y))})
}
