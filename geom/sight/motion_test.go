package sight

import (
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

// motion is a turn or a mirror about a point: the vector from there is multiplied by the matrix and divided by two.
type motion struct {
	name       string
	a, b, c, d int32
}

var squareMotions = []motion{
	{"a quarter", 0, -2, 2, 0}, {"a half", -2, 0, 0, -2}, {"three quarters", 0, 2, -2, 0},
	{"left and right", -2, 0, 0, 2}, {"up and down", 2, 0, 0, -2}, {"a diagonal", 0, 2, 2, 0}, {"the other diagonal", 0, -2, -2, 0},
}

var mirrorMotions = []motion{{"a half", -2, 0, 0, -2}, {"left and right", -2, 0, 0, 2}, {"up and down", 2, 0, 0, -2}}

// hexMotions are turns by sixths on the lattice of pointy hexes; flat ones are the same with x and y swapped.
var hexMotions = []motion{{"60°", 1, -1, 3, 1}, {"120°", -1, -1, 3, -1}, {"240°", -1, 1, -3, -1}, {"300°", 1, 1, -3, 1}}

func (m motion) swapped() motion { return motion{m.name, m.d, m.c, m.b, m.a} }

// mirrors reports whether left and right are swapped.
func (m motion) mirrors() bool { return m.a*m.d-m.b*m.c < 0 }

func (m motion) move(p, about geom.Point) geom.Point {
	v := p.Sub(about)
	return about.Add(geom.Point{X: (m.a*v.X + m.b*v.Y) / 2, Y: (m.c*v.X + m.d*v.Y) / 2})
}

func (m motion) scene(c Config, about geom.Point, open []bool) *Scene {
	c.Walls = slices.Clone(c.Walls)
	for i := range c.Walls {
		w := &c.Walls[i]
		w.A, w.B = m.move(w.A, about), m.move(w.B, about)
		if m.mirrors() {
			w.OneWay = []int8{0, 2, 1}[w.OneWay]
		}
	}
	s, _ := Prepare(c)
	for i, o := range open {
		s.SetDoor(int32(i), o)
	}
	return s
}

func (m motion) questions(q questions, g grid.Grid, about geom.Point) (r questions) {
	cell := func(b Body) Body {
		return Body{Cells: []grid.Cell{g.At(m.move(g.Centre(b.Cells[0]), about))}, Hair: m.move(b.Hair, about)}
	}
	for _, e := range q.eyes {
		r.eyes = append(r.eyes, m.move(e, about))
	}
	for _, e := range q.ends {
		r.ends = append(r.ends, [2]geom.Point{m.move(e[0], about), m.move(e[1], about)})
	}
	for _, b := range q.bodies {
		r.bodies = append(r.bodies, [2]Body{cell(b[0]), cell(b[1])})
	}
	return r
}

// centred returns a scene whose bounds lie evenly about the centre of a cell, so that motions about it keep them.
func centred(h *geomtest.Hard, n int) (Config, *Scene, geom.Point) {
	c, _ := randomScene(h, n)
	about := h.Grid.Centre(h.Grid.At(geom.Point{X: 3 * geom.Unit, Y: 3 * geom.Unit}))
	r := geom.Point{X: 5 * 512, Y: 5 * 512}
	c.Bounds = geom.Rect{Min: about.Sub(r), Max: about.Add(r)}
	s, _ := Prepare(c)
	s.SetDoor(1, true)
	return c, s, about
}

func lawTurns(t *testing.T, seed uint64, g grid.Grid, motions []motion) {
	for i := range uint64(20) {
		h := geomtest.NewHard(seed+i, g, 6, 6)
		c, s, about := centred(h, 4+h.Rand.IntN(14))
		q := randomQuestions(h, s)
		v := q.ask(s)
		for _, m := range motions {
			r := m.scene(c, about, s.open)
			w := m.questions(q, g, about).ask(r)
			if d := v.differ(w); d != "" {
				t.Fatalf("seed %d: moved by %s: %s\n%s", seed+i, m.name, d, describe(c))
			}
			for y := range v.ground.H() {
				for x := range v.ground.W() {
					nx, ny := g.Sub(r.bounds, m.move(g.SubCentre(s.bounds, x, y), about))
					if v.ground.Get(x, y) != w.ground.Get(nx, ny) {
						t.Fatalf("seed %d: moved by %s: sub-cell %d, %d differs\n%s", seed+i, m.name, x, y, describe(c))
					}
				}
			}
		}
	}
}

func lawHexTurns(t *testing.T, seed uint64, g grid.Grid) {
	for i := range uint64(30) {
		h := geomtest.NewHard(seed+i, g, 6, 6)
		c, s, about := centred(h, 4+h.Rand.IntN(14))
		q := randomQuestions(h, s)
		q.eyes = nil
		for k := range q.ends {
			q.ends[k] = [2]geom.Point{h.Point(), h.Point()}
		}
		v := q.ask(s)
		for _, m := range hexMotions {
			if g.Kind == grid.HexFlat {
				m = m.swapped()
			}
			w := m.questions(q, g, about).ask(m.scene(c, about, s.open))
			v.seen, w.seen = nil, nil // sub-cell centres don't turn by sixths
			v.degrees, w.degrees = nil, nil
			if d := v.differ(w); d != "" {
				t.Fatalf("seed %d: turned by %s: %s\n%s", seed+i, m.name, d, describe(c))
			}
		}
	}
}
