package tile

import (
	"math"
	"math/rand/v2"
	"testing"

	"sightline/geom"
)

var big = Pyramid{Map: 3, W: 3000, H: 2100, Size: 256, Levels: 5}

// The tiles of a level cover the whole picture without a gap and do not overlap.
func TestLevelsCoverThePicture(t *testing.T) {
	for level := range big.Levels {
		area := 0.0
		for _, k := range big.Cover(level, Part{0, 0, 1, 1}) {
			r, w, h := big.Part(k)
			if w < 1 || h < 1 || w > 256 || h > 256 || r.X0 < 0 || r.Y0 < 0 {
				t.Fatalf("tile %v: %v, %d × %d", k, r, w, h)
			}
			area += (r.X1 - r.X0) * (r.Y1 - r.Y0)
		}
		slack := math.Ldexp(1, int(level)) / 2100 * 2.1
		if area < 1-1e-9 || area > 1+slack {
			t.Errorf("level %d covers %g of the picture", level, area)
		}
	}
}

func TestCoverIsNearestFirstAndBounded(t *testing.T) {
	keys := big.Cover(0, Part{0.4, 0.4, 0.6, 0.6})
	if len(keys) != 8 || keys[0].X < 5 || keys[0].X > 6 { // columns 4 to 7, rows 3 and 4
		t.Errorf("%d tiles: %v", len(keys), keys)
	}
	if got := big.Cover(0, Part{-3, -3, -2, -2}); len(got) != 0 {
		t.Errorf("beside the picture: %v", got)
	}
	if got := (Pyramid{}).Cover(0, Part{0, 0, 1, 1}); len(got) != 0 {
		t.Errorf("no picture: %v", got)
	}
}

func TestShowsOnlyWhatIsExplored(t *testing.T) {
	m := geom.NewMask(160, 112) // 18.75 pixels a sub-cell
	m.Set(20, 3, true)          // pixels 375 to 393.75: in column 1
	for _, c := range []struct {
		k    Key
		want bool
	}{
		{Key{3, 0, 1, 0}, true}, {Key{3, 0, 0, 0}, false}, {Key{3, 0, 2, 0}, false}, {Key{3, 0, 1, 1}, false}, {Key{3, 4, 0, 0}, true},
	} {
		if got := big.Shows(c.k, m); got != c.want {
			t.Errorf("%v: %v", c.k, got)
		}
	}
	if big.Shows(Key{3, 4, 0, 0}, nil) || big.Shows(Key{3, 4, 0, 0}, geom.NewMask(160, 112)) {
		t.Error("something shows of nothing")
	}
	edge := geom.NewMask(160, 112)
	edge.Set(13, 0, true) // pixels 243.75 to 262.5: both columns hold more than two
	if !big.Shows(Key{3, 0, 0, 0}, edge) || !big.Shows(Key{3, 0, 1, 0}, edge) {
		t.Error("a sub-cell on the border of two tiles shows in both")
	}
}

func TestLevelBySize(t *testing.T) {
	for _, c := range []struct {
		size float64
		want int32
	}{{2, 0}, {1, 0}, {0.7, 0}, {0.5, 1}, {0.26, 2}, {0.01, 4}, {0, 4}} {
		if got := big.Level(c.size); got != c.want {
			t.Errorf("pixel size %g: level %d, want %d", c.size, got, c.want)
		}
	}
}

func store(max int) (*Store[int], map[int]bool) {
	gone := map[int]bool{}
	return &Store[int]{Max: max, Free: func(t int) { gone[t] = true }}, gone
}

func TestFetchesEachOnce(t *testing.T) {
	s, _ := store(10)
	want := big.Cover(1, Part{0, 0, 1, 1})
	first := s.Take(want, 6)
	if len(first) != 6 || len(s.Take(want, 6)) != 0 {
		t.Fatalf("took %d at first", len(first))
	}
	s.Put(first[0], 1)
	s.Absent(first[1])
	next := s.Take(want, 6)
	if len(next) != 2 || next[0] == first[0] || next[0] == first[1] {
		t.Errorf("then took %v", next)
	}
	if tex, ok := s.Get(first[0]); !ok || tex != 1 {
		t.Errorf("got %d %v", tex, ok)
	}
}

func TestLostIsAskedAgain(t *testing.T) {
	s, _ := store(10)
	k := Key{3, 0, 0, 0}
	s.Take([]Key{k}, 1)
	s.Lost(k)
	if got := s.Take([]Key{k}, 1); len(got) != 1 {
		t.Errorf("took %v", got)
	}
}

func TestTheOldestGoes(t *testing.T) {
	s, gone := store(2)
	for i := range int32(3) {
		s.Turn()
		k := Key{3, 0, i, 0}
		s.Take([]Key{k}, 1)
		s.Put(k, int(i))
		s.Get(k)
	}
	if !gone[0] || gone[1] || gone[2] {
		t.Errorf("gone: %v", gone)
	}
	if got := s.Take([]Key{{3, 0, 0, 0}}, 1); len(got) != 1 {
		t.Error("a tile thrown out can't be fetched again")
	}
}

// What is on the screen stays, even beyond the bound: else two tiles would chase each other out for ever.
func TestOnScreenStays(t *testing.T) {
	s, gone := store(1)
	s.Turn()
	for i := range int32(3) {
		k := Key{3, 0, i, 0}
		s.Take([]Key{k}, 3)
		s.Get(k)
		s.Put(k, int(i))
	}
	if len(gone) != 0 {
		t.Errorf("gone: %v", gone)
	}
}

func TestExploringMakesStale(t *testing.T) {
	s, gone := store(100)
	all := big.Cover(0, Part{0, 0, 1, 1})
	for i, k := range s.Take(all, 1000) {
		s.Put(k, i)
	}
	before := geom.NewMask(160, 112)
	after := before.Clone()
	after.Set(5, 5, true)
	s.Explored(big, before, after)
	again := s.Take(all, 1000)
	if len(again) == 0 || len(again) >= len(all) || again[0].Y != 0 && again[0].Y != 1 {
		t.Errorf("%d of %d are fetched again: %v", len(again), len(all), again)
	}
	found := false
	for _, k := range again {
		_, ok := s.Get(k)
		found = found || k == Key{3, 0, 0, 0}
		if !ok {
			t.Errorf("%v is not drawn meanwhile", k)
		}
	}
	if !found || len(gone) != 0 {
		t.Errorf("found %v, gone %v", found, gone)
	}
}

// What is explored while a tile is on its way is asked for again when it lands.
func TestExploringWhileFlying(t *testing.T) {
	s, _ := store(100)
	k := Key{3, 0, 0, 0}
	s.Take([]Key{k}, 1)
	after := geom.NewMask(160, 112)
	after.Set(1, 1, true)
	s.Explored(big, geom.NewMask(160, 112), after)
	s.Put(k, 1)
	if got := s.Take([]Key{k}, 1); len(got) != 1 {
		t.Error("the tile that landed is old and stays")
	}
}

// Over random walks no texture is lost or freed twice, and Flying is what was taken and not answered.
func TestNothingLeaks(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 3))
	live := map[int]bool{}
	s := &Store[int]{Max: 5, Free: func(t int) {
		if !live[t] {
			panic("freed twice")
		}
		delete(live, t)
	}}
	flying := map[Key]bool{}
	for n := range 3000 {
		k := Key{3, 0, r.Int32N(6), r.Int32N(3)}
		switch r.IntN(7) {
		case 0:
			s.Turn()
		case 1, 2:
			for _, k := range s.Take([]Key{k}, 4) {
				flying[k] = true
			}
		case 3:
			live[n] = true
			s.Put(k, n)
			delete(flying, k)
		case 4:
			s.Absent(k)
			delete(flying, k)
		case 5:
			s.Lost(k)
			delete(flying, k)
		case 6:
			if r.IntN(40) == 0 {
				s.Clear()
				clear(flying)
			}
			s.Get(k)
		}
		if s.Flying() != len(flying) || s.count != len(live) {
			t.Fatalf("step %d: %d flying for %d, %d textures for %d", n, s.Flying(), len(flying), s.count, len(live))
		}
	}
}
