package sight

import (
	"math"

	"sightline/geom"
)

// sower finds the seeds of a mesh.
type sower struct {
	*mesh
	middle geom.Point // of the first bucket
	at     []int32    // of each bucket, where the line through its middle came into the cell that was sown, or nowhere yet: math.MinInt32
}

// sow finds the cell about the middle of each bucket; a hair off it, so that few lie on the lines of the grid. Each border that has its cell to
// the right tells from where on the lines through the middles run in that cell.
func (m *mesh) sow(k *sower) {
	b := &m.seeds
	b.lay(frameOfPoints(m.at[4:]), 11, 4096+8*int64(len(m.at)))
	m.seed, k.at = make([]int32, b.w*b.h), room(k.at, int(b.w*b.h))
	for i := range k.at {
		k.at[i] = math.MinInt32
	}
	k.mesh = m
	k.middle = geom.Point{X: b.min.X + 1<<b.shift>>1 | 1, Y: b.min.Y + 1<<b.shift>>1 | 1}
	top, shift := k.middle.Y, b.shift&31
	for i, c := range m.cells {
		sides := m.borders[c.first : c.first+c.n+1]
		p := sides[0].at
		for j := 1; j < len(sides); j++ {
			q := sides[j].at
			if first, last := (q.Y-top)>>shift+1, (p.Y-top)>>shift; first <= last {
				k.side(int32(i), p, q, max(first, 0), min(last, b.h-1))
			}
			p = q
		}
	}
	k.mesh = nil
	for y := range b.h {
		fill(m.seed[y*b.w:(y+1)*b.w], k.at[y*b.w:(y+1)*b.w])
	}
}

// side sows a cell in the rows first to last, from its border from p up to q on, which has it to the right.
func (k *sower) side(cell int32, p, q geom.Point, first, last int32) {
	b := &k.seeds
	const fine = 20
	slope := int64(p.X-q.X) << fine / int64(p.Y-q.Y)
	x := int64(q.X-k.middle.X)<<fine + slope*int64(k.middle.Y+first<<b.shift-q.Y)
	for y := first; y <= last; y++ {
		at := int32(x >> fine)
		if column := max((at+1<<b.shift-1)>>b.shift, 0); column < b.w {
			if i := y*b.w + column; at > k.at[i] {
				k.at[i], k.seed[i] = at, cell
			}
		}
		x += slope << b.shift
	}
}

// fill sows what was not sown from the left on: at is where the cells of a row begin.
func fill(seed, at []int32) {
	last := int32(0)
	for i, c := range seed[:len(at)] {
		if at[i] == math.MinInt32 {
			c = last
		}
		seed[i], last = c, c
	}
}
