package rules

import (
	"sightline/geom/grid"
)

// Squeezed is the size of the space into which a creature can squeeze: one size smaller; false for one whose space can't be smaller.
// The source texts know no squeezing: it is an option of ours, and a squeezed creature pays each step once more (see [Gait]).
func Squeezed(s grid.Size) (grid.Size, bool) {
	if s.Across() < 2 {
		return s, false
	}
	return grid.Across(s.Across() - 1), true
}

// Own is the size of a creature whose space is that of s: while it squeezes, one size more.
func Own(s grid.Size, squeezed bool) grid.Size {
	if squeezed {
		return grid.Across(s.Across() + 1)
	}
	return s
}

// Squeeze is where a creature stands that squeezes into the smaller space: within its own, as near to its middle as walls and
// ground allow, of two places as near the one further down, then further right. It never costs anything by itself.
func (p Profile) Squeeze(g Ground, m Mover) (grid.Place, bool) {
	small, ok := Squeezed(m.Size)
	if !ok {
		return m.At, false
	}
	gr := g.Walls.Grid()
	whole := gr.Space(nil, m.Size, m.At)
	return gr.Free(small, gr.Middle(m.Size, m.At), m.Size.Across(), func(at grid.Place) bool {
		cells := gr.Space(nil, small, at)
		return gr.Holds(whole, cells) && g.Walls.Fits(cells)
	})
}

// Unsqueeze is where a squeezed creature stands when it takes up its own space of a size again: one that holds the smaller space,
// lies on the map, has no wall in it and nobody else, as near to its middle as can be.
func (p Profile) Unsqueeze(g Ground, m Mover, size grid.Size) (grid.Place, bool) {
	gr := g.Walls.Grid()
	stands := p.stands(g, m, size)
	return gr.Free(size, gr.Middle(m.Size, m.At), size.Across(), stands)
}

// Stands says whether a squeezed creature can take up its own space of a size at a place, as [Profile.Unsqueeze] has it.
func (p Profile) Stands(g Ground, m Mover, size grid.Size, at grid.Place) bool {
	return p.stands(g, m, size)(at)
}

func (p Profile) stands(g Ground, m Mover, size grid.Size) func(at grid.Place) bool {
	gr := g.Walls.Grid()
	inner := gr.Space(nil, m.Size, m.At)
	m.Size, m.Squeezed = size, false
	j := p.judge(g, m)
	return func(at grid.Place) bool {
		j.was, j.now = inner, gr.Space(j.now[:0], size, at)
		return gr.Holds(j.now, inner) && j.onMap() && g.Walls.Fits(j.now) && !j.onto(Chasm|Filled) && j.occupies(at) < 0
	}
}
