package sight

import (
	"math/bits"

	"sightline/geom"
)

// frame is where the corners of the mesh lie: far enough that every allowed point is within.
const frame = geom.Limit + 1024

// builder makes a constrained Delaunay triangulation of points and edges that meet at their ends only.
type builder struct {
	mesh
	edge  []int32 // of each half-edge, the index of its edge or -1
	last  int32   // a triangle near the point inserted last
	check []int32 // half-edges that may have to be flipped
}

// newBuilder starts with two triangles over the frame. at must begin with the frame's corners.
func newBuilder(at []geom.Point) *builder {
	b := &builder{}
	b.at, b.out = at, make([]int32, len(at))
	b.tip, b.twin, b.edge = make([]int32, 0, 6*len(at)), make([]int32, 0, 6*len(at)), make([]int32, 0, 6*len(at))
	b.triangle(0, 1, 2)
	b.triangle(0, 2, 3)
	b.pair(1, 5)
	return b
}

// corners returns the corners of the frame, in the sense of positive Orient.
func corners() []geom.Point {
	return []geom.Point{{X: -frame, Y: -frame}, {X: frame, Y: -frame}, {X: frame, Y: frame}, {X: -frame, Y: frame}}
}

// inCircle is positive when d lies within the circle through a, b, c (which have positive Orient), zero when on it. Exact.
func inCircle(a, b, c, d geom.Point) int {
	a, b, c = a.Sub(d), b.Sub(d), c.Sub(d)
	if short15(a) && short15(b) && short15(c) {
		return signOf(geom.Dot(a, a)*geom.Cross(b, c) + geom.Dot(b, b)*geom.Cross(c, a) + geom.Dot(c, c)*geom.Cross(a, b))
	}
	return product(geom.Dot(a, a), geom.Cross(b, c)).
		plus(product(geom.Dot(b, b), geom.Cross(c, a))).
		plus(product(geom.Dot(c, c), geom.Cross(a, b))).sign()
}

// short15 reports whether a vector is so short that the products of inCircle fit an int64.
func short15(v geom.Point) bool {
	const most = 1 << 14
	return uint32(v.X+most) < 2*most && uint32(v.Y+most) < 2*most
}

func (b *builder) triangle(u, v, w int32) int32 {
	h := int32(len(b.tip))
	b.tip = append(b.tip, u, v, w)
	b.twin = append(b.twin, -1, -1, -1)
	b.edge = append(b.edge, -1, -1, -1)
	b.out[u], b.out[v], b.out[w] = h, h+1, h+2
	return h
}

func (b *builder) pair(h, g int32) {
	b.twin[h] = g
	if g >= 0 {
		b.twin[g] = h
	}
}

func (b *builder) put(h, v int32) { b.tip[h], b.out[v] = v, h }

// hilbertBits is how finely a Hilbert curve tells points apart, along each axis.
const hilbertBits = 11

// hilbert is the place of column x, row y on a Hilbert curve: points near on it are near.
func hilbert(x, y uint32) (d uint64) {
	const n = 1 << hilbertBits
	for s := uint32(n / 2); s > 0; s >>= 1 {
		rx, ry := b2u(x&s != 0), b2u(y&s != 0)
		d = d<<2 | uint64((3*rx)^ry)
		if ry == 0 {
			if rx == 1 {
				x, y = n-1-x, n-1-y
			}
			x, y = y, x
		}
	}
	return d
}

func b2u(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

// insertAll inserts every vertex but the frame's, near ones after each other.
func (b *builder) insertAll() {
	r := frameOfPoints(b.at[4:])
	shift := max(bits.Len32(uint32(r.Max.X-r.Min.X)|uint32(r.Max.Y-r.Min.Y))-hilbertBits, 0)
	keys := make([]uint64, 0, len(b.at))
	for v := 4; v < len(b.at); v++ {
		p := b.at[v].Sub(r.Min)
		keys = append(keys, hilbert(uint32(p.X)>>shift, uint32(p.Y)>>shift)<<vertexBits|uint64(v))
	}
	for _, k := range sortKeys(keys) {
		b.insert(int32(k & (1<<vertexBits - 1)))
	}
}

// visit walks from triangle t to the one that holds q. In a Delaunay triangulation that ends.
func (b *builder) visit(t int32, q geom.Point) int32 {
	for from := int32(-1); ; {
		h := int32(-1)
		for k := 3 * t; k < 3*t+3; k++ {
			if u, v := b.ends(k); k != from && geom.Orient(b.at[u], b.at[v], q) < 0 {
				h = k
				break
			}
		}
		if h < 0 {
			return t
		}
		from = b.twin[h]
		t = from / 3
	}
}

// insert adds vertex p to the triangulation, which holds no walls yet.
func (b *builder) insert(p int32) {
	t := b.visit(b.last, b.at[p])
	on := int32(-1)
	for h := 3 * t; h < 3*t+3; h++ {
		if u, v := b.ends(h); geom.Orient(b.at[u], b.at[v], b.at[p]) == 0 {
			on = h
		}
	}
	b.last = t
	if on < 0 {
		b.splitTriangle(3*t, p)
	} else {
		b.splitEdge(on, p)
	}
	b.legalize()
}

// splitTriangle puts p into the triangle that begins at half-edge h.
func (b *builder) splitTriangle(h, p int32) {
	u, v, w := b.tip[h], b.tip[h+1], b.tip[h+2]
	nu, nv, nw := b.twin[h], b.twin[h+1], b.twin[h+2]
	i, j := b.triangle(p, w, u), b.triangle(p, u, v)
	b.put(h, p)
	b.put(h+1, v)
	b.put(h+2, w)
	b.pair(h, nu)
	b.pair(i, nv)
	b.pair(j, nw)
	b.pair(h+1, i+2)
	b.pair(i+1, j+2)
	b.pair(j+1, h+2)
	b.check = append(b.check, h, i, j)
}

// splitEdge puts p onto half-edge h, which is not on the frame.
func (b *builder) splitEdge(h, p int32) {
	g := b.twin[h]
	t, k := h-h%3, g-g%3
	a, d := b.tip[h], b.tip[g]
	u, v := b.ends(h)
	nau, nva := b.twin[prev(h)], b.twin[next(h)]
	nud, ndv := b.twin[next(g)], b.twin[prev(g)]
	i, j := b.triangle(p, v, a), b.triangle(p, u, d)
	b.put(t, p)
	b.put(t+1, a)
	b.put(t+2, u)
	b.put(k, p)
	b.put(k+1, d)
	b.put(k+2, v)
	b.pair(t, nau)
	b.pair(i, nva)
	b.pair(k, ndv)
	b.pair(j, nud)
	b.pair(t+1, j+2)
	b.pair(j+1, k+2)
	b.pair(k+1, i+2)
	b.pair(i+1, t+2)
	b.check = append(b.check, t, i, k, j)
}

// legalize flips the edges on the list, and those that it makes suspect, until they are Delaunay.
func (b *builder) legalize() {
	for len(b.check) > 0 {
		h := b.check[len(b.check)-1]
		b.check = b.check[:len(b.check)-1]
		if b.suspect(h) {
			t, k := h-h%3, b.twin[h]-b.twin[h]%3
			b.flip(h)
			b.check = append(b.check, t, k+2)
		}
	}
}

// suspect reports whether half-edge h is free to be flipped and not Delaunay.
func (b *builder) suspect(h int32) bool {
	g := b.twin[h]
	if g < 0 || b.edge[h] >= 0 {
		return false
	}
	u, v := b.ends(h)
	return inCircle(b.at[b.tip[h]], b.at[u], b.at[v], b.at[b.tip[g]]) > 0
}

// flip replaces edge h by the other diagonal of the two triangles about it. The first of the new triangles, at h's place, is
// (tip of h, start of h, tip of the twin), the second (tip of the twin, end of h, tip of h).
func (b *builder) flip(h int32) {
	g := b.twin[h]
	t, k := h-h%3, g-g%3
	a, d := b.tip[h], b.tip[g]
	u, v := b.ends(h)
	au, va, ud, dv := prev(h), next(h), next(g), prev(g)
	nau, nva, nud, ndv := b.twin[au], b.twin[va], b.twin[ud], b.twin[dv]
	eau, eva, eud, edv := b.edge[au], b.edge[va], b.edge[ud], b.edge[dv]
	b.put(t, a)
	b.put(t+1, u)
	b.put(t+2, d)
	b.put(k, d)
	b.put(k+1, v)
	b.put(k+2, a)
	b.pair(t, nud)
	b.pair(t+2, nau)
	b.pair(k, nva)
	b.pair(k+2, ndv)
	b.twin[t+1], b.twin[k+1] = k+1, t+1
	b.edge[t], b.edge[t+1], b.edge[t+2] = eud, -1, eau
	b.edge[k], b.edge[k+1], b.edge[k+2] = eva, -1, edv
}
