package e2e

import (
	"strings"
	"testing"
)

// TestAtTheTable: a question about the rules is written down for the GM, who settles it and hands the list on; who speaks is shown, and what
// was said is taken back; a break runs on every screen; a player's character fades while the player is away, and comes back.
func TestAtTheTable(t *testing.T) {
	s := serve(t)
	gm, ann := person(t, "gm"), person(t, "ann")
	gm.join(s.gm, "Gina")
	ann.join(s.players, "Ann")
	for _, p := range []*page{gm, ann} {
		if !p.has("#chat") {
			p.click("#tab-chat")
		}
	}
	for _, p := range []*page{gm, ann} {
		p.unfold("#questions")
	}
	ann.set("#rule-question", "Does a prone creature block sight?")
	gm.sees("#questions li", "Ann: Does a prone creature block sight?")
	gm.click("#questions li input")
	ann.sees("#questions li s", "prone creature")
	gm.choose("#rules-keeper", "Ann")
	ann.click("#questions li .strike")
	gm.sees("#questions", "No question is written down.")
	ann.option("#chat-voice", "1")
	ann.set("#chat-text", "We come in peace")
	gm.sees("#log q", "We come in peace")
	ann.shot("at the table")
	ann.click("#log .take-back")
	gm.sees("#log", "taken back")
	if text := gm.text("#log"); strings.Contains(text, "peace") {
		t.Errorf("the GM still reads %q", text)
	}
	gm.click("#tab-seats")
	gm.set("#break-minutes", "10")
	ann.sees("#break", "Break: 9:5")
	gm.sees("#break", "Break:")
	gm.shot("at the table")
	gm.click("#break-end")
	ann.until(`!document.querySelector("#break")`)
	gm.click("[id^=give-]")
	ann.until(`s.tokens.some(t => t.mine)`)
	seat := eval[string](gm, `document.querySelector("[id^=away-]:not(#away-all)").id.slice(5)`)
	gm.unfold("#seat-" + seat + " > details")
	gm.option("#away-"+seat, "3")
	ann.click("#tab-seats")
	ann.sees("#people .chip", "away: fades into the background")
	gm.shot("away")
	gm.option("#away-"+seat, "")
	ann.until(`![...document.querySelectorAll("#people .chip")].some(e => e.textContent.includes("away:"))`)
}
