package maps

import (
	"flag"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

var seedFlag = flag.Uint64("seed", 0, "seed of random tests; 0: a new one each time")

// chance gives a source of chance and tells its seed when the test fails.
func chance(t testing.TB) *rand.Rand {
	seed := *seedFlag
	if seed == 0 {
		seed = rand.Uint64()
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("run again with -seed=%d", seed)
		}
	})
	return rand.New(rand.NewPCG(seed, 1))
}

// grids are one of each kind.
var grids = []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexPointy, Even: true}, {Kind: grid.HexFlat}, {Kind: grid.HexFlat, Even: true}}

// room is a map of w by h cells with its origin at x, y.
func room(x, y, w, h float64) *Map {
	m := Blank("room", w*50, h*50, 50)
	m.Origin = XY{x, y}
	return m
}

func line(ps ...float64) Wall {
	var w Wall
	for i := 0; i < len(ps); i += 2 {
		w.Line = append(w.Line, XY{ps[i], ps[i+1]})
	}
	return w
}

// some is a random map: walls, doors and lights in and out of the picture, numbers with many digits.
func some(r *rand.Rand) *Map {
	n := func() float64 { return r.Float64()*40 - 10 }
	m := &Map{
		Name: "some žluťoučký", Format: "uvtt 0.3", Origin: XY{n(), n()}, Size: XY{1 + r.Float64()*30, 1 + r.Float64()*30},
		PixelsPerCell: 1 + r.Float64()*200, Ambient: r.Uint32N(1 << 24), Baked: r.IntN(2) == 0, Hand: r.IntN(2) == 0,
	}
	for range r.IntN(20) {
		w := Wall{Kind: sight.Kind(r.IntN(5))}
		for range 2 + r.IntN(6) {
			w.Line = append(w.Line, XY{m.Origin.X + n(), m.Origin.Y + n()})
		}
		m.Walls = append(m.Walls, w)
	}
	for range r.IntN(6) {
		m.Doors = append(m.Doors, Door{A: XY{n(), n()}, B: XY{n(), n()}, Open: r.IntN(2) == 0, Secret: r.IntN(2) == 0, Window: r.IntN(2) == 0})
	}
	for range r.IntN(6) {
		m.Lights = append(m.Lights, Light{At: XY{n(), n()}, Bright: r.Float64() * 5, Dim: 5 + r.Float64()*5, Colour: r.Uint32N(1 << 24), Intensity: r.Float64() * 2})
	}
	return m
}

// TestEncodeIsExact gives back every number to the bit, those that are hard to write too, and tells nil from empty.
func TestEncodeIsExact(t *testing.T) {
	r := chance(t)
	for range 100 {
		m := some(r)
		d, err := Decode(m.Encode())
		if err != nil || !reflect.DeepEqual(d, m) {
			t.Fatalf("%v\n%+v\n%+v", err, m, d)
		}
	}
	m := room(math.Copysign(0, -1), 1e-300, 5, 5)
	m.Walls = []Wall{line(0.1+0.2, 1.0/3, math.SmallestNonzeroFloat64, 1e21), {Line: []XY{}}}
	m.Doors = []Door{}
	d, err := Decode(m.Encode())
	if err != nil || !reflect.DeepEqual(d, m) || !math.Signbit(d.Origin.X) {
		t.Errorf("%v\n%+v\n%+v", err, m, d)
	}
}

// TestDecodeRefuses what is damaged, of another version, or can't be used.
func TestDecodeRefuses(t *testing.T) {
	good := string(room(0, 0, 5, 5).Encode())
	for name, data := range map[string]string{
		"nothing": "", "cut": good[:len(good)/2], "version": strings.Replace(good, `"Version":1`, `"Version":2`, 1),
		"size": strings.Replace(good, `"Size":[5,5]`, `"Size":[0,5]`, 1), "point": strings.Replace(good, `"Size":[5,5]`, `"Size":[5]`, 1),
		"colour": strings.Replace(good, `"Ambient":16777215`, `"Ambient":16777216`, 1),
	} {
		if data == good {
			t.Fatalf("%s: nothing was broken", name)
		}
		if m, err := Decode([]byte(data)); err == nil {
			t.Errorf("%s: read %+v", name, m)
		}
	}
}

// TestCheckSaysEveryFault breaks a good map in each way and asks for the rule and the place.
func TestCheckSaysEveryFault(t *testing.T) {
	nan := math.NaN()
	for name, c := range map[string]struct {
		change func(*Map)
		want   Fault
	}{
		"no size":          {func(m *Map) { m.Size.X = 0 }, Fault{RuleSize, "size", 1, true}},
		"not a size":       {func(m *Map) { m.Size.Y = nan }, Fault{RuleSize, "size", 1, true}},
		"too wide":         {func(m *Map) { m.Size.X = MaxSide + 1 }, Fault{RuleSize, "size", 1, true}},
		"origin":           {func(m *Map) { m.Origin.X = math.Inf(1) }, Fault{RuleNumber, "origin", 1, true}},
		"scale":            {func(m *Map) { m.PixelsPerCell = 0 }, Fault{RuleNumber, "pixels per cell", 1, true}},
		"name":             {func(m *Map) { m.Name = "\xff" }, Fault{RuleName, "name", 1, true}},
		"long name":        {func(m *Map) { m.Name = strings.Repeat("x", 201) }, Fault{RuleName, "name", 201, true}},
		"format":           {func(m *Map) { m.Format = "\xff" }, Fault{RuleName, "format", 1, true}},
		"ambient":          {func(m *Map) { m.Ambient = 1 << 24 }, Fault{RuleColour, "ambient", 1, true}},
		"kind":             {func(m *Map) { m.Walls[1].Kind = 9 }, Fault{RuleKind, "walls[1]", 9, true}},
		"point":            {func(m *Map) { m.Walls[1].Line[1].Y = nan }, Fault{RuleNumber, "walls[1].line[1]", 1, true}},
		"short":            {func(m *Map) { m.Walls[0].Line = m.Walls[0].Line[:1] }, Fault{RuleShort, "walls[0]", 1, false}},
		"empty":            {func(m *Map) { m.Walls[0].Line = nil }, Fault{RuleShort, "walls[0]", 1, false}},
		"zero":             {func(m *Map) { m.Walls[1] = line(1, 1, 1, 1, 2, 2, 2, 2) }, Fault{RuleZero, "walls[1]", 2, false}},
		"outside":          {func(m *Map) { m.Walls[1] = line(-9, 1, -8, 1, 2, 2, 99, 2, 99, 9) }, Fault{RuleOutside, "walls[1]", 2, false}},
		"door":             {func(m *Map) { m.Doors[0].A.X = nan }, Fault{RuleNumber, "doors[0]", 1, true}},
		"door of no width": {func(m *Map) { m.Doors[0].A = m.Doors[0].B }, Fault{RuleZero, "doors[0]", 1, false}},
		"door outside":     {func(m *Map) { m.Doors[0].A, m.Doors[0].B = XY{-3, 0}, XY{-2, 0} }, Fault{RuleOutside, "doors[0]", 1, false}},
		"light":            {func(m *Map) { m.Lights[0].Dim = nan }, Fault{RuleNumber, "lights[0]", 1, true}},
		"light below 0":    {func(m *Map) { m.Lights[0].Bright = -1 }, Fault{RuleNumber, "lights[0]", 1, true}},
		"light's colour":   {func(m *Map) { m.Lights[0].Colour = 1 << 30 }, Fault{RuleColour, "lights[0]", 1, true}},
		"light's reaches":  {func(m *Map) { m.Lights[0].Bright = 7 }, Fault{RuleReach, "lights[0]", 1, false}},
		"light outside":    {func(m *Map) { m.Lights[0].At = XY{6, 6} }, Fault{RuleOutside, "lights[0]", 1, false}},
		"many segments":    {func(m *Map) { m.Walls[0].Line = make([]XY, MaxSegments); m.Walls[0].Line[0].X = 1 }, Fault{RuleSegments, "walls", MaxSegments + 1, true}},
		"many doors":       {func(m *Map) { m.Doors = make([]Door, MaxDoors+1) }, Fault{RuleDoors, "doors", MaxDoors + 1, true}},
		"many lights":      {func(m *Map) { m.Lights = make([]Light, MaxLights+1) }, Fault{RuleLights, "lights", MaxLights + 1, true}},
	} {
		t.Run(name, func(t *testing.T) {
			m := room(0, 0, 5, 5)
			m.Walls = []Wall{line(0, 0, 5, 0), line(1, 1, 2, 2, 3, 1)}
			m.Doors = []Door{{A: XY{1, 0}, B: XY{2, 0}}}
			m.Lights = []Light{{At: XY{2, 2}, Bright: 2, Dim: 4}}
			if f := Check(m); len(f) != 0 {
				t.Fatalf("faults in a good map: %v", f)
			}
			c.change(m)
			f := Check(m)
			if len(f) == 0 || f[0] != c.want {
				t.Fatalf("%v, want %v", f, c.want)
			}
			if Usable(m) == c.want.Fatal {
				t.Errorf("usable %v", Usable(m))
			}
		})
	}
}

// TestOriginIsTakenOffEverything (RPTools/maptool #3114, moo-man/FVTT-DD-Import #103): walls, doors and lights shift alike,
// by origins that are whole, negative and fractional.
func TestOriginIsTakenOffEverything(t *testing.T) {
	for _, c := range []struct{ o, a, b, want, want2 XY }{
		{XY{2, 2}, XY{2, 2}, XY{12, 2}, XY{0, 0}, XY{10, 0}},
		{XY{-1, -1}, XY{0, 0}, XY{1, 0}, XY{1, 1}, XY{2, 1}},
		{XY{1.5, 0.5}, XY{2, 1}, XY{3, 1}, XY{0.5, 0.5}, XY{1.5, 0.5}},
		{XY{1e6, -1e6}, XY{1e6 + 1, 1 - 1e6}, XY{1e6 + 2, 1 - 1e6}, XY{1, 1}, XY{2, 1}},
	} {
		m := room(c.o.X, c.o.Y, 20, 20)
		m.Walls = []Wall{{Line: []XY{c.a, c.b}}}
		m.Doors = []Door{{A: c.a, B: c.b}}
		m.Lights = []Light{{At: XY{c.b.X + 3, c.b.Y + 3}, Bright: 1, Dim: 2}}
		for _, g := range grids {
			l := m.Lattice(g)
			a, b := g.FromCells(c.want.X, c.want.Y), g.FromCells(c.want2.X, c.want2.Y)
			if l.Walls[0].A != a || l.Walls[0].B != b || l.Walls[1].A != a || l.Doors[0] != (geom.Seg{A: a, B: b}) {
				t.Errorf("%v: walls %v, doors %v, want %v to %v", c.o, l.Walls, l.Doors, a, b)
			}
			if at := g.FromCells(c.want2.X+3, c.want2.Y+3); l.Lights[0].At != at {
				t.Errorf("%v: light %v, want %v", c.o, l.Lights[0].At, at)
			}
			if l.Bounds.Min != (geom.Point{}) || l.Bounds.Max != g.FromCells(20, 20) {
				t.Errorf("bounds %v", l.Bounds)
			}
		}
	}
}

// TestLatticeChangesNoMap: the same map gives the same lattice there and back, and stays as it was
// (foundryvtt/foundryvtt #10062).
func TestLatticeChangesNoMap(t *testing.T) {
	r := chance(t)
	for range 20 {
		m := some(r)
		was := string(m.Encode())
		first := m.Lattice(grids[0])
		for _, g := range grids {
			m.Lattice(g)
		}
		if !reflect.DeepEqual(m.Lattice(grids[0]), first) || string(m.Encode()) != was {
			t.Fatal("changing the grid changed the map")
		}
	}
}

// TestLatticeLosesNothing counts: each segment, door and light is on the lattice or counted as outside or has no length, and
// the indices lead back.
func TestLatticeLosesNothing(t *testing.T) {
	r := chance(t)
	for range 50 {
		m := some(r)
		for _, g := range grids {
			l := m.Lattice(g)
			segs, walls, doors := 0, 0, 0
			for _, w := range m.Walls {
				segs += len(w.Line) - 1
			}
			for i, w := range l.Walls {
				if w.ID != int32(i) || w.A == w.B {
					t.Fatalf("wall %d: %+v", i, w)
				}
				if w.Door < 0 {
					walls++
					if w.Kind != m.Walls[l.Source[i]].Kind {
						t.Fatalf("wall %d is %v", i, w.Kind)
					}
					continue
				}
				doors++
				d := m.Doors[w.Door]
				if l.Source[i] != w.Door || l.Doors[w.Door] != (geom.Seg{A: w.A, B: w.B}) || (w.Kind == sight.Window) != d.Window {
					t.Fatalf("door %d: %+v of %+v", w.Door, w, d)
				}
			}
			if len(l.Doors) != len(m.Doors) || len(l.Source) != len(l.Walls) {
				t.Fatal("an index is lost")
			}
			if walls+l.Dropped.Segments != segs || doors+l.Dropped.Doors != len(m.Doors) || len(l.Lights)+l.Dropped.Lights != len(m.Lights) {
				t.Fatalf("%d of %d segments, %d doors, %d lights, dropped %+v", walls, segs, doors, len(l.Lights), l.Dropped)
			}
			if l.Dropped != m.Outside() {
				t.Fatal("Outside counts otherwise")
			}
		}
	}
}

// TestOutsideIsExact: what touches the picture's edge or a corner of it stays, what misses it by a hair goes.
func TestOutsideIsExact(t *testing.T) {
	m := room(3, 4, 10, 5)
	for _, c := range []struct {
		ax, ay, bx, by float64
		out            bool
	}{
		{1, 1, 2, 2, false}, {-5, 2, 0, 2, false}, {-5, 2, -1e-9, 2, true}, {-1, 1, 1, -1, false}, {-1, 1 - 1e-9, 1, -1 - 1e-9, true},
		{-5, -5, 20, 20, false}, {-5, 6, 20, 6, true}, {10, 5, 11, 11, false}, {9, 7, 12, 4, true}, {9, 6, 11, 4, false}, {4, 2, 4, 2, false},
		{-1, 5, -1, 0, true}, {0, 0, 0, 0, false}, {10.5, 2, 10.5, 2, true}, {-100, 2, 100, 3, false},
	} {
		a, b := XY{c.ax + 3, c.ay + 4}, XY{c.bx + 3, c.by + 4}
		if m.outside(a, b) != c.out || m.outside(b, a) != c.out {
			t.Errorf("%v to %v: outside %v", a, b, !c.out)
		}
	}
}

// TestEndlessWallsAreCut: a wall that runs out of the lattice is cut far from the picture and stays on its line.
func TestEndlessWallsAreCut(t *testing.T) {
	m := room(0, 0, 10, 10)
	m.Walls = []Wall{line(-1e9, 5, 1e9, 5), line(5, -1e9, 5, 1e9), line(-1e8, -1e8, 1e8, 1e8), line(3, 3, 1e9, 3)}
	for _, g := range grids {
		l := m.Lattice(g)
		if len(l.Walls) != 4 {
			t.Fatalf("%d walls", len(l.Walls))
		}
		for i, w := range l.Walls {
			if w.A.Far() || w.B.Far() {
				t.Errorf("wall %d: %v to %v is beyond the lattice", i, w.A, w.B)
			}
		}
		if w := l.Walls[0]; w.A.Y != g.FromCells(0, 5).Y || w.B.Y != w.A.Y || w.A.X > -geom.Unit*2000 || w.B.X < geom.Unit*2000 {
			t.Errorf("%v: %v to %v", g.Kind, w.A, w.B)
		}
		if l.Walls[3].A != g.FromCells(3, 3) {
			t.Errorf("the near end moved to %v", l.Walls[3].A)
		}
	}
}

// TestLightsStandOffWalls: a light on a wall is moved toward the middle of its cell by as little as brings it off all walls;
// one beside a wall, or far from any, is not moved.
func TestLightsStandOffWalls(t *testing.T) {
	r := chance(t)
	for _, g := range grids {
		for range 100 {
			m := room(0, 0, 8, 8)
			a, b := XY{float64(r.IntN(9)), float64(r.IntN(9))}, XY{float64(r.IntN(9)), float64(r.IntN(9))}
			if a == b {
				continue
			}
			m.Walls = []Wall{{Line: []XY{a, b}}, line(4, 0, 4, 8), line(0, 4.5, 8, 4.5)}
			at := XY{a.X + (b.X-a.X)/4, a.Y + (b.Y-a.Y)/4}
			m.Lights = []Light{{At: at, Dim: 1}, {At: XY{4.5, 4.5}, Dim: 1}, {At: XY{1.3, 2.7}, Dim: 1}}
			l := m.Lattice(g)
			for i, light := range l.Lights {
				from := g.FromCells(m.Lights[i].At.X, m.Lights[i].At.Y)
				was, is := l.touched(from), l.touched(light.At)
				if is {
					t.Fatalf("%v: light %d still lies on a wall, at %v", g, i, light.At)
				}
				if !was && light.At != from {
					t.Fatalf("%v: light %d was free and moved from %v to %v", g, i, from, light.At)
				}
				if d := light.At.Sub(from); max(d.X, -d.X, d.Y, -d.Y) > 32 {
					t.Fatalf("%v: light %d went from %v to %v", g, i, from, light.At)
				}
				if g.Hex() && (light.At.X^light.At.Y)&1 != 0 {
					t.Fatalf("%v: light %d is off the hexes' own lattice: %v", g, i, light.At)
				}
			}
		}
	}
}

func (l Lattice) touched(p geom.Point) bool {
	for _, w := range l.Walls {
		if (geom.Seg{A: w.A, B: w.B}).On(p) {
			return true
		}
	}
	return false
}

// TestLightOnACellsCornerMovesByAFiveHundredTwelfth: the design's own case, where that is a lattice point.
func TestLightOnACellsCornerMovesByAFiveHundredTwelfth(t *testing.T) {
	m := room(0, 0, 8, 8)
	m.Walls = []Wall{line(0, 3, 8, 3)}
	m.Lights = []Light{{At: XY{2, 3}, Bright: 2.5, Dim: 5}}
	l := m.Lattice(grid.Grid{}).Lights[0]
	if l.At != (geom.Point{X: 2*1024 + 1, Y: 3*1024 + 1}) || l.Bright != 2560 || l.Dim != 5120 {
		t.Errorf("%+v", l)
	}
}

// TestReachesAreBounded: lights of silly reaches still fit the lattice, and bright is within dim.
func TestReachesAreBounded(t *testing.T) {
	m := room(0, 0, 8, 8)
	m.Lights = []Light{{At: XY{1, 1}, Bright: 1e300, Dim: 2}, {At: XY{1, 1}, Bright: 1, Dim: 1e300}, {At: XY{1, 1}, Bright: 4, Dim: 2}}
	for i, l := range m.Lattice(grid.Grid{}).Lights {
		if l.Bright > l.Dim || l.Dim > geom.Limit || l.Bright < 1024 {
			t.Errorf("light %d: %+v", i, l)
		}
	}
}

// TestBlank is a picture without walls, cut by cells that need not fit.
func TestBlank(t *testing.T) {
	m := Blank("maps/The Pit.JPG", 1000, 730, 70)
	if m.Name != "The Pit" || !m.Hand || m.Ambient != Day || !Usable(m) || len(Check(m)) != 0 {
		t.Errorf("%+v: %v", m, Check(m))
	}
	for _, g := range grids {
		if l := m.Lattice(g); l.Bounds.Max != g.FromCells(1000.0/70, 730.0/70) || len(l.Walls) != 0 {
			t.Errorf("%+v", l)
		}
	}
}

// TestTitles makes names of what files are called.
func TestTitles(t *testing.T) {
	for file, want := range map[string]string{
		"cave.dd2vtt": "cave", "Cave.UVTT.JSON": "Cave", `C:\maps\cave.uvtt`: "cave", "../../etc/passwd": "passwd", "a.b.dd2vtt": "a.b",
		"v1.5": "v1.5", ".dd2vtt": ".dd2vtt", "": "", "Žluťoučký kůň.png": "Žluťoučký kůň", "a\x00b\x1b[31m\u202e.webp": "ab[31m", "\xff\xfe": "",
		" x \n": "x", strings.Repeat("ů", 150): strings.Repeat("ů", 100),
	} {
		if got := Title(file); got != want {
			t.Errorf("%q: %q, want %q", file, got, want)
		}
		if again := Title(want); again != want && want != ".dd2vtt" {
			t.Errorf("%q is changed by a second look: %q", want, again)
		}
	}
}
