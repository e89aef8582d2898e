package board

import (
	"math"
	"strconv"

	"sightline/client/app"
	"sightline/geom/grid"
	"sightline/rules"
)

// probe draws every line of the sight and cover tool and where each is blocked. The many lines of sight that total cover
// takes to be sure of are faint behind the corner lines.
func (b *Board) probe(p *app.Probe) {
	for _, l := range p.Sight {
		if p.Degree == app.CoverTotal {
			b.faint(l)
			continue
		}
		b.sightLine(l, b.px(1.5), 0.6)
	}
	if len(p.Lines) == 0 {
		return
	}
	for _, l := range p.Lines {
		b.sightLine(l, b.px(2.5), 1)
	}
	b.numbers(p)
	x, y := b.point(p.Corner)
	b.ink.disc(x, y, b.px(6), rgb(shade, 0.9))
	b.ink.disc(x, y, b.px(4), rgb(paper, 1))
}

// faint draws a line as far as it gets, and a dot where it is blocked.
func (b *Board) faint(l app.ProbeLine) {
	ax, ay := b.point(l.From)
	x, y := b.point(l.At)
	b.ink.line(ax, ay, x, y, b.px(1.25), rgb(bad, 0.35))
	b.ink.disc(x, y, b.px(3), rgb(shade, 0.7))
	b.ink.disc(x, y, b.px(2), rgb(bad, 0.7))
}

func (b *Board) sightLine(l app.ProbeLine, width float64, alpha float32) {
	ax, ay := b.point(l.From)
	bx, by := b.point(l.To)
	b.ink.line(ax, ay, bx, by, width+b.px(2), rgb(shade, 0.6*alpha))
	if !l.Blocked {
		b.ink.line(ax, ay, bx, by, width, rgb(good, alpha))
		return
	}
	x, y := b.point(l.At)
	b.ink.line(ax, ay, x, y, width, rgb(bad, alpha))
	b.ink.dash(x, y, bx, by, width*0.8, b.px(9), rgb(bad, 0.7*alpha))
	d := b.px(4.5)
	for _, s := range [2]float64{1, -1} {
		b.ink.line(x-d, y-d*s, x+d, y+d*s, b.px(4.5), rgb(shade, 0.9*alpha))
		b.ink.line(x-d, y-d*s, x+d, y+d*s, b.px(2.25), rgb(bad, alpha))
	}
}

// numbers writes the number of each corner line at its end, as the list beside the board counts them.
func (b *Board) numbers(p *app.Probe) {
	mx, my := b.point(b.m.Grid().Centre(p.Cell))
	b.ink.flush()
	for i, l := range p.Lines {
		x, y := b.point(l.To)
		d := math.Max(1, math.Hypot(x-mx, y-my))
		c := uint32(good)
		if l.Blocked {
			c = bad
		}
		off := b.px(11)
		b.pill(strconv.Itoa(i+1), x+(x-mx)/d*off, y+(y-my)/d*off, b.size(11), rgb(mix(c, 0xffffff, 0.35), 1), rgb(shade, 0.9))
	}
}

// flanks joins those who flank somebody, through the space of whom they flank.
func (b *Board) flanks() {
	g := b.m.Grid()
	for _, f := range b.m.Flanks {
		ax, ay := b.point(g.Centre(f.Opposition.A))
		bx, by := b.point(g.Centre(f.Opposition.B))
		b.ink.line(ax, ay, bx, by, b.px(6), rgb(shade, 0.7))
		b.ink.dash(ax, ay, bx, by, b.px(3), b.px(12), rgb(accent, 1))
		for _, p := range [2][2]float64{{ax, ay}, {bx, by}} {
			b.ink.disc(p[0], p[1], b.px(7), rgb(shade, 0.85))
			b.ink.disc(p[0], p[1], b.px(5), rgb(accent, 1))
		}
		if t := b.m.Token(f.Target); t != nil {
			x, y := b.point(g.Middle(t.Size, t.At))
			b.ink.ring(x, y, b.m.Across(t)*b.zoom*0.52, b.px(3), rgb(bad, 0.95))
		}
	}
}

// arcColours are the colours of arcs: what is seen in front, the sides, what comes from behind.
var arcColours = map[grid.Arc]uint32{grid.Front: good, grid.Left: warning, grid.Right: warning, grid.Rear: bad}

// arcs tints the cells about the selected token by the arc they lie in.
func (b *Board) arcs() {
	byArc := map[grid.Arc][]grid.Cell{}
	for _, a := range b.m.Arcs() {
		byArc[a.Arc] = append(byArc[a.Arc], a.Cell)
	}
	for _, arc := range [...]grid.Arc{grid.Front, grid.Left, grid.Right, grid.Rear} {
		b.region(byArc[arc], arcColours[arc], 0.25, 0.8)
	}
}

// handle draws the knob that turns the selected token.
func (b *Board) handle() {
	x, y, ok := b.m.Handle()
	if !ok {
		return
	}
	t := b.m.Token(b.m.Selected)
	at, _ := b.m.PlaceOf(t)
	mx, my := b.point(b.m.Grid().Middle(t.Size, at))
	x, y = x*b.scale, y*b.scale
	b.ink.line(mx+(x-mx)*0.72, my+(y-my)*0.72, x, y, b.px(2), rgb(paper, 0.8))
	b.ink.disc(x, y, b.px(8), rgb(shade, 0.9))
	b.ink.disc(x, y, b.px(6), rgb(paper, 1))
	b.ink.ring(x, y, b.px(2.5), b.px(1.5), rgb(shade, 0.9))
}

// swath tints all ground that a creature of more than one cell passes over on its way.
func (b *Board) swath(d *app.Drag) {
	if d.Size.Across() < 2 || len(d.Leg.Steps) == 0 {
		return
	}
	g := b.m.Grid()
	way := append([]grid.Place{d.Leg.Start}, d.Leg.Steps...)
	free := way[:min(len(way), d.Stuck+1)]
	b.region(spaces(g, d.Size, free), good, 0.13, 0.6)
	if len(free) < len(way) {
		b.region(g.Space(nil, d.Size, way[len(free)]), bad, 0.25, 0.9)
	}
}

// spaces is every cell of a creature's spaces on a way, once.
func spaces(g grid.Grid, s grid.Size, way []grid.Place) []grid.Cell {
	var all []grid.Cell
	seen := map[grid.Cell]bool{}
	for _, at := range way {
		for _, c := range g.Space(nil, s, at) {
			if !seen[c] {
				seen[c] = true
				all = append(all, c)
			}
		}
	}
	return all
}

// stuck says why a drag finds no way, and marks the step that can't be made.
func (b *Board) stuck(d *app.Drag, x, y float64) {
	if d.Why == rules.Fine {
		return
	}
	b.ink.flush()
	b.pill(b.words.Way(d.Why), x, y, b.size(13), rgb(mix(bad, 0xffffff, 0.4), 1), rgb(shade, 0.92))
}
