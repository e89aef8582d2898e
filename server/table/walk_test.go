package table_test

import (
	"bytes"
	"testing"

	"sightline/geom/grid"
	"sightline/maps/samples"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestWalks plays random games on the maps that ship in the binary, on every grid. Everything stays sound, refusals change
// nothing (tabletest looks), and at the end: the events lead to the state; so do a snapshot from half way and the events
// after it; and what is derived anew says the same as what was derived on the way.
func TestWalks(t *testing.T) {
	rnd := tabletest.Rand(t)
	for _, s := range samples.List() {
		m, _, err := samples.Open(s.Name)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat} {
			tb := tabletest.New(t, rnd.Uint64())
			gm, _ := tb.Party(m)
			gm.Do(wire.SetScene{Grid: grid.Grid{Kind: kind}, Light: wire.SceneLight(rnd.IntN(3))})
			half, n := []byte(nil), 0
			for i := range 40 {
				if i == 20 {
					half, n = tb.State.Snapshot(), len(tb.Events)
				}
				tb.Walk(rnd, 1, nil)
				tb.Sound()
			}
			sameState(t, "replayed", tb.Replayed(), tb.State)
			later, err := table.Restore(half)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range tb.Events[n:] {
				later.Apply(e)
			}
			sameState(t, "from a snapshot half way", later, tb.State)
			tb.Fresh = true
			gm.Do(wire.Say{Text: "now compare"})
		}
	}
}

func sameState(t *testing.T, what string, got, want *table.State) {
	t.Helper()
	if !bytes.Equal(got.Snapshot(), want.Snapshot()) {
		t.Fatalf("%s: another state:\n%+v\n%+v", what, got, want)
	}
}

// TestReplayNeedsNoGeometry: events apply to a state whose map is gone, as fast as they can be read.
func TestReplayNeedsNoGeometry(t *testing.T) {
	tb := tabletest.New(t, 4)
	tb.Party(tabletest.Draw(tabletest.House))
	tb.Walk(tabletest.Rand(t), 60, nil)
	st := table.New("Test table")
	for _, e := range tb.Events {
		if laid, ok := e.(table.MapLaid); ok {
			laid.Scene.Map = table.Map{}
			e = laid
		}
		st.Apply(e)
	}
	if len(st.Tokens) != len(tb.State.Tokens) {
		t.Error("another state")
	}
	st.Scene.Map = tb.State.Scene.Map
	sameState(t, "without a map", st, tb.State)
}
