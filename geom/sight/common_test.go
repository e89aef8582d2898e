package sight

import (
	"flag"
	"fmt"
	"math"
	"testing"
	"time"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

var seedFlag = flag.Uint64("seed", 0, "seed of the random tests; 0: another one each time")

// seedOf returns the seed a random test is to use, and prints it.
func seedOf(t testing.TB) uint64 {
	seed := *seedFlag
	if seed == 0 {
		seed = uint64(time.Now().UnixNano())
	}
	t.Logf("run again with -seed %d", seed)
	return seed
}

var grids = []grid.Grid{{Kind: grid.Square}, {Kind: grid.HexPointy}, {Kind: grid.HexFlat, Even: true}}

// actOf is the table of what stops what, written once more.
func actOf(k Kind, ch Channel) geomtest.Act {
	table := map[Kind]string{Solid: "####", Obstacle: "####", Window: "..##", Curtain: "##..", Terrain: "11.."}
	return map[byte]geomtest.Act{'#': geomtest.Stop, '.': geomtest.Pass, '1': geomtest.Limit}[table[k][ch]]
}

// barriers returns the prepared walls of s as channel ch meets them.
func barriers(s *Scene, ch Channel) (bs []geomtest.Barrier) {
	m := s.mesh
	for _, e := range m.edges {
		for _, r := range m.refs[e.first:e.last] {
			w := m.walls[r.wall]
			if w.Door >= 0 && s.open[w.Door] {
				continue
			}
			b := geomtest.Barrier{Seg: geom.Seg{A: m.at[e.a], B: m.at[e.b]}, Left: actOf(w.Kind, ch), Right: actOf(w.Kind, ch)}
			if r.back {
				b.A, b.B = b.B, b.A
			}
			if w.OneWay == 1 {
				b.Right = geomtest.Pass
			}
			if w.OneWay == 2 {
				b.Left = geomtest.Pass
			}
			bs = append(bs, b)
		}
	}
	return bs
}

// randomScene returns the walls of a hard scene of about n walls of all kinds, with two doors of which one is open.
func randomScene(h *geomtest.Hard, n int) (Config, *Scene) {
	c := Config{Grid: h.Grid, Bounds: h.Bounds, Doors: 2, KeepGaps: h.Rand.IntN(3) == 0}
	mixed := h.Rand.IntN(3) > 0
	for i, s := range h.Segs(n) {
		w := Wall{A: s.A, B: s.B, Door: -1, ID: int32(i)}
		if mixed {
			w.Kind = []Kind{Solid, Solid, Window, Curtain, Terrain, Terrain, Obstacle}[h.Rand.IntN(7)]
			w.OneWay = []int8{0, 0, 0, 1, 2}[h.Rand.IntN(5)]
			w.Door = []int32{-1, -1, -1, 0, 1}[h.Rand.IntN(5)]
		}
		c.Walls = append(c.Walls, w)
	}
	s, _ := Prepare(c)
	s.SetDoor(1, true)
	return c, s
}

// somewhere returns a point that is likely to be awkward in s: on a vertex, on a wall, or one of the generator's.
func somewhere(h *geomtest.Hard, s *Scene) geom.Point {
	m := s.mesh
	switch h.Rand.IntN(4) {
	case 0:
		if n := len(m.at) - 4; n > 0 {
			return m.at[4+h.Rand.IntN(n)]
		}
	case 1:
		if n := len(m.edges); n > 0 {
			e := m.edges[h.Rand.IntN(n)]
			a, b := m.at[e.a], m.at[e.b]
			return geom.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
		}
	case 2:
		e := h.Grid.AppendCorners(nil, h.Cell())[0]
		return inset(e, h.Grid.Centre(h.Cell()))
	}
	return h.Point()
}

func body(cells ...grid.Cell) Body { return Body{Cells: cells} }

// describe writes a scene so that it can be pasted into a test.
func describe(c Config) string {
	out := fmt.Sprintf("%v keep %v\n", c.Grid, c.KeepGaps)
	for _, w := range c.Walls {
		out += fmt.Sprintf("%+v\n", w)
	}
	return out
}

func itoa(v int32) string { return fmt.Sprint(v) }

// parsed is a scene written in the language of geomtest.
type parsed struct {
	*Scene
	t  testing.TB
	at map[string]geom.Point
}

// parse prepares a scene written in the language of geomtest. Walls are numbered from 0 in the order they are written.
func parse(t testing.TB, text string) parsed {
	t.Helper()
	p, err := geomtest.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]Kind{"wall": Solid, "window": Window, "curtain": Curtain, "terrain": Terrain, "obstacle": Obstacle}
	c := Config{Grid: p.Grid, Bounds: p.Bounds, Doors: p.Doors}
	for i, w := range p.Walls {
		c.Walls = append(c.Walls, Wall{A: w.A, B: w.B, Kind: kinds[w.Kind], OneWay: w.Side, Door: int32(w.Door), ID: int32(i)})
	}
	s, _ := Prepare(c)
	return parsed{s, t, p.Points}
}

func (p parsed) clear(a, b string, ch Channel) bool { return p.Clear(p.at[a], p.at[b], ch) }

// sees returns the ground in line from a named point.
func (p parsed) sees(eye string, reach int32) *Ground {
	g := p.NewGround()
	p.Look(g, p.at[eye], See, reach, geom.Point{}, geom.Point{})
	return g
}

// shows reports whether the sub-cell about a named point is part of the ground.
func (p parsed) shows(g *Ground, at string) bool { return g.Subs.Get(p.grid.Sub(p.bounds, p.at[at])) }

// halfAngle returns a vector at about so many degrees from (1, 0).
func halfAngle(deg int) geom.Point {
	a := float64(deg) * math.Pi / 180
	return geom.Point{X: int32(math.Round(4000 * math.Cos(a))), Y: int32(math.Round(4000 * math.Sin(a)))}
}
