package sight

import (
	"cmp"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// piece is a part of a wall, running in the wall's direction.
type piece struct {
	geom.Seg
	wall int32
}

// noder cuts pieces until they meet at their ends only.
type noder struct {
	g      grid.Grid
	pieces []piece // those of one wall follow each other
	spare  []piece
	points map[geom.Point]bool // where something was cut
	found  int                 // cuts of this round
	segs   []geom.Seg
	near   buckets // where pieces lie; what is filed there stands in lists
	heads  []int32 // of each bucket, what was filed there last, or 0
	lists  []filed
	into   []int32
	met    []int32 // of each piece, the one after it that it was compared with last
	looks  int     // at pieces, in this round
}

// costly is how many looks a cut counts for: it takes about as long. Some 5,000 walls through one point are still cut.
const costly = 8

// begin starts with no pieces.
func (n *noder) begin(g grid.Grid) {
	n.g, n.points, n.pieces = g, map[geom.Point]bool{}, n.pieces[:0]
}

// add takes in a wall as one piece, or as several when it has to be led through points.
func (n *noder) add(p piece, via [][]geom.Point) {
	if via == nil {
		n.pieces = append(n.pieces, p)
		return
	}
	n.pieces = appendCut(n.pieces, p, via[p.wall])
}

// maxLooks bounds how many pieces are looked at in a round. It bounds the time that thousands of long walls side by side can take.
const maxLooks = 1 << 28

// maxPieces is how many pieces, and cuts in one round, a scene may have. It bounds the time and memory a hostile map can take.
const maxPieces = 1 << 17

// node cuts all pieces at the points where they cross or touch. A crossing that is no lattice point is rounded to one, and
// both pieces are led through it; what that makes cross anew is cut in the next round. Pieces only get shorter, so it ends. It
// reports false when there are more than maxPieces.
func (n *noder) node() bool {
	for {
		cuts := n.cuts()
		if n.found+len(n.pieces) > maxPieces {
			return false
		}
		if len(cuts) == 0 {
			return true
		}
		n.apply(cuts)
	}
}

// cuts finds, for every piece that must be cut, where.
func (n *noder) cuts() map[int32][]geom.Point {
	if len(n.pieces) > maxPieces {
		n.found = 0
		return nil
	}
	n.segs = room(n.segs, len(n.pieces))
	for i, p := range n.pieces {
		n.segs[i] = p.Seg
	}
	n.near.lay(frameOf(n.segs), 10, 256+2*int64(len(n.segs)))
	for {
		if cuts, ok := n.compare(); ok {
			return cuts
		}
		n.near.coarsen()
	}
}

// filed is a piece in the list of a bucket.
type filed struct {
	piece int32
	next  int32 // the one filed there before it, or 0
}

// compare compares each piece with those filed before it in the buckets it comes into, and files it there. It reports false when
// pieces come into too many buckets.
func (n *noder) compare() (cuts map[int32][]geom.Point, ok bool) {
	n.found, n.looks, n.lists = 0, 0, append(n.lists[:0], filed{})
	n.heads, n.met = cleared(n.heads, int(n.near.w*n.near.h)), cleared(n.met, len(n.segs))
	for a, s := range n.segs {
		n.into = n.near.appendCover(n.into[:0], s, 0)
		for _, k := range n.into {
			n.compareIn(k, int32(a), s, &cuts)
			n.lists = append(n.lists, filed{int32(a), n.heads[k]})
			n.heads[k] = int32(len(n.lists)) - 1
		}
		if n.found > 2*maxPieces {
			n.distinct(cuts)
		}
		if n.found > 2*maxPieces || n.looks > maxLooks {
			n.found = maxPieces + 1
			return cuts, true
		}
		if n.near.crowded(len(n.segs), len(n.lists)) {
			return nil, false
		}
	}
	if n.found+len(n.pieces) > maxPieces {
		n.distinct(cuts)
	}
	return cuts, true
}

// distinct drops the cuts that are there twice: of k walls through one point each pair cuts both there, and only k are pieces more.
// When more than maxPieces are left, it says that there are too many.
func (n *noder) distinct(cuts map[int32][]geom.Point) {
	n.found = 0
	for i, at := range cuts {
		slices.SortFunc(at, comparePoints)
		cuts[i] = slices.Compact(at)
		n.found += len(cuts[i])
	}
	if n.found > maxPieces {
		n.found = 2*maxPieces + 1
	}
}

// compareIn compares piece a, which is the segment s, with those filed in bucket k, unless it was in another bucket.
func (n *noder) compareIn(k, a int32, s geom.Seg, cuts *map[int32][]geom.Point) {
	for f := n.heads[k]; f > 0; f = n.lists[f].next {
		n.looks++
		b := n.lists[f].piece
		if n.met[b] == a {
			continue
		}
		n.met[b] = a
		if t := n.segs[b]; !apart(s, t) {
			n.meet(a, b, s, t, cuts)
		}
	}
}

// meet notes where pieces a and b, which are the segments s and t, cut each other.
func (n *noder) meet(a, b int32, s, t geom.Seg, cuts *map[int32][]geom.Point) {
	ta, tb := geom.Orient(s.A, s.B, t.A), geom.Orient(s.A, s.B, t.B)
	sa, sb := geom.Orient(t.A, t.B, s.A), geom.Orient(t.A, t.B, s.B)
	if opposite(ta, tb) && opposite(sa, sb) {
		p := round(n.g, crossing(s, t))
		n.cut(a, s, p, cuts)
		n.cut(b, t, p, cuts)
		return
	}
	if ta == 0 && within(s, t.A) {
		n.cut(a, s, t.A, cuts)
	}
	if tb == 0 && within(s, t.B) {
		n.cut(a, s, t.B, cuts)
	}
	if sa == 0 && within(t, s.A) {
		n.cut(b, t, s.A, cuts)
	}
	if sb == 0 && within(t, s.B) {
		n.cut(b, t, s.B, cuts)
	}
}

// cut notes that piece i, which is the segment s, must be cut at p, unless it ends there.
func (n *noder) cut(i int32, s geom.Seg, p geom.Point, cuts *map[int32][]geom.Point) {
	if p == s.A || p == s.B {
		return
	}
	if *cuts == nil {
		*cuts = map[int32][]geom.Point{}
	}
	n.looks += costly
	at := (*cuts)[i]
	if len(at) > 0 && at[len(at)-1] == p {
		return
	}
	(*cuts)[i] = append(at, p)
	n.found++
	n.points[p] = true
}

// within reports whether p, on the line of s, lies on s.
func within(s geom.Seg, p geom.Point) bool {
	return min(s.A.X, s.B.X) <= p.X && p.X <= max(s.A.X, s.B.X) && min(s.A.Y, s.B.Y) <= p.Y && p.Y <= max(s.A.Y, s.B.Y)
}

// opposite reports whether one is positive and the other negative.
func opposite(a, b int64) bool { return (a < 0 && b > 0) || (a > 0 && b < 0) }

// apart reports whether the boxes about s and t have nothing in common.
func apart(s, t geom.Seg) bool {
	return max(s.A.X, s.B.X) < min(t.A.X, t.B.X) || max(t.A.X, t.B.X) < min(s.A.X, s.B.X) ||
		max(s.A.Y, s.B.Y) < min(t.A.Y, t.B.Y) || max(t.A.Y, t.B.Y) < min(s.A.Y, s.B.Y)
}

// crossing returns the exact point where s and t, which cross, meet.
func crossing(s, t geom.Seg) spot {
	num, den := geom.Orient(t.A, t.B, s.A), geom.Cross(t.B.Sub(t.A), s.A.Sub(s.B))
	if den < 0 {
		num, den = -num, -den
	}
	return along(s.A, s.B.Sub(s.A), num, den)
}

// apply cuts the pieces, and drops those of one wall that came out twice.
func (n *noder) apply(cuts map[int32][]geom.Point) {
	out, begin, cut := n.spare[:0], 0, false
	for i, p := range n.pieces {
		if i > 0 && p.wall != n.pieces[i-1].wall {
			out = once(out, begin, cut)
			begin, cut = len(out), false
		}
		at := cuts[int32(i)]
		cut = cut || len(at) > 0
		out = appendCut(out, p, at)
	}
	n.pieces, n.spare = once(out, begin, cut), n.pieces
}

// once drops pieces that are there twice, from begin on, if there may be any.
func once(pieces []piece, begin int, cut bool) []piece {
	if !cut {
		return pieces
	}
	slices.SortFunc(pieces[begin:], func(a, b piece) int { return cmp.Or(comparePoints(a.A, b.A), comparePoints(a.B, b.B)) })
	return pieces[:begin+len(slices.Compact(pieces[begin:]))]
}

// appendCut appends what is left of p when it is cut at, and led through, the given points.
func appendCut(dst []piece, p piece, at []geom.Point) []piece {
	if len(at) == 0 {
		return append(dst, p)
	}
	d := p.B.Sub(p.A)
	slices.SortFunc(at, func(a, b geom.Point) int {
		return cmp.Or(cmp.Compare(geom.Dot(a.Sub(p.A), d), geom.Dot(b.Sub(p.A), d)), comparePoints(a, b))
	})
	last := p.A
	for _, q := range append(at, p.B) {
		if q != last {
			dst = append(dst, piece{geom.Seg{A: last, B: q}, p.wall})
			last = q
		}
	}
	return dst
}
