package app

import (
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// leg measures steps over plain ground: those of rulers.
func (m *Model) leg(start grid.Place, steps []grid.Place) Leg {
	after, each := path.Measure(m.Grid(), m.costs(), path.Spent{}, start, steps)
	return Leg{Start: start, Steps: steps, Beyond: len(steps), At: len(steps), Each: each, Total: after.Cells, Cost: after.Cells}
}

// march measures and judges the steps of a token from a place, as its seat knows the ground: with the code that the server uses.
func (m *Model) march(t *wire.Token, from grid.Place, steps []grid.Place) Leg {
	ground, who := m.ground(t), m.mover(t, from)
	v := m.geometry.profile.Move(ground, who, steps)
	l := Leg{Start: from, Steps: steps, Each: v.Each, Beyond: len(steps), Why: v.Reason, At: v.At, Flies: who.Flying}
	l.Total = who.Spent.Cells
	if n := len(v.Each); n > 0 {
		l.Total = v.Each[n-1]
	}
	l.Cost = l.Total - who.Spent.Cells
	pace, counted := m.speed(t, who)
	if l.Speed = pace; !counted {
		return l
	}
	who.Speed = known.Speed(m.View, t)
	if v := m.geometry.profile.Move(ground, who, steps); v.Reason == rules.TooFar {
		l.Beyond, l.Speed = v.At, v.Limit
	}
	return l
}

// ground is what the seat knows of what a token moves on.
func (m *Model) ground(t *wire.Token) rules.Ground { return known.Around(m.View, m.sight(), t.ID) }

// mover is a token as the rules know one who moves, from a place on.
func (m *Model) mover(t *wire.Token, from grid.Place) rules.Mover {
	who := known.Mover(t, m.Fly && t.ID == m.Selected, false)
	who.At, who.Hair = from, m.Grid().Centre(from.Cell)
	return who
}

// speed is what a token may pay in its turn where the table counts it; false: it does not.
func (m *Model) speed(t *wire.Token, who rules.Mover) (int32, bool) {
	switch {
	case t.Sheet == nil || m.View.Table.Limit == wire.LimitFree || t.Sheet.Speed == 0 && !who.Flying:
		return 0, false
	case who.Flying:
		return who.Fly, who.Fly > 0
	}
	return known.Speed(m.View, t), true
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
func (m *Model) walk(t *wire.Token, from grid.Place, stops []grid.Place) (steps []grid.Place, ok bool) {
	g, ground, who := m.Grid(), m.ground(t), m.mover(t, from)
	may, costs := m.geometry.profile.May(ground, who), m.geometry.profile.Costs(ground, who)
	spent := who.Spent
	ok = true
	at := from
	for _, to := range stops {
		if to == at {
			continue
		}
		part := straight(g, at, to)
		if !free(at, part, may) || m.dear(costs, spent, at, part) {
			if way, found := path.Route(g, at, to, costs, spent, m.explored(to, may), routeLimit); found {
				part = way
			} else {
				ok = free(at, part, may) && ok
			}
		}
		spent, _ = path.Measure(g, costs, spent, at, part)
		steps, at = append(steps, part...), to
	}
	return steps, ok
}

// dear says whether steps cost more than they would over plain ground. Nothing is cheaper than a straight line that is not.
func (m *Model) dear(c path.Costs, spent path.Spent, at grid.Place, steps []grid.Place) bool {
	paid, _ := path.Measure(m.Grid(), c, spent, at, steps)
	plain, _ := path.Measure(m.Grid(), path.Costs{Rule: c.Rule, Size: c.Size}, spent, at, steps)
	return paid.Cells > plain.Cells
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
