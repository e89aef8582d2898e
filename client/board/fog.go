package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sightline/client/board/fog"
)

// chunkImage is the darkness of a chunk as a texture.
type chunkImage struct {
	im *ebiten.Image
	of fog.Ground
}

// fogs keeps the darkness of the chunks that were on the screen.
type fogs struct {
	chunks map[[2]int32]*chunkImage
	dark   []uint8
	pixels []byte
}

func (f *fogs) clear() {
	for _, c := range f.chunks {
		c.im.Deallocate()
	}
	f.chunks = nil
	clear(f.dark)
	clear(f.pixels)
}

// keepChunks bounds the textures: 131² pixels each.
const keepChunks = 1200

// fog darkens what is not seen. A fault leaves all of the map black.
func (b *Board) fog() {
	if b.gm() {
		return
	}
	done := false
	defer func() {
		if !done {
			recover()
			r := b.visible()
			b.ink.v, b.ink.i = b.ink.v[:0], b.ink.i[:0]
			b.ink.rect(r.x0, r.y0, r.x1, r.y1, rgb(0x000000, 1))
			b.ink.flush()
		}
	}()
	b.darken()
	done = true
}

func (b *Board) darken() {
	v := b.m.View
	w, h := v.Scene.Grid.SubCount(v.Scene.Bounds)
	g := fog.Ground{Explored: v.Ground.Explored, Seen: v.Ground.Seen, Bright: v.Ground.Bright, W: w, H: h}
	r, seen := b.whole(), b.visible()
	if seen.empty() {
		return
	}
	sw, sh := v.Scene.Grid.SubSize()
	ox, oy := b.point(v.Scene.Bounds.Min)
	px, py := b.point(v.Scene.Bounds.Min.Add(pointOf(sw, sh)))
	dx, dy := px-ox, py-oy // a sub-cell on the screen
	nx, ny := fog.Chunks(w, h)
	for cy := range ny {
		for cx := range nx {
			c := rect{ox + float64(cx*fog.Side)*dx, oy + float64(cy*fog.Side)*dy, ox + float64((cx+1)*fog.Side)*dx, oy + float64((cy+1)*fog.Side)*dy}
			if c.x1 < 0 || c.y1 < 0 || c.x0 > b.w || c.y0 > b.h {
				continue
			}
			b.chunk(g, cx, cy, c, r.edges(c, cx == 0, cy == 0, cx == nx-1, cy == ny-1), dx, dy)
		}
	}
}

// edges returns c stretched to the edges of the map where it lies at one: no strip of the map may stay uncovered.
func (r rect) edges(c rect, left, top, right, bottom bool) rect {
	if left {
		c.x0 = min(c.x0, r.x0)
	}
	if top {
		c.y0 = min(c.y0, r.y0)
	}
	if right {
		c.x1 = r.x1
	}
	if bottom {
		c.y1 = r.y1
	}
	return c
}

// chunk draws a chunk of darkness that lies at c over the rectangle to.
func (b *Board) chunk(g fog.Ground, cx, cy int32, c, to rect, dx, dy float64) {
	src := rect{1.5 + (to.x0-c.x0)/dx, 1.5 + (to.y0-c.y0)/dy, 1.5 + (to.x1-c.x0)/dx, 1.5 + (to.y1-c.y0)/dy}
	b.blit(b.fogs.image(g, cx, cy), src, to, colour{1, 1, 1, 1})
}

// image returns the texture of a chunk, made anew when the ground in it changed.
func (f *fogs) image(g fog.Ground, cx, cy int32) *ebiten.Image {
	k := [2]int32{cx, cy}
	c := f.chunks[k]
	if c != nil && fog.Same(c.of, g, cx, cy) {
		c.of = g
		return c.im
	}
	if c == nil {
		if len(f.chunks) >= keepChunks {
			f.clear()
		}
		if f.chunks == nil {
			f.chunks = map[[2]int32]*chunkImage{}
		}
		c = &chunkImage{im: ebiten.NewImageWithOptions(rectangle(fog.Corners, fog.Corners), &ebiten.NewImageOptions{Unmanaged: true})}
		f.chunks[k] = c
	}
	if f.dark == nil {
		f.dark, f.pixels = make([]uint8, fog.Corners*fog.Corners), make([]byte, 4*fog.Corners*fog.Corners)
	}
	g.Chunk(f.dark, cx, cy)
	for i, d := range f.dark {
		f.pixels[4*i+3] = d
	}
	c.im.WritePixels(f.pixels)
	c.of = g
	return c.im
}
