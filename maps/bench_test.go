package maps

import (
	"math/rand/v2"
	"testing"

	"sightline/geom/grid"
)

// BenchmarkLattice lays the largest map there may be: all lights on walls.
func BenchmarkLattice(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	m := room(0, 0, 100, 100)
	for len(m.Walls) < MaxSegments {
		x, y := float64(r.IntN(100)), float64(r.IntN(100))
		m.Walls = append(m.Walls, line(x, y, x+1, y))
	}
	for i := range MaxLights {
		m.Lights = append(m.Lights, Light{At: m.Walls[i].Line[0], Dim: 3})
	}
	for b.Loop() {
		m.Lattice(grid.Grid{})
	}
}
