package sight

import (
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

// Field log 1: light must not leak through a wall, not even a glow along it.
func TestLog1NoGlowBehindAWall(t *testing.T) {
	p := parse(t, `
		grid square 10x4
		wall 0,2 10,2
		at lamp 5.2,1.7`)
	g := p.NewGround()
	p.Look(g, p.at["lamp"], Light, 0, geom.Point{}, geom.Point{})
	for y := range g.Subs.H() {
		for x := range g.Subs.W() {
			if lit := p.grid.SubCentre(p.bounds, x, y).Y < 2048; g.Subs.Get(x, y) != lit {
				t.Fatalf("sub-cell %d, %d: lit %v", x, y, g.Subs.Get(x, y))
			}
		}
	}
}

// Field log 3: walls on the border of the scene change nothing inside, for every facing.
func TestLog3BorderWallsChangeNothing(t *testing.T) {
	const inner = "grid square 6x6\nwall 2,2 4,2 4,4\nat eye 1.5,3.5\n"
	bare, walled := parse(t, inner), parse(t, inner+"wall 0,0 6,0 6,6 0,6 0,0")
	half := geom.Point{X: 423, Y: 906} // about 65°, so a view of 130°
	for _, dir := range []geom.Point{{}, {X: 1}, {X: 1, Y: 1}, {Y: 1}, {X: -1, Y: 1}, {X: -1}, {X: -1, Y: -1}, {Y: -1}, {X: 1, Y: -1}} {
		a, b := bare.NewGround(), walled.NewGround()
		bare.Look(a, bare.at["eye"], See, 0, dir, half)
		walled.Look(b, walled.at["eye"], See, 0, dir, half)
		if !a.Subs.Equal(b.Subs) || a.Subs.Empty() {
			t.Errorf("facing %v: %d sub-cells without, %d with border walls", dir, a.Subs.Count(), b.Subs.Count())
		}
	}
}

// Field log 4: what is seen is a function of the place alone, also on the line of a wall, wherever one came from.
func TestLog4SightDependsOnThePlaceAlone(t *testing.T) {
	p := parse(t, `
		grid square 6x6
		wall 3,0 3,3
		wall 3.5,3.5 6,3.5
		wall 0,3.5 2,3.5`)
	at := grid.Cell{X: 3, Y: 3}
	look := func() *Ground {
		g := p.NewGround()
		for _, e := range p.Eyes(nil, Body{Cells: []grid.Cell{at}, Hair: geom.Point{X: 3700, Y: 3400}}, See, false) {
			p.Look(g, e, See, 0, geom.Point{}, geom.Point{})
		}
		return g
	}
	want := look()
	for _, from := range p.grid.Neighbours(nil, at) {
		p.Step([]grid.Cell{from}, []grid.Cell{at}, Move)
		p.Look(p.NewGround(), p.grid.Centre(from), See, 0, geom.Point{}, geom.Point{})
		if got := look(); !got.Subs.Equal(want.Subs) {
			t.Errorf("coming from %v, %d sub-cells are seen instead of %d", from, got.Subs.Count(), want.Subs.Count())
		}
	}
}

// Field log 6: an end slightly past another wall must not leak, whatever the field of view.
func TestLog6NoLeakPastAnOvershotEnd(t *testing.T) {
	p := parse(t, `
		grid square 12x12
		wall 0,0 10,0
		wall 10,-0.05 10,10
		at eye 5,5`)
	for deg := 1; deg <= 180; deg++ {
		for _, dir := range []geom.Point{{X: 1, Y: -1}, {X: 1}, {Y: -1}, {X: 4999, Y: -5000}} {
			g := p.NewGround()
			p.Look(g, p.at["eye"], See, 0, dir, halfAngle(deg))
			for y := range g.Subs.H() {
				for x := int32(10 * 8); x < 12*8 && y < 9*8; x++ {
					if g.Subs.Get(x, y) {
						t.Fatalf("half angle %d° toward %v: sub-cell %d, %d is seen behind the wall", deg, dir, x, y)
					}
				}
			}
		}
	}
}

// Field log 8: a creature hugging a wall is not seen from its other side.
func TestLog8HuggingAWallStaysHidden(t *testing.T) {
	p := parse(t, `
		grid square 6x3
		wall 0,1 6,1`)
	for x := range int32(6) {
		below, above := body(grid.Cell{X: x, Y: 1}), body(grid.Cell{X: 0, Y: 0})
		if p.Seen(below, above, false) || p.Seen(above, below, false) {
			t.Errorf("seen through the wall from column %d", x)
		}
		if !p.Seen(below, body(grid.Cell{X: 0, Y: 2}), false) {
			t.Errorf("not seen on the same side from column %d", x)
		}
	}
}

// TestFieldOfView compares a limited view with the whole view and the angle of each centre, on squares and hexes.
func TestFieldOfView(t *testing.T) {
	seed := seedOf(t)
	for i := range uint64(60) {
		h := geomtest.NewHard(seed+i, grids[i%3], 5, 5)
		c, s := randomScene(h, 8)
		eye := somewhere(h, s)
		dir, half := geom.Point{X: h.Rand.Int32N(9) - 4, Y: h.Rand.Int32N(9) - 4}, geom.Point{X: h.Rand.Int32N(9) - 4, Y: h.Rand.Int32N(5)}
		if dir == (geom.Point{}) || half == (geom.Point{}) {
			continue
		}
		all, some := s.NewGround(), s.NewGround()
		s.Look(all, eye, See, 0, geom.Point{}, geom.Point{})
		s.Look(some, eye, See, 0, dir, half)
		for y := range all.Subs.H() {
			for x := range all.Subs.W() {
				v := s.grid.SubCentre(s.bounds, x, y).Sub(eye)
				// Centres on the very edge of the view may be seen from the other side of the edge only.
				in, edge := inView(s.grid, v, dir, half)
				if got := some.Subs.Get(x, y); got != (all.Subs.Get(x, y) && in) && !(edge && !got) {
					t.Fatalf("seed %d: eye %v, dir %v, half %v: sub-cell %d, %d is %v\n%s", seed+i, eye, dir, half, x, y, got, describe(c))
				}
			}
		}
	}
}

// inView compares the angles by their cosines, in whole numbers.
func inView(g grid.Grid, v, dir, half geom.Point) (in, edge bool) {
	if v == (geom.Point{}) {
		return true, true
	}
	one := geom.Point{X: 1}
	square := func(d, a, b int64) int64 { return d * abs(d) * a * b }
	l := square(g.Dot(v, dir), g.Dot(half, half), g.Dot(one, one))
	r := square(g.Dot(half, one), g.Dot(v, v), g.Dot(dir, dir))
	return l >= r, l == r || geom.Cross(v, dir) == 0
}
