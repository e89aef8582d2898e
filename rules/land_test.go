package rules_test

import (
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/all"

	"pgregory.net/rapid"
)

// painted is ground of a sort on some cells.
func painted(kind rules.Land, cells ...grid.Cell) func(grid.Cell) rules.Land {
	return func(c grid.Cell) rules.Land {
		if slices.Contains(cells, c) {
			return kind
		}
		return 0
	}
}

// TestEachSortOfGround walks two squares east, the first of them of each sort, by each way of moving.
func TestEachSortOfGround(t *testing.T) {
	p := profile(t, "srd52")
	for name, c := range map[string]struct {
		kind   rules.Land
		gait   rules.Gait
		speed  int32
		steps  int
		spent  int32
		reason rules.Reason
		limit  int32
	}{
		"plain":                              {0, rules.Gait{}, 6, 2, 2, rules.Fine, 0},
		"difficult":                          {rules.Rough, rules.Gait{}, 6, 2, 3, rules.Fine, 0},
		"steep":                              {rules.Steep, rules.Gait{}, 6, 2, 3, rules.Fine, 0},
		"steep for a climber":                {rules.Steep, rules.Gait{Climb: 6}, 6, 2, 2, rules.Fine, 0},
		"steep and difficult":                {rules.Steep | rules.Rough, rules.Gait{}, 6, 2, 4, rules.Fine, 0},
		"a difficult climb for a climber":    {rules.Steep | rules.Rough, rules.Gait{Climb: 6}, 6, 2, 3, rules.Fine, 0},
		"water":                              {rules.Water, rules.Gait{}, 6, 2, 3, rules.Fine, 0},
		"water for a swimmer":                {rules.Water, rules.Gait{Swim: 6}, 6, 2, 2, rules.Fine, 0},
		"water for who swims slowly":         {rules.Water, rules.Gait{Swim: 1}, 6, 2, 2, rules.Fine, 0},
		"water for who swims not at all far": {rules.Water, rules.Gait{Swim: 0}, 1, 0, 0, rules.TooFar, 1},
		"a fish ashore":                      {rules.Water, rules.Gait{Swim: 8}, 1, 1, 1, rules.TooFar, 1},
		"a chasm":                            {rules.Chasm, rules.Gait{}, 6, 0, 0, rules.ByGround, 0},
		"a chasm in flight":                  {rules.Chasm, rules.Gait{Flying: true, Fly: 6}, 0, 2, 2, rules.Fine, 0},
		"a flight too far":                   {rules.Chasm, rules.Gait{Flying: true, Fly: 1}, 6, 1, 1, rules.TooFar, 1},
		"above the ground":                   {rules.Chasm | rules.Rough, rules.Gait{Floor: 2}, 6, 2, 2, rules.Fine, 0},
		"under water":                        {rules.Water | rules.Rough, rules.Gait{Floor: -1}, 6, 2, 3, rules.Fine, 0},
		"below the ground":                   {rules.Rough | rules.Chasm, rules.Gait{Floor: -1}, 6, 2, 2, rules.Fine, 0},
		"what is filled":                     {rules.Filled, rules.Gait{}, 6, 0, 0, rules.ByGround, 0},
		"what is filled, in flight":          {rules.Filled, rules.Gait{Flying: true, Fly: 6, Floor: 3}, 6, 0, 0, rules.ByGround, 0},
		"squeezed":                           {0, rules.Gait{Squeezed: true}, 6, 2, 4, rules.Fine, 0},
		"squeezed on rubble":                 {rules.Rough, rules.Gait{Squeezed: true}, 6, 2, 5, rules.Fine, 0},
	} {
		g := ground()
		g.Land = painted(c.kind, grid.Cell{X: 2, Y: 1})
		m := mover(1, 1)
		m.Gait, m.Speed = c.gait, c.speed
		got := p.Move(g, m, east(1, 1, 2))
		if got.Steps != c.steps || got.Spent.Cells != c.spent || got.Reason != c.reason || got.Limit != c.limit {
			t.Errorf("%s: %d steps for %d, %v, limit %d; want %d for %d, %v, %d", name, got.Steps, got.Spent.Cells, got.Reason, got.Limit, c.steps, c.spent, c.reason, c.limit)
		}
	}
}

// TestWhoStandsOnItMayLeave: ground that lets nobody in lets out who stands there, and a large space may not even lean onto it.
func TestWhoStandsOnItMayLeave(t *testing.T) {
	p := profile(t, "srd52")
	for _, kind := range []rules.Land{rules.Chasm, rules.Filled} {
		g := ground()
		g.Land = painted(kind, grid.Cell{X: 1, Y: 1}, grid.Cell{X: 5, Y: 2})
		if got := p.Move(g, mover(1, 1), east(1, 1, 2)); got.Reason != rules.Fine {
			t.Errorf("out of it: %v", got.Reason)
		}
		large := mover(3, 1)
		large.Size = grid.Large
		if got := p.Move(g, large, east(3, 1, 1)); got.Reason != rules.ByGround {
			t.Errorf("half onto it: %v", got.Reason)
		}
	}
}

// TestCornersOfWhatFillsItsSpace is R-024-017: no step past the corner of a square that is filled, creatures there do not matter,
// other ground neither; without the rule it may.
func TestCornersOfWhatFillsItsSpace(t *testing.T) {
	p := profile(t, "srd52")
	past := []grid.Place{at(2, 2)}
	for _, beside := range []grid.Cell{{X: 2, Y: 1}, {X: 1, Y: 2}} {
		g := ground()
		g.Land = painted(rules.Filled, beside)
		if got := p.Move(g, mover(1, 1), past); got.Reason != rules.ByCorner {
			t.Errorf("past the corner of %v: %v", beside, got.Reason)
		}
		if way, ok := p.Route(g, mover(1, 1), at(2, 2), 0); !ok || len(way) != 2 {
			t.Errorf("round the corner of %v: %v, %v", beside, way, ok)
		}
		off := p
		off.Corners = false
		if got := off.Move(g, mover(1, 1), past); got.Reason != rules.Fine {
			t.Errorf("without the rule: %v", got.Reason)
		}
		g.Land = painted(rules.Rough|rules.Chasm|rules.Water|rules.Steep, beside)
		if got := p.Move(g, mover(1, 1), past); got.Reason != rules.Fine {
			t.Errorf("past other ground: %v", got.Reason)
		}
		if got := p.Move(with(ground(), creature(beside.X, beside.Y)), mover(1, 1), past); got.Reason != rules.Fine {
			t.Errorf("past a creature: %v", got.Reason)
		}
	}
}

// TestHeightsPass: one passes below and above others, and stops there; who shares a layer is in the way.
func TestHeightsPass(t *testing.T) {
	p := profile(t, "srd52")
	for floor, free := range map[int32]bool{-1: true, 0: false, 1: false, 2: false, 3: true, 9: true} {
		ogre := creature(2, 1)
		ogre.Cells = squares.Space(nil, grid.Large, at(2, 1))
		ogre.Size, ogre.Floor = grid.Large, 1 // in layers 1 and 2
		m := mover(1, 1)
		m.Floor, m.Flying, m.Fly = floor, true, 6
		want := rules.ByCreature
		if floor == 0 {
			free = true // it is below
		}
		if free {
			want = rules.Fine
		}
		if got := p.Move(with(ground(), ogre), m, east(1, 1, 1)); got.Reason != want {
			t.Errorf("at %d: %v, want %v", floor, got.Reason, want)
		}
	}
}

// TestRise: up and down by each way there is.
func TestRise(t *testing.T) {
	p := profile(t, "srd52")
	for name, c := range map[string]struct {
		land  rules.Land
		gait  rules.Gait
		spent int32
		to    int32
		cells int32
		want  rules.Reason
		flies bool
	}{
		"nowhere":                  {0, rules.Gait{}, 2, 0, 2, rules.Fine, false},
		"on foot":                  {0, rules.Gait{}, 0, 1, 0, rules.NoWay, false},
		"in flight":                {0, rules.Gait{Fly: 6}, 1, 3, 4, rules.Fine, true},
		"down again":               {0, rules.Gait{Fly: 6, Floor: 3}, 1, 0, 4, rules.Fine, true},
		"too high":                 {0, rules.Gait{Fly: 3}, 1, 3, 4, rules.TooFar, true},
		"a climb":                  {rules.Steep, rules.Gait{}, 0, 3, 6, rules.Fine, false},
		"a climber's climb":        {rules.Steep, rules.Gait{Climb: 3}, 0, 3, 3, rules.Fine, false},
		"a climb too far":          {rules.Steep, rules.Gait{}, 1, 3, 7, rules.TooFar, false},
		"into the ground":          {rules.Steep, rules.Gait{}, 0, -1, 0, rules.NoWay, false},
		"a dive":                   {rules.Water, rules.Gait{}, 0, -2, 4, rules.Fine, false},
		"a swimmer's dive":         {rules.Water, rules.Gait{Swim: 4}, 0, -2, 2, rules.Fine, false},
		"out of the water":         {rules.Water, rules.Gait{Swim: 4}, 0, 1, 0, rules.NoWay, false},
		"a flight beside a cliff":  {rules.Steep, rules.Gait{Fly: 6}, 0, 3, 3, rules.Fine, true},
		"a climb when flight ends": {rules.Steep, rules.Gait{Fly: 2}, 0, 3, 6, rules.Fine, false},
	} {
		g := ground()
		g.Land = painted(c.land, grid.Cell{X: 1, Y: 1})
		m := mover(1, 1)
		m.Gait, m.Spent.Cells = c.gait, c.spent
		if got := p.Rise(g, m, c.to); got.Reason != c.want || got.Spent.Cells != c.cells && c.want != rules.NoWay || got.Flies != c.flies {
			t.Errorf("%s: %+v; want %v at %d", name, got, c.want, c.cells)
		}
	}
	m := mover(1, 1)
	m.Fly = 6
	above := creature(1, 1)
	above.Floor = 2
	if got := p.Rise(with(ground(), creature(5, 5), above), m, 2); got.Reason != rules.Occupied || got.Other != 1 {
		t.Errorf("into one in the air: %+v", got)
	}
	if got := p.Rise(with(ground(), above), m, 3); got.Reason != rules.Fine {
		t.Errorf("past one in the air: %+v", got)
	}
}

// TestSqueeze: into a space one size smaller within the own one, free of walls, and out again where there is room.
func TestSqueeze(t *testing.T) {
	p := profile(t, "dnd14")
	for _, s := range []grid.Size{grid.Tiny, grid.Small, grid.Medium} {
		if _, ok := rules.Squeezed(s); ok {
			t.Errorf("%v squeezes into something smaller", s)
		}
	}
	for _, g := range []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexFlat, Even: true}} {
		scene, _ := sight.Prepare(sight.Config{Grid: g, Bounds: geom.Rect{Max: g.FromCells(24, 24)}})
		for n := int32(2); n <= 7; n++ {
			size := grid.Across(n)
			m := rules.Mover{Size: size, At: g.Snap(size, g.FromCells(12, 12)), Speed: rules.Unlimited}
			ground := rules.Ground{Walls: scene}
			to, ok := p.Squeeze(ground, m)
			small, _ := rules.Squeezed(size)
			if !ok || small.Across() != n-1 || !g.Holds(g.Space(nil, size, m.At), g.Space(nil, small, to)) {
				t.Errorf("%v, %v at %v squeezes into %v, %v", g, size, m.At, to, ok)
			}
			if rules.Own(small, true) != size {
				t.Errorf("%v squeezed is %v, whose own size is %v", size, small, rules.Own(small, true))
			}
			m.Size, m.At, m.Squeezed = small, to, true
			out, ok := p.Unsqueeze(ground, m, size)
			if !ok || !g.Holds(g.Space(nil, size, out), g.Space(nil, small, to)) || !p.Stands(ground, m, size, out) {
				t.Errorf("%v, %v comes out at %v, %v", g, small, out, ok)
			}
		}
	}
	corridor := ground(wall(0, 3, 10, 3), wall(0, 4, 10, 4))
	m := mover(4, 3)
	m.Squeezed, m.Speed = true, 6
	if got := p.Move(corridor, m, east(4, 3, 3)); got.Reason != rules.Fine || got.Spent.Cells != 6 {
		t.Errorf("a large one through a corridor of one square: %+v", got)
	}
	if out, ok := p.Unsqueeze(corridor, m, grid.Large); ok {
		t.Errorf("in the corridor it takes up its space at %v", out)
	}
}

// anyLand is random ground: every sort, some cells of several.
func anyLand(t *rapid.T) func(grid.Cell) rules.Land {
	cells := map[grid.Cell]rules.Land{}
	n := rapid.Int32Range(0, 9)
	for range rapid.IntRange(0, 40).Draw(t, "cells") {
		cells[grid.Cell{X: n.Draw(t, "x"), Y: n.Draw(t, "y")}] |= rules.Lands[rapid.IntRange(0, 4).Draw(t, "sort")]
	}
	return func(c grid.Cell) rules.Land { return cells[c] }
}

func anyGait(t *rapid.T) rules.Gait {
	n := rapid.Int32Range(0, 6)
	g := rules.Gait{Climb: n.Draw(t, "climb"), Swim: n.Draw(t, "swim"), Fly: n.Draw(t, "fly"), Floor: rapid.Int32Range(-1, 1).Draw(t, "floor")}
	g.Flying = g.Fly > 0 && rapid.Bool().Draw(t, "flies")
	return g
}

// TestGroundLaws: on random ground the part of a path that can be made can be made alone for the same; who flies pays what plain
// ground costs; and taking ground away never makes a way dearer or shorter, but where that of a special speed was.
func TestGroundLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := all3(t)
		g := anyGround(t)
		plain := g
		g.Land = anyLand(t)
		m := mover(rapid.Int32Range(0, 9).Draw(t, "x"), rapid.Int32Range(0, 9).Draw(t, "y"))
		m.Gait, m.Speed = anyGait(t), rapid.Int32Range(-1, 9).Draw(t, "speed")
		steps := anyPath(t, m.At)
		v := p.Move(g, m, steps)
		if again := p.Move(g, m, steps[:v.Steps]); again.Reason != rules.Fine || again.Spent != v.Spent {
			t.Fatalf("what can be made: %+v, alone %+v", v, again)
		}
		bare := p.Move(plain, m, steps)
		for i := range steps {
			if bare.Each[i] > v.Each[i] {
				t.Fatalf("step %d costs %d on plain ground and %d else", i, bare.Each[i], v.Each[i])
			}
		}
		if m.Flying && !slices.Equal(bare.Each, v.Each) {
			t.Fatalf("in flight: %v, over plain ground %v", v.Each, bare.Each)
		}
		if m.Speed < 0 && bare.Steps < v.Steps && bare.Reason != rules.Occupied {
			t.Fatalf("on plain ground %+v, else %+v", bare, v)
		}
		if v.Reason == rules.ByGround {
			c := steps[v.At].Cell
			if g.Land(c)&(rules.Chasm|rules.Filled) == 0 {
				t.Fatalf("stopped by the ground of %v, which is %b", c, g.Land(c))
			}
		}
	})
}

// all3 is a random rule set with a random way of counting diagonals.
func all3(t *rapid.T) rules.Profile {
	p, _ := all.Named(rapid.SampledFrom([]string{"dnd14", "srd52", "podhod"}).Draw(t, "rules"))
	p.Diagonal = rapid.SampledFrom([]grid.Rule{grid.Equal, grid.Alternating, grid.Exact, grid.Taxicab}).Draw(t, "diagonal")
	p.Terrain = rapid.SampledFrom([]path.Terrain{path.Times, path.Plus}).Draw(t, "terrain")
	return p
}

// beside is random ground none of whose walls runs through the centre of a square: there a step hangs on where one came from, which
// [rules.Profile.Route] takes into account and no search of single steps does.
func beside(t *rapid.T) rules.Ground {
	return groundAmong(t, slices.DeleteFunc(anyWalls(t), func(w sight.Wall) bool {
		for c := range squares.Cells(board) {
			p := squares.Centre(c)
			if geom.Orient(w.A, w.B, p) == 0 && (geom.Rect{Min: geom.Point{X: min(w.A.X, w.B.X), Y: min(w.A.Y, w.B.Y)}, Max: geom.Point{X: max(w.A.X, w.B.X), Y: max(w.A.Y, w.B.Y)}}).Contains(p) {
				return true
			}
		}
		return false
	}))
}

// TestCheapestWayByBruteForce: on small boards of random ground, walls and creatures the route is a cheapest way of all, which a
// search over (place, diagonals' parity) without any cleverness finds too.
func TestCheapestWayByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := all3(t)
		if p.Diagonal == grid.Exact { // its sums are rounded: geom/path has a test of its own
			p.Diagonal = grid.Equal
		}
		g := beside(t)
		g.Land = anyLand(t)
		n := rapid.Int32Range(0, 9)
		m := mover(n.Draw(t, "x"), n.Draw(t, "y"))
		m.Gait, m.Speed = anyGait(t), rules.Unlimited
		m.Spent.Diagonals = rapid.Int32Range(0, 1).Draw(t, "parity")
		to := at(n.Draw(t, "to.x"), n.Draw(t, "to.y"))
		way, ok := p.Route(g, m, to, 0)
		want, found := cheapest(p, g, m, to)
		if ok != found {
			t.Fatalf("from %v to %v: route %v, brute force %v", m.At, to, ok, found)
		}
		if !ok {
			return
		}
		got, _ := path.Measure(squares, p.Costs(g, m), m.Spent, m.At, way)
		if got.Cells != want {
			t.Fatalf("from %v to %v: the route costs %d, the cheapest way %d", m.At, to, got.Cells, want)
		}
	})
}

// cheapest relaxes every step of the board until nothing gets cheaper.
func cheapest(p rules.Profile, g rules.Ground, m rules.Mover, to grid.Place) (int32, bool) {
	type node struct {
		c      grid.Cell
		parity int32
	}
	may, costs := p.May(g, m), p.Costs(g, m)
	best := map[node]path.Spent{{m.At.Cell, m.Spent.Diagonals & 1}: m.Spent}
	type step struct{ from, to grid.Cell }
	can := map[step]bool{}
	for c := range squares.Cells(board) {
		for _, n := range squares.Neighbours(nil, c) {
			can[step{c, n}] = may(grid.Place{Cell: c}, grid.Place{Cell: n})
		}
	}
	for again := true; again; {
		again = false
		for from, spent := range best {
			for _, d := range squares.Steps(nil) {
				a, b := grid.Place{Cell: from.c}, grid.Place{Cell: from.c.Add(d)}
				if !can[step{a.Cell, b.Cell}] {
					continue
				}
				next, _ := path.Measure(squares, costs, spent, a, []grid.Place{b})
				k := node{b.Cell, next.Diagonals & 1}
				if was, ok := best[k]; !ok || next.Cells < was.Cells {
					best[k], again = next, true
				}
			}
		}
	}
	least, found := int32(0), false
	for k, spent := range best {
		if k.c == to.Cell && (!found || spent.Cells < least) {
			least, found = spent.Cells, true
		}
	}
	return least, found
}

// TestThereAndBackCostsTheSame: where all ground is alike, a way costs back what it costs there, whatever the diagonals cost: the
// rule is symmetric, and so is the search.
func TestThereAndBackCostsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := all3(t)
		g := beside(t)
		g.Rough, g.Others = nil, nil
		kind := rules.Land(rapid.SampledFrom([]rules.Land{0, rules.Rough, rules.Water, rules.Steep}).Draw(t, "land"))
		g.Land = func(grid.Cell) rules.Land { return kind }
		n := rapid.Int32Range(0, 9)
		a, b := mover(n.Draw(t, "x"), n.Draw(t, "y")), mover(n.Draw(t, "to.x"), n.Draw(t, "to.y"))
		a.Speed, b.Speed = rules.Unlimited, rules.Unlimited
		there, ok := p.Route(g, a, b.At, 0)
		back, ok2 := p.Route(g, b, a.At, 0)
		if ok != ok2 {
			t.Fatalf("there %v, back %v", ok, ok2)
		}
		v, w := p.Move(g, a, there), p.Move(g, b, back)
		if v.Spent.Cells != w.Spent.Cells {
			t.Fatalf("%d there and %d back: %v, %v", v.Spent.Cells, w.Spent.Cells, there, back)
		}
	})
}
