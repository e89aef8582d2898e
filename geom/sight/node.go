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
	pieces []piece
	points map[geom.Point]bool // where something was cut
	found  int                 // cuts of this round
	segs   []geom.Seg
	near   filer
}

// begin starts with no pieces.
func (n *noder) begin(g grid.Grid) {
	n.g, n.points, n.pieces = g, map[geom.Point]bool{}, n.pieces[:0]
}

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
	var cuts map[int32][]geom.Point
	if n.found = 0; len(n.pieces) > maxPieces {
		return nil
	}
	n.segs = room(n.segs, len(n.pieces))
	for i, p := range n.pieces {
		n.segs[i] = p.Seg
	}
	n.near.file(n.segs, 0, 2)
	for k := range n.near.w * n.near.h {
		list := n.near.item[n.near.start[k]:n.near.start[k+1]]
		for i, a := range list {
			s := n.segs[a]
			for _, b := range list[i+1:] {
				if t := n.segs[b]; !apart(s, t) {
					n.meet(a, b, s, t, &cuts)
				}
			}
			if n.found > maxPieces {
				return cuts
			}
		}
	}
	return cuts
}

// meet notes where pieces a and b, which are the segments s and t, cut each other.
func (n *noder) meet(a, b int32, s, t geom.Seg, cuts *map[int32][]geom.Point) {
	cut := func(i int32, seg geom.Seg, p geom.Point) {
		if p == seg.A || p == seg.B {
			return
		}
		if *cuts == nil {
			*cuts = map[int32][]geom.Point{}
		}
		(*cuts)[i] = append((*cuts)[i], p)
		n.found++
		n.points[p] = true
	}
	ta, tb := geom.Orient(s.A, s.B, t.A), geom.Orient(s.A, s.B, t.B)
	sa, sb := geom.Orient(t.A, t.B, s.A), geom.Orient(t.A, t.B, s.B)
	if opposite(ta, tb) && opposite(sa, sb) {
		p := round(n.g, crossing(s, t))
		cut(a, s, p)
		cut(b, t, p)
		return
	}
	for i, p := range [2]geom.Point{t.A, t.B} {
		if [2]int64{ta, tb}[i] == 0 && s.On(p) {
			cut(a, s, p)
		}
	}
	for i, p := range [2]geom.Point{s.A, s.B} {
		if [2]int64{sa, sb}[i] == 0 && t.On(p) {
			cut(b, t, p)
		}
	}
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

// apply cuts the pieces, and drops those that came out twice.
func (n *noder) apply(cuts map[int32][]geom.Point) {
	var out []piece
	for i, p := range n.pieces {
		out = appendCut(out, p, cuts[int32(i)])
	}
	slices.SortFunc(out, func(a, b piece) int {
		return cmp.Or(cmp.Compare(a.wall, b.wall), comparePoints(a.A, b.A), comparePoints(a.B, b.B))
	})
	n.pieces = slices.Compact(out)
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
