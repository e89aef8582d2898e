package maps

// Outside counts what lies wholly outside the picture.
type Outside struct{ Segments, Doors, Lights int }

// Report is what became of a file, as data, so that a client can say it in any language.
type Report struct {
	Walls, Objects         int // lines read
	WallSegs, ObjectSegs   int
	Doors, Windows, Lights int
	Outside                Outside
	PictureW, PictureH     int // of the picture in the file; 0 without one
	Notes                  []Note
}

// Note is something that was repaired or left out: N times, first at At.
type Note struct {
	Code Code
	N    int
	At   string
}

// Code names what a Note is about.
type Code string

// ErrorKind says what is wrong with a file as a whole.
type ErrorKind string

// ReadError says why a file can't be read as a map.
type ReadError struct {
	Kind   ErrorKind
	Where  string // the place as a path such as "portals[2].bounds", or what the file is
	Offset int64  // of the byte in the file; -1 where there is none
	Limit  int64  // the limit that was passed, else 0
}

// Error says it in English, for logs; clients use Kind.
func (e *ReadError) Error() string { return string(e.Kind) }
