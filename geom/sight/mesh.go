package sight

import "sightline/geom"

// mesh is a triangulation whose edges include all pieces of wall. It never changes once built, so scenes share it.
//
// Triangle t has the half-edges 3t, 3t+1, 3t+2. Half-edge h lies opposite the vertex tip[h], with the triangle to its right: the
// walk tip[next(h)]→tip[prev(h)] has it at positive Orient. twin[h] is the same edge seen from the neighbour, or -1 on the frame.
type mesh struct {
	at   []geom.Point // vertices; the first four are the frame, beyond geom.Limit
	tip  []int32
	twin []int32
	side []int32 // of an edge that is wall: 2·edge when leaving the triangle comes from the edge's left, +1 from its right; else -1

	borders []border // of all cells
	cells   []cell
	homes   []int32 // of each two borders, their cell
	cellOf  []int32 // of each triangle, the cell it is part of

	edges  []edge
	refs   []ref
	walls  []Wall
	limits bool // some wall limits lines
	bounds geom.Rect
	doors  []int32 // where the edges of each door begin in ajar, and the end of the last
	ajar   []int32 // the edges of all doors

	seeds buckets
	seed  []int32 // of each bucket, a cell near its middle, where a search for a point starts

	near  func() *buckets // edges by place, filed when first asked for
	ruled func() *ruled   // edges in stretches, cut when first asked for
}

// edge is a piece that one or more walls share, with a.Less(b).
type edge struct {
	a, b  int32 // vertices
	first int32 // of its refs
	last  int32 // one past
}

// ref says that a wall runs along an edge.
type ref struct {
	wall int32
	back bool // the wall runs from b to a
}

// Bits of what an edge does to a line that comes from one side: it stops channel c at bit c, limits it at bit c+4.
const limits = 4

func next(h int32) int32 {
	if h%3 == 2 {
		return h - 2
	}
	return h + 1
}

func prev(h int32) int32 {
	if h%3 == 0 {
		return h + 2
	}
	return h - 1
}

// ends returns the vertices that half-edge h runs between, its triangle to the right.
func (m *mesh) ends(h int32) (u, v int32) { return m.tip[next(h)], m.tip[prev(h)] }

// turn returns the half-edge opposite the same vertex in the neighbour that comes next in the sense of positive Orient, or -1.
func (m *mesh) turn(h int32) int32 {
	g := m.twin[next(h)]
	if g < 0 {
		return -1
	}
	return next(g)
}

// turnBack is the other way round.
func (m *mesh) turnBack(h int32) int32 {
	g := m.twin[prev(h)]
	if g < 0 {
		return -1
	}
	return prev(g)
}
