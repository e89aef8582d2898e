package app

import (
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

// The limits of a template's length, in cells.
const (
	MinLength = 1
	MaxLength = 60
)

// template begins a template at x, y: from the token there, where the tool is a cone, else from the point of the grid nearest.
func (m *Model) template(kind Tool, x, y float64) {
	from := m.geometry.profile.AreaOrigin(m.Grid(), m.At(x, y))
	if t := m.hit(x, y, false); t != nil && kind == ToolCone {
		at, _ := m.PlaceOf(t)
		from = m.Grid().Middle(t.Size, at)
	}
	m.Area = &Area{Kind: kind, From: from, To: m.At(x, y), Length: m.Length}
	m.recover()
}

// templateTo points a cone, and moves a circle.
func (m *Model) templateTo(x, y float64) []Effect {
	a, p := m.Area, m.At(x, y)
	if a.Kind == ToolCircle {
		a.From = m.geometry.profile.AreaOrigin(m.Grid(), p)
	}
	if a.To == p {
		return nil
	}
	a.To = p
	m.recover()
	return m.passArea(false)
}

func (m *Model) templateDone() []Effect {
	m.Area.Done, m.Stale = true, true
	return m.passArea(true)
}

// shape returns the template as geometry; false when a cone points nowhere.
func (a *Area) shape() (area.Shape, bool) {
	s := area.Shape{Kind: area.Circle, Origin: a.From, Length: a.Length * geom.Unit}
	if a.Kind == ToolCone {
		s.Kind, s.Dir = area.Cone, a.To.Sub(a.From)
		return s, s.Dir != geom.Point{}
	}
	return s, true
}

// recover finds again what the template covers and who stands in it.
func (m *Model) recover() {
	a := m.Area
	a.Cells, a.Tokens = nil, nil
	m.Stale, m.Dirty = true, true
	s, ok := a.shape()
	if !ok {
		return
	}
	e := rules.Effect{Shape: s, Toward: m.maker(s)}
	a.Cells = m.covered(e)
	for _, c := range m.geometry.profile.Catch(m.sight(), e, m.figures()) {
		if t := &m.View.Tokens[c.Other]; !t.Past { // one that is only remembered may be elsewhere by now
			a.Tokens = append(a.Tokens, t.ID)
		}
	}
}

// maker returns where the one who makes the area is: it decides the side of an origin on a wall.
func (m *Model) maker(s area.Shape) geom.Point {
	if t := m.Token(m.Selected); t != nil {
		return m.Grid().Middle(t.Size, t.At)
	}
	return s.Origin
}

// figures returns the tokens as the rules see them, in the order of the view.
func (m *Model) figures() []rules.Figure {
	all := make([]rules.Figure, len(m.View.Tokens))
	for i, t := range m.View.Tokens {
		all[i] = rules.Figure{Size: t.Size, At: t.At, Facing: t.Facing, Down: t.Down}
	}
	return all
}

// covered returns the cells of an area that its effect reaches through known walls.
func (m *Model) covered(e rules.Effect) []grid.Cell {
	var cells []grid.Cell
	for _, r := range m.geometry.profile.Area(m.sight(), e) {
		if r.In {
			cells = append(cells, r.Cell)
		}
	}
	return cells
}

func (m *Model) passArea(now bool) []Effect {
	a := m.Area
	s, ok := a.shape()
	if !ok || !now && a.sent != 0 && m.Now-a.sent < passEvery {
		return nil
	}
	a.sent = max(m.Now, 1)
	return m.do(wire.Show{Thing: wire.Thing{Kind: wire.ThingTemplate, Shape: s}})
}

// setLength sets how long templates are, the standing one too.
func (m *Model) setLength(cells int32) []Effect {
	m.Length, m.Stale = max(MinLength, min(MaxLength, cells)), true
	if m.Area == nil {
		return nil
	}
	m.Area.Length = m.Length
	m.recover()
	return m.passArea(true)
}
