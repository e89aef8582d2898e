package known_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/all"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

func at(x, y int32) geom.Point { return geom.Point{X: x * geom.Unit, Y: y * geom.Unit} }

// house is a map of 10 × 6 cells, with a wall along x = 5 that has a closed door in row 2 and a window that opens in row 4.
func house() *wire.View {
	return &wire.View{
		Scene: wire.Scene{Bounds: geom.Rect{Max: at(10, 6)}},
		Walls: []wire.Wall{
			{A: at(5, 0), B: at(5, 2), Sides: wire.SideLeft},
			{A: at(5, 3), B: at(5, 4), Sides: wire.SideRight},
			{A: at(5, 5), B: at(5, 6), Sides: wire.SideLeft | wire.SideRight, Kind: sight.Curtain},
		},
		Doors: []wire.Door{
			{ID: 11, A: at(5, 2), B: at(5, 3)},
			{ID: 12, A: at(5, 4), B: at(5, 5), Window: true},
		},
	}
}

func cell(x, y int32) grid.Place { return grid.Place{Cell: grid.Cell{X: x, Y: y}} }

func TestStepsAmongWhatIsKnown(t *testing.T) {
	v := house()
	closed := known.Scene(v)
	v.Doors[0].State = wire.DoorOpen
	open := known.Scene(v)
	v.Doors[0].State = wire.DoorLocked
	locked := known.Scene(v)
	for _, c := range []struct {
		name     string
		s        *sight.Scene
		size     grid.Size
		from, to grid.Place
		want     rules.Reason
	}{
		{"on the floor", closed, grid.Medium, cell(1, 1), cell(2, 1), known.Free},
		{"a wall seen from the left, from there", closed, grid.Medium, cell(5, 1), cell(4, 1), rules.ByWall},
		{"and from the other side", closed, grid.Medium, cell(4, 1), cell(5, 1), rules.ByWall},
		{"a closed door", closed, grid.Medium, cell(4, 2), cell(5, 2), rules.ByWall},
		{"an open one", open, grid.Medium, cell(4, 2), cell(5, 2), known.Free},
		{"a locked one", locked, grid.Medium, cell(4, 2), cell(5, 2), rules.ByWall},
		{"a window", closed, grid.Medium, cell(4, 4), cell(5, 4), rules.ByWall},
		{"a curtain", closed, grid.Medium, cell(4, 5), cell(5, 5), known.Free},
		{"off the map", closed, grid.Medium, cell(0, 0), cell(-1, 0), rules.OffMap},
		{"half off the map", closed, grid.Large, cell(0, 4), cell(0, 5), rules.OffMap},
		{"too far for a step", closed, grid.Medium, cell(0, 0), cell(2, 0), rules.NotStep},
		{"too large for the open door", open, grid.Large, cell(3, 2), cell(4, 2), rules.ByWall},
	} {
		if got := known.Step(c.s, c.size, c.from, c.to, true); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestPreviewIsTheServersAnswer compares, on random known ground, what a client asks (May, Step) with what the server asks of
// the same view before it moves a token (rules.Profile.Move): they must agree on every step whose start lies on no wall.
func TestPreviewIsTheServersAnswer(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	chance := rand.New(rand.NewPCG(seed, 1))
	steps, stopped := 0, 0
	for range 30 {
		v := random(chance)
		scene, p := known.Scene(v), known.Profile(v.Table)
		for range 100 {
			from := v.Scene.Grid.Snap(grid.Medium, somewhere(chance, v.Scene.Bounds))
			size := grid.Sizes[chance.IntN(len(grid.Sizes))]
			may := known.May(scene, p, size)
			for _, c := range v.Scene.Grid.Neighbours(nil, from.Cell) {
				to := grid.Place{Cell: c}
				m := rules.Mover{At: from, Size: size, Hair: v.Scene.Grid.Centre(from.Cell), Speed: rules.Unlimited}
				server := p.Move(rules.Ground{Walls: scene}, m, []grid.Place{to}).Reason
				if client := known.Step(scene, size, from, to, p.Corners); client != server && clear(scene, from, size) {
					t.Fatalf("%v from %v to %v: the client says %v, the server %v\n%+v", size, from, to, client, server, v.Walls)
				}
				if may(from, to) != (known.Step(scene, size, from, to, p.Corners) == known.Free) {
					t.Fatalf("%v from %v to %v: May and Step differ", size, from, to)
				}
				if steps++; server == rules.ByWall {
					stopped++
				}
			}
		}
	}
	if stopped == 0 || stopped == steps {
		t.Errorf("%d of %d steps were stopped: that tests nothing", stopped, steps)
	}
}

// clear says that the centres of a space lie on no wall.
func clear(s *sight.Scene, at grid.Place, size grid.Size) bool {
	for _, c := range s.Grid().Space(nil, size, at) {
		p := s.Grid().Centre(c)
		if q, ok := s.Aside(p, p.Add(geom.Point{X: 3, Y: 5}), sight.Move); !ok || q != p {
			return false
		}
	}
	return true
}

func somewhere(chance *rand.Rand, b geom.Rect) geom.Point {
	return geom.Point{X: chance.Int32N(b.Max.X), Y: chance.Int32N(b.Max.Y)}
}

// random is a view with walls off the grid.
func random(chance *rand.Rand) *wire.View {
	v := &wire.View{Scene: wire.Scene{Grid: grid.Grid{Kind: grid.Kind(chance.IntN(3))}, Bounds: geom.Rect{Max: at(10, 10)}}}
	v.Table.Profile = []string{"dnd14", "srd52", "podhod"}[chance.IntN(3)]
	for range 15 {
		w := wire.Wall{A: somewhere(chance, v.Scene.Bounds), B: somewhere(chance, v.Scene.Bounds), Kind: sight.Kind(chance.IntN(5)), Sides: 1}
		v.Walls = append(v.Walls, w)
	}
	v.Doors = []wire.Door{{ID: 1, A: at(0, 5), B: at(4, 5), State: wire.DoorState(chance.IntN(3))}}
	return v
}

func TestRouteGoesThroughTheOpenDoor(t *testing.T) {
	v := house()
	v.Walls[2].Kind = sight.Solid
	route := func() ([]grid.Place, bool) {
		may := known.May(known.Scene(v), known.Profile(v.Table), grid.Medium)
		return path.Route(v.Scene.Grid, cell(4, 0), cell(5, 0), path.Costs{}, path.Spent{}, may, 1000)
	}
	if way, ok := route(); ok {
		t.Errorf("a way through closed doors: %v", way)
	}
	v.Doors[0].State = wire.DoorOpen
	if way, ok := route(); !ok || len(way) != 4 {
		t.Errorf("got %v, want 4 steps through the door", way)
	}
}

func TestLinesNameWhatBlocksThem(t *testing.T) {
	v := house()
	v.Tokens = []wire.Token{
		{ID: 1, At: cell(2, 2)}, {ID: 2, At: cell(8, 2)}, {ID: 3, At: cell(3, 2)},
		{ID: 4, At: cell(3, 1), Past: true}, {ID: 5, At: cell(3, 3), Down: true},
	}
	scene := known.Scene(v)
	hit := func(a, b geom.Point) known.Blocker {
		h, blocked := scene.Blocker(a, b, sight.See)
		if !blocked {
			return known.Blocker{}
		}
		return known.WallOf(v, h.Wall)
	}
	g := v.Scene.Grid
	mid := func(x, y int32) geom.Point { return g.Centre(grid.Cell{X: x, Y: y}) }
	for name, c := range map[string]struct {
		got  known.Blocker
		want known.Blocker
	}{
		"wall":   {hit(mid(3, 1), mid(7, 1)), known.Blocker{By: known.ByWall, Wall: 0}},
		"door":   {hit(mid(3, 2), mid(7, 2)), known.Blocker{By: known.ByDoor, Door: 11}},
		"window": {hit(mid(3, 4), mid(7, 4)), known.Blocker{}},
		"none":   {known.WallOf(v, 99), known.Blocker{}},
		"off":    {known.WallOf(v, -1), known.Blocker{}},
	} {
		if c.got != c.want {
			t.Errorf("%s: %+v, want %+v", name, c.got, c.want)
		}
	}
	bodies, who := known.Others(v, 1, 2)
	if len(bodies) != 1 || who[0] != 3 {
		t.Fatalf("others are %v, want only 3: 4 is remembered and 5 is down", who)
	}
	v.Doors[0].State = wire.DoorOpen
	cover := known.Profile(v.Table).Cover(known.Scene(v), known.Body(v, &v.Tokens[0]), known.Body(v, &v.Tokens[1]), bodies)
	named := map[known.By]int{}
	for _, l := range cover.Lines {
		b := known.BlockerOf(v, l, who)
		named[b.By]++
		if b.By == known.ByToken && b.Token != 3 || l.Blocked == (b.By == known.ByNothing) {
			t.Errorf("%+v is blocked by %+v", l, b)
		}
	}
	if named[known.ByToken] == 0 {
		t.Errorf("token 3 stands in the way and no line says so: %v", named)
	}
}

func TestProfileOfTheTable(t *testing.T) {
	table := wire.Table{Profile: "r024", Diagonal: grid.Exact}
	if p := known.Profile(table); p.Name != "srd52" || p.Diagonal != grid.Exact || p.Flanking || p.Facing || p.WideFront {
		t.Errorf("got %+v", p)
	}
	table.Flanking, table.WideFront = true, true
	if p := known.Profile(table); !p.Flanking || p.Facing || !p.WideFront {
		t.Errorf("flanking and wide fronts are on: %+v", p)
	}
	table.Flanking, table.Facing = false, true
	if p := known.Profile(table); p.Flanking || !p.Facing {
		t.Errorf("facing is on: %+v", p)
	}
}

// TestFiguresOfAView: what is only remembered is no figure, and who is down is one that is down; sides are by who plays them.
func TestFiguresOfAView(t *testing.T) {
	v := &wire.View{
		Seats: []wire.Seat{{ID: 4, Role: wire.Player}, {ID: 5, Role: wire.Player}, {ID: 6, Role: wire.GM}},
		Tokens: []wire.Token{
			{ID: 1, Owner: 4, Facing: 90, Size: grid.Tiny, At: grid.Place{Quarter: 2}}, {ID: 2, Past: true}, {ID: 3, Down: true, Floor: 2, Size: grid.Large},
			{ID: 7, Owner: 5}, {ID: 8, Owner: 6},
		},
	}
	figures, who := known.Figures(v, 8)
	if len(figures) != 3 || who[0] != 1 || who[1] != 3 || who[2] != 7 {
		t.Fatalf("%+v of %v", figures, who)
	}
	if f := figures[0]; f.Facing != 90 || f.Size != grid.Tiny || f.At != (grid.Place{}) || f.Arcs != grid.Facing {
		t.Errorf("got %+v", f)
	}
	if f := figures[1]; !f.Down || f.Floor != 2 || f.Size != grid.Large {
		t.Errorf("got %+v", f)
	}
	for _, c := range []struct {
		a, b    int
		opposed bool
	}{{0, 3, false}, {0, 2, true}, {2, 4, false}, {3, 4, true}, {0, 0, false}} {
		if got := known.Opposed(v, &v.Tokens[c.a], &v.Tokens[c.b]); got != c.opposed {
			t.Errorf("%d and %d: %v", v.Tokens[c.a].ID, v.Tokens[c.b].ID, got)
		}
	}
}

// TestNamesOfAScene: the ids that a scene gives its walls and doors name them again, on every grid, whatever state a door is in.
func TestNamesOfAScene(t *testing.T) {
	for _, kind := range kinds {
		v := onMap(kind, [][4]float64{{2.2, 1, 2.2, 3}, {6.3, 1, 6.3, 3}}, [][4]float64{{4.1, 1, 4.1, 3}})
		g := v.Scene.Grid
		line := func(x0, x1 float64) known.Blocker {
			h, blocked := known.Scene(v).Blocker(g.FromCells(x0, 2.03), g.FromCells(x1, 2.06), sight.See)
			if !blocked {
				return known.Blocker{}
			}
			return known.WallOf(v, h.Wall)
		}
		for state := range wire.DoorLocked + 1 {
			v.Doors[0].State = state
			door := known.Blocker{By: known.ByDoor, Door: 1}
			if state == wire.DoorOpen {
				door = known.Blocker{}
			}
			for _, c := range []struct {
				x0, x1 float64
				want   known.Blocker
			}{
				{1, 3, known.Blocker{By: known.ByWall, Wall: 0}}, {3, 5, door}, {5, 3, door}, {5, 7, known.Blocker{By: known.ByWall, Wall: 1}}, {7, 9, known.Blocker{}},
			} {
				if got := line(c.x0, c.x1); got != c.want {
					t.Errorf("%v, door %d, from %v to %v: %+v, want %+v", kind, state, c.x0, c.x1, got, c.want)
				}
			}
		}
		v.Doors[0].State, v.Doors[0].Window = wire.DoorClosed, true
		if got := line(3, 5); got != (known.Blocker{}) {
			t.Errorf("%v: a grille is seen through, and %+v stops the line", kind, got)
		}
	}
}

// TestPlayedRulesAreThoseOfTheTable: what Play puts into a table Profile takes out of it, whatever is changed; the rest stays.
func TestPlayedRulesAreThoseOfTheTable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.SampledFrom(all.Profiles()).Draw(t, "base")
		for range rapid.IntRange(0, 10).Draw(t, "changes") {
			o := rapid.SampledFrom(rules.Options()).Draw(t, "option")
			if now, ok := o.With(p, rapid.SampledFrom([]string{"on", "off", "1", "7", "any", "exact", "free"}).Draw(t, "value")); ok {
				p = now
			}
		}
		was := wire.Table{Name: "Friday", Profile: "podhod", Limit: wire.LimitTurn, House: "roundSeconds = 7\n", Flanking: true}
		got := known.Play(was, p)
		if known.Profile(got) != p {
			t.Fatalf("%+v plays %+v, want %+v", got, known.Profile(got), p)
		}
		if got.Name != was.Name || got.Limit != was.Limit || known.Play(got, p) != got {
			t.Fatalf("%+v", got)
		}
	})
}

// TestUnreadHouseRulesChangeNothing: a table of a later program may hold rules that this one does not know.
func TestUnreadHouseRulesChangeNothing(t *testing.T) {
	plain := known.Profile(wire.Table{Profile: "dnd14"})
	if p := known.Profile(wire.Table{Profile: "dnd14", House: "roundSeconds = 9\nof.later = on\n"}); p != plain {
		t.Errorf("%+v", p)
	}
}
