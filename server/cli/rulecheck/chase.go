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
	by := g.sub("distances_to_quarry")
	var names []string
	for n := range by {
		names = append(names, n)
	}
	slices.Sort(names)
	var behind []int32
	for _, n := range names {
		behind = append(behind, by.number(n))
	}
	if i := chase.Lead(behind); i >= 0 {
		return facts{"lead": names[i]}
	}
	return facts{}
}

func chaseInitiative(_ rules.Profile, g facts) facts {
	return facts{"must_roll": append([]string{}, chase.Newcomers(g.words("in_order"), g.words("joining"))...)}
}

func chaseFree(_ rules.Profile, g facts) facts { return facts{"free": chase.Free(g.number("con_mod"))} }

func chaseDash(_ rules.Profile, g facts) facts {
	if chase.IsFree(g.number("con_mod"), g.number("dashes_so_far")) {
		return facts{"free": true, "check": false}
	}
	return facts{"free": false, "check": facts{"ability": "con", "dc": chase.DashDC, "when": "end of turn"}}
}

func chaseTire(_ rules.Profile, g facts) facts {
	return facts{"exhaustion": chase.Tire(g.number("exhaustion"), g.number("total"))}
}

func chaseOut(_ rules.Profile, g facts) facts {
	if chase.Out(g.number("exhaustion")) {
		return facts{"out": true, "speed": 0}
	}
	return facts{"out": false}
}

func chaseRecover(_ rules.Profile, g facts) facts {
	rest := map[string]chase.Rest{"short_rest": chase.ShortRest, "long_rest": chase.LongRest}[g.word("event")]
	return facts{"exhaustion": chase.Recover(g.number("exhaustion"), g.number("from_chase"), rest)}
}

func chaseReact(_ rules.Profile, g facts) facts {
	return facts{"allowed": chase.MayReact(g.word("attacker") == "participant", g.word("target") == "participant")}
}

func chaseEscape(_ rules.Profile, g facts) facts {
	all := []bool{}
	for _, s := range g.numbers("quarry_stealth") {
		all = append(all, chase.Escapes(s, g.numbers("passive"), g.yes("left_lead_sight")))
	}
	return facts{"escapes": all}
}

func chaseFactors(_ rules.Profile, g facts) facts {
	var f chase.Factor
	for _, id := range g.words("factors") {
		for _, n := range chase.Factors {
			if n.ID == id {
				f |= n.Factor
			}
		}
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
	order := g.words("order")
	c, _ := inOrder(order)
	c.Turn = int32(slices.Index(order, g.word("roller")))
	if _, struck := c.Roll(g.number("d20")); struck != 0 {
		return facts{"affects": order[struck-1]}
	}
	return facts{}
}

func chaseNegate(_ rules.Profile, g facts) facts {
	c, ids := inOrder([]string{g.word("roller"), g.word("affected")})
	c.Runners[1].Trouble = chase.Meets{Face: 1, By: ids[g.word("roller")]}
	_, _, ok := c.Cancel(ids[g.word("inspiration_spent_by")])
	return facts{"negated": ok}
}

// chaseTable writes the row of a table for the face of its die.
func chaseTable(id string) op {
	return func(_ rules.Profile, g facts) facts {
		table, _ := chase.Find(id)
		t, _ := table.Roll(g.number("d20"))
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
	return facts{"attacked": t.Attacks(g.number("moved_sah"))}
}

func chaseFall(_ rules.Profile, g facts) facts {
	return facts{"dice": fmt.Sprintf("%dd6", chase.FallDice(g.number("fall_sah"))), "condition": "prone"}
}

func chaseOwn(_ rules.Profile, g facts) facts {
	return facts{"allowed": chase.Allowed(g.number("rows"))}
}

func chaseSplit(_ rules.Profile, g facts) facts {
	c, ids := inOrder(g.words("chase"))
	n, ok := int32(1), true
	for i, l := range g.list("groups") {
		var group []uint64
		for _, name := range (facts{"g": l}).words("g") {
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

// chaseRoles: who joins behind a runner hunts it, in a chase of its own; else the roles are exchanged.
func chaseRoles(_ rules.Profile, g facts) facts {
	c, ids := inOrder([]string{"P1"})
	role := func(r *chase.Runner) { r.Role = map[string]chase.Role{"quarry": chase.Quarry}[g.word("P1")] }
	c = c.Change(ids["P1"], role)
	who, _, joins := strings.Cut(g.word("event"), " join")
	if !joins || !strings.Contains(g.word("event"), "behind") {
		return facts{"P1": []string{c.Reverse().Runners[0].Role.String()}, "chases": 1, "new_initiative_for": []string{}}
	}
	second, ok := c.Hunted(ids["P1"], []chase.Runner{{ID: 2}})
	if !ok {
		return facts{"P1": []string{c.Runners[0].Role.String()}, "chases": 1, "new_initiative_for": []string{who}}
	}
	roles := []string{c.Runners[0].Role.String(), second.Runners[second.Index(ids["P1"])].Role.String()}
	return facts{"P1": roles, "chases": 2, "new_initiative_for": chase.Newcomers([]string{"P1"}, []string{who})}
}
