package app

import (
	"math/rand/v2"
	"testing"

	"sightline/geom/grid"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// Of a crowd the nearest are told of, with the cover that all of the crowd gives them.
func TestTheNearestOfACrowd(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	rnd := rand.New(rand.NewPCG(seed, 1))
	v := room(wire.Player)
	v.Tokens = v.Tokens[:1]
	for i := range 120 {
		v.Tokens = append(v.Tokens, wire.Token{ID: wire.TokenID(100 + i), At: grid.Place{Cell: grid.Cell{X: rnd.Int32N(20), Y: rnd.Int32N(15)}}, Down: rnd.IntN(5) == 0, Past: rnd.IntN(9) == 0})
	}
	d := at(t, v)
	told := d.m.Around(1)
	if len(told) != toldMost {
		t.Fatalf("%d are told of", len(told))
	}
	figures, who := known.Figures(v, 1)
	whole := map[wire.TokenID]Degree{}
	for _, n := range d.m.geometry.profile.Tell(d.m.sight(), known.Figure(&v.Tokens[0]), figures, nil) {
		whole[who[n.Other]] = Degree(n.Cover.Degree)
	}
	for i, n := range told {
		if n.Cover != whole[n.Token] {
			t.Errorf("%d has cover %d, among all of the crowd %d", n.Token, n.Cover, whole[n.Token])
		}
		if i > 0 && n.Distance < told[i-1].Distance {
			t.Errorf("%d is told of after %d and is nearer", n.Token, told[i-1].Token)
		}
	}
	for id := range whole {
		tok := d.m.Token(id)
		if dist := d.m.geometry.profile.Distance(d.m.Grid(), known.Figure(&v.Tokens[0]), known.Figure(tok)); dist < told[len(told)-1].Distance {
			found := false
			for _, n := range told {
				found = found || n.Token == id
			}
			if !found {
				t.Errorf("%d is nearer than the last and not told of", id)
			}
		}
	}
	first := &told[0]
	if again := d.m.Around(1); &again[0] != first {
		t.Error("it is worked out anew for the same view")
	}
	d.change(func(v *wire.View) { v.Tokens = v.Tokens[:1] })
	if n := len(d.m.Around(1)); n != 0 {
		t.Errorf("they are gone, and %d are told of", n)
	}
	if len(d.m.Around(99)) != 0 {
		t.Error("something is told from nobody")
	}
}

// The key needs somebody to look from: without a token selected it takes the first of one's own, and says so when there is none.
func TestLookingRoundByKey(t *testing.T) {
	d := at(t, room(wire.Player))
	if !d.m.Takes(Key{Name: "l"}) {
		t.Error("the board has no use for the key")
	}
	d.do(Toggle{PanelToken}, Key{Name: "L"})
	if d.m.Selected != 1 || !d.m.Open[PanelToken] || !d.m.Looking || d.m.Looks != 1 || !d.m.Covered() {
		t.Errorf("selected %d, looking %v", d.m.Selected, d.m.Looking)
	}
	if d.do(LookAway{}); d.m.Looking || d.m.Covered() {
		t.Error("the keyboard does not come back")
	}
	d.change(func(v *wire.View) { v.Tokens = v.Tokens[1:] })
	if d.do(Key{Name: "l"}); d.m.Looking || len(d.m.Toasts) != 1 || d.m.Toasts[0].Say.Key != SayNoToken {
		t.Errorf("there is nobody: %+v", d.m.Toasts)
	}
}
