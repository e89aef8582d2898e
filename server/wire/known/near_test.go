package known_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// TestWhatIsNotNearHasNoSay walks random paths through random known ground: where Near says that no wall is near, a scene
// without walls must give the very same answer as the whole one.
func TestWhatIsNotNearHasNoSay(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	chance := rand.New(rand.NewPCG(seed, 1))
	free, near, refused := 0, 0, 0
	for range 40 {
		v := random(chance)
		for i := range v.Walls { // short ones, so that there is room between them
			w := &v.Walls[i]
			w.B = geom.Point{X: w.A.X + (w.B.X-w.A.X)/8, Y: w.A.Y + (w.B.Y-w.A.Y)/8}
		}
		bare := *v
		bare.Walls, bare.Doors = nil, nil
		whole, none, p := known.Scene(v), known.Scene(&bare), known.Profile(v.Table)
		for range 150 {
			m := rules.Mover{At: v.Scene.Grid.Snap(grid.Medium, somewhere(chance, v.Scene.Bounds)), Size: grid.Sizes[chance.IntN(len(grid.Sizes))], Speed: int32(chance.IntN(4)) - 1}
			m.Hair = v.Scene.Grid.Centre(m.At.Cell)
			steps := stroll(chance, v.Scene.Grid, m.At)
			a := p.Move(rules.Ground{Walls: whole}, m, steps)
			b := p.Move(rules.Ground{Walls: none}, m, steps)
			same := a.Reason == b.Reason && a.Steps == b.Steps && a.At == b.At && slices.Equal(a.Each, b.Each)
			switch isNear := known.Near(v, m.Size, m.At, steps); {
			case !isNear && !same:
				t.Fatalf("%v from %v along %v: with the walls %+v, without them %+v; they are said not to be near:\n%+v", m.Size, m.At, steps, a, b, v.Walls)
			case !isNear:
				free++
			default:
				near++
				if !same {
					refused++
				}
			}
		}
	}
	if free < 100 || near < 100 || refused < 100 {
		t.Errorf("%d paths with nothing near, %d with something near, %d of them stopped by it: that tests little", free, near, refused)
	}
}

// stroll is a path of up to five steps, some of them off the map.
func stroll(chance *rand.Rand, g grid.Grid, at grid.Place) (steps []grid.Place) {
	for range 1 + chance.IntN(5) {
		around := g.Neighbours(nil, at.Cell)
		at = grid.Place{Cell: around[chance.IntN(len(around))]}
		steps = append(steps, at)
	}
	return steps
}

func TestNearSaysYesInDoubt(t *testing.T) {
	v := house()
	for _, c := range []struct {
		name  string
		size  grid.Size
		from  grid.Place
		steps []grid.Place
		want  bool
	}{
		{"along the floor", grid.Medium, cell(1, 1), []grid.Place{cell(2, 1), cell(3, 2)}, false},
		{"beside a wall, along it", grid.Medium, cell(4, 0), []grid.Place{cell(4, 1)}, false},
		{"through a wall", grid.Medium, cell(4, 1), []grid.Place{cell(5, 1)}, true},
		{"through a door, shut or open", grid.Medium, cell(4, 2), []grid.Place{cell(5, 2)}, true},
		{"with a flank through a wall", grid.Large, cell(3, 0), []grid.Place{cell(4, 0)}, true},
		{"a leap", grid.Medium, cell(1, 1), []grid.Place{cell(3, 1)}, true},
		{"far off the lattice", grid.Medium, cell(1, 1), []grid.Place{cell(1<<30, 1<<30)}, true},
		{"nowhere", grid.Medium, cell(1, 1), nil, false},
	} {
		if got := known.Near(v, c.size, c.from, c.steps); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	if known.Near(&wire.View{Scene: v.Scene}, grid.Medium, cell(4, 1), []grid.Place{cell(5, 1)}) {
		t.Error("something is near where there is nothing")
	}
}
