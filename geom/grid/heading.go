package grid

import (
	"math/bits"

	"sightline/geom"
)

// Heading is the direction from a to b in true proportions, as one of 8 or 12 points of the compass, counted clockwise from
// up: the nearest one, of two as near the clockwise one. It is exact. 0 when a and b are one; any other number of points
// counts as 8.
func (g Grid) Heading(a, b geom.Point, points int) int {
	f := g.fold(b.Sub(a))
	if points == 12 {
		return (3*f.quarter + f.of12()) % 12
	}
	return (2*f.quarter + f.of8()) % 8
}

// Towards is the step, as an index into [Grid.Steps], that leads most nearly in the direction from a to b, of two as near the
// clockwise one. It is exact. 0 when a and b are one.
func (g Grid) Towards(a, b geom.Point) int {
	f := g.fold(b.Sub(a))
	switch {
	case a == b:
		return 0
	case g.Kind == HexPointy: // steps at 30°, 90° and on are parted at 0°, 60° and on
		return f.thirties() / 2
	case g.Kind == HexFlat:
		return (f.thirties() + 1) / 2 % 6
	}
	return g.Heading(a, b, 8)
}

// folded is a vector turned by whole quarters until it leads from up to the right: to the angle θ from up, 0 <= θ < 90°. along
// and across are the squares of its true lengths up and right, whose product is side·√root.
type folded struct {
	quarter       int
	along, across int64
	side, root    int64
}

func (g Grid) fold(v geom.Point) folded {
	x, y := int64(v.X), int64(v.Y)
	f := folded{along: g.Dot(geom.Point{Y: v.Y}, geom.Point{Y: v.Y}), across: g.Dot(geom.Point{X: v.X}, geom.Point{X: v.X}), side: max(x*y, -x*y), root: 1}
	if g.Hex() {
		f.root = 3
	}
	switch {
	case x > 0 && y >= 0:
		f.quarter = 1
	case y > 0 && x <= 0:
		f.quarter = 2
	case x < 0 && y <= 0:
		f.quarter = 3
	}
	if f.quarter%2 != 0 {
		f.along, f.across = f.across, f.along
	}
	return f
}

// of8 is the nearest of 0°, 45° and 90°, counted from 0: beyond 22.5° and short of 67.5° sin 2θ is above |cos 2θ|.
func (f folded) of8() int {
	switch d := f.along - f.across; {
	case atMost(2*f.side, f.root, d):
		return 0
	case atMost(2*f.side, f.root, -d):
		return 2
	}
	return 1
}

// of12 is the nearest of 0°, 30°, 60° and 90°, counted from 0: beyond 15° and short of 75° √3·sin 2θ is above |cos 2θ|.
func (f folded) of12() int {
	switch d := f.along - f.across; {
	case atMost(2*f.side, 3*f.root, d):
		return 0
	case atMost(2*f.side, 3*f.root, -d):
		return 3
	case d > 0:
		return 1
	}
	return 2
}

// thirties is how many whole times 30° the vector is turned clockwise from up.
func (f folded) thirties() int {
	n := 3 * f.quarter
	if 3*f.across >= f.along {
		n++
	}
	if f.across >= 3*f.along {
		n++
	}
	return n
}

// atMost says whether k·√m <= d, for k >= 0; exact.
func atMost(k, m, d int64) bool {
	if d < 0 {
		return false
	}
	kh, kl := bits.Mul64(uint64(k), uint64(k))
	over, low := bits.Mul64(kl, uint64(m))
	dh, dl := bits.Mul64(uint64(d), uint64(d))
	high := kh*uint64(m) + over
	return high < dh || high == dh && low <= dl
}
