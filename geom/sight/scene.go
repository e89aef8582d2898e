package sight

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// Scene is walls made ready for questions, and the state of its doors. One goroutine at a time may use it; others take a Clone.
type Scene struct {
	mesh   *mesh
	dark   bool // overfull: nothing is in line
	grid   grid.Grid
	bounds geom.Rect
	open   []bool  // doors
	stop   []uint8 // of each edge, what it does to lines that come from its left and from its right
	work   scratch
}

// scratch is what queries reuse, so that none allocates once warm.
type scratch struct {
	cones   cones
	joins   cones // from the centre of a cell that is looked at
	inner   []wedge
	targets []target
	shape   shape
	look    look
	outline outline
	sweep   sweep
	view    []angle
	eyes    []geom.Point
	starts  []geom.Point // of cover lines, and their ends
	ends    []geom.Point
	points  []geom.Point
	hull    []geom.Point
	corners []geom.Point
	parts   []part
	edges   []int32
}

// Clone returns a scene of its own doors on the same mesh, for another goroutine or another state. It costs a copy of two bytes
// an edge.
func (s *Scene) Clone() *Scene {
	return &Scene{mesh: s.mesh, dark: s.dark, grid: s.grid, bounds: s.bounds, open: slices.Clone(s.open), stop: slices.Clone(s.stop)}
}

// Grid returns the grid the scene was prepared for.
func (s *Scene) Grid() grid.Grid { return s.grid }

// Bounds returns the rectangle of the ground.
func (s *Scene) Bounds() geom.Rect { return s.bounds }

// SetDoor opens or closes door i. A number that names no door does nothing.
func (s *Scene) SetDoor(i int32, open bool) {
	if i < 0 || int(i) >= len(s.open) || s.open[i] == open {
		return
	}
	s.open[i] = open
	for _, e := range s.mesh.ajar[s.mesh.doors[i]:s.mesh.doors[i+1]] {
		s.settle(e)
	}
}

// DoorOpen reports whether door i is open. All doors start closed; a number that names no door is closed.
func (s *Scene) DoorOpen(i int32) bool { return i >= 0 && int(i) < len(s.open) && s.open[i] }

// odd is what a wall does to lines that has two different sides or is a door.
const odd = 0xff

// settleAll settles every edge. plain is what each wall does, or odd; most do the same from either side and share no edge.
func (s *Scene) settleAll(plain []uint8) {
	for i := range s.mesh.edges {
		e := &s.mesh.edges[i]
		does := plain[s.mesh.refs[e.first].wall]
		if does == odd || e.last > e.first+1 {
			s.settle(int32(i))
			continue
		}
		s.stop[2*i], s.stop[2*i+1] = does, does
	}
}

// settle works out what edge e does to lines, from the walls along it and the doors.
func (s *Scene) settle(e int32) {
	first, last := s.mesh.edges[e].first, s.mesh.edges[e].last
	var left, right uint8
	for _, r := range s.mesh.refs[first:last] {
		w := &s.mesh.walls[r.wall]
		if w.Door >= 0 && s.open[w.Door] {
			continue
		}
		fromLeft, fromRight := stops(w)
		if r.back {
			fromLeft, fromRight = fromRight, fromLeft
		}
		left |= fromLeft
		right |= fromRight
	}
	s.stop[2*e], s.stop[2*e+1] = left, right
}

// What walls do to eyes and light, and to steps and effects.
const (
	stopsEyes = 1<<See | 1<<Light
	stopsBody = 1<<Move | 1<<Effect
)

// stopsOf is what each kind of wall does to lines from either side.
var stopsOf = [...]uint8{Solid: stopsEyes | stopsBody, Window: stopsBody, Curtain: stopsEyes, Terrain: stopsEyes << limits, Obstacle: stopsEyes | stopsBody}

// limited reports whether w is of a kind that limits lines.
func limited(w Wall) bool { return stopsOf[w.Kind]>>limits != 0 }

// stops returns what wall w does to lines that come from its left and from its right.
func stops(w *Wall) (left, right uint8) {
	bits := stopsOf[w.Kind]
	switch w.OneWay {
	case 1:
		return bits, 0
	case 2:
		return 0, bits
	}
	return bits, bits
}

// stopsAny reports whether edge e stops what the gate names, from either side.
func (s *Scene) stopsAny(e int32, g gate) bool { return (s.stop[2*e]|s.stop[2*e+1])&g.stop != 0 }
