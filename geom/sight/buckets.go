package sight

import (
	"slices"

	"sightline/geom"
)

// buckets is a coarse raster of squares, each with a list of the segments that may come near it.
type buckets struct {
	min   geom.Point
	max   geom.Point
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
	b.min, b.max, b.shift = r.Min, r.Max, shift
	for {
		w, h := (int64(r.Max.X)-int64(r.Min.X))>>b.shift+1, (int64(r.Max.Y)-int64(r.Min.Y))>>b.shift+1
		if w*h <= most {
			b.w, b.h = int32(w), int32(h)
			return
		}
		b.shift++
	}
}

// coarsen makes the buckets twice as wide and high.
func (b *buckets) coarsen() { b.lay(geom.Rect{Min: b.min, Max: b.max}, b.shift+1, 1<<62) }

// filings bounds how many buckets a segment comes into on average.
const filings = 16

// crowded reports whether so many segments come into more buckets than they should.
func (b *buckets) crowded(segs, into int) bool { return into > filings*(segs+1) && b.w*b.h > 1 }

// newBuckets files the segments, each in every bucket that comes within pad of it. There are at most a few more buckets than
// each for every segment.
func newBuckets(segs []geom.Seg, pad int32, each int64) *buckets {
	f := filer{}
	f.file(segs, pad, each)
	return &f.buckets
}

// file files the edges of a scene, in no more memory than it takes.
func file(segs []geom.Seg) *buckets {
	shop := enter()
	defer shop.leave()
	f := &shop.joiner.near
	f.file(segs, 1, 8)
	b := f.buckets
	b.start, b.item = slices.Clone(b.start), slices.Clone(b.item)
	return &b
}

// filer fills buckets, in memory of its own.
type filer struct {
	buckets
	into []int32 // the buckets that segments come into, of one segment after the other
	upto []int32 // of each segment, the end of its part of into
}

// file is newBuckets.
func (f *filer) file(segs []geom.Seg, pad int32, each int64) {
	f.lay(frameOf(segs), 10, 256+each*int64(len(segs)))
	f.upto = room(f.upto, len(segs))
	for !f.cover(segs, pad) {
		f.coarsen()
	}
	n := int(f.w * f.h)
	f.start = cleared(f.start, n+2)
	for _, k := range f.into {
		f.start[k+2]++
	}
	for k := range n {
		f.start[k+2] += f.start[k+1]
	}
	f.item = room(f.item, len(f.into))
	at := int32(0)
	for i, end := range f.upto {
		for _, k := range f.into[at:end] { // start[k+1] runs from the beginning of k's list to its end
			f.item[f.start[k+1]] = int32(i)
			f.start[k+1]++
		}
		at = end
	}
}

// cover finds out what comes where, and reports false when that is more than it should be.
func (f *filer) cover(segs []geom.Seg, pad int32) bool {
	f.into = f.into[:0]
	for i, s := range segs {
		f.into = f.appendCover(f.into, s, int64(pad))
		f.upto[i] = int32(len(f.into))
		if f.crowded(len(segs), len(f.into)) {
			return false
		}
	}
	return true
}

// about returns the segments filed in the bucket of p.
func (b *buckets) about(p geom.Point) []int32 {
	k := b.row(int64(p.Y))*b.w + b.column(int64(p.X))
	return b.item[b.start[k]:b.start[k+1]]
}

func (b *buckets) column(x int64) int32 {
	return int32(min(max((x-int64(b.min.X))>>b.shift, 0), int64(b.w)-1))
}

func (b *buckets) row(y int64) int32 {
	return int32(min(max((y-int64(b.min.Y))>>b.shift, 0), int64(b.h)-1))
}

// appendCover appends each bucket within pad of s, and perhaps a few more.
func (b *buckets) appendCover(dst []int32, s geom.Seg, pad int64) []int32 {
	if s.A.Y > s.B.Y {
		s.A, s.B = s.B, s.A
	}
	y0, y1 := int64(s.A.Y), int64(s.B.Y)
	r0, r1 := b.row(y0-pad), b.row(y1+pad)
	c0, c1 := b.column(int64(min(s.A.X, s.B.X))-pad), b.column(int64(max(s.A.X, s.B.X))+pad)
	narrow := r0 == r1 || c0 == c1
	for r := r0; r <= r1; r++ {
		if !narrow {
			top := int64(b.min.Y) + int64(r)<<b.shift
			x0, x1 := slice(s, max(top-pad, y0), min(top+1<<b.shift+pad, y1))
			c0, c1 = b.column(x0-pad), b.column(x1+pad)
		}
		for c := c0; c <= c1; c++ {
			dst = append(dst, r*b.w+c)
		}
	}
	return dst
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
