package table_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/rules"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// open is a map of w by h cells without walls, but for those given.
func open(w, h float64, walls ...maps.Wall) *maps.Map {
	m := maps.Blank("open", w, h, 1)
	m.Hand, m.Walls = false, walls
	return m
}

func wall(kind sight.Kind, xy ...float64) maps.Wall {
	w := maps.Wall{Kind: kind}
	for i := 0; i+1 < len(xy); i += 2 {
		w.Line = append(w.Line, maps.XY{X: xy[i], Y: xy[i+1]})
	}
	return w
}

// walk is a table with one hero of Ann's on a map.
func walk(t testing.TB, m *maps.Map, light wire.SceneLight, spec wire.TokenSpec, at grid.Place) (tb *tabletest.Table, gm, ann *tabletest.User, hero wire.TokenID) {
	tb = tabletest.New(t, 3)
	gm, ann = tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(m)
	gm.Do(wire.SetScene{Light: light})
	spec.Name, spec.Owner = "hero", ann.Seat
	gm.Do(wire.AddToken{Spec: spec, At: at})
	return tb, gm, ann, tb.State.Tokens[0].ID
}

func rule(gm *tabletest.User, f func(*wire.Table)) {
	tab := gm.State.Table
	f(&tab)
	gm.Do(wire.SetTable{Table: tab})
}

// TestStoppedBy walks east into each thing that may be in the way: in the dark, where it is found by walking into it, and in
// the light, where what stands in the view refuses the move and creatures still stop it.
func TestStoppedBy(t *testing.T) {
	door := func(open, locked, secret, window bool) func(m *maps.Map) {
		return func(m *maps.Map) {
			m.Doors = []maps.Door{{A: maps.XY{X: 3}, B: maps.XY{X: 3, Y: 3}, Open: open, Locked: locked, Secret: secret, Window: window}}
		}
	}
	across := func(kind sight.Kind) func(m *maps.Map) {
		return func(m *maps.Map) { m.Walls = append(m.Walls, wall(kind, 3, 0, 3, 3)) }
	}
	for name, c := range map[string]struct {
		change func(m *maps.Map)
		other  *wire.TokenSpec
		rules  string
		end    int32     // the column the hero comes to
		lit    wire.Code // the answer in the light
	}{
		"nothing":             {end: 5},
		"a wall":              {change: across(sight.Solid), end: 2, lit: wire.CodeWall},
		"a window":            {change: across(sight.Window), end: 2, lit: wire.CodeWall},
		"a curtain":           {change: across(sight.Curtain), end: 5},
		"a terrain wall":      {change: across(sight.Terrain), end: 5},
		"a shut door":         {change: door(false, false, false, false), end: 2, lit: wire.CodeWall},
		"an open door":        {change: door(true, false, false, false), end: 5},
		"a locked door":       {change: door(false, true, false, false), end: 2, lit: wire.CodeWall},
		"a secret door":       {change: door(false, false, true, false), end: 2, lit: wire.CodeWall},
		"an open secret door": {change: door(true, false, true, false), end: 5},
		"a grille":            {change: door(false, false, false, true), end: 2, lit: wire.CodeWall},
		"an ogre":             {other: &wire.TokenSpec{Name: "ogre"}, rules: "srd52", end: 2},
		"one who lies down":   {other: &wire.TokenSpec{Name: "ogre", Down: true}, rules: "srd52", end: 5},
		"a hidden one":        {other: &wire.TokenSpec{Name: "ogre", Hidden: true}, rules: "srd52", end: 5},
		"a giant":             {other: &wire.TokenSpec{Name: "giant", Size: grid.Huge}, rules: "srd52", end: 2}, // it may go through, not stop
		"an ally":             {other: &wire.TokenSpec{Name: "friend", Owner: 1}, rules: "srd52", end: 5},       // Ann's
		"a wall's end":        {change: func(m *maps.Map) { m.Walls = append(m.Walls, wall(sight.Solid, 3, 0, 3, 1.499)) }, end: 5},
		"a wall up to centre": {change: func(m *maps.Map) { m.Walls = append(m.Walls, wall(sight.Solid, 3, 0, 3, 1.5)) }, end: 5},
		"a wall past centre":  {change: func(m *maps.Map) { m.Walls = append(m.Walls, wall(sight.Solid, 3, 0, 3, 1.51)) }, end: 2, lit: wire.CodeWall},
	} {
		for _, light := range []wire.SceneLight{wire.LightDark, wire.LightBright} {
			m := open(8, 3)
			if c.change != nil {
				c.change(m)
			}
			tb, gm, ann, hero := walk(t, m, light, wire.TokenSpec{Speed: 6}, tabletest.At(0, 1))
			rule(gm, func(t *wire.Table) {
				if c.rules != "" {
					t.Profile = c.rules
				}
			})
			if c.other != nil {
				x := int32(3)
				if c.other.Size == grid.Huge { // it stands about its middle
					x = 4
				}
				spec := *c.other
				if spec.Owner != 0 {
					spec.Owner = ann.Seat
				}
				gm.Add(spec, x, 1)
			}
			asked := tabletest.Path(1, 1, 2, 1, 3, 1, 4, 1, 5, 1)
			r, end := ann.Try(wire.MoveToken{Token: hero, Path: asked}), c.end
			want := wire.CodeNone
			if light == wire.LightBright && c.lit != wire.CodeNone {
				want, end = c.lit, 0
			}
			if at := ann.Token("hero").At; r.Code != want || at != tabletest.At(end, 1) {
				t.Errorf("%s, light %d: code %d and at %v, want %d and column %d", name, light, r.Code, at, want, end)
			}
			if r.Code == wire.CodeNone {
				moved := lastMove(tb)
				if moved.Stopped != (end < 5) || len(moved.Path) != int(end) {
					t.Errorf("%s, light %d: recorded %+v", name, light, moved)
				}
				if notes := tb.State.Feed(ann.Seat).Notes; (notes[len(notes)-1].Kind == wire.NoteStopped) != (end < 5) {
					t.Errorf("%s, light %d: noted %+v", name, light, notes[len(notes)-1])
				}
			}
		}
	}
}

func lastMove(tb *tabletest.Table) table.Moved {
	for i := len(tb.Events) - 1; i >= 0; i-- {
		if m, ok := tb.Events[i].(table.Moved); ok {
			return m
		}
	}
	return table.Moved{}
}

// TestWallThroughCentres: a wall that runs through the centres of cells is walked along on either side and never crossed, in
// one command or in several, known or not (a view does not say on which side of a wall one stands: the truth stops the move).
func TestWallThroughCentres(t *testing.T) {
	m := open(7, 5, wall(sight.Solid, 3.5, 0, 3.5, 5))
	for _, light := range []wire.SceneLight{wire.LightBright, wire.LightDark} {
		for script, want := range map[string]string{ // each letter a step; | ends a command
			"eee":         "3,2",
			"ee|e":        "3,2",
			"eee|w":       "2,2",
			"eeew":        "2,2",
			"eeen":        "3,1",
			"eeenw":       "2,1",
			"eeennww":     "1,0",
			"eeens":       "3,2",
			"eee|n|s|w|w": "1,2",
			"eee|e":       "3,2",
			"eeene":       "3,1",
			"eee|n|e":     "3,1",
		} {
			_, _, ann, hero := walk(t, m, light, wire.TokenSpec{Speed: 6}, tabletest.At(0, 2))
			for _, command := range strings.Split(script, "|") {
				var steps []grid.Place
				at := ann.Token("hero").At
				for _, c := range command {
					d := map[rune]grid.Cell{'e': {X: 1}, 'w': {X: -1}, 'n': {Y: -1}, 's': {Y: 1}}[c]
					at.Cell.X, at.Cell.Y = at.Cell.X+d.X, at.Cell.Y+d.Y
					steps = append(steps, at)
				}
				_ = ann.Try(wire.MoveToken{Token: hero, Path: steps})
			}
			at := ann.Token("hero").At.Cell
			if got := fmt.Sprintf("%d,%d", at.X, at.Y); got != want {
				t.Errorf("light %d, %s: at %s, want %s", light, script, got, want)
			}
		}
	}
}

// TestRoundTheBend: who walks along a wall that runs through centres and winds inward stays on its side of it, step by step and
// in one go, and sees what is to be seen from that side.
func TestRoundTheBend(t *testing.T) {
	m := open(9, 9, wall(sight.Solid, 0.5, 2.5, 6.5, 2.5, 6.5, 6.5, 2.5, 6.5, 2.5, 3.7))
	steps := tabletest.Path(1, 2, 2, 2, 3, 2, 4, 2, 5, 2, 6, 2, 6, 3, 6, 4, 6, 5, 6, 6, 5, 6, 4, 6, 3, 6, 2, 6, 2, 5, 1, 5)
	for _, atOnce := range []bool{true, false} {
		_, gm, ann, hero := walk(t, m, wire.LightDark, wire.TokenSpec{}, tabletest.At(1, 3))
		if atOnce {
			ann.Do(wire.MoveToken{Token: hero, Path: steps})
		} else {
			for _, to := range steps {
				ann.Do(wire.MoveToken{Token: hero, Path: []grid.Place{to}})
			}
		}
		if at := ann.Token("hero").At; at != tabletest.At(2, 5) {
			t.Errorf("at once: %v: at %v, want 2,5 and not through the wall", atOnce, at)
		}
		rule(gm, func(t *wire.Table) { t.Centre = true })
		gm.Do(wire.ResetFog{}, wire.SetScene{Light: wire.LightBright})
		for x, want := range map[int32]bool{1: false, 3: true} {
			if seen := ann.View().Ground.Seen.Get(8*x+4, 8*5+4); seen != want {
				t.Errorf("at once: %v: column %d is seen: %v", atOnce, x, seen)
			}
		}
	}
}

// TestOneCommandOrMany walks random paths among random walls, many of them through the centres of cells, on every grid and
// with every size: a path in one command and its steps in a command each lead to the same place, to the same clear place, and
// (in turn) to the same movement paid; and no walk crosses a wall that bars it.
func TestOneCommandOrMany(t *testing.T) {
	rnd := tabletest.Rand(t)
	stopped := 0
	for range 12 {
		m := open(9, 9)
		for range 5 {
			x, y := float64(rnd.IntN(8))+0.5, float64(rnd.IntN(8))+0.5
			w := wall(sight.Solid, x, y, x+float64(rnd.IntN(5)-2), y+float64(rnd.IntN(5)-2))
			if rnd.IntN(3) == 0 {
				w.Line[1] = maps.XY{X: rnd.Float64() * 9, Y: rnd.Float64() * 9}
			}
			if w.Line[0] != w.Line[1] {
				m.Walls = append(m.Walls, w)
			}
		}
		tb, gm, ann, hero := walk(t, m, wire.LightDark, wire.TokenSpec{Speed: 30}, tabletest.At(4, 4))
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.Kind(rnd.IntN(3)), Even: rnd.IntN(2) == 0}, Light: wire.LightDark})
		rule(gm, func(t *wire.Table) {
			t.Profile, t.Diagonal = []string{"dnd14", "srd52", "podhod"}[rnd.IntN(3)], grid.Rule(rnd.IntN(4))
		})
		gm.Do(wire.AddEntry{Token: hero}, wire.StepTurn{})
		for range 25 {
			_ = gm.Try(edit(hero, wire.FieldSize, wire.TokenSpec{Size: grid.Size(rnd.IntN(4))}))
			_ = gm.Try(wire.PutToken{Token: hero, At: tabletest.At(rnd.Int32N(9), rnd.Int32N(9))})
			one, many := game{t, *tb.State}, game{t, *tb.State}
			steps := stroll(rnd, &one.st, one.st.Token(hero).At)
			r := one.try(ann.Seat, wire.MoveToken{Token: hero, Path: steps})
			for _, to := range steps {
				at := many.st.Token(hero).At
				if many.try(ann.Seat, wire.MoveToken{Token: hero, Path: []grid.Place{to}}).Code != wire.CodeNone || many.st.Token(hero).At == at && to != at {
					stopped++
					break
				}
			}
			if r.Code != wire.CodeNone {
				continue // what is known of refuses the whole path
			}
			a, b := one.st.Token(hero), many.st.Token(hero)
			if a.At != b.At || a.Clear != b.Clear || a.Spent != b.Spent {
				t.Fatalf("%+v, %v along %v among %+v:\nin one command %+v\nin many %+v", one.st.Scene.Grid, a.Spec.Size, steps, m.Walls, *a, *b)
			}
		}
	}
	if stopped < 20 {
		t.Errorf("only %d walks were stopped: that tests little", stopped)
	}
}

// stroll is a path of a few steps that keep to the map.
func stroll(rnd *rand.Rand, st *table.State, at grid.Place) (steps []grid.Place) {
	g := st.Scene.Grid
	d := g.Steps(nil)
	for range 1 + rnd.IntN(5) {
		to := g.Move(at, d[rnd.IntN(len(d))])
		if g.Inside(st.Plan().Bounds, to.Cell) {
			at = to
			steps = append(steps, at)
		}
	}
	if steps == nil {
		return []grid.Place{at}
	}
	return steps
}

// TestRefusedIsForeseen: what refuses a player's move is what the client says of it beforehand from the same view, and what
// the client finds free is not refused.
func TestRefusedIsForeseen(t *testing.T) {
	rnd := tabletest.Rand(t)
	refused, done := 0, 0
	for kind := range grid.Kind(3) {
		tb, gm, ann, hero := walk(t, tabletest.Draw(tabletest.House), wire.LightBright, wire.TokenSpec{Speed: 6}, tabletest.At(1, 1))
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: kind}}, wire.AddEntry{Token: hero}, wire.StepTurn{})
		rule(gm, func(t *wire.Table) { t.Limit, t.Profile = wire.LimitTurn, "srd52" })
		for range 60 {
			v, tok := ann.View(), ann.Token("hero")
			steps := stroll(rnd, tb.State, tok.At)
			p, scene := known.Profile(v.Table), known.Scene(v)
			want := p.Move(known.Ground(scene), rules.Mover{At: tok.At, Size: tok.Size, Hair: v.Scene.Grid.Centre(tok.At.Cell), Spent: tok.Sheet.Spent, Speed: tok.Sheet.Speed}, steps).Reason
			code := map[rules.Reason]wire.Code{
				rules.NotStep: wire.CodeBad, rules.OffMap: wire.CodeOutside, rules.ByWall: wire.CodeWall, rules.ByCorner: wire.CodeWall,
				rules.NoRoom: wire.CodeNoFit, rules.TooFar: wire.CodeTooFar,
			}[want]
			if r := ann.Try(wire.MoveToken{Token: hero, Path: steps}); r.Code != code {
				t.Fatalf("%v: along %v: code %d, foreseen %v", kind, steps, r.Code, want)
			}
			if code != wire.CodeNone {
				refused++
			} else {
				done++
			}
			if rnd.IntN(4) == 0 {
				gm.Do(wire.StepTurn{})
			}
		}
	}
	if refused < 20 || done < 20 {
		t.Errorf("%d refused, %d done: that tests little", refused, done)
	}
}

// TestParity: where each second diagonal counts double, it does so over the moves of a turn, straight steps between, a move
// taken back, and anew in the next turn; outside turn order each move counts by itself.
func TestParity(t *testing.T) {
	tb, gm, ann, hero := walk(t, open(12, 12), wire.LightBright, wire.TokenSpec{Speed: 30}, tabletest.At(0, 0))
	rule(gm, func(t *wire.Table) { t.Diagonal, t.Limit = grid.Alternating, wire.LimitTurn })
	spent := func(what string, cells, diagonals int32) {
		t.Helper()
		if sp := tb.State.Token(hero).Spent; sp != (path.Spent{Cells: cells, Diagonals: diagonals}) {
			t.Errorf("%s: %+v is spent, want %d cells and %d diagonals", what, sp, cells, diagonals)
		}
	}
	move := func(xy ...int32) { t.Helper(); ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(xy...)}) }
	move(1, 1, 2, 2)
	spent("outside turn order", 0, 0)
	gm.Do(wire.AddEntry{Token: hero}, wire.AddEntry{Name: "lair", Value: -1}, wire.StepTurn{})
	move(3, 3)
	spent("the first diagonal", 1, 1)
	move(4, 3, 5, 3)
	spent("straight steps between", 3, 1)
	move(6, 4)
	spent("the second diagonal", 5, 2)
	ann.Do(wire.Undo{})
	spent("taken back", 3, 1)
	move(6, 2, 7, 3)
	spent("the second and the third", 6, 3)
	gm.Do(wire.PutToken{Token: hero, At: tabletest.At(0, 0)})
	spent("put elsewhere", 6, 3)
	gm.Do(wire.StepTurn{}, wire.StepTurn{})
	spent("the next turn", 0, 0)
	move(1, 1, 2, 2, 3, 3)
	spent("three diagonals at once", 4, 3)
	gm.Do(wire.EndTurns{})
	spent("after the order", 0, 0)
}

// TestSpeed: where movement is enforced a move is refused that is longer than what is left, and says by how much; where it is
// counted or free it is not.
func TestSpeed(t *testing.T) {
	for limit := range wire.LimitTurn + 1 {
		_, gm, ann, hero := walk(t, open(12, 3), wire.LightBright, wire.TokenSpec{Speed: 3}, tabletest.At(0, 1))
		rule(gm, func(t *wire.Table) { t.Limit = limit })
		gm.Do(wire.AddEntry{Token: hero}, wire.StepTurn{})
		ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1)})
		r := ann.Try(wire.MoveToken{Token: hero, Path: tabletest.Path(3, 1, 4, 1, 5, 1)})
		if limit == wire.LimitTurn {
			if r.Code != wire.CodeTooFar || r.Token != hero || r.Number != 3 || r.Limit != 1 {
				t.Errorf("three cells with one left: %+v", r)
			}
			ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(3, 1)})
			gm.Do(edit(hero, wire.FieldSpeed, wire.TokenSpec{Speed: 1}))
			if r := ann.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(4, 1)}, wire.CodeTooFar); r.Limit != 0 {
				t.Errorf("slowed down: %+v", r)
			}
			continue
		}
		if r.Code != wire.CodeNone || ann.Token("hero").Sheet.Spent.Cells != 5 {
			t.Errorf("limit %d: %+v, spent %+v", limit, r, ann.Token("hero").Sheet.Spent)
		}
	}
}

// TestSizesWalk: on every grid a space of every size walks where it fits, with all of its cells on the map, and stops before
// the edge; a large one is stopped by a wall that only its flank meets.
func TestSizesWalk(t *testing.T) {
	for kind := range grid.Kind(3) {
		for size := range grid.Size(6) {
			tb, gm, ann, hero := walk(t, open(12, 12), wire.LightBright, wire.TokenSpec{Size: size}, tabletest.At(4, 4))
			gm.Do(wire.SetScene{Grid: grid.Grid{Kind: kind}})
			g := tb.State.Scene.Grid
			way := g.Steps(nil)[0]
			for n := 0; ; n++ {
				at := tb.State.Token(hero).At
				r := ann.Try(wire.MoveToken{Token: hero, Path: []grid.Place{g.Move(at, way)}})
				tb.Sound()
				if r.Code == wire.CodeOutside {
					if n == 0 {
						t.Errorf("%v %v took no step", kind, size)
					}
					break
				}
				if r.Code != wire.CodeNone || n > 12 {
					t.Fatalf("%v %v, step %d: %+v", kind, size, n, r)
				}
			}
		}
	}
	_, gm, ann, hero := walk(t, open(8, 4, wall(sight.Solid, 4, 2, 4, 3)), wire.LightDark, wire.TokenSpec{Size: grid.Large}, tabletest.At(1, 1))
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(2, 1, 3, 1, 4, 1)})
	if at := ann.Token("hero").At; at != tabletest.At(2, 1) {
		t.Errorf("a wall before its lower half let it come to %v", at)
	}
	gm.Do(edit(hero, wire.FieldSize, wire.TokenSpec{Size: grid.Medium}))
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(3, 1, 4, 1)})
}

// TestTinyShareCells: four Tiny creatures stand in the quarters of a cell, a fifth does not find room, and which quarter it
// is changes nothing of what is seen.
func TestTinyShareCells(t *testing.T) {
	_, gm, ann, hero := walk(t, open(6, 3), wire.LightDark, wire.TokenSpec{Size: grid.Tiny}, tabletest.At(0, 1))
	rule(gm, func(t *wire.Table) { t.Profile = "srd52" })
	for q := range uint8(3) {
		gm.Do(wire.AddToken{Spec: wire.TokenSpec{Name: "imp", Size: grid.Tiny}, At: grid.Place{Cell: grid.Cell{X: 2, Y: 1}, Quarter: q}})
	}
	before := ann.View().Ground.Seen
	ann.Do(wire.MoveToken{Token: hero, Path: []grid.Place{{Cell: grid.Cell{X: 0, Y: 1}, Quarter: 3}}})
	if !ann.View().Ground.Seen.Equal(before) {
		t.Error("another quarter sees other ground")
	}
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1)})
	if at := ann.Token("hero").At; at != tabletest.At(2, 1) {
		t.Errorf("the fourth Tiny one in a cell stands at %v", at)
	}
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1)})
	gm.Do(wire.AddToken{Spec: wire.TokenSpec{Name: "imp", Size: grid.Tiny}, At: tabletest.At(2, 1)})
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(2, 1)})
	if at := ann.Token("hero").At; at != tabletest.At(1, 1) {
		t.Errorf("the fifth Tiny one in a cell stands at %v", at)
	}
	ann.Refused(wire.MoveToken{Token: hero, Path: []grid.Place{{Cell: grid.Cell{X: 1, Y: 1}, Quarter: 9}}}, wire.CodeBad)
}
