package sightbench

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"sightline/geom"
)

func TestParseRefuses(t *testing.T) {
	const four = `{"unit":64,"w_cells":4,"h_cells":4,"segments":`
	for text, want := range map[string]string{
		`[`: "at byte 1", `{}`: "must be there", `null`: "must be there", ``: "no map of walls",
		`{"unit":64,"w_cells":0,"h_cells":1,"segments":[[0,0,1,1,0]]}`:     "must be there",
		`{"unit":64,"w_cells":40000,"h_cells":1,"segments":[[0,0,1,1,0]]}`: "too big",
		`{"unit":"64","w_cells":4,"h_cells":1,"segments":[]}`:              "in unit, stands string",
		four + `[[0,0,1,1,3]]}`:                  "segment 0 is of kind 3",
		four + `[[0,0,99999999,1,0]]}`:           "segment 0 lies beyond",
		four + `[[0,0,99999999999,1,0]]}`:        "in segments, stands number 99999999999",
		four + `[[0,0,1.5,1,0]]}`:                "at byte 55, in segments, stands number 1.5",
		four + `[[0,0,1,1,0],[0,0,1,1]]}`:        "segment 1 has 4 numbers",
		four + `[[0,0,1,1,0,7]]}`:                "segment 0 has 6 numbers",
		four + `[null]}`:                         "segment 0 has 0 numbers",
		four + `[],"queries":[[1,1],[1]]}`:       "query 1 has 1 number",
		four + `[],"queries":[[2147483647,0]]}`:  "query 0 lies beyond 2097152 steps",
		four + `[],"queries":[[0,-2147483648]]}`: "query 0 lies beyond",
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
		if r, err := Measure("x", f, true); err != nil || len(r.Areas) != 1 || math.Abs(r.Areas[0]-4) > 1e-12 || r.Vertices != 4 {
			t.Errorf("unit %d: %+v", u, r)
		}
		if p := f.Point(f.Unit, 0); f.scale() > 1 && p.X != geom.Unit {
			t.Errorf("unit %d: a cell is %d steps wide", u, p.X)
		}
	}
}

// Where no wall closes it off the ground ends with the map, and not with the lattice; what walls beyond the map close off is whole.
func TestOpenMapsEndAtTheirBorder(t *testing.T) {
	for text, want := range map[string]float64{
		`[]`:                 10,    // no wall at all
		`[[128,0,128,80,0]]`: 5.125, // a screen with a gap below it
		`[[-640,-640,640,-640,0],[640,-640,640,640,0],[640,640,-640,640,0],[-640,640,-640,-640,0]]`: 400,
	} {
		f, err := Parse("x", []byte(`{"unit":64,"w_cells":5,"h_cells":2,"segments":`+text+`,"queries":[[64,64]]}`))
		if err != nil {
			t.Fatal(err)
		}
		if r, err := Measure("x", f, false); err != nil || math.Abs(r.Areas[0]-want) > 1e-9 {
			t.Errorf("%s: %v, %v; want %v", text, r.Areas, err, want)
		}
	}
}

// A map of more than sight can handle is refused, not measured as if nothing were seen.
func TestOverfullMapsAreRefused(t *testing.T) {
	f := &File{Unit: 64, W: 100, H: 100, Queries: [][2]int32{{5, 7}}}
	for i := range int32(400) {
		f.Segments = append(f.Segments, [5]int32{i * 16, 0, i*16 + 7, 6400, 0}, [5]int32{0, i * 16, 6400, i*16 + 7, 0})
	}
	if r, err := Measure("x.json", f, false); err == nil || !strings.Contains(err.Error(), "x.json has more walls") {
		t.Errorf("%+v, %v", r, err)
	}
}
