package app

import (
	"slices"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/sight"
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
	a.Cells = m.covered(s)
	for i := range m.View.Tokens {
		t := &m.View.Tokens[i]
		if slices.ContainsFunc(m.Grid().Space(nil, t.Size, t.At), func(c grid.Cell) bool { return slices.Contains(a.Cells, c) }) {
			a.Tokens = append(a.Tokens, t.ID)
		}
	}
}

// covered returns the cells of a shape that its effect reaches through known walls.
func (m *Model) covered(s area.Shape) []grid.Cell {
	scene := m.sight()
	cells := area.Cover(m.Grid(), s, m.geometry.profile.Coverage(s.Kind), m.View.Scene.Bounds)
	return slices.DeleteFunc(cells, func(c grid.Cell) bool {
		points := scene.Points(nil, sight.Body{Cells: []grid.Cell{c}}, sight.Effect)
		return !slices.ContainsFunc(points, func(p geom.Point) bool { return scene.Clear(s.Origin, p, sight.Effect) })
	})
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
