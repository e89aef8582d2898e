package sight

import "sightline/geom"

// pairOf is an edge by its vertices: half-edges change their names when edges are flipped.
type pairOf struct{ u, v int32 }

// constrainAll makes the triangulation contain all edges.
func (b *builder) constrainAll() {
	b.side, b.out = room(b.side, 4*len(b.tri)), room(b.out, len(b.at))
	for i := range b.side {
		b.side[i] = -1
	}
	for t := range b.tri {
		h, x := int32(4*t), &b.tri[t]
		b.out[x.tip[0]], b.out[x.tip[1]], b.out[x.tip[2]] = h, h+1, h+2
	}
	for e := range b.edges {
		b.constrain(int32(e))
	}
}

// constrain makes the triangulation contain edge e. The edge crosses no other and passes through no vertex.
func (b *builder) constrain(e int32) {
	from, to := b.edges[e].a, b.edges[e].b
	if h := b.find(from, to); h >= 0 {
		b.mark(h, e)
		return
	}
	h := b.toward(from, b.at[to])
	if b.tip(b.twin(h)) == to { // it crosses one edge alone, whose other diagonal it is
		b.flip(h)
		b.mark(next4(h&^3), e)
		return
	}
	b.list, b.fresh = b.list[:0], b.fresh[:0]
	b.cross(h, from, to)
	b.uncross(from, to)
	b.mark(b.find(from, to), e)
	b.improve()
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

// cross lists the edges that the line between two vertices crosses, in order, from half-edge h on.
func (b *builder) cross(h, from, to int32) {
	p, q := b.at[from], b.at[to]
	for {
		u, v := b.ends(h)
		b.list = append(b.list, pairOf{u, v})
		g := b.twin(h)
		w := b.tip(g)
		if w == to {
			return
		}
		if geom.Orient(p, q, b.at[w]) > 0 {
			h = next4(g)
		} else {
			h = prev4(g)
		}
	}
}

// toward returns the half-edge opposite the vertex through which the line to q leaves its fan.
func (b *builder) toward(from int32, q geom.Point) int32 {
	p := b.at[from]
	for h := b.out[from]; ; h = b.turn(h) {
		u, v := b.ends(h)
		if geom.Orient(p, q, b.at[u]) < 0 && geom.Orient(p, q, b.at[v]) > 0 {
			return h
		}
	}
}

// uncross flips the edges on the list until none crosses the line between two vertices, and notes the edges it made as fresh.
func (b *builder) uncross(from, to int32) {
	p, q := b.at[from], b.at[to]
	for i := 0; i < len(b.list); i++ {
		x := b.list[i]
		h := b.find(x.u, x.v)
		a, d := b.tip(h), b.tip(b.twin(h))
		if !b.convex(h) {
			b.list = append(b.list, x)
			continue
		}
		b.flip(h)
		ends := a == from || a == to || d == from || d == to
		if !ends && signOf(geom.Orient(p, q, b.at[a])) != signOf(geom.Orient(p, q, b.at[d])) {
			b.list = append(b.list, pairOf{a, d})
		} else {
			b.fresh = append(b.fresh, pairOf{a, d})
		}
	}
}

// convex reports whether the two triangles about h make a strictly convex quadrilateral.
func (b *builder) convex(h int32) bool {
	u, v := b.ends(h)
	a, d := b.at[b.tip(h)], b.at[b.tip(b.twin(h))]
	return geom.Orient(a, b.at[u], d) > 0 && geom.Orient(d, b.at[v], a) > 0
}

// improve flips the fresh edges that are neither wall nor Delaunay until none is left.
func (b *builder) improve() {
	for again := true; again; {
		again = false
		for i, x := range b.fresh {
			h := b.find(x.u, x.v)
			if !b.suspect(h) {
				continue
			}
			b.fresh[i] = pairOf{b.tip(h), b.tip(b.twin(h))}
			b.flip(h)
			again = true
		}
	}
}

// suspect reports whether half-edge h is free to be flipped and not Delaunay.
func (b *builder) suspect(h int32) bool {
	g := b.twin(h)
	if g < 0 || b.side[h] >= 0 {
		return false
	}
	u, v := b.ends(h)
	return inCircle(b.at[b.tip(h)], b.at[u], b.at[v], b.at[b.tip(g)]) > 0
}

// flip replaces edge h by the other diagonal of the two triangles about it. The first of the new triangles, at h's place, is
// (tip of h, start of h, tip of the twin), the second (tip of the twin, end of h, tip of h).
func (b *builder) flip(h int32) {
	g := b.twin(h)
	t, k := h&^3, g&^3
	a, d := b.tip(h), b.tip(g)
	u, v := b.ends(h)
	au, va, ud, dv := prev4(h), next4(h), next4(g), prev4(g)
	nau, nva, nud, ndv := b.twin(au), b.twin(va), b.twin(ud), b.twin(dv)
	sau, sva, sud, sdv := b.side[au], b.side[va], b.side[ud], b.side[dv]
	b.put(t, a, u, d)
	b.put(k, d, v, a)
	b.pair(t, nud)
	b.pair(t+2, nau)
	b.pair(k, nva)
	b.pair(k+2, ndv)
	b.pair(t+1, k+1)
	b.side[t], b.side[t+1], b.side[t+2] = sud, -1, sau
	b.side[k], b.side[k+1], b.side[k+2] = sva, -1, sdv
}

// put gives the triangle of half-edge h new corners.
func (b *builder) put(h, u, v, w int32) {
	b.tri[h>>2].tip = [4]int32{u, v, w}
	b.out[u], b.out[v], b.out[w] = h, h+1, h+2
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
