package sight

import (
	"math/rand/v2"
	"testing"

	"sightline/geom"
)

// divided is a wall from one side of the bounds to the other in three parts, the middle one door 0, and the same in one.
func divided(r *rand.Rand, c Config) (parts, whole Config) {
	far := geom.Point{X: c.Bounds.Max.X, Y: r.Int32N(c.Bounds.Max.Y)}
	of := geom.Seg{A: geom.Point{Y: r.Int32N(c.Bounds.Max.Y)}, B: far}
	at := func(n int32) geom.Point {
		d := of.B.Sub(of.A)
		return of.A.Add(geom.Point{X: int32(int64(d.X) * int64(n) / 1000), Y: int32(int64(d.Y) * int64(n) / 1000)})
	}
	from := 200 + r.Int32N(300)
	to := from + 100 + r.Int32N(200)
	parts, whole = c, c
	parts.Doors = 1
	parts.Walls = append(append([]Wall{}, c.Walls...), Wall{A: of.A, B: at(from), Door: -1, ID: 100, Of: of},
		Wall{A: at(to), B: at(from), Door: 0, ID: 101, Of: of}, Wall{A: at(to), B: of.B, Door: -1, ID: 102, Of: of})
	whole.Walls = append(append([]Wall{}, c.Walls...), Wall{A: of.A, B: of.B, Door: -1, ID: 100})
	return parts, whole
}

// TestPartsMoveNothing: where a wall is divided into parts, no point of the scene without the division is moved or lost, at most two
// are added, and only within the division's reach of where it was asked for. Open, the door lets lines through, and nothing else does.
func TestPartsMoveNothing(t *testing.T) {
	seed := seedOf(t)
	for n := range 60 {
		r := rand.New(rand.NewPCG(seed, uint64(n)))
		c := Config{Grid: grids[n%len(grids)], Bounds: geom.Rect{Max: geom.Point{X: 8192, Y: 8192}}}
		for i := range int32(12) {
			p := func() geom.Point { return geom.Point{X: r.Int32N(8192), Y: r.Int32N(8192)} }
			c.Walls = append(c.Walls, Wall{A: p(), B: p(), Door: -1, ID: i})
		}
		parts, whole := divided(r, c)
		s, _ := Prepare(parts)
		o, _ := Prepare(whole)
		has := map[geom.Point]bool{}
		for _, p := range s.mesh.at {
			has[p] = true
		}
		for _, p := range o.mesh.at {
			if !has[p] {
				t.Fatalf("%d: %v was moved by where a wall is divided", n, p)
			}
		}
		if more := len(s.mesh.at) - len(o.mesh.at); more > 2 {
			t.Errorf("%d: %d points more", n, more)
		}
		if s.mesh.doors[1] == s.mesh.doors[0] {
			t.Errorf("%d: no edge is the door's", n)
		}
	}
}
