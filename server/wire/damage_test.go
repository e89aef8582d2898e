package wire

import (
	"bytes"
	"math"
	"reflect"
	"strings"
	"testing"

	"sightline/geom"
)

// onWire is one of each kind of command and message as bytes, padding left out, and how it is read.
type onWire struct {
	name string
	b    []byte
	read func([]byte) (any, error)
	pack func(any) []byte
}

func eachOnWire() (all []onWire) {
	for _, like := range bodyTypes {
		v := reflect.New(reflect.TypeOf(like))
		(&steady{}).fill(v.Elem())
		all = append(all, onWire{
			v.Elem().Type().Name(), EncodeCommand(Command{ID: 5, Body: v.Elem().Interface().(Body)}),
			func(b []byte) (any, error) { return DecodeCommand(b, LimitsGM()) },
			func(v any) []byte { return EncodeCommand(v.(Command)) },
		})
	}
	for _, like := range messageTypes {
		v := reflect.New(reflect.TypeOf(like))
		(&steady{}).fill(v.Elem())
		all = append(all, onWire{
			v.Elem().Type().Name(), EncodeMessage(v.Elem().Interface().(Message)),
			func(b []byte) (any, error) { return DecodeMessage(b) },
			func(v any) []byte { return EncodeMessage(v.(Message)) },
		})
	}
	return all
}

// TestCutOff: of no command and no message a part is read as the whole, nor a command with a byte too many.
func TestCutOff(t *testing.T) {
	for _, w := range eachOnWire() {
		whole := len(bytes.TrimRight(w.b, "\x00"))
		for n := range whole {
			if got, err := w.read(w.b[:n]); err == nil {
				t.Errorf("%s: %d of %d bytes were read as %+v", w.name, n, whole, got)
			}
		}
		if got, err := w.read(append(bytes.Clone(w.b), 1)); err == nil {
			t.Errorf("%s: with a byte more it was read as %+v", w.name, got)
		}
	}
}

// TestEachByteDamaged puts every value in place of every byte of every command and message: reading never panics, and what is
// read all the same says the same once it is packed and read again: it is whole and within its ranges.
func TestEachByteDamaged(t *testing.T) {
	read, refused := 0, 0
	for _, w := range eachOnWire() {
		b := bytes.Clone(bytes.TrimRight(w.b, "\x00"))
		for i := range b {
			for d := byte(1); d != 0; d += 5 { // of 255 others 51
				b[i] += d
				got, err := w.read(b)
				b[i] -= d
				if err != nil {
					if refused++; !strings.HasPrefix(err.Error(), "wire: ") {
						t.Fatalf("%s, byte %d: an error that does not say whose it is: %v", w.name, i, err)
					}
					continue
				}
				read++
				again := w.pack(got)
				if back, err := w.read(again); err != nil || !bytes.Equal(w.pack(back), again) {
					t.Fatalf("%s, byte %d: %+v was read and can't be read again: %v", w.name, i, got, err)
				}
			}
		}
	}
	if read < 1000 || refused < 1000 {
		t.Errorf("%d read, %d refused: that tests little", read, refused)
	}
}

// TestNumbersAtTheirEnds: the least and the greatest value of each kind of number comes through, and one beyond does not.
func TestNumbersAtTheirEnds(t *testing.T) {
	type number struct {
		lo, hi int64
		code   func(c *coder, v *int64)
	}
	as32 := func(f func(c *coder, p *int32)) func(c *coder, v *int64) {
		return func(c *coder, v *int64) {
			n := int32(*v)
			f(c, &n)
			*v = int64(n)
		}
	}
	for name, n := range map[string]number{
		"hit points": {math.MinInt32, math.MaxInt32, as32(int32s)},
		"coordinate": {-geom.Limit, geom.Limit, as32(coordinate)},
		"count":      {0, math.MaxInt32, as32(func(c *coder, p *int32) { count(c, p) })},
		"facing": {0, 359, func(c *coder, v *int64) {
			f := int16(*v)
			facing(c, &f)
			*v = int64(f)
		}},
		"colour": {0, math.MaxUint32, func(c *coder, v *int64) {
			w := uint32(*v)
			colour(c, &w)
			*v = int64(w)
		}},
	} {
		for _, want := range []int64{n.lo, n.lo + 1, 0, 127, 128, n.hi - 1, n.hi} {
			e := encoder()
			in := want
			n.code(e, &in)
			d, got := decoder(e.out.Bytes(), LimitsGM()), int64(0)
			if n.code(d, &got); want >= n.lo && want <= n.hi && (d.end(false) != nil || got != want) {
				t.Errorf("%s: %d came back as %d, %v", name, want, got, d.err)
			}
		}
		for _, bad := range []int64{n.lo - 1, n.hi + 1, math.MinInt64, math.MaxInt64} {
			e := encoder()
			e.whole(&bad, 0, 0)
			d, got := decoder(e.out.Bytes(), LimitsGM()), int64(0)
			if n.code(d, &got); d.err == nil || !strings.Contains(d.err.Error(), "must be from") {
				t.Errorf("%s: %d was read as %d, %v", name, bad, got, d.err)
			}
		}
	}
	for _, want := range []uint64{0, 1, 127, 128, 255, 256, 1 << 16, 1 << 32, 1 << 63, math.MaxUint64} {
		e, in := encoder(), TokenID(want)
		id(e, &in)
		d, got := decoder(e.out.Bytes(), LimitsGM()), TokenID(0)
		if id(d, &got); d.end(false) != nil || uint64(got) != want {
			t.Errorf("id %d came back as %d, %v", want, got, d.err)
		}
	}
}
