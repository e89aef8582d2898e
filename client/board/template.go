package board

import (
	"math"

	"sightline/client/app"
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
)

// template draws the outline of the template on the board and, until it stands, how long it is.
func (b *Board) template(a *app.Area) {
	b.outline(a.Shape, accent)
	if a.Stage == app.AreaStands {
		return
	}
	p := a.Shape.Origin
	if a.Form.Points() {
		p = a.To
	}
	x, y := b.point(p)
	b.ink.flush()
	b.pill(b.words.Cells(float64(a.Shape.Length)/geom.Unit), x, y-b.px(26), b.size(13), rgb(mix(accent, 0xffffff, 0.3), 1), rgb(shade, 0.9))
}

// outline draws the true shape of a template. Emanations have none but their cells.
func (b *Board) outline(s area.Shape, c uint32) {
	x, y := b.point(s.Origin)
	b.ink.disc(x, y, b.px(5), rgb(shade, 0.8))
	b.ink.disc(x, y, b.px(3.5), rgb(c, 1))
	if s.Kind.Round() {
		b.ink.ring(x, y, float64(s.Length)/geom.Unit*b.zoom, b.px(2), rgb(c, 0.95))
		return
	}
	p := b.corners(s)
	for i := range p {
		n := p[(i+1)%len(p)]
		b.ink.line(p[i][0], p[i][1], n[0], n[1], b.px(2), rgb(c, 0.95))
	}
}

// corners is where the corners of a shape that points somewhere are drawn.
func (b *Board) corners(s area.Shape) [][2]float64 {
	x, y := b.point(s.Origin)
	tx, ty := b.point(s.Origin.Add(s.Dir))
	d := math.Hypot(tx-x, ty-y)
	if s.Kind == area.Emanation || d == 0 {
		return nil
	}
	long, wide := float64(s.Length)/geom.Unit*b.zoom, float64(s.Width)/geom.Unit*b.zoom
	ux, uy := (tx-x)/d, (ty-y)/d
	at := func(along, right float64) [2]float64 {
		return [2]float64{x + ux*along - uy*right, y + uy*along + ux*right}
	}
	switch {
	case s.Kind == area.Cone && wide == 0:
		wide = long
	case s.Kind != area.Cube && wide == 0:
		wide = b.zoom
	}
	switch {
	case s.Kind == area.Cone:
		return [][2]float64{{x, y}, at(long, -wide/2), at(long, wide/2)}
	case s.Kind == area.Cube && s.Pivot == area.LeftEnd:
		return [][2]float64{{x, y}, at(long, 0), at(long, long), at(0, long)}
	case s.Kind == area.Cube && s.Pivot == area.RightEnd:
		return [][2]float64{{x, y}, at(long, 0), at(long, -long), at(0, -long)}
	case s.Kind == area.Cube:
		wide = long
	}
	return [][2]float64{at(0, -wide/2), at(long, -wide/2), at(long, wide/2), at(0, wide/2)}
}

// cover fills cells and draws the line around them, not between them.
func (b *Board) cover(cells []grid.Cell, c uint32) { b.region(cells, c, 0.26, 0.9) }

// missed marks the cells that a template would cover but for what stands in the way.
func (b *Board) missed(cells []grid.Cell, c uint32) {
	for _, k := range cells {
		b.cell(k, shade, 0.3)
		x, y := b.point(b.m.Grid().Centre(k))
		b.ink.ring(x, y, b.zoom*0.16, b.px(1.25), rgb(c, 0.4))
	}
}

// region fills cells with one strength of a colour and draws the line around them with another.
func (b *Board) region(cells []grid.Cell, c uint32, inside, border float32) {
	in := make(map[grid.Cell]bool, len(cells))
	for _, k := range cells {
		in[k] = true
	}
	g := b.m.Grid()
	for _, k := range cells {
		b.cell(k, c, inside)
	}
	for _, k := range cells {
		q := g.AppendCorners(nil, k)
		for i, p := range q {
			n := q[(i+1)%len(q)]
			if beyond := g.At(p.Add(n).Sub(g.Centre(k))); in[beyond] && beyond != k {
				continue
			}
			ax, ay := b.point(p)
			bx, by := b.point(n)
			b.ink.line(ax, ay, bx, by, b.px(2), rgb(c, border))
		}
	}
}
