package maps

import (
	"fmt"
	"slices"
)

// Report is what became of a file, as data, so that a client can say it in any language.
type Report struct {
	Walls, Objects         int     // lines of walls and of objects such as trees and pillars
	WallSegs, ObjectSegs   int     // segments in them
	Doors, Windows, Lights int     // Windows is the part of Doors that is seen through when shut
	Outside                Outside // of these, what lies wholly outside the picture; Lattice leaves it out
	PictureW, PictureH     int     // pixels of the picture in the file; 0 without one
	Notes                  []Note  // what was repaired or left out, in the order met
}

// Outside counts what lies wholly outside the picture.
type Outside struct{ Segments, Doors, Lights int }

// Note is something of a file that was repaired or left out: N times, first at At.
type Note struct {
	Code Code
	N    int
	At   string // a path such as "portals[2].bounds"; "" for the file as a whole
}

// Add counts one more of code. At is kept for the first.
func (r *Report) Add(code Code, at string) {
	if i := slices.IndexFunc(r.Notes, func(n Note) bool { return n.Code == code }); i >= 0 {
		r.Notes[i].N++
		return
	}
	r.Notes = append(r.Notes, Note{code, 1, at})
}

// Count tells how often code was noted.
func (r *Report) Count(code Code) int {
	for _, n := range r.Notes {
		if n.Code == code {
			return n.N
		}
	}
	return 0
}

// Code names what a Note is about.
type Code string

// What was left out.
const (
	CodeObject Code = "object" // not of the shape it must have
	CodeNumber Code = "number" // a point or object whose number is missing or not finite; a line is split there
	CodeShort  Code = "short"  // a line of fewer than two points
	CodeZero   Code = "zero"   // a segment (kept, but it stops nothing) or a door of no length
	CodeDoor   Code = "door"   // a door of which nothing tells where it begins and ends
	CodeTail   Code = "tail"   // something after the end of the map
)

// What was repaired.
const (
	CodeText   Code = "text"   // a number written as text
	CodeComma  Code = "comma"  // a comma before a closing bracket
	CodeClosed Code = "closed" // a door's state in an odd form
	CodeBounds Code = "bounds" // a door whose two ends were worked out from something else
	CodeColour Code = "colour" // a colour that can't be read; white was taken
	CodeReach  Code = "reach"  // a light's reach below 0; 0 was taken
	CodeSize   Code = "size"   // the map's size was worked out from the picture
	CodeScale  Code = "scale"  // the pixels of a cell were worked out, or assumed
)

// What is said of the picture.
const (
	CodePictureNone      Code = "picture-none"      // there is none
	CodePicturePath      Code = "picture-path"      // there is a path in its place
	CodePictureBroken    Code = "picture-broken"    // it is neither png, jpeg nor webp, or damaged
	CodePictureDot       Code = "picture-dot"       // it is a single pixel: taken as none
	CodePictureScaled    Code = "picture-scaled"    // it is of another size than the file says: its real size is used
	CodePictureStretched Code = "picture-stretched" // its sides are not as the map's: it is stretched
)

// ErrorKind says what is wrong with a file as a whole.
type ErrorKind string

// The kinds of ReadError.
const (
	ErrEmpty      ErrorKind = "empty"    // nothing in it
	ErrPicture    ErrorKind = "picture"  // it is a picture; Where is png, jpeg, webp or gif
	ErrPointer    ErrorKind = "pointer"  // a Git LFS pointer in place of the file
	ErrEditor     ErrorKind = "editor"   // an editor's own save, not an export
	ErrArchive    ErrorKind = "archive"  // a zip or other archive
	ErrOther      ErrorKind = "other"    // a known format that is not this one; Where names it
	ErrDialect    ErrorKind = "dialect"  // walls in the form of another dialect
	ErrUnknown    ErrorKind = "unknown"  // nothing that this program knows
	ErrEncoding   ErrorKind = "encoding" // text of another encoding than UTF-8
	ErrSyntax     ErrorKind = "syntax"   // malformed at Offset
	ErrCut        ErrorKind = "cut"      // the file ends in the middle of Where
	ErrTooLarge   ErrorKind = "large"    // more bytes than Limit
	ErrTooMany    ErrorKind = "many"     // more than Limit of Where
	ErrSize       ErrorKind = "size"     // the map's size is missing or not within 0..Limit cells
	ErrTooDeep    ErrorKind = "deep"     // nested deeper than Limit
	ErrResolution ErrorKind = "scale"    // the pixels of a cell are not a number above 0
)

// ReadError says why a file can't be read as a map.
type ReadError struct {
	Kind   ErrorKind
	Where  string // the place as a path such as "portals[2].bounds", or what the file is
	Offset int64  // of the byte in the file, from 0; -1 where there is none
	Limit  int64  // the limit that was passed, else 0
}

// Error says it in English, for logs; clients use the fields.
func (e *ReadError) Error() string {
	s := "map file: " + string(e.Kind)
	if e.Where != "" {
		s += " at " + e.Where
	}
	if e.Offset >= 0 {
		s += fmt.Sprintf(", byte %d", e.Offset)
	}
	if e.Limit > 0 {
		s += fmt.Sprintf(", limit %d", e.Limit)
	}
	return s
}
