package sight

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"
	"sync"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// TestQueriesDontAllocate: once warm, questions reuse what they need.
func TestQueriesDontAllocate(t *testing.T) {
	r := loadReference(t, "f")
	s := r.scene()
	g := s.NewGround()
	at := func(i int) geom.Point { return r.point(r.Eyes[i][0], r.Eyes[i][1]) }
	a, b := body(s.grid.At(at(0))), body(s.grid.At(at(1)))
	eyes := make([]geom.Point, 0, 100)
	var cover, from Cover
	all, among := []Body{a, b, body(s.grid.At(at(2))), body(s.grid.At(at(3)))}, []int32(nil)
	for name, f := range map[string]func(){
		"Look":    func() { s.Look(g, at(2), See, 12*geom.Unit, geom.Point{X: 1}, geom.Point{X: 1, Y: 1}) },
		"Clear":   func() { s.Clear(at(3), at(4), Move) },
		"Cover":   func() { s.coverInto(&cover, a, b, nil) },
		"From":    func() { s.CoverFromInto(&from, at(1), a, all[2:]) },
		"Among":   func() { among = s.SeenAmong(among[:0], a, all, false) },
		"Seen":    func() { s.Seen(a, b, false) },
		"Eyes":    func() { eyes = s.Eyes(eyes[:0], a, See, false) },
		"Step":    func() { s.StepFrom(at(0), a.Cells, b.Cells, Move) },
		"SetDoor": func() { s.SetDoor(3, !s.DoorOpen(3)) },
	} {
		f()
		if n := testing.AllocsPerRun(50, f); n > 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}

// TestClonesWorkSideBySide: clones answer in goroutines of their own, each with its own doors.
func TestClonesWorkSideBySide(t *testing.T) {
	r := loadReference(t, "f")
	s := r.scene()
	var all sync.WaitGroup
	grounds := make([]*Ground, 4)
	for i := range grounds {
		all.Go(func() {
			c := s.Clone()
			for d := range int32(len(c.open)) {
				c.SetDoor(d, i%2 == 0)
			}
			g := c.NewGround()
			for _, e := range r.Eyes[:40] {
				c.Look(g, r.point(e[0], e[1]), See, 0, geom.Point{}, geom.Point{})
			}
			grounds[i] = g
		})
	}
	all.Wait()
	if !grounds[0].Subs.Equal(grounds[2].Subs) || !grounds[1].Subs.Equal(grounds[3].Subs) || grounds[0].Subs.Equal(grounds[1].Subs) {
		t.Errorf("%d, %d, %d, %d sub-cells", grounds[0].Subs.Count(), grounds[1].Subs.Count(), grounds[2].Subs.Count(), grounds[3].Subs.Count())
	}
}

// TestSameOnEveryMachine holds the bits of outlines, ground and stretches on a map and its hex twin. If it fails on one kind of
// processor only, some product was fused; if it fails everywhere, verdicts have changed.
func TestSameOnEveryMachine(t *testing.T) {
	r := loadReference(t, "a")
	h := fnv.New64a()
	for _, g := range grids {
		c := r.config()
		c.Grid = g
		s, _ := Prepare(c)
		ground := s.NewGround()
		for _, e := range r.Eyes[:100] {
			for _, v := range fromLeast(s.Polygon(nil, r.point(e[0], e[1]), See, 0)) {
				h.Write(binary.BigEndian.AppendUint64(nil, math.Float64bits(v)))
			}
			s.Look(ground, r.point(e[0], e[1]), See, 8*geom.Unit, geom.Point{X: 3, Y: 1}, geom.Point{X: -1, Y: 5})
		}
		for _, w := range append(ground.Subs.Words(), ground.Stretches...) {
			h.Write(binary.BigEndian.AppendUint64(nil, w))
		}
	}
	if got, want := h.Sum64(), uint64(0xcea17c44dab446ee); got != want {
		t.Errorf("hash %#x, want %#x", got, want)
	}
}

// fromLeast returns an outline that begins with its leftmost, of those its uppermost, corner: where it begins tells of the
// triangulation alone.
func fromLeast(p []float64) []float64 {
	least := 0
	for i := 0; i < len(p); i += 2 {
		if p[i] < p[least] || p[i] == p[least] && p[i+1] < p[least+1] {
			least = i
		}
	}
	return append(append([]float64(nil), p[least:]...), p[:least]...)
}

// TestSameVerdictsOnEveryMachine holds the verdicts on hard scenes of all kinds of wall: lines and what blocks them, who is seen,
// cover, steps.
func TestSameVerdictsOnEveryMachine(t *testing.T) {
	h := fnv.New64a()
	say := func(format string, args ...any) { fmt.Fprintf(h, format, args...) }
	for i, g := range grids {
		r := geomtest.NewHard(uint64(1000+i), g, 6, 6)
		for range 20 {
			_, s := randomScene(r, 24)
			for range 30 {
				p, q := somewhere(r, s), somewhere(r, s)
				hit, blocked := s.Blocker(p, q, Channel(r.Rand.IntN(4)))
				say("%v %v %v", s.Clear(p, q, See), hit, blocked)
			}
			a, b, o := body(r.Cell()), body(r.Cell()), body(r.Cell())
			say("%v %+v %v", s.Seen(a, b, false), s.Cover(a, b, []Body{o}), s.StepFrom(g.Centre(a.Cells[0]), a.Cells, b.Cells, Move))
		}
	}
	if got, want := h.Sum64(), uint64(0x8f90d35838c866c); got != want {
		t.Errorf("hash %#x, want %#x", got, want)
	}
}
