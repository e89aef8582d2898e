package sight

import (
	"math"
	"slices"

	"sightline/geom"
)

// look is one raster pass: the ground and the stretches that an eye overlooks.
type look struct {
	scene *Scene
	eye   geom.Point
	reach int32
	ruled *ruled
	tips  []int32 // of limited walls that were met: twice the vertex, plus 1 for those that go off to the left
	raster
}

// NewGround returns ground of which nothing is known yet, of the size of this scene.
func (s *Scene) NewGround() *Ground {
	return &Ground{
		Subs:      geom.NewMask(s.grid.SubCount(s.bounds)),
		Stretches: make([]uint64, (2*s.Stretches()+63)/64),
	}
}

// Look adds to g what is in line from eye on channel ch: each sub-cell whose centre is, and each stretch of wall of which some
// part of positive length is, from the side it is met from. g must come from NewGround of this scene or a clone; where its Subs or
// its Stretches are nil they are not asked for, which saves most of the work for them.
//
// reach, in lattice units (1,024 a cell), is how far sub-cells count, exactly by grid.Dist2 to their centres; 0 means no limit. A
// stretch counts with the sub-cell it lies in, and one between two sub-cells with that on the eye's side: so it does not matter
// how a wall is joined of pieces. dir and half limit it to a field of view: directions that make an angle with dir of at most that between
// (1,0) and half, where half has Y ≥ 0; both are vectors on the lattice, used to about 12 bits. A zero dir or half means all
// round. An eye on a wall looks to both sides of it; Aside and Eyes give places that don't. From beyond geom.Limit nothing is seen.
func (s *Scene) Look(g *Ground, eye geom.Point, ch Channel, reach int32, dir, half geom.Point) {
	if s.dark || eye.Far() {
		return
	}
	c, k := &s.work.cones, &s.work.look
	k.begin(s, g, eye, reach)
	for _, bound := range s.view(dir, half) {
		c.begin(s, eye, ch)
		c.reach = s.box(reach)
		if reach > 0 {
			// A stretch counts with the centre of its sub-cell, so it may lie a little farther off than that.
			c.reach = c.reach.Add(geom.Point{X: k.step.X, Y: k.step.Y})
		}
		c.bound = bound
		c.spread()
		if g.Stretches != nil {
			for _, t := range c.meets {
				k.mark(g.Stretches, t)
			}
		}
		if g.Subs != nil {
			k.cover(c)
		}
	}
}

// cover adds the sub-cells that the eye overlooks.
func (k *look) cover(c *cones) {
	k.fill(c.wedges)
	if len(c.joints) > 0 {
		k.antennas(c, k.scene.mesh.locate(k.eye))
	}
}

// begin makes ready for an eye.
func (k *look) begin(s *Scene, g *Ground, eye geom.Point, reach int32) {
	w, h := s.grid.SubSize()
	k.scene, k.ruled, k.eye, k.reach = s, s.mesh.ruled(), eye, max(reach, 0)
	if k.step = (geom.Point{X: w, Y: h}); g.Subs != nil {
		k.aim(g.Subs, s.grid.SubCentre(s.bounds, 0, 0).Sub(eye), k.step)
	}
	k.weighX, k.weighY = weights(s.grid)
	k.reach2 = s.grid.Length2(int64(min(k.reach, 2*geom.Limit)))
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// box returns how far a reach goes along each axis, at most; zero for no limit.
func (s *Scene) box(reach int32) geom.Point {
	r := min(max(reach, 0), geom.Limit)
	if s.grid.Hex() {
		return geom.Point{X: 2 * r, Y: 2 * r}
	}
	return geom.Point{X: r, Y: r}
}

// inReach reports whether a sub-cell's centre is in reach.
func (k *look) inReach(centre geom.Point) bool {
	return k.reach == 0 || k.scene.grid.Dist2(k.eye, centre) <= k.reach2
}

// view returns the angles that make up a field of view, each of at most half a turn; a zero pair means all round.
func (s *Scene) view(dir, half geom.Point) []angle {
	v := s.work.view[:0]
	if dir == (geom.Point{}) || half == (geom.Point{}) {
		s.work.view = append(v, angle{})
		return s.work.view
	}
	dir, half = short(dir), short(half)
	half.Y = max(half.Y, -half.Y)
	lo, hi := s.turned(dir, geom.Point{X: half.X, Y: -half.Y}), s.turned(dir, half)
	s.work.view = append(v, angle{lo, dir}, angle{dir, hi})
	return s.work.view
}

// turned returns dir turned, and lengthened, as (1, 0) must be to point to by, in true proportions.
func (s *Scene) turned(dir, by geom.Point) geom.Point {
	wx, wy := weights(s.grid)
	kx, ky := int32(wx), int32(wy)
	return geom.Point{X: kx*dir.X*by.X - ky*dir.Y*by.Y, Y: kx * (dir.X*by.Y + dir.Y*by.X)}
}

// short halves a vector until it fits 12 bits.
func short(v geom.Point) geom.Point {
	for max(v.X, -v.X, v.Y, -v.Y) >= 1<<12 || v.X == math.MinInt32 || v.Y == math.MinInt32 {
		v.X, v.Y = v.X/2, v.Y/2
	}
	return v
}

// antennas adds the sub-cell centres beyond points where limited walls meet: on the very line through such a point they count
// once, while on both sides of the line they count one by one. That makes a difference where two of them lie on one side.
func (k *look) antennas(c *cones, at place) {
	m := k.scene.mesh
	slices.Sort(c.joints)
	k.tips = k.tips[:0]
	for _, e := range slices.Compact(c.joints) {
		a, b := m.edges[e].a, m.edges[e].b
		k.tip(a, b)
		k.tip(b, a)
	}
	slices.Sort(k.tips)
	for i := 1; i < len(k.tips); i++ {
		again := i > 1 && k.tips[i-2] == k.tips[i-1]
		if k.tips[i] != k.tips[i-1] || again {
			continue
		}
		if v := m.at[k.tips[i]>>1].Sub(k.eye); !c.bound.set() || c.bound.holds(v) {
			k.antenna(c.gate, at, v)
		}
	}
}

// tip notes vertex v and on which side of the line to it the limited wall to u goes off.
func (k *look) tip(v, u int32) {
	p, q := k.scene.mesh.at[v].Sub(k.eye), k.scene.mesh.at[u].Sub(k.eye)
	if side := geom.Cross(p, q); side > 0 {
		k.tips = append(k.tips, 2*v)
	} else if side < 0 {
		k.tips = append(k.tips, 2*v+1)
	}
}

// antenna tries the centres on the ray through v that lie beyond it.
func (k *look) antenna(g gate, at place, v geom.Point) {
	n := gcd(abs(int64(v.X)), abs(int64(v.Y)))
	dx, dy := int64(v.X)/n, int64(v.Y)/n
	try := func(t int64) {
		x, y := t*dx-int64(k.first.X), t*dy-int64(k.first.Y)
		w, h := int64(k.step.X), int64(k.step.Y)
		if t > n && x >= 0 && y >= 0 && x%w == 0 && y%h == 0 {
			k.add(g, at, x/w, y/h)
		}
	}
	if dy == 0 {
		for x := range int64(k.w) {
			try((int64(k.first.X) + x*int64(k.step.X)) / dx)
		}
		return
	}
	for y := range int64(k.h) {
		if cy := int64(k.first.Y) + y*int64(k.step.Y); cy%dy == 0 {
			try(cy / dy)
		}
	}
}

// add sets one sub-cell if its centre is in reach and in line.
func (k *look) add(g gate, at place, column, row int64) {
	x, y := int32(column), int32(row)
	if column >= int64(k.w) || row >= int64(k.h) || k.subs.Get(x, y) {
		return
	}
	p := k.eye.Add(geom.Point{X: k.first.X + x*k.step.X, Y: k.first.Y + y*k.step.Y})
	if k.scene.clearFrom(at, k.eye, p, g) {
		k.set(x, y)
	}
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
