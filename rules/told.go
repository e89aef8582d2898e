package rules

import (
	"cmp"
	"slices"

	"sightline/geom/sight"
)

// Told is what one creature can be told of another in words, as numbers: a client says it in its own language ("goblin, 3 squares
// north-east, half cover behind the pillar").
type Told struct {
	Other    int   // index of the other
	Distance int32 // cells, by the profile (R-024-018)
	Up       int32 // layers that it is higher, lower when negative; 0 when they share a layer
	// Heading is the point of the compass it lies at, of 8 on squares or 12 on hexes (grid.Heading): counted clockwise from up.
	Heading, Points int
	Adjacent        bool // next to the viewer, with no wall between
	Cover           Cover
	By              []Giver // what gives the cover, what blocks most lines first
	Arc             Arc     // where it is for the viewer, that faces somewhere
}

// Giver is something that gives cover: a wall or a creature.
type Giver struct {
	Wall  int32 // the wall's ID; -1: it is a creature
	Other int   // index of the creature; -1: it is a wall
	Lines int   // how many lines it blocks
}

// Witness is what telling asks of a scene; *sight.Scene is one.
type Witness interface {
	Lines
	Contacts
}

// Tell says what the viewer can be told of each of others that named picks (nil: all), the nearest first, of two as near the one
// earlier in the list. All others that are not down may stand in the way, named or not: the caller passes no one of whom the viewer
// may not know.
func (p Profile) Tell(w Witness, viewer Figure, others []Figure, named func(i int) bool) []Told {
	g := w.Grid()
	var bodies []sight.Body
	var who []int // whose
	for i, o := range others {
		if !o.Down {
			bodies, who = append(bodies, o.Body(g)), append(who, i)
		}
	}
	var all []Told
	for i, o := range others {
		if named != nil && !named(i) {
			continue
		}
		t := p.tell(w, viewer, o)
		t.Other = i
		rest, whose := bodies, who
		if n := slices.Index(who, i); n >= 0 {
			rest, whose = slices.Delete(slices.Clone(bodies), n, n+1), slices.Delete(slices.Clone(who), n, n+1)
		}
		t.Cover = p.Cover(w, viewer.Body(g), o.Body(g), rest)
		t.By = givers(t.Cover, whose)
		all = append(all, t)
	}
	slices.SortStableFunc(all, func(a, b Told) int {
		m, x, y := g.Middle(viewer.Size, viewer.At), others[a.Other], others[b.Other]
		return cmp.Or(cmp.Compare(a.Distance, b.Distance), cmp.Compare(g.Dist2(m, g.Middle(x.Size, x.At)), g.Dist2(m, g.Middle(y.Size, y.At))))
	})
	return all
}

// tell is what needs no lines.
func (p Profile) tell(w Witness, viewer, o Figure) Told {
	g := w.Grid()
	t := Told{Distance: p.Distance(g, viewer, o), Points: 8, Adjacent: p.Adjacent(w, viewer, o), Arc: p.Arc(g, viewer, o.Cells(g))}
	if g.Hex() {
		t.Points = 12
	}
	t.Heading = g.Heading(g.Middle(viewer.Size, viewer.At), g.Middle(o.Size, o.At), t.Points)
	if t.Up = o.Layers().Apart(viewer.Layers()); o.Floor < viewer.Floor {
		t.Up = -t.Up
	}
	return t
}

// givers counts what blocks the lines of a cover; whose is the indices of the bodies that were in the way.
func givers(c Cover, whose []int) []Giver {
	lines := c.Lines
	if c.Degree == sight.Total {
		lines = c.Sight
	}
	var all []Giver
	for _, l := range lines {
		if !l.Blocked {
			continue
		}
		by := Giver{Wall: l.Wall, Other: -1}
		if l.Body >= 0 {
			by = Giver{Wall: -1, Other: whose[l.Body]}
		}
		i := slices.IndexFunc(all, func(o Giver) bool { return o.Wall == by.Wall && o.Other == by.Other })
		if i < 0 {
			i, all = len(all), append(all, by)
		}
		all[i].Lines++
	}
	slices.SortStableFunc(all, func(a, b Giver) int {
		return cmp.Or(b.Lines-a.Lines, cmp.Compare(a.Wall, b.Wall), cmp.Compare(a.Other, b.Other))
	})
	return all
}
