package rulecheck

import (
	"sightline/rules"
	"sightline/rules/siege"
	"strings"
)

// siegeOps are siege engines.
var siegeOps = map[string]op{
	"siege.stats": siegeStats, "siege.immune": siegeStruck, "siege.cycle": siegeCycle, "siege.range": siegeRange, "siege.attack": siegeAttack,
	"siege.crew": siegeCrew, "siege.cauldron": siegePour, "siege.tower": siegeTower,
}

func engine(g facts) siege.Engine {
	e, _ := siege.Find(g.word("engine"))
	return e
}

func siegeStats(_ rules.Profile, g facts) facts {
	e := engine(g)
	var immune []string
	for _, kind := range []string{"poison", "psychic"} {
		if siege.Immune(kind) {
			immune = append(immune, kind)
		}
	}
	return facts{"size": strings.ToLower(e.Size.String()), "ac": e.AC, "hp": e.HP, "immune": immune}
}

func siegeStruck(_ rules.Profile, g facts) facts {
	return facts{"hp": siege.Struck(engine(g).HP, g.number("damage"), g.word("type"))}
}

// stood is which step is done in each state that the vectors name.
var stood = map[string]string{"loaded": "load", "aimed": "aim", "filled": "fill", "full": "fill"}

func siegeCycle(_ rules.Profile, g facts) facts {
	e := engine(g)
	_, n := e.Work(e.Ready(stood[g.word("state")]), g.number("crew_actions"))
	if e.Kind == siege.Pours {
		return facts{"pours": n}
	}
	return facts{"shots": n}
}

func siegeRange(_ rules.Profile, g facts) facts {
	band := engine(g).Aim(g.number("distance_sah"))
	if band == rules.Beyond {
		return facts{"allowed": false}
	}
	return facts{"allowed": true, "roll": map[rules.Band]string{rules.Near: "normal", rules.Long: "disadvantage"}[band]}
}

func siegeAttack(_ rules.Profile, g facts) facts {
	e := engine(g)
	out := facts{"damage": e.Dice, "average": e.Average}
	for name, n := range map[string]int32{"to_hit": e.ToHit, "long_sah": e.Long, "min_sah": e.Min} {
		if n != 0 {
			out[name] = n
		}
	}
	if e.Kind == siege.Shoots {
		out["range_sah"] = e.Range
	}
	return out
}

func siegeCrew(_ rules.Profile, g facts) facts {
	e := engine(g)
	out := facts{"operable": e.Works(g.number("medium_creatures"))}
	if e.Kind == siege.Rams && out.yes("operable") {
		out["cover_from_above"] = "total"
	}
	return out
}

func siegePour(_ rules.Profile, g facts) facts {
	e, _ := siege.Find("cauldron")
	out := facts{}
	for who := range g.sub("save_totals") {
		out[who] = e.Poured(g.number("damage_rolled"), g.sub("save_totals").number(who))
	}
	return out
}

func siegeTower(_ rules.Profile, g facts) facts {
	e, _ := siege.Find("siege_tower")
	s := sizeOf(g.word("size"))
	out := facts{"reaches_top": e.Lifts(s, g.number("wall_height_sah"))}
	if siege.Rides(s) {
		out["cover_outside"] = "total"
	}
	return out
}
