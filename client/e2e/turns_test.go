package e2e

import (
	"slices"
	"strings"
	"testing"

	"sightline/geom/grid"
)

// line puts a token of the GM's list into the turn list with a number.
func (p *page) line(name, value string) {
	p.t.Helper()
	p.pickToken(name)
	p.ok(p.tab.Fill("#turn-value", value))
	p.click("#turn-add-button")
}

// cardNames are the names on the cards, from the top.
func (p *page) cardNames() []string { p.t.Helper(); return p.texts("#cards li .name") }

// TestTurnStyles follows an order in the three styles, as V-014-056-01, V-014-057-01, V-014-058-01 and -02 have it, with what the
// turn of a player holds (V-024-007-01, V-024-009-01 and -02) and a roll for all.
func TestTurnStyles(t *testing.T) {
	f := two(t)
	gm, player := f.gm, f.zofie
	f.place(guard, grid.Medium, false, 14, 8)
	f.place(lurker, grid.Medium, true, 15, 9)
	gm.line(zofie, "18")
	gm.line(guard, "15")
	gm.line(lurker, "14")
	gm.line(ogre, "12")
	player.sees("#order", guard)
	if got := player.texts("#order li .name"); len(got) != 3 || !strings.Contains(got[0], zofie) || !strings.Contains(got[1], guard) || !strings.Contains(got[2], ogre) {
		t.Errorf("a visible list shows %q", got)
	}
	gm.option("#order-style", "1")
	player.until(`true`)
	player.ok(player.tab.Until(`document.querySelectorAll("#order li").length === 1`))
	gm.click("#turn-next")
	player.sees("#this-turn", "Movement left: 30 ft of 30 ft")
	player.sees("#turn-object", "One thing may be handled for free")
	player.click("#used-object")
	player.sees("#turn-object", "Utilize action")
	player.click("#used-action")
	gm.sees("#this-turn", zofie)
	player.sees("#turn-pass", "A turn may end with nothing done")
	player.shot("hidden-list")
	player.click("#turn-next")
	player.ok(player.tab.Until(`document.querySelector("#this-turn") === null`))
	gm.sees("#order .now", guard)
	gm.click("#turn-end")
	gm.option("#order-style", "2")
	gm.click("#turn-next")
	player.sees("#cards .now", zofie)
	if got := player.cardNames(); !slices.Equal(got, []string{zofie, guard}) {
		t.Errorf("cards: %q", got)
	}
	player.click("#turn-next")
	player.sees("#cards .now", guard)
	if got := player.cardNames(); !slices.Equal(got, []string{guard, ogre, zofie}) {
		t.Errorf("the second card: %q", got)
	}
	player.shot("cards")
	gm.click("#turn-next")
	player.sees("#cards .now", ogre) // the hidden one's turn leaves no gap
	player.never(secret{lurker, gm.idOf(lurker)})
	gm.sees("#round", "Round 1")
	gm.click("#turn-next")
	gm.click("#turn-next")
	gm.sees("#round", "6 s")
	gm.affect(ogre, map[string]string{"kind": "condition.surprised"})
	gm.click("#turn-roll")
	if got := gm.texts("#order li"); len(got) != 4 {
		t.Errorf("a roll for all gives %q", got)
	}
	gm.shot("rolled")
}

// TestSegments plays a round of the roll-under game: 4, 3 and 2 actions are two segments, 2, 1, 1 and 2, 2, 1 (V-004-010-01).
func TestSegments(t *testing.T) {
	f := two(t)
	gm, player := f.gm, f.zofie
	f.place(guard, grid.Medium, false, 14, 8)
	gm.click("#tab-scene")
	gm.option("#profile", "podhod")
	gm.click("#tab-scene")
	for _, c := range []struct{ name, actions, value string }{{zofie, "4", "9"}, {ogre, "3", "8"}, {guard, "2", "7"}} {
		gm.line(c.name, c.value)
		if !gm.has("#token-form[open]") {
			gm.click("#token-form > summary")
		}
		gm.set("#token-actions", c.actions)
	}
	gm.click("#turn-next")
	for _, p := range []*page{gm, player} {
		p.sees("#round", "Segment 1 of 2")
		p.sees("#segments", guard)
		want := []string{zofie + ": 2 · " + ogre + ": 1 · " + guard + ": 1", zofie + ": 2 · " + ogre + ": 2 · " + guard + ": 1"}
		if got := p.texts("#segments li"); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", p.name, got, want)
		}
	}
	player.sees("#turn-acted", "0 of 4")
	player.click("#acted-more")
	gm.sees("#turn-acted", "1 of 4")
	gm.click("#turn-next")
	gm.click("#turn-next")
	gm.click("#turn-next")
	player.sees("#round", "Segment 2 of 2")
	player.sees("#turn-acted", "1 of 4")
	player.shot("segments")
	for range 3 {
		gm.click("#turn-next")
	}
	player.sees("#round", "5 s")
	player.sees("#turn-acted", "0 of 4")
}

// TestMonsters tells three ogres apart (V-014-060-01) and follows one's wounds: the trail is the GM's (V-014-059-02), players are
// told that it is bloodied, with 29 of 59 (V-014-061-01).
func TestMonsters(t *testing.T) {
	f := two(t)
	gm, player := f.gm, f.zofie
	f.place(ogre, grid.Large, false, 14, 8)
	f.place(ogre, grid.Large, false, 11, 8)
	gm.pickToken(ogre)
	gm.click("#label-letters")
	player.until(`["A", "B", "C"].every(l => s.tokens.some(t => t.name === "` + ogre + ` " + l))`)
	one := ogre + " A"
	gm.pickToken(one)
	gm.set("#token-maxhp", "59")
	gm.set("#token-hp", "51")
	gm.set("#token-hp", "30")
	gm.sees("#trail", "51, 30")
	player.pickToken(one)
	if player.has("#trail") || player.has("#bloodied") || player.has("#health") {
		t.Error("a player is told of an ogre's wounds")
	}
	gm.click("#tab-scene")
	gm.option("#health-shown", "1")
	if player.has("#bloodied") {
		t.Error("30 of 59 is bloodied")
	}
	gm.set("#token-hp", "29")
	player.sees("#bloodied", "bloodied")
	if player.has("#trail") || player.has("#health") {
		t.Error("a player is told numbers")
	}
	player.shot("bloodied")
	gm.option("#health-shown", "2")
	player.sees("#health", "about 5 of 10")
	gm.option("#health-shown", "3")
	player.sees("#health", "29 / 59")
	gm.shot("monsters")
}
