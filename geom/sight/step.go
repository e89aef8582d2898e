package sight

import (
	"sightline/geom"
	"sightline/geom/grid"
)

// Step reports whether a space may go from the cells from to the cells to, which name the same parts in the same order: each
// cell's centre is in line with the same cell's centre after the step. A centre on a wall is taken on the side that suits, so
// two steps could cross a wall that runs through a centre: whoever knows where the creature came from asks StepFrom.
func (s *Scene) Step(from, to []grid.Cell, ch Channel) bool {
	if len(from) != len(to) {
		return false
	}
	for i := range from {
		if !s.Clear(s.grid.Centre(from[i]), s.grid.Centre(to[i]), ch) {
			return false
		}
	}
	return true
}

// StepFrom is Step for a creature whose last clear place was hair: centres it starts from that lie on a wall are taken a hair to
// that side.
func (s *Scene) StepFrom(hair geom.Point, from, to []grid.Cell, ch Channel) bool {
	if len(from) != len(to) {
		return false
	}
	for i := range from {
		a, ok := s.Aside(s.grid.Centre(from[i]), hair, ch)
		if !ok || !s.Clear(a, s.grid.Centre(to[i]), ch) {
			return false
		}
	}
	return true
}

// Fits reports whether a body can fill the cells: the centres of any two of them that touch are in line on channel Move.
func (s *Scene) Fits(cells []grid.Cell) bool {
	for i, a := range cells {
		for _, b := range cells[i+1:] {
			if s.grid.Adjacent(a, b) && !s.Clear(s.grid.Centre(a), s.grid.Centre(b), Move) {
				return false
			}
		}
	}
	return true
}

// DiagonalFree reports whether a step between two squares that touch at a corner obeys the corner rule (R-024-017, B-04): nothing
// that stops Move, be it filled or thin, touches that corner from either side of the step. Other steps are free.
func (s *Scene) DiagonalFree(from, to grid.Cell) bool {
	if !s.grid.Diagonal(from, to) {
		return true
	}
	a, b := s.grid.Centre(from), s.grid.Centre(to)
	corner := geom.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	s.gather(geom.Rect{Min: corner, Max: corner}, Move)
	for _, e := range s.work.edges {
		w := s.mesh.segment(e)
		if w.On(corner) && (geom.Orient(a, b, w.A) != 0 || geom.Orient(a, b, w.B) != 0) {
			return false
		}
	}
	return true
}
