package path_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom/grid"
	"sightline/geom/path"
)

const side = 8 // of the random maps: small enough for the slow oracle

// field is a random map: cells that can't be entered, and rough ones.
type field struct {
	g      grid.Grid
	costs  path.Costs
	closed [side][side]bool
}

func anyField(t *rapid.T) *field {
	f := &field{g: rapid.SampledFrom(grids).Draw(t, "grid"), costs: anyCosts(t)}
	f.costs.Size = rapid.SampledFrom([]grid.Size{grid.Medium, grid.Medium, grid.Large, grid.Huge}).Draw(t, "size")
	for range rapid.IntRange(0, 25).Draw(t, "walls") {
		f.closed[rapid.IntRange(0, side-1).Draw(t, "y")][rapid.IntRange(0, side-1).Draw(t, "x")] = true
	}
	return f
}

// holds says whether a space lies on open ground of the map.
func (f *field) holds(at grid.Place) bool {
	for _, c := range f.g.Space(nil, f.costs.Size, at) {
		if c.X < 0 || c.Y < 0 || c.X >= side || c.Y >= side || f.closed[c.Y][c.X] {
			return false
		}
	}
	return true
}

func (f *field) may(from, to grid.Place) bool { return f.holds(to) }

// oracle finds the least that can be spent at each place by trying every step again from whatever got better, with a state
// for each number of diagonals taken: slow, and without an idea of what may be forgotten.
func (f *field) oracle(from grid.Place, spent path.Spent) map[grid.Cell]path.Spent {
	type state struct {
		c grid.Cell
		d int32
	}
	most := path.Spent{Cells: spent.Cells + 40, Diagonals: spent.Diagonals + 100}
	cells := map[state]int32{{from.Cell, spent.Diagonals}: spent.Cells}
	for todo := []state{{from.Cell, spent.Diagonals}}; len(todo) > 0; todo = todo[1:] {
		s := todo[0]
		at := grid.Place{Cell: s.c, Turned: from.Turned}
		for _, d := range f.g.Steps(nil) {
			to := f.g.Move(at, d)
			if !f.holds(to) {
				continue
			}
			after, _ := path.Measure(f.g, f.costs, path.Spent{Cells: cells[s], Diagonals: s.d}, at, []grid.Place{to})
			next := state{to.Cell, after.Diagonals}
			old, known := cells[next]
			if after.Diagonals < most.Diagonals && after.Cells < most.Cells && (!known || after.Cells < old) {
				cells[next] = after.Cells
				todo = append(todo, next)
			}
		}
	}
	best := map[grid.Cell]path.Spent{}
	for s, paid := range cells {
		after := path.Spent{Cells: paid, Diagonals: s.d}
		if old, ok := best[s.c]; !ok || after.Cells < old.Cells || after.Cells == old.Cells && after.Diagonals < old.Diagonals {
			best[s.c] = after
		}
	}
	return best
}

func anySpent(t *rapid.T) path.Spent {
	return path.Spent{Cells: rapid.Int32Range(0, 5).Draw(t, "cells"), Diagonals: rapid.Int32Range(0, 3).Draw(t, "diagonals")}
}

func (f *field) anyPlace(t *rapid.T, turned bool) grid.Place {
	n := rapid.Int32Range(0, side-1)
	at := grid.Place{Cell: grid.Cell{X: n.Draw(t, "x"), Y: n.Draw(t, "y")}, Turned: turned}
	if !f.holds(at) {
		t.Skip("no room")
	}
	return at
}

func (f *field) turned(t *rapid.T) bool {
	return f.g.Hex() && f.costs.Size == grid.Large && rapid.Bool().Draw(t, "turned")
}

// Route is as cheap as any way there is, for every rule, terrain, size and grid, and walks by legal steps.
func TestRouteIsTheCheapest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, spent := anyField(t), anySpent(t)
		turned := f.turned(t)
		from, to := f.anyPlace(t, turned), f.anyPlace(t, turned)
		want, reachable := f.oracle(from, spent)[to.Cell]
		got, ok := path.Route(f.g, from, to, f.costs, spent, f.may, 0)
		if ok != reachable {
			t.Fatalf("%v: a way from %v to %v: %v, want %v", f.g, from, to, ok, reachable)
		}
		if !ok {
			return
		}
		at := from
		for _, next := range got {
			if !f.g.Step(at, next) || !f.may(at, next) {
				t.Fatalf("%v: the way goes from %v to %v", f.g, at, next)
			}
			at = next
		}
		after, _ := path.Measure(f.g, f.costs, spent, from, got)
		if at != to || after.Cells != want.Cells {
			t.Fatalf("%v %v: the way to %v ends at %v and costs %v, want %v", f.g, f.costs.Rule, to, at, after, want)
		}
		if f.costs.Rule != grid.Exact && after.Diagonals != want.Diagonals {
			t.Fatalf("%v %v: the way takes %v, one as cheap %v", f.g, f.costs.Rule, after, want)
		}
	})
}

// Reach is every place whose cheapest way is within the budget, with what that way spends.
func TestReachIsAllThatIsCheapEnough(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, spent := anyField(t), anySpent(t)
		from := f.anyPlace(t, f.turned(t))
		budget := rapid.Int32Range(0, 14).Draw(t, "budget")
		got := path.Reach(f.g, from, f.costs, spent, f.may, budget)
		want := f.oracle(from, spent)
		n := 0
		for _, w := range want {
			if w.Cells <= budget {
				n++
			}
		}
		if len(got) != n {
			t.Fatalf("%v: %d places within %d, want %d", f.g, len(got), budget, n)
		}
		for i, s := range got {
			w := want[s.At.Cell]
			if s.Spent.Cells != w.Cells || f.costs.Rule != grid.Exact && s.Spent != w {
				t.Fatalf("%v %v: %v costs %v, want %v", f.g, f.costs.Rule, s.At, s.Spent, w)
			}
			if i > 0 && got[i-1].At.Cell.Compare(s.At.Cell) >= 0 {
				t.Fatalf("%v: places are not sorted: %v, %v", f.g, got[i-1].At, s.At)
			}
		}
	})
}

// drag-ruler #147, elevation-ruler #237: routes differed by direction. Where ground costs the same both ways, so do routes.
func TestRouteCostsTheSameBothWays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyField(t)
		f.costs.Rough = nil
		turned := f.turned(t)
		from, to := f.anyPlace(t, turned), f.anyPlace(t, turned)
		spent := anySpent(t)
		there, ok1 := path.Route(f.g, from, to, f.costs, spent, f.may, 0)
		back, ok2 := path.Route(f.g, to, from, f.costs, spent, f.may, 0)
		a, _ := path.Measure(f.g, f.costs, spent, from, there)
		b, _ := path.Measure(f.g, f.costs, spent, to, back)
		if ok1 != ok2 || a != b {
			t.Fatalf("%v %v: %v to %v costs %v, back %v", f.g, f.costs.Rule, from, to, a, b)
		}
	})
}

// Cutting a corner of what fills its cell: the caller's may forbids the step, and no route makes it.
func TestRouteKeepsOffCorners(t *testing.T) {
	wall := grid.Cell{X: 1}
	may := func(from, to grid.Place) bool {
		sideways := []grid.Cell{{X: to.Cell.X, Y: from.Cell.Y}, {X: from.Cell.X, Y: to.Cell.Y}}
		return to.Cell != wall && !(squares.Diagonal(from.Cell, to.Cell) && slices.Contains(sideways, wall))
	}
	from, to := grid.Place{}, grid.Place{Cell: grid.Cell{X: 1, Y: 1}}
	there, _ := path.Route(squares, from, to, path.Costs{}, path.Spent{}, may, 0)
	back, _ := path.Route(squares, to, from, path.Costs{}, path.Spent{}, may, 0)
	if len(there) != 2 || len(back) != 2 {
		t.Errorf("round the corner: %v and back %v, want two steps each", there, back)
	}
}

// Of ways as cheap the straightest is taken, always the same.
func TestRouteIsStraightAndTheSame(t *testing.T) {
	for _, g := range grids {
		for _, r := range rules {
			for _, to := range []grid.Cell{{X: 7}, {X: 7, Y: 3}, {X: -4, Y: 9}, {X: 6, Y: 6}, {Y: -5}, {X: 10, Y: -1}} {
				got, ok := path.Route(g, grid.Place{}, grid.Place{Cell: to}, path.Costs{Rule: r}, path.Spent{}, nil, 0)
				if !ok {
					t.Fatalf("%v: no way over open ground to %v", g, to)
				}
				again, _ := path.Route(g, grid.Place{}, grid.Place{Cell: to}, path.Costs{Rule: r}, path.Spent{}, nil, 0)
				if !slices.Equal(got, again) {
					t.Errorf("%v: %v and then %v", g, got, again)
				}
				straight := g.Line(nil, grid.Cell{}, to)
				if r != grid.Taxicab && r != grid.Alternating && strayed(got, to) > strayedCells(straight[1:], to) {
					t.Errorf("%v %v: the way to %v is %v, which strays more than %v", g, r, to, got, straight)
				}
			}
		}
	}
}

func strayed(way []grid.Place, to grid.Cell) (n int64) {
	for _, p := range way {
		n += strayedCells([]grid.Cell{p.Cell}, to)
	}
	return n
}

func strayedCells(way []grid.Cell, to grid.Cell) (n int64) {
	for _, c := range way {
		v := int64(to.X)*int64(c.Y) - int64(to.Y)*int64(c.X)
		n += max(v, -v)
	}
	return n
}

func TestRouteGivesUp(t *testing.T) {
	walled := func(from, to grid.Place) bool { return false }
	far := grid.Place{Cell: grid.Cell{X: 1000}}
	pit := func(from, to grid.Place) bool { return to.Cell != far.Cell }
	for name, try := range map[string]func() ([]grid.Place, bool){
		"walled in": func() ([]grid.Place, bool) {
			return path.Route(squares, grid.Place{}, far, path.Costs{}, path.Spent{}, walled, 0)
		},
		"never there": func() ([]grid.Place, bool) {
			return path.Route(squares, grid.Place{}, far, path.Costs{}, path.Spent{}, pit, 500)
		},
		"turned over": func() ([]grid.Place, bool) {
			return path.Route(pointy, grid.Place{}, grid.Place{Turned: true}, path.Costs{Size: grid.Large}, path.Spent{}, nil, 0)
		},
	} {
		if way, ok := try(); ok || way != nil {
			t.Errorf("%s: %v, %v", name, way, ok)
		}
	}
}

func TestRouteToWhereOneStands(t *testing.T) {
	at := grid.Place{Cell: grid.Cell{X: 3, Y: 4}}
	if way, ok := path.Route(squares, at, at, path.Costs{}, path.Spent{}, nil, 0); !ok || len(way) != 0 {
		t.Errorf("to where it stands: %v, %v", way, ok)
	}
	quarter := at
	quarter.Quarter = 2
	if way, ok := path.Route(squares, at, quarter, path.Costs{Size: grid.Tiny}, path.Spent{}, nil, 0); !ok || !slices.Equal(way, []grid.Place{quarter}) {
		t.Errorf("to another quarter: %v, %v", way, ok)
	}
}

func TestReachWhenAllIsSpent(t *testing.T) {
	if got := path.Reach(squares, grid.Place{}, path.Costs{}, path.Spent{Cells: 7}, nil, 6); got != nil {
		t.Errorf("reach with too much spent: %v", got)
	}
	got := path.Reach(squares, grid.Place{}, path.Costs{}, path.Spent{Cells: 6}, nil, 6)
	if len(got) != 1 || got[0].At != (grid.Place{}) {
		t.Errorf("reach with all spent: %v, want where it stands", got)
	}
}

// Counts of open ground: (2n+1)² squares by equal diagonals, 3n(n+1)+1 hexes.
func TestReachOverOpenGround(t *testing.T) {
	for n := range int32(12) {
		for g, want := range map[grid.Grid]int32{squares: (2*n + 1) * (2*n + 1), pointy: 3*n*(n+1) + 1, flat: 3*n*(n+1) + 1} {
			if got := len(path.Reach(g, grid.Place{}, path.Costs{}, path.Spent{}, nil, n)); got != int(want) {
				t.Errorf("%v: %d places within %d, want %d", g, got, n, want)
			}
		}
	}
}

// hundred is a map of 100 × 100 cells with walls of cells, about a fifth of it closed.
func hundred(from, to grid.Place) bool {
	c := to.Cell
	return c.X >= 0 && c.Y >= 0 && c.X < 100 && c.Y < 100 && (c.X*7919+c.Y*104729+c.X*c.Y*31)%5 != 1
}

func BenchmarkRoute(b *testing.B) {
	for _, g := range []grid.Grid{squares, pointy} {
		for _, r := range rules {
			b.Run(fmt.Sprintf("%v/%v", g.Kind, r), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if _, ok := path.Route(g, grid.Place{Cell: grid.Cell{X: 2, Y: 1}}, grid.Place{Cell: grid.Cell{X: 96, Y: 98}}, path.Costs{Rule: r}, path.Spent{}, hundred, 0); !ok {
						b.Fatal("no way")
					}
				}
			})
		}
	}
}

func BenchmarkReach(b *testing.B) {
	mid := grid.Place{Cell: grid.Cell{X: 50, Y: 50}}
	for _, budget := range []int32{6, 12, 1000} {
		for _, g := range []grid.Grid{squares, pointy} {
			b.Run(fmt.Sprintf("%v/%d", g.Kind, budget), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					path.Reach(g, mid, oneTwoOne, path.Spent{}, hundred, budget)
				}
			})
		}
	}
}

// BenchmarkReachCrowded is what a turn asks for on a map of 100 × 100 cells: all that is in reach of speed 12 by 5-10-5, a third of
// the cells rough, a tenth held by creatures that must be gone around. The goal is 1 ms.
func BenchmarkReachCrowded(b *testing.B) {
	costs := oneTwoOne
	costs.Rough = func(c grid.Cell) int32 { return int32(b2i((c.X*31+c.Y*17)%3 == 0)) }
	held := map[grid.Cell]bool{}
	for i := range int32(1000) {
		held[grid.Cell{X: i * 37 % 100, Y: i * 91 % 97}] = true
	}
	free := func(from, to grid.Place) bool { return hundred(from, to) && !held[to.Cell] }
	for _, g := range []grid.Grid{squares, pointy} {
		b.Run(fmt.Sprint(g.Kind), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				path.Reach(g, grid.Place{Cell: grid.Cell{X: 50, Y: 50}}, costs, path.Spent{Diagonals: 1}, free, 12)
			}
		})
	}
}

func b2i(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// Without a grid a route is the straight line or none, and nothing but the start is reached by steps.
func TestRouteWithoutAGrid(t *testing.T) {
	g := grid.Grid{Kind: grid.Gridless}
	a, b := grid.Place{}, grid.Place{Cell: grid.Cell{X: 700, Y: -40}}
	if way, ok := path.Route(g, a, b, path.Costs{}, path.Spent{}, nil, 0); !ok || !slices.Equal(way, []grid.Place{b}) {
		t.Errorf("%v, %v", way, ok)
	}
	if _, ok := path.Route(g, a, b, path.Costs{}, path.Spent{}, func(grid.Place, grid.Place) bool { return false }, 0); ok {
		t.Error("a way through a wall")
	}
	if way, ok := path.Route(g, a, a, path.Costs{}, path.Spent{}, nil, 0); !ok || len(way) != 0 {
		t.Errorf("to where it stands: %v, %v", way, ok)
	}
	if stops := path.Reach(g, a, path.Costs{}, path.Spent{}, nil, 9); len(stops) != 1 {
		t.Errorf("reached: %v", stops)
	}
}
