package aid

import (
	"sightline/rules"
	"sightline/rules/podhod"
)

// ru are the rule sets of these aids.
var ru = []string{"podhod"}

func taskOptions() []Option {
	list := []Option{{"own", rules.Text{En: "another task", Cs: "jiný úkol"}}}
	for _, t := range podhod.Tasks {
		list = append(list, Option{t.ID, t.Name})
	}
	return list
}

// autoField lets a table take the walking example by its letter (C-01).
var autoField = Field{Key: "auto", Name: rules.Text{En: "No roll needed from a sum of", Cs: "Bez hodu od součtu"}, Min: 20, Max: 21, Start: "21"}

// ruChecks are the checks of the roll-under game.
var ruChecks = []Aid{
	{
		ID: "ru-check", Rows: []string{"R-004-001", "R-004-002", "R-004-005", "R-004-006", "R-004-007"}, Group: Checks, Players: true, Profiles: ru,
		Name: rules.Text{En: "A check (roll under)", Cs: "Ověření (podhození)"},
		Fields: []Field{
			{Key: "stat", Name: rules.Text{En: "Attribute or skill", Cs: "Vlastnost či dovednost"}, Min: -100, Max: 200, Start: "10"},
			{Key: "task", Name: rules.Text{En: "Task", Cs: "Úkol"}, Kind: Choice, Options: taskOptions()},
			{Key: "difficulty", Name: rules.Text{En: "Difficulty, 20 at most", Cs: "Obtížnost, nejvýš 20"}, Min: -200, Max: 200, Start: "0", When: func(in Input) bool { return in.Pick("task") == "own" }},
			{Key: "changes", Name: rules.Text{En: "Changes by the situation", Cs: "Úpravy podle situace"}, Kind: Numbers, Min: -200, Max: 200},
			{Key: "d20", Name: rules.Text{En: "d20", Cs: "k20"}, Max: 20, Dice: "1d20"}, autoField,
		},
		Judge: underCheck,
	},
	{
		ID: "ru-team", Rows: []string{"R-004-003", "R-004-004"}, Group: Checks, Players: true, Profiles: ru,
		Name: rules.Text{En: "Working together, trying again", Cs: "Spojení postav, další pokus"},
		Fields: []Field{
			{Key: "stats", Name: rules.Text{En: "Values of those who work together", Cs: "Hodnoty těch, kdo se spojí"}, Kind: Numbers, Min: -100, Max: 200, Start: "10"},
			{Key: "difficulty", Name: rules.Text{En: "Difficulty", Cs: "Obtížnost"}, Min: -200, Max: 20},
			{Key: "attempt", Name: rules.Text{En: "Which attempt", Cs: "Kolikátý pokus"}, Min: 1, Max: 20, Start: "1"},
			{Key: "step", Name: rules.Text{En: "Change with each attempt", Cs: "Úprava s každým pokusem"}, Min: -50, Max: 50, Start: "-2"},
			{Key: "barred", Name: rules.Text{En: "The GM bars another attempt", Cs: "PJ další pokus nedovolí"}, Kind: Check}, autoField,
		},
		Judge: underTeam,
	},
	{
		ID: "ru-magic", Rows: []string{"R-004-036", "R-004-037"}, Group: Checks, Players: true, Profiles: ru,
		Name: rules.Text{En: "Casting a spell", Cs: "Seslání kouzla"},
		Fields: []Field{
			{Key: "divine", Name: rules.Text{En: "A prayer", Cs: "Modlitba"}, Kind: Check},
			{Key: "skills", Name: rules.Text{En: "Skills in the spell's elements", Cs: "Dovednosti v živlech kouzla"}, Kind: Numbers, Max: 100, Start: "10", When: func(in Input) bool { return !in.Yes("divine") }},
			{Key: "int", Name: rules.Text{En: "Bonus for Intelligence", Cs: "Bonus za Inteligenci"}, Min: -20, Max: 20, When: func(in Input) bool { return !in.Yes("divine") }},
			{Key: "difficulty", Name: rules.Text{En: "Difficulty", Cs: "Obtížnost"}, Min: -200, Max: 20, When: func(in Input) bool { return !in.Yes("divine") }},
		},
		Judge: cast,
	},
}

// told is a check in words: its target and its chance.
func told(c podhod.Check) Answer {
	if !c.Roll {
		return Say(rules.Text{En: "Sum {0}: no roll needed, it succeeds.", Cs: "Součet {0}: bez hodu, podaří se."}, c.Target)
	}
	return Say(rules.Text{En: "{0} or less on a d20 succeeds: {1} %.", Cs: "Podaří se při {0} a méně na k20: {1} %."}, c.Target, c.Percent())
}

func underCheck(in Input) Answer {
	difficulty, ends := in.Num("difficulty"), [3]rules.Text{}
	for _, t := range podhod.Tasks {
		if t.ID == in.Pick("task") {
			difficulty, ends = t.Difficulty, t.Ends
		}
	}
	if !podhod.Fair(difficulty) {
		return Say(rules.Text{En: "A difficulty goes from {0} downward.", Cs: "Obtížnost je nejvýš {0}, dolů bez mezí."}, int32(podhod.MaxDifficulty))
	}
	c := podhod.Under(in.Num("stat"), difficulty, in.Nums("changes"), in.Num("auto"))
	a := told(c)
	d20 := in.Num("d20")
	if c.Roll && d20 < 1 {
		return a
	}
	r := c.Result(d20)
	a = a.And([...]rules.Text{podhod.Success: {En: "Success.", Cs: "Úspěch."}, podhod.Failure: {En: "Failure.", Cs: "Neúspěch."}, podhod.Critical: {En: "Critical failure: something breaks or somebody is hurt.", Cs: "Kritický neúspěch: něco se rozbije nebo se někdo zraní."}}[r])
	if ends[r].En != "" {
		a = a.And(rules.Text{En: "It brings: {0}.", Cs: "Přinese: {0}."}, ends[r])
	}
	if in.Pick("task") == "skin_rabbit" {
		meals, hides, partial, _ := podhod.Spoils(r)
		a = a.And(rules.Text{En: "Meals: {0}, hides: {1}.", Cs: "Jídel: {0}, kůží: {1}."}, meals, hides)
		if partial {
			a = a.Because("R-004-006", rules.Text{En: "A failure in part: something remains.", Cs: "Částečný neúspěch: něco zbude."})
		}
	}
	return a
}

func underTeam(in Input) Answer {
	stats := in.Nums("stats")
	together := podhod.Together(stats, in.Num("difficulty"), in.Num("auto"))
	if in.Num("attempt") < 2 && !in.Yes("barred") {
		return told(together)
	}
	sum := together.Target - in.Num("difficulty")
	c, ok := podhod.Again(sum, in.Num("difficulty"), in.Num("attempt"), in.Num("step"), in.Yes("barred"), in.Num("auto"))
	if !ok {
		return Say(rules.Text{En: "There is no other attempt.", Cs: "Další pokus není."})
	}
	return told(c)
}

func cast(in Input) Answer {
	if in.Yes("divine") {
		fatigue, god := podhod.Prayer()
		a := Say(rules.Text{En: "It costs {0} fatigue.", Cs: "Stojí únavy: {0}."}, fatigue)
		if god {
			a = a.And(rules.Text{En: "The god's will decides: the GM grants or refuses it.", Cs: "Rozhoduje vůle boha: PJ vyhoví, nebo odmítne."})
		}
		return a
	}
	skills := in.Nums("skills")
	a := told(podhod.Cast(skills, in.Num("int"), in.Num("difficulty"), podhod.AutoAt))
	for _, s := range skills {
		a = a.And(rules.Text{En: "At a skill of {0} the spell may be of level and degree {1} at most.", Cs: "S dovedností {0} smí mít kouzlo úroveň i stupeň nejvýš {1}."}, s, podhod.Cap(s))
	}
	return a.And(rules.Text{En: "It costs fatigue by its level and degree, less when it fails.", Cs: "Stojí únavu podle úrovně a stupně, při neúspěchu méně."})
}
