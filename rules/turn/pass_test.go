package turn_test

import (
	"testing"

	"pgregory.net/rapid"

	"sightline/rules/turn"
)

// What lies ahead is as many steps as Next takes, each beginning where the one before ended; what lies behind is none.
func TestPassed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := of(rapid.SliceOfN(rapid.Int32Range(0, 5), 1, 6).Draw(t, "values")...)
		o.Segments = rapid.Int32Range(0, 3).Draw(t, "segments")
		o = o.Next()
		for range rapid.IntRange(0, 9).Draw(t, "before") {
			o = o.Next()
		}
		to, n, rounds := o, rapid.IntRange(0, len(o.Entries)).Draw(t, "steps"), int32(0)
		for range n {
			to = to.Next()
		}
		list := o.Passed(to)
		at := o.Now
		for _, p := range list {
			if p.Ends != at {
				t.Fatalf("%s to %s: %v", show(o), show(to), list)
			}
			if at = p.Begins; p.Round {
				rounds++
			}
		}
		if len(list) != n || at != to.Now || rounds != to.Round-o.Round {
			t.Fatalf("%s to %s: %v", show(o), show(to), list)
		}
		if n > 0 && len(to.Passed(o)) != 0 {
			t.Fatalf("%s lies behind %s", show(o), show(to))
		}
	})
	if list := of(3, 2).Next().Passed(turn.Order{Now: 9, Round: 1}); list != nil {
		t.Errorf("to nowhere: %v", list)
	}
	if list := (turn.Order{}).Passed(turn.Order{Now: 1, Round: 1}); list != nil {
		t.Errorf("of nothing: %v", list)
	}
}
