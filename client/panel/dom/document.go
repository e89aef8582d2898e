package dom

// Handle is a node of the page, as the Document knows it.
type Handle any

// Document is what Root needs of a page. Browser is one; domtest.Document is another, for tests.
type Document interface {
	// Element makes an element that stands nowhere yet.
	Element(tag string) Handle
	// Text makes a piece of text that stands nowhere yet.
	Text(s string) Handle
	// SetText changes a piece of text.
	SetText(h Handle, s string)
	// Set gives an element an attribute. value and checked set the property too, so that
	// what a person chose gives way, but never what they are typing at this moment;
	// names with ! are wishes that wait for Settle.
	Set(h Handle, name, value string)
	// Unset takes an attribute away.
	Unset(h Handle, name string)
	// Insert puts child among parent's children before another, or last when before is nil. It moves a child that is
	// already there.
	Insert(parent, child, before Handle)
	// Remove takes child out of parent.
	Remove(parent, child Handle)
	// Holds says whether the keyboard focus is on the node or within it.
	Holds(h Handle) bool
	// Bind marks an element with the number under which Root.Handle finds its handlers.
	Bind(h Handle, id int)
	// Listen starts passing events of the type to Root.Fire. It is called once for each type.
	Listen(event string)
	// Settle carries out the wishes since the last time, now that the tree is whole.
	Settle()
}
