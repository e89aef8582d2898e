package tabletest

import (
	"math/rand/v2"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/maps"
	"sightline/rules"
	"sightline/rules/effect"
	"sightline/rules/turn"
	"sightline/server/table"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// House is a map with all there is to hide: rooms, doors of every kind, a window, lights, a closed-off cell.
const House = `
+-+-+-+-+-+-+-+-+-+-+
|. . .|. . . .|. . .|
+     +       +     +
|. . .D. . . *S. . .|
+     +       +     +
|. . .|. . . .|. . .|
+-+D+-+-+O+-+-+-+-+-+
|. . . . . . . . . .|
+                   +
|. . . . . . . . . .|
+-+L+-+-+=+W+-+-+-+-+
|. . . .|. . . .|. .|
+       +       +   +
|. . . .O. . * .|. .|
+-+-+-+-+-+-+-+-+-+-+
`

// Party seats a GM and three players, lays a map and gives each player a token, and the GM some of its own, one of them
// hidden.
func (tb *Table) Party(m *maps.Map) (gm *User, players []*User) {
	tb.Helper()
	gm = tb.Sit("Gina", wire.GM)
	for _, n := range []string{"Ann", "Ben", "Cid"} {
		players = append(players, tb.Sit(n, wire.Player))
	}
	tb.Lay(m)
	for i, p := range players {
		gm.Add(wire.TokenSpec{
			Name: "hero of " + string(rune('A'+i)), Owner: p.Seat, Speed: 6, Bright: int32(i), Dim: int32(2 * i), Darkvision: int32(4 * (i % 2)),
			HP: 10, MaxHP: 12,
		}, int32(i), int32(i%2))
	}
	gm.Add(wire.TokenSpec{Name: "goblin", HP: 7, MaxHP: 7, Speed: 6}, 5, 1)
	gm.Add(wire.TokenSpec{Name: "ogre", Size: grid.Large, HP: 59, MaxHP: 59, Speed: 8}, 8, 1)
	gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true, Dim: 3}, 4, 3)
	return gm, players
}

// Walk gives n random commands, of every kind, by random users: most of them sensible, some not.
func (tb *Table) Walk(rnd *rand.Rand, n int, each func(u *User, body wire.Body, r wire.Reason)) {
	tb.Helper()
	for range n {
		u := tb.Users[rnd.IntN(len(tb.Users))]
		body := u.Anything(rnd)
		r := u.Try(body)
		if each != nil {
			each(u, body, r)
		}
	}
}

// Anything is a random command of the user's.
func (u *User) Anything(rnd *rand.Rand) wire.Body {
	switch n := rnd.IntN(100); {
	case n < 45:
		return u.anyMove(rnd)
	case n < 55:
		return u.anyDoor(rnd)
	case n < 62:
		return wire.Undo{Seat: u.anySeat(rnd)}
	case u.held.Me.Role == wire.GM || n < 64:
		return u.anyOfGM(rnd)
	case n < 67:
		return u.anyFight(rnd)
	case n < 70:
		return wire.TurnToken{Token: u.anyToken(rnd).ID, Facing: int16(rnd.IntN(360))}
	case n < 78:
		fields := wire.Field(1) << rnd.IntN(15)
		if rnd.IntN(2) == 0 {
			fields = wire.FieldHP
		}
		return wire.EditToken{Token: u.anyToken(rnd).ID, Fields: fields, Spec: wire.TokenSpec{HP: int32(rnd.IntN(9))}}
	case n < 84:
		return wire.Roll{Expr: []string{"2d6+3", "4d6kh3", "1k20", "oops"}[rnd.IntN(4)], Secret: rnd.IntN(2) == 0}
	case n < 87:
		return u.anyEffect(rnd)
	case n < 88:
		return u.anyChase(rnd)
	case n < 92:
		return wire.StepTurn{Back: rnd.IntN(3) == 0}
	case n < 95:
		return u.anyTurn(rnd)
	}
	return u.anySay(rnd)
}

func (u *User) anySay(rnd *rand.Rand) wire.Body {
	if rnd.IntN(4) == 0 {
		return wire.AskRule{Text: "why"}
	}
	s := wire.Say{Text: "hello", Voice: wire.Voice(rnd.IntN(int(wire.Voices)))}
	if rnd.IntN(2) == 0 {
		s.Text, s.To = "a whisper", []wire.SeatID{u.held.Seats[rnd.IntN(len(u.held.Seats))].ID}
	}
	return s
}

func (u *User) anyToken(rnd *rand.Rand) wire.Token {
	if len(u.held.Tokens) == 0 || rnd.IntN(20) == 0 {
		return wire.Token{ID: wire.TokenID(rnd.Uint64())}
	}
	t := u.held.Tokens[rnd.IntN(len(u.held.Tokens))]
	for range 4 {
		if u.held.Me.Role == wire.GM || t.Owner == u.Seat {
			break
		}
		t = u.held.Tokens[rnd.IntN(len(u.held.Tokens))]
	}
	return t
}

func (u *User) anySeat(rnd *rand.Rand) wire.SeatID {
	if rnd.IntN(2) == 0 {
		return 0
	}
	return u.held.Seats[rnd.IntN(len(u.held.Seats))].ID
}

func (u *User) anyMove(rnd *rand.Rand) wire.Body {
	t := u.anyToken(rnd)
	g := u.held.Scene.Grid
	at, path := t.At, []grid.Place(nil)
	d := g.Steps(nil)
	if g.Kind == grid.Gridless {
		d = []grid.Cell{{X: 20}, {Y: 37}, {X: -9, Y: 4}, {Y: -32}}
	}
	switch rnd.IntN(10) {
	case 0:
		return wire.RaiseToken{Token: t.ID, Floor: t.Floor + int32(rnd.IntN(5)) - 2}
	case 1:
		return wire.SqueezeToken{Token: t.ID, Squeeze: !t.Squeeze}
	}
	heading := rnd.IntN(len(d))
	for range 1 + rnd.IntN(5) {
		if rnd.IntN(3) == 0 {
			heading = rnd.IntN(len(d))
		}
		at = g.Move(at, d[heading])
		path = append(path, at)
	}
	if u.held.Me.Role == wire.GM && rnd.IntN(2) == 0 {
		return wire.PutToken{Token: t.ID, At: at}
	}
	return wire.MoveToken{Token: t.ID, Path: path, Fly: rnd.IntN(4) == 0}
}

func (u *User) anyDoor(rnd *rand.Rand) wire.Body {
	if len(u.held.Doors) == 0 {
		return wire.SetDoor{Door: wire.DoorID(rnd.Uint64()), To: wire.DoorOpen}
	}
	d := u.held.Doors[rnd.IntN(len(u.held.Doors))]
	b := wire.SetDoor{Door: d.ID, From: d.State, To: wire.DoorState(rnd.IntN(3))}
	if rnd.IntN(8) == 0 {
		b.From = wire.DoorState(rnd.IntN(3))
	}
	return b
}

// anyTurn rolls, uses up something of a turn, counts an action or tells creatures apart.
func (u *User) anyTurn(rnd *rand.Rand) wire.Body {
	t := u.anyToken(rnd)
	switch rnd.IntN(4) {
	case 0:
		return wire.RollInitiative{Tokens: []wire.TokenID{t.ID}}
	case 1:
		return wire.CountActions{Token: t.ID, Acted: int32(rnd.IntN(3))}
	}
	return wire.UseTurn{Token: t.ID, Used: 1 << rnd.IntN(4), On: rnd.IntN(3) > 0}
}

// anyEffect lays an effect on a token, changes one or takes one off.
func (u *User) anyEffect(rnd *rand.Rand) wire.Body {
	if list := u.held.Effects; len(list) > 0 && rnd.IntN(2) == 0 {
		e := list[rnd.IntN(len(list))]
		if rnd.IntN(2) == 0 {
			return wire.RemoveEffect{Effect: e.ID}
		}
		return wire.EditEffect{Effect: e.ID, Level: int32(rnd.IntN(6)), Left: e.Spec.Lasting.Left}
	}
	s := wire.EffectSpec{
		Kind: []string{"condition.prone", "fatigue", "mark"}[rnd.IntN(3)], Name: []string{"", "blessing"}[rnd.IntN(2)], Level: int32(rnd.IntN(3)),
		Bonus: int32(rnd.IntN(5)) - 2, Lasting: effect.Lasting{Until: effect.Until(rnd.IntN(4))}, See: wire.Audience(rnd.IntN(3)),
	}
	if s.Lasting.Until != effect.Removed {
		s.Lasting.Left = 1 + int32(rnd.IntN(3))
	}
	if rnd.IntN(3) == 0 {
		s.Source = u.anyToken(rnd).ID
	}
	return wire.AddEffect{Tokens: []wire.TokenID{u.anyToken(rnd).ID}, Spec: s}
}

// anyOfGM is a random command that only a GM may give.
func (u *User) anyOfGM(rnd *rand.Rand) wire.Body {
	v := u.held
	switch rnd.IntN(25) {
	case 24:
		return u.anyGroup(rnd)
	case 23:
		return u.anySession(rnd)
	case 17, 18, 19:
		return u.anyChase(rnd)
	case 20, 21, 22:
		return u.anyFight(rnd)
	case 0:
		at := wire.AddToken{Spec: u.anySpec(rnd), At: At(int32(rnd.IntN(10)), int32(rnd.IntN(7)))}
		return at
	case 1, 2:
		return wire.EditToken{Token: u.anyToken(rnd).ID, Fields: 1 << rnd.IntN(23) & wire.AllFields, Spec: u.anySpec(rnd)}
	case 3:
		return wire.RemoveToken{Token: u.anyToken(rnd).ID}
	case 4:
		return u.Brush(rnd)
	case 5:
		return wire.RevealRoom{At: geom.Point{X: int32(rnd.IntN(10000)), Y: int32(rnd.IntN(7000))}}
	case 6:
		return wire.ResetFog{Seat: u.anySeat(rnd)}
	case 7:
		s := wire.SetScene{Grid: v.Scene.Grid, Light: wire.SceneLight(rnd.IntN(3))}
		if rnd.IntN(6) == 0 {
			s.Grid = grid.Grid{Kind: grid.Kind(rnd.IntN(4)), Even: rnd.IntN(2) == 0}
		}
		return wire.SetScene(s)
	case 8:
		return wire.SetTable{Table: u.anyTable(rnd)}
	case 9:
		return u.Paint(rnd)
	case 10, 11:
		return u.anyEffect(rnd)
	case 12:
		return wire.PassTime{Seconds: 1}
	case 13:
		return u.anyTurn(rnd)
	case 14:
		return wire.LabelTokens{Token: u.anyToken(rnd).ID, Style: rules.LabelStyle(rnd.IntN(3)), Czech: rnd.IntN(2) == 0}
	}
	return u.anyEntry(rnd)
}

// Paint is a random stroke of the GM's over the ground.
func (u *User) Paint(rnd *rand.Rand) wire.Body {
	b := wire.PaintLand{Kind: []rules.Land{0, rules.Rough, rules.Steep, rules.Water, rules.Chasm, rules.Filled}[rnd.IntN(6)]}
	for range 1 + rnd.IntN(4) {
		c := grid.Cell{X: int32(rnd.IntN(8)), Y: int32(rnd.IntN(7))}
		b.Runs = append(b.Runs, wire.Run{Cell: c, N: 1 + int32(rnd.IntN(4))})
	}
	return b
}

// Brush is a random stroke of the GM's over the fog.
func (u *User) Brush(rnd *rand.Rand) wire.Body {
	m := geom.NewMask(u.held.Ground.Seen.W(), u.held.Ground.Seen.H())
	y := int32(rnd.IntN(40))
	for i := range int32(12) {
		m.SetRow(y+i, 8, 8+int32(rnd.IntN(70)))
	}
	return wire.BrushFog{Reveal: rnd.IntN(2) == 0, Area: m}
}

func (u *User) anySpec(rnd *rand.Rand) wire.TokenSpec {
	return wire.TokenSpec{
		Name: []string{"rat", "bat", "cat"}[rnd.IntN(3)], Size: grid.Size(rnd.IntN(6)), Owner: u.anySeat(rnd), Hidden: rnd.IntN(3) == 0,
		Reach: int32(rnd.IntN(3) * 4), Darkvision: int32(rnd.IntN(2) * 6), Bright: int32(rnd.IntN(2)), Dim: int32(rnd.IntN(4)),
		Blind: rnd.IntN(5) == 0, HP: int32(rnd.IntN(20)), MaxHP: 20, Speed: int32(rnd.IntN(8)), Picture: "beef", Down: rnd.IntN(3) == 0,
		Climb: int32(rnd.IntN(3) * 3), Swim: int32(rnd.IntN(3) * 3), Fly: int32(rnd.IntN(3) * 4),
	}
}

func (u *User) anyTable(rnd *rand.Rand) wire.Table {
	t := u.held.Table
	switch rnd.IntN(13) {
	case 11:
		t.Harm = !t.Harm
	case 12:
		t.Halt = !t.Halt
	case 7:
		o := rules.Options()[rnd.IntN(len(rules.Options()))]
		if p, ok := o.With(known.Profile(t), []string{"on", "off", "2", "any", "difficult"}[rnd.IntN(5)]); ok {
			t = known.Play(t, p)
		}
	case 9:
		t.Order = turn.Style(rnd.IntN(int(turn.Styles)))
	case 10:
		t.Health = wire.HealthShown(rnd.IntN(4))
	case 6:
		t.Squeeze = !t.Squeeze
	case 0:
		t.Shared = !t.Shared
	case 1:
		t.Fog = wire.FogMode(rnd.IntN(2))
	case 2:
		t.Centre = !t.Centre
	case 3:
		t.Limit = wire.Limit(rnd.IntN(3))
	case 4:
		t.Diagonal = grid.Rule(rnd.IntN(4))
	case 5:
		t.Flanking, t.Facing, t.WideFront = rnd.IntN(2) == 0, rnd.IntN(2) == 0, rnd.IntN(2) == 0
	default:
		t.Profile = []string{"dnd14", "srd52", "podhod"}[rnd.IntN(3)]
	}
	return t
}

// anyGroup is a random command about who is there, or a break.
func (u *User) anyGroup(rnd *rand.Rand) wire.Body {
	switch rnd.IntN(4) {
	case 0:
		return wire.KeepRules{Seat: u.anySeat(rnd)}
	case 1:
		return wire.CallBreak{Minutes: int32(rnd.IntN(3))}
	}
	return wire.SetAway{Seat: u.anySeat(rnd), Away: wire.Away(rnd.IntN(5)), Deputy: u.anySeat(rnd)}
}

// anySession begins or ends a session of open rolls, or has the table allow one.
func (u *User) anySession(rnd *rand.Rand) wire.Body {
	if rnd.IntN(4) == 0 {
		return wire.EndRolls{}
	}
	p := known.Profile(u.held.Table)
	if p.Rolls.Checked != rules.CheckNone {
		return wire.BeginRolls{}
	}
	p.Rolls.Checked = rules.Checked(1 + rnd.IntN(2))
	return wire.SetTable{Table: known.Play(u.held.Table, p)}
}

func (u *User) anyEntry(rnd *rand.Rand) wire.Body {
	e := u.held.Turn.Entries
	if len(e) < 3 {
		return wire.AddEntry{Token: u.anyToken(rnd).ID, Name: "lair", Value: int32(rnd.IntN(20))}
	}
	id, other := e[rnd.IntN(len(e))].ID, e[rnd.IntN(len(e))].ID
	switch rnd.IntN(6) {
	case 0:
		return wire.AddEntry{Name: "lair", Value: int32(rnd.IntN(20))}
	case 1:
		return wire.EditEntry{Entry: id, Value: int32(rnd.IntN(20))}
	case 2:
		return wire.MoveEntry{Entry: id, Before: other}
	case 3:
		return wire.RemoveEntry{Entry: id}
	case 4:
		return wire.EndTurns{}
	}
	return wire.StepTurn{}
}

// Replayed is the state that all events so far lead to from an empty table.
func (tb *Table) Replayed() *table.State {
	st := table.New("Test table")
	for _, e := range tb.Events {
		st.Apply(e)
	}
	return st
}
