package app

import (
	"testing"

	"sightline/rules/dice"
	"sightline/server/wire"
)

// TestCheckedInTheClient: a roll holds where the list of the table and the log, as this client was told it, both follow from the
// published seed; nothing is checked before that.
func TestCheckedInTheClient(t *testing.T) {
	seed := dice.Key{A: 5, B: 6}
	e, err := dice.Parse("3d6+2")
	if err != nil {
		t.Fatal(err)
	}
	told := func(index uint32) (wire.OpenRoll, *wire.RollResult) {
		r := e.Roll(seed.Open(9, index))
		id := wire.MakeOpen(1, index)
		term := wire.RollTerm{Count: 3, Sides: 6}
		for _, f := range r.Fallen() {
			term.Faces = append(term.Faces, wire.Face{Value: f, Fell: f})
		}
		return wire.OpenRoll{ID: id, Expr: e.String(), Total: r.Total, Faces: r.Fallen()}, &wire.RollResult{Expr: e.String(), Total: r.Total, Open: id, Terms: []wire.RollTerm{term}}
	}
	p := wire.Pledge{Number: 1, Session: 9, Commitment: dice.Commit(9, seed), Rolls: 3}
	v := &wire.View{Pledges: []wire.Pledge{p}}
	m := New("en")
	for i := range uint32(3) {
		o, r := told(i + 1)
		switch i {
		case 1: // the list is not what was told
			o.Total++
		case 2: // nor the log
			r.Terms[0].Faces[0].Fell = 7
		}
		v.Open = append(v.Open, o)
		m.Notes = append(m.Notes, wire.Note{ID: wire.NoteID(i + 1), Kind: wire.NoteRoll, Roll: r})
	}
	m.View = v
	if m.checkOpen(); len(m.Checked) != 0 {
		t.Errorf("before the seed is published: %v", m.Checked)
	}
	over := *v
	p.Over, p.Seed = true, seed
	over.Pledges = []wire.Pledge{p}
	m.View = &over
	m.checkOpen()
	want := map[wire.OpenID]bool{wire.MakeOpen(1, 1): true, wire.MakeOpen(1, 2): false, wire.MakeOpen(1, 3): false}
	for id, holds := range want {
		if got, ok := m.Checked[id]; !ok || got != holds {
			t.Errorf("roll %d: %v, %v", id.Index(), got, ok)
		}
	}
	other := *m
	other.Checked = nil
	p.Seed.A++
	over.Pledges = []wire.Pledge{p}
	if other.checkOpen(); other.Checked[wire.MakeOpen(1, 1)] {
		t.Error("another seed than was committed to is taken")
	}
	m.View = &wire.View{Pledges: []wire.Pledge{{Number: 2, Session: 3, Over: true, Seed: seed, Commitment: dice.Commit(3, seed)}}}
	o, _ := told(1)
	o.ID = wire.MakeOpen(2, 1)
	m.View.Open = []wire.OpenRoll{o}
	if m.checkOpen(); len(m.Checked) != 1 || m.Checked[o.ID] {
		t.Errorf("what is forgotten stays: %v", m.Checked)
	}
}
