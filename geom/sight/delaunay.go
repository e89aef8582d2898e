package sight

import (
	"math/bits"

	"sightline/geom"
)

// frame is where the corners of the mesh lie: far enough that every allowed point is within.
const frame = geom.Limit + 1024

// triangle is one of a triangulation in the making. Half-edge 4t+k is the side of triangle t opposite its corner tip[k], as in a mesh;
// twin[k] is the same edge seen from the neighbour, or -1 on the frame. What holds a triangle lies together, and the fourth places,
// which stay empty, make a half-edge's triangle and corner a matter of bits.
type triangle struct{ tip, twin [4]int32 }

// builder makes a constrained Delaunay triangulation of points and edges that meet at their ends only.
type builder struct {
	at    []geom.Point // vertices, divided by a power of two as far as all can be: that changes no verdict and keeps products small
	tri   []triangle
	last  int32 // a triangle at the point inserted last
	edges []edge
	up    []upward // of each vertex, and one more
	found []uint8  // of each edge, 1 if it was there from the beginning; and one more
	side  []int32  // of each half-edge, as in a mesh
	out   []int32  // of each vertex, one half-edge it is the tip of

	rank        []int32 // of each vertex, how far along a Hilbert curve it lies
	first       []int32
	order       []int32 // triangles, near ones near each other
	free        []int32 // triangles taken away
	right, left []rung  // what bounds them
	open        []int32
	effort      int
}

// begin starts with two triangles over the frame. at must begin with the frame's corners, edges must be sorted and up say where those of
// each vertex are.
func (b *builder) begin(at []geom.Point, edges []edge, up []upward) {
	b.shrink(at)
	b.tri, b.edges, b.up, b.last = room(b.tri, 2*len(at))[:0], edges, up, 0
	b.triangle(0, 1, 2)
	b.triangle(0, 2, 3)
	b.pair(1, 6)
}

// shrink takes over the points, divided by the greatest power of two that divides all their coordinates.
func (b *builder) shrink(at []geom.Point) {
	all := uint32(0)
	for _, p := range at {
		all |= uint32(p.X) | uint32(p.Y)
	}
	shift := bits.TrailingZeros32(all)
	b.at = room(b.at, len(at))
	for i, p := range at {
		b.at[i] = geom.Point{X: p.X >> shift, Y: p.Y >> shift}
	}
}

// corners returns the corners of the frame, in the sense of positive Orient.
func corners() [4]geom.Point {
	return [...]geom.Point{{X: -frame, Y: -frame}, {X: frame, Y: -frame}, {X: frame, Y: frame}, {X: -frame, Y: frame}}
}

// inCircle is positive when d lies within the circle through a, b, c (which have positive Orient), zero when on it. Exact.
func inCircle(a, b, c, d geom.Point) int {
	return circle(a.Sub(d), b.Sub(d), c.Sub(d))
}

// circle is positive when the origin lies within the circle through a, b, c, which have positive Orient.
func circle(a, b, c geom.Point) int {
	if short15(a, b, c) {
		return signOf(geom.Dot(a, a)*geom.Cross(b, c) + geom.Dot(b, b)*geom.Cross(c, a) + geom.Dot(c, c)*geom.Cross(a, b))
	}
	return product(geom.Dot(a, a), geom.Cross(b, c)).
		plus(product(geom.Dot(b, b), geom.Cross(c, a))).
		plus(product(geom.Dot(c, c), geom.Cross(a, b))).sign()
}

// short15 reports whether vectors are so short that the products of circle fit an int64.
func short15(a, b, c geom.Point) bool {
	const most = 1 << 14
	return uint32(a.X+most)|uint32(a.Y+most)|uint32(b.X+most)|uint32(b.Y+most)|uint32(c.X+most)|uint32(c.Y+most) < 2*most
}

// next4 and prev4 are next and prev of the half-edges of a builder.
func next4(h int32) int32 { return h&^3 | 9>>(2*uint(h)&6)&3 }
func prev4(h int32) int32 { return h&^3 | 18>>(2*uint(h)&6)&3 }

func (b *builder) tip(h int32) int32  { return b.tri[h>>2].tip[h&3] }
func (b *builder) twin(h int32) int32 { return b.tri[h>>2].twin[h&3] }

// ends returns the vertices that half-edge h runs between, its triangle to the right.
func (b *builder) ends(h int32) (u, v int32) { return b.tip(next4(h)), b.tip(prev4(h)) }

// triangle adds a triangle without neighbours and returns its number.
func (b *builder) triangle(u, v, w int32) int32 {
	b.tri = append(b.tri, triangle{[4]int32{u, v, w}, [4]int32{-1, -1, -1}})
	return int32(len(b.tri) - 1)
}

func (b *builder) pair(h, g int32) {
	b.tri[h>>2].twin[h&3] = g
	b.back(g, h)
}

// back makes h the twin of g, if there is a g.
func (b *builder) back(g, h int32) {
	if g >= 0 {
		b.tri[g>>2].twin[g&3] = h
	}
}

// insertAll inserts every vertex but the frame's, near ones after each other: one in four first, and then the others among them, where
// each changes little.
func (b *builder) insertAll(s *sorter) {
	r, list := frameOfPoints(b.at[4:]), s.begin(len(b.at)-4)
	order := min(bits.Len(uint(len(list)))/2+3, maxOrder) // so fine that few points share a place
	shift := max(bits.Len32(uint32(r.Max.X-r.Min.X)|uint32(r.Max.Y-r.Min.Y))-order, 0)
	for i := range list {
		p := b.at[i+4].Sub(r.Min)
		list[i] = keyed{uint64(hilbert(uint32(p.X)>>shift, uint32(p.Y)>>shift, order)), int32(i + 4)}
	}
	list = s.sort(2 * order)
	b.rank = cleared(b.rank, len(b.at))
	for i, k := range list {
		if b.rank[k.n] = int32(i); early(k.n) {
			b.insert(k.n)
		}
	}
	for _, k := range list {
		if !early(k.n) {
			b.insert(k.n)
		}
	}
}

// early reports whether vertex v is one in four, as good as by chance.
func early(v int32) bool { return uint32(v)*0x9e3779b1>>30 == 0 }

// triangles lists all triangles so that near ones are near in the list.
func (b *builder) triangles() []int32 {
	b.first, b.order = cleared(b.first, len(b.at)+1), room(b.order, len(b.tri))
	for t := range b.tri {
		b.first[b.rank[b.tri[t].tip[0]]+1]++
	}
	for i := range b.at {
		b.first[i+1] += b.first[i]
	}
	for t := range b.tri {
		at := &b.first[b.rank[b.tri[t].tip[0]]]
		b.order[*at] = int32(t)
		*at++
	}
	return b.order
}

// visit walks from triangle t to the one that holds q, which is no vertex, and says on which of its sides q lies, or -1. In a
// Delaunay triangulation that ends.
func (b *builder) visit(t int32, q geom.Point) (in, side int32) {
	tri, at := b.tri, b.at
	for {
		x := &tri[t]
		u, v, w := at[x.tip[0]].Sub(q), at[x.tip[1]].Sub(q), at[x.tip[2]].Sub(q)
		vw, wu, uv := geom.Cross(v, w), geom.Cross(w, u), geom.Cross(u, v)
		switch {
		case vw < 0:
			t = x.twin[0] >> 2
		case wu < 0:
			t = x.twin[1] >> 2
		case uv < 0:
			t = x.twin[2] >> 2
		case vw == 0:
			return t, 0
		case wu == 0:
			return t, 1
		case uv == 0:
			return t, 2
		default:
			return t, -1
		}
	}
}

// insert adds vertex p to the triangulation, which holds no walls yet.
func (b *builder) insert(p int32) {
	t, side := b.visit(b.last, b.at[p])
	if side < 0 {
		b.splitTriangle(t, p)
	} else {
		b.splitEdge(4*t+side, p)
	}
	b.last = t
	b.legalize(t)
}

// splitTriangle puts p into triangle t. It is the first corner of the three that come of it.
func (b *builder) splitTriangle(t, p int32) {
	x := &b.tri[t]
	u, v, w := x.tip[0], x.tip[1], x.tip[2]
	nv, nw := x.twin[1], x.twin[2]
	i := int32(len(b.tri))
	j := i + 1
	x.tip[0], x.twin[1], x.twin[2] = p, 4*i+2, 4*j+1
	b.tri = append(b.tri,
		triangle{[4]int32{p, w, u}, [4]int32{nv, 4*j + 2, 4*t + 1}},
		triangle{[4]int32{p, u, v}, [4]int32{nw, 4*t + 2, 4*i + 1}})
	b.back(nv, 4*i)
	b.back(nw, 4*j)
}

// splitEdge puts p onto half-edge h, which is not on the frame. It is the first corner of the four triangles that come of it.
func (b *builder) splitEdge(h, p int32) {
	g := b.twin(h)
	t, k := h>>2, g>>2
	a, d := b.tip(h), b.tip(g)
	u, v := b.ends(h)
	nau, nva := b.twin(prev4(h)), b.twin(next4(h))
	nud, ndv := b.twin(next4(g)), b.twin(prev4(g))
	i := int32(len(b.tri))
	j := i + 1
	b.tri[t] = triangle{[4]int32{p, a, u}, [4]int32{nau, 4*j + 2, 4*i + 1}}
	b.tri[k] = triangle{[4]int32{p, d, v}, [4]int32{ndv, 4*i + 2, 4*j + 1}}
	b.tri = append(b.tri,
		triangle{[4]int32{p, v, a}, [4]int32{nva, 4*t + 2, 4*k + 1}},
		triangle{[4]int32{p, u, d}, [4]int32{nud, 4*k + 2, 4*t + 1}})
	b.back(nau, 4*t)
	b.back(ndv, 4*k)
	b.back(nva, 4*i)
	b.back(nud, 4*j)
}

// legalize goes once round the first corner of triangle t, which was put in last, and flips what lies opposite it until that is
// Delaunay. All triangles about that corner have it first.
func (b *builder) legalize(t int32) {
	tri, at := b.tri, b.at
	x := &tri[t]
	p := at[x.tip[0]]
	u, v := at[x.tip[1]].Sub(p), at[x.tip[2]].Sub(p)
	for first := t; ; {
		if g := x.twin[0]; g >= 0 {
			y := &tri[g>>2]
			d, in := at[y.tip[g&3]].Sub(p), false
			if short15(u, v, d) { // circle, without the call
				in = geom.Dot(u, u)*geom.Cross(v, d)+geom.Dot(v, v)*geom.Cross(d, u)+geom.Dot(d, d)*geom.Cross(u, v) < 0
			} else {
				in = circle(u, v, d) < 0
			}
			if in {
				swing(tri, x, y, t, g)
				v = d
				continue
			}
		}
		if t = x.twin[1] >> 2; t == first {
			return
		}
		x = &tri[t]
		u, v = v, at[x.tip[2]].Sub(p)
	}
}

// swing flips the side opposite the first corner p of triangle x, which is number t. The neighbour y there has the half-edge g. With
// u, v the other corners of x and d the neighbour's, x becomes (p, u, d) and y (p, d, v).
func swing(tri []triangle, x, y *triangle, t, g int32) {
	k := g &^ 3
	d, nud, ndv, nvp := y.tip[g&3], y.twin[next4(g)&3], y.twin[prev4(g)&3], x.twin[1]
	y.tip, y.twin = [4]int32{x.tip[0], d, x.tip[2]}, [4]int32{ndv, nvp, 4*t + 1}
	x.tip[2], x.twin[0], x.twin[1] = d, nud, k+2
	if nud >= 0 {
		tri[nud>>2].twin[nud&3] = 4 * t
	}
	if ndv >= 0 {
		tri[ndv>>2].twin[ndv&3] = k
	}
	if nvp >= 0 {
		tri[nvp>>2].twin[nvp&3] = k + 1
	}
}
