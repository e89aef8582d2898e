package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sightline/client/app"
	"sightline/client/lang"
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// Board paints Models and holds what painting needs: shaders, texts, tiles, token pictures and fog.
type Board struct {
	gridShader *ebiten.Shader
	ink        *ink
	labels     *labels
	tiles      tiles
	fogs       fogs
	art        art
	white      *ebiten.Image

	// of the frame being drawn
	dst    *ebiten.Image
	m      *app.Model
	scale  float64
	zoom   float64 // device pixels a cell
	w, h   float64
	words  lang.Text
	texts  []placed
	radius []spot
}

// placed is a text to be drawn over all shapes of its layer.
type placed struct {
	im   *ebiten.Image
	x, y float64
	c    colour
}

// rect is a rectangle of device pixels.
type rect struct{ x0, y0, x1, y1 float64 }

func (r rect) empty() bool { return r.x1 <= r.x0 || r.y1 <= r.y0 }

// New returns a Board. It must be called while Ebitengine runs or before it starts, on its own goroutine.
func New() (*Board, error) {
	b := &Board{white: ebiten.NewImage(3, 3)}
	b.white.Fill(white)
	b.tiles.init()
	b.art.init()
	var err error
	if b.gridShader, err = newGrid(); err != nil {
		return nil, err
	}
	if b.ink, err = newInk(); err != nil {
		return nil, err
	}
	b.labels, err = newLabels()
	return b, err
}

// Draw paints the Model over all of dst.
func (b *Board) Draw(dst *ebiten.Image, m *app.Model) {
	b.begin(dst, m)
	dst.Fill(opaque(voidColour))
	if !Shows(m) {
		return
	}
	b.floor()
	b.picture()
	b.land()
	b.lines()
	b.cells()
	b.ink.flush()
	b.fog()
	b.walls()
	b.doors()
	b.lamps()
	b.ink.flush()
	b.tokens()
	b.overlays()
	b.end()
}

// Shows says whether there is a table to paint: not behind a curtain, nor before the first view came.
func Shows(m *app.Model) bool {
	return m.Page == app.PageTable && m.View != nil && !(m.Hot.On && m.Hot.Stage != app.HotPlay)
}

// Forget frees everything that was drawn from a seat's view: tiles, token pictures, fog and names.
func (b *Board) Forget() {
	b.tiles.store.Clear()
	b.tiles.explored, b.tiles.shows, b.tiles.planned = nil, nil, plan{}
	b.art.clear()
	b.fogs.clear()
	b.labels.clear()
}

func (b *Board) begin(dst *ebiten.Image, m *app.Model) {
	b.dst, b.m, b.ink.dst = dst, m, dst
	b.scale = math.Max(m.Camera.Scale, 0.25)
	b.zoom = m.Camera.Zoom * b.scale
	b.w, b.h = m.Camera.W*b.scale, m.Camera.H*b.scale
	b.words = lang.Of(m.Lang)
	b.words.Unit, b.words.Hex, b.words.Free = lang.Unit(m.Units), m.Grid().Hex(), m.Grid().Kind == grid.Gridless
	b.texts, b.radius = b.texts[:0], b.radius[:0]
}

func (b *Board) end() {
	b.ink.flush()
	b.write()
	b.dst, b.m, b.ink.dst = nil, nil, nil
}

// at returns where a place in cells is drawn.
func (b *Board) at(x, y float64) (float64, float64) {
	c := b.m.Camera
	return (x-c.X)*b.zoom + b.w/2, (y-c.Y)*b.zoom + b.h/2
}

// point returns where a lattice point is drawn.
func (b *Board) point(p geom.Point) (float64, float64) { return b.at(b.m.Grid().ToCells(p)) }

// whole returns the map on the screen, even beyond it, rounded to pixels.
func (b *Board) whole() rect {
	x0, y0, x1, y1 := b.m.Bounds()
	ax, ay := b.at(x0, y0)
	bx, by := b.at(x1, y1)
	return rect{math.Round(ax), math.Round(ay), math.Round(bx), math.Round(by)}
}

// visible returns the part of the map that is on the screen, in whole pixels.
func (b *Board) visible() rect {
	r := b.whole()
	return rect{math.Max(r.x0, 0), math.Max(r.y0, 0), math.Min(r.x1, math.Ceil(b.w)), math.Min(r.y1, math.Ceil(b.h))}
}

// floor paints the ground that no tile covers.
func (b *Board) floor() {
	r := b.visible()
	if r.empty() {
		return
	}
	c := colour(rgb(floorColour, 1))
	if b.m.View.Scene.Picture {
		c = rgb(0x000000, 1)
	}
	b.ink.rect(r.x0, r.y0, r.x1, r.y1, c)
	b.ink.flush()
}

// gm says whether what is painted is a GM's own view.
func (b *Board) gm() bool { return b.m.View.Me.Role == wire.GM }

// near says whether something at x, y that reaches r is on the screen.
func (b *Board) near(x, y, r float64) bool {
	return x+r >= 0 && y+r >= 0 && x-r <= b.w && y-r <= b.h
}

// textAt gathers a text with its middle at x, y.
func (b *Board) textAt(s string, x, y float64, size int, bold bool, c colour) (w, h float64) {
	im := b.labels.image(s, size, bold)
	if im == nil {
		return 0, 0
	}
	w, h = float64(im.Bounds().Dx()), float64(im.Bounds().Dy())
	b.texts = append(b.texts, placed{im, math.Round(x - w/2), math.Round(y - h/2), c})
	return w, h
}

// write draws the texts gathered.
func (b *Board) write() {
	o := &ebiten.DrawImageOptions{}
	for _, t := range b.texts {
		o.GeoM.Reset()
		o.GeoM.Translate(t.x, t.y)
		o.ColorScale.Reset()
		o.ColorScale.Scale(t.c[0], t.c[1], t.c[2], t.c[3])
		b.dst.DrawImage(t.im, o)
	}
	b.texts = b.texts[:0]
}

// pill draws a text on a dark rounded ground with its middle at x, y.
func (b *Board) pill(s string, x, y float64, size int, text, ground colour) {
	im := b.labels.image(s, size, false)
	if im == nil {
		return
	}
	w, h := float64(im.Bounds().Dx()), float64(im.Bounds().Dy())
	x, y = math.Round(x), math.Round(y)
	high := math.Round(h * 1.12)
	b.ink.line(x-w/2, y, x+w/2, y, high, ground)
	b.textAt(s, x, y, size, false, text)
}

// px returns CSS pixels as device pixels.
func (b *Board) px(css float64) float64 { return css * b.scale }

// size returns the size of a text of css CSS pixels, never under 11.
func (b *Board) size(css float64) int { return int(math.Round(math.Max(11, css) * b.scale)) }
