package table_test

import (
	"fmt"
	"testing"
	"time"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
	"sightline/server/table"
	"sightline/server/tabletest"
	"sightline/server/wire"
)

// rooms is a map of side × side rooms of six cells, each side of which has a gap: about 4·side² walls.
func rooms(side int) *maps.Map {
	const n, cells = 6, 6.0
	m := maps.Blank(fmt.Sprint("rooms-", side), float64(side)*cells, float64(side)*cells, 1)
	m.Hand = false
	wall := func(ax, ay, bx, by float64) {
		m.Walls = append(m.Walls, maps.Wall{Line: []maps.XY{{X: ax, Y: ay}, {X: bx, Y: by}}, Kind: sight.Solid})
	}
	for i := range side {
		for j := range side {
			x, y, gap := float64(i*n), float64(j*n), float64(1+(i+2*j)%3)
			wall(x, y, x+gap, y)
			wall(x+gap+1, y, x+n, y)
			wall(x, y, x, y+gap)
			wall(x, y+gap+1, x, y+n)
		}
	}
	return m
}

// moved is a map with one of its walls moved by part of a cell.
func moved(m *maps.Map, i int) *maps.Map {
	c := *m
	c.Walls = append([]maps.Wall(nil), m.Walls...)
	w := c.Walls[i]
	w.Line = append([]maps.XY(nil), w.Line...)
	w.Line[0].X += 0.25
	w.Line[1].X += 0.25
	c.Walls[i] = w
	return &c
}

// BenchmarkMoveWall measures what it takes the table when one of 5,184 walls is moved and the map laid again: deciding, with what each of
// four heroes sees, and applying. Geometry alone is that of the new map: lattice, scene, lines of walls and their fingerprint.
func BenchmarkMoveWall(b *testing.B) {
	m := rooms(36)
	tb := tabletest.New(b, 1)
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(m)
	for i := range int32(4) {
		gm.Add(wire.TokenSpec{Name: fmt.Sprint("hero ", i), Owner: ann.Seat, Speed: 6}, 13*i+2, 11*i+2)
	}
	for i := range int32(40) {
		gm.Add(wire.TokenSpec{Name: fmt.Sprint("goblin ", i)}, 5*i+3, 4*i+4)
	}
	b.ReportAllocs()
	least := time.Hour
	for i := 0; b.Loop(); i++ {
		m, start := moved(m, i%len(m.Walls)), time.Now()
		events, reason := table.Lay(tb.State, m, table.Picture{}, tb.Chance)
		if reason.Code != wire.CodeNone {
			b.Fatal(reason)
		}
		for _, e := range events {
			tb.State.Apply(e)
		}
		least = min(least, time.Since(start))
	}
	b.ReportMetric(least.Seconds()*1e3, "ms-least")
}

// BenchmarkGeometry measures the part of it that hangs on the walls alone.
func BenchmarkGeometry(b *testing.B) {
	m := rooms(36)
	b.ReportAllocs()
	least := time.Hour
	for i := 0; b.Loop(); i++ {
		m, start := moved(m, i%len(m.Walls)), time.Now()
		table.Geometry(m, grid.Grid{})
		least = min(least, time.Since(start))
	}
	b.ReportMetric(least.Seconds()*1e3, "ms-least")
}

// BenchmarkTorch measures what it takes to know what a hero with a torch and darkvision sees in the dark from each place it is put to,
// among 5,184 walls.
func BenchmarkTorch(b *testing.B) {
	tb := tabletest.New(b, 1)
	gm, ann := tb.Sit("Gina", wire.GM), tb.Sit("Ann", wire.Player)
	tb.Lay(rooms(36))
	gm.Do(wire.SetScene{Light: wire.LightDark})
	gm.Add(wire.TokenSpec{Name: "hero", Owner: ann.Seat, Bright: 4, Dim: 8, Darkvision: 12}, 2, 2)
	hero := tb.State.Own(ann.Seat)[0]
	b.ReportAllocs()
	for i := int32(0); b.Loop(); i++ {
		tb.State.Token(hero).At.Cell = grid.Cell{X: i * 7 % 108, Y: i * 5 % 107}
		tb.State.Sight(tb.State.Token(hero))
	}
}
