package sight

import (
	"testing"
	"time"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
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

// bigDungeon is the rooms of reference a, laid out over and over until there are at least so many walls.
func bigDungeon(b testing.TB, walls int) (*Scene, []Body) {
	r := loadReference(b, "a")
	one, c := r.config(), Config{}
	side := int32(1)
	for int(side*side)*len(one.Walls) < walls {
		side++
	}
	var bodies []Body
	for y := range side {
		for x := range side {
			by := geom.Point{X: x * one.Bounds.Max.X, Y: y * one.Bounds.Max.Y}
			for _, w := range one.Walls {
				w.A, w.B, w.ID = w.A.Add(by), w.B.Add(by), int32(len(c.Walls))
				c.Walls = append(c.Walls, w)
			}
			for _, e := range r.Eyes[:500] {
				bodies = append(bodies, body(one.Grid.At(r.point(e[0], e[1]).Add(by))))
			}
		}
	}
	c.Bounds = geom.Rect{Max: geom.Point{X: side * one.Bounds.Max.X, Y: side * one.Bounds.Max.Y}}
	s, _ := Prepare(c)
	return s, bodies
}

// BenchmarkRedact measures what a step of one token asks of sight for a seat: the ground of the token that moved, by all its
// eyes, and for each of the seat's 8 tokens which of 300 others it sees, among 5,000 walls.
func BenchmarkRedact(b *testing.B) {
	s, bodies := bigDungeon(b, 5000)
	party, others := bodies[:8], bodies[8:308]
	var eyes []geom.Point
	var seen []int32
	g := s.NewGround()
	b.ReportAllocs()
	for b.Loop() {
		eyes = s.Eyes(eyes[:0], party[0], See, false)
		for _, e := range eyes {
			s.Look(g, e, See, 0, geom.Point{}, geom.Point{})
		}
		for _, t := range party {
			seen = s.SeenAmong(seen[:0], t, others, false)
		}
	}
}

// BenchmarkCover measures one verdict of cover between two creatures 1 to 8 cells apart, most of them in one room, with all its
// lines in room that is there already.
func BenchmarkCover(b *testing.B) {
	s, bodies := bigDungeon(b, 5000)
	b.ReportAllocs()
	var v Cover
	to := body(grid.Cell{})
	i := 0
	for b.Loop() {
		a := bodies[i%len(bodies)]
		c := a.Cells[0]
		to.Cells[0] = grid.Cell{X: c.X + int32(i%8) + 1, Y: c.Y + int32(i%3)}
		s.coverInto(&v, a, to, nil)
		i++
	}
}

// BenchmarkMoveWall measures what an editor asks for when one of 5,000 walls is moved: all made ready again, and a first look.
func BenchmarkMoveWall(b *testing.B) {
	s, bodies := bigDungeon(b, 5000)
	c := Config{Bounds: s.bounds, Walls: append([]Wall(nil), s.mesh.walls...), Doors: len(s.open)}
	b.ReportAllocs()
	least := time.Hour
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		w := &c.Walls[i%len(c.Walls)]
		w.A.X += 64
		s, _ := Prepare(c)
		s.Clear(geom.Point{X: 1}, geom.Point{X: 5000, Y: 5000}, See)
		s.Seen(bodies[0], bodies[1], false)
		least = min(least, time.Since(start))
	}
	b.ReportMetric(least.Seconds()*1e3, "ms-least")
}
