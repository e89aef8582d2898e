package uvtt

import (
	"slices"

	"sightline/geom/sight"
	"sightline/maps"
)

// extraKey is our own key for walls that the format has no place for. Other programs pass over it.
const extraKey = "sightline_walls"

// kinds are the names of those walls.
var kinds = map[string]sight.Kind{"window": sight.Window, "curtain": sight.Curtain, "obstacle": sight.Obstacle}

// walls reads a list of lines.
func (r *reader) walls(to *[]maps.Wall, kind sight.Kind) error {
	return r.all(func(int) error { return r.line(to, kind) })
}

// line reads one line. A bad point splits it, so that what is left runs where the file says.
func (r *reader) line(to *[]maps.Wall, kind sight.Kind) error {
	if r.peek() == '{' { // {polygon, restricted}: another dialect; point refuses it
		_, _, err := r.point()
		return err
	}
	if r.peek() != '[' {
		r.note(maps.CodeObject)
		return r.skip()
	}
	var line []maps.XY
	split := false
	err := r.array(func(int) error {
		p, ok, err := r.point()
		if err != nil {
			return err
		}
		if ok {
			line = append(line, p)
			return r.segment()
		}
		r.keep(to, kind, line)
		line, split = nil, true
		return nil
	})
	if err == nil && !r.keep(to, kind, line) && !split {
		r.note(maps.CodeShort)
	}
	return err
}

// segment counts one more and refuses too many.
func (r *reader) segment() error {
	if r.segs++; r.segs > maps.MaxSegments {
		return r.fail(maps.ErrTooMany, maps.MaxSegments)
	}
	return nil
}

// keep adds a line of at least two points.
func (r *reader) keep(to *[]maps.Wall, kind sight.Kind, line []maps.XY) bool {
	if len(line) < 2 {
		return false
	}
	for i := 1; i < len(line); i++ {
		if line[i-1] == line[i] {
			r.note(maps.CodeZero)
		}
	}
	*to = append(*to, maps.Wall{Line: slices.Clip(line), Kind: kind})
	return true
}

// extras reads our own key.
func (r *reader) extras() error {
	return r.all(func(int) error {
		var lines []maps.Wall
		kind := sight.Obstacle
		_, err := r.record(func(key string) error {
			switch {
			case key == "line":
				return r.line(&lines, kind)
			case key == "kind" && r.peek() == '"':
				t, err := r.text()
				if k, ok := kinds[t]; ok {
					kind = k
				}
				return err
			}
			return r.skip()
		})
		for _, w := range lines {
			r.extra = append(r.extra, maps.Wall{Line: w.Line, Kind: kind})
		}
		return err
	})
}
