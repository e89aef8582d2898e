package maps

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

// Lattice is a Map on the lattice of one grid, the picture's top left corner at the lattice's (0,0). Walls are as in
// the map: ends are joined and crossings noded by sight.Prepare.
type Lattice struct {
	Bounds  geom.Rect      // what the picture covers
	Walls   []sight.Wall   // one a segment; ID is the index in this slice; Door is the index in Map.Doors, or -1
	Source  []int32        // for each of Walls its index in Map.Walls, or in Map.Doors where it is a door
	Doors   []geom.Seg     // for each of Map.Doors; A equals B where it lies outside the picture or has no width
	Lights  []LatticeLight // those on the picture
	Dropped Outside        // what lies wholly outside the picture and was left out
}

// LatticeLight is a Light on the lattice. Bright and Dim are lattice units, Bright not above Dim.
type LatticeLight struct {
	At          geom.Point
	Bright, Dim int32
	Colour      uint32 // 0xRRGGBB
}

// Lattice derives the map's form on the lattice of g. It needs a map without fatal faults, leaves out what Check
// names otherwise, and gives the same result for the same map and grid on every processor.
func (m *Map) Lattice(g grid.Grid) Lattice {
	b := builder{m: m, g: g}
	b.Bounds = geom.Rect{Min: g.FromCells(0, 0), Max: g.FromCells(m.Size.X, m.Size.Y)}
	b.Dropped = m.Outside()
	b.walls()
	b.doors()
	b.straighten()
	b.lights()
	return b.Lattice
}

// builder is a Lattice in the making.
type builder struct {
	Lattice
	m *Map
	g grid.Grid
}

func (b *builder) walls() {
	for i, w := range b.m.Walls {
		for j := 1; j < len(w.Line); j++ {
			b.wall(w.Line[j-1], w.Line[j], sight.Wall{Kind: w.Kind, Door: -1}, i)
		}
	}
}

func (b *builder) doors() {
	b.Doors = make([]geom.Seg, len(b.m.Doors))
	for i, d := range b.m.Doors {
		kind := sight.Solid
		if d.Window {
			kind = sight.Window
		}
		if s, ok := b.wall(d.A, d.B, sight.Wall{Kind: kind, Door: int32(i)}, i); ok {
			b.Doors[i] = s
		}
	}
}

// wall appends the segment from p to q, in the map's coordinates, if it has a length and touches the picture.
func (b *builder) wall(p, q XY, w sight.Wall, source int) (geom.Seg, bool) {
	if b.m.outside(p, q) {
		return geom.Seg{}, false
	}
	p, q = b.m.cut(b.m.local(p), b.m.local(q))
	w.A, w.B = b.g.FromCells(p.X, p.Y), b.g.FromCells(q.X, q.Y)
	if w.A == w.B {
		return geom.Seg{}, false
	}
	w.ID = int32(len(b.Walls))
	b.Walls = append(b.Walls, w)
	b.Source = append(b.Source, int32(source))
	return geom.Seg{A: w.A, B: w.B}, true
}

func (b *builder) lights() {
	for _, l := range b.m.Lights {
		if b.m.outside(l.At, l.At) {
			continue
		}
		p := b.m.local(l.At)
		dim := reach(max(l.Bright, l.Dim))
		b.Lights = append(b.Lights, LatticeLight{
			At:     b.offWalls(b.g.FromCells(p.X, p.Y)),
			Bright: min(reach(l.Bright), dim),
			Dim:    dim,
			Colour: l.Colour,
		})
	}
}

// reach turns cells into lattice units, rounded, at most the lattice's end.
func reach(cells float64) int32 {
	return int32(min(float64(cells*geom.Unit)+0.5, geom.Limit))
}

// offWalls moves a light that lies on a wall toward the centre of its cell: by 1/512 of the way, or as little more as
// brings it off every wall. A light at the centre itself is moved to the nearest free side.
func (b *builder) offWalls(p geom.Point) geom.Point {
	near := b.near(p)
	if !touched(near, p) {
		return p
	}
	c := b.g.Centre(b.g.At(p))
	for n := int32(1); n <= 16; n++ {
		q := geom.Point{X: p.X + part(c.X-p.X, n), Y: p.Y + part(c.Y-p.Y, n)}
		if q = b.even(q); !touched(near, q) {
			return q
		}
	}
	return aside(near, p)
}

// aside finds the nearest point beside p that lies on no wall, or gives p.
func aside(near []geom.Seg, p geom.Point) geom.Point {
	for n := int32(2); n <= 32; n += 2 {
		for _, d := range [...]geom.Point{{X: 0, Y: -n}, {X: n, Y: 0}, {X: 0, Y: n}, {X: -n, Y: 0}, {X: n, Y: -n}, {X: n, Y: n}, {X: -n, Y: n}, {X: -n, Y: -n}} {
			if q := p.Add(d); !touched(near, q) {
				return q
			}
		}
	}
	return p
}

// part is n/512 of d, rounded away from 0.
func part(d, n int32) int32 {
	if d < 0 {
		return -part(-d, n)
	}
	return int32((int64(d)*int64(n) + 511) / 512)
}

// even brings a point of a hex lattice to X ≡ Y mod 2, where its ends and origins lie.
func (b *builder) even(p geom.Point) geom.Point {
	if b.g.Hex() && (p.X^p.Y)&1 != 0 {
		p.Y++
	}
	return p
}

// near lists the walls that come as near to p as a light may be moved.
func (b *builder) near(p geom.Point) []geom.Seg {
	const r = 40
	var near []geom.Seg
	for _, w := range b.Walls {
		if min(w.A.X, w.B.X)-r <= p.X && p.X <= max(w.A.X, w.B.X)+r && min(w.A.Y, w.B.Y)-r <= p.Y && p.Y <= max(w.A.Y, w.B.Y)+r {
			near = append(near, geom.Seg{A: w.A, B: w.B})
		}
	}
	return near
}

// touched tells whether p lies on one of the walls.
func touched(walls []geom.Seg, p geom.Point) bool {
	for _, s := range walls {
		if s.On(p) {
			return true
		}
	}
	return false
}
