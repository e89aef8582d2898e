package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// source prints its seed.
func source(t *testing.T) *rand.Rand {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	return rand.New(rand.NewPCG(seed, 0))
}

// TestInsert keeps lists sorted and each key once, and leaves the list it was given as it was.
func TestInsert(t *testing.T) {
	rnd := source(t)
	for range 200 {
		var list []wire.Token
		want := map[wire.TokenID]string{}
		for range rnd.IntN(20) {
			tok := wire.Token{ID: wire.TokenID(rnd.IntN(12)), Name: string(rune('a' + rnd.IntN(26)))}
			before := slices.Clone(list)
			next := insert(list, tok, tokenID)
			if !slices.Equal(before, list) {
				t.Fatalf("inserting %+v changed the list it was given", tok)
			}
			list, want[tok.ID] = next, tok.Name
		}
		if len(list) != len(want) || !slices.IsSortedFunc(list, func(a, b wire.Token) int { return order(a.ID, b.ID) }) {
			t.Fatalf("%+v, want %v", list, want)
		}
		for _, tok := range list {
			if want[tok.ID] != tok.Name {
				t.Fatalf("%+v, want %v", list, want)
			}
		}
	}
}

// TestWithout gives back the very list where nothing is dropped, and never changes it.
func TestWithout(t *testing.T) {
	list := []int{1, 2, 3, 4}
	if same := without(list, func(n int) bool { return n > 9 }); &same[0] != &list[0] {
		t.Error("dropping nothing made another list")
	}
	if odd := without(list, func(n int) bool { return n%2 == 0 }); !slices.Equal(odd, []int{1, 3}) || !slices.Equal(list, []int{1, 2, 3, 4}) {
		t.Errorf("%v of %v", odd, list)
	}
}

func someMask(rnd *rand.Rand, w, h int32) Mask {
	m := geom.NewMask(w, h)
	for range rnd.IntN(int(w * h)) {
		m.Set(rnd.Int32N(w), rnd.Int32N(h), true)
	}
	return Mask{m}
}

// TestMaskAlgebra holds union and difference to what they mean bit by bit, with masks that are not there, and sees that
// neither operand changes.
func TestMaskAlgebra(t *testing.T) {
	rnd := source(t)
	for range 100 {
		a, b := someMask(rnd, 70, 9), someMask(rnd, 70, 9)
		if rnd.IntN(5) == 0 {
			a = Mask{}
		}
		if rnd.IntN(5) == 0 {
			b = Mask{}
		}
		wasA, wasB := a.Clone(), b.Clone()
		union, rest := or(a, b), andNot(a, b)
		for y := range int32(9) {
			for x := range int32(70) {
				if union.Get(x, y) != (a.Get(x, y) || b.Get(x, y)) || rest.Get(x, y) != (a.Get(x, y) && !b.Get(x, y)) {
					t.Fatalf("bit %d,%d of the union or the difference is wrong", x, y)
				}
			}
		}
		if !wasA.Equal(a.Mask) || !wasB.Equal(b.Mask) {
			t.Fatal("an operand changed")
		}
	}
	old, fresh := someMask(rnd, 5, 5), someMask(rnd, 6, 5)
	if got := or(old, fresh); got.Mask != fresh.Mask {
		t.Error("of masks of two maps the later one does not count")
	}
}

// TestBits holds the lists of bits to what they mean, of any two lengths, and their packed form to the list.
func TestBits(t *testing.T) {
	rnd := source(t)
	some := func() []uint64 {
		b := make([]uint64, rnd.IntN(5))
		for i := range b {
			b[i] = rnd.Uint64() & rnd.Uint64() & rnd.Uint64()
		}
		return b
	}
	at := func(b []uint64, i int) uint64 {
		if i < len(b) {
			return b[i]
		}
		return 0
	}
	for range 300 {
		a, b := some(), some()
		union := orBits(a, b)
		rest, any := lessBits(a, b)
		left := false
		for i := range 6 {
			if at(union, i) != at(a, i)|at(b, i) || at(rest, i) != at(a, i)&^at(b, i) {
				t.Fatalf("word %d of %x and %x: %x, %x", i, a, b, union, rest)
			}
			left = left || at(a, i)&^at(b, i) != 0
		}
		if any != left {
			t.Fatalf("%x without %x leaves something: %v", a, b, any)
		}
		back, err := unpackBits(packBits(a))
		if err != nil || len(a) > 0 && !slices.Equal(back, a) {
			t.Fatalf("%x came back as %x, %v", a, back, err)
		}
		if got := orRuns(b, packBits(a)); len(a) > 0 && !slices.Equal(got, union) {
			t.Fatalf("%x with runs of %x: %x", b, a, got)
		}
	}
	for _, bad := range [][]byte{nil, {0xff}, {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f}, {2, 9, 9}} {
		if bits, err := unpackBits(bad); err == nil {
			t.Errorf("%x was read as %x", bad, bits)
		}
	}
	if got := orRuns([]uint64{3}, []byte{0xff}); !slices.Equal(got, []uint64{3}) {
		t.Errorf("broken runs made %x of 3", got)
	}
}

// TestMerged: one memory of several holds what any of them held; where they differ the later counts.
func TestMerged(t *testing.T) {
	a, b := geom.NewMask(4, 4), geom.NewMask(4, 4)
	a.Set(0, 0, true)
	b.Set(3, 3, true)
	m := merged([]Memory{
		{Seat: 1, Explored: Mask{a}, Walls: []uint64{1}, Doors: []SeenDoor{{2, wire.DoorOpen}, {5, wire.DoorClosed}}, Tokens: []wire.Token{{ID: 7, Name: "old"}}},
		{Seat: 2, Explored: Mask{b}, Walls: []uint64{2, 4}, Doors: []SeenDoor{{2, wire.DoorClosed}}, Tokens: []wire.Token{{ID: 3}, {ID: 7, Name: "new"}}},
	})
	if m.Seat != 0 || m.Explored.Count() != 2 || !slices.Equal(m.Walls, []uint64{3, 4}) {
		t.Errorf("%+v", m)
	}
	if !slices.Equal(m.Doors, []SeenDoor{{2, wire.DoorClosed}, {5, wire.DoorClosed}}) || len(m.Tokens) != 2 || m.Tokens[1].Name != "new" {
		t.Errorf("%+v", m)
	}
}

// TestFieldsOfSpecs: changed finds exactly the fields that merge copies, each of its own bit.
func TestFieldsOfSpecs(t *testing.T) {
	full := wire.TokenSpec{
		Name: "n", Size: 1, Colour: 2, Picture: "p", Owner: 3, Hidden: true, Down: true, HP: 4, MaxHP: 5, Speed: 6, Reach: 7,
		Darkvision: 8, Bright: 9, Dim: 10, Blind: true, Climb: 11, Swim: 12, Fly: 13, Arms: "a", Guard: fight.Guard{AC: 14}, Initiative: 14, Actions: 15,
	}
	all := wire.Field(0)
	for f := wire.FieldName; f <= wire.FieldGuard; f <<= 1 {
		if f&wire.AllFields == 0 {
			continue
		}
		one := merge(wire.TokenSpec{}, full, f)
		if got := changed(wire.TokenSpec{}, one); got != f {
			t.Errorf("field %b: changed says %b", f, got)
		}
		if got := changed(full, merge(full, wire.TokenSpec{}, f)); got != f {
			t.Errorf("field %b emptied: changed says %b", f, got)
		}
		all |= f
	}
	if all != wire.AllFields || changed(wire.TokenSpec{}, full) != wire.AllFields || merge(wire.TokenSpec{}, full, wire.AllFields) != full {
		t.Error("some field has no bit, or some bit no field")
	}
}

// TestCacheForgets: a cache that is full keeps what is asked for and drops the rest, and builds anew what it dropped.
func TestCacheForgets(t *testing.T) {
	c := newCache()
	built := map[int]int{}
	ask := func(k int) int { return memo(c, k, maxWeight/4, func() int { built[k]++; return k * k }) }
	for i := range 40 {
		if got := ask(i); got != i*i {
			t.Fatalf("asked for %d, got %d", i, got)
		}
		ask(0)
	}
	if built[0] != 1 {
		t.Errorf("what is asked for all the time was built %d times", built[0])
	}
	ask(1)
	if built[1] != 2 {
		t.Errorf("what nobody asked for was kept: built %d times", built[1])
	}
	if len(c.young)+len(c.old) > 20 {
		t.Errorf("%d things kept", len(c.young)+len(c.old))
	}
}
