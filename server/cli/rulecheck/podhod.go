package rulecheck

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

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

// under is the rules of the table with what a vector sets otherwise.
func under(p rules.Profile, g facts) rules.Under {
	if s := g.sub("setting"); s.has("auto_at") {
		p.Under.Auto20 = s.within("auto_at", 20, 21) == 20
	}
	return p.Under
}

func checked(c podhod.Check) facts {
	return facts{"target": c.Target, "roll": c.Roll, "success_on": strconv.Itoa(int(c.Target)) + " or less", "chance_percent": c.Percent()}
}

func ruTarget(p rules.Profile, g facts) facts {
	var changes []int32
	for _, name := range slices.Sorted(maps.Keys(g.sub("modifiers"))) {
		changes = append(changes, g.sub("modifiers").num(name))
	}
	return checked(podhod.Under(g.num("stat"), g.num("difficulty"), changes, under(p, g).AutoAt()))
}

func ruResolve(p rules.Profile, g facts) facts {
	c := podhod.Under(g.num("stat"), g.num("difficulty"), nil, under(p, g).AutoAt())
	got := checked(c)
	if c.Roll && !g.has("d20") {
		return got
	}
	d20 := int32(0)
	if c.Roll {
		d20 = g.within("d20", 1, 20)
	}
	r := c.Result(d20)
	got["result"] = [...]string{"success", "failure", "critical_failure"}[r]
	if idOf(g.word("task")) == "skin_a_rabbit" || idOf(g.word("task")) == "skin_rabbit" {
		meals, hides, partial, wound := podhod.Spoils(r)
		got["yield"], got["partial"], got["wound"] = facts{"meals": meals, "hide": hides}, partial, wound
		if partial {
			got["loses"] = "hide or part of the meat"
		}
	}
	return got
}

func ruTeam(p rules.Profile, g facts) facts {
	return checked(podhod.Together(g.nums("stats"), g.num("difficulty"), under(p, g).AutoAt()))
}

func ruRetry(p rules.Profile, g facts) facts {
	gm, step := g.sub("gm"), int32(0)
	if gm.has("step") {
		step = gm.num("step")
	}
	if gm.has("allowed") && !gm.yes("allowed") {
		_, ok := podhod.Again(0, 0, g.within("attempt", 1, math.MaxInt32), step, true, under(p, g).AutoAt())
		return facts{"allowed": ok}
	}
	c, ok := podhod.Again(g.num("stat"), g.num("difficulty"), g.within("attempt", 1, math.MaxInt32), step, false, under(p, g).AutoAt())
	got := checked(c)
	got["allowed"] = ok
	return got
}

func ruRange(_ rules.Profile, g facts) facts {
	return facts{"valid": podhod.Fair(g.num("difficulty")), "max": podhod.MaxDifficulty}
}

func ruSenses(_ rules.Profile, g facts) facts {
	var lost [3]bool
	for _, v := range g.list("lost") {
		lost[facts{"lost": v}.among("lost", "primary", "secondary", "primary_permanent")] = true
	}
	return facts{"penalty": podhod.Lost(lost[0], lost[1], lost[2] || g.yes("permanent_primary_replaced"))}
}

func ruDarkness(_ rules.Profile, g facts) facts {
	l := [...]podhod.Light{podhod.Absolute, podhod.Natural, podhod.Natural, podhod.Natural, podhod.Moonlit, podhod.Moonlit, podhod.Moonlit, podhod.Lit, podhod.Lit, podhod.Lit, podhod.Lit}
	i := g.among("light", "absolute", "natural", "fog", "dense_fog", "moon_lantern", "moon", "lantern", "lit", "none", "light", "bright")
	return facts{"penalty": podhod.Dark(l[i], g.number("night_vision"), g.yes("blinded"))}
}

func ruAlcohol(_ rules.Profile, g facts) facts {
	return facts{"penalty": podhod.Drunk(int32(min(g.positive("promile")*100, math.MaxInt32)))}
}

// positive is a number that must be given and is not below 0.
func (f facts) positive(name string) float64 {
	f.need(name)
	if n := f.real(name); n >= 0 {
		return n
	}
	panic(fault{name, "must not be below 0"})
}

// minutes are those of hours, which may be missing and may be parts of one.
func minutes(g facts, name string) int32 {
	if !g.has(name) {
		return 0
	}
	return int32(min(math.Round(g.positive(name)*60), math.MaxInt32))
}

func ruDrinks(_ rules.Profile, g facts) facts {
	a := podhod.Alcohol(g.within("drinks", 0, math.MaxInt32), minutes(g, "hours"), 10)
	return facts{"promile": float64(a) / 100, "penalty": podhod.Drunk(a)}
}

func ruDrug(_ rules.Profile, g facts) facts {
	return facts{"penalty": podhod.Drug(g.num("penalty"), g.word("scope"), g.word("check"))}
}

func ruMove(_ rules.Profile, g facts) facts {
	var ids []string
	for _, p := range podhod.Peoples {
		ids = append(ids, p.ID)
	}
	p := podhod.Peoples[g.among("people", ids...)]
	return facts{"fields": podhod.Fields(p.Movement, g.within("actions", 0, math.MaxInt32))}
}

func ruBase(_ rules.Profile, g facts) facts {
	return facts{"walk_kmh": podhod.Walk(g.num("movement")), "run_base_m_per_round": podhod.Stride(g.num("movement"))}
}

func ruTravel(_ rules.Profile, g facts) facts {
	p := podhod.Pace(g.among("pace", "walk", "march", "run", "marathon"))
	j := podhod.Travel(podhod.Walk(g.num("movement")), g.number("dex_bonus"), p)
	return facts{"kmh": float64(j.HalfKm) / 2, "fatigue_per_hour": j.Fatigue}
}

func ruTerrain(_ rules.Profile, g facts) facts {
	var ids []string
	for _, t := range podhod.Terrains {
		ids = append(ids, t.ID)
	}
	pick := func(name string) (list []int) {
		for _, v := range g.list(name) {
			list = append(list, facts{name: v}.among(name, ids...))
		}
		return list
	}
	g.need("terrain")
	gone := pick("cancelled")
	var mods []int32
	for _, i := range pick("terrain") {
		if !slices.Contains(gone, i) {
			mods = append(mods, podhod.Terrains[i].Mod)
		}
	}
	w := podhod.Over(g.num("movement"), mods)
	got := facts{"kmh": w.Kmh, "passable": w.Passable, "only_if_able": w.Hard}
	if w.Hard {
		got["fatigue_per_hour"] = podhod.HardFatigue
	}
	return got
}

func gait(g facts) podhod.Gait { return podhod.Gait(g.among("mode", "run", "jog", "sprint")) }

// quarters writes quarters as a number.
func quarters(n int32) float64 { return float64(n) / 4 }

func ruRun(_ rules.Profile, g facts) facts {
	m := gait(g)
	return facts{"m_per_round": m.Metres(g.num("movement"), g.number("dex_bonus"), g.number("str_bonus")), "fatigue_per_round": quarters(m.Quarters())}
}

func ruTargets(_ rules.Profile, g facts) facts {
	targets, faces := []float64{}, []float64{}
	for r := range g.within("rounds", 0, 10_000) {
		t := quarters(gait(g).Target(g.num("endurance"), r+1))
		targets, faces = append(targets, t), append(faces, math.Floor(t))
	}
	return facts{"targets": targets, "success_on": faces}
}

func ruDistance(_ rules.Profile, g facts) facts {
	var held []bool
	for _, c := range g.must("checks") {
		held = append(held, facts{"checks": c}.among("checks", "ok", "fail") == 0)
	}
	return facts{"total_m": podhod.Far(g.within("m_per_round", 0, math.MaxInt32), held)}
}

func ruAfter(_ rules.Profile, g facts) facts {
	rest, fatigue := podhod.Breath(g.within("rounds_run", 0, math.MaxInt32))
	return facts{"recover_rounds": rest, "fatigue_points": fatigue}
}

func ruLimit(_ rules.Profile, g facts) facts {
	return facts{"max_rounds": gait(g).Limit(g.num("endurance"))}
}

func ruRace(p rules.Profile, g facts) facts {
	left := g.within("distance_m", 0, math.MaxInt32) - g.within("done_m", 0, math.MaxInt32)
	more := podhod.Rounds(left, g.num("m_per_round"), g.among("all_checks", "ok", "fail") == 0)
	if more < 0 {
		panic(fault{"m_per_round", "nobody gets there like that"})
	}
	n := g.within("rounds_done", 0, math.MaxInt32) + more
	return facts{"rounds_total": n, "seconds": p.Seconds(n)}
}

func ruTie(_ rules.Profile, g facts) facts {
	g.need("reach_m_this_round")
	reach := g.sub("reach_m_this_round")
	names := slices.Sorted(maps.Keys(reach))
	var far []int32
	for _, n := range names {
		far = append(far, reach.num(n))
	}
	switch who, even := podhod.First(far, g.or("finish_m", math.MinInt32)); {
	case even:
		return facts{"winner": nil, "winner_by": "initiative roll"}
	case who >= 0:
		return facts{"winner": names[who]}
	}
	return facts{"winner": nil}
}

var tiers = []string{"none", "mild", "tired", "very", "exhausted"}

// thousandths are those of a number that must be given.
func (f facts) thousandths(name string) int64 {
	return int64(min(math.Round(f.positive(name)*1000), math.MaxInt32))
}

func fatigue(g facts) podhod.Tier {
	return podhod.Fatigue(g.thousandths("fatigue"), g.within("endurance", 0, math.MaxInt32))
}

func ruFatigue(_ rules.Profile, g facts) facts { return facts{"tier": tiers[fatigue(g)]} }

func penalties(p podhod.Penalties) facts {
	return facts{"rolls": p.Rolls, "attack": p.Attack, "parry": p.Parry, "initiative": p.Initiative, "dodge": p.Dodge, "movement": p.Movement, "dex_skills": p.DexSkills}
}

func ruTired(_ rules.Profile, g facts) facts {
	return penalties(podhod.Tier(g.among("tier", tiers...)).Penalties())
}

func ruStop(_ rules.Profile, g facts) facts { return facts{"can_continue": fatigue(g).GoesOn()} }

func ruRest(_ rules.Profile, g facts) facts {
	left := podhod.Rest(g.thousandths("fatigue"), minutes(g, "rest_h"), minutes(g, "sleep_h"))
	return facts{"fatigue": float64(left) / 1000}
}

var loads = []string{"none", "light", "heavy", "over"}

// grams are those of a weight in kilograms that must be given, rounded down.
func (f facts) grams(name string) int64 { return int64(min(f.positive(name)*1000, 1<<52)) }

func ruLoad(_ rules.Profile, g facts) facts {
	n := podhod.Points(g.grams("kg"))
	return facts{"points": n, "tier": loads[podhod.Burden(n, g.within("strength", 0, math.MaxInt32))]}
}

func ruBurdened(_ rules.Profile, g facts) facts {
	return penalties(podhod.Load(g.among("tier", loads...)).Penalties())
}

func ruArmour(_ rules.Profile, g facts) facts {
	n := podhod.Armoured(g.grams("carried_kg"), g.within("armour_coefficient", 0, math.MaxInt32))
	return facts{"points": n, "tier": loads[podhod.Burden(n, g.within("strength", 0, math.MaxInt32))]}
}

// class is a class of size by its letter, 0 as a number too.
func class(g facts, name string) podhod.Class {
	if g[name] == 0.0 {
		g[name] = "0"
	}
	var letters []string
	for c := range podhod.Classes {
		letters = append(letters, strings.ToLower(c.Letter()))
	}
	return podhod.Class(g.among(name, letters...))
}

func ruGuess(_ rules.Profile, g facts) facts {
	return facts{"class": podhod.ByWeight(int64(min(math.Ceil(g.positive("kg")*1000), 1<<52))).Letter(), "advisory": true}
}

func ruPush(_ rules.Profile, g facts) facts {
	return facts{"difficulty": podhod.Push(g.num("base"), class(g, "actor_size"), class(g, "target_size"))}
}

func ruHit(_ rules.Profile, g facts) facts {
	b := podhod.Hit(g.num("dice_total"), g.number("bonus"), class(g, "attacker_size"), class(g, "target_size"))
	return facts{"base": b.Base, "size_bonus": b.Size, "total": b.Total}
}

func ruSpread(p rules.Profile, g facts) facts {
	hit := g.said("first")
	first, second := podhod.Spread(g.within("damage", 0, math.MaxInt32), g.num("size_difference"))
	if second == 0 {
		return facts{"areas": facts{hit: first}}
	}
	return facts{"areas": facts{hit: first, other(p, g, hit): second}}
}

// other is the area that shares damage with the one that was hit.
func other(p rules.Profile, g facts, hit string) string {
	if g.has("next") && hit != rules.Torso.ID() {
		return g.said("next")
	}
	first := rules.NoPart
	for b := range rules.BodyParts {
		if b.ID() == hit {
			first = b
		}
	}
	if first == rules.NoPart {
		panic(fault{"next", "missing: which area is the next toward the torso is not known of " + show(hit)})
	}
	roll := int32(0)
	if first == rules.Torso {
		roll = g.num("second_roll")
	}
	second, ok := podhod.Second(p.Under.Hit, first, roll)
	if !ok {
		panic(fault{"second_roll", "names no other area: it is rolled again, or the table of areas needs it"})
	}
	return second.ID()
}

func ruKnock(_ rules.Profile, g facts) facts {
	prompt := []string{}
	if !g.has("after_spread") || g.yes("after_spread") {
		for _, f := range podhod.Falls(g.num("size_difference")) {
			prompt = append(prompt, f.Name().En)
		}
	}
	return facts{"gm_prompt": prompt}
}

func ruCap(_ rules.Profile, g facts) facts {
	n := podhod.Cap(g.num("element_skill"))
	return facts{"max_level": n, "max_degree": n}
}

func ruCast(p rules.Profile, g facts) facts {
	skills := g.nums("element_skills")
	if len(skills) == 0 {
		panic(fault{"element_skills", "there must be one at least"})
	}
	return checked(podhod.Cast(skills, g.number("int_bonus"), g.number("difficulty"), under(p, g).AutoAt()))
}

func ruPrayer(_ rules.Profile, g facts) facts {
	if g.has("kind") {
		g.among("kind", "divine")
	}
	fatigue, god := podhod.Prayer()
	by := "GM"
	if god {
		by = "god's will (GM)"
	}
	return facts{"fatigue": fatigue, "granted_by": by}
}
