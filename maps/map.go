package maps

import "sightline/geom/sight"

// XY is a point or a vector in cells of the source: x to the right, y down.
type XY struct{ X, Y float64 }

// Map is a map as its source drew it. All coordinates are cells of the whole drawing. The picture, which is kept
// apart, covers exactly the rectangle from Origin to Origin+Size, whatever its size in pixels.
type Map struct {
	Name          string
	Format        string // what it was read from, such as "uvtt 0.3" or "picture"
	Origin, Size  XY
	PixelsPerCell float64 // as the source says; the picture at hand may have another size
	Walls         []Wall
	Doors         []Door
	Lights        []Light
	Ambient       uint32 // 0xRRGGBB: the light where no source shines; 0xFFFFFF is day
	Baked         bool   // the picture already shows the lights: do not tint it
	Hand          bool   // there are no walls to see by: fog is played by hand
}

// Wall is a line of two or more points.
type Wall struct {
	Line []XY
	Kind sight.Kind
}

// Door is an opening of a wall that can be shut, from A to B. The walls of the source have a gap there.
type Door struct {
	A, B   XY
	Open   bool
	Locked bool
	Secret bool
	Window bool // seen through when shut
	Free   bool // stands on no wall
}

// Light is a light source. Bright and Dim are reaches in cells from At; Dim is the outer one, not less than Bright.
type Light struct {
	At        XY
	Bright    float64
	Dim       float64
	Colour    uint32 // 0xRRGGBB
	Intensity float64
}

// FormatPicture is the Format of a map that is a picture alone.
const FormatPicture = "picture"

// Day is the Ambient of a map that needs no light source.
const Day = 0xFFFFFF

// Blank is the map of a plain picture of w by h pixels, ppc pixels to a cell: no walls, fog by hand. Its name is the Title
// of name. The last column and row of cells may be cut by the picture's edge.
func Blank(name string, w, h, ppc float64) *Map {
	return &Map{
		Name:          Title(name),
		Format:        FormatPicture,
		Size:          XY{w / ppc, h / ppc},
		PixelsPerCell: ppc,
		Ambient:       Day,
		Hand:          true,
	}
}
