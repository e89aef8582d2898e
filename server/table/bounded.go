package table

import (
	"encoding/binary"
	"errors"

	"github.com/vmihailenco/msgpack/v5/msgpcode"
)

var (
	errLength = errors.New("a length that the bytes do not hold")
	errShape  = errors.New("not one whole value")
	errDeep   = errors.New("nested too deep")
)

// maxDepth is how deep values may lie within values.
const maxDepth = 32

// bounded checks that b is one MessagePack value whose lengths all fit into b, so that a decoder which trusts lengths
// allocates no more than in proportion to b.
func bounded(b []byte) error {
	rest, err := skip(b, 0)
	if err == nil && len(rest) > 0 {
		err = errShape
	}
	return err
}

// skip returns what follows the first value of b.
func skip(b []byte, depth int) ([]byte, error) {
	if len(b) == 0 {
		return nil, errShape
	}
	if depth > maxDepth {
		return nil, errDeep
	}
	c, b := b[0], b[1:]
	if n, ok := flat(c); ok {
		return drop(b, n)
	}
	n, b, err := length(c, b)
	if err != nil {
		return nil, err
	}
	switch values := contains(c); values {
	case 0:
		return drop(b, n)
	default:
		if n > len(b) {
			return nil, errLength
		}
		for range n * values {
			if b, err = skip(b, depth+1); err != nil {
				return nil, err
			}
		}
		return b, nil
	}
}

func drop(b []byte, n int) ([]byte, error) {
	if n > len(b) {
		return nil, errLength
	}
	return b[n:], nil
}

// flat is how many bytes follow a code that stands for a value of fixed size.
func flat(c byte) (int, bool) {
	switch {
	case msgpcode.IsFixedNum(c), c == msgpcode.Nil, c == msgpcode.True, c == msgpcode.False:
		return 0, true
	}
	n, ok := map[byte]int{
		msgpcode.Uint8: 1, msgpcode.Int8: 1, msgpcode.Uint16: 2, msgpcode.Int16: 2, msgpcode.Uint32: 4, msgpcode.Int32: 4,
		msgpcode.Float: 4, msgpcode.Uint64: 8, msgpcode.Int64: 8, msgpcode.Double: 8,
	}[c]
	return n, ok
}

// contains is how many values stand for each element: 0 for strings and bytes, 1 for arrays, 2 for maps.
func contains(c byte) int {
	switch {
	case msgpcode.IsFixedArray(c), c == msgpcode.Array16, c == msgpcode.Array32:
		return 1
	case msgpcode.IsFixedMap(c), c == msgpcode.Map16, c == msgpcode.Map32:
		return 2
	}
	return 0
}

// length reads the length that follows a code.
func length(c byte, b []byte) (int, []byte, error) {
	switch {
	case msgpcode.IsFixedString(c):
		return int(c & msgpcode.FixedStrMask), b, nil
	case msgpcode.IsFixedArray(c):
		return int(c & msgpcode.FixedArrayMask), b, nil
	case msgpcode.IsFixedMap(c):
		return int(c & msgpcode.FixedMapMask), b, nil
	}
	size, ok := map[byte]int{
		msgpcode.Str8: 1, msgpcode.Bin8: 1, msgpcode.Str16: 2, msgpcode.Bin16: 2, msgpcode.Array16: 2, msgpcode.Map16: 2,
		msgpcode.Str32: 4, msgpcode.Bin32: 4, msgpcode.Array32: 4, msgpcode.Map32: 4,
	}[c]
	if !ok || size > len(b) {
		return 0, nil, errShape
	}
	var wide [4]byte
	copy(wide[4-size:], b[:size])
	n := binary.BigEndian.Uint32(wide[:])
	if uint64(n) > uint64(len(b)) {
		return 0, nil, errLength
	}
	return int(n), b[size:], nil
}
