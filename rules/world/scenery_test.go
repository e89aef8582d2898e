package world

import (
	"testing"

	"pgregory.net/rapid"

	"sightline/rules"
)

// TestSightCells: miles and sáhy as cells of the map, at least one, and no limit where none is to be seen (R-014-040).
func TestSightCells(t *testing.T) {
	for _, c := range []struct {
		scale   rules.Scale
		weather rules.Weather
		fog     int32
		want    int32
	}{
		{rules.ScaleFight, rules.Indoors, 0, 0}, {rules.ScaleFight, rules.ClearDay, 0, 0}, {rules.ScaleFight, rules.RainyDay, 0, 1056},
		{rules.ScaleFight, rules.FoggyDay, 0, 20}, {rules.ScaleFight, rules.FoggyDay, 40, 60}, {rules.ScaleFight, rules.FoggyDay, 99, 60}, {rules.ScaleDungeon, rules.FoggyDay, 10, 15},
		{rules.ScaleCity, rules.FoggyDay, 0, 1}, {rules.ScaleCity, rules.RainyDay, 0, 52}, {rules.ScaleProvince, rules.ClearDay, 0, 2}, {rules.ScaleProvince, rules.HighClear, 0, 40},
		{rules.ScaleKingdom, rules.HighClear, 0, 6}, {rules.ScaleKingdom, rules.ClearDay, 0, 1}, {rules.ScaleKingdom, rules.FoggyDay, 0, 1},
	} {
		p := rules.Profile{Feet: 5, Scenery: rules.Scenery{Scale: c.scale, Weather: c.weather, Fog: c.fog}}
		if got := SightCells(p); got != c.want {
			t.Errorf("%+v: %d cells", c, got)
		}
	}
}

// TestDaysOfMarch: as many days as a way takes by the day's figure, none where there is none, and one day less is not enough.
func TestDaysOfMarch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, p := Scale(rapid.IntRange(0, 3).Draw(t, "scale")), Pace(rapid.IntRange(0, 2).Draw(t, "pace"))
		way := rapid.Int32Range(-3, 5000).Draw(t, "way")
		n := s.Days(p, way)
		switch {
		case s < ProvinceScale && n != 0, way <= 0 && n != 0:
			t.Fatalf("%d days", n)
		case s >= ProvinceScale && way > 0 && (s.Cells(p, march(n, 0)) < way || s.Cells(p, march(n-1, 0)) >= way):
			t.Fatalf("a way of %d in %d days", way, n)
		}
	})
}

// TestSceneryLaws: worse weather never lets one see farther, and every scale but that of fights has its paces.
func TestSceneryLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		far := func(n int32) int32 {
			if n == 0 {
				return farthest
			}
			return n
		}
		p := rules.Profile{Feet: rapid.Int32Range(-3, 40).Draw(t, "feet")}
		p.Scenery.Scale, p.Scenery.Fog = rules.Scale(rapid.IntRange(0, 5).Draw(t, "scale")), rapid.Int32Range(-50, 90).Draw(t, "fog")
		last := int32(0)
		for _, w := range []rules.Weather{rules.FoggyDay, rules.RainyDay, rules.ClearDay, rules.HighClear, rules.Indoors} {
			p.Scenery.Weather = w
			n := far(SightCells(p))
			if n < last || n < 1 {
				t.Fatalf("weather %d: %d cells after %d", w, n, last)
			}
			last = n
		}
		if s, ok := ScaleOf(p); ok != (p.Scenery.Scale >= rules.ScaleDungeon && p.Scenery.Scale <= rules.ScaleKingdom) || s > KingdomScale {
			t.Fatalf("scale %d: %d, %v", p.Scenery.Scale, s, ok)
		}
	})
}
