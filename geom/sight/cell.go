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

// cellSides bounds how many borders a cell may have: lines that come in look for their way out border by border.
const cellSides = 24

// rim is a half-edge as a side of the cell that is growing at it.
type rim struct {
	after, before int32 // the sides next to it; after is -1 once it is no side any more
	from          int32 // vertex it begins at
}

// merger joins triangles to convex cells.
type merger struct {
	*mesh
	rims  []rim
	name  []int32 // of each triangle, one nearer to the one that names its cell
	sides []uint8 // of each triangle that names a cell, the cell's number of sides
	class []uint8 // of each half-edge that nothing stands on, one of each pair: how long it is, the longer the lower; else 0
	count [65]int32
	list  []int32 // half-edges that nothing stands on
	cells int
}

// merge makes the cells.
func (m *mesh) merge(k *merger) {
	n := len(m.tip)
	k.mesh, k.count, k.cells = m, [65]int32{}, n/3
	k.rims, k.name, k.sides, k.class = room(k.rims, n), room(k.name, n/3), room(k.sides, n/3), cleared(k.class, n)
	for t := range k.name {
		k.name[t], k.sides[t] = int32(t), 3
		k.begin(int32(3 * t))
	}
	k.free()
	for _, h := range k.list {
		k.drop(h)
	}
	k.finish()
	k.mesh = nil
}

// begin makes the triangle that begins with half-edge h a cell.
func (k *merger) begin(h int32) {
	u, v, w := k.tip[h], k.tip[h+1], k.tip[h+2]
	k.rims[h], k.rims[h+1], k.rims[h+2] = rim{h + 1, h + 2, v}, rim{h + 2, h, w}, rim{h, h + 1, u}
	k.classify(h, v, w)
	k.classify(h+1, w, u)
	k.classify(h+2, u, v)
}

// classify notes how long half-edge h, between u and v, is.
func (k *merger) classify(h, u, v int32) {
	if k.twin[h] > h && k.side[h] < 0 {
		d := k.at[u].Sub(k.at[v])
		c := uint8(64 - bits.Len64(uint64(geom.Dot(d, d))))
		k.class[h] = c
		k.count[c]++
	}
}

// free lists the half-edges, one of each pair, that nothing stands on: the longest first, roughly, since most lines cross those.
func (k *merger) free() {
	at := int32(0)
	for i, c := range k.count {
		k.count[i], at = at, at+c
	}
	k.list = room(k.list, int(at))
	for h, c := range k.class {
		if c > 0 {
			k.list[k.count[c]] = int32(h)
			k.count[c]++
		}
	}
}

// drop merges the cells on both sides of h if what comes out is convex.
func (k *merger) drop(h int32) {
	g := k.twin[h]
	x, y := &k.rims[h], &k.rims[g]
	if !k.bends(x.before, x.from, y.after) || !k.bends(y.before, y.from, x.after) {
		return
	}
	a, b := k.root(h/3), k.root(g/3)
	if int(k.sides[a])+int(k.sides[b])-2 > cellSides {
		return
	}
	k.sides[a] += k.sides[b] - 2
	k.name[b] = a
	k.tie(x.before, y.after)
	k.tie(y.before, x.after)
	x.after, y.after = -1, -1
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

// bends reports whether a cell may have half-edge g, from vertex v on, after half-edge h: the walk along them turns its way or goes
// straight on.
func (k *merger) bends(h, v, g int32) bool {
	a, b, c := k.at[k.rims[h].from], k.at[v], k.at[k.rims[k.rims[g].after].from]
	d, e := b.Sub(a), c.Sub(b)
	o := geom.Cross(d, e)
	return o > 0 || (o == 0 && geom.Dot(d, e) > 0)
}

// finish writes the cells down.
func (k *merger) finish() {
	m := k.mesh
	m.spot, m.cellOf = make([]int32, len(k.rims)), make([]int32, len(k.name))
	total := len(k.rims) - 2*(len(k.name)-k.cells)
	m.borders, m.home, m.cells = make([]border, 0, 2*total), make([]int32, 0, 2*total), make([]cell, 0, k.cells)
	for h := range m.spot {
		m.spot[h] = -1
	}
	for h := range k.rims {
		if k.rims[h].after >= 0 && m.spot[h] < 0 {
			k.write(int32(h))
		}
	}
	for t := range m.cellOf {
		m.cellOf[t] = m.cellOf[k.root(int32(t))]
	}
	m.connect()
}

// write lists the cell that has half-edge h as a border, and leaves room for its second list.
func (k *merger) write(h int32) {
	m := k.mesh
	first, c := int32(len(m.borders)), int32(len(m.cells))
	for g := h; m.spot[g] < 0; g = k.rims[g].after {
		side := m.side[g]
		if m.twin[g] < 0 {
			side = int32(2 * len(m.edges))
		}
		m.spot[g] = int32(len(m.borders))
		m.borders = append(m.borders, border{m.at[k.rims[g].from], -1, side})
		m.home = append(m.home, c, c)
	}
	m.cellOf[k.root(h/3)] = c
	m.cells = append(m.cells, cell{first, int32(len(m.borders)) - first, h})
	m.borders = m.borders[:2*int32(len(m.borders))-first]
}

// connect tells borders what lies beyond them, and lists them over.
func (m *mesh) connect() {
	for h, b := range m.spot {
		if g := m.twin[h]; b >= 0 && g > int32(h) {
			to := m.spot[g]
			m.borders[b].to, m.borders[to].to = to, b
		}
	}
	for _, c := range m.cells {
		copy(m.borders[c.first+c.n:c.first+2*c.n], m.borders[c.first:c.first+c.n])
	}
}

// about calls round with the runs of borders that surround the eye: each border that may be seen from there, turning in the sense
// of positive Orient, cell by cell. The eye may be on a border or a vertex.
func (m *mesh) about(eye geom.Point, round func(b, n int32)) {
	at := m.locate(eye)
	b := m.spot[at.half]
	switch {
	case at.kind == onVertex:
		m.fan(m.cells[m.cellOf[at.half/3]].first, eye, round)
	case at.kind == inTriangle || b < 0:
		c := m.cells[m.cellOf[at.half/3]]
		round(c.first, c.n)
	default:
		round(b+1, m.cells[m.home[b]].n-1)
		b = m.borders[b].to
		round(b+1, m.cells[m.home[b]].n-1)
	}
}

// fan goes round a vertex, beginning with the cell whose borders begin at b.
func (m *mesh) fan(b int32, eye geom.Point, round func(b, n int32)) {
	for m.borders[b].at != eye {
		b++
	}
	for first := b; ; {
		n := m.cells[m.home[b]].n
		round(b+1, n-2)
		if b = m.borders[b+n-1].to; b == first {
			return
		}
	}
}
