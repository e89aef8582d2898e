package app

import (
	"cmp"
	"slices"

	"sightline/geom/sight"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// toldMost is how many others a token is told of, the nearest.
const toldMost = 40

// Neighbour is what a token of the user's can be told of another in words.
type Neighbour struct {
	rules.Told
	Token wire.TokenID
	Cover Degree
	By    []Giver // what gives the cover, what blocks most lines first
}

// Giver is something that gives cover, as the user knows it by name.
type Giver struct {
	By    Blame
	Kind  sight.Kind // of a wall
	Name  string     // of a token
	Lines int
}

// told is what was told last, kept until the view changes.
type told struct {
	view *wire.View
	of   wire.TokenID
	all  []Neighbour
}

// Around returns what one token can be told of the others that are seen now, the nearest first.
func (m *Model) Around(id wire.TokenID) []Neighbour {
	if m.told.view == m.View && m.told.of == id {
		return m.told.all
	}
	m.told = told{view: m.View, of: id}
	t := m.Token(id)
	if t == nil || t.Past {
		return nil
	}
	figures, who, near := m.nearest(t)
	for _, n := range m.geometry.profile.Tell(m.sight(), known.Figure(t), figures, func(i int) bool { return near[who[i]] }) {
		m.told.all = append(m.told.all, Neighbour{Told: n, Token: who[n.Other], Cover: Degree(n.Cover.Degree), By: m.givers(n.By, who)})
	}
	return m.told.all
}

// nearest returns those who are told of, and with them all who are no further off and may stand in the way: cover costs, and nobody
// listens to hundreds.
func (m *Model) nearest(t *wire.Token) (figures []rules.Figure, who []wire.TokenID, near map[wire.TokenID]bool) {
	all, ids := known.Figures(m.View, t.ID)
	far, order := make([]int32, len(all)), make([]int, len(all))
	for i, f := range all {
		far[i], order[i] = m.geometry.profile.Distance(m.Grid(), known.Figure(t), f), i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(far[a], far[b]) })
	near, reach := map[wire.TokenID]bool{}, int32(0)
	for _, i := range order[:min(len(order), toldMost)] {
		near[ids[i]], reach = true, far[i]
	}
	for i, f := range all {
		if far[i] <= reach+1 {
			figures, who = append(figures, f), append(who, ids[i])
		}
	}
	return figures, who, near
}

// givers names what gives cover; walls of one kind are one thing in words.
func (m *Model) givers(by []rules.Giver, who []wire.TokenID) []Giver {
	var all []Giver
	for _, b := range by {
		g := Giver{Lines: b.Lines}
		if b.Other >= 0 {
			g.By, g.Name = BlameToken, m.Token(who[b.Other]).Name
		} else {
			g.By, g.Kind = m.blame(known.WallOf(m.View, b.Wall))
		}
		all = count(all, g)
	}
	return mostFirst(all)
}

// count adds a giver to those there are, to the one that is called the same if there is one.
func count(all []Giver, g Giver) []Giver {
	for i := range all {
		if o := &all[i]; o.By == g.By && o.Kind == g.Kind && o.Name == g.Name {
			o.Lines += g.Lines
			return all
		}
	}
	return append(all, g)
}

// mostFirst orders givers by how many lines they block.
func mostFirst(all []Giver) []Giver {
	slices.SortStableFunc(all, func(a, b Giver) int { return cmp.Compare(b.Lines, a.Lines) })
	return all
}

// blame says what kind of thing blocks.
func (m *Model) blame(b known.Blocker) (Blame, sight.Kind) {
	switch b.By {
	case known.ByToken:
		return BlameToken, 0
	case known.ByDoor:
		return BlameDoor, 0
	case known.ByWall:
		return BlameWall, m.View.Walls[b.Wall].Kind
	}
	return BlameNone, 0
}

// lookRound opens what is told of those around the selected token and gives it the keyboard; without one the first of the user's
// own is selected.
func (m *Model) lookRound() {
	if t := m.Token(m.Selected); t == nil || !m.Mine(t) {
		own := m.own()
		if len(own) == 0 {
			m.warn(SayNoToken)
			return
		}
		m.choose(own[0])
	}
	if m.Narrow() { // one panel at a time
		m.Open = [Panels]bool{}
	}
	m.Open[PanelToken], m.Looking, m.Stale = true, true, true
	m.bring(PanelToken)
	m.Looks++
}
