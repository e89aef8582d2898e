package view_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/rules"
	"sightline/rules/chase"
	"sightline/rules/check"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/view"
	"sightline/server/wire"
)

// world is a table with secrets in it: a vault without a way in, tokens that the GM hides, sheets, notes and rolls of the
// GM's. other makes a world that differs from the first in nothing but those.
type world struct {
	*tabletest.Table
	gm      *tabletest.User
	players []*tabletest.User
	secrets []wire.TokenID
	doors   []wire.DoorID // in the vault, and the secret one
}

const vaultX, vaultY = 8, 5 // its first cell; it reaches to the map's end

// secretMap is the house, with things in the vault, or with others. In the other house a solid wall stands in place of the
// secret door.
func secretMap(other bool) *maps.Map {
	m := tabletest.Draw(tabletest.House)
	vault := maps.Wall{Line: []maps.XY{{X: 8.31, Y: 5.43}, {X: 9.77, Y: 6.21}}, Kind: sight.Solid}
	door := maps.Door{A: maps.XY{X: 8.4, Y: 6.3}, B: maps.XY{X: 8.9, Y: 6.3}}
	m.Lights = append(m.Lights, maps.Light{At: maps.XY{X: 9.5, Y: 6.5}, Bright: 3, Dim: 6, Colour: 0xABCDEF, Intensity: 1})
	if other {
		vault.Line = []maps.XY{{X: 9.13, Y: 5.2}, {X: 9.4, Y: 6.7}, {X: 8.2, Y: 6.9}}
		door = maps.Door{A: maps.XY{X: 9.5, Y: 5.3}, B: maps.XY{X: 9.5, Y: 5.8}, Locked: true, Window: true}
		m.Lights = m.Lights[:len(m.Lights)-1]
		i := slices.IndexFunc(m.Doors, func(d maps.Door) bool { return d.Secret })
		m.Walls = append(m.Walls, maps.Wall{Line: []maps.XY{m.Doors[i].A, m.Doors[i].B}, Kind: sight.Solid})
		m.Doors[i] = maps.Door{A: maps.XY{X: 8.7, Y: 5.7}, B: maps.XY{X: 8.9, Y: 5.9}}
	}
	m.Walls = append(m.Walls, vault)
	m.Doors = append(m.Doors, door)
	return m
}

func newWorld(t testing.TB, seed uint64, other bool) *world {
	w := &world{Table: tabletest.New(t, seed)}
	w.gm, w.players = w.Party(secretMap(other))
	say := func(a, b string) string {
		if other {
			return b
		}
		return a
	}
	hp := int32(987_654)
	if other {
		hp = 3
	}
	w.secrets = append(w.secrets,
		w.gm.Add(wire.TokenSpec{Name: say("vault dragon", "rat"), Picture: wire.PictureID(say("d1a60000feed", "")), HP: hp, MaxHP: hp, Dim: hp % 7}, 8, 5),
		w.gm.Add(wire.TokenSpec{Name: say("cloaked stabber", "bat"), Hidden: true, HP: hp, Bright: 1, Dim: 4}, 1, 2),
		w.gm.Add(wire.TokenSpec{Name: say("hovering eye", ""), Hidden: true, Size: grid.Large}, 4, 3),
	)
	dark := wire.EffectSpec{Kind: "mark", Name: say("canary mark", "m"), Level: hp}
	w.gm.Affect(w.secrets[0], dark)
	w.gm.Affect(w.secrets[1], wire.EffectSpec{Kind: "mark", Name: say("canary mark", "m"), Lasting: effect.Lasting{Until: effect.TurnEnd, Left: 2}})
	hero := w.State.Own(w.players[0].Seat)[0]
	dark.See = wire.SeeGM
	w.gm.Affect(hero, dark)
	w.gm.Affect(hero, wire.EffectSpec{Kind: "poison", Name: "itch", Source: w.secrets[1], Lasting: effect.Lasting{Until: effect.TurnStart, Left: 1}})
	w.gm.Affect(hero, wire.EffectSpec{Kind: "poison", Name: "ache", See: wire.SeeOwner, Lasting: effect.Lasting{Until: effect.TurnStart, Left: 2, Of: uint64(w.secrets[1])}})
	w.gm.Do(wire.StartChase{Table: "urban"})
	run := w.State.Chases[0].ID
	w.gm.Do(wire.SetChase{Chase: run, Table: "urban", Factors: 1, Marks: []chase.Mark{{At: 9000, Text: say("canary pit", "pit"), DC: 9}}},
		wire.SetRunner{Chase: run, Token: hero, Role: chase.Quarry, At: 30, Con: 1}, wire.SetRunner{Chase: run, Token: w.secrets[1], At: 20, Passive: 14},
		wire.SetRunner{Chase: run, Token: w.State.Own(w.players[1].Seat)[0], At: 10, Stealth: 2}, wire.DoChase{Chase: run, Verb: wire.ChaseBegin})
	doors := w.State.Doors
	secret := slices.IndexFunc(w.State.Scene.Map.Doors, func(d maps.Door) bool { return d.Secret })
	if other { // the door at the same number in the other map
		secret = slices.IndexFunc(secretMap(false).Doors, func(d maps.Door) bool { return d.Secret })
	}
	w.doors = []wire.DoorID{doors[secret].ID, doors[len(doors)-1].ID}
	return w
}

// step is a command of a user, by its number at the table, in both worlds.
type step struct {
	user int
	body [2]wire.Body
}

// secretly are things a GM does with secrets, otherwise in each world.
func (w *world) secretly(rnd *rand.Rand) step {
	id := w.secrets[rnd.IntN(len(w.secrets))]
	g := w.State.Scene.Grid
	vault := func() grid.Place {
		return g.Snap(grid.Medium, g.FromCells(vaultX+0.6+0.8*rnd.Float64(), vaultY+0.6+0.8*rnd.Float64()))
	}
	two := func(a, b wire.Body) step { return step{0, [2]wire.Body{a, b}} }
	edit := func(hp int32, name string) wire.Body {
		return wire.EditToken{Token: id, Fields: wire.FieldHP | wire.FieldName | wire.FieldDown,
			Spec: wire.TokenSpec{HP: hp, Name: name, Down: hp > 5}}
	}
	switch rnd.IntN(18) {
	case 17: // inspiration of who can't be seen, and a GM's plan for the next roll of a foe
		return two(wire.Inspire{Token: id, Model: check.Genre}, wire.Inspire{Verb: wire.InspirePool})
	case 16:
		return two(wire.Afflict{Tokens: []wire.TokenID{id}, Kind: "poison.wyvern_poison"}, wire.Rest{Tokens: []wire.TokenID{id}, Long: true})
	case 10: // who can't be seen attacks a place that can't be seen
		attack := func(name string) wire.Body {
			return wire.Attack{Token: w.secrets[0], At: vault(), Arm: fight.Arm{Name: name, Damage: "1d6", Normal: 3}, Together: true}
		}
		return two(attack("canary claw"), attack("bite"))
	case 11:
		hurt := func(n int32) wire.Body { return wire.Harm{List: []wire.Hurt{{Token: id, Amount: n}}} }
		return two(hurt(3), hurt(-2))
	case 12:
		save := func(source wire.TokenID, damage string) wire.Body {
			return wire.CallSaves{Tokens: []wire.TokenID{id}, Source: source, Save: fight.Save{DC: 12}, Damage: damage}
		}
		return two(save(w.secrets[1], "77d7 fire"), save(0, "1d4 cold"))
	case 13: // rolls that players may be told of, but not what they are
		mode := check.Mode(rnd.IntN(int(check.Modes)-1)) + 1
		return two(wire.Roll{Expr: "77d777", Mode: mode}, wire.Roll{Expr: "d6", Mode: mode})
	case 14:
		if len(w.State.Chases) > 0 {
			run := wire.DoChase{Chase: w.State.Chases[0].ID, Verb: wire.ChaseHide, Token: w.secrets[1], Number: int32(rnd.IntN(2))}
			far := run
			far.Verb, far.Number = wire.ChaseRun, 6
			return two(run, far)
		}
	case 15: // lines of who can't be seen, in the same places: a GM goes through them turn by turn
		line := wire.AddEntry{Token: id, Value: int32(rnd.IntN(20))}
		return two(line, line)
	case 8: // ground in the vault, of a cell that lies in it whole: what another reaches out with is seen out there
		at := vault().Cell
		if l := w.State.Scene.Land; len(l.List) > 0 && l.Grid != g {
			return w.secretly(rnd) // painting would fix what is there on cells of this grid, which reach out
		}
		for _, p := range g.AppendCorners(nil, at) {
			if x, y := g.ToCells(p); x < vaultX || y < vaultY {
				return w.secretly(rnd)
			}
		}
		paint := func(k rules.Land) wire.Body {
			return wire.PaintLand{Kind: k, Runs: []wire.Run{{Cell: at, N: 1}}}
		}
		return two(paint(rules.Rough), paint(rules.Water|rules.Chasm))
	case 9: // and how high one stands in it
		return two(wire.RaiseToken{Token: w.secrets[0], Floor: 7}, wire.RaiseToken{Token: w.secrets[0], Floor: -3})
	case 6:
		if i := slices.IndexFunc(w.State.Tokens, func(t table.Token) bool { return t.Spec.Owner != 0 }); i >= 0 && rnd.IntN(2) == 0 { // an infection that nobody knows of
			ill := func(dc int32) wire.Body {
				return wire.Afflict{Tokens: []wire.TokenID{w.State.Tokens[i].ID}, Kind: "disease.sewer_plague", DC: dc, Secret: true}
			}
			return two(ill(60), ill(1))
		}
		spec := func(name string, n int32) wire.Body {
			return wire.AddEffect{Tokens: []wire.TokenID{id}, Spec: wire.EffectSpec{Kind: "mark", Name: name, Level: n, See: wire.Audience(rnd.IntN(3))}}
		}
		return two(spec("dire canary", 5), spec("rash", 6))
	case 0:
		return two(edit(int32(rnd.IntN(9)), "dire canary"), edit(int32(rnd.IntN(9)), "mouse"))
	case 1:
		return two(wire.PutToken{Token: w.secrets[0], At: vault()}, wire.PutToken{Token: w.secrets[0], At: vault()})
	case 2:
		return two(wire.PutToken{Token: w.secrets[1], At: vault()}, wire.PutToken{Token: w.secrets[1], At: tabletest.At(2, 4)})
	case 3:
		open := wire.SetDoor{Door: w.doors[1], From: wire.DoorClosed, To: wire.DoorOpen}
		return two(open, open)
	case 4:
		return two(wire.Roll{Expr: "77d777", Secret: true}, wire.Roll{Expr: "d6", Secret: true})
	case 5:
		to := []wire.SeatID{w.gm.Seat}
		return two(wire.Say{Text: "the canary is the butler", To: to}, wire.Say{Text: "no", To: to})
	}
	return two(wire.TurnToken{Token: id, Facing: int16(rnd.IntN(360))}, wire.TurnToken{Token: id, Facing: int16(rnd.IntN(360))})
}

// nearVault says that what is put there may look into the vault. Nobody may get in.
func (w *world) nearVault(at grid.Place) bool {
	g := w.State.Scene.Grid
	x, y := g.ToCells(g.Centre(at.Cell))
	return x >= vaultX-4 && y >= vaultY-2
}

// inVault says that a point lies in the vault, or almost.
func (w *world) inVault(p geom.Point) bool {
	x, y := w.State.Scene.Grid.ToCells(p)
	return x > vaultX-0.3 && y > vaultY-0.3
}

// tells says that a random command of the GM's would rightly tell of a secret, or do another thing in the other world.
func (w *world) tells(body wire.Body, other *world) bool {
	names := func(ids ...wire.TokenID) bool {
		return slices.ContainsFunc(ids, func(id wire.TokenID) bool { return slices.Contains(w.secrets, id) })
	}
	switch b := body.(type) {
	case wire.EditToken:
		return names(b.Token)
	case wire.RemoveToken:
		return names(b.Token)
	case wire.Attack:
		return names(b.Token, b.Target)
	case wire.Harm:
		return names(b.List[0].Token)
	case wire.CallSaves:
		return names(b.Tokens...)
	case wire.Afflict:
		return names(b.Tokens...)
	case wire.Rest:
		return names(b.Tokens...)
	case wire.PlaceEngine:
		return w.nearVault(b.At)
	case wire.WorkEngine:
		return names(b.Token, b.By)
	case wire.TendEffect:
		return slices.ContainsFunc(w.State.Effects, func(e table.Effect) bool { return e.ID == b.Effect && names(e.Token, e.Spec.Source) })
	case wire.MountToken:
		return names(b.Token, b.Mount)
	case wire.DismountToken:
		return names(b.Token)
	case wire.MoveToken: // a GM leads through walls
		return names(b.Token) || slices.ContainsFunc(b.Path, w.nearVault)
	case wire.PutToken:
		return names(b.Token) || w.nearVault(b.At)
	case wire.AddToken:
		return w.nearVault(b.At)
	case wire.RollInitiative:
		return names(b.Tokens...) || len(b.Tokens) == 0
	case wire.UseTurn:
		return names(b.Token)
	case wire.CountActions:
		return names(b.Token)
	case wire.LabelTokens:
		return names(b.Token)
	case wire.AddEffect:
		return names(b.Tokens...) || names(b.Spec.Source)
	case wire.SetRunner:
		return names(b.Token)
	case wire.DoChase:
		return names(b.Token) || names(b.Tokens...)
	case wire.SetChase:
		return true // the obstacle ahead stays
	case wire.SetDoor:
		return slices.Contains(w.doors, b.Door)
	case wire.RevealRoom:
		return w.inVault(b.At)
	case wire.BrushFog:
		return b.Reveal && w.brushed(b.Area)
	case wire.SetScene: // on another grid one beside the vault may come to stand in it
		return w.crosses(b.Grid) || other.crosses(b.Grid)
	case wire.Undo:
		return !sameDone(w.last(b.Seat), other.last(b.Seat)) || slices.ContainsFunc(w.last(b.Seat).Tokens, func(t table.WasToken) bool {
			return names(t.Token.ID) || w.nearVault(t.Token.At)
		})
	}
	return false
}

// crosses says that on another grid somebody might come to stand on the other side of the vault's walls.
func (w *world) crosses(g grid.Grid) bool {
	return slices.ContainsFunc(w.State.Tokens, func(t table.Token) bool {
		x, y := g.ToCells(g.Centre(grid.Regrid(w.State.Scene.Grid, g, t.Size(), t.At).Cell))
		if t.ID == w.secrets[0] {
			return x < vaultX+0.05 || y < vaultY+0.05
		}
		return x > vaultX-1.2 && y > vaultY-1.2
	})
}

func (w *world) brushed(area *geom.Mask) bool {
	p := w.State.Plan()
	for y := range p.High {
		for x := range p.Wide {
			if area.Get(x, y) && w.inVault(w.State.Scene.Grid.SubCentre(p.Bounds, x, y)) {
				return true
			}
		}
	}
	return false
}

// last is what a seat (0: the GM's) did last.
func (w *world) last(seat wire.SeatID) table.Done {
	if seat == 0 {
		seat = w.gm.Seat
	}
	for _, d := range slices.Backward(w.State.Done) {
		if d.Seat == seat {
			return d
		}
	}
	return table.Done{}
}

// sameDone says that two commands changed the same of no secret.
func sameDone(a, b table.Done) bool {
	if a.Hand != nil && b.Hand != nil { // what a room is depends on no secret
		a.Hand, b.Hand = nil, nil
	}
	a.Count, b.Count = 0, 0
	return reflect.DeepEqual(a, b)
}

// TestNothingHidden plays random games of four seats in two worlds that differ only in what players may not know. Every
// message to every player, refusals and answers too, must be the same byte for byte, and none may hold a canary.
func TestNothingHidden(t *testing.T) {
	rnd, done := tabletest.Rand(t), map[string]int{}
	for light := range wire.LightDark + 1 {
		seed := rnd.Uint64()
		a, b := newWorld(t, seed, false), newWorld(t, seed, true)
		a.gm.Try(wire.SetScene{Light: light})
		b.gm.Try(wire.SetScene{Light: light})
		canaries := []any{"dragon", "stabber", "hovering", "canary", wire.PictureID("d1a60000feed"), int32(987_654), "77d777",
			a.secrets[0], a.secrets[1], a.secrets[2], a.doors[0], a.doors[1]}
		p := a.State.Plan()
		for _, w := range p.Walls {
			if w.A.X > vaultX*geom.Unit && w.A.Y > vaultY*geom.Unit && w.A.X%geom.Unit != 0 {
				canaries = append(canaries, [2]int32{w.A.X, w.A.Y})
			}
		}
		for _, u := range a.players {
			u.NeverGets(canaries...)
		}
		for n := range uint64(150) {
			a.Chance, b.Chance = rand.New(rand.NewPCG(seed, n)), rand.New(rand.NewPCG(seed, n)) // secret rolls draw more or less
			s := a.secretly(rnd)
			if rnd.IntN(4) > 0 {
				i := rnd.IntN(len(a.Users))
				body := a.Users[i].Anything(rnd)
				switch rnd.IntN(20) {
				case 0, 1, 2, 3, 4:
					i, body = 0, wire.SetScene{Grid: grid.Grid{Kind: grid.Kind(rnd.IntN(4)), Even: rnd.IntN(2) == 0}, Light: light}
				case 5, 6:
					i, body = 0, a.gm.Brush(rnd)
				case 7:
					i, body = 0, wire.Undo{Seat: a.Users[rnd.IntN(len(a.Users))].Seat}
				}
				if i == 0 && a.tells(body, b) {
					continue
				}
				s = step{i, [2]wire.Body{body, body}}
			}
			kind := a.State.Scene.Grid
			if a.Users[s.user].Try(s.body[0]).Code == wire.CodeNone && s.user == 0 {
				done[fmt.Sprintf("%T", s.body[0])]++
			}
			if a.State.Scene.Grid != kind {
				done["other grid"]++
			}
			b.Users[s.user].Try(s.body[1])
			for i := range a.players {
				sameBytes(t, a.players[i], b.players[i], s)
			}
		}
		for _, c := range canaries {
			if !a.gm.WasSent(c) && c != "77d777" && c != "canary" {
				t.Errorf("canary %v was not even sent to the GM: it can't be found", c)
			}
		}
	}
	if done["other grid"] == 0 || done["wire.BrushFog"] == 0 || done["wire.Undo"] == 0 {
		t.Errorf("a GM did %v: that is little", done)
	}
}

func sameBytes(t *testing.T, a, b *tabletest.User, s step) {
	t.Helper()
	if len(a.Got) != len(b.Got) {
		t.Fatalf("after %T %+v seat %x got %d messages in one world and %d in the other", s.body[0], s.body[0], a.Seat, len(a.Got), len(b.Got))
	}
	for i := max(0, len(a.Got)-8); i < len(a.Got); i++ {
		if !bytes.Equal(a.Got[i], b.Got[i]) {
			ma, _ := wire.DecodeMessage(a.Got[i])
			mb, _ := wire.DecodeMessage(b.Got[i])
			t.Fatalf("after %T %+v seat %x got other bytes:\n%+v\n%+v\n%+v\n%+v", s.body[0], s.body[0], a.Seat, ma, mb, a.View(), b.View())
		}
	}
}

// TestSheetsAreTheOwners: what the sheet of a token that is not the seat's own says, in sight or not, is not in its view:
// changing all of it leaves the view the same.
func TestSheetsAreTheOwners(t *testing.T) {
	rnd := tabletest.Rand(t)
	tb := tabletest.New(t, rnd.Uint64())
	gm, players := tb.Party(tabletest.Draw(tabletest.House))
	for range 60 {
		u := players[rnd.IntN(len(players))]
		before := wire.EncodeView(view.Of(tb.State, u.Seat))
		for _, tok := range tb.State.Tokens {
			if tok.Spec.Owner == u.Seat {
				continue
			}
			spec := tok.Spec
			spec.HP, spec.MaxHP, spec.Speed = int32(rnd.IntN(99)), int32(rnd.IntN(99)), int32(rnd.IntN(99))
			spec.Climb, spec.Swim, spec.Fly, spec.Initiative = int32(rnd.IntN(9)), int32(rnd.IntN(9)), int32(rnd.IntN(9)), int32(rnd.IntN(9))
			spec.Guard.AC, spec.Guard.Threshold, spec.Guard.Saves.Dex = 2+int32(rnd.IntN(20)), int32(rnd.IntN(9)), int32(rnd.IntN(9))
			spec.Arms = wire.ArmsOf([]fight.Arm{{Name: "claw", Damage: "1d6", ToHit: int32(rnd.IntN(9)), Normal: 1}})
			if tok.Spec.Owner == 0 {
				spec.Reach, spec.Darkvision, spec.Blind = int32(rnd.IntN(9)), int32(rnd.IntN(9)), rnd.IntN(2) == 0
			}
			fields := wire.FieldHP | wire.FieldMaxHP | wire.FieldSpeed | wire.FieldReach | wire.FieldDarkvision | wire.FieldBlind |
				wire.FieldClimb | wire.FieldSwim | wire.FieldFly | wire.FieldInitiative | wire.FieldGuard | wire.FieldArms
			u.Silent("editing the sheet of "+tok.Spec.Name, func() { gm.Do(wire.EditToken{Token: tok.ID, Fields: fields, Spec: spec}) })
		}
		if after := wire.EncodeView(view.Of(tb.State, u.Seat)); !bytes.Equal(before, after) {
			t.Fatal("another's sheet changed the view")
		}
		tb.Walk(rnd, 2, nil)
		if tab := tb.State.Table; tab.Shared || tab.Health != wire.HealthHidden { // a table may tell of hit points
			tab.Shared, tab.Health = false, wire.HealthHidden
			gm.Do(wire.SetTable{Table: tab})
		}
	}
}
