package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sightline/client/app"
	"sightline/geom/grid"
	"sightline/server/cli/chrome"
)

// page is one person's browser. What goes wrong in it ends the test.
type page struct {
	t     *testing.T
	tab   *chrome.Tab
	name  string
	heard *chrome.Record
	fine  []string // parts of console errors that this test brings about
}

// person opens a browser of one's own, on the desktop in English.
func person(t *testing.T, name string) *page { return personOn(t, name, chrome.Device{}) }

// personOn opens a browser of one's own on a device. At the end its console must have shown no fault.
func personOn(t *testing.T, name string, d chrome.Device) *page {
	t.Helper()
	tab, err := browser.PersonOn(d)
	if err != nil {
		t.Fatal(err)
	}
	return watched(t, name, tab)
}

// sibling opens a second window of the same browser.
func (p *page) sibling(name string) *page {
	p.t.Helper()
	tab, err := browser.Sibling(p.tab)
	if err != nil {
		p.t.Fatal(err)
	}
	return watched(p.t, name, tab)
}

func watched(t *testing.T, name string, tab *chrome.Tab) *page {
	p := &page{t: t, tab: tab, name: name}
	heard, err := tab.Record()
	if err != nil {
		t.Fatal(err)
	}
	p.heard = heard
	t.Cleanup(func() {
		if t.Failed() {
			p.shot("failed-" + t.Name())
			t.Logf("%s: console: %q", name, tab.Console())
		}
		p.quiet()
		tab.Close()
	})
	return p
}

// quiet fails the test if the console has shown an error or an exception.
func (p *page) quiet() {
	p.t.Helper()
	for _, f := range p.tab.Faults() {
		if !p.allowed(f) {
			p.t.Errorf("%s: console: %s", p.name, f)
		}
	}
}

func (p *page) allowed(fault string) bool {
	for _, part := range p.fine {
		if strings.Contains(fault, part) {
			return true
		}
	}
	return false
}

// ok ends the test on an error.
func (p *page) ok(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatalf("%s: %v\nstate: %.2000s", p.name, err, p.raw())
	}
}

func (p *page) raw() string {
	s, _ := chrome.Eval[string](p.tab, `window.__vtt ? __vtt.state() : "no page"`, nil)
	return s
}

func (p *page) open(url string) { p.t.Helper(); p.ok(p.tab.Open(url)) }

func (p *page) settle() { p.t.Helper(); p.ok(p.tab.Settle()) }

func (p *page) click(css string) { p.t.Helper(); p.ok(p.tab.Click(css)); p.settle() }

func (p *page) key(name string) { p.t.Helper(); p.ok(p.tab.Key(name)); p.settle() }

// set types a value into a field and leaves it by Enter.
func (p *page) set(css, value string) {
	p.t.Helper()
	p.ok(p.tab.Fill(css, value))
	p.key("Enter")
}

// choose takes an option of a drop-down list, by its label.
func (p *page) choose(css, label string) {
	p.t.Helper()
	got := eval[string](p, fmt.Sprintf(`(e => { const o = [...e.options].find(o => o.label === %q); if (!o) return [...e.options].map(o => o.label).join("|");
		e.value = o.value; e.dispatchEvent(new Event("change", {bubbles: true})); return "" })(document.querySelector(%q))`, label, css))
	if got != "" {
		p.t.Fatalf("%s: %s has no option %q, only %s", p.name, css, label, got)
	}
	p.settle()
}

// option takes an option of a drop-down list, by its value.
func (p *page) option(css, value string) {
	p.t.Helper()
	if !eval[bool](p, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event("change", {bubbles: true})); return e.value === %[1]q })(document.querySelector(%[2]q))`, value, css)) {
		p.t.Fatalf("%s: %s has no option %q", p.name, css, value)
	}
	p.settle()
}

// eval evaluates an expression in the page.
func eval[T any](p *page, js string) T {
	p.t.Helper()
	v, err := chrome.Eval[T](p.tab, js, nil)
	p.ok(err)
	return v
}

// state reads the page's hook.
func (p *page) state() app.Report {
	p.t.Helper()
	var r app.Report
	p.ok(p.tab.State(&r))
	return r
}

// until waits until an expression of the state s becomes true.
func (p *page) until(js string) {
	p.t.Helper()
	p.ok(p.tab.Until(`(s => ` + js + `)(JSON.parse(__vtt.state()))`))
	p.settle()
}

// sees waits until what a CSS selector finds says the words.
func (p *page) sees(css, words string) {
	p.t.Helper()
	p.ok(p.tab.Until(fmt.Sprintf(`[...document.querySelectorAll(%q)].some(e => e.textContent.includes(%q))`, css, words)))
}

// has says whether a CSS selector finds anything.
func (p *page) has(css string) bool {
	p.t.Helper()
	return eval[bool](p, fmt.Sprintf(`document.querySelector(%q) !== null`, css))
}

// text is what a CSS selector's first find says.
func (p *page) text(css string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`(document.querySelector(%q) || {textContent: ""}).textContent`, css))
}

// texts is what each of a CSS selector's finds says.
func (p *page) texts(css string) []string {
	p.t.Helper()
	return eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map(e => e.textContent)`, css))
}

// toast waits for a notice with the words and puts it away.
func (p *page) toast(words string) {
	p.t.Helper()
	p.sees("#toasts .toast", words)
	eval[bool](p, `(document.querySelectorAll("#toasts .toast button").forEach(b => b.click()), true)`)
	p.settle()
}

// token finds a token of the page's view by name.
func (p *page) token(name string) app.TokenReport {
	p.t.Helper()
	tok, ok := p.find(name)
	if !ok {
		p.t.Fatalf("%s has no token %q; state: %.3000s", p.name, name, p.raw())
	}
	return tok
}

func (p *page) find(name string) (app.TokenReport, bool) {
	p.t.Helper()
	for _, tok := range p.state().Tokens {
		if tok.Name == name {
			return tok, true
		}
	}
	return app.TokenReport{}, false
}

// at gives where a place of a size is drawn.
func (p *page) at(g grid.Grid, size grid.Size, x, y int32) chrome.XY {
	p.t.Helper()
	cx, cy := g.ToCells(g.Middle(size, grid.Place{Cell: grid.Cell{X: x, Y: y}}))
	sx, sy := p.state().Camera.ToScreen(cx, cy)
	return chrome.XY{X: sx, Y: sy}
}

// cell gives where the middle of a square is drawn.
func (p *page) cell(x, y int32) chrome.XY { p.t.Helper(); return p.at(grid.Grid{}, grid.Medium, x, y) }

// cells gives where the middles of squares are drawn.
func (p *page) cells(squares ...[2]int32) []chrome.XY {
	p.t.Helper()
	var all []chrome.XY
	for _, s := range squares {
		all = append(all, p.cell(s[0], s[1]))
	}
	return all
}

// drag drags a token by the mouse through squares and waits for the answer.
func (p *page) drag(name string, squares ...[2]int32) {
	p.t.Helper()
	tok := p.token(name)
	p.ok(p.tab.Drag(append([]chrome.XY{{X: tok.CX, Y: tok.CY}}, p.cells(squares...)...)...))
	p.settle()
}

// finger drags a token by a finger through squares and waits for the answer.
func (p *page) finger(name string, squares ...[2]int32) {
	p.t.Helper()
	tok := p.token(name)
	p.ok(p.tab.Finger(append([]chrome.XY{{X: tok.CX, Y: tok.CY}}, p.cells(squares...)...)...))
	p.settle()
}

// stands waits until a token stands on a square.
func (p *page) stands(name string, x, y int32) {
	p.t.Helper()
	p.until(fmt.Sprintf(`s.tokens.some(t => t.name === %q && t.cell[0] === %d && t.cell[1] === %d)`, name, x, y))
}

// picture is what the screen shows.
func (p *page) picture() image.Image {
	p.t.Helper()
	b, err := p.tab.Shot()
	p.ok(err)
	img, err := png.Decode(bytes.NewReader(b))
	p.ok(err)
	return img
}

// shot keeps a screenshot, if any are wanted.
func (p *page) shot(name string) {
	if *shots == "" {
		return
	}
	b, err := p.tab.Shot()
	if err == nil {
		err = os.WriteFile(filepath.Join(*shots, strings.NewReplacer("/", "-", " ", "_").Replace(name+"-"+p.name)+".png"), b, 0o644)
	}
	if err != nil {
		p.t.Log(err)
	}
}

// join opens an invite link, types a name by keys and sits down.
func (p *page) join(link, name string) {
	p.t.Helper()
	p.open(link)
	p.ok(p.tab.Fill("#join-name", name))
	p.enter()
}

// enter sends the join form off and waits for the table.
func (p *page) enter() {
	p.t.Helper()
	p.ok(p.tab.Click("#join-form button[type=submit]"))
	p.ok(p.tab.Until(`location.pathname.includes("/s/")`))
	p.ok(p.tab.Ready())
	p.until(`s.rev !== "0"`)
}

// whole shows the whole map.
func (p *page) whole() { p.t.Helper(); p.click("#zoom-fit") }

// same tells whether two things are equal as JSON.
func same(a, b any) bool {
	x, _ := json.Marshal(a)
	y, _ := json.Marshal(b)
	return bytes.Equal(x, y)
}
