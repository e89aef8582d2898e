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

// dense is a Model at a map of 100 × 100 squares with 2,000 walls.
func dense(change func(v *wire.View, rnd *rand.Rand)) *Model {
	rnd := rand.New(rand.NewPCG(1, 2))
	v := room(wire.Player)
	v.Scene.Bounds = geom.Rect{Max: cellPoint(100, 100)}
	v.Ground = wire.Ground{Explored: full(800, 800), Seen: full(800, 800), Bright: full(800, 800)}
	v.Walls, v.Doors = nil, nil
	for range 2000 {
		x, y := rnd.Float64()*99, rnd.Float64()*99
		v.Walls = append(v.Walls, wire.Wall{A: cellPoint(x, y), B: cellPoint(x+rnd.Float64()*2-1, y+rnd.Float64()*2-1)})
	}
	change(v, rnd)
	m := New("en")
	m.Update(Resize{W: 800, H: 600, Scale: 1})
	m.Update(Opened{Path: "/t/room/s/0000000000000007/"})
	m.Update(Connected{State: ConnOn})
	m.Update(Received{wire.Update{Rev: 1, Sum: v.Sum(), Patch: wire.Diff(nil, v)}})
	return m
}

// BenchmarkAround times what is told in words of who is around, 300 tokens being seen: once for every view.
func BenchmarkAround(b *testing.B) {
	m := dense(func(v *wire.View, rnd *rand.Rand) {
		for i := range 300 {
			v.Tokens = append(v.Tokens, wire.Token{ID: wire.TokenID(100 + i), At: grid.Place{Cell: grid.Cell{X: rnd.Int32N(100), Y: rnd.Int32N(100)}}})
		}
	})
	for b.Loop() {
		m.told = told{}
		m.Around(1)
	}
}

// BenchmarkTemplates times what a move of the pointer costs with a template in hand.
func BenchmarkTemplates(b *testing.B) {
	m := dense(func(v *wire.View, _ *rand.Rand) { v.Tokens[2].Size = grid.Gargantuan })
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
