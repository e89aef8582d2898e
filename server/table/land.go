package table

import (
	"cmp"
	"slices"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// MaxLand is how many rows of cells of ground that is not plain a map may have.
const MaxLand = 20000

// paintLand paints ground. Every row must lie on the map.
func (d *decision) paintLand(b wire.PaintLand) wire.Reason {
	g := d.now.geometry()
	if g.grid.Kind == grid.Gridless || len(b.Runs) == 0 || b.Kind > rules.AllLand {
		return bad
	}
	for _, r := range b.Runs {
		last := grid.Cell{X: r.Cell.X + r.N - 1, Y: r.Cell.Y}
		if r.N < 1 || !g.grid.Inside(g.Bounds, r.Cell) || !g.grid.Inside(g.Bounds, last) { // the map is convex
			return wire.Reason{Code: wire.CodeOutside}
		}
	}
	now := Land{g.grid, d.now.Land()}
	next := now.painted(b.Kind, b.Runs)
	switch {
	case len(next.List) > MaxLand:
		return wire.Reason{Code: wire.CodeFull, Limit: MaxLand}
	case slices.Equal(now.List, next.List):
		return fine
	case d.now.Scene.Land.Grid != g.grid:
		d.emit(LandSet{now})
	}
	d.emit(Painted{b.Kind, b.Runs})
	return fine
}

// painted is the land after a stroke, whose rows are cells of the land's grid.
func (l Land) painted(kind rules.Land, runs []wire.Run) Land {
	list := slices.Clone(l.List)
	for _, r := range runs {
		from, _ := slices.BinarySearchFunc(list, r.Cell.Y, func(w wire.Land, y int32) int { return cmp.Compare(w.Run.Cell.Y, y) })
		to, _ := slices.BinarySearchFunc(list, int64(r.Cell.Y)+1, func(w wire.Land, y int64) int { return cmp.Compare(int64(w.Run.Cell.Y), y) })
		list = slices.Replace(list, from, to, paintedRow(slices.Clone(list[from:to]), kind, r)...)
	}
	return Land{l.Grid, list}
}

// paintedRow is one row of land after a stroke along it.
func paintedRow(row []wire.Land, kind rules.Land, r wire.Run) []wire.Land {
	at := known.Land(row)
	ends := []int32{r.Cell.X, r.Cell.X + r.N}
	for _, w := range row {
		ends = append(ends, w.Run.Cell.X, w.Run.Cell.X+w.Run.N)
	}
	slices.Sort(ends)
	ends = slices.Compact(ends)
	var out []wire.Land
	for i, x := range ends[:len(ends)-1] {
		c := grid.Cell{X: x, Y: r.Cell.Y}
		is := rules.Land(0)
		if at != nil {
			is = at(c)
		}
		if x >= r.Cell.X && x < r.Cell.X+r.N {
			is |= kind
			if kind == 0 {
				is = 0
			}
		}
		out = appendLand(out, wire.Land{Run: wire.Run{Cell: c, N: ends[i+1] - x}, Kind: is})
	}
	return out
}

// appendLand adds a row's part to the list, to the last one where it goes on with that; plain ground is left out.
func appendLand(list []wire.Land, l wire.Land) []wire.Land {
	if l.Kind == 0 {
		return list
	}
	if n := len(list); n > 0 {
		last := &list[n-1]
		if last.Kind == l.Kind && last.Run.Cell.Y == l.Run.Cell.Y && last.Run.Cell.X+last.Run.N == l.Run.Cell.X {
			last.Run.N += l.Run.N
			return list
		}
	}
	return append(list, l)
}

// landKey is what land on a grid is made of; lists of a state are never changed in place.
type landKey struct {
	geo  *geometry
	from grid.Grid
	list *wire.Land
	n    int
}

// Land is the ground that is not plain as it is on the grid of the scene: none on a gridless one.
func (st *State) Land() []wire.Land {
	l := st.Scene.Land
	if len(l.List) == 0 || l.Grid == st.Scene.Grid {
		return l.List
	}
	g := st.geometry()
	return memo(st.cache, landKey{g, l.Grid, &l.List[0], len(l.List)}, 32*len(l.List), func() []wire.Land { return g.land(l) })
}

// land is what of a land lies under the centres of the cells.
func (g *geometry) land(l Land) []wire.Land {
	var cells []wire.Land
	at := known.Land(l.List)
	for c := range g.grid.Cells(g.Bounds) {
		old := l.Grid.At(l.Grid.FromCells(g.grid.ToCells(g.grid.Centre(c))))
		if kind := at(old); kind != 0 {
			cells = append(cells, wire.Land{Run: wire.Run{Cell: c, N: 1}, Kind: kind})
		}
	}
	slices.SortFunc(cells, func(a, b wire.Land) int { return a.Run.Cell.Compare(b.Run.Cell) })
	var list []wire.Land
	for _, c := range cells {
		list = appendLand(list, c)
	}
	return list
}
