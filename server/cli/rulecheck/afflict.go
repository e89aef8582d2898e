package rulecheck

import (
	"strings"

	"sightline/rules"
	"sightline/rules/afflict"
)

// afflictOps are diseases and poisons.
var afflictOps = map[string]op{
	"disease.simple": diseaseSimple, "disease.sewer": sewer, "disease.sewer_heal": sewerHeal, "disease.sight_rot": sightRot,
	"disease.cackle": cackle, "disease.cackle_fit": cackleFit, "disease.cackle_contagion": cackleCatch, "disease.cackle_infect": cackleInfect,
	"poison.area": poisonArea, "poison.partial": poisonPart, "poison.delivery": poisonGetsIn, "poison.price": poisonPrice,
	"poison.effect": poisonEffect, "poison.resolve": poisonTaken, "poison.track": poisonCourse, "poison.wake": poisonWake,
	"poison.buy": poisonBuy, "poison.harvest": poisonHarvest, "poison.harvest_modifier": poisonHarvestModifier,
}

func cureOf(name string) afflict.Cure {
	name = strings.ReplaceAll(name, " ", "_")
	for c, n := range afflict.CureNames {
		if n.ID == name {
			return afflict.Cure(c)
		}
	}
	return afflict.Cures
}

func diseaseSimple(_ rules.Profile, g facts) facts {
	return facts{"cured": afflict.Simple(g.word("kind") == "simple", cureOf(g.word("cure")))}
}

func sewer(_ rules.Profile, g facts) facts {
	after, cured := afflict.Sewer(g.number("exhaustion"), g.number("save_total"))
	return facts{"exhaustion": after, "cured": cured}
}

func sewerHeal(_ rules.Profile, g facts) facts {
	return facts{"regained": afflict.SewerHeal(g.number("hit_dice_healing"))}
}

func sightRot(_ rules.Profile, g facts) facts {
	penalty, cured := g.number("penalty"), false
	switch {
	case g.has("days_since_infection"):
		penalty = afflict.SightRot(g.number("days_since_infection"), g.number("rests_since_symptoms"))
	case g.word("event") == "long_rest":
		penalty, cured = afflict.SightRest(penalty, g.yes("ointment"), g.number("doses_so_far"))
	}
	return facts{"penalty": penalty, "blind": afflict.Blind(penalty), "cured": cured}
}

func cackle(_ rules.Profile, g facts) facts {
	c := afflict.Cackle{DC: g.number("dc"), Failures: g.number("failures_so_far")}.Rest(g.number("save_total"), g.number("d6"))
	out := facts{"dc": c.DC, "cured": c.Cured, "failures": c.Failures}
	if c.Mad {
		out["madness"] = afflict.KindNames[afflict.Indefinite].ID
	}
	return out
}

func cackleFit(_ rules.Profile, g facts) facts {
	if !afflict.Fit(g.or("dc", afflict.CackleDC), g.number("save_total")) {
		return facts{"damage": 0}
	}
	return facts{"damage": g.number("d10"), "condition": "incapacitated", "duration": "1 minute"}
}

func cackleCatch(_ rules.Profile, g facts) facts {
	c := afflict.Catch(g.number("distance_sah"), g.number("save_total"))
	out := facts{"save_needed": c.Save, "infected": c.Infected}
	if c.Immune != 0 {
		out["immune_to_source_hours"] = c.Immune
	}
	return out
}

func cackleInfect(_ rules.Profile, g facts) facts {
	return facts{"immune": afflict.CackleImmune(g.word("creature"))}
}

func wayOf(name string) afflict.Way {
	for w := range afflict.Ways {
		if w.String() == name {
			return w
		}
	}
	return afflict.Ways
}

func poisonArea(_ rules.Profile, g facts) facts {
	if wayOf(g.word("type")) != afflict.Inhaled {
		return facts{}
	}
	return facts{"cells": afflict.CloudCells, "lasts": "instant", "holding_breath_helps": false}
}

func poisonPart(_ rules.Profile, g facts) facts {
	if !wayOf(g.word("type")).Part(g.word("portion") != "part") {
		return facts{"gm_options": []string{}}
	}
	return facts{"gm_options": []string{"advantage on save", "half damage on failed save"}}
}

func poisonGetsIn(_ rules.Profile, g facts) facts {
	w := wayOf(g.word("type"))
	return facts{"delivers": w.Wound(g.word("weapon_damage")) || w.Touch(strings.Contains(g.word("touch"), "bare") || g.word("touch") == "skin")}
}

func poisonOf(g facts) afflict.Poison {
	p, _ := afflict.FindPoison(g.word("poison"))
	return p
}

func poisonPrice(_ rules.Profile, g facts) facts {
	p := poisonOf(g)
	return facts{"type": p.Way.String(), "price_gp": p.Price}
}

func poisonEffect(_ rules.Profile, g facts) facts {
	p := poisonOf(g)
	out := facts{}
	if p.Dice != "" {
		out["damage"] = facts{"avg": p.Average, "dice": p.Dice, "type": "poison"}
	}
	if p.Poisoned {
		out["condition"] = "poisoned"
	}
	if p.Also != "" {
		out["also"] = []string{p.Also}
	}
	if p.No.En != "" {
		out["cannot"] = "knowingly lie"
	}
	if p.Last != "" {
		out["duration"] = strings.TrimSuffix(p.Last+" "+p.Unit.En, map[bool]string{true: "s"}[p.Last == "1"])
	}
	if p.Again == afflict.TurnStart {
		out["ongoing"] = true
	}
	if p.Unhealable {
		out["unhealable_damage"] = true
	}
	return facts{"save": "con", "dc": p.DC, "fail": out, "success": succeeded(p)}
}

func succeeded(p afflict.Poison) string {
	switch {
	case p.Half && p.Poisoned:
		return "half damage, not poisoned"
	case p.Half:
		return "half damage"
	}
	return "no effect"
}

// fell is the damage that the dice came to, under whatever name.
func fell(g facts) int32 {
	for _, name := range []string{"rolled", "d12", "d6", "damage_rolled"} {
		if g.has(name) {
			return g.number(name)
		}
	}
	return 0
}

func poisonTaken(_ rules.Profile, g facts) facts {
	p, out := poisonOf(g), facts{}
	if p.Midnight {
		out["acts_at"] = "00:00"
	}
	if p.Midnight && g.yes("neutralised_before_midnight") {
		return facts{"damage": 0, "poisoned": false, "unconscious": false}
	}
	if !g.has("save_total") {
		return out
	}
	t := p.Take(g.number("save_total"), fell(g))
	out["damage"], out["poisoned"], out["unconscious"] = t.Damage, t.Poisoned, t.Asleep
	if hours := p.Hours(fell(g)); t.Poisoned && hours > 0 {
		out["hours"] = hours
	}
	return out
}

// poisonCourse follows a list of saves, the first of which is the one against the dose, or one more save.
func poisonCourse(_ rules.Profile, g facts) facts {
	p, c, total := poisonOf(g), afflict.Course{Successes: g.number("successes")}, int32(0)
	saves := g.words("saves")
	if len(saves) > 0 && saves[0] != "fail" {
		return facts{"damage_total": 0, "ended": true, "healable": true}
	}
	for i, s := range saves {
		if i > 0 {
			c, _ = p.Save(c, s != "fail")
		}
	}
	for _, d := range g.numbers("damage") {
		total += d
	}
	out := facts{"damage_total": total}
	if next := g.word("next"); next != "" {
		hurts := false
		if c, hurts = p.Save(c, next != "fail"); hurts {
			out["damage"] = g.number("d6")
		} else {
			out["damage"] = 0
		}
	}
	out["ended"], out["successes"], out["healable"] = c.Ended, c.Successes, p.Heals(c)
	return out
}

func poisonWake(_ rules.Profile, g facts) facts {
	by := afflict.ByShaking
	if strings.Contains(g.word("event"), "damage") {
		by = afflict.ByDamage
	}
	return facts{"awake": poisonOf(g).WokenBy(by)}
}

func poisonBuy(_ rules.Profile, g facts) facts {
	if afflict.Easy(g.yes("criminal_contacts")) {
		return facts{"difficulty": "fairly easy"}
	}
	return facts{"difficulty": "long inquiries and bribes"}
}

func poisonHarvest(_ rules.Profile, g facts) facts {
	n, exposed := afflict.Harvest(g.number("total"), g.or("dc", afflict.HarvestDC))
	return facts{"doses": n, "exposed": exposed}
}

func poisonHarvestModifier(_ rules.Profile, g facts) facts {
	return facts{"modifier": afflict.HarvestModifier(g.number("int_mod"), g.number("proficiency_bonus"), g.yes("nature_proficient"), g.yes("kit_proficient"))}
}
