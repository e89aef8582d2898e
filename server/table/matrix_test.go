package table_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/view"
	"sightline/server/wire"
)

// game plays commands on copies of one state, so that many short games cost little: states share what is derived.
type game struct {
	t  testing.TB
	st table.State
}

// try gives a command; what chance it has hangs on the command alone, so that it does the same in every game.
func (g *game) try(seat wire.SeatID, body wire.Body) wire.Reason {
	g.t.Helper()
	name := fmt.Sprintf("%T%v", body, body)
	ch := rand.New(rand.NewPCG(uint64(len(name)), uint64(name[5])<<8+uint64(name[len(name)/2])))
	events, r := table.Decide(&g.st, seat, view.Of(&g.st, seat), wire.Command{Body: body}, ch)
	for _, e := range events {
		g.st.Apply(e)
	}
	return r
}

func (g *game) do(seat wire.SeatID, bodies ...wire.Body) {
	g.t.Helper()
	for _, b := range bodies {
		if r := g.try(seat, b); r.Code != wire.CodeNone {
			g.t.Fatalf("%T %+v: %+v", b, b, r)
		}
	}
}

// facts are what commands change and undo restores: all but memory, notes, what can be taken back, and counters.
func (g *game) facts() []byte {
	st := g.st
	st.Memories, st.Feeds, st.Done, st.Count, st.Turn.Count = nil, nil, nil, 0, 0
	for _, m := range []*table.Mask{&st.Hand.Revealed, &st.Hand.Hidden} {
		if m.Empty() {
			*m = table.Mask{}
		}
	}
	return st.Snapshot()
}

// change is a command and what of the table it changes; "hero *" is all of the hero.
type change struct {
	name    string
	body    func(s *scenario) wire.Body
	touches []string
}

func (c change) meets(o change) bool {
	return slices.ContainsFunc(c.touches, func(a string) bool {
		return slices.ContainsFunc(o.touches, func(b string) bool {
			of := func(s string) string { return strings.Fields(s)[0] }
			return a == b || of(a) == of(b) && (strings.HasSuffix(a, "*") || strings.HasSuffix(b, "*"))
		})
	})
}

func edit(id wire.TokenID, f wire.Field, spec wire.TokenSpec) wire.Body {
	return wire.EditToken{Token: id, Fields: f, Spec: spec}
}

// changes are of each kind of command that can be taken back.
var changes = []change{
	{"add", func(s *scenario) wire.Body { return wire.AddToken{At: tabletest.At(4, 1)} }, []string{"new *"}},
	{"name", func(s *scenario) wire.Body { return edit(s.hero, wire.FieldName, wire.TokenSpec{Name: "x"}) }, []string{"hero name"}},
	{"hp", func(s *scenario) wire.Body { return edit(s.hero, wire.FieldHP, wire.TokenSpec{HP: 2}) }, []string{"hero hp"}},
	{"heal", func(s *scenario) wire.Body {
		return edit(s.hero, wire.FieldHP|wire.FieldMaxHP, wire.TokenSpec{HP: 7, MaxHP: 8})
	}, []string{"hero hp", "hero max"}},
	{"size", func(s *scenario) wire.Body { return edit(s.hero, wire.FieldSize, wire.TokenSpec{Size: grid.Large}) }, []string{"hero at"}},
	{"give", func(s *scenario) wire.Body { return edit(s.hero, wire.FieldOwner, wire.TokenSpec{Owner: s.ben.Seat}) }, []string{"hero owner"}},
	{"torch", func(s *scenario) wire.Body { return edit(s.hero, wire.FieldBright, wire.TokenSpec{Bright: 2}) }, []string{"hero light"}},
	{"glow", func(s *scenario) wire.Body { return edit(s.hero, wire.FieldDim, wire.TokenSpec{Dim: 5}) }, []string{"hero light"}},
	{"show", func(s *scenario) wire.Body { return edit(s.lurker, wire.FieldHidden, wire.TokenSpec{}) }, []string{"lurker hidden"}},
	{"remove", func(s *scenario) wire.Body { return wire.RemoveToken{Token: s.goblin} }, []string{"goblin *"}},
	{"remove hero", func(s *scenario) wire.Body { return wire.RemoveToken{Token: s.hero} }, []string{"hero *", "turns"}},
	{"walk", func(s *scenario) wire.Body { return wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1)} }, []string{"hero at"}},
	{"put", func(s *scenario) wire.Body { return wire.PutToken{Token: s.goblin, At: tabletest.At(1, 2)} }, []string{"goblin at"}},
	{"turn", func(s *scenario) wire.Body { return wire.TurnToken{Token: s.hero, Facing: 90} }, []string{"hero facing"}},
	{"prone", func(s *scenario) wire.Body {
		return wire.AddEffect{Tokens: []wire.TokenID{s.hero}, Spec: wire.EffectSpec{Kind: "condition.prone"}}
	}, []string{"hero fx"}},
	{"worse", func(s *scenario) wire.Body { return wire.EditEffect{Effect: s.curse, Level: 3} }, []string{"curse", "goblin fx"}},
	{"cured", func(s *scenario) wire.Body { return wire.RemoveEffect{Effect: s.curse} }, []string{"curse", "goblin fx"}},
	{"door", func(s *scenario) wire.Body { return wire.SetDoor{Door: s.door, To: wire.DoorOpen} }, []string{"door"}},
	{"lock", func(s *scenario) wire.Body { return wire.SetDoor{Door: s.door, To: wire.DoorLocked} }, []string{"door"}},
	{"reveal", func(s *scenario) wire.Body { return wire.BrushFog{Reveal: true, Area: s.area} }, []string{"hand"}},
	{"hide", func(s *scenario) wire.Body { return wire.BrushFog{Area: s.area} }, []string{"hand"}},
	{"room", func(s *scenario) wire.Body { return wire.RevealRoom{At: geom.Point{X: 5000, Y: 100}} }, []string{"hand"}},
	{"light", func(s *scenario) wire.Body { return wire.SetScene{Light: wire.LightDark} }, []string{"light"}},
	{"table", func(s *scenario) wire.Body { return wire.SetTable{Table: s.settings} }, []string{"table"}},
	{"line", func(s *scenario) wire.Body { return wire.AddEntry{Name: "trap", Value: 12} }, []string{"turns"}},
	{"number", func(s *scenario) wire.Body { return wire.EditEntry{Entry: s.lair, Value: 3} }, []string{"turns"}},
	{"reorder", func(s *scenario) wire.Body { return wire.MoveEntry{Entry: s.lair} }, []string{"turns"}},
	{"unline", func(s *scenario) wire.Body { return wire.RemoveEntry{Entry: s.lair} }, []string{"turns"}},
	{"step", func(s *scenario) wire.Body { return wire.StepTurn{} }, []string{"turns"}},
	{"label", func(s *scenario) wire.Body { return wire.LabelTokens{Token: s.goblin, Style: rules.ByLetter} }, []string{"goblin name"}},
	{"roll", func(s *scenario) wire.Body { return wire.RollInitiative{Tokens: []wire.TokenID{s.hero}} }, []string{"turns"}},
	{"rename", func(s *scenario) wire.Body { return wire.RenameSeat{Seat: s.ann.Seat, Name: "Anna"} }, []string{"ann"}},
	{"rename Ben", func(s *scenario) wire.Body { return wire.RenameSeat{Seat: s.ben.Seat, Name: "Benno"} }, []string{"ben"}},
}

// TestUndoMatrix has one GM do a thing and then another, or the same one, any other thing. Taking the first back is refused,
// with the name of who stands in the way, exactly when both changed the same; else all is as if only the second had been done.
// The last thing of the same GM comes back first, and then the first one.
func TestUndoMatrix(t *testing.T) {
	s := newScenario(t)
	gus := s.Sit("Gus", wire.GM)
	play := func() *game { return &game{t, *s.State} }
	start := play().facts()
	for _, a := range changes {
		for _, b := range changes {
			first, second := a.body(s), b.body(s)
			g := play()
			g.do(s.gm.Seat, first)
			if g.try(gus.Seat, second).Code != wire.CodeNone || len(g.st.Done) == len(s.State.Done)+1 {
				continue // the first thing is in the way of the second, or was the same
			}
			r := g.try(s.gm.Seat, wire.Undo{})
			switch {
			case a.meets(b) && a.name != "add": // each adds its own
				if r.Code != wire.CodeUndoLate || r.Seat != gus.Seat {
					t.Errorf("%s, another GM's %s, undo: %+v", a.name, b.name, r)
				}
			case r.Code != wire.CodeNone:
				t.Errorf("%s, another GM's %s, undo: %+v", a.name, b.name, r)
			case a.name == "add" && b.name == "add", a.name == "door" && b.name == "room":
				// chance gave another id; an open door let the hand reveal more
			default:
				only := play()
				only.do(gus.Seat, second)
				if !bytes.Equal(g.facts(), only.facts()) {
					t.Errorf("%s, another GM's %s, undo: not as if only the second had been done\n%+v\n%+v", a.name, b.name, g.st, only.st)
				}
			}
			g = play()
			g.do(s.gm.Seat, first)
			then := g.facts()
			g.do(s.gm.Seat, second)
			done := len(g.st.Done)
			g.do(s.gm.Seat, wire.Undo{})
			if want := then; done == 2+len(s.State.Done) && !bytes.Equal(g.facts(), want) {
				t.Errorf("%s, %s, undo: not as after the first", a.name, b.name)
			}
			if done == 2+len(s.State.Done) {
				g.do(s.gm.Seat, wire.Undo{})
			}
			if !bytes.Equal(g.facts(), start) {
				t.Errorf("%s, %s, undo, undo: not as it was", a.name, b.name)
			}
		}
	}
}

// TestUndoMatrixOfPlayer is the same for what a player may do, with what the GM or another player does next. A player takes
// nothing back that it learned by, and hears who stands in the way.
func TestUndoMatrixOfPlayer(t *testing.T) {
	s := newScenario(t)
	own := slices.DeleteFunc(slices.Clone(changes), func(c change) bool {
		return !slices.Contains([]string{"hp", "walk", "turn", "door", "rename"}, c.name)
	})
	if len(own) != 5 {
		t.Fatalf("%d changes of a player's", len(own))
	}
	of := func(name string) change {
		return changes[slices.IndexFunc(changes, func(c change) bool { return c.name == name })]
	}
	for _, a := range own {
		for _, b := range changes {
			g := &game{t, *s.State}
			g.do(s.ann.Seat, a.body(s))
			if g.try(s.gm.Seat, b.body(s)).Code != wire.CodeNone || len(g.st.Done) == len(s.State.Done)+1 {
				continue
			}
			r := g.try(s.ann.Seat, wire.Undo{})
			want := wire.CodeNone
			switch {
			case b.name == "step": // another turn is in progress
				want = wire.CodeUndo
			case a.name == "door": // it looked through
				want = wire.CodeUndoGM
			case b.name == "give" && a.name != "rename":
				want = wire.CodeRole
			case a.meets(b):
				want = wire.CodeUndoLate
			}
			if r.Code != want || want == wire.CodeUndoLate && r.Seat != s.gm.Seat {
				t.Errorf("Ann's %s, the GM's %s, undo: %+v, want code %d", a.name, b.name, r, want)
			}
			if want == wire.CodeUndoLate && (r.Token == s.hero) != (a.name != "rename" && b.name != "remove hero") {
				t.Errorf("Ann's %s, the GM's %s, undo names token %x", a.name, b.name, r.Token)
			}
		}
		for _, b := range []change{of("rename Ben")} {
			g := &game{t, *s.State}
			g.do(s.ann.Seat, a.body(s))
			g.do(s.ben.Seat, b.body(s), wire.TurnToken{Token: s.friend, Facing: 4}, wire.Say{Text: "x"}, wire.Roll{Expr: "1d6"})
			if r := g.try(s.ann.Seat, wire.Undo{}); (r.Code == wire.CodeUndoGM) != (a.name == "door") {
				t.Errorf("Ann's %s, then Ben's things, undo: %+v", a.name, r)
			}
			g.do(s.gm.Seat, wire.Say{Text: "let me"})
			if a.name == "door" {
				g.do(s.gm.Seat, wire.Undo{Seat: s.ann.Seat})
			}
			if r := g.try(s.ann.Seat, wire.Undo{}); r.Code != wire.CodeUndo {
				t.Errorf("Ann's %s, taken back twice: %+v", a.name, r)
			}
		}
	}
}
