package dom

// Root draws trees into one place of a page. It is not safe for use by several goroutines at once.
type Root struct {
	doc      Document
	at       Handle
	drawn    *Node
	bound    map[int]*Node
	lastID   int
	listened map[string]bool
}

// NewRoot makes a root that draws at the end of the element at.
func NewRoot(doc Document, at Handle) *Root {
	return &Root{doc: doc, at: at, bound: map[int]*Node{}, listened: map[string]bool{}}
}

// Draw makes the page show n, with as few changes as it can. n belongs to the root from now on.
func (r *Root) Draw(n *Node) {
	switch {
	case r.drawn == nil:
		r.doc.Insert(r.at, r.create(n), nil)
	case alike(r.drawn, n):
		r.patch(r.drawn, n)
	default:
		r.doc.Insert(r.at, r.create(n), r.drawn.handle)
		r.remove(r.at, r.drawn)
	}
	r.drawn = n
	r.doc.Settle()
}

// Fire runs the handlers for the event at the element bound under id, and says whether there was one.
func (r *Root) Fire(id int, e Event) bool {
	n := r.bound[id]
	if n == nil {
		return false
	}
	for _, h := range n.On {
		if h.Type == e.Type {
			h.Do(e)
			return true
		}
	}
	return false
}

// alike says whether b can be drawn by changing a.
func alike(a, b *Node) bool { return a.Tag == b.Tag && a.Key == b.Key }

func (r *Root) create(n *Node) Handle {
	if n.Tag == "" {
		n.handle = r.doc.Text(n.Text)
		return n.handle
	}
	n.handle = r.doc.Element(n.Tag)
	var late []Attr // a value or a wish makes sense only once the children stand (the options of a select)
	for _, a := range n.Attrs {
		if a.Name == "value" || a.Name[0] == '!' {
			late = append(late, a)
			continue
		}
		r.doc.Set(n.handle, a.Name, a.Value)
	}
	for _, k := range n.Kids {
		r.doc.Insert(n.handle, r.create(k), nil)
	}
	for _, a := range late {
		r.doc.Set(n.handle, a.Name, a.Value)
	}
	r.bind(n)
	return n.handle
}

func (r *Root) bind(n *Node) {
	if len(n.On) == 0 {
		delete(r.bound, n.id) // the mark in the page may stay: it leads nowhere
		return
	}
	if n.id == 0 {
		r.lastID++
		n.id = r.lastID
		r.doc.Bind(n.handle, n.id)
	}
	r.bound[n.id] = n
	for _, h := range n.On {
		if !r.listened[h.Type] {
			r.listened[h.Type] = true
			r.doc.Listen(h.Type)
		}
	}
}

func (r *Root) remove(parent Handle, n *Node) {
	r.doc.Remove(parent, n.handle)
	r.forget(n)
}

func (r *Root) forget(n *Node) {
	delete(r.bound, n.id)
	for _, k := range n.Kids {
		r.forget(k)
	}
}
