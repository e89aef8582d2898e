package sight

import (
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/geomtest"
)

// TestSeenAmongIsSeen: looked at one by one or all at once, the same are seen.
func TestSeenAmongIsSeen(t *testing.T) {
	seed := seedOf(t)
	for i, g := range grids {
		h := geomtest.NewHard(seed+uint64(i), g, 8, 8)
		for range 60 {
			c, s := randomScene(h, 6+h.Rand.IntN(30))
			var all []Body
			for range 12 {
				b := body(h.Cell())
				if h.Rand.IntN(3) == 0 {
					b.Cells = append(b.Cells, g.Neighbours(nil, b.Cells[0])[:2]...)
				}
				b.Hair = g.Centre(b.Cells[0])
				all = append(all, b)
			}
			for _, from := range all {
				var want []int32
				for k, b := range all {
					if s.Seen(from, b, false) {
						want = append(want, int32(k))
					}
				}
				if got := s.SeenAmong(nil, from, all, false); !slices.Equal(got, want) {
					t.Fatalf("seed %d: %+v sees %v, want %v of %+v in\n%s", seed, from, got, want, all, describe(c))
				}
			}
		}
	}
}

// TestSweepLeavesMostOut: in a dungeon most pairs need no exact look, or the sweep would be for nothing.
func TestSweepLeavesMostOut(t *testing.T) {
	s, bodies := bigDungeon(t, 500)
	may, seen := 0, 0
	for _, from := range bodies[:40] {
		s.work.sweep.begin(s, from)
		for _, b := range bodies[:300] {
			if s.work.sweep.may(b) {
				may++
			}
			if s.Seen(from, b, false) {
				seen++
			}
		}
	}
	t.Logf("of %d pairs %d may be seen, %d are", 40*300, may, seen)
	if may > 3*seen {
		t.Errorf("%d of 12,000 pairs may be seen, only %d are", may, seen)
	}
}

// TestSeenAmongFarAway: spaces beyond the limit and no space at all neither panic nor are seen.
func TestSeenAmongFarAway(t *testing.T) {
	s, bodies := bigDungeon(t, 500)
	far := body(s.grid.At(geom.Point{X: 1 << 30, Y: 5}))
	if got := s.SeenAmong(nil, far, append(bodies[:5:5], far, Body{}), false); len(got) > 0 {
		t.Errorf("from beyond the limit %v are seen", got)
	}
	if got := s.SeenAmong(nil, Body{}, bodies[:5], false); len(got) > 0 {
		t.Errorf("nobody sees %v", got)
	}
}
