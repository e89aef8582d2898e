package area

import (
	"math"
	"math/bits"

	"sightline/geom"
	"sightline/geom/grid"
)

// halves is a shape cut out by half-planes: what they all hold. A form with straight edges is a list of them; the rest of
// the package needs nothing else to know of it.
type halves struct {
	planes []plane
	long2  int64 // squared length of the direction, by grid.Dot
}

// plane is the half-plane of the points p with over·p + (side·p + far)·√m >= 0, m being 3 or 1 times long2 or 1.
type plane struct {
	over, side form
	far        int64
	three, n   bool // 3 and long2 are factors of m
}

// form is a linear form on the lattice.
type form struct{ x, y int64 }

func (f form) at(p geom.Point) int64 { return f.x*int64(p.X) + f.y*int64(p.Y) }

func (f form) plus(o form) form { return form{f.x + o.x, f.y + o.y} }

func (f form) times(k int64) form { return form{k * f.x, k * f.y} }

// axis gives along, which is w·d, and across, which is twice w×d, of the direction d, made as short as it can be: the ways to measure a vector w from
// the origin along the axis and off it. On hexes the true distance off the axis has another factor √3.
func axis(g grid.Grid, dir geom.Point) (along, across form, long2 int64) {
	k := gcd(int64(dir.X), int64(dir.Y))
	d := geom.Point{X: int32(int64(dir.X) / k), Y: int32(int64(dir.Y) / k)}
	along = form{g.Dot(geom.Point{X: 1}, d), g.Dot(geom.Point{Y: 1}, d)}
	return along, form{2 * int64(d.Y), -2 * int64(d.X)}, g.Dot(d, d)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// cone is the triangle whose width is the distance from its tip: 2·|off| <= along <= length.
func cone(g grid.Grid, s Shape) figure {
	along, across, n := axis(g, s.Dir)
	left, right := plane{over: along.plus(across)}, plane{over: along.plus(across.times(-1))}
	if g.Hex() {
		left = plane{over: along, side: across, three: true}
		right = plane{over: along, side: across.times(-1), three: true}
	}
	return halves{[]plane{left, right, end(g, along, s.Length)}, n}
}

// line is the rectangle with 0 <= along <= length and 2·|off| <= width.
func line(g grid.Grid, s Shape) figure {
	along, across, n := axis(g, s.Dir)
	wide := int64(s.width())
	return halves{[]plane{
		{over: along},
		{over: across, far: wide, n: true},
		{over: across.times(-1), far: wide, n: true},
		end(g, along, s.Length),
	}, n}
}

// cube is the square before its near face, which the origin is the middle or an end of.
func cube(g grid.Grid, s Shape) figure {
	along, across, n := axis(g, s.Dir) // across grows to the left
	wide := 2 * int64(s.Length)
	left, right := plane{over: across.times(-1)}, plane{over: across, far: wide, n: true}
	switch s.Pivot {
	case RightEnd:
		left, right = plane{over: across.times(-1), far: wide, n: true}, plane{over: across}
	case LeftEnd:
	default:
		left = plane{over: across.times(-1), far: wide / 2, n: true}
		right.far = wide / 2
	}
	return halves{[]plane{{over: along}, left, right, end(g, along, s.Length)}, n}
}

// end is along <= length.
func end(g grid.Grid, along form, length int32) plane {
	return plane{over: along.times(-1), far: int64(length), n: true, three: g.Hex()}
}

// covers needs an area only where two edges or more cut the cell.
func (h halves) covers(p *probe, r Rule) bool {
	if r != Any {
		for _, e := range h.planes {
			if h.sign(e, p.centre) < 0 {
				return false
			}
		}
		if r == Centre {
			return true
		}
	}
	var cut []plane
	for _, e := range h.planes {
		switch in, out := h.split(e, p.corners); {
		case !in:
			return false
		case out:
			cut = append(cut, e)
		}
	}
	return len(cut) < 2 || h.enough(cut, p, r)
}

// split says whether corners lie inside a half-plane and outside it, its border left out.
func (h halves) split(e plane, corners []geom.Point) (in, out bool) {
	for _, c := range corners {
		switch h.sign(e, c) {
		case 1:
			in = true
		case -1:
			out = true
		}
	}
	return in, out
}

// m is what stands under the root of a plane.
func (h halves) m(e plane) int64 {
	m := int64(1)
	if e.three {
		m = 3
	}
	if e.n {
		m *= h.long2
	}
	return m
}

// sign is the side of a point: 1 inside, 0 on the border, -1 outside; exact.
func (h halves) sign(e plane, p geom.Point) int {
	u, k := e.over.at(p), e.side.at(p)+e.far
	su, sk := signOf(u), signOf(k)
	if su == sk || sk == 0 {
		return su
	}
	if su == 0 {
		return sk
	}
	return su * compareSquares(u, k, h.m(e))
}

// compareSquares compares u² with k²·m, exactly.
func compareSquares(u, k, m int64) int {
	uh, ul := bits.Mul64(magnitude(u), magnitude(u))
	kh, kl := bits.Mul64(magnitude(k), magnitude(k))
	mid, low := bits.Mul64(kl, uint64(m))
	top, more := bits.Mul64(kh, uint64(m))
	mid, carry := bits.Add64(mid, more, 0)
	top += carry
	switch {
	case top > 0 || mid > uh || mid == uh && low > ul:
		return -1
	case mid == uh && low == ul:
		return 0
	}
	return 1
}

func magnitude(v int64) uint64 { return uint64(max(v, -v)) }

func signOf(v int64) int {
	switch {
	case v < 0:
		return -1
	case v > 0:
		return 1
	}
	return 0
}

// slack is how far edges are moved, in cells, to be on the safe side of what floating point can miss (2e-11 on the largest
// map).
const slack = 1e-9

// enough says whether the area that planes leave of a cell is at least half, or for Any more than none. Floating point
// decides unless moving the edges by the slack makes a difference.
func (h halves) enough(cut []plane, p *probe, r Rule) bool {
	cell := p.polygon()
	need := area2(cell) / 2
	if r == Any {
		need = 0
	}
	const blur = slack / 8 // of the areas' own sums
	if most := h.cutApprox(cell, cut, p, slack); len(most) == 0 || area2(most) < need-blur {
		return false
	}
	if area2(h.cutApprox(cell, cut, p, -slack)) > need+blur {
		return true
	}
	return h.enoughExactly(cut, p, r)
}

// polygon is the cell about its centre, in cells of the lattice.
func (p *probe) polygon() []spot[approx] {
	var poly []spot[approx]
	for _, c := range p.corners {
		v := c.Sub(p.centre)
		poly = append(poly, spot[approx]{approx(v.X) / geom.Unit, approx(v.Y) / geom.Unit})
	}
	return poly
}

// cutApprox cuts a cell with planes that are moved outwards.
func (h halves) cutApprox(poly []spot[approx], cut []plane, p *probe, out approx) []spot[approx] {
	for _, e := range cut {
		root := math.Sqrt(float64(h.m(e)))
		x := float64(e.over.x) + float64(float64(e.side.x)*root)
		y := float64(e.over.y) + float64(float64(e.side.y)*root)
		at := float64(e.over.at(p.centre)) + float64(float64(e.side.at(p.centre)+e.far)*root)
		size := math.Sqrt(float64(x*x) + float64(y*y))
		poly = clipBy(poly, edge[approx]{approx(x / size), approx(y / size), approx(at/size/geom.Unit) + out})
	}
	return poly
}
