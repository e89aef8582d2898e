package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"sightline/server/cli/chrome"
)

// mapFile is the path of a map file of the import's tests.
func mapFile(t *testing.T, name string) string {
	t.Helper()
	return absolute(t, filepath.Join("../../maps/uvtt/testdata", name))
}

// absolute is the path of a file that must be there, as the browser needs it.
func absolute(t *testing.T, path string) string {
	t.Helper()
	path, err := filepath.Abs(path)
	if err == nil {
		_, err = os.Stat(path)
	}
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// written writes a file to drop on the page.
func written(t *testing.T, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// middle is a place on the board.
var middle = chrome.XY{X: 450, Y: 400}

// TestBadInput gives the page what it can't use: each time it says what is wrong, in the user's language, and nothing else changes.
func TestBadInput(t *testing.T) {
	s := serve(t)
	gm := personOn(t, "gm", chrome.Device{Language: "cs-CZ,cs"})
	gm.fine = []string{"Failed to load resource"} // the browser itself says of each refusal that it is one
	gm.join(s.gm, "Míša")
	gm.badMaps(t)
	gm.badLinks(t, s)
	gm.badMoves(t, s)
	gm.twoWindows(t)
}

func (p *page) badMaps(t *testing.T) {
	before := p.state().Map
	good, err := os.ReadFile(mapFile(t, "dd-vttmaps-safe-room.dd2vtt"))
	p.ok(err)
	for _, c := range []struct{ file, cs, en string }{
		{mapFile(t, "dd-vttmaps-lfs-pointer.dd2vtt"), "Git LFS", "only a pointer of Git LFS"},
		{mapFile(t, "hand-dndmcp-sample-wrong-dialect.uvtt"), "jiného programu", "another program"},
		{mapFile(t, "vttmaps-safe-room.dungeondraft_map"), "není mapa", "neither a map"},
		{written(t, "prázdná.dd2vtt", nil), "Soubor je prázdný", "The file is empty"},
		{written(t, "půlka.dd2vtt", good[:len(good)/2]), "Soubor končí uprostřed", "ends in the middle"},
		{written(t, "nesmysl.dd2vtt", []byte("{\"format\": ]")), "bajt", "byte"},
		{written(t, "rozbitý.png", []byte("\x89PNG\r\n\x1a\nnic dalšího")), "Obrázek je poškozený", "The picture is damaged"},
	} {
		for lang, words := range map[string]string{"cs": c.cs, "en": c.en} {
			p.ok(p.tab.Drop(middle, c.file))
			p.speak(lang)
			p.sees("#toasts .toast.bad", words)
			p.shot("bad-" + filepath.Base(c.file) + "-" + lang)
			p.toast(words)
		}
	}
	if got := p.state().Map; got != before {
		t.Errorf("after wrong files the table has map %d, before %d", got, before)
	}
	p.speak("cs")
}

// speak switches the language at the table.
func (p *page) speak(lang string) {
	p.t.Helper()
	if !p.has("#scene") {
		p.click("#tab-scene")
	}
	p.click("#scene #lang-" + lang)
}

func (p *page) badLinks(t *testing.T, s *server) {
	guest := personOn(t, "guest", chrome.Device{Language: "cs"})
	guest.fine = p.fine
	guest.open(s.players + "x")
	guest.sees("#join .fault", "Tento odkaz už neplatí")
	if guest.has("#join-form") {
		t.Error("a wrong link offers a form")
	}
	guest.shot("wrong-link")
	guest.open("http://" + s.addr + "/t/0123456789abcdef#AAAAAAAAAAAAAAAAAAAAAA")
	guest.ok(guest.tab.Until(`document.querySelector("#join .fault") !== null`))
	guest.open(s.players)
	guest.ok(guest.tab.Fill("#join-name", "Míša"))
	guest.ok(guest.tab.Click("#join-form button[type=submit]"))
	guest.sees("#join .fault", "Toto jméno už u stolu někdo má")
	guest.shot("name-taken")
	guest.ok(guest.tab.Fill("#join-name", zofie))
	guest.enter()

	old := s.players
	s.run("link", "--revoke", s.table())
	late := personOn(t, "late", chrome.Device{Language: "en"})
	late.fine = p.fine
	late.open(old)
	late.sees("#join .fault", "revoked")
	guest.key("ArrowLeft") // who sits keeps the seat
	if c := guest.state().Conn; c != "on" {
		t.Errorf("a link was revoked and the seat's connection is %s", c)
	}
}

func (p *page) badMoves(t *testing.T, s *server) {
	p.speak("en")
	p.click("#tab-scene")
	if !p.has("#seats") {
		p.click("#tab-seats")
	}
	p.click("[id^=give-]")
	// The corner of the wall up and to the left of the middle leaves no room for a Gargantuan one.
	guest := p.sitting(t, s, "Obr Veliký")
	p.sees("[id^=give-]", "")
	p.click("[id^=give-]")
	guest.until(`s.tokens.some(t => t.mine)`)
	if other, ok := p.find("Žofie Křivá"); ok { // nobody ends a step in another's space: the first one makes room
		p.ok(p.tab.ClickAt(chrome.XY{X: other.CX, Y: other.CY}))
		p.key("Delete")
		p.until(`s.tokens.every(t => t.name !== "Žofie Křivá")`)
	}
	p.click("#pick-" + eval[string](p, `BigInt(JSON.parse(__vtt.state()).tokens.find(t => t.name === "Obr Veliký").id).toString(16)`))
	p.click("#token-form > summary")
	p.choose("#token-size", "Gargantuan")
	p.whole()
	guest.until(`s.tokens.some(t => t.mine && t.size === "Gargantuan")`)
	guest.whole()
	tok := guest.token("Obr Veliký")
	guest.ok(guest.tab.ClickAt(chrome.XY{X: tok.CX, Y: tok.CY}))
	guest.key("ArrowLeft")
	for range 12 { // up until the corner
		guest.key("ArrowUp")
		if len(guest.state().Toasts) > 0 {
			break
		}
	}
	guest.shot("too-big")
	guest.toast("too big to fit")
	if a, b := guest.token("Obr Veliký").Cell, p.token("Obr Veliký").Cell; a != b {
		t.Errorf("after a refusal the token stands on %v, for the GM on %v", a, b)
	}
}

// sitting is another player who just sat down by a fresh link.
func (p *page) sitting(t *testing.T, s *server, name string) *page {
	t.Helper()
	links := s.run("link", "--addr", s.addr, s.table())
	q := person(t, "guest2")
	q.join(s.link(links, "players"), name)
	return q
}

func (p *page) twoWindows(t *testing.T) {
	second := p.sibling("second window")
	second.fine = p.fine
	second.open(eval[string](p, `location.href`))
	second.until(`s.conn === "on" && s.gm`)
	p.sees("#ended", "opened elsewhere")
	p.shot("replaced")
	p.ok(p.tab.Click("#reconnect"))
	p.until(`s.conn === "on" && s.gm`)
	second.sees("#ended", "opened elsewhere")
}
