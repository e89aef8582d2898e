package table_test

import (
	"testing"

	"sightline/geom/grid"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// hall is a dark hall of n by 3 cells with Ann's hero at its west end.
func hall(t testing.TB, n int32, hero wire.TokenSpec) (gm, ann *tabletest.User) {
	tb := tabletest.New(t, 3)
	gm, ann = tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	m := tabletest.Draw("\n+-+\n|.|\n+-+\n")
	m.Walls, m.Size.X, m.Size.Y = nil, float64(n), 3
	tb.Lay(m)
	gm.Do(wire.SetScene{Light: wire.LightDark})
	hero.Name, hero.Owner = "hero", ann.Seat
	gm.Add(hero, 0, 1)
	return gm, ann
}

// TestDarkvision: within its reach dark is dim and dim is bright, beyond it dark is unseen and dim stays dim (field.md log
// 10): darkvision of 12 cells, dim light at 16 and at 8, darkness at 8 and at 13.
func TestDarkvision(t *testing.T) {
	gm, ann := hall(t, 24, wire.TokenSpec{Darkvision: 12})
	gm.Add(wire.TokenSpec{Name: "dark 8"}, 9, 1)
	gm.Add(wire.TokenSpec{Name: "dark 14"}, 15, 1)
	ann.Sees("dark 8")
	ann.Lacks("dark 14")
	at := func(x int32) (seen, bright bool) {
		g := ann.View().Ground
		return g.Seen.Get(8*x+4, 12), g.Bright.Get(8*x+4, 12)
	}
	check := func(what string, x int32, seen, bright bool) {
		t.Helper()
		if s, b := at(x); s != seen || b != bright {
			t.Errorf("%s: seen %v, bright %v", what, s, b)
		}
	}
	check("dark within reach", 9, true, false)
	check("dark beyond", 16, false, false)
	gm.Add(wire.TokenSpec{Name: "glow", Dim: 1}, 17, 1)
	check("dim beyond reach", 17, true, false)
	gm.Add(wire.TokenSpec{Name: "glow", Dim: 1}, 8, 1)
	check("dim within reach", 8, true, true)
	gm.Add(wire.TokenSpec{Name: "torch", Bright: 1, Dim: 2}, 20, 1)
	check("bright beyond reach", 20, true, true)
	ann.Sees("torch", "glow")
	ann.Lacks("dark 14")
}

// TestReaches: lit ground is seen as far as a token sees and no farther; the blind see nothing but themselves.
func TestReaches(t *testing.T) {
	gm, ann := hall(t, 20, wire.TokenSpec{Reach: 5})
	gm.Add(wire.TokenSpec{Name: "near"}, 5, 1)
	gm.Add(wire.TokenSpec{Name: "far"}, 7, 1)
	ann.Lacks("near", "far")
	gm.Do(wire.SetScene{Light: wire.LightDim})
	ann.Sees("near")
	ann.Lacks("far")
	if g := ann.View().Ground; !g.Bright.Empty() || g.Seen.Empty() {
		t.Error("dim ground is bright, or unseen")
	}
	gm.Do(wire.SetScene{Light: wire.LightBright})
	if g := ann.View().Ground; !g.Bright.Equal(g.Seen) {
		t.Error("bright ground is not bright")
	}
	gm.Do(wire.EditToken{Token: ann.Token("hero").ID, Fields: wire.FieldDarkvision, Spec: wire.TokenSpec{Darkvision: 8}})
	ann.Sees("far") // darkvision reaches as far in the light
	gm.Do(wire.EditToken{Token: ann.Token("hero").ID, Fields: wire.FieldBlind, Spec: wire.TokenSpec{Blind: true}})
	ann.Sees("hero")
	if ann.Token("near") == nil || !ann.Token("near").Past || !ann.View().Ground.Seen.Empty() {
		t.Error("the blind see")
	}
}

// TestHiddenLight: a torch of somebody hidden does not shine, unless a player plays it.
func TestHiddenLight(t *testing.T) {
	gm, ann := hall(t, 20, wire.TokenSpec{})
	ann.Silent("a hidden torch", func() { gm.Add(wire.TokenSpec{Name: "lurker", Hidden: true, Dim: 3}, 9, 1) })
	gm.Do(wire.EditToken{Token: ann.Token("hero").ID, Fields: wire.FieldHidden | wire.FieldDim, Spec: wire.TokenSpec{Hidden: true, Dim: 2}})
	ann.Sees("hero")
	if ann.View().Ground.Seen.Empty() {
		t.Error("a hidden hero's torch does not shine for it")
	}
}

// TestSeenIsPure: what is seen at a place does not hang on where one came from (field.md log 4), on any grid.
func TestSeenIsPure(t *testing.T) {
	rnd := tabletest.Rand(t)
	for _, kind := range []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat} {
		tb := tabletest.New(t, 3)
		gm, players := tb.Party(tabletest.Draw(tabletest.House))
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: kind}})
		hero := players[0].Token("hero of A")
		home := hero.At
		want := players[0].View().Ground.Seen
		for range 6 {
			to := tb.State.Scene.Grid.Move(home, grid.Cell{X: int32(rnd.IntN(3)), Y: int32(rnd.IntN(2))})
			gm.Try(wire.PutToken{Token: hero.ID, At: to})
			gm.Do(wire.PutToken{Token: hero.ID, At: home})
			if !players[0].View().Ground.Seen.Equal(want) {
				t.Fatalf("%v: coming from %v another set is seen", kind, to)
			}
		}
	}
}

// TestSymmetric: who is seen sees, whatever the grid, in even light.
func TestSymmetric(t *testing.T) {
	rnd := tabletest.Rand(t)
	tb := tabletest.New(t, rnd.Uint64())
	gm, players := tb.Party(tabletest.Draw(tabletest.House))
	a, b := players[0], players[1]
	ha, hb := a.Token("hero of A").ID, b.Token("hero of B").ID
	spec := wire.TokenSpec{}
	for _, id := range []wire.TokenID{ha, hb} {
		gm.Do(wire.EditToken{Token: id, Fields: wire.FieldDarkvision | wire.FieldDim | wire.FieldBright, Spec: spec})
	}
	for range 30 {
		for _, id := range []wire.TokenID{ha, hb} {
			gm.Do(wire.EditToken{Token: id, Fields: wire.FieldSize, Spec: wire.TokenSpec{Size: grid.Size(rnd.IntN(4))}})
			gm.Try(wire.PutToken{Token: id, At: tabletest.At(int32(rnd.IntN(9)), int32(rnd.IntN(6)))})
		}
		seesB := a.Token("hero of B") != nil && !a.Token("hero of B").Past
		seesA := b.Token("hero of A") != nil && !b.Token("hero of A").Past
		if seesA != seesB {
			t.Fatalf("%+v sees %v, %+v sees %v", *a.Token("hero of A"), seesB, *b.Token("hero of B"), seesA)
		}
	}
}
