package cli

import (
	"encoding/json"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sightline/server/cli/sightbench"
)

const sightTestMap = "testdata/sight/f_thin.json"

// exactAreas are those of the reference, by exact constructions, for the queries of a test map.
func exactAreas(t *testing.T, name string) []float64 {
	t.Helper()
	var r struct{ Areas []float64 }
	data, err := os.ReadFile("../../geom/sight/testdata/" + name + ".json")
	if err == nil {
		err = json.Unmarshal(data, &r)
	}
	if err != nil {
		t.Fatal(err)
	}
	return r.Areas
}

// figuresOf reads what a bench printed: one object a file and nothing else.
func figuresOf(t *testing.T, out string, n int) (all []sightbench.Figures) {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(out))
	d.DisallowUnknownFields()
	for d.More() {
		var f sightbench.Figures
		if err := d.Decode(&f); err != nil {
			t.Fatalf("%v in %q", err, out)
		}
		all = append(all, f)
	}
	if len(all) != n || strings.Count(out, "\n") != n {
		t.Fatalf("%d objects in %d lines for %d files", len(all), strings.Count(out, "\n"), n)
	}
	return all
}

func checkAreas(t *testing.T, f sightbench.Figures, want []float64) {
	t.Helper()
	if len(f.Areas) != len(want) {
		t.Fatalf("%s: %d areas of %d", f.File, len(f.Areas), len(want))
	}
	for i, a := range f.Areas {
		if math.Abs(a-want[i]) > 1e-9*want[i] {
			t.Errorf("%s, query %d: area %v, want %v", f.File, i, a, want[i])
		}
	}
	if f.MedianUS <= 0 || f.P95US < 0 || f.PrepareMS <= 0 || f.Vertices < 3 {
		t.Errorf("%s: %+v", f.File, f)
	}
}

func TestBenchSightAgreesWithTheReference(t *testing.T) {
	code, out, errs := run(t, nil, "bench", "sight", "testdata/sight/a_dungeon500.json", sightTestMap, "--json")
	if code != 0 || errs != "" {
		t.Fatalf("exit %d, %q", code, errs)
	}
	all := figuresOf(t, out, 2)
	checkAreas(t, all[0], exactAreas(t, "a"))
	checkAreas(t, all[1], exactAreas(t, "f"))
	if all[1].File != sightTestMap || all[1].Walls != 1650 {
		t.Errorf("%s with %d walls", all[1].File, all[1].Walls)
	}
}

// TestBenchSightAsWASM: the same areas come out of the same code under node.
func TestBenchSightAsWASM(t *testing.T) {
	for _, tool := range []string{"node", "go"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is not installed", tool)
		}
	}
	code, out, errs := run(t, nil, "bench", "sight", sightTestMap, "--wasm", "--json")
	if code != 0 {
		t.Fatalf("exit %d, %q", code, errs)
	}
	checkAreas(t, figuresOf(t, out, 1)[0], exactAreas(t, "f"))
}

func TestBenchSightSaysWhatIsMissing(t *testing.T) {
	empty := t.TempDir()
	bad := filepath.Join(empty, "bad.json")
	if err := os.WriteFile(bad, []byte(`{"unit":64,"w_cells":4,"h_cells":4,"segments":[[0,0,9,9,7]]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		path bool
		want string
	}{
		{[]string{"bench", "sight"}, true, "needs map files"},
		{[]string{"bench", "sight", "--lang", "cs"}, true, "potřebuje soubory map"},
		{[]string{"bench", "sight", "absent.json"}, true, "absent.json does not exist"},
		{[]string{"bench", "sight", bad}, true, "segment 0 is of kind 7"},
		{[]string{"bench", "sight", sightTestMap, bad, "--lang", "cs"}, true, "segment 0 je druhu 7"},
		{[]string{"bench", "sight", bad, "--wasm"}, true, "segment 0 is of kind 7"},
		{[]string{"bench", "sight", "bench_sight.go"}, true, "no map of walls"},
		{[]string{"bench", "sight", sightTestMap, "--wasm"}, false, "no `go` on the PATH"},
	} {
		if !c.path {
			t.Setenv("PATH", empty)
		}
		if code, out, errs := run(t, nil, c.args...); code == 0 || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("%v: exit %d, %q, %q; want %q", c.args, code, out, errs, c.want)
		}
	}
}

// TestBenchSightWithoutNode: with Go but without node it says so.
func TestBenchSightWithoutNode(t *testing.T) {
	goTool, err := exec.LookPath("go")
	if err != nil {
		t.Skip("go is not installed")
	}
	dir := t.TempDir()
	if err := os.Symlink(goTool, filepath.Join(dir, "go")); err != nil {
		t.Skip(err)
	}
	t.Setenv("PATH", dir)
	if code, _, errs := run(t, nil, "bench", "sight", sightTestMap, "--wasm"); code == 0 || !strings.Contains(errs, "no `node` on the PATH") {
		t.Errorf("exit %d, %q", code, errs)
	}
}
