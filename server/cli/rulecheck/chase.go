package rulecheck

import (
	"fmt"
	"slices"
	"strings"

	"sightline/rules"
	"sightline/rules/chase"
)

// chaseOps are chases.
var chaseOps = map[string]op{
	"chase.lead": chaseLead, "chase.initiative": chaseInitiative, "chase.free_dashes": chaseFree, "chase.dash": chaseDash,
	"chase.dash_check": chaseTire, "chase.dropout": chaseOut, "chase.recover": chaseRecover, "chase.opportunity": chaseReact,
	"chase.escape": chaseEscape, "chase.factors": chaseFactors, "chase.complication": chaseNext, "chase.negate": chaseNegate,
	"chase.urban": chaseTable("urban"), "chase.wilderness": chaseTable("wilderness"), "chase.guard": chaseGuard,
	"chase.fall": chaseFall, "chase.custom_table": chaseOwn, "chase.split": chaseSplit, "chase.roles": chaseRoles,
}

func chaseLead(_ rules.Profile, g facts) facts {
	g.need("distances_to_quarry")
	by := g.sub("distances_to_quarry")
	if len(by) == 0 {
		panic(fault{"distances_to_quarry", "names nobody: a chase has a pursuer at least"})
	}
	var names []string
	for n := range by {
		names = append(names, n)
	}
	slices.Sort(names)
	var behind []int32
	for _, n := range names {
		behind = append(behind, by.within(n, 0, 1<<20))
	}
	if i := chase.Lead(behind); i >= 0 {
		return facts{"lead": names[i]}
	}
	return facts{}
}

func chaseInitiative(_ rules.Profile, g facts) facts {
	return facts{"must_roll": append([]string{}, chase.Newcomers(g.words("in_order"), g.names("joining"))...)}
}

func chaseFree(_ rules.Profile, g facts) facts { return facts{"free": chase.Free(g.num("con_mod"))} }

func chaseDash(_ rules.Profile, g facts) facts {
	if chase.IsFree(g.num("con_mod"), g.within("dashes_so_far", 0, 1<<20)) {
		return facts{"free": true, "check": false}
	}
	return facts{"free": false, "check": facts{"ability": "con", "dc": chase.DashDC, "when": "end of turn"}}
}

func chaseTire(_ rules.Profile, g facts) facts {
	return facts{"exhaustion": chase.Tire(g.within("exhaustion", 0, chase.MaxTired), g.num("total"))}
}

func chaseOut(_ rules.Profile, g facts) facts {
	if chase.Out(g.within("exhaustion", 0, chase.MaxTired)) {
		return facts{"out": true, "speed": 0}
	}
	return facts{"out": false}
}

func chaseRecover(_ rules.Profile, g facts) facts {
	rest := map[string]chase.Rest{"short_rest": chase.ShortRest, "long_rest": chase.LongRest}[g.said("event")]
	tired := g.within("exhaustion", 0, chase.MaxTired)
	return facts{"exhaustion": chase.Recover(tired, g.within("from_chase", 0, tired), rest)}
}

// whoRuns are one who takes no part in a chase and the names of those who do.
var whoRuns = []string{"bystander", "participant", "pursuer", "quarry"}

func chaseReact(_ rules.Profile, g facts) facts {
	return facts{"allowed": chase.MayReact(g.among("attacker", whoRuns...) > 0, g.among("target", whoRuns...) > 0)}
}

func chaseEscape(_ rules.Profile, g facts) facts {
	all := []bool{}
	for _, s := range g.nums("quarry_stealth") {
		all = append(all, chase.Escapes(s, g.nums("passive"), g.truth("left_lead_sight")))
	}
	return facts{"escapes": all}
}

func chaseFactors(_ rules.Profile, g facts) facts {
	var f chase.Factor
	g.need("factors")
	for _, id := range g.words("factors") {
		i := slices.IndexFunc(chase.Factors, func(n chase.FactorName) bool { return n.ID == idOf(id) })
		if i < 0 {
			panic(fault{"factors", "has no factor " + id})
		}
		f |= chase.Factors[i].Factor
	}
	return facts{"net": [...]string{"disadvantage", "normal", "advantage"}[f.Net()+1]}
}

// inOrder is a chase of runners by name, and the number of each.
func inOrder(names []string) (chase.Chase, map[string]uint64) {
	c, ids := chase.Chase{Table: "urban", Round: 1}, map[string]uint64{}
	for i, n := range names {
		ids[n] = uint64(i) + 1
		c.Runners = append(c.Runners, chase.Runner{ID: ids[n]})
	}
	return c, ids
}

func chaseNext(_ rules.Profile, g facts) facts {
	order := g.names("order")
	c, _ := inOrder(order)
	if c.Turn = int32(slices.Index(order, g.word("roller"))); c.Turn < 0 {
		panic(fault{"roller", "is not in the order"})
	}
	if _, struck := c.Roll(g.within("d20", 1, 20)); struck != 0 {
		return facts{"affects": order[struck-1]}
	}
	return facts{}
}

func chaseNegate(_ rules.Profile, g facts) facts {
	g.need("roller", "affected")
	c, ids := inOrder([]string{g.word("roller"), g.word("affected")})
	c.Runners[1].Trouble = chase.Meets{Face: 1, By: ids[g.word("roller")]}
	_, _, ok := c.Cancel(ids[g.word("inspiration_spent_by")])
	return facts{"negated": ok}
}

// chaseTable writes the row of a table for the face of its die.
func chaseTable(id string) op {
	return func(_ rules.Profile, g facts) facts {
		table, _ := chase.Find(id)
		t, _ := table.Roll(g.within("d20", 1, 20))
		if t.None() {
			return facts{"complication": nil}
		}
		out := facts{"on_fail": failed(t.Fail)}
		if t.Test.DC != 0 {
			out["dc"], out["options"] = t.Test.DC, skills(t.Test.By)
		}
		if t.Attack.Weapon != "" {
			out["attack"] = facts{"kind": "opportunity", "weapon": t.Attack.Weapon, "to_hit": t.Attack.ToHit, "damage": t.Attack.Damage.Dice, "type": t.Attack.Damage.Type}
		}
		if t.Moved != 0 {
			out["trigger"] = lengths("moves_at_least", t.Moved)
		}
		if t.Around != 0 {
			out["alternative"] = lengths("spend_movement", t.Around)
		}
		if t.Hunter {
			out["effect"] = "gm picks a local creature"
		}
		if t.Coin {
			out["auto_success"] = "throws a coin"
		}
		return out
	}
}

// lengths are a length in cells, and in feet.
func lengths(name string, cells int32) facts {
	return facts{name + "_sah": cells, name + "_ft": cells * 5}
}

func skills(by []chase.Skill) []facts {
	var all []facts
	for _, s := range by {
		f := facts{"ability": s.Ability}
		if s.Skill != "" {
			f["skill"] = s.Skill
		}
		all = append(all, f)
	}
	return all
}

func failed(f chase.Fail) facts {
	out := facts{}
	if f.Rough != 0 {
		out = lengths("difficult_terrain", f.Rough)
	}
	var damage []facts
	for _, d := range f.Damage {
		damage = append(damage, facts{"dice": d.Dice, "type": d.Type})
	}
	if f.Fall {
		out["fall_sah"] = "1d4"
		damage = append(damage, facts{"dice": "1d6 per full 2 sah fallen", "type": "bludgeoning"})
	}
	if damage != nil {
		out["damage"] = damage
	}
	if f.Condition != "" {
		out["condition"] = f.Condition
	}
	if f.Barrier {
		out["stopped_by_barrier"] = true
	}
	if f.Blind {
		out["until"], out["speed_multiplier"] = "end of your next turn", 0.5
	}
	if f.Net {
		out["note"] = "caught in a net; escape by the net rules"
	}
	if len(out) == 0 {
		return nil
	}
	return out
}

// chaseGuard: the row of the guard (R-014-091).
func chaseGuard(_ rules.Profile, g facts) facts {
	table, _ := chase.Find("urban")
	t, _ := table.Roll(9)
	return facts{"attacked": t.Attacks(g.within("moved_sah", 0, 1<<20))}
}

func chaseFall(_ rules.Profile, g facts) facts {
	return facts{"dice": fmt.Sprintf("%dd6", chase.FallDice(g.within("fall_sah", 0, 1<<20))), "condition": "prone"}
}

func chaseOwn(_ rules.Profile, g facts) facts {
	return facts{"allowed": chase.Allowed(g.num("rows"))}
}

func chaseSplit(_ rules.Profile, g facts) facts {
	c, ids := inOrder(g.names("chase"))
	n, ok := int32(1), true
	var groups [][]string
	for _, l := range g.must("groups") {
		groups = append(groups, facts{"groups": l}.names("groups"))
	}
	if !chase.Splits(g.words("chase"), groups) {
		panic(fault{"groups", "must hold everyone once"})
	}
	for i, names := range groups {
		var group []uint64
		for _, name := range names {
			group = append(group, ids[name])
		}
		if i > 0 && ok {
			c, _, ok = c.Split(group)
			n++
		}
	}
	if !ok {
		return facts{"chases": 1}
	}
	return facts{"chases": n, "rounds": "alternate, one round of each"}
}

// hunters are who comes to hunt the runner in an event: what stands before its first verb; false when the event turns the roles round.
func hunters(event string) (who string, joins bool) {
	if hints(event, "friend", "allies", "revers", "flee", "turn", "reinforce") {
		return "", false
	}
	for _, verb := range []string{"join", "come", "chase", "hunt", "pursue", "follow", "start", "begin", "take", "attack", "appear"} {
		if before, _, ok := strings.Cut(event, " "+verb); ok && (!joins || len(before) < len(who)) {
			who, joins = before, true
		}
	}
	if !joins {
		panic(fault{"event", "neither brings hunters nor turns the roles round"})
	}
	return who, true
}

// chaseRoles: who joins behind a runner hunts it, in a chase of its own; else the roles are exchanged.
func chaseRoles(_ rules.Profile, g facts) facts {
	c, ids := inOrder([]string{"P1"})
	role := [...]chase.Role{chase.Pursuer, chase.Quarry}[g.among("P1", "pursuer", "quarry")]
	c = c.Change(ids["P1"], func(r *chase.Runner) { r.Role = role })
	who, joins := hunters(g.word("event"))
	if !joins {
		return facts{"P1": []string{c.Reverse().Runners[0].Role.String()}, "chases": 1, "new_initiative_for": []string{}}
	}
	second, ok := c.Hunted(ids["P1"], []chase.Runner{{ID: 2}})
	if !ok {
		return facts{"P1": []string{c.Runners[0].Role.String()}, "chases": 1, "new_initiative_for": chase.Newcomers([]string{"P1"}, []string{who})}
	}
	roles := []string{c.Runners[0].Role.String(), second.Runners[second.Index(ids["P1"])].Role.String()}
	return facts{"P1": roles, "chases": 2, "new_initiative_for": chase.Newcomers([]string{"P1"}, []string{who})}
}
