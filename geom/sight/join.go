package sight

import (
	"cmp"
	"math/bits"
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
	segs   []geom.Seg
	at     []geom.Point // where walls end, sorted
	count  []int32      // how many do in each
	near   filer
}

// begin starts with the walls.
func (j *joiner) begin(g grid.Grid, walls []Wall, s *sorter) {
	j.g, j.walls, j.sorter = g, walls, s
	j.survey()
}

// survey finds out where the walls are.
func (j *joiner) survey() {
	j.segs = room(j.segs, len(j.walls))
	for i, w := range j.walls {
		j.segs[i] = geom.Seg{A: w.A, B: w.B}
	}
	points, slot := j.sorter.chain(j.segs)
	at, of := j.sorter.number(j.at[:0], points)
	j.at, j.count = at, cleared(j.count, len(at))
	for _, k := range slot {
		j.count[of[k-1]]++
		j.count[of[k]]++
	}
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
	j.survey()
}

// onto moves ends onto the lattice that the grid allows.
func (j *joiner) onto() {
	if !j.g.Hex() {
		return
	}
	to := map[geom.Point]geom.Point{}
	for _, p := range j.at {
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
	ends := j.at
	pairs := j.pairs()
	if len(pairs) == 0 {
		return
	}
	tied, joint, id := newForest(len(ends)), newForest(len(ends)), newIndex(ends)
	for _, w := range j.walls {
		if j.close(w.A, w.B) {
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
	j.move(j.meetings(ends, j.count, joint))
}

// tie joins the pairs, all of one distance, that don't hang together yet.
func tie(pairs []pairing, tied, joint forest) {
	loose := slices.DeleteFunc(slices.Clone(pairs), func(p pairing) bool { return tied.root(p.a) == tied.root(p.b) })
	for _, p := range loose {
		tied.union(p.a, p.b)
		joint.union(p.a, p.b)
	}
}

func (j *joiner) close(a, b geom.Point) bool { return j.g.Dist2(a, b) < j.g.Length2(gap) }

// strip is wide enough that points within gap lie in strips that touch, on hexes too.
const strip = 32

// pairs returns all ends less than gap apart, the nearest first. It sorts them into strips from top to bottom, and compares each with
// those a little further down its strip, and those as far up or down in the next.
func (j *joiner) pairs() (pairs []pairing) {
	list, r := j.sorter.begin(len(j.at)), frameOfPoints(j.at)
	rows := bits.Len32(uint32(r.Max.Y-r.Min.Y) + 2*strip)
	for i, p := range j.at {
		list[i] = keyed{uint64(p.X-r.Min.X)/strip<<rows | uint64(p.Y-r.Min.Y+strip), int32(i)}
	}
	list = j.sorter.sort(rows + bits.Len32(uint32(r.Max.X-r.Min.X)/strip))
	beside := 0
	for i, l := range list {
		for k := i + 1; k < len(list) && list[k].key <= l.key+strip; k++ {
			pairs = j.pair(pairs, l.n, list[k].n)
		}
		next := l.key + 1<<rows
		for beside < len(list) && list[beside].key < next-strip {
			beside++
		}
		for k := beside; k < len(list) && list[k].key <= next+strip; k++ {
			pairs = j.pair(pairs, l.n, list[k].n)
		}
	}
	slices.SortFunc(pairs, func(a, b pairing) int {
		return cmp.Or(cmp.Compare(a.dist, b.dist), cmp.Compare(a.b, b.b), cmp.Compare(a.a, b.a))
	})
	return pairs
}

// pair appends two ends if they are less than gap apart.
func (j *joiner) pair(pairs []pairing, a, b int32) []pairing {
	if p, q := j.at[a], j.at[b]; j.close(p, q) {
		return append(pairs, pairing{min(a, b), max(a, b), j.g.Dist2(p, q)})
	}
	return pairs
}

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
	j.near.file(j.segs, 2*gap, 4)
	for _, p := range j.at {
		wall, foot, best := -1, p, apartness{}
		for _, i := range j.near.about(p) {
			s := j.segs[i]
			if p == s.A || p == s.B || beyond(s, p) {
				continue
			}
			q, d, ok := j.foot(p, s)
			if c := d.compare(best); ok && (wall < 0 || c < 0 || (c == 0 && comparePoints(q, foot) < 0)) {
				wall, foot, best = int(i), q, d
			}
		}
		if wall < 0 {
			continue
		}
		if to == nil {
			to, via = map[geom.Point]geom.Point{}, make([][]geom.Point, len(j.segs))
		}
		to[p] = foot
		moves = moves || foot != p
		for _, i := range j.near.about(foot) {
			if q, d, ok := j.foot(p, j.segs[i]); ok && d.compare(best) == 0 && q == foot {
				via[i] = append(via[i], foot)
			}
		}
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
	c := geom.Orient(s.A, s.B, p)
	if c == 0 || beyond(s, p) {
		return p, apartness{}, false
	}
	d := s.B.Sub(s.A)
	len2, t := j.g.Dot(d, d), j.g.Dot(p.Sub(s.A), d)
	if t <= 0 || t >= len2 || product(c, c).compare(product(gap*gap, len2)) >= 0 {
		return p, apartness{}, false
	}
	dist := apartness{c * c, len2}
	kx, ky := weights(j.g)
	qx, rx := scale(-ky*int64(d.Y), -c, len2)
	qy, ry := scale(kx*int64(d.X), -c, len2)
	at := round(j.g, spot{p.Add(geom.Point{X: int32(qx), Y: int32(qy)}), rx, ry, len2})
	return at, dist, at != s.A && at != s.B
}

// beyond reports whether p is too far from the box about s to be joined to it.
func beyond(s geom.Seg, p geom.Point) bool {
	return p.X < min(s.A.X, s.B.X)-strip || p.X > max(s.A.X, s.B.X)+strip || p.Y < min(s.A.Y, s.B.Y)-strip || p.Y > max(s.A.Y, s.B.Y)+strip
}
