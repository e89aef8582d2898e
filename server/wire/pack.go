package wire

import (
	"errors"
	"math/bits"
)

// A packed bitmap says each row by the places where its bits change, told by what the row above did: an edge that goes
// on takes a bit or two, a straight one at any slant too, since its place is foretold from the two rows above. Fields of
// sight are made of such edges. Each row is a string of these moves:
//
//	go on   1 e       the next edge of the row above goes on, e off from where it is foretold
//	end     01        nothing more in this row
//	new     001 d n   a run of n+1 bits (or a gap in one) begins d after the last edge
//	drop    000       the next two edges of the row above end
//
// Once no edge of the row above is left, only end (1) and new (0 d n) remain.
const (
	newGap = 4 // bits of d that are taken as they are
	newLen = 2 // bits of n that are taken as they are
)

// errPack says that a packed bitmap is not one.
var errPack = errors.New("wire: packed bitmap is damaged")

// edge is a change of bits before column x; lean is how far it moved from the row above.
type edge struct{ x, lean int32 }

// next says where the edge is foretold in the next row.
func (e edge) next() int32 { return e.x + e.lean }

// off says how far column x is from where the first of es is foretold; far when there is none.
func off(es []edge, x int32) int32 {
	if len(es) == 0 {
		return 1 << 30
	}
	d := x - es[0].next()
	return max(d, -d)
}

// packer writes rows from the top.
type packer struct {
	bitWriter
	last, row []edge
}

// add writes a row whose bits change at xs: an even number of columns, rising.
func (p *packer) add(xs []int32) {
	old, at := p.last, int32(0)
	p.row = p.row[:0]
	for len(xs) > 0 {
		switch {
		case len(old) == 0 || len(xs) > 2 && off(old, xs[2]) < off(old, xs[0]):
			p.begin(len(old) == 0, xs[0]-at, xs[1]-xs[0])
			p.row = append(p.row, edge{x: xs[0]}, edge{x: xs[1]})
			at, xs = xs[1], xs[2:]
		case len(old) > 2 && off(old[2:], xs[0]) < off(old, xs[0]):
			p.put(0, 3)
			old = old[2:]
		default:
			p.put(1, 1)
			p.signed(xs[0] - old[0].next())
			p.row = append(p.row, edge{xs[0], xs[0] - old[0].x})
			at, xs, old = xs[0], xs[1:], old[1:]
		}
	}
	p.end(len(old) == 0)
	p.last, p.row = p.row, p.last
}

func (p *packer) begin(alone bool, gap, n int32) {
	if alone {
		p.put(0, 1)
	} else {
		p.put(1, 3)
	}
	p.golomb(uint32(gap), newGap)
	p.golomb(uint32(n-1), newLen)
}

func (p *packer) end(alone bool) {
	if alone {
		p.put(1, 1)
	} else {
		p.put(1, 2)
	}
}

// unpacker reads what a packer wrote.
type unpacker struct {
	bitReader
	w         int32
	last, row []edge
}

// next reads a row. The result holds until the next call: an even number of columns, rising, the last at most w.
func (u *unpacker) next() ([]edge, error) {
	old, more := u.last, true
	u.row = u.row[:0]
	for more {
		var err error
		if old, more, err = u.move(old); err != nil {
			return nil, err
		}
	}
	if len(u.row)%2 != 0 {
		return nil, errPack
	}
	u.last, u.row = u.row, u.last
	return u.last, nil
}

// move reads one move; old are the edges of the row above that are left.
func (u *unpacker) move(old []edge) (left []edge, more bool, err error) {
	for zeros := range 3 {
		b, err := u.bit()
		switch {
		case err != nil:
			return nil, false, err
		case b == 0 && len(old) == 0:
			return nil, true, u.begin()
		case b == 0:
			continue
		case len(old) == 0 || zeros == 1:
			return nil, false, nil
		case zeros == 2:
			return old, true, u.begin()
		}
		return old[1:], true, u.goOn(old[0])
	}
	if len(old) < 2 {
		return nil, false, errPack
	}
	return old[2:], true, nil
}

func (u *unpacker) goOn(e edge) error {
	d, err := u.signed()
	if err != nil {
		return err
	}
	x := e.next() + d
	return u.put(edge{x, x - e.x})
}

func (u *unpacker) begin() error {
	gap, err := u.golomb(newGap)
	if err != nil {
		return err
	}
	n, err := u.golomb(newLen)
	if err != nil {
		return err
	}
	at := int64(gap)
	if k := len(u.row); k > 0 {
		at += int64(u.row[k-1].x)
	}
	if at+int64(n) >= int64(u.w) {
		return errPack
	}
	if err := u.put(edge{x: int32(at)}); err != nil {
		return err
	}
	return u.put(edge{x: int32(at) + int32(n) + 1})
}

// put adds an edge if it lies after the last one and in the bitmap.
func (u *unpacker) put(e edge) error {
	if e.x < 0 || e.x > u.w || len(u.row) > 0 && e.x <= u.row[len(u.row)-1].x {
		return errPack
	}
	u.row = append(u.row, e)
	return nil
}

// changes appends the columns at which the bits of a row change: an even number, rising. Bits from w on are 0.
func changes(dst []int32, row []uint64, w int32) []int32 {
	carry := uint64(0)
	for i, v := range row {
		for t := v ^ (v<<1 | carry); t != 0; t &= t - 1 {
			dst = append(dst, int32(i*64+bits.TrailingZeros64(t)))
		}
		carry = v >> 63
	}
	if len(dst)%2 != 0 {
		dst = append(dst, w)
	}
	return dst
}
