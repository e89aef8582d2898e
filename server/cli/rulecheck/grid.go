package rulecheck

import (
	"fmt"
	"slices"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/rules/turn"
)

// gridOps are what the grid judges.
var gridOps = map[string]op{
	"move.cost": moveCost, "distance": distance, "reach": reach, "move.can_enter": canEnter, "move.split": split,
	"move.budget": budget, "move.corner": corner, "move.pass": pass, "move.end": end, "speed.squares": speed,
	"size.cells": sizeCells, "size.footprint": footprint,
	"aoe.squares": covered, "aoe.hexes": covered, "aoe.coverage": coverage, "aoe.origin": origin,
	"aoe.count": estimate, "flank": flank, "flank.allowed": mayFlank,
	"facing.arc": arc, "facing.attack": arcOf, "facing.target": arcOf, "facing.shield": shield,
	"attack.range": weapon, "attack.reach": weapon, "move.opportunity": leaving,
	"los": lineOfSight, "cover": cover, "cover.degree": degree, "cover.bonus": bonus, "initiative.sort": order,
}

func moveCost(p rules.Profile, g facts) facts {
	var steps []grid.Place
	for _, c := range g.cells("path") {
		steps = append(steps, grid.Place{Cell: c})
	}
	rough := g.cells("difficult")
	p.Diagonal = g.diagonal()
	scene, _ := sight.Prepare(sight.Config{Bounds: board})
	m := p.Move(rules.Ground{Walls: scene, Rough: func(c grid.Cell) int32 {
		if slices.Contains(rough, c) {
			return 1
		}
		return 0
	}}, rules.Mover{At: steps[0], Speed: rules.Unlimited}, steps[1:])
	return facts{"cost": m.Spent.Cells, "cost_sah": m.Spent.Cells}
}

func distance(p rules.Profile, g facts) facts {
	a, b := g.cells("a"), g.cells("b")
	if a == nil {
		a, b = []grid.Cell{g.cell("from")}, []grid.Cell{g.cell("to")}
	}
	d := g.grid().Distance(g.diagonal(), a, b)
	return facts{"sah": d, "squares": d}
}

func reach(p rules.Profile, g facts) facts {
	d := g.grid().Distance(g.diagonal(), []grid.Cell{g.cell("from")}, []grid.Cell{g.cell("to")})
	return facts{"distance_sah": d, "in_reach": d <= g.number("reach_sah")}
}

// walk judges a straight walk of that many squares over open ground.
func walk(p rules.Profile, spent, speed, squares int32, rough int32) rules.Move {
	scene, _ := sight.Prepare(sight.Config{Bounds: board})
	var steps []grid.Place
	for x := range squares {
		steps = append(steps, grid.Place{Cell: grid.Cell{X: x + 1}})
	}
	return p.Move(rules.Ground{Walls: scene, Rough: func(grid.Cell) int32 { return rough }},
		rules.Mover{Spent: path.Spent{Cells: spent}, Speed: speed}, steps)
}

func canEnter(p rules.Profile, g facts) facts {
	return facts{"allowed": walk(p, 0, g.number("left"), 1, g.number("cost")-1).Reason == rules.Fine}
}

func split(p rules.Profile, g facts) facts {
	speed := p.Cells(g.number("speed_ft"))
	first := walk(p, 0, speed, p.Cells(g.number("before_ft")), 0)
	second := walk(p, first.Spent.Cells, speed, p.Cells(g.number("after_ft")), 0)
	return facts{"allowed": first.Reason == rules.Fine && second.Reason == rules.Fine}
}

func budget(p rules.Profile, g facts) facts {
	spent := int32(0)
	for _, part := range g["parts_ft"].([]any) {
		spent = walk(p, spent, rules.Unlimited, p.Cells(int32(part.(float64))), 0).Spent.Cells
	}
	return facts{"left_ft": g.number("speed_ft") - spent*p.Feet}
}

// board is large enough for all vectors, some of which lie left of and above cell (0,0).
var board = geom.Rect{Min: geom.Point{X: -10 * 2048, Y: -10 * 2048}, Max: geom.Point{X: 20 * 2048, Y: 20 * 2048}}

// filled is the walls about cells that something fills.
func filled(g grid.Grid, cells []grid.Cell) []sight.Wall {
	var walls []sight.Wall
	for _, c := range cells {
		corners := g.AppendCorners(nil, c)
		for i, a := range corners {
			walls = append(walls, sight.Wall{A: a, B: corners[(i+1)%len(corners)], Kind: sight.Obstacle, Door: -1, ID: int32(len(walls))})
		}
	}
	return walls
}

func corner(p rules.Profile, g facts) facts {
	scene, _ := sight.Prepare(sight.Config{Bounds: board, Walls: filled(grid.Grid{}, g.cells("filled"))})
	size := map[int32]grid.Size{1: grid.Medium, 2: grid.Large}[g.number("side_cells")]
	var others []rules.Creature
	for _, c := range g.cells("creatures") {
		others = append(others, rules.Creature{Cells: []grid.Cell{c}})
	}
	from := grid.Place{Cell: g.cell("from")}
	m := p.Move(rules.Ground{Walls: scene, Others: others}, rules.Mover{At: from, Size: size, Hair: grid.Grid{}.Centre(from.Cell), Speed: rules.Unlimited},
		[]grid.Place{{Cell: g.cell("to")}})
	return facts{"allowed": m.Reason == rules.Fine}
}

// through walks a creature over two squares, or as many as it takes, past another that stands in the way.
func through(p rules.Profile, g facts, squares int32) rules.Move {
	o := g.sub("other")
	size := sizeOf(o.word("size"))
	other := rules.Creature{Size: size, Ally: o.yes("ally"), Down: o.yes("incapacitated"),
		Cells: grid.Grid{}.Space(nil, size, grid.Place{Cell: grid.Cell{X: 3, Y: 1}})}
	scene, _ := sight.Prepare(sight.Config{Bounds: board})
	var steps []grid.Place
	for x := range squares {
		steps = append(steps, grid.Place{Cell: grid.Cell{X: x + 1, Y: 1}})
	}
	return p.Move(rules.Ground{Walls: scene, Others: []rules.Creature{other}},
		rules.Mover{At: grid.Place{Cell: grid.Cell{Y: 1}}, Size: sizeOf(g.word("mover")), Speed: rules.Unlimited}, steps)
}

func pass(p rules.Profile, g facts) facts {
	m := through(p, g, 8)
	return facts{"pass": m.Reason == rules.Fine, "difficult": m.Spent.Cells > 8}
}

func end(p rules.Profile, g facts) facts {
	o := g.sub("other")
	if !g.yes("voluntary") {
		if fight.EndsProne(sizeOf(g.word("mover")), []grid.Size{sizeOf(o.word("size"))}) {
			return facts{"condition": "prone"}
		}
		return facts{"condition": nil}
	}
	o["ally"] = true // one that can be passed: only the end is in question
	return facts{"allowed": through(p, g, 3).Reason == rules.Fine, "condition": nil}
}

func speed(p rules.Profile, g facts) facts {
	return facts{"squares": p.Cells(g.number("speed_ft"))}
}

func sizeCells(p rules.Profile, g facts) facts {
	cells := len(g.grid().Space(nil, sizeOf(g.word("size")), grid.Place{}))
	return facts{"cells": cells, "per_cell": 4 * cells}
}

func footprint(p rules.Profile, g facts) facts {
	at := grid.Place{Cell: g.cell("anchor")}
	space := g.grid().Space(nil, sizeOf(g.word("size")), at)
	ring := map[grid.Cell]bool{}
	for _, c := range space {
		for _, n := range g.grid().Neighbours(nil, c) {
			if !slices.Contains(space, n) {
				ring[n] = true
			}
		}
	}
	return facts{"cells": plain(space), "ring": len(ring)}
}

func circle(g facts) (grid.Grid, area.Shape) {
	kind, at := grid.Grid{}, g.cell("origin_vertex")
	s := area.Shape{Length: g.number("radius_cells") * geom.Unit}
	if g.has("circle_centre") {
		at = g.cell("circle_centre")
	}
	s.Origin = geom.Point{X: at.X * geom.Unit, Y: at.Y * geom.Unit}
	if about := g.cells("origin_vertex_of"); about != nil {
		kind = grid.Grid{Kind: grid.HexPointy}
		s.Origin = kind.Middle(grid.Large, grid.Place{Cell: about[0]})
	}
	return kind, s
}

func covered(p rules.Profile, g facts) facts {
	if g.word("shape") == "cube" {
		return cube(p, g)
	}
	kind, s := circle(g)
	if s = p.Lay(kind, area.Circle, s.Origin, s.Origin, g.number("radius_cells")); s.Origin != circleOrigin(g) {
		return facts{"count": "an intersection is no origin"}
	}
	cells := laid(p, kind, s)
	return facts{"count": len(cells), "cells": plain(cells)}
}

func circleOrigin(g facts) geom.Point { _, s := circle(g); return s.Origin }

func coverage(p rules.Profile, g facts) facts {
	kind, s := circle(g)
	return facts{
		"affected": slices.Contains(laid(p, kind, s), g.cell("cell")),
		"fraction": area.Share(kind, s, g.cell("cell")),
	}
}

func origin(p rules.Profile, g facts) facts {
	at, _ := g["requested_point"].([]any)
	point := g.grid().FromCells(at[0].(float64), at[1].(float64))
	o := p.Lay(g.grid(), area.Circle, point, point, 1).Origin
	return facts{"origin_vertex": []any{o.X / geom.Unit, o.Y / geom.Unit}}
}

// cover asks the real scene. What stands in between blocks lines as a creature does, unless nothing gets past it at all:
// that is a wall.
func cover(p rules.Profile, g facts) facts {
	kind := g.grid()
	config := sight.Config{Grid: kind, Bounds: board, Walls: edges(g)}
	var others []sight.Body
	for _, c := range g.cells("obstacles") {
		if g.word("obstacle_kind") == "wall" {
			config.Walls = append(config.Walls, filled(kind, []grid.Cell{c})...)
			continue
		}
		others = append(others, sight.Body{Cells: []grid.Cell{c}})
	}
	scene, _ := sight.Prepare(config)
	target := body(kind, g.cells("target_cells"))
	var got rules.Cover
	if at, ok := g["origin_vertex"]; ok {
		at := cellOf(at)
		got = p.CoverFrom(scene, geom.Point{X: at.X * geom.Unit, Y: at.Y * geom.Unit}, target, others)
	} else {
		got = p.Cover(scene, body(kind, g.cells("attacker_cells")), target, others)
	}
	blocked := 0
	for _, l := range got.Lines {
		if l.Blocked {
			blocked++
		}
	}
	if want := rules.Degree(blocked, len(got.Lines), got.Target); got.Counted != want {
		return facts{"cover": fmt.Sprintf("counted as %v, %d lines of %d are %v", got.Counted, blocked, len(got.Lines), want)}
	}
	return facts{"cover": degreeName(got.Degree), "min_blocked_lines": blocked}
}

func body(g grid.Grid, cells []grid.Cell) sight.Body {
	return sight.Body{Cells: cells, Hair: g.Centre(cells[0])}
}

// lineOfSight asks the real scene. What fills cells is a wall about them to look at, a cloud a curtain; creatures hide nobody.
func lineOfSight(_ rules.Profile, g facts) facts {
	kind := g.grid()
	walls := edges(g)
	for _, w := range filled(kind, g.cells("wall_cells")) {
		w.Kind = sight.Solid
		walls = append(walls, w)
	}
	for _, w := range filled(kind, g.cells("fog_cells")) {
		w.Kind = sight.Curtain
		walls = append(walls, w)
	}
	scene, _ := sight.Prepare(sight.Config{Grid: kind, Bounds: board, Walls: walls})
	return facts{"line_of_sight": scene.Seen(body(kind, []grid.Cell{g.cell("from")}), body(kind, []grid.Cell{g.cell("to")}), false)}
}

func edges(g facts) []sight.Wall {
	var walls []sight.Wall
	list, _ := g["wall_edges"].([]any)
	for _, e := range list {
		var ends [2]geom.Point
		for i, end := range e.([]any) {
			p := end.([]any)
			ends[i] = g.grid().FromCells(p[0].(float64), p[1].(float64))
		}
		walls = append(walls, sight.Wall{A: ends[0], B: ends[1], Kind: wallKind(g.word("obstacle_kind")), Door: -1})
	}
	return walls
}

// wallKind is what a wall of a vector is made of: a screen of half height is shot over.
func wallKind(name string) sight.Kind {
	if name == "half-height screen" {
		return sight.Terrain
	}
	return sight.Solid
}

func degreeName(d sight.Degree) string {
	return [...]string{"none", "half", "three_quarters", "total"}[d]
}

func degree(p rules.Profile, g facts) facts {
	lines := len(g.grid().AppendCorners(nil, grid.Cell{}))
	return facts{"cover": degreeName(rules.Degree(int(g.number("blocked")), lines, g.yes("can_be_reached")))}
}

// told is a scene that answers with one degree.
type told sight.Degree

// Cover implements rules.Lines.
func (d told) Cover(sight.Body, sight.Body, []sight.Body) sight.Cover {
	return sight.Cover{Degree: sight.Degree(d)}
}

// CoverFrom implements rules.Lines.
func (d told) CoverFrom(geom.Point, sight.Body, []sight.Body) sight.Cover {
	return sight.Cover{Degree: sight.Degree(d)}
}

func bonus(p rules.Profile, g facts) facts {
	d := map[string]sight.Degree{"half": sight.Half, "three_quarters": sight.ThreeQuarters, "total": sight.Total}[g.word("cover")]
	got := p.Cover(told(d), sight.Body{}, sight.Body{}, nil)
	return facts{"ac": g.number("ac") + got.Bonus, "dex_save": g.number("dex_save") + got.Bonus, "targetable": got.Target}
}

func order(p rules.Profile, g facts) facts {
	var o turn.Order
	var names []string
	for name, value := range g.sub("values") {
		names = append(names, name)
		o = o.Insert(turn.ID(len(names)), int32(value.(float64)))
	}
	var sorted []any
	for _, e := range o.Entries {
		sorted = append(sorted, names[e.ID-1])
	}
	return facts{"order": sorted}
}
