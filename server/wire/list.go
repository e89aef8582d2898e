package wire

import (
	"cmp"
	"fmt"
	"slices"
)

// maxList is the largest number of elements of any list in a view, and of edits in a patch.
const maxList = 1 << 16

// edit is an element with the fields of it that changed, a bit each in the order of the type's list of fields.
type edit[T any] struct {
	val  T
	bits uint32
}

// changed says which fields of a differ from those of b.
func changed[T any](fs []field[T], a, b *T) (bits uint32) {
	for i, f := range fs {
		if !f.same(a, b) {
			bits |= 1 << i
		}
	}
	return bits
}

// diffFields returns the edit that turns a into b.
func diffFields[T any](fs []field[T], a, b *T) (e edit[T]) {
	if bits := changed(fs, a, b); bits != 0 {
		with := edit[T]{*b, bits}
		with.apply(fs, &e.val)
		e.bits = bits
	}
	return e
}

// apply copies the changed fields to t.
func (e *edit[T]) apply(fs []field[T], t *T) {
	for i, f := range fs {
		if e.bits>>i&1 != 0 {
			f.copy(t, &e.val)
		}
	}
}

func (e *edit[T]) code(c *coder, fs []field[T]) {
	num(c, &e.bits, 0, 1<<len(fs)-1)
	for i, f := range fs {
		if e.bits>>i&1 != 0 && c.err == nil {
			f.code(c, &e.val)
		}
	}
}

// sumFields hashes all fields of t.
func sumFields[T any](c *coder, fs []field[T], t *T) {
	for _, f := range fs {
		f.code(c, t)
	}
}

// keyed describes a type whose elements have an id.
type keyed[T any] struct {
	key    func(*T) uint64
	make   func(key uint64) T
	fields []field[T]
}

var (
	tokens  = keyed[Token]{func(t *Token) uint64 { return uint64(t.ID) }, func(k uint64) Token { return Token{ID: TokenID(k)} }, tokenFields}
	doors   = keyed[Door]{func(d *Door) uint64 { return uint64(d.ID) }, func(k uint64) Door { return Door{ID: DoorID(k)} }, doorFields}
	seats   = keyed[Seat]{func(s *Seat) uint64 { return uint64(s.ID) }, func(k uint64) Seat { return Seat{ID: SeatID(k)} }, seatFields}
	entries = keyed[Entry]{func(e *Entry) uint64 { return uint64(e.ID) }, func(k uint64) Entry { return Entry{ID: EntryID(k)} }, entryFields}
)

// listPatch is what changed of a list with ids: what is gone, and what changed or is new, both in the order of ids.
type listPatch[T any] struct {
	gone  []uint64
	edits []edit[T]
}

func (p *listPatch[T]) empty() bool { return len(p.gone) == 0 && len(p.edits) == 0 }

// sorted returns xs in the order of cmp: xs itself when it is so already, else a copy.
func sorted[T any](xs []T, cmp func(a, b T) int) []T {
	if slices.IsSortedFunc(xs, cmp) {
		return xs
	}
	xs = slices.Clone(xs)
	slices.SortFunc(xs, cmp)
	return xs
}

// shared says that a and b are one list in memory, as lists are that a view took over from the one before.
func shared[T any](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// sort returns xs in the order of ids: xs itself when it is so already, else a copy.
func (k keyed[T]) sort(xs []T) []T {
	for i := 1; i < len(xs); i++ {
		if k.key(&xs[i-1]) > k.key(&xs[i]) {
			xs = slices.Clone(xs)
			slices.SortFunc(xs, func(a, b T) int { return cmp.Compare(k.key(&a), k.key(&b)) })
			return xs
		}
	}
	return xs
}

// diff returns the patch from a to b.
func (k keyed[T]) diff(a, b []T) (p listPatch[T]) {
	if shared(a, b) {
		return p
	}
	a, b = k.sort(a), k.sort(b)
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(b) == 0 || len(a) > 0 && k.key(&a[0]) < k.key(&b[0]):
			p.gone = append(p.gone, k.key(&a[0]))
			a = a[1:]
		case len(a) == 0 || k.key(&a[0]) > k.key(&b[0]):
			fresh := k.make(k.key(&b[0]))
			p.edits = append(p.edits, k.edit(&b[0], changed(k.fields, &fresh, &b[0])))
			b = b[1:]
		default:
			if bits := changed(k.fields, &a[0], &b[0]); bits != 0 {
				p.edits = append(p.edits, k.edit(&b[0], bits))
			}
			a, b = a[1:], b[1:]
		}
	}
	return p
}

// edit holds the named fields of b, and nothing else of it.
func (k keyed[T]) edit(b *T, bits uint32) edit[T] {
	from := edit[T]{*b, bits}
	e := edit[T]{k.make(k.key(b)), bits}
	from.apply(k.fields, &e.val)
	return e
}

// apply returns the list that p makes of a, in the order of ids. a stays as it is.
func (k keyed[T]) apply(a []T, p listPatch[T]) ([]T, error) {
	if p.empty() {
		return a, nil
	}
	a = k.sort(a)
	b := make([]T, 0, len(a)+len(p.edits))
	gone, edits := p.gone, p.edits
	for i := range a {
		key := k.key(&a[i])
		if len(gone) > 0 && gone[0] == key {
			gone = gone[1:]
			continue
		}
		for len(edits) > 0 && k.key(&edits[0].val) < key {
			b, edits = append(b, edits[0].val), edits[1:]
		}
		b = append(b, a[i])
		if len(edits) > 0 && k.key(&edits[0].val) == key {
			edits[0].apply(k.fields, &b[len(b)-1])
			edits = edits[1:]
		}
	}
	for _, e := range edits {
		b = append(b, e.val)
	}
	return b, k.check(b, gone)
}

// check fails if what a patch took away was not there, or if its parts were out of order.
func (k keyed[T]) check(b []T, gone []uint64) error {
	if len(gone) > 0 {
		return fmt.Errorf("wire: wrong patch: it takes away %T %d, which is not there", *new(T), gone[0])
	}
	for i := 1; i < len(b); i++ {
		if k.key(&b[i-1]) >= k.key(&b[i]) {
			return fmt.Errorf("wire: wrong patch: %T %d is out of order", *new(T), k.key(&b[i]))
		}
	}
	return nil
}

func (k keyed[T]) code(c *coder, p *listPatch[T]) {
	list(c, &p.gone, maxList, id[uint64])
	list(c, &p.edits, maxList, func(c *coder, e *edit[T]) {
		key := k.key(&e.val)
		if id(c, &key); c.reading() {
			e.val = k.make(key)
		}
		e.code(c, k.fields)
	})
}

// sum hashes a list; the order of its elements does not count.
func (k keyed[T]) sum(tag uint64, xs []T) (n uint64) {
	var c coder
	for i := range xs {
		c.sum = mix(tag ^ k.key(&xs[i]))
		sumFields(&c, k.fields, &xs[i])
		n += c.sum
	}
	return n
}

// plain describes a type whose elements are nothing but their value: a list of them is a bag.
type plain[T comparable] struct {
	cmp  func(a, b T) int
	code func(*coder, *T)
}

var (
	walls  = plain[Wall]{compareWalls, wall}
	lights = plain[Light]{compareLights, light}
	lands  = plain[Land]{compareLand, land}
)

func compareLand(a, b Land) int {
	return cmp.Or(a.Run.Cell.Compare(b.Run.Cell), cmp.Compare(a.Run.N, b.Run.N), cmp.Compare(a.Kind, b.Kind))
}

func compareWalls(a, b Wall) int {
	return cmp.Or(comparePoints(a.A, b.A), comparePoints(a.B, b.B), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Sides, b.Sides))
}

func compareLights(a, b Light) int {
	return cmp.Or(comparePoints(a.At, b.At), cmp.Compare(a.Bright, b.Bright), cmp.Compare(a.Dim, b.Dim), cmp.Compare(a.Colour, b.Colour))
}

// bagPatch is what changed of a bag: the places in the sorted list of what is gone, rising, and what is new.
type bagPatch[T any] struct {
	gone  []uint32
	fresh []T
}

func (p *bagPatch[T]) empty() bool { return len(p.gone) == 0 && len(p.fresh) == 0 }

// diff returns the patch from a to b.
func (k plain[T]) diff(a, b []T) (p bagPatch[T]) {
	if shared(a, b) {
		return p
	}
	a, b = sorted(a, k.cmp), sorted(b, k.cmp)
	for i := uint32(0); len(a) > 0 || len(b) > 0; {
		order := 0
		switch {
		case len(b) == 0:
			order = -1
		case len(a) == 0:
			order = 1
		default:
			order = k.cmp(a[0], b[0])
		}
		if order < 0 {
			p.gone = append(p.gone, i)
		}
		if order > 0 {
			p.fresh = append(p.fresh, b[0])
		}
		if order <= 0 {
			a, i = a[1:], i+1
		}
		if order >= 0 {
			b = b[1:]
		}
	}
	return p
}

// apply returns the bag that p makes of a, sorted. a stays as it is.
func (k plain[T]) apply(a []T, p bagPatch[T]) ([]T, error) {
	if p.empty() {
		return a, nil
	}
	a = sorted(a, k.cmp)
	b := make([]T, 0, len(a)+len(p.fresh))
	from := 0
	for _, i := range p.gone {
		if int(i) < from || int(i) >= len(a) {
			return nil, fmt.Errorf("wire: wrong patch: it takes away %T number %d of %d", *new(T), i, len(a))
		}
		b = append(b, a[from:i]...)
		from = int(i) + 1
	}
	b = append(append(b, a[from:]...), p.fresh...)
	slices.SortFunc(b, k.cmp)
	return b, nil
}

func (k plain[T]) patch(c *coder, p *bagPatch[T]) {
	list(c, &p.gone, maxList, word32)
	list(c, &p.fresh, maxList, k.code)
}

// sum hashes a bag.
func (k plain[T]) sum(tag uint64, xs []T) (n uint64) {
	var c coder
	for i := range xs {
		c.sum = mix(tag)
		k.code(&c, &xs[i])
		n += c.sum
	}
	return n
}
