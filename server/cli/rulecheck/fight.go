package rulecheck

import (
	"fmt"
	"slices"

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
	o := fight.Combined(g.number("attack_d20"), g.number("to_hit"), g.number("ac"), g.number("damage_rolled"))
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
		return g.yes(map[int]string{fight.Attacker: "sees_target", fight.Target: "target_sees_attacker"}[from])
	}
	return facts{"roll": modeNames[weighed(p, t).Mode]}
}

func guess(_ rules.Profile, g facts) facts {
	return facts{"hit": fight.Found(g.grid(), []grid.Cell{g.cell("aimed_cell")}, []grid.Cell{g.cell("target_cell")})}
}

func reveal(_ rules.Profile, g facts) facts {
	return facts{"position_revealed": fight.Reveals(g.yes("hidden"), g.yes("hit"))}
}

func closeCombat(p rules.Profile, g facts) facts {
	t := duel(8)
	t.Ranged, t.Normal = g.word("attack") != "melee", 100
	other := fight.Stand{Figure: rules.Figure{At: grid.Place{Cell: grid.Cell{Y: max(up(p, g.number("enemy_distance_ft")), 1)}}, Down: g.yes("enemy_incapacitated")}, Enemy: true}
	other.Hair = grid.Grid{}.Centre(other.At.Cell)
	t.Others = []fight.Stand{other}
	t.Sees = func(from, to int) bool { return from != 0 || g.yes("enemy_sees") }
	return facts{"roll": modeNames[weighed(p, t).Mode]}
}

func averageCritical(_ rules.Profile, g facts) facts {
	return facts{"damage": fight.AverageCritical(g.number("average"), g.number("rolled")), "formula": fmt.Sprintf("%d + %s", g.number("average"), g.word("dice"))}
}

func mobHits(_ rules.Profile, g facts) facts {
	m := fight.MobHits(g.number("attackers"), g.number("to_hit"), g.number("ac"))
	return facts{"need": m.Need, "attackers_per_hit": m.PerHit, "hits": m.Hits, "left_over": m.Left}
}

func mobLookup(_ rules.Profile, g facts) facts {
	return facts{"attackers_per_hit": fight.MobHits(1, 0, g.number("need")).PerHit}
}

func mobDamage(_ rules.Profile, g facts) facts {
	return facts{"damage_from": fight.MobDamage(g.numbers("attackers_damage"))}
}

func flankEffect(p rules.Profile, g facts) facts {
	p.Flanking = true
	t := duel(1)
	t.Ranged = g.word("attack") != "melee"
	beyond := rules.Figure{At: grid.Place{Cell: grid.Cell{X: 2}}}
	if !g.yes("flanking") {
		beyond.At.Cell = grid.Cell{X: 0, Y: 1}
	}
	beyond.Hair = grid.Grid{}.Centre(beyond.At.Cell)
	t.Others = []fight.Stand{{Figure: beyond}}
	return facts{"roll": modeNames[weighed(p, t).Mode]}
}

func turning(_ rules.Profile, g facts) facts {
	t := fight.MayTurn(g.word("when") == "end of own turn", g.word("when") == "another creature moves")
	return facts{"may_turn": t != fight.TurnNot, "cost": map[fight.Turning]any{fight.TurnReaction: "reaction"}[t]}
}

// goings are the causes of the vectors: what is not named here is one's own.
var goings = map[string]fight.Going{
	"disengage": fight.Disengaged, "teleport": fight.Teleport, "pushed": fight.Forced, "forced": fight.Forced, "falling": fight.Forced, "fall": fight.Forced,
	"moved": fight.Forced, "carried": fight.Forced, "thrown": fight.Forced, "pulled": fight.Forced, "shoved": fight.Forced, "dragged": fight.Forced,
}

func provokes(p rules.Profile, g facts) facts {
	to := grid.Place{Cell: grid.Cell{X: 2}}
	if !g.yes("leaves_reach") {
		to.Cell.X = 1
	}
	mover := rules.Figure{At: grid.Place{Cell: grid.Cell{X: 1, Y: 1}}}
	got := fight.Chances(p, grid.Grid{}, mover, []grid.Place{to}, []rules.Figure{{}}, []int32{1}, goings[g.word("cause")], func(int, int) bool { return g.yes("seen") })
	return facts{"provokes": len(got) > 0}
}

func mountFit(_ rules.Profile, g facts) facts {
	return facts{"ok": fight.MountFits(sizeOf(g.word("rider")), sizeOf(g.word("mount")), g.yes("willing"), g.yes("anatomy"))}
}

func mountCost(p rules.Profile, g facts) facts {
	squares := g.or("speed_squares", p.Cells(g.number("speed_ft")))
	return facts{"cost_ft": fight.MountCost(g.number("speed_ft")), "cost_squares": fight.MountCost(squares)}
}

func controlled(_ rules.Profile, g facts) facts {
	r := fight.Ride(g.number("rider_initiative"), g.number("mount_initiative"), true)
	var names []any
	for _, a := range r.Actions {
		names = append(names, [...]string{"dash", "disengage", "dodge"}[a])
	}
	return facts{"mount_initiative": r.Initiative, "actions": names, "may_act_same_turn": r.Now}
}

func independent(_ rules.Profile, g facts) facts {
	r := fight.Ride(g.number("rider_initiative"), g.number("mount_initiative"), false)
	if r.Actions != nil {
		return facts{"actions": len(r.Actions)}
	}
	return facts{"mount_initiative": r.Initiative, "actions": "any"}
}

func fall(_ rules.Profile, g facts) facts {
	if !fight.Fall(g.number("save_total")) {
		return facts{"falls": false}
	}
	return facts{"falls": true, "condition": "prone", "within_ft": fight.MountReach * 5}
}

func underwater(p rules.Profile, g facts) facts {
	ranged := g.word("kind") == "ranged"
	t := duel(1)
	if ranged {
		t = duel(up(p, g.number("distance_ft")))
		t.Normal, t.Long = p.Cells(g.number("normal_ft")), 10_000
	}
	t.Ranged, t.Piercing, t.Attacker.Water, t.Attacker.Swims = ranged, g.word("damage_type") == "piercing", true, g.yes("swim_speed")
	v := weighed(p, t)
	if v.Misses {
		return facts{"auto_miss": true}
	}
	return facts{"roll": modeNames[v.Mode], "auto_miss": false}
}

func fireUnderwater(_ rules.Profile, g facts) facts {
	kind, _ := fight.DamageNamed(g.word("type"))
	_, total := fight.Guard{}.Take([]fight.Part{{N: g.number("damage"), Kind: kind}}, 0, true)
	return facts{"damage": total}
}

func dropProne(_ rules.Profile, g facts) facts {
	if !fight.DropProne(g.number("speed_ft")) {
		return facts{"allowed": false}
	}
	return facts{"allowed": true, "cost_ft": 0, "action": false}
}

func combine(p rules.Profile, g facts) facts {
	var sources []rules.Cover
	for _, name := range g.words("sources") {
		i := slices.Index([]string{"none", "half", "three_quarters", "total"}, name)
		c := p.Cover(told(sight.Degree(max(i, 0))), sight.Body{}, sight.Body{}, nil)
		if g.word("effect_from") == "same side as target" { // nothing of it is in between
			c = p.Cover(told(sight.None), sight.Body{}, sight.Body{}, nil)
		}
		sources = append(sources, c)
	}
	return facts{"cover": degreeName(fight.Combine(p, sources).Degree)}
}

func feetCost(_ rules.Profile, g facts) facts {
	return facts{"cost_ft": fight.FeetCost(g.number("feet"), g.yes("difficult") || len(g.list("sources")) > 0)}
}

func gridCell(p rules.Profile, g facts) facts { return facts{"feet": g.number("squares") * p.Feet} }

func sizeSpace(p rules.Profile, g facts) facts {
	size := sizeOf(g.word("size"))
	if size == grid.Tiny {
		return facts{"side_ft": float64(p.Feet) / 2, "squares": "4 per square"}
	}
	return facts{"side_ft": size.Across() * p.Feet, "squares": len(grid.Grid{}.Space(nil, size, grid.Place{}))}
}

func mini(_ rules.Profile, g facts) facts {
	space := grid.Grid{}.Space(nil, grid.Across(g.number("token_side_cells")), grid.Place{})
	return facts{"space_cells": len(space), "rules_size": g.word("official_size")}
}
