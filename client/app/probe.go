package app

import (
	"math"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// ProbeLine is one line of the sight and cover tool.
type ProbeLine struct {
	From, To geom.Point
	Blocked  bool
	At       geom.Point // where it is blocked
	Giver               // what blocks it
}

// Degree is how much cover there is.
type Degree uint8

// The degrees of cover.
const (
	CoverNone Degree = iota
	CoverHalf
	CoverThreeQuarters
	CoverTotal
)

// Probe is what the sight and cover tool found between two tokens, a token and a place, or the template on the board and a token.
type Probe struct {
	From, To  wire.TokenID // From 0: the template; To 0: an empty place
	Seen      bool         // some line of sight is clear; from a template: its effect gets there
	Degree    Degree
	Counted   Degree      // what the lines alone would give
	Capped    bool        // creatures give no more than Degree here
	Bonus     int32       // that the cover gives
	Lines     []ProbeLine // from the best corner to each corner of the cell judged
	Sight     []ProbeLine // the line of sight that decided
	Cell      grid.Cell   // the target's cell that was judged
	Corner    geom.Point  // the attacker's corner that was chosen
	Distance  int32       // cells
	FromCells []grid.Cell
	ToCells   []grid.Cell
	Facing    bool     // the arcs count
	Arc       grid.Arc // of From's that To is in
	Behind    grid.Arc // of To's that From is in
	Tried     []Flank  // why From does not flank To with those of its side next to To
	place     grid.Place
}

// Givers returns what blocks the corner lines, what blocks most first.
func (p *Probe) Givers() []Giver {
	var all []Giver
	for _, l := range p.Lines {
		if l.Blocked {
			g := l.Giver
			g.Lines = 1
			all = count(all, g)
		}
	}
	return mostFirst(all)
}

// probe asks for line of sight and cover from a token to another (0: to the place at).
func (m *Model) probe(from, to wire.TokenID, at grid.Place) {
	if m.Token(from) == nil || from == to {
		return
	}
	m.Probe = &Probe{From: from, To: to, place: at}
	m.reprobe()
}

// probeArea asks for a token's cover against the template on the board.
func (m *Model) probeArea(to wire.TokenID) {
	if m.Area == nil || m.Token(to) == nil {
		return
	}
	m.Probe = &Probe{To: to}
	m.reprobe()
}

// reprobe asks again after the view changed; the probe goes with its tokens.
func (m *Model) reprobe() {
	p := m.Probe
	from, to := m.Token(p.From), m.Token(p.To)
	m.Stale, m.Dirty = true, true
	if p.From != 0 && from == nil || p.From == 0 && m.Area == nil || p.To != 0 && to == nil {
		m.Probe = nil
		return
	}
	g := m.Grid()
	q := &Probe{From: p.From, To: p.To, place: p.place}
	if to != nil {
		q.ToCells = known.Figure(to).Cells(g)
	} else {
		q.ToCells = g.Space(nil, grid.Medium, p.place)
	}
	if from != nil {
		q.FromCells = known.Figure(from).Cells(g)
		m.judge(q, from, to)
	} else {
		m.judgeArea(q)
	}
	m.Probe = q
	m.reflank()
}

// judge fills in what geometry says of a token's line of sight and cover.
func (m *Model) judge(p *Probe, from, to *wire.Token) {
	scene, rule := m.sight(), m.geometry.profile
	bodies, who := known.Others(m.View, p.From, p.To)
	a, b := sight.Body{Cells: p.FromCells}, sight.Body{Cells: p.ToCells}
	c := rule.Cover(scene, a, b, bodies)
	if len(c.Lines) == 0 { // total: what blocks each line is still to be seen
		l := scene.CornerLines(a, b, bodies)
		c.Corner, c.Cell, c.Lines = l.Corner, l.Cell, l.Lines
	}
	p.Seen = scene.Seen(a, b, m.View.Table.Centre)
	m.fill(p, c, who)
	own, other := known.Figure(from), rules.Figure{At: p.place}
	if to != nil {
		other = known.Figure(to)
		p.Tried = m.tried(from, to)
	}
	p.Distance = rule.Distance(m.Grid(), own, other)
	if rule.Facing {
		p.Facing, p.Arc = true, rule.Arc(m.Grid(), own, p.ToCells).Arc
		if to != nil {
			p.Behind = rule.Arc(m.Grid(), other, p.FromCells).Arc
		}
	}
}

// judgeArea fills in what geometry says of the cover against a template.
func (m *Model) judgeArea(p *Probe) {
	e := m.effect(m.Area)
	maker := m.Area.Token
	bodies, who := known.Others(m.View, p.To, maker)
	c := m.geometry.profile.AreaCover(m.sight(), e, sight.Body{Cells: p.ToCells}, bodies)
	p.Seen = c.Target
	m.fill(p, c, who)
	g := m.Grid()
	p.Distance = g.Distance(m.geometry.profile.Diagonal, []grid.Cell{g.At(e.Shape.Origin)}, p.ToCells)
}

// fill takes over a verdict, its lines in words.
func (m *Model) fill(p *Probe, c rules.Cover, who []wire.TokenID) {
	p.Degree, p.Counted, p.Capped, p.Bonus = Degree(c.Degree), Degree(c.Counted), c.Capped, c.Bonus
	p.Corner, p.Cell = c.Corner, c.Cell
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
	b := known.BlockerOf(m.View, l, who)
	if p.By, p.Kind = m.blame(b); p.By == BlameToken {
		p.Name = m.Token(b.Token).Name
	}
	return p
}

// probeAt points the sight tool at what lies at x, y: from the token it points from already, else from the selected one.
func (m *Model) probeAt(x, y float64, wide bool) {
	from := m.Selected
	if m.Probe != nil {
		from = m.Probe.From
	}
	t := m.hit(x, y, wide)
	switch {
	case t != nil && from == 0:
		m.probeArea(t.ID)
	case t != nil:
		m.probe(from, t.ID, t.At)
	default:
		m.probe(from, 0, grid.Place{Cell: m.Grid().At(m.At(x, y))})
	}
}

// onOrigin says whether x, y is where the template on the board begins.
func (m *Model) onOrigin(x, y float64, wide bool) bool {
	if m.Area == nil || m.Area.Stage != AreaStands {
		return false
	}
	ox, oy := m.Screen(m.Area.Shape.Origin)
	reach := 10.0
	if wide {
		reach = 22
	}
	return math.Hypot(ox-x, oy-y) <= reach
}
