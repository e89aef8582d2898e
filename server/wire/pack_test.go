package wire

import (
	"math/rand/v2"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
)

func TestBitsAsWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		type number struct {
			v uint32
			k int
		}
		var ns []number
		for range rapid.IntRange(0, 20).Draw(t, "n") {
			ns = append(ns, number{rapid.Uint32Range(0, 1<<25).Draw(t, "v"), rapid.IntRange(0, 6).Draw(t, "k")})
		}
		var w bitWriter
		for _, n := range ns {
			w.golomb(n.v, n.k)
			w.signed(int32(n.v) / 4)
			w.signed(-int32(n.v) / 4)
		}
		r := bitReader{b: w.b}
		for _, n := range ns {
			v, err := r.golomb(n.k)
			a, err2 := r.signed()
			b, err3 := r.signed()
			if err != nil || err2 != nil || err3 != nil || v != n.v || a != int32(n.v)/4 || b != -int32(n.v)/4 {
				t.Fatalf("%+v came back as %d, %d, %d: %v %v %v", n, v, a, b, err, err2, err3)
			}
		}
		if _, err := r.take(8); err == nil {
			t.Fatal("there are more bits than were written")
		}
	})
}

// shapes are bitmaps of all kinds, whatever the packing is good or bad at.
func shapes(chance *rand.Rand) map[string]*geom.Mask {
	all := map[string]*geom.Mask{}
	for _, size := range [][2]int32{{1, 1}, {63, 5}, {64, 5}, {65, 5}, {200, 300}} {
		w, h := size[0], size[1]
		empty, full, noise, board, wedge := geom.NewMask(w, h), geom.NewMask(w, h), geom.NewMask(w, h), geom.NewMask(w, h), geom.NewMask(w, h)
		for y := range h {
			full.SetRow(y, 0, w)
			wedge.SetRow(y, y/2, w-y/3)
			for x := range w {
				noise.Set(x, y, chance.IntN(3) == 0)
				board.Set(x, y, (x+y)%2 == 0)
			}
		}
		for name, m := range map[string]*geom.Mask{"empty": empty, "full": full, "noise": noise, "board": board, "wedge": wedge} {
			all[name+" "+string(rune('a'+len(all)))] = m
		}
	}
	return all
}

func TestBitmapsPackedAndBack(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	for name, m := range shapes(rand.New(rand.NewPCG(seed, 0))) {
		row, rows, bits := pack(m)
		got, err := unpack(m.W(), m.H(), row, rows, bits)
		if err != nil || !got.Equal(m) {
			t.Errorf("%s of %d × %d came back otherwise, %v", name, m.W(), m.H(), err)
		}
		if m.Empty() != (rows == 0) {
			t.Errorf("%s: %d rows", name, rows)
		}
	}
}

// TestEachPredictionIsUsed: whichever prediction fits, the patch says nothing but its number, and Apply makes the bitmap of it.
func TestEachPredictionIsUsed(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	chance := rand.New(rand.NewPCG(seed, 0))
	noise := func() *geom.Mask {
		m := geom.NewMask(100, 20)
		for range 700 {
			m.Set(chance.Int32N(100), chance.Int32N(20), true)
		}
		return m
	}
	old, before, now := noise(), noise(), noise()
	for name, gs := range map[string][]guess{"seen": seenGuesses, "bright": brightGuesses, "explored": exploredGuesses} {
		for i, g := range gs[1:] {
			b := g(old, before, now)
			p := diffMask(old, b, before, now, gs)
			if int(p.guess) != i+1 || p.rows != 0 {
				t.Errorf("%s: prediction %d is right, the patch takes %d and %d rows", name, i+1, p.guess, p.rows)
			}
			if got, err := p.apply(old, before, now, gs); err != nil || !got.Equal(b) {
				t.Errorf("%s: prediction %d came back otherwise, %v", name, i+1, err)
			}
		}
	}
}

// TestManyReadOneView encodes, hashes and compares one view from many goroutines: under -race this shows that nothing writes
// to a view that is shared.
func TestManyReadOneView(t *testing.T) {
	s := steady{}
	v, w := s.view(), s.view()
	bytes, sum := string(EncodeView(v)), v.Sum()
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			if string(EncodeView(v)) != bytes || v.Sum() != sum || v.Equal(w) {
				t.Error("one view was read in two ways")
			}
			if _, err := v.Apply(Diff(v, w)); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
}
