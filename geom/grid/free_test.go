package grid_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	. "sightline/geom/grid"
)

// Free is the nearest place that is allowed: tried against all places about.
func TestFreeIsTheNearestAllowed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, s, p := anyGrid(t), rapid.SampledFrom(Sizes[:]).Draw(t, "size"), anyPoint(t)
		salt := rapid.Int32Range(2, 9).Draw(t, "salt")
		ok := func(at Place) bool { return (at.Cell.X*5+at.Cell.Y*3+int32(at.Quarter))%salt == 1 }
		got, found := g.Free(s, p, 12, ok)
		if found && !ok(got) {
			t.Fatalf("%v: %v is not allowed", g, got)
		}
		for _, at := range places(g, s, p) {
			if !ok(at) {
				continue
			}
			a, b := g.Dist2(g.Middle(s, at), p), g.Dist2(g.Middle(s, got), p)
			if !found || a < b {
				t.Fatalf("%v: %v at %v stands at %v (found %v), but %v is free and nearer", g, s, p, got, found, at)
			}
		}
	})
	rapid.Check(t, func(t *rapid.T) { // few are allowed, far off: the search does not stop too early
		g, s, p := anyGrid(t), rapid.SampledFrom(Sizes[:]).Draw(t, "size"), anyPoint(t)
		n := rapid.Int32Range(-9, 9)
		var allowed []Place
		for range rapid.IntRange(1, 6).Draw(t, "places") {
			allowed = append(allowed, g.Snap(s, p.Add(geom.Point{X: n.Draw(t, "x") * 1024, Y: n.Draw(t, "y") * 1024})))
		}
		got, found := g.Free(s, p, 30, func(at Place) bool { return slices.Contains(allowed, at) })
		for _, at := range allowed {
			if !found || g.Dist2(g.Middle(s, at), p) < g.Dist2(g.Middle(s, got), p) {
				t.Fatalf("%v: %v at %v of %v stands at %v (found %v)", g, s, p, allowed, got, found)
			}
		}
	})
	if _, found := squares.Free(Medium, geom.Point{}, 3, func(Place) bool { return false }); found {
		t.Error("a place where none is allowed")
	}
}

var board = geom.Rect{Max: geom.Point{X: 40 * 1024, Y: 40 * 1024}}

// anyCrowd is creatures that stand on a board, some upon each other.
func anyCrowd(t *rapid.T, g Grid) []Standing {
	var list []Standing
	n := rapid.Int32Range(5*1024, 30*1024)
	for range rapid.IntRange(0, 14).Draw(t, "creatures") {
		s := rapid.SampledFrom(Sizes[:]).Draw(t, "size")
		list = append(list, Standing{Size: s, At: g.Snap(s, geom.Point{X: n.Draw(t, "x"), Y: n.Draw(t, "y")})})
	}
	return list
}

// After a change of grid no two creatures share ground that did not before, all are on the map, each as near as Regrid puts it
// where that is free; and who comes back unmoved stands where it stood.
func TestResettleKeepsEverybodyApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from, to := anyGrid(t), anyGrid(t)
		if rapid.IntRange(0, 5).Draw(t, "gridless") == 0 {
			to = gridless
		}
		list := anyCrowd(t, from)
		places := to.Resettle(from, board, list)
		for i, at := range places {
			space := to.Space(nil, list[i].Size, at)
			if slices.ContainsFunc(space, func(c Cell) bool { return !to.Inside(board, c) }) {
				t.Fatalf("%v stands off the map", at)
			}
			shared := false
			for j := range i {
				over := to.Overlap(space, to.Space(nil, list[j].Size, places[j]))
				was := from.Overlap(from.Space(nil, list[i].Size, list[i].At), from.Space(nil, list[j].Size, list[j].At))
				quarters := list[i].Size == Tiny && list[j].Size == Tiny && at.Quarter != places[j].Quarter
				if shared = over || shared; over && !was && !quarters {
					t.Fatalf("%v to %v: %+v at %v and %+v at %v share ground", from, to, list[i], at, list[j], places[j])
				}
			}
			want := Regrid(from, to, list[i].Size, list[i].At)
			inside := !slices.ContainsFunc(to.Space(nil, list[i].Size, want), func(c Cell) bool { return !to.Inside(board, c) })
			if i == 0 && inside && at != want {
				t.Fatalf("the first stands at %v, want %v", at, want)
			}
		}
		var back []Standing
		for i, at := range places {
			back = append(back, Standing{Size: list[i].Size, At: at, Was: list[i].At, Known: true})
		}
		again := from.Resettle(to, board, back)
		apart := true
		for i, a := range list {
			for _, b := range list[:i] {
				apart = apart && !from.Overlap(from.Space(nil, a.Size, a.At), from.Space(nil, b.Size, b.At))
			}
		}
		for i, at := range again {
			if apart && at != list[i].At {
				t.Fatalf("%v to %v and back: %+v comes to %v", from, to, list[i], at)
			}
		}
	})
}

// Two Medium creatures on squares that the same hex is nearest to: the first in the list takes it, the other the next one.
func TestTwoOnOneHexArePartedTheSameWay(t *testing.T) {
	far := geom.Rect{Max: geom.Point{X: 400 * 1024, Y: 400 * 1024}}
	parted := 0
	for y := range int32(30) {
		a, b := Standing{At: Place{Cell: Cell{9, y}}}, Standing{At: Place{Cell: Cell{9, y + 1}}}
		if Regrid(pointy, squares, Medium, a.At) != Regrid(pointy, squares, Medium, b.At) {
			continue
		}
		parted++
		want := Regrid(pointy, squares, Medium, a.At)
		one, two := squares.Resettle(pointy, far, []Standing{a, b}), squares.Resettle(pointy, far, []Standing{b, a})
		if one[0] != want || two[0] != want || one[1] == want || two[1] == want {
			t.Errorf("%v and %v: %v and, named the other way, %v", a.At, b.At, one, two)
		}
	}
	if parted == 0 {
		t.Error("no two hexes come to one square: nothing was tried")
	}
	crowd := []Standing{{}, {}, {}}
	if got := pointy.Resettle(squares, geom.Rect{Max: geom.Point{X: 1200, Y: 2100}}, crowd); got[0] != got[1] || got[1] != got[2] {
		t.Errorf("who stood together: %v", got)
	}
	crowd[1].At.Cell.X, crowd[2].At.Cell.X = 40, 80
	if got := pointy.Resettle(squares, geom.Rect{Max: geom.Point{X: 1200, Y: 2100}}, crowd); got[1] != Regrid(squares, pointy, Medium, crowd[1].At) {
		t.Errorf("no room anywhere: %v", got)
	}
}

func BenchmarkResettle(b *testing.B) {
	var list []Standing
	for i := range int32(100) {
		list = append(list, Standing{Size: Sizes[i%6], At: Place{Cell: Cell{5 + 4*(i%10), 5 + 4*(i/10)}}})
	}
	far := geom.Rect{Max: geom.Point{X: 60 * 1024, Y: 120 * 1024}}
	b.ReportAllocs()
	for b.Loop() {
		pointy.Resettle(squares, far, list)
	}
}
