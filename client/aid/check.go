package aid

import (
	"strconv"
	"strings"

	"sightline/rules"
	"sightline/rules/check"
	"sightline/rules/fight"
	"sightline/server/wire"
)

var (
	totalField = Field{Key: "total", Name: rules.Text{En: "Total", Cs: "Výsledek"}, Min: -100, Max: 1000, Start: "10", Dice: "1d20"}
	dcField    = Field{Key: "dc", Name: rules.Text{En: "DC", Cs: "SO"}, Max: 100, Start: "15"}
	taskField  = Field{Key: "task", Name: rules.Text{En: "What is attempted", Cs: "O co se pokouší"}, Kind: Word}
)

// checkAids are about checks.
var checkAids = []Aid{
	{
		ID: "ability", Rows: []string{"R-014-015", "R-014-017", "R-014-018", "R-014-020"}, Group: Checks, Players: true,
		Name: rules.Text{En: "Which ability", Cs: "Která vlastnost"},
		Fields: []Field{
			{Key: "kind", Name: rules.Text{En: "For", Cs: "Pro"}, Kind: Choice, Options: []Option{
				{"check", rules.Text{En: "a check", Cs: "ověření"}}, {"save", rules.Text{En: "a save", Cs: "záchranný hod"}}, {"contest", rules.Text{En: "a contest", Cs: "konflikt"}}}},
			taskField,
		},
		Judge: whichAbility,
	},
	{
		ID: "must-roll", Rows: []string{"R-014-013", "R-014-014"}, Group: Checks,
		Name: rules.Text{En: "Roll, or not", Cs: "Házet, nebo ne"},
		Fields: []Field{
			{Key: "matters", Name: rules.Text{En: "Failing would matter", Cs: "Na neúspěchu záleží"}, Kind: Check, Start: "yes"},
			{Key: "possible", Name: rules.Text{En: "It can be done", Cs: "Je to možné"}, Kind: Check, Start: "yes"},
			{Key: "fight", Name: rules.Text{En: "In a fight", Cs: "V boji"}, Kind: Check},
		},
		Judge: mustRoll,
	},
	{
		ID: "check", Rows: []string{"R-014-021", "R-014-022", "R-014-023", "R-014-024", "R-014-025"}, Group: Checks, Players: true,
		Name: rules.Text{En: "Modifier and chance", Cs: "Oprava a šance"},
		Fields: []Field{
			{Key: "score", Name: rules.Text{En: "Ability score", Cs: "Hodnota vlastnosti"}, Min: 1, Max: 30, Start: "10"},
			{Key: "proficient", Name: rules.Text{En: "Proficient", Cs: "Zdatnost"}, Kind: Check},
			{Key: "bonus", Name: rules.Text{En: "Proficiency bonus", Cs: "Zdatnostní bonus"}, Max: 20, Start: "2"},
			{Key: "with", Name: rules.Text{En: "The proficiency is in", Cs: "Zdatnost je v"}, Kind: Choice, Options: []Option{
				{"skill", rules.Text{En: "a skill, a save or a weapon", Cs: "dovednosti, záchranném hodu či zbrani"}}, {"used", rules.Text{En: "a tool, which is used", Cs: "pomůcce, která se použije"}},
				{"unused", rules.Text{En: "a tool, which is not used", Cs: "pomůcce, která se nepoužije"}}}},
			{Key: "level", Name: rules.Text{En: "Level", Cs: "Úroveň"}, Min: 1, Max: 20, Start: "1", When: func(in Input) bool { return in.Profile.Checks.Auto }},
			{Key: "difficulty", Name: rules.Text{En: "Difficulty", Cs: "Obtížnost"}, Kind: Choice, Start: "medium", Options: difficulties()},
			{Key: "dc", Name: rules.Text{En: "DC", Cs: "SO"}, Max: 100, From: typicalDC},
		},
		Judge: chance,
	},
	{
		ID: "outcome", Rows: []string{"R-014-033", "R-014-034", "R-014-035", "R-014-036"}, Group: Checks,
		Name: rules.Text{En: "How a check came out", Cs: "Jak ověření dopadlo"},
		Fields: []Field{totalField, dcField,
			{Key: "face", Name: rules.Text{En: "On the die", Cs: "Na kostce"}, Min: 1, Max: 20, Start: "10", When: func(in Input) bool { return in.Profile.Checks.Natural }}, taskField},
		Judge: outcome,
	},
	{
		ID: "retry", Rows: []string{"R-014-016"}, Group: Checks,
		Name: rules.Text{En: "Trying again", Cs: "Zkusit to znovu"},
		Fields: []Field{
			{Key: "time", Name: rules.Text{En: "Time is the only cost", Cs: "Stojí to jen čas"}, Kind: Check},
			{Key: "minutes", Name: rules.Text{En: "One try takes, minutes", Cs: "Jeden pokus trvá minut"}, Max: 100_000, Start: "1", When: func(in Input) bool { return in.Yes("time") }},
			{Key: "possible", Name: rules.Text{En: "It can be done", Cs: "Je to možné"}, Kind: Check, Start: "yes"},
			{Key: "actor", Name: rules.Text{En: "Who tries", Cs: "Kdo to zkouší"}, Kind: Token},
			{Key: "method", Name: rules.Text{En: "How", Cs: "Jak"}, Kind: Word},
			{Key: "failed", Name: rules.Text{En: "It failed before", Cs: "Už jednou selhalo"}, Kind: Check, Start: "yes", From: triedBefore},
			{Key: "target", Name: rules.Text{En: "Against the same one", Cs: "Proti témuž"}, Kind: Check, Start: "yes", From: triedBefore},
			{Key: "way", Name: rules.Text{En: "In the same way", Cs: "Týmž způsobem"}, Kind: Check, Start: "yes", From: triedSo},
			{Key: "harder", Name: rules.Text{En: "A failure makes the next try harder by", Cs: "Neúspěch ztíží další pokus o"}, Max: 30},
		},
		Judge: tryAgain,
	},
	{
		ID: "contest", Rows: []string{"R-014-017"}, Group: Checks, Players: true,
		Name: rules.Text{En: "A contest", Cs: "Konflikt"},
		Fields: []Field{
			{Key: "a", Name: rules.Text{En: "Total of the first", Cs: "Výsledek prvního"}, Min: -100, Max: 1000, Dice: "1d20"},
			{Key: "b", Name: rules.Text{En: "Total of the second", Cs: "Výsledek druhého"}, Min: -100, Max: 1000, Dice: "1d20"},
		},
		Judge: func(in Input) Answer {
			return Say([...]rules.Text{
				check.Neither: {En: "A tie: nothing changes.", Cs: "Shoda: nic se nemění."},
				check.First:   {En: "The first wins, {0} to {1}.", Cs: "Vyhrává první, {0} : {1}."},
				check.Second:  {En: "The second wins, {1} to {0}.", Cs: "Vyhrává druhý, {1} : {0}."},
			}[check.Won(in.Num("a"), in.Num("b"))], in.Num("a"), in.Num("b"))
		},
	},
	{
		ID: "attack-roll", Rows: []string{"R-014-007", "R-014-019"}, Group: Fight, Players: true,
		Name: rules.Text{En: "An attack and its damage", Cs: "Útok a zranění"},
		Fields: []Field{
			{Key: "face", Name: rules.Text{En: "On the d20", Cs: "Na k20"}, Min: 1, Max: 20, Start: "10", Dice: "1d20"},
			{Key: "hit", Name: rules.Text{En: "To hit", Cs: "Bonus k útoku"}, Min: -20, Max: 40},
			{Key: "ac", Name: rules.Text{En: "Armour class", Cs: "Obranné číslo"}, Max: 60, Start: "10"},
			{Key: "damage", Name: rules.Text{En: "Damage rolled", Cs: "Hozené zranění"}, Max: 1000},
		},
		Judge: func(in Input) Answer {
			o := fight.Combined(in.Num("face"), in.Num("hit"), in.Num("ac"), in.Num("damage"))
			if !o.Hit {
				return Say(rules.Text{En: "It misses, and the damage is dropped.", Cs: "Mine, a zranění se zahodí."})
			}
			return Say(rules.Text{En: "It hits for {0} damage.", Cs: "Zasáhne za {0} zranění."}, o.Damage)
		},
	},
}

func difficulties() []Option {
	var list []Option
	for _, d := range check.Difficulties {
		list = append(list, Option{d.ID, d.Name})
	}
	return list
}

// typicalDC is the DC of the difficulty chosen.
func typicalDC(in Input) string {
	dc, _ := check.DC(in.Pick("difficulty"))
	return itoa(dc)
}

func whichAbility(in Input) Answer {
	none := Say(rules.Text{En: "The words name none: the GM picks. Wisdom tells what is there, Intelligence why.", Cs: "Slova žádnou nenapovídají: vybere PJ. Moudrost řekne, co tam je, Inteligence proč."})
	switch in.Pick("kind") {
	case "contest":
		if a, b, ok := check.SuggestContest(in.Word("task")); ok {
			return Say(rules.Text{En: "{0} against {1}", Cs: "{0} proti vlastnosti {1}"}, a.Name(), b.Name())
		}
	case "save":
		if a, ok := check.SuggestSave(in.Word("task")); ok {
			return Say(rules.Text{En: "A save of {0}", Cs: "Záchranný hod: {0}"}, a.Name())
		}
	default:
		if a, ok := check.Suggest(in.Word("task")); ok {
			return Say(rules.Text{En: "{0}", Cs: "{0}"}, a.Name())
		}
	}
	return none
}

func mustRoll(in Input) Answer {
	roll, success := check.Must(in.Yes("matters"), in.Yes("possible"))
	switch {
	case !roll && success:
		return Say(rules.Text{En: "No roll: it succeeds.", Cs: "Bez hodu: podaří se to."})
	case !roll:
		return Say(rules.Text{En: "No roll: it can't be done.", Cs: "Bez hodu: nejde to."})
	}
	a := Say(rules.Text{En: "Roll: a check, an attack or a save.", Cs: "Hází se: ověření, útok nebo záchranný hod."})
	if !check.Prompt(in.Profile.Rolls.Style, in.Yes("fight")) {
		a = a.Because("R-014-013", rules.Text{En: "At this table only when the GM says so.", Cs: "U tohoto stolu jen když to řekne PJ."})
	}
	return a
}

var autoWords = [...]rules.Text{
	check.ByScore:      {En: "Succeeds without a roll: the DC is not above the score less 5.", Cs: "Uspěje bez hodu: SO není nad hodnotou vlastnosti méně 5."},
	check.ByTraining:   {En: "Succeeds without a roll: proficient, and the DC is at most 10.", Cs: "Uspěje bez hodu: je zdatná a SO je nejvýš 10."},
	check.ByExperience: {En: "Succeeds without a roll: proficient at level 11 or above, and the DC is at most 15.", Cs: "Uspěje bez hodu: je zdatná na 11. či vyšší úrovni a SO je nejvýš 15."},
}

func chance(in Input) Answer {
	proficient := in.Yes("proficient")
	if w := in.Pick("with"); w != "skill" {
		proficient = check.Tool(proficient, w == "used")
	}
	mod := check.Train(check.Mod(in.Num("score")), in.Num("bonus"), proficient)
	face, faces := check.Needed(mod, in.Num("dc"))
	a := Say(rules.Text{En: "Modifier {0}, DC {1}", Cs: "Oprava {0}, SO {1}"}, signed(mod), in.Num("dc"))
	switch {
	case faces == 0:
		a = a.Because("R-014-021", rules.Text{En: "No face of the die is enough.", Cs: "Nestačí žádné číslo na kostce."})
	default:
		a = a.Because("R-014-021", rules.Text{En: "Needs {0} or more on the die: {1} faces of 20", Cs: "Na kostce je třeba aspoň {0}: stran z 20 stačí {1}"}, face, faces)
	}
	if why := check.Auto(check.Check, in.Num("score"), in.Num("level"), in.Num("dc"), proficient); in.Profile.Checks.Auto && why != check.NotAuto {
		a = a.Because("R-014-022", autoWords[why])
	}
	return a.Offer(rules.Text{En: "Roll it", Cs: "Hodit"}, wire.Roll{Expr: "1d20" + signed(mod)})
}

// signed writes a number with its sign.
func signed(n int32) string {
	if n < 0 {
		return itoa(n)
	}
	return "+" + itoa(n)
}

func outcome(in Input) Answer {
	p := in.Profile.Checks
	r := check.Resolve(p, in.Num("total"), in.Num("dc"))
	s, _ := check.SampleOf(in.Word("task"))
	a := Say(rules.Text{En: "Failure, by {0}", Cs: "Neúspěch o {0}"}, -r.Margin)
	if r.Success {
		a = Say(rules.Text{En: "Success, by {0}", Cs: "Úspěch o {0}"}, r.Margin)
	}
	switch {
	case r.Cost:
		a = a.Because("R-014-034", rules.Text{En: "The GM may let it succeed with a complication.", Cs: "PJ ho smí nechat uspět s komplikací."})
	case r.Mar:
		a = a.Because("R-014-034", rules.Text{En: "Exactly the DC: the GM may complicate the success.", Cs: "Přesně SO: PJ smí úspěch zkomplikovat."})
	case r.Severe:
		a = a.Because("R-014-035", rules.Text{En: "A bad failure, such as: {0}", Cs: "Těžký neúspěch, třeba: {0}"}, s.Severe)
	case p.Degrees && !r.Success:
		a = a.Because("R-014-035", rules.Text{En: "A plain failure, such as: {0}", Cs: "Prostý neúspěch, třeba: {0}"}, s.Plain)
	}
	switch check.Natural(p, in.Num("face"), r.Success) {
	case check.Enlarged:
		a = a.Because("R-014-036", rules.Text{En: "A natural 20, such as: {0}", Cs: "Hozená 20, třeba: {0}"}, s.Twenty)
	case check.Worsened:
		a = a.Because("R-014-036", rules.Text{En: "A natural 1, such as: {0}", Cs: "Hozená 1, třeba: {0}"}, s.One)
	}
	return a
}

func tryAgain(in Input) Answer {
	r := check.Again(in.Num("minutes"), in.Yes("time"), in.Yes("possible"), in.Yes("failed"), in.Yes("target"), in.Yes("way"))
	switch {
	case r.Never:
		return Say(rules.Text{En: "It never succeeds, however long it takes.", Cs: "Nepodaří se nikdy, ať to trvá jakkoli dlouho."})
	case r.Sure:
		return Say(rules.Text{En: "It succeeds in the end: it takes {0} minutes in all.", Cs: "Nakonec se podaří: celkem to trvá {0} minut."}, r.Minutes).
			Offer(rules.Text{En: "Let the time pass", Cs: "Nechat čas uplynout"}, wire.PassTime{Seconds: 60 * min(r.Minutes, 1_000_000)})
	case !r.Allowed:
		return Say(rules.Text{En: "No: the same way against the same one is barred.", Cs: "Ne: týmž způsobem proti témuž už to zkusit nejde."})
	case r.Harder:
		a := Say(rules.Text{En: "Yes, and the GM may raise the DC.", Cs: "Ano, a PJ smí zvýšit SO."})
		if e := in.tried(func(wire.Effect) bool { return true }); e != nil && e.Spec.Level != 0 {
			a = a.And(rules.Text{En: "For the failure before the DC is higher by {0}.", Cs: "Za předchozí neúspěch je SO vyšší o {0}."}, e.Spec.Level)
		}
		return in.failing(a)
	}
	return in.failing(Say(rules.Text{En: "Yes.", Cs: "Ano."}))
}

// tried is a try in vain that is kept on the selected token, of who tries where that is given, and so that it also meets.
func (in Input) tried(meets func(wire.Effect) bool) *wire.Effect {
	actor, err := strconv.ParseUint(in.Raw("actor"), 16, 64)
	for i := range in.View.Effects {
		e := &in.View.Effects[i]
		if e.Token == in.Token && e.Spec.Kind == "tried" && (err != nil || actor == 0 || uint64(e.Spec.Source) == actor) && meets(*e) {
			return e
		}
	}
	return nil
}

// triedBefore ticks a box by what is kept on the selected token, once it is said how it is tried.
func triedBefore(in Input) string {
	return in.remembers(func(wire.Effect) bool { return true })
}

// triedSo is triedBefore of the same way.
func triedSo(in Input) string {
	return in.remembers(func(e wire.Effect) bool { return strings.EqualFold(e.Spec.Name, in.Word("method")) })
}

func (in Input) remembers(meets func(wire.Effect) bool) string {
	switch {
	case in.Word("method") == "" || in.Token == 0:
		return ""
	case in.tried(meets) != nil:
		return "yes"
	}
	return "no"
}

// failing offers to keep on the selected token, for GMs, that this way was tried on it in vain, and by how much the next is harder.
func (in Input) failing(a Answer) Answer {
	tok := in.Tok("")
	if tok == nil || in.Word("method") == "" {
		return a
	}
	actor, _ := strconv.ParseUint(in.Raw("actor"), 16, 64)
	return a.Offer(rules.Text{En: "It failed: keep that on the token", Cs: "Neuspělo: vést u žetonu"}, wire.AddEffect{Tokens: []wire.TokenID{tok.ID},
		Spec: wire.EffectSpec{Kind: "tried", Name: in.Word("method"), Level: in.Num("harder"), Source: wire.TokenID(actor), See: wire.SeeGM}})
}
