package rulecheck

import (
	"fmt"
	"math"
	"slices"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/geom/path"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/fight"
)

// gridOps are what the grid judges.
var gridOps = map[string]op{
	"move.cost": moveCost, "distance": distance, "reach": reach, "move.can_enter": canEnter, "move.split": split,
	"move.budget": budget, "move.corner": corner, "move.pass": pass, "move.end": end, "speed.squares": speed,
	"size.cells": sizeCells, "size.footprint": footprint,
	"aoe.squares": covered, "aoe.hexes": covered, "aoe.coverage": coverage, "aoe.origin": origin,
	"aoe.count": estimate, "flank": flank, "flank.allowed": mayFlank,
	"facing.arc": arc, "facing.attack": arcOf, "facing.target": arcOf, "facing.shield": shield,
	"attack.range": attackRange, "attack.reach": attackReach, "move.opportunity": leaving,
	"los": lineOfSight, "cover": cover, "cover.degree": degree, "cover.bonus": bonus,
}

func moveCost(p rules.Profile, g facts) facts {
	steps := g.path()
	rough := g.cells("difficult")
	p.Diagonal = g.diagonal(p)
	m := p.Move(rules.Ground{Walls: open(g.grid()), Rough: func(c grid.Cell) int32 {
		if slices.Contains(rough, c) {
			return 1
		}
		return 0
	}}, rules.Mover{At: steps[0], Hair: g.grid().Centre(steps[0].Cell), Speed: rules.Unlimited}, steps[1:])
	if m.Reason != rules.Fine {
		panic(fault{"path", fmt.Sprintf("step %d: %v", m.At+1, m.Reason)})
	}
	return facts{"cost": m.Spent.Cells, "cost_sah": m.Spent.Cells}
}

// path is the places of a path, its start first.
func (f facts) path() []grid.Place {
	var steps []grid.Place
	for _, c := range f.some("path") {
		steps = append(steps, grid.Place{Cell: c})
	}
	return steps
}

func distance(p rules.Profile, g facts) facts {
	from, to := "from", "to"
	if g.has("a") {
		from, to = "a", "b"
	}
	d := g.grid().Distance(g.diagonal(p), g.space(from), g.space(to))
	return facts{"sah": d, "squares": d}
}

func reach(p rules.Profile, g facts) facts {
	p.Diagonal = g.diagonal(p)
	at := func(name string) rules.Figure { return rules.Figure{At: grid.Place{Cell: g.cell(name)}} }
	r := p.Range(g.grid(), at("from"), at("to"), g.least("reach_sah", 0), 0)
	return facts{"distance_sah": r.Distance, "in_reach": r.Band == rules.Near}
}

// walk judges a straight walk of that many squares over open ground.
func walk(p rules.Profile, spent, speed, squares int32, rough int32) rules.Move {
	var steps []grid.Place
	for x := range squares {
		steps = append(steps, grid.Place{Cell: grid.Cell{X: x + 1}})
	}
	return p.Move(rules.Ground{Walls: open(grid.Grid{}), Rough: func(grid.Cell) int32 { return rough }},
		rules.Mover{Spent: path.Spent{Cells: spent}, Speed: speed}, steps)
}

func canEnter(p rules.Profile, g facts) facts {
	return facts{"allowed": walk(p, 0, g.least("left", 0), 1, g.within("cost", 1, 1000)-1).Reason == rules.Fine}
}

func split(p rules.Profile, g facts) facts {
	parts := []int32{g.least("before_ft", 0), g.least("after_ft", 0)}
	return facts{"allowed": fight.FeetLeft(g.least("speed_ft", 0), parts) >= 0}
}

func budget(_ rules.Profile, g facts) facts {
	for _, n := range g.nums("parts_ft") {
		if n < 0 {
			panic(fault{"parts_ft", "must not be below 0"})
		}
	}
	return facts{"left_ft": fight.FeetLeft(g.least("speed_ft", 0), g.nums("parts_ft"))}
}

// board is large enough for all vectors, some of which lie left of and above cell (0,0).
var board = geom.Rect{Min: geom.Point{X: -10 * 2048, Y: -10 * 2048}, Max: geom.Point{X: 20 * 2048, Y: 20 * 2048}}

// filled is the walls about cells that something fills.
func filled(g grid.Grid, cells []grid.Cell, kind sight.Kind) []sight.Wall {
	var walls []sight.Wall
	for _, c := range cells {
		corners := g.AppendCorners(nil, c)
		for i, a := range corners {
			walls = append(walls, sight.Wall{A: a, B: corners[(i+1)%len(corners)], Kind: kind, Door: -1, ID: int32(len(walls))})
		}
	}
	return walls
}

func corner(p rules.Profile, g facts) facts {
	scene, _ := sight.Prepare(sight.Config{Bounds: board, Walls: filled(grid.Grid{}, g.cells("filled"), sight.Obstacle)})
	size := grid.Medium
	if g.has("side_cells") {
		size = grid.Across(g.within("side_cells", 1, 16))
	}
	var others []rules.Creature
	for _, c := range g.cells("creatures") {
		others = append(others, rules.Creature{Cells: []grid.Cell{c}})
	}
	from := grid.Place{Cell: g.cell("from")}
	m := p.Move(rules.Ground{Walls: scene, Others: others}, rules.Mover{At: from, Size: size, Hair: grid.Grid{}.Centre(from.Cell), Speed: rules.Unlimited},
		[]grid.Place{{Cell: g.cell("to")}})
	return facts{"allowed": m.Reason == rules.Fine}
}

// afar is where one stands that another walks up to and past: further off than any size reaches.
const afar = 8

// through walks a creature over so many squares towards another that stands in the way.
func through(p rules.Profile, g facts, squares int32) rules.Move {
	o := met(g)
	size := o.size("size")
	other := rules.Creature{Size: size, Ally: o.yes("ally"), Down: o.yes("incapacitated"),
		Cells: grid.Grid{}.Space(nil, size, grid.Place{Cell: grid.Cell{X: afar, Y: 1}})}
	var steps []grid.Place
	for x := range squares {
		steps = append(steps, grid.Place{Cell: grid.Cell{X: x + 1, Y: 1}})
	}
	return p.Move(rules.Ground{Walls: open(grid.Grid{}), Others: []rules.Creature{other}},
		rules.Mover{At: grid.Place{Cell: grid.Cell{Y: 1}}, Size: g.size("mover"), Speed: rules.Unlimited}, steps)
}

func met(g facts) facts { g.need("other"); return g.sub("other") }

func pass(p rules.Profile, g facts) facts {
	m := through(p, g, 3*afar)
	return facts{"pass": m.Reason == rules.Fine, "difficult": m.Spent.Cells > 3*afar}
}

func end(p rules.Profile, g facts) facts {
	if !g.truth("voluntary") {
		if fight.EndsProne(g.size("mover"), []grid.Size{met(g).size("size")}) {
			return facts{"condition": "prone"}
		}
		return facts{"condition": nil}
	}
	met(g)["ally"] = true // one that can be passed: only the end is in question
	return facts{"allowed": through(p, g, afar).Reason == rules.Fine, "condition": nil}
}

func speed(p rules.Profile, g facts) facts {
	return facts{"squares": p.Cells(g.least("speed_ft", 0))}
}

func sizeCells(p rules.Profile, g facts) facts {
	size := g.size("size")
	cells := len(g.grid().Space(nil, size, grid.Place{}))
	if size == grid.Tiny {
		return facts{"per_cell": rules.TinyPerCell}
	}
	return facts{"cells": cells}
}

func footprint(p rules.Profile, g facts) facts {
	size, at := g.size("size"), grid.Place{Cell: g.cell("anchor")}
	if !g.grid().Hex() {
		at.Cell = centred(at.Cell, size.Across())
	}
	space := g.grid().Space(nil, size, at)
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

// circle is the grid and the circle of a vector: about a point or an intersection, of squares or of three hexes.
func circle(p rules.Profile, g facts) (grid.Grid, area.Shape) {
	g.need("radius_cells")
	kind, s := grid.Grid{}, area.Shape{Length: int32(math.Round(g.real("radius_cells") * geom.Unit))}
	if s.Length < 0 || s.Length > geom.Limit {
		panic(fault{"radius_cells", "out of range"})
	}
	switch {
	case g.has("origin_vertex_of"):
		kind = grid.Grid{Kind: grid.HexPointy}
		f := g.figure("origin_vertex_of", kind)
		if f.Size != grid.Large {
			panic(fault{"origin_vertex_of", "must be three cells about a vertex"})
		}
		s.Origin = kind.Middle(f.Size, f.At)
	case g.has("circle_centre"):
		s.Origin = g.point("circle_centre")
		return kind, s
	default:
		s.Origin = g.point("origin_vertex")
	}
	if laid := p.Lay(kind, area.Circle, s.Origin, s.Origin, 1).Origin; laid != s.Origin {
		panic(fault{"origin_vertex", "is no intersection"})
	}
	return kind, s
}

// point is a place in cells of squares.
func (f facts) point(name string) geom.Point {
	f.need(name)
	x, y := f.pair(name, f[name])
	return grid.Grid{}.FromCells(x, y)
}

// figure is a creature whose space is the cells given, all of them and no others.
func (f facts) figure(name string, g grid.Grid) rules.Figure {
	cells := plain(f.some(name))
	for n := int32(1); n <= 16 && len(cells) > 0; n++ {
		size := grid.Across(n)
		for _, c := range cells {
			for _, turned := range []bool{false, true} {
				at := grid.Place{Cell: grid.Cell{X: c[0], Y: c[1]}, Turned: turned && g.Turns(size)}
				if slices.Equal(plain(g.Space(nil, size, at)), cells) {
					return rules.Figure{Size: size, At: at, Hair: g.Centre(at.Cell)}
				}
			}
		}
	}
	panic(fault{name, "is the space of no creature"})
}

func covered(p rules.Profile, g facts) facts {
	if g.among("shape", "circle", "sphere", "cylinder", "cube", "square") >= 3 {
		return cube(p, g)
	}
	kind, s := circle(p, g)
	cells := laid(p, kind, s)
	return facts{"count": len(cells), "cells": plain(cells)}
}

func coverage(p rules.Profile, g facts) facts {
	kind, s := circle(p, g)
	return facts{
		"affected": slices.Contains(laid(p, kind, s), g.cell("cell")),
		"fraction": area.Share(kind, s, g.cell("cell")),
	}
}

func origin(p rules.Profile, g facts) facts {
	g.need("requested_point")
	x, y := g.pair("requested_point", g["requested_point"])
	kind := g.grid()
	point := kind.FromCells(x, y)
	o := p.Lay(kind, area.Circle, point, point, 1).Origin
	x, y = kind.ToCells(o)
	return facts{"origin_vertex": []any{x, y}}
}

// cover asks the real scene. What stands in between blocks lines as creatures do, but for the most that those give; walls
// stop everything unless the vector says that they are got past. Where it says that nothing gets through, that holds.
func cover(p rules.Profile, g facts) facts {
	kind := g.grid()
	config := sight.Config{Grid: kind, Bounds: board, Walls: edges(g)}
	var others []sight.Body
	for _, c := range g.cells("obstacles") {
		if hints(g.word("obstacle_kind"), "wall") && !g.yes("can_be_reached") {
			config.Walls = append(config.Walls, filled(kind, []grid.Cell{c}, sight.Obstacle)...)
			continue
		}
		others = append(others, sight.Body{Cells: []grid.Cell{c}})
	}
	if !hints(g.word("obstacle_kind"), "creature") {
		p.CreatureCover = sight.ThreeQuarters
	}
	scene, _ := sight.Prepare(config)
	target := body(kind, g.some("target_cells"))
	var got rules.Cover
	if g.has("origin_vertex") {
		got = p.CoverFrom(scene, g.point("origin_vertex"), target, others)
	} else {
		got = p.Cover(scene, body(kind, g.some("attacker_cells")), target, others)
	}
	if g.has("can_be_reached") && !g.yes("can_be_reached") {
		return facts{"cover": degreeName(rules.Degree(0, 0, false)), "min_blocked_lines": len(got.Lines)}
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
	walls = append(walls, filled(kind, g.cells("wall_cells"), sight.Solid)...)
	walls = append(walls, filled(kind, g.cells("fog_cells"), sight.Curtain)...)
	scene, _ := sight.Prepare(sight.Config{Grid: kind, Bounds: board, Walls: walls})
	return facts{"line_of_sight": scene.Seen(body(kind, g.space("from")), body(kind, g.space("to")), false)}
}

func edges(g facts) []sight.Wall {
	var walls []sight.Wall
	for _, e := range g.list("wall_edges") {
		var ends [2]geom.Point
		pair, _ := e.([]any)
		if len(pair) != 2 {
			panic(fault{"wall_edges", "must be pairs of points, holds " + show(e)})
		}
		for i, end := range pair {
			ends[i] = g.grid().FromCells(g.pair("wall_edges", end))
		}
		walls = append(walls, sight.Wall{A: ends[0], B: ends[1], Kind: wallKind(g.word("obstacle_kind")), Door: -1})
	}
	return walls
}

// wallKind is what a wall of a vector is made of: a screen of half height is shot over.
func wallKind(name string) sight.Kind {
	if hints(name, "screen", "low", "half") {
		return sight.Terrain
	}
	return sight.Solid
}

func degreeName(d sight.Degree) string {
	return [...]string{"none", "half", "three_quarters", "total"}[d]
}

func degree(p rules.Profile, g facts) facts {
	lines := len(g.grid().AppendCorners(nil, grid.Cell{}))
	reached := !g.has("can_be_reached") || g.yes("can_be_reached")
	return facts{"cover": degreeName(rules.Degree(int(g.within("blocked", 0, int32(lines))), lines, reached))}
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
	got := p.Cover(told(g.degree("cover")), sight.Body{}, sight.Body{}, nil)
	out := facts{"targetable": got.Target}
	for _, name := range []string{"ac", "dex_save"} {
		if g.has(name) {
			out[name] = g.num(name) + got.Bonus
		}
	}
	return out
}

// degree is a degree of cover by its name, which must be given.
func (f facts) degree(name string) sight.Degree {
	return sight.Degree(f.among(name, "none", "half", "three_quarters", "total"))
}
