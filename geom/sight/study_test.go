package sight

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// studyReach is the reach of the study's areas that have one, in cells.
const studyReach = 12

// study is one map of a folder of references, with all its answers.
type study struct {
	reference
	near []float64 // areas within studyReach, in cells
}

// readStudies reads the maps of the folder that SIGHTLINE_STUDY names: NAME.json, and ref/NAME.json, ref/NAME.reference.json and
// ref/NAME.los.json with the answers of programs that work with exact numbers. Small ones are in testdata and always tried.
func readStudies(t *testing.T) map[string]study {
	t.Helper()
	folder := os.Getenv("SIGHTLINE_STUDY")
	if folder == "" {
		t.Skip("SIGHTLINE_STUDY names no folder of references")
	}
	answers, err := filepath.Glob(filepath.Join(folder, "ref", "*.reference.json"))
	if err != nil || len(answers) == 0 {
		t.Fatalf("no references in %s: %v", folder, err)
	}
	all := map[string]study{}
	for _, a := range answers {
		name := strings.TrimSuffix(filepath.Base(a), ".reference.json")
		all[name] = readStudy(t, folder, name)
	}
	return all
}

func readStudy(t *testing.T, folder, name string) study {
	t.Helper()
	read := func(file string, v any) {
		data, err := os.ReadFile(filepath.Join(folder, file))
		if err == nil {
			err = json.Unmarshal(data, v)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	var m struct {
		Unit     int32
		W        int32 `json:"w_cells"`
		H        int32 `json:"h_cells"`
		Segments [][5]int32
		Queries  [][2]int32
	}
	var far struct{ Areas []float64 }
	var near struct {
		Radius int32     `json:"radius_cells"`
		Areas  []float64 `json:"area_r12_cells"`
	}
	var los struct {
		Pairs []struct {
			P, Q  [2]int32
			Class int32
		}
	}
	read(name+".json", &m)
	read("ref/"+name+".json", &far)
	read("ref/"+name+".reference.json", &near)
	read("ref/"+name+".los.json", &los)
	r := reference{Unit: m.Unit, W: m.W, H: m.H, Walls: m.Segments, Eyes: m.Queries, Areas: far.Areas}
	for _, p := range los.Pairs {
		r.Lines = append(r.Lines, [5]int32{p.P[0], p.P[1], p.Q[0], p.Q[1], p.Class})
	}
	if near.Radius != studyReach || len(r.Eyes) == 0 || len(far.Areas) != len(r.Eyes) || len(near.Areas) != len(r.Eyes) || len(r.Lines) == 0 {
		t.Fatalf("%s: %d eyes, %d and %d areas, %d lines", name, len(r.Eyes), len(far.Areas), len(near.Areas), len(r.Lines))
	}
	return study{r, near.Areas}
}

// diskArea is the area that an outline about an eye has in common with a disk of radius r about it (report §4.1).
func diskArea(p []float64, eye geom.Point, r float64) (sum float64) {
	for i := 0; i < len(p); i += 2 {
		j := (i + 2) % len(p)
		ax, ay, bx, by := p[i]-float64(eye.X), p[i+1]-float64(eye.Y), p[j]-float64(eye.X), p[j+1]-float64(eye.Y)
		sum += diskTriangle(ax, ay, bx, by, r)
	}
	return sum
}

// diskTriangle is the part of a disk about the origin within the triangle of the origin, a and b, signed.
func diskTriangle(ax, ay, bx, by, r float64) float64 {
	sector := func(ax, ay, bx, by float64) float64 { return r * r / 2 * math.Atan2(ax*by-ay*bx, ax*bx+ay*by) }
	dx, dy := bx-ax, by-ay
	a, b, c := dx*dx+dy*dy, ax*dx+ay*dy, ax*ax+ay*ay-r*r
	d := b*b - a*c
	if a == 0 || d <= 0 {
		return sector(ax, ay, bx, by)
	}
	in, out := max((-b-math.Sqrt(d))/a, 0), min((-b+math.Sqrt(d))/a, 1)
	if in >= out {
		return sector(ax, ay, bx, by)
	}
	px, py, qx, qy := ax+in*dx, ay+in*dy, ax+out*dx, ay+out*dy
	return sector(ax, ay, px, py) + (px*qy-py*qx)/2 + sector(qx, qy, bx, by)
}

// TestDiskArea holds what the test of reaches measures with to shapes whose areas are known.
func TestDiskArea(t *testing.T) {
	eye := geom.Point{X: 100, Y: -50}
	square := []float64{90, -60, 110, -60, 110, -40, 90, -40}
	for _, c := range []struct{ r, want float64 }{{5, 25 * math.Pi}, {10, 100 * math.Pi}, {20, 400}, {11, 4*10*math.Sqrt(21) + 2*121*(math.Pi/2-2*math.Acos(10.0/11))}} {
		if got := diskArea(square, eye, c.r); math.Abs(got-c.want) > 1e-9*c.want {
			t.Errorf("a disk of %v has %v in common with a square of 20, want %v", c.r, got, c.want)
		}
	}
}

// TestStudyAreas compares what all eyes of a folder of references see, with and without a reach, with exact areas.
func TestStudyAreas(t *testing.T) {
	for name, r := range readStudies(t) {
		s := r.scene()
		far, near, p := 0.0, 0.0, []float64(nil)
		for i, e := range r.Eyes {
			eye := r.point(e[0], e[1])
			far = max(far, math.Abs(areaOf(s, eye)-r.Areas[i])/r.Areas[i])
			p = s.Polygon(p[:0], eye, See, studyReach*geom.Unit)
			got := diskArea(p, eye, studyReach*geom.Unit) / geom.Unit / geom.Unit
			near = max(near, math.Abs(got-r.near[i])/r.near[i])
		}
		t.Logf("%s: %d eyes, largest relative difference %.1e, with a reach %.1e", name, len(r.Eyes), far, near)
		if far > 1e-9 || near > 1e-9 {
			t.Errorf("%s: areas differ by up to %g, with a reach by %g", name, far, near)
		}
	}
}

// TestStudyLines compares all lines of a folder of references with their classes and with every wall.
func TestStudyLines(t *testing.T) {
	for name, r := range readStudies(t) {
		s := r.scene()
		bs := barriers(s, See)
		var count [5]int
		for _, l := range r.Lines {
			p, q := r.point(l[0], l[1]), r.point(l[2], l[3])
			got, want := s.Clear(p, q, See), geomtest.Clear(bs, p, q)
			if class := l[4]; got != want || class == 0 && !got || (class == 2 || class == 3) && got || got != s.Clear(q, p, See) {
				t.Errorf("%s: line %v-%v of class %d: clear %v, want %v", name, p, q, class, got, want)
			}
			count[l[4]]++
		}
		t.Logf("%s: lines by class: %v", name, count)
	}
}
