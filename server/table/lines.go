package table

import (
	"cmp"
	"slices"

	"sightline/geom"
	"sightline/geom/sight"
	"sightline/server/wire"
)

// line is a straight line of wall of one look, from A to B with A before B: the stretches that a person sees as one wall,
// whatever joins, crossings or secret doors they were cut at. What was not found of it can't be told from the rest.
type line struct {
	kind   sight.Kind
	groups [][]member // between two lines of sub-cells: known as a whole or not at all
}

// member is a stretch in a line. back: its left is the line's right.
type member struct {
	stretch int
	door    int32 // a secret door, or -1
	a, b    geom.Point
	back    bool
	cut     wire.Side // of the line: where another wall leaves from its beginning, so that one can't look past it
}

// piece is where a stretch stands in the lines; line -1: in none, for it belongs to a plain door or has no length.
type piece struct{ line, group int32 }

// straightness is how far, in lattice units, points of a line may lie off its straight course: what rounding the ends of a
// door and the cuts can do, and no more.
const straightness = 2

// end is an end of a stretch at a point.
type end struct {
	stretch int
	far     bool       // it is the stretch's B
	away    geom.Point // along its wall, away from the point
}

// lineUp puts the stretches into lines.
func (g *geometry) lineUp() ([]line, []piece) {
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
func (g *geometry) ends(wanted func(stretch int) bool) map[geom.Point][]end {
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
func (g *geometry) leaving(from, to member, at []end) wire.Side {
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

// straightened is a joint of a line from a in direction d, where it is only the crossing of the line with one between
// sub-cells: on the straight course, for what meets the line elsewhere, and the doors in it, bend its pieces by a hair, and
// where would tell.
func (g *geometry) straightened(p, a, d geom.Point) geom.Point {
	switch {
	case !g.onLine(p, d):
		return p
	case lengthwise(d):
		return geom.Point{X: p.X, Y: a.Y + ratio(p.X-a.X, d.Y, d.X)}
	}
	return geom.Point{X: a.X + ratio(p.Y-a.Y, d.X, d.Y), Y: p.Y}
}

// lengthwise says that a direction goes along rather than across.
func lengthwise(d geom.Point) bool { return max(d.X, -d.X) >= max(d.Y, -d.Y) }

// ratio is a·b/c, rounded down.
func ratio(a, b, c int32) int32 {
	n, d := int64(a)*int64(b), int64(c)
	q := n / d
	if n%d != 0 && (n < 0) != (d < 0) {
		q--
	}
	return int32(q)
}

// facing is the part of a group that is seen as one from a side of the line with its member k: as far as no other wall
// stands between, whatever meets the line on the other side.
func facing(group []member, k int, side wire.Side) []member {
	lo, hi := k, k+1
	for lo > 0 && group[lo].cut&side == 0 {
		lo--
	}
	for hi < len(group) && group[hi].cut&side == 0 {
		hi++
	}
	return group[lo:hi]
}

// plain says that a stretch is no wall to look at: it is part of a door that is not secret, or has no length.
func (g *geometry) plain(i int) bool {
	s := g.base.Stretch(i)
	return s.A == s.B || s.Door >= 0 && !g.secret[s.Door]
}

// heading is the direction of the wall that a stretch is part of, the way the stretch goes.
func (g *geometry) heading(i int) geom.Point {
	s := g.base.Stretch(i)
	w := g.Walls[s.Wall]
	d := w.B.Sub(w.A)
	if geom.Dot(d, s.B.Sub(s.A)) < 0 {
		d = geom.Point{X: -d.X, Y: -d.Y}
	}
	return d
}

type joint struct {
	stretch int
	far     bool
}

// continued pairs the ends that go straight on through their point, the straightest first.
func (g *geometry) continued(ends map[geom.Point][]end) map[joint]joint {
	next := map[joint]joint{}
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
			a, b := joint{p.a.stretch, p.a.far}, joint{p.b.stretch, p.b.far}
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
func (g *geometry) straight(a, b end) (float64, bool) {
	if g.base.Stretch(a.stretch).Kind != g.base.Stretch(b.stretch).Kind || geom.Dot(a.away, b.away) >= 0 {
		return 0, false
	}
	c := float64(geom.Cross(a.away, b.away))
	bend := float64(c*c) / float64(float64(geom.Dot(a.away, a.away))*float64(geom.Dot(b.away, b.away)))
	return bend, bend < 1e-4
}

// follow walks from a stretch to both ends of its wall and lists the members from the lesser end to the greater.
func (g *geometry) follow(i int, next map[joint]joint, done []bool) []member {
	start := joint{i, false}
	for steps := 0; steps < len(done); steps++ { // back to the first
		j, ok := next[start]
		if !ok || j.stretch == i {
			break
		}
		start = joint{j.stretch, !j.far}
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
		j, ok = next[joint{j.stretch, !j.far}]
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
func (g *geometry) split(list []member) []line {
	a, b := list[0].a, list[len(list)-1].b
	worst, at := int64(0), 0
	for i, m := range list[1:] { // a wall as it was drawn is straight: only where another goes on can it bend
		off := geom.Orient(a, b, m.a)
		if max(off, -off) > worst && g.base.Stretch(list[i].stretch).Wall != g.base.Stretch(m.stretch).Wall {
			worst, at = max(off, -off), i+1
		}
	}
	d := b.Sub(a)
	long := float64(geom.Dot(d, d))
	if off := float64(worst); at > 0 && float64(off*off) > float64(long*(straightness*straightness)) {
		return append(g.split(list[:at]), g.split(list[at:])...)
	}
	for k := 1; k < len(list); k++ {
		p := g.straightened(list[k].a, a, d)
		list[k-1].b, list[k].a = p, p
	}
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

// onLine says that p lies on a line between sub-cells that a wall of direction d goes across rather than along. The others do
// not count: a wall bent by a hair crosses one that it nearly runs along somewhere else altogether.
func (g *geometry) onLine(p, d geom.Point) bool {
	w, h := g.grid.SubSize()
	if lengthwise(d) {
		return (p.X-g.Bounds.Min.X)%w == 0
	}
	return (p.Y-g.Bounds.Min.Y)%h == 0
}

func (l line) seg() geom.Seg {
	last := l.groups[len(l.groups)-1]
	return geom.Seg{A: l.groups[0][0].a, B: last[len(last)-1].b}
}

func compareSegs(a, b geom.Seg) int {
	return cmp.Or(cmp.Compare(a.A.X, b.A.X), cmp.Compare(a.A.Y, b.A.Y), cmp.Compare(a.B.X, b.B.X), cmp.Compare(a.B.Y, b.B.Y))
}

// whole returns the bits with those added of all that is seen as one with a stretch side that is set: a wall is known from a
// line of sub-cells to the next, or to a wall that leaves it on that side, wherever it was joined in between.
func (g *geometry) whole(bits []uint64) []uint64 {
	out := slices.Clone(bits)
	for i, w := range bits {
		for ; w != 0; w &= w - 1 {
			b := i*64 + trailing(w)
			g.spread(out, b/2, b%2 == 1)
		}
	}
	return out
}

// around is what is seen as one with a stretch from its left or its right, and which side of the line that is; nothing where
// the stretch stands in no line.
func (g *geometry) around(stretch int, right bool) ([]member, wire.Side) {
	p := g.pieces[stretch]
	if p.line < 0 {
		return nil, 0
	}
	group := g.lines[p.line].groups[p.group]
	k := slices.IndexFunc(group, func(m member) bool { return m.stretch == stretch })
	side := wire.SideLeft
	if right != group[k].back {
		side = wire.SideRight
	}
	return facing(group, k, side), side
}

// middle is that of what is seen as one with a stretch from its left or its right.
func (g *geometry) middle(stretch int, right bool) geom.Point {
	s := g.base.Stretch(stretch)
	a, b := s.A, s.B
	if list, _ := g.around(stretch, right); list != nil {
		a, b = list[0].a, list[len(list)-1].b
	}
	return geom.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
}

// spread sets the bits of what is seen as one with a stretch from its left or its right.
func (g *geometry) spread(out []uint64, stretch int, right bool) {
	list, side := g.around(stretch, right)
	for _, m := range list {
		b := uint(2 * m.stretch)
		if (side == wire.SideRight) != m.back {
			b++
		}
		out[b>>6] |= 1 << (b & 63)
	}
}

// known returns the sides of a member in the bits, as the line has them.
func (m member) known(bits []uint64) wire.Side {
	b := uint(2 * m.stretch)
	if int(b>>6) >= len(bits) {
		return 0
	}
	s := wire.Side(bits[b>>6] >> (b & 63) & 3)
	if m.back {
		s = s>>1 | s&1<<1
	}
	return s
}
