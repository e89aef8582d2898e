package wire

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/grid"
)

// table is a view that changes at random in the small steps of a game, never in place.
type table struct{ View }

// change makes the next view.
func (s *table) change(t *rapid.T) *View {
	v := s.View
	switch rapid.IntRange(0, 9).Draw(t, "what") {
	case 0:
		s.Tokens = append(slices.Clone(v.Tokens), Token{ID: TokenID(rapid.Uint64Min(1).Draw(t, "token")), Name: "Ork"})
		s.Tokens = slices.CompactFunc(tokens.sort(s.Tokens), func(a, b Token) bool { return a.ID == b.ID })
	case 1:
		s.Tokens = without(t, v.Tokens)
	case 2, 3:
		s.Tokens = edited(t, v.Tokens, func(k *Token) { k.At.Cell.X++; k.Past = !k.Past })
	case 4:
		s.Doors = edited(t, append(v.Doors[:len(v.Doors):len(v.Doors)], Door{ID: DoorID(len(v.Doors) + 1)}), func(d *Door) { d.State ^= DoorOpen })
	case 5:
		s.Walls = append(slices.Clone(v.Walls), Wall{A: genPoint(t), B: genPoint(t), Sides: SideRight})
	case 6:
		s.Walls = without(t, v.Walls)
	case 7:
		s.Turn.Entries = append(without(t, v.Turn.Entries), Entry{ID: EntryID(rapid.Uint64Min(1).Draw(t, "entry"))})
		slices.Reverse(s.Turn.Entries)
		s.Turn.Entries = slices.CompactFunc(s.Turn.Entries, func(a, b Entry) bool { return a.ID == b.ID })
	case 8:
		s.Ground.Seen, s.Ground.Bright = genMask(t), genMask(t)
	case 9:
		s.Scene.Grid = grid.Grid{Kind: grid.Kind(rapid.Uint8Range(0, 2).Draw(t, "grid"))}
		s.Ground = Ground{Explored: geom.NewMask(30, 30)}
	}
	w := s.View
	return &w
}

func without[T any](t *rapid.T, xs []T) []T {
	if len(xs) == 0 {
		return nil
	}
	i := rapid.IntRange(0, len(xs)-1).Draw(t, "which")
	return slices.Delete(slices.Clone(xs), i, i+1)
}

func edited[T any](t *rapid.T, xs []T, f func(*T)) []T {
	xs = slices.Clone(xs)
	if len(xs) > 0 {
		f(&xs[rapid.IntRange(0, len(xs)-1).Draw(t, "which")])
	}
	return xs
}

// TestAClientFollowsAGame has a client take the updates of a game, of which the server leaves some out when the client is
// slow and says others from the beginning, as it does to one who comes back. After each the client's view is the server's.
func TestAClientFollowsAGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var game table
		var sent, held *View
		for rev := range uint64(rapid.IntRange(1, 25).Draw(t, "steps")) {
			now := game.change(t)
			if rapid.IntRange(0, 3).Draw(t, "slow") == 0 {
				continue
			}
			if rapid.IntRange(0, 9).Draw(t, "back") == 0 {
				sent, held = nil, nil
			}
			m, err := DecodeMessage(EncodeMessage(Update{Rev: rev, Sum: now.Sum(), Patch: Diff(sent, now)}))
			if err != nil {
				t.Fatal(err)
			}
			u := m.(Update)
			if held, err = held.Apply(u.Patch); err != nil {
				t.Fatal(err)
			}
			if held.Sum() != u.Sum || !held.Equal(now) {
				t.Fatalf("the client has %+v\nthe server %+v", held, now)
			}
			sent = now
		}
	})
}

// TestAnotherBaseIsFoundOut: a patch laid on another view than it was made for must be an error or show in the sum, unless
// the result is right all the same.
func TestAnotherBaseIsFoundOut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, wrong := genView(t), genView(t), genView(t)
		got, err := wrong.Apply(Diff(a, b))
		if err == nil && got.Sum() == b.Sum() && !got.Equal(b) {
			t.Fatalf("%+v passes for %+v", got, b)
		}
	})
}

// TestPatchesHoldWhatChanged looks into patches for what they need not say.
func TestPatchesHoldWhatChanged(t *testing.T) {
	a := &View{
		Tokens: []Token{{ID: 1, Name: "a"}, {ID: 2, Name: "b", Sheet: &Sheet{HP: 5}}, {ID: 3, Name: "c"}},
		Doors:  []Door{{ID: 1}, {ID: 2}},
		Seats:  []Seat{{ID: 7, Name: "Jana"}},
		Walls:  []Wall{{B: geom.Point{X: 1}}, {B: geom.Point{X: 2}}},
	}
	b := *a
	b.Tokens = []Token{{ID: 1, Name: "a"}, {ID: 2, Name: "b", Sheet: &Sheet{HP: 4}}, {ID: 4, Name: "d"}}
	b.Doors = []Door{{ID: 1}, {ID: 2, State: DoorOpen}}
	p := Diff(a, &b)
	if got := p.parts(); got != 1|1<<5 {
		t.Errorf("parts %b, want tokens and doors", got)
	}
	if !slices.Equal(p.tokens.gone, []uint64{3}) || len(p.tokens.edits) != 2 {
		t.Fatalf("tokens: %+v", p.tokens)
	}
	sheet, fresh := p.tokens.edits[0], p.tokens.edits[1]
	if sheet.val.ID != 2 || sheet.val.Name != "" || sheet.val.Sheet.HP != 4 {
		t.Errorf("the edit of token 2 holds %+v", sheet)
	}
	if fresh.val.ID != 4 || fresh.val.Name != "d" || sheet.bits&fresh.bits != 0 {
		t.Errorf("the new token is %+v", fresh)
	}
	if len(p.doors.edits) != 1 || p.doors.edits[0].val != (Door{ID: 2, State: DoorOpen}) {
		t.Errorf("doors: %+v", p.doors)
	}
	same := *a
	same.Tokens = []Token{a.Tokens[0], {ID: 2, Name: "b", Sheet: &Sheet{HP: 5}}, a.Tokens[2]}
	if p := Diff(a, &same); !p.Empty() {
		t.Errorf("an equal sheet elsewhere in memory makes a patch: %+v", p)
	}
}

// TestBags: walls may be there twice, and each comes and goes by itself.
func TestBags(t *testing.T) {
	w := func(n int32) Wall { return Wall{B: geom.Point{X: n}} }
	for _, c := range []struct {
		a, b        []Wall
		gone, fresh int
	}{
		{nil, nil, 0, 0},
		{[]Wall{w(1)}, []Wall{w(1)}, 0, 0},
		{[]Wall{w(1), w(1)}, []Wall{w(1)}, 1, 0},
		{[]Wall{w(1)}, []Wall{w(1), w(1), w(1)}, 0, 2},
		{[]Wall{w(1), w(2), w(3)}, []Wall{w(2), w(4)}, 2, 1},
		{[]Wall{w(3), w(1)}, nil, 2, 0},
		{nil, []Wall{w(3), w(1)}, 0, 2},
	} {
		a, b := &View{Walls: c.a}, &View{Walls: c.b}
		p := Diff(a, b)
		if len(p.walls.gone) != c.gone || len(p.walls.fresh) != c.fresh {
			t.Errorf("from %v to %v: %+v", c.a, c.b, p.walls)
		}
		got, err := a.Apply(p)
		if err != nil || !slices.Equal(got.Walls, sorted(c.b, compareWalls)) {
			t.Errorf("from %v to %v: got %v, %v", c.a, c.b, got.Walls, err)
		}
	}
}

// TestUnchangedPartsAreTakenOver: what a patch does not touch is the same memory, so the next Diff is fast.
func TestUnchangedPartsAreTakenOver(t *testing.T) {
	a := (&steady{}).view()
	b := *a
	b.Me.Waiting = !b.Me.Waiting
	got, err := a.Apply(Diff(a, &b))
	if err != nil {
		t.Fatal(err)
	}
	if &got.Tokens[0] != &a.Tokens[0] || &got.Walls[0] != &a.Walls[0] || got.Ground != a.Ground {
		t.Error("parts that did not change were copied")
	}
}
