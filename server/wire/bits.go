package wire

import (
	"errors"
	"math/bits"
)

// errShort says that packed bits end too early.
var errShort = errors.New("wire: packed bits end too early")

// bitWriter packs bits, the highest of a byte first.
type bitWriter struct {
	b    []byte
	free int // bits still free in the last byte
}

// put writes the low n bits of v, the highest first.
func (w *bitWriter) put(v uint32, n int) {
	for n > 0 {
		if w.free == 0 {
			w.b, w.free = append(w.b, 0), 8
		}
		k := min(n, w.free)
		n -= k
		w.free -= k
		w.b[len(w.b)-1] |= byte(v>>n&(1<<k-1)) << w.free
	}
}

// golomb writes v ≥ 0 as an exponential Golomb code: short for small v, with k bits taken as they are.
func (w *bitWriter) golomb(v uint32, k int) {
	q := v>>k + 1
	n := bits.Len32(q)
	w.put(0, n-1)
	w.put(q, n)
	w.put(v&(1<<k-1), k)
}

// signed writes any small whole number: 0 takes one bit, -1 and 1 three, up to 3 five.
func (w *bitWriter) signed(v int32) { w.golomb(uint32(v)<<1^uint32(v>>31), 0) }

// bitReader reads what a bitWriter wrote.
type bitReader struct {
	b  []byte
	at int // in bits
}

func (r *bitReader) bit() (uint32, error) {
	if r.at>>3 >= len(r.b) {
		return 0, errShort
	}
	v := r.b[r.at>>3] >> (7 - r.at&7) & 1
	r.at++
	return uint32(v), nil
}

func (r *bitReader) take(n int) (v uint32, err error) {
	for range n {
		b, err := r.bit()
		if err != nil {
			return 0, err
		}
		v = v<<1 | b
	}
	return v, nil
}

// golomb reads a code of at most 25 leading zeros, which is more than any position on a map needs.
func (r *bitReader) golomb(k int) (uint32, error) {
	zeros := 0
	for {
		b, err := r.bit()
		if err != nil {
			return 0, err
		}
		if b == 1 {
			break
		}
		if zeros++; zeros > 25 {
			return 0, errors.New("wire: packed number is too long")
		}
	}
	low, err := r.take(zeros)
	if err != nil {
		return 0, err
	}
	rest, err := r.take(k)
	return (1<<zeros|low-1)<<k | rest, err
}

func (r *bitReader) signed() (int32, error) {
	v, err := r.golomb(0)
	return int32(v>>1) ^ -int32(v&1), err
}
