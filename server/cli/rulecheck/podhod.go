package rulecheck

import (
	"maps"
	"math"
	"slices"
	"strconv"

	"sightline/rules"
	"sightline/rules/podhod"
)

// podhodOps are those of the roll-under game, its turns apart.
var podhodOps = map[string]op{
	"ru.target": ruTarget, "ru.resolve": ruResolve, "ru.team": ruTeam, "ru.retry": ruRetry, "ru.difficulty_range": ruRange,
	"ru.senses": ruSenses, "ru.darkness": ruDarkness, "ru.alcohol": ruAlcohol, "ru.drinks": ruDrinks, "ru.drug": ruDrug,
	"ru.move": ruMove, "ru.base": ruBase, "ru.travel": ruTravel, "ru.terrain": ruTerrain,
	"ru.run": ruRun, "ru.run_targets": ruTargets, "ru.run_distance": ruDistance, "ru.run_after": ruAfter, "ru.run_limit": ruLimit,
	"ru.race": ruRace, "ru.race_tie": ruTie, "ru.fatigue": ruFatigue, "ru.fatigue_penalty": ruTired, "ru.fatigue_stop": ruStop, "ru.rest": ruRest,
	"ru.load": ruLoad, "ru.load_penalty": ruBurdened, "ru.armour": ruArmour,
	"ru.size_guess": ruGuess, "ru.size_check": ruPush, "ru.size_damage": ruHit, "ru.spread": ruSpread, "ru.knock": ruKnock,
	"ru.spell_cap": ruCap, "ru.spell_target": ruCast, "ru.prayer": ruPrayer,
}

// autoAt is from which sum on no roll is needed.
func autoAt(g facts) int32 { return g.sub("setting").or("auto_at", podhod.AutoAt) }

func checked(c podhod.Check) facts {
	return facts{"target": c.Target, "roll": c.Roll, "success_on": strconv.Itoa(int(c.Target)) + " or less", "chance_percent": c.Percent()}
}

func ruTarget(_ rules.Profile, g facts) facts {
	var changes []int32
	for _, v := range g.sub("modifiers") {
		changes = append(changes, whole(v))
	}
	return checked(podhod.Under(g.number("stat"), g.number("difficulty"), changes, autoAt(g)))
}

func ruResolve(_ rules.Profile, g facts) facts {
	c := podhod.Under(g.number("stat"), g.number("difficulty"), nil, autoAt(g))
	got := checked(c)
	if c.Roll && !g.has("d20") {
		return got
	}
	r := c.Result(g.number("d20"))
	got["result"] = [...]string{"success", "failure", "critical_failure"}[r]
	if g.word("task") == "skin a rabbit" {
		meals, hides, partial, wound := podhod.Spoils(r)
		got["yield"], got["partial"], got["wound"] = facts{"meals": meals, "hide": hides}, partial, wound
		if partial {
			got["loses"] = "hide or part of the meat"
		}
	}
	return got
}

func ruTeam(_ rules.Profile, g facts) facts {
	return checked(podhod.Together(g.numbers("stats"), g.number("difficulty"), autoAt(g)))
}

func ruRetry(_ rules.Profile, g facts) facts {
	gm := g.sub("gm")
	c, ok := podhod.Again(g.number("stat"), g.number("difficulty"), g.number("attempt"), gm.number("step"), gm.has("allowed") && !gm.yes("allowed"), autoAt(g))
	return facts{"allowed": ok, "target": c.Target}
}

func ruRange(_ rules.Profile, g facts) facts {
	return facts{"valid": podhod.Fair(g.number("difficulty")), "max": podhod.MaxDifficulty}
}

func ruSenses(_ rules.Profile, g facts) facts {
	lost := g.words("lost")
	return facts{"penalty": podhod.Lost(slices.Contains(lost, "primary"), slices.Contains(lost, "secondary"), g.yes("permanent_primary_replaced"))}
}

func ruDarkness(_ rules.Profile, g facts) facts {
	l := one(g.word("light"), []string{"absolute", "natural", "fog", "moon", "lantern"}, []podhod.Light{podhod.Absolute, podhod.Natural, podhod.Natural, podhod.Moonlit, podhod.Moonlit}, podhod.Lit)
	return facts{"penalty": podhod.Dark(l, g.number("night_vision"), g.yes("blinded"))}
}

func hundredths(v float64) int32 { return int32(math.Round(v * 100)) }

func ruAlcohol(_ rules.Profile, g facts) facts {
	return facts{"penalty": podhod.Drunk(hundredths(g.real("promile")))}
}

func ruDrinks(_ rules.Profile, g facts) facts {
	a := podhod.Alcohol(g.number("drinks"), g.number("hours"), 10)
	return facts{"promile": float64(a) / 100, "penalty": podhod.Drunk(a)}
}

func ruDrug(_ rules.Profile, g facts) facts {
	return facts{"penalty": podhod.Drug(g.number("penalty"), g.word("scope"), g.word("check"))}
}

func ruMove(_ rules.Profile, g facts) facts {
	for _, p := range podhod.Peoples {
		if p.ID == g.word("people") {
			return facts{"fields": podhod.Fields(p.Movement, g.number("actions"))}
		}
	}
	return facts{}
}

func ruBase(_ rules.Profile, g facts) facts {
	return facts{"walk_kmh": podhod.Walk(g.number("movement")), "run_base_m_per_round": podhod.Stride(g.number("movement"))}
}

func ruTravel(_ rules.Profile, g facts) facts {
	p := one(g.word("pace"), []string{"march", "marathon", "run"}, []podhod.Pace{podhod.March, podhod.Marathon, podhod.Canter}, podhod.Step)
	j := podhod.Travel(podhod.Walk(g.number("movement")), g.number("dex_bonus"), p)
	return facts{"kmh": float64(j.HalfKm) / 2, "fatigue_per_hour": j.Fatigue}
}

func ruTerrain(_ rules.Profile, g facts) facts {
	var mods []int32
	for _, id := range g.words("terrain") {
		if slices.Contains(g.words("cancelled"), id) {
			continue
		}
		for _, t := range podhod.Terrains {
			if t.ID == id {
				mods = append(mods, t.Mod)
			}
		}
	}
	w := podhod.Over(g.number("movement"), mods)
	got := facts{"kmh": w.Kmh, "passable": w.Passable, "only_if_able": w.Hard}
	if w.Hard {
		got["fatigue_per_hour"] = podhod.HardFatigue
	}
	return got
}

func gait(g facts) podhod.Gait {
	return one(g.word("mode"), []string{"jog", "sprint"}, []podhod.Gait{podhod.Jog, podhod.Sprint}, podhod.Run)
}

// quarters writes quarters as a number.
func quarters(n int32) float64 { return float64(n) / 4 }

func ruRun(_ rules.Profile, g facts) facts {
	m := gait(g)
	return facts{"m_per_round": m.Metres(g.number("movement"), g.number("dex_bonus"), g.number("str_bonus")), "fatigue_per_round": quarters(m.Quarters())}
}

func ruTargets(_ rules.Profile, g facts) facts {
	var targets, faces []float64
	for r := range g.number("rounds") {
		t := quarters(gait(g).Target(g.number("endurance"), r+1))
		targets, faces = append(targets, t), append(faces, math.Floor(t))
	}
	return facts{"targets": targets, "success_on": faces}
}

func ruDistance(_ rules.Profile, g facts) facts {
	var held []bool
	for _, c := range g.words("checks") {
		held = append(held, c == "ok")
	}
	return facts{"total_m": podhod.Far(g.number("m_per_round"), held)}
}

func ruAfter(_ rules.Profile, g facts) facts {
	rest, fatigue := podhod.Breath(g.number("rounds_run"))
	return facts{"recover_rounds": rest, "fatigue_points": fatigue}
}

func ruLimit(_ rules.Profile, g facts) facts {
	return facts{"max_rounds": gait(g).Limit(g.number("endurance"))}
}

func ruRace(p rules.Profile, g facts) facts {
	n := g.number("rounds_done") + podhod.Rounds(g.number("distance_m")-g.number("done_m"), g.number("m_per_round"), g.word("all_checks") == "ok")
	return facts{"rounds_total": n, "seconds": n * p.RoundSeconds}
}

func ruTie(_ rules.Profile, g facts) facts {
	reach := g.sub("reach_m_this_round")
	names := slices.Sorted(maps.Keys(reach))
	var far []int32
	for _, n := range names {
		far = append(far, reach.number(n))
	}
	if i := podhod.First(far); i >= 0 {
		return facts{"winner": names[i]}
	}
	return facts{"winner_by": "initiative roll"}
}

var tiers = [...]string{"none", "mild", "tired", "very", "exhausted"}

func fatigue(g facts) podhod.Tier {
	return podhod.Fatigue(int32(math.Round(g.real("fatigue")*4)), g.number("endurance"))
}

func ruFatigue(_ rules.Profile, g facts) facts { return facts{"tier": tiers[fatigue(g)]} }

func penalties(p podhod.Penalties) facts {
	return facts{"rolls": p.Rolls, "attack": p.Attack, "parry": p.Parry, "initiative": p.Initiative, "dodge": p.Dodge, "movement": p.Movement, "dex_skills": p.DexSkills}
}

func ruTired(_ rules.Profile, g facts) facts {
	return penalties(podhod.Tier(max(slices.Index(tiers[:], g.word("tier")), 0)).Penalties())
}

func ruStop(_ rules.Profile, g facts) facts { return facts{"can_continue": fatigue(g).GoesOn()} }

func ruRest(_ rules.Profile, g facts) facts {
	return facts{"fatigue": quarters(podhod.Rest(int32(math.Round(g.real("fatigue")*4)), g.number("rest_h"), g.number("sleep_h")))}
}

var loads = [...]string{"none", "light", "heavy", "over"}

func grams(kg float64) int32 { return int32(math.Round(kg * 1000)) }

func ruLoad(_ rules.Profile, g facts) facts {
	n := podhod.Points(grams(g.real("kg")))
	return facts{"points": n, "tier": loads[podhod.Burden(n, g.number("strength"))]}
}

func ruBurdened(_ rules.Profile, g facts) facts {
	return penalties(podhod.Load(max(slices.Index(loads[:], g.word("tier")), 0)).Penalties())
}

func ruArmour(_ rules.Profile, g facts) facts {
	n := podhod.Armoured(grams(g.real("carried_kg")), g.number("armour_coefficient"))
	return facts{"points": n, "tier": loads[podhod.Burden(n, g.number("strength"))]}
}

// class is a class of size by its letter.
func class(letter string) podhod.Class {
	for c := range podhod.Classes {
		if c.Letter() == letter {
			return c
		}
	}
	return 0
}

func ruGuess(_ rules.Profile, g facts) facts {
	return facts{"class": podhod.ByWeight(g.number("kg")).Letter(), "advisory": true}
}

func ruPush(_ rules.Profile, g facts) facts {
	return facts{"difficulty": podhod.Push(g.number("base"), class(g.word("actor_size")), class(g.word("target_size")))}
}

func ruHit(_ rules.Profile, g facts) facts {
	b := podhod.Hit(g.number("dice_total"), g.number("bonus"), class(g.word("attacker_size")), class(g.word("target_size")))
	return facts{"base": b.Base, "size_bonus": b.Size, "total": b.Total}
}

func ruSpread(_ rules.Profile, g facts) facts {
	first, second := podhod.Spread(g.number("damage"), g.number("size_difference"))
	areas := facts{g.word("first"): first}
	if second > 0 {
		next := g.word("next")
		for _, a := range podhod.Areas {
			if next == "" && (a.Roll == g.number("second_roll") || !g.has("second_roll") && a.ID == "torso") {
				next = a.ID
			}
		}
		areas[next] = second
	}
	return facts{"areas": areas}
}

func ruKnock(_ rules.Profile, g facts) facts {
	prompt := []string{}
	if g.yes("after_spread") {
		for _, f := range podhod.Falls(g.number("size_difference")) {
			prompt = append(prompt, f.Name().En)
		}
	}
	return facts{"gm_prompt": prompt}
}

func ruCap(_ rules.Profile, g facts) facts {
	n := podhod.Cap(g.number("element_skill"))
	return facts{"max_level": n, "max_degree": n}
}

func ruCast(_ rules.Profile, g facts) facts {
	return checked(podhod.Cast(g.numbers("element_skills"), g.number("int_bonus"), g.number("difficulty"), autoAt(g)))
}

func ruPrayer(rules.Profile, facts) facts {
	fatigue, god := podhod.Prayer()
	by := "GM"
	if god {
		by = "god's will (GM)"
	}
	return facts{"fatigue": fatigue, "granted_by": by}
}
