package view_test

import (
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/rules"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// oracle answers what a seat sees by trying every line: the design's table written down once more, without rasters, caches
// or bit lists.
type oracle struct {
	st    *table.State
	plan  table.Plan
	scene *sight.Scene
	lamps []flame
}

type flame struct {
	at          geom.Point
	bright, dim int64 // squared
}

func newOracle(st *table.State) *oracle {
	o := &oracle{st: st, plan: st.Plan()}
	o.scene, _ = sight.Prepare(sight.Config{Grid: st.Scene.Grid, Bounds: o.plan.Bounds, Walls: o.plan.Walls, Doors: len(st.Doors)})
	for i, d := range st.Doors {
		o.scene.SetDoor(int32(i), d.State == wire.DoorOpen)
	}
	g := st.Scene.Grid
	for _, l := range o.plan.Lights {
		o.lamps = append(o.lamps, flame{l.At, g.Length2(int64(l.Bright)), g.Length2(int64(l.Dim))})
	}
	for _, t := range st.Tokens {
		if owner := st.Seat(t.Spec.Owner); t.Spec.Dim == 0 || t.Spec.Hidden && (owner == nil || owner.Role == wire.GM) {
			continue
		}
		mid, own := g.Middle(t.Size(), t.At), g.Centre(t.At.Cell)
		if t.Spec.Size == grid.Tiny {
			mid = own
		}
		mid.X, mid.Y = mid.X+(own.X-mid.X)/512, mid.Y+(own.Y-mid.Y)/512
		if p, ok := o.scene.Aside(mid, t.Clear, sight.Light); ok {
			mid = p
		}
		o.lamps = append(o.lamps, flame{mid, g.Reach2(t.Spec.Bright), g.Reach2(t.Spec.Dim)})
	}
	return o
}

// lit is how bright a sub-cell is: 0 dark, 1 dim, 2 bright.
func (o *oracle) lit(p geom.Point) int {
	level := 2 - int(o.st.Scene.Light)
	for _, l := range o.lamps {
		d := o.st.Scene.Grid.Dist2(l.at, p)
		for i, r := range []int64{l.dim, l.bright} {
			if r > 0 && d <= r && level < i+1 && o.scene.Clear(l.at, p, sight.Light) {
				level = i + 1
			}
		}
	}
	return level
}

func (o *oracle) body(s grid.Size, at grid.Place, clear geom.Point) sight.Body {
	return sight.Body{Cells: o.st.Scene.Grid.Space(nil, s, at), Hair: clear}
}

// sub is how a token sees a sub-cell: in line or not, and 0 not at all, 1 dim, 2 bright; anyhow says that light and distance
// would do, if only it were in line.
func (o *oracle) sub(t *table.Token, p geom.Point) (line bool, level int, anyhow bool) {
	g := o.st.Scene.Grid
	lit := o.lit(p)
	for _, e := range o.scene.Eyes(nil, o.body(t.Size(), t.At, t.Clear), sight.See, o.st.Table.Centre) {
		clear, d := o.scene.Clear(e, p, sight.See), g.Dist2(e, p)
		by := 0
		if lit > 0 && (t.Spec.Reach == 0 || d <= g.Reach2(t.Spec.Reach)) {
			by = lit
		}
		if t.Spec.Darkvision > 0 && d <= g.Reach2(t.Spec.Darkvision) {
			by = max(by, min(lit+1, 2))
		}
		anyhow = anyhow || by > 0
		if line = line || clear; clear {
			level = max(level, by)
		}
	}
	return line, level, anyhow
}

func (o *oracle) centre(x, y int32) geom.Point {
	return o.st.Scene.Grid.SubCentre(o.plan.Bounds, x, y)
}

// sees is the row "is a token seen".
func (o *oracle) sees(v, t *table.Token) bool {
	if v.Spec.Blind || t.Spec.Hidden {
		return false
	}
	body := o.body(t.Size(), t.At, t.Clear)
	inLine, lit, maybe := false, false, false
	var subs []geom.Point
	o.scene.JoinedSubs(body, func(x, y int32) { subs = append(subs, o.centre(x, y)) })
	for _, p := range subs {
		line, level, anyhow := o.sub(v, p)
		inLine, lit, maybe = inLine || line, lit || level > 0, maybe || anyhow
	}
	if inLine {
		return lit
	}
	return maybe && o.scene.Seen(o.body(v.Size(), v.At, v.Clear), body, o.st.Table.Centre)
}

// TestAgainstOracle holds what players are shown of ground and tokens to the brute-force oracle, after random commands, in
// every light and on every grid.
func TestAgainstOracle(t *testing.T) {
	rnd := tabletest.Rand(t)
	for _, kind := range []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat, grid.Gridless} {
		tb := tabletest.New(t, rnd.Uint64())
		gm, players := tb.Party(tabletest.Draw(tabletest.House))
		for light := range wire.LightDark + 1 {
			tb.Walk(rnd, 25, nil)
			tab := tb.State.Table
			tab.Fog = wire.FogSight
			gm.Try(wire.SetTable{Table: tab})
			gm.Do(wire.ResetFog{})
			gm.Try(wire.SetScene{Grid: grid.Grid{Kind: kind}, Light: light})
			o := newOracle(tb.State)
			for _, u := range players[:2] {
				o.check(t, u)
			}
		}
	}
}

func (o *oracle) check(t *testing.T, u *tabletest.User) {
	t.Helper()
	v := u.View()
	var own []*table.Token
	for i := range o.st.Tokens {
		if o.st.Tokens[i].Spec.Owner == u.Seat {
			own = append(own, &o.st.Tokens[i])
		}
	}
	for y := range o.plan.High {
		for x := y % 3; x < o.plan.Wide; x += 3 { // every third is plenty
			level := 0
			for _, tok := range own {
				if _, by, _ := o.sub(tok, o.centre(x, y)); !tok.Spec.Blind {
					level = max(level, by)
				}
			}
			if v.Ground.Seen.Get(x, y) != (level > 0) || v.Ground.Bright.Get(x, y) != (level == 2) {
				t.Fatalf("%+v light %d: sub-cell %d,%d: seen %v bright %v, the oracle says %d; tokens %+v", o.st.Scene.Grid, o.st.Scene.Light,
					x, y, v.Ground.Seen.Get(x, y), v.Ground.Bright.Get(x, y), level, show(own))
			}
		}
	}
	o.checkLand(t, v)
	for i := range o.st.Tokens {
		tok := &o.st.Tokens[i]
		want := tok.Spec.Owner == u.Seat
		for _, viewer := range own {
			want = want || o.sees(viewer, tok)
		}
		got := false
		for _, shown := range v.Tokens {
			got = got || shown.ID == tok.ID && !shown.Past
		}
		if got != want {
			t.Fatalf("%+v light %d: token %+v is shown: %v; the oracle says %v", o.st.Scene.Grid, o.st.Scene.Light, *tok, got, want)
		}
	}
}

// explored says whether a point is: every sub-cell of the map that it lies in or on the border of.
func (o *oracle) explored(v *wire.View, p geom.Point) bool {
	g, b := o.st.Scene.Grid, o.plan.Bounds
	w, h := g.SubSize()
	all := true
	for y := range o.plan.High {
		for x := range o.plan.Wide {
			r := geom.Rect{Min: geom.Point{X: b.Min.X + x*w, Y: b.Min.Y + y*h}, Max: geom.Point{X: b.Min.X + x*w + w, Y: b.Min.Y + y*h + h}}
			all = all && (!r.Contains(p) || v.Ground.Explored.Get(x, y))
		}
	}
	return all
}

// checkLand: a cell is known to be what it is exactly where its centre is explored.
func (o *oracle) checkLand(t *testing.T, v *wire.View) {
	t.Helper()
	g := o.st.Scene.Grid
	truth, known := known.Land(o.st.Land()), known.Land(v.Land)
	for c := range g.Cells(o.plan.Bounds) {
		var is, got rules.Land
		if truth != nil && truth(c) != 0 && o.explored(v, g.Centre(c)) {
			is = truth(c)
		}
		if known != nil {
			got = known(c)
		}
		if got != is {
			t.Fatalf("%+v: the cell %v is shown as %b, it is %b", g, c, got, is)
		}
	}
}

func show(own []*table.Token) (all []table.Token) {
	for _, t := range own {
		all = append(all, *t)
	}
	return all
}

// TestManyAreSeenAtOnce: tokens in a crowd among walls at all angles, of whom the table asks about all at once, are seen as each
// of them is when asked about alone.
func TestManyAreSeenAtOnce(t *testing.T) {
	rnd := tabletest.Rand(t)
	for n := range 9 {
		tb := tabletest.New(t, rnd.Uint64())
		gm := tb.Sit("Gina", wire.GM)
		m := maps.Blank("crowd", 12, 9, 1)
		m.Hand = false
		for range 24 {
			x, y := rnd.Float64()*12, rnd.Float64()*9
			line := []maps.XY{{X: x, Y: y}, {X: x + 6*rnd.Float64() - 3, Y: y + 6*rnd.Float64() - 3}}
			m.Walls = append(m.Walls, maps.Wall{Line: line, Kind: sight.Kind(rnd.IntN(5))})
		}
		tb.Lay(m)
		gm.Do(wire.SetScene{Grid: grid.Grid{Kind: grid.Kind(n % 3)}, Light: wire.SceneLight(n / 3)})
		for range 24 {
			spec := wire.TokenSpec{Name: "one of many", Size: []grid.Size{grid.Medium, grid.Large}[rnd.IntN(2)], Reach: rnd.Int32N(2) * 5, Dim: rnd.Int32N(3), Darkvision: rnd.Int32N(2) * 4}
			gm.Try(wire.AddToken{Spec: spec, At: tabletest.At(rnd.Int32N(11), rnd.Int32N(8))}) // some don't fit the map
		}
		st, lines := tb.State, 0
		o := newOracle(st)
		for i := range st.Tokens[:min(6, len(st.Tokens))] {
			v := &st.Tokens[i]
			for k := range st.Tokens {
				seen := &st.Tokens[k]
				if got, want := st.Seen([]*table.Sight{st.Sight(v)}, seen), o.sees(v, seen); got != want {
					t.Fatalf("round %d, %v: token %d at %v sees token %d at %v: %v", n, st.Scene.Grid, i, v.At, k, seen.At, got)
				} else if want {
					lines++
				}
			}
		}
		if lines == 0 {
			t.Errorf("round %d: nobody sees anybody", n)
		}
	}
}
