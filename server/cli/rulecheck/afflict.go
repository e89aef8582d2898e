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
	if hints(name, "wish", "stronger") {
		return afflict.GreaterRestoration
	}
	for c, n := range afflict.CureNames {
		if n.ID == idOf(name) {
			return afflict.Cure(c)
		}
	}
	return afflict.Cures
}

func diseaseSimple(_ rules.Profile, g facts) facts {
	return facts{"cured": afflict.Simple(g.said("kind") == "simple", cureOf(g.said("cure")))}
}

func sewer(_ rules.Profile, g facts) facts {
	after, cured := afflict.Sewer(g.within("exhaustion", 0, 6), g.num("save_total"))
	return facts{"exhaustion": after, "cured": cured}
}

func sewerHeal(_ rules.Profile, g facts) facts {
	if !g.has("long_rest_healing") {
		g.need("hit_dice_healing")
	}
	return facts{"regained": afflict.SewerHeal(max(g.number("hit_dice_healing"), 0))}
}

func sightRot(_ rules.Profile, g facts) facts {
	if g.has("days_since_infection") {
		rests := int32(0)
		if g.has("rests_since_symptoms") {
			rests = g.within("rests_since_symptoms", 0, 1<<20)
		}
		penalty := afflict.SightRot(g.within("days_since_infection", 0, 1<<20), rests)
		return facts{"penalty": penalty, "blind": afflict.Blind(penalty), "cured": false}
	}
	penalty, cured := g.within("penalty", -5, 0), false
	switch event := g.said("event"); {
	case event == "long_rest":
		penalty, cured = afflict.SightRest(penalty, g.yes("ointment"), g.number("doses_so_far"))
	case event == "heal" || hints(event, "restoration", "magic"):
		penalty, cured = 0, true
	case event != "short_rest":
		panic(fault{"event", "must be a rest or what restores sight"})
	}
	return facts{"penalty": penalty, "blind": afflict.Blind(penalty), "cured": cured}
}

func cackle(_ rules.Profile, g facts) facts {
	c := afflict.Cackle{DC: g.or("dc", afflict.CackleDC), Failures: g.number("failures_so_far")}
	d6 := int32(0)
	if g.num("save_total") >= c.DC {
		d6 = g.within("d6", 1, 6)
	}
	c = c.Rest(g.num("save_total"), d6)
	out := facts{"dc": c.DC, "cured": c.Cured, "failures": c.Failures}
	if c.Mad {
		out["madness"] = afflict.KindNames[afflict.Indefinite].ID
	}
	return out
}

func cackleFit(_ rules.Profile, g facts) facts {
	if g.has("trigger") && !hints(g.said("trigger"), afflict.Stresses...) {
		return facts{"damage": 0}
	}
	if !afflict.Fit(g.or("dc", afflict.CackleDC), g.num("save_total")) {
		return facts{"damage": 0}
	}
	return facts{"damage": g.within("d10", 1, 10), "condition": "incapacitated", "duration": "1 minute"}
}

func cackleCatch(_ rules.Profile, g facts) facts {
	c := afflict.Catch(g.within("distance_sah", 0, 1<<20), g.number("save_total"))
	if c.Save {
		g.need("save_total")
	}
	out := facts{"save_needed": c.Save, "infected": c.Infected}
	if c.Immune != 0 {
		out["immune_to_source_hours"] = c.Immune
	}
	return out
}

func cackleInfect(_ rules.Profile, g facts) facts {
	return facts{"immune": afflict.CackleImmune(g.said("creature"))}
}

func wayOf(name string) afflict.Way {
	for w := range afflict.Ways {
		if w.String() == idOf(name) {
			return w
		}
	}
	panic(fault{"type", "must be inhaled, ingested, contact or injury"})
}

func poisonArea(_ rules.Profile, g facts) facts {
	if wayOf(g.word("type")) != afflict.Inhaled {
		return facts{}
	}
	return facts{"cells": afflict.CloudCells, "lasts": "instant", "holding_breath_helps": false}
}

func poisonPart(_ rules.Profile, g facts) facts {
	if !wayOf(g.word("type")).Part(hints(g.said("portion"), "full", "whole", "all", "entire")) {
		return facts{"gm_options": []string{}}
	}
	return facts{"gm_options": []string{"advantage on save", "half damage on failed save"}}
}

func poisonGetsIn(_ rules.Profile, g facts) facts {
	w := wayOf(g.word("type"))
	if w == afflict.Injury {
		return facts{"delivers": w.Wound(g.said("weapon_damage"))}
	}
	if w != afflict.Contact {
		panic(fault{"type", "gets in neither by touch nor by a wound"})
	}
	touch := g.said("touch")
	return facts{"delivers": w.Touch(touch == "skin" || hints(touch, "bare", "naked", "exposed", "unprotected", "ungloved"))}
}

func poisonOf(g facts) afflict.Poison {
	id := g.said("poison")
	for _, p := range afflict.Poisons {
		if p.ID == id || strings.TrimSuffix(id, "_poison") == p.ID || idOf(p.Name.En) == id {
			return p
		}
	}
	panic(fault{"poison", "is no poison of the list"})
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
	for _, d := range []struct {
		name      string
		low, high int32
	}{{"rolled", 0, 1 << 20}, {"d12", 1, 12}, {"d6", 1, 6}, {"damage_rolled", 0, 1 << 20}} {
		if g.has(d.name) {
			return g.within(d.name, d.low, d.high)
		}
	}
	panic(fault{"rolled", "is missing"})
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
	rolled := int32(0)
	if p.Dice != "" && (p.Half || g.num("save_total") < p.DC) || p.Last == "4d6" && g.num("save_total") < p.DC {
		rolled = fell(g)
	}
	t := p.Take(g.num("save_total"), rolled)
	out["damage"], out["poisoned"], out["unconscious"] = t.Damage, t.Poisoned, t.Asleep
	if hours := p.Hours(rolled); t.Poisoned && hours > 0 {
		out["hours"] = hours
	}
	return out
}

// succeeds says whether a word tells of a save that succeeded.
func succeeds(name, word string) bool {
	switch {
	case hints(word, "fail"):
		return false
	case hints(word, "ok", "succe", "pass"):
		return true
	}
	panic(fault{name, "must be ok or fail, not " + word})
}

// poisonCourse follows a list of saves, the first of which is the one against the dose, or one more save. The damage that is given
// is what fell each time that it hurt.
func poisonCourse(_ rules.Profile, g facts) facts {
	p, c := poisonOf(g), afflict.Course{Successes: g.number("successes")}
	fell, total := g.numbers("damage"), int32(0)
	hurt := func() {
		if len(fell) > 0 {
			total, fell = total+fell[0], fell[1:]
		}
	}
	for i, s := range g.words("saves") {
		switch hurts := false; {
		case i > 0:
			if c, hurts = p.Save(c, succeeds("saves", s)); hurts {
				hurt()
			}
		case succeeds("saves", s):
			return facts{"damage_total": 0, "ended": true, "healable": true}
		case p.Dice != "":
			hurt()
		}
	}
	out := facts{"damage_total": total}
	if g.has("next") {
		hurts := false
		if c, hurts = p.Save(c, succeeds("next", g.word("next"))); hurts {
			out["damage"] = g.number("d6")
		} else {
			out["damage"] = 0
		}
	} else {
		g.need("saves")
	}
	out["ended"], out["successes"], out["healable"] = c.Ended, c.Successes, p.Heals(c)
	return out
}

func poisonWake(_ rules.Profile, g facts) facts {
	switch event := g.said("event"); {
	case hints(event, "damage", "hurt", "wound"):
		return facts{"awake": poisonOf(g).WokenBy(afflict.ByDamage)}
	case hints(event, "shak", "shook"):
		return facts{"awake": poisonOf(g).WokenBy(afflict.ByShaking)}
	}
	poisonOf(g)
	return facts{"awake": false}
}

func poisonBuy(_ rules.Profile, g facts) facts {
	if afflict.Easy(g.truth("criminal_contacts")) {
		return facts{"difficulty": "fairly easy"}
	}
	return facts{"difficulty": "long inquiries and bribes"}
}

func poisonHarvest(_ rules.Profile, g facts) facts {
	n, exposed := afflict.Harvest(g.num("total"), g.or("dc", afflict.HarvestDC))
	return facts{"doses": n, "exposed": exposed}
}

func poisonHarvestModifier(_ rules.Profile, g facts) facts {
	return facts{"modifier": afflict.HarvestModifier(g.num("int_mod"), g.number("proficiency_bonus"), g.yes("nature_proficient"), g.yes("kit_proficient"))}
}
