package wire_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps/samples"
	"sightline/server/wire"
)

// walker is a token that walks about a sample map, and what its seat knows.
type walker struct {
	scene *sight.Scene
	at    grid.Place
	reach int32
	view  *wire.View
}

func newWalker(t testing.TB, sample string, g grid.Grid, reach int32) *walker {
	m, _, err := samples.Open(sample)
	if err != nil {
		t.Fatal(err)
	}
	l := m.Lattice(g)
	s, _ := sight.Prepare(sight.Config{Grid: g, Bounds: l.Bounds, Walls: l.Walls, Doors: len(l.Doors)})
	for i := range l.Doors {
		s.SetDoor(int32(i), true)
	}
	v := &wire.View{Scene: wire.Scene{Grid: g, Bounds: l.Bounds}, Tokens: []wire.Token{{ID: 1 << 60, Owner: 1 << 61, Sheet: &wire.Sheet{HP: 12, MaxHP: 12, Speed: 6}}}}
	return &walker{scene: s, view: v, reach: reach}
}

// look makes the view of the token standing where it stands.
func (w *walker) look() *wire.View {
	v := *w.view
	g := w.scene.NewGround()
	for _, eye := range w.scene.Eyes(nil, sight.Body{Cells: []grid.Cell{w.at.Cell}}, sight.See, false) {
		w.scene.Look(g, eye, sight.See, w.reach, geom.Point{}, geom.Point{})
	}
	v.Ground = wire.Ground{Seen: g.Subs, Bright: g.Subs, Explored: g.Subs.Clone()}
	if w.view.Ground.Explored != nil {
		v.Ground.Explored.Or(w.view.Ground.Explored)
	}
	sheet := *v.Tokens[0].Sheet
	sheet.Spent.Cells++
	v.Tokens = []wire.Token{v.Tokens[0]}
	v.Tokens[0].At, v.Tokens[0].Sheet = w.at, &sheet
	return &v
}

// step goes to a neighbouring cell that can be gone to, and returns the views before and after.
func (w *walker) step(chance *rand.Rand) (before, after *wire.View) {
	g := w.scene.Grid()
	ns := g.Neighbours(nil, w.at.Cell)
	for range 20 {
		c := ns[chance.IntN(len(ns))]
		if g.Inside(w.scene.Bounds(), c) && w.scene.Step([]grid.Cell{w.at.Cell}, []grid.Cell{c}, sight.Move) {
			w.at.Cell = c
			break
		}
	}
	before, w.view = w.view, w.look()
	return before, w.view
}

// start puts the token on a random cell from which much is seen.
func (w *walker) start(chance *rand.Rand) {
	cells := slices.Collect(w.scene.Grid().Cells(w.scene.Bounds()))
	for range 20 {
		w.at.Cell = cells[chance.IntN(len(cells))]
		if v := w.look(); v.Ground.Seen.Count() > 2000 {
			w.view = v
			return
		}
	}
}

// TestOwnStepIsSmall walks over the sample maps and measures the frames that the mover gets: its own step with the ground
// that came into and went out of sight, all of it lit. Half of them must fit 512 bytes;
// the goal for a whole own step, walls and notes included, is 1,024.
func TestOwnStepIsSmall(t *testing.T) {
	for _, c := range []struct {
		name  string
		map_  string
		grid  grid.Grid
		cells int32
	}{
		{"cave", "cave", grid.Grid{}, 0},
		{"cave, darkvision 12", "cave", grid.Grid{}, 12},
		{"cave on hexes", "cave", grid.Grid{Kind: grid.HexPointy}, 0},
		{"tower", "tower", grid.Grid{}, 0},
	} {
		chance := rand.New(rand.NewPCG(4, 2))
		w := newWalker(t, c.map_, c.grid, c.cells*geom.Unit)
		var frames, bare []int
		for range 10 {
			w.start(chance)
			for range 20 {
				a, b := w.step(chance)
				n := len(wire.EncodeMessage(wire.Update{Base: 1 << 20, Rev: 1 << 20, Sum: 1 << 63, Patch: wire.Diff(a, b)}))
				frames, bare = append(frames, wire.FrameSize(n)), append(bare, wire.PatchSize(wire.Diff(a, b)))
			}
		}
		slices.Sort(frames)
		slices.Sort(bare)
		n := len(frames)
		t.Logf("%s: frames p50 %d, p90 %d, max %d; patches p50 %d, p90 %d, max %d; seen %d of %d sub-cells",
			c.name, frames[n/2], frames[n*9/10], frames[n-1], bare[n/2], bare[n*9/10], bare[n-1],
			w.view.Ground.Seen.Count(), w.view.Ground.Seen.W()*w.view.Ground.Seen.H())
		if frames[n/2] > 512 {
			t.Errorf("%s: half of the steps take more than %d bytes", c.name, frames[n/2]-1)
		}
	}
}

// BenchmarkOwnStep is what the server does for the mover's seat once the views are there.
func BenchmarkOwnStep(b *testing.B) {
	chance := rand.New(rand.NewPCG(4, 2))
	w := newWalker(b, "cave", grid.Grid{}, 0)
	w.start(chance)
	old, now := w.step(chance)
	b.ReportAllocs()
	for b.Loop() {
		wire.EncodeMessage(wire.Update{Base: 1, Rev: 2, Sum: now.Sum(), Patch: wire.Diff(old, now)})
	}
}

// BenchmarkApplyOwnStep is what the client does with it.
func BenchmarkApplyOwnStep(b *testing.B) {
	chance := rand.New(rand.NewPCG(4, 2))
	w := newWalker(b, "cave", grid.Grid{}, 0)
	w.start(chance)
	old, now := w.step(chance)
	bytes := wire.EncodeMessage(wire.Update{Base: 1, Rev: 2, Sum: now.Sum(), Patch: wire.Diff(old, now)})
	b.ReportAllocs()
	for b.Loop() {
		m, err := wire.DecodeMessage(bytes)
		if err != nil {
			b.Fatal(err)
		}
		got, err := old.Apply(m.(wire.Update).Patch)
		if err != nil || got.Sum() != m.(wire.Update).Sum {
			b.Fatal("a wrong patch", err)
		}
	}
}
