package table

import (
	"cmp"
	"reflect"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/wire"
)

// TestLinesAsBySlowLook compares the lines of walls with those that come of lists of ends by their points, on maps of many short walls
// that cross, touch, go on and lie on each other.
func TestLinesAsBySlowLook(t *testing.T) {
	rnd := source(t)
	for k := range 60 {
		m := maps.Blank("walls", 6, 6, 1)
		at := func() maps.XY {
			return maps.XY{X: float64(rnd.IntN(25)) / 4, Y: float64(rnd.IntN(25)) / 4}
		}
		for range 1 + rnd.IntN(60) {
			a := at()
			b := maps.XY{X: a.X + float64(rnd.IntN(9)-4)/4, Y: a.Y + float64(rnd.IntN(3)-1)/8}
			if rnd.IntN(3) == 0 {
				b = at()
			}
			if rnd.IntN(4) == 0 {
				m.Doors = append(m.Doors, maps.Door{A: a, B: b, Secret: rnd.IntN(2) == 0})
				continue
			}
			m.Walls = append(m.Walls, maps.Wall{Line: []maps.XY{a, b, at()}[:2+rnd.IntN(2)], Kind: sight.Kind(rnd.IntN(3))})
		}
		g := newGeometry(m, []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexFlat}}[k%3])
		lines, pieces := slow{g}.lineUp()
		if !slices.Equal(g.pieces, pieces) || !reflect.DeepEqual(g.lines, lines) {
			t.Fatalf("other lines of %+v, %+v:\n%+v\n%+v", m.Walls, m.Doors, g.lines, lines)
		}
	}
}

// plain says that a stretch is no wall to look at.
func (g *geometry) plain(i int) bool {
	s := g.base.Stretch(i)
	return s.A == s.B || s.Door >= 0 && !g.secret[s.Door]
}

// slow is a geometry of which everything is looked up by the points themselves.
type slow struct{ *geometry }

type slowJoint struct {
	stretch int
	far     bool
}

// end is an end of a stretch at a point.
type end struct {
	stretch int
	far     bool       // it is the stretch's B
	away    geom.Point // along its wall, away from the point
}

// lineUp puts the stretches into lines.
func (g slow) lineUp() ([]line, []piece) {
	n := g.base.Stretches()
	pieces := make([]piece, n)
	for i := range n {
		pieces[i].line = -1
	}
	ends := g.ends(func(i int) bool { return !g.plain(i) })
	all := g.ends(func(i int) bool { return true })
	next := g.continued(ends)
	var lines []line
	done := make([]bool, n)
	for i := range n {
		if done[i] || g.plain(i) {
			continue
		}
		list := g.follow(i, next, done)
		for k := 1; k < len(list); k++ {
			list[k].cut = g.leaving(list[k-1], list[k], all[list[k].a])
		}
		lines = append(lines, g.split(list)...)
	}
	slices.SortFunc(lines, func(a, b line) int { return compareSegs(a.seg(), b.seg()) })
	for l, line := range lines {
		for gr, members := range line.groups {
			for _, m := range members {
				pieces[m.stretch] = piece{int32(l), int32(gr)}
			}
		}
	}
	return lines, pieces
}

// ends lists the ends of the stretches that have a length and are wanted, by where they are.
func (g slow) ends(wanted func(stretch int) bool) map[geom.Point][]end {
	ends := map[geom.Point][]end{}
	for i := range g.base.Stretches() {
		s := g.base.Stretch(i)
		if s.A == s.B || !wanted(i) {
			continue
		}
		d := g.heading(i)
		ends[s.A] = append(ends[s.A], end{i, false, d})
		ends[s.B] = append(ends[s.B], end{i, true, geom.Point{X: -d.X, Y: -d.Y}})
	}
	return ends
}

// leaving says on which sides of a line other walls leave from the joint of two of its members.
func (g slow) leaving(from, to member, at []end) wire.Side {
	back, on := g.heading(from.stretch), g.heading(to.stretch)
	if !from.back {
		back = geom.Point{X: -back.X, Y: -back.Y}
	}
	if to.back {
		on = geom.Point{X: -on.X, Y: -on.Y}
	}
	var sides wire.Side
	for _, e := range at {
		if e.stretch == from.stretch || e.stretch == to.stretch {
			continue
		}
		turn := geom.Cross(e.away, back)
		if geom.Dot(e.away, on) > 0 {
			turn = geom.Cross(on, e.away)
		}
		switch {
		case turn < 0:
			sides |= wire.SideLeft
		case turn > 0:
			sides |= wire.SideRight
		}
	}
	return sides
}

// continued pairs the ends that go straight on through their point, the straightest first.
func (g slow) continued(ends map[geom.Point][]end) map[slowJoint]slowJoint {
	next := map[slowJoint]slowJoint{}
	for _, at := range ends {
		type pair struct {
			a, b end
			bend float64
		}
		var pairs []pair
		for i, a := range at {
			for _, b := range at[i+1:] {
				if bend, ok := g.straight(a, b); ok {
					pairs = append(pairs, pair{a, b, bend})
				}
			}
		}
		slices.SortStableFunc(pairs, func(p, q pair) int { return cmp.Compare(p.bend, q.bend) })
		for _, p := range pairs {
			a, b := slowJoint{p.a.stretch, p.a.far}, slowJoint{p.b.stretch, p.b.far}
			_, usedA := next[a]
			_, usedB := next[b]
			if !usedA && !usedB {
				next[a], next[b] = b, a
			}
		}
	}
	return next
}

// straight says how much two ends bend at their point (the squared sine), and whether that may be one straight wall.
func (g slow) straight(a, b end) (float64, bool) {
	if g.base.Stretch(a.stretch).Kind != g.base.Stretch(b.stretch).Kind || geom.Dot(a.away, b.away) >= 0 {
		return 0, false
	}
	c := float64(geom.Cross(a.away, b.away))
	bend := float64(c*c) / float64(float64(geom.Dot(a.away, a.away))*float64(geom.Dot(b.away, b.away)))
	return bend, bend < 1e-4
}

// follow walks from a stretch to both ends of its wall and lists the members from the lesser end to the greater.
func (g slow) follow(i int, next map[slowJoint]slowJoint, done []bool) []member {
	start := slowJoint{i, false}
	for steps := 0; steps < len(done); steps++ { // back to the first
		j, ok := next[start]
		if !ok || j.stretch == i {
			break
		}
		start = slowJoint{j.stretch, !j.far}
	}
	var list []member
	for j, ok := start, true; ok && !done[j.stretch]; {
		s := g.base.Stretch(j.stretch)
		done[j.stretch] = true
		m := member{stretch: j.stretch, door: s.Door, a: s.A, b: s.B, back: j.far}
		if j.far {
			m.a, m.b = s.B, s.A
		}
		list = append(list, m)
		j, ok = next[slowJoint{j.stretch, !j.far}]
	}
	if list[len(list)-1].b.Less(list[0].a) {
		slices.Reverse(list)
		for k, m := range list {
			list[k].a, list[k].b, list[k].back = m.b, m.a, !m.back
		}
	}
	return list
}

// split cuts members where they leave their straight course, and groups each part.
func (g slow) split(list []member) []line {
	a, b := list[0].a, list[len(list)-1].b
	worst, at := int64(0), 0
	for i, m := range list[1:] { // a wall as it was drawn is straight: only where another goes on can it bend
		off := geom.Orient(a, b, m.a)
		if max(off, -off) > worst && !g.oneWall(list[i], m) {
			worst, at = max(off, -off), i+1
		}
	}
	d := b.Sub(a)
	long := float64(geom.Dot(d, d))
	if off := float64(worst); at > 0 && float64(off*off) > float64(long*(straightness*straightness)) {
		return append(g.split(list[:at]), g.split(list[at:])...)
	}
	g.straighten(list)
	l := line{kind: g.base.Stretch(list[0].stretch).Kind}
	for i, m := range list {
		if i == 0 || g.onLine(m.a, d) {
			l.groups = append(l.groups, nil)
		}
		last := len(l.groups) - 1
		l.groups[last] = append(l.groups[last], m)
	}
	return []line{l}
}

// heading is the direction of the wall that a stretch is part of, the way the stretch goes.
func (g slow) heading(i int) geom.Point {
	s := g.base.Stretch(i)
	w := g.course(s.Wall)
	d := w.B.Sub(w.A)
	if geom.Dot(d, s.B.Sub(s.A)) < 0 {
		d = geom.Point{X: -d.X, Y: -d.Y}
	}
	return d
}
