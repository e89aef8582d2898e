package rulecheck

import (
	"fmt"
	"slices"
	"strings"

	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/fight"
)

// fightOps are what is judged of attacks, saves, damage and mounts.
var fightOps = map[string]op{
	"attack.resolve": resolve, "attack.combined": combined, "attack.steps": attackSteps, "attack.mode": unseen, "attack.guess": guess,
	"attack.reveal": reveal, "attack.close": closeCombat, "crit.average": averageCritical, "mob.hits": mobHits, "mob.lookup": mobLookup,
	"mob.damage": mobDamage, "flank.effect": flankEffect, "facing.turn": turning, "oa.cause": provokes, "mount.fit": mountFit,
	"mount.cost": mountCost, "mount.controlled": controlled, "mount.independent": independent, "mount.fall": fall,
	"underwater.attack": underwater, "underwater.damage": fireUnderwater, "prone.drop": dropProne, "cover.combine": combine,
	"move.cost_ft": feetCost, "grid.cell": gridCell, "size.space": sizeSpace, "size.mini_override": mini,
}

var modeNames = map[fight.Mode]string{fight.Plain: "normal", fight.High: "advantage", fight.Low: "disadvantage"}

func resolve(_ rules.Profile, g facts) facts {
	return facts{"hit": fight.Resolve(g.number("d20"), g.number("to_hit"), g.number("ac")).Hit}
}

func combined(_ rules.Profile, g facts) facts {
	o := fight.Combined(g.within("attack_d20", 1, 20), g.num("to_hit"), g.least("ac", 0), g.least("damage_rolled", 0))
	return facts{"hit": o.Hit, "damage": o.Damage}
}

func attackSteps(rules.Profile, facts) facts {
	var order []any
	for _, s := range fight.Order() {
		order = append(order, [...]string{"choose target", "settle modifiers", "resolve"}[s])
	}
	return facts{"order": order}
}

// duel is an attack on an open field on a target so many cells off, that does nothing but stand there.
func duel(cells int32) fight.Try {
	target := fight.Stand{Figure: rules.Figure{At: grid.Place{Cell: grid.Cell{X: cells}}, Arcs: grid.Facing, Down: true}, Enemy: true}
	if cells == 0 {
		target.At.Cell.Y = 1
	}
	return fight.Try{Arm: fight.Arm{Normal: 1}, Attacker: fight.Stand{Figure: rules.Figure{Arcs: grid.Facing}}, Target: target, Sees: func(int, int) bool { return true }}
}

func weighed(p rules.Profile, t fight.Try) fight.Verdict {
	for _, s := range []*fight.Stand{&t.Attacker, &t.Target} {
		s.Hair = grid.Grid{}.Centre(s.At.Cell)
	}
	return fight.Weigh(p, open(grid.Grid{}), t)
}

// up is how many cells a length in feet begins.
func up(p rules.Profile, feet int32) int32 { return (feet + p.Feet - 1) / p.Feet }

func unseen(p rules.Profile, g facts) facts {
	t := duel(1)
	t.Sees = func(from, _ int) bool {
		return g.truth(map[int]string{fight.Attacker: "sees_target", fight.Target: "target_sees_attacker"}[from])
	}
	return facts{"roll": modeNames[weighed(p, t).Mode]}
}

func guess(_ rules.Profile, g facts) facts {
	return facts{"hit": fight.Found(g.grid(), g.space("aimed_cell"), g.space("target_cell"))}
}

func reveal(_ rules.Profile, g facts) facts {
	return facts{"position_revealed": fight.Reveals(g.truth("hidden"), g.yes("hit"))}
}

func closeCombat(p rules.Profile, g facts) facts {
	t := duel(8)
	t.Ranged, t.Normal = g.ranged("attack"), 100
	other := fight.Stand{Figure: rules.Figure{At: grid.Place{Cell: grid.Cell{Y: max(up(p, g.within("enemy_distance_ft", 0, 1000)), 1)}}, Down: g.truth("enemy_incapacitated")}, Enemy: true}
	other.Hair = grid.Grid{}.Centre(other.At.Cell)
	t.Others = []fight.Stand{other}
	t.Sees = func(from, to int) bool { return from != 0 || g.truth("enemy_sees") }
	return facts{"roll": modeNames[weighed(p, t).Mode]}
}

// ranged says whether an attack of a name is made from afar: by a weapon, a spell or otherwise.
func (f facts) ranged(name string) bool {
	return picked(f, name, []string{"melee", "unarmed", "ranged", "spell", "other", "thrown"}, []bool{false, false, true, true, true, true})
}

func averageCritical(_ rules.Profile, g facts) facts {
	if parts, err := fight.ParseDamage(g.word("dice")); err != nil || len(parts) == 0 {
		panic(fault{"dice", "must be dice"})
	}
	out := facts{"formula": fmt.Sprintf("%d + %s", g.least("average", 0), g.word("dice"))}
	if g.has("rolled") {
		out["damage"] = fight.AverageCritical(g.num("average"), g.least("rolled", 0))
	}
	return out
}

func mobHits(_ rules.Profile, g facts) facts {
	m := fight.MobHits(g.least("attackers", 0), g.num("to_hit"), g.num("ac"))
	return facts{"need": m.Need, "attackers_per_hit": m.PerHit, "hits": m.Hits, "left_over": m.Left}
}

func mobLookup(_ rules.Profile, g facts) facts {
	return facts{"attackers_per_hit": fight.MobHits(1, 0, g.num("need")).PerHit}
}

func mobDamage(_ rules.Profile, g facts) facts {
	each := g.nums("attackers_damage")
	if g.has("hits") && g.least("hits", 0) == 0 {
		return facts{"damage_from": nil}
	}
	return facts{"damage_from": fight.MobDamage(each)}
}

func flankEffect(p rules.Profile, g facts) facts {
	p.Flanking = true
	t := duel(1)
	t.Ranged = g.ranged("attack")
	beyond := rules.Figure{At: grid.Place{Cell: grid.Cell{X: 2}}}
	if !g.truth("flanking") {
		beyond.At.Cell = grid.Cell{X: 0, Y: 1}
	}
	beyond.Hair = grid.Grid{}.Centre(beyond.At.Cell)
	t.Others = []fight.Stand{{Figure: beyond}}
	return facts{"roll": modeNames[weighed(p, t).Mode]}
}

func turning(_ rules.Profile, g facts) facts {
	g.need("when")
	when := g.word("when")
	t := fight.MayTurn(hints(when, "end of own turn", "end of its turn", "own turn ends"), hints(when, "another creature moves", "other creature moves"))
	return facts{"may_turn": t != fight.TurnNot, "cost": map[fight.Turning]any{fight.TurnReaction: "reaction"}[t]}
}

// causes are the words of what moves a creature, and whether that is its own doing.
var (
	causes = []string{"diseng", "teleport", "push", "forc", "fall", "carried", "thrown", "pull", "shov", "drag", "swept", "moved", "gravity", "mount",
		"own", "walk", "run", "move", "dash", "step", "climb", "fly", "swim", "jump", "crawl", "action", "reaction"}
	goings = []fight.Going{fight.Disengaged, fight.Teleport}
)

func provokes(p rules.Profile, g facts) facts {
	how := picked(g, "cause", causes, append(append(slices.Clip(goings), slices.Repeat([]fight.Going{fight.Forced}, 12)...), slices.Repeat([]fight.Going{fight.Own}, 13)...))
	to := grid.Place{Cell: grid.Cell{X: 2}}
	if !g.truth("leaves_reach") {
		to.Cell.X = 1
	}
	seen := g.truth("seen")
	mover := rules.Figure{At: grid.Place{Cell: grid.Cell{X: 1, Y: 1}}}
	got := fight.Chances(p, grid.Grid{}, mover, []grid.Place{to}, []rules.Figure{{}}, []int32{1}, how, func(int, int) bool { return seen })
	return facts{"provokes": len(got) > 0}
}

func mountFit(_ rules.Profile, g facts) facts {
	return facts{"ok": fight.MountFits(g.size("rider"), g.size("mount"), g.truth("willing"), g.truth("anatomy"))}
}

// mountCost halves squares on a grid and feet without one (B-11).
func mountCost(p rules.Profile, g facts) facts {
	if !g.has("speed_squares") && !g.yes("grid") {
		cost := fight.MountCost(g.least("speed_ft", 0))
		return facts{"cost_ft": cost, "cost_squares": p.Cells(cost)}
	}
	var squares int32
	if g.has("speed_squares") {
		squares = g.least("speed_squares", 0)
	} else {
		squares = p.Cells(g.least("speed_ft", 0))
	}
	cost := fight.MountCost(squares)
	return facts{"cost_ft": cost * p.Feet, "cost_squares": cost}
}

func ride(g facts, controlled bool) fight.Ridden {
	return fight.Ride(g.num("rider_initiative"), g.num("mount_initiative"), controlled)
}

func controlled(_ rules.Profile, g facts) facts {
	r := ride(g, true)
	var names []any
	for _, a := range r.Actions {
		names = append(names, a.String())
	}
	return facts{"mount_initiative": r.Initiative, "actions": names, "may_act_same_turn": r.Now}
}

func independent(_ rules.Profile, g facts) facts {
	r := ride(g, false)
	if r.Actions != nil {
		return facts{"actions": len(r.Actions)}
	}
	return facts{"mount_initiative": r.Initiative, "actions": "any"}
}

// fall asks for the save at the events that call for it alone: the mount is moved against its will, or one of the two is knocked
// prone.
func fall(p rules.Profile, g facts) facts {
	g.need("event")
	total := g.num("save_total")
	if !hints(g.word("event"), "against its will", "against their will", "prone", "forced", "pushed", "shoved") || !fight.Fall(total) {
		return facts{"falls": false}
	}
	return facts{"falls": true, "condition": "prone", "within_ft": fight.MountReach * p.Feet}
}

func underwater(_ rules.Profile, g facts) facts {
	ranged := g.ranged("kind")
	far, piercing := false, false
	if ranged {
		far = g.least("distance_ft", 0) > g.least("normal_ft", 0)
	} else {
		piercing = g.damage("damage_type") == fight.Piercing
	}
	w := fight.Underwater(ranged, piercing, g.yes("swim_speed"), far)
	if w.Misses {
		return facts{"auto_miss": true}
	}
	return facts{"roll": modeNames[w.Mode], "auto_miss": false}
}

// damage is a kind of damage by its name, which must be given.
func (f facts) damage(name string) fight.Damage {
	f.need(name)
	kind, ok := fight.DamageNamed(f.word(name))
	if !ok {
		panic(fault{name, "unknown: " + show(f[name])})
	}
	return kind
}

func fireUnderwater(_ rules.Profile, g facts) facts {
	_, total := fight.Guard{}.Take([]fight.Part{{N: g.least("damage", 0), Kind: g.damage("type")}}, 0, true)
	return facts{"damage": total}
}

func dropProne(_ rules.Profile, g facts) facts {
	if !fight.DropProne(g.least("speed_ft", 0)) {
		return facts{"allowed": false}
	}
	return facts{"allowed": true, "cost_ft": 0, "action": false}
}

func combine(p rules.Profile, g facts) facts {
	var sources []rules.Cover
	for _, name := range g.words("sources") {
		d := facts{"sources": name}.degree("sources")
		if hints(g.word("effect_from"), "same side", "own side", "target's side") { // nothing of it is in between
			d = sight.None
		}
		sources = append(sources, p.Cover(told(d), sight.Body{}, sight.Body{}, nil))
	}
	g.need("sources")
	return facts{"cover": degreeName(fight.Combine(p, sources).Degree)}
}

func feetCost(_ rules.Profile, g facts) facts {
	return facts{"cost_ft": fight.FeetCost(g.least("feet", 0), g.yes("difficult") || len(g.list("sources")) > 0)}
}

func gridCell(p rules.Profile, g facts) facts {
	return facts{"feet": g.within("squares", 0, 10_000) * p.Feet}
}

func sizeSpace(p rules.Profile, g facts) facts {
	size := g.size("size")
	if size == grid.Tiny {
		return facts{"side_ft": float64(p.Feet) / 2, "squares": "4 per square"}
	}
	return facts{"side_ft": size.Across() * p.Feet, "squares": len(grid.Grid{}.Space(nil, size, grid.Place{}))}
}

func mini(_ rules.Profile, g facts) facts {
	space := grid.Grid{}.Space(nil, grid.Across(g.within("token_side_cells", 1, 16)), grid.Place{})
	return facts{"space_cells": len(space), "rules_size": strings.ToLower(g.size("official_size").String())}
}
