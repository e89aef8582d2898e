package table

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/maps"
	"sightline/server/wire"
)

// Plan is the map on its lattice, for view: all of it, secrets too.
type Plan struct {
	maps.Lattice
	Wide, High int32 // sub-cells
	geo        *geometry
}

// Plan returns the map on the table as the grid has it. It is constant.
func (st *State) Plan() Plan {
	g := st.geometry()
	return Plan{g.Lattice, g.w, g.h, g}
}

// Beside lists the sub-cells (column, row) along both sides of a door.
func (p Plan) Beside(door int32) []geom.Point { return p.geo.beside[door] }

// Joined lists the sub-cells (column, row) of a token's space that count when it is asked whether it is seen.
func (st *State) Joined(t *Token) []geom.Point { return st.subs(st.stage(), t.space()) }

// JoinedAt is Joined for a token of that size that was once seen at a place.
func (st *State) JoinedAt(s grid.Size, at grid.Place) []geom.Point {
	at.Quarter = 0
	on := st.stage()
	return st.subs(on, space{s, at, on.clearNew(at)})
}

// Sights returns what each token that the seat plays sees, by token ID.
func (st *State) Sights(seat wire.SeatID) []*Sight {
	if seat == 0 {
		return nil
	}
	return st.viewers(seat)
}
