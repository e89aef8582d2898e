package rulecheck

import (
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

// styleOf is a style of initiative by its id in the catalog.
func styleOf(name string) turn.Style {
	switch {
	case strings.Contains(name, "hidden"):
		return turn.HiddenList
	case strings.Contains(name, "card"):
		return turn.Cards
	}
	return turn.VisibleList
}

func initiativeView(_ rules.Profile, g facts) facts {
	style, master := styleOf(g.word("style")), isMaster(g.word("viewer"))
	whole := style.Seen(master) == turn.Whole
	rows := []any{}
	for _, line := range g.list("order") {
		if l, ok := line.([]any); ok && len(l) > 0 && whole {
			rows = append(rows, l[0])
		}
	}
	return facts{"order_visible": whole, "hidden_monsters_visible": style.Hidden(master), "rows": rows}
}

func isMaster(viewer string) bool {
	return strings.EqualFold(viewer, "gm") || strings.EqualFold(viewer, "pj")
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
func rolled(values facts) *lineup {
	n := &lineup{}
	for _, name := range slices.Sorted(maps.Keys(values)) {
		n.add(name, values.number(name))
	}
	return n
}

// cards deals cards by their values, or takes a deck as it lies and has the top card finish.
func cards(_ rules.Profile, g facts) facts {
	n, acting := rolled(g.sub("cards")), int(g.number("acting"))
	if g.has("deck") {
		n = &lineup{}
		for _, name := range g.words("deck") {
			n.add(name, 0)
		}
	}
	if who, ok := strings.CutSuffix(g.word("event"), " finished"); ok {
		n.order = n.order.Card(n.id(who))
	}
	return facts{"deck": n.list(), "current": n.ahead(acting, 0), "next": n.ahead(acting, 1)}
}

func initiativeGroup(_ rules.Profile, g facts) facts {
	for _, of := range turn.Groups(g.words("identical")) {
		if of != 0 {
			return facts{}
		}
	}
	return facts{"all": g.number("roll")}
}

func initiativeRoll(_ rules.Profile, g facts) facts {
	return facts{"initiative": turn.Initiative(g.numbers("dice"), g.number("dex_mod"), g.yes("surprised"))}
}

func initiativeSort(_ rules.Profile, g facts) facts {
	return facts{"order": rolled(g.sub("values")).list()}
}

func initiativeTie(_ rules.Profile, g facts) facts {
	between := g.word("between")
	return facts{"decides": decider(turn.Tie(!strings.Contains(between, "monster"), between == "characters"))}
}

func decider(d turn.Decider) string {
	if d == turn.Players {
		return "players"
	}
	return "gm"
}

func hpTrack(_ rules.Profile, g facts) facts {
	hp, trail := g.number("max"), []int32{}
	for _, damage := range g.numbers("damage") {
		hp = rules.Wounded(hp, damage)
		trail = append(trail, hp)
	}
	return facts{"trail": trail, "dead": hp <= 0, "hp": hp}
}

var labelStyles = map[string]rules.LabelStyle{
	"letter": rules.ByLetter, "number": rules.ByNumber, "colour": rules.ByColour, "color": rules.ByColour, "trait": rules.ByName, "unique_figure": rules.ByFigure,
}

func monsterLabels(_ rules.Profile, g facts) facts {
	style := labelStyles[g.word("style")]
	list, at := []string{}, map[string]string{}
	for i := range max(int(g.number("count")), 0) {
		label := style.Label(i).En
		list = append(list, label)
		at[strconv.Itoa(i)] = label
	}
	return facts{"labels": list, "labels_at": at}
}

func bloodied(_ rules.Profile, g facts) facts {
	return facts{"bloodied": rules.Bloodied(g.number("hp"), g.number("max"))}
}

func reactionOrder(_ rules.Profile, g facts) facts {
	if turn.ReactionNamed(g.word("reaction")).Interrupts() {
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
	who, _ := turn.Places(strings.Contains(g.word("who"), "character"))
	return facts{"placed_by": decider(who)}
}

func combatEnd(_ rules.Profile, g facts) facts {
	return facts{"ended": turn.Ended(turn.FateNamed(g.word("side_a")), g.yes("both_agree"))}
}

func turnBudget(_ rules.Profile, g facts) facts {
	b := turn.NewBudget(g.number("speed_ft"))
	return facts{"movement_ft": b.Feet, "actions": b.Actions, "order": "free"}
}

func turnTalk(_ rules.Profile, g facts) facts {
	talk, kind := turn.Brief, strings.ToLower(g.word("kind"))
	if slices.ContainsFunc([]string{"long", "explan", "persua", "argu", "influence", "speech", "negotiat", "convinc"}, func(s string) bool { return strings.Contains(kind, s) }) {
		talk = turn.Long
	}
	return facts{"action": talk.Action(), "movement": false}
}

func turnObject(_ rules.Profile, g facts) facts {
	out := facts{"free": turn.Free(g.number("interactions_before")), "needs": nil}
	if !turn.Free(g.number("interactions_before")) {
		out["needs"] = "Utilize action"
	}
	if turn.Awkward(g.word("object")) {
		out["gm_may_require"] = "Utilize action"
	}
	return out
}

func turnPass(_ rules.Profile, g facts) facts {
	return facts{"allowed": turn.MayPass(g.yes("moves"), g.yes("acts"))}
}
