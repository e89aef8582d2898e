package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"sightline/geom/grid"
	"sightline/server/cli/chrome"
)

// The devices that a whole fight is played on.
var (
	desktop = chrome.Device{}
	czech   = chrome.Device{Language: "cs-CZ,cs"}
	phone   = chrome.Device{Width: 390, Height: 844, Scale: 2, Phone: true, Language: "cs-CZ,cs"}
)

// goblin is the name of two creatures of a kind; letters tell them apart.
const goblin = "Skřet"

// seated is a table where a GM and two players sit, each at a device, that plays by a rule set: diagonals cost 1-2-1 and what is
// moved in a turn is held to the speed.
func seated(t *testing.T, profile string, gm, first, second chrome.Device) *fight {
	t.Helper()
	f := &fight{t: t, s: serve(t)}
	f.gm, f.zofie, f.rehor = personOn(t, "gm", gm), personOn(t, "zofie", first), personOn(t, "rehor", second)
	f.gm.join(f.s.gm, "Míša PJ")
	f.zofie.join(f.s.players, zofie)
	f.rehor.join(f.s.players, rehor)
	f.gm.show("scene")
	f.gm.option("#profile", profile)
	f.gm.option("#diagonals", "1")
	f.gm.option("#limit", "2")
	f.gm.hide("scene")
	f.gm.whole()
	return f
}

// show opens a panel, on a phone instead of what is open.
func (p *page) show(panel string) {
	p.t.Helper()
	if !p.has("#" + panel) {
		p.click("#tab-" + panel)
	}
}

// hide closes a panel.
func (p *page) hide(panel string) {
	p.t.Helper()
	if p.has("#" + panel) {
		p.click("#tab-" + panel)
	}
}

// fold opens or closes a folded part.
func (p *page) fold(css string, open bool) {
	p.t.Helper()
	if p.has(css+"[open]") != open {
		p.click(css + " > summary")
	}
}

// narrow says that the page is on a phone.
func (p *page) narrow() bool { p.t.Helper(); return p.has("#sightline.narrow") }

// creature is a creature of the GM's, as the form for a new one has it.
type creature struct {
	name           string
	size           grid.Size
	hidden         bool
	x, y           int32
	hp, initiative int
}

// puts places a creature through the form, as a GM does.
func (f *fight) puts(c creature) {
	f.t.Helper()
	f.gm.show("token")
	f.gm.fold("#new-token", true)
	f.gm.set("#new-initiative", fmt.Sprint(c.initiative))
	f.gm.set("#new-hp", fmt.Sprint(c.hp))
	f.place(c.name, c.size, c.hidden, c.x, c.y)
}

// fills fills fields of the selected token's fighting form, by the ids' ends.
func (p *page) fills(fields ...[2]string) {
	p.t.Helper()
	p.fold("#fighter", true)
	for _, f := range fields {
		p.set("#"+f[0], f[1])
	}
}

// arm adds an attack to the selected token: its name, what it adds to hit, its damage, its reach or range and its long range.
func (p *page) arm(n int, name, hit, damage, normal, long string) {
	p.t.Helper()
	p.fold("#fighter", true)
	p.click("#arm-add")
	end := fmt.Sprint("-", n)
	p.fills([2]string{"arm-name" + end, name}, [2]string{"arm-hit" + end, hit}, [2]string{"arm-damage" + end, damage}, [2]string{"arm-normal" + end, normal})
	if long != "" {
		p.ticks("#arm-ranged"+end, true)
		p.set("#arm-long"+end, long)
	}
}

// strikes takes up an attack of one's own and points it at a target on the board.
func (p *page) strikes(who string, arm int, target string) {
	p.t.Helper()
	p.show("token")
	p.pickToken(who)
	p.whole()
	p.click(fmt.Sprint("#arm-", arm))
	p.press(target)
	p.sees("#attack-target", target)
}

// press taps a token on the board, by finger on a phone.
func (p *page) press(name string) {
	p.t.Helper()
	tok := p.token(name)
	at := chrome.XY{X: tok.CX, Y: tok.CY}
	if p.narrow() {
		p.ok(p.tab.Tap(at))
	} else {
		p.ok(p.tab.ClickAt(at))
	}
	p.settle()
}

// turn waits until a token is in turn on a page.
func (p *page) turn(name string) {
	p.t.Helper()
	p.show("turns")
	p.sees("#order .now .name", name)
}

// expected is what a vector of the catalog expects under a key.
func expected[T any](t *testing.T, vector, key string) (want T) {
	t.Helper()
	data, err := os.ReadFile("../../server/cli/rulecheck/testdata/vectors.json")
	var file struct {
		Vectors []struct {
			ID     string
			Expect map[string]json.RawMessage
		}
	}
	if err == nil {
		err = json.Unmarshal(data, &file)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range file.Vectors {
		if v.ID == vector {
			if err := json.Unmarshal(v.Expect[key], &want); err != nil {
				t.Fatalf("%s: %s: %v", vector, key, err)
			}
			return want
		}
	}
	t.Fatalf("no vector %s", vector)
	return want
}

// vertex gives where a corner of cells is drawn.
func (p *page) vertex(x, y int32) (at chrome.XY) {
	p.t.Helper()
	at.X, at.Y = p.state().Camera.ToScreen(float64(x), float64(y))
	return at
}

// chance is the button of a token's chance to attack.
func (p *page) chance(who string) string {
	p.t.Helper()
	p.sees("#fresh .event", who)
	return "#" + eval[string](p, fmt.Sprintf(`[...document.querySelectorAll("#fresh .event")].find(e => e.textContent.startsWith(%q)).querySelector("button").id`, who))
}

// hits attacks until it hits: a 1 on the die misses whatever is added. before is what the card must say before the roll.
func (p *page) hits(who string, arm int, target string, before ...string) {
	p.t.Helper()
	for range 20 {
		p.strikes(who, arm, target)
		for _, words := range before {
			p.sees("#attack-why", words)
		}
		p.shot("aimed " + target)
		p.click("#attack-roll")
		p.sees("#fresh .attack", target)
		if !p.has("#fresh .attack .verdict.bad") {
			return
		}
	}
	p.t.Fatalf("%s misses %s twenty times", who, target)
}

// covered is what cover of the degree that a vector expects adds, by V-024-025-01 and -02.
func covered(t *testing.T, vector string) string {
	t.Helper()
	row := map[string]string{"half": "V-024-025-01", "three_quarters": "V-024-025-02"}[expected[string](t, vector, "cover")]
	return fmt.Sprint("+", expected[int](t, row, "ac")-15)
}

// hero is where a player's token stands, its bonus to initiative and its hit points.
type hero struct {
	x, y           int32
	initiative, hp string
}

// heroes gives the players their tokens and sets them up.
func (f *fight) heroes(list map[string]hero) {
	f.t.Helper()
	gm := f.gm
	gm.show("seats")
	for range list {
		gm.click("[id^=give-]")
	}
	gm.hide("seats")
	for name, h := range list {
		f.bring(name, h.x, h.y)
		gm.fold("#token-form", true)
		gm.set("#token-initiative", h.initiative)
		gm.set("#token-maxhp", h.hp)
		gm.set("#token-hp", h.hp)
	}
}
