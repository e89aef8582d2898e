package room

import (
	"testing"
	"testing/synctest"

	"sightline/server/journal"
	"sightline/server/wire"
)

// TestOpenRollsOutliveTheRoom: the place in the stream is saved with each roll. A roll whose saving failed was told to nobody, and the
// next has its index; a room that opens again goes on where it was, from a snapshot and without one.
func TestOpenRollsOutliveTheRoom(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := newFixture(t)
		table := f.gm.now().Table
		table.House = "roll.checked = open"
		f.gm.must(wire.SetTable{Table: table})
		f.gm.must(wire.BeginRolls{})
		f.ann.must(wire.Roll{Expr: "4d6kh3"})
		f.gm.must(wire.Roll{Expr: "9d9", Secret: true})
		f.journal.before = func([]journal.Record) error { return errDisk }
		f.ann.take()
		f.ann.send(wire.Roll{Expr: "1d20"})
		settle()
		if msgs := f.ann.take(); len(msgs) > 0 {
			t.Errorf("Ann was told %T of a roll that was not saved", msgs[0])
		}
		f.journal.before = nil
		reopen := func() {
			f.open()
			for _, s := range []*seated{f.gm, f.ann, f.ben} {
				f.rejoin(s, Resume{})
			}
		}
		reopen()
		f.ann.must(wire.Roll{Expr: "2d8"})
		f.ok(f.room.Close())
		reopen()
		f.ben.must(wire.Roll{Expr: "1d12"})
		f.ok(f.room.Close())
		f.config.Journal = replayer{f.journal}
		reopen()
		f.ben.must(wire.Roll{Expr: "1d4"})
		f.gm.must(wire.EndRolls{})
		v := f.ben.now()
		if len(v.Open) != 4 || len(v.Pledges) != 1 || !v.Pledges[0].Over {
			t.Fatalf("%d open rolls, sessions %+v", len(v.Open), v.Pledges)
		}
		for i, o := range v.Open {
			if o.ID.Index() != uint32(i+1) || !v.Pledges[0].Seed.Holds(v.Pledges[0].Session, o.Told("")) {
				t.Errorf("roll %d: %+v", i+1, o)
			}
		}
	})
}
