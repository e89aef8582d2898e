package known_test

import (
	"math/rand/v2"
	"testing"

	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// TestLandIsLookedUp: on random lists every cell is found to be what a plain search says.
func TestLandIsLookedUp(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	chance := rand.New(rand.NewPCG(seed, 9))
	if known.Land(nil) != nil {
		t.Error("of no list there is something to ask")
	}
	for range 200 {
		var list []wire.Land
		for y := int32(-2); y < 4; y++ {
			for x := chance.Int32N(5) - 4; x < 9; x += 1 + chance.Int32N(6) {
				l := wire.Land{Run: wire.Run{Cell: grid.Cell{X: x, Y: y}, N: 1 + chance.Int32N(4)}, Kind: rules.Lands[chance.IntN(5)]}
				list, x = append(list, l), x+l.Run.N
			}
		}
		at := known.Land(list)
		for y := int32(-4); y < 6; y++ {
			for x := int32(-8); x < 16; x++ {
				want := rules.Land(0)
				for _, l := range list {
					if l.Run.Cell.Y == y && x >= l.Run.Cell.X && x < l.Run.Cell.X+l.Run.N {
						want = l.Kind
					}
				}
				if got := at(grid.Cell{X: x, Y: y}); got != want {
					t.Fatalf("%+v: at %d,%d %b, want %b", list, x, y, got, want)
				}
			}
		}
	}
}

// TestCreaturesInTheWay: those that are seen now, of both sides, as large as they are though one squeezes; whom the GM hides nobody
// meets, whom one only remembers neither.
func TestCreaturesInTheWay(t *testing.T) {
	v := house()
	v.Seats = []wire.Seat{{ID: 1, Role: wire.GM}, {ID: 2}, {ID: 3}}
	v.Tokens = []wire.Token{
		{ID: 10, Owner: 2, At: cell(1, 1)}, {ID: 11, Owner: 3, At: cell(2, 1), Floor: 4}, {ID: 12, At: cell(3, 1), Down: true},
		{ID: 13, Owner: 1, At: cell(4, 1), Size: grid.Medium, Squeeze: true}, {ID: 14, At: cell(5, 1), Past: true},
		{ID: 15, Owner: 2, At: cell(6, 1), Sheet: &wire.Sheet{Hidden: true}},
	}
	g := known.Around(v, known.Scene(v), 10)
	want := []rules.Creature{
		{Cells: []grid.Cell{{X: 2, Y: 1}}, Ally: true, Floor: 4}, {Cells: []grid.Cell{{X: 3, Y: 1}}, Down: true}, {Cells: []grid.Cell{{X: 4, Y: 1}}, Size: grid.Large},
	}
	if len(g.Others) != len(want) || g.Land != nil || g.Walls == nil {
		t.Fatalf("%+v", g)
	}
	for i, o := range g.Others {
		w := want[i]
		if o.Cells[0] != w.Cells[0] || o.Ally != w.Ally || o.Floor != w.Floor || o.Down != w.Down || o.Size != w.Size {
			t.Errorf("%+v, want %+v", o, w)
		}
	}
	for _, o := range known.Creatures(v, 12) {
		if o.Ally != (o.Cells[0].X == 4) {
			t.Errorf("for one of the GM's: %+v", o)
		}
	}
	for _, o := range known.Creatures(v, 99) {
		if o.Ally {
			t.Errorf("for nobody: %+v", o)
		}
	}
}

// TestMovers: a token flies when it is told to and can, and above the ground whenever it can; without a sheet nothing is known of it.
func TestMovers(t *testing.T) {
	sheet := &wire.Sheet{Speed: 6, Climb: 1, Swim: 2, Fly: 3, Spent: path.Spent{Cells: 4}}
	for _, c := range []struct {
		floor   int32
		sheet   *wire.Sheet
		fly     bool
		limited bool
		flying  bool
		speed   int32
	}{
		{0, sheet, false, false, false, rules.Unlimited},
		{0, sheet, true, true, true, 6},
		{2, sheet, false, true, true, 6},
		{-2, sheet, false, true, false, 6},
		{-2, sheet, true, true, true, 6},
		{2, &wire.Sheet{Speed: 5}, true, true, false, 5},
		{2, nil, true, true, false, rules.Unlimited},
	} {
		tok := &wire.Token{At: cell(3, 3), Size: grid.Large, Floor: c.floor, Squeeze: true, Sheet: c.sheet}
		m := known.Mover(tok, c.fly, c.limited)
		if m.Flying != c.flying || m.Speed != c.speed || m.Floor != c.floor || !m.Squeezed || m.At != tok.At || m.Size != tok.Size {
			t.Errorf("%+v: %+v", c, m)
		}
		if c.sheet == sheet && (m.Climb != 1 || m.Swim != 2 || m.Fly != 3 || m.Spent.Cells != 4) {
			t.Errorf("%+v", m)
		}
	}
}
