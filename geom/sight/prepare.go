package sight

import (
	"cmp"
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
	j := &joiner{g: c.Grid, walls: slices.Clone(given)}
	j.onto()
	via := make([][]geom.Point, len(j.walls))
	if !c.KeepGaps {
		j.joinEnds()
		via = j.joinWalls()
	}
	n := &noder{g: c.Grid, points: map[geom.Point]bool{}, pieces: make([]piece, 0, len(j.walls))}
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
	m := build(c, j.walls, n.pieces)
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
func build(c Config, walls []Wall, pieces []piece) *mesh {
	at := vertices(pieces)
	b := newBuilder(at)
	b.walls = walls
	b.bounds = geom.Rect{Min: kept(c.Bounds.Min), Max: kept(c.Bounds.Max)}
	b.doors = make([][]int32, min(max(c.Doors, 0), maxDoors))
	b.share(pieces)
	b.insertAll()
	for e := range b.edges {
		b.constrain(int32(e))
	}
	m := &b.mesh
	m.sides(b.edge)
	m.merge()
	m.sow()
	m.near = sync.OnceValue(func() *buckets { return newBuckets(m.segments(), 1, 8) })
	m.ruled = sync.OnceValue(func() *ruled { return m.rule(c.Grid) })
	return m
}

// vertices returns the frame's corners and the ends of all pieces, sorted, each once.
func vertices(pieces []piece) []geom.Point {
	keys := make([]uint64, 0, 2*len(pieces))
	for _, p := range pieces {
		keys = append(keys, keyOf(p.A), keyOf(p.B))
	}
	keys = slices.Compact(sortKeys(keys))
	at := append(make([]geom.Point, 0, len(keys)+4), corners()...)
	for _, k := range keys {
		at = append(at, pointOf(k))
	}
	return at
}

// vertexBits is how many bits the number of a vertex, or of a piece, takes at most.
const vertexBits = 19

// share makes the edges: one for each pair of ends, with all walls that run along it.
func (m *mesh) share(pieces []piece) {
	id := newIndex(m.at)
	keys := make([]uint64, len(pieces))
	for i, p := range pieces {
		if p.B.Less(p.A) {
			p.A, p.B = p.B, p.A
		}
		keys[i] = uint64(id.of(p.A))<<(2*vertexBits) | uint64(id.of(p.B))<<vertexBits | uint64(i)
	}
	keys = sortKeys(keys)
	m.edges, m.refs = make([]edge, 0, len(keys)), make([]ref, 0, len(keys))
	for len(keys) > 0 {
		n := 1
		for n < len(keys) && keys[n]>>vertexBits == keys[0]>>vertexBits {
			n++
		}
		m.lay(keys[:n], pieces)
		keys = keys[n:]
	}
}

// lay makes one edge of the pieces that share it.
func (m *mesh) lay(keys []uint64, pieces []piece) {
	const mask = 1<<vertexBits - 1
	first := int32(len(m.refs))
	for _, k := range keys {
		p := pieces[k&mask]
		m.refs = append(m.refs, ref{p.wall, p.B.Less(p.A)})
	}
	refs := m.refs[first:]
	if len(refs) > 1 {
		slices.SortFunc(refs, func(a, b ref) int {
			return cmp.Or(compareWalls(m.walls[a.wall], m.walls[b.wall]), compareBools(b.back, a.back), cmp.Compare(a.wall, b.wall))
		})
	}
	e := int32(len(m.edges))
	m.edges = append(m.edges, edge{int32(keys[0] >> (2 * vertexBits)), int32(keys[0] >> vertexBits & mask), first, int32(len(m.refs))})
	for _, r := range refs {
		if d := m.walls[r.wall].Door; d >= 0 && !slices.Contains(m.doors[d], e) {
			m.doors[d] = append(m.doors[d], e)
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

// sides notes on each half-edge which edge it is part of, and which side it is left from.
func (m *mesh) sides(of []int32) {
	m.side = make([]int32, len(of))
	for i, e := range of {
		m.side[i] = -1
		if e >= 0 {
			u, _ := m.ends(int32(i))
			m.side[i] = 2 * e
			if u == m.edges[e].a {
				m.side[i]++
			}
		}
	}
}

// segments returns the edges as segments.
func (m *mesh) segments() []geom.Seg {
	segs := make([]geom.Seg, len(m.edges))
	for i, e := range m.edges {
		segs[i] = geom.Seg{A: m.at[e.a], B: m.at[e.b]}
	}
	return segs
}
