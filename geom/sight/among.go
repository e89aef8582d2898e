package sight

import "sightline/geom"

// SeenAmong appends the indices of those in to that Seen says from sees, in order. It first finds out roughly, once for all of them,
// what can be in line with any place within from's space: most that are out of sight cost no more than that.
func (s *Scene) SeenAmong(dst []int32, from Body, to []Body, centreOnly bool) []int32 {
	k := &s.work.sweep
	k.begin(s, from)
	for i, b := range to {
		if k.may(b) && s.Seen(from, b, centreOnly) {
			dst = append(dst, int32(i))
		}
	}
	return dst
}

// sweep collects what lines from a space may reach, cell by cell of the mesh. It may find too much, never too little.
type sweep struct {
	scene   *Scene
	space   []geom.Point // corners of the cells looked from
	box     geom.Rect    // about them
	home    []int32      // cells of the mesh that the space may touch
	stack   []beam
	reached []reached
	all     bool // it was too much to find out: anything may be seen
}

// beam is a cell that lines come into: by the border before at, between two lines.
type beam struct {
	at     int32
	lo, hi geom.Seg
}

// reached is a part of a cell that lines come to: on the positive side of lo and the negative of hi. Lines of no length say nothing.
type reached struct {
	box    geom.Rect
	lo, hi geom.Seg
}

// sweepSteps bounds how many cells are looked at.
const sweepSteps = 512

func (k *sweep) begin(s *Scene, from Body) {
	k.scene, k.all = s, s.dark || len(from.Cells) == 0
	k.space, k.home, k.stack, k.reached = k.space[:0], k.home[:0], k.stack[:0], k.reached[:0]
	for _, c := range from.Cells {
		k.space = s.grid.AppendCorners(k.space, c)
	}
	if k.box = frameOfPoints(k.space); k.all || k.box.Min.Far() || k.box.Max.Far() {
		k.all = true
		return
	}
	k.settle()
	for _, c := range k.home {
		k.leave(s.mesh.cells[c])
	}
	k.run()
}

// settle finds the cells that the space may touch.
func (k *sweep) settle() {
	m := k.scene.mesh
	at, _ := m.roam(m.seedOf(k.space[0]), k.space[0], sweepSteps)
	if k.holds(at); !k.touches(at) {
		k.all = true
		return
	}
	for i := 0; i < len(k.home) && len(k.home) < sweepSteps; i++ {
		c := m.cells[k.home[i]]
		for b := c.first; b < c.first+c.n; b++ {
			if to := m.borders[b].to; to >= 0 && !outside(geom.Seg{A: m.borders[b].at, B: m.borders[b+1].at}, k.box) && !k.isHome(m.home(to)) {
				k.holds(m.home(to))
			}
		}
	}
	k.all = len(k.home) >= sweepSteps
}

func (k *sweep) holds(cell int32) {
	k.home = append(k.home, cell)
	k.reached = append(k.reached, reached{box: k.frame(cell)})
}

func (k *sweep) isHome(cell int32) bool {
	for _, c := range k.home {
		if c == cell {
			return true
		}
	}
	return false
}

// touches reports whether the box about the space may have something in common with a cell.
func (k *sweep) touches(cell int32) bool {
	m := k.scene.mesh
	c := m.cells[cell]
	for b := c.first; b < c.first+c.n; b++ {
		if geom.Orient(m.borders[b].at, m.borders[b+1].at, k.space[0]) < 0 {
			return false
		}
	}
	return true
}

// frame returns the box about a cell of the mesh.
func (k *sweep) frame(cell int32) geom.Rect {
	m := k.scene.mesh
	c := m.cells[cell]
	r := geom.Rect{Min: m.borders[c.first].at, Max: m.borders[c.first].at}
	for b := c.first + 1; b < c.first+c.n; b++ {
		r = widened(r, m.borders[b].at)
	}
	return r
}

// leave sends beams out of a cell that the space touches.
func (k *sweep) leave(c cell) {
	for b := c.first; b < c.first+c.n; b++ {
		k.cross(b, geom.Seg{}, geom.Seg{})
	}
}

// run follows the beams.
func (k *sweep) run() {
	m := k.scene.mesh
	for steps := 0; len(k.stack) > 0; steps++ {
		if steps > sweepSteps {
			k.all = true
			return
		}
		v := k.stack[len(k.stack)-1]
		k.stack = k.stack[:len(k.stack)-1]
		cell := m.home(v.at)
		k.reached = append(k.reached, reached{k.frame(cell), v.lo, v.hi})
		for b := v.at; b < v.at+m.cells[cell].n-1; b++ {
			k.cross(b, v.lo, v.hi)
		}
	}
}

// cross sends a beam through a border, if it lets lines through and lies between lo and hi.
func (k *sweep) cross(b int32, lo, hi geom.Seg) {
	m := k.scene.mesh
	p, q := &m.borders[b], m.borders[b+1].at
	if p.side >= 0 && k.scene.stop[p.side]&(1<<See) != 0 || p.to < 0 || k.isHome(m.home(p.to)) {
		return
	}
	if beyondLine(lo, p.at, q, 1) || beyondLine(hi, p.at, q, -1) {
		return
	}
	inner := true
	for _, s := range k.space {
		inner = inner && geom.Orient(p.at, q, s) >= 0
	}
	if inner {
		lo, hi = k.tightened(lo, p.at, 1), k.tightened(hi, q, -1)
	}
	k.stack = append(k.stack, beam{p.to + 1, lo, hi})
}

// beyondLine reports whether p and q both lie beyond a line, on the side that side is not.
func beyondLine(l geom.Seg, p, q geom.Point, side int64) bool {
	return side*geom.Orient(l.A, l.B, p) < 0 && side*geom.Orient(l.A, l.B, q) < 0
}

// tightened returns the line that bounds what is seen past p: through p and touching the space. l stays if it is the tighter one.
func (k *sweep) tightened(l geom.Seg, p geom.Point, side int64) geom.Seg {
	if l.A != l.B && side*geom.Orient(l.A, l.B, p) <= 0 {
		return l
	}
	from := k.space[0]
	for _, s := range k.space[1:] {
		if side*geom.Orient(from, p, s) > 0 {
			from = s
		}
	}
	if from == p {
		return l
	}
	return geom.Seg{A: from, B: p}
}

// may reports whether some place of b's space may be reached.
func (k *sweep) may(b Body) bool {
	if k.all {
		return true
	}
	for _, c := range b.Cells {
		r := k.scene.frameOfCell(c)
		if r.Min.Far() || r.Max.Far() {
			return true
		}
		for i := range k.reached {
			if a := &k.reached[i]; overlap(a.box, r) && !rectBeyond(a.lo, r, 1) && !rectBeyond(a.hi, r, -1) {
				return true
			}
		}
	}
	return false
}

func overlap(a, b geom.Rect) bool {
	return a.Min.X <= b.Max.X && b.Min.X <= a.Max.X && a.Min.Y <= b.Max.Y && b.Min.Y <= a.Max.Y
}

// rectBeyond reports whether all of r lies beyond a line, on the side that side is not.
func rectBeyond(l geom.Seg, r geom.Rect, side int64) bool {
	if l.A == l.B {
		return false
	}
	return beyondLine(l, r.Min, r.Max, side) && beyondLine(l, geom.Point{X: r.Min.X, Y: r.Max.Y}, geom.Point{X: r.Max.X, Y: r.Min.Y}, side)
}
