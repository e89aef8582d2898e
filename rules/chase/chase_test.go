package chase_test

import (
	"testing"

	"pgregory.net/rapid"

	"sightline/rules/chase"
)

// TestDashesTire: what the catalog says of free Dashes, the check, dropping out and resting.
func TestDashesTire(t *testing.T) {
	for _, c := range []struct{ con, free int32 }{{2, 5}, {0, 3}, {-1, 2}, {-3, 0}, {-5, 0}, {-1 << 31, 0}} {
		if got := chase.Free(c.con); got != c.free {
			t.Errorf("Constitution %d: %d free Dashes, want %d", c.con, got, c.free)
		}
	}
	if !chase.IsFree(2, 4) || chase.IsFree(2, 5) || chase.IsFree(-5, 0) {
		t.Error("with Constitution +2 five Dashes are free and the sixth is not")
	}
	if chase.Tire(0, 9) != 1 || chase.Tire(0, 10) != 0 || chase.Tire(6, -5) != 6 {
		t.Error("9 tires, 10 does not, and nothing is beyond level 6")
	}
	if chase.Out(4) || !chase.Out(5) || !chase.Out(6) {
		t.Error("one drops out at level 5")
	}
	if chase.Recover(3, 2, chase.ShortRest) != 1 || chase.Recover(3, 2, chase.LongRest) != 1 || chase.Recover(3, 2, chase.NoRest) != 3 || chase.Recover(1, 4, chase.ShortRest) != 0 {
		t.Error("a rest takes away the levels of the chase, and no more than there are")
	}
}

// TestRestsNeverTire: whatever the numbers, a rest leaves at most what was there, and never less than 0.
func TestRestsNeverTire(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		level, earned := rapid.Int32Range(0, 6).Draw(t, "level"), rapid.Int32().Draw(t, "earned")
		rest := chase.Rest(rapid.Uint8Range(0, 2).Draw(t, "rest"))
		if got := chase.Recover(level, earned, rest); got < 0 || got > level {
			t.Errorf("%d after a rest from %d", got, level)
		}
	})
}

// TestReactionsInAChase: runners draw none from each other.
func TestReactionsInAChase(t *testing.T) {
	for _, c := range []struct{ attacker, target, may bool }{{true, true, false}, {false, true, true}, {true, false, true}, {false, false, true}} {
		if chase.MayReact(c.attacker, c.target) != c.may {
			t.Errorf("%+v", c)
		}
	}
}

// TestLeadIsTheNearest: no pursuer is nearer than the lead, and none before it as near.
func TestLeadIsTheNearest(t *testing.T) {
	if chase.Lead(nil) != -1 || chase.Lead([]int32{12, 8, 20, 8}) != 1 {
		t.Error("the first of the nearest leads, and nobody of none")
	}
	rapid.Check(t, func(t *rapid.T) {
		behind := rapid.SliceOfN(rapid.Int32Range(-50, 50), 1, 9).Draw(t, "behind")
		lead := chase.Lead(behind)
		for i, d := range behind {
			if d < behind[lead] || d == behind[lead] && i < lead {
				t.Errorf("%d leads %v", lead, behind)
			}
		}
	})
}

// TestEscapes: greater than the best of the pursuers, and never from under the lead's eyes.
func TestEscapes(t *testing.T) {
	for _, c := range []struct {
		stealth int32
		passive []int32
		left    bool
		want    bool
	}{{15, []int32{14, 12}, true, true}, {14, []int32{14, 12}, true, false}, {14, []int32{12, 14}, true, false}, {25, []int32{14}, false, false}, {1, nil, true, true}} {
		if got := chase.Escapes(c.stealth, c.passive, c.left); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestFactorsCancel: any number of factors on a side counts once.
func TestFactorsCancel(t *testing.T) {
	for f, want := range map[chase.Factor]int32{
		0: 0, chase.ManyHiding: 1, chase.ManyHiding | chase.Crowded: 1, chase.ManyHiding | chase.Crowded | chase.Tracker: 0,
		chase.Quiet | chase.FewHiding: -1, chase.MoreFor: 1, chase.MoreAgainst: -1, chase.AllFactors: 0,
	} {
		if got := f.Net(); got != want {
			t.Errorf("%b: %d, want %d", f, got, want)
		}
	}
}

// TestTablesAnswerEveryFace: each face of the die has one row, which says something in both languages, and 1 to 10 alone are
// complications.
func TestTablesAnswerEveryFace(t *testing.T) {
	for _, table := range chase.Tables() {
		next := int32(1)
		for _, r := range table.Rows {
			if r.From != next || r.To < r.From || r.Name.En == "" || r.Name.Cs == "" || r.Text.En == "" || r.Text.Cs == "" {
				t.Errorf("%s: %+v where %d should begin", table.ID, r, next)
			}
			next = r.To + 1
		}
		if next != table.Die+1 {
			t.Errorf("%s ends at %d", table.ID, next-1)
		}
		for face := int32(1); face <= table.Die; face++ {
			if r, ok := table.Roll(face); !ok || r.None() == chase.Strikes(face) {
				t.Errorf("%s: %d gives %+v", table.ID, face, r)
			}
		}
		for _, face := range []int32{0, -1, table.Die + 1} {
			if _, ok := table.Roll(face); ok || face < 1 && chase.Strikes(face) {
				t.Errorf("%s has a row for %d", table.ID, face)
			}
		}
		if got, ok := chase.Find(table.ID); !ok || got.Name != table.Name {
			t.Errorf("%s is not found", table.ID)
		}
	}
	if _, ok := chase.Find("sea"); ok {
		t.Error("there is no table of the sea")
	}
}

// TestTheGuardLetsTheSlowPass: only moving 4 cells or more is answered; a swarm needs no reason.
func TestTheGuardLetsTheSlowPass(t *testing.T) {
	town, _ := chase.Find("urban")
	wild, _ := chase.Find("wilderness")
	guard, _ := town.Roll(9)
	swarm, _ := wild.Roll(3)
	dogs, _ := town.Roll(6)
	if guard.Attacks(3) || !guard.Attacks(4) || !swarm.Attacks(0) || dogs.Attacks(9) {
		t.Error("guard from 4 cells, swarm always, dogs never by an attack")
	}
}

// TestNextRunner: it wraps, skips those out, and is nobody when alone.
func TestNextRunner(t *testing.T) {
	for _, c := range []struct {
		roller int
		out    []bool
		want   int
	}{{0, make([]bool, 3), 1}, {2, make([]bool, 3), 0}, {0, []bool{false, true, false}, 2}, {0, []bool{false}, -1}, {0, []bool{false, true}, -1}, {-1, make([]bool, 2), -1}, {0, nil, -1}} {
		if got := chase.Next(c.roller, c.out); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
}

// TestSplitsArePartitions: everyone in one group, and nobody else.
func TestSplitsArePartitions(t *testing.T) {
	all := []string{"P1", "P2", "Q1", "Q2"}
	for _, c := range []struct {
		groups [][]string
		want   bool
	}{
		{[][]string{{"P1", "Q1"}, {"P2", "Q2"}}, true}, {[][]string{all}, true}, {[][]string{{"P1", "Q1"}, {"P2"}}, false},
		{[][]string{{"P1", "Q1"}, {"P1", "P2", "Q2"}}, false}, {[][]string{{"P1", "Q1", "P2", "Q2"}, {}}, false}, {[][]string{{"P1", "Q1", "P2", "X"}}, false},
	} {
		if got := chase.Splits(all, c.groups); got != c.want {
			t.Errorf("%v: %v", c.groups, got)
		}
	}
	if got := chase.Newcomers(all, []string{"P1", "X", "X"}); len(got) != 1 || got[0] != "X" {
		t.Errorf("newcomers %v", got)
	}
}

// TestSmallNumbers: own tables, falls, inspiration.
func TestSmallNumbers(t *testing.T) {
	if chase.Allowed(0) || !chase.Allowed(1) || !chase.Allowed(100) || chase.Allowed(101) {
		t.Error("own tables have 1 to 100 rows")
	}
	for cells, want := range map[int32]int32{-4: 0, 1: 0, 2: 1, 3: 1, 4: 2} {
		if got := chase.FallDice(cells); got != want {
			t.Errorf("a fall of %d: %dd6", cells, got)
		}
	}
	if !chase.Negated("A", "B", "A") || !chase.Negated("A", "B", "B") || chase.Negated("A", "B", "C") {
		t.Error("roller and struck may cancel, others not")
	}
}
