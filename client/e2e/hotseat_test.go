package e2e

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"sightline/server/cli/chrome"
)

// hotseat opens the start page and goes to the game on this device, as far as its form.
func hotseat(t *testing.T, s *server, name string) *page {
	t.Helper()
	p := person(t, name)
	p.open("http://" + s.addr + "/")
	p.ok(p.tab.Click("#play-here"))
	p.ok(p.tab.Until(`location.pathname === "/play" && document.querySelector("#hot-form input[name=map]") !== null`))
	p.ok(p.tab.Ready())
	return p
}

// begin starts the game with these people.
func (p *page) begin(people map[string]string) {
	p.t.Helper()
	for id, name := range people {
		p.ok(p.tab.Fill("#hot-"+id, name))
	}
	p.click("#hot-start")
	p.curtain()
}

// curtain waits until the device changes hands, and makes sure that the page holds nothing of any view.
func (p *page) curtain() {
	p.t.Helper()
	p.ok(p.tab.Until(`(s => s.hot === "curtain")(JSON.parse(__vtt.state()))`))
	p.settle()
	s := p.state()
	if !s.Curtain || len(s.Tokens)+len(s.Doors)+len(s.Toasts)+s.Explored+s.Seen+s.Walls+s.Notes+s.Shown+s.Pings != 0 || s.Selected != "0" {
		p.t.Errorf("behind the curtain the page holds %+v", s)
	}
	for _, css := range []string{"#top", "#dock", "#tools", "#tokens", "#log", "#order", "#menu", "#probe", "#area"} {
		if p.has(css) {
			p.t.Errorf("behind the curtain the document has %s", css)
		}
	}
}

// take takes the device, and waits for one's own view.
func (p *page) take(name string) {
	p.t.Helper()
	if got := p.text("#curtain-name"); got != name {
		p.t.Fatalf("the curtain waits for %q, not for %q", got, name)
	}
	p.click("#curtain-take")
	p.until(`s.hot === "play" && s.conn === "on"`)
	p.whole()
}

// hand hands the device to someone.
func (p *page) hand(name string) {
	p.t.Helper()
	if strings.Contains(p.text("#hand-next"), name) {
		p.click("#hand-next")
	} else {
		p.choose("#hand-other", name)
	}
	p.curtain()
}

// differ counts the pixels in which two pictures differ.
func differ(a, b image.Image) int {
	n := 0
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			r, g, bl, _ := a.At(x, y).RGBA()
			r2, g2, bl2, _ := b.At(x, y).RGBA()
			if r != r2 || g != g2 || bl != bl2 {
				n++
			}
		}
	}
	return n
}

// TestHotSeat plays on one device after the server was killed: two people without a GM by mouse, and two with one by finger.
// Between two people nothing of the former one's view is in the document, in the model or on the screen.
func TestHotSeat(t *testing.T) {
	s := serve(t)
	two, three := hotseat(t, s, "two"), hotseat(t, s, "three")
	s.kill()
	t.Run("no GM", func(t *testing.T) { two.t = t; two.withoutGM() })
	two.quiet()
	t.Run("a GM", func(t *testing.T) { three.t = t; three.withGM() })
	three.quiet()
}

func (p *page) withoutGM() {
	p.begin(map[string]string{"player1": "Žofie", "player2": "Řehoř"})
	p.shot("curtain")
	clean := p.picture()
	p.take("Žofie")
	p.until(`s.tokens.some(t => t.mine) && s.explored > 0`)
	p.shot("first")
	tok := p.token("Žofie")
	start := tok.Cell
	p.walk("Žofie", start, p.drag)
	explored := p.state().Explored
	p.hand("Řehoř")
	p.take("Řehoř")
	p.until(`s.tokens.some(t => t.mine)`)
	p.walk("Řehoř", p.token("Řehoř").Cell, p.drag)
	p.shot("second")
	p.hand("Žofie")
	if n := differ(clean, p.picture()); n != 0 {
		p.t.Errorf("the curtain differs in %d pixels from the one before anybody saw anything", n)
		p.shot("curtain-again")
	}
	p.take("Žofie")
	if got := p.state(); got.Explored < explored {
		p.t.Errorf("Žofie had explored %d sub-cells and has %d", explored, got.Explored)
	}
	if at := p.token("Žofie").Cell; at == start {
		p.t.Error("Žofie stands where she began")
	}
}

// walk moves a token one square to a side that is free.
func (p *page) walk(name string, from [2]int32, move func(string, ...[2]int32)) {
	p.t.Helper()
	for _, d := range [][2]int32{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		move(name, [2]int32{from[0] + d[0], from[1] + d[1]})
		if p.token(name).Cell != from {
			return
		}
	}
	p.t.Fatalf("%s can't move from %v", name, from)
}

func (p *page) withGM() {
	p.begin(map[string]string{"gm": "Míša", "player1": "Žofie", "player2": "Řehoř"})
	p.take("Míša")
	p.click("#tab-seats")
	p.click("[id^=give-]")
	p.click("[id^=give-]")
	p.click("#new-token > summary")
	p.ok(p.tab.Fill("#new-name", lurker))
	p.key("Enter")
	p.click("#new-hidden")
	p.click("#place-token")
	p.ok(p.tab.ClickAt(p.cell(16, 9)))
	p.settle()
	hidden := secret{lurker, p.idOf(lurker)}
	tok := p.token(lurker)
	p.ok(p.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY})) // selected, and a menu open
	p.ok(p.tab.Fill("#chat-text", "tajné wqxy"))
	p.key("Enter")
	p.hand("Žofie")
	p.never(hidden, secret{name: "tajné wqxy"})
	p.take("Žofie")
	p.until(`s.tokens.some(t => t.mine)`)
	p.never(hidden)
	p.walk("Žofie", p.token("Žofie").Cell, p.finger)
	mine := p.token("Žofie").Cell
	p.hand("Řehoř")
	p.take("Řehoř")
	p.never(hidden)
	p.walk("Řehoř", p.token("Řehoř").Cell, p.finger)
	p.hand("Míša")
	p.take("Míša")
	p.stands("Žofie", mine[0], mine[1])
	p.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.hidden)`, lurker))
	p.shot("gm")
}
