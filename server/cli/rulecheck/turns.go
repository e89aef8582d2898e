package rulecheck

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"sightline/rules"
	"sightline/rules/effect"
	"sightline/rules/turn"
)

// turnOps are about effects, turns and who is who.
var turnOps = map[string]op{
	"effects.combine": combineEffects,
	"condition.apply": condition,

	"initiative.view":  initiativeView,
	"initiative.cards": cards,
	"initiative.group": initiativeGroup,
	"initiative.roll":  initiativeRoll,
	"initiative.sort":  initiativeSort,
	"initiative.tie":   initiativeTie,
	"hp.track":         hpTrack,
	"monster.labels":   monsterLabels,
	"bloodied":         bloodied,
	"reaction.order":   reactionOrder,
	"time.rounds":      timeOfRounds,
	"ru.rounds":        timeOfRounds,
	"ru.actions":       actions,
	"ru.segments":      segments,
	"combat.positions": positions,
	"combat.end":       combatEnd,
	"turn.budget":      turnBudget,
	"turn.talk":        turnTalk,
	"turn.object":      turnObject,
	"turn.pass":        turnPass,
}

// combineEffects sums up effects, each as it is after some rounds.
func combineEffects(_ rules.Profile, g facts) facts {
	g.need("effects")
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
	g.need("event")
	k, ok := effect.Suggest(g.word("event"))
	if !ok {
		panic(fault{"event", "speaks of no condition: " + show(g["event"])})
	}
	id := strings.TrimPrefix(k.ID, "condition.")
	return facts{"suggest": id, "marker": id}
}

func initiativeView(_ rules.Profile, g facts) facts {
	style := picked(g, "style", []string{"hidden", "visible", "card"}, []turn.Style{turn.HiddenList, turn.VisibleList, turn.Cards})
	master := picked(g, "viewer", []string{"gm", "dm", "master", "pj", "player"}, []bool{true, true, true, true, false})
	whole := style.Seen(master) == turn.Whole
	rows := []any{}
	for _, line := range g.list("order") {
		if l, ok := line.([]any); ok && len(l) > 0 && whole {
			rows = append(rows, l[0])
		}
	}
	return facts{"order_visible": whole, "hidden_monsters_visible": style.Hidden(master), "rows": rows}
}

// lineup is an order of names, by what they rolled or as they stand.
type lineup struct {
	order turn.Order
	names []string // of line 1, 2, 3…
}

func (n *lineup) add(name string, value int32) {
	n.names = append(n.names, name)
	n.order = n.order.Insert(turn.ID(len(n.names)), value)
}

func (n *lineup) id(name string) turn.ID { return turn.ID(slices.Index(n.names, name) + 1) }

func (n *lineup) list() []string {
	all := []string{}
	for _, e := range n.order.Entries {
		all = append(all, n.names[e.ID-1])
	}
	return all
}

// ahead is the name so many places after an index; null where there is none.
func (n *lineup) ahead(index, places int) any {
	e, ok := n.order.Ahead(index, places)
	if !ok {
		return nil
	}
	return n.names[e.ID-1]
}

// rolled is the order of values by name; those with the same by name, as JSON tells no other order.
func rolled(g facts, name string) *lineup {
	g.need(name)
	values, n := g.sub(name), &lineup{}
	for _, name := range slices.Sorted(maps.Keys(values)) {
		n.add(name, values.num(name))
	}
	return n
}

// cards deals cards by their values, or takes a deck as it lies and has the top card finish.
func cards(_ rules.Profile, g facts) facts {
	acting := 0
	if g.has("acting") {
		acting = int(g.within("acting", 0, 10_000))
	}
	var n *lineup
	if !g.has("deck") {
		n = rolled(g, "cards")
	} else {
		n = &lineup{}
		for _, name := range g.words("deck") {
			n.add(name, 0)
		}
	}
	if g.has("event") {
		who, ok := strings.CutSuffix(g.word("event"), " finished")
		if !ok || n.id(who) == 0 {
			panic(fault{"event", "no card of the deck has finished: " + show(g["event"])})
		}
		n.order = n.order.Card(n.id(who))
	}
	return facts{"deck": n.list(), "current": n.ahead(acting, 0), "next": n.ahead(acting, 1)}
}

func initiativeGroup(_ rules.Profile, g facts) facts {
	if len(g.must("identical")) == 0 {
		panic(fault{"identical", "must name some"})
	}
	for _, of := range turn.Groups(g.words("identical")) {
		if of != 0 {
			panic(fault{"identical", "are not identical"})
		}
	}
	return facts{"all": g.num("roll")}
}

func initiativeRoll(_ rules.Profile, g facts) facts {
	dice, surprised := g.nums("dice"), g.truth("surprised")
	if len(dice) < turn.Dice(surprised) {
		panic(fault{"dice", fmt.Sprintf("%d are rolled", turn.Dice(surprised))})
	}
	return facts{"initiative": turn.Initiative(dice, g.num("dex_mod"), surprised)}
}

func initiativeSort(_ rules.Profile, g facts) facts {
	return facts{"order": rolled(g, "values").list()}
}

func initiativeTie(_ rules.Profile, g facts) facts {
	between := g.among("between", "characters", "monsters", "monster_and_character", "character_and_monster")
	return facts{"decides": decider(turn.Tie(between != 1, between == 0))}
}

func decider(d turn.Decider) string {
	if d == turn.Players {
		return "players"
	}
	return "gm"
}

func hpTrack(_ rules.Profile, g facts) facts {
	hp, trail := g.least("max", 0), []int32{}
	for _, damage := range g.nums("damage") {
		hp = rules.Wounded(hp, damage)
		trail = append(trail, hp)
	}
	return facts{"trail": trail, "dead": hp <= 0, "hp": hp}
}

var labelStyles = map[string]rules.LabelStyle{
	"letter": rules.ByLetter, "number": rules.ByNumber, "colour": rules.ByColour, "color": rules.ByColour, "trait": rules.ByName, "unique_figure": rules.ByFigure,
}

func monsterLabels(_ rules.Profile, g facts) facts {
	style, ok := labelStyles[g.said("style")]
	if !ok {
		panic(fault{"style", "unknown: " + show(g["style"])})
	}
	list, at := []string{}, map[string]string{}
	for i := range int(g.within("count", 0, 10_000)) {
		label := style.Label(i).En
		list = append(list, label)
		at[strconv.Itoa(i)] = label
	}
	return facts{"labels": list, "labels_at": at}
}

func bloodied(_ rules.Profile, g facts) facts {
	return facts{"bloodied": rules.Bloodied(g.num("hp"), g.least("max", 0))}
}

func reactionOrder(_ rules.Profile, g facts) facts {
	g.need("reaction")
	r := turn.ReactionNamed(g.word("reaction"))
	switch {
	case r == turn.Stated:
		return facts{"resolves": "as stated"}
	case r.Interrupts():
		return facts{"resolves": "before the trigger completes"}
	}
	return facts{"resolves": "after the trigger"}
}

func timeOfRounds(p rules.Profile, g facts) facts {
	return facts{"seconds": p.Seconds(g.within("rounds", 0, math.MaxInt32))}
}

func actions(_ rules.Profile, g facts) facts {
	return facts{"actions": turn.Actions(g.or("base", turn.BaseActions), g.number("bonus")), "cap": nil}
}

func segments(_ rules.Profile, g facts) facts {
	g.need("actions")
	names := slices.Sorted(maps.Keys(g.sub("actions")))
	var counts []int32
	for _, n := range names {
		counts = append(counts, g.sub("actions").within(n, 0, math.MaxInt32))
	}
	list := []any{}
	for _, s := range turn.Segments(counts) {
		shares := facts{}
		for i, n := range s {
			shares[names[i]] = n
		}
		list = append(list, shares)
	}
	return facts{"segments": list}
}

func positions(_ rules.Profile, g facts) facts {
	who, _ := turn.Places(picked(g, "who", []string{"character", "party", "player", "monster", "foe", "enem", "npc", "everyone", "all"}, []bool{true, true, true, false, false, false, false, false, false}))
	return facts{"placed_by": decider(who)}
}

func combatEnd(_ rules.Profile, g facts) facts {
	if !g.has("side_a") {
		g.need("both_agree")
	}
	return facts{"ended": turn.Ended(turn.FateNamed(g.word("side_a")), g.yes("both_agree"))}
}

func turnBudget(_ rules.Profile, g facts) facts {
	b := turn.NewBudget(g.least("speed_ft", 0))
	return facts{"movement_ft": b.Feet, "actions": b.Actions, "order": "free"}
}

func turnTalk(_ rules.Profile, g facts) facts {
	talk := picked(g, "kind",
		[]string{"long", "explan", "persua", "argu", "influence", "speech", "negotiat", "convinc", "brief", "short", "few", "word", "gesture", "sign", "shout", "call", "warn", "quick", "nod", "cry"},
		append(slices.Repeat([]turn.Talk{turn.Long}, 8), slices.Repeat([]turn.Talk{turn.Brief}, 12)...))
	return facts{"action": talk.Action(), "movement": false}
}

func turnObject(_ rules.Profile, g facts) facts {
	before := g.least("interactions_before", 0)
	out := facts{"free": turn.Free(before), "needs": nil}
	if !turn.Free(before) {
		out["needs"] = "Utilize action"
	}
	if turn.Awkward(g.word("object")) {
		out["gm_may_require"] = "Utilize action"
	}
	return out
}

func turnPass(_ rules.Profile, g facts) facts {
	return facts{"allowed": turn.MayPass(g.truth("moves"), g.truth("acts"))}
}
