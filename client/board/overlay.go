package board

import (
	"math"

	"sightline/client/app"
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// overlays draws what tools and other people show over the tokens.
func (b *Board) overlays() {
	for i := range b.m.Shown {
		b.shown(&b.m.Shown[i])
	}
	if d := b.m.Drag; d != nil {
		b.drag(d)
	}
	if r := b.m.Ruler; r != nil {
		b.ruler(append(r.Turns[:len(r.Turns):len(r.Turns)], r.End), b.measured(r), accent)
	}
	if p := b.m.Probe; p != nil {
		b.probe(p)
	}
	if a := b.m.Area; a != nil {
		b.template(a)
	}
	b.flanks()
	b.handle()
	b.brush()
	b.pings()
}

// trail draws steps, in one colour up to the limit and in another beyond.
func (b *Board) trail(size grid.Size, l *app.Leg, turns []grid.Place, c uint32) {
	g := b.m.Grid()
	width := math.Max(b.px(3), b.zoom*0.07)
	for pass := range 2 {
		x, y := b.point(g.Middle(size, l.Start))
		for i, s := range l.Steps {
			nx, ny := b.point(g.Middle(size, s))
			k := c
			if i >= min(l.Beyond, l.At) {
				k = bad
			}
			if pass == 0 {
				b.ink.line(x, y, nx, ny, width+b.px(3), rgb(shade, 0.75))
			} else {
				b.ink.line(x, y, nx, ny, width, rgb(k, 1))
			}
			x, y = nx, ny
		}
	}
	for _, t := range turns {
		x, y := b.point(g.Middle(size, t))
		b.ink.disc(x, y, width*1.5, rgb(shade, 0.9))
		b.ink.disc(x, y, width*1.05, rgb(paper, 1))
	}
}

// space paints the cells of a place.
func (b *Board) space(size grid.Size, at grid.Place, c uint32, alpha float32) {
	for _, cell := range b.m.Grid().Space(nil, size, at) {
		b.cell(cell, c, alpha)
	}
}

func (b *Board) cell(c grid.Cell, k uint32, alpha float32) {
	var p []float64
	for _, q := range b.m.Grid().AppendCorners(nil, c) {
		x, y := b.point(q)
		p = append(p, x, y)
	}
	b.ink.fill(p, rgb(k, alpha))
}

func (b *Board) drag(d *app.Drag) {
	c := uint32(good)
	switch {
	case d.Put:
		c = blue
	case !d.Reachable:
		c = bad
	case d.Leg.Speed > 0 && d.Leg.Beyond < len(d.Leg.Steps):
		c = warning
	}
	x, y := b.point(b.m.Grid().Middle(d.Size, d.To))
	if d.Put || !d.Reachable && b.m.IsGM() {
		ax, ay := b.point(b.m.Grid().Middle(d.Size, d.From))
		b.ink.dash(ax, ay, x, y, b.px(3), b.px(14), rgb(blue, 0.95))
		return
	}
	if len(d.Leg.Steps) == 0 {
		return
	}
	pathColour := uint32(good)
	if !d.Reachable {
		pathColour = bad
	}
	b.trail(d.Size, &d.Leg, d.Turns, pathColour)
	r := b.m.Grid().Extent(d.Size) * b.zoom / 2
	b.label(b.price(&d.Leg), x, y-r-b.px(16), c)
	b.stuck(d, x, y+r+b.px(16))
}

// price says what a path costs, and of what is left.
func (b *Board) price(l *app.Leg) string {
	s := b.words.Both(float64(l.Cost))
	if l.Speed > 0 {
		s += "  ·  " + b.words.Number(float64(l.Total)) + " / " + b.words.Number(float64(l.Speed))
	}
	return s
}

// measured says what a ruler measures: the way along it, or where it leads straight from or to a token the distance of the spaces,
// and how much higher the end is.
func (b *Board) measured(r *app.Ruler) string {
	if r.Apart < 0 {
		return b.price(&r.Leg)
	}
	s := b.words.Both(float64(r.Apart))
	if r.Up != 0 {
		s += "  " + b.up(r.Up)
	}
	return s
}

// label writes words over what is being measured.
func (b *Board) label(s string, x, y float64, c uint32) {
	b.ink.flush()
	b.pill(s, x, y, b.size(13), rgb(mix(c, 0xffffff, 0.25), 1), rgb(shade, 0.9))
}

func (b *Board) ruler(points []geom.Point, words string, c uint32) {
	g := b.m.Grid()
	var x, y float64
	for i, p := range points {
		nx, ny := b.point(g.Centre(g.At(p)))
		if i > 0 {
			b.ink.line(x, y, nx, ny, b.px(5), rgb(shade, 0.75))
			b.ink.line(x, y, nx, ny, b.px(2.5), rgb(c, 1))
		}
		x, y = nx, ny
	}
	for _, p := range points {
		px, py := b.point(g.Centre(g.At(p)))
		b.ink.disc(px, py, b.px(5.5), rgb(shade, 0.85))
		b.ink.disc(px, py, b.px(3.5), rgb(c, 1))
	}
	b.label(words, x, y-b.px(20), c)
}

// cells paints the cells that templates cover and that the sight tool judges, under the tokens.
func (b *Board) cells() {
	b.arcs()
	if a := b.m.Area; a != nil {
		b.missed(a.Missed, accent)
		b.cover(a.Cells, accent)
	}
	for i := range b.m.Shown {
		if s := &b.m.Shown[i]; s.Thing.Kind == wire.ThingTemplate {
			b.cover(s.Cells, seatColour(b.m.View, s.From))
		}
	}
	if p := b.m.Probe; p != nil {
		b.cover(p.FromCells, blue)
		b.cover(p.ToCells, accent)
	}
	if h := b.m.HoverAt; h != nil && b.m.Tool == app.ToolPlace {
		b.space(b.m.Spec.Size, b.m.Grid().Snap(b.m.Spec.Size, *h), accent, 0.35)
	}
	if d := b.m.Drag; d != nil {
		b.swath(d)
		b.space(d.Size, d.To, map[bool]uint32{true: good, false: bad}[d.Reachable], 0.3)
	}
}

func (b *Board) shown(s *app.Shown) {
	c := seatColour(b.m.View, s.From)
	switch s.Thing.Kind {
	case wire.ThingRuler:
		b.ruler(s.Thing.Points, b.price(&s.Leg), c)
	case wire.ThingTemplate:
		b.outline(s.Thing.Shape, c)
	case wire.ThingDrag:
		if t := b.m.Token(s.Thing.Token); t != nil {
			b.trail(t.Size, &s.Leg, nil, c)
		}
	}
}

// brush draws the stroke under way of the fog brush, and the brush itself.
func (b *Board) brush() {
	c := uint32(good)
	switch b.m.Tool {
	case app.ToolHide:
		c = bad
	case app.ToolLand:
		c = accent
	}
	switch p := b.m.Paint; {
	case p == nil:
	case p.Mask == nil:
		b.landStroke(p)
	default:
		b.stroke(p, c)
	}
	if h := b.m.HoverAt; h != nil && (b.m.Tool == app.ToolReveal || b.m.Tool == app.ToolHide || b.m.Tool == app.ToolLand) {
		x, y := b.point(*h)
		b.ink.ring(x, y, float64(b.m.Brush)*b.zoom/2, b.px(1.5), rgb(c, 0.9))
	}
}

// stroke paints the sub-cells of a stroke, a row's run at a time.
func (b *Board) stroke(p *app.Paint, c uint32) {
	v := b.m.View.Scene
	sw, sh := v.Grid.SubSize()
	for y := range p.Mask.H() {
		for x := int32(0); x < p.Mask.W(); x++ {
			if !p.Mask.Get(x, y) {
				continue
			}
			from := x
			for x < p.Mask.W() && p.Mask.Get(x, y) {
				x++
			}
			ax, ay := b.point(v.Bounds.Min.Add(pointOf(from*sw, y*sh)))
			bx, by := b.point(v.Bounds.Min.Add(pointOf(x*sw, (y+1)*sh)))
			b.ink.rect(ax, ay, bx, by, rgb(c, 0.35))
		}
	}
}

// pings draws rings that grow and fade.
func (b *Board) pings() {
	for _, p := range b.m.Pings {
		t := float64(b.m.Now-p.Since) / 2500
		if t < 0 || t > 1 {
			continue
		}
		x, y := b.point(p.At)
		c := seatColour(b.m.View, p.From)
		for k := range 3 {
			u := math.Mod(t*3+float64(k)/3, 1)
			b.ink.ring(x, y, b.px(8)+u*b.px(46), b.px(4)*(1-u)+b.px(1), rgb(c, float32((1-u)*(1-t*t))))
		}
		b.ink.disc(x, y, b.px(5), rgb(c, float32(1-t*t)))
	}
}
