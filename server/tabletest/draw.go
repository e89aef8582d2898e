package tabletest

import (
	"fmt"
	"strings"

	"sightline/geom/sight"
	"sightline/maps"
)

// Draw reads a small map of square cells from text. Cell x, y is the character at column 2x+1 of line 2y+1; the characters
// between cells are what stands on their edges:
//
//   - |  wall         D  door, closed      O  door, open     L  door, locked
//     S    secret door  W  window, shut      =  a window that is a wall
//
// Corners (+) and anything else mean nothing. A * in a cell is a light of two cells bright and four dim.
func Draw(text string) *maps.Map {
	lines := strings.Split(strings.Trim(text, "\n"), "\n")
	w, h := 0, (len(lines)-1)/2
	for _, l := range lines {
		w = max(w, (len(l)-1)/2)
	}
	m := maps.Blank("drawn", float64(w), float64(h), 1)
	m.Hand = false
	for y, l := range lines {
		for x, c := range l {
			d := drawing{m, float64(x / 2), float64(y / 2)}
			switch {
			case x%2 == 1 && y%2 == 1 && c == '*':
				m.Lights = append(m.Lights, maps.Light{At: maps.XY{X: d.x + 0.5, Y: d.y + 0.5}, Bright: 2, Dim: 4, Intensity: 1, Colour: 0xFFFFFF})
			case x%2 == 1 && y%2 == 0:
				d.edge(c, maps.XY{X: d.x, Y: d.y}, maps.XY{X: d.x + 1, Y: d.y})
			case x%2 == 0 && y%2 == 1:
				d.edge(c, maps.XY{X: d.x, Y: d.y}, maps.XY{X: d.x, Y: d.y + 1})
			}
		}
	}
	return m
}

type drawing struct {
	m    *maps.Map
	x, y float64
}

func (d drawing) edge(c rune, a, b maps.XY) {
	switch c {
	case '-', '|':
		d.m.Walls = append(d.m.Walls, maps.Wall{Line: []maps.XY{a, b}, Kind: sight.Solid})
	case '=':
		d.m.Walls = append(d.m.Walls, maps.Wall{Line: []maps.XY{a, b}, Kind: sight.Window})
	case 'D', 'O', 'L', 'S', 'W':
		d.m.Doors = append(d.m.Doors, maps.Door{A: a, B: b, Open: c == 'O', Locked: c == 'L', Secret: c == 'S', Window: c == 'W'})
	case ' ', '+', '.':
	default:
		panic(fmt.Sprintf("tabletest.Draw: %q on an edge", c))
	}
}
