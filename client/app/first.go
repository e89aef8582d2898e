package app

import (
	"math"

	"sightline/server/wire"
)

// A player's first view shows what is known around the own tokens, no closer and no farther than is pleasant.
const (
	nearest  = 64 // CSS pixels a cell
	farthest = 32
	around   = 16 // cells from a token; ground farther off is left out
)

// first returns the camera of a player's first view.
func (m *Model) first(own []wire.TokenID) Camera {
	x0, y0, x1, y1 := m.knownAround(own)
	c := m.Camera.Fit(x0-0.5, y0-0.5, x1+0.5, y1+0.5, m.margins())
	fits := c.Zoom >= farthest
	c.Zoom = math.Max(farthest, math.Min(nearest, c.Zoom))
	if fits {
		return c.Centre((x0+x1)/2, (y0+y1)/2, m.margins())
	}
	t := m.Token(own[0])
	x, y := m.Grid().ToCells(m.Grid().Middle(t.Size, t.At))
	return c.Centre(x, y, m.margins())
}

// knownAround returns the rectangle of cells that holds the tokens and the ground explored around them.
func (m *Model) knownAround(own []wire.TokenID) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	add := func(x, y, r float64) {
		x0, y0, x1, y1 = math.Min(x0, x-r), math.Min(y0, y-r), math.Max(x1, x+r), math.Max(y1, y+r)
	}
	g, b, ground := m.Grid(), m.View.Scene.Bounds, m.View.Ground.Explored
	for _, id := range own {
		t := m.Token(id)
		x, y := g.ToCells(g.Middle(t.Size, t.At))
		add(x, y, m.Across(t)/2)
		ax, ay := g.Sub(b, g.FromCells(x-around, y-around))
		bx, by := g.Sub(b, g.FromCells(x+around, y+around))
		for j := max(0, ay); j <= min(by, ground.H()-1); j++ {
			for i := max(0, ax); i <= min(bx, ground.W()-1); i++ {
				if ground.Get(i, j) {
					px, py := g.ToCells(g.SubCentre(b, i, j))
					add(px, py, 0)
				}
			}
		}
	}
	return x0, y0, x1, y1
}
