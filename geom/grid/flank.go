package grid

import (
	"cmp"
	"slices"
)

// Opposition is how two creatures stand about a third: by one cell of each that touches its space.
type Opposition struct {
	A, B Cell
	// Between is how many cells of the ring about the space lie between A and B, clockwise from A to B and from B to A: what
	// hexes are counted by (R-014-077).
	Between [2]int32
	// Corners says on squares that they stand at opposite corners, not on opposite sides.
	Corners bool
}

// Opposite says whether two creatures stand on opposite sides of an enemy's space, by the cells of theirs that touch it; cells
// that don't touch it count for nothing (R-014-075). Squares: on opposite sides or at opposite corners, so that the line between
// the centres of the two cells leads through both (R-014-076, A-29). Hexes: so many cells of the ring about the space lie between
// them both ways that no more are possible: 2 and 2 about one hex, 3 and 4 about three, 5 and 5, 6 and 7 (R-014-077, A-30). The
// opposition is that of the two cells which do, or else of the two that come nearest to it; zero when there are none.
func (g Grid) Opposite(enemy, a, b []Cell) (Opposition, bool) {
	ring := g.Border(enemy)
	var best Opposition
	least, found := int32(-1), false
	for _, p := range a {
		for _, q := range b {
			o, ok := g.opposed(enemy, ring, p, q)
			n := min(o.Between[0], o.Between[1])
			if o.A == o.B || found && !ok || found == ok && n <= least {
				continue
			}
			best, least, found = o, n, ok
		}
	}
	return best, found
}

// opposed judges two cells; both cells are one when they can't oppose each other at all.
func (g Grid) opposed(enemy, ring []Cell, a, b Cell) (Opposition, bool) {
	i, j := slices.Index(ring, a), slices.Index(ring, b)
	if i < 0 || j < 0 || i == j {
		return Opposition{}, false
	}
	n := int32(len(ring))
	o := Opposition{A: a, B: b}
	o.Between[0] = (int32(j-i)+n)%n - 1
	o.Between[1] = n - 2 - o.Between[0]
	if g.Hex() {
		return o, min(o.Between[0], o.Between[1]) >= (n-2)/2
	}
	ax, ay := zone(enemy, a)
	bx, by := zone(enemy, b)
	o.Corners = ax != 0 && ay != 0
	return o, ax == -bx && ay == -by
}

// zone says where a cell lies about a space of squares: -1 before its first column or row, 1 beyond its last, 0 between.
func zone(space []Cell, c Cell) (x, y int) {
	lo, hi := space[0], space[0]
	for _, s := range space {
		lo = Cell{min(lo.X, s.X), min(lo.Y, s.Y)}
		hi = Cell{max(hi.X, s.X), max(hi.Y, s.Y)}
	}
	return side(c.X, lo.X, hi.X), side(c.Y, lo.Y, hi.Y)
}

func side(v, lo, hi int32) int {
	switch {
	case v < lo:
		return -1
	case v > hi:
		return 1
	}
	return 0
}

// Border is the cells that touch a space, corners included, clockwise about its middle from up; none on a gridless scene.
func (g Grid) Border(space []Cell) []Cell {
	var ring []Cell
	for _, c := range space {
		for _, d := range g.steps() {
			if n := c.Add(d); !slices.Contains(space, n) && !slices.Contains(ring, n) {
				ring = append(ring, n)
			}
		}
	}
	if len(ring) == 0 {
		return nil
	}
	about := g.about(space)
	slices.SortFunc(ring, func(a, b Cell) int {
		v, w := about(a), about(b)
		return cmp.Or(cmp.Compare(v.half(), w.half()), cmp.Compare(w.x*v.y-w.y*v.x, 0), a.Compare(b))
	})
	return ring
}

// wide is a vector that is too long for the lattice.
type wide struct{ x, y int64 }

// half is 0 for what lies right of a middle or straight up from it, 1 for the rest.
func (w wide) half() int {
	if w.x > 0 || w.x == 0 && w.y < 0 {
		return 0
	}
	return 1
}

// about gives the vectors from the middle of a space to the centres of cells, as many times too long as the space has cells.
func (g Grid) about(space []Cell) func(Cell) wide {
	first := g.Centre(space[0])
	var sum wide
	for _, c := range space {
		p := g.Centre(c).Sub(first)
		sum.x, sum.y = sum.x+int64(p.X), sum.y+int64(p.Y)
	}
	n := int64(len(space))
	return func(c Cell) wide {
		p := g.Centre(c).Sub(first)
		return wide{n*int64(p.X) - sum.x, n*int64(p.Y) - sum.y}
	}
}

// Touching appends to dst the cells of a space that touch another and whose contact is open, in their order: a wall between two
// cells ends their adjacency. open is asked about a cell of each; nil: all are.
func (g Grid) Touching(dst, space, other []Cell, open func(from, to Cell) bool) []Cell {
	for _, c := range space {
		if slices.Contains(other, c) {
			continue
		}
		if slices.ContainsFunc(other, func(o Cell) bool { return g.Adjacent(c, o) && (open == nil || open(c, o)) }) {
			dst = append(dst, c)
		}
	}
	return dst
}
