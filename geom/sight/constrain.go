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
	b.side, b.effort = room(b.side, 4*len(b.tri)), 0
	b.markAll()
	missing := s.begin(len(b.edges))[:0]
	for e := range b.edges {
		if b.found[e] == 0 {
			missing = append(missing, keyed{uint64(uint32(e) * 0x9e3779b1), int32(e)})
		}
	}
	if len(missing) == 0 {
		return true
	}
	b.out = room(b.out, len(b.at))
	for t := range b.tri {
		h, x := int32(4*t), &b.tri[t]
		b.out[x.tip[0]], b.out[x.tip[1]], b.out[x.tip[2]] = h, h+1, h+2
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

// markAll marks the edges that are there already, and nothing else.
func (b *builder) markAll() {
	b.found = cleared(b.found, len(b.edges)+1)
	for t := range b.tri {
		x, side := &b.tri[t], b.side[4*t:4*t+4]
		u, v, w := x.tip[0], x.tip[1], x.tip[2]
		side[0], side[1], side[2] = b.along(v, w), b.along(w, u), b.along(u, v)
	}
}

// along returns what mark would make of a half-edge that runs from u to v if an edge does, and -1 otherwise. Whether one does is as good
// as chance, so it is worked out without a branch.
func (b *builder) along(u, v int32) int32 {
	down := v - u // the lower vertex is u, or v if that is negative
	under := down >> 31
	high := v - down&under
	f := &b.up[u+down&under]
	if f.far[0] == many {
		return b.alongMany(u, v)
	}
	second, third := b2i(f.far[1] == high), b2i(f.far[2] == high)
	hit, e := b2i(f.far[0] == high)|second|third, f.first+second+2*third
	b.found[e] |= uint8(hit)
	return (2*e+1+under)&-hit | (hit - 1)
}

// alongMany is along for a vertex of many edges.
func (b *builder) alongMany(u, v int32) int32 {
	low, high := min(u, v), max(u, v)
	first, last := b.up[low].first, b.up[low+1].first
	i, ok := slices.BinarySearchFunc(b.edges[first:last], high, func(e edge, v int32) int { return int(e.b - v) })
	if !ok {
		return -1
	}
	e := first + int32(i)
	b.found[e] = 1
	return 2*e + b2i(u < v)
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

// turn returns the half-edge opposite the same vertex in the neighbour that comes next in the sense of positive Orient, or -1.
func (b *builder) turn(h int32) int32 {
	g := b.twin(next4(h))
	if g < 0 {
		return -1
	}
	return next4(g)
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
	from, to, h, there := b.toward(b.edges[e].a, b.edges[e].b)
	if g := b.twin(h); !there && b.tip(g) == to {
		h, there = b.flip(h, g), true
	}
	if there {
		b.mark(h, e)
		return
	}
	b.clear(from, to, h, e+1)
	b.mate(b.right, e+1)
	b.mate(b.left, e+1)
	h = b.fill(b.right, 0, int32(len(b.right))-1)
	b.pair(h, b.fill(b.left, 0, int32(len(b.left))-1))
	b.mark(h, e)
}

// few is how many triangles about a vertex are looked at before another way is tried: a vertex may have thousands.
const few = 24

// toward returns the half-edge of an edge if it is there already. If not, it returns the one opposite an end of the edge through which it
// leaves the triangles there, and both ends, that one first.
func (b *builder) toward(from, to int32) (a, z, h int32, there bool) {
	if h, there = b.seek(from, to, few); h >= 0 {
		return from, to, h, there
	}
	if h, there = b.seek(to, from, few); h >= 0 {
		return to, from, h, there
	}
	h, there = b.seek(from, to, len(b.tri))
	return from, to, h, there
}

// seek looks for what toward returns among so many triangles about a vertex, which is none of the frame's. It returns -1 if that is not
// among them.
func (b *builder) seek(from, to int32, most int) (h int32, there bool) {
	p, q := b.at[from], b.at[to]
	h = b.out[from]
	u, v := b.ends(h)
	right := geom.Orient(p, q, b.at[u])
	for range most {
		if u == to {
			return prev4(h), true
		}
		left := geom.Orient(p, q, b.at[v])
		if right < 0 && left > 0 {
			return h, false
		}
		h = b.turn(h)
		u, v, right = v, b.tip(prev4(h)), left
	}
	return -1, false
}

// flip replaces the edge of half-edge h, with the twin g, by the other diagonal of the two triangles there, and returns a half-edge of that.
func (b *builder) flip(h, g int32) int32 {
	from, to, t, k := b.tip(h), b.tip(g), h&^3, g&^3
	u, v := b.ends(h)
	ut, tv, vf, fu := next4(g), prev4(g), next4(h), prev4(h) // what bounds them, from u to to and so on
	outer := [...]int32{b.twin(ut), b.twin(fu), b.twin(tv), b.twin(vf)}
	sides := [...]int32{b.side[ut], b.side[fu], b.side[tv], b.side[vf]}
	b.tri[t>>2].tip, b.tri[k>>2].tip = [4]int32{from, u, to}, [4]int32{from, to, v}
	for i, h := range [...]int32{t, t + 2, k, k + 1} {
		b.side[h] = sides[i]
		b.pair(h, outer[i])
	}
	b.pair(t+1, k+2)
	b.side[t+1], b.side[k+2] = -1, -1
	b.out[from], b.out[u], b.out[to], b.out[v] = t, t+1, t+2, k+2
	return t + 1
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
	flat := make([]int32, 3*n)
	m.tip, m.twin, m.side = flat[:n:n], flat[n:2*n:2*n], flat[2*n:]
	for t := range b.tri {
		x, side := &b.tri[t], b.side[4*t:4*t+4]
		tip, twin := m.tip[3*t:3*t+3], m.twin[3*t:3*t+3]
		tip[0], tip[1], tip[2] = x.tip[0], x.tip[1], x.tip[2]
		twin[0], twin[1], twin[2] = by3(x.twin[0]), by3(x.twin[1]), by3(x.twin[2])
		copy(m.side[3*t:3*t+3], side)
	}
}

// by3 is the number in a mesh of a builder's half-edge: three to a triangle instead of four. -1 stays.
func by3(h int32) int32 { return h - h>>2 + h>>31 }
