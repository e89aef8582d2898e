package geom

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"strings"
	"testing"
)

// randomMask returns a mask and the same as a plain table.
func randomMask(r *rand.Rand, w, h int32) (*Mask, map[[2]int32]bool) {
	m, plain := NewMask(w, h), map[[2]int32]bool{}
	for range r.IntN(20) {
		y, x0 := r.Int32N(h+4)-2, r.Int32N(w+4)-2
		x1 := x0 + r.Int32N(w+3) - 1
		m.SetRow(y, x0, x1)
		for x := max(x0, 0); x < min(x1, w); x++ {
			if y >= 0 && y < h {
				plain[[2]int32{x, y}] = true
			}
		}
	}
	for range r.IntN(20) {
		x, y, on := r.Int32N(w+4)-2, r.Int32N(h+4)-2, r.IntN(2) == 0
		m.Set(x, y, on)
		if x >= 0 && y >= 0 && x < w && y < h {
			plain[[2]int32{x, y}] = on
		}
	}
	return m, plain
}

func same(t *testing.T, what string, m *Mask, want func(x, y int32) bool) {
	t.Helper()
	n := 0
	for y := int32(-1); y <= m.H(); y++ {
		for x := int32(-1); x <= m.W(); x++ {
			in := x >= 0 && y >= 0 && x < m.W() && y < m.H()
			if m.Get(x, y) != (in && want(x, y)) {
				t.Fatalf("%s: bit %d, %d of %d×%d is %v", what, x, y, m.W(), m.H(), m.Get(x, y))
			}
			if m.Get(x, y) {
				n++
			}
		}
	}
	if m.Count() != n || m.Empty() != (n == 0) {
		t.Fatalf("%s: %d bits counted as %d", what, n, m.Count())
	}
}

// TestMask compares masks with plain tables.
func TestMask(t *testing.T) {
	r := seeded(t)
	for range 300 {
		w, h := 1+r.Int32N(200), 1+r.Int32N(9)
		a, pa := randomMask(r, w, h)
		b, pb := randomMask(r, w, h)
		get := func(p map[[2]int32]bool, x, y int32) bool { return p[[2]int32{x, y}] }
		same(t, "set", a, func(x, y int32) bool { return get(pa, x, y) })
		for name, op := range map[string]struct {
			do   func(m, o *Mask)
			want func(a, b bool) bool
		}{
			"or":      {(*Mask).Or, func(a, b bool) bool { return a || b }},
			"and":     {(*Mask).And, func(a, b bool) bool { return a && b }},
			"and not": {(*Mask).AndNot, func(a, b bool) bool { return a && !b }},
			"xor":     {(*Mask).Xor, func(a, b bool) bool { return a != b }},
		} {
			m := a.Clone()
			op.do(m, b)
			same(t, name, m, func(x, y int32) bool { return op.want(get(pa, x, y), get(pb, x, y)) })
			m = a.Clone()
			op.do(m, nil)
			same(t, name+" nothing", m, func(x, y int32) bool { return op.want(get(pa, x, y), false) })
		}
		same(t, "the clones' source", a, func(x, y int32) bool { return get(pa, x, y) })
		checkRuns(t, a)
	}
}

func checkRuns(t *testing.T, m *Mask) {
	t.Helper()
	b := m.AppendRuns([]byte("x"))
	got, err := MaskFromRuns(m.W(), m.H(), b[1:])
	if err != nil || !got.Equal(m) || b[0] != 'x' {
		t.Fatalf("%d×%d after runs %v: %v", m.W(), m.H(), b[1:], err)
	}
	if again := got.AppendRuns(nil); !bytes.Equal(again, b[1:]) {
		t.Fatalf("runs %v became %v", b[1:], again)
	}
}

func TestOrRow(t *testing.T) {
	m := NewMask(70, 2)
	m.OrRow(1, 0, []uint64{1, ^uint64(0), 7})
	m.OrRow(0, 1, []uint64{2})
	m.OrRow(5, 0, []uint64{1})
	m.OrRow(0, 9, []uint64{1})
	m.OrRow(0, 0, nil)
	same(t, "or row", m, func(x, y int32) bool { return (y == 1 && (x == 0 || x >= 64)) || (y == 0 && x == 65) })
	if w := m.Words(); len(w) != 4 || w[3] != 63 {
		t.Errorf("padding is not clear: %x", w)
	}
}

func TestNoMask(t *testing.T) {
	var none *Mask
	if none.W() != 0 || none.H() != 0 || none.Get(0, 0) || !none.Empty() || none.Count() != 0 || none.Words() != nil || len(none.AppendRuns(nil)) != 0 {
		t.Error("nil must read as nothing")
	}
	if !none.Equal(NewMask(0, 0)) || !NewMask(-1, 5).Equal(none) || none.Equal(NewMask(1, 1)) || none.Clone().W() != 0 {
		t.Error("nil equals a mask of no size")
	}
	if m := NewMask(1<<20, 1<<20); m.W() != 0 || m.Get(0, 0) {
		t.Error("a mask too large must be empty")
	}
	if m, err := MaskFromRuns(0, 0, nil); err != nil || m.W() != 0 {
		t.Error(err)
	}
	m := NewMask(3, 3)
	m.SetRow(1, 0, 3)
	m.Clear()
	if !m.Empty() {
		t.Error("cleared")
	}
}

func TestMixedSizesPanic(t *testing.T) {
	defer func() {
		if s, _ := recover().(string); !strings.Contains(s, "2×3 and 3×2") {
			t.Errorf("panic %q", s)
		}
	}()
	NewMask(2, 3).Or(NewMask(3, 2))
}

func TestBrokenRunsAreRefused(t *testing.T) {
	for want, b := range map[string][]byte{
		"after 5 of the 12":       {2, 3},
		"1 bits beyond":           {2, 11},
		"byte 1 is empty":         {2, 0, 10},
		"byte 0 is not a number":  {0x80},
		"not a number":            {0x82, 0, 10},
		"after 0 of the 12":       {},
		"byte 2 goes 1 bits":      {0, 12, 1},
		"bits beyond a mask of 4": binary.AppendUvarint(nil, 1<<63),
	} {
		if m, err := MaskFromRuns(4, 3, b); err == nil || m != nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v", b, err)
		}
	}
	for _, size := range [][2]int32{{-1, 4}, {4, -1}, {1 << 20, 1 << 20}, {0, 4}} {
		if _, err := MaskFromRuns(size[0], size[1], []byte{4}); err == nil {
			t.Errorf("a mask of %v was read", size)
		}
	}
}

func FuzzMaskFromRuns(f *testing.F) {
	f.Add(int32(4), int32(3), []byte{0, 5, 7})
	f.Fuzz(func(t *testing.T, w, h int32, b []byte) {
		if int64(w)*int64(h) > 1<<20 {
			return
		}
		m, err := MaskFromRuns(w, h, b)
		if err != nil {
			return
		}
		if again := m.AppendRuns(nil); !bytes.Equal(again, b) && len(b) > 0 {
			t.Fatalf("%v was read as %v", b, again)
		}
	})
}

func BenchmarkRuns(b *testing.B) {
	m, _ := randomMask(rand.New(rand.NewPCG(1, 2)), 800, 800)
	b.ReportAllocs()
	var buf []byte
	for b.Loop() {
		buf = m.AppendRuns(buf[:0])
	}
}
