package view_test

import (
	"strings"
	"testing"

	"sightline/geom"
	"sightline/maps"
	"sightline/server/tabletest"
	"sightline/server/view"
	"sightline/server/wire"
)

// twoHalls are two halls of 3 by 3 cells with a closed door between.
const twoHalls = `
+-+-+-+-+-+-+
|. . .|. . .|
+     +     +
|. . .D. . .|
+     +     +
|. . .|. . .|
+-+-+-+-+-+-+
`

// duel seats a GM and Ann, whose hero stands in the west hall.
func duel(t *testing.T, shape string) (tb *tabletest.Table, gm, ann *tabletest.User, hero wire.TokenID) {
	tb = tabletest.New(t, 5)
	gm, ann = tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(tabletest.Draw(shape))
	hero = gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat, Speed: 6, Darkvision: 2}, 0, 1)
	return tb, gm, ann, hero
}

func set(gm *tabletest.User, change func(*wire.Table)) {
	t := gm.State.Table
	change(&t)
	gm.Do(wire.SetTable{Table: t})
}

// TestHiddenTokenOfGMSeatDoesNotGlow: a GM's own seat as the owner makes a hidden token no player's.
func TestHiddenTokenOfGMSeatDoesNotGlow(t *testing.T) {
	_, gm, ann, _ := duel(t, twoHalls)
	gm.Do(wire.SetScene{Light: wire.LightDark})
	lurker := gm.Add(wire.TokenSpec{Name: "lurker", Owner: gm.Seat, Hidden: true}, 2, 1)
	ann.Silent("a hidden token of the GM's lights a torch", func() {
		gm.Do(wire.EditToken{Token: lurker, Fields: wire.FieldDim, Spec: wire.TokenSpec{Dim: 3}})
	})
}

// TestCoveredTokenIsNotRemembered: what stood under the GM's hand was not seen, so nothing of it comes up when the hand is
// lifted after it went.
func TestCoveredTokenIsNotRemembered(t *testing.T) {
	tb, gm, ann, hero := duel(t, twoHalls)
	p := tb.State.Plan()
	area := geom.NewMask(p.Wide, p.High)
	for y := range int32(24) {
		area.SetRow(y, 16, 24)
	}
	gm.Do(wire.BrushFog{Area: area})
	ann.NeverGets("goblin")
	goblin := gm.Add(wire.TokenSpec{Name: "goblin"}, 2, 0)
	gm.Do(wire.PutToken{Token: goblin, At: tabletest.At(2, 1)})
	gm.Do(wire.EditToken{Token: hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}})
	gm.Do(wire.PutToken{Token: goblin, At: tabletest.At(5, 2)})
	gm.Do(wire.BrushFog{Reveal: true, Area: area})
	ann.Lacks("goblin")
}

// TestOrderBegunByHiddenOneChangesNothing: while the first in turn is hidden no order is running for players, so their moves
// are neither refused nor counted.
func TestOrderBegunByHiddenOneChangesNothing(t *testing.T) {
	_, gm, ann, hero := duel(t, twoHalls)
	set(gm, func(t *wire.Table) { t.Limit = wire.LimitTurn })
	lurker := gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true}, 4, 1)
	gm.Do(wire.AddEntry{Token: lurker, Value: 20}, wire.AddEntry{Token: hero, Value: 10})
	ann.Silent("a hidden one's turn begins", func() { gm.Do(wire.StepTurn{}) })
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1)})
	if spent := ann.Token("hero").Sheet.Spent; spent.Cells != 0 {
		t.Errorf("no order is running to Ann, and she paid %d cells", spent.Cells)
	}
	gm.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(2, 1)})
	if spent := ann.Token("hero").Sheet.Spent; spent.Cells != 0 {
		t.Errorf("no order is running to Ann, and her token was led and paid %d cells", spent.Cells)
	}
}

// TestUndoTellsNoHiddenTurn: that a hidden one's turn began does not end the undo of who is still in turn as far as it can see.
func TestUndoTellsNoHiddenTurn(t *testing.T) {
	_, gm, ann, hero := duel(t, twoHalls)
	lurker := gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true}, 4, 1)
	gm.Do(wire.AddEntry{Token: hero, Value: 20}, wire.AddEntry{Token: lurker, Value: 10}, wire.StepTurn{})
	ann.Do(wire.EditToken{Token: hero, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 3}})
	ann.Silent("a hidden one's turn begins", func() { gm.Do(wire.StepTurn{}) })
	ann.Do(wire.Undo{})
}

// TestHiddenCommandsDoNotUseUpUndo: however much a GM does where Ann can't see, what she did last can be taken back.
func TestHiddenCommandsDoNotUseUpUndo(t *testing.T) {
	_, gm, ann, hero := duel(t, twoHalls)
	lurker := gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true}, 4, 1)
	ann.Do(wire.EditToken{Token: hero, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 3}})
	for i := range int16(100) {
		gm.Do(wire.TurnToken{Token: lurker, Facing: i + 1})
	}
	ann.Do(wire.Undo{})
}

// TestWaitingOfOthers: that another seat got a token, or lost its last one, is not told to who can't see the token.
func TestWaitingOfOthers(t *testing.T) {
	tb, gm, ann, _ := duel(t, twoHalls)
	set(gm, func(t *wire.Table) { t.Shared = false })
	ben := tb.Sit("Ben", wire.Player)
	var id wire.TokenID
	ann.Silent("Ben gets a token behind a door and loses it", func() {
		id = gm.Add(wire.TokenSpec{Name: "spy", Owner: ben.Seat, Hidden: true}, 4, 1)
		gm.Do(wire.RemoveToken{Token: id})
	})
	for _, s := range view.Of(tb.State, gm.Seat).Seats {
		if s.ID == ben.Seat && !s.Waiting {
			t.Error("the GM does not see that Ben waits")
		}
	}
}

// TestMapNameIsTheGMs: a map's file may be called after what it hides.
func TestMapNameIsTheGMs(t *testing.T) {
	tb, gm, ann, _ := duel(t, twoHalls)
	m := maps.Blank("lair of the canary dragon", 10, 10, 1)
	ann.NeverGets("canary")
	tb.Lay(m)
	if !gm.WasSent("canary") {
		t.Error("the GM is not told which map was laid")
	}
}

// TestNoScoutInTheDark: a step over ground that was not known tells that nothing stands there, so it is not taken back.
func TestNoScoutInTheDark(t *testing.T) {
	_, gm, ann, hero := duel(t, twoHalls)
	gm.Do(wire.EditToken{Token: hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}}, wire.ResetFog{})
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1)})
	ann.Refused(wire.Undo{}, wire.CodeUndoGM)
}

// TestNamesThatLookAlike: characters that do not show make no other name, and no name by themselves.
func TestNamesThatLookAlike(t *testing.T) {
	_, gm, ann, _ := duel(t, twoHalls)
	for _, name := range []string{"Gina\u200b", "G\u2060ina", "gina\ufeff", "Gi\u00adna", "Gina\u3164", "Gi\u200dna", "G\ufe0fina", "Gina\U000e0041"} {
		if r := ann.Try(wire.RenameSeat{Seat: ann.Seat, Name: name}); r.Code == wire.CodeNone {
			t.Errorf("Ann may be called %+q, which looks like the GM's name", name)
		}
	}
	for _, name := range []string{"\u200b", "\u3164", "\u2060\u200d", strings.Repeat("\u034f", 3), "\u202eanig"} {
		ann.Refused(wire.RenameSeat{Seat: ann.Seat, Name: name}, wire.CodeBad)
	}
	for _, name := range []string{"Žofie Příšerná", "علی‌رضا", "👩‍🚀 Ann", "नेहा"} {
		ann.Do(wire.RenameSeat{Seat: ann.Seat, Name: name})
	}
	_ = gm
}
