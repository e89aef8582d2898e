package wire

import (
	"testing"

	"pgregory.net/rapid"
)

// TestPatchedEqualsFresh holds the law that patches are for: Apply(a, Diff(a, b)) = b for all a and b, through bytes and
// back, with the same sum, and a stays as it was.
func TestPatchedEqualsFresh(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := genView(t), genView(t)
		before := a.Sum()
		m, err := DecodeMessage(EncodeMessage(Update{Base: 1, Rev: 2, Sum: b.Sum(), Patch: Diff(a, b)}))
		if err != nil {
			t.Fatal(err)
		}
		got, err := a.Apply(m.(Update).Patch)
		if err != nil {
			t.Fatal(err)
		}
		if !got.Equal(b) || got.Sum() != b.Sum() {
			t.Fatalf("got %+v\nwant %+v", got, b)
		}
		if a.Sum() != before {
			t.Fatal("the old view was changed")
		}
	})
}

// TestViewAsBytes holds DecodeView(EncodeView(v)) = v.
func TestViewAsBytes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := genView(t)
		got, err := DecodeView(EncodeView(v))
		if err != nil {
			t.Fatal(err)
		}
		if !got.Equal(v) || got.Sum() != v.Sum() {
			t.Fatalf("got %+v\nwant %+v", got, v)
		}
	})
}

// TestEveryFieldCounts changes each plain value in a view in turn: Equal and Sum must notice, and the patch must bring it.
func TestEveryFieldCounts(t *testing.T) {
	v := (&steady{}).view()
	for i := 0; ; i++ {
		w, what, more := nudged(v, i)
		if !more {
			if i < 100 {
				t.Errorf("only %d values in a view", i)
			}
			return
		}
		if v.Equal(w) || v.Sum() == w.Sum() {
			t.Errorf("%s changed: Equal says %v, the sums are %x and %x", what, v.Equal(w), v.Sum(), w.Sum())
		}
		if got, err := v.Apply(Diff(v, w)); err != nil || got.Sum() != w.Sum() {
			t.Errorf("%s changed, and the patch does not bring it: %v", what, err)
		}
	}
}
