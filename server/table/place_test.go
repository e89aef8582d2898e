package table_test

import (
	"math"
	"slices"
	"testing"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestLayRefuses: a map with a fault is refused with the fault's rule and place, and nothing changes.
func TestLayRefuses(t *testing.T) {
	s := newScenario(t)
	m := open(4, 4, wall(sight.Solid, 1, 1, math.NaN(), 2))
	if events, r := table.Lay(s.State, m, table.Picture{}, s.Chance); r.Code != wire.CodeMap || r.Text == "" || len(events) > 0 {
		t.Errorf("%+v, %d events", r, len(events))
	}
}

// TestLayKeeps: what another map keeps (grid, tokens, seats, turn list, settings) and what it begins anew (light, doors, hand,
// memory), its fog as the map says.
func TestLayKeeps(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.HexFlat}, Light: wire.LightDark}, wire.StepTurn{}, wire.RevealRoom{})
	s.settings.Shared = false
	s.gm.Do(wire.SetTable{Table: s.settings})
	lines, tokens, number := len(s.State.Turn.Entries), len(s.State.Tokens), s.State.Scene.Number
	for _, hand := range []bool{true, false} {
		m := open(5, 4)
		m.Hand, m.Doors = hand, []maps.Door{{A: maps.XY{X: 1}, B: maps.XY{X: 1, Y: 1}, Open: true}, {A: maps.XY{X: 2}, B: maps.XY{X: 2, Y: 1}, Locked: true}}
		s.Lay(m)
		st := s.State
		number++
		if st.Scene.Number != number || st.Scene.Grid.Kind != grid.HexFlat || st.Scene.Light != wire.LightBright || (st.Table.Fog == wire.FogHand) != hand {
			t.Errorf("scene %+v, fog %d", st.Scene, st.Table.Fog)
		}
		if st.Doors[0].State != wire.DoorOpen || st.Doors[1].State != wire.DoorLocked || !st.Hand.Revealed.Empty() || len(st.Memories) != 2 || len(st.Done) != 0 {
			t.Errorf("doors %+v, hand %v, %d memories, %d to undo", st.Doors, st.Hand, len(st.Memories), len(st.Done))
		}
		if len(st.Turn.Entries) != lines || st.Turn.Round != 1 || len(st.Tokens) != tokens || st.Table.Limit != wire.LimitCounted {
			t.Errorf("turn %+v, %d tokens, table %+v", st.Turn, len(st.Tokens), st.Table)
		}
		s.Sound()
	}
}

// TestTokensOnAnotherGrid: on another grid each token, seen or remembered, of whatever size, stands within a cell and a half
// of where it stood on the map, wholly on it.
func TestTokensOnAnotherGrid(t *testing.T) {
	rnd := tabletest.Rand(t)
	tb, gm, ann, hero := walk(t, open(16, 12), wire.LightBright, wire.TokenSpec{}, tabletest.At(1, 1))
	for size := range grid.Size(6) {
		gm.Do(wire.AddToken{Spec: wire.TokenSpec{Name: size.String(), Size: size}, At: tabletest.At(int32(size)*2+2, 2+int32(size))})
	}
	gm.Do(edit(hero, wire.FieldBlind, wire.TokenSpec{Blind: true})) // now they are remembered
	where := func() map[wire.TokenID]maps.XY {
		g, all := tb.State.Scene.Grid, map[wire.TokenID]maps.XY{}
		for _, tok := range ann.View().Tokens {
			x, y := g.ToCells(g.Middle(tok.Size, tok.At))
			all[tok.ID] = maps.XY{X: x, Y: y}
			for _, c := range g.Space(nil, tok.Size, tok.At) {
				if !g.Inside(tb.State.Plan().Bounds, c) {
					t.Errorf("%v: %s, remembered %v, is off the map", g, tok.Name, tok.Past)
				}
			}
		}
		return all
	}
	was := where()
	for range 12 {
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.Kind(rnd.IntN(3)), Even: rnd.IntN(2) == 0}})
		now := where()
		for id, p := range was {
			q, ok := now[id]
			if d := math.Hypot(p.X-q.X, p.Y-q.Y); !ok || d > 1.5 {
				t.Errorf("%v: %s went %v cells, from %v to %v", tb.State.Scene.Grid, tb.State.Token(id).Spec.Name, d, p, q)
			}
		}
		was = now
		tb.Sound()
	}
}

// TestDoorsOnAnotherGrid: a door keeps its id, its state and whether it is known, on every grid.
func TestDoorsOnAnotherGrid(t *testing.T) {
	s := newScenario(t)
	s.ann.Do(wire.SetDoor{Door: s.door, To: wire.DoorOpen})
	for kind := range grid.Kind(3) {
		s.gm.Do(wire.SetScene{Grid: grid.Grid{Kind: 2 - kind}})
		if d := s.ann.View().Doors; len(d) != 1 || d[0].ID != s.door || d[0].State != wire.DoorOpen {
			t.Errorf("%v: doors %+v", 2-kind, d)
		}
	}
}

// TestReachOnEveryGrid puts a token on every cell around a door of a long wall: it is reached from cells of both sides, all of
// them near it and in line with it, and from every cell that the door lies in.
func TestReachOnEveryGrid(t *testing.T) {
	for kind := range grid.Kind(3) {
		m := open(10, 8, wall(sight.Solid, 4.9, 0, 4.9, 3.4), wall(sight.Solid, 4.9, 4.4, 4.9, 8), wall(sight.Solid, 3.2, 3.1, 4.9, 3.1))
		m.Doors = []maps.Door{{A: maps.XY{X: 4.9, Y: 3.4}, B: maps.XY{X: 4.9, Y: 4.4}}}
		tb, gm, ann, hero := walk(t, m, wire.LightBright, wire.TokenSpec{}, tabletest.At(1, 4))
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: kind}})
		g, door := tb.State.Scene.Grid, tb.State.Doors[0].ID
		west, east := 0, 0
		for c := range g.Cells(tb.State.Plan().Bounds) {
			x, y := g.ToCells(g.Centre(c))
			if math.Hypot(x-4.9, y-3.9) > 3 {
				continue
			}
			gm.Do(wire.PutToken{Token: hero, At: tabletest.At(1, 4)}, wire.PutToken{Token: hero, At: grid.Place{Cell: c}})
			r := ann.Try(wire.SetDoor{Door: door, To: wire.DoorOpen})
			if r.Code == wire.CodeNone {
				gm.Do(wire.SetDoor{Door: door, From: wire.DoorOpen})
			}
			far := math.Hypot(max(math.Abs(x-4.9)-0.01, 0), max(math.Abs(y-3.9)-0.5, 0))
			switch {
			case r.Code != wire.CodeNone && r.Code != wire.CodeReach:
				t.Fatalf("%v, from %v: %+v", kind, c, r)
			case r.Code == wire.CodeNone && (far > 2.2 || y < 3 && x > 3.3 && x < 4.8):
				t.Errorf("%v: it is reached from %v, %.2f cells off, or through a wall", kind, c, far)
			case r.Code == wire.CodeReach && (far < 0.5 || far < 1.1 && y > 3.4 && y < 4.4):
				t.Errorf("%v: it is not reached from %v, %.2f cells off", kind, c, far)
			case r.Code == wire.CodeNone && x < 4.9:
				west++
			case r.Code == wire.CodeNone:
				east++
			}
		}
		if west < 2 || east < 3 {
			t.Errorf("%v: it is reached from %d cells in the west and %d in the east", kind, west, east)
		}
	}
}

// TestLargeReach: a large token reaches a door from any cell of its space.
func TestLargeReach(t *testing.T) {
	for at, want := range map[grid.Place]wire.Code{
		tabletest.At(1, 0): wire.CodeNone, tabletest.At(1, 1): wire.CodeNone, tabletest.At(0, 1): wire.CodeNone, tabletest.At(0, 0): wire.CodeNone,
		tabletest.At(3, 1): wire.CodeNone, tabletest.At(4, 0): wire.CodeNone,
	} {
		s := newScenario(t)
		s.gm.Do(wire.PutToken{Token: s.hero, At: tabletest.At(0, 1)}, edit(s.hero, wire.FieldSize, wire.TokenSpec{Size: grid.Large}))
		s.gm.Do(wire.PutToken{Token: s.hero, At: at})
		if r := s.ann.Try(wire.SetDoor{Door: s.door, To: wire.DoorOpen}); r.Code != want {
			t.Errorf("from %v: code %d, want %d", at, r.Code, want)
		}
	}
}

// TestDoorMatrix gives every change of a door, from every state that the sender may think it in, to each real state, by the GM
// and by a player beside it, who is told of a lock only when trying.
func TestDoorMatrix(t *testing.T) {
	s := newScenario(t)
	for real := range wire.DoorLocked + 1 {
		for from := range wire.DoorLocked + 2 {
			for to := range wire.DoorLocked + 2 {
				g := game{t, *s.State}
				g.st.Apply(table.DoorSet{State: real})
				gm, player := g, g
				got := gm.try(s.gm.Seat, wire.SetDoor{Door: s.door, From: from, To: to})
				want := wire.CodeNone
				switch {
				case from > wire.DoorLocked || to > wire.DoorLocked || from == to:
					want = wire.CodeBad
				case from != real:
					want = wire.CodeChanged
				}
				if got.Code != want || want == wire.CodeNone && gm.st.Doors[0].State != to {
					t.Errorf("the GM makes a door that is %d, thought %d, %d: code %d, want %d", real, from, to, got.Code, want)
				}
				looks := real
				if real == wire.DoorLocked {
					looks = wire.DoorClosed
				}
				switch {
				case want == wire.CodeBad:
				case to == wire.DoorLocked:
					want = wire.CodeRole
				case from != looks:
					want = wire.CodeChanged
				case real == wire.DoorLocked:
					want = wire.CodeLocked
				default:
					want = wire.CodeNone
				}
				if got := player.try(s.ann.Seat, wire.SetDoor{Door: s.door, From: from, To: to}); got.Code != want {
					t.Errorf("Ann makes a door that is %d, thought %d, %d: code %d, want %d", real, from, to, got.Code, want)
				}
			}
		}
	}
}

// TestDoorsHideAndShow: each kind of door, shut and open, seen through or not, walked through or not, and how a player is told
// of it.
func TestDoorsHideAndShow(t *testing.T) {
	for name, c := range map[string]struct {
		edge      string
		see, walk bool
		known     int
		state     wire.DoorState
	}{
		"a door":        {"D", false, false, 1, wire.DoorClosed},
		"an open door":  {"O", true, true, 1, wire.DoorOpen},
		"a locked door": {"L", false, false, 1, wire.DoorClosed},
		"a secret door": {"S", false, false, 0, 0},
		"a grille":      {"W", true, false, 1, wire.DoorClosed},
		"a window":      {"=", true, false, 0, 0},
		"a wall":        {"|", false, false, 0, 0},
		"nothing":       {" ", true, true, 0, 0},
	} {
		tb, gm, ann, hero := walk(t, tabletest.Draw("\n+-+-+-+-+\n|. ."+c.edge+". .|\n+-+-+-+-+\n"), wire.LightBright, wire.TokenSpec{}, tabletest.At(1, 0))
		gm.Add(wire.TokenSpec{Name: "goblin"}, 3, 0)
		if got := ann.Token("goblin") != nil; got != c.see {
			t.Errorf("through %s the goblin is seen: %v", name, got)
		}
		if d := ann.View().Doors; len(d) != c.known || c.known > 0 && (d[0].State != c.state || d[0].Window != (c.edge == "W")) {
			t.Errorf("of %s Ann is told %+v", name, d)
		}
		if got := ann.Try(wire.MoveToken{Token: hero, Path: tabletest.Path(2, 0)}).Code == wire.CodeNone; got != c.walk {
			t.Errorf("through %s Ann walks: %v", name, got)
		}
		if n := len(gm.View().Doors); n != len(tb.State.Doors) || n > 0 && gm.View().Doors[0].Secret != (c.edge == "S") {
			t.Errorf("of %s the GM is told %+v", name, gm.View().Doors)
		}
	}
}

// TestRemembered: what becomes of a token that is remembered behind a door, when it changes there, when the door is opened
// again, and when it is given away.
func TestRemembered(t *testing.T) {
	for name, c := range map[string]struct {
		while func(s *scenario) []wire.Body // the door is shut
		then  func(s *scenario) wire.Token  // how it is shown when the door is open again; Past: not seen; ID 0: gone
	}{
		"nothing happens": {nil, func(s *scenario) wire.Token { return s.State.Look(s.State.Token(s.goblin)) }},
		"it is renamed": {func(s *scenario) []wire.Body {
			return []wire.Body{edit(s.goblin, wire.FieldName, wire.TokenSpec{Name: "goblin king"})}
		},
			func(s *scenario) wire.Token { return s.State.Look(s.State.Token(s.goblin)) }},
		"it grows": {func(s *scenario) []wire.Body {
			return []wire.Body{edit(s.goblin, wire.FieldSize, wire.TokenSpec{Size: grid.Large})}
		},
			func(s *scenario) wire.Token { return s.State.Look(s.State.Token(s.goblin)) }},
		"it turns and lies down": {func(s *scenario) []wire.Body {
			return []wire.Body{wire.TurnToken{Token: s.goblin, Facing: 77}, edit(s.goblin, wire.FieldDown, wire.TokenSpec{Down: true})}
		}, func(s *scenario) wire.Token { return s.State.Look(s.State.Token(s.goblin)) }},
		"it is hidden": {func(s *scenario) []wire.Body {
			return []wire.Body{edit(s.goblin, wire.FieldHidden, wire.TokenSpec{Hidden: true})}
		}, nil},
		"it is removed": {func(s *scenario) []wire.Body { return []wire.Body{wire.RemoveToken{Token: s.goblin}} }, nil},
	} {
		s := newScenario(t)
		open, shut := wire.SetDoor{Door: s.door, To: wire.DoorOpen}, wire.SetDoor{Door: s.door, From: wire.DoorOpen}
		s.gm.Do(wire.PutToken{Token: s.goblin, At: tabletest.At(4, 1)}, wire.PutToken{Token: s.friend, At: tabletest.At(0, 1)}, open)
		s.ann.Sees("goblin")
		look := *s.ann.Token("goblin")
		s.gm.Do(shut)
		s.ann.Remembers("goblin")
		look.Past = true
		s.ann.Silent(name, func() {
			if c.while != nil {
				s.gm.Do(c.while(s)...)
			}
		})
		if got := *s.ann.Token("goblin"); got != look {
			t.Errorf("%s: remembered as %+v, was %+v", name, got, look)
		}
		s.gm.Do(open)
		i := slices.IndexFunc(s.ann.View().Tokens, func(k wire.Token) bool { return k.ID == s.goblin })
		switch {
		case c.then == nil && i >= 0:
			t.Errorf("%s: still shown: %+v", name, s.ann.View().Tokens[i])
		case c.then != nil && (i < 0 || s.ann.View().Tokens[i] != c.then(s)):
			t.Errorf("%s: shown %+v, want %+v", name, s.ann.View().Tokens, c.then(s))
		}
		if m := s.State.Memory(s.ann.Seat); c.then == nil && slices.ContainsFunc(m.Tokens, func(k wire.Token) bool { return k.ID == s.goblin }) {
			t.Errorf("%s: still in memory", name)
		}
	}
}

// TestGivenAway: a token that another gets is no longer one's own: it is seen or remembered like any other, without its sheet.
func TestGivenAway(t *testing.T) {
	s := newScenario(t)
	s.gm.Do(wire.AddToken{Spec: wire.TokenSpec{Name: "scout", Owner: s.ann.Seat, HP: 5}, At: tabletest.At(5, 2)})
	scout := s.ann.Token("scout").ID
	s.gm.Do(edit(scout, wire.FieldOwner, wire.TokenSpec{Owner: s.ben.Seat}))
	s.ann.Remembers("scout")
	s.ben.Sees("scout")
	if a, b := s.ann.Token("scout").Sheet, s.ben.Token("scout").Sheet; a != nil || b == nil {
		t.Errorf("sheets of Ann and Ben: %+v, %+v", a, b)
	}
	s.ann.Refused(wire.TurnToken{Token: scout, Facing: 1}, wire.CodeRole)
	s.ben.Do(wire.TurnToken{Token: scout, Facing: 1})
	s.gm.Do(edit(scout, wire.FieldOwner|wire.FieldHidden, wire.TokenSpec{Hidden: true}))
	s.ann.Remembers("scout")
	s.ann.Refused(wire.TurnToken{Token: scout, Facing: 1}, wire.CodeRole)
}

// TestOtherCutIsLearnedAgain: walls that a program remembered which cut them otherwise are learned again by looking, once, and
// shown again; ground, doors and tokens stay.
func TestOtherCutIsLearnedAgain(t *testing.T) {
	s := newScenario(t)
	before, explored := s.ann.View().Walls, s.ann.View().Ground.Explored
	s.State.Scene.Stretches++
	s.ben.Do(wire.TurnToken{Token: s.friend, Facing: 9})
	if got := s.ann.View(); !slices.Equal(got.Walls, before) || len(got.Doors) != 1 || !got.Ground.Explored.Equal(explored) || len(before) == 0 {
		t.Errorf("walls %+v, were %+v; doors %+v", got.Walls, before, got.Doors)
	}
	s.ann.Sees("goblin", "friend")
	n := len(s.Events)
	s.ben.Do(wire.TurnToken{Token: s.friend, Facing: 8})
	for _, e := range s.Events[n:] {
		l, _ := e.(table.Learned)
		_, recast := e.(table.Recast)
		if recast || len(l.Walls) > 0 {
			t.Errorf("again: %+v", e)
		}
	}
}
