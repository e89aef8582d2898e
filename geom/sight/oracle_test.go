package sight

import (
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// TestMeshIsSound checks the triangulation itself: orientation, twins, Delaunay where it may be, every piece an edge.
func TestMeshIsSound(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(90) {
		h := geomtest.NewHard(seed+i, grids[i%3], 6, 6)
		c, s := randomScene(h, 4+h.Rand.IntN(20))
		if err := s.mesh.fault(); err != "" {
			t.Fatalf("seed %d: %s\n%s", seed+i, err, describe(c))
		}
	}
}

// fault names what is wrong with a mesh, if anything.
func (m *mesh) fault() string {
	edges := map[int32]int{}
	for i := range m.tip {
		h, g := int32(i), m.twin[i]
		u, v := m.ends(h)
		if geom.Orient(m.at[m.tip[h]], m.at[u], m.at[v]) <= 0 {
			return "a triangle is flat or turned over"
		}
		if m.side[h] >= 0 {
			edges[m.side[h]]++
		}
		if g < 0 {
			continue
		}
		if a, b := m.ends(g); m.twin[g] != h || a != v || b != u {
			return "twins don't match"
		}
		if m.side[h] < 0 && inCircle(m.at[m.tip[h]], m.at[u], m.at[v], m.at[m.tip[g]]) > 0 {
			return "an edge is not Delaunay"
		}
	}
	if len(edges) != 2*len(m.edges) {
		return "an edge is missing or lies there twice"
	}
	for i, s := range m.segments() {
		for _, r := range m.segments()[:i] {
			if s.Crosses(r) {
				return "two edges cross"
			}
		}
	}
	return ""
}

// TestClearEqualsOracle compares the walk through the mesh with a look at every wall.
func TestClearEqualsOracle(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(150) {
		h := geomtest.NewHard(seed+i, grids[i%3], 6, 6)
		c, s := randomScene(h, 4+h.Rand.IntN(14))
		for ch := See; ch < channels; ch++ {
			bs := barriers(s, ch)
			for range 40 {
				a, b := somewhere(h, s), somewhere(h, s)
				want := geomtest.Clear(bs, a, b)
				if got := s.Clear(a, b, ch); got != want {
					t.Fatalf("seed %d: Clear(%v, %v, %d) = %v\n%s", seed+i, a, b, ch, got, describe(c))
				}
				if hit, blocked := s.Blocker(a, b, ch); blocked == want || (blocked && (hit.Wall < 0 || int(hit.Wall) >= len(c.Walls))) {
					t.Fatalf("seed %d: Blocker(%v, %v, %d) = %v, %v\n%s", seed+i, a, b, ch, hit, blocked, describe(c))
				}
			}
		}
	}
}

// TestLookEqualsOracle compares the raster of the visibility region with a line to every sub-cell centre, and the known
// stretches with a look between all directions.
func TestLookEqualsOracle(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(60) {
		h := geomtest.NewHard(seed+i, grids[i%3], 5, 5)
		c, s := randomScene(h, 4+h.Rand.IntN(12))
		for range 3 {
			eye, reach := somewhere(h, s), int32(0)
			if h.Rand.IntN(2) == 0 {
				reach = h.Rand.Int32N(4 * geom.Unit)
			}
			if fault := lookFault(s, eye, See, reach); fault != "" {
				t.Fatalf("seed %d: eye %v, reach %d: %s\n%s", seed+i, eye, reach, fault, describe(c))
			}
		}
	}
}

// lookFault compares Look with the oracles, and says where they differ.
func lookFault(s *Scene, eye geom.Point, ch Channel, reach int32) string {
	bs := barriers(s, ch)
	g := s.NewGround()
	s.Look(g, eye, ch, reach, geom.Point{}, geom.Point{})
	far := func(p geom.Point) bool { return reach > 0 && s.grid.Dist2(eye, p) > s.grid.Length2(int64(reach)) }
	for y := range g.Subs.H() {
		for x := range g.Subs.W() {
			p := s.grid.SubCentre(s.bounds, x, y)
			if want := geomtest.Clear(bs, eye, p) && !far(p); g.Subs.Get(x, y) != want {
				return "sub-cell centre " + describePoint(p) + " should be " + map[bool]string{true: "seen", false: "unseen"}[want]
			}
		}
	}
	return stretchFault(s, bs, g, eye, reach)
}

func stretchFault(s *Scene, bs []geomtest.Barrier, g *Ground, eye geom.Point, reach int32) string {
	m := s.mesh
	for e := range m.edges {
		seg := m.segment(int32(e))
		for i := m.ruled().first[e]; i < m.ruled().first[e+1]; i++ {
			st := s.Stretch(int(i))
			near := reach == 0 || s.grid.Dist2(eye, subBefore(s, st, eye)) <= s.grid.Length2(int64(reach))
			left, right := g.Stretches[2*i/64]>>(2*i%64)&1 != 0, g.Stretches[(2*i+1)/64]>>((2*i+1)%64)&1 != 0
			o := geom.Orient(seg.A, seg.B, eye)
			if (left && o >= 0) || (right && o <= 0) {
				return "a stretch is known from the side where nobody is"
			}
			// The oracle takes lattice points, so only edges whose cuts are exact can be asked about.
			if !exactCut(m, int32(e), i) || !exactCut(m, int32(e), i+1) {
				continue
			}
			if want := near && geomtest.Touched(bs, eye, geom.Seg{A: st.A, B: st.B}); want != (left || right) {
				return "stretch " + describePoint(st.A) + describePoint(st.B) + " should be " + map[bool]string{true: "known", false: "unknown"}[want]
			}
		}
	}
	return ""
}

// subBefore returns the centre of the sub-cell that holds the middle of a stretch, taken a hair toward the eye. It is asked of
// stretches with exact ends only.
func subBefore(s *Scene, st Stretch, eye geom.Point) geom.Point {
	w, h := s.grid.SubSize()
	at := func(a, b, e, min, size int32) int32 {
		v, n := a+b-2*min, 2*size // twice the middle
		i := v / n
		if v%n < 0 {
			i--
		}
		if v%n == 0 && a == b && e < a {
			i--
		}
		return i
	}
	return s.grid.SubCentre(s.bounds, at(st.A.X, st.B.X, eye.X, s.bounds.Min.X, w), at(st.A.Y, st.B.Y, eye.Y, s.bounds.Min.Y, h))
}

// exactCut reports whether stretch i of edge e begins in a lattice point.
func exactCut(m *mesh, e, i int32) bool {
	c, d := m.ruled().start(i, m.ruled().first[e+1]), m.segment(e).B.Sub(m.segment(e).A)
	return int64(d.X)*c.n%c.d == 0 && int64(d.Y)*c.n%c.d == 0
}

func describePoint(p geom.Point) string {
	return "(" + itoa(p.X) + "," + itoa(p.Y) + ")"
}
