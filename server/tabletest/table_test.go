package tabletest_test

import (
	"testing"

	. "sightline/server/tabletest"
	"sightline/server/wire"
)

const twoRooms = `
+-+-+-+-+-+-+
|. . .|. . .|
+     +     +
|. . .D. . .|
+     +     +
|. . .|. . .|
+-+-+-+-+-+-+
`

// TestStory plays through a door: what is behind it is not known until it is opened.
func TestStory(t *testing.T) {
	tb := New(t, 1)
	tb.Fresh = true
	gm := tb.Sit("Gina", wire.GM)
	ann := tb.Sit("Ann", wire.Player)
	tb.Lay(Draw(twoRooms))
	goblin := gm.Add(wire.TokenSpec{Name: "goblin"}, 4, 1)
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat, Speed: 6}, 0, 1)
	ann.Sees("hero")
	ann.Lacks("goblin")
	gm.Sees("hero", "goblin")
	ann.NeverGets("goblin", goblin)
	ann.Do(wire.MoveToken{Token: hero, Path: Path(1, 1, 2, 1)})
	if n := len(ann.View().Doors); n != 1 {
		t.Fatalf("%d doors known, want 1", n)
	}
	t.Logf("walls %+v", ann.View().Walls)
	t.Logf("doors %+v", ann.View().Doors)
	t.Logf("explored %d", ann.View().Ground.Explored.Count())
}
