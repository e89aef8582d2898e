package wire

import (
	"cmp"
	"maps"
	"math/bits"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sightline/geom"
	"sightline/geom/grid"
	"sightline/rules"
)

// genKeyed makes a list of elements whose ids are from a small set, in any order.
func genKeyed[T any](t *rapid.T, k keyed[T]) []T {
	ids := rapid.Permutation([]uint64{1, 2, 3, 4, 5, 6, 1 << 33, 1<<64 - 1}).Draw(t, "ids")
	var list []T
	for _, id := range ids[:rapid.IntRange(0, len(ids)).Draw(t, "n")] {
		x, want := gen[T](t), k.make(id)
		for _, f := range k.fields {
			f.copy(&want, &x)
		}
		list = append(list, want)
	}
	return list
}

// holdList holds the patches of lists with ids to what they mean, told with maps: what is gone is named, what is new and what
// changed comes with the fields that differ and no others, what stayed is not mentioned, and the list it is laid on stays.
func holdList[T any](t *rapid.T, k keyed[T]) {
	byID := func(xs []T) map[uint64]T {
		m := map[uint64]T{}
		for i := range xs {
			m[k.key(&xs[i])] = xs[i]
		}
		return m
	}
	same := func(a, b T) bool { return changed(k.fields, &a, &b) == 0 }
	a, b := genKeyed(t, k), genKeyed(t, k)
	if rapid.Bool().Draw(t, "akin") && len(a) > 0 { // most lists are much like the one before
		b = slices.Clone(a)
		i := rapid.IntRange(0, len(b)-1).Draw(t, "which")
		x := gen[T](t)
		k.fields[rapid.IntRange(0, len(k.fields)-1).Draw(t, "field")].copy(&b[i], &x)
	}
	was := slices.Clone(a)
	p := k.diff(a, b)
	old, now := byID(a), byID(b)
	var gone []uint64
	for id := range old {
		if _, ok := now[id]; !ok {
			gone = append(gone, id)
		}
	}
	slices.Sort(gone)
	if !slices.Equal(p.gone, gone) {
		t.Fatalf("gone are %v, want %v", p.gone, gone)
	}
	edits := map[uint64]edit[T]{}
	for _, e := range p.edits {
		edits[k.key(&e.val)] = e
	}
	for id, x := range now {
		from, known := old[id]
		if !known {
			from = k.make(id)
		}
		e, told := edits[id]
		if told != (!known || !same(from, x)) || told && e.bits != changed(k.fields, &from, &x) {
			t.Fatalf("%+v from %+v: told %v, fields %b", x, from, told, e.bits)
		}
		if told {
			bare := k.make(id)
			if changed(k.fields, &bare, &e.val)&^e.bits != 0 {
				t.Fatalf("the edit of %+v holds more than its fields %b: %+v", x, e.bits, e.val)
			}
		}
	}
	if len(p.edits) != len(edits) || p.empty() != (len(p.gone)+len(p.edits) == 0) {
		t.Fatalf("%d edits of %d elements", len(p.edits), len(edits))
	}
	got, err := k.apply(a, p)
	if err != nil || !slices.IsSortedFunc(k.sort(got), func(x, y T) int { return cmp.Compare(k.key(&x), k.key(&y)) }) {
		t.Fatalf("%+v, %v", got, err)
	}
	if !maps.EqualFunc(byID(got), now, same) || len(got) != len(b) {
		t.Fatalf("%+v laid on %+v gives %+v, want %+v", p, a, got, b)
	}
	if !reflect.DeepEqual(a, was) {
		t.Fatal("the list it was laid on changed")
	}
	if k.sum(7, a) != k.sum(7, k.sort(a)) || (k.sum(7, a) == k.sum(7, b)) != p.empty() {
		t.Fatalf("sums %x, %x; the patch is %+v", k.sum(7, a), k.sum(7, b), p)
	}
}

func TestListsOfEachKind(t *testing.T) {
	t.Run("tokens", func(t *testing.T) { rapid.Check(t, func(t *rapid.T) { holdList(t, tokens) }) })
	t.Run("doors", func(t *testing.T) { rapid.Check(t, func(t *rapid.T) { holdList(t, doors) }) })
	t.Run("effects", func(t *testing.T) { rapid.Check(t, func(t *rapid.T) { holdList(t, effects) }) })
	t.Run("chases", func(t *testing.T) { rapid.Check(t, func(t *rapid.T) { holdList(t, chases) }) })
	t.Run("seats", func(t *testing.T) { rapid.Check(t, func(t *rapid.T) { holdList(t, seats) }) })
	t.Run("entries", func(t *testing.T) { rapid.Check(t, func(t *rapid.T) { holdList(t, entries) }) })
}

// TestWrongListPatches: a patch that was not made for a list is an error that says what is wrong, as far as that shows.
func TestWrongListPatches(t *testing.T) {
	list := []Door{{ID: 2}, {ID: 4}, {ID: 6}}
	door := func(id DoorID) edit[Door] { return edit[Door]{val: Door{ID: id, State: DoorOpen}, bits: 1} }
	for name, c := range map[string]struct {
		p   listPatch[Door]
		bad bool
	}{
		"nothing":                 {listPatch[Door]{}, false},
		"gone":                    {listPatch[Door]{gone: []uint64{4}}, false},
		"all gone":                {listPatch[Door]{gone: []uint64{2, 4, 6}}, false},
		"gone that is not there":  {listPatch[Door]{gone: []uint64{3}}, true},
		"gone beyond the last":    {listPatch[Door]{gone: []uint64{7}}, true},
		"gone twice":              {listPatch[Door]{gone: []uint64{4, 4}}, true},
		"gone out of order":       {listPatch[Door]{gone: []uint64{6, 2}}, true},
		"new before":              {listPatch[Door]{edits: []edit[Door]{door(1)}}, false},
		"new after":               {listPatch[Door]{edits: []edit[Door]{door(9)}}, false},
		"new twice":               {listPatch[Door]{edits: []edit[Door]{door(9), door(9)}}, true},
		"new out of order":        {listPatch[Door]{edits: []edit[Door]{door(9), door(8)}}, true},
		"edited twice":            {listPatch[Door]{edits: []edit[Door]{door(4), door(4)}}, true},
		"edited out of order":     {listPatch[Door]{edits: []edit[Door]{door(6), door(4)}}, true},
		"gone and new in one":     {listPatch[Door]{gone: []uint64{4}, edits: []edit[Door]{door(4)}}, false},
		"edited first and last":   {listPatch[Door]{edits: []edit[Door]{door(2), door(6)}}, false},
		"new between and at ends": {listPatch[Door]{edits: []edit[Door]{door(1), door(3), door(5), door(7)}}, false},
	} {
		got, err := doors.apply(list, c.p)
		if (err != nil) != c.bad {
			t.Errorf("%s: %v, %v", name, got, err)
		}
		if len(list) != 3 || list[1] != (Door{ID: 4}) {
			t.Errorf("%s: the list changed: %v", name, list)
		}
	}
}

// TestBagsByCount holds the patches of bags to how many there are of each value.
func TestBagsByCount(t *testing.T) {
	wall := rapid.Custom(func(t *rapid.T) Wall {
		return Wall{A: geom.Point{X: rapid.Int32Range(0, 2).Draw(t, "x")}, Sides: Side(rapid.IntRange(1, 3).Draw(t, "sides"))}
	})
	many := rapid.SliceOfN(wall, 0, 12)
	count := func(ws []Wall) map[Wall]int {
		n := map[Wall]int{}
		for _, w := range ws {
			n[w]++
		}
		return n
	}
	rapid.Check(t, func(t *rapid.T) {
		a, b := many.Draw(t, "a"), many.Draw(t, "b")
		p := walls.diff(a, b)
		gone, fresh := 0, 0
		old, now := count(a), count(b)
		for w, n := range old {
			gone += max(0, n-now[w])
		}
		for w, n := range now {
			fresh += max(0, n-old[w])
		}
		if len(p.gone) != gone || len(p.fresh) != fresh {
			t.Fatalf("%d gone and %d new, want %d and %d", len(p.gone), len(p.fresh), gone, fresh)
		}
		got, err := walls.apply(a, p)
		if err != nil || !maps.Equal(count(got), now) || !p.empty() && !slices.IsSortedFunc(got, compareWalls) {
			t.Fatalf("%v, %v; want %v", got, err, b)
		}
		if (walls.sum(3, a) == walls.sum(3, b)) != maps.Equal(old, now) {
			t.Fatalf("%v and %v: sums %x and %x", a, b, walls.sum(3, a), walls.sum(3, b))
		}
	})
	for _, gone := range [][]uint32{{2}, {0, 0}, {1, 0}, {1 << 31}} {
		if got, err := walls.apply([]Wall{{}, {Sides: 1}}, bagPatch[Wall]{gone: gone}); err == nil {
			t.Errorf("taking away %v of two gives %v", gone, got)
		}
	}
}

// TestTurnListsByHand: the order of the turn list is said only where it is not what it would be anyway, and comes out exact.
func TestTurnListsByHand(t *testing.T) {
	list := func(ids string) (es []Entry) {
		for _, c := range ids {
			es = append(es, Entry{ID: EntryID(c), Name: string(c)})
		}
		return es
	}
	for _, c := range []struct {
		a, b string
		told bool // the order is
	}{
		{"", "", false}, {"", "abc", false}, {"", "cab", true}, {"abc", "abc", false}, {"abc", "acb", true}, {"cab", "cab", false},
		{"cab", "ca", false}, {"cab", "cb", false}, {"cab", "bc", true}, {"cab", "cabd", false}, {"cab", "cadb", true}, {"cab", "", false},
		{"cab", "cabed", true}, {"cab", "cabde", false}, {"cab", "de", false}, {"cab", "ed", true},
	} {
		a, b := Turn{Round: 1, Entries: list(c.a)}, Turn{Round: 2, Entries: list(c.b)}
		p := diffTurn(&a, &b)
		if (len(p.order) > 0) != c.told || !p.moved {
			t.Errorf("from %q to %q: %+v", c.a, c.b, p)
		}
		got, err := p.apply(a)
		if err != nil || got.Round != 2 || !slices.Equal(got.Entries, b.Entries) {
			t.Errorf("from %q to %q: %+v, %v", c.a, c.b, got, err)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		a, b := Turn{Entries: genKeyed(t, entries)}, Turn{Entries: genKeyed(t, entries)}
		p := diffTurn(&a, &b)
		if got, err := p.apply(a); err != nil || !slices.Equal(got.Entries, b.Entries) {
			t.Fatalf("%+v, %v; want %+v", got, err, b)
		}
	})
}

// anyMask is a bitmap of a size.
func anyMask(t *rapid.T, w, h int32) *geom.Mask {
	m := geom.NewMask(w, h)
	for range rapid.IntRange(0, 20).Draw(t, "runs") {
		x := rapid.Int32Range(0, w).Draw(t, "x")
		m.SetRow(rapid.Int32Range(0, h-1).Draw(t, "y"), x, min(w, x+rapid.Int32Range(0, w).Draw(t, "len")))
	}
	return m
}

// TestMaskPatches: a patch between any two bitmaps of any two sizes, with any field of sight before and now, makes the second
// of the first, by way of bytes; equal ones need none, and neither bitmap changes.
func TestMaskPatches(t *testing.T) {
	sizes := [][2]int32{{1, 1}, {63, 3}, {64, 4}, {65, 4}, {130, 7}}
	rapid.Check(t, func(t *rapid.T) {
		one := rapid.SampledFrom(sizes).Draw(t, "size")
		two := one
		if rapid.IntRange(0, 3).Draw(t, "another") == 0 {
			two = rapid.SampledFrom(sizes).Draw(t, "other size")
		}
		a, b := anyMask(t, one[0], one[1]), anyMask(t, two[0], two[1])
		before, now := anyMask(t, one[0], one[1]), anyMask(t, two[0], two[1])
		wasA, wasB := a.Clone(), b.Clone()
		gs := rapid.SampledFrom([][]guess{seenGuesses, brightGuesses, exploredGuesses}).Draw(t, "guesses")
		p := diffMask(a, b, before, now, gs)
		if p.empty() != a.Equal(b) || p.sized != (one != two) {
			t.Fatalf("from %v to %v: %+v", one, two, p)
		}
		c := encoder()
		p.code(c)
		var back maskPatch
		d := decoder(c.out.Bytes(), LimitsGM())
		if back.code(d); d.end(false) != nil {
			t.Fatal(d.err)
		}
		got, err := back.apply(a, before, now, gs)
		if err != nil || !got.Equal(b) {
			t.Fatalf("%v, %v", got, err)
		}
		if !a.Equal(wasA) || !b.Equal(wasB) {
			t.Fatal("a bitmap changed")
		}
	})
}

// TestGuesses holds the predictions to what they mean, bit by bit.
func TestGuesses(t *testing.T) {
	for name, c := range map[string]struct {
		g    guess
		want func(old, before, now bool) bool
	}{
		"as before":  {asBefore, func(old, _, _ bool) bool { return old }},
		"nothing":    {nothing, func(_, _, _ bool) bool { return false }},
		"as seen":    {asSeen, func(_, _, now bool) bool { return now }},
		"also seen":  {alsoSeen, func(old, _, now bool) bool { return old || now }},
		"still seen": {stillSeen, func(old, _, now bool) bool { return old && now }},
		"new bright": {newBright, func(old, before, now bool) bool { return now && (old || !before) }},
	} {
		for n := range 8 {
			bit := [3]bool{n&1 != 0, n&2 != 0, n&4 != 0}
			var m [3]*geom.Mask
			for i := range m {
				m[i] = geom.NewMask(65, 2)
				m[i].Set(64, 1, bit[i])
			}
			if got := c.g(m[0], m[1], m[2]); got.Get(64, 1) != c.want(bit[0], bit[1], bit[2]) || got.Get(0, 0) {
				t.Errorf("%s of %v: %v", name, bit, got.Get(64, 1))
			}
			for i := range m {
				if m[i].Get(64, 1) != bit[i] {
					t.Errorf("%s changed bitmap %d", name, i)
				}
			}
		}
	}
}

// TestDamagedBitmaps: whatever bytes stand where a packed bitmap belongs, reading ends, without a panic, in an error or in a
// bitmap of the right size in which only the rows that were said have bits.
func TestDamagedBitmaps(t *testing.T) {
	read, refused := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t, 70, 9)
		row, rows, b := pack(m)
		b = slices.Clone(b)
		for range rapid.IntRange(1, 3).Draw(t, "damage") {
			if len(b) > 0 {
				b[rapid.IntRange(0, len(b)-1).Draw(t, "at")] ^= byte(1 << rapid.IntRange(0, 7).Draw(t, "bit"))
			}
		}
		got, err := unpack(70, 9, row, rows, b)
		if err != nil {
			refused++
			return
		}
		read++
		for y := range int32(9) {
			for x := range int32(70) {
				if got.Get(x, y) && (y < row || y >= row+rows) {
					t.Fatalf("bit %d,%d is set; rows %d from %d on were said", x, y, rows, row)
				}
			}
		}
		if w := got.Words(); bits.OnesCount64(w[1]>>6) != 0 || got.W() != 70 || got.H() != 9 {
			t.Fatal("there are bits beyond the bitmap")
		}
	})
	if read == 0 || refused == 0 {
		t.Errorf("%d read, %d refused: that tests nothing", read, refused)
	}
	for name, c := range map[string]struct {
		row, rows int32
		bits      []byte
	}{
		"rows before the first": {-1, 2, []byte{0xff}}, "rows after the last": {8, 2, []byte{0xff}}, "a row less than none": {2, -1, nil},
		"no bytes": {0, 1, nil}, "bytes left over": {0, 1, []byte{0x80, 0}}, "rows that wrap": {1 << 30, 1 << 30, nil},
		"drop without edges": {0, 2, []byte{0x80, 0x00}}, "a number without an end": {0, 1, make([]byte, 30)},
	} {
		if got, err := unpack(70, 9, c.row, c.rows, c.bits); err == nil {
			t.Errorf("%s: read as %d bits", name, got.Count())
		}
	}
}

// TestSpan finds the rows that hold all bits.
func TestSpan(t *testing.T) {
	for _, c := range []struct {
		ws          []uint64
		stride      int
		first, last int
	}{
		{nil, 1, 0, 0}, {[]uint64{0, 0}, 1, 0, 0}, {[]uint64{0, 1, 0}, 1, 1, 2}, {[]uint64{1, 0, 1}, 1, 0, 3},
		{[]uint64{0, 0, 0, 1, 0, 0}, 2, 1, 2}, {[]uint64{0, 1, 0, 0, 1, 0}, 2, 0, 3},
	} {
		if first, last := span(c.ws, c.stride); first != c.first || last != c.last {
			t.Errorf("%v in rows of %d: from %d to %d", c.ws, c.stride, first, last)
		}
	}
}

// TestSumSeesEveryBit: a single bit, and a single place in any list, makes another sum and another view; the same content in
// another part does not pass for it.
func TestSumSeesEveryBit(t *testing.T) {
	sums := map[uint64]string{}
	put := func(name string, v *View) {
		t.Helper()
		if was, ok := sums[v.Sum()]; ok {
			t.Errorf("%s has the sum of %s", name, was)
		}
		sums[v.Sum()] = name
	}
	put("nothing", &View{})
	empty := geom.NewMask(70, 3)
	for i, part := range []func(g *Ground, m *geom.Mask){
		func(g *Ground, m *geom.Mask) { g.Explored = m }, func(g *Ground, m *geom.Mask) { g.Seen = m }, func(g *Ground, m *geom.Mask) { g.Bright = m },
	} {
		var v View
		part(&v.Ground, empty)
		put("an empty bitmap "+string(rune('a'+i)), &v)
		for y := range int32(3) {
			for x := range int32(70) {
				m := empty.Clone()
				m.Set(x, y, true)
				part(&v.Ground, m)
				put("a bit", &v)
			}
		}
	}
	for n := range uint64(4) {
		put("token", &View{Tokens: []Token{{ID: TokenID(n)}}})
		put("door", &View{Doors: []Door{{ID: DoorID(n)}}})
		put("seat", &View{Seats: []Seat{{ID: SeatID(n)}}})
		put("entry", &View{Turn: Turn{Entries: []Entry{{ID: EntryID(n)}}}})
		put("entries", &View{Turn: Turn{Entries: []Entry{{ID: EntryID(n)}, {ID: 77}}}})
		put("entries turned", &View{Turn: Turn{Entries: []Entry{{ID: 77}, {ID: EntryID(n)}}}})
		put("wall", &View{Walls: make([]Wall, n+1)})
		put("light", &View{Lights: make([]Light, n+1)})
		put("land", &View{Land: []Land{{Run{grid.Cell{}, int32(n + 1)}, rules.Rough}}})
		put("other land", &View{Land: []Land{{Run{grid.Cell{}, int32(n + 1)}, rules.Water}}})
		put("land elsewhere", &View{Land: []Land{{Run{grid.Cell{Y: 1}, int32(n + 1)}, rules.Rough}}})
	}
	put("tokens", &View{Tokens: []Token{{ID: 1}, {ID: 2}}})
	v, w := &View{Tokens: []Token{{ID: 2}, {ID: 1}}}, &View{Tokens: []Token{{ID: 1}, {ID: 2}}}
	if v.Sum() != w.Sum() || !v.Equal(w) {
		t.Error("the order of tokens counts")
	}
}
