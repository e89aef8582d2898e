package rules

import (
	"slices"

	"sightline/geom/grid"
	"sightline/geom/path"
)

// Rise is the verdict on a way straight up or down.
type Rise struct {
	Spent  path.Spent // after it
	Reason Reason     // Fine, NoWay, TooFar or Occupied
	Other  int        // index of the creature whose space it would end in, -1: none
	Flies  bool       // it flies there
}

// Rise judges a way straight up or down to a layer. Each layer costs a cell, as each cell along does: in flight by the speed of
// flying; else on steep ground, up from the ground, by climbing, and in water, down from its surface, by swimming, at twice that
// without a speed of its own (R-024-012; the seed has no details of special speeds). Of two ways the cheaper is taken, of two as
// cheap that by the greater speed.
func (p Profile) Rise(g Ground, m Mover, floor int32) Rise {
	j := p.judge(g, m)
	v := Rise{Spent: m.Spent, Reason: NoWay, Other: -1}
	layers := max(floor-m.Floor, m.Floor-floor)
	for _, w := range j.risings(floor) {
		spent := m.Spent.Cells + layers*w.each
		r := Fine
		if m.Speed >= 0 && spent > w.speed {
			r = TooFar
		}
		if v.Reason == NoWay || v.Reason == TooFar && r == Fine {
			v.Reason, v.Flies, v.Spent.Cells = r, w.flies, spent
		}
	}
	if v.Reason != Fine {
		return v
	}
	j.mover.Floor = floor
	if v.Other = j.occupies(m.At); v.Other >= 0 {
		v.Reason = Occupied
	}
	return v
}

// rising is a way up or down: what each layer costs and how much may be paid for it.
type rising struct {
	each, speed int32
	flies       bool
}

// risings are the ways in which a mover can get to a layer, the cheapest first.
func (j *judge) risings(floor int32) []rising {
	m := j.mover
	if floor == m.Floor {
		return []rising{{0, m.Spent.Cells, false}}
	}
	var ways []rising
	if m.Fly > 0 {
		ways = append(ways, rising{1, m.Fly, true})
	}
	space := j.grid.Space(nil, m.Size, m.At)
	if min(floor, m.Floor) >= 0 && j.land != nil && slices.ContainsFunc(space, func(c grid.Cell) bool { return j.land(c)&Steep != 0 }) {
		ways = append(ways, own(m.Climb, m.Speed))
	}
	if max(floor, m.Floor) <= 0 && j.land != nil && !slices.ContainsFunc(space, func(c grid.Cell) bool { return j.land(c)&Water == 0 }) {
		ways = append(ways, own(m.Swim, m.Speed))
	}
	slices.SortStableFunc(ways, func(a, b rising) int { return int(a.each - b.each) })
	return ways
}

// own is a way by a speed of its own, or, without one, at twice the price by the speed on foot.
func own(speed, foot int32) rising {
	if speed > 0 {
		return rising{1, speed, false}
	}
	return rising{2, foot, false}
}
