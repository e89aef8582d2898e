package e2e

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"sightline/geom/grid"
	"sightline/server/cli/chrome"
)

var pictures = flag.String("pictures", "", "a folder to put the README's screenshots in; none are made without")

// TestPictures makes the README's screenshots of a fight under way; those of what the rules judge are TestTactics's.
func TestPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("no -pictures FOLDER")
	}
	f := &fight{t: t, s: serve(t)}
	f.gm, f.zofie, f.rehor = person(t, "gm"), person(t, "zofie"), person(t, "rehor")
	f.gm.join(f.s.gm, "Míša")
	f.zofie.join(f.s.players, "Žofie")
	f.rehor.join(f.s.players, "Řehoř")
	f.stage()
	f.portraits()
	h := hotseat(t, f.s, "hotseat")
	h.begin(map[string]string{"gm": "Míša", "player1": "Žofie", "player2": "Řehoř"})
	h.take("Míša")
	h.hand("Žofie")
	h.keep("hotseat-curtain")
}

// keep keeps a screenshot for the README.
func (p *page) keep(name string) {
	p.t.Helper()
	p.ok(p.tab.Hover(chrome.XY{X: 480, Y: 790}))
	p.settle()
	b, err := p.tab.Shot()
	p.ok(err)
	p.ok(os.WriteFile(filepath.Join(*pictures, name+".png"), b, 0o644))
}

// edit selects a token of the GM's and opens its form.
func (f *fight) edit(name string) {
	f.t.Helper()
	f.gm.click(fmt.Sprintf("#pick-%x", f.gm.idOf(name)))
	if !f.gm.has("#token-form[open]") {
		f.gm.click("#token-form > summary")
	}
}

// stage puts the creatures up and lights the torches.
func (f *fight) stage() {
	gm := f.gm
	gm.whole()
	f.place("Zlobr", grid.Large, false, 6, 11)
	f.place("Skřet", grid.Small, false, 4, 8)
	f.place("Krysa", grid.Tiny, false, 8, 12)
	f.place("Stín", grid.Medium, true, 3, 12)
	for name, colour := range map[string]string{"Skřet": "#e8903a", "Krysa": "#8a8f98", "Stín": "#8e6bd1"} {
		f.edit(name)
		gm.click(fmt.Sprintf("#token-form .colour[aria-label=%q]", colour))
	}
	gm.click("#tab-seats")
	gm.click("[id^=give-]")
	gm.click("[id^=give-]")
	for _, name := range []string{"Žofie", "Řehoř"} {
		f.edit(name)
		gm.set("#token-bright", "5")
		gm.set("#token-dim", "9")
	}
	gm.click("#tab-seats")
	gm.click("#tab-scene")
	gm.choose("#light", "dark")
	gm.choose("#diagonals", "1-2-1 (5-10-5 ft)")
	gm.choose("#limit", "counted")
	gm.click("#tab-scene")
	f.bring("Žofie", 11, 8)
	f.bring("Řehoř", 10, 9)
	for name, value := range map[string]string{"Žofie": "17", "Zlobr": "12", "Řehoř": "9", "Skřet": "14"} {
		gm.ok(gm.tab.Fill("#turn-value", value))
		gm.click(fmt.Sprintf("#pick-%x", gm.idOf(name)))
		gm.click("#turn-add-button")
	}
	gm.click("#turn-next")
	f.zofie.roll("d20+5")
	f.rehor.roll("4d6kh3")
	f.zofie.ok(f.zofie.tab.Fill("#chat-text", "Drž se za mnou, vidím zlobra."))
	f.zofie.key("Enter")
}

// portraits are the GM's picture and the player's, who drags her token.
func (f *fight) portraits() {
	gm, z := f.gm, f.zofie
	gm.click(fmt.Sprintf("#pick-%x", gm.idOf("Zlobr")))
	gm.whole()
	eval[bool](gm, `(document.querySelector("#turns").scrollIntoView(), true)`)
	gm.keep("gm")
	z.whole()
	tok := z.token("Žofie")
	z.ok(z.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY}))
	z.ok(z.tab.Press(z.cells([2]int32{11, 8}, [2]int32{9, 9}, [2]int32{8, 8})...))
	z.settle()
	b, err := z.tab.Shot()
	z.ok(err)
	z.ok(os.WriteFile(filepath.Join(*pictures, "player.png"), b, 0o644))
	z.ok(z.tab.Release(z.cell(8, 8)))
	z.settle()
}
