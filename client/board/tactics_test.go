//go:build display

package board

import (
	"image"
	"testing"

	"sightline/client/app"
	"sightline/client/hand"
	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// differs says how many pixels of two pictures are not alike within a square of 2r about x, y (CSS pixels at scale 1).
func differs(a, b *image.RGBA, x, y float64, r int) (n int) {
	for py := int(y) - r; py <= int(y)+r; py++ {
		for px := int(x) - r; px <= int(x)+r; px++ {
			if a.RGBAAt(px, py) != b.RGBAAt(px, py) {
				n++
			}
		}
	}
	return n
}

// Every form is drawn: its cells, and its outline out to its far end, on every grid.
func TestEveryFormIsDrawn(t *testing.T) {
	for _, g := range []grid.Grid{{}, {Kind: grid.HexPointy}, {Kind: grid.HexFlat}} {
		v := cave(wire.GM, g)
		v.Tokens = nil // they would lie over the cells
		m := show(v, 1280, 800, 1)
		b := board(t)
		plain := draw(t, b, m)
		for k := range area.Kind(area.Kinds) {
			m.Update(app.PickForm{Kind: k})
			f := m.Form
			f.Length = 4 * geom.Unit
			m.Update(app.SetForm{Form: f})
			x, y := m.Screen(g.FromCells(3.3, 3.3))
			m.Update(app.Touch{Intent: hand.Grab{X: x, Y: y}})
			tx, ty := m.Screen(g.FromCells(7, 5))
			m.Update(app.Touch{Intent: hand.Drag{X: tx, Y: ty}})
			m.Update(app.Touch{Intent: hand.Drop{X: tx, Y: ty}})
			if m.Area == nil || len(m.Area.Cells) == 0 {
				t.Fatalf("%v: a %v covers nothing", g, k)
			}
			im := draw(t, b, m)
			for _, c := range m.Area.Cells {
				if cx, cy := m.Screen(g.Centre(c)); differs(plain, im, cx, cy, 6) < 60 {
					t.Errorf("%v: a %v does not show %v", g, k, c)
				}
			}
			for _, p := range b.cornersOf(m) {
				if differs(plain, im, p[0], p[1], 2) == 0 {
					t.Errorf("%v: a %v has no corner at %v", g, k, p)
				}
			}
			m.Update(app.ClearTools{})
		}
	}
}

// cornersOf is where the corners of the template on the board should be drawn.
func (b *Board) cornersOf(m *app.Model) [][2]float64 {
	b.m, b.zoom, b.scale, b.w, b.h = m, m.Camera.Zoom, 1, m.Camera.W, m.Camera.H
	defer func() { b.m = nil }()
	return b.corners(m.Area.Shape)
}

// Arcs, the handle, those who flank and the ground of a large creature's route are drawn, and gone again without them.
func TestTacticsAreDrawn(t *testing.T) {
	v := cave(wire.GM, grid.Grid{})
	v.Table.Flanking, v.Table.Facing = true, true
	v.Tokens[1].At, v.Tokens[1].Size = grid.Place{Cell: grid.Cell{X: 6, Y: 5}}, grid.Medium // the goblin
	v.Tokens[0].At = grid.Place{Cell: grid.Cell{X: 5, Y: 5}}
	v.Tokens[3].At, v.Tokens[3].Down = grid.Place{Cell: grid.Cell{X: 7, Y: 5}}, false
	m := show(v, 1280, 800, 1)
	b := board(t)
	plain := draw(t, b, m)
	m.Update(app.Pick{Token: 2})
	if len(m.Flanks) != 1 {
		t.Fatalf("the goblin is flanked by %+v", m.Flanks)
	}
	flanked := draw(t, b, m)
	for _, c := range []grid.Cell{{X: 5, Y: 5}, {X: 7, Y: 5}} {
		if x, y := m.Screen(m.Grid().Centre(c)); differs(plain, flanked, x, y, 3) < 20 {
			t.Errorf("nothing marks who flanks on %v", c)
		}
	}
	ahead, behind := grid.Cell{X: 4, Y: 5}, grid.Cell{X: 9, Y: 5} // the goblin looks left
	ax, ay := m.Screen(m.Grid().Centre(ahead))
	bx, by := m.Screen(m.Grid().Centre(behind))
	if f, r := flanked.RGBAAt(int(ax), int(ay)), flanked.RGBAAt(int(bx), int(by)); f.G <= f.R || r.R <= r.G {
		t.Errorf("in front %v, behind %v: want a green front and a red rear", f, r)
	}
	hx, hy, ok := m.Handle()
	if !ok || differs(plain, flanked, hx, hy, 4) < 40 {
		t.Errorf("there is no handle at %v, %v", hx, hy)
	}
	x, y := m.Screen(m.Grid().Middle(grid.Large, m.Token(3).At))
	tx, ty := m.Screen(cellPoint(17, 7))
	m.Update(app.Touch{Intent: hand.Grab{X: x, Y: y}})
	m.Update(app.Touch{Intent: hand.Drag{X: tx, Y: ty}})
	if m.Drag == nil || len(m.Drag.Leg.Steps) < 2 {
		t.Fatalf("the ogre is not dragged: %+v", m.Drag)
	}
	route := draw(t, b, m)
	mid := m.Drag.Leg.Steps[len(m.Drag.Leg.Steps)/2]
	for _, c := range m.Grid().Space(nil, grid.Large, mid) {
		if cx, cy := m.Screen(m.Grid().Centre(c)); differs(flanked, route, cx, cy, 5) < 50 {
			t.Errorf("the route does not show %v", c)
		}
	}
}
