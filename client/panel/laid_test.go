package panel

import (
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/server/wire"
)

func tower() *wire.Laid {
	return &wire.Laid{
		Name: "<b>Věž</b>", Width: 10, Height: 12, Pixels: 128, Walls: 441, Doors: 41, Outside: wire.LaidCount{Walls: 356, Doors: 37},
		Notes: []wire.LaidNote{{Code: "zero", N: 4, At: "line_of_sight[3]"}, {Code: "picture-none", N: 1}},
	}
}

func TestLaidDialogSaysWhatWasLeftOut(t *testing.T) {
	for tag, want := range map[string][]string{
		"cs": {"356 úseků zdi a 37 dveří", "Vynechaly se 4 úseky", "V souboru není obrázek"},
		"en": {"356 wall segments and 37 doors", "4 wall segments or doors of no length", "There is no picture"},
	} {
		m := table(tag, wire.GM)
		m.Laid = tower()
		p := render(m)
		items := domtest.ByTag(p.id(t, "laid-list"), "li")
		if len(items) != len(want) {
			t.Fatalf("%d items", len(items))
		}
		for i, w := range want {
			if !strings.Contains(domtest.Words(items[i]), w) {
				t.Errorf("%q does not say %q", domtest.Words(items[i]), w)
			}
		}
		if html := dom.Render(p.tree); strings.Contains(html, "<b>") || broken.MatchString(html) {
			t.Error("a file's name is read as HTML, or a text is missing")
		}
		p.click(t, "laid-close")
		p.want(t, app.CloseLaid{})
	}
}

func TestLaidNotice(t *testing.T) {
	m := table("cs", wire.GM)
	m.Toasts = []app.Toast{{ID: 1, Say: app.Say{Laid: &wire.Laid{Name: "Mlýn", Width: 8, Height: 6, Pixels: 70, Walls: 22, Doors: 2}}}}
	p := render(m)
	if got, want := domtest.Words(p.id(t, "toasts")), "Mapa „Mlýn“ leží na stole: 8 × 6 polí po 70 pixelech. Obsahuje 22 úseků zdi a 2 dveře."; !strings.Contains(got, want) {
		t.Errorf("the notice says %q, want %q", got, want)
	}
	if domtest.ByID(p.tree, "laid") != nil {
		t.Error("a dialog without need")
	}
}

// TestLaidAtTheCurtain: the dialog lies over the curtain, once.
func TestLaidAtTheCurtain(t *testing.T) {
	m := &app.Model{Page: app.PageTable, Lang: "en", Laid: tower(), Hot: app.Hot{On: true, Stage: app.HotCurtain, Who: 2, Seats: []app.HotSeat{{ID: 2, Name: "Adam"}}}}
	p := render(m)
	p.id(t, "curtain")
	p.id(t, "laid")
}
