package sight

import (
	"cmp"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// TestMemoryTellsNothing: a scene made in the memory of another is the same as one made in fresh memory.
func TestMemoryTellsNothing(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(150) {
		h := geomtest.NewHard(seed+i, grids[i%3], 8, 8)
		c := Config{Grid: h.Grid, Bounds: h.Bounds, Doors: 2, KeepGaps: i%2 == 0}
		for k, s := range h.Segs(2 + h.Rand.IntN(30)) {
			c.Walls = append(c.Walls, Wall{A: s.A, B: s.B, Door: int32(k%5) - 3, ID: int32(k)})
		}
		fresh := &workshop{}
		a, ra := fresh.prepare(c)
		b, rb := Prepare(c) // in what the scenes before left over
		if ra != rb || a.mesh.fault() != "" || !slices.Equal(a.mesh.at, b.mesh.at) || !slices.Equal(a.mesh.edges, b.mesh.edges) ||
			!slices.Equal(a.mesh.tip, b.mesh.tip) || !slices.Equal(a.mesh.borders, b.mesh.borders) || !slices.Equal(a.mesh.ajar, b.mesh.ajar) || !slices.Equal(a.stop, b.stop) {
			t.Fatalf("seed %d: %+v and %+v\n%s", seed+i, ra, rb, describe(c))
		}
	}
}

// TestEditsTellNothing: walls are moved, added and taken away at random, as in an editor, each time in the memory of the scene before; what
// comes out is the same, and answers the same, as a scene made in fresh memory.
func TestEditsTellNothing(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(12) {
		h := geomtest.NewHard(seed+i, grids[i%3], 8, 8)
		c := Config{Grid: h.Grid, Bounds: h.Bounds, Doors: 2, KeepGaps: i%4 == 3}
		wall := func() Wall {
			s := h.Segs(1)[0]
			return Wall{A: s.A, B: s.B, Kind: Kind(h.Rand.IntN(5)), Door: int32(h.Rand.IntN(5)) - 3, ID: h.Rand.Int32N(50)}
		}
		shop := &workshop{}
		for range 30 {
			switch n := len(c.Walls); {
			case n < 3 || h.Rand.IntN(3) == 0:
				c.Walls = append(c.Walls, wall())
			case h.Rand.IntN(2) == 0:
				c.Walls = slices.Delete(c.Walls, n/2, n/2+1)
			default:
				w := &c.Walls[h.Rand.IntN(n)]
				w.A.X, w.B.Y = w.A.X+h.Rand.Int32N(80)-40, w.B.Y+h.Rand.Int32N(80)-40
			}
			a, ra := shop.prepare(c)
			b, rb := (&workshop{}).prepare(c)
			if ra != rb || !slices.Equal(a.mesh.at, b.mesh.at) || !slices.Equal(a.mesh.borders, b.mesh.borders) || !slices.Equal(a.mesh.seed, b.mesh.seed) || !slices.Equal(a.stop, b.stop) {
				t.Fatalf("seed %d: %+v and %+v\n%s", seed+i, ra, rb, describe(c))
			}
			q := randomQuestions(h, a)
			v, w := q.ask(a), q.ask(b)
			if d := v.differ(w); d != "" || !v.ground.Equal(w.ground) {
				t.Fatalf("seed %d: an edited scene gives other verdicts than a fresh one: %s\n%s", seed+i, d, describe(c))
			}
		}
	}
}

// TestSorter compares the sorter with sorting by comparison: points each once, and where each came to.
func TestSorter(t *testing.T) {
	seed := seedOf(t)
	h := geomtest.NewHard(seed, grids[0], 8, 8)
	s := &sorter{}
	for range 300 {
		wide := int32(1) << h.Rand.IntN(26)
		ps := make([]geom.Point, h.Rand.IntN(400))
		for i := range ps {
			ps[i] = geom.Point{X: h.Rand.Int32N(2*wide) - wide, Y: h.Rand.Int32N(8) * 64}
			if i > 0 && h.Rand.IntN(3) == 0 {
				ps[i] = ps[h.Rand.IntN(i)]
			}
		}
		at, of := s.number([]geom.Point{{X: 7}}, ps)
		want := slices.Clone(ps)
		slices.SortFunc(want, func(a, b geom.Point) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) })
		if want = slices.Compact(want); !slices.Equal(at[1:], want) || at[0].X != 7 {
			t.Fatalf("seed %d: %v sorted are %v", seed, ps, at)
		}
		for i, p := range ps {
			if at[of[i]] != p {
				t.Fatalf("seed %d: %v is said to be %v", seed, p, at[of[i]])
			}
		}
	}
}

// TestPairs compares the ends that are found near each other with a look at all.
func TestPairs(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(200) {
		h := geomtest.NewHard(seed+i, grids[i%3], 8, 8)
		j := &joiner{g: h.Grid, sorter: &sorter{}}
		for range h.Rand.IntN(60) {
			p := h.Point()
			q := p.Add(geom.Point{X: h.Rand.Int32N(71) - 35, Y: h.Rand.Int32N(71) - 35})
			j.walls = append(j.walls, Wall{A: p, B: q})
		}
		j.survey()
		var want []pairing
		for b := range j.at {
			for a := range b {
				if j.close(j.at[a], j.at[b]) {
					want = append(want, pairing{int32(a), int32(b), j.g.Dist2(j.at[a], j.at[b])})
				}
			}
		}
		slices.SortFunc(want, func(a, b pairing) int {
			return cmp.Or(cmp.Compare(a.dist, b.dist), cmp.Compare(a.b, b.b), cmp.Compare(a.a, b.a))
		})
		if got := j.pairs(); !slices.Equal(got, want) {
			t.Fatalf("seed %d: %v, want %v", seed+i, got, want)
		}
	}
}

// TestSeedsAreAtHome: nearly every bucket's seed is the cell about its middle, so that a search begins where it ends.
func TestSeedsAreAtHome(t *testing.T) {
	for _, name := range []string{"a", "d", "f"} {
		r := loadReference(t, name)
		m := r.scene().mesh
		b, hit := &m.seeds, 0
		for y := range b.h {
			for x := range b.w {
				c := geom.Point{X: b.min.X + x<<b.shift + 1<<b.shift>>1, Y: b.min.Y + y<<b.shift + 1<<b.shift>>1}
				if at, _ := m.roam(m.seed[y*b.w+x], c, 64); at == m.seed[y*b.w+x] {
					hit++
				}
			}
		}
		if n := int(b.w * b.h); hit < n*95/100 {
			t.Errorf("%s: %d of %d seeds are", name, hit, n)
		}
	}
}

// TestThousandsOfLongWalls: fans, gratings and rows of a few thousand walls come out sound, or dark where they are more than can be
// handled; neither takes long, where it once took minutes.
func TestThousandsOfLongWalls(t *testing.T) {
	h := geomtest.NewHard(seedOf(t), grids[0], 8, 8)
	some := func() int32 { return h.Rand.Int32N(1<<24) - 1<<23 }
	for name, wall := range map[string]func(i int32) Wall{
		"star": func(i int32) Wall { return Wall{B: geom.Point{X: some(), Y: some()}} },
		"row":  func(i int32) Wall { return Wall{A: geom.Point{X: i * 800}, B: geom.Point{X: i*800 + 600, Y: i & 1}} },
		"slanted": func(i int32) Wall {
			return Wall{A: geom.Point{X: i * 100}, B: geom.Point{X: i*100 + 1<<22, Y: 1 << 22}}
		},
		"grating": func(i int32) Wall { return Wall{A: geom.Point{X: i * 40}, B: geom.Point{X: i * 40, Y: 1<<22 + i}} },
		"stacked": func(i int32) Wall { return Wall{A: geom.Point{X: -1<<24 - i, Y: i}, B: geom.Point{X: 1<<24 + i, Y: i}} },
		"one line": func(i int32) Wall {
			return Wall{A: geom.Point{X: -i * 512}, B: geom.Point{X: i * 512}}
		},
	} {
		c := Config{Bounds: geom.Rect{Max: geom.Point{X: 1 << 20, Y: 1 << 20}}, KeepGaps: true}
		for i := range int32(1500) {
			w := wall(i)
			w.Door = -1
			c.Walls = append(c.Walls, w)
		}
		s, r := Prepare(c)
		if err := s.mesh.fault(); err != "" {
			t.Errorf("%s: %s", name, err)
		}
		if n := len(s.mesh.edges); !r.Overfull && n < 1490 || r.Overfull && (n > 0 || s.Clear(geom.Point{X: 9, Y: 9}, geom.Point{X: 99, Y: 9}, See)) {
			t.Errorf("%s: %+v, %d edges", name, r, n)
		}
	}
}
