package table

import (
	"cmp"
	"slices"

	"sightline/geom/grid"
	"sightline/server/wire"
)

// stood is where tokens stood on other grids when the scene gets another one: where they stand now is one more of that.
func (st *State) stood(next grid.Grid) []Stood {
	list := slices.DeleteFunc(slices.Clone(st.Stood), func(s Stood) bool { return s.Grid == next || s.Grid == st.Scene.Grid })
	for _, t := range st.Tokens {
		list = append(list, Stood{t.ID, st.Scene.Grid, t.At, t.Clear})
	}
	return list
}

// unstood forgets where a token stood on other grids, since it has moved.
func (st *State) unstood(id wire.TokenID) {
	st.Stood = without(st.Stood, func(s Stood) bool { return s.Token == id })
}

// regrid is where all tokens come to stand on another grid: as near as can be to where they stand on the map, parted where the new
// cells would put two into one. Whoever has not moved since the scene had that grid goes back to its very place. Those that fewer
// may know of make room for the others, and so tell nothing by where others stand.
func (d *decision) regrid(from, to *geometry) []Placed {
	tokens := slices.Clone(d.now.Tokens)
	rank := map[wire.TokenID]int{}
	party := d.now.viewers(0)
	for i := range tokens {
		rank[tokens[i].ID] = d.now.secrecy(party, &tokens[i])
	}
	slices.SortStableFunc(tokens, func(a, b Token) int { return cmp.Compare(rank[a.ID], rank[b.ID]) })
	list := make([]grid.Standing, len(tokens))
	was := make([]Stood, len(tokens))
	for i, t := range tokens {
		list[i] = grid.Standing{Size: t.Size(), At: t.At}
		if j := slices.IndexFunc(d.now.Stood, func(s Stood) bool { return s.Token == t.ID && s.Grid == to.grid }); j >= 0 {
			was[i] = d.now.Stood[j]
			list[i].Was, list[i].Known = was[i].At, true
		}
	}
	var places []Placed
	for i, at := range to.grid.Resettle(from.grid, to.Bounds, list) {
		p := Placed{tokens[i].ID, to.nearest(list[i].Size, at), was[i].Clear}
		if !list[i].Known || p.At != was[i].At {
			p.Clear = to.clearNew(p.At)
		}
		places = append(places, p)
	}
	slices.SortFunc(places, func(a, b Placed) int { return cmp.Compare(a.Token, b.Token) })
	return places
}

// secrecy ranks tokens by who may know of them: players' own ones, those that players see, those they don't, those the GM hides.
func (st *State) secrecy(party []*Sight, t *Token) int {
	switch {
	case st.ofPlayers(t):
		return 0
	case t.Spec.Hidden:
		return 3
	case st.Table.Fog == wire.FogHand && slices.ContainsFunc(st.Joined(t), st.Hand.shown):
		return 1
	case st.Table.Fog == wire.FogSight && st.Seen(party, t):
		return 1
	}
	return 2
}
