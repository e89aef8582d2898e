package wire

import (
	"bytes"
	"runtime"
	"testing"
)

// allocated runs f and says how many bytes it allocated, those freed since included.
func allocated(f func()) uint64 {
	var a, b runtime.MemStats
	runtime.ReadMemStats(&a)
	f()
	runtime.ReadMemStats(&b)
	return b.TotalAlloc - a.TotalAlloc
}

// bombs are messages that claim more than they hold: kinds of list and text with the largest lengths MessagePack has.
func bombs() (all [][]byte) {
	for _, claim := range [][]byte{
		{0xdd, 0xff, 0xff, 0xff, 0xff}, {0xdb, 0xff, 0xff, 0xff, 0xff}, {0xc6, 0xff, 0xff, 0xff, 0xff}, {0xdf, 0xff, 0xff, 0xff, 0xff},
		{0xdc, 0xff, 0xff}, {0xda, 0xff, 0xff}, {0xc5, 0xff, 0xff}, {0xc9, 0xff, 0xff, 0xff, 0xff, 1}, {0xc0},
	} {
		for kind := range byte(30) {
			for fields := range 4 {
				b := append([]byte{1, kind}, bytes.Repeat([]byte{1}, fields)...)
				all = append(all, append(b, claim...), append(b[1:], claim...))
			}
		}
	}
	return all
}

// Bounds of what reading a command may allocate, in bytes. The bitmap of a GM's brush is most of the second.
const (
	boundPlayer = 64 << 10
	boundGM     = 2<<20 + 512<<10
)

func commandHolds(t *testing.T, b []byte) {
	for _, c := range []struct {
		l     Limits
		bound uint64
	}{{DefaultLimits(), boundPlayer}, {LimitsGM(), boundGM}} {
		var got Command
		var err error
		if n := allocated(func() { got, err = DecodeCommand(b, c.l) }); n > c.bound {
			t.Errorf("%d bytes allocated for %d of input, at most %d are allowed", n, len(b), c.bound)
		}
		if err != nil {
			continue
		}
		again, err := DecodeCommand(EncodeCommand(got), c.l)
		if err != nil || !alike(again, got) {
			t.Errorf("%+v came back as %+v, %v", got, again, err)
		}
	}
}

func messageHolds(t *testing.T, b []byte) {
	var m Message
	var err error
	bound := 64<<10 + 400*uint64(len(b)) // a list element takes two bytes at least and is of 200 at most, and lists grow by doubling
	if n := allocated(func() { m, err = DecodeMessage(b) }); n > bound {
		t.Errorf("%d bytes allocated for %d of input, at most %d are allowed", n, len(b), bound)
	}
	if err != nil {
		return
	}
	again, err := DecodeMessage(EncodeMessage(m))
	if err != nil || !alike(again, m) {
		t.Errorf("%+v came back as %+v, %v", m, again, err)
	}
}

func seed(f *testing.F) {
	_, golden := goldens()
	for _, b := range append(golden, bombs()...) {
		f.Add(b)
	}
}

// FuzzCommand: any bytes from a client are read or refused, within bounds, without a panic; what is read means what it says.
func FuzzCommand(f *testing.F) {
	seed(f)
	f.Fuzz(commandHolds)
}

// FuzzMessage is the same for bytes from a server.
func FuzzMessage(f *testing.F) {
	seed(f)
	f.Fuzz(messageHolds)
}

// FuzzPatch applies whatever is a patch to a view: it works or is an error, never a panic.
func FuzzPatch(f *testing.F) {
	_, golden := goldens()
	f.Add(golden[len(golden)-1])
	for _, b := range bombs() {
		f.Add(b)
	}
	s := steady{}
	a, b := s.view(), s.view()
	c, p := encoder(), Diff(a, b)
	p.code(c)
	f.Add(c.out.Bytes())
	f.Fuzz(func(t *testing.T, bytes []byte) {
		k := decoder(bytes, served)
		var p Patch
		p.code(k)
		if k.end(false) != nil || large(p.seen) || large(p.bright) || large(p.explored) {
			return
		}
		before := a.Sum()
		got, err := a.Apply(p)
		if a.Sum() != before {
			t.Error("the old view was changed")
		}
		if err == nil && Diff(got, got).Empty() != true {
			t.Error("a view differs from itself")
		}
	})
}

// large keeps the fuzzing fast.
func large(p maskPatch) bool { return int64(p.w)*int64(p.h) > 1<<20 }
