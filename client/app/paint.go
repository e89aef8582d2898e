package app

import (
	"sightline/geom"
	"sightline/server/wire"
)

// The limits of the fog brush, in cells across.
const (
	MinBrush = 1
	MaxBrush = 20
)

// paint begins a stroke of the fog brush.
func (m *Model) paint(reveal bool, x, y float64) {
	w, h := m.Grid().SubCount(m.View.Scene.Bounds)
	m.Paint = &Paint{Reveal: reveal, Mask: geom.NewMask(w, h), last: m.At(x, y)}
	m.dab(m.Paint.last)
}

// paintTo draws the stroke on to x, y; a fast stroke leaves no gaps.
func (m *Model) paintTo(x, y float64) {
	p, to := m.Paint, m.At(x, y)
	d := to.Sub(p.last)
	n := max(abs32(d.X), abs32(d.Y))/(geom.Unit*m.Brush/4) + 1
	for i := int32(1); i <= n; i++ {
		m.dab(geom.Point{X: p.last.X + int32(int64(d.X)*int64(i)/int64(n)), Y: p.last.Y + int32(int64(d.Y)*int64(i)/int64(n))})
	}
	p.last = to
}

// dab takes in what lies within half the brush of a point.
func (m *Model) dab(at geom.Point) {
	if m.Paint.Mask == nil {
		m.dabLand(at)
		return
	}
	m.dabFog(at)
}

// dabFog sets the sub-cells whose centres lie within half the brush of a point.
func (m *Model) dabFog(at geom.Point) {
	g, b := m.Grid(), m.View.Scene.Bounds
	r := m.Brush * geom.Unit / 2
	x0, y0 := g.Sub(b, geom.Point{X: at.X - 2*r, Y: at.Y - 2*r})
	x1, y1 := g.Sub(b, geom.Point{X: at.X + 2*r, Y: at.Y + 2*r})
	reach := g.Reach2(m.Brush)
	for y := max(0, y0); y <= min(y1, m.Paint.Mask.H()-1); y++ {
		for x := max(0, x0); x <= min(x1, m.Paint.Mask.W()-1); x++ {
			if 4*g.Dist2(at, g.SubCentre(b, x, y)) <= reach {
				m.Paint.Mask.Set(x, y, true)
			}
		}
	}
	m.Dirty = true
}

func (m *Model) paintDone() []Effect {
	p := m.Paint
	m.Paint, m.Dirty = nil, true
	if p.Mask == nil {
		return m.landDone(p)
	}
	if p.Mask.Empty() {
		return nil
	}
	return m.do(wire.BrushFog{Reveal: p.Reveal, Area: p.Mask})
}

func abs32(x int32) int32 {
	if x < 0 {
		return -x
	}
	return x
}
