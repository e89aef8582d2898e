package app

import (
	"slices"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
)

const (
	pingFor  = 2500  // milliseconds a ping is drawn
	shownFor = 60000 // milliseconds after which a thing is dropped whose end was never told
)

// passed takes in what another seat shows in passing.
func (m *Model) passed(p wire.Passing) {
	if m.View == nil {
		return
	}
	m.Dirty = true
	if p.Thing.Kind == wire.ThingPing {
		if len(p.Thing.Points) > 0 {
			m.Pings = append(m.Pings, Ping{p.From, p.Thing.Points[0], m.Now})
		}
		return
	}
	m.Shown = slices.DeleteFunc(m.Shown, func(s Shown) bool { return s.From == p.From })
	if p.Thing.Kind == wire.ThingNone {
		return
	}
	m.Shown = append(m.Shown, m.measured(Shown{From: p.From, Thing: p.Thing, Until: m.Now + shownFor}))
}

// measured works out here what another's thing costs and covers.
func (m *Model) measured(s Shown) Shown {
	g := m.Grid()
	switch s.Thing.Kind {
	case wire.ThingDrag:
		if t := m.Token(s.Thing.Token); t != nil {
			s.Leg = m.march(t, t.At, s.Thing.Path)
		}
	case wire.ThingRuler:
		if len(s.Thing.Points) == 0 {
			return s
		}
		at := grid.Place{Cell: g.At(s.Thing.Points[0])}
		var steps []grid.Place
		start := at
		for _, p := range s.Thing.Points[1:] {
			to := grid.Place{Cell: g.At(p)}
			steps, at = append(steps, straight(g, at, to)...), to
		}
		s.Leg = m.leg(start, steps)
	case wire.ThingTemplate:
		e := rules.Effect{Shape: s.Thing.Shape, Toward: s.Thing.Shape.Origin, Around: s.Thing.Around}
		if t := m.Token(s.Thing.Token); t != nil {
			e.Toward = m.Grid().Middle(t.Size, t.At)
		}
		s.Cells, _ = m.covered(e)
	}
	return s
}

// tick lets time pass: notices, pings and forgotten things end, and a template that stands is shown again before others forget it.
func (m *Model) tick(now int64) []Effect {
	before := m.Now
	m.Now = now
	m.breakTick(before)
	if n := len(m.Toasts); n > 0 {
		m.Toasts = slices.DeleteFunc(slices.Clone(m.Toasts), func(t Toast) bool { return t.Until <= now })
		m.Stale = m.Stale || len(m.Toasts) != n
	}
	if n := len(m.Fresh); n > 0 {
		m.Fresh = slices.DeleteFunc(slices.Clone(m.Fresh), func(f Fresh) bool { return f.Until <= now })
		m.Stale = m.Stale || len(m.Fresh) != n
	}
	if n := len(m.Shown); n > 0 {
		m.Shown = slices.DeleteFunc(slices.Clone(m.Shown), func(s Shown) bool { return s.Until <= now })
		m.Dirty = m.Dirty || len(m.Shown) != n
	}
	if len(m.Pings) > 0 {
		m.Pings = slices.DeleteFunc(slices.Clone(m.Pings), func(p Ping) bool { return now-p.Since > pingFor })
		m.Dirty = true // they grow
	}
	if a := m.Area; a != nil && a.Stage == AreaStands && a.sent != 0 && now-a.sent > shownFor/2 && m.Drag == nil && m.Conn.State == ConnOn {
		return m.passArea(true)
	}
	return nil
}
