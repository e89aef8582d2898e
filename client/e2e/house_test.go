package e2e

import (
	"os"
	"path/filepath"
	"testing"
)

// TestRulesInPlay: the GM switches rules and the players read which are on; a wrong file is told with its line; a right one
// is in force for all.
func TestRulesInPlay(t *testing.T) {
	s := serve(t)
	gm, ann := person(t, "gm"), person(t, "ann")
	gm.join(s.gm, "Gina")
	ann.join(s.players, "Ann")
	for _, p := range []*page{gm, ann} {
		if !p.has("#aids") {
			p.click("#tab-aids")
		}
		p.click("#house summary")
	}
	ann.sees("#house-flanking-enabled", "no")
	gm.click("#house-flanking-enabled")
	ann.sees("#house-flanking-enabled", "yes")
	gm.option("#house-diagonals", "1-2-1")
	ann.sees("#house-diagonals", "every second one costs twice")
	gm.set("#house-roundSeconds", "10")
	ann.sees("#house-roundSeconds", "10")
	gm.shot("rules in play")
	gm.rules("profile = dnd14\nflankign = on\n")
	gm.sees("#toasts", "line 2: no rule is called “flankign”")
	gm.rules("profile = r024\nroundSeconds = 12\n")
	ann.sees("#house-roundSeconds", "12")
	ann.sees("#house-flanking-enabled", "no")
	ann.shot("rules in play, a player")
}

// rules loads a file of house rules.
func (p *page) rules(text string) {
	p.t.Helper()
	file := filepath.Join(p.t.TempDir(), "house.txt")
	p.ok(os.WriteFile(file, []byte(text), 0o600))
	p.ok(p.tab.Pick("#house-load", file))
	p.settle()
}
