// Package domtest stands in for a browser in tests of panels: a fake page that complains of every wrong order, and
// helpers that find nodes in a tree and fire their handlers.
package domtest

import (
	"fmt"
	"sort"
	"strings"

	"sightline/client/panel/dom"
)

// Thing is an element or a text of the fake page.
type Thing struct {
	Tag    string
	Text   string
	Attrs  map[string]string
	Kids   []*Thing
	ID     int // under which it was bound
	parent *Thing
	dead   bool
}

// Document is a fake page. It is stricter than a browser: it panics when told to touch what was removed, to insert before a
// child that is not there, or to set what is set already.
type Document struct {
	Body     *Thing
	Ops      int      // calls that changed the page
	Moves    int      // insertions of a child that was already there
	Listened []string // types of events
	Settled  int
	Focused  *Thing // has the keyboard focus; moving it, or what it is in, takes it away as in a browser
}

// NewDocument makes an empty page.
func NewDocument() *Document { return &Document{Body: &Thing{Tag: "body"}} }

// Element implements dom.Document.
func (d *Document) Element(tag string) dom.Handle {
	d.Ops++
	return &Thing{Tag: tag, Attrs: map[string]string{}}
}

// Text implements dom.Document.
func (d *Document) Text(s string) dom.Handle {
	d.Ops++
	return &Thing{Text: s}
}

// SetText implements dom.Document.
func (d *Document) SetText(h dom.Handle, s string) {
	t := d.live(h)
	if t.Tag != "" {
		panic("domtest: text set on an element")
	}
	t.Text = s
}

// Set implements dom.Document.
func (d *Document) Set(h dom.Handle, name, value string) {
	t := d.live(h)
	if was, ok := t.Attrs[name]; ok && was == value {
		panic("domtest: " + name + " is set already")
	}
	t.Attrs[name] = value
}

// Unset implements dom.Document.
func (d *Document) Unset(h dom.Handle, name string) {
	t := d.live(h)
	if _, ok := t.Attrs[name]; !ok {
		panic("domtest: " + name + " is not set")
	}
	delete(t.Attrs, name)
}

// Insert implements dom.Document.
func (d *Document) Insert(parent, child, before dom.Handle) {
	p, c := d.live(parent), d.live(child)
	if c.parent != nil {
		d.Moves++
		if d.Holds(c) {
			d.Focused = nil
		}
		d.cut(c)
	}
	at := len(p.Kids)
	if before != nil {
		at = p.index(before.(*Thing))
	}
	p.Kids = append(p.Kids[:at], append([]*Thing{c}, p.Kids[at:]...)...)
	c.parent = p
}

// Remove implements dom.Document.
func (d *Document) Remove(parent, child dom.Handle) {
	p, c := d.live(parent), d.live(child)
	if c.parent != p {
		panic("domtest: removed from a parent that is not its own")
	}
	d.cut(c)
	c.kill()
}

// Holds implements dom.Document.
func (d *Document) Holds(h dom.Handle) bool {
	for t := d.Focused; t != nil; t = t.parent {
		if t == h.(*Thing) {
			return true
		}
	}
	return false
}

// Bind implements dom.Document.
func (d *Document) Bind(h dom.Handle, id int) { d.live(h).ID = id }

// Listen implements dom.Document.
func (d *Document) Listen(event string) { d.Listened = append(d.Listened, event) }

// Settle implements dom.Document.
func (d *Document) Settle() { d.Settled++ }

func (d *Document) live(h dom.Handle) *Thing {
	d.Ops++
	t := h.(*Thing)
	if t.dead {
		panic("domtest: a removed node is touched")
	}
	return t
}

func (d *Document) cut(c *Thing) {
	at := c.parent.index(c)
	c.parent.Kids = append(c.parent.Kids[:at:at], c.parent.Kids[at+1:]...)
	c.parent = nil
}

func (t *Thing) index(c *Thing) int {
	for i, k := range t.Kids {
		if k == c {
			return i
		}
	}
	panic("domtest: no such child")
}

func (t *Thing) kill() {
	t.dead = true
	for _, k := range t.Kids {
		k.kill()
	}
}

// String writes the page with sorted attributes; bound elements are marked when they lead to handlers.
func (t *Thing) String() string {
	if t.Tag == "" {
		return fmt.Sprintf("%q", t.Text)
	}
	names := make([]string, 0, len(t.Attrs))
	for name, value := range t.Attrs {
		names = append(names, fmt.Sprintf(" %s=%q", name, value))
	}
	sort.Strings(names)
	var b strings.Builder
	b.WriteString("<" + t.Tag + strings.Join(names, "") + ">")
	for _, k := range t.Kids {
		b.WriteString(k.String())
	}
	b.WriteString("</>")
	return b.String()
}
