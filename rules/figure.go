package rules

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

// Figure is a creature as it stands on the board.
type Figure struct {
	Size   grid.Size
	At     grid.Place
	Hair   geom.Point // the last clear place of its centre, as sight.Body has it
	Floor  int32      // its lowest layer: how many cells above the ground it flies, or below 0 is dug in
	Facing int16      // degrees clockwise from up
	Arcs   grid.Arcs  // what its arcs count as; grid.Facing for most, the zero value for one that looks all round
	Down   bool       // incapacitated
}

// Cells is the space it takes up.
func (f Figure) Cells(g grid.Grid) []grid.Cell { return g.Space(nil, f.Size, f.At) }

// Layers is how high it reaches: as many layers as it is cells across. No text says; a space is taken for a cube.
func (f Figure) Layers() grid.Layers { return grid.Layers{Floor: f.Floor, Tall: f.Size.Across()} }

// Body is the figure as sight sees it.
func (f Figure) Body(g grid.Grid) sight.Body { return sight.Body{Cells: f.Cells(g), Hair: f.Hair} }

// Distance is how many cells lie from one to the other, counted from the cell next to the one to the nearest of the other
// (R-024-018, R-014-078), heights by the profile's own rule; walls don't lengthen it (B-05). 0: they share a cell.
func (p Profile) Distance(g grid.Grid, a, b Figure) int32 {
	return g.Distance3(p.Diagonal, p.Height, a.Cells(g), b.Cells(g), a.Layers().Apart(b.Layers()))
}

// Band is what a distance means for a weapon.
type Band uint8

// The bands.
const (
	Near   Band = iota // within its reach or normal range
	Long               // beyond it and within its long range: with disadvantage (R-024-028)
	Beyond             // not possible
)

// String names the band for logs and tests.
func (b Band) String() string {
	return [...]string{"near", "long", "beyond", "unknown band"}[min(b, Beyond+1)]
}

// Range is the verdict on a range.
type Range struct {
	Distance int32 // cells
	Band     Band
}

// Range judges whether a target is in a reach or range of so many cells; long is the long range, 0 when there is none (R-024-028,
// R-024-030).
func (p Profile) Range(g grid.Grid, attacker, target Figure, normal, long int32) Range {
	r := Range{Distance: p.Distance(g, attacker, target)}
	switch {
	case r.Distance <= normal:
	case r.Distance <= long:
		r.Band = Long
	default:
		r.Band = Beyond
	}
	return r
}

// Leaves is the first step of a path, counted from 0, that leads a mover out of a watcher's reach of so many cells, -1 when none
// does (R-024-031): before it no cell of the mover's and of the watcher's are further apart, after it all are (B-10).
func (p Profile) Leaves(g grid.Grid, watcher Figure, reach int32, mover Figure, steps []grid.Place) int {
	was := p.Distance(g, watcher, mover)
	for i, to := range steps {
		mover.At = to
		now := p.Distance(g, watcher, mover)
		if was <= reach && now > reach {
			return i
		}
		was = now
	}
	return -1
}
