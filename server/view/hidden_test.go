package view_test

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
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
		w.gm.Add(wire.TokenSpec{Name: say("cloaked assassin", "bat"), Hidden: true, HP: hp, Bright: 1, Dim: 4}, 1, 2),
		w.gm.Add(wire.TokenSpec{Name: say("hovering eye", ""), Hidden: true, Size: grid.Large}, 4, 3),
	)
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
	vault := func() grid.Place { return tabletest.At(vaultX+int32(rnd.IntN(2)), vaultY+int32(rnd.IntN(2))) }
	two := func(a, b wire.Body) step { return step{0, [2]wire.Body{a, b}} }
	edit := func(hp int32, name string) wire.Body {
		return wire.EditToken{Token: id, Fields: wire.FieldHP | wire.FieldName | wire.FieldDown,
			Spec: wire.TokenSpec{HP: hp, Name: name, Down: hp > 5}}
	}
	switch rnd.IntN(7) {
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
func nearVault(at grid.Place) bool { return at.Cell.X >= vaultX-4 && at.Cell.Y >= vaultY-2 }

// tells says that a random command of the GM's would rightly tell of a secret.
func (w *world) tells(body wire.Body) bool {
	names := func(ids ...wire.TokenID) bool {
		return slices.ContainsFunc(ids, func(id wire.TokenID) bool { return slices.Contains(w.secrets, id) })
	}
	switch b := body.(type) {
	case wire.EditToken:
		return names(b.Token)
	case wire.RemoveToken:
		return names(b.Token)
	case wire.MoveToken: // a GM leads through walls
		return names(b.Token) || slices.ContainsFunc(b.Path, nearVault)
	case wire.PutToken:
		return names(b.Token) || nearVault(b.At)
	case wire.AddToken:
		return nearVault(b.At)
	case wire.SetDoor:
		return slices.Contains(w.doors, b.Door)
	case wire.RevealRoom:
		return b.At.X >= vaultX*geom.Unit && b.At.Y >= vaultY*geom.Unit
	case wire.BrushFog:
		return true
	case wire.SetScene: // on hexes the cells are others
		return b.Grid != w.State.Scene.Grid
	case wire.Undo: // of an unhiding, say
		return true
	}
	return false
}

// TestNothingHidden plays random games of four seats in two worlds that differ only in what players may not know. Every
// message to every player, refusals and answers too, must be the same byte for byte, and none may hold a canary.
func TestNothingHidden(t *testing.T) {
	rnd := tabletest.Rand(t)
	for light := range wire.LightDark + 1 {
		seed := rnd.Uint64()
		a, b := newWorld(t, seed, false), newWorld(t, seed, true)
		a.gm.Try(wire.SetScene{Light: light})
		b.gm.Try(wire.SetScene{Light: light})
		canaries := []any{"dragon", "assassin", "hovering", "canary", wire.PictureID("d1a60000feed"), int32(987_654), "77d777",
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
				if i == 0 && a.tells(body) {
					continue
				}
				s = step{i, [2]wire.Body{body, body}}
			}
			a.Users[s.user].Try(s.body[0])
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
			if tok.Spec.Owner == 0 {
				spec.Reach, spec.Darkvision, spec.Blind = int32(rnd.IntN(9)), int32(rnd.IntN(9)), rnd.IntN(2) == 0
			}
			fields := wire.FieldHP | wire.FieldMaxHP | wire.FieldSpeed | wire.FieldReach | wire.FieldDarkvision | wire.FieldBlind
			u.Silent("editing the sheet of "+tok.Spec.Name, func() { gm.Do(wire.EditToken{Token: tok.ID, Fields: fields, Spec: spec}) })
		}
		if after := wire.EncodeView(view.Of(tb.State, u.Seat)); !bytes.Equal(before, after) {
			t.Fatal("another's sheet changed the view")
		}
		tb.Walk(rnd, 2, nil)
		if tb.State.Table.Shared {
			tab := tb.State.Table
			tab.Shared = false
			gm.Do(wire.SetTable{Table: tab})
		}
	}
}
