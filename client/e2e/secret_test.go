package e2e

import (
	"encoding/binary"
	"strconv"
	"strings"
	"testing"
)

// secret is something that some pages must never hold: a name, and the id that goes with it.
type secret struct {
	name string
	id   uint64 // 0: not known yet
}

// forms are the bytes under which a secret could cross a wire or stand in a page.
func (s secret) forms() map[string][]byte {
	f := map[string][]byte{"name": []byte(s.name)}
	if s.id != 0 {
		f["id"] = binary.BigEndian.AppendUint64(nil, s.id)
		f["id, little end first"] = binary.LittleEndian.AppendUint64(nil, s.id)
		f["id in decimal"] = []byte(strconv.FormatUint(s.id, 10))
		f["id in hex"] = []byte(strconv.FormatUint(s.id, 16))
	}
	return f
}

// never fails the test if a page ever received a secret, or holds it now in its model or its document.
func (p *page) never(secrets ...secret) {
	p.t.Helper()
	html, raw := eval[string](p, `document.documentElement.outerHTML + JSON.stringify(Object.values(localStorage))`), p.raw()
	for _, s := range secrets {
		for form, bytes := range s.forms() {
			for _, h := range p.heard.Find(bytes) {
				p.t.Errorf("%s was sent the %s of %q in %s (status %d, %d bytes)", p.name, form, s.name, h.URL, h.Status, len(h.Body))
			}
			if strings.Contains(html, string(bytes)) || strings.Contains(raw, string(bytes)) {
				p.t.Errorf("%s holds the %s of %q", p.name, form, s.name)
			}
		}
	}
}

// finds makes sure that never would have found a secret: a page that may know it got its name and its id.
func (p *page) finds(s secret) {
	p.t.Helper()
	if len(p.heard.Find(s.forms()["name"])) == 0 {
		p.t.Errorf("%s knows %q, and yet its name is in nothing that was recorded", p.name, s.name)
	}
	if len(p.heard.Find(s.forms()["id"])) == 0 {
		p.t.Errorf("%s knows %q, and yet its id is in nothing that was recorded", p.name, s.name)
	}
}

// idOf is a token's id as the page has it.
func (p *page) idOf(name string) uint64 {
	p.t.Helper()
	id, err := strconv.ParseUint(p.token(name).ID, 10, 64)
	p.ok(err)
	return id
}

// barrier has the GM say a word and waits until each page has it: whatever was sent before it has come too.
func barrier(t *testing.T, gm *page, word string, pages ...*page) {
	t.Helper()
	gm.ok(gm.tab.Fill("#chat-text", word))
	gm.key("Enter")
	for _, p := range pages {
		p.sees("#log", word)
		p.settle()
	}
}
