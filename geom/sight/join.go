package sight

import (
	"cmp"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// gap is how near, in lattice units, an end must come to another end or wall to be joined to it: less than 1/64 cell.
const gap = geom.Unit / 64

// joiner moves the ends of walls together. Every choice it makes depends on the set of walls alone, not on their order.
type joiner struct {
	g     grid.Grid
	walls []Wall
	moved int
}

// move puts each end that is a key of to at its value.
func (j *joiner) move(to map[geom.Point]geom.Point) {
	for i := range j.walls {
		for _, p := range [2]*geom.Point{&j.walls[i].A, &j.walls[i].B} {
			if q, ok := to[*p]; ok && q != *p {
				*p = q
				j.moved++
			}
		}
	}
}

// ends returns how many walls end in each point.
func (j *joiner) ends() map[geom.Point]int {
	n := make(map[geom.Point]int, len(j.walls))
	for _, w := range j.walls {
		n[w.A]++
		n[w.B]++
	}
	return n
}

// onto moves ends onto the lattice that the grid allows.
func (j *joiner) onto() {
	to := map[geom.Point]geom.Point{}
	for p := range j.ends() {
		if !onLattice(j.g, p) {
			to[p] = round(j.g, spot{at: p, den: 1})
		}
	}
	j.move(to)
}

// ranked is an end and what it counts for among ends that are to be joined: those where more walls meet stay, then those
// farther from the middle of a cell, because drawings are neat along the grid.
type ranked struct {
	p      geom.Point
	walls  int
	centre int64
}

func compareRank(a, b ranked) int {
	return cmp.Or(cmp.Compare(b.walls, a.walls), cmp.Compare(b.centre, a.centre))
}

// joinEnds joins ends to ends: in the order of rank each end becomes an anchor or moves onto the nearest anchor in reach. Ends
// of one rank in reach of each other meet at their mean.
func (j *joiner) joinEnds() {
	var all []ranked
	for p, n := range j.ends() {
		all = append(all, ranked{p, n, j.g.Dist2(p, j.g.Centre(j.g.At(p)))})
	}
	slices.SortFunc(all, func(a, b ranked) int { return cmp.Or(compareRank(a, b), comparePoints(a.p, b.p)) })
	anchors, to := cloud{g: j.g}, map[geom.Point]geom.Point{}
	for len(all) > 0 {
		n := 1
		for n < len(all) && compareRank(all[0], all[n]) == 0 {
			n++
		}
		j.settle(all[:n], &anchors, to)
		all = all[n:]
	}
	j.move(to)
}

// settle decides where the ends of one rank go.
func (j *joiner) settle(class []ranked, anchors *cloud, to map[geom.Point]geom.Point) {
	free := cloud{g: j.g}
	for _, r := range class {
		if q, ok := anchors.nearest(r.p); ok {
			to[r.p] = q
		} else {
			free.add(r.p)
		}
	}
	for _, r := range class {
		if _, done := to[r.p]; done {
			continue
		}
		group := free.group(r.p)
		at := j.mean(group)
		for _, p := range group {
			to[p] = at
		}
		anchors.add(at)
	}
}

// mean returns the rounded middle of the points.
func (j *joiner) mean(ps []geom.Point) geom.Point {
	if len(ps) == 1 {
		return ps[0]
	}
	var x, y int64
	for _, p := range ps {
		x, y = x+int64(p.X), y+int64(p.Y)
	}
	n := int64(len(ps))
	qx, rx := scale(1, x, n)
	qy, ry := scale(1, y, n)
	return round(j.g, spot{geom.Point{X: int32(qx), Y: int32(qy)}, rx, ry, n})
}

func comparePoints(a, b geom.Point) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) }

// cloud is a set of points that finds those within gap of a place.
type cloud struct {
	g     grid.Grid
	cells map[geom.Point][]geom.Point
}

// bin is wide enough that points within gap lie in bins that touch, on hexes too.
func bin(p geom.Point) geom.Point { return geom.Point{X: p.X >> 5, Y: p.Y >> 5} }

func (c *cloud) add(p geom.Point) {
	if c.cells == nil {
		c.cells = map[geom.Point][]geom.Point{}
	}
	c.cells[bin(p)] = append(c.cells[bin(p)], p)
}

// near returns the points within gap of p, p itself included.
func (c *cloud) near(p geom.Point) (found []geom.Point) {
	b := bin(p)
	for y := b.Y - 1; y <= b.Y+1; y++ {
		for x := b.X - 1; x <= b.X+1; x++ {
			for _, q := range c.cells[geom.Point{X: x, Y: y}] {
				if c.g.Dist2(p, q) < c.g.Length2(gap) {
					found = append(found, q)
				}
			}
		}
	}
	return found
}

// nearest returns the point within gap that is nearest to p.
func (c *cloud) nearest(p geom.Point) (geom.Point, bool) {
	found := c.near(p)
	if len(found) == 0 {
		return p, false
	}
	return slices.MinFunc(found, func(a, b geom.Point) int {
		return cmp.Or(cmp.Compare(c.g.Dist2(p, a), c.g.Dist2(p, b)), comparePoints(a, b))
	}), true
}

// group returns p and all points that hang together with it by steps shorter than gap.
func (c *cloud) group(p geom.Point) []geom.Point {
	group := []geom.Point{p}
	for i := 0; i < len(group); i++ {
		for _, q := range c.near(group[i]) {
			if !slices.Contains(group, q) {
				group = append(group, q)
			}
		}
	}
	return group
}

// passes bounds how often ends are moved onto walls that themselves have moved.
const passes = 8

// joinWalls moves ends onto the walls they nearly touch, and returns for each wall the points it must be led through.
func (j *joiner) joinWalls() [][]geom.Point {
	for range passes {
		to, via, moves := j.touches()
		if !moves {
			return via
		}
		j.move(to)
	}
	_, via, _ := j.touches()
	return via
}

// touches finds for each end the nearest wall in reach, and the lattice point nearest to its foot there.
func (j *joiner) touches() (to map[geom.Point]geom.Point, via [][]geom.Point, moves bool) {
	segs := segments(j.walls)
	near := newBuckets(segs, 2*gap)
	to, via = map[geom.Point]geom.Point{}, make([][]geom.Point, len(segs))
	for p := range j.ends() {
		wall, foot, best := -1, p, 0.0
		near.near(geom.Rect{Min: p, Max: p}, func(i int32) {
			q, d, ok := j.foot(p, segs[i])
			if ok && (wall < 0 || d < best || (d == best && comparePoints(q, foot) < 0)) {
				wall, foot, best = int(i), q, d
			}
		})
		if wall < 0 {
			continue
		}
		to[p] = foot
		moves = moves || foot != p
		near.near(geom.Rect{Min: foot, Max: foot}, func(i int32) {
			if q, d, ok := j.foot(p, segs[i]); ok && d == best && q == foot {
				via[i] = append(via[i], foot)
			}
		})
	}
	return to, via, moves
}

// foot returns the lattice point nearest to p's foot on s and the squared distance from p to the line, if p is not on s already,
// is less than gap away, and the foot lies between the ends.
func (j *joiner) foot(p geom.Point, s geom.Seg) (geom.Point, float64, bool) {
	d := s.B.Sub(s.A)
	len2, c, t := j.g.Dot(d, d), geom.Orient(s.A, s.B, p), j.g.Dot(p.Sub(s.A), d)
	if c == 0 || t <= 0 || t >= len2 {
		return p, 0, false
	}
	dist := float64(c) * float64(c) / float64(len2)
	if dist >= gap*gap {
		return p, 0, false
	}
	kx, ky := weights(j.g)
	qx, rx := scale(-ky*int64(d.Y), -c, len2)
	qy, ry := scale(kx*int64(d.X), -c, len2)
	at := round(j.g, spot{p.Add(geom.Point{X: int32(qx), Y: int32(qy)}), rx, ry, len2})
	return at, dist, at != s.A && at != s.B
}

func segments(walls []Wall) []geom.Seg {
	segs := make([]geom.Seg, len(walls))
	for i, w := range walls {
		segs[i] = geom.Seg{A: w.A, B: w.B}
	}
	return segs
}
