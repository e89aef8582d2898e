package cli

import (
	"image"
	"image/color"
	"image/png"
	"math"
	"os"

	"sightline/geom"
	"sightline/geom/sight"
)

var (
	inkPaper  = color.RGBA{38, 40, 46, 255}
	inkGround = color.RGBA{214, 205, 178, 255} // seen from the cell
	inkCentre = color.RGBA{240, 233, 212, 255} // seen from its centre too
	inkWall   = color.RGBA{120, 130, 150, 255}
	inkShown  = color.RGBA{0, 0, 0, 255} // a wall in view
	inkShut   = color.RGBA{190, 90, 20, 255}
	inkOpen   = color.RGBA{60, 150, 70, 255}
	inkClear  = color.RGBA{20, 130, 60, 255}
	inkBlock  = color.RGBA{200, 30, 40, 255}
	inkFrom   = color.RGBA{30, 90, 200, 255}
	inkTo     = color.RGBA{150, 30, 160, 255}
)

// sketch is a picture of a map in the making.
type sketch struct {
	*image.RGBA
	m     *sightMap
	scale float64 // pixels a cell
}

// writeSightPNG draws walls, doors, seen ground and lines into a file.
func writeSightPNG(file string, m *sightMap, p sightPlan, v sightView) error {
	w, h := m.Grid().ToCells(m.Bounds().Max)
	scale := min(max(2000/max(w, h), 2), 64)
	k := &sketch{image.NewRGBA(image.Rect(0, 0, int(math.Ceil(w*scale))+1, int(math.Ceil(h*scale))+1)), m, scale}
	k.ground(v)
	for i := range m.Stretches() {
		k.stretch(m.Stretch(i), v.ground.Stretches[i/32]>>(2*uint(i)%64)&3 != 0)
	}
	for _, lines := range [][]sight.Line{v.lines, v.cover.Lines} {
		for _, l := range lines {
			k.sightLine(l)
		}
	}
	k.dot(m.Grid().Centre(p.from), inkFrom)
	if p.both {
		k.dot(m.Grid().Centre(p.to), inkTo)
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := png.Encode(f, k); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// ground paints the sub-cells that are seen, and those in line from the first eye lighter.
func (k *sketch) ground(v sightView) {
	m := k.m
	middle := m.NewGround()
	if len(v.eyes) > 0 {
		m.Look(middle, v.eyes[0], sight.See, 0, geom.Point{}, geom.Point{})
	}
	b := k.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			sx, sy := m.Grid().Sub(m.Bounds(), m.Grid().FromCells((float64(x)+.5)/k.scale, (float64(y)+.5)/k.scale))
			switch {
			case middle.Subs.Get(sx, sy):
				k.SetRGBA(x, y, inkCentre)
			case v.ground.Subs.Get(sx, sy):
				k.SetRGBA(x, y, inkGround)
			default:
				k.SetRGBA(x, y, inkPaper)
			}
		}
	}
}

func (k *sketch) stretch(st sight.Stretch, shown bool) {
	ink := inkWall
	switch {
	case st.Door >= 0 && k.m.DoorOpen(st.Door):
		ink = inkOpen
	case st.Door >= 0:
		ink = inkShut
	case shown:
		ink = inkShown
	}
	k.line(st.A, st.B, ink, 2)
}

// sightLine draws a line green as far as it is free, and red from where it is blocked.
func (k *sketch) sightLine(l sight.Line) {
	k.line(l.From, l.At, inkClear, 1)
	if l.Blocked {
		k.line(l.At, l.To, inkBlock, 1)
		k.dot(l.At, inkBlock)
	}
}

// line draws a line some pixels wide.
func (k *sketch) line(a, b geom.Point, ink color.RGBA, wide int) {
	x, y := k.pixel(a)
	u, v := k.pixel(b)
	n := max(math.Ceil(math.Hypot(u-x, v-y)), 1)
	for i := 0.0; i <= n; i++ {
		k.blot(x+(u-x)*i/n, y+(v-y)*i/n, ink, wide)
	}
}

// dot draws a small square about a point.
func (k *sketch) dot(p geom.Point, ink color.RGBA) {
	x, y := k.pixel(p)
	k.blot(x, y, ink, 5)
}

func (k *sketch) blot(x, y float64, ink color.RGBA, wide int) {
	left, top := int(x)-wide/2, int(y)-wide/2
	for dy := range wide {
		for dx := range wide {
			if (image.Point{X: left + dx, Y: top + dy}).In(k.Rect) {
				k.SetRGBA(left+dx, top+dy, ink)
			}
		}
	}
}

func (k *sketch) pixel(p geom.Point) (x, y float64) {
	x, y = k.m.Grid().ToCells(p)
	return x * k.scale, y * k.scale
}
