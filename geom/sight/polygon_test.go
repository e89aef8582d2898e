package sight

import (
	"math"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// wedgeArea is the area of what an eye sees, of the wedges that verdicts are made of.
func wedgeArea(s *Scene, eye geom.Point, ch Channel, reach int32) (sum float64) {
	k := &s.work.cones
	k.begin(s, eye, ch)
	k.reach = s.box(reach)
	k.spread()
	at := func(w wedge, v geom.Point) (x, y float64) {
		e := w.ehi.Sub(w.elo)
		t := float64(geom.Cross(w.elo, w.ehi)) / float64(geom.Cross(v, e))
		return float64(v.X) * t, float64(v.Y) * t
	}
	for _, w := range k.wedges {
		x, y := at(w, w.lo)
		u, v := at(w, w.hi)
		sum += (x*v - y*u) / 2
	}
	return sum
}

// TestPolygonEqualsWedges: outlines go a way of their own; on hard scenes, from anywhere, on every channel and with any reach they
// enclose what the wedges do, without a corner twice and turning one way only.
func TestPolygonEqualsWedges(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(150) {
		h := geomtest.NewHard(seed+i, grids[i%3], 8, 8)
		c, s := randomScene(h, 4+h.Rand.IntN(30))
		for range 40 {
			eye, ch, reach := somewhere(h, s), Channel(h.Rand.IntN(4)), []int32{0, 0, 1000, 4000}[h.Rand.IntN(4)]
			p := s.Polygon(nil, eye, ch, reach)
			area := encloses(t, p, eye, describe(c))
			if want := wedgeArea(s, eye, ch, reach); math.Abs(area-want) > 1e-9*want {
				t.Fatalf("seed %d: from %v on channel %d with reach %d the outline encloses %v, want %v\n%s", seed+i, eye, ch, reach, area, want, describe(c))
			}
		}
	}
}

// TestPolygonAppends: what stands in the buffer stays, and a buffer with room is filled without another.
func TestPolygonAppends(t *testing.T) {
	r := loadReference(t, "f")
	s := r.scene()
	eye := r.point(r.Eyes[0][0], r.Eyes[0][1])
	alone := s.Polygon(nil, eye, See, 0)
	more := s.Polygon([]float64{1, 2, 3}, eye, See, 0)
	if len(more) != len(alone)+3 || more[0] != 1 || more[2] != 3 || more[3] != alone[0] {
		t.Errorf("%v appended is %v", alone, more)
	}
	if n := testing.AllocsPerRun(50, func() { more = s.Polygon(more[:0], eye, See, 0) }); n > 0 {
		t.Errorf("a polygon allocates %v times", n)
	}
}

// TestPlainOutlines: where no wall limits lines outlines are drawn a shorter way, and come out the same to the last bit.
func TestPlainOutlines(t *testing.T) {
	seed := seedOf(t)
	plain := 0
	for i := range uint64(150) {
		h := geomtest.NewHard(seed+i, grids[i%3], 8, 8)
		c, _ := randomScene(h, 4+h.Rand.IntN(30))
		for k := range c.Walls {
			if c.Walls[k].Kind == Terrain && i%5 > 0 {
				c.Walls[k].Kind = Curtain
			}
		}
		s, _ := Prepare(c)
		if s.mesh.limits != slices.ContainsFunc(c.Walls, func(w Wall) bool { return w.Kind == Terrain }) {
			t.Fatalf("seed %d: limits is %v\n%s", seed+i, s.mesh.limits, describe(c))
		}
		if s.mesh.limits {
			continue
		}
		for range 40 {
			eye, ch := somewhere(h, s), Channel(h.Rand.IntN(4))
			s.mesh.limits = false
			short := s.Polygon(nil, eye, ch, 0)
			s.mesh.limits = true
			if long := s.Polygon(nil, eye, ch, 0); !slices.Equal(short, long) {
				t.Fatalf("seed %d: from %v on channel %d the outline is %v, the long way %v\n%s", seed+i, eye, ch, short, long, describe(c))
			}
			if _, ok := s.mesh.within(eye); ok {
				plain++
			}
		}
	}
	if plain == 0 {
		t.Error("none was plain")
	}
}
