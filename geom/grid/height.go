package grid

import (
	"math"

	"sightline/geom"
)

// Layers is how high something reaches, in layers as thick as a cell is wide. The zero value is one layer on the ground.
type Layers struct {
	Floor int32 // its lowest layer; 0 is the one on the ground, below it they count down
	Tall  int32 // how many layers it fills; less than 1 counts as 1
}

// top is its highest layer.
func (l Layers) top() int32 { return l.Floor + max(l.Tall, 1) - 1 }

// Apart is how many layers lie from one to the other, counted as cells are: 0 when they share a layer, 1 when they touch.
func (l Layers) Apart(o Layers) int32 { return max(o.Floor-l.top(), l.Floor-o.top(), 0) }

// Slant is how far something is that is so many cells along the ground and so many up or down. No text says; the two are taken
// for the two ways of another grid: by Equal the longer counts, by Alternating every second step that leads along and up at once
// counts twice, by Taxicab they add up, and Exact is the straight line, rounded down.
func Slant(r Rule, along, up int32) int32 {
	along, up = abs(along), abs(up)
	if along == math.MaxInt32 {
		return along
	}
	return Grid{}.between(r, Cell{}, Cell{along, up})
}

// Distance3 is how many cells two spaces are apart that lie so many layers apart (see [Layers.Apart]): [Grid.Distance] by the
// rule r for the ground and then [Slant] by the rule up. When both are Exact, and on a gridless scene when up is, it is the
// straight line, rounded down once.
func (g Grid) Distance3(r, up Rule, a, b []Cell, layers int32) int32 {
	straight := g.Kind == Gridless || g.Kind == Square && r == Exact
	if layers == 0 || up != Exact || !straight || len(a) == 0 || len(b) == 0 {
		return Slant(up, g.Distance(r, a, b), layers)
	}
	least, pitch := int64(math.MaxInt64), int64(g.pitch())
	for _, p := range a {
		for _, q := range b {
			least = min(least, square(p.X-q.X, p.Y-q.Y))
		}
	}
	return Root((least + int64(layers)*int64(layers)*pitch*pitch) / (pitch * pitch))
}

// Within says whether b is at most n cells from a by the straight line when it lies so many lattice units higher or lower;
// exact.
func (g Grid) Within(a, b geom.Point, up, n int32) bool {
	return g.Dist2(a, b)+g.Length2(int64(up)) <= g.Reach2(n)
}
