package uvtt

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"sightline/geom/grid"
	"sightline/maps"
)

// FuzzRead holds for any bytes: an error is a ReadError; a map has no fatal fault, can be laid on every grid and survives
// Write and Encode unchanged.
func FuzzRead(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.*")
	for _, name := range files {
		if data, err := os.ReadFile(name); err == nil && len(data) < 20_000 {
			f.Add(data)
		}
	}
	f.Add([]byte(small))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, picture, _, err := Read("fuzz.uvtt", data)
		if err != nil {
			var e *maps.ReadError
			if !errors.As(err, &e) || e.Offset > int64(len(data)) {
				t.Fatalf("error %v", err)
			}
			return
		}
		if !maps.Usable(m) {
			t.Fatalf("faults %v", maps.Check(m))
		}
		for _, k := range []grid.Kind{grid.Square, grid.HexPointy, grid.HexFlat} {
			m.Lattice(grid.Grid{Kind: k})
		}
		out := Write(m, picture)
		if !json.Valid(out) {
			t.Fatal("what was written is not JSON")
		}
		again, picture2, _, err := Read("fuzz.uvtt", out)
		if err != nil || !reflect.DeepEqual(again, m) || string(picture2) != string(picture) {
			t.Fatalf("changed by Write: %v\n%+v\n%+v", err, m, again)
		}
		if d, err := maps.Decode(m.Encode()); err != nil || !reflect.DeepEqual(d, m) {
			t.Fatalf("changed by Encode: %v", err)
		}
	})
}

// TestLargeFileTakesLittle reads 16 MB of picture and 6 MB of keys that nobody knows: what is allocated is the picture and
// little else.
func TestLargeFileTakesLittle(t *testing.T) {
	text := strings.Repeat("AAAA", 4<<20)
	data := []byte(strings.Replace(small, `"image": ""`, `"foundry":[`+strings.Repeat(`{"a":[1,2]},`, 1<<19)+`0],"image": "`+text+`"`, 1))
	var a, b runtime.MemStats
	runtime.ReadMemStats(&a)
	_, _, rep, err := Read("", data)
	runtime.ReadMemStats(&b)
	if err != nil || rep.Count(maps.CodePictureBroken) != 1 {
		t.Fatalf("%v, %v", rep, err)
	}
	if n := b.TotalAlloc - a.TotalAlloc; n > 13<<20 {
		t.Errorf("allocated %d bytes for a picture of %d", n, 12<<20)
	}
}

// BenchmarkRead reads a genuine file of 1.3 MB.
func BenchmarkRead(b *testing.B) {
	data := load(b, "dd-vttmaps-safe-room.dd2vtt")
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		if _, _, _, err := Read("", data); err != nil {
			b.Fatal(err)
		}
	}
}
