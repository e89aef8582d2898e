package chase_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/rules/chase"
)

// pursuit is a chase of three that began: a pursuer at 0, a quarry at 10, a pursuer at 4, in this order.
func pursuit(t *testing.T) chase.Chase {
	t.Helper()
	c := chase.Chase{Table: "urban"}
	for _, r := range []chase.Runner{{ID: 1, Value: 3, Passive: 12}, {ID: 2, Role: chase.Quarry, Value: 2, At: 10, Con: -3}, {ID: 3, Value: 1, At: 4, Passive: 14}} {
		var ok bool
		if c, ok = c.Join(r); !ok {
			t.Fatal("no room")
		}
	}
	c, ok := c.Start()
	if !ok {
		t.Fatal("it does not begin")
	}
	return c
}

func of(c chase.Chase, id uint64) chase.Runner { return c.Runners[c.Index(id)] }

// TestStartNeedsBothSides, and orders by initiative with ties as they were.
func TestStartNeedsBothSides(t *testing.T) {
	c := chase.Chase{Runners: []chase.Runner{{ID: 1}, {ID: 2}}}
	if _, ok := c.Start(); ok {
		t.Error("a chase without a quarry begins")
	}
	c = chase.Chase{Runners: []chase.Runner{{ID: 1, Value: 4}, {ID: 2, Value: 9, Role: chase.Quarry}, {ID: 3, Value: 4}}}
	got, ok := c.Start()
	if !ok || got.Runners[0].ID != 2 || got.Runners[1].ID != 1 || got.Round != 1 {
		t.Errorf("%+v", got)
	}
	if _, again := got.Start(); again || c.Runners[0].ID != 1 {
		t.Error("it begins twice, or the one before changed")
	}
}

// TestRunOverRoughGround: so many cells cost double, the odd cell does not get over one, and an obstacle stops.
func TestRunOverRoughGround(t *testing.T) {
	c := pursuit(t)
	for _, x := range []struct{ rough, movement, way, left int32 }{{0, 6, 6, 0}, {2, 6, 4, 0}, {2, 4, 2, 0}, {2, 3, 1, 1}, {2, 1, 0, 2}, {5, 6, 3, 2}, {1, -4, 0, 1}} {
		got := of(c.Change(1, func(r *chase.Runner) { r.Rough = x.rough }).Run(1, x.movement), 1)
		if got.At != x.way || got.Rough != x.left {
			t.Errorf("%+v: at %d, %d rough", x, got.At, got.Rough)
		}
	}
	c = c.Place([]chase.Mark{{At: 20, Text: "b"}, {At: 5, Text: "a", DC: 9, Rough: 3}})
	c = c.Run(1, 50)
	if r := of(c, 1); r.At != 5 || r.Trouble.Mark != 1 {
		t.Errorf("%+v", r)
	}
	if tr, ok := c.Struck(of(c, 1).Trouble); !ok || tr.Test.DC != 9 || tr.Text.En != "a" {
		t.Errorf("%+v", tr)
	}
	moved := c.Place([]chase.Mark{{At: 2, Text: "c"}, {At: 5, Text: "a", DC: 9, Rough: 3}})
	if of(moved, 1).Trouble.Mark != 2 || of(c.Place(nil), 1).Trouble.Some() {
		t.Error("whoever met an obstacle meets the same, if it is there")
	}
	if r := of(c.Pass(1, false), 1); r.Rough != 3 || r.Trouble.Some() {
		t.Errorf("failed: %+v", r)
	}
}

// TestComplicationsStrikeTheNext, R-014-090.
func TestComplicationsStrikeTheNext(t *testing.T) {
	c, struck := pursuit(t).Roll(3)
	if struck != 2 || of(c, 2).Trouble != (chase.Meets{Face: 3, By: 1}) {
		t.Fatalf("%d: %+v", struck, c)
	}
	if r := of(c.Pass(2, false), 2); !r.Trouble.Some() {
		t.Error("the glass is still there for who was thrown back")
	}
	if r := of(c.Pass(2, true), 2); r.Trouble.Some() {
		t.Error("through the glass")
	}
	for by, want := range map[uint64]bool{1: true, 2: true, 3: false} {
		if _, who, ok := c.Cancel(by); ok != want || ok && who != 2 {
			t.Errorf("inspiration of %d: %v", by, ok)
		}
	}
	if _, struck := pursuit(t).Roll(11); struck != 0 {
		t.Error("11 is no complication")
	}
	if _, struck := pursuit(t).Leave(2, chase.Caught).Roll(1); struck != 3 {
		t.Errorf("%d is struck in the place of one who is out", struck)
	}
	if _, ok := c.Around(2); ok {
		t.Error("glass can't be gone round by the rule")
	}
	vine := pursuit(t)
	vine.Table = "wilderness"
	vine, _ = vine.Roll(9)
	if got, ok := vine.Around(2); !ok || of(got, 2).Rough != 2 {
		t.Error("razorvine can")
	}
	own := chase.Chase{Table: chase.OwnTable, Own: []chase.Mark{{Text: "x", DC: 5}, {}}}
	if _, some := own.Struck(chase.Meets{Face: 2}); some || own.Die() != 2 {
		t.Error("an empty row is no complication")
	}
}

// TestFleeing: who was never out of sight, or rolls no more than the best pursuer, runs on (R-014-088).
func TestFleeing(t *testing.T) {
	hidden := pursuit(t).Hide(2, true)
	if got := hidden.Flee([]int32{15}); of(got, 2).Left != chase.Escaped || !got.Over() {
		t.Errorf("%+v", got)
	}
	for _, c := range []chase.Chase{hidden.Flee([]int32{14}), pursuit(t).Flee([]int32{30}), hidden.Flee(nil)} {
		if of(c, 2).Left != chase.Runs || c.Over() {
			t.Errorf("%+v", c)
		}
	}
	back := pursuit(t).Hide(2, true).Hide(2, false)
	if got := back.Flee([]int32{15}); of(got, 2).Left != chase.Escaped {
		t.Error("it was out of sight for a time")
	}
	if got := back.Flee([]int32{2}).Flee([]int32{30}); of(got, 2).Left != chase.Runs {
		t.Error("in sight the whole round since")
	}
}

// TestDashesBeyondTheFreeOnes are due at the end of the turn.
func TestDashesBeyondTheFreeOnes(t *testing.T) {
	c := pursuit(t).Dash(1).Dash(1).Dash(1)
	if r := of(c, 1); r.Dashes != 3 || r.Due != 0 {
		t.Errorf("%+v", r)
	}
	c = c.Dash(1).Dash(2)
	if of(c, 1).Due != 1 || of(c, 2).Due != 1 {
		t.Error("the fourth of one, the first of the other")
	}
	c, round := c.End()
	if of(c, 1).Due != 0 || round || c.Turn != 1 {
		t.Errorf("%+v", c)
	}
}

// TestReversalTwiceIsNone, and hunters make a second chase of a pursuer alone.
func TestReversalTwiceIsNone(t *testing.T) {
	c := pursuit(t).Place([]chase.Mark{{At: 3, Text: "a"}, {At: 9, Text: "b"}})
	back := c.Reverse().Reverse()
	if !slices.Equal(back.Runners, c.Runners) || !slices.Equal(back.Marks, c.Marks) || c.Reverse().Behind(1) != c.Behind(1) {
		t.Errorf("%+v", back)
	}
	second, ok := c.Hunted(3, []chase.Runner{{ID: 9, At: -2}})
	if !ok || of(second, 3).Role != chase.Quarry || of(second, 9).Role != chase.Pursuer || of(c, 3).Role != chase.Pursuer {
		t.Errorf("%+v", second)
	}
	for _, hunters := range [][]chase.Runner{nil, {{ID: 1}}, {{ID: 9}, {ID: 9}}} {
		if _, ok := c.Hunted(3, hunters); ok {
			t.Errorf("%v hunt", hunters)
		}
	}
	if _, ok := c.Hunted(2, []chase.Runner{{ID: 9}}); ok {
		t.Error("a quarry is hunted twice")
	}
}

// TestChasesStaySound: whatever is done in any order, ids stand once, the turn is one's who runs, and nothing that was is changed.
func TestChasesStaySound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := chase.Chase{Table: rapid.SampledFrom([]string{"urban", "wilderness", "own", "sea"}).Draw(t, "table"), Own: []chase.Mark{{Text: "x", DC: 9, Rough: 1}}}
		id := rapid.Uint64Range(1, 5)
		n := rapid.Int32Range(-3, 20)
		for range rapid.IntRange(0, 40).Draw(t, "steps") {
			was := slices.Clone(c.Runners)
			before := c
			switch rapid.IntRange(0, 13).Draw(t, "verb") {
			case 0, 1:
				c, _ = c.Join(chase.Runner{ID: id.Draw(t, "id"), Role: chase.Role(rapid.Uint8Range(0, 1).Draw(t, "role")), Value: n.Draw(t, "value"), At: n.Draw(t, "at")})
			case 2:
				c, _ = c.Start()
			case 3:
				c = c.Dash(id.Draw(t, "id"))
			case 4:
				c = c.Run(id.Draw(t, "id"), n.Draw(t, "cells"))
			case 5:
				if c.Round > 0 {
					c, _ = c.Roll(n.Draw(t, "face"))
				}
			case 6:
				if c.Round > 0 && !c.Over() {
					c, _ = c.End()
				}
			case 7:
				c = c.Leave(id.Draw(t, "id"), chase.Left(rapid.Uint8Range(0, 3).Draw(t, "why")))
			case 8:
				c = c.Without(id.Draw(t, "id"))
			case 9:
				c = c.Reverse()
			case 10:
				c = c.Hide(id.Draw(t, "id"), rapid.Bool().Draw(t, "unseen")).Flee([]int32{n.Draw(t, "total")})
			case 11:
				if rest, _, ok := c.Split([]uint64{id.Draw(t, "id")}); ok {
					c = rest
				}
			case 12:
				c = c.Place([]chase.Mark{{At: n.Draw(t, "at"), Text: "m"}})
			case 13:
				c = c.Pass(id.Draw(t, "id"), rapid.Bool().Draw(t, "passed"))
			}
			if !slices.Equal(before.Runners, was) {
				t.Fatal("a verb changed the chase before it")
			}
			sound(t, c)
		}
	})
}

func sound(t *rapid.T, c chase.Chase) {
	seen := map[uint64]bool{}
	for _, r := range c.Runners {
		if seen[r.ID] || r.Rough < 0 || r.Due < 0 || int(r.Trouble.Mark) > len(c.Marks) {
			t.Fatalf("%+v", c)
		}
		seen[r.ID] = true
	}
	p, q := c.Sides()
	if c.Round > 0 && p+q > 0 && (int(c.Turn) >= len(c.Runners) || c.Runners[c.Turn].Left != chase.Runs) {
		t.Fatalf("turn %d of %+v", c.Turn, c.Runners)
	}
	if lead := c.Lead(); lead >= 0 && (c.Runners[lead].Role != chase.Pursuer || c.Runners[lead].Left != chase.Runs) {
		t.Fatalf("%d leads %+v", lead, c.Runners)
	}
}
