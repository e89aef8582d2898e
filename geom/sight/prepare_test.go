package sight

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

func walls(segs ...[4]int32) (ws []Wall) {
	for i, s := range segs {
		ws = append(ws, Wall{A: geom.Point{X: s[0], Y: s[1]}, B: geom.Point{X: s[2], Y: s[3]}, Door: -1, ID: int32(i)})
	}
	return ws
}

func prepare(g grid.Grid, keep bool, segs ...[4]int32) (*Scene, Report) {
	return Prepare(Config{Grid: g, Bounds: geom.Rect{Max: geom.Point{X: 8192, Y: 8192}}, Walls: walls(segs...), KeepGaps: keep})
}

func (s *Scene) hasEdge(a, b geom.Point) bool {
	return slices.Contains(s.mesh.segments(), geom.Seg{A: a, B: b}) || slices.Contains(s.mesh.segments(), geom.Seg{A: b, B: a})
}

func TestEndsAreJoined(t *testing.T) {
	corner := geom.Point{X: 2048, Y: 2048}
	for name, c := range map[string]struct {
		segs   [][4]int32
		joined int
		a, b   geom.Point
	}{
		"to an end where more walls meet": {[][4]int32{{0, 2048, 2048, 2048}, {2048, 0, 2048, 2048}, {2055, 2055, 4096, 4096}}, 1, corner, geom.Point{X: 4096, Y: 4096}},
		"to an end on the grid":           {[][4]int32{{0, 2048, 2048, 2048}, {2058, 2050, 4096, 4096}}, 1, corner, geom.Point{X: 4096, Y: 4096}},
		"to a wall":                       {[][4]int32{{0, 2048, 4096, 2048}, {2048, 2060, 2048, 4096}}, 1, corner, geom.Point{X: 2048, Y: 4096}},
		"to a wall they stick out of":     {[][4]int32{{0, 2048, 4096, 2048}, {2048, 2036, 2048, 4096}}, 1, corner, geom.Point{X: 2048, Y: 4096}},
		"but not at exactly 1/64 cell":    {[][4]int32{{0, 2048, 4096, 2048}, {2048, 2064, 2048, 4096}}, 0, geom.Point{X: 2048, Y: 2064}, geom.Point{X: 2048, Y: 4096}},
	} {
		s, r := prepare(grid.Grid{}, false, c.segs...)
		if r.Joined != c.joined || !s.hasEdge(c.a, c.b) {
			t.Errorf("%s: %+v, edges %v", name, r, s.mesh.segments())
		}
		if s, r := prepare(grid.Grid{}, true, c.segs...); r.Joined != 0 || name != "to a wall they stick out of" && c.joined > 0 && s.hasEdge(c.a, c.b) {
			t.Errorf("%s, gaps kept: %+v, edges %v", name, r, s.mesh.segments())
		}
	}
}

// Two ends of the same rank meet half way.
func TestEqualEndsMeetHalfWay(t *testing.T) {
	s, r := prepare(grid.Grid{}, false, [4]int32{0, 1536, 1530, 1536}, [4]int32{1542, 1536, 4096, 1536})
	if r.Joined != 2 || !s.hasEdge(geom.Point{Y: 1536}, geom.Point{X: 1536, Y: 1536}) {
		t.Errorf("%+v, edges %v", r, s.mesh.segments())
	}
}

// A curve drawn with steps far shorter than 1/64 cell stays as it is.
func TestFineCurvesKeepTheirShape(t *testing.T) {
	var segs [][4]int32
	last := [2]int32{3000, 2000}
	for i := 1; i <= 900; i++ {
		a := 2 * math.Pi * float64(i) / 900
		p := [2]int32{2000 + int32(math.Round(1000*math.Cos(a))), 2000 + int32(math.Round(1000*math.Sin(a)))}
		segs = append(segs, [4]int32{last[0], last[1], p[0], p[1]})
		last = p
	}
	s, r := prepare(grid.Grid{}, false, segs...)
	if r.Joined != 0 || len(s.mesh.edges) != 900 {
		t.Errorf("%+v, %d edges", r, len(s.mesh.edges))
	}
	if s.Clear(geom.Point{X: 2000, Y: 2000}, geom.Point{X: 5000, Y: 2000}, See) {
		t.Error("the circle leaks")
	}
}

func TestCrossingsAreRoundedTowardTheMiddle(t *testing.T) {
	for _, c := range []struct{ at, want geom.Point }{
		{geom.Point{X: 100, Y: 100}, geom.Point{X: 101, Y: 101}}, // the middle of the cell lies to the right and below
		{geom.Point{X: 900, Y: 900}, geom.Point{X: 900, Y: 900}}, // to the left and above
		{geom.Point{X: 100, Y: 900}, geom.Point{X: 101, Y: 900}},
		{geom.Point{X: -100, Y: 5000}, geom.Point{X: -100, Y: 5000}},
	} {
		// The diagonals of the lattice square at c.at cross in its very middle.
		x, y := c.at.X, c.at.Y
		s, r := prepare(grid.Grid{}, true, [4]int32{x - 20, y - 20, x + 21, y + 21}, [4]int32{x + 21, y - 20, x - 20, y + 21})
		if r.Crossings != 1 || !s.hasEdge(geom.Point{X: x - 20, Y: y - 20}, c.want) {
			t.Errorf("at %v: %+v, edges %v", c.at, r, s.mesh.segments())
		}
	}
}

func TestTJointsAndOverlaps(t *testing.T) {
	s, r := prepare(grid.Grid{}, true, [4]int32{0, 0, 4000, 0}, [4]int32{2000, 0, 2000, 2000}, [4]int32{3000, 0, 5000, 0}, [4]int32{4000, 0, 0, 0})
	if r.Crossings != 3 || len(s.mesh.edges) != 5 || len(s.mesh.refs) != 3+1+2+3 {
		t.Errorf("%+v, edges %v, %d walls along them", r, s.mesh.segments(), len(s.mesh.refs))
	}
}

func TestWallsOfNoLengthAreDropped(t *testing.T) {
	s, r := prepare(grid.Grid{}, false, [4]int32{5, 5, 5, 5}, [4]int32{100, 100, 103, 100}, [4]int32{math.MaxInt32, 0, math.MaxInt32 - 5, 0})
	if r.Dropped != 2 || len(s.mesh.edges) != 1 {
		t.Errorf("%+v, edges %v", r, s.mesh.segments())
	}
}

func TestHexEndsAreMovedOntoTheLattice(t *testing.T) {
	for _, g := range grids[1:] {
		s, r := prepare(g, true, [4]int32{1, 0, 1001, 1000}, [4]int32{500, 500, 600, 600})
		if r.Joined != 2 {
			t.Errorf("%v: %+v", g, r)
		}
		for _, p := range s.mesh.at[4:] {
			if (p.X^p.Y)&1 != 0 {
				t.Errorf("%v: a wall ends in %v", g, p)
			}
		}
	}
}

// TestRoundIsNearest compares round with a search, and its ties with a turned scene.
func TestRoundIsNearest(t *testing.T) {
	seed := seedOf(t)
	h := geomtest.NewHard(seed, grids[0], 6, 6)
	for range 2000 {
		g := grids[h.Rand.IntN(3)]
		den := int64(1 + h.Rand.IntN(6))
		s := spot{h.Point(), h.Rand.Int64N(den), h.Rand.Int64N(den), den}
		got := round(g, s)
		d := got.Sub(s.at)
		if !onLattice(g, got) {
			t.Fatalf("seed %d: %+v on %v is rounded to %v, no point of the lattice", seed, s, g, got)
		}
		best := s.dist(g, d.X, d.Y)
		for dy := int32(-2); dy <= 3; dy++ {
			for dx := int32(-2); dx <= 3; dx++ {
				p := s.at.Add(geom.Point{X: dx, Y: dy})
				// On hexes a tie that a mirror would swap goes to the next point: at most one and a half steps away.
				if onLattice(g, p) && s.dist(g, dx, dy).compare(best) < 0 && !g.Hex() {
					t.Fatalf("seed %d: %+v on %v is rounded to %v, but %v is nearer", seed, s, g, got, p)
				}
			}
		}
	}
}

func TestWideNumbers(t *testing.T) {
	h := geomtest.NewHard(seedOf(t), grids[0], 6, 6)
	for range 1000 {
		a, b, c := h.Rand.Int64()-1<<62, h.Rand.Int64()-1<<62, h.Rand.Int64N(1<<40)+1
		if product(a, b).compare(product(b, a)) != 0 || product(a, b).sign() != signOf(a)*signOf(b) {
			t.Fatalf("%d·%d", a, b)
		}
		if product(a, c).plus(product(-a, c)).sign() != 0 || product(a, c).compare(product(a, c).plus(wide{0, 1})) != -1 {
			t.Fatalf("%d·%d", a, c)
		}
		n := h.Rand.Int64N(c + 1)
		whole, rest := scale(a, n, c)
		if rest < 0 || rest >= c || product(a, n).compare(product(whole, c).plus(product(rest, 1))) != 0 {
			t.Fatalf("%d·%d/%d = %d rest %d", a, n, c, whole, rest)
		}
	}
}

// A scene with more crossings than can be handled is dark: nothing leaks, and it is found out soon.
func TestOverfullScenesAreDark(t *testing.T) {
	var segs [][4]int32
	for i := range int32(400) {
		segs = append(segs, [4]int32{i * 20, 0, i*20 + 7, 8192}, [4]int32{0, i * 20, 8192, i*20 + 7})
	}
	s, r := prepare(grids[0], true, segs...)
	if !r.Overfull {
		t.Fatalf("%+v, %d edges", r, len(s.mesh.edges))
	}
	s = s.Clone()
	a, b := geom.Point{X: 5000, Y: 9000}, geom.Point{X: 5000, Y: 9001}
	g := s.NewGround()
	s.Look(g, a, See, 0, geom.Point{}, geom.Point{})
	_, blocked := s.Blocker(a, b, Move)
	if s.Clear(a, b, See) || s.Clear(a, a, See) || !blocked || !g.Subs.Empty() || len(s.Polygon(nil, a, See, 0)) > 0 {
		t.Error("something is in line")
	}
	x, y := square(1, 1), square(1, 2)
	if s.Seen(x, y, false) || len(s.Eyes(nil, x, See, false)) > 0 || s.Step(x.Cells, y.Cells, Move) || s.Cover(x, y, nil).Degree != Total {
		t.Error("somebody is seen")
	}
	if s.CoverFrom(a, y, nil).Degree != Total {
		t.Error("an area reaches somebody")
	}
}

// TestNoInputPanics asks everything of scenes made of nonsense.
func TestNoInputPanics(t *testing.T) {
	seed := seedOf(t)
	h := geomtest.NewHard(seed, grids[0], 6, 6)
	wild := func() geom.Point {
		v := func() int32 {
			return []int32{0, 1, -1, 512, 1024, geom.Limit, -geom.Limit, geom.Limit + 1, math.MaxInt32, math.MinInt32, int32(h.Rand.Uint32())}[h.Rand.IntN(11)]
		}
		return geom.Point{X: v(), Y: v()}
	}
	for i := range 40 {
		c := Config{Grid: grids[i%3], Bounds: geom.Rect{Min: wild(), Max: wild()}, Doors: h.Rand.IntN(4) - 1, KeepGaps: i%2 == 0}
		if h.Rand.IntN(4) > 0 {
			c.Bounds = geom.Rect{Max: geom.Point{X: 3000, Y: 2000}}
		}
		for range h.Rand.IntN(12) {
			c.Walls = append(c.Walls, Wall{A: wild(), B: wild(), Kind: Kind(h.Rand.IntN(9)), OneWay: int8(h.Rand.IntN(9) - 4), Door: int32(h.Rand.IntN(9) - 4)})
		}
		s, _ := Prepare(c)
		if err := s.mesh.fault(); err != "" {
			t.Fatalf("seed %d: %s\n%s", seed, err, describe(c))
		}
		for range 5 {
			askWildly(s, wild, h)
		}
	}
}

func askWildly(s *Scene, wild func() geom.Point, h *geomtest.Hard) {
	ch := Channel(h.Rand.IntN(6))
	cell := func() grid.Cell { p := wild(); return grid.Cell{X: p.X / 1000, Y: p.Y / 1000} }
	b := Body{Cells: []grid.Cell{cell(), cell()}, Own: h.Rand.IntN(5) - 1, Hair: wild()}
	o := Body{Cells: []grid.Cell{cell(), {X: 1, Y: 1}}, Hair: wild()}
	s.SetDoor(int32(h.Rand.IntN(5)-1), true)
	s.Clear(wild(), wild(), ch)
	s.Blocker(wild(), wild(), ch)
	s.Aside(wild(), wild(), ch)
	s.Polygon(nil, wild(), ch, wild().X)
	s.Eyes(nil, b, ch, false)
	s.Points(nil, b, ch)
	s.Seen(b, o, false)
	s.Cover(b, o, []Body{o, b})
	s.CoverFrom(wild(), o, []Body{b})
	s.Step(b.Cells, o.Cells, ch)
	s.StepFrom(wild(), b.Cells, o.Cells, ch)
	s.Fits(b.Cells)
	s.DiagonalFree(b.Cells[0], o.Cells[1])
	s.JoinedSubs(o, func(x, y int32) {})
	if w, h := s.grid.SubCount(s.bounds); int64(w)*int64(h) < 1<<16 {
		s.Look(s.NewGround(), wild(), ch, wild().X, wild(), wild())
	}
}

func FuzzPrepare(f *testing.F) {
	f.Add([]byte{1, 2, 3, 4, 5, 6, 7, 8, 9})
	f.Fuzz(func(t *testing.T, b []byte) {
		c := Config{Grid: grids[len(b)%3], Bounds: geom.Rect{Max: geom.Point{X: 2048, Y: 2048}}}
		for ; len(b) >= 5 && len(c.Walls) < 12; b = b[5:] {
			p := func(x, y byte) geom.Point { return geom.Point{X: int32(x) * 8, Y: int32(y) * 8} }
			c.Walls = append(c.Walls, Wall{A: p(b[0], b[1]), B: p(b[2], b[3]), Kind: Kind(b[4] % 5), Door: -1})
		}
		s, _ := Prepare(c)
		if err := s.mesh.fault(); err != "" {
			t.Fatal(err)
		}
		if fault := lookFault(s, geom.Point{X: 1000, Y: 1000}, See, 0); fault != "" {
			t.Fatal(fault)
		}
	})
}

// Of many walls through one point each pair crosses there, and still each wall is cut but once: the pieces count, not the pairs.
func TestManyWallsThroughOnePoint(t *testing.T) {
	seed := seedOf(t)
	r := rand.New(rand.NewPCG(seed, 1))
	for _, odd := range []int32{0, 1} { // with 1 they cross between lattice points
		c := Config{Bounds: geom.Rect{Max: geom.Point{X: 10240, Y: 10240}}, KeepGaps: true}
		for i := range int32(800) {
			x := i * 12
			c.Walls = append(c.Walls, Wall{A: geom.Point{X: x, Y: 0}, B: geom.Point{X: 9600 + odd - x, Y: 10240 + odd}, Door: -1, ID: i})
		}
		s, report := Prepare(c)
		if report.Overfull || report.Dropped > 0 {
			t.Fatalf("seed %d, odd %d: %+v", seed, odd, report)
		}
		if odd == 0 && (report.Crossings != 1 || len(s.mesh.edges) != 2*len(c.Walls)) {
			t.Errorf("%d crossings, %d edges", report.Crossings, len(s.mesh.edges))
		}
		if err := s.mesh.fault(); err != "" {
			t.Error(err)
		}
		west, east := geom.Point{X: 100, Y: 5120}, geom.Point{X: 9500, Y: 5120}
		if s.Clear(west, east, See) || !s.Clear(west, geom.Point{X: 4000, Y: 5120}, See) {
			t.Errorf("odd %d: what is seen past the hub, or up to it, is wrong", odd)
		}
		r.Shuffle(len(c.Walls), func(i, j int) { c.Walls[i], c.Walls[j] = c.Walls[j], c.Walls[i] })
		if _, again := Prepare(c); again != report {
			t.Errorf("seed %d: in another order %+v, was %+v", seed, again, report)
		}
	}
}
