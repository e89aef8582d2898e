package sightbench

import (
	"encoding/json"
	"os"
	"slices"

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

// IsWalls reports whether data is the text of an object with segments, so that it is meant to be a map of walls.
func IsWalls(data []byte) bool {
	var raw struct {
		Segments json.RawMessage `json:"segments"`
	}
	return json.Unmarshal(data, &raw) == nil && raw.Segments != nil
}

// Parse is Read of a file's content.
func Parse(name string, data []byte) (*File, error) {
	var raw struct {
		File
		Segments *[][]int32 `json:"segments"`
		Queries  [][]int32  `json:"queries"`
	}
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, malformed(name, err)
	}
	f := &raw.File
	if f.Unit <= 0 || f.W <= 0 || f.H <= 0 || raw.Segments == nil {
		return nil, incomplete(name)
	}
	if most := f.most(); int64(max(f.W, f.H))*int64(f.Unit) > most {
		return nil, faulty(name, "%s is too big: a map may be %d steps wide and high", "%s je příliš velká: mapa smí mít na šířku a výšku %d kroků", most)
	}
	if err := f.takeSegments(name, *raw.Segments); err != nil {
		return nil, err
	}
	return f, f.takeQueries(name, raw.Queries)
}

// most is the largest coordinate of the file that geom can judge.
func (f *File) most() int64 { return int64(geom.Limit) / int64(f.scale()) }

// far reports whether one of the coordinates lies beyond what geom can judge.
func (f *File) far(at []int32) bool {
	return slices.ContainsFunc(at, func(c int32) bool { return int64(c) > f.most() || int64(c) < -f.most() })
}

// takeSegments takes in the walls, or says which is none.
func (f *File) takeSegments(name string, all [][]int32) error {
	for i, s := range all {
		switch {
		case len(s) != 5:
			return faulty(name, "%s: segment %d has %d numbers; it must have 5: x1, y1, x2, y2 and kind", "%s: segment %d má %d čísel; musí jich mít 5: x1, y1, x2, y2 a druh", i, len(s))
		case s[4] < 0 || s[4] > 2:
			return faulty(name, "%s: segment %d is of kind %d; there are 0 (wall), 1 (closed door) and 2 (open door)",
				"%s: segment %d je druhu %d; druhy jsou 0 (zeď), 1 (zavřené dveře) a 2 (otevřené dveře)", i, s[4])
		case f.far(s[:4]):
			return faulty(name, "%s: segment %d lies beyond %d steps", "%s: segment %d leží dál než %d kroků", i, f.most())
		}
		f.Segments = append(f.Segments, [5]int32(s))
	}
	return nil
}

// takeQueries takes in the points to look from, or says which is none.
func (f *File) takeQueries(name string, all [][]int32) error {
	for i, q := range all {
		switch {
		case len(q) != 2:
			return faulty(name, "%s: query %d has %d numbers; it must have 2: x and y", "%s: dotaz %d má %d čísel; musí mít 2: x a y", i, len(q))
		case f.far(q):
			return faulty(name, "%s: query %d lies beyond %d steps", "%s: dotaz %d leží dál než %d kroků", i, f.most())
		}
		f.Queries = append(f.Queries, [2]int32(q))
	}
	return nil
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

// Prepare makes a scene of the file's walls, as Config gives them, its doors as the file has them, and reports whether there were
// not too many.
func (f *File) Prepare(c sight.Config) (*sight.Scene, bool) {
	s, report := sight.Prepare(c)
	for i, w := range c.Walls {
		s.SetDoor(w.Door, f.Segments[i][4] == 2)
	}
	return s, !report.Overfull
}
