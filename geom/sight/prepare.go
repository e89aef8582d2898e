package sight

import (
	"cmp"
	"math/bits"
	"slices"
	"sync"

	"sightline/geom"
)

// maxDoors bounds the number of doors of a scene.
const maxDoors = 1 << 20

// Prepare makes a scene of walls. It never fails and never panics: walls beyond geom.Limit are cut down to it, unknown kinds
// count as Solid, unknown doors as none. The scene depends on the set of walls, not on their order.
//
// Ends less than 1/64 cell from another end or wall are joined to it (unless KeepGaps is set), on hexes all ends are moved onto
// the points with X ≡ Y mod 2, then walls are cut where they cross or touch; crossings that are no lattice points are rounded,
// ties toward the middle of the cell. Walls that would make more than some 130,000 pieces are not triangulated: the scene is then
// Overfull, and in it nothing is in line with anything.
func Prepare(c Config) (*Scene, Report) {
	given := allowed(c)
	shop := workshops.Get().(*workshop)
	defer workshops.Put(shop)
	j := &joiner{g: c.Grid, walls: slices.Clone(given), sorter: &shop.sorter}
	j.onto()
	via := make([][]geom.Point, len(j.walls))
	if !c.KeepGaps {
		j.joinEnds()
		via = j.joinWalls()
	}
	n := &shop.noder
	n.begin(c.Grid)
	for i, w := range j.walls {
		if w.A != w.B {
			n.pieces = appendCut(n.pieces, piece{geom.Seg{A: w.A, B: w.B}, int32(i)}, via[i])
		}
	}
	report := Report{Joined: moved(given, j.walls), Overfull: !n.node()}
	report.Crossings, report.Dropped = len(n.points), dropped(len(given), n.pieces)
	if report.Overfull {
		n.pieces = nil
	}
	m := shop.build(c, j.walls, n.pieces)
	s := &Scene{mesh: m, dark: report.Overfull, grid: c.Grid, bounds: m.bounds, open: make([]bool, len(m.doors)), stop: make([]uint8, 2*len(m.edges)+2)}
	s.stop[2*len(m.edges)], s.stop[2*len(m.edges)+1] = 0xff, 0xff // the frame
	for e := range m.edges {
		s.settle(int32(e))
	}
	return s, report
}

// allowed returns a copy of the walls with everything odd put right. Walls of no length stay, to be left out later.
func allowed(c Config) []Wall {
	walls := slices.Clone(c.Walls)
	for i := range walls {
		w := &walls[i]
		w.A, w.B = kept(w.A), kept(w.B)
		if w.Kind > Obstacle {
			w.Kind = Solid
		}
		if w.OneWay < 0 || w.OneWay > 2 {
			w.OneWay = 0
		}
		if w.Door < 0 || int(w.Door) >= min(c.Doors, maxDoors) {
			w.Door = -1
		}
	}
	return walls
}

// kept moves p to the nearest place within geom.Limit.
func kept(p geom.Point) geom.Point {
	const most = geom.Limit
	return geom.Point{X: min(max(p.X, -most), most), Y: min(max(p.Y, -most), most)}
}

// moved counts the ends that are not where they were.
func moved(given, walls []Wall) int {
	n := 0
	for i, w := range walls {
		if w.A != given[i].A {
			n++
		}
		if w.B != given[i].B {
			n++
		}
	}
	return n
}

// dropped counts the walls, of so many, of which nothing is left.
func dropped(walls int, pieces []piece) int {
	left := make([]bool, walls)
	for _, p := range pieces {
		left[p.wall] = true
	}
	n := 0
	for _, l := range left {
		if !l {
			n++
		}
	}
	return n
}

// build lays the mesh over the pieces.
func (shop *workshop) build(c Config, walls []Wall, pieces []piece) *mesh {
	m := &mesh{walls: walls}
	m.bounds = geom.Rect{Min: kept(c.Bounds.Min), Max: kept(c.Bounds.Max)}
	m.doors = make([][]int32, min(max(c.Doors, 0), maxDoors))
	m.share(pieces, &shop.sorter)
	b := &shop.builder
	b.begin(m.at, m.edges)
	b.insertAll(&shop.sorter)
	b.constrainAll()
	b.lay(m)
	b.edges = nil
	m.merge(&shop.merger)
	m.sow()
	m.near = sync.OnceValue(func() *buckets { return newBuckets(m.segments(), 1, 8) })
	m.ruled = sync.OnceValue(func() *ruled { return m.rule(c.Grid) })
	return m
}

// share makes the vertices, the frame's corners and the ends of all pieces, and the edges: one for each pair of ends, with all walls
// that run along it. Both come out sorted.
func (m *mesh) share(pieces []piece, s *sorter) {
	s.ends = room(s.ends, 2*len(pieces))
	for i, p := range pieces {
		s.ends[2*i], s.ends[2*i+1] = p.A, p.B
	}
	frame := corners()
	at, of := s.number(frame[:], s.ends)
	m.at = at
	size, keys := bits.Len(uint(len(at))), s.begin(len(pieces))
	for i := range keys {
		u, v := of[2*i], of[2*i+1]
		keys[i] = keyed{uint64(min(u, v))<<size | uint64(max(u, v)), int32(i)}
	}
	keys = s.sort(2 * size)
	m.edges, m.refs = make([]edge, 0, len(keys)), make([]ref, 0, len(keys))
	for len(keys) > 0 {
		n := 1
		for n < len(keys) && keys[n].key == keys[0].key {
			n++
		}
		m.lay(edge{a: int32(keys[0].key >> size), b: int32(keys[0].key & (1<<size - 1))}, keys[:n], pieces)
		keys = keys[n:]
	}
}

// lay makes one edge of the pieces that share it.
func (m *mesh) lay(e edge, keys []keyed, pieces []piece) {
	e.first = int32(len(m.refs))
	for _, k := range keys {
		p := pieces[k.n]
		m.refs = append(m.refs, ref{p.wall, p.B.Less(p.A)})
	}
	e.last = int32(len(m.refs))
	refs := m.refs[e.first:]
	if len(refs) > 1 {
		slices.SortFunc(refs, func(a, b ref) int {
			return cmp.Or(compareWalls(m.walls[a.wall], m.walls[b.wall]), compareBools(b.back, a.back), cmp.Compare(a.wall, b.wall))
		})
	}
	n := int32(len(m.edges))
	m.edges = append(m.edges, e)
	for _, r := range refs {
		if d := m.walls[r.wall].Door; d >= 0 && (len(m.doors[d]) == 0 || m.doors[d][len(m.doors[d])-1] != n) {
			m.doors[d] = append(m.doors[d], n)
		}
	}
}

func compareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// compareWalls orders walls that coincide.
func compareWalls(a, b Wall) int {
	return cmp.Or(cmp.Compare(a.ID, b.ID), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Door, b.Door), cmp.Compare(a.OneWay, b.OneWay))
}

// segments returns the edges as segments.
func (m *mesh) segments() []geom.Seg {
	segs := make([]geom.Seg, len(m.edges))
	for i, e := range m.edges {
		segs[i] = geom.Seg{A: m.at[e.a], B: m.at[e.b]}
	}
	return segs
}
