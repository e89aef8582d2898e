package uvtt

import (
	"math"

	"sightline/maps"
)

// narrow is the width in cells below which an opening is taken for a window: the editors' doors are 1 wide or more,
// their windows about 0.76.
const narrow = 0.85

// portal is a door as the file has it.
type portal struct {
	at       maps.XY
	placed   bool
	bounds   []maps.XY
	rotation float64
	turned   bool
	closed   bool
	open     *bool // the ones with a pointer are not of the format: some programs write them, and so do we
	window   *bool
	locked   bool
	secret   bool
	free     bool
}

// loose is a portal without bounds, placed when all walls are known; index is its place among the doors.
type loose struct {
	portal
	index int
	where string
}

// portal reads one door.
func (r *reader) portal(int) error {
	p := portal{closed: true}
	is, err := r.record(func(key string) error { return r.portalKey(&p, key) })
	if !is || err != nil {
		return err
	}
	if len(r.m.Doors) >= maps.MaxDoors {
		return r.fail(maps.ErrTooMany, maps.MaxDoors)
	}
	switch line, ok := span(p.bounds); {
	case ok:
		if len(p.bounds) > 2 {
			r.note(maps.CodeBounds)
		}
		r.m.Doors = append(r.m.Doors, p.door(line[0], line[1]))
	case len(p.bounds) >= 2:
		r.note(maps.CodeZero)
	case p.placed:
		r.loose = append(r.loose, loose{p, len(r.m.Doors), r.where()})
		r.m.Doors = append(r.m.Doors, maps.Door{})
	default:
		r.note(maps.CodeDoor)
	}
	return nil
}

// portalKey reads the value of one key of a door.
func (r *reader) portalKey(p *portal, key string) (err error) {
	switch key {
	case "position":
		if r.peek() != '{' {
			return r.skip()
		}
		p.at, p.placed, err = r.point()
	case "bounds":
		p.bounds, err = r.bounds()
	case "rotation":
		p.rotation, p.turned, err = r.number()
	case "closed":
		err = r.state(&p.closed)
	case "freestanding":
		err = r.state(&p.free)
	case "secret":
		err = r.state(&p.secret)
	case "locked":
		err = r.state(&p.locked)
	case "open":
		p.open = new(bool)
		err = r.state(p.open)
	case "window":
		p.window = new(bool)
		err = r.state(p.window)
	default:
		err = r.skip()
	}
	return err
}

// bounds reads the ends of a door. One as {x,y,w,h} is of another dialect.
func (r *reader) bounds() (b []maps.XY, err error) {
	if r.peek() == '{' {
		return nil, r.fail(maps.ErrDialect, 0)
	}
	err = r.all(func(int) error {
		p, ok, err := r.point()
		if ok && len(b) < 64 {
			b = append(b, p)
		}
		return err
	})
	return b, err
}

// state reads a yes or no; what can't be read leaves it as it was.
func (r *reader) state(to *bool) error {
	v, odd, ok, err := r.flag()
	if ok {
		*to = v
	}
	if odd {
		r.note(maps.CodeClosed)
	}
	return err
}

// span is the line of a door with these bounds: two points as they are; of a rectangle its long middle line; of
// anything else the two points farthest apart.
func span(b []maps.XY) ([2]maps.XY, bool) {
	var l [2]maps.XY
	switch len(b) {
	case 0, 1:
		return l, false
	case 2:
		l = [2]maps.XY{b[0], b[1]}
	case 4:
		l = [2]maps.XY{middle(b[0], b[1]), middle(b[2], b[3])}
		if m := [2]maps.XY{middle(b[0], b[3]), middle(b[1], b[2])}; width(m[0], m[1]) > width(l[0], l[1]) {
			l = m
		}
	default:
		for i, p := range b {
			for _, q := range b[i+1:] {
				if width(p, q) > width(l[0], l[1]) {
					l = [2]maps.XY{p, q}
				}
			}
		}
	}
	return l, l[0] != l[1]
}

// door is the portal between a and b. Closed false means that light passes: a narrow one is a window, a wider one
// stands open; never nothing.
func (p portal) door(a, b maps.XY) maps.Door {
	d := maps.Door{A: a, B: b, Locked: p.locked, Secret: p.secret, Free: p.free}
	d.Window = width(a, b) < narrow
	if p.window != nil {
		d.Window = *p.window
	}
	d.Open = !p.closed && !d.Window
	if p.open != nil {
		d.Open = *p.open
	}
	return d
}

// place gives the portals without bounds their ends: those of the gap in the walls they stand in, else one cell along
// their rotation. What has neither is left out.
func (r *reader) place() {
	if len(r.loose) == 0 {
		return
	}
	ends := r.ends()
	gone := map[int]bool{}
	for _, l := range r.loose {
		a, b, ok := gap(ends, l.at)
		if !ok && l.turned {
			s, c := math.Sincos(l.rotation)
			a = maps.XY{X: l.at.X - float64(c/2), Y: l.at.Y - float64(s/2)}
			b = maps.XY{X: l.at.X + float64(c/2), Y: l.at.Y + float64(s/2)}
			ok = true
		}
		if ok {
			r.rep.Add(maps.CodeBounds, l.where)
			r.m.Doors[l.index] = l.door(a, b)
		} else {
			r.rep.Add(maps.CodeDoor, l.where)
			gone[l.index] = true
		}
	}
	r.m.Doors = without(r.m.Doors, gone)
}

// without leaves out the doors of these indices.
func without(doors []maps.Door, gone map[int]bool) []maps.Door {
	var kept []maps.Door
	for i, d := range doors {
		if !gone[i] {
			kept = append(kept, d)
		}
	}
	return kept
}

// ends are the ends of all lines that are not closed.
func (r *reader) ends() []maps.XY {
	var ends []maps.XY
	for _, w := range r.m.Walls {
		if a, b := w.Line[0], w.Line[len(w.Line)-1]; a != b {
			ends = append(ends, a, b)
		}
	}
	for _, w := range r.m.Walls { // a closed line may begin at the gap
		if a := w.Line[0]; a == w.Line[len(w.Line)-1] {
			ends = append(ends, a)
		}
	}
	return ends
}

// gap finds the two ends of walls, at most two cells apart, whose middle is nearest to at and within a quarter cell.
func gap(ends []maps.XY, at maps.XY) (a, b maps.XY, ok bool) {
	var near []maps.XY
	for _, e := range ends {
		if w := width(e, at); w > 0 && w <= 1.25 && len(near) < 64 {
			near = append(near, e)
		}
	}
	best := 0.25
	for i, p := range near {
		for _, q := range near[i+1:] {
			if off := width(middle(p, q), at); off < best && p != q && width(p, q) <= 2 {
				a, b, best, ok = p, q, off, true
			}
		}
	}
	return a, b, ok
}

func middle(a, b maps.XY) maps.XY { return maps.XY{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2} }

func width(a, b maps.XY) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	return math.Sqrt(float64(dx*dx) + float64(dy*dy))
}
