package dom

import "strconv"

// Node is an element, or a piece of text when Tag is empty. A node belongs to one tree and is drawn once: build a fresh
// tree for each redraw.
type Node struct {
	Tag   string
	Text  string
	Key   string // sets a node apart among its siblings, so that it is moved and not remade; "" matches by place
	Attrs []Attr
	On    []Handler
	Kids  []*Node

	handle Handle // of the page's node once drawn
	id     int    // under which the page finds On; 0 for a node without handlers
}

// Attr is an attribute or, for the few names that need one, a property of an element (see Document.Set).
type Attr struct{ Name, Value string }

// Handler runs Do when an event of the type reaches the element.
type Handler struct {
	Type string
	Do   func(Event)
}

// Arg is what El takes: a *Node, a []*Node, a string (text), an Attr, a Handler, a Key or nil. Of two attributes of
// one name the later counts.
type Arg any

// Key names a node among its siblings.
type Key string

// El makes an element. It panics on an argument that is none of those named at Arg: that is a mistake in the panel.
func El(tag string, args ...Arg) *Node {
	n := &Node{Tag: tag}
	for _, a := range args {
		n.add(a)
	}
	return n
}

func (n *Node) add(a Arg) {
	switch a := a.(type) {
	case nil:
	case string:
		n.Kids = append(n.Kids, Text(a))
	case *Node:
		if a != nil {
			n.Kids = append(n.Kids, a)
		}
	case []*Node:
		for _, k := range a {
			n.add(k)
		}
	case Attr:
		n.set(a)
	case Handler:
		n.On = append(n.On, a)
	case Key:
		n.Key = string(a)
	default:
		panic("dom: an argument of El is no node, text, attribute, handler or key")
	}
}

// set puts an attribute in, over one of the same name.
func (n *Node) set(a Attr) {
	if a.Name == "" {
		return
	}
	for i := range n.Attrs {
		if n.Attrs[i].Name == a.Name {
			n.Attrs[i] = a
			return
		}
	}
	n.Attrs = append(n.Attrs, a)
}

// Text makes a piece of text.
func Text(s string) *Node { return &Node{Text: s} }

// A is an attribute.
func A(name, value string) Attr { return Attr{name, value} }

// ID is the attribute id.
func ID(v string) Attr { return Attr{"id", v} }

// Class is the attribute class.
func Class(v string) Attr { return Attr{"class", v} }

// Num is an attribute with a whole number.
func Num(name string, v int64) Attr { return Attr{name, strconv.FormatInt(v, 10)} }

// If is the attribute without a value when on, and nothing otherwise.
func If(name string, on bool) Attr {
	if !on {
		return Attr{}
	}
	return Attr{name, ""}
}

// On runs do when an event of the type reaches the element.
func On(event string, do func(Event)) Handler { return Handler{event, do} }

// Names of attributes that are no attributes of HTML but wishes to the page, carried out once the tree is whole.
const (
	// Modal opens a <dialog> as a modal one while the attribute is there.
	Modal = "!modal"
	// Focus moves the keyboard focus to the element whenever the value changes.
	Focus = "!focus"
	// Once takes no further click of a double click: it is for what must not be done twice by a nervous finger.
	Once = "data-once"
	// Follow keeps the element scrolled to its end when the value changes, unless the reader has scrolled away.
	Follow = "!follow"
	// Raise scrolls the element into view whenever the value changes.
	Raise = "!raise"
)
