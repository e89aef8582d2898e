package wire

import (
	"bytes"
	"fmt"
	"math"
	"unicode/utf8"

	"github.com/vmihailenco/msgpack/v5"
	"github.com/vmihailenco/msgpack/v5/msgpcode"
)

// coder goes through the fields of a value in one of three ways: it writes them (enc), reads them (dec) or hashes them
// (neither). Each type says its fields once, to a coder, so the three ways cannot differ. The first error stays and
// stops all reading. Only reading changes the value: views are shared, and may be written and hashed by many at a time.
type coder struct {
	enc *msgpack.Encoder
	out *bytes.Buffer
	dec *msgpack.Decoder
	in  *bytes.Reader
	sum uint64
	lim Limits
	err error
}

func encoder() *coder {
	out := new(bytes.Buffer)
	return &coder{enc: msgpack.NewEncoder(out), out: out}
}

func decoder(b []byte, l Limits) *coder {
	in := bytes.NewReader(b)
	return &coder{dec: msgpack.NewDecoder(in), in: in, lim: l}
}

// reading says whether values are to be taken from the input.
func (c *coder) reading() bool { return c.dec != nil }

// fail keeps the first fault with the place where it was found.
func (c *coder) fail(format string, a ...any) {
	if c.err == nil {
		at := c.in.Size() - int64(c.in.Len())
		c.err = fmt.Errorf("wire: before byte %d: %s", at, fmt.Sprintf(format, a...))
	}
}

// check keeps an error of the decoder.
func (c *coder) check(err error) bool {
	if err != nil {
		c.fail("%v", err)
	}
	return err == nil
}

// peek returns the code byte of the next value, or 0xc1, which MessagePack never uses, at an end or after a fault.
func (c *coder) peek() byte {
	if c.err != nil {
		return 0xc1
	}
	b, err := c.dec.PeekCode()
	if !c.check(err) {
		return 0xc1
	}
	return b
}

// word codes any 64-bit number.
func (c *coder) word(p *uint64) {
	switch {
	case c.enc != nil:
		c.enc.EncodeUint(*p) // writes to memory: it can't fail
	case c.dec != nil:
		*p = c.readWord()
	default:
		c.sum = mix(c.sum ^ *p)
	}
}

// readWord takes a number that isn't negative. The library's own reading would take nil for 0 and -1 for 2^64-1.
func (c *coder) readWord() uint64 {
	k := c.peek()
	if k > msgpcode.PosFixedNumHigh && (k < msgpcode.Uint8 || k > msgpcode.Uint64) {
		c.fail("code %#x where a number not below 0 belongs", k)
		return 0
	}
	n, err := c.dec.DecodeUint64()
	c.check(err)
	return n
}

// whole codes a whole number that fits in 63 bits and a sign.
func (c *coder) whole(p *int64, lo, hi int64) {
	switch {
	case c.enc != nil:
		c.enc.EncodeInt(*p)
	case c.dec != nil:
		*p = c.readWhole(lo, hi)
	default:
		c.sum = mix(c.sum ^ uint64(*p))
	}
}

func (c *coder) readWhole(lo, hi int64) int64 {
	k := c.peek()
	fixed := k <= msgpcode.PosFixedNumHigh || k >= msgpcode.NegFixedNumLow
	if !fixed && (k < msgpcode.Uint8 || k > msgpcode.Int64) {
		c.fail("code %#x where a whole number belongs", k)
		return 0
	}
	n, err := c.dec.DecodeInt64()
	if !c.check(err) {
		return 0
	}
	if n < lo || n > hi || k == msgpcode.Uint64 && n < 0 {
		c.fail("number %d, it must be from %d to %d", n, lo, hi)
		return 0
	}
	return n
}

// flag codes a bool.
func (c *coder) flag(p *bool) {
	switch {
	case c.enc != nil:
		c.enc.EncodeBool(*p)
	case c.dec != nil:
		if k := c.peek(); k != msgpcode.True && k != msgpcode.False {
			c.fail("code %#x where true or false belongs", k)
			return
		}
		v, err := c.dec.DecodeBool()
		c.check(err)
		*p = v
	default:
		n := uint64(0)
		if *p {
			n = 1
		}
		c.sum = mix(c.sum ^ n)
	}
}

// raw codes bytes, at most max of them.
func (c *coder) raw(p *[]byte, max int) {
	switch {
	case c.enc != nil:
		c.enc.EncodeBytesLen(len(*p))
		c.out.Write(*p)
	case c.dec != nil:
		k := c.peek()
		if k < msgpcode.Bin8 || k > msgpcode.Bin32 {
			c.fail("code %#x where bytes belong", k)
			return
		}
		*p = c.take(max)
	default:
		c.hashBytes(string(*p))
	}
}

// take reads the bytes that a length announces, after comparing it with the limit and with what is really there.
func (c *coder) take(max int) []byte {
	n, err := c.dec.DecodeBytesLen()
	if !c.check(err) {
		return nil
	}
	if n < 0 || n > max || n > c.in.Len() {
		c.fail("%d bytes, where %d are allowed and %d are left", n, max, c.in.Len())
		return nil
	}
	b := make([]byte, n)
	c.check(c.dec.ReadFull(b))
	return b
}

func (c *coder) str(p *string, max int) {
	switch {
	case c.enc != nil:
		c.enc.EncodeString(*p)
	case c.dec != nil:
		*p = c.readText(max)
	default:
		c.hashBytes(*p)
	}
}

func (c *coder) readText(max int) string {
	k := c.peek()
	if !msgpcode.IsFixedString(k) && (k < msgpcode.Str8 || k > msgpcode.Str32) {
		c.fail("code %#x where text belongs", k)
		return ""
	}
	s := string(c.take(max * utf8.UTFMax))
	if !utf8.ValidString(s) {
		c.fail("text is not UTF-8")
		return ""
	}
	if n := utf8.RuneCountInString(s); n > max {
		c.fail("text of %d characters, at most %d are allowed", n, max)
		return ""
	}
	return s
}

func (c *coder) hashBytes(s string) {
	h := mix(c.sum ^ uint64(len(s)))
	for i := 0; i < len(s); i++ {
		h = (h ^ uint64(s[i])) * 0x100000001b3
	}
	c.sum = mix(h)
}

// length codes the length of a list of at most max elements, each of which takes a byte at least.
func (c *coder) length(n, max int) int {
	switch {
	case c.enc != nil:
		c.enc.EncodeArrayLen(n)
	case c.dec != nil:
		return c.readLength(max)
	default:
		c.sum = mix(c.sum ^ uint64(n))
	}
	return n
}

func (c *coder) readLength(max int) int {
	if c.err != nil {
		return 0
	}
	n, err := c.dec.DecodeArrayLen()
	if !c.check(err) {
		return 0
	}
	if n < 0 || n > max || n > c.in.Len() {
		c.fail("a list of %d, where %d are allowed and %d bytes are left", n, max, c.in.Len())
		return 0
	}
	return n
}

// ints are the kinds of number that num codes.
type ints interface {
	~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32
}

// num codes a number from lo to hi.
func num[T ints](c *coder, p *T, lo, hi int64) {
	n := int64(*p)
	if c.whole(&n, lo, hi); c.reading() {
		*p = T(n)
	}
}

// count codes a number of an int32 that isn't negative.
func count[T ~int32](c *coder, p *T) { num(c, p, 0, math.MaxInt32) }

// id codes a random or counted 64-bit number.
func id[T ~uint64](c *coder, p *T) {
	n := uint64(*p)
	if c.word(&n); c.reading() {
		*p = T(n)
	}
}

// text codes a string of at most max characters.
func text[T ~string](c *coder, p *T, max int) {
	s := string(*p)
	if c.str(&s, max); c.reading() {
		*p = T(s)
	}
}

// list codes a list of at most max elements. It grows as elements are read, never by the announced length.
func list[T any](c *coder, p *[]T, max int, f func(*coder, *T)) {
	n := c.length(len(*p), max)
	if !c.reading() {
		for i := range *p {
			f(c, &(*p)[i])
		}
		return
	}
	var xs []T
	for range n {
		var x T
		if f(c, &x); c.err != nil {
			return
		}
		xs = append(xs, x)
	}
	*p = xs
}

// end fails if anything but padding (zero bytes, if it is allowed) follows the last value.
func (c *coder) end(padded bool) error {
	if c.err != nil {
		return c.err
	}
	for c.in.Len() > 0 {
		if b, _ := c.in.ReadByte(); b != 0 || !padded {
			c.fail("%d bytes follow the last value", c.in.Len()+1)
			return c.err
		}
	}
	return nil
}

// mix spreads every bit of x over all bits of the result (the finisher of splitmix64).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
