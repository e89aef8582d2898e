package rulecheck

import (
	"slices"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/fight"
)

// cube lays a cube by hand from a corner towards the lower right, as V-014-071-07 has it.
func cube(p rules.Profile, g facts) facts {
	name := "corner_vertex"
	if !g.has(name) {
		name = "origin_vertex"
	}
	from, n := g.point(name), g.within("side_cells", 1, 100)
	cells := laid(p, g.grid(), p.Lay(g.grid(), area.Cube, from.Add(geom.Point{X: 90, Y: -70}), from.Add(geom.Point{X: 900, Y: 2000}), n))
	return facts{"count": len(cells), "cells": plain(cells)}
}

// laid is the cells that a template covers on an open field.
func laid(p rules.Profile, g grid.Grid, s area.Shape) []grid.Cell {
	var cells []grid.Cell
	for _, r := range p.Area(open(g), rules.Effect{Shape: s, Toward: s.Origin}) {
		cells = append(cells, r.Cell)
	}
	return cells
}

func open(g grid.Grid) *sight.Scene {
	s, _ := sight.Prepare(sight.Config{Grid: g, Bounds: board})
	return s
}

// enemy is the creature that a vector has flanked or facing: on squares by its first cell and its side, else by its cells.
func enemy(g facts, anchor, side, cells string) rules.Figure {
	if g.has(cells) {
		return g.figure(cells, g.grid())
	}
	n := g.within(side, 1, 16)
	return rules.Figure{Size: grid.Across(n), At: grid.Place{Cell: centred(g.cell(anchor), n)}}
}

// centred is the cell of the place of a square space so many cells across, by its first cell.
func centred(first grid.Cell, across int32) grid.Cell {
	return first.Add(grid.Cell{X: (across - 1) / 2, Y: (across - 1) / 2})
}

func flank(p rules.Profile, g facts) facts {
	p.Flanking = true
	e := enemy(g, "enemy_anchor", "enemy_side", "enemy_cells")
	if g.has("enemy_size") && g.size("enemy_size").Across() != e.Size.Across() {
		panic(fault{"enemy_size", "does not take up those cells"})
	}
	others := []rules.Figure{g.figure("a", g.grid()), g.figure("b", g.grid())}
	got := p.Flank(open(g.grid()), e, others, 0, 1, func(int) bool { return true })
	between := got.Opposition.Between[:]
	slices.Sort(between)
	return facts{"flanking": got.Yes(), "between": []any{between[0], between[1]}}
}

func mayFlank(p rules.Profile, g facts) facts {
	p.Flanking = true
	sees := g.truth("sees_enemy")
	others := []rules.Figure{{At: grid.Place{Cell: grid.Cell{X: 1}}, Down: g.truth("incapacitated")}, {At: grid.Place{Cell: grid.Cell{X: -1}}}}
	got := p.Flank(open(grid.Grid{}), rules.Figure{}, others, 0, 1, func(i int) bool { return i == 1 || sees })
	return facts{"can_flank": got.Yes()}
}

// facings are the sides of squares and of hexes by their names, clockwise from up, and where they look.
var facings = map[grid.Kind][]string{grid.Square: {"n", "e", "s", "w"}, grid.HexPointy: {"ne", "e", "se", "sw", "w", "nw"}}

func arc(p rules.Profile, g facts) facts {
	p.Facing = true
	kind := g.grid()
	f := enemy(g, "anchor", "side_cells", "cells")
	f.Arcs = grid.Facing
	side, sides := g.among("facing", facings[kind.Kind]...), len(facings[kind.Kind])
	f.Facing = int16(side * 360 / sides)
	if kind.Hex() {
		f.Facing += 30
	}
	return facts{"arc": p.Arc(kind, f, g.space("cell")).Arc.String()}
}

// about is cells in each arc of a creature that looks up.
var about = map[string]grid.Cell{"front": {X: 0, Y: -1}, "left": {X: -1, Y: 0}, "right": {X: 1, Y: 0}, "rear": {X: 0, Y: 1}}

// side is a cell in the arc that a value names, which must be given.
func (f facts) side(name string) grid.Cell {
	names := []string{"front", "left", "right", "rear"}
	return about[names[f.among(name, names...)]]
}

func arcOf(p rules.Profile, g facts) facts {
	name := "attacker_in_arc"
	if !g.has(name) {
		name = "target_in_arc"
	}
	p.Facing = true
	got := p.Arc(grid.Grid{}, rules.Figure{Arcs: grid.Facing}, []grid.Cell{g.side(name)})
	roll := "normal"
	if got.Advantage {
		roll = "advantage"
	}
	return facts{"roll": roll, "can_target": got.Seen, "sees": got.Seen}
}

func shield(p rules.Profile, g facts) facts {
	p.Facing = true
	t := duel(1)
	t.Target.At, t.Attacker.At = grid.Place{}, grid.Place{Cell: g.side("attack_from")}
	t.Attacker.Arcs = grid.Arcs{}
	t.Shield, t.ShieldLeft = g.least("shield_bonus", 0), g.among("shield_arm", "left", "right") == 0
	return facts{"ac_bonus": t.Shield + weighed(p, t).AC}
}

// attackRange tries a ranged attack along a line that is counted foot by foot.
func attackRange(p rules.Profile, g facts) facts {
	t := duel(g.within("distance_ft", 0, 20_000))
	t.Ranged, t.Normal = true, g.least("normal_ft", 0)
	if g.has("long_ft") {
		t.Long = g.least("long_ft", 0)
	}
	return tried(p, t)
}

func attackReach(p rules.Profile, g facts) facts {
	t := duel(g.within("distance_squares", 0, 1000))
	t.Normal = p.Cells(p.Feet)
	if g.has("reach_ft") {
		t.Normal = p.Cells(g.least("reach_ft", 0))
	}
	return tried(p, t)
}

func tried(p rules.Profile, t fight.Try) facts {
	v := weighed(p, t)
	if !v.Allowed {
		return facts{"allowed": false}
	}
	return facts{"allowed": true, "roll": modeNames[v.Mode]}
}

func leaving(p rules.Profile, g facts) facts {
	steps := g.path()
	watcher := rules.Figure{At: grid.Place{Cell: g.cell("watcher")}}
	reach := int32(1)
	if g.has("reach_squares") {
		reach = g.least("reach_squares", 0)
	}
	got := fight.Chances(p, g.grid(), rules.Figure{At: steps[0]}, steps[1:], []rules.Figure{watcher}, []int32{reach}, fight.Own, func(int, int) bool { return true })
	if len(got) == 0 {
		return facts{"provokes": false, "before_step": nil}
	}
	return facts{"provokes": true, "before_step": got[0].Step + 1}
}

func estimate(_ rules.Profile, g facts) facts {
	shape := g.among("shape", "cone", "cube", "square", "cylinder", "line", "sphere", "circle")
	kind := [...]area.Kind{area.Cone, area.Cube, area.Cube, area.Cylinder, area.Line, area.Sphere, area.Circle}[shape]
	name := [...]string{"size_sah", "size_sah", "size_sah", "radius_sah", "length_sah", "radius_sah", "radius_sah"}[shape]
	crowd := int32(0)
	if g.has("crowding") {
		crowd = [...]int32{1, -1, 0}[g.among("crowding", "tight", "loose", "normal")]
	}
	if crowd != 0 {
		crowd *= g.within("d3", 1, 3)
	}
	return facts{"targets": rules.Estimate(kind, g.least(name, 0), crowd)}
}
