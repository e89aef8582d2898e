package media

import (
	"crypto/sha256"
	"encoding/binary"
	"math/bits"

	"sightline/geom"
	"sightline/geom/grid"
)

// Placement is where a picture lies: it covers Bounds exactly, stretched to it. Sub-cell (0,0) is at Bounds.Min.
type Placement struct {
	Grid   grid.Grid
	Bounds geom.Rect
}

// The pixel columns of a picture divide the width of Bounds evenly, so a run of full-size pixels x0 ≤ x < x1 covers the
// lattice from x0·B/W to x1·B/W and touches the sub-cells from floor(x0·B/(W·s)) to ceil(x1·B/(W·s))−1, s wide each:
// integers throughout. A pixel of level k shows only if all full-size pixels under it do, that is if all sub-cells they
// touch are explored; and they are a run of columns by a run of rows, so these sub-cells are a rectangle too. So the mask of
// any level is read off the sub-cells directly.

// span is a run of sub-cells, both ends included.
type span struct{ lo, hi int32 }

// axis gives for each of n pixels of a level, from first on, the sub-cells it touches along one side of the picture:
// size full-size pixels over length lattice units, in sub-cells of sub.
func axis(first, n, level, size, length, sub int32) []span {
	spans := make([]span, n)
	whole := int64(size) * int64(sub)
	for i := range n {
		x0 := int64(first+i) << level
		x1 := min(x0+1<<level, int64(size))
		spans[i] = span{int32(x0 * int64(length) / whole), int32((x1*int64(length)+whole-1)/whole) - 1}
	}
	return spans
}

// shown is which pixels of a tile may be seen: bit x of row y is bit x%64 of word 4·y + x/64.
type shown [TileSize * TileSize / 64]uint64

// mask works out what may be seen of a tile.
func (p *pack) mask(l, x, y int32, explored *geom.Mask, at Placement) *shown {
	w, h := p.tileSize(l, x, y)
	sw, sh := at.Grid.SubSize()
	cols := axis(x*TileSize, w, l, p.w, at.Bounds.Max.X-at.Bounds.Min.X, sw)
	rows := axis(y*TileSize, h, l, p.h, at.Bounds.Max.Y-at.Bounds.Min.Y, sh)
	var s shown
	line := make([]uint64, (explored.W()+63)/64)
	for i, r := range rows {
		row := s[4*i : 4*i+4]
		if i > 0 && r == rows[i-1] {
			copy(row, s[4*i-4:])
			continue
		}
		if !common(line, explored, r) {
			continue
		}
		for j, c := range cols {
			if all(line, c) {
				row[j/64] |= 1 << (j % 64)
			}
		}
	}
	return &s
}

// common fills line with the sub-cells that are explored in every row of r; false when there are none.
func common(line []uint64, explored *geom.Mask, r span) bool {
	if r.hi >= explored.H() || r.lo > r.hi {
		return false
	}
	words, any := explored.Words(), uint64(0)
	for i := range line {
		line[i] = ^uint64(0)
		for y := r.lo; y <= r.hi; y++ {
			line[i] &= words[int(y)*len(line)+i]
		}
		any |= line[i]
	}
	return any != 0
}

// all tells whether all bits of c are set in line. Beyond its end none are.
func all(line []uint64, c span) bool {
	if int(c.hi)/64 >= len(line) || c.lo > c.hi {
		return false
	}
	for x := c.lo; x <= c.hi; {
		n := min(64-x%64, c.hi-x+1)
		if bits.TrailingZeros64(^(line[x/64] >> (x % 64))) < int(n) {
			return false
		}
		x += n
	}
	return true
}

// none tells whether no pixel is shown.
func (s *shown) none() bool { return *s == shown{} }

// at tells whether a pixel is shown.
func (s *shown) at(x, y int32) bool { return s[4*y+x/64]>>(x%64)&1 != 0 }

// hash names a mask. Two masks with one hash would show one seat what another has explored, so it is a strong one.
func (s *shown) hash() [sha256.Size]byte {
	b := make([]byte, 0, 8*len(s))
	for _, w := range s {
		b = binary.LittleEndian.AppendUint64(b, w)
	}
	return sha256.Sum256(b)
}
