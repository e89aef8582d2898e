package table

import (
	"math"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/maps/samples"
	"sightline/server/wire"
)

// everyGeometry derives the maps that ship in the binary on every grid.
func everyGeometry(t *testing.T, f func(t *testing.T, st *State, g *geometry)) {
	for _, s := range samples.List() {
		m, _, err := samples.Open(s.Name)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat} {
			t.Run(s.Name+" "+kind.String(), func(t *testing.T) {
				st := New("x")
				st.Scene.Map, st.Scene.Grid = Map{m}, grid.Grid{Kind: kind}
				g := st.geometry()
				st.Scene.Stretches = g.mark
				st.Doors = make([]Door, len(m.Doors))
				f(t, st, g)
			})
		}
	}
}

// TestLinesHoldEveryStretch: each stretch that is wall to look at stands in one line, in one group, once, and the members of
// a line follow each other without a gap, near its course: a wall as drawn
// may be bent by what its ends were joined to, 1/64 cell at most.
func TestLinesHoldEveryStretch(t *testing.T) {
	everyGeometry(t, func(t *testing.T, st *State, g *geometry) {
		in := make([]int, g.base.Stretches())
		for l, line := range g.lines {
			var all []member
			for gr, group := range line.groups {
				for _, m := range group {
					in[m.stretch]++
					if g.pieces[m.stretch] != (piece{int32(l), int32(gr)}) {
						t.Fatalf("stretch %d stands at %d,%d and not at %v", m.stretch, l, gr, g.pieces[m.stretch])
					}
				}
				all = append(all, group...)
			}
			s := line.seg()
			if s.B.Less(s.A) {
				t.Fatalf("line %v runs backward", s)
			}
			d := s.B.Sub(s.A)
			long := math.Hypot(float64(d.X), float64(d.Y))
			for i, m := range all {
				if i > 0 && all[i-1].b != m.a {
					t.Fatalf("line %v has a gap between %v and %v", s, all[i-1].b, m.a)
				}
				if geom.Dot(d, m.b.Sub(m.a)) < 0 {
					t.Fatalf("line %v turns back from %v to %v", s, m.a, m.b) // a joint off the course by a hair was moved along it
				}
				if off := math.Abs(float64(geom.Orient(s.A, s.B, m.a))) / long; off > geom.Unit/64 {
					t.Fatalf("line %v: %v lies %v off its course", s, m.a, off)
				}
			}
		}
		for i, n := range in {
			if want := 1; g.plain(i) {
				if want = 0; g.pieces[i].line != -1 {
					t.Fatalf("plain stretch %d stands in a line", i)
				}
			} else if n != want {
				t.Fatalf("stretch %d stands in %d lines", i, n)
			}
		}
	})
}

// TestRunsOfAll: who knows every side of every stretch is shown all the walls, no wall twice, in fewer runs than stretches,
// sorted; who knows nothing is shown none; and one side known is that side shown, the same for all lists of bits that say so.
func TestRunsOfAll(t *testing.T) {
	everyGeometry(t, func(t *testing.T, st *State, g *geometry) {
		bits := make([]uint64, (2*g.base.Stretches()+63)/64)
		for i := range bits {
			bits[i] = ^uint64(0)
		}
		all := st.Runs(&Memory{Walls: bits}, Hand{})
		length, want := 0.0, 0.0
		for _, w := range all {
			length += span(w.A, w.B)
			if w.Sides != wire.SideLeft|wire.SideRight {
				t.Fatalf("run %+v is not known from both sides", w)
			}
		}
		for i := range g.base.Stretches() {
			if s := g.base.Stretch(i); !g.plain(i) {
				want += span(s.A, s.B)
			}
		}
		if math.Abs(length-want) > 0.002*want+10 || len(all) == 0 || len(all) >= g.base.Stretches()/2 {
			t.Errorf("%d runs of %.0f in all; %d stretches of %.0f", len(all), length, g.base.Stretches(), want)
		}
		if !slices.IsSortedFunc(all, compareWalls) {
			t.Error("runs out of order")
		}
		if n := st.Runs(&Memory{}, Hand{}); len(n) != 0 {
			t.Errorf("who knows nothing is shown %d runs", len(n))
		}
		if n := st.Runs(nil, Hand{}); len(n) != 0 {
			t.Errorf("without a memory %d runs are shown", len(n))
		}
		st.Scene.Stretches++
		if n := st.Runs(&Memory{Walls: bits}, Hand{}); len(n) != 0 {
			t.Errorf("bits of another cut show %d runs", len(n))
		}
	})
}

func span(a, b geom.Point) float64 {
	return math.Hypot(float64(b.X-a.X), float64(b.Y-a.Y))
}

// TestWholeIsSteady: taking in what is seen as one with what is known adds nothing a second time, loses nothing, and adds
// nothing to nothing.
func TestWholeIsSteady(t *testing.T) {
	rnd := source(t)
	everyGeometry(t, func(t *testing.T, st *State, g *geometry) {
		bits := make([]uint64, (2*g.base.Stretches()+63)/64)
		if w := g.whole(bits); !slices.Equal(w, bits) {
			t.Fatal("of nothing something became")
		}
		for range 2*g.base.Stretches() - 1 {
			if b := rnd.IntN(2 * g.base.Stretches()); rnd.IntN(6) == 0 {
				bits[b>>6] |= 1 << (b & 63)
			}
		}
		once := g.whole(bits)
		if _, lost := lessBits(bits, once); lost {
			t.Error("something known got lost")
		}
		if !slices.Equal(g.whole(once), once) {
			t.Error("a second time adds more")
		}
	})
}

// TestSidesAreTrue: what a look from a point marks as seen from a side is on that side of the run that is shown of it.
func TestSidesAreTrue(t *testing.T) {
	rnd := source(t)
	everyGeometry(t, func(t *testing.T, st *State, g *geometry) {
		s := st.stage()
		for range 10 {
			eye := geom.Point{X: g.Bounds.Min.X + rnd.Int32N(g.Bounds.Max.X-g.Bounds.Min.X), Y: g.Bounds.Min.Y + rnd.Int32N(g.Bounds.Max.Y-g.Bounds.Min.Y)}
			ground := s.scene.NewGround()
			s.lookFrom(ground, []geom.Point{eye}, sight.See, 0)
			for _, w := range st.Runs(&Memory{Walls: g.whole(ground.Stretches)}, Hand{}) {
				turn := geom.Orient(w.A, w.B, eye)
				if span(w.A, w.B) < 300 || math.Abs(float64(turn)) < 4*span(w.A, w.B)+4*span(w.A, eye) {
					continue // a tip, or nearly in line with it: rounding its ends may put the eye on either side
				}
				want, other := wire.SideRight, wire.SideLeft
				if turn < 0 {
					want, other = other, want
				}
				if w.Sides&want == 0 || w.Sides&other != 0 {
					t.Fatalf("run %+v seen from %v", w, eye)
				}
			}
		}
	})
}

// TestStableCut: the mark of a map's cut is the same each time, and another for another map or grid.
func TestStableCut(t *testing.T) {
	m := maps.Blank("x", 6, 6, 1)
	m.Walls = []maps.Wall{{Line: []maps.XY{{X: 1, Y: 1}, {X: 4.3, Y: 2.7}}}}
	a, b := newGeometry(m, grid.Grid{}), newGeometry(m, grid.Grid{})
	if a.mark != b.mark {
		t.Error("the same map has two marks")
	}
	if c := newGeometry(m, grid.Grid{Kind: grid.HexFlat}); c.mark == a.mark {
		t.Error("two grids have one mark")
	}
	o := *m
	o.Walls = []maps.Wall{{Line: []maps.XY{{X: 1, Y: 1}, {X: 4.3, Y: 2.8}}}}
	if c := newGeometry(&o, grid.Grid{}); c.mark == a.mark {
		t.Error("two maps have one mark")
	}
}

// TestWalledCells: a cell whose centre lies on a wall is known as such, and others are not; who comes to stand there has a
// clear place beside the centre, on the side it comes from, and who comes from nowhere has one too.
func TestWalledCells(t *testing.T) {
	for _, kind := range []sight.Kind{sight.Solid, sight.Window, sight.Curtain} {
		m := maps.Blank("x", 6, 6, 1)
		m.Walls = []maps.Wall{{Line: []maps.XY{{X: 2.5, Y: 0}, {X: 2.5, Y: 6}}, Kind: kind}}
		g := newGeometry(m, grid.Grid{})
		for c := range g.grid.Cells(g.Bounds) {
			at, mid := grid.Place{Cell: c}, g.grid.Centre(c)
			if g.onWall[c] != (c.X == 2) {
				t.Errorf("cell %v is on a wall: %v", c, g.onWall[c])
			}
			for _, from := range []geom.Point{{X: 7, Y: 9}, {X: 6000, Y: 70}} {
				got := g.clear(at, from)
				d := got.Sub(mid)
				switch {
				case c.X != 2 && d != geom.Point{}:
					t.Errorf("clear place at %v: %v beside its centre", c, d)
				case c.X == 2 && (d.X == 0 || (d.X < 0) != (from.X < 2560) || max(d.X, -d.X, d.Y, -d.Y) > 8):
					t.Errorf("clear place at %v, coming from %v: %v beside its centre", c, from, d)
				}
			}
			if got := g.clearNew(at); (got == mid) == (c.X == 2) || g.grid.At(got) != c {
				t.Errorf("first clear place at %v: %v", c, got)
			}
		}
	}
}
