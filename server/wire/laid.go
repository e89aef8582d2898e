package wire

// Laid is what became of a file that was laid on the table as its map, as data, for the GM who laid it. It does not travel
// as a message but as JSON: over HTTP, and from the worker of a hot-seat game.
type Laid struct {
	Name     string     `json:"name"`               // of the map
	Plain    bool       `json:"plain,omitempty"`    // the file is a picture alone: no walls, fog by hand
	Width    float64    `json:"width"`              // of the map, in cells
	Height   float64    `json:"height"`             // of the map, in cells
	Pixels   float64    `json:"pixels"`             // that a cell is wide
	Walls    int        `json:"walls"`              // segments of walls and objects in the file
	Doors    int        `json:"doors"`              // in the file, windows too
	Windows  int        `json:"windows,omitempty"`  // the part of Doors that is seen through when shut
	Lights   int        `json:"lights"`             // in the file
	Outside  LaidCount  `json:"outside"`            // of these, what lies wholly outside the picture and was left out
	Joined   int        `json:"joined,omitempty"`   // ends of walls that nearly met another and were joined to it
	Overfull bool       `json:"overfull,omitempty"` // more walls and crossings than sight can handle: nobody sees anything
	Notes    []LaidNote `json:"notes,omitempty"`    // what else was repaired or left out, in the order met
}

// LaidCount counts parts of a map.
type LaidCount struct {
	Walls  int `json:"walls"` // segments
	Doors  int `json:"doors"`
	Lights int `json:"lights"`
}

// Any says whether it counts anything at all.
func (c LaidCount) Any() bool { return c != LaidCount{} }

// LaidNote is something of a file that was repaired or left out, N times, first at At, which is a place in the file such as
// "portals[2].bounds" or "". Code is one of maps.Code.
type LaidNote struct {
	Code string `json:"code"`
	N    int    `json:"n"`
	At   string `json:"at,omitempty"`
}

// Smooth says that the file was laid as it stands: nothing was left out, repaired or assumed, but for ends of walls that
// were joined, which most maps need and no eye sees.
func (l *Laid) Smooth() bool { return !l.Outside.Any() && !l.Overfull && len(l.Notes) == 0 }
