package cli

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// twoRooms is a map of 8 × 4 cells: a wall down the middle with a closed door in its second cell.
const twoRooms = `{"unit":64,"w_cells":8,"h_cells":4,"queries":[],"segments":[
[0,0,512,0,0],[512,0,512,256,0],[512,256,0,256,0],[0,256,0,0,0],
[256,0,256,64,0],[256,64,256,128,DOOR],[256,128,256,256,0]]}`

func sightFile(t *testing.T, door string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "rooms.json")
	if err := os.WriteFile(name, []byte(strings.ReplaceAll(twoRooms, "DOOR", door)), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestSightSaysWhatIsSeen(t *testing.T) {
	for _, c := range []struct {
		name, door string
		args, want []string
	}{
		{"a room behind a closed door", "1", []string{"--from", "1,1"},
			[]string{"From cell 1,1: 16.000 square cells", "1024 sub-cells of 2048", "Walls in view (5): 0, 2, 3, 4, 6", "Doors in view (1): 0 closed"}},
		{"nobody is seen through it", "1", []string{"--from", "1,1", "--to", "6,1"},
			[]string{"cell 6,1 is not seen", "1.5,1.5 → 6.5,1.5: blocked by door 0 at 4,1.5", "Cover: total.", "cannot be reached"}},
		{"but when it is open", "2", []string{"--from", "1,1", "--to", "6,1"},
			[]string{"0 open", "cell 6,1 is seen", "1.5,1.5 → 6.5,1.5: clear", "Cover: none."}},
		{"past the jamb there is cover", "2", []string{"--from", "3,1", "--to", "6,3"},
			[]string{"cell 6,3 is seen", "blocked by wall 6 at 4,"}},
		{"to the east alone", "1", []string{"--from", "1,1", "--facing", "90"},
			[]string{"From cell 1,1: 10.000 square cells", "Walls in view (4): 0, 2, 4, 6", "Doors in view (1): 0 closed"}},
		{"to the north-west, a quarter", "1", []string{"--from", "1,1", "--facing", "-45", "--angle", "90,0"},
			[]string{"From cell 1,1: 2.250 square cells", "Walls in view (2): 0, 3", "Doors in view (0)"}},
		{"in Czech", "1", []string{"--from", "1,1", "--to", "6,1", "--lang", "cs"},
			[]string{"Z pole 1,1", "Dveře na dohled (1): 0 zavřené", "blokuje dveře 0 v 4,1.5", "Kryt: úplný."}},
	} {
		code, out, errs := run(t, nil, append([]string{"sight", sightFile(t, c.door)}, c.args...)...)
		if code != 0 || errs != "" {
			t.Errorf("%s: exit %d, %q", c.name, code, errs)
		}
		for _, w := range c.want {
			if !strings.Contains(out, w) {
				t.Errorf("%s: %q is not in\n%s", c.name, w, out)
			}
		}
	}
}

func TestSightReadsTabletopFiles(t *testing.T) {
	for _, c := range []struct{ grid, from, to, want string }{
		{"square", "9,9", "12,6", "cell 12,6 is seen"},
		{"pointy", "9,9", "11,6", "blocked by door 0"},
		{"flat", "9,9", "10,9", "Cover: none."},
	} {
		code, out, errs := run(t, nil, "sight", "../../maps/samples/dd-oganm-test.dd2vtt", "--grid", c.grid, "--from", c.from, "--to", c.to)
		if code != 0 || !strings.Contains(out, c.want) || !strings.Contains(out, "cell "+c.to) {
			t.Errorf("%s: exit %d, %q\n%s", c.grid, code, errs, out)
		}
	}
}

// The ground of a map without walls round it ends at its border.
func TestSightOfAnOpenMap(t *testing.T) {
	file := filepath.Join(t.TempDir(), "open.json")
	if err := os.WriteFile(file, []byte(`{"unit":64,"w_cells":8,"h_cells":4,"segments":[[256,0,256,256,0]]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, errs := run(t, nil, "sight", file, "--from", "1,1")
	if code != 0 || !strings.Contains(out, "From cell 1,1: 16.000 square cells in line") {
		t.Errorf("exit %d, %q\n%s", code, errs, out)
	}
}

func TestSightDraws(t *testing.T) {
	file := filepath.Join(t.TempDir(), "seen.png")
	if code, _, errs := run(t, nil, "sight", sightFile(t, "1"), "--from", "1,1", "--to", "6,1", "--png", file); code != 0 {
		t.Fatalf("exit %d, %q", code, errs)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	for at, want := range map[[2]int]any{
		{64 / 2, 3*64 + 5}: inkCentre, {7*64 + 9, 3*64 + 5}: inkPaper, {4 * 64, 70}: inkShut, {4 * 64, 200}: inkShown,
		{64 + 32, 64 + 32}: inkFrom, {6*64 + 32, 64 + 32}: inkTo, {5*64 + 32, 64 + 32}: inkBlock,
	} {
		if got := img.At(at[0], at[1]); got != want {
			t.Errorf("the pixel at %v is %v, want %v", at, got, want)
		}
	}
}

func TestSightRefusesWhatIsNoCell(t *testing.T) {
	file := sightFile(t, "1")
	bad, vast := filepath.Join(t.TempDir(), "bad.json"), filepath.Join(t.TempDir(), "vast.json")
	for name, text := range map[string]string{
		bad:  `{"unit":64,"w_cells":4,"h_cells":4,"segments":[[0,0,9,9]]}`,
		vast: `{"unit":1,"w_cells":32768,"h_cells":32768,"segments":[]}`, // its ground and its picture would take gigabytes
	} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{file}, "--from must be a cell like 12,7"},
		{[]string{file, "--from", "1"}, "not \"1\""},
		{[]string{file, "--from", "8,0"}, "--from 8,0 is not on the map"},
		{[]string{file, "--from", "0,0", "--to", "x,y"}, "--to must be a cell"},
		{[]string{file, "--from", "0,0", "--grid", "round"}, "--grid must be"},
		{[]string{file, "--from", "0,0", "--grid", "flat"}, "lies on squares"},
		{[]string{"absent.json", "--from", "0,0"}, "absent.json does not exist"},
		{[]string{"sight.go", "--from", "0,0"}, "The map sight.go cannot be read."},
		{[]string{file, "--from", "0,0", "--png", "absent/x.png"}, "The picture cannot be written"},
		{[]string{bad, "--from", "0,0"}, "segment 0 has 4 numbers"},
		{[]string{vast, "--from", "0,0", "--png", "vast.png"}, "a map may be 1024 cells wide"},
		{[]string{file, "--from", "0,0", "--angle", "90"}, "--angle needs --facing"},
		{[]string{file, "--from", "0,0", "--facing", "north"}, "--facing must be from"},
		{[]string{file, "--from", "0,0", "--facing", "90", "--angle", "0"}, "--angle must be more than 0"},
		{[]string{file, "--from", "0", "--lang", "cs"}, "musí být pole jako 12,7"},
	} {
		if code, _, errs := run(t, nil, append([]string{"sight"}, c.args...)...); code == 0 || !strings.Contains(errs, c.want) {
			t.Errorf("%v: exit %d, %q; want %q", c.args, code, errs, c.want)
		}
	}
}
