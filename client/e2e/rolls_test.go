package e2e

import (
	"strings"
	"testing"
)

// TestRolls: the whole grammar with every die on the screen; a roll behind the screen is a blank line to a player until the GM
// publishes it, altered, and the GM reads both totals (V-014-005-03); a player's blind roll is for the GM.
func TestRolls(t *testing.T) {
	s := serve(t)
	gm, ann := person(t, "gm"), person(t, "ann")
	gm.join(s.gm, "Gina")
	ann.join(s.players, "Ann")
	for _, p := range []*page{gm, ann} {
		if !p.has("#chat") {
			p.click("#tab-chat")
		}
	}
	ann.set("#dice-expr", "(1d1mi4[fire]+2d1kh1)*2")
	gm.sees("#log .result", "= 10")
	gm.sees("#log .chip", "fire")
	gm.sees("#log .die", "1→4")
	gm.option("#dice-mode", "1")
	gm.set("#dice-expr", "1d1+24")
	gm.sees("#log .result", "= 25")
	ann.sees("#log .blank", "rolled, out of sight")
	gm.set("#log .publish input", "12")
	ann.sees("#log", "The roll counts as 12")
	gm.sees("#log", "(it fell 25)")
	gm.shot("rolls")
	ann.shot("rolls")
	if text := ann.text("#log"); strings.Contains(text, "25") || strings.Contains(text, "24") {
		t.Errorf("the player reads of the screened roll: %q", text)
	}
	ann.option("#dice-mode", "3")
	ann.set("#dice-expr", "1d1+70")
	gm.sees("#log .result", "= 71")
	if text := ann.text("#log"); strings.Contains(text, "71") {
		t.Errorf("the player reads the blind roll: %q", text)
	}
}
