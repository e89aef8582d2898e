package sightbench

import (
	"encoding/json"
	"fmt"
	"os"

	"sightline/geom"
	"sightline/geom/sight"
)

// File is a map as its file has it. Coordinates are lattice steps, Unit of them a cell.
type File struct {
	Unit     int32      `json:"unit"`
	W        int32      `json:"w_cells"`
	H        int32      `json:"h_cells"`
	Segments [][5]int32 `json:"segments"` // x1, y1, x2, y2 and kind: 0 wall, 1 closed door, 2 open door
	Queries  [][2]int32 `json:"queries"`  // points to look from
}

// Read reads a map file. It refuses, with an error that says what, a file that is no such map or lies beyond what geom can judge.
func Read(name string) (*File, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return Parse(name, data)
}

// Parse is Read of a file's content.
func Parse(name string, data []byte) (*File, error) {
	f := &File{}
	if err := json.Unmarshal(data, f); err != nil {
		return nil, fmt.Errorf("%s is no map of walls: %w", name, err)
	}
	if f.Unit <= 0 || f.W <= 0 || f.H <= 0 || len(f.Segments) == 0 {
		return nil, fmt.Errorf("%s is no map of walls: unit, w_cells, h_cells and segments must be there", name)
	}
	if most := int64(geom.Limit) / int64(f.scale()); int64(max(f.W, f.H))*int64(f.Unit) > most {
		return nil, fmt.Errorf("%s is too big: a map may be %d steps wide and high", name, most)
	}
	for i, s := range f.Segments {
		if s[4] < 0 || s[4] > 2 {
			return nil, fmt.Errorf("%s: segment %d is of kind %d; there are 0 (wall), 1 (closed door) and 2 (open door)", name, i, s[4])
		}
		for _, c := range s[:4] {
			if most := int64(geom.Limit) / int64(f.scale()); int64(c) > most || int64(c) < -most {
				return nil, fmt.Errorf("%s: segment %d lies beyond %d steps", name, i, most)
			}
		}
	}
	return f, nil
}

// scale is how many steps of geom's lattice make one of the file's: as many as fit a cell, if that is a whole number.
func (f *File) scale() int32 {
	if f.Unit <= geom.Unit && geom.Unit%f.Unit == 0 {
		return geom.Unit / f.Unit
	}
	return 1
}

// Point is a place of the file on geom's lattice.
func (f *File) Point(x, y int32) geom.Point { return geom.Point{X: x * f.scale(), Y: y * f.scale()} }

// Config is the file as walls for sight.Prepare; each wall's ID is its number in the file. Walls stay exactly where the file has
// them: no ends are joined.
func (f *File) Config() sight.Config {
	c := sight.Config{Bounds: geom.Rect{Max: f.Point(f.W*f.Unit, f.H*f.Unit)}, KeepGaps: true}
	for i, s := range f.Segments {
		w := sight.Wall{A: f.Point(s[0], s[1]), B: f.Point(s[2], s[3]), Door: -1, ID: int32(i)}
		if s[4] > 0 {
			w.Door, c.Doors = int32(c.Doors), c.Doors+1
		}
		c.Walls = append(c.Walls, w)
	}
	return c
}

// Prepare makes a scene of the file's walls, as Config gives them, its doors as the file has them.
func (f *File) Prepare(c sight.Config) *sight.Scene {
	s, _ := sight.Prepare(c)
	for i, w := range c.Walls {
		s.SetDoor(w.Door, f.Segments[i][4] == 2)
	}
	return s
}
