package table_test

import (
	"bytes"
	"math"
	"slices"
	"testing"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/tabletest"
	"sightline/server/view"
	"sightline/server/wire"
)

// slanted is a hall of 12 by 8 cells with a wall across it from one side to the other, in the middle of which is a piece
// that is wall or secret door; beside it another wall meets it, so that it is cut into pieces anyway.
func slanted(a, b maps.XY, from, to float64, secret bool) *maps.Map {
	m := maps.Blank("slanted", 12, 8, 1)
	m.Hand = false
	at := func(f float64) maps.XY { return maps.XY{X: a.X + float64((b.X-a.X)*f), Y: a.Y + float64((b.Y-a.Y)*f)} }
	wall := func(l ...maps.XY) { m.Walls = append(m.Walls, maps.Wall{Line: l, Kind: sight.Solid}) }
	wall(maps.XY{}, maps.XY{X: 12}, maps.XY{X: 12, Y: 8}, maps.XY{Y: 8}, maps.XY{})
	if secret {
		wall(a, at(from))
		wall(at(to), b)
		m.Doors = append(m.Doors, maps.Door{A: at(from), B: at(to), Secret: true})
	} else {
		wall(a, b)
	}
	wall(at(0.25), maps.XY{X: 11, Y: 1})
	return m
}

// TestSecretDoorIsWall: all that a player is shown of a wall with a secret door in it is, byte for byte, what it is shown
// of the wall without, wherever it walks: along the grid and across it, with the door's ends on lines of sub-cells and off
// them. So it is on either side of the door, and when the door was opened and shut out of sight.
func TestSecretDoorIsWall(t *testing.T) {
	for _, c := range []struct {
		a, b     maps.XY
		from, to float64
	}{
		{maps.XY{X: 6, Y: 0}, maps.XY{X: 6, Y: 8}, 0.375, 0.5},               // on the grid
		{maps.XY{X: 6, Y: 0}, maps.XY{X: 6, Y: 8}, 0.37890625, 0.486328125},  // its ends within sub-cells
		{maps.XY{X: 6.5, Y: 0}, maps.XY{X: 6.5, Y: 8}, 0.37890625, 0.4375},   // through the middles of cells
		{maps.XY{X: 2, Y: 0}, maps.XY{X: 10, Y: 8}, 0.375, 0.5},              // slanting
		{maps.XY{X: 2, Y: 0}, maps.XY{X: 10, Y: 8}, 0.38671875, 0.490234375}, // slanting, its ends within sub-cells
		{maps.XY{X: 4, Y: 0}, maps.XY{X: 8, Y: 8}, 0.373046875, 0.48046875},
		{maps.XY{X: 6, Y: 0}, maps.XY{X: 6 + 2.0/1024, Y: 8}, 0.373046875, 0.48046875}, // nearly along a line of sub-cells
	} {
		var worlds [2]*tabletest.Table
		var ann, gm [2]*tabletest.User
		var hero wire.TokenID
		for i := range worlds {
			worlds[i] = tabletest.New(t, 11)
			gm[i], ann[i] = worlds[i].Sit("Gina", wire.GM), worlds[i].Sit("Ann", wire.Player)
			worlds[i].Lay(slanted(c.a, c.b, c.from, c.to, i == 1))
			worlds[i].Chance = tabletest.New(t, 12).Chance // a door drew an id
			hero = gm[i].Add(wire.TokenSpec{Name: "hero", Owner: ann[i].Seat, Reach: 4}, 1, 4)
		}
		for n, at := range [][2]int32{{3, 3}, {5, 3}, {5, 6}, {1, 7}, {9, 4}, {7, 3}, {10, 6}, {6, 5}} {
			for i := range worlds {
				gm[i].Do(wire.PutToken{Token: hero, At: tabletest.At(at[0], at[1])})
			}
			if n == 3 { // far from it
				door := worlds[1].State.Doors[0].ID
				ann[1].Silent("a secret door opened out of sight (T-LEAK 5)", func() {
					gm[1].Do(wire.SetDoor{Door: door, To: wire.DoorOpen}, wire.SetDoor{Door: door, From: wire.DoorOpen, To: wire.DoorClosed})
				})
			}
			a, b := view.Of(worlds[0].State, ann[0].Seat), view.Of(worlds[1].State, ann[1].Seat)
			if !bytes.Equal(wire.EncodeView(a), wire.EncodeView(b)) {
				t.Fatalf("wall %v-%v with a door from %v to %v, hero at %v: the views differ:\n%+v\n%+v", c.a, c.b, c.from, c.to, at, a.Walls, b.Walls)
			}
		}
		if len(ann[0].View().Walls) == 0 {
			t.Error("no wall is known")
		}
	}
}

// TestSecretDoorInShade is the same at random: the door anywhere along the wall, pillars whose shade ends anywhere on it,
// the hero and a lamp anywhere, in every light and with every sense.
func TestSecretDoorInShade(t *testing.T) {
	rnd := tabletest.Rand(t)
	for n := range 24 {
		kind := grid.Kind(n % 3)
		ends := [][2]maps.XY{{{X: 6, Y: 0}, {X: 6, Y: 8}}, {{X: 2, Y: 0}, {X: 10, Y: 8}}, {{X: 4, Y: 0}, {X: 8, Y: 8}}}[rnd.IntN(3)]
		from := float64(1200+rnd.IntN(1000)) / 4096 // so that its ends are lattice points
		to := from + float64(200+rnd.IntN(600))/4096
		var pillars []maps.Wall
		for range 6 {
			at := maps.XY{X: rnd.Float64() * 12, Y: rnd.Float64() * 8}
			if off := (at.X-ends[0].X)*(ends[1].Y-ends[0].Y) - (at.Y-ends[0].Y)*(ends[1].X-ends[0].X); off*off < 64 {
				continue // too near the wall
			}
			pillars = append(pillars, maps.Wall{Line: []maps.XY{at, {X: at.X + rnd.Float64()/3, Y: at.Y + rnd.Float64()/3}}, Kind: sight.Solid})
		}
		places := [][2]int32{}
		for range 4 {
			places = append(places, [2]int32{rnd.Int32N(12), rnd.Int32N(8)})
		}
		spec := wire.TokenSpec{Name: "hero", Reach: rnd.Int32N(9), Darkvision: rnd.Int32N(5), Bright: rnd.Int32N(2), Dim: 1 + rnd.Int32N(4)}
		light := wire.SceneLight(rnd.IntN(3))
		lamp := maps.Light{At: maps.XY{X: rnd.Float64() * 12, Y: rnd.Float64() * 8}, Bright: 2, Dim: 3 + rnd.Float64()*3, Intensity: 1}
		var got [2][]byte
		for i := range got {
			tb := tabletest.New(t, 11)
			gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
			m := slanted(ends[0], ends[1], from, to, i == 1)
			m.Walls, m.Lights = append(m.Walls, pillars...), []maps.Light{lamp}
			tb.Lay(m)
			tb.Chance = tabletest.New(t, 12).Chance
			gm.Try(wire.SetScene{Grid: grid.Grid{Kind: kind}, Light: light})
			spec.Owner = ann.Seat
			hero := gm.Add(spec, 1, 4)
			for _, at := range places {
				_ = gm.Try(wire.PutToken{Token: hero, At: tabletest.At(at[0], at[1])})
				got[i] = append(got[i], wire.EncodeView(ann.View())...)
			}
		}
		if !bytes.Equal(got[0], got[1]) {
			t.Fatalf("%v: wall %v with a door from %v to %v, pillars %v, hero at %v: the views differ", kind, ends, from, to, pillars, places)
		}
	}
}

// TestSecretDoorEndsOffTheWall: where the ends of a secret door can't lie on its wall exactly, on hexes mostly, they moved the end of
// another wall that meets it far from the door, by a hair, and with it all that is shown of that one.
func TestSecretDoorEndsOffTheWall(t *testing.T) {
	for n := range 36 {
		from := 0.29 + float64(n)/1000
		var got [2][]wire.Wall
		for i := range got {
			tb := tabletest.New(t, 11)
			gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
			tb.Lay(slanted(maps.XY{X: 2}, maps.XY{X: 10, Y: 8}, from, from+0.107, i == 1))
			tb.Chance = tabletest.New(t, 12).Chance
			gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.Kind(n % 3)}})
			hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 1, 4)
			for _, at := range [][2]int32{{1, 4}, {6, 1}, {9, 3}} {
				gm.Do(wire.PutToken{Token: hero, At: tabletest.At(at[0], at[1])})
				got[i] = append(got[i], ann.View().Walls...)
			}
		}
		if !slices.Equal(got[0], got[1]) {
			t.Errorf("%v: with a door from %v on the walls are\n%+v, without\n%+v", grid.Kind(n%3), from, got[1], got[0])
		}
	}
}

// TestShadeEndsBesideSecretDoor: a shade that ends on a wall within the sub-cell in which a secret door ends, before the door's
// end, behind it or right on it, shows as much of the wall as it would without a door, on every grid.
func TestShadeEndsBesideSecretDoor(t *testing.T) {
	for kind := range grid.Kind(3) {
		partly := 0
		for n := range 25 {
			shade := 4 + float64(n-4)/128 // of the wall all below it is in the shade
			var got [2][]byte
			for i := range got {
				m := open(12, 8, wall(sight.Solid, 6, 0, 6, 3.1), wall(sight.Solid, 6, 4.0625, 6, 8))
				if i == 0 {
					m.Walls = m.Walls[:1]
					m.Walls[0].Line[1].Y = 8
				} else {
					m.Doors = []maps.Door{{A: maps.XY{X: 6, Y: 3.1}, B: maps.XY{X: 6, Y: 4.0625}, Secret: true}}
				}
				g := grid.Grid{Kind: kind}
				c := g.At(g.FromCells(1.5, 4.5))
				x, y := g.ToCells(g.Centre(c))
				m.Walls = append(m.Walls, wall(sight.Solid, 3.5, y+(shade-y)*(3.5-x)/(6-x), 3.5, 7.5))
				tb := tabletest.New(t, 11)
				gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
				tb.Lay(m)
				tb.Chance = tabletest.New(t, 12).Chance
				rule(gm, func(t *wire.Table) { t.Centre = true })
				gm.Do(wire.SetScene{Grid: g}, wire.AddToken{Spec: wire.TokenSpec{Name: "hero", Owner: ann.Seat}, At: grid.Place{Cell: c}})
				got[i] = wire.EncodeView(ann.View())
				for _, w := range ann.View().Walls {
					if px, py := g.ToCells(w.B); math.Abs(px-6) < 0.01 && py > 3.9 && py < 4.5 {
						partly++
					}
				}
			}
			if !bytes.Equal(got[0], got[1]) {
				t.Errorf("%v: with the shade's end at %v the views differ", kind, shade)
			}
		}
		if partly < 25 {
			t.Errorf("%v: only %d walls end where the shade begins: that tests little", kind, partly)
		}
	}
}

// TestSecretDoorFound: once seen open, a secret door is a door for whoever saw it, and stays one.
func TestSecretDoorFound(t *testing.T) {
	tb := tabletest.New(t, 3)
	tb.Fresh = true
	gm, ann, ben := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player), tb.Sit("Ben", wire.Player)
	tb.Lay(tabletest.Draw("\n+-+-+-+-+\n|. .S. .|\n+   |   +\n|. .|. .|\n+-+-+-+-+\n"))
	tab := tb.State.Table
	tab.Shared = false
	gm.Do(wire.SetTable{Table: tab})
	hero := gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 0, 0)
	door := tb.State.Doors[0].ID
	ann.NeverGets(door)
	wall := ann.View().Walls
	ann.Refused(wire.SetDoor{Door: door, To: wire.DoorOpen}, wire.CodeAbsent)
	ann.Refused(wire.SetDoor{Door: door + 1, To: wire.DoorOpen}, wire.CodeAbsent)
	if len(wall) != 4 {
		t.Errorf("walls %+v: want the four sides of a room", wall)
	}
	found := tb.Sit("Cid", wire.Player)
	gm.Add(wire.TokenSpec{Name: "scout", Owner: found.Seat}, 1, 0)
	gm.Do(wire.PutToken{Token: hero, At: tabletest.At(0, 1)})
	if len(found.View().Doors) != 0 {
		t.Fatal("a secret door is shown")
	}
	ann.Forgive()
	gm.Do(wire.SetDoor{Door: door, To: wire.DoorOpen})
	gm.Do(wire.SetDoor{Door: door, From: wire.DoorOpen, To: wire.DoorClosed})
	if d := found.View().Doors; len(d) != 1 || d[0].ID != door || d[0].State != wire.DoorClosed || d[0].Secret {
		t.Errorf("doors of who saw it open: %+v", d)
	}
	if len(ben.View().Doors) != 0 {
		t.Error("who did not see it knows it")
	}
	found.Do(wire.SetDoor{Door: door, From: wire.DoorClosed, To: wire.DoorOpen})
}
