package dom

// patch makes the page's node of o show n; o and n are alike.
func (r *Root) patch(o, n *Node) {
	n.handle, n.id = o.handle, o.id
	if n.Tag == "" {
		if o.Text != n.Text {
			r.doc.SetText(n.handle, n.Text)
		}
		return
	}
	r.bind(n)
	r.wishes(o, n)
	r.kids(n.handle, o.Kids, n.Kids)
	r.attrs(o, n)
}

// wishes sets those that changed. They come before the children change, so that Follow can look at where the reader is.
func (r *Root) wishes(o, n *Node) {
	for _, a := range n.Attrs {
		if a.Name[0] == '!' {
			if v, ok := o.attr(a.Name); !ok || v != a.Value {
				r.doc.Set(n.handle, a.Name, a.Value)
			}
		}
	}
}

// attrs comes after the children: a select takes its value only when the option is there.
func (r *Root) attrs(o, n *Node) {
	for _, a := range n.Attrs {
		if a.Name[0] == '!' {
			continue
		}
		if v, ok := o.attr(a.Name); !ok || v != a.Value {
			r.doc.Set(n.handle, a.Name, a.Value)
		}
	}
	for _, a := range o.Attrs {
		if _, ok := n.attr(a.Name); !ok {
			r.doc.Unset(n.handle, a.Name)
		}
	}
}

// attr finds an attribute. The lists are short, so looking through them beats a map.
func (n *Node) attr(name string) (string, bool) {
	for _, a := range n.Attrs {
		if a.Name == name {
			return a.Value, true
		}
	}
	return "", false
}

// kids makes the children o of parent into n. A child that can stay in its place is not touched, since moving a node
// takes the focus and the scroll position from it.
func (r *Root) kids(parent Handle, o, n []*Node) {
	from := 0
	for from < len(o) && from < len(n) && alike(o[from], n[from]) {
		r.patch(o[from], n[from])
		from++
	}
	oldEnd, newEnd := len(o), len(n)
	for oldEnd > from && newEnd > from && alike(o[oldEnd-1], n[newEnd-1]) {
		oldEnd--
		newEnd--
		r.patch(o[oldEnd], n[newEnd])
	}
	if from == oldEnd && from == newEnd {
		return
	}
	var after Handle
	if newEnd < len(n) {
		after = n[newEnd].handle
	}
	r.middle(parent, o[from:oldEnd], n[from:newEnd], after)
}

// middle does the children between the common start and end, the last of which stands before after.
func (r *Root) middle(parent Handle, o, n []*Node, after Handle) {
	source := match(o, n)
	used := make([]bool, len(o))
	for i, s := range source {
		if s >= 0 {
			used[s] = true
			r.patch(o[s], n[i])
		}
	}
	for i, k := range o {
		if !used[i] {
			r.remove(parent, k)
		}
	}
	stay := longestRise(r.aroundFocus(parent, n, source))
	for i := len(n) - 1; i >= 0; i-- {
		if source[i] < 0 {
			r.doc.Insert(parent, r.create(n[i]), after)
		} else if !stay[i] {
			r.doc.Insert(parent, n[i].handle, after)
		}
		after = n[i].handle
	}
}

// aroundFocus leaves out of source what cannot stay when the node with the focus stays: every longest rise of the rest
// has it, since it goes with all of them. Moving the node would take the focus away, and what an input method composes.
func (r *Root) aroundFocus(parent Handle, n []*Node, source []int) []int {
	if !r.doc.Holds(parent) {
		return source
	}
	for f, s := range source {
		if s < 0 || !r.doc.Holds(n[f].handle) {
			continue
		}
		rest := append([]int(nil), source...)
		for i, v := range rest {
			if i < f && v > s || i > f && v < s {
				rest[i] = -1
			}
		}
		return rest
	}
	return source
}

// match gives for each of n the place in o of the node that becomes it, or -1: by key, or for nodes without a key the
// next alike one.
func match(o, n []*Node) []int {
	keyed := map[string]int{}
	for i := len(o) - 1; i >= 0; i-- { // of two with the same key the first counts
		if o[i].Key != "" {
			keyed[o[i].Key] = i
		}
	}
	source := make([]int, len(n))
	next := 0
	for i, k := range n {
		source[i] = -1
		if k.Key != "" {
			if s, ok := keyed[k.Key]; ok && alike(o[s], k) {
				source[i] = s
				delete(keyed, k.Key)
			}
			continue
		}
		for s := next; s < len(o); s++ {
			if alike(o[s], k) {
				source[i], next = s, s+1
				break
			}
		}
	}
	return source
}

// longestRise marks the members of a longest increasing subsequence of s, skipping those below 0.
func longestRise(s []int) []bool {
	before := make([]int, len(s))
	var ends []int // ends[l]: where the best run of length l+1 ends
	for i, v := range s {
		if v < 0 {
			continue
		}
		at := firstNotBelow(s, ends, v)
		before[i] = -1
		if at > 0 {
			before[i] = ends[at-1]
		}
		if at == len(ends) {
			ends = append(ends, i)
		} else {
			ends[at] = i
		}
	}
	marks := make([]bool, len(s))
	if len(ends) > 0 {
		for i := ends[len(ends)-1]; i >= 0; i = before[i] {
			marks[i] = true
		}
	}
	return marks
}

func firstNotBelow(s, ends []int, v int) int {
	low, high := 0, len(ends)
	for low < high {
		middle := (low + high) / 2
		if s[ends[middle]] < v {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}
