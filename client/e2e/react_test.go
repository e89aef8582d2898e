package e2e

import "testing"

// TestReactions readies an action, which is asked for when its trigger comes and taken after it (V-014-083-02), once a round: the turn
// list shows whose reaction is spent, and it comes back with the turn.
func TestReactions(t *testing.T) {
	f := two(t)
	gm, player := f.gm, f.zofie
	gm.line(zofie, "18")
	gm.line(ogre, "12")
	gm.click("#turn-next")
	ready := func() {
		player.affect(zofie, map[string]string{"kind": "readied", "name": "the door opens", "until": "1", "left": "1", "see": "1"})
		player.sees("#effect-list", "the door opens")
	}
	ready()
	gm.pickToken(zofie)
	gm.click("#effect-list .react-call")
	player.sees("#log", "waits for happens: the door opens. It comes after that.")
	player.shot("asked")
	player.click(`#log [id^="react-note-"]`)
	player.sees("#log", "takes a readied action: the door opens.")
	spent := func(p *page, n string) {
		p.t.Helper()
		p.ok(p.tab.Until(`document.querySelectorAll('#order .reaction[aria-pressed="true"]').length === ` + n))
	}
	spent(player, "1")
	spent(gm, "1")
	gm.shot("spent")
	ready()
	gm.pickToken(zofie)
	gm.click("#effect-list .react-call")
	gm.toast("has spent its reaction")
	gm.click("#turn-next")
	gm.click("#turn-next")
	spent(player, "0")
	gm.click("#order .reaction") // by hand
	spent(player, "1")
	player.shot("by-hand")
}
