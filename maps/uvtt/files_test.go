package uvtt

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"sightline/maps"
)

func load(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// counts of a file, as expected.tsv has them.
type counts struct {
	size                                                       string
	scale                                                      float64
	segs, zero, out, objects, doors, doorsIn, lights, lightsIn int
}

// count counts what a map holds, independently of the report.
func count(m *maps.Map, rep *maps.Report) counts {
	c := counts{
		size:  strconv.FormatFloat(m.Size.X, 'f', -1, 64) + "x" + strconv.FormatFloat(m.Size.Y, 'f', -1, 64),
		scale: m.PixelsPerCell, segs: rep.WallSegs, zero: rep.Count(maps.CodeZero), out: rep.Outside.Segments,
		objects: rep.ObjectSegs, doors: len(m.Doors), lights: len(m.Lights),
	}
	in := func(x, y float64) int {
		x, y = x-m.Origin.X, y-m.Origin.Y
		if x >= 0 && y >= 0 && x <= m.Size.X && y <= m.Size.Y {
			return 1
		}
		return 0
	}
	for _, d := range m.Doors {
		c.doorsIn += in((d.A.X+d.B.X)/2, (d.A.Y+d.B.Y)/2)
	}
	for _, l := range m.Lights {
		c.lightsIn += in(l.At.X, l.At.Y)
	}
	return c
}

// TestGenuineFiles reads files of real programs and holds every count to expected.tsv, which was counted by other means.
func TestGenuineFiles(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(string(load(t, "expected.tsv"))), "\n")[1:]
	if len(lines) < 25 {
		t.Fatalf("only %d files listed", len(lines))
	}
	for _, line := range lines {
		f := strings.Split(line, "\t")
		t.Run(f[1], func(t *testing.T) {
			m, _, rep, err := Read(f[1], load(t, f[1]))
			if strings.Contains(f[2], "refuse") {
				var re *maps.ReadError
				if !errors.As(err, &re) {
					t.Fatalf("read without an error: %v", err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var n [10]int
			for i := 3; i < len(f) && i < 12; i++ {
				n[i-2], _ = strconv.Atoi(f[i])
			}
			want := counts{f[2], float64(n[1]), n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9]}
			got := count(m, rep)
			if got != want {
				t.Errorf("got  %+v\nwant %+v", got, want)
			}
			if f := maps.Check(m); len(f) > 0 && f[0].Fatal {
				t.Errorf("a fatal fault: %v", f[0])
			}
		})
	}
}

// TestEveryFileIsListed makes sure that no file of testdata is left out of the tests.
func TestEveryFileIsListed(t *testing.T) {
	listed := string(load(t, "expected.tsv"))
	files, _ := filepath.Glob("testdata/dd-*")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, f := range files {
		if !strings.Contains(listed, filepath.Base(f)+"\t") {
			t.Errorf("%s is not in expected.tsv", f)
		}
	}
}

// TestReadOfWriteIsEqual writes every file that can be read and reads it again.
func TestReadOfWriteIsEqual(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.*")
	n := 0
	for _, f := range files {
		name := filepath.Base(f)
		m, picture, _, err := Read(name, load(t, name))
		if err != nil {
			continue
		}
		n++
		again, picture2, rep, err := Read(m.Name+".dd2vtt", Write(m, picture))
		if err != nil {
			t.Errorf("%s: written file: %v", name, err)
			continue
		}
		if !reflect.DeepEqual(m, again) {
			t.Errorf("%s: the map changed:\n%+v\n%+v", name, m, again)
		}
		if !reflect.DeepEqual(picture, picture2) {
			t.Errorf("%s: the picture changed", name)
		}
		for _, note := range rep.Notes {
			if !strings.HasPrefix(string(note.Code), "picture") && note.Code != maps.CodeZero {
				t.Errorf("%s: our own file needs repair: %v", name, note)
			}
		}
		d, err := maps.Decode(m.Encode())
		if err != nil || !reflect.DeepEqual(d, m) {
			t.Errorf("%s: Decode of Encode differs: %v", name, err)
		}
	}
	if n < 30 {
		t.Errorf("only %d files were read", n)
	}
}

// TestCropShiftsEverything compares a cropped export, less its origin, with its uncropped twin: walls, doors and lights
// (RPTools/maptool #3114, moo-man/FVTT-DD-Import #103).
func TestCropShiftsEverything(t *testing.T) {
	crop, _, _, err := Read("", load(t, "dd-imagix-sampleMap-cropped.noimg.dd2vtt"))
	if err != nil {
		t.Fatal(err)
	}
	whole, _, _, err := Read("", load(t, "dd-imagix-sampleMap-v1.noimg.dd2vtt"))
	if err != nil {
		t.Fatal(err)
	}
	if crop.Origin != (maps.XY{X: 2, Y: 1}) {
		t.Fatalf("origin %v", crop.Origin)
	}
	shift := func(p maps.XY) maps.XY { return maps.XY{X: p.X - crop.Origin.X, Y: p.Y - crop.Origin.Y} }
	for i, d := range whole.Doors {
		if c := crop.Doors[i]; width(shift(c.A), d.A) > 1e-6 || width(shift(c.B), d.B) > 1e-6 {
			t.Errorf("door %d: %v, want %v", i, c, d)
		}
	}
	for i, p := range whole.Walls[0].Line {
		if c := crop.Walls[0].Line[i]; width(shift(c), p) > 1e-6 {
			t.Errorf("wall point %d: %v, want %v", i, c, p)
		}
	}
}
