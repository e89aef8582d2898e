package sight

import (
	"math/bits"
	"slices"

	"sightline/geom"
)

// keyOf is a point as a number that orders as points do.
func keyOf(p geom.Point) uint64 { return uint64(uint32(p.X)^1<<31)<<32 | uint64(uint32(p.Y)^1<<31) }

// keyed is a number with a key to sort it by.
type keyed struct {
	key uint64
	n   int32
}

// sorter sorts keyed numbers, in memory of its own.
type sorter struct {
	list, other []keyed
	ends        []geom.Point
	of, slot    []int32
}

// begin returns a list of n to be filled.
func (s *sorter) begin(n int) []keyed {
	s.list, s.other = room(s.list, n), room(s.other, n)
	return s.list
}

// sort sorts the list by the lowest bits of its keys and returns it, good until the next begin. Equal ones stay in their order.
func (s *sorter) sort(width int) []keyed {
	digit := min(max(bits.Len(uint(len(s.list)))-1, 6), 11) // so many bits at a time: more make for fewer rounds, but more to count
	for shift := 0; shift < width; shift += digit {
		s.round(shift, 1<<digit-1)
	}
	return s.list
}

// round sorts the list by the bits of the mask, after the shift.
func (s *sorter) round(shift int, mask uint64) {
	var place [1 << 11]int32
	for i := range s.list {
		place[s.list[i].key>>shift&mask]++
	}
	at := int32(0)
	for d, n := range place[:mask+1] {
		place[d], at = at, at+n
	}
	for _, k := range s.list {
		p := &place[k.key>>shift&mask]
		s.other[*p] = k
		*p++
	}
	s.list, s.other = s.other, s.list
}

// packer makes short keys of points within a rectangle, that order as the points do, and points of them again.
type packer struct {
	min     geom.Point
	shift   int // the lowest bits that all points have in common
	columns int // bits that a packed X takes
	rows    int // bits that a packed Y takes
}

func newPacker(ps []geom.Point) packer {
	r, all := frameOfPoints(ps), uint32(0)
	for _, p := range ps {
		all |= uint32(p.X-r.Min.X) | uint32(p.Y-r.Min.Y)
	}
	k := packer{min: r.Min, shift: min(bits.TrailingZeros32(all), 31)}
	k.columns, k.rows = bits.Len32(uint32(r.Max.X-r.Min.X)>>k.shift), bits.Len32(uint32(r.Max.Y-r.Min.Y)>>k.shift)
	return k
}

func (k *packer) pack(p geom.Point) uint64 {
	return uint64(uint32(p.X-k.min.X)>>k.shift)<<k.rows | uint64(uint32(p.Y-k.min.Y)>>k.shift)
}

// bits returns how many bits a key has.
func (k *packer) bits() int { return k.columns + k.rows }

// chain lists the ends of segments, of which one mostly begins where the one before ended: then that point comes once. It returns
// them and the place of each segment's second one, which the first one stands before; both are good until the next call.
func (s *sorter) chain(segs []geom.Seg) (ends []geom.Point, slot []int32) {
	s.ends, s.slot = room(s.ends, 2*len(segs))[:0], room(s.slot, len(segs))
	for i, g := range segs {
		if n := len(s.ends); n == 0 || s.ends[n-1] != g.A {
			s.ends = append(s.ends, g.A)
		}
		s.slot[i] = int32(len(s.ends))
		s.ends = append(s.ends, g.B)
	}
	return s.ends, s.slot
}

// number sorts points and appends them to dst, each once. It also returns the place of each in the result, good until the next call.
func (s *sorter) number(dst, ps []geom.Point) (at []geom.Point, of []int32) {
	k, list := newPacker(ps), s.begin(len(ps))
	for i, p := range ps {
		list[i] = keyed{k.pack(p), int32(i)}
	}
	list = s.sort(k.bits())
	n := 0
	for i := range list {
		if i == 0 || list[i].key != list[i-1].key {
			n++
		}
	}
	at, s.of = slices.Grow(dst, n), room(s.of, len(ps))
	for i, l := range list {
		if i == 0 || l.key != list[i-1].key {
			at = append(at, ps[l.n])
		}
		s.of[l.n] = int32(len(at)) - 1
	}
	return at, s.of
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
