package geom

import (
	"fmt"
	"math/bits"
	"slices"
)

// MaxMask is the largest number of bits a Mask may have: 2,048 × 2,048 cells of 8 × 8 sub-cells.
const MaxMask = 1 << 28

// Mask is a bitmap of W × H bits, row by row, each row padded to whole words with zeros. Once shared it must not be changed.
// A nil *Mask reads as an empty mask of size 0 × 0.
type Mask struct {
	w, h, stride int32
	words        []uint64
}

// NewMask returns a mask with no bit set. A negative size, or one of more than MaxMask bits, gives a mask of 0 × 0: ground that
// can't be kept stays unknown.
func NewMask(w, h int32) *Mask {
	if !maskFits(w, h) {
		return &Mask{}
	}
	stride := (w + 63) / 64
	return &Mask{w: w, h: h, stride: stride, words: make([]uint64, int(stride)*int(h))}
}

func maskFits(w, h int32) bool { return w > 0 && h > 0 && int64(w)*int64(h) <= MaxMask }

// W returns the width in bits.
func (m *Mask) W() int32 {
	if m == nil {
		return 0
	}
	return m.w
}

// H returns the height in bits.
func (m *Mask) H() int32 {
	if m == nil {
		return 0
	}
	return m.h
}

// Words returns the rows, each padded to whole words, lowest bit first: bit x of row y is bit x%64 of word y·((W+63)/64) + x/64.
// They are for reading only.
func (m *Mask) Words() []uint64 {
	if m == nil {
		return nil
	}
	return m.words
}

// Get reports whether bit x, y is set. Outside the mask it is false.
func (m *Mask) Get(x, y int32) bool {
	if m == nil || uint32(x) >= uint32(m.w) || uint32(y) >= uint32(m.h) {
		return false
	}
	return m.words[int(y)*int(m.stride)+int(x>>6)]>>(uint(x)&63)&1 != 0
}

// Set sets or clears bit x, y. Outside the mask it does nothing.
func (m *Mask) Set(x, y int32, on bool) {
	if uint32(x) >= uint32(m.w) || uint32(y) >= uint32(m.h) {
		return
	}
	p, b := &m.words[int(y)*int(m.stride)+int(x>>6)], uint64(1)<<(uint(x)&63)
	if on {
		*p |= b
	} else {
		*p &^= b
	}
}

// SetRow sets the bits x0 ≤ x < x1 of row y, as far as they lie within the mask.
func (m *Mask) SetRow(y, x0, x1 int32) {
	x0, x1 = max(x0, 0), min(x1, m.w)
	if uint32(y) >= uint32(m.h) || x0 >= x1 {
		return
	}
	row := m.words[int(y)*int(m.stride):]
	i, j := x0>>6, (x1-1)>>6
	first, last := ^uint64(0)<<(uint(x0)&63), ^uint64(0)>>(63-uint(x1-1)&63)
	if i == j {
		row[i] |= first & last
		return
	}
	row[i] |= first
	for k := i + 1; k < j; k++ {
		row[k] = ^uint64(0)
	}
	row[j] |= last
}

// OrRow sets the bits of row y that are set in words, which stand for the row's words from the i-th on. What lies outside the
// mask is left out.
func (m *Mask) OrRow(y, i int32, words []uint64) {
	if uint32(y) >= uint32(m.h) || uint32(i) >= uint32(m.stride) {
		return
	}
	row := m.words[int(y)*int(m.stride)+int(i) : (int(y)+1)*int(m.stride)]
	n := min(len(row), len(words))
	for k, w := range words[:n] {
		row[k] |= w
	}
	if pad := uint(m.w) & 63; pad != 0 && n == len(row) && n > 0 {
		row[n-1] &= 1<<pad - 1
	}
}

// same panics unless o has the size of m: mixing masks of two maps is a mistake in the program. A nil o stands for no bits.
func (m *Mask) same(o *Mask) {
	if o != nil && (m.w != o.w || m.h != o.h) {
		panic(fmt.Sprintf("geom: masks of %d×%d and %d×%d can't be combined", m.w, m.h, o.w, o.h))
	}
}

// Or sets the bits that are set in o, which is nil or of the same size.
func (m *Mask) Or(o *Mask) {
	m.same(o)
	for i, w := range o.Words() {
		m.words[i] |= w
	}
}

// AndNot clears the bits that are set in o, which is nil or of the same size.
func (m *Mask) AndNot(o *Mask) {
	m.same(o)
	for i, w := range o.Words() {
		m.words[i] &^= w
	}
}

// And clears the bits that are not set in o, which is nil or of the same size.
func (m *Mask) And(o *Mask) {
	m.same(o)
	if o == nil {
		m.Clear()
		return
	}
	for i, w := range o.words {
		m.words[i] &= w
	}
}

// Xor flips the bits that are set in o, which is nil or of the same size.
func (m *Mask) Xor(o *Mask) {
	m.same(o)
	for i, w := range o.Words() {
		m.words[i] ^= w
	}
}

// Clear clears every bit.
func (m *Mask) Clear() { clear(m.words) }

// Clone returns a copy that may be changed. The clone of nil is a mask of 0 × 0.
func (m *Mask) Clone() *Mask {
	if m == nil {
		return &Mask{}
	}
	c := *m
	c.words = slices.Clone(m.words)
	return &c
}

// Equal reports whether both masks have the same size and the same bits. nil equals a mask of 0 × 0.
func (m *Mask) Equal(o *Mask) bool {
	return m.W() == o.W() && m.H() == o.H() && slices.Equal(m.Words(), o.Words())
}

// Empty reports whether no bit is set.
func (m *Mask) Empty() bool {
	for _, w := range m.Words() {
		if w != 0 {
			return false
		}
	}
	return true
}

// Count returns the number of bits that are set.
func (m *Mask) Count() int {
	n := 0
	for _, w := range m.Words() {
		n += bits.OnesCount64(w)
	}
	return n
}
