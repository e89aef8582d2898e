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
	g      grid.Grid
	walls  []Wall
	sorter *sorter
}

// move puts each end that is a key of to at its value.
func (j *joiner) move(to map[geom.Point]geom.Point) {
	if len(to) == 0 {
		return
	}
	for i := range j.walls {
		for _, p := range [2]*geom.Point{&j.walls[i].A, &j.walls[i].B} {
			if q, ok := to[*p]; ok {
				*p = q
			}
		}
	}
}

// ends returns the points in which walls end, sorted, and how many do in each.
func (j *joiner) ends() (at []geom.Point, walls []int32) {
	ps := make([]geom.Point, 0, 2*len(j.walls))
	for _, w := range j.walls {
		ps = append(ps, w.A, w.B)
	}
	at, of := j.sorter.number(nil, ps)
	walls = make([]int32, len(at))
	for _, v := range of {
		walls[v]++
	}
	return at, walls
}

// onto moves ends onto the lattice that the grid allows.
func (j *joiner) onto() {
	if !j.g.Hex() {
		return
	}
	to := map[geom.Point]geom.Point{}
	ends, _ := j.ends()
	for _, p := range ends {
		if !onLattice(j.g, p) {
			to[p] = round(j.g, spot{at: p, den: 1})
		}
	}
	j.move(to)
}

// pairing is two ends less than gap apart.
type pairing struct {
	a, b int32 // indices of the ends
	dist int64
}

// joinEnds joins ends to ends. Ends that hang together by walls shorter than gap need no joining, so that finely drawn curves stay
// as they are; of the others the nearest ones are joined first, until all that come within gap of each other hang together.
func (j *joiner) joinEnds() {
	ends, count := j.ends()
	pairs := j.pairs(ends)
	if len(pairs) == 0 {
		return
	}
	tied, joint, id := newForest(len(ends)), newForest(len(ends)), newIndex(ends)
	for _, w := range j.walls {
		if j.near(w.A, w.B) {
			tied.union(id.of(w.A), id.of(w.B))
		}
	}
	for len(pairs) > 0 {
		n := 1
		for n < len(pairs) && pairs[n].dist == pairs[0].dist {
			n++
		}
		tie(pairs[:n], tied, joint)
		pairs = pairs[n:]
	}
	j.move(j.meetings(ends, count, joint))
}

// tie joins the pairs, all of one distance, that don't hang together yet.
func tie(pairs []pairing, tied, joint forest) {
	loose := slices.DeleteFunc(slices.Clone(pairs), func(p pairing) bool { return tied.root(p.a) == tied.root(p.b) })
	for _, p := range loose {
		tied.union(p.a, p.b)
		joint.union(p.a, p.b)
	}
}

func (j *joiner) near(a, b geom.Point) bool { return j.g.Dist2(a, b) < j.g.Length2(gap) }

// pairs returns all ends less than gap apart, the nearest first.
func (j *joiner) pairs(ends []geom.Point) (pairs []pairing) {
	bins := make([]geom.Point, len(ends))
	for i, p := range ends {
		bins[i] = bin(p)
	}
	first, after := newIndex(bins), make([]int32, len(ends)) // of each bin its first end, of each end the next in its bin
	last := make([]int32, len(ends))
	for i := range ends {
		k := first.of(bins[i])
		if after[i] = -1; k != int32(i) {
			after[last[k]] = int32(i)
		}
		last[k] = int32(i)
	}
	for i, p := range ends {
		for y := bins[i].Y - 1; y <= bins[i].Y+1; y++ {
			for x := bins[i].X - 1; x <= bins[i].X+1; x++ {
				for k := first.of(geom.Point{X: x, Y: y}); k >= 0 && k < int32(i); k = after[k] {
					if j.near(p, ends[k]) {
						pairs = append(pairs, pairing{k, int32(i), j.g.Dist2(p, ends[k])})
					}
				}
			}
		}
	}
	slices.SortFunc(pairs, func(a, b pairing) int {
		return cmp.Or(cmp.Compare(a.dist, b.dist), cmp.Compare(a.b, b.b), cmp.Compare(a.a, b.a))
	})
	return pairs
}

// bin is wide enough that points within gap lie in bins that touch, on hexes too.
func bin(p geom.Point) geom.Point { return geom.Point{X: p.X >> 5, Y: p.Y >> 5} }

// meetings returns where the ends of each group go.
func (j *joiner) meetings(ends []geom.Point, count []int32, joint forest) map[geom.Point]geom.Point {
	groups := map[int32][]int32{}
	for i := range ends {
		if r := joint.root(int32(i)); r != int32(i) {
			groups[r] = append(groups[r], int32(i))
		}
	}
	to := map[geom.Point]geom.Point{}
	for root, group := range groups {
		group = append(group, root)
		slices.Sort(group)
		at := j.mean(j.best(group, ends, count))
		for _, i := range group {
			to[ends[i]] = at
		}
	}
	return to
}

// best returns those of a group that the others move to: where most walls meet, and of those the farthest from the middle of a
// cell, because drawings are neat along the grid.
func (j *joiner) best(group []int32, ends []geom.Point, count []int32) (best []geom.Point) {
	rank := func(p geom.Point) int64 { return j.g.Dist2(p, j.g.Centre(j.g.At(p))) }
	most := int32(0)
	for _, i := range group {
		p, c := ends[i], 1
		if len(best) > 0 {
			c = cmp.Or(cmp.Compare(count[i], most), cmp.Compare(rank(p), rank(best[0])))
		}
		switch {
		case c > 0:
			best, most = append(best[:0], p), count[i]
		case c == 0:
			best = append(best, p)
		}
	}
	return best
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

// forest keeps sets of numbers as trees: each number names one nearer to its set's root.
type forest []int32

func newForest(n int) forest {
	f := make(forest, n)
	for i := range f {
		f[i] = int32(i)
	}
	return f
}

func (f forest) root(i int32) int32 {
	for f[i] != i {
		f[i] = f[f[i]]
		i = f[i]
	}
	return i
}

func (f forest) union(a, b int32) { f[f.root(a)] = f.root(b) }

func comparePoints(a, b geom.Point) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) }

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
	near := newBuckets(segs, 2*gap, 4)
	to, via = map[geom.Point]geom.Point{}, make([][]geom.Point, len(segs))
	ends, _ := j.ends()
	for _, p := range ends {
		wall, foot, best := -1, p, apartness{}
		near.near(geom.Rect{Min: p, Max: p}, func(i int32) {
			q, d, ok := j.foot(p, segs[i])
			if c := d.compare(best); ok && (wall < 0 || c < 0 || (c == 0 && comparePoints(q, foot) < 0)) {
				wall, foot, best = int(i), q, d
			}
		})
		if wall < 0 {
			continue
		}
		to[p] = foot
		moves = moves || foot != p
		near.near(geom.Rect{Min: foot, Max: foot}, func(i int32) {
			if q, d, ok := j.foot(p, segs[i]); ok && d.compare(best) == 0 && q == foot {
				via[i] = append(via[i], foot)
			}
		})
	}
	return to, via, moves
}

// apartness is the squared distance of a point from a line: over/under, both positive.
type apartness struct{ over, under int64 }

func (a apartness) compare(b apartness) int {
	return product(a.over, b.under).compare(product(b.over, a.under))
}

// foot returns the lattice point nearest to p's foot on s and the distance from p to the line, if p is not on s already, is less
// than gap away, and the foot lies between the ends.
func (j *joiner) foot(p geom.Point, s geom.Seg) (geom.Point, apartness, bool) {
	d := s.B.Sub(s.A)
	len2, c, t := j.g.Dot(d, d), geom.Orient(s.A, s.B, p), j.g.Dot(p.Sub(s.A), d)
	if c == 0 || t <= 0 || t >= len2 || product(c, c).compare(product(gap*gap, len2)) >= 0 {
		return p, apartness{}, false
	}
	dist := apartness{c * c, len2}
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
