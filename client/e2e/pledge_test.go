package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestOpenRolls: the GM begins a session of open rolls; all see what commits to its seed and each open roll's index, which a roll behind
// the screen does not move; the seed is on no screen before the end. Then it is on all, each roll is checked in the browser, and the
// record that a player copies is checked by the command line; a changed one is not.
func TestOpenRolls(t *testing.T) {
	s := serve(t)
	gm, ann := person(t, "gm"), person(t, "ann")
	gm.join(s.gm, "Gina")
	ann.join(s.players, "Ann")
	for _, p := range []*page{gm, ann} {
		if !p.has("#chat") {
			p.click("#tab-chat")
		}
	}
	gm.unfold("#pledges")
	gm.click("#pledge-begin")
	ann.sees("#log .hex", "Commitment:")
	commitment := ann.text("#log .hex code")
	ann.set("#dice-expr", "4d6kh3")
	gm.sees("#log .chip.index", "#1")
	gm.option("#dice-mode", "1")
	gm.set("#dice-expr", "1d1+24")
	ann.sees("#log .blank", "rolled, out of sight")
	gm.option("#dice-mode", "0")
	gm.set("#dice-expr", "1d20+5")
	ann.until(`document.querySelectorAll("#log .chip.index").length === 2`)
	if got := ann.texts("#log .chip.index"); got[0] != "#1" || got[1] != "#2" {
		t.Errorf("Ann reads the indexes %q", got)
	}
	ann.unfold("#pledges")
	ann.click("#pledge-1 > button")
	ann.sees("#pledge-1 .open-rolls", "1d20")
	if text := ann.text("#pledges"); !strings.Contains(text, commitment) || strings.Contains(text, "Seed") || strings.Contains(text, "✓") {
		t.Errorf("before the end Ann reads %q", text)
	}
	ann.shot("open rolls, running")
	gm.click("#pledge-end")
	ann.sees("#pledge-1 > button", "✓ all hold")
	ann.until(`document.querySelectorAll("#log .chip.index.holds").length === 2`)
	ann.sees("#pledge-1", "Seed:")
	gm.click("#pledge-1 > button")
	gm.sees("#pledge-1 > button", "2 open rolls")
	ann.shot("open rolls, published")
	gm.shot("open rolls, published, the GM")
	record := ann.value("#pledge-1 textarea")
	if out, ok := rollCheck(t, record); !ok || strings.Count(out, "✓") != 2 {
		t.Errorf("the command line says of the record: %s\n%s", out, record)
	}
	changed := strings.Replace(record, "\n1\t4d6kh3\t", "\n1\t4d6kh3\t1", 1)
	if out, ok := rollCheck(t, changed); ok || !strings.Contains(out, "1 of 2 rolls") {
		t.Errorf("the command line says of a changed record: %s", out)
	}
}

// rollCheck gives a record to the command line.
func rollCheck(t *testing.T, record string) (string, bool) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "rolls.txt")
	if err := os.WriteFile(file, []byte(record), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(product, "roll", "--lang", "en", "--check", file).CombinedOutput()
	return string(out), err == nil
}

// TestOpenRollsHotSeat: on one device, without a server, a session of open rolls is begun, checked and ended like anywhere else; the
// seed is drawn in the worker.
func TestOpenRollsHotSeat(t *testing.T) {
	s := serve(t)
	p := hotseat(t, s, "gm")
	s.kill()
	p.begin(map[string]string{"gm": "Gina", "player1": "Ann", "player2": "Ben"})
	p.take("Gina")
	if !p.has("#chat") {
		p.click("#tab-chat")
	}
	p.unfold("#pledges")
	p.click("#pledge-begin")
	p.sees("#log .hex", "Commitment:")
	p.set("#dice-expr", "2d6+1")
	p.hand("Ann")
	p.take("Ann")
	p.set("#dice-expr", "1d20")
	p.sees("#log .chip.index", "#2")
	p.hand("Gina")
	p.take("Gina")
	p.unfold("#pledges")
	p.click("#pledge-end")
	p.sees("#pledge-1 > button", "✓ all hold")
	p.hand("Ann")
	p.take("Ann")
	p.unfold("#pledges")
	p.sees("#pledge-1 > button", "✓ all hold")
	p.shot("open rolls, one device")
	p.quiet()
}
