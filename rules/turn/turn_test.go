package turn_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/rules/turn"
)

// show writes an order: ids from first to last, the one in turn in brackets, then the round.
func show(o turn.Order) string {
	s := ""
	for _, e := range o.Entries {
		if e.ID == o.Now {
			s += fmt.Sprintf("[%d] ", e.ID)
		} else {
			s += fmt.Sprintf("%d ", e.ID)
		}
	}
	return s + fmt.Sprintf("r%d", o.Round)
}

// of makes an order of entries 1, 2, 3… with these numbers.
func of(values ...int32) turn.Order {
	var o turn.Order
	for i, v := range values {
		o = o.Insert(turn.ID(i+1), v)
	}
	return o
}

func expect(t *testing.T, o turn.Order, want string) {
	t.Helper()
	if got := show(o); got != want {
		t.Errorf("order %s, want %s", got, want)
	}
}

// R-024-005: high to low; those with the same number stand as they came (R-024-006 lets people change that by hand).
func TestInsertKeepsOrder(t *testing.T) {
	expect(t, of(12, 18, 12, 5, 18), "2 5 1 3 4 r0")
	expect(t, of(1).Insert(0, 9), "1 r0")
	expect(t, of(1, 2).Insert(1, 9), "2 1 r0")
	expect(t, of(-3, 0, -1), "2 3 1 r0")
}

func TestSetSortsAndKeepsTies(t *testing.T) {
	o := of(10, 8, 6, 4).Next().Next() // 2 is in turn
	expect(t, o.Set(4, 9), "1 4 [2] 3 r1")
	expect(t, o.Set(4, 8), "1 [2] 4 3 r1")
	expect(t, o.Set(2, 1), "1 3 4 [2] r1")
	expect(t, o.Set(9, 1), "1 [2] 3 4 r1")
	expect(t, o.Move(4, 1).Set(3, 6), "1 [2] 3 4 r1") // a typed number brings the order by numbers back
}

func TestMoveByHand(t *testing.T) {
	o := of(10, 8, 6, 4).Next()
	expect(t, o.Move(4, 1), "4 [1] 2 3 r1")
	expect(t, o.Move(1, 0), "2 3 4 [1] r1")
	expect(t, o.Move(1, 4), "2 3 [1] 4 r1")
	expect(t, o.Move(2, 2), "[1] 2 3 4 r1")
	expect(t, o.Move(9, 1), "[1] 2 3 4 r1")
	expect(t, o.Move(1, 9), "[1] 2 3 4 r1")
}

func TestNextAndBackCountRounds(t *testing.T) {
	o := of(3, 2, 1)
	for _, want := range []string{"[1] 2 3 r1", "1 [2] 3 r1", "1 2 [3] r1", "[1] 2 3 r2", "1 [2] 3 r2"} {
		o = o.Next()
		expect(t, o, want)
	}
	for _, want := range []string{"[1] 2 3 r2", "1 2 [3] r1", "1 [2] 3 r1", "[1] 2 3 r1", "[1] 2 3 r1"} {
		o = o.Back()
		expect(t, o, want)
	}
	expect(t, of(2, 1).Back(), "[1] 2 r1")
	expect(t, turn.Order{}.Next(), "r0")
	expect(t, turn.Order{}.Back(), "r0")
	expect(t, o.End(), "1 2 3 r0")
	expect(t, o.End().Next(), "[1] 2 3 r1")
}

func TestRemoveKeepsTheOneInTurn(t *testing.T) {
	o := of(4, 3, 2, 1).Next().Next() // 2 is in turn
	expect(t, o.Remove(1), "[2] 3 4 r1")
	expect(t, o.Remove(3), "1 [2] 4 r1")
	expect(t, o.Remove(2), "1 [3] 4 r1")
	expect(t, o.Remove(9), "1 [2] 3 4 r1")
	last := o.Next().Next()
	expect(t, last.Remove(4), "[1] 2 3 r2") // the last one's turn ends the round
	expect(t, of(1).Next().Remove(1), "r0")
	expect(t, of(2, 1).Remove(1), "2 r0")
}

// An entry added while the order runs comes into it where its number says, and the one in turn keeps its turn.
func TestInsertWhileRunning(t *testing.T) {
	o := of(10, 5).Next().Next()
	expect(t, o.Insert(3, 7), "1 3 [2] r1")
	expect(t, o.Insert(3, 1).Next(), "1 2 [3] r1")
}

// Random walks of all verbs: ids stay unique, the one in turn is in the list as long as the order runs, nobody's order is
// changed behind its back, and Back takes back Next.
func TestOrderLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var o turn.Order
		id := rapid.Uint64Range(0, 8)
		value := rapid.Int32Range(-2, 3)
		for range rapid.IntRange(1, 40).Draw(t, "verbs") {
			before, kept := show(o), slices.Clone(o.Entries)
			old := o
			switch rapid.IntRange(0, 6).Draw(t, "verb") {
			case 0, 1:
				o = o.Insert(id.Draw(t, "id"), value.Draw(t, "value"))
			case 2:
				o = o.Set(id.Draw(t, "id"), value.Draw(t, "value"))
			case 3:
				o = o.Move(id.Draw(t, "id"), id.Draw(t, "before"))
			case 4:
				o = o.Remove(id.Draw(t, "id"))
			case 5:
				o = o.Next()
				if back := o.Back(); old.Round > 0 && show(back) != before {
					t.Fatalf("%s, next, back: %s", before, show(back))
				}
			case 6:
				o = o.Back()
			}
			if show(old) != before || !slices.Equal(old.Entries, kept) {
				t.Fatalf("%s became %s", before, show(old))
			}
			seen := map[turn.ID]bool{}
			for _, e := range o.Entries {
				if seen[e.ID] || e.ID == 0 {
					t.Fatalf("after %s: %s", before, show(o))
				}
				seen[e.ID] = true
			}
			if (o.Round > 0) != (o.Now != 0) || o.Now != 0 && !seen[o.Now] {
				t.Fatalf("after %s: %s, %d in turn", before, show(o), o.Now)
			}
		}
	})
}
