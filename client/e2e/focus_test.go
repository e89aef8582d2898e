package e2e

import "testing"

// TestFocusReturnsToTheBoard closes a menu and a dialog: the keys are the board's again at once.
func TestFocusReturnsToTheBoard(t *testing.T) {
	s := serve(t)
	gm := person(t, "gm")
	gm.join(s.gm, "Míša")
	board := func(what string) {
		t.Helper()
		gm.settle()
		if got := gm.focus(); got != "board" {
			t.Errorf("after %s the focus is on %q", what, got)
		}
	}
	gm.ok(gm.tab.RightClickAt(middle))
	gm.settle()
	gm.key("Escape")
	board("a menu")
	gm.click("#open-help")
	gm.key("Escape")
	board("a dialog closed by Escape")
	gm.click("#open-help")
	gm.click("#help-close")
	board("a dialog closed by its button")
}
