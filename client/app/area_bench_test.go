package app

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/server/wire"
)

// BenchmarkTemplates times what a move of the pointer costs with a template in hand, among 2,000 walls.
func BenchmarkTemplates(b *testing.B) {
	rnd := rand.New(rand.NewPCG(1, 2))
	v := room(wire.Player)
	v.Scene.Bounds = geom.Rect{Max: cellPoint(100, 100)}
	v.Ground = wire.Ground{Explored: full(800, 800), Seen: full(800, 800), Bright: full(800, 800)}
	v.Walls, v.Doors = nil, nil
	for range 2000 {
		x, y := rnd.Float64()*99, rnd.Float64()*99
		v.Walls = append(v.Walls, wire.Wall{A: cellPoint(x, y), B: cellPoint(x+rnd.Float64()*2-1, y+rnd.Float64()*2-1)})
	}
	v.Tokens[2].Size = grid.Gargantuan
	m := New("en")
	m.Update(Resize{W: 800, H: 600, Scale: 1})
	m.Update(Opened{Path: "/t/room/s/0000000000000007/"})
	m.Update(Connected{State: ConnOn})
	m.Update(Received{wire.Update{Rev: 1, Sum: v.Sum(), Patch: wire.Diff(nil, v)}})
	for _, k := range []area.Kind{area.Circle, area.Cone, area.Line, area.Emanation} {
		for _, cells := range []int32{4, 12, 60} {
			b.Run(fmt.Sprintf("%v %d", k, cells), func(b *testing.B) {
				m.Update(PickForm{k})
				f := m.Form
				f.Length = cells * geom.Unit
				m.Update(SetForm{f})
				at := cellPoint(14.5, 8.5)
				if k != area.Emanation {
					at = cellPoint(50, 50)
				}
				x, y := m.Screen(at)
				m.begin(x, y, false, AreaFollows)
				for b.Loop() {
					m.recover()
				}
				b.ReportMetric(float64(len(m.Area.Cells)), "cells")
			})
		}
	}
}
