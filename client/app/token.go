package app

import (
	"cmp"
	"math"
	"slices"

	"sightline/geom/grid"
	"sightline/rules/fight"
	"sightline/server/wire"
)

// Token returns a token of the view, or nil.
func (m *Model) Token(id wire.TokenID) *wire.Token {
	if m.View == nil || id == 0 {
		return nil
	}
	i, ok := slices.BinarySearchFunc(m.View.Tokens, id, func(t wire.Token, id wire.TokenID) int { return cmp.Compare(t.ID, id) })
	if !ok {
		return nil
	}
	return &m.View.Tokens[i]
}

// Mine says whether the user may move a token.
func (m *Model) Mine(t *wire.Token) bool {
	if m.Watching != 0 || t.Past {
		return false
	}
	return m.IsGM() || t.Owner != 0 && t.Owner == m.View.Me.Seat
}

// PlaceOf returns where a token is drawn: where the last move without an answer puts it, else where the view has it.
func (m *Model) PlaceOf(t *wire.Token) (at grid.Place, pending bool) {
	at = t.At
	for _, p := range m.Pending {
		if p.Token == t.ID {
			at, pending = p.Place, true
		}
	}
	return at, pending
}

// Order returns the tokens in the order they are drawn: remembered ones first, then those that are down, large below
// small, the selected one last. The slice is of indices into View.Tokens.
func (m *Model) Order() []int {
	if m.View == nil {
		return nil
	}
	order := make([]int, len(m.View.Tokens))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		a, b := &m.View.Tokens[i], &m.View.Tokens[j]
		return cmp.Or(-flag(a.Past, b.Past), -flag(a.Down, b.Down), -cmp.Compare(m.Across(a), m.Across(b)),
			flag(a.ID == m.Selected, b.ID == m.Selected))
	})
	return order
}

// flag orders false before true.
func flag(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// Across returns how wide a token is, in cells.
func (m *Model) Across(t *wire.Token) float64 { return m.Grid().Extent(t.Size) }

// hit returns the token drawn at x, y (CSS pixels), the topmost one, or nil. Fingers get a wider berth.
func (m *Model) hit(x, y float64, wide bool) *wire.Token {
	order := m.Order()
	for i := len(order) - 1; i >= 0; i-- {
		t := &m.View.Tokens[order[i]]
		at, _ := m.PlaceOf(t)
		cx, cy := m.Screen(m.Grid().Middle(t.Size, at))
		r := m.Across(t) / 2 * m.Camera.Zoom
		if wide {
			r = max(r, 22)
		}
		if math.Hypot(cx-x, cy-y) <= max(r, 6) {
			return t
		}
	}
	return nil
}

// door returns the door whose mark is drawn at x, y (CSS pixels), or nil.
func (m *Model) door(x, y float64, wide bool) *wire.Door {
	if m.View == nil {
		return nil
	}
	reach := 12.0
	if wide {
		reach = 22
	}
	var best *wire.Door
	for i := range m.View.Doors {
		d := &m.View.Doors[i]
		ax, ay := m.Screen(d.A)
		bx, by := m.Screen(d.B)
		if r := toSegment(x, y, ax, ay, bx, by); r <= reach {
			best, reach = d, r
		}
	}
	return best
}

// toSegment returns how far x, y is from the segment from a to b.
func toSegment(x, y, ax, ay, bx, by float64) float64 {
	dx, dy := bx-ax, by-ay
	t := 0.0
	if l := dx*dx + dy*dy; l > 0 {
		t = max(0, min(1, ((x-ax)*dx+(y-ay)*dy)/l))
	}
	return math.Hypot(x-ax-t*dx, y-ay-t*dy)
}

// next selects the token after (back: before) the selected one of those the user may move. It says whether there is one.
func (m *Model) next(back bool) bool {
	ids := m.own()
	if back {
		slices.Reverse(ids)
	}
	i := slices.Index(ids, m.Selected) + 1
	if i >= len(ids) {
		return false
	}
	m.choose(ids[i])
	return true
}

func (m *Model) own() []wire.TokenID {
	var ids []wire.TokenID
	if m.View == nil {
		return nil
	}
	for i := range m.View.Tokens {
		if t := &m.View.Tokens[i]; m.Mine(t) {
			ids = append(ids, t.ID)
		}
	}
	slices.SortStableFunc(ids, func(a, b wire.TokenID) int { return cmp.Compare(m.Token(a).Name, m.Token(b).Name) })
	return ids
}

// choose selects a token; 0: none.
func (m *Model) choose(id wire.TokenID) {
	if m.Selected == id {
		return
	}
	m.Selected, m.Fly, m.Stale, m.Dirty, m.Going = id, false, true, true, fight.Own
	m.reflank()
}
