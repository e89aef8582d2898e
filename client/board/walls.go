package board

import (
	"math"

	"sightline/geom"
	"sightline/geom/sight"
	"sightline/server/wire"
)

// walls draws the walls the seat knows: plainly for a GM, as a quiet outline for players over a picture.
func (b *Board) walls() {
	loud := b.gm() || !b.m.View.Scene.Picture
	for i := range b.m.View.Walls {
		b.wall(&b.m.View.Walls[i], loud)
	}
}

func (b *Board) wall(w *wire.Wall, loud bool) {
	ax, ay, bx, by, ok := b.onMap(w.A, w.B)
	if !ok || !b.crosses(ax, ay, bx, by) {
		return
	}
	width := math.Max(b.px(1.6), math.Min(b.px(4), b.zoom*0.055))
	alpha := float32(0.95)
	if !loud {
		alpha = 0.55
	}
	b.ink.line(ax, ay, bx, by, width+b.px(2), rgb(shade, 0.6*alpha))
	switch w.Kind {
	case sight.Window:
		b.ink.line(ax, ay, bx, by, width, rgb(windowColour, alpha))
	case sight.Curtain:
		b.ink.dash(ax, ay, bx, by, width*1.3, b.px(7), rgb(clothColour, alpha))
	case sight.Terrain:
		b.ink.dash(ax, ay, bx, by, width, b.px(10), rgb(lowColour, alpha))
	default:
		b.ink.line(ax, ay, bx, by, width, rgb(wallColour, alpha))
	}
}

// onMap returns where the part of a segment within the map is drawn: maps come with walls that run out of them, or lie beside.
func (b *Board) onMap(p, q geom.Point) (ax, ay, bx, by float64, ok bool) {
	ax, ay = b.point(p)
	bx, by = b.point(q)
	r := b.whole()
	from, to := 0.0, 1.0
	for _, side := range [4][2]float64{{ax - r.x0, bx - ax}, {r.x1 - ax, ax - bx}, {ay - r.y0, by - ay}, {r.y1 - ay, ay - by}} {
		in, step := side[0]+0.5, side[1] // half a pixel: the map's edge is rounded
		switch {
		case step > 0:
			from = math.Max(from, -in/step)
		case step < 0:
			to = math.Min(to, -in/step)
		case in < 0:
			return 0, 0, 0, 0, false
		}
	}
	dx, dy := bx-ax, by-ay
	return ax + from*dx, ay + from*dy, ax + to*dx, ay + to*dy, from < to
}

// crosses says whether a segment may be on the screen.
func (b *Board) crosses(ax, ay, bx, by float64) bool {
	const m = 20
	return math.Max(ax, bx) >= -m && math.Max(ay, by) >= -m && math.Min(ax, bx) <= b.w+m && math.Min(ay, by) <= b.h+m
}

// doors draws the doors the seat knows, as last seen.
func (b *Board) doors() {
	for i := range b.m.View.Doors {
		b.door(&b.m.View.Doors[i])
	}
}

func (b *Board) door(d *wire.Door) {
	ax, ay, bx, by, ok := b.onMap(d.A, d.B)
	if !ok || !b.crosses(ax, ay, bx, by) {
		return
	}
	c := uint32(doorColour)
	switch {
	case d.Secret:
		c = secretColour
	case d.State == wire.DoorLocked:
		c = lockColour
	case d.Window:
		c = windowColour
	}
	width := math.Max(b.px(3), math.Min(b.px(9), b.zoom*0.13))
	if d.State == wire.DoorOpen {
		b.openDoor(ax, ay, bx, by, width, c)
	} else {
		b.shutDoor(ax, ay, bx, by, width, c, d)
	}
	for _, p := range [2][2]float64{{ax, ay}, {bx, by}} { // the posts
		b.ink.disc(p[0], p[1], width*0.62, rgb(shade, 0.9))
		b.ink.disc(p[0], p[1], width*0.42, rgb(mix(c, 0xffffff, 0.25), 1))
	}
}

func (b *Board) shutDoor(ax, ay, bx, by, width float64, c uint32, d *wire.Door) {
	b.ink.line(ax, ay, bx, by, width+b.px(2.5), rgb(shade, 0.9))
	b.ink.line(ax, ay, bx, by, width, rgb(c, 1))
	b.ink.line(ax, ay, bx, by, width*0.3, rgb(mix(c, 0xffffff, 0.35), 0.8))
	x, y := (ax+bx)/2, (ay+by)/2
	if d.State == wire.DoorLocked {
		b.padlock(x, y, math.Max(b.px(6), width*1.1))
		return
	}
	b.ink.disc(x, y, width*0.42, rgb(shade, 0.9))
	b.ink.disc(x, y, width*0.26, rgb(0xffe2a8, 1))
}

// openDoor draws the leaf swung out by a quarter turn, and the way through as a thin dashed line.
func (b *Board) openDoor(ax, ay, bx, by, width float64, c uint32) {
	b.ink.dash(ax, ay, bx, by, math.Max(1, width*0.25), b.px(6), rgb(c, 0.8))
	dx, dy := (bx-ax)*0.92, (by-ay)*0.92
	ex, ey := ax+dy*0.94+dx*0.34, ay-dx*0.94+dy*0.34
	b.ink.line(ax, ay, ex, ey, width*0.75+b.px(2), rgb(shade, 0.8))
	b.ink.line(ax, ay, ex, ey, width*0.75, rgb(c, 0.95))
}

func (b *Board) padlock(x, y, r float64) {
	b.ink.disc(x, y, r*1.25, rgb(shade, 0.92))
	b.ink.ring(x, y-r*0.25, r*0.38, r*0.22, rgb(paper, 1))
	b.ink.rect(x-r*0.55, y-r*0.15, x+r*0.55, y+r*0.6, rgb(lockColour, 1))
}

// lamps draws the light sources of the map, for a GM.
func (b *Board) lamps() {
	for _, l := range b.m.View.Lights {
		x, y := b.point(l.At)
		if !b.m.View.Scene.Bounds.Contains(l.At) || !b.near(x, y, b.px(30)) {
			continue
		}
		c := l.Colour
		if c == 0 {
			c = 0xffd27a
		}
		r := math.Max(b.px(4), math.Min(b.px(9), b.zoom*0.12))
		b.ink.blur(x, y, r*1.6, r*1.6, rgb(c, 0.5))
		b.ink.disc(x, y, r*0.62, rgb(shade, 0.85))
		b.ink.disc(x, y, r*0.45, rgb(mix(c, 0xffffff, 0.4), 1))
	}
}
