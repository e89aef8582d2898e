package table_test

import (
	"math"
	"testing"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// TestSensesInTheOpen holds ground in an open field to plain distances on the map, on every grid: what is lit by lamps of the
// map and torches, what is seen of it by reach and darkvision, and what is bright.
func TestSensesInTheOpen(t *testing.T) {
	rnd := tabletest.Rand(t)
	for n := range 24 {
		lamp := maps.Light{At: maps.XY{X: 3 + 6*rnd.Float64(), Y: 3 + 4*rnd.Float64()}, Bright: 3 * rnd.Float64(), Intensity: 1}
		lamp.Dim = lamp.Bright + 3*rnd.Float64()
		m := open(12, 10)
		m.Lights = []maps.Light{lamp}
		light := wire.SceneLight(n / 3 % 3)
		spec := wire.TokenSpec{Reach: rnd.Int32N(3) * 3, Darkvision: rnd.Int32N(3) * 2, Bright: rnd.Int32N(3), Dim: rnd.Int32N(5), Blind: rnd.IntN(9) == 0}
		tb, gm, ann, hero := walk(t, m, light, spec, tabletest.At(4, 4))
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.Kind(n % 3)}, Light: light})
		rule(gm, func(t *wire.Table) { t.Centre = true })
		tok, g, p := tb.State.Token(hero), tb.State.Scene.Grid, tb.State.Plan()
		x0, y0 := g.ToCells(g.Centre(tok.At.Cell))
		for y := range p.High {
			for x := range p.Wide {
				px, py := g.ToCells(g.SubCentre(p.Bounds, x, y))
				off, fromLamp := math.Hypot(px-x0, py-y0), math.Hypot(px-lamp.At.X, py-lamp.At.Y)
				near := false
				within := func(d, r float64) bool {
					near = near || math.Abs(d-r) < 0.01
					return r > 0 && d <= r
				}
				level := 2 - int(light) // of light: 0 dark, 1 dim, 2 bright
				dim := float64(max(spec.Dim, spec.Bright))
				if within(fromLamp, lamp.Dim) || within(off, dim) {
					level = max(level, 1)
				}
				if within(fromLamp, lamp.Bright) || within(off, float64(spec.Bright)) {
					level = 2
				}
				by := 0
				if spec.Reach == 0 || within(off, float64(spec.Reach)) {
					by = level
				}
				if within(off, float64(spec.Darkvision)) {
					by = max(by, min(level+1, 2))
				}
				if spec.Blind {
					by = 0
				}
				v := ann.View().Ground
				if seen, bright := v.Seen.Get(x, y), v.Bright.Get(x, y); !near && (seen != (by > 0) || bright != (by == 2)) {
					t.Fatalf("%v, light %d, %+v: the spot %.2f,%.2f, %.2f cells off, %.2f from lamp %+v: seen %v, bright %v, want %d", g, light,
						spec, px, py, off, fromLamp, lamp, seen, bright, by)
				}
			}
		}
	}
}

// TestTorchMoves: a carried light lights where it stands now, and what it lit before is remembered and not seen.
func TestTorchMoves(t *testing.T) {
	for kind := range grid.Kind(3) {
		tb, gm, ann, hero := walk(t, open(16, 5), wire.LightDark, wire.TokenSpec{Bright: 1, Dim: 2}, tabletest.At(2, 2))
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: kind}, Light: wire.LightDark}, wire.ResetFog{})
		was, g := ann.View().Ground, tb.State.Scene.Grid
		gm.Do(wire.PutToken{Token: hero, At: g.Snap(grid.Medium, g.FromCells(9, 2.5))})
		now := ann.View().Ground
		both := was.Seen.Clone()
		both.And(now.Seen)
		if !both.Empty() || now.Seen.Empty() || now.Explored.Count() != was.Seen.Count()+now.Seen.Count() {
			t.Errorf("%v: %d sub-cells seen, then %d, %d of them the same, %d explored", kind, was.Seen.Count(), now.Seen.Count(), both.Count(), now.Explored.Count())
		}
		gm.Do(edit(hero, wire.FieldBright|wire.FieldDim, wire.TokenSpec{}))
		if g := ann.View().Ground; !g.Seen.Empty() || !g.Explored.Equal(now.Explored) {
			t.Errorf("%v: without a torch %d sub-cells are seen", kind, g.Seen.Count())
		}
	}
}

// TestLightAndWalls: light goes through windows and open doors, not through walls, curtains and shut doors; a lamp behind a
// window shows what it lights there.
func TestLightAndWalls(t *testing.T) {
	for edge, lit := range map[string]bool{"|": false, "=": true, "D": false, "O": true, "S": false, "L": false, "W": true, " ": true} {
		_, gm, ann, hero := walk(t, tabletest.Draw("\n+-+-+-+-+-+\n|* ."+edge+". . .|\n+-+-+-+-+-+\n"), wire.LightDark, wire.TokenSpec{}, tabletest.At(4, 0))
		if got := ann.View().Ground.Seen.Get(2*8+4, 4); got != lit {
			t.Errorf("a lamp behind %q lights the ground before it: %v", edge, got)
		}
		gm.Do(wire.PutToken{Token: hero, At: tabletest.At(3, 0)})
		if got := ann.View().Ground.Seen.Get(4, 4); got != lit {
			t.Errorf("the ground by a lamp behind %q is seen: %v", edge, got)
		}
	}
}

// TestSeenByTheLight: who stands in the light is seen from the dark and the other way round not; a token half in the light is.
func TestSeenByTheLight(t *testing.T) {
	_, gm, ann, hero := walk(t, open(14, 3), wire.LightDark, wire.TokenSpec{}, tabletest.At(0, 1))
	torch := gm.Add(wire.TokenSpec{Name: "bearer", Bright: 1, Dim: 2}, 8, 1)
	gm.Add(wire.TokenSpec{Name: "beside"}, 10, 1)
	gm.Add(wire.TokenSpec{Name: "beyond"}, 12, 1)
	ann.Sees("bearer", "beside")
	ann.Lacks("beyond")
	gm.Add(wire.TokenSpec{Name: "half", Size: grid.Large}, 10, 0)
	ann.Sees("half")
	gm.Do(wire.PutToken{Token: torch, At: tabletest.At(13, 1)})
	ann.Sees("beyond", "half")
	ann.Remembers("beside")
	gm.Do(edit(hero, wire.FieldReach, wire.TokenSpec{Reach: 12}))
	ann.Remembers("bearer") // farther than it sees
	gm.Do(edit(hero, wire.FieldReach, wire.TokenSpec{Reach: 13}))
	ann.Sees("bearer")
}

// TestCentreOnly: with the setting that only centres are eyes less is seen past a corner, never more.
func TestCentreOnly(t *testing.T) {
	for kind := range grid.Kind(3) {
		_, gm, ann, _ := walk(t, open(10, 10, wall(sight.Solid, 4.3, 0, 4.3, 4.4), wall(sight.Solid, 4.3, 5.7, 4.3, 10)), wire.LightBright, wire.TokenSpec{}, tabletest.At(2, 4))
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: kind}})
		all := ann.View().Ground.Seen
		rule(gm, func(t *wire.Table) { t.Centre = true })
		less := ann.View().Ground.Seen
		more := less.Clone()
		more.AndNot(all)
		if !more.Empty() || less.Count() >= all.Count() || less.Empty() {
			t.Errorf("%v: %d sub-cells from all eyes, %d from the centre, %d of them new", kind, all.Count(), less.Count(), more.Count())
		}
	}
}

// TestBlind: the blind see and explore nothing, wherever they go, and remember what they knew; others lend them their eyes only
// where they play both.
func TestBlind(t *testing.T) {
	tb, gm, ann, hero := walk(t, open(12, 4), wire.LightBright, wire.TokenSpec{Reach: 3}, tabletest.At(0, 1))
	gm.Do(edit(hero, wire.FieldBlind, wire.TokenSpec{Blind: true}))
	explored := ann.View().Ground.Explored
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1, 3, 1, 4, 1, 5, 1)})
	if g := ann.View().Ground; !g.Seen.Empty() || !g.Explored.Equal(explored) {
		t.Errorf("the blind saw %d sub-cells", g.Seen.Count())
	}
	ben := tb.Sit("Ben", wire.Player)
	guide := gm.Add(wire.TokenSpec{Name: "guide", Owner: ben.Seat}, 8, 1)
	if !ann.View().Ground.Seen.Empty() || !ann.View().Ground.Explored.Equal(ben.View().Ground.Explored) {
		t.Error("Ann sees by Ben's token, or its memory is not the party's")
	}
	ann.Remembers("guide")
	gm.Do(edit(guide, wire.FieldOwner, wire.TokenSpec{Owner: ann.Seat}))
	if ann.View().Ground.Seen.Empty() {
		t.Error("Ann does not see by her other token")
	}
}
