package wire

import (
	"fmt"
	"math/bits"

	"sightline/geom"
)

// maskPatch is what changed of a bitmap: the difference from a prediction that both sides can make, packed, limited to the
// rows in which there is any.
type maskPatch struct {
	sized bool  // it has another size than before: W, H; the old bits are gone
	w, h  int32 // only if sized
	guess uint8 // number of the prediction
	row   int32 // first row with a difference
	rows  int32 // rows from there on; 0: the prediction is right
	bits  []byte
}

func (p maskPatch) empty() bool { return !p.sized && p.guess == 0 && p.rows == 0 }

func (p *maskPatch) code(c *coder) {
	c.flag(&p.sized)
	if p.sized {
		num(c, &p.w, 0, geom.MaxMask)
		num(c, &p.h, 0, geom.MaxMask)
	}
	num(c, &p.guess, 0, guesses-1)
	num(c, &p.row, 0, geom.MaxMask)
	if num(c, &p.rows, 0, geom.MaxMask); p.rows > 0 {
		c.raw(&p.bits, MaxMessage)
	}
}

// guesses is how many predictions a bitmap may have.
const guesses = 4

// A guess predicts a bitmap from what it was and from the field of sight before and now, all of one size. The result is a
// fresh bitmap. Guess 0 must be "as before".
type guess func(old, before, now *geom.Mask) *geom.Mask

func asBefore(old, _, _ *geom.Mask) *geom.Mask { return old.Clone() }
func nothing(old, _, _ *geom.Mask) *geom.Mask  { return geom.NewMask(old.W(), old.H()) }
func asSeen(_, _, now *geom.Mask) *geom.Mask   { return now.Clone() }

// alsoSeen: what is seen is explored.
func alsoSeen(old, _, now *geom.Mask) *geom.Mask {
	m := old.Clone()
	m.Or(now)
	return m
}

// stillSeen: of what is seen, what was bright is bright.
func stillSeen(old, _, now *geom.Mask) *geom.Mask {
	m := old.Clone()
	m.And(now)
	return m
}

// newBright: what comes into sight is bright, the rest as it was.
func newBright(old, before, now *geom.Mask) *geom.Mask {
	m := now.Clone()
	m.AndNot(before)
	m.Or(old)
	m.And(now)
	return m
}

// The predictions of each bitmap by number.
var (
	seenGuesses     = []guess{asBefore, nothing}
	brightGuesses   = []guess{asBefore, asSeen, stillSeen, newBright}
	exploredGuesses = []guess{asBefore, alsoSeen, nothing}
)

// sized returns m if it has the size w × h, else an empty mask of that size.
func sized(m *geom.Mask, w, h int32) *geom.Mask {
	if m.W() == w && m.H() == h {
		return m
	}
	return geom.NewMask(w, h)
}

// smallEnough is how many bytes of a packed difference aren't worth the time for another prediction.
const smallEnough = 400

// diffMask returns the patch from a to b; before and now are the field of sight, for predictions.
func diffMask(a, b, before, now *geom.Mask, gs []guess) maskPatch {
	if a == b || a.Equal(b) {
		return maskPatch{}
	}
	p := bestGuess(a, b, before, now, gs)
	if a.W() != b.W() || a.H() != b.H() {
		p.sized, p.w, p.h = true, b.W(), b.H()
	}
	return p
}

// bestGuess packs the difference to the prediction that makes it small: none at all if one is right.
func bestGuess(a, b, before, now *geom.Mask, gs []guess) (best maskPatch) {
	foretold := make([]*geom.Mask, len(gs))
	for i, g := range gs {
		if foretold[i] = predict(a, before, now, b.W(), b.H(), g); foretold[i].Equal(b) {
			return maskPatch{guess: uint8(i)}
		}
	}
	for i, m := range foretold {
		p := packDiff(b, m)
		if p.guess = uint8(i); i == 0 || len(p.bits) < len(best.bits) {
			best = p
		}
		if len(best.bits) < smallEnough {
			break
		}
	}
	return best
}

// predict makes the bitmap of w × h that g foretells.
func predict(old, before, now *geom.Mask, w, h int32, g guess) *geom.Mask {
	return g(sized(old, w, h), sized(before, w, h), sized(now, w, h))
}

// packDiff packs how b differs from a bitmap of its size, which is used up.
func packDiff(b, from *geom.Mask) maskPatch {
	from.Xor(b)
	ws, stride := from.Words(), int(b.W()+63)/64
	first, last := span(ws, stride)
	if first == last {
		return maskPatch{}
	}
	var p packer
	var xs []int32
	for y := first; y < last; y++ {
		xs = changes(xs[:0], ws[y*stride:(y+1)*stride], b.W())
		p.add(xs)
	}
	return maskPatch{row: int32(first), rows: int32(last - first), bits: p.b}
}

// span returns the rows [first, last) that hold all bits that are set.
func span(ws []uint64, stride int) (first, last int) {
	i, j := 0, len(ws)
	for i < j && ws[i] == 0 {
		i++
	}
	for i < j && ws[j-1] == 0 {
		j--
	}
	if i == j {
		return 0, 0
	}
	return i / stride, (j-1)/stride + 1
}

// apply returns the bitmap that p makes of a.
func (p maskPatch) apply(a, before, now *geom.Mask, gs []guess) (*geom.Mask, error) {
	if p.empty() {
		return a, nil
	}
	w, h := a.W(), a.H()
	if p.sized {
		w, h = p.w, p.h
	}
	if int64(w)*int64(h) > geom.MaxMask {
		return nil, fmt.Errorf("wire: a bitmap of %d × %d is too large", w, h)
	}
	if int(p.guess) >= len(gs) {
		return nil, fmt.Errorf("wire: prediction %d is not known", p.guess)
	}
	m := predict(a, before, now, w, h, gs[p.guess])
	if p.rows == 0 {
		return m, nil
	}
	d, err := unpack(w, h, p.row, p.rows, p.bits)
	if err != nil {
		return nil, err
	}
	m.Xor(d)
	return m, nil
}

// pack packs a whole bitmap.
func pack(m *geom.Mask) (row, rows int32, bits []byte) {
	p := packDiff(m, geom.NewMask(m.W(), m.H()))
	return p.row, p.rows, p.bits
}

// unpack makes a bitmap of w × h with the packed rows in it. A row takes a bit at least, so the time is bounded by both.
func unpack(w, h, row, rows int32, packed []byte) (*geom.Mask, error) {
	if row < 0 || rows < 0 || row > h || rows > h-row {
		return nil, fmt.Errorf("wire: %d rows from %d on in a bitmap of %d", rows, row, h)
	}
	m := geom.NewMask(w, h)
	u := unpacker{bitReader: bitReader{b: packed}, w: w}
	for y := row; y < row+rows; y++ {
		es, err := u.next()
		if err != nil {
			return nil, fmt.Errorf("%w in row %d", err, y)
		}
		for i := 0; i < len(es); i += 2 {
			m.SetRow(y, es[i].x, es[i+1].x)
		}
	}
	if (u.at+7)/8 != len(packed) {
		return nil, fmt.Errorf("wire: %d bytes of a packed bitmap are left over", len(packed)-(u.at+7)/8)
	}
	return m, nil
}

// mask codes a bitmap of at most c.lim.MaskBits bits. It is for commands: views send patches.
func mask(c *coder, p **geom.Mask) {
	w, h := (*p).W(), (*p).H()
	var row, rows int32
	var packed []byte
	if !c.reading() {
		row, rows, packed = pack(*p)
	}
	num(c, &w, 0, geom.MaxMask)
	num(c, &h, 0, geom.MaxMask)
	num(c, &row, 0, geom.MaxMask)
	num(c, &rows, 0, geom.MaxMask)
	c.raw(&packed, c.lim.Message)
	if !c.reading() || c.err != nil {
		return
	}
	if int64(w)*int64(h) > int64(c.lim.MaskBits) {
		c.fail("a bitmap of %d × %d, at most %d sub-cells are allowed", w, h, c.lim.MaskBits)
		return
	}
	m, err := unpack(w, h, row, rows, packed)
	c.check(err)
	*p = m
}

// sumMask hashes a bitmap: its size, and each word that isn't 0 with its place.
func sumMask(tag uint64, m *geom.Mask) uint64 {
	n := mix(tag ^ uint64(m.W())<<32 ^ uint64(m.H()))
	for i, w := range m.Words() {
		if w != 0 {
			hi, lo := bits.Mul64(w^0xa0761d6478bd642f, tag+uint64(i)*0x9e3779b97f4a7c15|1)
			n += hi ^ lo
		}
	}
	return n
}
