package sight

import "sightline/geom"

// keyOf is a point as a number that orders as points do.
func keyOf(p geom.Point) uint64 { return uint64(uint32(p.X)^1<<31)<<32 | uint64(uint32(p.Y)^1<<31) }

// pointOf is the point of a key.
func pointOf(k uint64) geom.Point {
	return geom.Point{X: int32(uint32(k>>32) ^ 1<<31), Y: int32(uint32(k) ^ 1<<31)}
}

// sortKeys sorts keys, byte by byte from the lowest on, and returns them; the argument is used up.
func sortKeys(keys []uint64) []uint64 {
	var count [8][256]int32
	for _, k := range keys {
		for i := range count {
			count[i][byte(k>>(8*i))]++
		}
	}
	other := make([]uint64, len(keys))
	for i := range count {
		c := &count[i]
		if len(keys) == 0 || int(c[byte(keys[0]>>(8*i))]) == len(keys) {
			continue // all have the same byte here
		}
		at := int32(0)
		for b, n := range c {
			c[b], at = at, at+n
		}
		for _, k := range keys {
			b := byte(k >> (8 * i))
			other[c[b]] = k
			c[b]++
		}
		keys, other = other, keys
	}
	return keys
}

// index finds the numbers of points, the first of equal ones: a hash table with open addressing.
type index struct {
	at   []geom.Point
	slot []int32 // number of a point plus 1, or 0
	hash uint    // shift that leaves the bits of a slot
}

func newIndex(at []geom.Point) index {
	x := index{at: at, hash: 63}
	for 1<<(64-x.hash) < 2*len(at) {
		x.hash--
	}
	x.slot = make([]int32, 1<<(64-x.hash))
	for i, p := range at {
		if s := x.find(p); x.slot[s] == 0 {
			x.slot[s] = int32(i + 1)
		}
	}
	return x
}

// find returns the slot that p is in or may be put in.
func (x *index) find(p geom.Point) uint64 {
	i := keyOf(p) * 0x9e3779b97f4a7c15 >> x.hash
	for x.slot[i] != 0 && x.at[x.slot[i]-1] != p {
		i = (i + 1) & uint64(len(x.slot)-1)
	}
	return i
}

// of returns the number of p, the first if there are more of it, or -1.
func (x *index) of(p geom.Point) int32 { return x.slot[x.find(p)] - 1 }
