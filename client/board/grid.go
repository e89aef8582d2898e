package board

import (
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sightline/geom/grid"
)

// The grid is one quad: the shader works out each pixel's distance from the nearest cell border. A dark core with a light
// halo shows on any picture.
const gridSource = `//kage:unit pixels
package main

var Origin vec2
var Cell float
var Kind float
var Shift float
var Width float

func Fragment(dst vec4, src vec2, color vec4) vec4 {
	at := floor(dst.xy-imageDstOrigin()) + 0.5 - Origin
	core, halo := 0.0, 0.0
	if Kind < 0.5 { // along pixels a soft line would only be a weak one: each line takes exactly its width
		w := vec2(Width * 0.5)
		n := abs(floor((at+w)/Cell) - floor((at-w)/Cell))
		m := abs(floor((at+3*w)/Cell) - floor((at-3*w)/Cell))
		core = min(1, max(n.x, n.y))
		halo = min(1, max(m.x, m.y)) - core
	} else {
		p := at / Cell
		if Kind > 1.5 {
			p = p.yx
		}
		p -= vec2(0.5+Shift, 0.57735027)
		r := vec2(1, 1.7320508)
		h := r * 0.5
		a := mod(p+h, r) - h
		b := mod(p, r) - h
		g := a
		if dot(b, b) < dot(a, a) {
			g = b
		}
		g = abs(g)
		d := (0.5 - max(g.x, dot(g, vec2(0.5, 0.8660254)))) * Cell
		core = clamp(Width*0.5+0.5-d, 0, 1)
		halo = clamp(Width*1.5+0.5-d, 0, 1) * clamp(d-Width*0.5, 0, 1)
	}
	return (vec4(0, 0, 0, 1)*core*0.5 + vec4(1)*halo*0.11) * color.a
}
`

func newGrid() (*ebiten.Shader, error) {
	s, err := ebiten.NewShader([]byte(gridSource))
	if err != nil {
		return nil, fmt.Errorf("board: shader of the grid: %w", err)
	}
	return s, nil
}

// lines draws the grid over the part of the map that is on the screen.
func (b *Board) lines() {
	g := b.m.Grid()
	cell := b.zoom
	fadeIn := math.Min(1, (cell/b.scale-7)/9) // far away the lines would be all there is
	r := b.visible()
	if g.Kind == grid.Gridless || fadeIn <= 0 || r.empty() {
		return
	}
	kind, shift := map[grid.Kind]float32{grid.Square: 0, grid.HexPointy: 1, grid.HexFlat: 2}[g.Kind], float32(0)
	if g.Even {
		shift = 0.5
	}
	ox, oy := b.at(0, 0)
	o := &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Origin": []float32{float32(ox), float32(oy)}, "Cell": float32(cell), "Kind": kind, "Shift": shift,
		"Width": float32(math.Max(1, math.Round(b.scale))),
	}}
	o.GeoM.Translate(r.x0, r.y0)
	o.ColorScale.ScaleAlpha(float32(fadeIn))
	b.dst.DrawRectShader(int(r.x1-r.x0), int(r.y1-r.y0), b.gridShader, o)
}
