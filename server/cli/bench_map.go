package cli

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"math/rand/v2"
	"slices"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/maps"
)

// dungeon is the map of the bench: side × side rooms of roomCells cells, joined in a ring by two lanes (there and back) that
// snake through all of them, and pillars off the lanes until the number of wall segments is exact.
type dungeon struct {
	m     *maps.Map
	lane  []grid.Cell // the ring that players walk, a step from one to the next
	floor []grid.Cell // where others may stand: off the lanes, no pillar
}

const (
	roomCells = 10
	laneThere = 5 // the two rows and columns of a room in which players walk
	laneBack  = 4
)

// newDungeon makes one of so many wall segments, the same for the same number.
func newDungeon(walls int) (*dungeon, error) {
	side := 1
	for side < 6 && frame(side+1) <= walls {
		side++
	}
	if walls < frame(side) {
		return nil, trouble("The bench needs at least %d walls.", "Měření potřebuje aspoň tolik úseků zdi: %d.", frame(side))
	}
	cells := float64(side * roomCells)
	d := &dungeon{m: maps.Blank(fmt.Sprintf("bench-%d", walls), cells, cells, 1)}
	d.m.Hand = false
	d.rooms(side)
	d.pillars(side, walls-frame(side))
	d.lane = snake(side)
	return d, nil
}

// frame counts the segments of the rooms alone: each edge one, those with a gap two.
func frame(side int) int { return 2*side*(side+1) + side*side - 1 }

func (d *dungeon) wall(ax, ay, bx, by float64) {
	d.m.Walls = append(d.m.Walls, maps.Wall{Line: []maps.XY{{X: ax, Y: ay}, {X: bx, Y: by}}, Kind: sight.Solid})
}

// rooms draws the edges of all rooms: a gap where the snake goes through.
func (d *dungeon) rooms(side int) {
	const n = roomCells
	for i := range side + 1 {
		for j := range side {
			at, from := float64(i*n), float64(j*n)
			inner := i > 0 && i < side
			d.edge(inner, at, from, true) // between columns: the snake passes in each row
			turns := inner && (i%2 == 1 && j == side-1 || i%2 == 0 && j == 0)
			d.edge(turns, at, from, false) // between rows: at the end where the snake turns
		}
	}
}

// edge draws one side of a room, with a gap of the two lanes' width in its middle or whole.
func (d *dungeon) edge(gap bool, at, from float64, upright bool) {
	to := from + roomCells
	parts := [][2]float64{{from, to}}
	if gap {
		parts = [][2]float64{{from, from + laneBack}, {from + laneThere + 1, to}}
	}
	for _, p := range parts {
		if upright {
			d.wall(at, p[0], at, p[1])
		} else {
			d.wall(p[0], at, p[1], at)
		}
	}
}

// pillars puts square pillars of four segments, and a last one of fewer, on cells off the lanes; the rest is floor.
func (d *dungeon) pillars(side, segments int) {
	var free []grid.Cell
	for y := range int32(side * roomCells) {
		for x := range int32(side * roomCells) {
			if !onLane(x%roomCells) && !onLane(y%roomCells) {
				free = append(free, grid.Cell{X: x, Y: y})
			}
		}
	}
	r := rand.New(rand.NewPCG(1, 2)) // the bench's map is the same each time
	r.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	for ; segments > 0; segments -= 4 {
		d.pillar(free[0], min(segments, 4))
		free = free[1:]
	}
	d.floor = free
}

func onLane(i int32) bool { return i == laneThere || i == laneBack }

func (d *dungeon) pillar(c grid.Cell, segments int) {
	x, y := float64(c.X), float64(c.Y)
	ring := []maps.XY{{X: x + .2, Y: y + .25}, {X: x + .8, Y: y + .2}, {X: x + .75, Y: y + .8}, {X: x + .25, Y: y + .75}, {X: x + .2, Y: y + .25}}
	for i := range segments {
		d.wall(ring[i].X, ring[i].Y, ring[i+1].X, ring[i+1].Y)
	}
}

// snake is the ring of cells through all rooms: there on one side of the gaps, row by row, and back on the other. The two
// never cross, so that nobody stands in another's way.
func snake(side int) []grid.Cell {
	ring := line(side, laneBack)
	back := line(side, laneThere)
	slices.Reverse(back)
	return append(ring, back...)
}

// line is one way from the first room to the last: down the rows' ends in column lane, along them in the row that lies on
// the same hand of the walker.
func line(side int, lane int32) []grid.Cell {
	var cells []grid.Cell
	last := int32(side*roomCells) - roomCells + lane
	for row := range int32(side) {
		from, to, y := lane, last, row*roomCells+laneThere+laneBack-lane
		if row%2 == 1 {
			from, to, y = last, lane, row*roomCells+lane
		}
		for len(cells) > 0 && cells[len(cells)-1].Y < y-1 {
			cells = append(cells, grid.Cell{X: from, Y: cells[len(cells)-1].Y + 1})
		}
		for x := from; ; x += sign(to - from) {
			cells = append(cells, grid.Cell{X: x, Y: y})
			if x == to {
				break
			}
		}
	}
	return cells
}

func sign(n int32) int32 {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// picture is a map's picture that compresses about as well as drawn stone, of so many pixels a cell.
func (d *dungeon) picture(pixels int) ([]byte, error) {
	w, h := int(d.m.Size.X)*pixels, int(d.m.Size.Y)*pixels
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	r := rand.New(rand.NewPCG(3, 4))
	for y := range h {
		for x := range w {
			v := uint8(90 + (x/7+y/5)%40 + r.IntN(24))
			img.SetRGBA(x, y, color.RGBA{v, v - 8, v - 20, 255})
		}
	}
	var out bytes.Buffer
	err := jpeg.Encode(&out, img, &jpeg.Options{Quality: 85})
	return out.Bytes(), err
}
