package sight

import (
	"math"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// encloses is the area of an outline about an eye; it fails where the outline turns back or stands still.
func encloses(t *testing.T, p []float64, eye geom.Point, where string) (area float64) {
	t.Helper()
	for k := 0; k < len(p); k += 2 {
		n := (k + 2) % len(p)
		x, y := p[k]-float64(eye.X), p[k+1]-float64(eye.Y)
		u, v := p[n]-float64(eye.X), p[n+1]-float64(eye.Y)
		cross := x*v - y*u
		if area += cross / 2; cross < -1e-6*(math.Hypot(x, y)*math.Hypot(u, v)+1) || (x == u && y == v) {
			t.Fatalf("%s: the outline turns back or stands still at corner %d of %v", where, k/2, p)
		}
	}
	return area
}

// TestPolygonFacing: what is seen before an eye and what behind it are all it sees; a narrower field holds less; an outline within a field
// holds the centres that Look finds there, and leaves the field nowhere.
func TestPolygonFacing(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(90) {
		h := geomtest.NewHard(seed+i, grids[i%3], 8, 8)
		c, s := randomScene(h, 4+h.Rand.IntN(30))
		for range 20 {
			eye, ch, reach := somewhere(h, s), Channel(h.Rand.IntN(4)), []int32{0, 0, 1000, 4000}[h.Rand.IntN(4)]
			dir := geom.Point{X: h.Rand.Int32N(401) - 200, Y: h.Rand.Int32N(401) - 200}
			if dir == (geom.Point{}) {
				continue
			}
			where := describe(c)
			field := func(dir, half geom.Point) float64 {
				return encloses(t, s.PolygonFacing(nil, eye, ch, reach, dir, half), eye, where)
			}
			right, narrow := geom.Point{Y: 1}, geom.Point{X: h.Rand.Int32N(200), Y: 1 + h.Rand.Int32N(200)}
			all := encloses(t, s.Polygon(nil, eye, ch, reach), eye, where)
			before, behind := field(dir, right), field(geom.Point{X: -dir.X, Y: -dir.Y}, right)
			if math.Abs(before+behind-all) > 1e-9*all {
				t.Fatalf("seed %d: from %v toward %v on channel %d: %v before and %v behind are not the %v of all\n%s", seed+i, eye, dir, ch, before, behind, all, where)
			}
			if part := field(dir, narrow); part > before*(1+1e-9) {
				t.Fatalf("seed %d: from %v toward %v: within %v %v, of %v before\n%s", seed+i, eye, dir, narrow, part, before, where)
			}
		}
	}
}

// TestPolygonFacingIsLook: the outline within a field of view holds the centres of just those sub-cells that Look finds.
func TestPolygonFacingIsLook(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(30) {
		h := geomtest.NewHard(seed+i, grids[i%3], 8, 8)
		c, s := randomScene(h, 4+h.Rand.IntN(20))
		eye, g := h.Point(), s.NewGround()
		dir, half := geom.Point{X: 100 - h.Rand.Int32N(201), Y: 37}, geom.Point{X: 120 - h.Rand.Int32N(201), Y: 1 + h.Rand.Int32N(200)}
		g.Stretches = nil
		s.Look(g, eye, See, 0, dir, half)
		p := s.PolygonFacing(nil, eye, See, 0, dir, half)
		w, hh := s.Grid().SubSize()
		for y := range g.Subs.H() {
			for x := range g.Subs.W() {
				at := s.Bounds().Min.Add(geom.Point{X: x*w + w/2, Y: y*hh + hh/2})
				in, near := holds(p, float64(at.X), float64(at.Y))
				if !near && in != g.Subs.Get(x, y) {
					t.Fatalf("seed %d: from %v toward %v within %v: %v is in the outline: %v, found by Look: %v\n%s", seed+i, eye, dir, half, at, in, !in, describe(c))
				}
			}
		}
	}
}

// holds says whether a place is within an outline, and whether it is too near it for float64 to tell.
func holds(p []float64, x, y float64) (in, near bool) {
	for k := 0; k < len(p); k += 2 {
		n := (k + 2) % len(p)
		ax, ay, bx, by := p[k]-x, p[k+1]-y, p[n]-x, p[n+1]-y
		cross, long := ax*by-ay*bx, math.Hypot(bx-ax, by-ay)
		if math.Abs(cross) <= 1e-3*long && ax*bx+ay*by <= 1e-3*long+1 {
			near = true
		}
		if (ay > 0) != (by > 0) && (cross > 0) == (by > ay) {
			in = !in
		}
	}
	return in, near
}
