package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sightline/client/app"
	"sightline/client/board/tile"
	"sightline/geom"
	"sightline/server/wire"
)

var white = color.White

func opaque(c uint32) color.RGBA {
	return color.RGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255}
}

const (
	keepTiles   = 160 // textures of up to 258² pixels: about 42 MB
	flyingTiles = 6
)

// tiles is the picture of the map, as far as it came.
type tiles struct {
	store    tile.Store[*ebiten.Image]
	want     []tile.Key
	explored *geom.Mask
	scene    wire.Scene
	shows    map[tile.Key]bool // which tiles have something explored; emptied when explored changes
	planned  plan
	bare     bool // some tile of the last frame was wanted and not there, not even a coarser one
}

// plan is what Plan was asked for last.
type plan struct {
	scene wire.Scene
	w, h  float64
}

// show says whether a tile has anything to see.
func (t *tiles) show(p tile.Pyramid, k tile.Key) bool {
	s, known := t.shows[k]
	if !known {
		s = p.Shows(k, t.explored)
		if t.shows == nil {
			t.shows = map[tile.Key]bool{}
		}
		t.shows[k] = s
	}
	return s
}

func (t *tiles) init() {
	t.store = tile.Store[*ebiten.Image]{Max: keepTiles, Free: func(im *ebiten.Image) { im.Deallocate() }}
}

func pyramid(s wire.Scene) tile.Pyramid {
	return tile.Pyramid{Map: s.Map, W: s.PixelsX, H: s.PixelsY, Size: s.TileSize, Levels: s.Levels}
}

// Take returns the tiles to fetch now. Each must be answered by Put, Absent or Lost.
func (b *Board) Take() []tile.Key { return b.tiles.store.Take(b.tiles.want, flyingTiles) }

// Put keeps a tile that came: w × h pixels of 4 bytes, alpha 255.
func (b *Board) Put(k tile.Key, pixels []byte, w, h int) {
	if k.Map != b.tiles.scene.Map || len(pixels) != 4*w*h || w < 1 || h < 1 {
		b.tiles.store.Absent(k)
		return
	}
	im := ebiten.NewImage(w+2, h+2)
	im.WritePixels(framed(pixels, w, h))
	b.tiles.store.Put(k, im)
}

// Absent says that nothing may be seen of a tile.
func (b *Board) Absent(k tile.Key) { b.tiles.store.Absent(k) }

// Lost says that a tile could not be got now.
func (b *Board) Lost(k tile.Key) { b.tiles.store.Lost(k) }

// Flying counts tiles and token pictures on their way, and those wanted that were not taken yet.
func (b *Board) Flying() int {
	n := b.tiles.store.Flying() + b.art.flying()
	return n
}

// framed returns pixels with a border one pixel wide that repeats them: filters read past the edge of a tile.
func framed(p []byte, w, h int) []byte {
	out := make([]byte, 4*(w+2)*(h+2))
	for y := range h + 2 {
		row := p[4*w*max(0, min(h-1, y-1)):][: 4*w : 4*w]
		o := out[4*(w+2)*y:]
		copy(o, row[:4])
		copy(o[4:], row)
		copy(o[4*(w+1):], row[4*(w-1):])
	}
	return out
}

// Follow keeps tiles in step with the view: another map drops them all, newly explored ground makes some stale.
func (b *Board) Follow(m *app.Model) {
	if m.View == nil {
		return
	}
	s, t := m.View.Scene, &b.tiles
	if s.Map != t.scene.Map || s.PixelsX != t.scene.PixelsX {
		t.store.Clear()
	} else if s.Grid != t.scene.Grid || t.explored != m.View.Ground.Explored {
		t.store.Explored(pyramid(s), t.explored, m.View.Ground.Explored)
	}
	if t.explored != m.View.Ground.Explored || t.scene != s {
		t.shows = nil
	}
	t.scene, t.explored = s, m.View.Ground.Explored
	if !s.Picture {
		t.want = nil
	}
}

// Plan notes the tiles that a first frame of a map would want, so that they are fetched while the browser still gets ready to
// draw. It says whether there is something new to fetch.
func (b *Board) Plan(m *app.Model) bool {
	if !Shows(m) || m.Camera.W == 0 {
		return false
	}
	now := plan{m.View.Scene, m.Camera.W, m.Camera.H}
	if now == b.tiles.planned {
		return false
	}
	b.tiles.planned = now
	b.begin(nil, m)
	b.choose()
	b.end()
	return len(b.tiles.want) > 0
}

// choose notes which tiles the frame wants and returns those to draw.
func (b *Board) choose() []tile.Key {
	s := b.m.View.Scene
	b.tiles.want = b.tiles.want[:0]
	p, r, v := pyramid(s), b.whole(), b.visible()
	if !s.Picture || v.empty() {
		return nil
	}
	part := tile.Part{X0: (v.x0 - r.x0) / (r.x1 - r.x0), Y0: (v.y0 - r.y0) / (r.y1 - r.y0), X1: (v.x1 - r.x0) / (r.x1 - r.x0), Y1: (v.y1 - r.y0) / (r.y1 - r.y0)}
	level := p.Level((r.x1 - r.x0) / float64(p.W))
	keys := p.Cover(level, part)
	for _, k := range append(p.Cover(p.Levels-1, part), keys...) {
		if b.tiles.show(p, k) {
			b.tiles.want = append(b.tiles.want, k)
		}
	}
	return keys
}

// picture draws the map's picture and notes which tiles it lacks.
func (b *Board) picture() {
	b.tiles.bare = false
	p, r := pyramid(b.m.View.Scene), b.whole()
	b.tiles.store.Turn()
	for _, k := range b.choose() {
		if !b.tile(p, r, k) && b.tiles.show(p, k) {
			b.tiles.bare = true
		}
	}
}

// Whole says whether the last frame showed a table with its picture wherever something of it is explored.
func (b *Board) Whole() bool {
	return b.tiles.scene.Bounds.Max != b.tiles.scene.Bounds.Min && !b.tiles.bare
}

// tile draws a tile, or as much of a coarser one as lies under it; false: neither is there.
func (b *Board) tile(p tile.Pyramid, whole rect, k tile.Key) bool {
	where, _, _ := p.Part(k)
	for from, ok := k, true; ok; from, ok = p.Parent(from) {
		im, have := b.tiles.store.Get(from)
		if !have {
			continue
		}
		part, w, h := p.Part(from)
		src := rect{
			(where.X0 - part.X0) / (part.X1 - part.X0) * float64(w), (where.Y0 - part.Y0) / (part.Y1 - part.Y0) * float64(h),
			(where.X1 - part.X0) / (part.X1 - part.X0) * float64(w), (where.Y1 - part.Y0) / (part.Y1 - part.Y0) * float64(h),
		}
		W, H := whole.x1-whole.x0, whole.y1-whole.y0
		dst := rect{
			math.Round(whole.x0 + where.X0*W), math.Round(whole.y0 + where.Y0*H),
			math.Min(whole.x1, math.Round(whole.x0+where.X1*W)), math.Min(whole.y1, math.Round(whole.y0+where.Y1*H)),
		}
		b.blit(im, rect{src.x0 + 1, src.y0 + 1, src.x1 + 1, src.y1 + 1}, dst, colour{1, 1, 1, 1})
		return true
	}
	return false
}

// blit draws a part of an image over a rectangle, smoothly.
func (b *Board) blit(im *ebiten.Image, src, dst rect, c colour) {
	v := [4]ebiten.Vertex{}
	for i, p := range [4][4]float64{{dst.x0, dst.y0, src.x0, src.y0}, {dst.x1, dst.y0, src.x1, src.y0}, {dst.x1, dst.y1, src.x1, src.y1}, {dst.x0, dst.y1, src.x0, src.y1}} {
		v[i] = ebiten.Vertex{DstX: float32(p[0]), DstY: float32(p[1]), SrcX: float32(p[2]), SrcY: float32(p[3]), ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: c[3]}
	}
	b.dst.DrawTriangles(v[:], []uint16{0, 1, 2, 0, 2, 3}, im, &ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha})
}
