package sight

import (
	"encoding/json"
	"math"
	"os"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

// reference is a map with exact answers that other programs gave: areas from CGAL with exact constructions, lines by brute force.
type reference struct {
	Unit, W, H int32
	Walls      [][5]int32 // ends and kind: 0 wall, 1 closed door, 2 open door
	Eyes       [][2]int32
	Areas      []float64  // in cells
	Lines      [][5]int32 // ends and class
}

func load(t testing.TB, name string, v any) {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name + ".json")
	if err == nil {
		err = json.Unmarshal(data, v)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func loadReference(t testing.TB, name string) (r reference) {
	load(t, name, &r)
	return r
}

func (r *reference) point(x, y int32) geom.Point {
	k := geom.Unit / r.Unit
	return geom.Point{X: x * k, Y: y * k}
}

// config returns the map as a scene's walls; every door is one of its own.
func (r *reference) config() Config {
	c := Config{Bounds: geom.Rect{Max: geom.Point{X: r.W * geom.Unit, Y: r.H * geom.Unit}}}
	for i, w := range r.Walls {
		door := int32(-1)
		if w[4] > 0 {
			door, c.Doors = int32(c.Doors), c.Doors+1
		}
		c.Walls = append(c.Walls, Wall{A: r.point(w[0], w[1]), B: r.point(w[2], w[3]), Door: door, ID: int32(i)})
	}
	return c
}

// scene prepares the map with its doors as they stand.
func (r *reference) scene() *Scene {
	c := r.config()
	s, _ := Prepare(c)
	for i, w := range r.Walls {
		s.SetDoor(c.Walls[i].Door, w[4] == 2)
	}
	return s
}

// areaOf returns the area of what is in line from eye, in cells.
func areaOf(s *Scene, eye geom.Point) float64 {
	p := s.Polygon(nil, eye, See, 0)
	sum := 0.0
	for i := 0; i < len(p); i += 2 {
		j := (i + 2) % len(p)
		x0, y0, x1, y1 := p[i]-float64(eye.X), p[i+1]-float64(eye.Y), p[j]-float64(eye.X), p[j+1]-float64(eye.Y)
		sum += float64(x0*y1) - float64(y0*x1)
	}
	return sum / 2 / geom.Unit / geom.Unit
}

// TestReferenceAreas compares what 2,300 eyes see with exact areas.
func TestReferenceAreas(t *testing.T) {
	for _, name := range []string{"a", "d", "f"} {
		r := loadReference(t, name)
		s, worst := r.scene(), 0.0
		for i, e := range r.Eyes {
			got, want := areaOf(s, r.point(e[0], e[1])), r.Areas[i]
			worst = max(worst, math.Abs(got-want)/want)
		}
		t.Logf("map %s: %d eyes, largest relative difference %.1e", name, len(r.Eyes), worst)
		if worst > 1e-12 {
			t.Errorf("map %s: areas differ by up to %g", name, worst)
		}
	}
}

// TestReferenceLines compares 4,000 lines with the truth by brute force. Classes: 0 clear, 1 grazes a wall's end, 2 passes a point
// with walls on both sides, 3 crosses a wall, 4 runs along one.
func TestReferenceLines(t *testing.T) {
	for _, name := range []string{"a", "f"} {
		r := loadReference(t, name)
		s := r.scene()
		bs := barriers(s, See)
		for _, l := range r.Lines {
			p, q := r.point(l[0], l[1]), r.point(l[2], l[3])
			got := s.Clear(p, q, See)
			if got != s.Clear(q, p, See) {
				t.Errorf("map %s: %v and %v disagree", name, p, q)
			}
			want := geomtest.Clear(bs, p, q)
			if l[4] == 0 || l[4] >= 2 && l[4] <= 3 {
				want = l[4] == 0
			}
			if got != want {
				t.Errorf("map %s: line %v-%v of class %d: clear %v", name, p, q, l[4], got)
			}
		}
	}
}

// oganm returns the walls of a real map, most of them off the grid, with three doors.
func oganm(t testing.TB, g grid.Grid) Config {
	var f struct {
		W, H  int32
		Sight int
		Lines [][][2]float64
		Doors [][2][2]float64
	}
	load(t, "oganm", &f)
	at := func(p [2]float64) geom.Point { return g.FromCells(p[0], p[1]) }
	max := g.FromCells(float64(f.W), float64(f.H))
	c := Config{Grid: g, Bounds: geom.Rect{Max: max}, Doors: len(f.Doors)}
	for _, l := range f.Lines[:f.Sight] {
		for i := 1; i < len(l); i++ {
			c.Walls = append(c.Walls, Wall{A: at(l[i-1]), B: at(l[i]), Door: -1, ID: int32(len(c.Walls))})
		}
	}
	for i, d := range f.Doors {
		c.Walls = append(c.Walls, Wall{A: at(d[0]), B: at(d[1]), Door: int32(i), ID: int32(len(c.Walls))})
	}
	return c
}

// TestRealMapIsPrepared holds what preparing the real map changes, and that its rings are closed.
func TestRealMapIsPrepared(t *testing.T) {
	s, r := Prepare(oganm(t, grid.Grid{}))
	t.Logf("%+v, %d edges", r, len(s.mesh.edges))
	if err := s.mesh.fault(); err != "" {
		t.Error(err)
	}
}
