package e2e

import (
	"cmp"
	"slices"
	"strconv"
	"testing"

	"sightline/client/aid/aidtest"
	"sightline/geom/grid"
)

// two is a GM and a player with a token each on the sample map: the ogre and Žofie's hero.
func two(t *testing.T) *fight {
	f := &fight{t: t, s: serve(t)}
	f.gm, f.zofie = person(t, "gm"), person(t, "zofie")
	f.gm.join(f.s.gm, "Míša PJ")
	f.zofie.join(f.s.players, zofie)
	f.gm.whole()
	f.place(ogre, grid.Large, false, 14, 12)
	f.gm.click("#tab-seats")
	f.gm.click("[id^=give-]")
	f.gm.click("#tab-seats")
	f.zofie.until(`!s.waiting && s.tokens.length > 1`)
	f.zofie.whole()
	return f
}

// affect lays an effect on a token through the form.
func (p *page) affect(name string, set map[string]string) {
	p.t.Helper()
	p.pickToken(name)
	if !p.has("#effect-add[open]") {
		p.click("#effect-add > summary")
	}
	for _, field := range []string{"kind", "until", "of", "source", "see"} {
		p.option("#effect-"+field, cmp.Or(set[field], map[string]string{"kind": "condition.unconscious"}[field], "0"))
	}
	for _, field := range []string{"name", "level", "bonus", "left"} {
		p.ok(p.tab.Fill("#effect-"+field, cmp.Or(set[field], map[string]string{"name": " "}[field], "0")))
	}
	p.click("#effect-add-button")
}

// exampleOf is the example of an aid that is taken from a vector.
func exampleOf(t *testing.T, vector string) aidtest.Example {
	t.Helper()
	all, err := aidtest.Examples()
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(all, func(e aidtest.Example) bool { return e.Vector == vector })
	if i < 0 {
		t.Fatalf("no example of %s", vector)
	}
	return all[i]
}

// pickToken selects a token in the list.
func (p *page) pickToken(name string) {
	p.t.Helper()
	if !p.has("#token") {
		p.click("#tab-token")
	}
	p.click("#pick-" + strconv.FormatUint(p.idOf(name), 16))
}

// TestEffects lays conditions and effects on tokens: marks for all who see the token, the rest for its player, some for the GM
// alone. Of two blessings the stronger counts while it lasts, as V-014-084-02 has it.
func TestEffects(t *testing.T) {
	f := two(t)
	gm, player := f.gm, f.zofie
	gm.affect(ogre, map[string]string{"kind": "condition.prone"})
	gm.affect(ogre, map[string]string{"kind": "poison", "name": "Zzyzx jed", "see": "2"})
	player.until(`s.tokens.some(t => (t.marks || []).includes("condition.prone"))`)
	player.pickToken(ogre)
	player.sees("#marks .mark", "Prone")
	player.never(secret{name: "Zzyzx jed"})
	if len(gm.heard.Find([]byte("Zzyzx jed"))) == 0 {
		t.Error("the name of the GM's own effect is in nothing that was recorded")
	}

	gm.affect(zofie, map[string]string{"kind": "condition.exhaustion", "level": "2"})
	gm.affect(zofie, map[string]string{"kind": "bonus", "name": "blessing", "bonus": "1", "until": "2", "left": "5"})
	gm.affect(zofie, map[string]string{"kind": "bonus", "name": "blessing", "bonus": "3", "until": "2", "left": "2"})
	gm.sees("#effects-total", "+3")
	gm.shot("effects")
	player.pickToken(zofie)
	player.sees("#effects-total", "+3")
	player.click("[data-kind='condition.exhaustion'] .effect-up")
	gm.sees("#effect-list", "Exhaustion 3")
	gm.click("#token-order")
	gm.click("#turn-next")
	gm.sees("#order .mark", "Exhaustion 3")
	for range 3 {
		gm.click("#turn-next")
	}
	gm.sees("#effects-total", "+1")
	player.sees("#effects-total", "+1")
	player.shot("effects")
	player.click("[data-kind='condition.exhaustion'] .effect-remove")
	gm.until(`s.tokens.every(t => !(t.marks || []).includes("condition.exhaustion"))`)

	gm.pickToken(ogre)
	gm.aid(exampleOf(t, "V-014-062-01"))
	gm.click("#aid-offer-0")
	player.until(`s.tokens.some(t => (t.marks || []).includes("condition.unconscious"))`)
	gm.click("#undo")
	player.until(`s.tokens.every(t => !(t.marks || []).includes("condition.unconscious"))`)
	if tok := player.token(ogre); !slices.Equal(tok.Marks, []string{"condition.prone"}) {
		t.Errorf("left on the ogre: %v", tok.Marks)
	}
	player.shot("effects-end")
}
