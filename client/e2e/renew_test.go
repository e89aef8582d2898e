package e2e

import (
	"fmt"
	"testing"

	"sightline/server/cli/chrome"
)

// TestLostDevice: a player lost the phone. The GM makes a fresh link to the seat; whoever opens it sits there with all that the
// player had, and the lost phone is cut off and cannot take the seat back.
func TestLostDevice(t *testing.T) {
	s := serve(t)
	gm, lost := person(t, "gm"), person(t, "lost")
	lost.fine = []string{"Failed to load resource", "WebSocket connection"} // the browser itself says of each refusal that it is one
	gm.join(s.gm, "Míša")
	lost.join(s.players, zofie)
	gm.click("#tab-seats")
	gm.sees("[id^=give-]", "")
	gm.click("[id^=give-]")
	lost.until(`s.tokens.some(t => t.mine)`)
	token := lost.token(zofie)

	gm.click("li.person details:has([id^=watch-]) > summary")
	gm.shot("renew-seat")
	gm.click("li.person:has([id^=watch-]) [id^=renew-]")
	gm.sees("#link-dialog", "This link leads to the seat of "+zofie+" and works once.")
	gm.shot("renew-link")
	link := eval[string](gm, `document.querySelector("#link-url").value`)
	gm.key("Escape")

	found := personOn(t, "found", chrome.Device{Language: "cs-CZ,cs"})
	found.open(link)
	found.sees("#join .lead", "na vás čeká místo: "+zofie)
	found.shot("renew-join")
	found.enter()
	found.until(`s.tokens.some(t => t.mine)`)
	if got := found.token(zofie); got.ID != token.ID || got.Cell != token.Cell {
		t.Errorf("the seat has %+v, before it had %+v", got, token)
	}
	lost.sees("#ended", "opened elsewhere")
	lost.ok(lost.tab.Click("#reconnect"))
	lost.sees("#ended", "This device does not have this seat")
	lost.shot("renew-lost")
	if c := found.state().Conn; c != "on" {
		t.Errorf("the seat's new device is %s", c)
	}

	late := person(t, "late")
	late.fine = lost.fine
	late.open(link)
	late.sees("#join .fault", "used up, expired or revoked")

	// The GM sees which links are good, and takes back the one that is.
	gm.click("#links > summary")
	gm.click("#links-ask")
	gm.sees("#links-list li", "for players")
	gm.shot("links")
	n := len(gm.texts("#links-list li"))
	eval[bool](gm, `([...document.querySelectorAll("#links-list li")].find(e => e.textContent.includes("for players")).querySelector("button").click(), true)`)
	gm.ok(gm.tab.Until(fmt.Sprintf(`document.querySelectorAll("#links-list li").length === %d`, n-1)))
	stranger := person(t, "stranger")
	stranger.fine = lost.fine
	stranger.open(s.players)
	stranger.sees("#join .fault", "used up, expired or revoked")
}
