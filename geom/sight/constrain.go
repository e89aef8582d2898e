package sight

import (
	"slices"

	"sightline/geom"
)

// maxEffort bounds how many vertices are looked at to make room for edges. It bounds the time that edges can take which cross all of
// the others' neighbours.
const maxEffort = 1 << 26

// constrainAll makes the triangulation contain all edges. Those that are not there yet come in an order as good as chance, so that
// each divides what the later ones cross. It reports false when that is too much.
func (b *builder) constrainAll(s *sorter) bool {
	b.side, b.out, b.effort = room(b.side, 4*len(b.tri)), room(b.out, len(b.at)), 0
	for i := range b.side {
		b.side[i] = -1
	}
	for t := range b.tri {
		h, x := int32(4*t), &b.tri[t]
		b.out[x.tip[0]], b.out[x.tip[1]], b.out[x.tip[2]] = h, h+1, h+2
	}
	missing := s.begin(len(b.edges))[:0]
	for e := range b.edges {
		if !b.marked(int32(e)) {
			missing = append(missing, keyed{uint64(uint32(e) * 0x9e3779b1), int32(e)})
		}
	}
	s.list, s.other = missing, s.other[:len(missing)]
	for _, k := range s.sort(32) {
		if b.effort > maxEffort {
			return false
		}
		b.constrain(k.n)
	}
	return true
}

// marked marks edge e if it is there.
func (b *builder) marked(e int32) bool {
	h := b.find(b.edges[e].a, b.edges[e].b)
	if h >= 0 {
		b.mark(h, e)
	}
	return h >= 0
}

// mark makes half-edge h and its twin part of edge e.
func (b *builder) mark(h, e int32) {
	left := b2i(b.tip(next4(h)) == b.edges[e].a)
	b.side[h] = 2*e + left
	if g := b.twin(h); g >= 0 {
		b.side[g] = 2*e + 1 - left
	}
}

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// few is how many triangles about a vertex are looked at before another way is tried: a vertex may have thousands.
const few = 24

// find returns the half-edge between u and v, or -1.
func (b *builder) find(u, v int32) int32 {
	h, ok := b.seek(u, v, few)
	if !ok {
		h, ok = b.seek(v, u, few)
	}
	if !ok {
		h, _ = b.seek(u, v, len(b.tri))
	}
	return h
}

// seek looks for the half-edge between u and v, or -1, among the triangles about u. It reports false when there are more than most.
func (b *builder) seek(u, v int32, most int) (int32, bool) {
	start := b.out[u]
	h := start
	for ; most > 0; most-- {
		if b.tip(next4(h)) == v {
			return prev4(h), true
		}
		if h = b.turn(h); h == start {
			return -1, true
		}
		if h < 0 {
			break
		}
	}
	for h = start; most > 0; most-- { // a corner of the frame
		if b.tip(prev4(h)) == v {
			return next4(h), true
		}
		if h = b.turnBack(h); h < 0 {
			return -1, true
		}
	}
	return -1, false
}

// turn returns the half-edge opposite the same vertex in the neighbour that comes next in the sense of positive Orient, or -1.
func (b *builder) turn(h int32) int32 {
	g := b.twin(next4(h))
	if g < 0 {
		return -1
	}
	return next4(g)
}

// turnBack is the other way round.
func (b *builder) turnBack(h int32) int32 {
	g := b.twin(prev4(h))
	if g < 0 {
		return -1
	}
	return prev4(g)
}

// rung is a vertex of what bounds a cleared strip on one side, and the edge from it to the next.
type rung struct {
	v     int32
	inner int32 // the edge's half-edge within the strip
	outer int32 // and the one without
	side  int32 // of inner
	mate  int32 // the same edge the other way, if the strip lies on both sides of it; else -1
	now   int32 // what became of inner, for the mate
}

// constrain makes the triangulation contain edge e, which crosses no other and passes through no vertex: the triangles that it
// crosses are cleared away, and what is left open on both sides of it filled anew.
func (b *builder) constrain(e int32) {
	if b.marked(e) {
		return
	}
	from, to, h := b.toward(b.edges[e].a, b.edges[e].b)
	b.clear(from, to, h, e+1)
	b.mate(b.right, e+1)
	b.mate(b.left, e+1)
	h = b.fill(b.right, 0, int32(len(b.right))-1)
	b.pair(h, b.fill(b.left, 0, int32(len(b.left))-1))
	b.mark(h, e)
}

// toward returns the half-edge opposite one end of an edge through which it leaves the triangles there, and both ends, that one first.
func (b *builder) toward(from, to int32) (int32, int32, int32) {
	if h := b.exit(from, to, few); h >= 0 {
		return from, to, h
	}
	if h := b.exit(to, from, few); h >= 0 {
		return to, from, h
	}
	return from, to, b.exit(from, to, len(b.tri))
}

// exit returns the half-edge opposite a vertex through which the line to another one leaves the triangles there, or -1 if that is not
// among the first ones.
func (b *builder) exit(from, to int32, most int) int32 {
	p, q := b.at[from], b.at[to]
	h := b.out[from]
	for range most {
		u, v := b.ends(h)
		if geom.Orient(p, q, b.at[u]) < 0 && geom.Orient(p, q, b.at[v]) > 0 {
			return h
		}
		h = b.turn(h)
	}
	return -1
}

// clear takes away the triangles along the line between two vertices, from the one with half-edge h on, and lists what bounds them:
// on the right (positive Orient) from the one to the other, on the left back. The triangles get a stamp.
func (b *builder) clear(from, to, h, stamp int32) {
	p, q := b.at[from], b.at[to]
	b.free = append(b.free[:0], h>>2)
	u, v := b.ends(h)
	b.right = append(b.right[:0], b.rung(from, next4(h)))
	b.left = append(b.left[:0], b.rung(u, prev4(h)))
	for w := int32(-1); w != to; {
		g := b.twin(h)
		b.free = append(b.free, g>>2)
		w = b.tip(g)
		right := w == to || geom.Orient(p, q, b.at[w]) > 0
		if right {
			b.right = append(b.right, b.rung(v, prev4(g)))
			v, h = w, next4(g)
		}
		if !right || w == to {
			b.left = append(b.left, b.rung(w, next4(g)))
			h = prev4(g)
		}
	}
	b.right = append(b.right, rung{v: to})
	slices.Reverse(b.left)
	b.left = append(b.left, rung{v: from})
	for _, t := range b.free {
		b.tri[t].tip[3] = stamp
	}
}

// rung makes one of a vertex and the half-edge of the edge to the next.
func (b *builder) rung(v, inner int32) rung {
	return rung{v, inner, b.twin(inner), b.side[inner], -1, -1}
}

// mate finds the edges that have the cleared strip on both sides. Going along they open and close as brackets do.
func (b *builder) mate(list []rung, stamp int32) {
	b.open = b.open[:0]
	for i := range list[:len(list)-1] {
		r := &list[i]
		if r.outer < 0 || b.tri[r.outer>>2].tip[3] != stamp {
			continue
		}
		if n := len(b.open); n > 0 && list[b.open[n-1]].inner == r.outer {
			r.mate = b.open[n-1]
			list[r.mate].mate = int32(i)
			b.open = b.open[:n-1]
			continue
		}
		b.open = append(b.open, int32(i))
	}
}

// fill fills what lies between the vertices lo to hi of a list and the edge from lo to hi with Delaunay triangles, and returns the
// half-edge of that edge.
func (b *builder) fill(list []rung, lo, hi int32) int32 {
	p, q, k := b.at[list[lo].v], b.at[list[hi].v], lo+1
	for i := lo + 2; i < hi; i++ {
		if inCircle(p, q, b.at[list[k].v], b.at[list[i].v]) > 0 {
			k = i
		}
	}
	b.effort += int(hi - lo)
	n := len(b.free) - 1
	h := 4 * b.free[n]
	b.free = b.free[:n]
	b.tri[h>>2].tip = [4]int32{list[lo].v, list[hi].v, list[k].v}
	b.out[list[lo].v], b.out[list[hi].v], b.out[list[k].v] = h, h+1, h+2
	b.side[h+2] = -1
	b.attach(list, lo, k, h+1)
	b.attach(list, k, hi, h)
	return h + 2
}

// attach makes the neighbour of half-edge h, which runs from hi back to lo: the one outside if they follow each other, else one that
// is filled in.
func (b *builder) attach(list []rung, lo, hi, h int32) {
	if hi > lo+1 {
		b.side[h] = -1
		b.pair(h, b.fill(list, lo, hi))
		return
	}
	r := &list[lo]
	b.side[h], r.now = r.side, h
	if r.mate < 0 {
		b.pair(h, r.outer)
	} else if g := list[r.mate].now; g >= 0 {
		b.pair(h, g)
	}
}

// lay writes the triangulation into a mesh.
func (b *builder) lay(m *mesh) {
	n := 3 * len(b.tri)
	flat := make([]int32, 3*n+len(b.out))
	m.tip, m.twin, m.side, m.out = flat[:n:n], flat[n:2*n:2*n], flat[2*n:3*n:3*n], flat[3*n:]
	for t := range b.tri {
		x, side := &b.tri[t], b.side[4*t:4*t+4]
		tip, twin := m.tip[3*t:3*t+3], m.twin[3*t:3*t+3]
		tip[0], tip[1], tip[2] = x.tip[0], x.tip[1], x.tip[2]
		twin[0], twin[1], twin[2] = by3(x.twin[0]), by3(x.twin[1]), by3(x.twin[2])
		copy(m.side[3*t:3*t+3], side)
	}
	for v, h := range b.out {
		m.out[v] = by3(h)
	}
}

// by3 is the number in a mesh of a builder's half-edge: three to a triangle instead of four. -1 stays.
func by3(h int32) int32 { return h - h>>2 + h>>31 }
