package table

import (
	"encoding/binary"
	"fmt"
	"slices"

	"sightline/geom"
	"sightline/server/wire"
)

// insert returns the list, which is sorted by key, with v in it; one of the same key is replaced. The list is not changed.
func insert[T any](list []T, v T, key func(T) uint64) []T {
	i, found := slices.BinarySearchFunc(list, key(v), func(a T, k uint64) int { return order(key(a), k) })
	out := make([]T, 0, len(list)+1)
	out = append(append(out, list[:i]...), v)
	if found {
		i++
	}
	return append(out, list[i:]...)
}

func tokenID(t wire.Token) uint64 { return uint64(t.ID) }

// without returns the list without what drop says; the list itself where that is nothing.
func without[T any](list []T, drop func(T) bool) []T {
	if !slices.ContainsFunc(list, drop) {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), drop)
}

func setDoor(doors []SeenDoor, d SeenDoor) []SeenDoor {
	return insert(doors, d, func(d SeenDoor) uint64 { return uint64(d.Door) })
}

// or returns the union of two masks; the zero Mask is empty. Masks of two sizes can't meet: the second one counts.
func or(a, b Mask) Mask {
	switch {
	case b.Mask == nil || b.Empty() && sameSize(a, b):
		return a
	case !sameSize(a, b):
		return b
	}
	c := a.Clone()
	c.Or(b.Mask)
	return Mask{c}
}

// andNot returns a without b.
func andNot(a, b Mask) Mask {
	if !sameSize(a, b) || b.Empty() {
		return a
	}
	c := a.Clone()
	c.AndNot(b.Mask)
	return Mask{c}
}

func sameSize(a, b Mask) bool { return a.W() == b.W() && a.H() == b.H() }

// packBits writes a bit list as the runs of a mask of one row, after its length.
func packBits(bits []uint64) []byte {
	m := geom.NewMask(int32(len(bits)*64), 1)
	for i, w := range bits {
		for b := range 64 {
			if w>>b&1 != 0 {
				m.Set(int32(i*64+b), 0, true)
			}
		}
	}
	return m.AppendRuns(binary.AppendUvarint(nil, uint64(len(bits))))
}

// unpackBits reads what packBits wrote.
func unpackBits(b []byte) ([]uint64, error) {
	words, n := binary.Uvarint(b)
	if n <= 0 || words > geom.MaxMask/64 {
		return nil, fmt.Errorf("bit list: bad length")
	}
	m, err := geom.MaskFromRuns(int32(words*64), 1, b[n:])
	if err != nil {
		return nil, fmt.Errorf("bit list: %w", err)
	}
	return m.Words(), nil
}

// orRuns returns the bit list with those that packBits wrote into runs.
func orRuns(bits []uint64, runs []byte) []uint64 {
	if len(runs) == 0 {
		return bits
	}
	more, err := unpackBits(runs)
	if err != nil {
		return bits
	}
	return orBits(bits, more)
}

// orBits returns the union of two bit lists.
func orBits(a, b []uint64) []uint64 {
	if len(a) < len(b) {
		a, b = b, a
	}
	out := slices.Clone(a)
	addBits(out, b)
	return out
}

// addBits adds b, which is no longer, to a.
func addBits(a, b []uint64) {
	for i, w := range b {
		a[i] |= w
	}
}

// lessBits returns what is in a and not in b.
func lessBits(a, b []uint64) ([]uint64, bool) {
	var out []uint64
	for i, w := range a {
		if i < len(b) {
			w &^= b[i]
		}
		if w != 0 && out == nil {
			out = make([]uint64, len(a))
		}
		if w != 0 {
			out[i] = w
		}
	}
	return out, out != nil
}

// merged is all that several memories hold; where they differ, the later in the list counts.
func merged(all []Memory) Memory {
	var m Memory
	for _, o := range all {
		m.Explored = or(m.Explored, o.Explored)
		m.Walls = orBits(m.Walls, o.Walls)
		for _, d := range o.Doors {
			m.Doors = setDoor(m.Doors, d)
		}
		for _, t := range o.Tokens {
			m.Tokens = insert(m.Tokens, t, tokenID)
		}
	}
	return m
}
