package uvtt

import (
	"encoding/json"
	"strings"

	"sightline/geom/sight"
	"sightline/maps"
)

// MaxFile is how many bytes a file may have. Say it before anybody uploads one.
const MaxFile = 128 << 20

// Read reads a file by its content, whatever name it has; name gives the map its own. The picture is the one inside the
// file, still encoded, or nil. The Report counts what was read, repaired and left out. The error is a *maps.ReadError;
// of the kind ErrPicture when the file is a picture, which can be laid as a map without walls (maps.Blank).
// The map has no fatal fault. Read does not keep data.
func Read(name string, data []byte) (*maps.Map, []byte, *maps.Report, error) {
	if len(data) > MaxFile {
		return nil, nil, nil, &maps.ReadError{Kind: maps.ErrTooLarge, Offset: -1, Limit: MaxFile}
	}
	start, err := sniff(data)
	if err != nil {
		return nil, nil, nil, err
	}
	r := &reader{m: &maps.Map{Name: maps.Title(name), Format: "uvtt 0.3", Ambient: maps.Day}, keys: map[string]bool{}}
	r.scan = scan{data: data, pos: start, rep: &r.rep}
	if err := r.file(); err != nil {
		return nil, nil, nil, err
	}
	picture := r.picture()
	if err := r.finish(); err != nil {
		return nil, nil, nil, err
	}
	return r.m, picture, &r.rep, nil
}

// reader is a map in the making.
type reader struct {
	scan
	m     *maps.Map
	rep   maps.Report
	keys  map[string]bool // at the top level
	image []byte          // as it stands in the file
	segs  int
	loose []loose
	solid []maps.Wall
	low   []maps.Wall
	extra []maps.Wall
}

// file reads the object that is the file.
func (r *reader) file() error {
	if err := r.object(r.top); err != nil {
		return err
	}
	if rest := strings.Trim(string(r.data[r.pos:min(len(r.data), r.pos+64)]), " \t\r\n\x00"); rest != "" {
		r.rep.Add(maps.CodeTail, "")
	}
	if r.keys["resolution"] || r.keys["line_of_sight"] {
		return nil
	}
	if what, ok := other(r.keys); ok {
		return &maps.ReadError{Kind: maps.ErrOther, Where: what, Offset: -1}
	}
	return &maps.ReadError{Kind: maps.ErrUnknown, Offset: -1}
}

// top reads the value of a key at the top level.
func (r *reader) top(key string) error {
	if len(r.keys) < 1000 {
		r.keys[key] = true
	}
	switch key {
	case "format":
		return r.format()
	case "resolution":
		return r.resolution()
	case "line_of_sight":
		return r.walls(&r.solid, sight.Solid)
	case "objects_line_of_sight":
		return r.walls(&r.low, sight.Terrain)
	case extraKey:
		return r.extras()
	case "portals":
		return r.all(r.portal)
	case "lights":
		return r.all(r.light)
	case "environment":
		return r.environment()
	case "image":
		if r.peek() == '"' {
			var err error
			r.image, err = r.raw()
			return err
		}
	case "world", "header":
		if r.keys["world"] && r.keys["header"] {
			return &maps.ReadError{Kind: maps.ErrEditor, Where: "dungeondraft", Offset: -1}
		}
	}
	return r.skip()
}

// format keeps the version as it stands; it decides nothing. A file without one counts as 0.3, like those of today.
func (r *reader) format() error {
	var t string
	var err error
	switch r.peek() {
	case '{', '[':
		return r.skip()
	case '"':
		t, err = r.text()
	default:
		t, err = r.word()
	}
	if _, ok := parse(t); ok && len(t) <= 16 && json.Valid([]byte(t)) {
		r.m.Format = "uvtt " + t
	}
	return err
}

// record reads an object, or skips and counts what is none.
func (r *reader) record(f func(key string) error) (bool, error) {
	if r.peek() == '{' {
		return true, r.object(f)
	}
	r.note(maps.CodeObject)
	return false, r.skip()
}

// all reads a list of things; null and the like count as an empty one.
func (r *reader) all(f func(i int) error) error {
	if r.peek() == '[' {
		return r.array(f)
	}
	if r.data[min(r.pos, len(r.data)-1)] != 'n' {
		r.note(maps.CodeObject)
	}
	return r.skip()
}

func (r *reader) resolution() error {
	_, err := r.record(func(key string) error {
		switch key {
		case "map_origin":
			return r.pair(&r.m.Origin)
		case "map_size":
			return r.pair(&r.m.Size)
		case "pixels_per_grid":
			x, ok, err := r.number()
			if ok {
				r.m.PixelsPerCell = x
			}
			return err
		}
		return r.skip()
	})
	return err
}

// pair reads a point if it is a good one.
func (r *reader) pair(to *maps.XY) error {
	p, ok, err := r.point()
	if ok {
		*to = p
	}
	return err
}

// point reads {x,y}. ok is false, and a note made, when it is not two finite numbers.
func (r *reader) point() (p maps.XY, ok bool, err error) {
	var okX, okY bool
	is, err := r.record(func(key string) error {
		var err error
		switch key {
		case "x":
			p.X, okX, err = r.number()
		case "y":
			p.Y, okY, err = r.number()
		case "polygon":
			return r.fail(maps.ErrDialect, 0)
		default:
			return r.skip()
		}
		return err
	})
	ok = okX && okY && far(p)
	if is && !ok && err == nil {
		r.note(maps.CodeNumber)
	}
	return p, ok, err
}

// far tells whether a coordinate is within what arithmetic on cells keeps apart.
func far(p maps.XY) bool { return max(p.X, -p.X, p.Y, -p.Y) <= 1e9 }

func (r *reader) environment() error {
	_, err := r.record(func(key string) error {
		switch key {
		case "baked_lighting":
			v, _, _, err := r.flag()
			r.m.Baked = v
			return err
		case "ambient_light":
			return r.colour(&r.m.Ambient)
		}
		return r.skip()
	})
	return err
}

// colour reads a colour; what can't be read becomes white.
func (r *reader) colour(to *uint32) error {
	if r.peek() != '"' {
		r.note(maps.CodeColour)
		*to = 0xFFFFFF
		return r.skip()
	}
	t, err := r.text()
	if err != nil {
		return err
	}
	c, ok := colour(t)
	if !ok {
		r.note(maps.CodeColour)
		c = 0xFFFFFF
	}
	*to = c
	return nil
}

// finish puts the parts together.
func (r *reader) finish() error {
	m := r.m
	if err := r.scale(); err != nil {
		return err
	}
	m.Walls = append(append(r.solid, r.low...), r.extra...)
	r.place()
	m.Hand = len(m.Walls) == 0 && len(m.Doors) == 0
	for i, f := 0, maps.Check(m); i < len(f) && f[i].Fatal; i++ {
		return &maps.ReadError{Kind: maps.ErrTooMany, Where: f[i].At, Offset: -1}
	}
	r.count()
	return nil
}

// count fills the numbers of the report.
func (r *reader) count() {
	r.rep.Walls, r.rep.WallSegs = len(r.solid)+len(r.extra), segments(r.solid)+segments(r.extra)
	r.rep.Objects, r.rep.ObjectSegs = len(r.low), segments(r.low)
	r.rep.Doors, r.rep.Lights = len(r.m.Doors), len(r.m.Lights)
	for _, d := range r.m.Doors {
		if d.Window {
			r.rep.Windows++
		}
	}
	r.rep.Outside = r.m.Outside()
}

func segments(walls []maps.Wall) (n int) {
	for _, w := range walls {
		n += len(w.Line) - 1
	}
	return n
}
