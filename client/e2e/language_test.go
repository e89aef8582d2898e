package e2e

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sightline/server/cli/chrome"
)

// words is every text that the page shows or reads out, in order: of elements, their labels, tooltips and placeholders.
func (p *page) words() []string {
	p.t.Helper()
	return eval[[]string](p, `(() => { const out = [];
		const walk = document.createTreeWalker(document.querySelector("#sightline"), NodeFilter.SHOW_TEXT);
		while (walk.nextNode()) { const s = walk.currentNode.data.trim(); if (s) out.push(s); }
		for (const e of document.querySelectorAll("#sightline *")) for (const a of ["aria-label", "title", "placeholder"]) if (e.getAttribute(a)) out.push(e.getAttribute(a));
		return out })()`)
}

// keyLike is how the keys of texts look: one word with a capital inside, or with a dot.
var keyLike = regexp.MustCompile(`^[a-z]+([A-Z][A-Za-z]*|\.[a-zA-Z]+)$`)

// wordless is what is the same in all languages: names, numbers, signs, units, licences.
var wordless = regexp.MustCompile(`^([\d\s\-−–+×/%=().,:]*|[\d\s/,.]*(ft|m)|·|Sightline|Cave and cellar|Česky|English|Esc|Tab|\+, −, 0|#[0-9a-f]{6}|Míša|Žofie.*|Řehoř.*|d%|k%|Bonus|Charisma|Onager|Trebuchet|L|1-2-1|Universal VTT|Ebitengine|.*(Licen[cs]e|Clause|MIT|ISC).*|.*/.*|Go, Go fonts)$`)

// TestLanguages shows the page in Czech and in English, by the browser's language and by the switch, and types, composes, copies
// and tabs as people do.
func TestLanguages(t *testing.T) {
	s := serve(t)
	gm := personOn(t, "gm", chrome.Device{Language: "cs-CZ,cs,en"})
	a := person(t, "zofie")
	gm.open("http://" + s.addr + "/")
	gm.both("start")
	gm.open(s.gm)
	gm.sees("#join", "Vaše jméno")
	gm.both("join")
	gm.join(s.gm, "Míša")
	a.join(s.players, zofie)
	a.sees("#waiting", "Waiting for the GM")
	a.both("waiting")
	if !gm.has("#seats") {
		gm.click("#tab-seats")
	}
	gm.click("[id^=give-]")
	a.until(`s.tokens.some(t => t.mine)`)
	gm.click("#tab-scene")
	gm.click("[id^=pick-]")
	gm.click("#open-help")
	gm.both("table")
	gm.shot("help")
	gm.click("#help-close")
	gm.typing(t, a)
	gm.open("http://" + s.addr + "/play")
	gm.ok(gm.tab.Until(`document.querySelector("#hot-form input[name=map]") !== null`))
	gm.both("hot-seat")
	gm.shot("hot-setup")
}

// roomy finds no field or choice squeezed to where nothing of it can be read, or hanging out of its panel: with one selected the line for
// chat once had no width.
func (p *page) roomy(where string) {
	p.t.Helper()
	for _, id := range eval[[]string](p, `[...document.querySelectorAll("input:not([type=checkbox]):not([type=radio]):not([type=color]):not([type=file]), select, textarea")]
		.filter(e => e.checkVisibility() && (b => {
			const panel = e.closest("section, dialog, #options"), edge = panel ? panel.getBoundingClientRect().right : innerWidth;
			return b.width < 36 || b.right > edge;
		})(e.getBoundingClientRect())).map(e => e.id || e.name || e.outerHTML)`) {
		p.t.Errorf("%s: %s has no room", where, id)
	}
}

// both compares the page in both languages: every word must change, and no key of a text may show.
func (p *page) both(where string) {
	p.t.Helper()
	speak := func(lang string) []string {
		eval[bool](p, `(document.querySelector("#lang-`+lang+`") || {click() {}}).click(), true`)
		p.settle()
		return p.words()
	}
	if !p.has("#lang-cs") {
		p.click("#tab-scene")
		defer p.click("#tab-scene")
	}
	before := p.state().Lang
	cs := speak("cs")
	p.shot(where + "-cs")
	p.roomy(where)
	en := speak("en")
	p.shot(where + "-en")
	p.roomy(where)
	if len(cs) != len(en) || len(cs) < 5 {
		p.t.Errorf("%s: %d texts in Czech, %d in English", where, len(cs), len(en))
	}
	for i := range min(len(cs), len(en)) {
		if cs[i] == en[i] && !wordless.MatchString(cs[i]) {
			p.t.Errorf("%s: %q is the same in both languages", where, cs[i])
		}
		for _, s := range []string{cs[i], en[i]} {
			if keyLike.MatchString(s) {
				p.t.Errorf("%s: shows the key %q", where, s)
			}
		}
	}
	speak(before)
}

const pangram = "Příliš žluťoučký kůň úpěl ďábelské ódy; ĎŤŇ ČŘŽ ěščřžýáíé „“"

func (p *page) value(css string) string {
	p.t.Helper()
	return eval[string](p, `document.querySelector("`+css+`").value`)
}

// focus is the id of what has the focus.
func (p *page) focus() string {
	p.t.Helper()
	return eval[string](p, `document.activeElement.id || document.activeElement.tagName`)
}

func (p *page) typing(t *testing.T, other *page) {
	p.ok(p.tab.Fill("#chat-text", pangram))
	if got := p.value("#chat-text"); got != pangram {
		t.Errorf("typed %q, got %q", pangram, got)
	}
	// While the log grows by others' words, what is typed, the caret and the focus stay.
	p.ok(p.tab.Key("ArrowLeft"))
	for _, w := range []string{"první", "druhá"} {
		barrier(t, other, w, p)
	}
	if got := p.value("#chat-text"); got != pangram || p.focus() != "chat-text" {
		t.Errorf("after others wrote, the line holds %q and the focus is on %s", got, p.focus())
	}
	if at, want := eval[int](p, `document.activeElement.selectionStart`), len([]rune(pangram))-1; at != want {
		t.Errorf("the caret went from %d to %d", want, at)
	}
	// Copy here, paste into the dice.
	p.ok(p.tab.Control("a"))
	p.ok(p.tab.Control("c"))
	p.ok(p.tab.Fill("#dice-expr", ""))
	p.ok(p.tab.Control("v"))
	if got := p.value("#dice-expr"); got != pangram {
		t.Errorf("pasted %q", got)
	}
	p.ok(p.tab.Fill("#dice-expr", ""))
	// A word is composed while the log grows.
	p.ok(p.tab.Fill("#chat-text", ""))
	p.ok(p.tab.Compose("z", "zˇ", "ž"))
	p.ok(p.tab.Compose("luˇ", "luť"))
	if got := p.value("#chat-text"); got != "žluť" {
		t.Errorf("composed %q, want žluť", got)
	}
	p.key("Enter")
	other.sees("#log", "žluť")

	// Tab goes on through the panels and never gets caught.
	var path []string
	for range 14 {
		p.ok(p.tab.Key("Tab"))
		path = append(path, p.focus())
	}
	if at := slices.Index(path, "BODY"); at >= 0 {
		t.Errorf("Tab lost the focus: %q", path)
	}
	if seen := slices.Compact(slices.Clone(path)); len(seen) < 8 {
		t.Errorf("Tab is caught: %q", path)
	}
	p.ok(p.tab.KeyWith("Tab", chrome.Shift))
	if got := p.focus(); got != path[len(path)-2] {
		t.Errorf("Shift and Tab go to %s, not back to %s", got, path[len(path)-2])
	}
	if strings.Join(path, "") == "" {
		t.Error("nothing took the focus")
	}
}
