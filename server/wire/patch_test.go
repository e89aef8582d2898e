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

// TestEqualSeesEachField changes one thing of a view: Equal and Sum must notice, whatever it is.
func TestEqualSeesEachField(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := genView(t)
		w, what := nudge(t, v)
		if v.Equal(w) {
			t.Fatalf("%s changed and Equal says it did not", what)
		}
		if v.Sum() == w.Sum() {
			t.Fatalf("%s changed and Sum did not", what)
		}
	})
}
