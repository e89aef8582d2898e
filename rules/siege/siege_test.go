package siege_test

import (
	"testing"

	"pgregory.net/rapid"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/siege"
)

func engine(t *testing.T, id string) siege.Engine {
	t.Helper()
	e, ok := siege.Find(id)
	if !ok {
		t.Fatalf("no engine %q", id)
	}
	return e
}

// TestEnginesAreWhole: seven engines, each found, in both languages, whose dice come to the average that is printed.
func TestEnginesAreWhole(t *testing.T) {
	if len(siege.Engines) != 7 {
		t.Errorf("%d engines", len(siege.Engines))
	}
	for _, e := range siege.Engines {
		if got := engine(t, e.ID); got.Row != e.Row || e.Name.En == "" || e.Name.Cs == "" || e.AC == 0 || e.HP == 0 {
			t.Errorf("%+v", e)
		}
		var n, sides int32
		for i, c := range e.Dice {
			if c == 'd' {
				n, sides = number(e.Dice[:i]), number(e.Dice[i+1:])
			}
		}
		if e.Dice != "" && n*(sides+1)/2 != e.Average {
			t.Errorf("%s: %s averages %d", e.ID, e.Dice, e.Average)
		}
	}
	if _, ok := siege.Find("sling"); ok {
		t.Error("a sling is no engine")
	}
}

func number(s string) (n int32) {
	for _, c := range s {
		n = n*10 + c - '0'
	}
	return n
}

// TestCyclesOfTheCatalog: how many shots so many actions make.
func TestCyclesOfTheCatalog(t *testing.T) {
	for _, c := range []struct {
		id            string
		done, actions int32
		now, shots    int32
		nextID        string
		nextLeft      int32
	}{
		{id: "ballista", actions: 3, shots: 1, nextID: "load", nextLeft: 1}, {id: "cauldron", actions: 4, shots: 1, nextID: "fill", nextLeft: 3},
		{id: "onager", actions: 5, shots: 1, nextID: "load", nextLeft: 2}, {id: "trebuchet", actions: 10, shots: 2, nextID: "load", nextLeft: 2},
		{id: "trebuchet", done: 1, actions: 2, now: 3, nextID: "aim", nextLeft: 1}, {id: "onager", actions: 4, now: 4, nextID: "fire", nextLeft: 1},
		{id: "ram", actions: 9}, {id: "ballista", done: -5, actions: -5, nextID: "load", nextLeft: 1},
	} {
		e := engine(t, c.id)
		now, shots := e.Work(c.done, c.actions)
		next, left := e.At(now)
		if now != c.now || shots != c.shots || next.ID != c.nextID || left != c.nextLeft {
			t.Errorf("%s %d+%d: %d, %d shots, then %s %d", c.id, c.done, c.actions, now, shots, next.ID, left)
		}
	}
}

// TestWorkIsKept: two crews one after the other get as far as one that spends all their actions.
func TestWorkIsKept(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := rapid.SampledFrom(siege.Engines).Draw(t, "engine")
		a, b := rapid.Int32Range(0, 30).Draw(t, "a"), rapid.Int32Range(0, 30).Draw(t, "b")
		mid, first := e.Work(0, a)
		end, second := e.Work(mid, b)
		now, all := e.Work(0, a+b)
		if end != now || first+second != all {
			t.Errorf("%s: %d then %d leave %d after %d, together %d after %d", e.ID, a, b, end, first+second, now, all)
		}
	})
}

// TestAimHasBands: within the least range and beyond the long one is no shot.
func TestAimHasBands(t *testing.T) {
	for _, c := range []struct {
		id   string
		far  int32
		want rules.Band
	}{
		{"ballista", 24, rules.Near}, {"ballista", 25, rules.Long}, {"ballista", 96, rules.Long}, {"ballista", 97, rules.Beyond}, {"ballista", 0, rules.Near},
		{"onager", 12, rules.Beyond}, {"onager", 13, rules.Near}, {"onager", 41, rules.Long}, {"trebuchet", 50, rules.Near}, {"trebuchet", 51, rules.Long},
		{"trebuchet", 241, rules.Beyond}, {"ram", 1, rules.Near}, {"ram", 2, rules.Beyond}, {"cauldron", 1, rules.Beyond}, {"cannon", -1, rules.Beyond},
	} {
		if got := engine(t, c.id).Aim(c.far); got != c.want {
			t.Errorf("%s at %d: %v, want %v", c.id, c.far, got, c.want)
		}
	}
}

// TestCrewsAndTowers: who works what, and who gets where.
func TestCrewsAndTowers(t *testing.T) {
	ram, tower, cauldron, ballista := engine(t, "ram"), engine(t, "siege_tower"), engine(t, "cauldron"), engine(t, "ballista")
	if ram.Works(3) || !ram.Works(4) || ballista.Works(0) || !ballista.Works(1) {
		t.Error("a ram takes four, a ballista one")
	}
	if !tower.Lifts(grid.Medium, 8) || tower.Lifts(grid.Medium, 9) || tower.Lifts(grid.Large, 2) || !tower.Lifts(grid.Tiny, 0) || ram.Lifts(grid.Small, 1) {
		t.Error("a tower lifts Medium or smaller, 8 cells")
	}
	if cauldron.Poured(11, 15) != 5 || cauldron.Poured(11, 14) != 11 {
		t.Error("half of 11 is 5")
	}
	if siege.Struck(50, 12, "poison") != 50 || siege.Struck(50, 12, "psychic") != 50 || siege.Struck(50, 12, "fire") != 38 || siege.Struck(5, 12, "fire") != 0 || siege.Struck(5, -2, "fire") != 5 {
		t.Error("poison and psychic damage do nothing, nothing falls below 0")
	}
	if ballista.Ready("aim") != 2 || ballista.Ready("") != 0 || ballista.Cycle() != 3 || tower.Cycle() != 0 {
		t.Error("a ballista takes three actions")
	}
}
