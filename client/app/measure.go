package app

import (
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/server/wire"
)

// leg measures steps. It is the one measuring of drags, labels, rulers and colours.
func (m *Model) leg(size grid.Size, start grid.Place, steps []grid.Place, spent path.Spent, speed int32) Leg {
	l := Leg{Start: start, Steps: steps, Speed: speed, Beyond: len(steps)}
	after, each := path.Measure(m.Grid(), m.costs(size), spent, start, steps)
	l.Each, l.Total, l.Cost = each, after.Cells, after.Cells-spent.Cells
	for i, c := range each {
		if speed > 0 && c > speed {
			l.Beyond = i
			break
		}
	}
	return l
}

// spent returns what a token has spent of its movement, and its speed where the table counts it (else 0).
func (m *Model) spent(t *wire.Token) (path.Spent, int32) {
	switch {
	case t.Sheet == nil:
		return path.Spent{}, 0
	case m.View.Table.Limit == wire.LimitFree:
		return t.Sheet.Spent, 0
	}
	return t.Sheet.Spent, t.Sheet.Speed
}

// explored keeps a way to ground that the seat has explored, but for its last step: nobody walks round by what they have
// never seen. A GM has seen all.
func (m *Model) explored(last grid.Place, may func(from, to grid.Place) bool) func(from, to grid.Place) bool {
	if m.IsGM() {
		return may
	}
	g, ground := m.Grid(), m.View.Ground.Explored
	return func(from, to grid.Place) bool {
		if x, y := g.Sub(m.View.Scene.Bounds, g.Centre(to.Cell)); to != last && !ground.Get(x, y) {
			return false
		}
		return may(from, to)
	}
}

// walk finds a way through known ground from a place by way of corners to another. Without one it returns the straight
// steps and false: the server says why not.
func (m *Model) walk(size grid.Size, from grid.Place, stops []grid.Place, spent path.Spent) (steps []grid.Place, ok bool) {
	g, may := m.Grid(), m.may(size)
	ok = true
	at := from
	for _, to := range stops {
		if to == at {
			continue
		}
		part := straight(g, at, to)
		if !free(at, part, may) { // nothing is cheaper than a straight line that is free
			if way, found := path.Route(g, at, to, m.costs(size), spent, m.explored(to, may), routeLimit); found {
				part = way
			} else {
				ok = false
			}
		}
		spent, _ = path.Measure(g, m.costs(size), spent, at, part)
		steps, at = append(steps, part...), to
	}
	return steps, ok
}

// free says whether every step can be made.
func free(at grid.Place, steps []grid.Place, may func(from, to grid.Place) bool) bool {
	for _, to := range steps {
		if !may(at, to) {
			return false
		}
		at = to
	}
	return true
}

// routeLimit bounds how many places a search for a way looks at, so that a drag never stalls.
const routeLimit = 20000
