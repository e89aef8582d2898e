package table_test

import (
	"testing"

	"sightline/geom/grid"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestUndoNeverGoesToAnotherGrid: places and masks of one grid are none of another: a change of grid is not taken back, nor
// is anything before it.
func TestUndoNeverGoesToAnotherGrid(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.BrushFog{Area: s.area}, s.otherGrid)
	s.gm.Refused(wire.Undo{}, wire.CodeUndo)
	s.gm.Do(wire.TurnToken{Token: s.hero, Facing: 3}, wire.Undo{})
	s.gm.Refused(wire.Undo{}, wire.CodeUndo)
	s.Sound()
}

// TestUndoOfStepToOneWhoIsGone: a turn taken back to one who was taken off meanwhile is the next one's.
func TestUndoOfStepToOneWhoIsGone(t *testing.T) {
	s := newScenario(t)
	gus := s.Sit("Gus", wire.GM)
	rat := gus.Add(wire.TokenSpec{Name: "rat"}, 1, 1)
	s.gm.Do(wire.AddEntry{Token: rat, Value: 30}, wire.StepTurn{}, wire.StepTurn{})
	gus.Do(wire.Undo{})
	s.Sound()
	s.gm.Do(wire.Undo{}) // of the step from the rat to the lair
	s.Sound()
	if n, r := shown(s.gm); r != 1 || len(n) != 2 || n[0] != "[lair]" {
		t.Errorf("%v of round %d", n, r)
	}
}

// TestUndoBelowASeatThatIsGone: what a seat changed that was taken away is not undone by who was there before it.
func TestUndoBelowASeatThatIsGone(t *testing.T) {
	s := newScenario(t)
	gus := s.Sit("Gus", wire.GM)
	s.ann.Do(wire.EditToken{Token: s.hero, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 5}})
	s.ben.Do(wire.TurnToken{Token: s.friend, Facing: 5})
	gus.Do(wire.EditToken{Token: s.hero, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 3}})
	s.gm.Do(wire.RemoveSeat{Seat: gus.Seat})
	s.ann.Refused(wire.Undo{}, wire.CodeUndo)
	s.ben.Do(wire.Undo{}) // nobody touched that
	if hp := s.State.Token(s.hero).Spec.HP; hp != 3 {
		t.Errorf("the hero has %d hit points, want the 3 that Gus left it", hp)
	}
}

// TestUndoBelowWhatFellAway: who does much loses its oldest command, and with it falls all that this was done on top of,
// however many commands lie between.
func TestUndoBelowWhatFellAway(t *testing.T) {
	s := newScenario(t)
	gus, gil := s.Sit("Gus", wire.GM), s.Sit("Gil", wire.GM)
	set := func(u *tabletest.User, f wire.Field, spec wire.TokenSpec) {
		u.Do(wire.EditToken{Token: s.goblin, Fields: f, Spec: spec})
	}
	set(gus, wire.FieldName, wire.TokenSpec{Name: "a"})
	set(gil, wire.FieldName|wire.FieldHP, wire.TokenSpec{Name: "b", HP: 4})
	set(s.gm, wire.FieldHP, wire.TokenSpec{HP: 5})
	for i := range int16(table.MaxDone) {
		s.gm.Do(wire.TurnToken{Token: s.lurker, Facing: i + 1})
	}
	gil.Refused(wire.Undo{}, wire.CodeUndo)
	gus.Refused(wire.Undo{}, wire.CodeUndo)
	for range table.MaxDone {
		s.gm.Do(wire.Undo{})
	}
	s.gm.Refused(wire.Undo{}, wire.CodeUndo)
	if spec := s.State.Token(s.goblin).Spec; spec.Name != "b" || spec.HP != 5 {
		t.Errorf("the goblin is %+v", spec)
	}
}

// TestSpentOfATurnThatFellAway: movement of a turn that ended does not come back, though the end of the turn can't be taken
// back any more.
func TestSpentOfATurnThatFellAway(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.StepTurn{}, wire.StepTurn{})
	s.ann.Do(wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1)}, wire.MoveToken{Token: s.hero, Path: tabletest.Path(2, 1)})
	s.gm.Do(wire.StepTurn{})
	for i := range int16(table.MaxDone) {
		s.gm.Do(wire.TurnToken{Token: s.lurker, Facing: i + 1})
	}
	_ = s.gm.Try(wire.Undo{Seat: s.ann.Seat})
	if sp := s.State.Token(s.hero).Spent; sp.Cells != 0 {
		t.Errorf("it is the lair's turn, and the hero has spent %+v", sp)
	}
}

// TestUndoBringsNoHandBack: what was revealed and hidden by hand before a reset is not brought back by undo.
func TestUndoBringsNoHandBack(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.BrushFog{Area: s.area}, wire.RevealRoom{}, wire.ResetFog{Seat: s.ann.Seat})
	s.gm.Refused(wire.Undo{}, wire.CodeNone) // of the last line of the turn list, made before
	if h := s.State.Hand; !h.Hidden.Empty() || !h.Revealed.Empty() {
		t.Errorf("the hand holds %d and %d sub-cells", h.Revealed.Count(), h.Hidden.Count())
	}
}

// TestUndoTakesNoName: a name that another took meanwhile is not gone back to.
func TestUndoTakesNoName(t *testing.T) {
	s := newScenario(t)
	s.ann.Do(wire.RenameSeat{Seat: s.ann.Seat, Name: "Anna"})
	s.ben.Do(wire.RenameSeat{Seat: s.ben.Seat, Name: "ann"})
	s.ann.Refused(wire.Undo{}, wire.CodeTaken)
	s.ben.Do(wire.Undo{})
	s.ann.Do(wire.Undo{})
	if n := s.State.Seat(s.ann.Seat).Name; n != "Ann" {
		t.Errorf("Ann is called %q", n)
	}
}

// TestUndoOfSizeAndPlace: a size is not gone back to where it would stick out of the map, nor a place.
func TestUndoOfSizeAndPlace(t *testing.T) {
	for name, play := range map[string]func(s *scenario, gus *tabletest.User){
		"larger again at the edge": func(s *scenario, gus *tabletest.User) {
			s.gm.Do(edit(s.goblin, wire.FieldSize, wire.TokenSpec{Size: grid.Medium}))
			gus.Do(wire.PutToken{Token: s.goblin, At: tabletest.At(5, 2)})
		},
		"back to the edge, larger": func(s *scenario, gus *tabletest.User) {
			s.gm.Do(edit(s.goblin, wire.FieldSize, wire.TokenSpec{Size: grid.Medium}), wire.PutToken{Token: s.goblin, At: tabletest.At(5, 2)})
			s.gm.Do(wire.PutToken{Token: s.goblin, At: tabletest.At(1, 1)})
			gus.Do(edit(s.goblin, wire.FieldSize, wire.TokenSpec{Size: grid.Large}))
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newScenario(t)
			gus := s.Sit("Gus", wire.GM)
			s.gm.Do(wire.PutToken{Token: s.goblin, At: tabletest.At(0, 1)}, edit(s.goblin, wire.FieldSize, wire.TokenSpec{Size: grid.Large}))
			play(s, gus)
			s.gm.Refused(wire.Undo{}, wire.CodeUndoLate)
			gus.Do(wire.Undo{})
			s.gm.Do(wire.Undo{}, wire.Undo{})
			s.Sound()
		})
	}
}

// TestUndoOfLight: bright light reaches no farther than dim, whatever is taken back.
func TestUndoOfLight(t *testing.T) {
	s := newScenario(t)
	gus := s.Sit("Gus", wire.GM)
	s.gm.Do(edit(s.hero, wire.FieldDim, wire.TokenSpec{Dim: 5}))
	gus.Do(edit(s.hero, wire.FieldBright, wire.TokenSpec{Bright: 2}))
	s.gm.Refused(wire.Undo{}, wire.CodeUndoLate)
	gus.Do(wire.Undo{})
	s.gm.Do(wire.Undo{})
	s.Sound()
}

// TestUndoGivesNobodysTokens: a token that comes back to a seat that is gone is the GM's, and so are its lines.
func TestUndoGivesNobodysTokens(t *testing.T) {
	s := newScenario(t)
	gus := s.Sit("Gus", wire.GM)
	s.gm.Do(wire.RemoveToken{Token: s.friend}, wire.EditToken{Token: s.hero, Fields: wire.FieldOwner})
	gus.Do(wire.RemoveSeat{Seat: s.ben.Seat}, wire.RemoveSeat{Seat: s.ann.Seat})
	s.gm.Do(wire.Undo{}, wire.Undo{})
	for _, id := range []wire.TokenID{s.hero, s.friend} {
		if o := s.State.Token(id).Spec.Owner; o != 0 {
			t.Errorf("token %x is played by %x, who is gone", id, o)
		}
	}
	s.Sound()
}

// TestUndoOfRemovalOnAFullTable: what was taken off does not come back above the limit.
func TestUndoOfRemovalOnAFullTable(t *testing.T) {
	s := newScenario(t)
	g := game{t, *s.State}
	gus, _, _ := table.Sit(&g.st, "Gus", wire.GM, 9, s.Chance)
	for _, e := range gus {
		g.st.Apply(e)
	}
	seat := g.st.Seats[len(g.st.Seats)-1].ID
	for _, x := range g.st.Seats {
		if x.Name == "Gus" {
			seat = x.ID
		}
	}
	g.do(s.gm.Seat, wire.RemoveToken{Token: s.goblin})
	fill(&g.st, table.MaxTokens-1)
	g.do(seat, wire.AddToken{At: tabletest.At(4, 1)})
	if r := g.try(seat, wire.AddToken{At: tabletest.At(4, 1)}); r.Code != wire.CodeFull || r.Limit != table.MaxTokens {
		t.Errorf("one token too many: %+v", r)
	}
	if r := g.try(s.gm.Seat, wire.Undo{}); r.Code != wire.CodeFull || r.Limit != table.MaxTokens {
		t.Errorf("undo of a removal on a full table: %+v", r)
	}
	g.do(seat, wire.Undo{})
	g.do(s.gm.Seat, wire.Undo{})
	if len(g.st.Tokens) != table.MaxTokens || g.st.Token(s.goblin) == nil {
		t.Errorf("%d tokens", len(g.st.Tokens))
	}
}

// fill adds tokens, behind walls and hidden, up to a number.
func fill(st *table.State, n int) {
	for id := wire.TokenID(1); len(st.Tokens) < n; id++ {
		st.Tokens = append([]table.Token{}, st.Tokens...)
		for ; len(st.Tokens) < n; id++ {
			st.Tokens = append(st.Tokens, table.Token{ID: ^wire.TokenID(0) - wire.TokenID(n) + id, Spec: wire.TokenSpec{Hidden: true}, At: tabletest.At(5, 0)})
		}
	}
}

// TestListsHaveLimits: lines of the turn list end at their limit, and an old note makes room for a new one.
func TestListsHaveLimits(t *testing.T) {
	s := newScenario(t)
	g := game{t, *s.State}
	entries := append([]table.Entry{}, g.st.Turn.Entries...)
	for i := len(entries); i < table.MaxEntries; i++ {
		entries = append(entries, table.Entry{ID: wire.EntryID(i + 1), Name: "x"})
	}
	g.st.Apply(table.Listed{Entries: entries})
	if r := g.try(s.gm.Seat, wire.AddEntry{Name: "one more"}); r.Code != wire.CodeFull || r.Limit != table.MaxEntries {
		t.Errorf("one line too many: %+v", r)
	}
	g.do(s.gm.Seat, wire.RemoveEntry{Entry: 7}, wire.AddEntry{Name: "instead"})
	for range table.MaxNotes + 5 {
		g.do(s.gm.Seat, wire.Say{Text: "x"})
	}
	f := g.st.Feed(s.ann.Seat)
	if len(f.Notes) != table.MaxNotes || f.Notes[table.MaxNotes-1].ID != f.Last || f.Notes[0].ID != f.Last-table.MaxNotes+1 {
		t.Errorf("%d notes from %d to %d of %d", len(f.Notes), f.Notes[0].ID, f.Notes[len(f.Notes)-1].ID, f.Last)
	}
	if f := g.st.Feed(12345); len(f.Notes) != 0 || f.Seat != 12345 {
		t.Errorf("the feed of nobody: %+v", f)
	}
}
