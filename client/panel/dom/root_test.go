package dom_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
)

var seed = flag.Uint64("seed", uint64(time.Now().UnixNano()), "of the random trees")

func TestMain(m *testing.M) {
	flag.Parse()
	code := m.Run()
	if code != 0 {
		fmt.Println("seed", *seed)
	}
	os.Exit(code)
}

func list(keys ...string) *dom.Node {
	var items []*dom.Node
	for _, k := range keys {
		items = append(items, dom.El("li", dom.Key(k), k))
	}
	return dom.El("ul", items)
}

func drawAll(trees ...*dom.Node) *domtest.Document {
	doc := domtest.NewDocument()
	root := dom.NewRoot(doc, doc.Body)
	for _, t := range trees {
		doc.Ops, doc.Moves = 0, 0
		root.Draw(t)
	}
	return doc
}

func TestPatchedEqualsFresh(t *testing.T) {
	r := rand.New(rand.NewPCG(*seed, 1))
	for walk := range 300 {
		doc := domtest.NewDocument()
		root := dom.NewRoot(doc, doc.Body)
		tree := randomNode(r, 4)
		for step := range 12 {
			root.Draw(tree)
			next := copyTree(tree)
			fresh := drawAll(copyTree(next))
			if got, want := doc.Body.String(), fresh.Body.String(); got != want {
				t.Fatalf("seed %d, walk %d, step %d:\npatched %s\nfresh   %s", *seed, walk, step, got, want)
			}
			checkHandlers(t, root, doc.Body)
			tree = change(r, next, 4)
		}
	}
}

// checkHandlers fires a click at each bound element whose tag says it has a handler.
func checkHandlers(t *testing.T, root *dom.Root, at *domtest.Thing) {
	want := at.Attrs["click"]
	var got string
	if at.ID != 0 {
		fired = ""
		root.Fire(at.ID, dom.Event{Type: "click"})
		got = fired
	}
	if got != want {
		t.Fatalf("seed %d: a click at %s ran %q, want %q", *seed, at, got, want)
	}
	for _, k := range at.Kids {
		checkHandlers(t, root, k)
	}
}

var fired string

var tags = []string{"div", "ul", "p", "input", "select"}

func randomNode(r *rand.Rand, depth int) *dom.Node {
	if depth == 0 || r.IntN(5) == 0 {
		return dom.Text(fmt.Sprint("t", r.IntN(4)))
	}
	n := dom.El(tags[r.IntN(len(tags))])
	dress(r, n)
	for range r.IntN(5) {
		n.Kids = append(n.Kids, randomKid(r, n, depth-1))
	}
	return n
}

func dress(r *rand.Rand, n *dom.Node) {
	n.Attrs, n.On = nil, nil
	for _, name := range []string{"class", "title", "value", "checked", dom.Focus} {
		if r.IntN(3) == 0 {
			n.Attrs = append(n.Attrs, dom.A(name, fmt.Sprint(r.IntN(3))))
		}
	}
	if r.IntN(3) == 0 {
		what := fmt.Sprint(r.IntN(1000))
		n.Attrs = append(n.Attrs, dom.A("click", what))
		n.On = append(n.On, dom.On("click", func(dom.Event) { fired = what }))
	}
}

// randomKid has a key that no sibling has, or none.
func randomKid(r *rand.Rand, parent *dom.Node, depth int) *dom.Node {
	k := randomNode(r, depth)
	if k.Tag == "" || r.IntN(3) == 0 {
		return k
	}
	k.Key = fmt.Sprint("k", r.IntN(8))
	for _, s := range parent.Kids {
		if s.Key == k.Key {
			k.Key = ""
		}
	}
	return k
}

// change edits the tree here and there: order, children, attributes.
func change(r *rand.Rand, n *dom.Node, depth int) *dom.Node {
	if n.Tag == "" || r.IntN(12) == 0 {
		k := randomNode(r, depth)
		k.Key = n.Key
		if k.Tag == "" {
			k.Key = ""
		}
		return k
	}
	if r.IntN(3) == 0 {
		dress(r, n)
	}
	if r.IntN(3) == 0 {
		r.Shuffle(len(n.Kids), func(i, j int) { n.Kids[i], n.Kids[j] = n.Kids[j], n.Kids[i] })
	}
	for i := range n.Kids {
		n.Kids[i] = change(r, n.Kids[i], max(depth-1, 0))
	}
	if len(n.Kids) > 0 && r.IntN(3) == 0 {
		at := r.IntN(len(n.Kids))
		n.Kids = append(n.Kids[:at], n.Kids[at+1:]...)
	}
	if r.IntN(3) == 0 {
		at := r.IntN(len(n.Kids) + 1)
		k := randomKid(r, n, max(depth-1, 0))
		n.Kids = append(n.Kids[:at], append([]*dom.Node{k}, n.Kids[at:]...)...)
	}
	return n
}

func copyTree(n *dom.Node) *dom.Node {
	c := &dom.Node{Tag: n.Tag, Text: n.Text, Key: n.Key, Attrs: append([]dom.Attr(nil), n.Attrs...), On: append([]dom.Handler(nil), n.On...)}
	for _, k := range n.Kids {
		c.Kids = append(c.Kids, copyTree(k))
	}
	return c
}

func TestSameTreeChangesNothing(t *testing.T) {
	doc := drawAll(list("a", "b"), list("a", "b"))
	if doc.Ops != 0 {
		t.Errorf("%d operations for an equal tree", doc.Ops)
	}
}

func TestMovingOneRowMovesOneNode(t *testing.T) {
	for _, to := range [][]string{{"b", "c", "d", "e", "a"}, {"e", "a", "b", "c", "d"}, {"a", "c", "d", "b", "e"}} {
		doc := drawAll(list("a", "b", "c", "d", "e"), list(to...))
		if doc.Moves != 1 {
			t.Errorf("%v took %d moves, want 1", to, doc.Moves)
		}
	}
}

func TestRowsKeepTheirNodesWhenReordered(t *testing.T) {
	doc := domtest.NewDocument()
	root := dom.NewRoot(doc, doc.Body)
	root.Draw(list("a", "b", "c"))
	b := doc.Body.Kids[0].Kids[1]
	root.Draw(list("c", "x", "b"))
	if got := doc.Body.Kids[0].Kids[2]; got != b {
		t.Error("row b was remade, so it would lose the focus")
	}
}

// TestFocusedRowIsNeverMoved puts the focus in each row in turn and shuffles the list: the others move around it.
func TestFocusedRowIsNeverMoved(t *testing.T) {
	r := rand.New(rand.NewPCG(*seed, 2))
	for range 300 {
		keys := []string{"a", "b", "c", "d", "e", "f", "g"}
		doc := domtest.NewDocument()
		root := dom.NewRoot(doc, doc.Body)
		root.Draw(list(keys...))
		f := r.IntN(len(keys))
		row := doc.Body.Kids[0].Kids[f]
		doc.Focused = row.Kids[0]
		focused := keys[f]
		r.Shuffle(len(keys), func(i, j int) { keys[i], keys[j] = keys[j], keys[i] })
		left := keys[:1+r.IntN(len(keys))]
		if !slices.Contains(left, focused) {
			left = append(left, focused)
		}
		root.Draw(list(left...))
		if doc.Focused == nil {
			t.Fatalf("seed %d: row %s lost the focus on the way to %v", *seed, focused, left)
		}
		if got, want := doc.Body.String(), drawAll(list(left...)).Body.String(); got != want {
			t.Fatalf("seed %d: got %s, want %s", *seed, got, want)
		}
	}
}

func TestOptionsStandBeforeTheValueIsSet(t *testing.T) {
	doc := &ordered{Document: domtest.NewDocument()}
	root := dom.NewRoot(doc, doc.Body)
	pick := func(v string, options ...string) *dom.Node {
		n := dom.El("select", dom.A("value", v))
		for _, o := range options {
			n.Kids = append(n.Kids, dom.El("option", dom.Key(o), dom.A("value", o)))
		}
		return n
	}
	root.Draw(pick("a", "a"))
	root.Draw(pick("b", "a", "b"))
	if fmt.Sprint(doc.kids) != "[1 2]" {
		t.Errorf("options standing when the value was set: %v, want [1 2]", doc.kids)
	}
}

// ordered notes how many options a select had whenever its value was set.
type ordered struct {
	*domtest.Document
	kids []int
}

func (o *ordered) Set(h dom.Handle, name, value string) {
	if t := h.(*domtest.Thing); t.Tag == "select" {
		o.kids = append(o.kids, len(t.Kids))
	}
	o.Document.Set(h, name, value)
}

func TestHandlerOfARemovedNodeIsForgotten(t *testing.T) {
	doc := domtest.NewDocument()
	root := dom.NewRoot(doc, doc.Body)
	root.Draw(dom.El("div", dom.El("button", dom.On("click", func(dom.Event) { t.Error("ran") }))))
	id := doc.Body.Kids[0].Kids[0].ID
	root.Draw(dom.El("div"))
	if root.Fire(id, dom.Event{Type: "click"}) {
		t.Error("a removed button still has its handler")
	}
}

func TestListensOncePerType(t *testing.T) {
	nop := func(dom.Event) {}
	doc := drawAll(dom.El("div", dom.On("click", nop), dom.El("p", dom.On("click", nop), dom.On("input", nop))))
	if fmt.Sprint(doc.Listened) != "[input click]" && fmt.Sprint(doc.Listened) != "[click input]" {
		t.Errorf("listened to %v", doc.Listened)
	}
}

func TestRenderEscapes(t *testing.T) {
	n := dom.El("p", dom.A("title", `"<&`), `<script>&`, dom.If("hidden", false), dom.If("dir", true), dom.El("br"), dom.A(dom.Focus, "1"))
	want := `<p title="&#34;&lt;&amp;" dir="">&lt;script&gt;&amp;<br></p>`
	if got := dom.Render(n); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
