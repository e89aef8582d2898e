package area_test

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"testing"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
)

// The same shapes cover the same cells on every processor: this number was the same on amd64 v1 and v3 and in wasm.
func TestCoverIsTheSameEverywhere(t *testing.T) {
	const want = 0x366d55c8293eceeb
	rnd := rand.New(rand.NewPCG(20, 14))
	sum := fnv.New64a()
	for range 3000 {
		g := grids[rnd.IntN(len(grids))]
		s := area.Shape{
			Kind:   area.Kind(rnd.IntN(3)),
			Origin: geom.Point{X: rnd.Int32N(20000) - 10000, Y: rnd.Int32N(20000) - 10000},
			Dir:    geom.Point{X: rnd.Int32N(41) - 20, Y: rnd.Int32N(41) - 20},
			Length: 1 + rnd.Int32N(6000),
		}
		if rnd.IntN(2) == 0 {
			s.Origin, s.Length = area.Origin(g, s.Origin), 1024*(1+rnd.Int32N(6))
		}
		fmt.Fprintln(sum, area.Cover(g, s, area.Rule(rnd.IntN(3)), wide))
	}
	if got := sum.Sum64(); got != want {
		t.Errorf("the answers hash to %#x, want %#x", got, uint64(want))
	}
}

// The same of all forms, in layers.
func TestLayersAreTheSameEverywhere(t *testing.T) {
	const want = 0x27ea03f91d729e61
	rnd := rand.New(rand.NewPCG(20, 15))
	sum := fnv.New64a()
	for range 3000 {
		g := grids[rnd.IntN(len(grids))]
		s := area.Shape{
			Kind:   area.Kind(rnd.IntN(area.Kinds)),
			Origin: geom.Point{X: rnd.Int32N(20000) - 10000, Y: rnd.Int32N(20000) - 10000},
			Dir:    geom.Point{X: rnd.Int32N(41) - 20, Y: rnd.Int32N(41) - 20},
			Length: 1 + rnd.Int32N(6000),
			Pivot:  area.Pivot(rnd.IntN(3)),
			Lift:   rnd.Int32N(6000) - 3000,
			Height: rnd.Int32N(3000),
			Size:   grid.Sizes[rnd.IntN(6)],
			Count:  grid.Rule(rnd.IntN(4)),
			Up:     grid.Rule(rnd.IntN(4)),
		}
		s.At = g.Snap(s.Size, s.Origin)
		fmt.Fprintln(sum, area.CoverLayer(g, s, area.Rule(rnd.IntN(3)), wide, rnd.Int32N(7)-3))
	}
	if got := sum.Sum64(); got != want {
		t.Errorf("the answers hash to %#x, want %#x", got, uint64(want))
	}
}
