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
	e, ok := siege.Find(g.said("engine"))
	if !ok {
		panic(fault{"engine", "is no siege engine"})
	}
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
	return facts{"hp": siege.Struck(engine(g).HP, g.within("damage", 0, 1<<20), g.said("type"))}
}

// stood is which step is done in each state that the vectors name; none given is empty.
var stood = map[string]string{"": "", "empty": "", "fired": "", "tipped": "", "poured": "", "loaded": "load", "aimed": "aim", "filled": "fill", "full": "fill"}

func siegeCycle(_ rules.Profile, g facts) facts {
	e := engine(g)
	step, ok := stood[idOf(g.word("state"))]
	if !ok || step != "" && e.Ready(step) == 0 {
		panic(fault{"state", "is no state of that engine"})
	}
	if e.Cycle() == 0 {
		panic(fault{"engine", "has no cycle of actions"})
	}
	_, n := e.Work(e.Ready(step), g.within("crew_actions", 0, 1000))
	if e.Kind == siege.Pours {
		return facts{"pours": n}
	}
	return facts{"shots": n}
}

func siegeRange(_ rules.Profile, g facts) facts {
	band := engine(g).Aim(g.within("distance_sah", 0, 1<<20))
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
	out := facts{"operable": e.Works(g.within("medium_creatures", 0, 1<<20))}
	if e.Kind == siege.Rams && out.yes("operable") {
		out["cover_from_above"] = "total"
	}
	return out
}

func siegePour(_ rules.Profile, g facts) facts {
	e, _ := siege.Find("cauldron")
	out := facts{}
	if len(g.sub("save_totals")) == 0 {
		panic(fault{"save_totals", "is missing"})
	}
	for who := range g.sub("save_totals") {
		out[who] = e.Poured(g.within("damage_rolled", 0, 1<<20), g.sub("save_totals").num(who))
	}
	return out
}

var sizeNames = []string{"tiny", "small", "medium", "large", "huge", "gargantuan"}

func siegeTower(_ rules.Profile, g facts) facts {
	e, _ := siege.Find("siege_tower")
	s := sizeOf(sizeNames[g.among("size", sizeNames...)])
	out := facts{"reaches_top": e.Lifts(s, g.within("wall_height_sah", 0, 1<<20))}
	if siege.Rides(s) {
		out["cover_outside"] = "total"
	}
	return out
}
