package app

import (
	"math"
	"math/rand/v2"
	"testing"

	"sightline/client/hand"
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// What is under the pointer stays under it, whatever the zoom.
func TestZoomKeepsThePlace(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 4))
	for range 1000 {
		c := Camera{X: r.Float64() * 50, Y: r.Float64() * 50, Zoom: 10 + r.Float64()*100, W: 800, H: 600}
		sx, sy := r.Float64()*800, r.Float64()*600
		x, y := c.ToCells(sx, sy)
		gx, gy := c.ZoomAt(sx, sy, math.Exp(r.NormFloat64())).ToScreen(x, y)
		if math.Abs(gx-sx)+math.Abs(gy-sy) > 1e-6 {
			t.Fatalf("%g,%g went to %g,%g", sx, sy, gx, gy)
		}
	}
}

func TestZoomIsBounded(t *testing.T) {
	c := Camera{Zoom: 50, W: 800, H: 600}
	if z := c.ZoomAt(1, 1, 1e9).Zoom; z != MaxZoom {
		t.Errorf("zoom %g", z)
	}
	if z := c.ZoomAt(1, 1, 0).Zoom; z != MinZoom {
		t.Errorf("zoom %g", z)
	}
}

// A player's first view is about the own token, a GM's of the whole map; the map can't be lost by panning.
func TestFirstView(t *testing.T) {
	p := at(t, room(wire.Player))
	p.do(Toggle{PanelChat}, Toggle{PanelTurns}, Toggle{PanelToken}, Pick{Token: 1, Centre: true})
	if x, y := p.px(2, 2); x != 427 || y != 327 {
		t.Errorf("the own token is at %g,%g", x, y)
	}
	g := at(t, room(wire.GM))
	for _, c := range [][2]int32{{0, 0}, {19, 14}} {
		if x, y := g.px(c[0], c[1]); x < 0 || y < 0 || x > 800 || y > 600 {
			t.Errorf("cell %v is at %g,%g", c, x, y)
		}
	}
	for range 100 {
		g.do(Touch{hand.Pan{DX: 300, DY: 200}})
	}
	if x, y := g.px(0, 0); x < 0 || x > 800 || y < 0 || y > 600 {
		t.Errorf("the map was lost: its first cell is at %g,%g", x, y)
	}
}

// What a player knows around the own token is all on the screen at first, unless that is too much: then the token is in the
// middle, in a size that can be used.
func TestFirstViewShowsWhatIsKnown(t *testing.T) {
	look := func(explored func(x, y int32) bool) *driver {
		v := room(wire.Player)
		v.Ground.Explored = geom.NewMask(160, 120)
		for y := range int32(120) {
			for x := range int32(160) {
				v.Ground.Explored.Set(x, y, explored(x, y))
			}
		}
		return at(t, v)
	}
	d := look(func(x, y int32) bool { return x < 64 && y < 72 })
	by := d.m.margins()
	for _, c := range [][2]int32{{0, 0}, {7, 0}, {0, 8}, {7, 8}} {
		if x, y := d.px(c[0], c[1]); x < by.Left || y < by.Top || x > 800-by.Right || y > 600-by.Bottom {
			t.Errorf("cell %v, which is known, is at %g,%g", c, x, y)
		}
	}
	if z := d.m.Camera.Zoom; z < farthest || z > nearest {
		t.Errorf("zoom %g", z)
	}
	d = look(func(x, y int32) bool { return x > 8 && x < 24 && y > 8 && y < 24 })
	if z := d.m.Camera.Zoom; z != nearest {
		t.Errorf("a closet is shown at zoom %g", z)
	}
	d = look(func(x, y int32) bool { return true })
	if z := d.m.Camera.Zoom; z != farthest {
		t.Errorf("all of a map too large is shown at zoom %g", z)
	}
	if x, y := d.px(2, 2); x < 215 || x > 250 || y < 310 || y > 345 {
		t.Errorf("the own token is at %g,%g", x, y)
	}
}

// A point of the screen and the lattice point drawn there agree, on every grid.
func TestScreenAndLattice(t *testing.T) {
	for _, k := range []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat} {
		v := room(wire.GM)
		v.Scene.Grid.Kind = k
		d := at(t, v)
		for x := 20.0; x < 800; x += 97 {
			gx, gy := d.m.Screen(d.m.At(x, x*0.7))
			if math.Abs(gx-x) > 0.2 || math.Abs(gy-x*0.7) > 0.2 {
				t.Errorf("%v: %g,%g is drawn at %g,%g", k, x, x*0.7, gx, gy)
			}
		}
	}
}
