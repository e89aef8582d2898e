package geom

import (
	"encoding/binary"
	"fmt"
	"math/bits"
)

// AppendRuns appends the mask as the lengths of its runs, row after row without padding, alternating between clear and set
// bits and starting with clear ones (so the first may be 0), each as an unsigned varint. A mask of 0 × 0 appends nothing.
// One mask has one form.
func (m *Mask) AppendRuns(dst []byte) []byte {
	if m.W() == 0 {
		return dst
	}
	run, on := uint64(0), false
	for y := range m.h {
		for x := int32(0); x < m.w; {
			n := m.runAt(x, y, on)
			if x += n; x < m.w {
				dst = binary.AppendUvarint(dst, run+uint64(n))
				run, on = 0, !on
			} else {
				run += uint64(n)
			}
		}
	}
	return binary.AppendUvarint(dst, run)
}

// runAt counts the bits from x on in row y that are on.
func (m *Mask) runAt(x, y int32, on bool) int32 {
	row := m.words[int(y)*int(m.stride):]
	for at := x; at < m.w; {
		w := row[at>>6]
		if on {
			w = ^w
		}
		if w >>= uint(at) & 63; w != 0 {
			return min(at+int32(bits.TrailingZeros64(w)), m.w) - x
		}
		at = (at | 63) + 1
	}
	return m.w - x
}

// MaskFromRuns reads what AppendRuns wrote for a mask of w × h. It refuses, with an error that says where, a size beyond MaxMask,
// runs that don't fill the mask exactly, empty runs but the first, and overlong numbers; it never allocates more than the mask.
func MaskFromRuns(w, h int32, b []byte) (*Mask, error) {
	if (w == 0 || h == 0) && len(b) == 0 {
		return &Mask{}, nil
	}
	if !maskFits(w, h) {
		return nil, fmt.Errorf("geom: a mask of %d×%d can't be read: sizes run from 1×1 to %d bits", w, h, MaxMask)
	}
	m := NewMask(w, h)
	total, at := uint64(w)*uint64(h), uint64(0)
	for i, on := 0, false; i < len(b); on = !on {
		run, n := binary.Uvarint(b[i:])
		switch {
		case n <= 0 || (n > 1 && b[i+n-1] == 0):
			return nil, fmt.Errorf("geom: run at byte %d is not a number in its shortest form", i)
		case run > total-at:
			return nil, fmt.Errorf("geom: run at byte %d goes %d bits beyond a mask of %d×%d", i, run-(total-at), w, h)
		case run == 0 && i > 0:
			return nil, fmt.Errorf("geom: run at byte %d is empty; only the first may be", i)
		}
		if on {
			m.setRun(at, run)
		}
		at, i = at+run, i+n
	}
	if at != total {
		return nil, fmt.Errorf("geom: runs end after %d of the %d bits of a mask of %d×%d", at, total, w, h)
	}
	return m, nil
}

// setRun sets n bits from the at-th on, counted without padding.
func (m *Mask) setRun(at, n uint64) {
	for w := uint64(m.w); n > 0; {
		y, x := at/w, at%w
		k := min(n, w-x)
		m.SetRow(int32(y), int32(x), int32(x+k))
		at, n = at+k, n-k
	}
}
