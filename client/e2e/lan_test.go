package e2e

import (
	"strings"
	"testing"
)

// TestPlainHTTPUnderAnotherName plays under a host name that is not localhost, over plain HTTP, as on a LAN: no secure context,
// so no clipboard API. All the same one joins, moves and copies a link.
func TestPlainHTTPUnderAnotherName(t *testing.T) {
	s := serve(t)
	gm, a := person(t, "gm"), person(t, "zofie")
	gm.join(at(s.gm, lan), "Míša")
	if eval[bool](gm, `isSecureContext`) {
		t.Error("the page is a secure context: the test tests nothing")
	}
	if host := eval[string](gm, `location.hostname`); host != lan {
		t.Errorf("the page is at %s", host)
	}
	gm.click("#tab-seats")
	gm.click("#invite")
	link := eval[string](gm, `document.querySelector("#link-url").value`)
	if !strings.HasPrefix(link, "http://"+lan+":") {
		t.Errorf("the invite link is %s, not under the name that the GM uses", link)
	}
	gm.shot("invite")
	gm.click("#link-copy")
	gm.toast("Copied")
	gm.key("Escape")
	gm.ok(gm.tab.Fill("#chat-text", ""))
	gm.ok(gm.tab.Control("v"))
	if got := eval[string](gm, `document.querySelector("#chat-text").value`); got != link {
		t.Errorf("the clipboard has %q, not the link %q", got, link)
	}
	a.join(link, zofie)
	gm.until(`true`)
	gm.sees("[id^=give-]", "")
	gm.click("[id^=give-]")
	a.until(`s.tokens.some(t => t.mine)`)
	a.whole()
	from := a.token(zofie).Cell
	a.walk(zofie, from, a.drag)
	to := a.token(zofie).Cell
	gm.stands(zofie, to[0], to[1])
}
