package maps

// far is how many cells beyond the picture a wall may reach before Lattice cuts it, so that it fits the lattice.
const far = 4096

// local is a point relative to the picture's top left corner.
func (m *Map) local(p XY) XY { return XY{p.X - m.Origin.X, p.Y - m.Origin.Y} }

// outside tells whether the segment has no point in common with the picture, its edge included.
func (m *Map) outside(a, b XY) bool {
	a, b = m.local(a), m.local(b)
	s := m.Size
	if max(a.X, b.X) < 0 || min(a.X, b.X) > s.X || max(a.Y, b.Y) < 0 || min(a.Y, b.Y) > s.Y {
		return true
	}
	// All four corners strictly on one side of the line through a and b: the line misses the picture.
	c0, c1 := cross(a, b, XY{}), cross(a, b, XY{s.X, 0})
	c2, c3 := cross(a, b, XY{0, s.Y}), cross(a, b, s)
	return min(c0, c1, c2, c3) > 0 || max(c0, c1, c2, c3) < 0
}

func cross(a, b, p XY) float64 {
	return float64((b.X-a.X)*(p.Y-a.Y)) - float64((b.Y-a.Y)*(p.X-a.X))
}

// Outside counts what lies wholly outside the picture.
func (m *Map) Outside() Outside {
	var o Outside
	for _, w := range m.Walls {
		for j := 1; j < len(w.Line); j++ {
			if m.outside(w.Line[j-1], w.Line[j]) {
				o.Segments++
			}
		}
	}
	for _, d := range m.Doors {
		if m.outside(d.A, d.B) {
			o.Doors++
		}
	}
	for _, l := range m.Lights {
		if m.outside(l.At, l.At) {
			o.Lights++
		}
	}
	return o
}

// cut shortens a segment, relative to the picture, to what is within far cells of it. A segment that is near is
// returned as it is, to the bit.
func (m *Map) cut(a, b XY) (XY, XY) {
	lo, hi := XY{-far, -far}, XY{m.Size.X + far, m.Size.Y + far}
	return towards(a, b, lo, hi), towards(b, a, lo, hi)
}

// towards moves p along the line to q until it is within lo and hi. The line must pass between them.
func towards(p, q, lo, hi XY) XY {
	t := max(share(p.X, q.X, lo.X, hi.X), share(p.Y, q.Y, lo.Y, hi.Y))
	if t == 0 {
		return p
	}
	p = XY{p.X + float64(t*(q.X-p.X)), p.Y + float64(t*(q.Y-p.Y))}
	return XY{min(max(p.X, lo.X), hi.X), min(max(p.Y, lo.Y), hi.Y)}
}

// share is how far along from p to q, as a part of the way, the range lo..hi begins.
func share(p, q, lo, hi float64) float64 {
	switch {
	case p < lo && q > p:
		return min(1, (lo-p)/(q-p))
	case p > hi && q < p:
		return min(1, (p-hi)/(p-q))
	}
	return 0
}
