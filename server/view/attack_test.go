package view_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/maps"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/rules/turn"
	"sightline/server/table"
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

// order is a game in turns, with lines of the GM's that players can't see or without.
type order struct {
	*tabletest.Table
	gm, ann, ben *tabletest.User
	heroes       [2]wire.TokenID
}

func newOrder(t *testing.T, hidden bool) order {
	tb, gm, ann, hero := duel(t, twoHalls)
	o := order{Table: tb, gm: gm, ann: ann, ben: tb.Sit("Ben", wire.Player)}
	set(gm, func(t *wire.Table) { t.Limit = wire.LimitTurn })
	o.heroes = [2]wire.TokenID{hero, gm.Add(wire.TokenSpec{Name: "Ben's", Owner: o.ben.Seat, Speed: 2}, 0, 2)}
	gm.Do(wire.EditToken{Token: hero, Fields: wire.FieldSpeed, Spec: wire.TokenSpec{Speed: 1}})
	goblin := gm.Add(wire.TokenSpec{Name: "goblin"}, 2, 2)
	orc, lurker := gm.Add(wire.TokenSpec{Name: "orc"}, 5, 1), gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true}, 1, 0)
	for i, id := range []wire.TokenID{hero, goblin, o.heroes[1]} {
		gm.Do(wire.AddEntry{Token: id, Value: int32(20 - 5*i)})
	}
	if hidden {
		for i, n := range []int32{30, 17, 16, 12, 3} {
			gm.Do(wire.AddEntry{Token: []wire.TokenID{orc, lurker}[i%2], Value: n})
		}
	}
	return o
}

// pass has the GM go on until the players are shown so.
func (o order) pass() {
	for was := o.ann.View().Turn; ; {
		o.gm.Do(wire.StepTurn{})
		if now := o.ann.View().Turn; now.Round != was.Round || !slices.Equal(now.Entries, was.Entries) {
			return
		}
	}
}

// silent has the GM end the turn of one that players can't see, if it is the turn of such.
func (o order) silent(t *testing.T) {
	for _, e := range o.State.Turn.Entries {
		if tok := o.State.Token(e.Token); e.ID == o.State.Turn.Now && (tok.Spec.Name == "orc" || tok.Spec.Hidden) {
			o.ben.Silent("the end of a turn that nobody saw", func() { o.ann.Silent("the end of a turn that nobody saw", func() { o.gm.Do(wire.StepTurn{}) }) })
		}
	}
}

// TestHiddenLinesChangeNothing plays a fight in turns with lines of creatures that players can't see and without: whatever
// the players try (moves, ending turns, undo, hit points) is answered alike, and they are shown the same, byte for byte.
func TestHiddenLinesChangeNothing(t *testing.T) { hiddenLines(t, tabletest.Rand(t)) }

// TestReactionInAShownTurnStaysSpent: a goblin whose turn has begun as players are shown the order, though a hidden one is truly in turn,
// took its reaction on a hero, and had it again once its turn began in truth: the next walk was halted by it.
func TestReactionInAShownTurnStaysSpent(t *testing.T) {
	hiddenLines(t, rand.New(rand.NewPCG(16220144740802559992, 0)))
}

func hiddenLines(t *testing.T, rnd *rand.Rand) {
	done := map[wire.Code]int{}
	for round := range 2 {
		with, without := newOrder(t, true), newOrder(t, false)
		for _, o := range []order{with, without} {
			if round == 1 {
				set(o.gm, func(t *wire.Table) { t.Order, t.Halt, t.Facing = turn.Cards, true, true })
			}
			o.pass()
			o.ann.Refused(wire.MoveToken{Token: o.heroes[0], Path: tabletest.Path(1, 1, 0, 1)}, wire.CodeTooFar)
		}
		for n := range 150 {
			who, x, y, what := rnd.IntN(2), rnd.Int32N(3)-1, rnd.Int32N(3)-1, rnd.IntN(20)
			seed, more := rnd.Uint64(), rnd.IntN(4)
			if what == 0 {
				with.silent(t)
			}
			var codes [2]wire.Code
			for i, o := range []order{with, without} {
				u, id := []*tabletest.User{o.ann, o.ben}[who], o.heroes[who]
				to := o.State.Token(id).At
				to.Cell.X, to.Cell.Y = to.Cell.X+x, to.Cell.Y+y
				o.Chance = rand.New(rand.NewPCG(seed, 1))
				switch what {
				case 1:
					o.pass()
				case 2:
					codes[i] = u.Try(wire.StepTurn{}).Code
				case 3:
					codes[i] = u.Try(wire.Undo{}).Code
				case 4:
					codes[i] = u.Try(wire.EditToken{Token: id, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: x}}).Code
				case 7:
					codes[i] = u.Try(wire.AddEffect{Tokens: []wire.TokenID{id}, Spec: wire.EffectSpec{
						Kind: "mark", Lasting: effect.Lasting{Until: effect.TurnStart + effect.Until(more%3), Left: 1 + x*x + 6*int32(more/2)},
					}}).Code
				case 8:
					codes[i] = u.Try(wire.UseTurn{Token: id, Used: turn.Used(1) << more, On: x > 0}).Code
				case 9:
					codes[i] = u.Try(wire.CountActions{Token: id, Acted: x + 1}).Code
				case 10:
					if list := u.View().Effects; len(list) > 0 && more == 0 {
						codes[i] = u.Try(wire.RemoveEffect{Effect: list[0].ID}).Code
					} else if len(list) > 0 {
						codes[i] = u.Try(wire.EditEffect{Effect: list[len(list)-1].ID, Level: int32(more), Left: 1}).Code
					}
				case 11: // away from the heroes, or to them
					k := o.State.Tokens[slices.IndexFunc(o.State.Tokens, func(k table.Token) bool { return k.Spec.Name == "goblin" })]
					step := k.At
					step.Cell.X, step.Cell.Y = min(k.At.Cell.X+x, 2), k.At.Cell.Y+y
					codes[i] = o.gm.Try(wire.MoveToken{Token: k.ID, Path: []grid.Place{step}}).Code
				case 12:
					k := o.State.Tokens[slices.IndexFunc(o.State.Tokens, func(k table.Token) bool { return k.Spec.Name == "goblin" })]
					codes[i] = u.Try(wire.Attack{Token: id, Target: k.ID, Reaction: more > 0, Arm: fight.Arm{Name: "axe", Damage: "1d6", Normal: 2}}).Code
				case 16:
					codes[i] = u.Try(wire.AddEffect{Tokens: []wire.TokenID{id}, Spec: wire.EffectSpec{Kind: effect.Readied, Name: "it comes", See: wire.SeeOwner, Lasting: effect.Lasting{Until: effect.TurnStart, Left: 1}}}).Code
				case 17:
					if j := slices.IndexFunc(u.View().Effects, func(e wire.Effect) bool { return e.Spec.Kind == effect.Readied }); j >= 0 {
						id := u.View().Effects[j].ID
						codes[i] = u.Try(wire.CallReaction{Effect: id}).Code + 100*u.Try(wire.TakeReaction{Effect: id}).Code
					}
				case 18:
					codes[i] = u.Try(wire.TurnToken{Token: id, Facing: int16(90 * more)}).Code
				case 19:
					k := o.State.Tokens[slices.IndexFunc(o.State.Tokens, func(k table.Token) bool { return k.Spec.Name == "goblin" })]
					codes[i] = o.gm.Try(wire.Attack{Token: k.ID, Target: id, Reaction: true, Arm: fight.Arm{Name: "axe", Damage: "1d6", Normal: 2}}).Code
				case 5: // not through the wall, to the orc
					to.Cell.X = min(to.Cell.X, 2)
					codes[i] = o.gm.Try(wire.MoveToken{Token: id, Path: []grid.Place{to}}).Code
				case 6: // there and back
					codes[i] = u.Try(wire.MoveToken{Token: id, Path: []grid.Place{to, o.State.Token(id).At}}).Code
				default:
					codes[i] = u.Try(wire.MoveToken{Token: id, Path: []grid.Place{to}}).Code
				}
			}
			done[codes[0]]++
			if codes[0] != codes[1] {
				t.Fatalf("step %d: try %d of player %d is answered with %d and %d", n, what, who, codes[0], codes[1])
			}
			for i, u := range []*tabletest.User{with.ann, with.ben} {
				o := []*tabletest.User{without.ann, without.ben}[i]
				if a, b := view.Notes(with.State, u.Seat, 0), view.Notes(without.State, o.Seat, 0); !reflect.DeepEqual(a, b) {
					t.Fatalf("step %d, try %d of player %d: player %d is told\n%+v\n%+v", n, what, who, i, a, b)
				}
				if !bytes.Equal(wire.EncodeView(u.View()), wire.EncodeView(o.View())) {
					t.Fatalf("step %d, try %d of player %d: player %d is shown\n%+v\n%+v\n%s\n%s", n, what, who, i, u.View(), o.View(), sheets(u), sheets(o))
				}
			}
		}
	}
	if done[wire.CodeNone] < 50 || done[wire.CodeNotTurn] < 10 {
		t.Errorf("what came of it is of little worth: %v", done)
	}
}

// TestUnseenPlayersTurnIsWaitedFor: who can't see another player's token can't end its turn nor act in it.
func TestUnseenPlayersTurnIsWaitedFor(t *testing.T) {
	tb, gm, ann, hero := duel(t, twoHalls)
	set(gm, func(t *wire.Table) { t.Limit, t.Shared = wire.LimitTurn, false })
	ben := tb.Sit("Ben", wire.Player)
	far := gm.Add(wire.TokenSpec{Name: "Ben's", Owner: ben.Seat, Speed: 6}, 5, 1)
	gm.Do(wire.AddEntry{Token: far, Value: 20}, wire.AddEntry{Token: hero, Value: 10}, wire.StepTurn{})
	ann.Refused(wire.StepTurn{}, wire.CodeNotTurn)
	ben.Do(wire.MoveToken{Token: far, Path: tabletest.Path(4, 1)}, wire.StepTurn{})
	ann.Do(wire.StepTurn{})
}

// TestHiddenCommandsDoNotUseUpUndo: however much a GM does where Ann can't see, what she did last can be taken back.
func TestHiddenCommandsDoNotUseUpUndo(t *testing.T) {
	_, gm, ann, hero := duel(t, twoHalls)
	lurker := gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true}, 4, 1)
	ann.Do(wire.EditToken{Token: hero, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 3}})
	for i := range int16(70) {
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

// TestResetOfOneUncoversNothing: forgetting what one seat explored leaves the hand over what others remember.
func TestResetOfOneUncoversNothing(t *testing.T) {
	tb, gm, ann, _ := duel(t, twoHalls)
	set(gm, func(t *wire.Table) { t.Shared = false })
	ben := tb.Sit("Ben", wire.Player)
	p := tb.State.Plan()
	area := geom.NewMask(p.Wide, p.High)
	area.SetRow(3, 0, p.Wide)
	gm.Do(wire.BrushFog{Area: area})
	ann.Silent("another seat's memory is reset", func() { gm.Do(wire.ResetFog{Seat: ben.Seat}) })
	gm.Do(wire.ResetFog{})
	if !ann.View().Ground.Explored.Get(3, 3) {
		t.Error("a reset for all leaves the hand")
	}
}

// TestDoorWorkedInTheDark: who opened a door blind knows that it is open.
func TestDoorWorkedInTheDark(t *testing.T) {
	tb, gm, ann, hero := duel(t, twoHalls)
	gm.Do(wire.PutToken{Token: hero, At: tabletest.At(2, 1)})
	gm.Do(wire.EditToken{Token: hero, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}})
	door := ann.View().Doors[0]
	ann.Do(wire.SetDoor{Door: door.ID, From: wire.DoorClosed, To: wire.DoorOpen})
	if d := ann.View().Doors[0]; d.State != wire.DoorOpen {
		t.Errorf("the door that she opened is %v to her", d.State)
	}
	ann.Refused(wire.Undo{}, wire.CodeUndoGM)
	ann.Silent("a door shut that she can't see", func() {
		gm.Do(wire.SetDoor{Door: door.ID, From: wire.DoorOpen, To: wire.DoorClosed})
	})
	_ = tb
}

// sheets are the sheets that a user is shown, in words.
func sheets(u *tabletest.User) (all string) {
	for _, t := range u.View().Tokens {
		if t.Sheet != nil {
			all += fmt.Sprintf("%s %+v; ", t.Name, *t.Sheet)
		}
	}
	return all
}
