package check_test

import (
	"testing"

	"pgregory.net/rapid"

	"sightline/rules"
	"sightline/rules/check"
	"sightline/rules/fight"
)

var small = rapid.Int32Range(-40, 60)

// TestNeededFacesReachTheDC: of the twenty faces exactly as many as are told reach the DC.
func TestNeededFacesReachTheDC(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		mod, dc := small.Draw(t, "modifier"), small.Draw(t, "dc")
		face, faces := check.Needed(mod, dc)
		count := int32(0)
		for d := int32(1); d <= 20; d++ {
			if check.Resolve(rules.Checks{}, d+mod, dc).Success {
				count++
			}
		}
		if count != faces || face < 1 || faces > 0 && face+faces != 21 {
			t.Fatalf("modifier %d, DC %d: %d faces from %d, counted %d", mod, dc, faces, face, count)
		}
	})
}

// TestModOfAScore: each two points are one, and 10 is none (R-014-021).
func TestModOfAScore(t *testing.T) {
	for score, want := range map[int32]int32{1: -5, 2: -4, 8: -1, 9: -1, 10: 0, 11: 0, 12: 1, 20: 5, 30: 10} {
		if got := check.Mod(score); got != want {
			t.Errorf("a score of %d gives %d, want %d", score, got, want)
		}
	}
}

// TestMarginsDoNotMeet: no result is both a bad failure and one that may succeed at a cost, options that are off change
// nothing, and a better total is never worse.
func TestMarginsDoNotMeet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := rules.Checks{Cost: rapid.Bool().Draw(t, "cost"), Degrees: rapid.Bool().Draw(t, "degrees")}
		total, dc := small.Draw(t, "total"), small.Draw(t, "dc")
		r, better := check.Resolve(c, total, dc), check.Resolve(c, total+1, dc)
		if r.Severe && r.Cost || r.Success && (r.Severe || r.Cost) || !r.Success && r.Mar {
			t.Fatalf("%+v", r)
		}
		if !c.Cost && (r.Cost || r.Mar) || !c.Degrees && r.Severe {
			t.Fatalf("an option that is off: %+v", r)
		}
		if r.Success && !better.Success || !r.Severe && better.Severe {
			t.Fatalf("%d gives %+v, one more %+v", total, r, better)
		}
	})
}

// TestAutoSuccessIsForChecks: no contest, save or attack succeeds by itself, and a lower DC is never harder (R-014-022).
func TestAutoSuccessIsForChecks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kind := check.Kind(rapid.IntRange(0, 3).Draw(t, "kind"))
		score, level, dc := rapid.Int32Range(1, 30).Draw(t, "score"), rapid.Int32Range(1, 20).Draw(t, "level"), rapid.Int32Range(1, 30).Draw(t, "dc")
		proficient := rapid.Bool().Draw(t, "proficient")
		got := check.Auto(kind, score, level, dc, proficient)
		if kind != check.Check && got != check.NotAuto {
			t.Fatalf("kind %d succeeds by %d", kind, got)
		}
		if got != check.NotAuto && check.Auto(kind, score, level, dc-1, proficient) == check.NotAuto {
			t.Fatal("a lower DC is harder")
		}
	})
}

// TestContestsAreFair: who wins does not hang on who is called first.
func TestContestsAreFair(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := small.Draw(t, "a"), small.Draw(t, "b")
		other := map[check.Side]check.Side{check.Neither: check.Neither, check.First: check.Second, check.Second: check.First}
		if check.Won(a, b) != other[check.Won(b, a)] {
			t.Fatalf("%d against %d", a, b)
		}
	})
}

// TestInspirationIsNeverTwo: whatever is done, nobody has more than one, and handing over neither makes nor loses any.
func TestInspirationIsNeverTwo(t *testing.T) {
	for _, giver := range []bool{false, true} {
		for _, other := range []bool{false, true} {
			g, o, refused := check.Give(giver, other)
			if n := map[bool]int{true: 1}; n[g]+n[o] != n[giver]+n[other] {
				t.Errorf("%v to %v makes %v and %v", giver, other, g, o)
			}
			if refused != (!giver || other) {
				t.Errorf("%v to %v refused: %v", giver, other, refused)
			}
		}
	}
	if left, adv := check.Spend(false, check.Attack); left || adv {
		t.Error("what is not there is spent")
	}
	for on := range check.Other + 1 {
		if left, adv := check.Spend(true, on); left == adv || adv != (on != check.Other) {
			t.Errorf("spent on kind %d: %v %v", on, left, adv)
		}
	}
}

// TestSeenBy: only an open roll shows its total to players, and it can't be altered; a table that forbids altering has none of it.
func TestSeenBy(t *testing.T) {
	for m := range check.Modes {
		for _, r := range []rules.Rolls{{}, {Fixed: true}, {Unshown: true}} {
			s := check.SeenBy(r, m)
			if s.Total != (m == check.Open) || s.Alter && (m == check.Open || r.Fixed) || !s.Roll && (m != check.Secret || !r.Unshown) {
				t.Errorf("mode %d with %+v: %+v", m, r, s)
			}
			if got := check.Alter(r, m, 20, 1); (got == 1) != s.Alter {
				t.Errorf("mode %d with %+v: altered to %d", m, r, got)
			}
		}
	}
}

// TestWordsBegin: words name an ability where they begin a word of the task, in both languages.
func TestWordsBegin(t *testing.T) {
	for task, want := range map[string]fight.Ability{
		"Break down the door": fight.Str, "break a cipher": fight.Int, "Vylomit dveře": fight.Str, "notice a lie": fight.Wis,
		"lie convincingly": fight.Cha, "hold hot iron without flinching": fight.Con, "proplížit se kolem hlídky": fight.Dex,
	} {
		if got, ok := check.Suggest(task); !ok || got != want {
			t.Errorf("%q: %v, %v", task, got, ok)
		}
	}
	if got, ok := check.Suggest("xyzzy"); ok {
		t.Errorf("a word that is none names %v", got)
	}
}

// TestNewcomer: never below 1, and never above the lowest of the group.
func TestNewcomer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		levels := rapid.SliceOfN(rapid.Int32Range(1, 20), 0, 6).Draw(t, "levels")
		got := check.Newcomer(levels, rapid.Bool().Draw(t, "played"))
		for _, l := range levels {
			if got > l {
				t.Fatalf("level %d beside %v", got, levels)
			}
		}
		if got < 1 {
			t.Fatalf("level %d", got)
		}
	})
}
