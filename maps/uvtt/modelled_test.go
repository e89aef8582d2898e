package uvtt

import (
	"testing"

	"sightline/geom/sight"
	"sightline/maps"
)

func read(t *testing.T, name string) (*maps.Map, []byte, *maps.Report) {
	t.Helper()
	m, p, rep, err := Read(name, load(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return m, p, rep
}

// plain is what all files m01 to m10 hold but for their defect: two walls of one and four segments, one door, one light.
func plain(t *testing.T, m *maps.Map, rep *maps.Report) {
	t.Helper()
	if m.Size != (maps.XY{X: 6, Y: 5}) || m.PixelsPerCell != 50 {
		t.Errorf("size %v, %v pixels a cell", m.Size, m.PixelsPerCell)
	}
	if rep.Walls != 2 || rep.WallSegs != 5 || len(m.Doors) != 1 {
		t.Errorf("%d walls of %d segments, %d doors", rep.Walls, rep.WallSegs, len(m.Doors))
	}
	want := maps.Door{A: maps.XY{X: 2, Y: 1}, B: maps.XY{X: 3, Y: 1}}
	if d := m.Doors[0]; width(d.A, want.A) > 1e-9 || width(d.B, want.B) > 1e-9 || d.Open || d.Window {
		t.Errorf("door %+v", d)
	}
}

// TestModelledDefects reads a file for each defect and says what must come of it.
func TestModelledDefects(t *testing.T) {
	for _, c := range []struct {
		file    string
		picture bool
		notes   []maps.Code
	}{
		{"m01-closed-in-a-list-wrapped-base64.dd2vtt", true, []maps.Code{maps.CodeClosed}},
		{"m02-data-uri-image.uvtt", true, nil},
		{"m03-rgba-colours.uvtt", true, nil},
		{"m04-hash-colours-rectangle-bounds.uvtt.json", true, []maps.Code{maps.CodeBounds}},
		{"m05-bom-crlf-numbers-as-text.uvtt", true, []maps.Code{maps.CodeText}},
		{"m06-empty-image.dd2vtt", false, []maps.Code{maps.CodePictureNone}},
		{"m07-portal-without-bounds-short-lines.uvtt", true, []maps.Code{maps.CodeShort, maps.CodeBounds}},
		{"m09-extension-fields.uvtt", true, nil},
		{"m10-trailing-comma.uvtt", true, []maps.Code{maps.CodeComma}},
	} {
		t.Run(c.file, func(t *testing.T) {
			m, picture, rep := read(t, c.file)
			plain(t, m, rep)
			if (picture != nil) != c.picture {
				t.Errorf("picture of %d bytes", len(picture))
			}
			if c.picture && (rep.PictureW != 300 || rep.PictureH != 250) {
				t.Errorf("picture of %d×%d pixels", rep.PictureW, rep.PictureH)
			}
			if len(rep.Notes) != len(c.notes) {
				t.Errorf("notes %v, want %v", rep.Notes, c.notes)
			}
			for _, n := range c.notes {
				if rep.Count(n) == 0 {
					t.Errorf("no note %q in %v", n, rep.Notes)
				}
			}
		})
	}
}

// TestColoursInFourSpellings reads m03 and m04.
func TestColoursInFourSpellings(t *testing.T) {
	m, _, _ := read(t, "m03-rgba-colours.uvtt")
	if m.Ambient != 0 || m.Lights[1].Colour != 0xB3D9FF {
		t.Errorf("ambient %06x, light %06x", m.Ambient, m.Lights[1].Colour)
	}
	// "ffcc66ff" begins and ends with ff: it is read as the editor writes it, opacity first.
	if m.Lights[0].Colour != 0xCC66FF {
		t.Errorf("light %06x", m.Lights[0].Colour)
	}
	m, _, _ = read(t, "m04-hash-colours-rectangle-bounds.uvtt.json")
	if m.Ambient != 0 || m.Lights[0].Colour != 0xFFCC66 {
		t.Errorf("ambient %06x, light %06x", m.Ambient, m.Lights[0].Colour)
	}
	for text, want := range map[string]uint32{"ffeccd8b": 0xECCD8B, "#000000": 0, "80123456": 0x123456, "123456ff": 0x123456} {
		if c, ok := colour(text); !ok || c != want {
			t.Errorf("%q: %06x, want %06x", text, c, want)
		}
	}
	for _, text := range []string{"", "red", "#12345", "+12345", "123456789"} {
		if c, ok := colour(text); ok {
			t.Errorf("%q was read as %06x", text, c)
		}
	}
}

// TestNotANumberSplitsTheLine reads m08: the wall ends before the bad point and goes on after it
// (moo-man/FVTT-DD-Import #93: one bad coordinate killed the whole import).
func TestNotANumberSplitsTheLine(t *testing.T) {
	m, _, rep := read(t, "m08-nan-coordinate.uvtt")
	if len(m.Walls) != 3 || len(m.Doors) != 1 {
		t.Fatalf("%d walls, %d doors", len(m.Walls), len(m.Doors))
	}
	if w := m.Walls[2].Line; len(w) != 2 || w[0] != (maps.XY{X: 1, Y: 4}) || w[1] != (maps.XY{X: 1, Y: 1}) {
		t.Errorf("after the bad point: %v", w)
	}
	if rep.Count(maps.CodeNumber) != 1 || rep.Notes[0].At != "line_of_sight[1][2]" {
		t.Errorf("notes %v", rep.Notes)
	}
}

// TestSecretDoorIsRead reads m09, which has a key that only some programs write.
func TestSecretDoorIsRead(t *testing.T) {
	if m, _, _ := read(t, "m09-extension-fields.uvtt"); !m.Doors[0].Secret {
		t.Error("the secret door is an open secret")
	}
}

// TestObjectsAreTerrain holds trees and pillars to be seen over once (RPTools/maptool #3098, moo-man/FVTT-DD-Import #98).
func TestObjectsAreTerrain(t *testing.T) {
	m, _, _ := read(t, "dd-oganm-test.noimg.dd2vtt")
	n := map[sight.Kind]int{}
	for _, w := range m.Walls {
		n[w.Kind] += len(w.Line) - 1
	}
	if n[sight.Solid] != 197 || n[sight.Terrain] != 50 {
		t.Errorf("segments by kind: %v", n)
	}
}

// TestWindowsByWidth: the school's windows are 0.777 wide and closed, the quarters' 0.754; doors are 1 wide.
func TestWindowsByWidth(t *testing.T) {
	m, _, rep := read(t, "dd-vttmaps-headmasters-quarters.noimg.dd2vtt")
	if rep.Windows != 6 || rep.Doors != 6 {
		t.Errorf("%d windows of %d doors", rep.Windows, rep.Doors)
	}
	m, _, rep = read(t, "dd-imagix-sampleMap-cropped.noimg.dd2vtt")
	if rep.Windows != 1 || !m.Doors[1].Window || m.Doors[1].Open || m.Doors[0].Window || m.Doors[0].Open {
		t.Errorf("doors %+v", m.Doors)
	}
}
