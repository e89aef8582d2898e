package sightbench

import "sightline/geom"

// Within cuts an outline down to what of it lies in r. Where no wall stops them, outlines go on to the end of the lattice, far from
// any map.
func Within(p []float64, r geom.Rect) []float64 {
	x0, y0, x1, y1 := float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)
	inside := true
	for i := 0; i < len(p); i += 2 {
		inside = inside && x0 <= p[i] && p[i] <= x1 && y0 <= p[i+1] && p[i+1] <= y1
	}
	if inside {
		return p
	}
	for _, side := range [...]struct {
		axis    int
		at, way float64
	}{{0, x0, 1}, {0, x1, -1}, {1, y0, 1}, {1, y1, -1}} {
		p = beyond(p, side.axis, side.at, side.way)
	}
	return p
}

// beyond keeps what lies on one side of a line across an axis: above at if way is 1, below it if way is -1.
func beyond(p []float64, axis int, at, way float64) (kept []float64) {
	for i := 0; i < len(p); i += 2 {
		j := (i + 2) % len(p)
		a, b := (p[i+axis]-at)*way, (p[j+axis]-at)*way
		if a >= 0 {
			kept = append(kept, p[i], p[i+1])
		}
		if a*b < 0 {
			var cut [2]float64
			cut[axis], cut[1-axis] = at, p[i+1-axis]+(p[j+1-axis]-p[i+1-axis])*(a/(a-b))
			kept = append(kept, cut[0], cut[1])
		}
	}
	return kept
}

// Around is the rectangle that outlines are cut down to: the map's, made wider where walls lie beyond it, so that what is closed off
// by walls stays whole.
func (f *File) Around() geom.Rect {
	r := geom.Rect{Max: f.Point(f.W*f.Unit, f.H*f.Unit)}
	for _, s := range f.Segments {
		for _, p := range [2]geom.Point{f.Point(s[0], s[1]), f.Point(s[2], s[3])} {
			r.Min = geom.Point{X: min(r.Min.X, p.X), Y: min(r.Min.Y, p.Y)}
			r.Max = geom.Point{X: max(r.Max.X, p.X), Y: max(r.Max.Y, p.Y)}
		}
	}
	return r
}
