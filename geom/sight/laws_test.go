package sight

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

// TestLawsOfSight holds what must be true of sight whatever the scene, on squares and hexes, on hard scenes and on a real map.
func TestLawsOfSight(t *testing.T) {
	seed := seedOf(t)
	t.Run("lines are symmetric", func(t *testing.T) { lawSymmetric(t, seed) })
	t.Run("closed rings leak nothing", func(t *testing.T) { lawRings(t, seed) })
	t.Run("seen creatures and seen ground agree", func(t *testing.T) { lawSeen(t, seed) })
	t.Run("the order of walls does not matter", func(t *testing.T) { lawOrder(t, seed) })
	t.Run("squares turn and mirror", func(t *testing.T) { lawTurns(t, seed, grids[0], squareMotions) })
	for _, g := range grids[1:] {
		t.Run(g.Kind.String()+" ground mirrors", func(t *testing.T) { lawTurns(t, seed, g, mirrorMotions) })
		t.Run(g.Kind.String()+" lines turn", func(t *testing.T) { lawHexTurns(t, seed, g) })
	}
	t.Run("doors and clones are independent", func(t *testing.T) { lawDoors(t, seed) })
}

// bothWays makes all walls of a scene stop both ways.
func bothWays(c Config) Config {
	c.Walls = slices.Clone(c.Walls)
	for i := range c.Walls {
		c.Walls[i].OneWay = 0
	}
	return c
}

// scenes calls f with hard scenes of every grid, and with the real map with walls of several kinds.
func scenes(t *testing.T, seed uint64, n int, f func(h *geomtest.Hard, c Config, s *Scene)) {
	for i := range uint64(n) {
		h := geomtest.NewHard(seed+i, grids[i%3], 6, 6)
		c, s := randomScene(h, 4+h.Rand.IntN(14))
		f(h, c, s)
	}
	for i, g := range grids {
		h := geomtest.NewHard(seed+uint64(i), g, 20, 12)
		c := oganm(t, g)
		h.Bounds = c.Bounds
		s, _ := Prepare(c)
		s.SetDoor(1, true)
		f(h, c, s)
	}
}

func lawSymmetric(t *testing.T, seed uint64) {
	scenes(t, seed, 30, func(h *geomtest.Hard, c Config, _ *Scene) {
		s, _ := Prepare(bothWays(c))
		for range 100 {
			a, b, ch := somewhere(h, s), somewhere(h, s), Channel(h.Rand.IntN(4))
			if s.Clear(a, b, ch) != s.Clear(b, a, ch) {
				t.Fatalf("%v and %v disagree on channel %d\n%s", a, b, ch, describe(c))
			}
		}
		for range 10 {
			a, b := body(h.Cell()), body(h.Cell())
			if s.Seen(a, b, false) != s.Seen(b, a, false) {
				t.Fatalf("%v and %v disagree\n%s", a, b, describe(c))
			}
		}
	})
}

// ring returns the corners of a closed polygon, star-shaped about its middle, and the middle.
func ring(h *geomtest.Hard) ([]geom.Point, geom.Point) {
	m := h.Grid.Centre(h.Grid.At(geom.Point{X: h.Bounds.Max.X / 2, Y: h.Bounds.Max.Y / 2}))
	n := 4 + h.Rand.IntN(7)
	ps := make([]geom.Point, n)
	for i := range ps {
		a := 2 * math.Pi * (float64(i) + h.Rand.Float64()/4) / float64(n)
		r := 400 + 1800*h.Rand.Float64()
		ps[i] = geom.Point{X: m.X + int32(r*math.Cos(a)), Y: m.Y + int32(r*math.Sin(a))}
	}
	return ps, m
}

// sloppy moves p by less than half of what is joined.
func sloppy(h *geomtest.Hard, p geom.Point) geom.Point {
	return p.Add(geom.Point{X: h.Rand.Int32N(9) - 4, Y: h.Rand.Int32N(9) - 4})
}

func lawRings(t *testing.T, seed uint64) {
	for i := range uint64(60) {
		h := geomtest.NewHard(seed+i, grids[i%3], 6, 6)
		ps, m := ring(h)
		c, _ := randomScene(h, 6)
		c.Walls, c.KeepGaps = bothWays(c).Walls, false
		for k, p := range ps {
			q := ps[(k+1)%len(ps)]
			door := int32(-1)
			if h.Rand.IntN(4) == 0 {
				door = 0
			}
			mid := geom.Point{X: (p.X + q.X) / 2, Y: (p.Y + q.Y) / 2}
			c.Walls = append(c.Walls,
				Wall{A: sloppy(h, p), B: sloppy(h, mid), Door: door, ID: 100}, Wall{A: sloppy(h, q), B: sloppy(h, mid), Door: -1, ID: 101})
		}
		s, _ := Prepare(c)
		s.SetDoor(1, true)
		inside, outside := around(h, ps, m)
		for _, a := range inside {
			g := s.NewGround()
			s.Look(g, a, See, 0, geom.Point{}, geom.Point{})
			for _, b := range outside {
				if s.Clear(a, b, See) || s.Clear(b, a, Effect) {
					t.Fatalf("seed %d: %v sees %v through the ring\n%s", seed+i, a, b, describe(c))
				}
			}
			if x, y, leaks := outsider(s, g, ps, m); leaks {
				t.Fatalf("seed %d: %v sees ground %d, %d through the ring\n%s", seed+i, a, x, y, describe(c))
			}
		}
	}
}

// around returns points a little within and a little outside a star-shaped ring.
func around(h *geomtest.Hard, ps []geom.Point, m geom.Point) (inside, outside []geom.Point) {
	for i, p := range ps {
		q := ps[(i+1)%len(ps)]
		for _, b := range []geom.Point{p, {X: (p.X + q.X) / 2, Y: (p.Y + q.Y) / 2}} {
			d := b.Sub(m)
			inside = append(inside, geom.Point{X: m.X + d.X*3/4, Y: m.Y + d.Y*3/4})
			outside = append(outside, geom.Point{X: m.X + d.X*5/4, Y: m.Y + d.Y*5/4})
		}
	}
	return inside, outside
}

// outsider returns a sub-cell of the ground that lies well outside the ring: farther out by a quarter.
func outsider(s *Scene, g *Ground, ps []geom.Point, m geom.Point) (int32, int32, bool) {
	for y := range g.Subs.H() {
		for x := range g.Subs.W() {
			if g.Subs.Get(x, y) && !withinStar(ps, m, s.grid.SubCentre(s.bounds, x, y)) {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// withinStar reports whether c lies within the ring blown up by a quarter.
func withinStar(ps []geom.Point, m, c geom.Point) bool {
	for i, p := range ps {
		a, b := p.Sub(m), ps[(i+1)%len(ps)].Sub(m)
		a, b = geom.Point{X: a.X * 5 / 4, Y: a.Y * 5 / 4}, geom.Point{X: b.X * 5 / 4, Y: b.Y * 5 / 4}
		v := c.Sub(m)
		if geom.Cross(a, v) >= 0 && geom.Cross(v, b) >= 0 && geom.Orient(a, b, v) >= 0 {
			return true
		}
	}
	return false
}

func lawSeen(t *testing.T, seed uint64) {
	scenes(t, seed+1, 15, func(h *geomtest.Hard, c Config, s *Scene) {
		for range 12 {
			from, to := randomBody(h), randomBody(h)
			g := s.NewGround()
			centreOnly := h.Rand.IntN(3) == 0
			eyes := s.Eyes(nil, from, See, centreOnly)
			for _, e := range eyes {
				s.Look(g, e, See, 0, geom.Point{}, geom.Point{})
			}
			ground := false
			s.JoinedSubs(to, func(x, y int32) { ground = ground || g.Subs.Get(x, y) })
			seen := s.Seen(from, to, centreOnly)
			if ground && !seen {
				t.Fatalf("%v sees ground of %v but not it\n%s", from, to, describe(c))
			}
			if want := !centreOnly && seenSlowly(s, from, to); want && !seen {
				t.Fatalf("%v does not see %v, but it does by brute force\n%s", from, to, describe(c))
			}
		}
	})
}

// randomBody returns a body of one to seven cells with some last clear place.
func randomBody(h *geomtest.Hard) Body {
	size := []grid.Size{grid.Medium, grid.Medium, grid.Large, grid.Huge}[h.Rand.IntN(4)]
	return Body{Cells: h.Grid.Space(nil, size, grid.Place{Cell: h.Cell(), Turned: h.Rand.IntN(2) == 0}), Hair: h.Point()}
}

// seenSlowly is Seen by the oracle's lines.
func seenSlowly(s *Scene, from, to Body) bool {
	bs := barriers(s, See)
	for _, a := range s.Eyes(nil, from, See, false) {
		for _, b := range s.Points(nil, to, See) {
			if geomtest.Clear(bs, a, b) {
				return true
			}
		}
	}
	for _, a := range s.Points(nil, from, See) {
		for _, b := range s.Eyes(nil, to, See, false) {
			if geomtest.Clear(bs, a, b) {
				return true
			}
		}
	}
	return false
}

// verdicts is what a scene says of the same questions.
type verdicts struct {
	ground   *geom.Mask
	known    []string // stretches, as the names of their walls with the sides, sorted
	lines    []bool
	seen     []bool
	steps    []bool
	degrees  []Degree
	blockers []int32
}

// questions are asked of a scene and of the same scene shuffled, turned or mirrored.
type questions struct {
	eyes   []geom.Point
	ends   [][2]geom.Point
	bodies [][2]Body
}

func randomQuestions(h *geomtest.Hard, s *Scene) (q questions) {
	for range 3 {
		q.eyes = append(q.eyes, h.Point())
	}
	for range 40 {
		q.ends = append(q.ends, [2]geom.Point{h.Point(), somewhere(h, s)})
	}
	for range 8 {
		hair := func() Body { return Body{Cells: []grid.Cell{h.Cell()}, Hair: offLines(h, s)} }
		q.bodies = append(q.bodies, [2]Body{hair(), hair()})
	}
	return q
}

// offLines returns a place that is on no line through a wall: it tells for every wall which side of it it is on.
func offLines(h *geomtest.Hard, s *Scene) geom.Point {
	for {
		p := h.Point().Add(geom.Point{X: h.Rand.Int32N(500), Y: h.Rand.Int32N(500)})
		if !slices.ContainsFunc(s.mesh.segments(), func(w geom.Seg) bool { return geom.Orient(w.A, w.B, p) == 0 }) {
			return p
		}
	}
}

func (q questions) ask(s *Scene) (v verdicts) {
	g := s.NewGround()
	for _, e := range q.eyes {
		s.Look(g, e, See, 3000, geom.Point{}, geom.Point{})
	}
	v.ground = g.Subs
	for _, e := range q.ends {
		v.lines = append(v.lines, s.Clear(e[0], e[1], See), s.Clear(e[0], e[1], Move))
	}
	for _, b := range q.bodies {
		v.seen = append(v.seen, s.Seen(b[0], b[1], false), s.Seen(b[0], b[1], true))
		v.steps = append(v.steps, s.Step(b[0].Cells, b[1].Cells, Move), s.DiagonalFree(b[0].Cells[0], b[1].Cells[0]))
		v.degrees = append(v.degrees, s.Cover(b[0], b[1], nil).Degree)
	}
	return v
}

// differ says how two sets of verdicts differ. Masks are compared by the caller when they are not expected to be the same.
func (v verdicts) differ(w verdicts) string {
	switch {
	case !slices.Equal(v.lines, w.lines):
		return fmt.Sprint("lines ", v.lines, w.lines)
	case !slices.Equal(v.seen, w.seen):
		return fmt.Sprint("seen ", v.seen, w.seen)
	case !slices.Equal(v.steps, w.steps):
		return fmt.Sprint("steps ", v.steps, w.steps)
	case !slices.Equal(v.degrees, w.degrees):
		return fmt.Sprint("cover ", v.degrees, w.degrees)
	}
	return ""
}

func lawOrder(t *testing.T, seed uint64) {
	scenes(t, seed+2, 24, func(h *geomtest.Hard, c Config, s *Scene) {
		d := c
		d.Walls = slices.Clone(c.Walls)
		h.Rand.Shuffle(len(d.Walls), func(i, j int) { d.Walls[i], d.Walls[j] = d.Walls[j], d.Walls[i] })
		for i := range d.Walls {
			if w := &d.Walls[i]; h.Rand.IntN(2) == 0 {
				w.A, w.B = w.B, w.A
				w.OneWay = []int8{0, 2, 1}[w.OneWay]
			}
		}
		r, _ := Prepare(d)
		for i := range int32(c.Doors) {
			r.SetDoor(i, s.DoorOpen(i))
		}
		if !slices.Equal(s.mesh.at, r.mesh.at) || !slices.Equal(s.mesh.ruled().list, r.mesh.ruled().list) || !slices.Equal(s.stop, r.stop) {
			t.Fatalf("another order gives another scene\n%s", describe(c))
		}
		q := randomQuestions(h, s)
		v, w := q.ask(s), q.ask(r)
		if d := v.differ(w); d != "" || !v.ground.Equal(w.ground) {
			t.Fatalf("another order gives other verdicts: %s\n%s", d, describe(c))
		}
		for _, e := range q.ends {
			a, _ := s.Blocker(e[0], e[1], See)
			if b, _ := r.Blocker(e[0], e[1], See); a != b {
				t.Fatalf("another order gives another blocker: %v, %v\n%s", a, b, describe(c))
			}
		}
	})
}

func lawDoors(t *testing.T, seed uint64) {
	scenes(t, seed+3, 18, func(h *geomtest.Hard, c Config, s *Scene) {
		o := s.Clone()
		q := randomQuestions(h, s)
		before := q.ask(s)
		for i := range int32(c.Doors) {
			o.SetDoor(i, !o.DoorOpen(i))
		}
		fresh, _ := Prepare(c)
		for i := range int32(c.Doors) {
			fresh.SetDoor(i, o.DoorOpen(i))
		}
		v, w := q.ask(o), q.ask(fresh)
		if d := v.differ(w); d != "" || !v.ground.Equal(w.ground) {
			t.Fatalf("a door moved gives other verdicts than a fresh scene: %s\n%s", d, describe(c))
		}
		after := q.ask(s)
		if d := before.differ(after); d != "" || !before.ground.Equal(after.ground) {
			t.Fatalf("a clone's door changed this scene: %s\n%s", d, describe(c))
		}
	})
}
