package sight

import (
	"testing"
	"time"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// BenchmarkLook measures one eye's ground and known walls, and prints how many times faster that is than a line to each
// sub-cell centre among all walls.
func BenchmarkLook(b *testing.B) {
	for _, name := range []string{"a", "d"} {
		r := loadReference(b, name)
		s := r.scene()
		for _, reach := range []int32{0, 12 * geom.Unit} {
			b.Run(name+map[bool]string{true: "/all", false: "/12cells"}[reach == 0], func(b *testing.B) {
				g := s.NewGround()
				b.ReportAllocs()
				i := 0
				for b.Loop() {
					e := r.Eyes[i%len(r.Eyes)]
					s.Look(g, r.point(e[0], e[1]), See, reach, geom.Point{}, geom.Point{})
					i++
				}
				if reach == 0 {
					slow := bruteLook(s, r.point(r.Eyes[0][0], r.Eyes[0][1]))
					b.ReportMetric(slow.Seconds()/(b.Elapsed().Seconds()/float64(b.N)), "x-brute")
				}
			})
		}
	}
}

// bruteLook estimates the time of a look by brute force from every sixty-fourth row.
func bruteLook(s *Scene, eye geom.Point) time.Duration {
	bs := barriers(s, See)
	w, h := s.grid.SubCount(s.bounds)
	start, rows := time.Now(), 0
	for y := int32(0); y < h; y += 64 {
		rows++
		for x := range w {
			geomtest.Clear(bs, eye, s.grid.SubCentre(s.bounds, x, y))
		}
	}
	return time.Since(start) * time.Duration(h) / time.Duration(rows)
}

// BenchmarkExpand measures the visibility region alone.
func BenchmarkExpand(b *testing.B) {
	for _, name := range []string{"a", "d", "f"} {
		r := loadReference(b, name)
		s := r.scene()
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				e := r.Eyes[i%len(r.Eyes)]
				eye := r.point(e[0], e[1])
				s.work.cones.begin(s, eye, See)
				s.work.cones.spread()
				i++
			}
		})
	}
}

func BenchmarkClear(b *testing.B) {
	for _, name := range []string{"a", "f"} {
		r := loadReference(b, name)
		s := r.scene()
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				l := r.Lines[i%len(r.Lines)]
				s.Clear(r.point(l[0], l[1]), r.point(l[2], l[3]), See)
				i++
			}
		})
	}
}

func BenchmarkDoor(b *testing.B) {
	r := loadReference(b, "f")
	s := r.scene()
	b.ReportAllocs()
	open := false
	for b.Loop() {
		open = !open
		s.SetDoor(100, open)
	}
}

func BenchmarkPrepare(b *testing.B) {
	for _, name := range []string{"a", "d", "f"} {
		r := loadReference(b, name)
		c := r.config()
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Prepare(c)
			}
		})
	}
}

func BenchmarkClone(b *testing.B) {
	r := loadReference(b, "d")
	s := r.scene()
	b.ReportAllocs()
	for b.Loop() {
		s.Clone()
	}
}

// BenchmarkSeen measures whether one creature sees another, for the creatures at all reference eyes; most are out of sight.
func BenchmarkSeen(b *testing.B) {
	for _, name := range []string{"a", "d"} {
		r := loadReference(b, name)
		s := r.scene()
		at := func(i int) Body {
			e := r.Eyes[i%len(r.Eyes)]
			return body(s.grid.At(r.point(e[0], e[1])))
		}
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				s.Seen(at(i), at(i*7+1), false)
				i++
			}
		})
	}
}

// BenchmarkToken measures all that one step of a token asks of sight: the ground of its eyes and whether it sees thirty others.
func BenchmarkToken(b *testing.B) {
	for _, name := range []string{"a", "d"} {
		r := loadReference(b, name)
		s := r.scene()
		g := s.NewGround()
		var eyes []geom.Point
		at := func(i int) Body {
			e := r.Eyes[i%len(r.Eyes)]
			return body(s.grid.At(r.point(e[0], e[1])))
		}
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				t := at(i)
				eyes = s.Eyes(eyes[:0], t, See, false)
				for _, e := range eyes {
					s.Look(g, e, See, 0, geom.Point{}, geom.Point{})
				}
				for k := range 30 {
					s.Seen(t, at(i+k*11), false)
				}
				i++
			}
		})
	}
}
