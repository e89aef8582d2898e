package sightbench

import (
	"encoding/json"
	"io"
	"slices"
	"time"

	"sightline/geom"
	"sightline/geom/sight"
)

// Figures are what was measured on one file.
type Figures struct {
	File      string    `json:"file"`
	Walls     int       `json:"walls"`
	PrepareMS float64   `json:"prepare_ms"` // noding, triangulation and location; the median of a few
	MedianUS  float64   `json:"median_us"`  // of one polygon; with batches, the mean of one
	P95US     float64   `json:"p95_us"`
	Vertices  float64   `json:"vertices"` // of a polygon, on average
	Areas     []float64 `json:"areas"`    // of each query's polygon, in square cells
}

const (
	passes   = 9                      // how often each query is timed
	prepares = 7                      // how often the map is made ready
	batches  = 20                     // how often all queries are run for a mean, at least
	steady   = 500 * time.Millisecond // for how long, at least
)

// Run measures each file and writes one JSON object a line. With batch the median is the mean of a batch without clock calls in it,
// for machines whose clock is slow or coarse.
func Run(w io.Writer, files []string, batch bool) error {
	for _, name := range files {
		f, err := Read(name)
		if err != nil {
			return err
		}
		r, err := Measure(name, f, batch)
		if err != nil {
			return err
		}
		if err := json.NewEncoder(w).Encode(r); err != nil {
			return err
		}
	}
	return nil
}

// Measure measures one file. It fails when the file has more walls and crossings than sight can handle.
func Measure(name string, f *File, batch bool) (Figures, error) {
	r := Figures{File: name, Walls: len(f.Segments), Areas: []float64{}}
	c := f.Config()
	var s *sight.Scene
	var took []float64
	for range prepares {
		start, ok := time.Now(), false
		if s, ok = f.Prepare(c); !ok {
			return r, overfull(name)
		}
		took = append(took, time.Since(start).Seconds()*1e3)
	}
	r.PrepareMS = median(took)
	if len(f.Queries) == 0 {
		return r, nil
	}
	eyes := make([]geom.Point, len(f.Queries))
	for i, q := range f.Queries {
		eyes[i] = f.Point(q[0], q[1])
	}
	r.look(s, eyes, f)
	r.time(s, eyes)
	if batch {
		r.MedianUS = mean(s, eyes)
	}
	return r, nil
}

// look notes areas and vertices; it also warms everything up.
func (r *Figures) look(s *sight.Scene, eyes []geom.Point, f *File) {
	var p []float64
	unit, around := float64(f.scale()*f.Unit), f.Around()
	for _, eye := range eyes {
		p = s.Polygon(p[:0], eye, sight.See, 0)
		r.Areas = append(r.Areas, area(Within(p, around), eye)/(unit*unit))
		r.Vertices += float64(len(p)/2) / float64(len(eyes))
	}
}

// area is that of an outline, worked out near the origin, where it loses least.
func area(p []float64, eye geom.Point) float64 {
	sum, x, y := 0.0, float64(eye.X), float64(eye.Y)
	for i := 0; i < len(p); i += 2 {
		j := i + 2
		if j == len(p) {
			j = 0
		}
		sum += float64((p[i]-x)*(p[j+1]-y)) - float64((p[i+1]-y)*(p[j]-x))
	}
	return sum / 2
}

// time times each query alone: the median of its passes, and of those the median and the 95th in a hundred.
func (r *Figures) time(s *sight.Scene, eyes []geom.Point) {
	took := make([][passes]float64, len(eyes))
	var p []float64
	epoch := time.Now()
	for pass := range passes {
		for i, eye := range eyes {
			start := time.Since(epoch)
			p = s.Polygon(p[:0], eye, sight.See, 0)
			took[i][pass] = float64(time.Since(epoch)-start) / 1e3
		}
	}
	each := make([]float64, len(eyes))
	for i := range each {
		each[i] = median(took[i][:])
	}
	r.MedianUS = median(each)
	r.P95US = each[len(each)*95/100]
}

// mean is the time of one query within a batch of all, in microseconds: the median of batches, of so many and for so long, after as
// many more that don't count, so that a compiler which works while the program runs has done what it can.
func mean(s *sight.Scene, eyes []geom.Point) float64 {
	repeat(s, eyes)
	return median(repeat(s, eyes))
}

// repeat runs batches and returns the mean of each.
func repeat(s *sight.Scene, eyes []geom.Point) (each []float64) {
	var p []float64
	for epoch := time.Now(); len(each) < batches || time.Since(epoch) < steady; {
		start := time.Now()
		for _, eye := range eyes {
			p = s.Polygon(p[:0], eye, sight.See, 0)
		}
		each = append(each, time.Since(start).Seconds()*1e6/float64(len(eyes)))
	}
	return each
}

// median sorts v and returns its middle.
func median(v []float64) float64 {
	slices.Sort(v)
	if n := len(v); n%2 == 0 {
		return (v[n/2-1] + v[n/2]) / 2
	}
	return v[len(v)/2]
}
