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

// merger joins triangles to convex cells.
type merger struct {
	*mesh
	after, before []int32 // of each half-edge, the ones next to it round its cell; -1 once it is no border any more
	sides         []uint8 // of each half-edge that names a cell, the cell's number of borders
	name          []int32 // of each half-edge, one nearer to the one that names its cell
}

// merge makes the cells.
func (m *mesh) merge() {
	k := &merger{mesh: m}
	n := len(m.tip)
	flat := make([]int32, 3*n)
	k.after, k.before, k.name, k.sides = flat[:n], flat[n:2*n], flat[2*n:], make([]uint8, n)
	for h := range int32(n) {
		k.after[h], k.before[h], k.name[h], k.sides[h] = next(h), prev(h), h-h%3, 3
	}
	for _, h := range k.free() {
		k.drop(h)
	}
	k.list()
}

// free returns the half-edges, one of each pair, that nothing stands on: the longest first, roughly, since most lines cross those.
func (k *merger) free() []int32 {
	var count [65]int32
	class := make([]uint8, len(k.tip)) // 0 for those that are not free
	for h, g := range k.twin {
		if k.side[h] < 0 && g > int32(h) {
			d := k.at[k.tip[next(int32(h))]].Sub(k.at[k.tip[next(g)]])
			class[h] = uint8(64 - bits.Len64(uint64(geom.Dot(d, d))))
			count[class[h]]++
		}
	}
	at := int32(0)
	for i, c := range count {
		count[i], at = at, at+c
	}
	list := make([]int32, at)
	for h, c := range class {
		if c > 0 {
			list[count[c]] = int32(h)
			count[c]++
		}
	}
	return list
}

// drop merges the cells on both sides of h if what comes out is convex.
func (k *merger) drop(h int32) {
	g := k.twin[h]
	a, b := k.root(h), k.root(g)
	if int(k.sides[a])+int(k.sides[b])-2 > cellSides || !k.bends(k.before[h], k.after[g]) || !k.bends(k.before[g], k.after[h]) {
		return
	}
	k.sides[a] += k.sides[b] - 2
	k.name[b] = a
	k.tie(k.before[h], k.after[g])
	k.tie(k.before[g], k.after[h])
	k.after[h], k.after[g] = -1, -1
}

func (k *merger) tie(h, g int32) { k.after[h], k.before[g] = g, h }

func (k *merger) root(h int32) int32 {
	for h -= h % 3; k.name[h] != h; h = k.name[h] {
		k.name[h] = k.name[k.name[h]]
	}
	return h
}

// bends reports whether a cell may have half-edge g after half-edge h: the walk along them turns its way or goes straight on.
func (k *merger) bends(h, g int32) bool {
	a, b := k.ends(h)
	_, c := k.ends(g)
	o := geom.Orient(k.at[a], k.at[b], k.at[c])
	return o > 0 || (o == 0 && geom.Dot(k.at[b].Sub(k.at[a]), k.at[c].Sub(k.at[b])) > 0)
}

// list writes the cells down.
func (k *merger) list() {
	m := k.mesh
	m.spot, m.cellOf = k.before, make([]int32, len(m.tip)/3)
	total := 0
	for h := range int32(len(m.tip)) {
		m.spot[h] = -1
		if k.after[h] >= 0 {
			total++
		}
	}
	m.borders, m.home = make([]border, 0, 2*total), make([]int32, 2*total)
	for h := range int32(len(m.tip)) {
		if k.after[h] >= 0 && m.spot[h] < 0 {
			k.write(h)
		}
	}
	for t := range m.cellOf {
		m.cellOf[t] = m.cellOf[k.root(int32(3*t))/3]
	}
	for h, b := range m.spot {
		if b >= 0 && m.twin[h] >= 0 {
			to := m.spot[m.twin[h]]
			m.borders[b].to, m.borders[b+m.cells[m.home[b]].n].to = to, to
		}
	}
}

// write lists the cell that has half-edge h as a border.
func (k *merger) write(h int32) {
	m := k.mesh
	first := int32(len(m.borders))
	for g := h; m.spot[g] < 0; g = k.after[g] {
		u, _ := m.ends(g)
		side := m.side[g]
		if m.twin[g] < 0 {
			side = int32(2 * len(m.edges))
		}
		m.spot[g] = int32(len(m.borders))
		m.home[len(m.borders)] = int32(len(m.cells))
		m.borders = append(m.borders, border{m.at[u], -1, side})
	}
	n := int32(len(m.borders)) - first
	m.borders = append(m.borders, m.borders[first:]...)
	for i := first; i < first+n; i++ {
		m.home[i+n] = m.home[i]
	}
	m.cellOf[k.root(h)/3] = int32(len(m.cells))
	m.cells = append(m.cells, cell{first, n, h})
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
