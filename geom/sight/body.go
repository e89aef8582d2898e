package sight

import (
	"slices"

	"sightline/geom"
	"sightline/geom/grid"
)

// part is a cell of a body that counts, and the place its eyes and points are joined to: its centre, or a place next to it when
// the centre lies on a wall.
type part struct {
	cell   grid.Cell
	centre geom.Point
}

// Aside returns p if it lies on no wall that stops ch, and otherwise a lattice point close by (within 8 steps, mostly 1 or 2), on
// no such wall, on the side of the walls through p on which toward lies. It reports false, with p, when there is no such point.
// Lights and origins of areas that lie on a wall are placed by it.
func (s *Scene) Aside(p, toward geom.Point, ch Channel) (geom.Point, bool) {
	if p.Far() {
		return p, false
	}
	const far = 8
	s.gather(geom.Rect{Min: p.Sub(geom.Point{X: far, Y: far}), Max: p.Add(geom.Point{X: far, Y: far})}, ch)
	if !s.onWall(p) {
		return p, true
	}
	to := toward.Sub(p)
	for r := int32(1); r <= far; r++ {
		best, found := geom.Point{}, false
		for i := range 8 * r {
			d := ringPoint(r, i)
			if (!found || straighter(d, best, to)) && s.sideways(p, d, to) && s.Clear(p, p.Add(d), ch) {
				best, found = d, true
			}
		}
		if found {
			return p.Add(best), true
		}
	}
	return p, false
}

// ringPoint returns the i-th of the 8·r vectors whose larger component is r.
func ringPoint(r, i int32) geom.Point {
	k := i%(2*r) - r
	switch i / (2 * r) {
	case 0:
		return geom.Point{X: k, Y: -r}
	case 1:
		return geom.Point{X: r, Y: k}
	case 2:
		return geom.Point{X: -k, Y: r}
	}
	return geom.Point{X: -r, Y: -k}
}

// straighter reports whether a, of the same ring as b, leads more nearly in direction v.
func straighter(a, b, v geom.Point) bool {
	da, db := geom.Dot(a, v), geom.Dot(b, v)
	return da*abs(da)*geom.Dot(b, b) > db*abs(db)*geom.Dot(a, a)
}

// sideways reports whether p+d lies on no gathered wall and no wall through p lies between d and to.
func (s *Scene) sideways(p, d, to geom.Point) bool {
	if s.onWall(p.Add(d)) {
		return false
	}
	for _, e := range s.work.edges {
		w := s.mesh.segment(e)
		if w.On(p) && (between(w.A.Sub(p), d, to) || between(w.B.Sub(p), d, to)) {
			return false
		}
	}
	return true
}

// between reports whether v points into the smaller angle from a to b.
func between(v, a, b geom.Point) bool {
	x, y, z := geom.Cross(a, b), geom.Cross(a, v), geom.Cross(v, b)
	switch {
	case x > 0:
		return y >= 0 && z > 0
	case x < 0:
		return y <= 0 && z < 0
	}
	return geom.Dot(a, b) < 0 // opposite: something always lies between
}

// segment returns edge e as a segment.
func (m *mesh) segment(e int32) geom.Seg {
	return geom.Seg{A: m.at[m.edges[e].a], B: m.at[m.edges[e].b]}
}

// gather lists in work.edges the edges that may meet r and stop ch from either side.
func (s *Scene) gather(r geom.Rect, ch Channel) {
	s.work.edges = s.work.edges[:0]
	g := ch.gate()
	s.mesh.near().near(r, func(e int32) {
		if s.stopsAny(e, g) && !outside(s.mesh.segment(e), r) {
			s.work.edges = append(s.work.edges, e)
		}
	})
}

// outside reports whether s lies on the far side of one of r's borders.
func outside(s geom.Seg, r geom.Rect) bool {
	return max(s.A.X, s.B.X) < r.Min.X || min(s.A.X, s.B.X) > r.Max.X || max(s.A.Y, s.B.Y) < r.Min.Y || min(s.A.Y, s.B.Y) > r.Max.Y
}

// onWall reports whether p lies on a gathered wall.
func (s *Scene) onWall(p geom.Point) bool {
	for _, e := range s.work.edges {
		if s.mesh.segment(e).On(p) {
			return true
		}
	}
	return false
}

// joined reports whether the closed line from a to b meets none of the gathered walls.
func (s *Scene) joined(a, b geom.Point) bool {
	line := geom.Seg{A: a, B: b}
	for _, e := range s.work.edges {
		if line.Touches(s.mesh.segment(e)) {
			return false
		}
	}
	return true
}

// frameOfCell returns the box about a cell.
func (s *Scene) frameOfCell(c grid.Cell) geom.Rect {
	s.work.corners = s.grid.AppendCorners(s.work.corners[:0], c)
	r := geom.Rect{Min: s.work.corners[0], Max: s.work.corners[0]}
	for _, p := range s.work.corners[1:] {
		r.Min = geom.Point{X: min(r.Min.X, p.X), Y: min(r.Min.Y, p.Y)}
		r.Max = geom.Point{X: max(r.Max.X, p.X), Y: max(r.Max.Y, p.Y)}
	}
	return r
}

// parts appends the cells of b that count: its own, and those whose centres are joined to it cell by cell.
func (s *Scene) parts(dst []part, b Body, ch Channel) []part {
	if len(b.Cells) == 0 || s.dark {
		return dst
	}
	first := len(dst)
	own := b.Cells[min(max(b.Own, 0), len(b.Cells)-1)]
	at, ok := s.Aside(s.grid.Centre(own), b.Hair, ch)
	if !ok {
		return dst
	}
	dst = append(dst, part{own, at})
	for i := first; i < len(dst); i++ {
		for _, c := range b.Cells {
			if s.grid.Adjacent(c, dst[i].cell) && !slices.ContainsFunc(dst[first:], func(p part) bool { return p.cell == c }) {
				if p, ok := s.joinCell(c, dst[i], ch); ok {
					dst = append(dst, p)
				}
			}
		}
	}
	return dst
}

// joinCell reports whether the centre of cell c, or the place next to it, is joined to a neighbour that counts.
func (s *Scene) joinCell(c grid.Cell, to part, ch Channel) (part, bool) {
	at, ok := s.Aside(s.grid.Centre(c), to.centre, ch)
	if !ok {
		return part{}, false
	}
	s.gather(frameOf([]geom.Seg{{A: at, B: to.centre}}), ch)
	return part{c, at}, s.joined(at, to.centre)
}

// Eyes appends the points that body b looks from on channel ch: of each cell that counts the centre, and unless centreOnly each
// corner moved 1/512 of the way to the centre, if the closed line from the centre to it meets nothing that stops ch from either
// side. A cell counts if its centre is joined, cell by cell, to that of b's own. A centre on a wall is taken beside it,
// toward b.Hair or b's own cell.
func (s *Scene) Eyes(dst []geom.Point, b Body, ch Channel, centreOnly bool) []geom.Point {
	s.work.parts = s.parts(s.work.parts[:0], b, ch)
	for _, p := range s.work.parts {
		dst = append(dst, p.centre)
		if !centreOnly {
			dst = s.appendCorners(dst, p, ch)
		}
	}
	return dst
}

// inset returns corner c of a cell moved 1/512 of the way to its centre m.
func inset(c, m geom.Point) geom.Point {
	d := m.Sub(c)
	return geom.Point{X: c.X + d.X/512, Y: c.Y + d.Y/512}
}

// appendCorners appends the moved corners that are joined to the centre, and leaves the walls about the cell gathered.
func (s *Scene) appendCorners(dst []geom.Point, p part, ch Channel) []geom.Point {
	s.gather(s.frameOfCell(p.cell), ch)
	m := s.grid.Centre(p.cell)
	for _, c := range s.work.corners {
		if e := inset(c, m); s.joined(p.centre, e) {
			dst = append(dst, e)
		}
	}
	return dst
}

// Points appends the points of body b that count when it is looked at on channel ch: what Eyes gives, and the centres of the
// sub-cells of its cells that are joined in the same way.
func (s *Scene) Points(dst []geom.Point, b Body, ch Channel) []geom.Point {
	s.work.parts = s.parts(s.work.parts[:0], b, ch)
	for _, p := range s.work.parts {
		dst = s.appendCorners(append(dst, p.centre), p, ch)
		s.subs(p, func(_, _ int32, c geom.Point) { dst = append(dst, c) })
	}
	return dst
}

// subs calls f with each sub-cell whose centre lies in a cell and is joined to it by the walls that are gathered.
func (s *Scene) subs(p part, f func(x, y int32, centre geom.Point)) {
	r := s.frameOfCell(p.cell)
	x0, y0 := s.grid.Sub(s.bounds, r.Min)
	x1, y1 := s.grid.Sub(s.bounds, r.Max)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			c := s.grid.SubCentre(s.bounds, x, y)
			if s.grid.At(c) == p.cell && s.joined(p.centre, c) {
				f(x, y, c)
			}
		}
	}
}

// JoinedSubs calls f with the column and row of each sub-cell within the bounds whose centre lies in a cell of b that counts and
// is joined to that cell's centre on channel See, cell by cell and row by row.
func (s *Scene) JoinedSubs(b Body, f func(x, y int32)) {
	w, h := s.grid.SubCount(s.bounds)
	s.work.parts = s.parts(s.work.parts[:0], b, See)
	for _, p := range s.work.parts {
		s.gather(s.frameOfCell(p.cell), See)
		s.subs(p, func(x, y int32, _ geom.Point) {
			if x >= 0 && y >= 0 && x < w && y < h {
				f(x, y)
			}
		})
	}
}
