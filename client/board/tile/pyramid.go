package tile

import (
	"math"

	"sightline/geom"
)

// Key names a tile.
type Key struct {
	Map         uint32
	Level, X, Y int32
}

// Pyramid is a picture cut into tiles: level 0 is full size, each next one half of it, rounded up.
type Pyramid struct {
	Map          uint32
	W, H         int32 // pixels of level 0
	Size, Levels int32
}

// Part is a rectangle as fractions of the whole picture, 0 to 1.
type Part struct{ X0, Y0, X1, Y1 float64 }

// dims returns how many pixels a level has.
func (p Pyramid) dims(level int32) (w, h int32) {
	w, h = p.W, p.H
	for range level {
		w, h = (w+1)/2, (h+1)/2
	}
	return max(w, 1), max(h, 1)
}

// Part returns where a tile lies in the picture, and how many pixels it has.
func (p Pyramid) Part(k Key) (r Part, w, h int32) {
	lw, lh := p.dims(k.Level)
	w, h = min(p.Size, lw-k.X*p.Size), min(p.Size, lh-k.Y*p.Size)
	scale := math.Ldexp(1, int(k.Level)) // pixels of level 0 a pixel of this level; the last one may reach past the end
	fx, fy := scale/float64(p.W), scale/float64(p.H)
	x, y := float64(k.X*p.Size), float64(k.Y*p.Size)
	return Part{x * fx, y * fy, (x + float64(w)) * fx, (y + float64(h)) * fy}, w, h
}

// Level returns the level to draw when a pixel of level 0 takes up size device pixels.
func (p Pyramid) Level(size float64) int32 {
	if size <= 0 {
		return p.Levels - 1
	}
	l := int32(math.Floor(math.Log2(1/size) + 0.35)) // a little too sharp beats a little too soft
	return max(0, min(p.Levels-1, l))
}

// Cover returns the tiles of a level that meet a part of the picture, those nearest its middle first.
func (p Pyramid) Cover(level int32, v Part) []Key {
	if p.W <= 0 || p.H <= 0 || p.Size <= 0 || p.Levels <= 0 {
		return nil
	}
	w, h := p.dims(level)
	nx, ny := (w+p.Size-1)/p.Size, (h+p.Size-1)/p.Size
	unit := float64(p.Size) * math.Ldexp(1, int(level))
	x0, x1 := span(v.X0*float64(p.W)/unit, v.X1*float64(p.W)/unit, nx)
	y0, y1 := span(v.Y0*float64(p.H)/unit, v.Y1*float64(p.H)/unit, ny)
	var keys []Key
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			keys = append(keys, Key{p.Map, level, x, y})
		}
	}
	nearest(keys, float64(x0+x1-1)/2, float64(y0+y1-1)/2)
	return keys
}

// Shows says whether anything of a tile can be seen by who explored the sub-cells of a mask that lies over the picture: a
// sub-cell of which less than two pixels reach into the tile does not count. It saves asking for tiles that are not there.
func (p Pyramid) Shows(k Key, explored *geom.Mask) bool {
	if explored == nil {
		return false
	}
	r, w, h := p.Part(k)
	x0, x1 := within(r.X0, r.X1, explored.W(), w)
	y0, y1 := within(r.Y0, r.Y1, explored.H(), h)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			if explored.Get(x, y) {
				return true
			}
		}
	}
	return false
}

// within returns the sub-cells, first and last, that reach at least two of px pixels into the part from a to b of n.
func within(a, b float64, n, px int32) (lo, hi int32) {
	from, to := a*float64(n), b*float64(n)
	least := math.Min(1, 2*(to-from)/float64(px))
	return max(0, int32(math.Ceil(from+least-1))), min(n-1, int32(math.Floor(to-least)))
}

// span returns the whole numbers whose unit intervals meet [a, b], within [0, n).
func span(a, b float64, n int32) (lo, hi int32) {
	if b <= 0 || a >= float64(n) || b <= a {
		return 0, 0
	}
	return int32(math.Max(0, math.Floor(a))), int32(math.Min(float64(n), math.Ceil(b)))
}

// Parent returns the tile of the next coarser level that covers k; false at the top.
func (p Pyramid) Parent(k Key) (Key, bool) {
	if k.Level+1 >= p.Levels {
		return k, false
	}
	return Key{k.Map, k.Level + 1, k.X / 2, k.Y / 2}, true
}
