package sight

import (
	"math/bits"

	"sightline/geom"
)

// border is one side of a convex cell: triangles merged as far as nothing but free edges lies between them. The borders of a
// cell follow each other in the sense of positive Orient, and are listed twice over, so that whoever comes in through one of
// them finds all others after it without having to wrap round.
type border struct {
	at   geom.Point // where it begins; it ends where the next one begins
	to   int32      // the same line as a border of the cell beyond, or -1 on the frame
	side int32      // as mesh.side: what stands on it, 2·len(edges) for the frame, -1 for nothing
}

// cell is a convex piece of the plane with n borders, listed from first on and once more from first+n on. The first is half.
type cell struct{ first, n, half int32 }

// home returns the cell that border b is of. A cell's borders are listed twice from an even number on, so that no two cells' share one
// when halved.
func (m *mesh) home(b int32) int32 { return m.homes[b>>1] }

// cellSides bounds how many borders a cell may have: lines that come in look for their way out border by border.
const cellSides = 24

// rim is a half-edge as a side of the cell that is growing at it.
type rim struct {
	after, before int32 // the sides next to it, while it is one
	from          int32 // vertex it begins at
	stands        int32 // as border.side
}

// merger joins triangles to convex cells.
type merger struct {
	*mesh
	rims  []rim
	name  []int32 // of each triangle, one nearer to the one that names its cell
	sides []uint8 // of each triangle that names a cell, the cell's number of sides
	spot  []int32 // of each half-edge, the border it is
	hold  []int32 // of each triangle that names a cell, one of its borders
	class []uint8 // of each half-edge that nothing stands on, one of each pair: how long it is, 1 the longest; else 0
	count [classes]int32
	list  []int32 // half-edges that nothing stands on
	cells int
}

// merge makes the cells, and has those follow each other in memory whose triangles do in order.
func (m *mesh) merge(k *merger, order []int32) {
	n := len(m.tip)
	k.mesh, k.count, k.cells = m, [classes]int32{}, n/3
	k.rims, k.class = room(k.rims, n), room(k.class, n)
	k.name, k.sides, k.hold = room(k.name, n/3), room(k.sides, n/3), room(k.hold, n/3)
	k.spot = room(k.spot, n)
	for t := range k.name {
		h := int32(3 * t)
		k.name[t], k.sides[t], k.hold[t] = int32(t), 3, h
		k.begin(h)
	}
	k.free()
	for _, h := range k.list {
		k.drop(h)
	}
	k.finish(order)
	k.mesh = nil
}

// begin makes the triangle that begins with half-edge h a cell.
func (k *merger) begin(h int32) {
	u, v, w := k.tip[h], k.tip[h+1], k.tip[h+2]
	k.rims[h] = rim{h + 1, h + 2, v, k.classify(h, v, w)}
	k.rims[h+1] = rim{h + 2, h, w, k.classify(h+1, w, u)}
	k.rims[h+2] = rim{h, h + 1, u, k.classify(h+2, u, v)}
}

// classes is how many classes of length there are, two to a power of two of squared length.
const classes = 130

// classify notes how long half-edge h, between u and v, is, and returns what stands on it. Whether anything does is as good as
// chance, so it is worked out without a branch.
func (k *merger) classify(h, u, v int32) int32 {
	side, g := k.side[h], k.twin[h]
	d := k.at[u].Sub(k.at[v])
	l := uint64(geom.Dot(d, d))
	n := bits.Len64(l)
	c := (classes - 2*n - int(l<<2>>(n&63)&1)) & int(side>>31&(h-g)>>31) // 0 unless side < 0 and h < g
	k.class[h] = uint8(c)
	k.count[c]++
	if g < 0 {
		return int32(2 * len(k.edges))
	}
	return side
}

// free lists the half-edges, one of each pair, that nothing stands on: the longest first, roughly, since most lines cross those.
func (k *merger) free() {
	at := int32(0)
	for i, c := range k.count {
		if i > 0 {
			k.count[i], at = at, at+c
		}
	}
	k.list, k.count[0] = room(k.list, len(k.class)), at
	for h, c := range k.class {
		k.list[k.count[c]] = int32(h)
		k.count[c]++
	}
	k.list = k.list[:at]
}

// drop merges the cells on both sides of h if what comes out is convex.
func (k *merger) drop(h int32) {
	g := k.twin[h]
	x, y := &k.rims[h], &k.rims[g]
	d, e := k.bend(x.before, x.from, y.after)
	f, i := k.bend(y.before, y.from, x.after)
	o, p := geom.Cross(d, e), geom.Cross(f, i)
	if o|p < 0 || (o == 0 && geom.Dot(d, e) <= 0) || (p == 0 && geom.Dot(f, i) <= 0) {
		return // the way round would turn back
	}
	a, b := k.root(h/3), k.root(g/3)
	if int(k.sides[a])+int(k.sides[b])-2 > cellSides {
		return
	}
	k.sides[a] += k.sides[b] - 2
	k.name[b] = a
	k.tie(x.before, y.after)
	k.tie(y.before, x.after)
	k.hold[a] = x.before
	k.cells--
}

func (k *merger) tie(h, g int32) { k.rims[h].after, k.rims[g].before = g, h }

// root returns the triangle that names the cell of triangle t.
func (k *merger) root(t int32) int32 {
	for k.name[t] != t {
		k.name[t] = k.name[k.name[t]]
		t = k.name[t]
	}
	return t
}

// bend returns half-edge h and, after it, half-edge g, which is to begin at vertex v, as vectors.
func (k *merger) bend(h, v, g int32) (d, e geom.Point) {
	a, b, c := k.at[k.rims[h].from], k.at[v], k.at[k.rims[k.rims[g].after].from]
	return b.Sub(a), c.Sub(b)
}

// finish writes the cells down, in the order of the triangles that name them.
func (k *merger) finish(order []int32) {
	m := k.mesh
	total := len(k.rims) - 2*(len(k.name)-k.cells)
	flat := make([]int32, len(k.name)+total)
	m.cellOf, m.homes = flat[:len(k.name):len(k.name)], flat[len(k.name):]
	m.borders, m.cells = make([]border, 2*total), make([]cell, 0, k.cells)
	at := int32(0)
	for _, t := range order {
		if k.name[t] == t {
			m.cellOf[t] = int32(len(m.cells))
			at += 2 * k.write(k.hold[t], at)
		}
	}
	for t := range m.cellOf {
		m.cellOf[t] = m.cellOf[k.root(int32(t))]
	}
	k.connect()
}

// write lists the cell that has half-edge h as a border, from border first on, and returns how many borders it has. Their ways on are
// half-edges still, and the second list is not there yet.
func (k *merger) write(h, first int32) int32 {
	m, c := k.mesh, int32(len(k.mesh.cells))
	n, g := int32(0), h
	for {
		r := &k.rims[g]
		k.spot[g] = first + n
		m.borders[first+n] = border{m.at[r.from], m.twin[g], r.stands}
		n++
		if g = r.after; g == h {
			break
		}
	}
	homes := m.homes[first/2 : first/2+n]
	for i := range homes {
		homes[i] = c
	}
	m.cells = append(m.cells, cell{first, n, h})
	return n
}

// connect makes the ways on from half-edges to borders, and lists all borders over.
func (k *merger) connect() {
	for _, c := range k.mesh.cells {
		list := k.borders[c.first : c.first+2*c.n]
		for i := range c.n {
			if g := list[i].to; g >= 0 {
				list[i].to = k.spot[g]
			}
		}
		copy(list[c.n:], list[:c.n])
	}
}

// borderOf returns the border that half-edge h is, or -1 if it lies within a cell.
func (m *mesh) borderOf(h int32) int32 {
	u, v := m.ends(h)
	c := m.cells[m.cellOf[h/3]]
	for b := c.first; b < c.first+c.n; b++ {
		if m.borders[b].at == m.at[u] && m.borders[b+1].at == m.at[v] {
			return b
		}
	}
	return -1
}

// about calls round with the runs of borders that surround the eye: each border that may be seen from there, turning in the sense
// of positive Orient, cell by cell. The eye may be on a border or a vertex.
func (m *mesh) about(eye geom.Point, round func(b, n int32)) {
	at := m.locate(eye)
	c := m.cells[m.cellOf[at.half/3]]
	if at.kind == onVertex {
		m.fan(c.first, eye, round)
		return
	}
	b := int32(-1)
	if at.kind == onEdge {
		b = m.borderOf(at.half)
	}
	if b < 0 {
		round(c.first, c.n)
		return
	}
	round(b+1, c.n-1)
	b = m.borders[b].to
	round(b+1, m.cells[m.home(b)].n-1)
}

// fan goes round a vertex, beginning with the cell whose borders begin at b.
func (m *mesh) fan(b int32, eye geom.Point, round func(b, n int32)) {
	for m.borders[b].at != eye {
		b++
	}
	for first := b; ; {
		n := m.cells[m.home(b)].n
		round(b+1, n-2)
		if b = m.borders[b+n-1].to; b == first {
			return
		}
	}
}
