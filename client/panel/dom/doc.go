// Package dom is a small keyed virtual DOM.
//
// A panel is a pure function from the model to a tree of nodes. Root compares the tree with the one it drew before, in
// Go's memory, and sends only what changed to the page. The page stands behind the interface Document, so the comparing
// is tested without a browser, and so are the panels: Render gives HTML, and package domtest finds nodes and fires
// their handlers.
//
// What the tree does not mention is left alone: typed text, the caret, scrolling and focus outlive a redraw.
package dom
