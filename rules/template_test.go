package rules_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/all"
)

// what the rule sets say of each form.
func TestFormsOfTheRuleSets(t *testing.T) {
	for _, p := range all.Profiles() {
		for k := range area.Kind(area.Kinds) {
			want := rules.Template{Rule: area.Half, Origins: area.Corners}
			switch {
			case k == area.Wall:
				want.Rule = area.Any
			case k == area.Cube:
				want.Pivot = area.LeftEnd
			}
			if p.Name == "podhod" {
				want.Origins |= area.Centres
			}
			if got := p.Template(k); got != want || p.Coverage(k) != want.Rule {
				t.Errorf("%s: %v: %+v, want %+v", p.Name, k, got, want)
			}
		}
		if p.Template(99) != (rules.Template{}) || p.Flanking || p.Facing || p.Height != grid.Equal {
			t.Errorf("%s: options are on", p.Name)
		}
	}
}

// Who is caught is asked of the cells that creatures are on, not of all that the area covers: it makes no difference to who is
// caught, by which cell or by how many.
func TestCatchingAsksOnlyWhereCreaturesAre(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.SampledFrom(all.Profiles()).Draw(t, "profile")
		n := rapid.Int32Range(0, 10)
		var walls []sight.Wall
		for range rapid.IntRange(0, 6).Draw(t, "walls") {
			walls = append(walls, wall(n.Draw(t, "x0"), n.Draw(t, "y0"), n.Draw(t, "x1"), n.Draw(t, "y1")))
		}
		var others []rules.Figure
		for range rapid.IntRange(0, 5).Draw(t, "creatures") {
			others = append(others, stand(rapid.SampledFrom([]grid.Size{grid.Medium, grid.Large}).Draw(t, "size"), n.Draw(t, "x"), n.Draw(t, "y")))
		}
		k := rapid.SampledFrom([]area.Kind{area.Circle, area.Cone, area.Line, area.Cube}).Draw(t, "form")
		from, to := spot(float64(n.Draw(t, "from x")), float64(n.Draw(t, "from y"))), spot(float64(n.Draw(t, "to x"))+0.3, float64(n.Draw(t, "to y"))+0.1)
		e := rules.Effect{Shape: p.Lay(squares, k, from, to, rapid.Int32Range(1, 6).Draw(t, "cells")), Toward: from, Around: rapid.Bool().Draw(t, "around")}
		w := effects(squares, walls...)
		reach := p.Area(w, e)
		var want []rules.Caught
		for i, o := range others {
			c := rules.Caught{Other: i}
			for _, r := range reach {
				if r.In && slices.Contains(o.Cells(squares), r.Cell) {
					if c.Cells == 0 {
						c.By = r
					}
					c.Cells++
				}
			}
			if c.Cells > 0 {
				want = append(want, c)
			}
		}
		if got := p.Catch(w, e, others); !slices.Equal(got, want) {
			t.Fatalf("%+v catches %+v, want %+v", e, got, want)
		}
	})
}

// A cube from a corner lies in the quarter that the pointer is in and covers whole squares; from a face it points freely.
func TestCubesLieWhereThePointerIs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := profile(t, "srd52")
		n := rapid.Int32Range(-3000, 3000)
		from := geom.Point{X: 5 * cell, Y: 5 * cell}
		to := from.Add(geom.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")})
		side := rapid.Int32Range(1, 4).Draw(t, "side")
		s := p.Lay(squares, area.Cube, from.Add(geom.Point{X: 200, Y: -300}), to, side)
		var want []grid.Cell
		for i := range side * side {
			x, y := i%side, i/side
			if to.X < from.X {
				x = -1 - x
			}
			if to.Y < from.Y {
				y = -1 - y
			}
			want = append(want, grid.Cell{X: 5 + x, Y: 5 + y})
		}
		slices.SortFunc(want, grid.Cell.Compare)
		if got := area.Cover(squares, s, p.Coverage(area.Cube), board); !slices.Equal(got, want) {
			t.Fatalf("a cube of %d towards %v: %v, want %v", side, to.Sub(from), got, want)
		}
		p.Areas[area.Cube] = rules.Template{Pivot: area.Face}
		if s := p.Lay(squares, area.Cube, from, to, side); s.Pivot != area.Face || s.Dir != to.Sub(from) || s.Origin != from {
			t.Fatalf("from a face: %+v", s)
		}
	})
	p := profile(t, "podhod")
	if s := p.Lay(pointy, area.Cone, pointy.Centre(grid.Cell{X: 2, Y: 2}).Add(geom.Point{X: 30}), spot(9, 9), 3); s.Origin != pointy.Centre(grid.Cell{X: 2, Y: 2}) || s.Length != 3*cell {
		t.Errorf("a cone from a hex: %+v", s)
	}
	if s := p.Lay(squares, area.Sphere, spot(2.1, 2), spot(9, 9), 3); s.Dir != (geom.Point{}) || s.Origin != spot(2, 2) {
		t.Errorf("a sphere: %+v", s)
	}
}

// An emanation reaches whom a reach of as many cells does, by every rule but the straight line, which reaches round down.
func TestEmanationsAgreeWithReaches(t *testing.T) {
	open := effects(squares)
	rapid.Check(t, func(t *rapid.T) {
		p := profile(t, "srd52")
		p.Diagonal = rapid.SampledFrom([]grid.Rule{grid.Equal, grid.Alternating, grid.Taxicab}).Draw(t, "diagonal")
		p.Height = grid.Rule(rapid.IntRange(0, 3).Draw(t, "height"))
		n, s := rapid.Int32Range(2, 7), rapid.SampledFrom([]grid.Size{grid.Medium, grid.Large, grid.Huge})
		a, b := stand(s.Draw(t, "a"), n.Draw(t, "ax"), n.Draw(t, "ay")), stand(s.Draw(t, "b"), n.Draw(t, "bx"), n.Draw(t, "by"))
		a.Floor, b.Floor = rapid.Int32Range(-4, 4).Draw(t, "a.floor"), rapid.Int32Range(-4, 4).Draw(t, "b.floor")
		cells := rapid.Int32Range(1, 5).Draw(t, "cells")
		caught := p.Catch(open, rules.Effect{Shape: p.Around(squares, a, cells), Toward: a.Hair}, []rules.Figure{b})
		if d := p.Distance(squares, a, b); (len(caught) == 1) != (d <= cells) {
			t.Fatalf("%+v and %+v are %d apart, in %d: %+v", a, b, d, cells, caught)
		}
	})
}

// Who is caught: by any cell, in any layer, not behind a wall unless it spreads there; without a grid by the middle.
func TestWhoIsCaught(t *testing.T) {
	p := profile(t, "dnd14")
	w := effects(squares, wall(6, 3, 6, 7))
	bat := stand(grid.Medium, 4, 4)
	bat.Floor = 6
	others := []rules.Figure{stand(grid.Medium, 4, 4), stand(grid.Medium, 6, 4), stand(grid.Huge, 2, 8), stand(grid.Medium, 1, 1), bat}
	e := rules.Effect{Shape: p.Lay(squares, area.Sphere, spot(5, 5), spot(5, 5), 4)}
	who := func(e rules.Effect) (list []int) {
		for _, c := range p.Catch(w, e, others) {
			if !c.By.In || c.Cells < 1 {
				t.Errorf("%+v", c)
			}
			list = append(list, c.Other)
		}
		return list
	}
	if got := who(e); !slices.Equal(got, []int{0, 2}) {
		t.Errorf("caught: %v", got)
	}
	if e.Around = true; !slices.Equal(who(e), []int{0, 1, 2}) {
		t.Errorf("caught round the corner: %v", who(e))
	}
	e.Shape.Lift = 4 * cell
	if got := who(e); !slices.Equal(got, []int{0, 1, 2, 4}) {
		t.Errorf("caught by one that bursts in the air: %v", got)
	}
	if cells := p.Area(w, rules.Effect{Shape: e.Shape}); len(cells) == 0 || len(area.Reached(cells)) >= len(cells) {
		t.Errorf("of %d cells the wall stops none", len(cells))
	}
	gridless := grid.Grid{Kind: grid.Gridless}
	free := effects(gridless, wall(6, 3, 6, 7))
	at := func(x, y float64) rules.Figure {
		return rules.Figure{At: gridless.Snap(grid.Medium, spot(x, y)), Hair: spot(x, y)}
	}
	e = rules.Effect{Shape: area.Shape{Origin: spot(5, 5), Length: 2 * cell}}
	var list []int
	for _, c := range p.Catch(free, e, []rules.Figure{at(3.5, 5), at(2.9, 5), at(6.5, 5)}) {
		list = append(list, c.Other)
	}
	if !slices.Equal(list, []int{0}) {
		t.Errorf("caught without a grid: %v", list)
	}
}

func TestEstimatesLeaveFormsOut(t *testing.T) {
	if rules.Estimate(area.Wall, 9, 3) != 0 || rules.Estimate(99, 9, 0) != 0 || rules.Estimate(area.Sphere, 0, 2) != 0 {
		t.Error("a form that the table leaves out catches some")
	}
}

func BenchmarkCatch(b *testing.B) {
	p := profile(b, "dnd14")
	w := effects(squares, wall(6, 3, 6, 7), wall(2, 2, 4, 2))
	var others []rules.Figure
	for i := range int32(20) {
		others = append(others, stand(grid.Medium, i%5*2, i/5*2))
	}
	e := rules.Effect{Shape: p.Lay(squares, area.Circle, spot(5, 5), spot(5, 5), 4)}
	b.ReportAllocs()
	for b.Loop() {
		p.Catch(w, e, others)
	}
}
