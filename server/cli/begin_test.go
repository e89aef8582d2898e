package cli

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sightline/maps/samples"
)

// served runs `serve` until it is ready and gives what it wrote.
func served(t *testing.T, data string, args ...string) (code int, out, errs string) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	o := &stopper{stop: stop, at: "Ctrl-C"}
	var e strings.Builder
	code = Run(ctx, append([]string{"serve", "--data", data, "--addr", "127.0.0.1:0"}, args...), Env{Out: o, Err: &e, Getenv: func(string) string { return "" }})
	return code, o.String(), e.String()
}

// TestServeTellsWhatBecameOfTheMap in full sentences of the language.
func TestServeTellsWhatBecameOfTheMap(t *testing.T) {
	data, err := samples.File("tower")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "Blue tower.dd2vtt")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	for l, want := range map[string][]string{
		"en": {"The map “Blue tower” lies on the table: 10 × 12 cells of 128 pixels.", "Outside the picture lay, and were left out: 356 wall segments and 37 doors."},
		"cs": {"Mapa „Blue tower“ leží na stole: 10 × 12 polí po 128 pixelech.", "Mimo obrázek leží a na stůl nepřišlo: 356 úseků zdi a 37 dveří."},
	} {
		code, out, errs := served(t, t.TempDir(), "--map", file, "--lang", l)
		for _, w := range want {
			if code != 0 || !strings.Contains(out, w) {
				t.Errorf("%s: exit %d, %q, %q; want %q", l, code, out, errs, w)
			}
		}
	}
	if code, out, errs := served(t, t.TempDir()); code != 0 || strings.Contains(out, "Outside the picture") {
		t.Errorf("of the sample nothing need be told: exit %d, %q, %q", code, out, errs)
	}
}

// TestAMapThatFailsLeavesNoTable: what went wrong is said in the language, and the next start finds no half-made table.
func TestAMapThatFailsLeavesNoTable(t *testing.T) {
	dir, data := t.TempDir(), t.TempDir()
	for name, c := range map[string]struct{ body, lang, want string }{
		"cut.dd2vtt":     {`{"resolution": {`, "en", "cut.dd2vtt cannot be laid on the table. The file ends in the middle."},
		"usek.dd2vtt":    {`{"resolution": {`, "cs", "usek.dd2vtt nelze položit na stůl. Soubor končí uprostřed."},
		"picture.png":    {"\x89PNG\r\n\x1a\n rubbish", "en", "The picture is damaged"},
		"obrazek.png":    {"\x89PNG\r\n\x1a\n rubbish", "cs", "Obrázek je poškozený"},
		"empty.dd2vtt":   {"", "en", "The file is empty."},
		"pointer.dd2vtt": {"version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n", "en", "pointer of Git LFS"},
	} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(c.body), 0o600); err != nil {
			t.Fatal(err)
		}
		code, out, errs := served(t, data, "--map", file, "--lang", c.lang)
		if code != 1 || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d, %q, %q; want %q", name, code, out, errs, c.want)
		}
	}
	if _, out, _ := run(t, nil, "tables", "--data", data); !strings.Contains(out, "no tables") {
		t.Errorf("tables are left: %q", out)
	}
	if left, _ := filepath.Glob(filepath.Join(data, "pictures", "*")); len(left) > 0 {
		t.Errorf("pictures are left: %q", left)
	}
}
