package grid_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

// through says, in doubled whole numbers, whether the line between the centres of two squares leads through opposite sides or
// opposite corners of the square space from lo to hi (R-014-076).
func through(lo, hi, a, b Cell) bool {
	ax, ay, bx, by := int64(2*a.X+1), int64(2*a.Y+1), int64(2*b.X+1), int64(2*b.Y+1)
	x0, y0, x1, y1 := int64(2*lo.X), int64(2*lo.Y), int64(2*hi.X+2), int64(2*hi.Y+2)
	// meets says that the line crosses p = at on the first axis with a second coordinate in [lo, hi].
	meets := func(pa, qa, pb, qb, at, lo, hi int64) bool {
		if pa == pb || (pa-at)*(pb-at) > 0 {
			return false
		}
		q, d := qa*(pb-pa)+(qb-qa)*(at-pa), pb-pa
		if d < 0 {
			q, d = -q, -d
		}
		return lo*d <= q && q <= hi*d
	}
	sides := meets(ax, ay, bx, by, x0, y0, y1) && meets(ax, ay, bx, by, x1, y0, y1)
	return sides || meets(ay, ax, by, bx, y0, x0, x1) && meets(ay, ax, by, bx, y1, x0, x1)
}

func TestFlankingOnSquaresIsTheLine(t *testing.T) {
	for n := int32(1); n <= 7; n++ {
		enemy := squares.Space(nil, Across(n), Place{Cell: Cell{3, -2}})
		lo, hi := slices.MinFunc(enemy, Cell.Compare), slices.MaxFunc(enemy, Cell.Compare)
		ring := squares.Border(enemy)
		if len(ring) != int(4*n+4) {
			t.Fatalf("the ring about %d × %d squares has %d", n, n, len(ring))
		}
		flanks := 0
		for _, a := range ring {
			for _, b := range ring {
				o, got := squares.Opposite(enemy, []Cell{a}, []Cell{b})
				if want := through(lo, hi, a, b); got != want {
					t.Errorf("%d × %d at %v: %v and %v flank: %v, want %v", n, n, lo, a, b, got, want)
				}
				if got {
					flanks++
				}
				if got && o.Corners != (a.X != b.X && a.Y != b.Y && (a.X < lo.X || a.X > hi.X) && (a.Y < lo.Y || a.Y > hi.Y)) {
					t.Errorf("%v and %v are at corners: %v", a, b, o.Corners)
				}
			}
		}
		if want := int(4*n*n + 4); flanks != want {
			t.Errorf("%d × %d squares are flanked in %d ways, want %d", n, n, flanks, want)
		}
	}
}

// R-014-077: how many hexes of the ring lie between flankers, by size and both ways up; of the next larger sizes as many as can
// be.
func TestFlankingOnHexesCounts(t *testing.T) {
	for _, g := range hexes {
		for _, turned := range []bool{false, true} {
			for s, need := range map[Size]int32{Medium: 2, Large: 3, Huge: 5, Gargantuan: 6, Across(5): 8, Across(6): 9} {
				enemy := g.Space(nil, s, Place{Cell: Cell{2, 2}, Turned: turned})
				ring := g.Border(enemy)
				for i, a := range ring {
					if next := ring[(i+1)%len(ring)]; !g.Adjacent(a, next) {
						t.Fatalf("%v: the ring about %v jumps from %v to %v", g, s, a, next)
					}
					partners := 0
					for j, b := range ring {
						o, got := g.Opposite(enemy, []Cell{a}, []Cell{b})
						between := int32((j - i + len(ring)) % len(ring))
						want := i != j && min(between-1, int32(len(ring))-between-1) >= need
						if got != want || want && o.Between != [2]int32{between - 1, int32(len(ring)) - between - 1} {
							t.Errorf("%v: %v flanked by %v and %v: %v %v, want %v", g, s, a, b, got, o, want)
						}
						if got {
							partners++
						}
					}
					if want := 1 + len(ring)%2; partners != want {
						t.Errorf("%v: %v: %v has %d partners, want %d", g, s, a, partners, want)
					}
				}
			}
		}
	}
}

// A large flanker flanks by any of its cells; one that does not touch never does; who is nearest to flanking is told.
func TestOppositionOfSpaces(t *testing.T) {
	enemy := []Cell{{2, 2}}
	large := []Cell{{0, 1}, {1, 1}, {0, 2}, {1, 2}}
	o, ok := squares.Opposite(enemy, large, []Cell{{3, 2}})
	if want := (Opposition{A: Cell{1, 2}, B: Cell{3, 2}, Between: [2]int32{3, 3}}); !ok || o != want {
		t.Errorf("%v, %v, want %v", o, ok, want)
	}
	if o, ok := squares.Opposite(enemy, []Cell{{0, 2}}, []Cell{{3, 2}}); ok || o != (Opposition{}) {
		t.Errorf("without touching: %v, %v", o, ok)
	}
	if o, ok := squares.Opposite(enemy, large, large); ok || o.Between != [2]int32{6, 0} && o.Between != [2]int32{0, 6} {
		t.Errorf("with itself: %v, %v", o, ok)
	}
	if _, ok := squares.Opposite(nil, large, large); ok {
		t.Error("nobody is flanked")
	}
	closed := func(a, b Cell) bool { return a.Y == b.Y }
	if got := squares.Touching(nil, large, enemy, closed); !slices.Equal(got, []Cell{{1, 2}}) {
		t.Errorf("past the wall %v touch", got)
	}
	if got := squares.Touching(nil, large, enemy, nil); !slices.Equal(got, []Cell{{1, 1}, {1, 2}}) {
		t.Errorf("%v touch", got)
	}
}

// Flanking does not hang on who is named first, nor on turns and mirrors of the grid.
func TestFlankingTurnsAndMirrors(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t)
		enemy := g.Space(nil, anySize(t), Place{Turned: g.Hex() && rapid.Bool().Draw(t, "turned")})
		ring := g.Border(enemy)
		a, b := rapid.SampledFrom(ring).Draw(t, "a"), rapid.SampledFrom(ring).Draw(t, "b")
		turn := func(c Cell) Cell {
			if g.Hex() {
				return sixthCell(c)
			}
			return Cell{-c.Y, c.X}
		}
		mirror := func(c Cell) Cell { // on hexes about the line through the first and fourth steps
			if g.Hex() {
				return Cell{c.Y, c.X}
			}
			return Cell{-c.X, c.Y}
		}
		flanks := func(f func(Cell) Cell, a, b Cell) bool {
			var space []Cell
			for _, c := range enemy {
				space = append(space, f(c))
			}
			_, ok := g.Opposite(space, []Cell{f(a)}, []Cell{f(b)})
			return ok
		}
		want := flanks(func(c Cell) Cell { return c }, a, b)
		if flanks(func(c Cell) Cell { return c }, b, a) != want || flanks(turn, a, b) != want || flanks(mirror, a, b) != want {
			t.Fatalf("%v: %v and %v about %v: %v, not so the other way, turned or mirrored", g, a, b, enemy, want)
		}
	})
}

func BenchmarkOpposite(b *testing.B) {
	for _, g := range []Grid{squares, pointy} {
		b.Run(g.Kind.String(), func(b *testing.B) {
			enemy := g.Space(nil, Gargantuan, Place{})
			ring := g.Border(enemy)
			b.ReportAllocs()
			for b.Loop() {
				g.Opposite(enemy, ring[:4], ring[8:12])
			}
		})
	}
}

func BenchmarkHeading(b *testing.B) {
	for b.Loop() {
		pointy.Heading(geom.Point{X: 5, Y: 7}, geom.Point{X: 90001, Y: -7003}, 12)
	}
}
