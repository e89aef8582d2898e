package board

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sightline/geom"
	"sightline/server/wire"
)

func pointOf(x, y int32) geom.Point { return geom.Point{X: x, Y: y} }

func rectangle(w, h int) image.Rectangle { return image.Rect(0, 0, w, h) }

// art is the pictures of tokens.
type art struct {
	pictures map[wire.PictureID]*ebiten.Image // nil: none to be had
	want     []wire.PictureID
	flight   map[wire.PictureID]bool
}

func (a *art) init() {
	a.pictures, a.flight = map[wire.PictureID]*ebiten.Image{}, map[wire.PictureID]bool{}
}

func (a *art) clear() {
	for id, im := range a.pictures {
		if im != nil {
			im.Deallocate()
		}
		delete(a.pictures, id)
	}
	clear(a.flight)
	a.want = nil
}

func (a *art) flying() int { return len(a.flight) }

// get returns a token's picture, or nil and notes that it is wanted.
func (a *art) get(id wire.PictureID) *ebiten.Image {
	if id == "" {
		return nil
	}
	im, known := a.pictures[id]
	if !known && !a.flight[id] {
		a.want = append(a.want, id)
	}
	return im
}

// TakeArt returns the token pictures to fetch now. Each must be answered by PutArt or LostArt.
func (b *Board) TakeArt() []wire.PictureID {
	out := b.art.want[:0:0]
	for _, id := range b.art.want {
		if !b.art.flight[id] {
			b.art.flight[id] = true
			out = append(out, id)
		}
	}
	b.art.want = b.art.want[:0]
	return out
}

// PutArt keeps a token's picture: w × h pixels of 4 bytes, alpha not multiplied in. It is cut to a circle. Without pixels
// there is none to be had.
func (b *Board) PutArt(id wire.PictureID, pixels []byte, w, h int) {
	if !b.art.flight[id] {
		return
	}
	delete(b.art.flight, id)
	b.art.pictures[id] = nil
	if w < 1 || h < 1 || len(pixels) != 4*w*h {
		return
	}
	n := min(w, h)
	im := ebiten.NewImage(n, n)
	im.WritePixels(round(pixels, w, h))
	b.art.pictures[id] = im
}

// LostArt says that a token's picture could not be got now.
func (b *Board) LostArt(id wire.PictureID) { delete(b.art.flight, id) }

// round returns the middle square of a picture cut to a circle, with alpha multiplied in.
func round(p []byte, w, h int) []byte {
	n := min(w, h)
	out := make([]byte, 4*n*n)
	x0, y0, r := (w-n)/2, (h-n)/2, float64(n)/2
	for y := range n {
		for x := range n {
			in := p[4*((y+y0)*w+x+x0):]
			d := math.Hypot(float64(x)+0.5-r, float64(y)+0.5-r)
			a := uint32(float64(in[3]) * math.Max(0, math.Min(1, r-d)))
			o := out[4*(y*n+x):]
			for i := range 3 {
				o[i] = byte(uint32(in[i]) * a / 255)
			}
			o[3] = byte(a)
		}
	}
	return out
}
