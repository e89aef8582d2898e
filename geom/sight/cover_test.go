package sight

import (
	"math"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
	"sightline/geom/grid"
)

func square(x, y int32) Body { return body(grid.Cell{X: x, Y: y}) }

// The set of cover cases of the field study: the attacker stands on the first square of the row, the target on the third.
func TestCoverOnSquares(t *testing.T) {
	attacker, target := square(0, 1), square(2, 1)
	for name, c := range map[string]struct {
		walls  string
		others []Body
		want   Degree
	}{
		"a creature straight between":      {"", []Body{square(1, 1)}, Half},
		"a wall behind the target":         {"wall 3,1 3,2", nil, None},
		"walls along the corridor":         {"wall 0,1 4,1\nwall 0,2 4,2", nil, None},
		"an ally beside the target":        {"", []Body{square(2, 2)}, None},
		"a short low wall half way":        {"terrain 1.5,1 1.5,2", nil, Half},
		"a wall as wide as the row":        {"wall 1.5,1 1.5,2", nil, Total}, // no line between the spaces gets past it
		"a window as wide as the row":      {"window 1.5,1 1.5,2", nil, Total},
		"a wall that is not quite so wide": {"wall 1.5,1 1.5,1.9", nil, Half},
		"a curtain is none":                {"curtain 1.5,0 1.5,3", nil, None},
		"an open door is none":             {"door 1.5,0 1.5,3", nil, Total},
		"a closed wall":                    {"wall 1.5,-9 1.5,9", nil, Total},
		"a long low wall":                  {"terrain 1.5,-9 1.5,9", nil, ThreeQuarters},
		"an arrow slit":                    {"wall 1.5,-9 1.5,1.45\nwall 1.5,1.55 1.5,9", nil, ThreeQuarters},
		"a row of creatures":               {"", []Body{square(1, 0), square(1, 1), square(1, 2)}, ThreeQuarters},
		"a wall that overlaps by a hair":   {"wall 3.002,1 3.002,2", nil, None},
		"a wall across the attacker's own": {"wall 0.5,-9 0.5,9", nil, Total},
	} {
		p := parse(t, "grid square 6x3\n"+c.walls)
		got := p.Cover(attacker, target, c.others)
		if got.Degree != c.want {
			t.Errorf("%s: degree %d, want %d: %+v", name, got.Degree, c.want, got)
		}
		holdsLines(t, name, p.Scene, got)
	}
}

// holdsLines checks that a verdict shows its working.
func holdsLines(t *testing.T, name string, s *Scene, c Cover) {
	t.Helper()
	if c.Degree == Total {
		if len(c.Lines) != 0 || len(c.Sight) == 0 {
			t.Errorf("%s: total cover with %d lines, %d lines of sight", name, len(c.Lines), len(c.Sight))
		}
		return
	}
	corners := s.grid.AppendCorners(nil, c.Cell)
	blocked := 0
	for i, l := range c.Lines {
		if l.From != c.Corner || l.To != corners[i] {
			t.Errorf("%s: line %d is %+v", name, i, l)
		}
		if l.Blocked {
			blocked++
		}
		if l.Blocked == (l.Wall < 0 && l.Body < 0) || (!l.Blocked && l.At != l.To) {
			t.Errorf("%s: line %d does not say what blocks it: %+v", name, i, l)
		}
	}
	if len(c.Lines) != len(corners) || s.degree(blocked) != c.Degree || len(c.Sight) != 1 || c.Sight[0].Blocked {
		t.Errorf("%s: %+v", name, c)
	}
}

func TestCoverNamesTheBlocker(t *testing.T) {
	p := parse(t, "grid square 6x3\nwall 5,0 5,3\nwall 1.5,1 1.5,2")
	c := p.Cover(square(0, 1), square(2, 1), []Body{square(5, 2)})
	for _, l := range c.Lines {
		if l.Blocked && (l.Wall != 1 || l.Body != -1 || l.At.X != 1536) {
			t.Errorf("%+v", l)
		}
	}
	c = p.Cover(square(3, 1), square(5, 1), nil)
	if c.Degree != Total {
		t.Errorf("behind the wall: %+v", c)
	}
	for _, l := range c.Sight {
		if l.Wall != 0 || l.At.X != 5*1024 {
			t.Errorf("%+v", l)
		}
	}
	p = parse(t, "grid square 6x3")
	c = p.Cover(square(0, 1), square(2, 1), []Body{square(4, 2), square(1, 1)})
	for _, l := range c.Lines {
		if l.Blocked && (l.Body != 1 || l.Wall != -1 || l.At.X < 1024 || l.At.X > 2048) {
			t.Errorf("%+v", l)
		}
	}
}

// A full hex straight between two hexes of a row blocks five lines even from the best vertex; six hexes need four for more than half.
func TestCoverOnHexes(t *testing.T) {
	for _, kind := range []string{"pointy", "flat"} {
		step := grid.Cell{X: 1}
		if kind == "flat" {
			step = grid.Cell{Y: 1}
		}
		p := parse(t, "grid "+kind+" 8x8")
		a := p.grid.At(geom.Point{X: 2000, Y: 3000})
		b, c := a.Add(step), a.Add(step).Add(step)
		got := p.Cover(body(a), body(c), []Body{body(b)})
		blocked := 0
		for _, l := range got.Lines {
			if l.Blocked {
				blocked++
			}
		}
		if got.Degree != ThreeQuarters || blocked != 5 {
			t.Errorf("%s: a hex between blocks %d lines, degree %d", kind, blocked, got.Degree)
		}
		holdsLines(t, kind, p.Scene, got)
		if got := p.Cover(body(a), body(c), nil); got.Degree != None || len(got.Lines) != 6 {
			t.Errorf("%s: in the open: %+v", kind, got)
		}
	}
}

func TestDegrees(t *testing.T) {
	for g, want := range map[grid.Kind]string{grid.Square: "01122", grid.HexPointy: "0111222", grid.HexFlat: "0111222"} {
		s, _ := Prepare(Config{Grid: grid.Grid{Kind: g}})
		for n, d := range want {
			if got := s.degree(n); got != Degree(d-'0') {
				t.Errorf("grid %v, %d lines blocked: degree %d", g, n, got)
			}
		}
	}
}

// The best corner of a large attacker and the best cell of a large target count, and the attacker's other cells don't hide it.
func TestCoverOfLargeCreatures(t *testing.T) {
	p := parse(t, "grid square 8x4\nwall 3,0 3,2.9")
	large := func(x, y int32) Body {
		return body(p.grid.Space(nil, grid.Large, grid.Place{Cell: grid.Cell{X: x, Y: y}})...)
	}
	c := p.Cover(large(0, 2), large(5, 2), nil)
	if c.Degree != None {
		t.Errorf("past the end of the wall: %+v", c)
	}
	c = p.Cover(square(0, 0), large(5, 0), nil)
	if c.Degree == None {
		t.Errorf("behind the wall: %+v", c)
	}
}

// Cover is not symmetric: one looks round the end of a wall it stands beside.
func TestCoverDiffersByDirection(t *testing.T) {
	p := parse(t, "grid square 9x9\nwall 4,4 4,5")
	a, b := square(3, 4), square(8, 2)
	if x, y := p.Cover(a, b, nil).Degree, p.Cover(b, a, nil).Degree; x != None || y != Half {
		t.Errorf("beside the wall %d, far from it %d", x, y)
	}
}

// What is totally covered still has corner lines to show: those Cover draws as soon as the wall has a gap.
func TestCornerLinesOfTotalCover(t *testing.T) {
	p := parse(t, "grid square 6x3\nwall 1.5,-9 1.5,9")
	a, b := square(0, 1), square(2, 1)
	c := p.CornerLines(a, b, nil)
	if c.Degree != Total || len(c.Lines) != 4 || c.Cell != b.Cells[0] {
		t.Fatalf("behind a wall: %+v", c)
	}
	for _, l := range c.Lines {
		if !l.Blocked || l.Wall != 0 {
			t.Errorf("not stopped by the wall: %+v", l)
		}
	}
	slit := parse(t, "grid square 6x3\nwall 1.5,-9 1.5,1.45\nwall 1.5,1.55 1.5,9")
	if x, y := slit.Cover(a, b, nil), slit.CornerLines(a, b, nil); x.Corner != y.Corner || x.Cell != y.Cell || len(x.Lines) != len(y.Lines) {
		t.Errorf("a slit: %+v, Cover says %+v", y, x)
	}
}

// The origin of an area is the only start of lines.
func TestCoverFromAnOrigin(t *testing.T) {
	p := parse(t, "grid square 6x3\nwall 2,1 2,2")
	c := p.CoverFrom(geom.Point{X: 1024, Y: 1536}, square(3, 1), nil)
	if c.Degree != Total || len(c.Sight) != 1 || c.Sight[0].Wall != 0 {
		t.Errorf("straight behind the wall: %+v", c)
	}
	c = p.CoverFrom(geom.Point{X: 1024, Y: 0}, square(3, 1), nil)
	if c.Degree == Total || c.Corner.X != 1024 {
		t.Errorf("past its end: %+v", c)
	}
	holdsLines(t, "origin", p.Scene, c)
}

// vector is a worked example of the rules R-014-072 to R-014-074.
type vector struct {
	ID, Op, Expect   string
	Hex, Low         bool
	Blocked          int
	Attacker, Target [][2]int32
	Origin           *[2]int32
	Walls, Bodies    [][2]int32 // cells that are filled by walls, or hold something that lines are drawn past
	Edges            [][2][2]float64
}

// cells returns cells of the example, moved well into the map.
func (v *vector) cells(g grid.Grid, list [][2]int32) (cells []grid.Cell) {
	for _, c := range list {
		cell := grid.Cell{X: c[0] + 4, Y: c[1] + 4}
		if g.Kind == grid.HexFlat {
			cell = grid.Cell{X: cell.Y, Y: cell.X}
		}
		cells = append(cells, cell)
	}
	return cells
}

func (v *vector) scene(g grid.Grid) *Scene {
	c := Config{Grid: g, Bounds: geom.Rect{Max: geom.Point{X: 20480, Y: 20480}}}
	kind := Solid
	if v.Low {
		kind = Terrain
	}
	for _, cell := range v.cells(g, v.Walls) {
		ps := g.AppendCorners(nil, cell)
		for i, p := range ps {
			c.Walls = append(c.Walls, Wall{A: p, B: ps[(i+1)%len(ps)], Kind: Obstacle, Door: -1})
		}
	}
	for _, e := range v.Edges {
		c.Walls = append(c.Walls, Wall{A: g.FromCells(e[0][0]+4, e[0][1]+4), B: g.FromCells(e[1][0]+4, e[1][1]+4), Kind: kind, Door: -1})
	}
	s, _ := Prepare(c)
	return s
}

// TestRuleExamples runs the worked examples of the rules, on flat hexes too.
func TestRuleExamples(t *testing.T) {
	var vectors []vector
	load(t, "rules", &vectors)
	for _, v := range vectors {
		kinds := grids[:1]
		if v.Hex {
			kinds = grids[1:]
		}
		for _, g := range kinds {
			s := v.scene(g)
			from, to := body(v.cells(g, v.Attacker)...), body(v.cells(g, v.Target)...)
			if v.Op == "los" {
				if got := s.Seen(from, to, false); got != (v.Expect == "true") {
					t.Errorf("%s on %v: seen %v", v.ID, g.Kind, got)
				}
				continue
			}
			v.checkCover(t, s, from, to)
		}
	}
}

func (v *vector) checkCover(t *testing.T, s *Scene, from, to Body) {
	var others []Body
	for _, c := range v.cells(s.grid, v.Bodies) {
		others = append(others, body(c))
	}
	var c Cover
	if v.Origin != nil {
		c = s.CoverFrom(geom.Point{X: (v.Origin[0] + 4) * geom.Unit, Y: (v.Origin[1] + 4) * geom.Unit}, to, others)
	} else {
		c = s.Cover(from, to, others)
	}
	blocked := 0
	for _, l := range c.Lines {
		if l.Blocked {
			blocked++
		}
	}
	if want := map[string]Degree{"none": None, "half": Half, "three_quarters": ThreeQuarters, "total": Total}[v.Expect]; c.Degree != want {
		t.Errorf("%s on %v: degree %d, want %d", v.ID, s.grid.Kind, c.Degree, want)
	}
	if c.Degree != Total && blocked != v.Blocked {
		t.Errorf("%s on %v: %d lines blocked, want %d", v.ID, s.grid.Kind, blocked, v.Blocked)
	}
	holdsLines(t, v.ID, s, c)
}

// TestFirstCornerWithFewest: of all corners and cells, tried one by one with all their lines drawn, the first with the fewest blocked
// is the one that counts, and an answer put into used room is the same.
func TestFirstCornerWithFewest(t *testing.T) {
	seed, judged := seedOf(t), 0
	var used Cover
	for i := range uint64(90) {
		h := geomtest.NewHard(seed+i, grids[i%3], 8, 8)
		c, s := randomScene(h, 4+h.Rand.IntN(20))
		a, b, others := body(h.Cell()), body(h.Cell()), []Body{body(h.Cell()), body(h.Cell())}
		b.Cells = append(b.Cells, s.grid.Neighbours(nil, b.Cells[0])[:2]...)
		got := s.Cover(a, b, others)
		if s.coverInto(&used, a, b, others); !slices.Equal(used.Lines, got.Lines) || !slices.Equal(used.Sight, got.Sight) || used.Corner != got.Corner || used.Degree != got.Degree {
			t.Fatalf("seed %d: %+v, into used room %+v\n%s", seed+i, got, used, describe(c))
		}
		if got.Degree == Total {
			continue
		}
		judged++
		s.lookOut(a)
		var best []Line
		least := math.MaxInt
		for _, part := range s.parts(nil, b, Effect) {
			for _, from := range slices.Clone(s.work.starts) {
				var lines []Line
				n := 0
				for _, to := range s.grid.AppendCorners(nil, part.cell) {
					l := s.draw(from, to, coverGate, others)
					if lines = append(lines, l); l.Blocked {
						n++
					}
				}
				if n < least {
					least, best = n, lines
				}
			}
		}
		if !slices.Equal(best, got.Lines) || got.Degree != s.degree(least) {
			t.Fatalf("seed %d: from %v to %v among %v: %+v, want the lines %+v\n%s", seed+i, a, b, others, got, best, describe(c))
		}
	}
	if judged < 20 {
		t.Errorf("only %d of 90 were judged", judged)
	}
}
