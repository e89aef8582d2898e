package rules

import (
	"sightline/geom"
	"sightline/geom/grid"
	"sightline/geom/sight"
)

// Contacts is what a judge of contacts between cells asks of a scene; *sight.Scene is one.
type Contacts interface {
	Grid() grid.Grid
	Clear(a, b geom.Point, ch sight.Channel) bool
}

// Flanker says why a creature does its part in flanking, or does not.
type Flanker uint8

// The reasons, in the order they are looked for.
const (
	Flanks      Flanker = iota
	FlankingOff         // the table plays without (R-014-075)
	IsDown              // it is incapacitated
	SeesNot             // it can't see the enemy
	Apart               // it is not next to the enemy
	Walled              // it is next to the enemy, but a wall is between wherever they touch
	NotOpposite         // the two are not on opposite sides
)

// String names the reason for logs and tests.
func (f Flanker) String() string {
	return [...]string{"flanks", "flanking is off", "is down", "does not see", "not adjacent", "a wall between", "not opposite", "unknown"}[min(f, NotOpposite+1)]
}

// Flank is the verdict on two creatures about a third.
type Flank struct {
	A, B       int // their indices
	Opposition grid.Opposition
	Why        Flanker // Flanks, or what keeps them from it
	Who        int     // index of the one it is about; -1: both
}

// Yes says whether they flank: each has advantage on melee attacks on the enemy (R-014-075).
func (f Flank) Yes() bool { return f.Why == Flanks }

// Flank judges whether two of others flank an enemy (R-014-075 to R-014-077). sees says which of them see it.
func (p Profile) Flank(w Contacts, enemy Figure, others []Figure, a, b int, sees func(i int) bool) Flank {
	v := Flank{A: a, B: b, Who: -1}
	if !p.Flanking {
		v.Why = FlankingOff
		return v
	}
	space := enemy.Cells(w.Grid())
	var cells [2][]grid.Cell
	for i, who := range [2]int{a, b} {
		if cells[i], v.Why = contact(w, enemy, space, others[who], sees(who)); v.Why != Flanks {
			v.Who = who
			return v
		}
	}
	var ok bool
	if v.Opposition, ok = w.Grid().Opposite(space, cells[0], cells[1]); !ok {
		v.Why = NotOpposite
	}
	return v
}

// contact is the cells by which a creature touches the enemy, and why it can't flank.
func contact(w Contacts, enemy Figure, space []grid.Cell, f Figure, sees bool) ([]grid.Cell, Flanker) {
	g := w.Grid()
	switch {
	case f.Down:
		return nil, IsDown
	case !sees:
		return nil, SeesNot
	case f.Layers().Apart(enemy.Layers()) > 1:
		return nil, Apart
	}
	own := f.Cells(g)
	if len(g.Touching(nil, own, space, nil)) == 0 {
		return nil, Apart
	}
	open := func(from, to grid.Cell) bool { return w.Clear(g.Centre(from), g.Centre(to), sight.Effect) }
	cells := g.Touching(nil, own, space, open)
	if len(cells) == 0 {
		return nil, Walled
	}
	return cells, Flanks
}

// Adjacent says whether two creatures are next to each other or share a cell, with no wall between wherever they touch: a wall
// that stops effects ends an adjacency.
func (p Profile) Adjacent(w Contacts, a, b Figure) bool {
	g := w.Grid()
	space, own := b.Cells(g), a.Cells(g)
	if a.Layers().Apart(b.Layers()) > 1 {
		return false
	}
	open := func(from, to grid.Cell) bool { return w.Clear(g.Centre(from), g.Centre(to), sight.Effect) }
	return g.Overlap(own, space) || len(g.Touching(nil, own, space, open)) > 0
}

// Flankers is every two of others that flank an enemy, in their order.
func (p Profile) Flankers(w Contacts, enemy Figure, others []Figure, sees func(i int) bool) []Flank {
	if !p.Flanking {
		return nil
	}
	var all []Flank
	for a := range others {
		for b := a + 1; b < len(others); b++ {
			if v := p.Flank(w, enemy, others, a, b, sees); v.Yes() {
				all = append(all, v)
			}
		}
	}
	return all
}
