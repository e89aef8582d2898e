package rules_test

import (
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/all"
)

// start is a corner that lines of an attacker may start from: how many of four are blocked by walls, and how many with the
// creatures.
type start struct{ walls, both int }

// starts answers as a scene does: by the start with the fewest blocked lines.
type starts []start

func (s starts) Cover(_, _ sight.Body, others []sight.Body) sight.Cover {
	least := 4
	for _, c := range s {
		n := c.walls
		if others != nil {
			n = c.both
		}
		least = min(least, n)
	}
	return sight.Cover{Degree: rules.Degree(least, 4, true)}
}

func (s starts) CoverFrom(_ geom.Point, target sight.Body, others []sight.Body) sight.Cover {
	return s.Cover(sight.Body{}, target, others)
}

// The cap on creatures is what it would be if each start were judged by itself: creatures give half at most, walls what
// they give, and the attacker takes the best start (A-24, A-26, B-08).
func TestCapJudgesEachStart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, literal := profile(t, "srd52"), profile(t, "dnd14")
		var s starts
		want, counted := sight.ThreeQuarters, sight.ThreeQuarters
		for range rapid.IntRange(1, 5).Draw(t, "starts") {
			c := start{walls: rapid.IntRange(0, 4).Draw(t, "walls")}
			c.both = rapid.IntRange(c.walls, 4).Draw(t, "both")
			s = append(s, c)
			want = min(want, max(rules.Degree(c.walls, 4, true), min(sight.Half, rules.Degree(c.both, 4, true))))
			counted = min(counted, rules.Degree(c.both, 4, true))
		}
		others := []sight.Body{{}}
		for _, got := range []rules.Cover{p.Cover(s, sight.Body{}, sight.Body{}, others), p.CoverFrom(s, geom.Point{}, sight.Body{}, others)} {
			if got.Degree != want || got.Counted != counted || got.Capped != (want < counted) || !got.Target || got.Bonus != p.CoverBonus[want] {
				t.Fatalf("%v: %+v, want %v of %v", s, got, want, counted)
			}
		}
		if got := literal.Cover(s, sight.Body{}, sight.Body{}, others); got.Degree != counted || got.Capped {
			t.Fatalf("%v: counted literally: %+v, want %v", s, got, counted)
		}
	})
}

func TestDegreesByLines(t *testing.T) {
	for _, c := range []struct {
		lines int
		want  []sight.Degree
	}{
		{4, []sight.Degree{sight.None, sight.Half, sight.Half, sight.ThreeQuarters, sight.ThreeQuarters}},
		{6, []sight.Degree{sight.None, sight.Half, sight.Half, sight.Half, sight.ThreeQuarters, sight.ThreeQuarters, sight.ThreeQuarters}},
	} {
		for blocked, want := range c.want {
			if got := rules.Degree(blocked, c.lines, true); got != want {
				t.Errorf("%d of %d blocked: %v, want %v", blocked, c.lines, got, want)
			}
			if got := rules.Degree(blocked, c.lines, false); got != sight.Total {
				t.Errorf("%d of %d blocked and out of reach: %v", blocked, c.lines, got)
			}
		}
	}
}

func TestProfilesByBothNames(t *testing.T) {
	for name, code := range map[string]string{"dnd14": "r014", "srd52": "r024", "podhod": "r004", "SRD52": "R024"} {
		a, ok1 := all.Named(name)
		b, ok2 := all.Named(code)
		if !ok1 || !ok2 || a != b {
			t.Errorf("%s is %+v, %s is %+v", name, a, code, b)
		}
	}
	for _, name := range []string{"", "dnd", "dnd14 ", "r0144"} {
		if p, ok := all.Named(name); ok || p != (rules.Profile{}) {
			t.Errorf("%q names %+v", name, p)
		}
	}
}

// What every profile must say: names that differ, rules that exist, a cell of five feet, no cover worse than less cover.
func TestProfilesAreWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range all.Profiles() {
		if p.Name == "" || p.Code == "" || seen[p.Name] || seen[p.Code] {
			t.Errorf("names %q and %q", p.Name, p.Code)
		}
		seen[p.Name], seen[p.Code] = true, true
		if !p.Diagonal.Valid() || p.Feet != 5 || p.RoundSeconds < 5 || p.RoundSeconds > 6 {
			t.Errorf("%s: %+v", p.Name, p)
		}
		for _, k := range []area.Kind{area.Circle, area.Cone, area.Line, area.Kind(77)} {
			if !p.Coverage(k).Valid() {
				t.Errorf("%s: %v is covered by %v", p.Name, k, p.Coverage(k))
			}
		}
		if b := p.CoverBonus; b[0] != 0 || b[1] > b[2] || p.CreatureCover < sight.Half {
			t.Errorf("%s: cover gives %v, creatures %v", p.Name, b, p.CreatureCover)
		}
	}
}

func TestTemplatesBeginWhereTheProfileSays(t *testing.T) {
	mid := geom.Point{X: 3*cell + 500, Y: 2*cell + 520}
	for name, want := range map[string]geom.Point{
		"dnd14": {X: 3 * cell, Y: 3 * cell}, "srd52": {X: 3 * cell, Y: 3 * cell}, "podhod": {X: 3*cell + 512, Y: 2*cell + 512},
	} {
		if got := profile(t, name).AreaOrigin(squares, mid); got != want {
			t.Errorf("%s: %v snaps to %v, want %v", name, mid, got, want)
		}
	}
}

func TestFeetToCells(t *testing.T) {
	p := profile(t, "srd52")
	for feet, want := range map[int32]int32{30: 6, 25: 5, 29: 5, 4: 0, 0: 0, -10: 0} {
		if got := p.Cells(feet); got != want {
			t.Errorf("%d feet are %d cells, want %d", feet, got, want)
		}
	}
	if got := (rules.Profile{}).Cells(30); got != 0 {
		t.Errorf("no profile has %d cells", got)
	}
}

func TestReasonsHaveNames(t *testing.T) {
	seen := map[string]bool{}
	for r := rules.Fine; r <= rules.Occupied; r++ {
		if r.String() == "" || seen[r.String()] {
			t.Errorf("reason %d is %q", r, r.String())
		}
		seen[r.String()] = true
	}
}
