package path

import "sightline/geom/grid"

// key is what one way is better by than another: its length, then its diagonals, then how far it strays from the straight
// line. Keys add up along a way, so the best way is made of best ways.
type key struct {
	length    length
	diagonals int32
	stray     int64
}

func (k key) less(o key) bool {
	if c := k.length.compare(o.length); c != 0 {
		return c < 0
	}
	if k.diagonals != o.diagonals {
		return k.diagonals < o.diagonals
	}
	return k.stray < o.stray
}

// length is cells + roots·√2, compared exactly.
type length struct{ cells, roots int32 }

func (l length) add(o length) length { return length{l.cells + o.cells, l.roots + o.roots} }

func (l length) compare(o length) int {
	a, b := int64(l.cells)-int64(o.cells), int64(l.roots)-int64(o.roots)
	switch {
	case a >= 0 && b >= 0:
		return int(min(a+b, 1))
	case a <= 0 && b <= 0:
		return int(max(a+b, -1))
	case a > 0:
		return signOf(a*a - 2*b*b)
	}
	return signOf(2*b*b - a*a)
}

func signOf(v int64) int {
	switch {
	case v < 0:
		return -1
	case v > 0:
		return 1
	}
	return 0
}

// node is the best way found to a cell with an even or odd number of diagonals. Two are kept under grid.Alternating, since
// with terrain a dearer way may be the better beginning; the other rules need one.
type node struct {
	cell   grid.Cell
	from   int32 // the node before, -1 at the start
	done   bool
	spent  Spent
	key    key
	before length // what is spent, without the turn's earlier movement
}

// search settles places in the order of their keys, nearest first.
type search struct {
	meter
	start grid.Place
	may   func(from, to grid.Place) bool
	ahead func(Spent, grid.Cell) length // at least what is still to pay; never wrong by more than a step costs
	stray func(grid.Cell) int64         // how far a cell lies off the straight line
	keep  func(Spent) bool              // whether a way is worth following
	nodes []node
	known book
	queue queue
}

// run settles nodes until visit says no or there are none left.
func (s *search) run(first Spent, visit func(i int32) bool) {
	s.push(node{cell: s.start.Cell, from: -1, spent: first, key: key{length: s.ahead(first, s.start.Cell)}})
	steps := s.grid.Steps(nil)
	for len(s.queue) > 0 {
		i := s.queue.pop()
		if s.nodes[i].done {
			continue
		}
		s.nodes[i].done = true
		if !visit(i) {
			return
		}
		for _, d := range steps {
			s.try(i, d)
		}
	}
}

// try takes the step d from node i.
func (s *search) try(i int32, d grid.Cell) {
	n := s.nodes[i]
	a := s.at(n.cell)
	b := s.grid.Move(a, d)
	if s.may != nil && !s.may(a, b) {
		return
	}
	diagonal := s.grid.Diagonal(a.Cell, b.Cell)
	p := s.step(n.spent, diagonal, s.rough(a, b))
	next := node{cell: b.Cell, from: i, spent: n.spent.plus(p), before: n.before.add(length{p.cells, p.roots})}
	if !s.keep(next.spent) {
		return
	}
	next.key = key{next.before.add(s.ahead(next.spent, b.Cell)), n.key.diagonals, n.key.stray + s.stray(b.Cell)}
	if diagonal {
		next.key.diagonals++
	}
	s.push(next)
}

// push remembers a node if it is the first or best of its cell and parity.
func (s *search) push(n node) {
	parity := int32(0)
	if s.costs.Rule == grid.Alternating {
		parity = n.spent.Diagonals & 1
	}
	slot := s.known.slot(n.cell, parity)
	if *slot == 0 {
		s.nodes = append(s.nodes, n)
		*slot = int32(len(s.nodes))
	} else if old := &s.nodes[*slot-1]; !old.done && n.key.less(old.key) {
		*old = n
	} else {
		return
	}
	s.queue.push(item{n.key, *slot - 1})
}

// at is the place in a cell: a walker is never turned over.
func (s *search) at(c grid.Cell) grid.Place {
	return grid.Place{Cell: c, Turned: s.start.Turned, Quarter: s.start.Quarter}
}

// book finds the node of a cell and parity. Cells lie in blocks of 16 × 16, made as they are met: the plane has no border.
type book struct {
	blocks map[grid.Cell]*block
	last   *block
	at     grid.Cell
}

type block [16 * 16 * 2]int32

// slot is where the number of a node is kept, counted from 1; 0: none yet.
func (b *book) slot(c grid.Cell, parity int32) *int32 {
	at := grid.Cell{X: c.X >> 4, Y: c.Y >> 4}
	if b.last == nil || b.at != at {
		if b.blocks == nil {
			b.blocks = map[grid.Cell]*block{}
		}
		if b.blocks[at] == nil {
			b.blocks[at] = new(block)
		}
		b.last, b.at = b.blocks[at], at
	}
	return &b.last[(c.Y&15)<<5|(c.X&15)<<1|parity]
}

// queue is a heap of nodes by key; of equal keys the node met first comes first.
type queue []item

type item struct {
	key  key
	node int32
}

func (a item) less(b item) bool {
	if a.key == b.key {
		return a.node < b.node
	}
	return a.key.less(b.key)
}

func (q *queue) push(it item) {
	h := append(*q, it)
	i := len(h) - 1
	for i > 0 && h[i].less(h[(i-1)/2]) {
		h[i], h[(i-1)/2] = h[(i-1)/2], h[i]
		i = (i - 1) / 2
	}
	*q = h
}

// pop takes out the node with the least key.
func (q *queue) pop() int32 {
	h := *q
	top, n := h[0].node, len(h)-1
	h[0] = h[n]
	h = h[:n]
	for i := 0; ; {
		c := 2*i + 1
		if c+1 < n && h[c+1].less(h[c]) {
			c++
		}
		if c >= n || !h[c].less(h[i]) {
			break
		}
		h[i], h[c] = h[c], h[i]
		i = c
	}
	*q = h
	return top
}
