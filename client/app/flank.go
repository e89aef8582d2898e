package app

import (
	"slices"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// Flank says of two tokens whether they flank a third, and if not why.
type Flank struct {
	Target, A, B wire.TokenID
	Opposition   grid.Opposition
	Why          rules.Flanker
	Who          wire.TokenID // whom Why is about; 0: both
}

// reflank finds again who flanks the one that is looked at, and whom the selected one flanks.
func (m *Model) reflank() {
	m.Flanks = nil
	if m.View == nil || !m.geometry.profile.Flanking {
		return
	}
	seen := map[wire.TokenID]bool{}
	for _, id := range []wire.TokenID{m.target(), m.Selected} {
		if t := m.Token(id); t != nil && !t.Past && !seen[id] {
			seen[id] = true
			m.Flanks = append(m.Flanks, m.flankers(t, 0)...)
		}
	}
	if own := m.Token(m.Selected); own != nil && !own.Past {
		for i := range m.View.Tokens {
			t := &m.View.Tokens[i]
			if !t.Past && !seen[t.ID] && known.Opposed(m.View, own, t) && m.touch3(own, t) {
				m.Flanks = append(m.Flanks, m.flankers(t, own.ID)...)
			}
		}
	}
}

// target is the token that the sight tool looks at, 0 for none.
func (m *Model) target() wire.TokenID {
	if m.Probe == nil {
		return 0
	}
	return m.Probe.To
}

// touch3 says whether two tokens are next to each other, heights counted in, whatever lies between.
func (m *Model) touch3(a, b *wire.Token) bool {
	return m.geometry.profile.Distance(m.Grid(), known.Figure(a), known.Figure(b)) == 1
}

// flankers returns every two that flank a token, or those of them that one takes part in.
func (m *Model) flankers(target *wire.Token, one wire.TokenID) []Flank {
	ids, figures, sees := m.besiegers(target)
	var all []Flank
	for _, f := range m.geometry.profile.Flankers(m.sight(), known.Figure(target), figures, sees) {
		n := Flank{Target: target.ID, A: ids[f.A], B: ids[f.B], Opposition: f.Opposition}
		if one == 0 || n.A == one || n.B == one {
			all = append(all, n)
		}
	}
	return all
}

// besiegers returns the tokens of the other side that are next to one, and which of them see it.
func (m *Model) besiegers(target *wire.Token) (ids []wire.TokenID, figures []rules.Figure, sees func(i int) bool) {
	for i := range m.View.Tokens {
		t := &m.View.Tokens[i]
		if !t.Past && known.Opposed(m.View, t, target) && m.touch3(t, target) {
			ids, figures = append(ids, t.ID), append(figures, known.Figure(t))
		}
	}
	enemy := known.Figure(target).Body(m.Grid())
	return ids, figures, func(i int) bool { return m.sees(figures[i].Body(m.Grid()), enemy) }
}

func (m *Model) sees(from, to sight.Body) bool {
	return m.sight().Seen(from, to, m.View.Table.Centre)
}

// tried says why a token does not flank another together with each of its own side that is next to that one.
func (m *Model) tried(from, target *wire.Token) []Flank {
	if !m.geometry.profile.Flanking || !known.Opposed(m.View, from, target) {
		return nil
	}
	ids, figures, _ := m.besiegers(target)
	own := slices.Index(ids, from.ID)
	if own < 0 {
		own = len(ids)
		ids, figures = append(ids, from.ID), append(figures, known.Figure(from))
	}
	enemy := known.Figure(target)
	sees := func(i int) bool { return m.sees(figures[i].Body(m.Grid()), enemy.Body(m.Grid())) }
	var all []Flank
	for i := range figures {
		if i == own {
			continue
		}
		f := m.geometry.profile.Flank(m.sight(), enemy, figures, own, i, sees)
		if f.Yes() {
			continue
		}
		n := Flank{Target: target.ID, A: from.ID, B: ids[i], Opposition: f.Opposition, Why: f.Why}
		if f.Who >= 0 {
			n.Who = ids[f.Who]
		}
		all = append(all, n)
	}
	return all
}
