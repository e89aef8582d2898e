package sight

import (
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

// TestBucketsFindEverything: whatever meets a rectangle is found in the buckets about it.
func TestBucketsFindEverything(t *testing.T) {
	h := geomtest.NewHard(seedOf(t), grids[0], 30, 30)
	for range 20 {
		segs := h.Segs(60)
		if h.Rand.IntN(4) == 0 {
			segs = append(segs, geom.Seg{A: geom.Point{X: -geom.Limit, Y: 3}, B: geom.Point{X: geom.Limit, Y: -geom.Limit}})
		}
		b := newBuckets(segs, 1, 8)
		for range 30 {
			p := h.Point()
			r := geom.Rect{Min: p, Max: p.Add(geom.Point{X: h.Rand.Int32N(2000), Y: h.Rand.Int32N(2000)})}
			found := map[int32]bool{}
			b.near(r, func(i int32) { found[i] = true })
			for i, s := range segs {
				if meetsRect(s, r) && !found[int32(i)] {
					t.Fatalf("%v meets %v but is not found", s, r)
				}
			}
		}
	}
}

// meetsRect reports whether a segment has a point in a rectangle.
func meetsRect(s geom.Seg, r geom.Rect) bool {
	a, b := r.Min, r.Max
	c, d := geom.Point{X: b.X, Y: a.Y}, geom.Point{X: a.X, Y: b.Y}
	return r.Contains(s.A) || s.Touches(geom.Seg{A: a, B: b}) || s.Touches(geom.Seg{A: c, B: d}) ||
		s.Touches(geom.Seg{A: a, B: c}) || s.Touches(geom.Seg{A: d, B: b})
}

// TestWedgesAreCut: a wedge cut to an angle holds just the directions that both hold.
func TestWedgesAreCut(t *testing.T) {
	h := geomtest.NewHard(seedOf(t), grids[0], 6, 6)
	any := func() geom.Point {
		for {
			if p := (geom.Point{X: h.Rand.Int32N(9) - 4, Y: h.Rand.Int32N(9) - 4}); p != (geom.Point{}) {
				return p
			}
		}
	}
	between := func(v, lo, hi geom.Point) bool { // strictly, for less than half a turn
		return geom.Cross(lo, v) > 0 && geom.Cross(v, hi) > 0
	}
	for range 5000 {
		a, b := any(), any()
		w := wedge{lo: a, hi: b}
		bound := angle{any(), any()}
		if h.Rand.IntN(3) == 0 {
			bound.hi = geom.Point{X: -bound.lo.X, Y: -bound.lo.Y}
		}
		half := geom.Cross(bound.lo, bound.hi) == 0 && geom.Dot(bound.lo, bound.hi) < 0
		if geom.Cross(a, b) <= 0 || (!half && geom.Cross(bound.lo, bound.hi) <= 0) {
			continue
		}
		left := w.cut(bound.lo, bound.hi)
		for range 20 {
			v := any()
			want := between(v, a, b) && geom.Cross(bound.lo, v) > 0 && (half || geom.Cross(v, bound.hi) > 0)
			if got := left && between(v, w.lo, w.hi); got != want {
				t.Fatalf("%v-%v cut to %v: %v is in: %v", a, b, bound, v, got)
			}
		}
	}
}

// TestLocate: the triangle found holds the point, and an edge or vertex is told as such.
func TestLocate(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(40) {
		h := geomtest.NewHard(seed+i, grids[i%3], 6, 6)
		_, s := randomScene(h, 12)
		m := s.mesh
		for range 40 {
			p := somewhere(h, s)
			if h.Rand.IntN(8) == 0 {
				p = geom.Point{X: h.Rand.Int32() >> 6, Y: -h.Rand.Int32() >> 6}
			}
			at := m.locate(p)
			zeros := 0
			for k := at.half - at.half%3; k < at.half-at.half%3+3; k++ {
				u, v := m.ends(k)
				o := geom.Orient(m.at[u], m.at[v], p)
				if o < 0 {
					t.Fatalf("seed %d: %v is not in its triangle", seed+i, p)
				}
				if o == 0 {
					zeros++
				}
			}
			if want := []placeKind{inTriangle, onEdge, onVertex}[zeros]; at.kind != want || (at.kind == onVertex && m.at[m.tip[at.half]] != p) {
				t.Fatalf("seed %d: %v is of kind %d, not %d", seed+i, p, want, at.kind)
			}
		}
	}
}

// TestLowWallsEqualOracle: scenes of nothing but low walls, in which lines through joints count differently from those beside them.
func TestLowWallsEqualOracle(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(60) {
		h := geomtest.NewHard(seed+i, grids[i%3], 4, 4)
		c, _ := randomScene(h, 4+h.Rand.IntN(16))
		for k := range c.Walls {
			c.Walls[k].Kind, c.Walls[k].Door = Terrain, -1
		}
		s, _ := Prepare(c)
		for range 3 {
			eye := somewhere(h, s)
			if fault := lookFault(s, eye, See, 0); fault != "" {
				t.Fatalf("seed %d: eye %v: %s\n%s", seed+i, eye, fault, describe(c))
			}
		}
		from, to := body(h.Cell()), body(h.Cell())
		if seenSlowly(s, from, to) && !s.Seen(from, to, false) {
			t.Fatalf("seed %d: %v does not see %v\n%s", seed+i, from, to, describe(c))
		}
	}
}

// TestFarLines: lines and walls at the very ends of the lattice are judged exactly too.
func TestFarLines(t *testing.T) {
	h := geomtest.NewHard(seedOf(t), grids[0], 6, 6)
	far := func() geom.Point {
		v := func() int32 {
			if h.Rand.IntN(3) == 0 {
				return []int32{-geom.Limit, geom.Limit, 0, 1}[h.Rand.IntN(4)]
			}
			return h.Rand.Int32N(2*geom.Limit+1) - geom.Limit
		}
		return geom.Point{X: v(), Y: v()}
	}
	for range 40 {
		c := Config{Bounds: geom.Rect{Max: geom.Point{X: 1024, Y: 1024}}, KeepGaps: true}
		for i := range int32(10) {
			c.Walls = append(c.Walls, Wall{A: far(), B: far(), Door: -1, ID: i})
		}
		s, _ := Prepare(c)
		bs := barriers(s, See)
		for range 40 {
			a, b := far(), far()
			if h.Rand.IntN(2) == 0 {
				a = s.mesh.at[4+h.Rand.IntN(len(s.mesh.at)-4)]
			}
			if got, want := s.Clear(a, b, See), geomtest.Clear(bs, a, b); got != want {
				t.Fatalf("%v-%v: clear %v\n%s", a, b, got, describe(c))
			}
		}
	}
}

// An attacker all of whose corners are cut off draws its cover lines from where it looks.
func TestCoverWithoutACorner(t *testing.T) {
	p := parse(t, `
		grid square 6x3
		terrain 0.2,1.2 0.8,1.2 0.8,1.8 0.2,1.8 0.2,1.2
		window 0.1,1.1 0.3,1.1 0.1,1.3 0.1,1.1
		window 0.9,1.1 0.7,1.1 0.9,1.3 0.9,1.1
		window 0.9,1.9 0.7,1.9 0.9,1.7 0.9,1.9
		window 0.1,1.9 0.3,1.9 0.1,1.7 0.1,1.9`)
	c := p.Cover(square(0, 1), square(3, 1), nil)
	if c.Corner != (geom.Point{X: 512, Y: 1536}) || c.Degree != ThreeQuarters {
		t.Errorf("%+v", c)
	}
	holdsLines(t, "no corner", p.Scene, c)
	if eyes := p.Eyes(nil, square(0, 1), See, false); len(eyes) != 5 {
		t.Errorf("windows stop no sight: eyes %v", eyes)
	}
}

// Ends that are joined to walls which themselves move still meet them.
func TestJoinsFollowMovedWalls(t *testing.T) {
	s, r := prepare(grids[0], false,
		[4]int32{0, 1024, 2040, 1024},    // ends near the next one
		[4]int32{2048, 0, 2058, 2048},    // ends near the last one, so it swings
		[4]int32{0, 2060, 4096, 2060},    // a long straight wall
		[4]int32{2060, 1500, 4096, 1500}) // hangs on the swinging one
	if r.Joined != 3 {
		t.Errorf("%+v, edges %v", r, s.mesh.segments())
	}
	ends := map[geom.Point]int{}
	for _, e := range s.mesh.segments() {
		ends[e.A]++
		ends[e.B]++
	}
	loose := 0
	for _, n := range ends {
		if n == 1 {
			loose++
		}
	}
	if loose != 5 { // the outer ends of the four walls: two of the long one, one of each other
		t.Errorf("%d loose ends: %v", loose, s.mesh.segments())
	}
}

func TestRingPoints(t *testing.T) {
	for r := int32(1); r <= 3; r++ {
		var ps []geom.Point
		for i := range 8 * r {
			p := ringPoint(r, i)
			if max(p.X, -p.X, p.Y, -p.Y) != r || slices.Contains(ps, p) {
				t.Errorf("ring %d: %v", r, p)
			}
			ps = append(ps, p)
		}
	}
}

// A hex with its centre on a wall is no different from a square.
func TestAsideOnHexes(t *testing.T) {
	for _, kind := range []string{"pointy", "flat"} {
		p := parse(t, "grid "+kind+" 8x8")
		cell := p.grid.At(geom.Point{X: 4000, Y: 4000})
		m := p.grid.Centre(cell)
		s, _ := Prepare(Config{Grid: p.grid, Bounds: p.bounds, Walls: []Wall{{A: m.Add(geom.Point{X: -900, Y: -300}), B: m.Add(geom.Point{X: 900, Y: 300}), Door: -1}}})
		for _, hair := range []geom.Point{m.Add(geom.Point{X: 10, Y: -2000}), m.Add(geom.Point{X: -70, Y: 900})} {
			at, ok := s.Aside(m, hair, See)
			if !ok || at == m || (geom.Orient(m, m.Add(geom.Point{X: 3, Y: 1}), at) > 0) != (geom.Orient(m, m.Add(geom.Point{X: 3, Y: 1}), hair) > 0) {
				t.Errorf("%s: %v aside toward %v is %v", kind, m, hair, at)
			}
			from, to := []grid.Cell{cell}, []grid.Cell{p.grid.At(m.Add(geom.Point{X: 0, Y: 2000}))}
			if got := s.StepFrom(hair, from, to, Move); got != (hair.Y > m.Y) {
				t.Errorf("%s: from the side of %v a step down is %v", kind, hair, got)
			}
		}
	}
}
