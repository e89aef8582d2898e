package grid

import "math"

// Rule says what a diagonal of squares costs; hexes have none and ignore it. It also says how a way up or down adds to one
// along, see [Slant].
type Rule uint8

// The rules.
const (
	Equal       Rule = iota // as much as a straight step (R-024-016): 5, 5, 5
	Alternating             // one cell, then two, then one (R-014-078): 5, 10, 5
	Exact                   // its true length, √2 cells, the sum rounded down
	Taxicab                 // two cells: there are no diagonals
)

// String names the rule for logs and tests.
func (r Rule) String() string {
	names := [...]string{"equal", "alternating", "exact", "taxicab"}
	if int(r) < len(names) {
		return names[r]
	}
	return "unknown rule"
}

// Valid says whether r is one of the rules.
func (r Rule) Valid() bool { return r <= Taxicab }

// Distance is how many cells two spaces are apart, counted from their nearest cells and rounded down (R-014-078,
// R-024-018): 0 when they share a cell, 1 when they touch. On hexes it counts steps, whatever the rule; exact on squares, and
// every rule on a gridless scene, is the straight line. An empty space is infinitely far.
func (g Grid) Distance(r Rule, a, b []Cell) int32 {
	best := int32(math.MaxInt32)
	for _, p := range a {
		for _, q := range b {
			best = min(best, g.between(r, p, q))
		}
	}
	return best
}

func (g Grid) between(r Rule, a, b Cell) int32 {
	d := b.Sub(a)
	x, y := abs(d.X), abs(d.Y)
	switch {
	case g.Hex():
		return (x + y + abs(d.X+d.Y)) / 2
	case g.Kind == Gridless:
		return Root(square(x, y) / (spots * spots))
	}
	switch r {
	case Alternating:
		return max(x, y) + min(x, y)/2
	case Exact:
		return Root(square(x, y))
	case Taxicab:
		return x + y
	}
	return max(x, y)
}

func square(x, y int32) int64 { return int64(x)*int64(x) + int64(y)*int64(y) }

// Root is the square root of v rounded down, exact for v up to 2^62; 0 for a negative v.
func Root(v int64) int32 {
	if v <= 0 {
		return 0
	}
	r := int64(math.Sqrt(float64(v)))
	for r*r > v {
		r--
	}
	for (r+1)*(r+1) <= v {
		r++
	}
	return int32(r)
}

// Split is the shortest open way from a to b as straight steps and diagonal ones; only squares have diagonal ones.
func (g Grid) Split(a, b Cell) (straight, diagonal int32) {
	d := b.Sub(a)
	if g.Kind != Square {
		return g.between(Equal, a, b), 0
	}
	x, y := abs(d.X), abs(d.Y)
	return max(x, y) - min(x, y), min(x, y)
}
