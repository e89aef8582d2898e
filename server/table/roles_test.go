package table_test

import (
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules/turn"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// scenario is a fresh table for each case: a GM, Ann and Ben with a hero each, a goblin in sight of both, a lurker that is
// hidden, two lines in the turn list.
type scenario struct {
	*tabletest.Table
	gm, ann, ben         *tabletest.User
	hero, friend, goblin wire.TokenID
	lurker               wire.TokenID
	lair, heroLine       wire.EntryID
	door                 wire.DoorID
	curse, doom, hex     wire.EffectID // a mark on the goblin, one on the hero that is the GM's, one that Ann may see
	area                 *geom.Mask
	otherGrid            wire.SetScene
	settings             wire.Table
}

func newScenario(t testing.TB) *scenario {
	s := &scenario{Table: tabletest.New(t, 5)}
	s.gm, s.ann, s.ben = s.Sit("Gina", wire.GM), s.Sit("Ann", wire.Player), s.Sit("Ben", wire.Player)
	s.Lay(tabletest.Draw(`
+-+-+-+-+-+-+
|. . .|. . .|
+     +     +
|. . .D. . .|
+     +     +
|. . .|. . .|
+-+-+-+-+-+-+
`))
	s.hero = s.gm.Add(wire.TokenSpec{Name: "hero", Owner: s.ann.Seat, Speed: 6, HP: 9}, 2, 1)
	s.friend = s.gm.Add(wire.TokenSpec{Name: "friend", Owner: s.ben.Seat, Speed: 6}, 0, 0)
	s.goblin = s.gm.Add(wire.TokenSpec{Name: "goblin"}, 0, 2)
	s.lurker = s.gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true}, 1, 0)
	s.gm.Do(wire.AddEntry{Name: "lair", Value: 20}, wire.AddEntry{Token: s.hero, Value: 10})
	for _, e := range s.gm.View().Turn.Entries {
		if e.Token == 0 {
			s.lair = e.ID
		} else {
			s.heroLine = e.ID
		}
	}
	s.curse = s.gm.Affect(s.goblin, wire.EffectSpec{Kind: "mark", Name: "curse", Level: 1})
	s.doom = s.gm.Affect(s.hero, wire.EffectSpec{Kind: "poison", Name: "doom", See: wire.SeeGM})
	s.hex = s.gm.Affect(s.hero, wire.EffectSpec{Kind: "poison", Name: "hex", See: wire.SeeOwner})
	s.door = s.State.Doors[0].ID
	s.area = geom.NewMask(48, 24)
	s.area.Set(3, 3, true)
	s.otherGrid = wire.SetScene{Grid: grid.Grid{Kind: grid.HexFlat}, Light: wire.LightDim}
	s.settings = s.State.Table
	s.settings.Limit = wire.LimitCounted
	return s
}

// TestCommandsByRole tries every command as the GM, as a player with what is its own, and as a player with what is not.
func TestCommandsByRole(t *testing.T) {
	const none, role, absent, bad = wire.CodeNone, wire.CodeRole, wire.CodeAbsent, wire.CodeBad
	cases := map[string]struct {
		body         func(s *scenario) wire.Body
		gm, ann, ben wire.Code
	}{
		"add": {func(s *scenario) wire.Body { return wire.AddToken{At: tabletest.At(4, 1)} }, none, role, role},
		"edit hp": {func(s *scenario) wire.Body {
			return wire.EditToken{Token: s.hero, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 3}}
		}, none, none, role},
		"edit down": {func(s *scenario) wire.Body {
			return wire.EditToken{Token: s.hero, Fields: wire.FieldDown, Spec: wire.TokenSpec{Down: true}}
		}, none, none, role},
		"edit name": {func(s *scenario) wire.Body {
			return wire.EditToken{Token: s.hero, Fields: wire.FieldName, Spec: wire.TokenSpec{Name: "x"}}
		}, none, role, role},
		"edit owner": {func(s *scenario) wire.Body {
			return wire.EditToken{Token: s.goblin, Fields: wire.FieldOwner, Spec: wire.TokenSpec{Owner: s.ann.Seat}}
		}, none, role, role},
		"edit hidden": {func(s *scenario) wire.Body {
			return wire.EditToken{Token: s.lurker, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: 3}}
		}, none, absent, absent},
		"edit nothing": {func(s *scenario) wire.Body { return wire.EditToken{Token: 12345, Fields: wire.FieldHP} }, absent, absent, absent},
		"remove":       {func(s *scenario) wire.Body { return wire.RemoveToken{Token: s.hero} }, none, role, role},
		"move":         {func(s *scenario) wire.Body { return wire.MoveToken{Token: s.hero, Path: tabletest.Path(1, 1)} }, none, none, role},
		"move hidden":  {func(s *scenario) wire.Body { return wire.MoveToken{Token: s.lurker, Path: tabletest.Path(2, 0)} }, none, absent, absent},
		"put":          {func(s *scenario) wire.Body { return wire.PutToken{Token: s.hero, At: tabletest.At(5, 2)} }, none, role, role},
		"turn":         {func(s *scenario) wire.Body { return wire.TurnToken{Token: s.hero, Facing: 90} }, none, none, role},
		"turn badly":   {func(s *scenario) wire.Body { return wire.TurnToken{Token: s.hero, Facing: 360} }, bad, bad, role},
		"affect": {func(s *scenario) wire.Body {
			return wire.AddEffect{Tokens: []wire.TokenID{s.hero}, Spec: wire.EffectSpec{Kind: "condition.prone"}}
		}, none, none, role},
		"affect two": {func(s *scenario) wire.Body {
			return wire.AddEffect{Tokens: []wire.TokenID{s.hero, s.goblin}, Spec: wire.EffectSpec{Kind: "condition.prone"}}
		}, none, role, role},
		"affect secretly": {func(s *scenario) wire.Body {
			return wire.AddEffect{Tokens: []wire.TokenID{s.hero}, Spec: wire.EffectSpec{Kind: "mark", See: wire.SeeGM}}
		}, none, role, role},
		"affect hidden": {func(s *scenario) wire.Body {
			return wire.AddEffect{Tokens: []wire.TokenID{s.lurker}, Spec: wire.EffectSpec{Kind: "mark"}}
		}, none, absent, absent},
		"affect by hidden": {func(s *scenario) wire.Body {
			return wire.AddEffect{Tokens: []wire.TokenID{s.hero}, Spec: wire.EffectSpec{Kind: "mark", Source: s.lurker}}
		}, none, absent, absent},
		"worsen hex":        {func(s *scenario) wire.Body { return wire.EditEffect{Effect: s.hex, Level: 2} }, none, none, absent},
		"worsen doom":       {func(s *scenario) wire.Body { return wire.EditEffect{Effect: s.doom, Level: 2} }, none, absent, absent},
		"worsen curse":      {func(s *scenario) wire.Body { return wire.EditEffect{Effect: s.curse, Level: 2} }, none, absent, absent},
		"cure hex":          {func(s *scenario) wire.Body { return wire.RemoveEffect{Effect: s.hex} }, none, none, absent},
		"cure doom":         {func(s *scenario) wire.Body { return wire.RemoveEffect{Effect: s.doom} }, none, absent, absent},
		"cure nothing":      {func(s *scenario) wire.Body { return wire.RemoveEffect{Effect: 12345} }, absent, absent, absent},
		"time":              {func(s *scenario) wire.Body { return wire.PassTime{Seconds: 60} }, none, role, role},
		"no time":           {func(s *scenario) wire.Body { return wire.PassTime{} }, bad, role, role},
		"door":              {func(s *scenario) wire.Body { return wire.SetDoor{Door: s.door, To: wire.DoorOpen} }, none, none, wire.CodeReach},
		"lock":              {func(s *scenario) wire.Body { return wire.SetDoor{Door: s.door, To: wire.DoorLocked} }, none, role, role},
		"brush":             {func(s *scenario) wire.Body { return wire.BrushFog{Reveal: true, Area: s.area} }, none, role, role},
		"brush badly":       {func(s *scenario) wire.Body { return wire.BrushFog{Area: geom.NewMask(3, 3)} }, bad, role, role},
		"room":              {func(s *scenario) wire.Body { return wire.RevealRoom{At: geom.Point{X: 100, Y: 100}} }, none, role, role},
		"reset":             {func(s *scenario) wire.Body { return wire.ResetFog{} }, none, role, role},
		"scene":             {func(s *scenario) wire.Body { return s.otherGrid }, none, role, role},
		"table":             {func(s *scenario) wire.Body { return wire.SetTable{Table: s.settings} }, none, role, role},
		"undo":              {func(s *scenario) wire.Body { return wire.Undo{} }, none, wire.CodeUndo, wire.CodeUndo},
		"undo another":      {func(s *scenario) wire.Body { return wire.Undo{Seat: s.gm.Seat} }, none, role, role},
		"say":               {func(s *scenario) wire.Body { return wire.Say{Text: "hi"} }, none, none, none},
		"say nothing":       {func(s *scenario) wire.Body { return wire.Say{Text: "  "} }, bad, bad, bad},
		"whisper":           {func(s *scenario) wire.Body { return wire.Say{Text: "hi", To: []wire.SeatID{s.ben.Seat}} }, none, none, none},
		"whisper off":       {func(s *scenario) wire.Body { return wire.Say{Text: "hi", To: []wire.SeatID{99}} }, absent, absent, absent},
		"roll":              {func(s *scenario) wire.Body { return wire.Roll{Expr: "2d6+3"} }, none, none, none},
		"roll badly":        {func(s *scenario) wire.Body { return wire.Roll{Expr: "2d6++"} }, wire.CodeDice, wire.CodeDice, wire.CodeDice},
		"line":              {func(s *scenario) wire.Body { return wire.AddEntry{Name: "trap"} }, none, role, role},
		"number":            {func(s *scenario) wire.Body { return wire.EditEntry{Entry: s.lair, Value: 3} }, none, role, role},
		"reorder":           {func(s *scenario) wire.Body { return wire.MoveEntry{Entry: s.lair} }, none, role, role},
		"unline":            {func(s *scenario) wire.Body { return wire.RemoveEntry{Entry: s.lair} }, none, role, role},
		"step":              {func(s *scenario) wire.Body { return wire.StepTurn{} }, none, wire.CodeNotTurn, wire.CodeNotTurn},
		"step back":         {func(s *scenario) wire.Body { return wire.StepTurn{Back: true} }, none, role, role},
		"end":               {func(s *scenario) wire.Body { return wire.EndTurns{} }, none, role, role},
		"roll for all":      {func(s *scenario) wire.Body { return wire.RollInitiative{} }, none, bad, bad},
		"roll for hero":     {func(s *scenario) wire.Body { return wire.RollInitiative{Tokens: []wire.TokenID{s.hero}} }, none, none, role},
		"roll for hidden":   {func(s *scenario) wire.Body { return wire.RollInitiative{Tokens: []wire.TokenID{s.lurker}} }, none, absent, absent},
		"react":             {func(s *scenario) wire.Body { return wire.UseTurn{Token: s.hero, Used: turn.UsedReaction, On: true} }, wire.CodeNotTurn, wire.CodeNotTurn, role},
		"act":               {func(s *scenario) wire.Body { return wire.CountActions{Token: s.hero, Acted: 1} }, wire.CodeNotTurn, wire.CodeNotTurn, role},
		"tell apart":        {func(s *scenario) wire.Body { return wire.LabelTokens{Token: s.goblin} }, none, role, role},
		"tell heroes apart": {func(s *scenario) wire.Body { return wire.LabelTokens{Token: s.hero} }, bad, role, role},
		"rename":            {func(s *scenario) wire.Body { return wire.RenameSeat{Seat: s.ann.Seat, Name: "Anna"} }, none, none, role},
		"rename taken":      {func(s *scenario) wire.Body { return wire.RenameSeat{Seat: s.ann.Seat, Name: "gina"} }, wire.CodeTaken, wire.CodeTaken, role},
		"expel":             {func(s *scenario) wire.Body { return wire.RemoveSeat{Seat: s.ben.Seat} }, none, role, role},
		"watch":             {func(s *scenario) wire.Body { return wire.Watch{Seat: s.ben.Seat} }, bad, bad, bad},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			for who, want := range map[string]wire.Code{"gm": c.gm, "ann": c.ann, "ben": c.ben} {
				s := newScenario(t)
				u := map[string]*tabletest.User{"gm": s.gm, "ann": s.ann, "ben": s.ben}[who]
				if r := u.Try(c.body(s)); r.Code != want {
					t.Errorf("%s: code %d, want %d", who, r.Code, want)
				}
			}
		})
	}
}

// TestRanges refuses values out of range.
func TestRanges(t *testing.T) {
	s := newScenario(t)
	long := make([]byte, 65)
	for i := range long {
		long[i] = 'a'
	}
	for _, spec := range []wire.TokenSpec{
		{Name: string(long)}, {Name: "a\u202eb"}, {Name: "a\nb"}, {Size: 200}, {Speed: -1}, {Reach: 1001}, {Dim: 1 << 20}, {HP: 1 << 21},
		{MaxHP: -1}, {Owner: 77}, {Fly: -1}, {Climb: 1001}, {Size: grid.Widest + 1}, {Colour: 1 << 24}, {Name: "\xff"},
	} {
		s.gm.Refused(wire.AddToken{Spec: spec, At: tabletest.At(4, 1)}, wire.CodeBad)
	}
	s.gm.Refused(wire.AddToken{At: tabletest.At(-1, 1)}, wire.CodeOutside)
	s.gm.Refused(wire.AddToken{Spec: wire.TokenSpec{Size: grid.Large}, At: tabletest.At(5, 1)}, wire.CodeOutside)
	s.gm.Refused(wire.AddToken{At: grid.Place{Turned: true}}, wire.CodeBad)
	s.gm.Refused(wire.PutToken{Token: s.hero, At: tabletest.At(9, 9)}, wire.CodeOutside)
	s.gm.Refused(wire.SetScene{Grid: grid.Grid{Kind: grid.Gridless + 1}}, wire.CodeBad)
	s.ann.Refused(wire.MoveToken{Token: s.hero}, wire.CodeBad)
	s.ann.Refused(wire.MoveToken{Token: s.hero, Path: tabletest.Path(0, 1)}, wire.CodeBad)
	tab := s.settings
	tab.Profile = "chess"
	s.gm.Refused(wire.SetTable{Table: tab}, wire.CodeBad)
	if r := s.ann.Try(wire.Roll{Expr: "2d6 + x"}); r.Code != wire.CodeDice || r.Number != 6 || r.Text != "x" {
		t.Errorf("dice fault: %+v", r)
	}
}

// TestSeats: names are free of case and blanks, limits hold, a seat that goes leaves its tokens to the GM.
func TestSeats(t *testing.T) {
	s := newScenario(t)
	if _, _, r := table.Sit(s.State, " aNN ", wire.Player, 9, s.Chance); r.Code != wire.CodeTaken {
		t.Errorf("taken name: %+v", r)
	}
	if _, _, r := table.Sit(s.State, "Dan", wire.Player, 3, s.Chance); r.Code != wire.CodeFull || r.Limit != 3 {
		t.Errorf("full table: %+v", r)
	}
	if _, _, r := table.Sit(s.State, "  ", wire.Player, 9, s.Chance); r.Code != wire.CodeBad {
		t.Errorf("no name: %+v", r)
	}
	if _, r := table.Name(s.State, ""); r.Code != wire.CodeBad {
		t.Errorf("table without a name: %+v", r)
	}
	s.gm.Do(wire.RemoveSeat{Seat: s.ben.Seat})
	if o := s.State.Token(s.friend).Spec.Owner; o != 0 {
		t.Errorf("owner of a token whose seat is gone: %x", o)
	}
	s.gm.Refused(wire.RemoveSeat{Seat: s.gm.Seat}, wire.CodeBad)
	if r := s.ben.Try(wire.Say{Text: "still here?"}); r.Code != wire.CodeAbsent {
		t.Errorf("a seat that is gone spoke: %+v", r)
	}
}
