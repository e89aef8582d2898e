package board

import (
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// One shader draws every line, disc and ring, with edges one pixel soft at any zoom. What a vertex draws is told by its
// custom values:
//
//	plain   w < 0
//	dashes  0 <= w < 1000: x across, y half width, z along, w period
//	disc    1000 <= w < 2000: x, y from the middle, z radius, w-1000 softness
//	ring    2000 <= w < 3000: x, y from the middle, z radius, w-2000 half width
//	dotted  3000 <= w < 4000: a ring in 16 dashes
//	stroke  5000 <= w: x across, y half width, z along, w-5000 length; with round ends
const inkSource = `//kage:unit pixels
package main

func Fragment(dst vec4, src vec2, color vec4, custom vec4) vec4 {
	k := custom.w
	a := 1.0
	if k >= 5000 {
		over := max(0, max(-custom.z, custom.z-(k-5000)))
		a = clamp(custom.y+0.5-length(vec2(custom.x, over)), 0, 1)
	} else if k >= 3000 {
		d := abs(length(custom.xy) - custom.z)
		a = clamp(k-3000+0.5-d, 0, 1)
		turn := fract(atan2(custom.y, custom.x)*16/6.2831853 + 0.5)
		a *= clamp((0.32-abs(turn-0.5))*custom.z*0.39+0.5, 0, 1)
	} else if k >= 2000 {
		d := abs(length(custom.xy) - custom.z)
		a = clamp(k-2000+0.5-d, 0, 1)
	} else if k >= 1000 {
		a = clamp((custom.z-length(custom.xy))/(k-1000)+0.5, 0, 1)
		a = a * a * (3 - 2*a)
	} else if k >= 0 {
		a = clamp(custom.y+0.5-abs(custom.x), 0, 1)
		p := mod(custom.z, k)
		a *= clamp(0.6*k-p+0.5, 0, 1) * clamp(p+0.5, 0, 1)
	}
	return color * a
}
`

const (
	kindPlain  = -1
	kindDisc   = 1000
	kindRing   = 2000
	kindDotted = 3000
	kindStroke = 5000
)

// most is how many vertices a batch holds: indices are 16 bits.
const most = 65000

// ink gathers shapes and draws them with one call a batch.
type ink struct {
	dst    *ebiten.Image
	shader *ebiten.Shader
	v      []ebiten.Vertex
	i      []uint16
}

func newInk() (*ink, error) {
	s, err := ebiten.NewShader([]byte(inkSource))
	if err != nil {
		return nil, fmt.Errorf("board: shader of lines: %w", err)
	}
	return &ink{shader: s}, nil
}

// flush draws what was gathered.
func (k *ink) flush() {
	if len(k.i) > 0 {
		k.dst.DrawTrianglesShader(k.v, k.i, k.shader, nil)
	}
	k.v, k.i = k.v[:0], k.i[:0]
}

// room makes room for n vertices and returns the index of the first.
func (k *ink) room(n int) uint16 {
	if len(k.v)+n > most {
		k.flush()
	}
	return uint16(len(k.v))
}

func (k *ink) vertex(x, y float64, c colour, cx, cy, cz, cw float64) {
	k.v = append(k.v, ebiten.Vertex{
		DstX: float32(x), DstY: float32(y), ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: c[3],
		Custom0: float32(cx), Custom1: float32(cy), Custom2: float32(cz), Custom3: float32(cw),
	})
}

func (k *ink) face(n uint16) { k.i = append(k.i, n, n+1, n+2, n, n+2, n+3) }

// line draws a stroke with round ends, width pixels wide.
func (k *ink) line(ax, ay, bx, by, width float64, c colour) {
	l := math.Hypot(bx-ax, by-ay)
	k.strip(ax, ay, bx, by, width, c, kindStroke+l)
}

// dash draws a dashed line whose dashes repeat every period pixels.
func (k *ink) dash(ax, ay, bx, by, width, period float64, c colour) {
	k.strip(ax, ay, bx, by, width, c, math.Min(period, 999))
}

func (k *ink) strip(ax, ay, bx, by, width float64, c colour, kind float64) {
	l := math.Hypot(bx-ax, by-ay)
	ux, uy := 1.0, 0.0
	if l > 0 {
		ux, uy = (bx-ax)/l, (by-ay)/l
	}
	h := width / 2
	e := h + 1 // room for round ends and soft edges
	if kind < kindDisc {
		e = 0
	}
	w := h + 1
	n := k.room(4)
	for _, p := range [4][2]float64{{-e, w}, {-e, -w}, {l + e, -w}, {l + e, w}} {
		k.vertex(ax+ux*p[0]-uy*p[1], ay+uy*p[0]+ux*p[1], c, p[1], h, p[0], kind)
	}
	k.face(n)
}

func (k *ink) square(x, y, r, reach float64, c colour, kind float64) {
	n := k.room(4)
	for _, p := range [4][2]float64{{-reach, -reach}, {reach, -reach}, {reach, reach}, {-reach, reach}} {
		k.vertex(x+p[0], y+p[1], c, p[0], p[1], r, kind)
	}
	k.face(n)
}

// disc draws a filled circle.
func (k *ink) disc(x, y, r float64, c colour) { k.square(x, y, r, r+1, c, kindDisc+1) }

// blur draws a circle whose edge is soft pixels wide.
func (k *ink) blur(x, y, r, soft float64, c colour) {
	k.square(x, y, r, r+soft, c, kindDisc+math.Max(1, math.Min(soft, 900)))
}

// ring draws a circle's line, width pixels wide, its middle r from x, y.
func (k *ink) ring(x, y, r, width float64, c colour) {
	k.square(x, y, r, r+width/2+1, c, kindRing+width/2)
}

// dotted is ring in dashes.
func (k *ink) dotted(x, y, r, width float64, c colour) {
	k.square(x, y, r, r+width/2+1, c, kindDotted+width/2)
}

// fill draws a convex polygon of corners x, y, x, y…, with hard edges.
func (k *ink) fill(p []float64, c colour) {
	count := len(p) / 2
	n := k.room(count)
	for i := range count {
		k.vertex(p[2*i], p[2*i+1], c, 0, 0, 0, kindPlain)
	}
	for i := 1; i+1 < count; i++ {
		k.i = append(k.i, n, n+uint16(i), n+uint16(i)+1)
	}
}

// rect draws a filled rectangle.
func (k *ink) rect(x0, y0, x1, y1 float64, c colour) {
	k.fill([]float64{x0, y0, x1, y0, x1, y1, x0, y1}, c)
}
