package rulecheck

import (
	"strings"

	"sightline/rules"
	"sightline/rules/check"
	"sightline/rules/fight"
)

// checkOps are what is judged of checks, rolls, inspiration and the group.
var checkOps = map[string]op{
	"talk.policy": talkPolicy, "roll.log": rollLog, "dice.unclear": unclear, "roll.visibility": rollSeen, "roll.alter": rollAlter,
	"roll.secret": rollSecret, "rules.dispute": dispute, "absent.apply": absent, "backup.level": backup, "control.limit": control,
	"newcomer.level": newcomer, "style.prompt": prompt, "roll.needed": rollNeeded, "check.suggest": suggest, "save.suggest": suggestSave,
	"check.retry": retry, "contest": contest, "contest.abilities": contestOf, "dc.lookup": dcLookup, "check.needed_d20": neededFace,
	"auto_success": autoSuccess, "check.modifier": checkModifier, "save.modifier": saveModifier, "advantage.net": advantageNet,
	"advantage.roll": advantageRoll, "inspiration": inspiration, "inspiration.spend_after": spendAfter, "inspiration.award": award,
	"inspiration.enabled": inspirationOn, "inspiration.players": playersAward, "check.resolve": checkResolve, "check.cost": checkCost,
	"check.degree": checkDegree, "check.nat": checkNatural,
}

// played is the rules with an option as the vector has it.
func played(p rules.Profile, key, value string) rules.Profile {
	if o, ok := rules.OptionOf(key); ok {
		p, _ = o.With(p, value)
	}
	return p
}

func onOff(on bool) string { return map[bool]string{true: "on", false: "off"}[on] }

var abilityNames = [fight.Abilities]string{"str", "dex", "con", "int", "wis", "cha"}

func talkPolicy(p rules.Profile, g facts) facts {
	g.among("take_back", "allowed", "forbidden")
	return facts{"spoken_stands": check.Stands(played(p, "talk.takeBack", g.said("take_back")).Talk)}
}

func rollLog(p rules.Profile, g facts) facts {
	rolled, mode := g.nums("player_roll"), check.Open
	if !g.truth("visible_to_all") {
		mode = check.Blind
	}
	got := facts{"can_discard": mode.Discards()}
	if check.SeenBy(p.Rolls, mode).Total {
		got["dice_in_log"] = rolled
	}
	return got
}

func unclear(p rules.Profile, g facts) facts {
	g.need("policy")
	policy := g.sub("policy")
	if policy.has("floor_die") {
		policy.among("floor_die", "count", "reroll")
		p = played(p, "dice.floor", policy.said("floor_die"))
	}
	if policy.has("leaning_die") {
		policy.among("leaning_die", "remove_obstacle_and_read", "reroll")
		p = played(p, "dice.leaning", policy.said("leaning_die"))
	}
	leans := picked(g, "state", []string{"on_floor", "on floor", "on the floor", "floor", "lean", "cocked"}, []bool{false, false, false, false, true, true})
	if !check.Unclear(p.Rolls, leans) {
		return facts{"action": "reroll"}
	}
	face := "face"
	if leans && (g.has("face_after_clearing") || !g.has("face")) {
		face = "face_after_clearing"
	}
	return facts{"action": "count", "value": g.within(face, 1, 1000)}
}

var rollModes = []string{check.Open: "open", check.Screen: "screen", check.Secret: "secret_for_player", check.Blind: "blind", check.Decoy: "decoy"}

func rollMode(g facts) check.Mode { return check.Mode(g.among("mode", rollModes...)) }

func rollSeen(p rules.Profile, g facts) facts {
	if g.has("roller") {
		_ = g.word("roller")
	}
	s := check.SeenBy(p.Rolls, rollMode(g))
	got := facts{"players_see_roll": s.Roll, "gm_may_alter": s.Alter}
	if s.Total || g.has("total") {
		g.num("total")
	}
	if s.Total {
		got["players_see_total"] = g.num("total")
	}
	return got
}

func rollAlter(p rules.Profile, g facts) facts {
	var rolled any
	g.need("rolled", "gm_sets")
	for _, v := range g.sub("rolled") {
		rolled = v
	}
	if len(g.sub("rolled")) != 1 || rolled == nil {
		panic(fault{"rolled", "must hold one outcome, is " + show(g["rolled"])})
	}
	applied := check.Alter(p.Rolls, rollMode(g), rolled, any(g.word("gm_sets")))
	return facts{"applied": applied, "gm_log": facts{"rolled": rolled, "applied": applied}, "player_log": facts{"applied": applied}}
}

func rollSecret(p rules.Profile, g facts) facts {
	mode := check.Secret
	if g.yes("decoy") {
		mode = check.Decoy
	}
	s := check.SeenBy(p.Rolls, mode)
	got := facts{"players_see_roll": s.Roll, "owner_told": "gm text only"}
	if face := g.faceOr("d20", mode.Stakes()); face != 0 {
		got["gm_sees_total"] = face + g.within("modifier", -1000, 1000)
	}
	if s.Total {
		got["owner_sees_total"], got["players_see_total"], got["owner_sees_d20"] = got["gm_sees_total"], got["gm_sees_total"], g["d20"]
	}
	if !mode.Stakes() {
		got["effect"] = "none"
	}
	return got
}

func dispute(p rules.Profile, g facts) facts {
	g.said("event")
	noted, on := check.Dispute(p.Talk)
	return facts{"note_saved": noted, "play_continues": on}
}

func absent(p rules.Profile, g facts) facts {
	g.among("option", "other_player", "gm", "elsewhere", "faded")
	_ = g.word("event")
	a := check.Away(played(p, "absent.default", g.said("option")).Group.Absent)
	return facts{
		"controller": []any{nil, "player", "gm"}[a.By], "on_map": a.OnMap, "targetable": a.Target, "acts": a.Acts,
		"rejoins_as_if_never_gone": a.Ghost, "excluded": !a.Target,
	}
}

func backup(_ rules.Profile, g facts) facts {
	before, after, levels := g.least("main_level_before", 1), g.least("main_level_after", 1), []int32{}
	for _, l := range g.levels("backup_levels") {
		levels = append(levels, check.Spare(l, before, after))
	}
	return facts{"backup_levels": levels}
}

// levels is a list of levels, each 1 or more, that must be given.
func (f facts) levels(name string) []int32 {
	all := f.nums(name)
	for _, l := range all {
		if l < 1 {
			panic(fault{name, "no level: " + show(l)})
		}
	}
	return all
}

func control(p rules.Profile, g facts) facts {
	tokens, several, all := g.names("player_tokens"), false, true
	if len(tokens) > 1 {
		if several = g.truth("gm_allows_multiple"); several {
			all = strings.HasPrefix(g.said("allowed_for"), "all")
		}
	}
	return facts{"ok": check.MayPlay(played(p, "control.several", onOff(several)).Group, len(tokens), all)}
}

func newcomer(_ rules.Profile, g facts) facts {
	return facts{"level": check.Newcomer(g.levels("party_levels"), g.truth("ever_played"))}
}

func prompt(p rules.Profile, g facts) facts {
	style := [...]string{"always", "combat_only", "ask_gm"}[g.among("style", "roll_for_nearly_all", "avoid_dice", "middle", "always", "combat_only", "ask_gm")%3]
	return facts{"prompt_roll": check.Prompt(played(p, "dice.style", style).Rolls.Style, g.truth("in_combat"))}
}

func rollNeeded(_ rules.Profile, g facts) facts {
	roll, success := check.Must(g.truth("failure_matters"), g.truth("possible"))
	if roll {
		return facts{"roll": true}
	}
	return facts{"roll": false, "outcome": map[bool]string{true: "success", false: "failure"}[success]}
}

func suggest(_ rules.Profile, g facts) facts {
	return facts{"ability": wordsOf(g, "task", check.Suggest)}
}

func suggestSave(_ rules.Profile, g facts) facts {
	return facts{"ability": wordsOf(g, "danger", check.SuggestSave)}
}

// wordsOf is the ability that the words of a value speak for; a fault when they speak for none.
func wordsOf(g facts, name string, suggest func(string) (fight.Ability, bool)) string {
	a, ok := suggest(g.word(name))
	if !ok {
		panic(fault{name, "speaks for no ability: " + show(g[name])})
	}
	return abilityNames[a]
}

func retry(_ rules.Profile, g facts) facts {
	possible := g.yes("possible") || !g.has("possible")
	if g.need("only_cost_is_time"); g.yes("only_cost_is_time") && possible {
		g.need("base_minutes")
	}
	r := check.Again(g.number("base_minutes"), g.yes("only_cost_is_time"), possible, g.yes("failed_before"), g.yes("same_target"), g.yes("same_method"))
	return facts{"allowed": r.Allowed, "auto_success": r.Sure, "minutes": r.Minutes, "never": r.Never, "gm_may_raise_dc": r.Harder}
}

func contest(_ rules.Profile, g facts) facts {
	total := func(side string) int32 {
		s := g.sub(side)
		return s.or("total", 0) + s.faceOr("d20", !s.has("total")) + s.number("mod")
	}
	g.need("a", "b")
	a, b := total("a"), total("b")
	won := check.Won(a, b)
	got := facts{"winner": []any{nil, "a", "b"}[won], "totals": []int32{a, b}}
	if won == check.Neither {
		got["situation"] = "unchanged"
	}
	return got
}

func contestOf(_ rules.Profile, g facts) facts {
	a, b, ok := check.SuggestContest(g.word("case"))
	if !ok {
		panic(fault{"case", "speaks for no abilities: " + show(g["case"])})
	}
	return facts{"a": abilityNames[a], "b": abilityNames[b]}
}

func dcLookup(_ rules.Profile, g facts) facts {
	dc, ok := check.DC(strings.ReplaceAll(strings.ToLower(g.word("difficulty")), " ", "_"))
	if !ok {
		panic(fault{"difficulty", "unknown: " + show(g["difficulty"])})
	}
	return facts{"dc": dc}
}

func neededFace(_ rules.Profile, g facts) facts {
	g.need("score", "dc")
	mod := check.Train(check.Mod(g.number("score")), g.number("proficiency_bonus"), true)
	face, faces := check.Needed(mod, g.number("dc"))
	return facts{"modifier": mod, "needed": face, "faces": faces}
}

func autoSuccess(_ rules.Profile, g facts) facts {
	kind := rollKind(g, "kind")
	if kind == check.Check {
		g.need("dc")
	}
	return facts{"auto": check.Auto(kind, g.number("score"), g.number("level"), g.number("dc"), g.yes("proficient")) != check.NotAuto}
}

// rollKind is what a roll is for; a check where nothing is said.
func rollKind(g facts, name string) check.Kind {
	if !g.has(name) {
		return check.Check
	}
	return one(g.word(name), []string{"contest", "check", "sav", "attack", "ability"}, []check.Kind{check.Contest, check.Check, check.Save, check.Attack, check.Check}, check.Other)
}

func checkModifier(_ rules.Profile, g facts) facts {
	g.need("ability_mod")
	proficient := g.yes("proficient")
	if g.word("tool") != "" && g.word("skill") == "" {
		proficient = check.Tool(proficient, g.yes("tool_used"))
	}
	return facts{"modifier": check.Train(g.number("ability_mod"), g.number("proficiency_bonus"), proficient)}
}

func saveModifier(_ rules.Profile, g facts) facts {
	g.need("ability_mod")
	return facts{"modifier": check.Train(g.number("ability_mod"), g.number("proficiency_bonus"), g.yes("proficient"))}
}

func advantageNet(_ rules.Profile, g facts) facts {
	return facts{"net": modeNames[fight.Cancel(len(g.list("advantage")) > 0, len(g.list("disadvantage")) > 0)]}
}

func advantageRoll(_ rules.Profile, g facts) facts {
	g.need("dice")
	mode := picked(g, "net", []string{"normal", "advantage", "disadvantage"}, []fight.Mode{fight.Plain, fight.High, fight.Low})
	dice := g.numbers("dice")
	if len(dice) == 0 || mode != fight.Plain && len(dice) < 2 {
		panic(fault{"dice", "too few: " + show(g["dice"])})
	}
	face := dice[0]
	if mode != fight.Plain {
		face, _ = mode.Counts(face, dice[1])
	}
	return facts{"d20": face}
}

func inspiration(_ rules.Profile, g facts) facts {
	switch picked(g, "event", []string{"award", "give", "hand", "spend"}, []string{"award", "give", "give", "spend"}) {
	case "give":
		giver, other, refused := check.Give(g.yes("giver_has"), g.yes("receiver_has"))
		return facts{"giver_has": giver, "receiver_has": other, "rejected": refused}
	case "spend":
		left, advantage := check.Spend(g.yes("has"), rollKind(g, "on"))
		return facts{"has": left, "count": count(left), "roll": modeNames[fight.Cancel(advantage, false)], "rejected": !advantage}
	}
	has := check.Award(g.yes("has"))
	return facts{"has": has, "count": count(has)}
}

func count(has bool) int { return map[bool]int{true: 1}[has] }

func spendAfter(p rules.Profile, g facts) facts {
	p = played(p, "inspiration.spendAfterRoll", onOff(strings.Contains(g.word("option"), "after")))
	g.need("option", "first_d20", "second_d20")
	face, spent := check.Late(p.Inspiration, g.number("first_d20"), g.number("second_d20"))
	return facts{"d20": face, "has": !spent}
}

// award gives inspiration to the whole party, or to the one that is named or stands first.
func award(_ rules.Profile, g facts) facts {
	names, models := make([]string, check.Models), make([]check.Model, check.Models)
	for m := range check.Models {
		names[m], models[m] = check.ModelNames[m].ID, m
	}
	model := picked(g, "model", names, models)
	has := facts{}
	for who, had := range g.sub("has") {
		has[who] = had
	}
	to := g.word("to")
	for _, who := range g.words("party") {
		if model.ForAll() || who == to || to == "" && len(g.list("party")) == 1 {
			had, _ := has[who].(bool)
			has[who] = check.Award(had)
		}
	}
	return facts{"has": has}
}

func inspirationOn(p rules.Profile, g facts) facts {
	g.need("enabled")
	return facts{"buttons_shown": check.Plays(played(p, "inspiration.enabled", onOff(g.yes("enabled"))).Inspiration)}
}

func playersAward(p rules.Profile, g facts) facts {
	pool := g.number("gm_pool")
	if g.word("event") == "new_session" {
		return facts{"gm_pool": pool, "free_award_reset": true}
	}
	for _, n := range g.sub("session_awards_by_player") {
		pool += check.Owed(p.Inspiration, whole(n))
	}
	return facts{"gm_pool": pool}
}

func checkResolve(p rules.Profile, g facts) facts {
	g.need("dc")
	total := g.or("total", g.faceOr("d20", !g.has("total"))+g.number("modifier"))
	return facts{"success": check.Resolve(p.Checks, total, g.number("dc")).Success, "total": total}
}

func checkCost(p rules.Profile, g facts) facts {
	g.need("total", "dc")
	r := check.Resolve(played(p, "check.costOption", onOff(g.yes("option"))).Checks, g.number("total"), g.number("dc"))
	return facts{"success": r.Success, "may_succeed_at_cost": r.Cost, "may_complicate": r.Mar}
}

func checkDegree(p rules.Profile, g facts) facts {
	g.need("total", "dc")
	r := check.Resolve(played(p, "check.degreesOfFailure", "on").Checks, g.number("total"), g.number("dc"))
	s, _ := check.SampleOf(g.word("task"))
	switch {
	case r.Success:
		return facts{"success": true, "degree": "success"}
	case r.Severe:
		return facts{"success": false, "degree": "severe", "consequence": s.Severe.En}
	}
	return facts{"success": false, "degree": "plain", "consequence": s.Plain.En}
}

func checkNatural(p rules.Profile, g facts) facts {
	g.faceOr("d20", true)
	s, _ := check.SampleOf(g.word("task"))
	switch check.Natural(played(p, "check.naturalEffects", onOff(g.yes("nat_option"))).Checks, g.number("d20"), g.yes("success")) {
	case check.Enlarged:
		return facts{"suggest": s.Twenty.En}
	case check.Worsened:
		return facts{"suggest": s.One.En}
	}
	return facts{}
}
