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
	at, n := g.cell("corner_vertex"), g.number("side_cells")
	from := geom.Point{X: at.X * geom.Unit, Y: at.Y * geom.Unit}
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

// figure is a creature on cells: on squares those of a square space, else one hex.
func figure(cells []grid.Cell) rules.Figure {
	size := map[int]grid.Size{1: grid.Medium, 4: grid.Large, 9: grid.Huge}[len(cells)]
	at := cells[0]
	if len(cells) == 9 {
		at = at.Add(grid.Cell{X: 1, Y: 1})
	}
	return rules.Figure{Size: size, At: grid.Place{Cell: at}}
}

// enemy is the creature that a vector has flanked or facing: on squares by its first cell and its side.
func enemy(g facts, anchor, side string) rules.Figure {
	if n := g.number(side); n > 0 {
		at := g.cell(anchor).Add(grid.Cell{X: (n - 1) / 2, Y: (n - 1) / 2})
		return rules.Figure{Size: grid.Across(n), At: grid.Place{Cell: at}}
	}
	size := grid.Medium
	if g.word("enemy_size") != "" {
		size = sizeOf(g.word("enemy_size"))
	}
	return rules.Figure{Size: size}
}

func flank(p rules.Profile, g facts) facts {
	p.Flanking = true
	e := enemy(g, "enemy_anchor", "enemy_side")
	others := []rules.Figure{figure(g.cells("a")), figure(g.cells("b"))}
	got := p.Flank(open(g.grid()), e, others, 0, 1, func(int) bool { return true })
	between := got.Opposition.Between[:]
	slices.Sort(between)
	return facts{"flanking": got.Yes(), "between": []any{between[0], between[1]}}
}

func mayFlank(p rules.Profile, g facts) facts {
	p.Flanking = true
	others := []rules.Figure{{At: grid.Place{Cell: grid.Cell{X: 1}}, Down: g.yes("incapacitated")}, {At: grid.Place{Cell: grid.Cell{X: -1}}}}
	got := p.Flank(open(grid.Grid{}), rules.Figure{}, others, 0, 1, func(i int) bool { return i == 1 || g.yes("sees_enemy") })
	return facts{"can_flank": got.Yes()}
}

var facings = map[string]int16{"N": 0, "E": 90, "S": 180, "W": 270}

func arc(p rules.Profile, g facts) facts {
	p.Facing = true
	f := enemy(g, "anchor", "side_cells")
	f.Facing, f.Arcs = facings[g.word("facing")], grid.Facing
	return facts{"arc": p.Arc(g.grid(), f, []grid.Cell{g.cell("cell")}).Arc.String()}
}

// about is cells in each arc of a creature that looks up.
var about = map[string]grid.Cell{"front": {X: 0, Y: -1}, "left": {X: -1, Y: 0}, "right": {X: 1, Y: 0}, "rear": {X: 0, Y: 1}}

func judged(p rules.Profile, arc string) rules.Arc {
	p.Facing = true
	return p.Arc(grid.Grid{}, rules.Figure{Arcs: grid.Facing}, []grid.Cell{about[arc]})
}

func arcOf(p rules.Profile, g facts) facts {
	got := judged(p, g.word("attacker_in_arc")+g.word("target_in_arc"))
	roll := "normal"
	if got.Advantage {
		roll = "advantage"
	}
	return facts{"roll": roll, "can_target": got.Seen, "sees": got.Seen}
}

func shield(p rules.Profile, g facts) facts {
	p.Facing = true
	t := duel(1)
	t.Target.At, t.Attacker.At = grid.Place{}, grid.Place{Cell: about[g.word("attack_from")]}
	t.Attacker.Arcs = grid.Arcs{}
	t.Shield, t.ShieldLeft = g.number("shield_bonus"), g.word("shield_arm") == "left"
	return facts{"ac_bonus": t.Shield + weighed(p, t).AC}
}

func weapon(p rules.Profile, g facts) facts {
	t := duel(up(p, g.number("distance_ft")) + g.number("distance_squares"))
	t.Ranged = !g.has("reach_ft")
	t.Normal, t.Long = p.Cells(g.number("normal_ft")+g.number("reach_ft")), p.Cells(g.number("long_ft"))
	v := weighed(p, t)
	if !v.Allowed {
		return facts{"allowed": false}
	}
	return facts{"allowed": true, "roll": modeNames[v.Mode]}
}

func leaving(p rules.Profile, g facts) facts {
	var steps []grid.Place
	for _, c := range g.cells("path") {
		steps = append(steps, grid.Place{Cell: c})
	}
	watcher := rules.Figure{At: grid.Place{Cell: g.cell("watcher")}}
	got := fight.Chances(p, grid.Grid{}, rules.Figure{At: steps[0]}, steps[1:], []rules.Figure{watcher}, []int32{g.number("reach_squares")}, fight.Own, func(int, int) bool { return true })
	if len(got) == 0 {
		return facts{"provokes": false, "before_step": nil}
	}
	return facts{"provokes": true, "before_step": got[0].Step + 1}
}

func estimate(_ rules.Profile, g facts) facts {
	kind := map[string]area.Kind{"cone": area.Cone, "cube": area.Cube, "cylinder": area.Cylinder, "line": area.Line, "sphere": area.Sphere}[g.word("shape")]
	crowd := map[string]int32{"tight": 1, "loose": -1}[g.word("crowding")] * g.number("d3")
	return facts{"targets": rules.Estimate(kind, g.number("size_sah")+g.number("radius_sah")+g.number("length_sah"), crowd)}
}
