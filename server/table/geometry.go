package table

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/wire"
)

// geometry is what is derived of a map on a grid. All of it is constant once built.
type geometry struct {
	maps.Lattice
	grid   grid.Grid
	base   *sight.Scene    // all doors closed
	cut    []sight.Stretch // its stretches
	w, h   int32           // sub-cells
	mark   uint64          // of how the walls are cut into stretches
	lines  []line
	pieces []piece            // of each stretch, where it stands in lines
	beside [][]geom.Point     // of each door, sub-cells (as X, Y) along both its sides
	secret map[int32]bool     // doors that are secret
	parts  map[int32][]int    // stretches of each door
	onWall map[grid.Cell]bool // whose centre lies on a wall, or so near that rounding can't tell
}

type geometryKey struct {
	m *maps.Map
	g grid.Grid
}

// geometry returns what is derived of the map on the table.
func (st *State) geometry() *geometry {
	key := geometryKey{st.Scene.Map.Map, st.Scene.Grid}
	return memo(st.cache, key, 1<<20, func() *geometry { return newGeometry(key.m, key.g) })
}

func newGeometry(m *maps.Map, g grid.Grid) *geometry {
	geo := &geometry{Lattice: m.Lattice(g), grid: g, secret: map[int32]bool{}, parts: map[int32][]int{}}
	for i, d := range m.Doors {
		if d.Secret {
			geo.secret[int32(i)] = true
		}
	}
	geo.base, _ = sight.Prepare(sight.Config{Grid: g, Bounds: geo.Bounds, Walls: geo.Walls, Doors: len(m.Doors)})
	geo.cut = geo.base.AllStretches()
	geo.w, geo.h = g.SubCount(geo.Bounds)
	geo.lines, geo.pieces = geo.lineUp()
	geo.fingerprint()
	geo.onWall = geo.walled()
	for i := range geo.cut {
		if d := geo.cut[i].Door; d >= 0 {
			geo.parts[d] = append(geo.parts[d], i)
		}
	}
	for _, s := range geo.Doors {
		geo.beside = append(geo.beside, geo.along(s))
	}
	return geo
}

// fingerprint marks the cut of the walls.
func (g *geometry) fingerprint() {
	const first, prime = 14695981039346656037, 1099511628211 // FNV-1a, as tables that were saved have it
	h := uint64(first)
	for i := range g.cut {
		s := &g.cut[i]
		for _, v := range [...]int32{s.A.X, s.A.Y, s.B.X, s.B.Y} {
			for range 4 {
				h, v = (h^uint64(v&0xff))*prime, v>>8
			}
		}
		h = (h ^ uint64(s.Kind)) * prime
	}
	g.mark = h
}

// walled lists the cells whose centres lie on walls.
func (g *geometry) walled() map[grid.Cell]bool {
	on := map[grid.Cell]bool{}
	for i := range g.cut {
		s := &g.cut[i]
		d := s.B.Sub(s.A)
		ends := [2]grid.Cell{g.grid.At(s.A), g.grid.At(s.B)}
		for k, c := range ends {
			if k > 0 && c == ends[0] {
				break
			}
			p := g.grid.Centre(c)
			off, near := float64(geom.Orient(s.A, s.B, p)), geom.Rect{Min: least(s.A, s.B), Max: most(s.A, s.B)}
			if near.Contains(p) && float64(off*off) <= float64(4*float64(geom.Dot(d, d))) {
				on[c] = true
			}
		}
	}
	return on
}

// least and most are the corners of the box about two points, two units wider than they are.
func least(a, b geom.Point) geom.Point { return geom.Point{X: min(a.X, b.X) - 2, Y: min(a.Y, b.Y) - 2} }
func most(a, b geom.Point) geom.Point  { return geom.Point{X: max(a.X, b.X) + 2, Y: max(a.Y, b.Y) + 2} }

// clear is the clear place of a token that comes to stand at a place, was being the one before: its centre, or, where a wall
// or a door, shut or open, runs through that, a place beside it on the side of was.
func (g *geometry) clear(at grid.Place, was geom.Point) geom.Point {
	p := g.grid.Centre(at.Cell)
	if g.grid.Kind != grid.Gridless && !g.onWall[at.Cell] {
		return p
	}
	for _, ch := range [2]sight.Channel{sight.Move, sight.See} {
		q, ok := g.base.Aside(p, was, ch)
		if !ok {
			return was
		}
		p = q
	}
	return p
}

// clearNew is the same for a token that comes from nowhere: a wall through its centre leaves it on the upper side.
func (g *geometry) clearNew(at grid.Place) geom.Point {
	return g.clear(at, g.grid.Centre(at.Cell).Sub(geom.Point{X: 97, Y: 301}))
}

// inside says that a space lies on the map.
func (g *geometry) inside(s grid.Size, at grid.Place) bool {
	for _, c := range g.grid.Space(nil, s, at) {
		if !g.grid.Inside(g.Bounds, c) {
			return false
		}
	}
	return true
}

// upright says that a place is written as the size has it: turned over only where that is another space, in a quarter only
// when Tiny.
func (g *geometry) upright(s grid.Size, at grid.Place) bool {
	return at == g.righted(s, at)
}

func (g *geometry) righted(s grid.Size, at grid.Place) grid.Place {
	if !g.grid.Turns(s) {
		at.Turned = false
	}
	if at.Quarter &= 3; s != grid.Tiny {
		at.Quarter = 0
	}
	return at
}

// sub is the sub-cell that holds p.
func (g *geometry) sub(p geom.Point) geom.Point {
	x, y := g.grid.Sub(g.Bounds, p)
	return geom.Point{X: x, Y: y}
}

// beyond is the point at part n of parts along s, and those a little to its left and to its right.
func beyond(s geom.Seg, n, parts int64) (left, right geom.Point) {
	d := s.B.Sub(s.A)
	long := max(int64(d.X), -int64(d.X), int64(d.Y), -int64(d.Y), 1)
	at := geom.Point{X: s.A.X + int32(int64(d.X)*n/parts), Y: s.A.Y + int32(int64(d.Y)*n/parts)}
	const aside = 8
	off := geom.Point{X: int32(-int64(d.Y) * aside / long), Y: int32(int64(d.X) * aside / long)}
	return at.Sub(off), at.Add(off)
}

// along lists the sub-cells on both sides of a segment.
func (g *geometry) along(s geom.Seg) []geom.Point {
	d := s.B.Sub(s.A)
	parts := 2 * (int64(max(d.X, -d.X, d.Y, -d.Y))/64 + 1)
	var subs []geom.Point
	for n := int64(1); n < parts; n += 2 {
		l, r := beyond(s, n, parts)
		subs = append(subs, g.sub(l), g.sub(r))
	}
	return subs
}

// stage is a geometry with its doors as they stand at one moment.
type stage struct {
	*geometry
	scene *sight.Scene
	masks int // bytes of a mask, about
}

type stageKey struct {
	geo  *geometry
	open string
}

// momentKey tells one moment of a state from another by what stage and lighting are made of. Lists of a state are never
// changed in place, so where they begin says what is in them.
type momentKey struct {
	tokens *Token
	n      int
	doors  *Door
	m      *maps.Map
	grid   grid.Grid
	light  wire.SceneLight
}

// moment is what every question about a state asks first.
type moment struct {
	key   momentKey
	stage *stage
	light *lighting
}

// moment returns the stage and the light of this moment.
func (st *State) moment() moment {
	k := momentKey{n: len(st.Tokens), m: st.Scene.Map.Map, grid: st.Scene.Grid, light: st.Scene.Light}
	if k.n > 0 {
		k.tokens = &st.Tokens[0]
	}
	if len(st.Doors) > 0 {
		k.doors = &st.Doors[0]
	}
	c := st.cache
	for _, m := range c.moments {
		if m.key == k && m.stage != nil {
			return m
		}
	}
	m := moment{key: k, stage: st.newStage()}
	m.light = st.lighting(m.stage)
	c.moments[0], c.moments[1] = m, c.moments[0]
	return m
}

// stage returns the geometry with the doors as they stand.
func (st *State) stage() *stage { return st.moment().stage }

func (st *State) newStage() *stage {
	geo := st.geometry()
	open := make([]byte, (len(st.Doors)+7)/8)
	for i, d := range st.Doors {
		if d.isOpen() {
			open[i/8] |= 1 << (i % 8)
		}
	}
	key := stageKey{geo, string(open)}
	return memo(st.cache, key, 1<<16, func() *stage {
		s := geo.base.Clone()
		for i, d := range st.Doors {
			s.SetDoor(int32(i), d.isOpen())
		}
		return &stage{geo, s, int(geo.w) * int(geo.h) / 8}
	})
}
