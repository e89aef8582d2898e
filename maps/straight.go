package maps

import (
	"math/bits"
	"slices"

	"sightline/geom"
)

// chains finds the straight walls that secret doors stand in, and tells every part of one what it is part of.
type chains struct {
	*builder
	at    map[geom.Point][]int32 // walls by their ends, where a secret door ends
	links map[int32][]int32      // of each part, those it goes on as
}

// straighten sets Of of all secret doors that go straight on as walls or as other secret doors, and of those.
func (b *builder) straighten() {
	c := chains{b, map[geom.Point][]int32{}, map[int32][]int32{}}
	for i := range b.Walls {
		if c.secret(int32(i)) {
			c.at[b.Walls[i].A], c.at[b.Walls[i].B] = nil, nil
		}
	}
	if len(c.at) == 0 {
		return
	}
	for i, w := range b.Walls {
		for _, p := range [2]geom.Point{w.A, w.B} {
			if list, ok := c.at[p]; ok && (w.Door < 0 || c.secret(int32(i))) {
				c.at[p] = append(list, int32(i))
			}
		}
	}
	for p, list := range c.at {
		c.link(p, list)
	}
	done := make([]bool, len(b.Walls))
	for i := range b.Walls {
		if !done[i] && len(c.links[int32(i)]) > 0 {
			c.mark(c.chain(nil, int32(i), done))
		}
	}
}

func (c *chains) secret(i int32) bool {
	d := c.Walls[i].Door
	return d >= 0 && c.m.Doors[d].Secret
}

// link links those of the walls that end in p that go straight on as each other and as no third, if one is a secret door.
func (c *chains) link(p geom.Point, list []int32) {
	var pairs [][2]int32
	count := map[int32]int{}
	for k, i := range list {
		for _, j := range list[k+1:] {
			if (c.secret(i) || c.secret(j)) && c.Walls[i].Kind == c.Walls[j].Kind && within(c.far(i, p), p, c.far(j, p)) {
				pairs = append(pairs, [2]int32{i, j})
				count[i]++
				count[j]++
			}
		}
	}
	for _, w := range pairs {
		if count[w[0]] == 1 && count[w[1]] == 1 {
			c.links[w[0]], c.links[w[1]] = append(c.links[w[0]], w[1]), append(c.links[w[1]], w[0])
		}
	}
}

// far is the end of a wall that is not p.
func (c *chains) far(i int32, p geom.Point) geom.Point {
	if w := c.Walls[i]; w.A == p {
		return w.B
	}
	return c.Walls[i].A
}

// chain appends a part and all that hang together with it.
func (c *chains) chain(dst []int32, i int32, done []bool) []int32 {
	dst, done[i] = append(dst, i), true
	for next := len(dst) - 1; next < len(dst); next++ {
		for _, j := range c.links[dst[next]] {
			if !done[j] {
				dst, done[j] = append(dst, j), true
			}
		}
	}
	return dst
}

// mark tells the parts of a chain that they are one wall, if all of it is straight.
func (c *chains) mark(parts []int32) {
	var ends []geom.Point
	for _, i := range parts {
		ends = append(ends, c.Walls[i].A, c.Walls[i].B)
	}
	slices.SortFunc(ends, func(a, b geom.Point) int {
		if a.Less(b) {
			return -1
		}
		return 1
	})
	of := geom.Seg{A: ends[0], B: ends[len(ends)-1]}
	for _, p := range ends {
		if p != of.A && p != of.B && !within(of.A, p, of.B) {
			return
		}
	}
	for _, i := range parts {
		c.Walls[i].Of = of
	}
}

// Straightness is how far, in lattice units, rounding the ends of a door and cutting can put points off the wall they are of.
const Straightness = 2

// within says that p lies between a and b, no further than Straightness off the line through them.
func within(a, p, b geom.Point) bool {
	if d := b.Sub(a); geom.Dot(p.Sub(a), d) <= 0 || geom.Dot(b.Sub(p), d) <= 0 {
		return false
	}
	off := geom.Orient(a, b, p)
	d := b.Sub(a)
	hi, lo := bits.Mul64(uint64(max(off, -off)), uint64(max(off, -off)))
	moreHi, moreLo := bits.Mul64(Straightness*Straightness, uint64(geom.Dot(d, d)))
	return hi < moreHi || hi == moreHi && lo <= moreLo
}
