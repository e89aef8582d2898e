package grid

import (
	"math/big"

	"sightline/geom"
)

// A gridless scene (R-014-069) has no cells, only a unit: 1,024 lattice steps, the side of a square on other scenes. A Cell on
// it is a spot, 32 to a unit each way, so that places can be told in the same words everywhere. A creature's space is as on
// squares, of squares of a unit that lie where it stands; a step is a straight line of any length; distances are those of
// straight lines, whatever the rule, and ways are measured exactly by [Grid.Way].
const (
	spots = 32
	spot  = unit / spots
)

// pitch is how many cells lie from one cell of a creature's space to the next.
func (g Grid) pitch() int32 {
	if g.Kind == Gridless {
		return spots
	}
	return 1
}

// Way is how long the way through points is by straight lines, in lattice units of 1,024 a cell, rounded down once at the
// end; exact on all grids. It is 0 for fewer than two points.
func (g Grid) Way(points []geom.Point) int64 {
	k := g.Length2(1)
	var legs []int64 // k times the squared lengths, so that each root is k times a length
	for i := 1; i < len(points); i++ {
		legs = append(legs, g.Dist2(points[i-1], points[i]))
	}
	for bits := uint(8); ; bits += 32 {
		low, high := roots(legs, k, bits)
		if low.Cmp(high) == 0 {
			return low.Int64()
		}
	}
}

// roots bounds the sum of √(k·leg)/k from below and above, rounded down, by roots of so many bits after the point. Roots that
// aren't whole never add up to a whole number, so with enough bits the bounds are one.
func roots(legs []int64, k int64, bits uint) (low, high *big.Int) {
	sum, open := new(big.Int), int64(0)
	for _, l := range legs {
		v := new(big.Int).Mul(big.NewInt(l), big.NewInt(k))
		v.Lsh(v, 2*bits)
		root := new(big.Int).Sqrt(v)
		if new(big.Int).Mul(root, root).Cmp(v) != 0 {
			open++
		}
		sum.Add(sum, root)
	}
	den := new(big.Int).Lsh(big.NewInt(k), bits)
	low = new(big.Int).Div(sum, den)
	if open == 0 {
		return low, low
	}
	sum.Add(sum, big.NewInt(open-1)) // the sum is less than open above, so at most this when cut to whole steps
	return low, sum.Div(sum, den)
}
