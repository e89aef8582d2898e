package sight

import (
	"fmt"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// TestCutsDoNotTell: what is known of walls and ground, with and without a reach, is the same wherever a wall is joined of pieces, or
// one lies on another. Else a secret door would show in the wall it is made to look like.
func TestCutsDoNotTell(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(400) {
		h := geomtest.NewHard(seed+i, grids[i%3], 8, 8)
		c := Config{Grid: h.Grid, Bounds: h.Bounds, KeepGaps: true}
		for k, s := range h.Segs(4 + h.Rand.IntN(14)) {
			c.Walls = append(c.Walls, Wall{A: s.A, B: s.B, Kind: Kind(h.Rand.IntN(5)), Door: -1, ID: int32(k)})
		}
		whole, _ := Prepare(c)
		cut := c
		cut.Walls = nil
		for e, r := range whole.mesh.edges {
			w := whole.mesh.walls[whole.mesh.refs[r.first].wall]
			cut.Walls = append(cut.Walls, cutWall(h, whole.mesh.segment(int32(e)), w.Kind)...)
		}
		// The crossings are points of the lattice now, so that pieces lie where the whole does.
		plain := c
		plain.Walls = nil
		for e, r := range whole.mesh.edges {
			s := whole.mesh.segment(int32(e))
			plain.Walls = append(plain.Walls, Wall{A: s.A, B: s.B, Kind: whole.mesh.walls[whole.mesh.refs[r.first].wall].Kind, Door: -1})
		}
		a, _ := Prepare(plain)
		b, _ := Prepare(cut)
		for range 12 {
			eye, reach := h.Point(), []int32{0, 700, 2000, 3000, 4096}[h.Rand.IntN(5)]
			x, y := overlooked(a, eye, reach), overlooked(b, eye, reach)
			if !slices.Equal(x, y) {
				t.Fatalf("seed %d: from %v, reach %d, whole %v\ncut %v\n%s", seed+i, eye, reach, x, y, describe(cut))
			}
		}
	}
}

// cutWall cuts a segment at up to three points of the lattice that lie on it.
func cutWall(h *geomtest.Hard, s geom.Seg, kind Kind) (walls []Wall) {
	d := s.B.Sub(s.A)
	n := int32(gcd(abs(int64(d.X)), abs(int64(d.Y))))
	step := geom.Point{X: d.X / n, Y: d.Y / n}
	if !onLattice(h.Grid, step) { // only every other point may hold an end
		n, step = n/2, step.Add(step)
	}
	last := s.A
	for k := range n {
		if p := s.A.Add(geom.Point{X: step.X * k, Y: step.Y * k}); k > 0 && h.Rand.Int32N(n) < 3 {
			walls = append(walls, Wall{A: last, B: p, Kind: kind, Door: -1})
			last = p
		}
	}
	walls = append(walls, Wall{A: last, B: s.B, Kind: kind, Door: -1})
	return walls
}

// overlooked names what an eye overlooks, apart from how walls are cut: sub-cells, and the sub-cells in which something of a wall is
// known with the side it is known from and its kind. Beyond the bounds walls are not cut at sub-cells.
func overlooked(s *Scene, eye geom.Point, reach int32) (names []string) {
	g := s.NewGround()
	s.Look(g, eye, See, reach, geom.Point{}, geom.Point{})
	names = append(names, fmt.Sprint(g.Subs.Words()))
	for i := range s.Stretches() {
		for side := range 2 {
			at := s.mesh.ruled().places[i][side]
			if b := 2*i + side; g.Stretches[b/64]>>(b%64)&1 != 0 && s.bounds.Contains(at) {
				names = append(names, fmt.Sprint(at, side, s.Stretch(i).Kind))
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
