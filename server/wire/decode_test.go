package wire

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/vmihailenco/msgpack/v5"

	"sightline/geom"
	"sightline/geom/grid"
)

// packed writes values as MessagePack, whatever their Go type.
func packed(values ...any) []byte {
	var b bytes.Buffer
	e := msgpack.NewEncoder(&b)
	e.UseCompactInts(true)
	for _, v := range values {
		if err := e.Encode(v); err != nil {
			panic(err)
		}
	}
	return b.Bytes()
}

// TestRefusedCommands has a row for each way in which bytes can be no command. want is a part of the error.
func TestRefusedCommands(t *testing.T) {
	long := make([]any, 300)
	for i := range long {
		long[i] = 1
	}
	for name, c := range map[string]struct {
		bytes []byte
		want  string
	}{
		"nothing":              {nil, "EOF"},
		"no kind":              {packed(1), "EOF"},
		"no body":              {packed(1, kindSay), "EOF"},
		"unknown kind":         {packed(1, 99), "unknown kind 99"},
		"kind 0":               {packed(1, 0), "unknown kind 0"},
		"id too large":         {packed(uint64(1)<<32, kindEndTurns), "from 0 to 4294967295"},
		"id below 0":           {packed(-1, kindEndTurns), "from 0 to"},
		"id nil":               {packed(nil, kindEndTurns), "whole number"},
		"id is a float":        {packed(1.5, kindEndTurns), "whole number"},
		"token below 0":        {packed(1, kindRemoveToken, -1), "not below 0"},
		"token nil":            {packed(1, kindRemoveToken, nil), "not below 0"},
		"token is text":        {packed(1, kindRemoveToken, "1"), "not below 0"},
		"leftover":             {append(packed(1, kindEndTurns), 0), "1 bytes follow"},
		"facing 360":           {packed(1, kindTurnToken, 7, 360), "from 0 to 359"},
		"facing -1":            {packed(1, kindTurnToken, 7, -1), "from 0 to 359"},
		"door state 3":         {packed(1, kindSetDoor, 7, 0, 3), "from 0 to 2"},
		"flag is a number":     {packed(1, kindStepTurn, 1), "true or false"},
		"flag nil":             {packed(1, kindStepTurn, nil), "true or false"},
		"text not UTF-8":       {packed(1, kindRoll, "\xff", false), "UTF-8"},
		"text is bytes":        {packed(1, kindRoll, []byte("x"), false), "text belongs"},
		"text nil":             {packed(1, kindRoll, nil, false), "text belongs"},
		"text too long":        {packed(1, kindRoll, strings.Repeat("ž", 201), false), "201 characters"},
		"text far too long":    {packed(1, kindRoll, strings.Repeat("ž", 500), false), "1000 bytes"},
		"list too long":        {append(packed(1, kindMoveToken, 7), packed(long)...), "a list of 300"},
		"list longer than all": {append(packed(1, kindMoveToken, 7), 0x95, 1, 1, 1), "a list of 5"},
		"list nil":             {packed(1, kindMoveToken, 7, nil), "a list of -1"},
		"place outside":        {append(packed(1, kindPutToken, 7), packed(maxCell+1, 0, 0)...), "1048576"},
		"quarter 4":            {packed(1, kindPutToken, 7, 0, 0, 8), "from 0 to 7"},
		"brush of a player":    {packed(1, kindBrushFog, true, 8, 8, 0, 0, []byte{}), "at most 0 sub-cells"},
		"too large":            {make([]byte, 4097), "4097 bytes, at most 4096"},
	} {
		got, err := DecodeCommand(c.bytes, DefaultLimits())
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error is %v, want one with %q", name, err, c.want)
		}
		if got != (Command{}) && err != nil {
			t.Errorf("%s: %+v came with the error", name, got)
		}
	}
}

// TestRefusedBrushes: bitmaps that claim too much, too little or the impossible.
func TestRefusedBrushes(t *testing.T) {
	for name, b := range map[string][]byte{
		"too many":        packed(1, kindBrushFog, true, 1<<20, 1<<20, 0, 0, []byte{}),
		"negative":        packed(1, kindBrushFog, true, -8, -8, 0, 0, []byte{}),
		"rows outside":    packed(1, kindBrushFog, true, 8, 8, 7, 2, []byte{0xff}),
		"more rows":       packed(1, kindBrushFog, true, 8, 1000, 0, 9, []byte{0xff}),
		"run outside":     packed(1, kindBrushFog, true, 8, 8, 0, 1, bitsOf("0 01 0000 01 111")),           // from 0, 12 long
		"half an edge":    packed(1, kindBrushFog, true, 8, 8, 0, 2, bitsOf("0 1 0000 1 00 1  1 1 000 1")), // drops two where one is left
		"bits left":       packed(1, kindBrushFog, true, 8, 8, 0, 1, []byte{0xff, 0}),
		"no end":          packed(1, kindBrushFog, true, 8, 8, 0, 1, bitsOf("0 1 0000 1 00")),
		"endless number":  packed(1, kindBrushFog, true, 8, 8, 0, 1, make([]byte, 50)),
		"bytes too large": packed(1, kindBrushFog, true, 8, 8, 0, 1, make([]byte, 70_000)),
	} {
		if c, err := DecodeCommand(b, LimitsGM()); err == nil {
			t.Errorf("%s: read as %+v", name, c)
		}
	}
}

// bitsOf packs text of 0, 1 and spaces.
func bitsOf(s string) []byte {
	var w bitWriter
	for _, r := range s {
		if r != ' ' {
			w.put(uint32(r-'0'), 1)
		}
	}
	return w.b
}

func TestRefusedMessages(t *testing.T) {
	for name, c := range map[string]struct {
		bytes []byte
		want  string
	}{
		"nothing":      {nil, "EOF"},
		"unknown kind": {packed(200), "unknown kind 200"},
		"not padding":  {append(packed(kindBeat), 0, 0, 7), "1 bytes follow"},
		"too large":    {make([]byte, MaxMessage+1), "at most"},
		"unknown code": {packed(kindBye, 200), "from 0 to"},
	} {
		if m, err := DecodeMessage(c.bytes); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %+v, %v; want an error with %q", name, m, err, c.want)
		}
	}
}

// TestWrongPatches: what can be told to be a patch for another view is refused, and the view stays as it was.
func TestWrongPatches(t *testing.T) {
	a := &View{Tokens: []Token{{ID: 1}, {ID: 5}}, Walls: []Wall{{Sides: 1}, {Sides: 2}}, Turn: Turn{Entries: []Entry{{ID: 1}, {ID: 2}}}}
	for name, p := range map[string]Patch{
		"removes what is not there": {tokens: listPatch[Token]{gone: []uint64{3}}},
		"removes out of order":      {tokens: listPatch[Token]{gone: []uint64{5, 1}}},
		"names one twice":           {tokens: listPatch[Token]{edits: []edit[Token]{{val: Token{ID: 3}}, {val: Token{ID: 3}}}}},
		"out of order":              {tokens: listPatch[Token]{edits: []edit[Token]{{val: Token{ID: 9}}, {val: Token{ID: 7}}}}},
		"wall not there":            {walls: bagPatch[Wall]{gone: []uint32{2}}},
		"land not there":            {land: bagPatch[Land]{gone: []uint32{0}}},
		"wall twice":                {walls: bagPatch[Wall]{gone: []uint32{1, 1}}},
		"order too short":           {turn: turnPatch{order: []uint32{1}}},
		"order names one twice":     {turn: turnPatch{order: []uint32{1, 1}}},
		"order names none":          {turn: turnPatch{order: []uint32{1, 2}}},
		"mask too large":            {seen: maskPatch{sized: true, w: 1 << 20, h: 1 << 20}},
		"mask rows outside":         {seen: maskPatch{sized: true, w: 8, h: 8, row: 8, rows: 1, bits: []byte{0xff}}},
		"mask prediction":           {seen: maskPatch{guess: 3}},
		"mask bits":                 {bright: maskPatch{sized: true, w: 8, h: 8, rows: 1, bits: bitsOf("01")}},
	} {
		if v, err := a.Apply(p); err == nil {
			t.Errorf("%s: gave %+v", name, v)
		}
	}
}

// TestDamagedPatchShowsInTheSum: what Apply can't see, the sum tells.
func TestDamagedPatchShowsInTheSum(t *testing.T) {
	a := &View{Tokens: []Token{{ID: 1, Name: "goblin"}}}
	b := &View{Tokens: []Token{{ID: 1, Name: "goblin", Down: true}}}
	got, err := (&View{}).Apply(Diff(a, b)) // to another view than it was made for
	if err == nil && got.Sum() == b.Sum() {
		t.Error("it was taken for the right one")
	}
}

// TestTheTurnListKeepsItsOrder through lines that come, go and move.
func TestTheTurnListKeepsItsOrder(t *testing.T) {
	list := func(ids ...EntryID) *View {
		var v View
		for _, i := range ids {
			v.Turn.Entries = append(v.Turn.Entries, Entry{ID: i})
		}
		return &v
	}
	a := list(5, 3, 9)
	for _, c := range []struct {
		b     *View
		order bool
	}{{list(5, 9), false}, {list(5, 3, 9, 1), false}, {list(5, 3, 9, 11, 12), false}, {list(3, 5, 9), true}, {list(1, 5, 3, 9), true}, {list(), false}} {
		p := Diff(a, c.b)
		if (len(p.turn.order) > 0) != c.order {
			t.Errorf("to %v: the patch says an order: %v", c.b.Turn.Entries, p.turn.order)
		}
		got, err := a.Apply(p)
		if err != nil || !slices.Equal(got.Turn.Entries, c.b.Turn.Entries) {
			t.Errorf("got %v, %v, want %v", got.Turn.Entries, err, c.b.Turn.Entries)
		}
	}
}

// TestUnsortedViewsAreTheSame: a list may come in any order.
func TestUnsortedViewsAreTheSame(t *testing.T) {
	a := &View{Tokens: []Token{{ID: 1, Name: "a"}, {ID: 2}}, Walls: []Wall{{Sides: 1}, {Sides: 2}}, Lights: []Light{{Dim: 1}, {Dim: 2}}}
	b := &View{Tokens: []Token{{ID: 2}, {ID: 1, Name: "a"}}, Walls: []Wall{{Sides: 2}, {Sides: 1}}, Lights: []Light{{Dim: 2}, {Dim: 1}}}
	if !a.Equal(b) || a.Sum() != b.Sum() {
		t.Error("they differ")
	}
	if got, err := b.Apply(Diff(b, a)); err != nil || !got.Equal(a) {
		t.Errorf("%+v %v", got, err)
	}
}

// TestNilIsEmpty for views, lists and bitmaps.
func TestNilIsEmpty(t *testing.T) {
	var none *View
	empty := &View{Tokens: []Token{}, Ground: Ground{Seen: geom.NewMask(0, 0)}}
	if !none.Equal(empty) || none.Sum() != empty.Sum() || !Diff(none, empty).Empty() {
		t.Error("nil is not the empty view")
	}
	if got, err := none.Apply(Diff(nil, &View{Scene: Scene{Grid: grid.Grid{Even: true}}})); err != nil || !got.Scene.Grid.Even {
		t.Errorf("%+v %v", got, err)
	}
}
