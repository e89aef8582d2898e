package turn_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/rules/turn"
)

// R-004-010: segments share out all actions, nobody's share grows smaller towards the end, and two shares of one differ by one
// at most; everybody acts in each.
func TestSegmentsShareAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		actions := rapid.SliceOfN(rapid.Int32Range(1, 40), 1, 8).Draw(t, "actions")
		segments := turn.Segments(actions)
		if len(segments) != int(slices.Min(actions)) {
			t.Fatalf("%v in %d segments", actions, len(segments))
		}
		for i, a := range actions {
			sum := int32(0)
			for s := range segments {
				if sum += segments[s][i]; segments[s][i] < 1 || s > 0 && segments[s][i] < segments[s-1][i] || segments[s][i] > segments[0][i]+1 {
					t.Fatalf("%v: %v", actions, segments)
				}
			}
			if sum != a {
				t.Fatalf("%v: %d of %d actions", actions, sum, a)
			}
		}
	})
	for _, c := range []struct {
		actions []int32
		want    [][]int32
	}{
		{[]int32{4, 3, 2}, [][]int32{{2, 1, 1}, {2, 2, 1}}},
		{[]int32{5, 3}, [][]int32{{1, 1}, {2, 1}, {2, 1}}},
		{[]int32{3, 0, -1}, [][]int32{{1, 0, 0}, {1, 0, 0}, {1, 0, 0}}},
		{nil, nil}, {[]int32{0}, nil},
	} {
		if got := turn.Segments(c.actions); !slices.EqualFunc(got, c.want, slices.Equal) {
			t.Errorf("%v: %v, want %v", c.actions, got, c.want)
		}
	}
	if got := turn.Share([]int32{1}, 3); !slices.EqualFunc(got, [][]int32{{0}, {0}, {1}}, slices.Equal) {
		t.Errorf("one action in three segments: %v", got)
	}
	if n := len(turn.Segments([]int32{1 << 30, 1 << 30})); n != turn.MaxSegments {
		t.Errorf("%d segments", n)
	}
}

// R-024-005: the order is total and stable: each once, highest first, those with the same as they came.
func TestOrderIsTotalAndStable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOfN(rapid.Int32Range(-3, 3), 0, 12).Draw(t, "values")
		o := of(values...)
		if len(o.Entries) != len(values) {
			t.Fatalf("%d of %d", len(o.Entries), len(values))
		}
		for i := 1; i < len(o.Entries); i++ {
			a, b := o.Entries[i-1], o.Entries[i]
			if a.Value < b.Value || a.Value == b.Value && a.ID > b.ID {
				t.Fatalf("%v: %s", values, show(o))
			}
		}
	})
}

// A round that is split has each line in each segment, and back takes back next.
func TestSegmentsInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := of(rapid.SliceOfN(rapid.Int32Range(0, 5), 1, 5).Draw(t, "values")...)
		o.Segments = rapid.Int32Range(1, 4).Draw(t, "segments")
		o = o.Next()
		for n := range 3 * len(o.Entries) * int(o.Segments) {
			per := len(o.Entries) * int(o.Segments)
			if int(o.Round) != n/per+1 || int(o.Segment) != n%per/len(o.Entries)+1 || o.Now != o.Entries[n%len(o.Entries)].ID {
				t.Fatalf("step %d: %s, segment %d", n, show(o), o.Segment)
			}
			if back := o.Next().Back(); back.Now != o.Now || back.Round != o.Round || back.Segment != o.Segment {
				t.Fatalf("%s, next, back: %s", show(o), show(back))
			}
			o = o.Next()
		}
	})
}

// R-024-003, R-024-004.
func TestInitiative(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, mod := rapid.Int32Range(1, 20).Draw(t, "a"), rapid.Int32Range(1, 20).Draw(t, "b"), rapid.Int32Range(-5, 9).Draw(t, "mod")
		plain, off := turn.Initiative([]int32{a, b}, mod, false), turn.Initiative([]int32{a, b}, mod, true)
		if plain != a+mod || off != min(a, b)+mod {
			t.Fatalf("%d, %d, %+d: %d, surprised %d", a, b, mod, plain, off)
		}
	})
	if turn.Dice(true) != 2 || turn.Dice(false) != 1 || turn.Initiative(nil, 3, true) != 3 {
		t.Error("dice of initiative")
	}
	if got := turn.Groups([]string{"wolf", "", "wolf", "", "bear", "wolf"}); !slices.Equal(got, []int{0, 1, 0, 3, 4, 0}) {
		t.Errorf("groups %v", got)
	}
	if turn.Tie(true, true) != turn.Players || turn.Tie(true, false) != turn.Master || turn.Tie(false, false) != turn.Master {
		t.Error("who breaks ties")
	}
}

// R-014-056 to 058: the game master sees all in each style.
func TestStyles(t *testing.T) {
	for s := range turn.Styles {
		if s.Seen(true) != turn.Whole || !s.Hidden(true) || s.Hidden(false) {
			t.Errorf("style %d", s)
		}
	}
	if turn.HiddenList.Seen(false) != turn.OwnLine || turn.Cards.Seen(false) != turn.ComeUp || turn.VisibleList.Seen(false) != turn.Whole {
		t.Error("what players see")
	}
	o := of(18, 15, 12)
	expect(t, o.Card(1), "2 3 1 r0")
	expect(t, o.Card(9), "1 2 3 r0")
	if e, ok := o.Ahead(2, 2); !ok || e.ID != 2 {
		t.Errorf("two after the last: %v %v", e, ok)
	}
	if _, ok := (turn.Order{}).Ahead(0, 1); ok {
		t.Error("a card of an empty deck")
	}
}

// R-024-002, 007 to 011, R-014-083, R-004-009.
func TestSmallRules(t *testing.T) {
	if b := turn.NewBudget(30); b != (turn.Budget{Feet: 30, Actions: 1}) {
		t.Errorf("%+v", b)
	}
	if turn.NewBudget(-5).Feet != 0 || turn.Brief.Action() || !turn.Long.Action() || !turn.Free(0) || turn.Free(1) || !turn.MayPass(false, false) {
		t.Error("a turn")
	}
	if !turn.Awkward("stuck door") || turn.Awkward("door") || !turn.Awkward("Zaseknuté dveře") {
		t.Error("awkward things")
	}
	for name, want := range map[string]turn.Fate{"fled": turn.Fled, "killed": turn.Killed, "knocked out": turn.KnockedOut, "surrendered": turn.Surrendered, "fights": turn.Fights, "": turn.Fights} {
		if got := turn.FateNamed(name); got != want || turn.Ended(got, false) != (want != turn.Fights) || !turn.Ended(got, true) {
			t.Errorf("%q: %d", name, got)
		}
	}
	for name, want := range map[string]bool{"opportunity_attack": true, "shield spell": true, "shield_spell": true, "readied action": false, "readied": false, "no timing given": false, "unclear": false} {
		if got := turn.ReactionNamed(name).Interrupts(); got != want {
			t.Errorf("%q interrupts: %v", name, got)
		}
	}
	if who, march := turn.Places(true); who != turn.Master || !march {
		t.Error("who places characters")
	}
	if turn.Actions(2, 3) != 5 || turn.Actions(2, -9) != 0 || turn.Actions(1<<30, 1<<30) != 1<<31-1 {
		t.Error("actions")
	}
}
