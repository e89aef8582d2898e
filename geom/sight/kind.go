package sight

import (
	"sightline/geom"
	"sightline/geom/grid"
)

// Channel is what a line is drawn for.
type Channel uint8

// The channels.
const (
	See    Channel = iota // eyes
	Light                 // light sources
	Move                  // steps
	Effect                // spells, breath, arrows
	channels
)

// Kind is what a wall is made of: which channels it stops.
type Kind uint8

// The kinds of wall.
const (
	Solid    Kind = iota // stops everything
	Window               // stops Move and Effect
	Curtain              // stops See and Light
	Terrain              // limits See and Light: the first one is seen over, the second stops; Move and Effect pass
	Obstacle             // stops everything and fills space, so it has corners for the corner rule (R-024-017)
)

// Wall is one straight wall as the caller knows it. Walls may cross, touch and coincide in any way.
type Wall struct {
	A, B   geom.Point
	Kind   Kind
	OneWay int8  // 0: stops both ways; 1: only what comes from the left of A→B as drawn on a screen; 2: only from the right
	Door   int32 // index of the door this wall is part of, which stops nothing while open; -1: none
	ID     int32 // the caller's name for it, given back in answers; several walls may share one

	// Of is the straight wall that this one is part of, as a secret door is; its ends are equal where there is none. The parts of one
	// are laid on its course, and where they part moves no other wall.
	Of geom.Seg
}

// Config is what a Scene is made of.
type Config struct {
	Grid     grid.Grid
	Bounds   geom.Rect // of the ground; walls may reach beyond
	Walls    []Wall
	Doors    int  // number of doors; all start closed
	KeepGaps bool // leave ends that nearly meet as they are
}

// Report says what Prepare had to change.
type Report struct {
	Joined    int  // ends moved onto another end or wall less than 1/64 cell away, or onto the lattice of hexes
	Crossings int  // points where walls cross or touch between their ends
	Dropped   int  // walls of no length, before or after joining, or beyond geom.Limit altogether
	Overfull  bool // there are more walls and crossings than can be handled: nothing is in line with anything
}

// Hit is where a line is stopped.
type Hit struct {
	Wall int32      // Wall.ID; the lowest where walls coincide
	At   geom.Point // the place, rounded to the lattice, for drawing
}

// Stretch is a piece of wall within one sub-cell, the unit in which walls become known. Its ends are rounded to the lattice.
type Stretch struct {
	A, B geom.Point
	Wall int32 // Wall.ID; the lowest where walls coincide
	Door int32 // index of the door, or -1
	Kind Kind
}

// Body is the space of a creature.
type Body struct {
	Cells []grid.Cell
	Own   int        // index of the cell that the others must be joined to
	Hair  geom.Point // the last clear place: a centre that lies on a wall is taken a hair to this side of it
}

// Ground is what Look finds out.
type Ground struct {
	Subs      *geom.Mask // sub-cells whose centre is in line
	Stretches []uint64   // bit 2i: stretch i was touched from its left, looking from A to B on a screen; bit 2i+1: from its right
}

// Line is one line drawn between two spaces.
type Line struct {
	From, To geom.Point
	Blocked  bool
	Wall     int32      // ID of the blocking wall, or -1
	Body     int32      // index of the blocking creature, or -1
	At       geom.Point // where it is blocked, rounded to the lattice; To when it is not
}

// Degree is a degree of cover.
type Degree uint8

// The degrees.
const (
	None Degree = iota
	Half
	ThreeQuarters
	Total
)

// Cover is the cover a target has and the lines that show it.
type Cover struct {
	Degree Degree
	Corner geom.Point // of the attacker, or the origin of an area
	Cell   grid.Cell  // of the target
	Lines  []Line     // from Corner to the corners of Cell; none when the cover is total
	Sight  []Line     // the lines that decided whether the target can be reached: a clear one, or all blocked
}
