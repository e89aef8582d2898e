package view_test

import (
	"testing"

	"sightline/geom/grid"
	"sightline/maps/samples"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/view"
	"sightline/server/wire"
)

// sample is the first map that ships in the binary: a cave of which most walls stand off the grid.
func sample(t testing.TB, tb *tabletest.Table) {
	m, _, err := samples.Open(samples.List()[0].Name)
	if err != nil {
		t.Fatal(err)
	}
	tb.Lay(m)
}

// BenchmarkMove is one step of a player's token on the sample map with a GM, seven players and a hundred tokens: deciding,
// saving form, applying, the views of all eight and what changed in them. dark: by torchlight.
func BenchmarkMove(b *testing.B) {
	for name, light := range map[string]wire.SceneLight{"bright": wire.LightBright, "dark": wire.LightDark} {
		b.Run(name, func(b *testing.B) { benchMove(b, light) })
	}
}

func benchMove(b *testing.B, light wire.SceneLight) {
	tb := tabletest.New(b, 1)
	gm := tb.Sit("Gina", wire.GM)
	var players []*tabletest.User
	for i := range 7 {
		players = append(players, tb.Sit(string(rune('A'+i)), wire.Player))
	}
	sample(b, tb)
	gm.Do(wire.SetScene{Light: light})
	g := tb.State.Plan().Bounds
	n := 0
	for c := range (grid.Grid{}).Cells(g) {
		if n++; n > 100 {
			break
		}
		spec := wire.TokenSpec{Name: "token", Hidden: n%5 == 0}
		if n <= 7 {
			spec = wire.TokenSpec{Name: "hero", Owner: players[n-1].Seat, Bright: 2, Dim: 4}
		}
		gm.Add(spec, c.X, c.Y)
	}
	hero := tb.State.Own(players[0].Seat)[0]
	gm.Do(wire.PutToken{Token: hero, At: tabletest.At(8, 8)})
	held := map[wire.SeatID]*wire.View{}
	for _, s := range tb.State.Seats {
		held[s.ID] = view.Of(tb.State, s.ID)
	}
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		to := tabletest.At(8+int32(i%2), 8)
		events, r := table.Decide(tb.State, players[0].Seat, held[players[0].Seat], wire.Command{Body: wire.MoveToken{Token: hero, Path: []grid.Place{to}}}, tb.Chance)
		if r.Code != wire.CodeNone && i > 0 {
			b.Fatalf("%+v at %v", r, tb.State.Token(hero).At)
		}
		table.EncodeEvents(events)
		for _, e := range events {
			tb.State.Apply(e)
		}
		for id, was := range held {
			now := view.Of(tb.State, id)
			wire.Diff(was, now)
			held[id] = now
		}
	}
}
