package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sightline/geom/path"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"

	"pgregory.net/rapid"
)

// fight is a turn list of lines without tokens, by name.
type fight struct {
	*tabletest.Table
	gm *tabletest.User
}

func newFight(t testing.TB, lines ...string) fight {
	f := fight{Table: tabletest.New(t, 3)}
	f.gm = f.Sit("Gina", wire.GM)
	for i, n := range lines {
		f.gm.Do(wire.AddEntry{Name: n, Value: int32(20 - 5*i)})
	}
	return f
}

func (f fight) id(name string) wire.EntryID {
	for _, e := range f.State.Turn.Entries {
		if e.Name == name {
			return e.ID
		}
	}
	return 0
}

// String is the round and the list, the one in turn in brackets.
func (f fight) String() string {
	n, r := shown(f.gm)
	return fmt.Sprintf("%d %s", r, strings.Join(n, " "))
}

// do gives the commands of a short script.
func (f fight) do(script string) {
	f.Helper()
	var body wire.Body
	for _, s := range strings.Split(script, ", ") {
		var op, name string
		var n int32
		switch fmt.Sscanf(s, "%s %s %d", &op, &name, &n); op {
		case "next":
			body = wire.StepTurn{}
		case "back":
			body = wire.StepTurn{Back: true}
		case "end":
			body = wire.EndTurns{}
		case "add":
			body = wire.AddEntry{Name: name, Value: n}
		case "set":
			body = wire.EditEntry{Entry: f.id(name), Value: n}
		case "last":
			body = wire.MoveEntry{Entry: f.id(name)}
		case "first":
			body = wire.MoveEntry{Entry: f.id(name), Before: f.State.Turn.Entries[0].ID}
		case "drop":
			body = wire.RemoveEntry{Entry: f.id(name)}
		case "undo":
			body = wire.Undo{}
		default:
			f.Fatalf("no such thing as %q", s)
		}
		f.gm.Do(body)
	}
}

// TestTurnOrder plays short scripts on a list of three lines (R-024-005, R-024-006).
func TestTurnOrder(t *testing.T) {
	for script, want := range map[string]string{
		"next":                                   "1 [a] b c",
		"next, next, next":                       "1 a b [c]",
		"next, next, next, next":                 "2 [a] b c",
		"back":                                   "1 [a] b c", // starts as next does
		"next, back":                             "1 [a] b c", // before the first turn is nothing
		"next, next, back":                       "1 [a] b c",
		"next, next, next, next, back":           "1 a b [c]",
		"next, next, end":                        "0 a b c",
		"end":                                    "0 a b c",
		"next, next, end, next":                  "1 [a] b c",
		"next, next, add d 17":                   "1 a d [b] c", // before the one in turn: it comes in the next round
		"next, next, add d 12":                   "1 a [b] d c",
		"next, next, add d 15":                   "1 a [b] d c", // of the same number: after it
		"add d 99":                               "0 d a b c",
		"add d -5":                               "0 a b c d",
		"next, next, set b 99":                   "1 [b] a c", // still its turn, wherever it stands
		"next, next, set b 99, next":             "1 b [a] c",
		"next, next, set a 1, next":              "1 b [c] a",
		"set a 15":                               "0 a b c", // ties as they stood
		"set c 15":                               "0 a b c",
		"next, next, last b":                     "1 a c [b]",
		"next, next, last b, next":               "2 [a] c b",
		"next, next, first b":                    "1 [b] a c",
		"first a":                                "0 a b c",
		"next, last a, add d 19":                 "1 d b c [a]", // before the first of a lower number
		"next, next, drop b":                     "1 a [c]",
		"next, next, drop a":                     "1 [b] c",
		"next, next, next, drop c":               "2 [a] b", // the last of the round: the next round begins
		"next, drop a, drop b, drop c":           "0 ",
		"drop a, drop b, drop c, add d 1, next":  "1 [d]",
		"next, next, next, drop c, undo":         "1 a b [c]",
		"next, next, drop b, undo, next":         "1 a b [c]",
		"next, end, undo":                        "1 [a] b c",
		"next, next, set b 1, undo":              "1 a [b] c",
		"next, next, last a, undo, undo, undo":   "0 a b c",
		"next, next, add d 17, undo":             "1 a [b] c",
		"next, next, next, next, undo":           "1 a b [c]",
		"next, next, next, next, back, undo":     "2 [a] b c",
		"next, drop a, drop b, drop c, undo":     "1 [c]",
		"next, next, next, drop c, drop b, next": "3 [a]",
	} {
		f := newFight(t, "a", "b", "c")
		f.do(script)
		if got := f.String(); got != want {
			t.Errorf("%s: %q, want %q", script, got, want)
		}
		f.Sound()
	}
}

// TestTurnOrderRefuses: lines and tokens that are not there are absent, a line needs a token or a name, an empty list no turn.
func TestTurnOrderRefuses(t *testing.T) {
	f := newFight(t)
	f.gm.Refused(wire.StepTurn{}, wire.CodeBad)
	f.gm.Refused(wire.StepTurn{Back: true}, wire.CodeBad)
	f.do("add a 1")
	a := f.id("a")
	for body, want := range map[wire.Body]wire.Code{
		wire.AddEntry{Token: 9}:                 wire.CodeAbsent,
		wire.AddEntry{}:                         wire.CodeBad,
		wire.AddEntry{Name: " \t"}:              wire.CodeBad,
		wire.AddEntry{Name: "\u202ex"}:          wire.CodeBad,
		wire.EditEntry{Entry: a + 1}:            wire.CodeAbsent,
		wire.MoveEntry{Entry: a + 1}:            wire.CodeAbsent,
		wire.MoveEntry{Entry: a, Before: a + 1}: wire.CodeAbsent,
		wire.RemoveEntry{Entry: a + 1}:          wire.CodeAbsent,
		wire.RemoveEntry{}:                      wire.CodeAbsent,
	} {
		f.gm.Refused(body, want)
	}
	f.gm.Do(wire.MoveEntry{Entry: a, Before: a}, wire.EndTurns{})
	if f.String() != "0 a" || f.State.Turn.Count != 0 {
		t.Errorf("%v after %d steps", f, f.State.Turn.Count)
	}
}

// TestLinesOfTokens: a line of a token goes by the token's name, follows it and leaves with it; a token may have several.
func TestLinesOfTokens(t *testing.T) {
	f := newFight(t, "a", "b")
	rat := f.gm.Add(wire.TokenSpec{Name: "rat"}, 1, 1)
	f.gm.Do(wire.AddEntry{Token: rat, Name: "not this", Value: 17}, wire.AddEntry{Token: rat, Value: 3})
	if got := f.String(); got != "0 a rat b rat" {
		t.Errorf("%q", got)
	}
	f.gm.Do(wire.EditToken{Token: rat, Fields: wire.FieldName, Spec: wire.TokenSpec{Name: "king"}}, wire.StepTurn{}, wire.StepTurn{})
	if got := f.String(); got != "1 a [king] b king" {
		t.Errorf("%q", got)
	}
	f.gm.Do(wire.RemoveToken{Token: rat})
	if got := f.String(); got != "1 a [b]" {
		t.Errorf("%q", got)
	}
	f.gm.Do(wire.Undo{})
	if got := f.String(); got != "1 a [king] b king" {
		t.Errorf("after undo %q", got)
	}
	f.Sound()
}

// TestMovementStartsAnew: what a token has walked is forgotten when its turn ends, however it ends, and when the order does;
// not when another's turn ends.
func TestMovementStartsAnew(t *testing.T) {
	for end, fresh := range map[string]bool{
		"the GM goes on": true, "the GM goes back": true, "the player ends it": true, "its line is removed": true, "the order ends": true,
		"another line is removed": false, "the GM goes back before the first turn": false, "its line is moved": false, "its number changes": false, "a line is added": false,
		"its hit points change": false, "it is put elsewhere": false, "another's turn is over and it comes again": true,
	} {
		s := newScenario(t)
		if s.gm.Do(wire.StepTurn{}); end == "the GM goes back before the first turn" {
			s.gm.Do(wire.MoveEntry{Entry: s.heroLine, Before: s.lair}, wire.EndTurns{})
		}
		s.gm.Do(wire.StepTurn{})
		s.ann.Do(wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1, 1, 2)})
		if sp := s.ann.Token("hero").Sheet.Spent; sp.Cells != 2 {
			t.Fatalf("spent %+v", sp)
		}
		s.gm.Do(map[string][]wire.Body{
			"the GM goes on": {wire.StepTurn{}}, "the GM goes back": {wire.StepTurn{Back: true}}, "the GM goes back before the first turn": {wire.StepTurn{Back: true}}, "the order ends": {wire.EndTurns{}},
			"its line is removed": {wire.RemoveEntry{Entry: s.heroLine}}, "another line is removed": {wire.RemoveEntry{Entry: s.lair}},
			"its line is moved": {wire.MoveEntry{Entry: s.heroLine, Before: s.lair}}, "its number changes": {wire.EditEntry{Entry: s.heroLine, Value: 50}},
			"a line is added": {wire.AddEntry{Name: "x", Value: 11}}, "its hit points change": {edit(s.hero, wire.FieldHP, wire.TokenSpec{HP: 1})},
			"it is put elsewhere":                       {wire.PutToken{Token: s.hero, At: tabletest.At(0, 1)}},
			"another's turn is over and it comes again": {wire.StepTurn{}, wire.StepTurn{}},
		}[end]...)
		if end == "the player ends it" {
			s.ann.Do(wire.StepTurn{})
		}
		if sp := s.ann.Token("hero").Sheet.Spent; (sp == path.Spent{}) != fresh {
			t.Errorf("%s: %+v is spent", end, sp)
		}
		s.Sound()
	}
}

// TestPlayerEndsOnlyItsTurn: a player ends the turn of its own token, not of a line, another's or the GM's token, and never
// goes back.
func TestPlayerEndsOnlyItsTurn(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.AddEntry{Token: s.friend, Value: 5}, wire.AddEntry{Token: s.goblin, Value: 2})
	for i, want := range []string{"lair", "hero", "friend", "goblin", "lair"} {
		s.gm.Do(wire.StepTurn{})
		for who, u := range map[string]*tabletest.User{"hero": s.ann, "friend": s.ben} {
			u.Refused(wire.StepTurn{Back: true}, wire.CodeRole)
			if who != want {
				u.Refused(wire.StepTurn{}, wire.CodeNotTurn)
			}
		}
		if n, _ := shown(s.gm); !slices.Contains(n, "["+want+"]") {
			t.Fatalf("step %d: %v, want %s in turn", i, n, want)
		}
	}
	s.gm.Do(wire.StepTurn{})
	s.ann.Do(wire.StepTurn{})
	s.ben.Do(wire.StepTurn{})
	if n, _ := shown(s.ben); !slices.Contains(n, "[goblin]") {
		t.Errorf("%v", n)
	}
}

// TestStanding: where the order stands for one who is shown some lines.
func TestStanding(t *testing.T) {
	st := table.New("x")
	st.Apply(table.Sat{Seat: table.Seat{ID: 9, Name: "Ann"}})
	for id, owner := range map[wire.TokenID]wire.SeatID{1: 0, 2: 0, 3: 9} {
		st.Apply(table.TokenAdded{Token: table.Token{ID: id, Spec: wire.TokenSpec{Owner: owner}}})
	}
	lines := []table.Entry{{ID: 11, Token: 1}, {ID: 12, Token: 2}, {ID: 13, Token: 3}, {ID: 14, Name: "lair"}}
	for _, c := range []struct {
		now   wire.EntryID
		shown []wire.EntryID
		line  int
		round int32
		ok    bool
	}{
		{11, []wire.EntryID{11, 12, 13, 14}, 0, 5, true},
		{11, []wire.EntryID{12, 14}, 1, 5, true}, // the GM's that is not shown is passed
		{11, []wire.EntryID{14}, 2, 5, true},     // a player's that is not shown is waited for
		{14, []wire.EntryID{12}, 1, 6, true},     // into the next round
		{12, []wire.EntryID{11}, 2, 5, true},
		{99, []wire.EntryID{11}, 0, 0, false}, // nobody is in turn
	} {
		st.Apply(table.Listed{Entries: lines, Round: 5, Now: c.now})
		o, ok := st.Standing(func(e table.Entry) bool { return slices.Contains(c.shown, e.ID) })
		line, round := max(o.Index(o.Now), 0), o.Round
		if line != c.line || round != c.round || ok != c.ok {
			t.Errorf("%d in turn, %v shown: line %d of round %d, %v", c.now, c.shown, line, round, ok)
		}
	}
	none := func(table.Entry) bool { return false }
	st.Apply(table.Listed{Entries: lines[:2], Round: 5, Now: 12})
	if _, ok := st.Standing(none); ok {
		t.Error("an order of nothing but a GM's lines that are not shown")
	}
	st.Apply(table.Listed{Entries: lines, Now: 11})
	if _, ok := st.Standing(func(table.Entry) bool { return true }); ok {
		t.Error("an order that is not running")
	}
}

// TestTurnOrderIsSteady gives random commands of the turn list: always somebody of the list is in turn or nobody, rounds go
// only where a step leads, and undoing everything comes back to the beginning.
func TestTurnOrderIsSteady(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		f := newFight(t, "a", "b", "c", "d")
		start, done := f.String(), 0
		for range rapid.IntRange(1, 12).Draw(r, "n") {
			was := f.State.Turn
			name := rapid.SampledFrom([]string{"a", "b", "c", "d"}).Draw(r, "line")
			op := rapid.SampledFrom([]string{"next", "back", "end", "set " + name + " 7", "last " + name, "first " + name, "drop " + name}).Draw(r, "op")
			if f.id(name) == 0 && len(op) > 4 || len(was.Entries) < 2 && op != "end" {
				continue
			}
			before := len(f.State.Done)
			f.do(op)
			done += len(f.State.Done) - before
			f.Sound()
			now := f.State.Turn
			if now.Round-was.Round > 1 || now.Round < was.Round-1 && op != "end" || now.Count < was.Count {
				r.Fatalf("%s led from round %d to %d", op, was.Round, now.Round)
			}
			if moved := now.Now != was.Now || now.Round != was.Round; moved != (now.Count > was.Count) {
				r.Fatalf("%s: another turn, %v, is told from the last one, %v", op, moved, now.Count > was.Count)
			}
		}
		for range done {
			f.do("undo")
		}
		if f.String() != start {
			r.Fatalf("all undone: %q, want %q", f.String(), start)
		}
	})
}
