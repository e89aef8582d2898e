package sight

import (
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
// ties toward the middle of the cell. Walls that would make more than some 130,000 pieces, or lie side by side in so great numbers that this
// would take more than a few seconds, are not triangulated: the scene is then Overfull, and in it nothing is in line with anything.
func Prepare(c Config) (*Scene, Report) {
	shop := enter()
	defer shop.leave()
	return shop.prepare(c)
}

// prepare is Prepare.
func (shop *workshop) prepare(c Config) (*Scene, Report) {
	walls := shop.allowed(c)
	shop.given = append(shop.given[:0], walls...)
	h := host(walls)
	via := shop.join(c, h.plan)
	n := &shop.noder
	n.begin(c.Grid)
	for i, w := range h.plan {
		if w.A != w.B {
			n.add(piece{geom.Seg{A: w.A, B: w.B}, int32(i)}, via)
		}
	}
	full := !n.node()
	if !full && h.alone != nil {
		n.pieces = h.divide(c.Grid, walls, n.pieces)
		full = !n.node()
	}
	report := Report{Joined: moved(shop.given, walls), Overfull: full}
	report.Crossings, report.Dropped = len(n.points), shop.dropped(len(walls))
	var m *mesh
	if !report.Overfull {
		m = shop.build(c, walls, n.pieces)
	}
	if m == nil { // it says no more, since how far it came hangs on the order of the walls
		report = Report{Joined: report.Joined, Overfull: true}
		m = shop.build(c, walls, nil)
	}
	s := &Scene{mesh: m, dark: report.Overfull, grid: c.Grid, bounds: m.bounds, open: make([]bool, len(m.doors)-1), stop: make([]uint8, 2*len(m.edges)+2)}
	s.stop[2*len(m.edges)], s.stop[2*len(m.edges)+1] = 0xff, 0xff // the frame
	s.settleAll(shop.plain)
	return s, report
}

// join moves ends of walls to where they should be, and returns for each wall the points it must be led through, or nil.
func (shop *workshop) join(c Config, walls []Wall) [][]geom.Point {
	if !c.Grid.Hex() && c.KeepGaps {
		return nil
	}
	j := &shop.joiner
	j.begin(c.Grid, walls, &shop.sorter)
	defer func() { j.walls = nil }()
	j.onto()
	if c.KeepGaps {
		return nil
	}
	j.joinEnds()
	return j.joinWalls()
}

// allowed returns a copy of the walls with everything odd put right, and notes what is plain. Walls of no length stay, to be left out
// later.
func (shop *workshop) allowed(c Config) []Wall {
	walls := slices.Clone(c.Walls)
	shop.plain = room(shop.plain, len(walls))
	for i := range walls {
		w := &walls[i]
		w.A, w.B, w.Of = kept(w.A), kept(w.B), geom.Seg{A: kept(w.Of.A), B: kept(w.Of.B)}
		if w.Kind > Obstacle {
			w.Kind = Solid
		}
		if w.OneWay < 0 || w.OneWay > 2 {
			w.OneWay = 0
		}
		if w.Door < 0 || int(w.Door) >= min(c.Doors, maxDoors) {
			w.Door = -1
		}
		shop.plain[i] = stopsOf[w.Kind]
		if w.OneWay != 0 || w.Door >= 0 {
			shop.plain[i] = odd
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
func (shop *workshop) dropped(walls int) int {
	shop.left = cleared(shop.left, walls)
	n := walls
	for _, p := range shop.noder.pieces {
		if !shop.left[p.wall] {
			shop.left[p.wall] = true
			n--
		}
	}
	return n
}

// build lays the mesh over the pieces, or returns nil when that takes too long.
func (shop *workshop) build(c Config, walls []Wall, pieces []piece) *mesh {
	m := &mesh{walls: walls, limits: slices.ContainsFunc(walls, limited)}
	m.bounds = geom.Rect{Min: kept(c.Bounds.Min), Max: kept(c.Bounds.Max)}
	k := &shop.sharer
	k.share(m, pieces, shop.noder.segs[:len(pieces)], &shop.sorter)
	m.hang(min(max(c.Doors, 0), maxDoors))
	b := &shop.builder
	b.begin(m.at, m.edges, k.up)
	b.insertAll(&shop.sorter)
	if !b.constrainAll(&shop.sorter) {
		return nil
	}
	b.lay(m)
	b.edges = nil
	m.merge(&shop.merger, b.triangles())
	m.sow(&shop.sower)
	m.near = sync.OnceValue(func() *buckets { return file(m.segments()) })
	m.ruled = sync.OnceValue(func() *ruled { return m.rule(c.Grid) })
	return m
}

// segments returns the edges as segments.
func (m *mesh) segments() []geom.Seg {
	segs := make([]geom.Seg, len(m.edges))
	for i, e := range m.edges {
		segs[i] = geom.Seg{A: m.at[e.a], B: m.at[e.b]}
	}
	return segs
}
