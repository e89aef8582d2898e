package chase

import (
	"testing"

	"pgregory.net/rapid"
)

// forked is a map: at 10 an alley (way 1) leaves the street, at 14 of it a stair (way 2); a cart stands at 20 of the street, a dog at 16 of
// the alley.
func forked() Chase {
	return Chase{Table: "urban", Round: 1, Runners: []Runner{{ID: 1, Role: Quarry, At: 8, Back: 8}, {ID: 2, At: 2, Back: 2}}}.Place([]Mark{
		{At: 10, To: 1, Text: "alley"}, {At: 14, Way: 1, To: 2, Text: "stair"}, {At: 20, Text: "cart", DC: 10}, {At: 16, Way: 1, Text: "dog", DC: 10},
	})
}

func (c Chase) of(id uint64) Runner { return c.Runners[c.Index(id)] }

// TestForks: a runner stops at a fork and takes one way or runs on; on each stands what stands there, and those on two ways are as far apart
// as it is over the fork (R-014-095).
func TestForks(t *testing.T) {
	c := forked().Run(1, 6)
	if q := c.of(1); q.At != 10 || q.Trouble.Some() {
		t.Fatalf("at the fork %+v", q)
	}
	if _, ok := c.Take(1, 2); ok {
		t.Error("the stair is not here")
	}
	if _, ok := c.Take(2, 1); ok {
		t.Error("who is not at the fork takes no alley")
	}
	on := c.Run(1, 30)
	if q := on.of(1); q.At != 20 || q.Way != 0 || !q.Trouble.Some() {
		t.Errorf("straight on %+v", q)
	}
	c, ok := c.Take(1, 1)
	c = c.Run(1, 30)
	if q := c.of(1); !ok || q.At != 14 || q.Trouble.Some() {
		t.Fatalf("to the stair %+v", q)
	}
	c = c.Run(1, 30)
	if q := c.of(1); q.At != 16 || !q.Trouble.Some() {
		t.Errorf("the dog: %+v", q)
	}
	if got := c.Behind(1); got != 14 {
		t.Errorf("the pursuer is %d behind", got)
	}
	c = c.Change(2, func(r *Runner) { r.At = 20 })
	if got := c.Behind(1); got != 16 {
		t.Errorf("on the street past the fork it is %d behind, want 6 + 10", got)
	}
	if q := c.of(1); !c.Met(q, c.Marks[0]) || c.Met(q, Mark{At: 20}) || !c.Met(q, Mark{At: 14, Way: 1}) {
		t.Error("it met the fork and the stair, and not the cart")
	}
}

// TestTurnedRoundOnAFork: when roles turn, who is on a side way runs back into the one it left.
func TestTurnedRoundOnAFork(t *testing.T) {
	c := forked().Change(1, func(r *Runner) { r.Way, r.At = 1, 13 })
	gap := c.Behind(1)
	c = c.Reverse()
	if c.Behind(1) != gap {
		t.Errorf("%d apart, before %d", c.Behind(1), gap)
	}
	if q := c.Run(1, 9).of(1); q.At != -10 || q.Way != 0 {
		t.Errorf("%+v", q)
	}
}

// TestWays: maps that lead nowhere, or branch off twice, are none.
func TestWays(t *testing.T) {
	for _, bad := range [][]Mark{{{Way: 1}}, {{To: 1}, {To: 1}}, {{Way: 1, To: 2}, {Way: 2, To: 1}}, {{Way: 1, To: 1}}, {{To: MaxWays + 1}}} {
		if Ways(bad) {
			t.Errorf("%+v is a map", bad)
		}
	}
	if !Ways(forked().Marks) || !Ways(nil) {
		t.Error("a map is none")
	}
}

// TestGapIsADistance: it is the same both ways, 0 to itself, and no way over a third is shorter.
func TestGapIsADistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := forked()
		any := func(name string) Runner {
			r := Runner{Way: rapid.Int32Range(0, 2).Draw(t, name+" way")}
			r.At = rapid.Int32Range([]int32{0, 10, 14}[r.Way], 40).Draw(t, name)
			return r
		}
		x, y, z := any("x"), any("y"), any("z")
		if c.Gap(x, y) != c.Gap(y, x) || c.Gap(x, x) != 0 || c.Gap(x, z) > c.Gap(x, y)+c.Gap(y, z) {
			t.Fatalf("%d %d %d", c.Gap(x, y), c.Gap(y, z), c.Gap(x, z))
		}
	})
}
