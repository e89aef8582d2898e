package sightbench

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"sightline/geom"
)

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		`[`: "no map of walls", `{}`: "must be there", `{"unit":64,"w_cells":0,"h_cells":1,"segments":[[0,0,1,1,0]]}`: "must be there",
		`{"unit":64,"w_cells":40000,"h_cells":1,"segments":[[0,0,1,1,0]]}`:       "too big",
		`{"unit":64,"w_cells":4,"h_cells":1,"segments":[[0,0,1,1,3]]}`:           "segment 0 is of kind 3",
		`{"unit":64,"w_cells":4,"h_cells":1,"segments":[[0,0,99999999,1,0]]}`:    "segment 0 lies beyond",
		`{"unit":64,"w_cells":4,"h_cells":1,"segments":[[0,0,99999999999,1,0]]}`: "no map of walls",
	} {
		if _, err := Parse("x.json", []byte(text)); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "x.json") {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

// A unit that does not divide geom's keeps the file's steps, and areas come out in cells all the same.
func TestUnits(t *testing.T) {
	for _, u := range []int{1, 64, 100, 1024, 5000} {
		text := fmt.Sprintf(`{"unit":%[1]d,"w_cells":4,"h_cells":2,"segments":[[0,0,%[2]d,0,0],[%[2]d,0,%[2]d,%[2]d,0],[%[2]d,%[2]d,0,%[2]d,0],[0,%[2]d,0,0,0]],"queries":[[%[1]d,%[1]d]]}`, u, 2*u)
		f, err := Parse("x", []byte(text))
		if err != nil {
			t.Fatal(u, err)
		}
		if r := Measure("x", f, true); len(r.Areas) != 1 || math.Abs(r.Areas[0]-4) > 1e-12 || r.Vertices != 4 {
			t.Errorf("unit %d: %+v", u, r)
		}
		if p := f.Point(f.Unit, 0); f.scale() > 1 && p.X != geom.Unit {
			t.Errorf("unit %d: a cell is %d steps wide", u, p.X)
		}
	}
}
