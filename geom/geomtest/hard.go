package geomtest

import (
	"math/rand/v2"

	"sightline/geom"
	"sightline/geom/grid"
)

// Hard makes scenes that are meant to break geometry: walls along the grid, free ones, coincident, crossing, T-joints, walls of
// no length, stars of walls through one point, closed cells, walls through places where somebody stands.
type Hard struct {
	Rand   *rand.Rand
	Grid   grid.Grid
	Bounds geom.Rect
	Even   bool // all points have X ≡ Y mod 2, as hexes want it
}

// NewHard returns a generator of scenes of about w × h cells, always the same for a seed.
func NewHard(seed uint64, g grid.Grid, w, h int32) *Hard {
	max := geom.Point{X: w * geom.Unit, Y: h * geom.Unit}
	return &Hard{Rand: rand.New(rand.NewPCG(seed, 1)), Grid: g, Bounds: geom.Rect{Max: max}, Even: g.Hex()}
}

// Point returns a point in or a little around the bounds: a corner or centre of a cell, a sub-cell's centre, a neat fraction, or
// any lattice point.
func (h *Hard) Point() geom.Point {
	x := h.Bounds.Min.X - 512 + h.Rand.Int32N(h.Bounds.Max.X-h.Bounds.Min.X+1024)
	y := h.Bounds.Min.Y - 512 + h.Rand.Int32N(h.Bounds.Max.Y-h.Bounds.Min.Y+1024)
	p := geom.Point{X: x, Y: y}
	c := h.Grid.At(p)
	switch h.Rand.IntN(6) {
	case 0, 1:
		corners := h.Grid.AppendCorners(nil, c)
		p = corners[h.Rand.IntN(len(corners))]
	case 2:
		p = h.Grid.Centre(c)
	case 3:
		sx, sy := h.Grid.Sub(h.Bounds, p)
		p = h.Grid.SubCentre(h.Bounds, sx, sy)
	case 4:
		p = geom.Point{X: x &^ 63, Y: y &^ 63}
	}
	return h.even(p)
}

func (h *Hard) even(p geom.Point) geom.Point {
	if h.Even && (p.X^p.Y)&1 != 0 {
		p.X++
	}
	return p
}

// Cell returns a cell within the bounds.
func (h *Hard) Cell() grid.Cell {
	for {
		p := geom.Point{X: h.Rand.Int32N(h.Bounds.Max.X), Y: h.Rand.Int32N(h.Bounds.Max.Y)}
		if c := h.Grid.At(p); h.Grid.Inside(h.Bounds, c) {
			return c
		}
	}
}

// Segs returns about n walls.
func (h *Hard) Segs(n int) []geom.Seg {
	var segs []geom.Seg
	for len(segs) < n {
		segs = h.appendSome(segs)
	}
	return segs
}

// appendSome appends one wall, or a few that belong together.
func (h *Hard) appendSome(segs []geom.Seg) []geom.Seg {
	a, b := h.Point(), h.Point()
	old := geom.Seg{A: b, B: a}
	if len(segs) > 0 {
		old = segs[h.Rand.IntN(len(segs))]
	}
	switch h.Rand.IntN(9) {
	case 0: // a closed cell
		cs := h.Grid.AppendCorners(nil, h.Cell())
		for i := range cs {
			segs = append(segs, geom.Seg{A: cs[i], B: cs[(i+1)%len(cs)]})
		}
		return segs
	case 1: // an edge or two of a cell
		cs := h.Grid.AppendCorners(nil, h.Cell())
		return append(segs, geom.Seg{A: cs[0], B: cs[1]}, geom.Seg{A: cs[2], B: cs[1]})
	case 2: // a star
		for range 2 + h.Rand.IntN(4) {
			segs = append(segs, geom.Seg{A: a, B: h.Point()})
		}
		return segs
	case 3: // the same once more, the other way round
		return append(segs, geom.Seg{A: old.B, B: old.A})
	case 4: // overlapping, from the same end
		return append(segs, geom.Seg{A: old.A, B: h.even(geom.Point{X: (old.A.X + old.B.X) / 2, Y: (old.A.Y + old.B.Y) / 2})})
	case 5: // from the end of another
		return append(segs, geom.Seg{A: old.B, B: b})
	case 6: // no length
		if h.Rand.IntN(4) == 0 {
			b = a
		}
	case 7: // short
		d := h.Rand.Int32N(600) - 300
		b = h.even(geom.Point{X: a.X + d, Y: a.Y + h.Rand.Int32N(600) - 300})
	}
	return append(segs, geom.Seg{A: a, B: b})
}
