package table

import (
	"cmp"
	"slices"

	"sightline/geom"
	"sightline/geom/sight"
	"sightline/maps"
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
	a, b    geom.Point
	door    int32 // a secret door, or -1
	back    bool
	cut     wire.Side // of the line: where another wall leaves from its beginning, so that one can't look past it
}

// piece is where a stretch stands in the lines; line -1: in none, for it belongs to a plain door or has no length.
type piece struct{ line, group int32 }

// straightness is how far points of a line may lie off its straight course.
const straightness = maps.Straightness

// lineUp puts the stretches into lines.
func (g *geometry) lineUp() ([]line, []piece) {
	n := len(g.cut)
	pieces := make([]piece, n)
	for i := range n {
		pieces[i].line = -1
	}
	t := g.joinUp()
	k := slicer{g, make([][]member, 0, n)}
	var lines []line
	members, done := make([]member, 0, n), make([]bool, n)
	for i := range n {
		if done[i] || t.plain[i] {
			continue
		}
		from := len(members)
		members = t.follow(members, i, done)
		list := members[from:]
		for m := 1; m < len(list); m++ {
			list[m].cut = t.leaving(list[m-1], list[m])
		}
		lines = k.split(lines, list)
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

// straighten puts the joints of a line on its straight course, from each place where one drawn wall goes on as another to the next: such a
// place stays where it was drawn, or what goes on out of sight would tell of itself by where this side of it ends.
func (g *geometry) straighten(list []member) {
	for begin := 0; begin < len(list); {
		end := begin + 1
		for end < len(list) && !g.drawn(list[end-1], list[end]) {
			end++
		}
		a := list[begin].a
		d := list[end-1].b.Sub(a)
		for i := begin + 1; i < end; i++ {
			p := g.straightened(list[i].a, a, d)
			list[i-1].b, list[i].a = p, p
		}
		begin = end
	}
}

// drawn says that one wall ends and another begins between two members; at a secret door it only seems to.
func (g *geometry) drawn(m, n member) bool {
	return m.door < 0 && n.door < 0 && !g.oneWall(m, n)
}

// oneWall says that two members are of one wall as it was drawn, or would be if a secret door were wall.
func (g *geometry) oneWall(m, n member) bool {
	v, w := g.cut[m.stretch].Wall, g.cut[n.stretch].Wall
	return v == w || g.course(v) == g.course(w)
}

// course is the straight wall that a wall is, or is part of.
func (g *geometry) course(wall int32) geom.Seg {
	if w := &g.Walls[wall]; w.Of.A == w.Of.B {
		return geom.Seg{A: w.A, B: w.B}
	}
	return g.Walls[wall].Of
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

// slicer makes lines of members. The groups of all lines stand in one list.
type slicer struct {
	*geometry
	groups [][]member
}

// split appends the lines that members make: cut where they leave their straight course, each part grouped.
func (k *slicer) split(lines []line, list []member) []line {
	a, b := list[0].a, list[len(list)-1].b
	worst, at := int64(0), 0
	for i, m := range list[1:] { // a wall as it was drawn is straight: only where another goes on can it bend
		off := geom.Orient(a, b, m.a)
		if max(off, -off) > worst && !k.oneWall(list[i], m) {
			worst, at = max(off, -off), i+1
		}
	}
	d := b.Sub(a)
	long := float64(geom.Dot(d, d))
	if off := float64(worst); at > 0 && float64(off*off) > float64(long*(straightness*straightness)) {
		return k.split(k.split(lines, list[:at]), list[at:])
	}
	k.straighten(list)
	from, begin := len(k.groups), 0
	for i := 1; i <= len(list); i++ {
		if i == len(list) || k.onLine(list[i].a, d) {
			k.groups = append(k.groups, list[begin:i:i])
			begin = i
		}
	}
	groups := k.groups[from:len(k.groups):len(k.groups)]
	return append(lines, line{k.cut[list[0].stretch].Kind, groups})
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
	out := make([]uint64, len(bits))
	g.wholeInto(out, bits)
	return out
}

// wholeInto is whole in room that is there already.
func (g *geometry) wholeInto(out, bits []uint64) {
	copy(out, bits)
	for i, w := range bits {
		for ; w != 0; w &= w - 1 {
			b := i*64 + trailing(w)
			g.spread(out, b/2, b%2 == 1)
		}
	}
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
	s := g.cut[stretch]
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
