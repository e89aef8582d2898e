package uvtt

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"sightline/geom/sight"
	"sightline/maps"
)

// file is a Universal VTT file without its picture, in the order of keys in which it is commonly written.
type file struct {
	Format     json.Number `json:"format"`
	Resolution resolution  `json:"resolution"`
	Walls      [][]xy      `json:"line_of_sight"`
	Objects    [][]xy      `json:"objects_line_of_sight"`
	Extra      []extra     `json:"sightline_walls,omitempty"`
	Portals    []door      `json:"portals"`
	Around     around      `json:"environment"`
	Lights     []light     `json:"lights"`
}

type resolution struct {
	Origin xy      `json:"map_origin"`
	Size   xy      `json:"map_size"`
	Scale  float64 `json:"pixels_per_grid"`
}

type xy struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

type extra struct {
	Kind string `json:"kind"`
	Line []xy   `json:"line"`
}

type door struct {
	At       xy      `json:"position"`
	Bounds   [2]xy   `json:"bounds"`
	Rotation float64 `json:"rotation"`
	Closed   bool    `json:"closed"`
	Free     bool    `json:"freestanding"`
	Secret   bool    `json:"secret,omitempty"`
	Locked   bool    `json:"locked,omitempty"`
	Open     *bool   `json:"open,omitempty"`
	Window   *bool   `json:"window,omitempty"`
}

type around struct {
	Baked   bool   `json:"baked_lighting"`
	Ambient string `json:"ambient_light"`
}

type light struct {
	At        xy       `json:"position"`
	Range     float64  `json:"range"`
	Bright    *float64 `json:"bright,omitempty"`
	Intensity float64  `json:"intensity"`
	Colour    string   `json:"color"`
	Shadows   bool     `json:"shadows"`
}

// Write writes m, which must have no fatal fault, with its picture (nil: none) as a Universal VTT file with the very
// numbers of the source. Read gives back an equal map, walls in the order solid, terrain, others. Windows that are
// walls, curtains and obstacles stand under a key of our own, which other programs pass over; so do a door's lock,
// its being secret, and a bright reach that is not half the dim one.
func Write(m *maps.Map, picture []byte) []byte {
	f := file{
		Format:     version(m.Format),
		Resolution: resolution{xy(m.Origin), xy(m.Size), m.PixelsPerCell},
		Walls:      [][]xy{},
		Objects:    [][]xy{},
		Portals:    []door{},
		Around:     around{m.Baked, hex(m.Ambient)},
		Lights:     []light{},
	}
	for _, w := range m.Walls {
		f.wall(w)
	}
	for _, d := range m.Doors {
		f.Portals = append(f.Portals, portalOf(d))
	}
	for _, l := range m.Lights {
		f.Lights = append(f.Lights, lightOf(l))
	}
	head, err := json.MarshalIndent(f, "", "\t")
	if err != nil {
		panic("uvtt: Write of a map that maps.Check refuses: " + err.Error())
	}
	head = append(head[:len(head)-2], ",\n\t\"image\": \""...)
	head = base64.StdEncoding.AppendEncode(head, picture)
	return append(head, "\"\n}\n"...)
}

// version is the number in a map's Format, or that of today's files.
func version(format string) json.Number {
	if v, ok := strings.CutPrefix(format, "uvtt "); ok && json.Valid([]byte(v)) {
		if _, ok := parse(v); ok {
			return json.Number(v)
		}
	}
	return "0.3"
}

func (f *file) wall(w maps.Wall) {
	line := make([]xy, len(w.Line))
	for i, p := range w.Line {
		line[i] = xy(p)
	}
	switch w.Kind {
	case sight.Solid:
		f.Walls = append(f.Walls, line)
	case sight.Terrain:
		f.Objects = append(f.Objects, line)
	default:
		for name, k := range kinds {
			if k == w.Kind {
				f.Extra = append(f.Extra, extra{name, line})
			}
		}
	}
}

// portalOf writes a door so that portal.door makes it again: what the width and closed do not tell is said.
func portalOf(d maps.Door) door {
	p := door{
		At:       xy(middle(d.A, d.B)),
		Bounds:   [2]xy{xy(d.A), xy(d.B)},
		Rotation: math.Atan2(d.B.Y-d.A.Y, d.B.X-d.A.X),
		Closed:   !d.Open,
		Free:     d.Free,
		Secret:   d.Secret,
		Locked:   d.Locked,
	}
	if d.Window != (width(d.A, d.B) < narrow) {
		p.Window = &d.Window
	}
	if d.Open && d.Window {
		p.Open = &d.Open
	}
	return p
}

func lightOf(l maps.Light) light {
	w := light{At: xy(l.At), Range: l.Dim, Intensity: l.Intensity, Colour: hex(l.Colour), Shadows: true}
	if l.Bright != l.Dim/2 {
		w.Bright = &l.Bright
	}
	return w
}

// hex writes a colour with full opacity in front.
func hex(c uint32) string { return fmt.Sprintf("ff%06x", c&0xFFFFFF) }
