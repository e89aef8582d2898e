package geomtest

import (
	"fmt"
	"strconv"
	"strings"

	"sightline/geom"
	"sightline/geom/grid"
)

// Wall is a wall of a Scene: Kind is the word it was written with.
type Wall struct {
	geom.Seg
	Kind string
	Side int8 // 0: both ways; 1: only what comes from the left of A→B; 2: only from the right
	Door int  // number of the door it is, or -1
}

// Scene is what Parse makes of a text.
type Scene struct {
	Grid   grid.Grid
	Bounds geom.Rect
	Walls  []Wall
	Doors  int
	Points map[string]geom.Point
}

// Parse reads a scene, one thing a line, coordinates in cells with y down; # begins a comment:
//
//	grid square 8x4            the grid (square, pointy, flat, each perhaps "even") and the size of the ground
//	wall 0,0 4,0 4,2.5         a wall through all these points; its kind is the first word: wall, window, curtain,
//	terrain 1,1 2,1 left       terrain or obstacle; left or right: stops only what comes from that side
//	door 2,0 3,0               a wall that is a door; doors count from 0 in the order they are written
//	at eye 0.5,0.5             a named point
//
// An error names the line and what is wrong with it.
func Parse(text string) (*Scene, error) {
	s := &Scene{Points: map[string]geom.Point{}}
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		if err := s.read(words[0], words[1:]); err != nil {
			return nil, fmt.Errorf("geomtest: line %d, %q: %w", i+1, strings.TrimSpace(line), err)
		}
	}
	return s, nil
}

func (s *Scene) read(kind string, words []string) error {
	switch kind {
	case "grid":
		return s.readGrid(words)
	case "wall", "window", "curtain", "terrain", "obstacle", "door":
		return s.readWall(kind, words)
	case "at":
		if len(words) != 2 {
			return fmt.Errorf("a point needs a name and a place")
		}
		p, err := s.point(words[1])
		s.Points[words[0]] = p
		return err
	}
	return fmt.Errorf("%q is no word of the language", kind)
}

func (s *Scene) readGrid(words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("a grid needs a kind and a size")
	}
	kinds := map[string]grid.Kind{"square": grid.Square, "pointy": grid.HexPointy, "flat": grid.HexFlat}
	kind, ok := kinds[words[0]]
	if !ok {
		return fmt.Errorf("%q is no kind of grid", words[0])
	}
	s.Grid = grid.Grid{Kind: kind, Even: len(words) == 3 && words[1] == "even"}
	var w, h int
	if _, err := fmt.Sscanf(words[len(words)-1], "%dx%d", &w, &h); err != nil {
		return fmt.Errorf("a size is written 8x4: %w", err)
	}
	s.Bounds = geom.Rect{Max: s.Grid.FromCells(float64(w), float64(h))}
	return nil
}

func (s *Scene) readWall(kind string, words []string) error {
	side := int8(0)
	if n := len(words) - 1; n >= 0 && (words[n] == "left" || words[n] == "right") {
		side = map[string]int8{"left": 1, "right": 2}[words[n]]
		words = words[:n]
	}
	if len(words) < 2 {
		return fmt.Errorf("a wall needs two points")
	}
	door := -1
	if kind == "door" {
		kind, door = "wall", s.Doors
		s.Doors++
	}
	var last geom.Point
	for i, w := range words {
		p, err := s.point(w)
		if err != nil {
			return err
		}
		if i > 0 {
			s.Walls = append(s.Walls, Wall{geom.Seg{A: last, B: p}, kind, side, door})
		}
		last = p
	}
	return nil
}

func (s *Scene) point(word string) (geom.Point, error) {
	a, b, ok := strings.Cut(word, ",")
	x, errX := strconv.ParseFloat(a, 64)
	y, errY := strconv.ParseFloat(b, 64)
	if !ok || errX != nil || errY != nil {
		return geom.Point{}, fmt.Errorf("%q is no point like 1.5,2", word)
	}
	return s.Grid.FromCells(x, y), nil
}
