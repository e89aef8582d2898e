package sight

import "sightline/geom"

// pairOf is an edge by its vertices: half-edges change their names when edges are flipped.
type pairOf struct{ u, v int32 }

// constrain makes the triangulation contain edge e. The edge crosses no other and passes through no vertex.
func (b *builder) constrain(e int32) {
	from, to := b.edges[e].a, b.edges[e].b
	if h := b.find(from, to); h >= 0 {
		b.mark(h, e)
		return
	}
	fresh := b.uncross(from, to, b.crossed(from, to))
	b.mark(b.find(from, to), e)
	b.improve(fresh)
}

// mark makes half-edge h and its twin part of edge e.
func (b *builder) mark(h, e int32) {
	b.edge[h] = e
	if g := b.twin[h]; g >= 0 {
		b.edge[g] = e
	}
}

// find returns the half-edge between u and v, or -1.
func (b *builder) find(u, v int32) int32 {
	start := b.out[u]
	for h := start; h >= 0; {
		if b.tip[next(h)] == v {
			return prev(h)
		}
		if b.tip[prev(h)] == v {
			return next(h)
		}
		if h = b.turn(h); h == start {
			return -1
		}
	}
	for h := b.turnBack(start); h >= 0; h = b.turnBack(h) {
		if b.tip[next(h)] == v {
			return prev(h)
		}
	}
	return -1
}

// crossed returns the edges that the line between two vertices crosses, in order.
func (b *builder) crossed(from, to int32) (list []pairOf) {
	p, q := b.at[from], b.at[to]
	h := b.toward(from, q)
	for {
		u, v := b.ends(h)
		list = append(list, pairOf{u, v})
		g := b.twin[h]
		w := b.tip[g]
		if w == to {
			return list
		}
		if geom.Orient(p, q, b.at[w]) > 0 {
			h = next(g)
		} else {
			h = prev(g)
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

// uncross flips the edges on the list until none crosses the line between two vertices, and returns the edges it made.
func (b *builder) uncross(from, to int32, list []pairOf) (fresh []pairOf) {
	p, q := b.at[from], b.at[to]
	for len(list) > 0 {
		x := list[0]
		list = list[1:]
		h := b.find(x.u, x.v)
		a, d := b.tip[h], b.tip[b.twin[h]]
		if !b.convex(h) {
			list = append(list, x)
			continue
		}
		b.flip(h)
		ends := a == from || a == to || d == from || d == to
		if !ends && signOf(geom.Orient(p, q, b.at[a])) != signOf(geom.Orient(p, q, b.at[d])) {
			list = append(list, pairOf{a, d})
		} else {
			fresh = append(fresh, pairOf{a, d})
		}
	}
	return fresh
}

// convex reports whether the two triangles about h make a strictly convex quadrilateral.
func (b *builder) convex(h int32) bool {
	u, v := b.ends(h)
	a, d := b.at[b.tip[h]], b.at[b.tip[b.twin[h]]]
	return geom.Orient(a, b.at[u], d) > 0 && geom.Orient(d, b.at[v], a) > 0
}

// improve flips the edges on the list that are neither wall nor Delaunay until none is left.
func (b *builder) improve(list []pairOf) {
	for again := true; again; {
		again = false
		for i, x := range list {
			h := b.find(x.u, x.v)
			if !b.suspect(h) {
				continue
			}
			list[i] = pairOf{b.tip[h], b.tip[b.twin[h]]}
			b.flip(h)
			again = true
		}
	}
}
