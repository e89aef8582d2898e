package hand

// Device is what points.
type Device uint8

// The devices.
const (
	Mouse Device = iota
	Finger
	Pen
)

// Keys are the modifier keys held, as bits.
type Keys uint8

// The modifier keys. Ctrl stands for Cmd as well.
const (
	Shift Keys = 1 << iota
	Ctrl
	Alt
)

// Intent is what a person meant; one of the types below. Places are CSS pixels from the canvas's top left.
type Intent interface{ intent() }

// The intents.
type (
	// Tap is a short press that did not move. Count is 2 for the second of two quick ones at the same spot.
	Tap struct {
		X, Y   float64
		Device Device
		Keys   Keys
		Count  int
	}
	// Grab begins a drag of what lies at X, Y, where the press began.
	Grab struct {
		X, Y   float64
		Device Device
		Keys   Keys
	}
	// Drag goes on with a drag.
	Drag struct {
		X, Y float64
		Keys Keys
	}
	// Drop ends a drag where it is.
	Drop struct {
		X, Y float64
		Keys Keys
	}
	// Cancel ends a drag as if it had not begun: a second finger came down, or the browser took the pointer away.
	Cancel struct{}
	// Waypoint fixes the corner of the path under way: the right button or Space during a drag, or a pause.
	Waypoint struct{ X, Y float64 }
	// Pan shifts the map by DX, DY.
	Pan struct{ DX, DY float64 }
	// Zoom scales the map by Factor and keeps what is under X, Y there.
	Zoom struct{ X, Y, Factor float64 }
	// Notch is the wheel turned by N notches with Shift held, away from the person counting up.
	Notch struct{ N int }
	// Menu asks what can be done with what lies at X, Y: a right click or a long press.
	Menu struct {
		X, Y   float64
		Device Device
	}
	// Hover is a pointer that moves with nothing pressed.
	Hover struct{ X, Y float64 }
	// Leave says that the pointer left the board.
	Leave struct{}
)

func (Tap) intent()      {}
func (Grab) intent()     {}
func (Drag) intent()     {}
func (Drop) intent()     {}
func (Cancel) intent()   {}
func (Waypoint) intent() {}
func (Pan) intent()      {}
func (Zoom) intent()     {}
func (Notch) intent()    {}
func (Menu) intent()     {}
func (Hover) intent()    {}
func (Leave) intent()    {}
