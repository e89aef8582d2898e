package domtest

import (
	"strings"

	"sightline/client/panel/dom"
)

// Find gives the nodes of the tree, parents first, for which yes holds.
func Find(n *dom.Node, yes func(*dom.Node) bool) []*dom.Node {
	if n == nil {
		return nil
	}
	var out []*dom.Node
	if yes(n) {
		out = append(out, n)
	}
	for _, k := range n.Kids {
		out = append(out, Find(k, yes)...)
	}
	return out
}

// ByID gives the node with the id, or nil.
func ByID(n *dom.Node, id string) *dom.Node {
	for _, f := range Find(n, func(n *dom.Node) bool { return Attr(n, "id") == id }) {
		return f
	}
	return nil
}

// Twice gives an id that more than one element has, or "".
func Twice(n *dom.Node) string {
	seen := map[string]bool{"": true}
	for _, f := range Find(n, func(n *dom.Node) bool { return Attr(n, "id") != "" }) {
		if id := Attr(f, "id"); seen[id] {
			return id
		} else {
			seen[id] = true
		}
	}
	return ""
}

// ByTag gives the elements with the tag.
func ByTag(n *dom.Node, tag string) []*dom.Node {
	return Find(n, func(n *dom.Node) bool { return n.Tag == tag })
}

// Button gives the button whose text or label contains the words, or nil.
func Button(n *dom.Node, words string) *dom.Node {
	for _, b := range ByTag(n, "button") {
		if strings.Contains(Words(b), words) || strings.Contains(Attr(b, "aria-label"), words) || strings.Contains(Attr(b, "title"), words) {
			return b
		}
	}
	return nil
}

// Attr gives the attribute's value, or "".
func Attr(n *dom.Node, name string) string {
	for _, a := range n.Attrs {
		if a.Name == name {
			return a.Value
		}
	}
	return ""
}

// Has says whether the attribute is there.
func Has(n *dom.Node, name string) bool {
	for _, a := range n.Attrs {
		if a.Name == name {
			return true
		}
	}
	return false
}

// Words gives the text of the node and all in it.
func Words(n *dom.Node) string {
	if n.Tag == "" {
		return n.Text
	}
	var b strings.Builder
	for _, k := range n.Kids {
		b.WriteString(Words(k))
	}
	return b.String()
}

// Fire runs the node's handler of the event's type, and says whether it has one. What of Event is nil gets a function
// that does nothing.
func Fire(n *dom.Node, e dom.Event) bool {
	if e.Prevent == nil {
		e.Prevent = func() {}
	}
	if e.Carry == nil {
		e.Carry = func(string) {}
	}
	if e.Clear == nil {
		e.Clear = func() {}
	}
	if e.Put == nil {
		e.Put = func(string) {}
	}
	if e.Copy == nil {
		e.Copy = func(_ string, done func(bool)) { done(true) }
	}
	for _, h := range n.On {
		if h.Type == e.Type {
			h.Do(e)
			return true
		}
	}
	return false
}

// Click fires a click.
func Click(n *dom.Node) bool { return Fire(n, dom.Event{Type: "click"}) }
