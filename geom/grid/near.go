package grid

// The steps to the cells that touch a cell, clockwise from up. One list serves both ways up of hexes: a flat grid is the
// pointy one turned by 30°, so its first step leads straight up and the pointy one's up and right.
var (
	squareSteps = []Cell{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}
	pointySteps = []Cell{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}
	flatSteps   = []Cell{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}
)

func (g Grid) steps() []Cell {
	switch g.Kind {
	case HexPointy:
		return pointySteps
	case HexFlat:
		return flatSteps
	case Gridless:
		return nil
	}
	return squareSteps
}

// Steps appends to dst the differences to the cells that touch a cell: 8 on squares, 6 on hexes, clockwise from up; none on a
// gridless scene.
func (g Grid) Steps(dst []Cell) []Cell { return append(dst, g.steps()...) }

// Neighbours appends to dst the cells that touch c, corners included: 8 on squares, 6 on hexes, clockwise from up.
func (g Grid) Neighbours(dst []Cell, c Cell) []Cell {
	for _, d := range g.steps() {
		dst = append(dst, c.Add(d))
	}
	return dst
}

// Adjacent says whether two different cells touch, be it at a corner; on a gridless scene whether two spots are at most a unit
// apart each way.
func (g Grid) Adjacent(a, b Cell) bool {
	if g.Kind == Gridless {
		n := max(abs(a.X-b.X), abs(a.Y-b.Y))
		return n > 0 && n <= spots
	}
	return g.between(Equal, a, b) == 1
}

// Diagonal says whether the step from a to b goes over a corner. Only squares have such steps.
func (g Grid) Diagonal(a, b Cell) bool {
	d := b.Sub(a)
	return g.Kind == Square && abs(d.X) == 1 && abs(d.Y) == 1
}

// Ring appends to dst the cells that are exactly n steps from c, clockwise: 8n on squares, 6n on hexes, c itself when
// n is 0, none when it is negative. A gridless scene has no rings but c itself.
func (g Grid) Ring(dst []Cell, c Cell, n int32) []Cell {
	if n <= 0 || g.Kind == Gridless {
		if n == 0 {
			dst = append(dst, c)
		}
		return dst
	}
	first, legs, side := g.ringLegs()
	at := c.Add(Cell{first.X * n, first.Y * n})
	for _, leg := range legs {
		for range side * n {
			dst = append(dst, at)
			at = at.Add(leg)
		}
	}
	return dst
}

// ringLegs is the corner a ring starts at, as a step from its middle, the steps along its sides, and how many steps a
// side of ring 1 has.
func (g Grid) ringLegs() (first Cell, legs []Cell, side int32) {
	s := g.steps()
	if g.Hex() {
		return s[0], []Cell{s[2], s[3], s[4], s[5], s[0], s[1]}, 1
	}
	return s[7], []Cell{s[2], s[4], s[6], s[0]}, 2
}

// Line appends to dst the cells of a straight walk from a to b, both included, each a step from the one before and as few
// as can be. Line(b, a) is the same walk backwards. On a gridless scene it is the two ends.
func (g Grid) Line(dst []Cell, a, b Cell) []Cell {
	if g.Kind == Gridless && a != b {
		return append(dst, a, b)
	}
	n := g.between(Equal, a, b)
	if a.Compare(b) > 0 {
		for i := n; i >= 0; i-- {
			dst = append(dst, g.onLine(b, a, i, n))
		}
		return dst
	}
	for i := range n + 1 {
		dst = append(dst, g.onLine(a, b, i, n))
	}
	return dst
}

// onLine is the cell i steps of n along the line from a to b, ties rounded up.
func (g Grid) onLine(a, b Cell, i, n int32) Cell {
	if n == 0 {
		return a
	}
	d := b.Sub(a)
	x, ex := nearest(int64(d.X)*int64(i), int64(n))
	y, ey := nearest(int64(d.Y)*int64(i), int64(n))
	if g.Hex() {
		z, ez := nearest(-int64(d.X+d.Y)*int64(i), int64(n))
		switch {
		case ex >= ey && ex >= ez:
			x = -y - z
		case ey >= ez:
			y = -x - z
		}
	}
	return a.Add(Cell{int32(x), int32(y)})
}

// nearest is v/n rounded to the nearest whole number, halves up, and n times how far off that is.
func nearest(v, n int64) (q, off int64) {
	q = (2*v + n) / (2 * n)
	if (2*v+n)%(2*n) < 0 {
		q--
	}
	return q, max(v-q*n, q*n-v)
}

func abs(v int32) int32 { return max(v, -v) }
