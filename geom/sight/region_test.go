package sight

import (
	"math/big"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// exact is a point with rational coordinates.
type exact struct{ x, y *big.Rat }

func exactly(p geom.Point) exact {
	return exact{big.NewRat(int64(p.X), 1), big.NewRat(int64(p.Y), 1)}
}

func orientExact(a, b, c exact) int {
	m := func(p, q, r, s *big.Rat) *big.Rat {
		return new(big.Rat).Mul(new(big.Rat).Sub(p, q), new(big.Rat).Sub(r, s))
	}
	return new(big.Rat).Sub(m(b.x, a.x, c.y, a.y), m(b.y, a.y, c.x, a.x)).Sign()
}

// inner returns a point inside the shape, exactly: the mean of its corners.
func (p *shape) inner(from geom.Point) exact {
	sum := exact{new(big.Rat), new(big.Rat)}
	for i := range p.n {
		a, b := p.sides[i], p.sides[(i+1)%p.n]
		term := func(u, v int32) *big.Rat {
			n := new(big.Int).Sub(new(big.Int).Mul(big.NewInt(int64(u)), big.NewInt(b.c)), new(big.Int).Mul(big.NewInt(int64(v)), big.NewInt(a.c)))
			return new(big.Rat).SetFrac(n, big.NewInt(geom.Cross(a.d, b.d)))
		}
		sum.x.Add(sum.x, term(a.d.X, b.d.X))
		sum.y.Add(sum.y, term(a.d.Y, b.d.Y))
	}
	n := big.NewRat(1, int64(p.n))
	e := exactly(from)
	return exact{e.x.Add(e.x, sum.x.Mul(sum.x, n)), e.y.Add(e.y, sum.y.Mul(sum.y, n))}
}

// crossedBy counts what the segment from a to the inner point b meets: barriers that stop it, and that limit it.
func crossedBy(bs []geomtest.Barrier, a geom.Point, b exact, back bool) (stop, limit int) {
	from := exactly(a)
	for _, w := range bs {
		p, q := exactly(w.A), exactly(w.B)
		if geom.Orient(w.A, w.B, a) == 0 || orientExact(from, b, p)*orientExact(from, b, q) >= 0 || orientExact(p, q, from)*orientExact(p, q, b) >= 0 {
			continue
		}
		act := w.Right
		if (geom.Orient(w.A, w.B, a) < 0) != back {
			act = w.Left
		}
		switch act {
		case geomtest.Stop:
			stop++
		case geomtest.Limit:
			limit++
		}
	}
	return stop, limit
}

// TestSeenIsExact holds Seen from both ends: what it finds is checked in rational numbers, and no point it should have found is
// found by trying many.
func TestSeenIsExact(t *testing.T) {
	seed := seedOf(t)
	found := 0
	for i := range uint64(60) {
		h := geomtest.NewHard(seed+i, grids[i%3], 5, 5)
		c, s := randomScene(h, 4+h.Rand.IntN(14))
		bs, back := barriers(s, See), h.Rand.IntN(2) == 0
		for range 6 {
			eye, to := h.Point(), Body{Cells: body(h.Cell()).Cells, Hair: h.Point()}
			s.work.eyes = append(s.work.eyes[:0], eye)
			_, ok := s.anyClear(to, See, back)
			if ok && len(s.work.cones.joints) == 0 {
				found++
				checkWitness(t, s, bs, eye, to, back, describe(c))
			}
			s.gather(s.frameOfCell(to.Cells[0]), See)
			for _, p := range s.parts(nil, to, See) {
				s.gather(s.frameOfCell(p.cell), See)
				for range 40 {
					q := p.centre.Add(geom.Point{X: h.Rand.Int32N(1025) - 512, Y: h.Rand.Int32N(1025) - 512})
					a, b := eye, q
					if back {
						a, b = q, eye
					}
					if !ok && s.grid.At(q) == p.cell && s.joined(p.centre, q) && geomtest.Clear(bs, a, b) && strictlyIn(s, p, q) {
						t.Fatalf("seed %d: %v is in line from %v (back: %v) but not found\n%s", seed+i, q, eye, back, describe(c))
					}
				}
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d lines found", found)
	}
}

// strictlyIn reports whether q is an inner point of a part's cell.
func strictlyIn(s *Scene, p part, q geom.Point) bool {
	cs := s.grid.AppendCorners(nil, p.cell)
	for i, c := range cs {
		if geom.Orient(c, cs[(i+1)%len(cs)], q) <= 0 {
			return false
		}
	}
	return true
}

func checkWitness(t *testing.T, s *Scene, bs []geomtest.Barrier, eye geom.Point, to Body, back bool, scene string) {
	t.Helper()
	p := s.work.shape.inner(eye)
	cs := s.grid.AppendCorners(nil, to.Cells[0])
	for i, c := range cs {
		if orientExact(exactly(c), exactly(cs[(i+1)%len(cs)]), p) <= 0 {
			t.Fatalf("%v is not in the cell\n%s", p, scene)
		}
	}
	if stop, limit := crossedBy(bs, eye, p, back); stop > 0 || limit > 1 {
		t.Fatalf("%v is not in line from %v: %d walls, %d low ones\n%s", p, eye, stop, limit, scene)
	}
	for _, w := range bs {
		if w.Left == geomtest.Stop || w.Right == geomtest.Stop {
			w.Left, w.Right = geomtest.Stop, geomtest.Stop
			if stop, _ := crossedBy([]geomtest.Barrier{w}, s.work.targets[0].centre, p, false); stop > 0 {
				t.Fatalf("%v is not joined to its centre\n%s", p, scene)
			}
		}
	}
}

// A creature is seen through a slit so narrow that no sub-cell centre and no corner is in line.
func TestSeenThroughASliver(t *testing.T) {
	p := parse(t, `
		grid square 9x9
		wall 4,-9 4,4.505
		wall 4,4.522 4,18`)
	from, to := square(1, 4), square(7, 4)
	if !p.Seen(from, to, true) || !p.Seen(to, from, true) {
		t.Error("not seen through the slit")
	}
	pts, eye := p.Points(nil, to, See), p.grid.Centre(from.Cells[0])
	for _, q := range pts {
		if p.Clear(eye, q, See) {
			t.Errorf("the slit is not narrow: %v is in line", q)
		}
	}
	if c := p.Cover(from, to, nil); c.Degree != ThreeQuarters || len(c.Sight) != 1 {
		t.Errorf("%+v", c)
	}
}

func TestShapes(t *testing.T) {
	sq := func() *shape {
		cs := []geom.Point{{X: 0, Y: 0}, {X: 10, Y: 0}, {X: 10, Y: 10}, {X: 0, Y: 10}}
		p := &shape{n: 4}
		for i, c := range cs {
			p.sides[i] = rightOf(c, cs[(i+1)%4])
		}
		return p
	}
	line := func(x0, y0, x1, y1 int32) halfPlane {
		return rightOf(geom.Point{X: x0, Y: y0}, geom.Point{X: x1, Y: y1})
	}
	for name, c := range map[string]struct {
		by   halfPlane
		left bool
		n    int
	}{
		"a line far off":            {line(20, 0, 20, 1), true, 4}, // keeps what is west of it
		"all cut off":               {line(20, 1, 20, 0), false, 0},
		"along a side, inside":      {line(0, 0, 10, 0), true, 4},
		"along a side, outside":     {line(10, 0, 0, 0), false, 0},
		"through a corner, inside":  {line(-5, 5, 5, -5), true, 4},
		"through a corner, outside": {line(5, -5, -5, 5), false, 0},
		"a diagonal":                {line(0, 0, 10, 10), true, 3},
		"a corner off":              {line(0, 5, 5, 0), true, 5},
		"a corner left":             {line(5, 0, 0, 5), true, 3},
	} {
		p := sq()
		if got := p.clip(c.by); got != c.left || (got && p.n != c.n) {
			t.Errorf("%s: left %v with %d sides", name, got, p.n)
		}
	}
	p := sq()
	if m := p.middle(); m != (geom.Point{X: 5, Y: 5}) {
		t.Errorf("middle %v", m)
	}
}

// TestLookForOneAlone: a look that asks for sub-cells alone, or for stretches alone, finds what one for both does.
func TestLookForOneAlone(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(60) {
		h := geomtest.NewHard(seed+i, grids[i%3], 6, 6)
		c, s := randomScene(h, 4+h.Rand.IntN(20))
		for range 5 {
			eye, ch, reach := somewhere(h, s), Channel(h.Rand.IntN(4)), []int32{0, 1500, 4000}[h.Rand.IntN(3)]
			dir, half := geom.Point{X: h.Rand.Int32N(5) - 2, Y: h.Rand.Int32N(5) - 2}, geom.Point{X: h.Rand.Int32N(5) - 2, Y: h.Rand.Int32N(3)}
			both, subs, walls := s.NewGround(), s.NewGround(), s.NewGround()
			s.Look(both, eye, ch, reach, dir, half)
			s.Look(&Ground{Stretches: walls.Stretches}, eye, ch, reach, dir, half)
			s.Look(&Ground{Subs: subs.Subs}, eye, ch, reach, dir, half)
			if !subs.Subs.Equal(both.Subs) || !slices.Equal(walls.Stretches, both.Stretches) {
				t.Fatalf("seed %d: from %v on channel %d, reach %d, %v %v: %d and %d sub-cells\n%s", seed+i, eye, ch, reach, dir, half, subs.Subs.Count(), both.Subs.Count(), describe(c))
			}
		}
	}
}
