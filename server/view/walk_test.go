package view_test

import (
	"bytes"
	"testing"

	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestPatchedEqualsFresh: after every step of random command walks by four seats, what each user holds, patched from
// message to message, is what a view built anew says, by a state restored from its snapshot, and the sums are equal.
// tabletest compares at each step; the same walks hold replaying to the state.
func TestPatchedEqualsFresh(t *testing.T) {
	rnd := tabletest.Rand(t)
	for light := range wire.LightDark + 1 {
		tb := tabletest.New(t, rnd.Uint64())
		tb.Fresh = true
		gm, _ := tb.Party(tabletest.Draw(tabletest.House))
		gm.Do(wire.SetScene{Light: light})
		done := map[wire.Code]int{}
		tb.Walk(rnd, 100, func(u *tabletest.User, body wire.Body, r wire.Reason) { done[r.Code]++; tb.Sound() })
		if !bytes.Equal(tb.Replayed().Snapshot(), tb.State.Snapshot()) {
			t.Fatal("the events lead to another state than the one at hand")
		}
		if done[wire.CodeNone] < 20 {
			t.Errorf("only %d commands were done: %v", done[wire.CodeNone], done)
		}
	}
}
