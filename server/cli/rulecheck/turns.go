package rulecheck

import (
	"strconv"
	"strings"

	"sightline/rules"
	"sightline/rules/effect"
)

// turnOps are about effects, turns and who is who.
var turnOps = map[string]op{
	"effects.combine": combineEffects,
	"condition.apply": condition,
}

// combineEffects sums up effects, each as it is after some rounds.
func combineEffects(_ rules.Profile, g facts) facts {
	sum := func(key string, round int32) int64 {
		var list []effect.Worth
		for _, e := range g.subs("effects") {
			l := effect.Lasting{}
			if e.has("rounds") {
				l = effect.Lasting{Until: effect.TurnEnd, Left: e.number("rounds")}
			}
			for range round - 1 {
				l = l.After(effect.Moment{Until: effect.TurnEnd})
			}
			if !l.Over() {
				list = append(list, effect.Worth{Name: e.word("name"), Value: e.number(key)})
			}
		}
		return effect.Total(list)
	}
	out := facts{"total": sum("bonus", 1), "ongoing_total": sum("ongoing", 1)}
	for round := range int32(20) {
		out["at_round_"+strconv.Itoa(int(round+1))] = sum("bonus", round+1)
	}
	return out
}

func condition(_ rules.Profile, g facts) facts {
	k, ok := effect.Suggest(g.word("event"))
	if !ok {
		return facts{}
	}
	id := strings.TrimPrefix(k.ID, "condition.")
	return facts{"suggest": id, "marker": id}
}
