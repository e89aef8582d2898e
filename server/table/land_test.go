package table_test

import (
	"reflect"
	"slices"
	"testing"

	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/maps/samples"
	"sightline/rules"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

func run(x, y, n int32) wire.Run { return wire.Run{Cell: grid.Cell{X: x, Y: y}, N: n} }

func land(x, y, n int32, kind rules.Land) wire.Land { return wire.Land{Run: run(x, y, n), Kind: kind} }

// TestPaint: strokes add up, cut each other and are taken back; the list has as few rows as can be.
func TestPaint(t *testing.T) {
	tb, gm, ann, _ := walk(t, open(10, 5), wire.LightBright, wire.TokenSpec{}, tabletest.At(0, 0))
	for _, c := range []struct {
		what string
		body wire.PaintLand
		want []wire.Land
	}{
		{"two rows", wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(2, 1, 4), run(2, 2, 4)}}, []wire.Land{land(2, 1, 4, rules.Rough), land(2, 2, 4, rules.Rough)}},
		{"more of it", wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(6, 1, 2)}}, []wire.Land{land(2, 1, 6, rules.Rough), land(2, 2, 4, rules.Rough)}},
		{"water over its middle", wire.PaintLand{Kind: rules.Water, Runs: []wire.Run{run(3, 1, 2)}}, []wire.Land{land(2, 1, 1, rules.Rough), land(3, 1, 2, rules.Rough|rules.Water), land(5, 1, 3, rules.Rough), land(2, 2, 4, rules.Rough)}},
		{"the same again", wire.PaintLand{Kind: rules.Water, Runs: []wire.Run{run(4, 1, 1)}}, []wire.Land{land(2, 1, 1, rules.Rough), land(3, 1, 2, rules.Rough|rules.Water), land(5, 1, 3, rules.Rough), land(2, 2, 4, rules.Rough)}},
		{"plain again", wire.PaintLand{Runs: []wire.Run{run(3, 1, 2), run(0, 2, 10)}}, []wire.Land{land(2, 1, 1, rules.Rough), land(5, 1, 3, rules.Rough)}},
		{"all together", wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(3, 1, 1), run(4, 1, 1)}}, []wire.Land{land(2, 1, 6, rules.Rough)}},
	} {
		gm.Do(c.body)
		if got := tb.State.Land(); !slices.Equal(got, c.want) {
			t.Errorf("%s: %+v, want %+v", c.what, got, c.want)
		}
		if got := ann.View().Land; !slices.Equal(got, c.want) {
			t.Errorf("%s: Ann, who sees all, has %+v", c.what, got)
		}
	}
	gm.Do(wire.Undo{})
	if got := tb.State.Land(); !slices.Equal(got, []wire.Land{land(2, 1, 1, rules.Rough), land(5, 1, 3, rules.Rough)}) {
		t.Errorf("taken back: %+v", got)
	}
	for what, c := range map[string]struct {
		body wire.PaintLand
		code wire.Code
	}{
		"off the map":     {wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(8, 0, 3)}}, wire.CodeOutside},
		"above the map":   {wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(0, -1, 1)}}, wire.CodeOutside},
		"nothing":         {wire.PaintLand{Kind: rules.Rough}, wire.CodeBad},
		"no such ground":  {wire.PaintLand{Kind: rules.AllLand + 1, Runs: []wire.Run{run(0, 0, 1)}}, wire.CodeBad},
		"an empty row":    {wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(0, 0, 0)}}, wire.CodeOutside},
		"an endless row":  {wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(0, 0, 1<<30)}}, wire.CodeOutside},
		"a row backwards": {wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(5, 0, -3)}}, wire.CodeOutside},
	} {
		gm.Refused(c.body, c.code)
		_ = what
	}
	ann.Refused(wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(0, 0, 1)}}, wire.CodeRole)
}

// TestGroundIsPaidFor: a player's walk over painted ground costs what the rules say, is refused where the seat knows the ground, and
// stopped where it does not.
func TestGroundIsPaidFor(t *testing.T) {
	for name, c := range map[string]struct {
		kind  rules.Land
		spec  wire.TokenSpec
		fly   bool
		dark  bool
		code  wire.Code
		x     int32 // where it comes to of column 4
		spent int32
	}{
		"plain":                  {0, wire.TokenSpec{Speed: 6}, false, false, wire.CodeNone, 4, 4},
		"difficult":              {rules.Rough, wire.TokenSpec{Speed: 6}, false, false, wire.CodeNone, 4, 6},
		"water":                  {rules.Water, wire.TokenSpec{Speed: 6}, false, false, wire.CodeNone, 4, 6},
		"water for a swimmer":    {rules.Water, wire.TokenSpec{Speed: 6, Swim: 4}, false, false, wire.CodeNone, 4, 4},
		"too dear":               {rules.Rough, wire.TokenSpec{Speed: 5}, false, false, wire.CodeTooFar, 0, 0},
		"too dear in the dark":   {rules.Rough, wire.TokenSpec{Speed: 5}, false, true, wire.CodeNone, 3, 5},
		"a chasm":                {rules.Chasm, wire.TokenSpec{Speed: 6}, false, false, wire.CodeGround, 0, 0},
		"a chasm in the dark":    {rules.Chasm, wire.TokenSpec{Speed: 6}, false, true, wire.CodeNone, 1, 1},
		"a chasm in flight":      {rules.Chasm, wire.TokenSpec{Speed: 1, Fly: 6}, true, false, wire.CodeNone, 4, 4},
		"a chasm for a walker":   {rules.Chasm, wire.TokenSpec{Speed: 6, Fly: 6}, false, false, wire.CodeGround, 0, 0},
		"who only says it flies": {rules.Chasm, wire.TokenSpec{Speed: 6}, true, false, wire.CodeGround, 0, 0},
		"filled":                 {rules.Filled, wire.TokenSpec{Speed: 6, Fly: 6}, true, false, wire.CodeGround, 0, 0},
	} {
		light := wire.LightBright
		if c.dark {
			light = wire.LightDark
		}
		tb, gm, ann, hero := walk(t, open(8, 3), light, c.spec, tabletest.At(0, 1))
		rule(gm, func(t *wire.Table) { t.Limit, t.Profile = wire.LimitTurn, "srd52" })
		gm.Do(wire.PaintLand{Kind: c.kind, Runs: []wire.Run{run(2, 0, 2), run(2, 1, 2), run(2, 2, 2)}}, wire.AddEntry{Token: hero}, wire.StepTurn{})
		r := ann.Try(wire.MoveToken{Token: hero, Path: tabletest.Path(1, 1, 2, 1, 3, 1, 4, 1), Fly: c.fly})
		tok := tb.State.Token(hero)
		if r.Code != c.code || tok.At != tabletest.At(c.x, 1) || tok.Spent.Cells != c.spent {
			t.Errorf("%s: code %d, at %v for %d; want %d, column %d for %d", name, r.Code, tok.At, tok.Spent.Cells, c.code, c.x, c.spent)
		}
	}
}

// TestLimitOfAFlight: what is too far says what the way of moving has left, not what walking has.
func TestLimitOfAFlight(t *testing.T) {
	_, gm, ann, hero := walk(t, open(12, 3), wire.LightBright, wire.TokenSpec{Speed: 2, Fly: 5}, tabletest.At(0, 1))
	rule(gm, func(t *wire.Table) { t.Limit = wire.LimitTurn })
	gm.Do(wire.AddEntry{Token: hero}, wire.StepTurn{})
	far := tabletest.Path(1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1)
	if r := ann.Try(wire.MoveToken{Token: hero, Path: far, Fly: true}); r.Code != wire.CodeTooFar || r.Limit != 5 || r.Number != 6 {
		t.Errorf("in flight: %+v", r)
	}
	if r := ann.Try(wire.MoveToken{Token: hero, Path: far}); r.Code != wire.CodeTooFar || r.Limit != 2 {
		t.Errorf("on foot: %+v", r)
	}
}

// TestRaise: a GM raises anything, a player what can get there, for its movement.
func TestRaise(t *testing.T) {
	tb, gm, ann, hero := walk(t, open(8, 3), wire.LightBright, wire.TokenSpec{Speed: 6, Fly: 4}, tabletest.At(2, 1))
	rule(gm, func(t *wire.Table) { t.Limit, t.Profile = wire.LimitTurn, "srd52" })
	ogre := gm.Add(wire.TokenSpec{Name: "ogre"}, 4, 1)
	gm.Do(wire.RaiseToken{Token: ogre, Floor: 7})
	if tok := ann.Token("ogre"); tok.Floor != 7 || tok.Sheet != nil {
		t.Errorf("Ann sees the ogre so: %+v", tok)
	}
	ann.Refused(wire.RaiseToken{Token: ogre, Floor: 2}, wire.CodeRole)
	ann.Refused(wire.RaiseToken{Token: 99, Floor: 2}, wire.CodeAbsent)
	gm.Refused(wire.RaiseToken{Token: ogre, Floor: 1001}, wire.CodeBad)
	gm.Do(wire.AddEntry{Token: hero}, wire.AddEntry{Token: ogre, Value: -1})
	gm.Do(wire.StepTurn{})
	if r := ann.Try(wire.RaiseToken{Token: hero, Floor: 5}); r.Code != wire.CodeTooFar || r.Limit != 4 || r.Number != 5 {
		t.Errorf("too high: %+v", r)
	}
	ann.Do(wire.RaiseToken{Token: hero, Floor: 3})
	if tok := tb.State.Token(hero); tok.Floor != 3 || tok.Spent.Cells != 3 {
		t.Errorf("up three: %+v", tok)
	}
	ann.Do(wire.MoveToken{Token: hero, Path: tabletest.Path(3, 1)})
	if tok := tb.State.Token(hero); tok.Spent.Cells != 4 || tok.Floor != 3 {
		t.Errorf("up there it flies, whatever the command says: %+v", tok)
	}
	ann.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(4, 1)}, wire.CodeTooFar)
	ann.Do(wire.Undo{})
	ann.Do(wire.Undo{})
	if tok := tb.State.Token(hero); tok.Floor != 0 || tok.Spent != (path.Spent{}) || tok.At != tabletest.At(2, 1) {
		t.Errorf("taken back: %+v", tok)
	}
	gm.Do(wire.StepTurn{})
	ann.Refused(wire.RaiseToken{Token: hero, Floor: 1}, wire.CodeNotTurn)
	gm.Do(wire.EndTurns{}, wire.EditToken{Token: hero, Fields: wire.FieldFly})
	ann.Refused(wire.RaiseToken{Token: hero, Floor: 1}, wire.CodeHeight)
	gm.Do(wire.PaintLand{Kind: rules.Steep, Runs: []wire.Run{run(2, 1, 1)}})
	ann.Do(wire.RaiseToken{Token: hero, Floor: 1})
	ann.Refused(wire.RaiseToken{Token: hero, Floor: -1}, wire.CodeHeight)
}

// TestHeightsDoNotTell: who can't be seen up there stops a flight as one in the way of a step does: the token stays, its seat gets the
// same note, and only the GM takes back what follows.
func TestHeightsDoNotTell(t *testing.T) {
	tb, gm, ann, hero := walk(t, open(8, 3), wire.LightDark, wire.TokenSpec{Speed: 6, Fly: 9}, tabletest.At(2, 1))
	rule(gm, func(t *wire.Table) { t.Profile = "srd52" })
	gm.Do(wire.RaiseToken{Token: gm.Add(wire.TokenSpec{Name: "bat"}, 2, 1), Floor: 3})
	ann.Lacks("bat")
	ann.Do(wire.RaiseToken{Token: hero, Floor: 3})
	notes := tb.State.Feed(ann.Seat).Notes
	if tok := tb.State.Token(hero); tok.Floor != 0 || notes[len(notes)-1].Kind != wire.NoteStopped {
		t.Errorf("it is at %d, and the last note is %+v", tok.Floor, notes[len(notes)-1])
	}
	ann.Do(wire.RaiseToken{Token: hero, Floor: 4})
	if tok := tb.State.Token(hero); tok.Floor != 4 {
		t.Errorf("past it: %+v", tok)
	}
}

// TestSqueezed: through a gap of one square a large token goes only squeezed, at twice the price, and takes up its space again where
// it has room.
func TestSqueezed(t *testing.T) {
	gap := open(10, 5, wall(0, 5, 0, 5, 2), wall(0, 5, 3, 5, 5))
	tb, gm, ann, hero := walk(t, gap, wire.LightBright, wire.TokenSpec{Speed: 30, Size: grid.Large}, tabletest.At(1, 2))
	ann.Refused(wire.SqueezeToken{Token: hero, Squeeze: true}, wire.CodeBad) // the table plays without
	rule(gm, func(t *wire.Table) { t.Squeeze = true })
	ann.Refused(wire.MoveToken{Token: hero, Path: tabletest.Path(2, 2, 3, 2, 4, 2)}, wire.CodeWall)
	gm.Do(wire.AddEntry{Token: hero}, wire.StepTurn{})
	ann.Do(wire.SqueezeToken{Token: hero, Squeeze: true})
	tok := ann.Token("hero")
	if tok.Size != grid.Medium || !tok.Squeeze || tb.State.Token(hero).Spec.Size != grid.Large {
		t.Errorf("squeezed it looks so: %+v", tok)
	}
	from := tok.At.Cell
	if from.Y != 2 {
		ann.Do(wire.MoveToken{Token: hero, Path: []grid.Place{tabletest.At(from.X, 2)}})
	}
	before := tb.State.Token(hero).Spent.Cells
	var way []grid.Place
	for x := from.X + 1; x <= 7; x++ {
		way = append(way, tabletest.At(x, 2))
	}
	ann.Do(wire.MoveToken{Token: hero, Path: way})
	if tok := tb.State.Token(hero); tok.At != tabletest.At(7, 2) || tok.Spent.Cells-before != 2*int32(len(way)) {
		t.Errorf("through the gap: %+v for %d squares", tok, len(way))
	}
	ann.Do(wire.SqueezeToken{Token: hero})
	if tok := tb.State.Token(hero); tok.Squeeze || ann.Token("hero").Size != grid.Large || tok.Spent.Cells-before != 2*int32(len(way))+1 {
		t.Errorf("with room again: %+v", tok)
	}
	ann.Do(wire.Undo{})
	if tok := tb.State.Token(hero); !tok.Squeeze || tok.At != tabletest.At(7, 2) {
		t.Errorf("taken back: %+v", tok)
	}
	gm.Do(wire.EditToken{Token: hero, Fields: wire.FieldSize, Spec: wire.TokenSpec{Size: grid.Huge}})
	if tok := tb.State.Token(hero); tok.Squeeze {
		t.Errorf("of another size it squeezes no more: %+v", tok)
	}
	gm.Refused(wire.SqueezeToken{Token: gm.Add(wire.TokenSpec{Name: "rat"}, 0, 0), Squeeze: true}, wire.CodeNoFit)
}

// all6 are the grids a scene can have.
var all6 = []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexPointy, Even: true}, {Kind: grid.HexFlat}, {Kind: grid.HexFlat, Even: true}, {Kind: grid.Gridless}}

// crowd lays a map and puts tokens of every size on it, also wider ones than the rules name.
func crowd(t *testing.T, tb *tabletest.Table, gm *tabletest.User, w, h int32) {
	rnd := tabletest.Rand(t)
	for n := range 24 {
		spec := wire.TokenSpec{Name: "x", Size: grid.Size(n % int(grid.Across(6)+1)), Hidden: n%5 == 0}
		g := tb.State.Scene.Grid
		at := g.Snap(spec.Size, g.FromCells(float64(rnd.Int32N(w)), float64(rnd.Int32N(h))))
		_ = gm.Try(wire.AddToken{Spec: spec, At: at, Facing: int16(n * 15)})
	}
	if len(tb.State.Tokens) < 8 {
		t.Fatalf("only %d tokens", len(tb.State.Tokens))
	}
}

// TestGridsThereAndBack: on every sample map, from every grid to every other and back, tokens of every size keep their ids, sizes and
// facings; back again each stands where it stood, byte for byte, with the painted ground and the map itself; on each grid all are
// on the map.
func TestGridsThereAndBack(t *testing.T) {
	for _, s := range samples.List() {
		m, _, err := samples.Open(s.Name)
		if err != nil {
			t.Fatal(err)
		}
		tb := tabletest.New(t, 5)
		gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
		tb.Lay(m)
		gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat}, 1, 1)
		crowd(t, tb, gm, int32(m.Size.X), int32(m.Size.Y))
		gm.Do(wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(1, 1, 3), run(2, 2, 4)}})
		for _, a := range all6 {
			gm.Do(wire.SetScene{Grid: a})
			before := tb.State.Tokens
			ground := tb.State.Land()
			for _, b := range all6 {
				gm.Do(wire.SetScene{Grid: b})
				tb.Sound()
				for i, tok := range tb.State.Tokens {
					if was := before[i]; tok.ID != was.ID || tok.Spec != was.Spec || tok.Facing != was.Facing || tok.Floor != was.Floor {
						t.Fatalf("%s, %v to %v: %+v became %+v", s.Name, a, b, was, tok)
					}
				}
				gm.Do(wire.SetScene{Grid: a})
				if !slices.Equal(tb.State.Tokens, before) {
					t.Fatalf("%s, %v to %v and back: tokens moved", s.Name, a, b)
				}
				if !slices.Equal(tb.State.Land(), ground) || !reflect.DeepEqual(tb.State.Scene.Map.Map, m) {
					t.Fatalf("%s, %v to %v and back: the ground or the map changed", s.Name, a, b)
				}
			}
		}
	}
}

// TestEvenSquaresAreSquares: what only hexes know does not make another grid of squares, on which everybody would settle anew.
func TestEvenSquaresAreSquares(t *testing.T) {
	tb, gm, _, hero := walk(t, open(10, 10), wire.LightBright, wire.TokenSpec{Size: grid.Huge}, tabletest.At(2, 2))
	gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.HexFlat, Even: true}}, wire.SetScene{Grid: grid.Grid{Kind: grid.Gridless, Even: true}}, wire.SetScene{Grid: grid.Grid{Even: true}})
	if at := tb.State.Token(hero).At; at != tabletest.At(2, 2) || tb.State.Scene.Grid != (grid.Grid{}) {
		t.Errorf("it stands at %v on %+v", at, tb.State.Scene.Grid)
	}
}

// TestWhoMovedStaysMoved: a token that moved on the other grid stands where that is when the grid comes back; others return.
func TestWhoMovedStaysMoved(t *testing.T) {
	tb, gm, _, hero := walk(t, open(10, 10), wire.LightBright, wire.TokenSpec{}, tabletest.At(2, 2))
	rat := gm.Add(wire.TokenSpec{Name: "rat", Size: grid.Tiny}, 5, 5)
	gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.HexPointy}})
	g := tb.State.Scene.Grid
	gm.Do(wire.PutToken{Token: hero, At: g.Snap(grid.Medium, g.FromCells(8.5, 7.5))})
	gm.Do(wire.SetScene{})
	if at := tb.State.Token(hero).At.Cell; max(at.X-8, 8-at.X, at.Y-7, 7-at.Y) > 1 {
		t.Errorf("it was put to 8,7 and stands at %v", at)
	}
	if at := tb.State.Token(rat).At; at != tabletest.At(5, 5) {
		t.Errorf("the rat came back to %v", at)
	}
	gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.Gridless}})
	gm.Do(wire.RemoveToken{Token: rat})
	if len(tb.State.Stood) != 2 { // the hero's, on squares and hexes
		t.Errorf("kept: %+v", tb.State.Stood)
	}
}

// TestPartedWhereCellsMeet: two whom the new cells would put into one are parted, each near where it was; what a player sees does not
// hang on whom the GM hides.
func TestPartedWhereCellsMeet(t *testing.T) {
	for _, to := range all6[1:] {
		var shown [2][]table.Token
		for i, hidden := range []bool{false, true} {
			tb, gm, _, _ := walk(t, open(12, 12), wire.LightBright, wire.TokenSpec{}, tabletest.At(5, 5))
			for n := range int32(9) {
				if n != 4 {
					gm.Add(wire.TokenSpec{Name: "orc"}, 4+n%3, 4+n/3)
				}
			}
			if hidden { // at the same ids: they come last in the list of chances
				for n := range int32(12) {
					gm.Add(wire.TokenSpec{Name: "spy", Hidden: true}, n, 3)
				}
			}
			gm.Do(wire.SetScene{Grid: to})
			g := tb.State.Scene.Grid
			for j, a := range tb.State.Tokens {
				for _, b := range tb.State.Tokens[:j] {
					if g.Overlap(g.Space(nil, a.Size(), a.At), g.Space(nil, b.Size(), b.At)) && !a.Spec.Hidden && !b.Spec.Hidden {
						t.Errorf("%v: two stand in one place: %v and %v", to, a.At, b.At)
					}
				}
			}
			for _, tok := range tb.State.Tokens {
				if !tok.Spec.Hidden {
					shown[i] = append(shown[i], table.Token{Spec: tok.Spec, At: tok.At})
				}
			}
		}
		byPlace := func(a, b table.Token) int { return a.At.Cell.Compare(b.At.Cell) }
		slices.SortFunc(shown[0], byPlace)
		slices.SortFunc(shown[1], byPlace)
		for i := range shown[0] {
			if shown[0][i].At != shown[1][i].At {
				t.Errorf("%v: with hidden ones about somebody stands at %v, without at %v", to, shown[1][i].At, shown[0][i].At)
			}
		}
	}
}

// TestGroundOnOtherGrids: painted ground lies under the cells of the other grid whose centres it holds, nobody can paint where there
// are no cells, and painting on the other grid goes on from there.
func TestGroundOnOtherGrids(t *testing.T) {
	tb, gm, _, _ := walk(t, open(10, 10), wire.LightBright, wire.TokenSpec{}, tabletest.At(0, 0))
	gm.Do(wire.PaintLand{Kind: rules.Water, Runs: []wire.Run{run(3, 3, 4), run(3, 4, 4), run(3, 5, 4)}})
	was := tb.State.Land()
	for _, to := range all6[1:] {
		gm.Do(wire.SetScene{Grid: to})
		at, g := known.Land(tb.State.Land()), tb.State.Scene.Grid
		if to.Kind == grid.Gridless {
			if at != nil {
				t.Errorf("without cells there is ground: %+v", tb.State.Land())
			}
			gm.Refused(wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{run(100, 100, 3)}}, wire.CodeBad)
			continue
		}
		for c := range g.Cells(tb.State.Plan().Bounds) {
			x, y := g.ToCells(g.Centre(c))
			if want := x >= 3 && x < 7 && y >= 3 && y < 6; (at(c) == rules.Water) != want {
				t.Errorf("%v: the cell %v at %v, %v is %v", to, c, x, y, at(c))
			}
		}
	}
	gm.Do(wire.SetScene{})
	if !slices.Equal(tb.State.Land(), was) {
		t.Errorf("back again: %+v, before %+v", tb.State.Land(), was)
	}
	gm.Do(wire.SetScene{Grid: all6[1]})
	cell := tb.State.Scene.Grid.At(tb.State.Scene.Grid.FromCells(8, 8))
	gm.Do(wire.PaintLand{Kind: rules.Rough, Runs: []wire.Run{{Cell: cell, N: 1}}})
	at := known.Land(tb.State.Land())
	mid := tb.State.Scene.Grid.At(tb.State.Scene.Grid.FromCells(5, 4.5))
	if at(cell) != rules.Rough || at(mid) != rules.Water {
		t.Errorf("painted on hexes: %+v", tb.State.Land())
	}
	gm.Do(wire.Undo{})
	if tb.State.Scene.Land.Grid != (grid.Grid{}) || !slices.Equal(tb.State.Scene.Land.List, was) {
		t.Errorf("taken back: %+v", tb.State.Scene.Land)
	}
}
