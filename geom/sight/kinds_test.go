package sight

import (
	"testing"

	"sightline/geom"
)

// TestKindsOfWall holds what each kind of wall does to each channel.
func TestKindsOfWall(t *testing.T) {
	for kind, want := range map[string][4]bool{
		"wall":     {false, false, false, false},
		"obstacle": {false, false, false, false},
		"window":   {true, true, false, false},
		"curtain":  {false, false, true, true},
		"terrain":  {true, true, true, true},
	} {
		p := parse(t, "grid square 4x4\nat a 1,2\nat b 3,2\n"+kind+" 2,0 2,4")
		for ch := range channels {
			if got := p.clear("a", "b", ch); got != want[ch] || got != p.clear("b", "a", ch) {
				t.Errorf("%s on channel %d: clear %v", kind, ch, got)
			}
		}
		if p.clear("a", "b", channels) {
			t.Errorf("%s lets a channel through that does not exist", kind)
		}
	}
}

// TestOneWay: a wall drawn downward has its left to the east on the screen.
func TestOneWay(t *testing.T) {
	p := parse(t, `
		grid square 4x4
		wall 2,0 2,4 left
		at west 1,2
		at east 3,2`)
	if p.clear("east", "west", See) || !p.clear("west", "east", See) {
		t.Error("left of a wall that runs down is east")
	}
	if hit, ok := p.Blocker(p.at["east"], p.at["west"], See); !ok || hit.Wall != 0 || hit.At.X != 2048 || hit.At.Y != 2048 {
		t.Errorf("blocked by %v, %v", hit, ok)
	}
	if !p.shows(p.sees("west", 0), "east") || p.shows(p.sees("east", 0), "west") {
		t.Error("ground does not agree with the line")
	}
	west, east := body(p.grid.At(p.at["west"])), body(p.grid.At(p.at["east"]))
	if !p.Seen(west, east, false) || p.Seen(east, west, false) {
		t.Error("creatures do not agree with the line")
	}
}

// Field log 5: sight over low walls must not go through ordinary walls behind them.
func TestTerrainThenWallStops(t *testing.T) {
	p := parse(t, `
		grid square 8x2
		terrain 2,0 2,2
		terrain 4,0 4,2
		at eye 1,1.1
		at first 3,1.1
		at second 5,1.1`)
	if !p.clear("eye", "first", See) || p.clear("eye", "second", See) {
		t.Error("the first low wall is seen over, the second is not")
	}
	if g := p.sees("eye", 0); !p.shows(g, "first") || p.shows(g, "second") {
		t.Error("ground does not agree with the line")
	}
	p = parse(t, `
		grid square 8x2
		terrain 2,0 2,2
		wall 4,0 4,2
		at eye 1,1.1
		at first 3,1.1
		at second 5,1.1`)
	if hit, ok := p.Blocker(p.at["eye"], p.at["second"], See); !ok || hit.Wall != 1 {
		t.Errorf("stopped by %v, %v; want the wall behind", hit, ok)
	}
	if !p.clear("eye", "first", See) || !p.clear("eye", "second", Move) == false {
		t.Error("a low wall does not hinder sight, a wall hinders a step")
	}
}

// A line through the very point where pieces of a low wall meet counts them once.
func TestTerrainJointCountsOnce(t *testing.T) {
	p := parse(t, `
		grid square 8x4
		terrain 2,0 4,2 2,4
		terrain 6,0 4,2 6,4
		at eye 1,2
		at beyond 7,2
		at beside 7,2.25`)
	if !p.clear("eye", "beyond", See) {
		t.Error("the line through the joint crosses the hedges once")
	}
	if p.clear("eye", "beside", See) {
		t.Error("beside the joint there are two hedges")
	}
}

func TestDoorsOpenAndClose(t *testing.T) {
	p := parse(t, `
		grid square 4x4
		wall 2,0 2,1
		door 2,1 2,2
		wall 2,2 2,4
		at a 1,1.5
		at b 3,1.5`)
	if p.clear("a", "b", See) || p.DoorOpen(0) {
		t.Error("doors start closed")
	}
	p.SetDoor(0, true)
	p.SetDoor(7, true)
	p.SetDoor(-1, true)
	if !p.clear("a", "b", See) || !p.DoorOpen(0) || p.DoorOpen(7) || p.DoorOpen(-1) {
		t.Error("an open door is open, one that does not exist is not")
	}
	if g := p.sees("a", 0); !p.shows(g, "b") {
		t.Error("no ground behind the open door")
	}
	p.SetDoor(0, false)
	if p.clear("a", "b", See) {
		t.Error("the door did not close")
	}
}

// An open door is known too: its stretches are touched on the way through.
func TestOpenDoorsAndWindowsBecomeKnown(t *testing.T) {
	for _, middle := range []string{"door", "window", "wall", "terrain", "curtain"} {
		p := parse(t, "grid square 4x3\nwall 2,0 2,1\n"+middle+" 2,1 2,2\nwall 2,2 2,3\nat a 1,1.5")
		p.SetDoor(0, true)
		g, n := p.sees("a", 0), 0
		for i := range p.Stretches() {
			left, right := g.Stretches[2*i/64]>>(2*i%64)&1 != 0, g.Stretches[(2*i+1)/64]>>((2*i+1)%64)&1 != 0
			if left {
				t.Errorf("%s: stretch %v is known from the far side", middle, p.Stretch(i))
			}
			if right {
				n++
			}
		}
		if n != 3*8 {
			t.Errorf("%s: %d of 24 stretches known", middle, n)
		}
	}
}

func TestStretchesAreCutAtSubCells(t *testing.T) {
	p := parse(t, `
		grid square 2x2
		wall 0,0 1,1
		door 1,0.0625 1.5,0.0625`)
	if n := p.Stretches(); n != 8+4 {
		t.Fatalf("%d stretches", n)
	}
	for i := range p.Stretches() {
		s := p.Stretch(i)
		if d := s.B.Sub(s.A); d.X != 128 || (s.Door < 0) != (d.Y == 128) || s.Wall != s.Door+1 {
			t.Errorf("%d: %+v", i, s)
		}
	}
}

// One-way walls, windows and curtains in ground and steps, on every grid: what a channel is not stopped by, it overlooks.
func TestChannelsOverlookTheirOwnGround(t *testing.T) {
	for _, g := range []string{"square", "pointy", "flat"} {
		for kind, sees := range map[string]map[Channel]bool{
			"window":        {See: true, Light: true, Move: false, Effect: false},
			"curtain":       {See: false, Light: false, Move: true, Effect: true},
			"terrain":       {See: true, Light: true, Move: true, Effect: true},
			"wall":          {See: false, Light: false, Move: false, Effect: false},
			"obstacle":      {See: false, Light: false, Move: false, Effect: false},
			"one-way wall":  {See: true, Light: true, Move: true, Effect: true},
			"one-way other": {See: false, Light: false, Move: false, Effect: false},
		} {
			line := kind + " 4,-1 4,9"
			switch kind {
			case "one-way wall":
				line = "wall 4,-1 4,9 left" // stops what comes from the east
			case "one-way other":
				line = "wall 4,-1 4,9 right"
			}
			p := parse(t, "grid "+g+" 8x6\nat eye 2,3\nat beyond 6,2.5\n"+line)
			for ch, want := range sees {
				ground := p.NewGround()
				p.Look(ground, p.at["eye"], ch, 0, geom.Point{}, geom.Point{})
				if got := p.shows(ground, "beyond"); got != want || p.clear("eye", "beyond", ch) != want {
					t.Errorf("%s on %s, channel %d: beyond it is seen %v", kind, g, ch, got)
				}
			}
		}
	}
}

// A reach is exact: a centre at just that distance counts, one a lattice unit beyond does not.
func TestReachIsExact(t *testing.T) {
	p := parse(t, "grid square 8x8\nat eye 1.0625,1.0625")
	for reach, want := range map[int32]bool{5 * 128: true, 5*128 - 1: false} {
		g := p.sees("eye", reach)
		// Three and four sub-cells away along the axes are five away as the crow flies.
		x, y := p.grid.Sub(p.bounds, p.at["eye"])
		if g.Subs.Get(x+3, y+4) != want || g.Subs.Get(x+4, y-3) != want || g.Subs.Get(x+5, y) != want || g.Subs.Get(x+4, y+4) {
			t.Errorf("reach %d: wrong at its edge", reach)
		}
	}
	for _, kind := range []string{"pointy", "flat"} {
		p := parse(t, "grid "+kind+" 8x8")
		c := p.grid.At(geom.Point{X: 4000, Y: 4000})
		for n := range int32(4) {
			g := p.NewGround()
			p.Look(g, p.grid.Centre(c), See, n*geom.Unit, geom.Point{}, geom.Point{})
			for y := range g.Subs.H() {
				for x := range g.Subs.W() {
					d := p.grid.Dist2(p.grid.Centre(c), p.grid.SubCentre(p.bounds, x, y))
					if want := n == 0 || d <= p.grid.Reach2(n); g.Subs.Get(x, y) != want {
						t.Fatalf("%s: %d cells of reach: sub-cell %d, %d is %v", kind, n, x, y, !want)
					}
				}
			}
		}
	}
}

// An outline for painting is the visible region: its area is that of the ground, nearly, and it turns clockwise on the screen.
func TestPolygonIsTheRegion(t *testing.T) {
	p := parse(t, `
		grid square 8x8
		wall 0,0 8,0 8,8 0,8 0,0
		wall 2,3 4,3 4,5
		at eye 1.3,1.2`)
	area, cells := areaOf(p.Scene, p.at["eye"]), float64(p.sees("eye", 0).Subs.Count())/64
	if area < cells-1 || area > cells+1 || area < 30 {
		t.Errorf("an area of %g cells, ground of %g", area, cells)
	}
	if n := len(p.Polygon([]float64{7}, p.at["eye"], See, 0)); n%2 != 1 || n < 9 {
		t.Errorf("%d numbers", n)
	}
}

// How far a wall is known does not depend on how it is joined of pieces.
func TestReachOfWallsIgnoresPieces(t *testing.T) {
	one := parse(t, "grid square 8x4\nat eye 1,1\nwall 0,2 8,2\nwall 0,2.7 8,3.1")
	two := parse(t, "grid square 8x4\nat eye 1,1\nwall 0,2 3.01,2\ndoor 3.01,2 3.99,2\nwall 3.99,2 8,2\nwall 0,2.7 8,3.1")
	for reach := int32(1024); reach < 5000; reach += 61 {
		if a, b := one.knownSubs("eye", reach), two.knownSubs("eye", reach); !a.Equal(b) {
			t.Errorf("reach %d: %d and %d sub-cells with known wall", reach, a.Count(), b.Count())
		}
	}
}

// knownSubs returns the sub-cells about the middles of the stretches that an eye knows.
func (p parsed) knownSubs(eye string, reach int32) *geom.Mask {
	g, m := p.sees(eye, reach), p.NewGround().Subs
	for i := range p.Stretches() {
		if g.Stretches[2*i/64]>>(2*i%64)&3 != 0 {
			s := p.Stretch(i)
			x, y := p.grid.Sub(p.bounds, geom.Point{X: (s.A.X + s.B.X) / 2, Y: (s.A.Y + s.B.Y) / 2})
			m.Set(x, y, true)
		}
	}
	return m
}
