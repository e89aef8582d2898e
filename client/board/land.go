package board

import (
	"math"

	"sightline/client/app"
	"sightline/geom/grid"
	"sightline/rules"
)

// Colours of ground that is not plain.
const (
	roughColour  = 0xb98a4a
	steepColour  = 0xd9c7a0
	waterColour  = 0x4a90d9
	chasmColour  = 0x07080c
	filledColour = 0x8a8f98
)

// land hatches the ground that is not plain, cell by cell, under the grid.
func (b *Board) land() {
	for _, l := range b.m.View.Land {
		for i := range l.Run.N {
			b.ground(grid.Cell{X: l.Run.Cell.X + i, Y: l.Run.Cell.Y}, l.Kind, 1)
		}
	}
	b.ink.flush()
}

// landStroke shows a stroke under way as it will be.
func (b *Board) landStroke(p *app.Paint) {
	for c := range p.Cells {
		if p.Kind == 0 {
			b.cell(c, bad, 0.25)
			continue
		}
		b.cell(c, accent, 0.18)
		b.ground(c, p.Kind, 1.4)
	}
}

// ground draws one cell: a tint, and marks where there is room for them.
func (b *Board) ground(c grid.Cell, kind rules.Land, strong float32) {
	x, y := b.point(b.m.Grid().Centre(c))
	if !b.near(x, y, b.zoom) {
		return
	}
	for _, l := range []struct {
		kind   rules.Land
		colour uint32
		tint   float32
		marks  func(x, y, r, width float64, k colour)
	}{
		{rules.Water, waterColour, 0.34, b.waves},
		{rules.Rough, roughColour, 0.22, b.hatch},
		{rules.Steep, steepColour, 0.18, b.chevrons},
		{rules.Chasm, chasmColour, 0.55, b.cross},
		{rules.Filled, filledColour, 0.45, b.grille},
	} {
		if kind&l.kind == 0 {
			continue
		}
		b.cell(c, l.colour, l.tint*strong)
		if r, width := b.zoom/2, math.Max(1.2, b.zoom*0.04); b.zoom >= b.px(12) { // dark below light: seen on any picture
			l.marks(x, y, r, width+b.px(1.6), rgb(shade, 0.4*strong))
			l.marks(x, y, r, width, rgb(mix(l.colour, 0xffffff, 0.4), min(1, 0.75*strong)))
		}
	}
}

// mark draws a line within a cell whose half width is r, in parts of that.
func (b *Board) mark(x, y, r, width float64, k colour, ax, ay, bx, by float64) {
	b.ink.line(x+ax*r, y+ay*r, x+bx*r, y+by*r, width, k)
}

func (b *Board) hatch(x, y, r, width float64, k colour) {
	for _, d := range [3]float64{-0.55, 0, 0.55} {
		b.mark(x, y, r, width, k, d-0.3, 0.4, d+0.3, -0.4)
	}
}

func (b *Board) waves(x, y, r, width float64, k colour) {
	for _, d := range [2]float64{-0.3, 0.3} {
		b.mark(x, y, r, width, k, -0.6, d, -0.3, d-0.18)
		b.mark(x, y, r, width, k, -0.3, d-0.18, 0, d)
		b.mark(x, y, r, width, k, 0, d, 0.3, d-0.18)
		b.mark(x, y, r, width, k, 0.3, d-0.18, 0.6, d)
	}
}

func (b *Board) chevrons(x, y, r, width float64, k colour) {
	for _, d := range [2]float64{-0.15, 0.35} {
		b.mark(x, y, r, width, k, -0.4, d+0.15, 0, d-0.25)
		b.mark(x, y, r, width, k, 0, d-0.25, 0.4, d+0.15)
	}
}

func (b *Board) cross(x, y, r, width float64, k colour) {
	b.mark(x, y, r, width, k, -0.6, -0.6, 0.6, 0.6)
	b.mark(x, y, r, width, k, -0.6, 0.6, 0.6, -0.6)
}

func (b *Board) grille(x, y, r, width float64, k colour) {
	for _, d := range [3]float64{-0.45, 0, 0.45} {
		b.mark(x, y, r, width, k, d, -0.6, d, 0.6)
		b.mark(x, y, r, width, k, -0.6, d, 0.6, d)
	}
}

// height writes beside a token how far above or below the ground it is.
func (b *Board) height(f face) {
	if f.t.Floor == 0 || f.r < b.px(9) {
		return
	}
	size := b.size(math.Min(14, f.r/b.scale*0.36))
	b.ink.flush()
	b.pill(b.up(f.t.Floor), f.x+f.r*0.62, f.y-f.r*0.78, size, rgb(paper, f.alpha), rgb(mix(blue, 0x000000, 0.45), 0.92*f.alpha))
	b.ink.flush()
	b.write()
}

// up says a height in layers, each as thick as a cell is wide.
func (b *Board) up(layers int32) string {
	if layers < 0 {
		return "▼ " + b.words.Cells(float64(-layers))
	}
	return "▲ " + b.words.Cells(float64(layers))
}
