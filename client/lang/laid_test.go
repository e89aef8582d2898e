package lang

import (
	"strings"
	"testing"

	"sightline/server/wire"
)

func TestEveryNoteOfALaidMapHasAText(t *testing.T) {
	codes := constants(t, "../../maps/report.go", "Code")
	if len(codes) == 0 {
		t.Fatal("found no Code in maps")
	}
	for _, c := range codes {
		if _, ok := laidKeys[c]; !ok {
			t.Errorf("the note %q has no text", c)
		}
	}
	if len(codes) != len(laidKeys) {
		t.Errorf("%d codes in maps, %d texts", len(codes), len(laidKeys))
	}
}

func TestLaidInFullSentences(t *testing.T) {
	tower := &wire.Laid{
		Name: "Věž", Width: 10, Height: 12, Pixels: 128, Walls: 441, Doors: 41, Windows: 2, Lights: 1,
		Outside: wire.LaidCount{Walls: 356, Doors: 37}, Joined: 6,
		Notes: []wire.LaidNote{{Code: "zero", N: 4, At: "line_of_sight[3]"}, {Code: "object", N: 1, At: "portals[2]"}, {Code: "picture-none", N: 1, At: "image"}, {Code: "new", N: 2}},
	}
	for _, c := range []struct {
		tag  string
		l    *wire.Laid
		want []string
	}{
		{"en", tower, []string{
			"The map “Věž” lies on the table: 10 × 12 cells of 128 pixels. In the file: 441 wall segments, 41 doors and 1 light. 2 of the doors are windows.",
			"Outside the picture lay, and were left out: 356 wall segments and 37 doors.",
			"4 wall segments or doors of no length were left out. First place in the file: line_of_sight[3].",
			"1 thing that is not of the shape it must have was left out. Place in the file: portals[2].",
			"There is no picture in the file, so only walls, doors and lights are shown.",
			"new",
			"6 ends of walls that nearly met another wall were joined to it, so that no light leaks through.",
		}},
		{"cs", tower, []string{
			"Mapa „Věž“ leží na stole: 10 × 12 polí po 128 pixelech. Obsahuje 441 úseků zdi, 41 dveří a 1 světlo. Mezi dveřmi jsou 2 okna.",
			"Mimo obrázek leží a na stůl nepřišlo: 356 úseků zdi a 37 dveří.",
			"Vynechaly se 4 úseky zdí nebo dveře bez délky. První místo v souboru: line_of_sight[3].",
			"Vynechala se 1 věc, která nemá náležitý tvar. Místo v souboru: portals[2].",
			"V souboru není obrázek, vidět jsou tedy jen zdi, dveře a světla.",
			"new",
			"6 konců zdí, které se jiné zdi téměř dotýkaly, se k ní připojilo, aby tudy neprosvítalo světlo.",
		}},
		{"en", &wire.Laid{Width: 2.5, Height: 3, Pixels: 70}, []string{"The map lies on the table: 2.5 × 3 cells of 70 pixels. There are no walls, doors or lights in the file: fog is played by hand."}},
		{"cs", &wire.Laid{Name: "sklep", Plain: true, Width: 2.5, Height: 3, Pixels: 70}, []string{"Obrázek „sklep“ leží na stole: 2,5 × 3 polí po 70 pixelech. Nemá zdi, mlha se vede ručně."}},
		{"en", &wire.Laid{Name: "{1}", Width: 1, Height: 1, Pixels: 1, Walls: 1, Overfull: true}, []string{
			"The map “{1}” lies on the table: 1 × 1 cells of 1 pixels. In the file: 1 wall segment.",
			"There are more walls and crossings of walls than sight can handle, so nobody sees anything. Simplify the map and lay it again.",
		}},
	} {
		head, more := Of(c.tag).Laid(c.l)
		got := append([]string{head}, more...)
		if strings.Join(got, "\n") != strings.Join(c.want, "\n") {
			t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
	}
}
