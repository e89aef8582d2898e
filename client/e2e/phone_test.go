package e2e

import (
	"math"
	"testing"

	"sightline/server/cli/chrome"
)

// TestPhone plays on a phone by fingers: pan, pinch, one's own token, and panels that fit the screen.
func TestPhone(t *testing.T) {
	s := serve(t)
	gm := person(t, "gm")
	p := personOn(t, "phone", chrome.Device{Width: 390, Height: 844, Scale: 2, Phone: true})
	gm.join(s.gm, "Míša")
	p.join(s.players, zofie)
	p.sees("#waiting", "Waiting for the GM")
	p.shot("waiting")
	gm.click("#tab-seats")
	gm.click("[id^=give-]")
	p.until(`s.tokens.some(t => t.mine)`)
	p.shot("given")
	p.fits("#top", "#tools", "#tabs")

	free := chrome.XY{X: 200, Y: 640}
	before := p.state().Camera
	p.ok(p.tab.Finger(free, chrome.XY{X: 180, Y: 600}, chrome.XY{X: 150, Y: 560}))
	p.settle()
	if now := p.state().Camera; now.Zoom != before.Zoom || math.Abs((now.X-before.X)*now.Zoom-50) > 2 || math.Abs((now.Y-before.Y)*now.Zoom-80) > 2 {
		t.Errorf("one finger by 50, 80 pixels took the view from %+v to %+v", before, now)
	}
	p.click("#lock-view")
	before = p.state().Camera
	p.ok(p.tab.Finger(free, chrome.XY{X: 180, Y: 600}, chrome.XY{X: 150, Y: 560}))
	p.settle()
	if now := p.state().Camera; now != before {
		t.Errorf("the locked view moved from %+v to %+v", before, now)
	}
	p.click("#lock-view")
	p.ok(p.tab.Fingers([]chrome.XY{{X: 160, Y: 500}, {X: 240, Y: 500}}, []chrome.XY{{X: 140, Y: 500}, {X: 260, Y: 500}}, []chrome.XY{{X: 120, Y: 500}, {X: 280, Y: 500}}))
	p.settle()
	if k := p.state().Camera.Zoom / before.Zoom; math.Abs(k-2) > 0.05 {
		t.Errorf("a pinch to twice the width zoomed by %v", k)
	}
	p.whole()
	from := p.token(zofie).Cell
	p.walk(zofie, from, p.finger)
	to := p.token(zofie).Cell
	gm.stands(zofie, to[0], to[1])

	for _, tab := range []string{"chat", "turns", "token", "seats", "scene"} {
		p.click("#tab-" + tab)
		p.fits("#" + tab)
		p.shot("panel-" + tab)
		if tab == "chat" {
			p.ok(p.tab.Fill("#chat-text", "ahoj z mobilu"))
			p.key("Enter")
			gm.sees("#log", "ahoj z mobilu")
			p.click("#roll-d20")
			gm.sees("#log .roll", "d20")
		}
		p.click("#tab-" + tab)
		if p.has("#" + tab) {
			t.Errorf("the panel %s does not close", tab)
		}
	}
	p.shot("whole")
}

// fits fails the test unless each thing is on the screen, whole in width, and wide enough for a finger.
func (p *page) fits(css ...string) {
	p.t.Helper()
	for _, c := range css {
		box := eval[[]float64](p, `(r => [r.left, r.right, innerWidth, r.top, innerHeight, document.documentElement.scrollWidth])(document.querySelector("`+c+`").getBoundingClientRect())`)
		if box[0] < 0 || box[1] > box[2] || box[3] > box[4] || box[5] > box[2] {
			p.t.Errorf("%s: %s lies at %v of a screen of %v", p.name, c, box[:2], box[2])
		}
		small := eval[[]string](p, `[...document.querySelectorAll("`+c+` button")].filter(b => b.offsetWidth && (b.offsetWidth < 28 || b.offsetHeight < 28)).map(b => b.id || b.className || b.textContent)`)
		if len(small) > 0 {
			p.t.Errorf("%s: %s has buttons too small for a finger: %q", p.name, c, small)
		}
	}
}
