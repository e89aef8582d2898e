package app

import (
	"testing"

	"sightline/rules/fight"
	"sightline/server/wire"
)

func attackNote(id wire.NoteID, from, to wire.TokenID, reaction bool) wire.Note {
	return wire.Note{ID: id, Kind: wire.NoteAttack, Attack: &wire.AttackResult{Token: from, Target: to, Reaction: reaction}}
}

func (d *driver) hear(notes ...wire.Note) { d.do(Received{wire.Notes{Notes: notes}}) }

func (d *driver) freshIDs() (ids []wire.NoteID) {
	for _, f := range d.m.Fresh {
		ids = append(ids, f.Note.ID)
	}
	return ids
}

func (d *driver) shows(want ...wire.NoteID) {
	d.Helper()
	got := d.freshIDs()
	if len(got) != len(want) {
		d.Fatalf("beside the board stand %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			d.Fatalf("beside the board stand %v, want %v", got, want)
		}
	}
}

// TestFreshLines: what just happened in the fight stands beside the board for a while, the last result alone, offers until they are taken
// up, put away or too old.
func TestFreshLines(t *testing.T) {
	d := at(t, room(wire.GM))
	chance := func(id wire.NoteID, from wire.TokenID) wire.Note {
		return wire.Note{ID: id, Kind: wire.NoteChance, Token: from, Target: 1}
	}
	d.hear(wire.Note{ID: 1, Kind: wire.NoteJoined})
	d.hear(attackNote(2, 1, 2, false), chance(3, 2), chance(4, 3))
	d.shows(2, 3, 4)
	d.hear(attackNote(5, 3, 1, true)) // takes the one offer up, and is the last result
	d.shows(3, 5)
	d.hear(attackNote(6, 2, 3, false))
	d.shows(3, 6)
	d.do(CloseFresh{Note: 9}, CloseFresh{Note: 3})
	d.shows(6)
	d.do(Tick{Now: d.m.Now + freshFor - 1})
	d.shows(6)
	d.do(Tick{Now: d.m.Now + 1})
	d.shows()
	d.hear(chance(7, 2), chance(8, 3), chance(9, 2), chance(10, 3))
	d.shows(8, 9, 10)
	d.do(TakeUp{Token: 1, Arm: BareHands})
	d.shows()
}

// TestOldLinesAreNotFresh: what was told before the page came, by a reload in the midst of a fight, stays in the log.
func TestOldLinesAreNotFresh(t *testing.T) {
	d := at(t, room(wire.Player))
	d.hear(wire.Note{ID: 1, Kind: wire.NoteJoined}, attackNote(2, 1, 2, false))
	d.shows()
	d.hear(attackNote(2, 1, 2, false), attackNote(3, 2, 1, false))
	d.shows(3)
}

// TestTurnCame: who comes to its turn is told, once and nobody else; how one moved is for the turn before.
func TestTurnCame(t *testing.T) {
	d := at(t, room(wire.Player))
	turn := func(now int) {
		d.change(func(v *wire.View) {
			v.Turn = wire.Turn{Round: 1, Entries: []wire.Entry{{ID: 1, Token: 1, Now: now == 0}, {ID: 2, Token: 2, Now: now == 1}}}
		})
	}
	d.do(Pick{Token: 1}, SetGoing{fight.Disengaged})
	turn(0)
	if n := len(d.m.Toasts); n != 1 || d.m.Toasts[0].Say.Key != SayYourTurn || d.m.Going != fight.Own {
		t.Errorf("%+v, goes %v", d.m.Toasts, d.m.Going)
	}
	d.change(func(v *wire.View) { v.Table.Name = "another" })
	turn(1)
	if n := len(d.m.Toasts); n != 1 {
		t.Errorf("%+v", d.m.Toasts)
	}
}

// TestTakeOffIsMarked: hit points that were taken off for a line of the log are not offered as if they were not.
func TestTakeOffIsMarked(t *testing.T) {
	d := at(t, room(wire.GM))
	d.do(TakeOff{Note: 4, Harm: wire.Harm{List: []wire.Hurt{{Token: 1, Amount: 3}}}})
	if len(d.effects) != 1 || len(d.m.Harmed) != 1 || d.m.Harmed[0] != 4 {
		t.Errorf("%+v, %v", d.effects, d.m.Harmed)
	}
}
