package media

import (
	"context"
	"io"
)

// levels is how many levels a picture has: the last one fits a tile.
func levels(w, h int32) int32 {
	n := int32(1)
	for w > TileSize || h > TileSize {
		w, h = half(w), half(h)
		n++
	}
	return n
}

// half is the size of the next level: an odd last column or row is kept.
func half(n int32) int32 { return (n + 1) / 2 }

// tiles is how many tiles it takes to cover n pixels.
func tiles(n int32) int32 { return (n + TileSize - 1) / TileSize }

// level is a level of a pyramid being built: the band of rows that makes up the tiles at hand.
type level struct {
	w, h int32
	y    int32  // rows taken
	band []byte // TileSize rows of three bytes a pixel
	next []byte // a row of the next level
}

// pyramid cuts the rows of a picture into tiles of all levels at once, holding one band of tiles a level.
type pyramid struct {
	levels []level
	out    *packer
}

// newPyramid begins one for a picture of w by h pixels.
func newPyramid(w, h int32, out io.Writer) *pyramid {
	p := &pyramid{out: newPacker(w, h, out)}
	for n := levels(w, h); n > 0; n-- {
		p.levels = append(p.levels, level{
			w: w, h: h,
			band: make([]byte, 3*int(w)*int(min(h, TileSize))),
			next: make([]byte, 3*half(w)),
		})
		w, h = half(w), half(h)
	}
	return p
}

// row takes the next row of level l, three bytes a pixel.
func (p *pyramid) row(l int, rgb []byte) error {
	v := &p.levels[l]
	in := v.y % TileSize
	copy(v.line(in), rgb)
	v.y++
	if l+1 < len(p.levels) && (v.y%2 == 0 || v.y == v.h) {
		above := v.line(in)
		if v.y%2 == 0 {
			above = v.line(in - 1)
		}
		mean(v.next, above, v.line(in))
		if err := p.row(l+1, v.next); err != nil {
			return err
		}
	}
	if v.y%TileSize == 0 || v.y == v.h {
		return p.cut(l, in+1)
	}
	return nil
}

// line is row y of the band.
func (v *level) line(y int32) []byte { n := 3 * int(v.w); return v.band[int(y)*n : int(y+1)*n] }

// mean fills dst with the means of 2 × 2 pixels of two rows; of an odd last column it takes the pixel twice.
func mean(dst, a, b []byte) {
	for i, j := 0, 0; i < len(dst); i, j = i+3, j+6 {
		k := j + 3
		if k >= len(a) {
			k = j
		}
		for c := range 3 {
			dst[i+c] = byte((int(a[j+c]) + int(a[k+c]) + int(b[j+c]) + int(b[k+c]) + 2) / 4)
		}
	}
}

// cut writes the tiles of a band of so many rows.
func (p *pyramid) cut(l int, rows int32) error {
	v := &p.levels[l]
	tile := make([]byte, 0, 3*TileSize*TileSize)
	for x := int32(0); x < v.w; x += TileSize {
		w := min(TileSize, v.w-x)
		tile = tile[:0]
		for y := range rows {
			tile = append(tile, v.line(y)[3*x:3*(x+w)]...)
		}
		if err := p.out.tile(int32(l), x/TileSize, (v.y-1)/TileSize, tile, int(w)); err != nil {
			return err
		}
	}
	return nil
}

// build takes all rows of a picture and writes its pyramid. What is transparent becomes black.
func build(ctx context.Context, r rows, out io.Writer) (Picture, error) {
	w, h := r.size()
	p := newPyramid(int32(w), int32(h), out)
	rgba, rgb := make([]byte, 4*w), make([]byte, 3*w)
	for y := range h {
		if y%TileSize == 0 && ctx.Err() != nil {
			return Picture{}, ctx.Err()
		}
		if err := r.next(rgba); err != nil {
			return Picture{}, err
		}
		onBlack(rgb, rgba)
		if err := p.row(0, rgb); err != nil {
			return Picture{}, err
		}
	}
	return Picture{W: int32(w), H: int32(h), TileSize: TileSize, Levels: int32(len(p.levels))}, p.out.end()
}

// onBlack lays a row over black.
func onBlack(rgb, rgba []byte) {
	for i, j := 0, 0; j < len(rgba); i, j = i+3, j+4 {
		a := rgba[j+3]
		if a == 255 {
			rgb[i], rgb[i+1], rgb[i+2] = rgba[j], rgba[j+1], rgba[j+2]
			continue
		}
		for c := range 3 {
			rgb[i+c] = byte((int(rgba[j+c])*int(a) + 127) / 255)
		}
	}
}
