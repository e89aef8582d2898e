package sight

import "sightline/geom"

// buckets is a coarse raster of squares, each with a list of the segments that may come near it.
type buckets struct {
	min   geom.Point
	shift uint
	w, h  int32
	start []int32 // of each bucket's list, and the end of the last
	item  []int32
}

// frameOf returns the smallest rectangle about the segments.
func frameOf(segs []geom.Seg) geom.Rect {
	if len(segs) == 0 {
		return geom.Rect{}
	}
	r := geom.Rect{Min: segs[0].A, Max: segs[0].A}
	for _, s := range segs {
		r = widened(widened(r, s.A), s.B)
	}
	return r
}

// frameOfPoints returns the smallest rectangle about the points.
func frameOfPoints(ps []geom.Point) geom.Rect {
	if len(ps) == 0 {
		return geom.Rect{}
	}
	r := geom.Rect{Min: ps[0], Max: ps[0]}
	for _, p := range ps {
		r = widened(r, p)
	}
	return r
}

func widened(r geom.Rect, p geom.Point) geom.Rect {
	r.Min = geom.Point{X: min(r.Min.X, p.X), Y: min(r.Min.Y, p.Y)}
	r.Max = geom.Point{X: max(r.Max.X, p.X), Y: max(r.Max.Y, p.Y)}
	return r
}

// lay sets the raster over r: squares of at least 2^shift, doubled until there are at most most of them.
func (b *buckets) lay(r geom.Rect, shift uint, most int64) {
	b.min, b.shift = r.Min, shift
	for {
		w, h := (int64(r.Max.X)-int64(r.Min.X))>>b.shift+1, (int64(r.Max.Y)-int64(r.Min.Y))>>b.shift+1
		if w*h <= most {
			b.w, b.h = int32(w), int32(h)
			return
		}
		b.shift++
	}
}

// newBuckets files the segments, each in every bucket that comes within pad of it. There are at most a few more buckets than
// each for every segment.
func newBuckets(segs []geom.Seg, pad int32, each int64) *buckets {
	b := &buckets{}
	b.lay(frameOf(segs), 10, 256+each*int64(len(segs)))
	b.start = make([]int32, b.w*b.h+1)
	for _, s := range segs {
		b.cover(s, pad, func(i int32) { b.start[i+1]++ })
	}
	for i := range b.w * b.h {
		b.start[i+1] += b.start[i]
	}
	b.item = make([]int32, b.start[b.w*b.h])
	next := append([]int32(nil), b.start...)
	for i, s := range segs {
		b.cover(s, pad, func(k int32) {
			b.item[next[k]] = int32(i)
			next[k]++
		})
	}
	return b
}

func (b *buckets) column(x int64) int32 {
	return int32(min(max((x-int64(b.min.X))>>b.shift, 0), int64(b.w)-1))
}

func (b *buckets) row(y int64) int32 {
	return int32(min(max((y-int64(b.min.Y))>>b.shift, 0), int64(b.h)-1))
}

// cover calls f with each bucket within pad of s, and perhaps a few more.
func (b *buckets) cover(s geom.Seg, pad int32, f func(i int32)) {
	if s.A.Y > s.B.Y {
		s.A, s.B = s.B, s.A
	}
	p := int64(pad)
	y0, y1 := int64(s.A.Y), int64(s.B.Y)
	for r := b.row(y0 - p); r <= b.row(y1+p); r++ {
		top := int64(b.min.Y) + int64(r)<<b.shift
		x0, x1 := slice(s, max(top-p, y0), min(top+1<<b.shift+p, y1))
		for c := b.column(x0 - p); c <= b.column(x1+p); c++ {
			f(r*b.w + c)
		}
	}
}

// slice returns how far s reaches sideways between the rows y0 and y1, rounded outward. s runs downward.
func slice(s geom.Seg, y0, y1 int64) (x0, x1 int64) {
	ax, bx := int64(s.A.X), int64(s.B.X)
	dy := int64(s.B.Y) - int64(s.A.Y)
	if dy == 0 || ax == bx {
		return min(ax, bx), max(ax, bx)
	}
	u := ax + (bx-ax)*(y0-int64(s.A.Y))/dy
	v := ax + (bx-ax)*(y1-int64(s.A.Y))/dy
	return max(min(u, v)-1, min(ax, bx)), min(max(u, v)+1, max(ax, bx))
}

// near calls f with each segment filed within the buckets that r touches; some come more than once.
func (b *buckets) near(r geom.Rect, f func(item int32)) {
	c0, c1 := b.column(int64(r.Min.X)), b.column(int64(r.Max.X))
	for y := b.row(int64(r.Min.Y)); y <= b.row(int64(r.Max.Y)); y++ {
		for _, i := range b.item[b.start[y*b.w+c0]:b.start[y*b.w+c1+1]] {
			f(i)
		}
	}
}
