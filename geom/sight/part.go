package sight

import (
	"cmp"
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// hosts is the walls as they are joined and cut: those that are parts of one straight wall as that wall, so that where it is divided
// moves nothing that meets it elsewhere.
type hosts struct {
	plan  []Wall
	alone []int32   // of each of plan, the wall it is, or -1
	parts [][]int32 // of each of plan, the walls that are its parts
}

// host makes hosts of the walls. A wall that is part of none stands for itself.
func host(walls []Wall) hosts {
	if !slices.ContainsFunc(walls, isPart) {
		return hosts{plan: walls}
	}
	h := hosts{}
	number := map[Wall]int{}
	for i, w := range walls {
		if !isPart(w) {
			h.add(w, int32(i))
			continue
		}
		whole := Wall{A: w.Of.A, B: w.Of.B, Kind: w.Kind, Door: -1, Of: w.Of}
		k, ok := number[whole]
		if !ok {
			k = len(h.plan)
			number[whole] = k
			h.add(whole, -1)
		}
		h.parts[k] = append(h.parts[k], int32(i))
	}
	return h
}

func (h *hosts) add(w Wall, alone int32) {
	h.plan, h.alone, h.parts = append(h.plan, w), append(h.alone, alone), append(h.parts, nil)
}

// isPart reports whether w is part of a longer wall.
func isPart(w Wall) bool { return w.Of.A != w.Of.B }

// divide turns the pieces of the plan into pieces of the walls, and puts the walls' ends where those of the plan came to lie.
func (h hosts) divide(g grid.Grid, walls []Wall, pieces []piece) []piece {
	for k, w := range h.plan {
		if i := h.alone[k]; i >= 0 {
			walls[i].A, walls[i].B = w.A, w.B
		}
	}
	out := make([]piece, 0, len(pieces)+len(pieces)/8)
	for len(pieces) > 0 {
		k, n := pieces[0].wall, 1
		for n < len(pieces) && pieces[n].wall == k {
			n++
		}
		if i := h.alone[k]; i >= 0 {
			for _, p := range pieces[:n] {
				out = append(out, piece{p.Seg, i})
			}
		} else {
			d := divider{g: g, whole: h.plan[k], pieces: pieces[:n], cuts: make([][]geom.Point, n)}
			out = d.into(out, walls, h.parts[k])
		}
		pieces = pieces[n:]
	}
	return out
}

// divider divides one wall, which is cut into pieces already, into its parts.
type divider struct {
	g      grid.Grid
	whole  Wall
	pieces []piece
	cuts   [][]geom.Point
}

// into appends the pieces of the parts, and sets the parts' ends.
func (d divider) into(dst []piece, walls []Wall, parts []int32) []piece {
	for _, i := range parts {
		w := &walls[i]
		w.A, w.B = d.end(w.A), d.end(w.B)
	}
	var all []piece
	for k, p := range d.pieces {
		all = appendCut(all, p, d.cuts[k])
	}
	for _, i := range parts {
		from, to := d.along(walls[i].A), d.along(walls[i].B)
		for _, p := range all {
			mid := d.along(p.A)/2 + d.along(p.B)/2
			switch {
			case from < mid && mid < to:
				dst = append(dst, piece{p.Seg, i})
			case to < mid && mid < from:
				dst = append(dst, piece{geom.Seg{A: p.B, B: p.A}, i})
			}
		}
	}
	return dst
}

// along is how far along the wall p lies.
func (d divider) along(p geom.Point) int64 {
	return 2 * geom.Dot(p.Sub(d.whole.A), d.whole.B.Sub(d.whole.A))
}

// end is where a part that was drawn to p ends: at a point where the wall is cut anyway, if one is near, or else on a piece, where that
// bends it least, less than half a gap from p.
func (d divider) end(p geom.Point) geom.Point {
	switch p {
	case d.whole.Of.A:
		return d.whole.A
	case d.whole.Of.B:
		return d.whole.B
	}
	near, best, on := d.whole.A, d.g.Dist2(p, d.whole.A), -1
	for k, s := range d.pieces {
		for _, q := range [2]geom.Point{s.A, s.B} {
			if c := cmp.Or(cmp.Compare(d.g.Dist2(p, q), best), comparePoints(q, near)); c < 0 {
				near, best = q, d.g.Dist2(p, q)
			}
		}
		if at := d.along(p); (d.along(s.A) < at) != (d.along(s.B) < at) {
			on = k
		}
	}
	if best < d.g.Length2(gap/2) || on < 0 {
		return near
	}
	q := d.straightest(p, d.pieces[on].Seg)
	d.cuts[on] = append(d.cuts[on], q)
	return q
}

// straightest is the lattice point less than half a gap from p that lies nearest to the line of s, and of those the nearest to p.
func (d divider) straightest(p geom.Point, s geom.Seg) (best geom.Point) {
	least := int64(-1)
	for dy := int32(-gap / 2); dy <= gap/2; dy++ {
		for dx := int32(-gap / 2); dx <= gap/2; dx++ {
			q := p.Add(geom.Point{X: dx, Y: dy})
			if !onLattice(d.g, q) || d.g.Dist2(p, q) >= d.g.Length2(gap/2) {
				continue
			}
			off := geom.Orient(s.A, s.B, q)
			off = max(off, -off)
			if least < 0 || off < least || off == least && cmp.Or(cmp.Compare(d.g.Dist2(p, q), d.g.Dist2(p, best)), comparePoints(q, best)) < 0 {
				best, least = q, off
			}
		}
	}
	return best
}
