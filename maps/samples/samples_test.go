package samples

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"sightline/geom/grid"
	"sightline/maps"
)

// TestSamplesPlay opens each sample and holds it to what makes it worth playing on.
func TestSamplesPlay(t *testing.T) {
	want := map[string]struct{ walls, doors, w, h int }{
		"cave":  {197 + 50, 3, 1280, 1280},
		"tower": {85, 4, 1280, 1536},
	}
	for _, s := range List() {
		t.Run(s.Name, func(t *testing.T) {
			m, picture, err := Open(s.Name)
			if err != nil {
				t.Fatal(err)
			}
			if m.Name != s.Title || m.Hand || !maps.Usable(m) {
				t.Errorf("name %q, by hand %v, faults %v", m.Name, m.Hand, maps.Check(m))
			}
			c, err := png.DecodeConfig(bytes.NewReader(picture))
			if err != nil {
				t.Fatal(err)
			}
			w := want[s.Name]
			if c.Width != w.w || c.Height != w.h {
				t.Errorf("picture of %d×%d, want %d×%d", c.Width, c.Height, w.w, w.h)
			}
			l := m.Lattice(grid.Grid{})
			doors := 0
			for _, x := range l.Walls {
				if x.Door >= 0 {
					doors++
				}
			}
			if doors != w.doors || len(l.Walls)-doors != w.walls {
				t.Errorf("%d walls and %d doors on the picture, want %d and %d", len(l.Walls)-doors, doors, w.walls, w.doors)
			}
			if s.Notice == "" || s.Licence == "" {
				t.Error("no licence")
			}
		})
	}
	if n := List()[0].Notice; !strings.Contains(n, "Ogan Mancarcı") || !strings.Contains(n, "MIT License") {
		t.Error("the MIT notice of the first sample is gone")
	}
}

// TestNoSuchSample asks for what is not there.
func TestNoSuchSample(t *testing.T) {
	if _, _, err := Open("../samples"); err == nil {
		t.Error("a sample that does not exist was opened")
	}
}
