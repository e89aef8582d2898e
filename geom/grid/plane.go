package grid

import (
	"iter"
	"math"

	"sightline/geom"
)

// Dist2 is the squared distance of two points in a measure of the grid's own, to be compared with [Grid.Reach2] and with
// other values of Dist2 of the same grid; exact for all points within geom.Limit.
func (g Grid) Dist2(a, b geom.Point) int64 {
	return g.Dot(b.Sub(a), b.Sub(a))
}

// Dot is the inner product of two vectors in the measure of [Grid.Dist2]: v·v is a squared length.
func (g Grid) Dot(v, w geom.Point) int64 {
	x, y := int64(v.X)*int64(w.X), int64(v.Y)*int64(w.Y)
	switch g.Kind {
	case HexPointy:
		return 3*x + y
	case HexFlat:
		return x + 3*y
	}
	return x + y
}

// Reach2 is the squared length of n cells in the measure of Dist2: Dist2(a, b) <= Reach2(n) says that b is within n
// cells of a, exactly. A reach beyond the widest map counts as that.
func (g Grid) Reach2(n int32) int64 {
	const most = 1 << 17
	return g.Length2(int64(min(max(n, 0), most)) * unit)
}

// Length2 is the squared length of l lattice units (1,024 a cell) in the measure of Dist2. l is at most 2^28.
func (g Grid) Length2(l int64) int64 {
	if g.Hex() {
		return 3 * l * l
	}
	return l * l
}

// SubSize is the size of a sub-cell in lattice units: about an eighth of a cell each way.
func (g Grid) SubSize() (w, h int32) {
	switch g.Kind {
	case HexPointy:
		return unit / 8, unit / 4
	case HexFlat:
		return unit / 4, unit / 8
	}
	return unit / 8, unit / 8
}

// SubCount is how many columns and rows of sub-cells it takes to cover b; the last ones may stick out.
func (g Grid) SubCount(b geom.Rect) (w, h int32) {
	if b.Empty() {
		return 0, 0
	}
	sw, sh := g.SubSize()
	return -floorDiv(b.Min.X-b.Max.X, sw), -floorDiv(b.Min.Y-b.Max.Y, sh)
}

// Sub is the column and row of the sub-cell that holds p when (0,0) is the one at b.Min. A point on an edge belongs to
// the sub-cell to its right or below. Points outside b give numbers outside [Grid.SubCount].
func (g Grid) Sub(b geom.Rect, p geom.Point) (x, y int32) {
	w, h := g.SubSize()
	return floorDiv(p.X-b.Min.X, w), floorDiv(p.Y-b.Min.Y, h)
}

// SubCentre is the middle of a sub-cell, the point that stands for it in every verdict. It is a lattice point and lies on
// no cell's edge when b.Min is (0,0).
func (g Grid) SubCentre(b geom.Rect, x, y int32) geom.Point {
	w, h := g.SubSize()
	return geom.Point{X: b.Min.X + x*w + w/2, Y: b.Min.Y + y*h + h/2}
}

// Inside says whether a cell belongs to a map: its centre lies in b, borders included.
func (g Grid) Inside(b geom.Rect, c Cell) bool { return b.Contains(g.Centre(c)) }

// Cells yields the cells that are [Grid.Inside] b, row by row (flat hexes: column by column), each once; on a gridless scene
// none.
func (g Grid) Cells(b geom.Rect) iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		if b.Empty() || g.Kind == Gridless {
			return
		}
		lo, hi := g.swap(b.Min), g.swap(b.Max)
		pitch, first := int32(unit), int32(half)
		if g.Hex() {
			pitch, first = rows, unit
		}
		for r := ceilDiv(lo.Y-first, pitch); r <= floorDiv(hi.Y-first, pitch); r++ {
			if !g.row(lo.X, hi.X, r, yield) {
				return
			}
		}
	}
}

// row yields the cells of row r (of pointy hexes) whose centres lie between x0 and x1.
func (g Grid) row(x0, x1, r int32, yield func(Cell) bool) bool {
	first := g.swap(g.Centre(g.turn(Cell{0, r}))).X
	for q := ceilDiv(x0-first, unit); q <= floorDiv(x1-first, unit); q++ {
		if !yield(g.turn(Cell{q, r})) {
			return false
		}
	}
	return true
}

func ceilDiv(a, b int32) int32 { return -floorDiv(-a, b) }

// FromCells leads from map coordinates to the lattice. x runs right and y down in cells: the side of a square, the width
// of a hex across its flats. The place is rounded once, to the nearest lattice point (on hexes to the nearest of those
// with X ≡ Y mod 2), halves up; what lies beyond geom.Limit or is no number comes back as the nearest place within.
func (g Grid) FromCells(x, y float64) geom.Point {
	switch g.Kind {
	case HexPointy:
		return snapHex(bounded(float64(x*unit)), bounded(float64(y*tall)))
	case HexFlat:
		return g.swap(snapHex(bounded(float64(y*unit)), bounded(float64(x*tall))))
	}
	return geom.Point{X: round(bounded(float64(x * unit))), Y: round(bounded(float64(y * unit)))}
}

func round(v float64) int32 {
	f := math.Floor(v)
	if v-f >= 0.5 {
		f++
	}
	return int32(f)
}

// tall is the lattice units a cell's width takes along the long axis of hexes: 1,024·√3.
const tall = unit * 1.7320508075688772935274463415058723669428052538103806

func bounded(v float64) float64 {
	const most = geom.Limit - 1
	if v != v {
		return 0
	}
	return min(max(v, -most), most)
}

// snapHex rounds to the nearest point with X ≡ Y mod 2. They form a triangular lattice; in each unit square two opposite
// corners belong to it and the nearest one is one of them.
func snapHex(x, y float64) geom.Point {
	fx, fy := math.Floor(x), math.Floor(y)
	a := geom.Point{X: int32(fx), Y: int32(fy)}
	b := geom.Point{X: a.X + 1, Y: a.Y + 1}
	if (a.X^a.Y)&1 != 0 {
		a.X, b.X = b.X, a.X
	}
	if off(a, x, y) < off(b, x, y) {
		return a
	}
	return b
}

func off(p geom.Point, x, y float64) float64 {
	dx, dy := x-float64(p.X), y-float64(p.Y)
	return float64(3*float64(dx*dx)) + float64(dy*dy)
}

// ToCells is a lattice point in true proportions, in cells (x right, y down), for drawing: what [Grid.FromCells] takes.
func (g Grid) ToCells(p geom.Point) (x, y float64) {
	switch g.Kind {
	case HexPointy:
		return float64(p.X) / unit, float64(p.Y) / tall
	case HexFlat:
		return float64(p.X) / tall, float64(p.Y) / unit
	}
	return float64(p.X) / unit, float64(p.Y) / unit
}
