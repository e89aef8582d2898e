package aid

import (
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/server/wire"
	"sightline/server/wire/known"
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

// endField is what a result of another task brings, as the GM fills it in (R-004-006).
func endField(key string, name rules.Text) Field {
	return Field{Key: key, Name: name, Kind: Word, When: func(in Input) bool { return in.Pick("task") == "own" }}
}

func isOwn(in Input) bool { _, ability := in.ability("what"); return !ability }

// ruChecks are the checks of the roll-under game.
var ruChecks = []Aid{
	{
		ID: "ru-check", Rows: []string{"R-004-001", "R-004-002", "R-004-005", "R-004-006", "R-004-007"}, Group: Checks, Players: true, Profiles: ru,
		Name: rules.Text{En: "A check (roll under)", Cs: "Ověření (podhození)"},
		Fields: []Field{
			{Key: "what", Name: rules.Text{En: "What is checked", Cs: "Co se ověřuje"}, Kind: Choice, Options: abilityOptions()},
			{Key: "name", Name: rules.Text{En: "Name of the skill", Cs: "Název dovednosti"}, Kind: Word, When: isOwn},
			{Key: "stat", Name: rules.Text{En: "Its value", Cs: "Její hodnota"}, Min: -100, Max: 200, Start: "10", From: valueChosen},
			{Key: "dexterity", Name: rules.Text{En: "The skill needs Dexterity", Cs: "Dovednost potřebuje Obratnost"}, Kind: Check, When: isOwn},
			{Key: "eyes", Name: rules.Text{En: "It needs light to see by", Cs: "Je k tomu potřeba vidět"}, Kind: Check, Start: "yes", When: boardField.When},
			{Key: "task", Name: rules.Text{En: "Task", Cs: "Úkol"}, Kind: Choice, Options: taskOptions()},
			{Key: "difficulty", Name: rules.Text{En: "Difficulty, 20 at most", Cs: "Obtížnost, nejvýš 20"}, Min: -200, Max: 200, Start: "0", When: func(in Input) bool { return in.Pick("task") == "own" }},
			endField("good", rules.Text{En: "Success brings", Cs: "Úspěch přinese"}), endField("poor", rules.Text{En: "Failure brings", Cs: "Neúspěch přinese"}),
			endField("worst", rules.Text{En: "Critical failure brings", Cs: "Kritický neúspěch přinese"}),
			{Key: "against", Name: rules.Text{En: "On whom or what, of a check of Strength", Cs: "S kým či čím, u ověření Síly"}, Kind: Token, Start: "0", When: func(in Input) bool { return in.Pick("what") == fight.Str.String() }},
			{Key: "changes", Name: rules.Text{En: "Changes by the situation", Cs: "Úpravy podle situace"}, Kind: Numbers, Min: -200, Max: 200}, boardField,
			{Key: "d20", Name: rules.Text{En: "d20", Cs: "k20"}, Max: 20, Dice: "1d20"},
		},
		Judge: underCheck,
	},
	{
		ID: "ru-team", Rows: []string{"R-004-003", "R-004-004"}, Group: Checks, Players: true, Profiles: ru,
		Name: rules.Text{En: "Working together, trying again", Cs: "Spojení postav, další pokus"},
		Fields: []Field{
			{Key: "what", Name: rules.Text{En: "What is checked", Cs: "Co se ověřuje"}, Kind: Choice, Options: abilityOptions()},
			helper("one"), helper("two"), helper("three"),
			{Key: "stats", Name: rules.Text{En: "Values of those who work together", Cs: "Hodnoty těch, kdo se spojí"}, Kind: Numbers, Min: -100, Max: 200, Start: "10", From: valuesChosen},
			{Key: "difficulty", Name: rules.Text{En: "Difficulty", Cs: "Obtížnost"}, Min: -200, Max: 20},
			{Key: "attempt", Name: rules.Text{En: "Which attempt", Cs: "Kolikátý pokus"}, Min: 1, Max: 20, Start: "1", From: func(in Input) string { return in.share("tries", func(n int32) int32 { return n + 1 }) }},
			{Key: "step", Name: rules.Text{En: "Change with each attempt", Cs: "Úprava s každým pokusem"}, Min: -50, Max: 50, Start: "-2"},
			{Key: "barred", Name: rules.Text{En: "The GM bars another attempt", Cs: "PJ další pokus nedovolí"}, Kind: Check},
		},
		Judge: underTeam,
	},
	{
		ID: "ru-magic", Rows: []string{"R-004-036", "R-004-037"}, Group: Checks, Players: true, Profiles: ru,
		Name: rules.Text{En: "Casting a spell", Cs: "Seslání kouzla"},
		Fields: []Field{
			{Key: "divine", Name: rules.Text{En: "A prayer", Cs: "Modlitba"}, Kind: Check},
			{Key: "skills", Name: rules.Text{En: "Skills in the spell's elements", Cs: "Dovednosti v živlech kouzla"}, Kind: Numbers, Max: 100, Start: "10", When: elemental},
			{Key: "int", Name: rules.Text{En: "Bonus for Intelligence", Cs: "Bonus za Inteligenci"}, Min: -20, Max: 20, When: elemental},
			{Key: "difficulty", Name: rules.Text{En: "Difficulty", Cs: "Obtížnost"}, Min: -200, Max: 20, When: elemental},
			{Key: "level", Name: rules.Text{En: "Level of the spell", Cs: "Úroveň kouzla"}, Max: 100, When: elemental},
			{Key: "raise", Name: rules.Text{En: "Armour raises the level needed by", Cs: "Zbroj zvyšuje potřebnou úroveň o"}, Max: 100, When: elemental, From: func(in Input) string { return in.level("casting") }},
			{Key: "fatigue", Name: rules.Text{En: "Fatigue that it costs, as the spell has it", Cs: "Únava za seslání podle kouzla"}, Max: 100, When: elemental}, boardField,
		},
		Judge: cast,
	},
}

func elemental(in Input) bool { return !in.Yes("divine") }

// helper is a field for one of those who work together.
func helper(key string) Field {
	return Field{Key: key, Name: rules.Text{En: "Who", Cs: "Kdo"}, Kind: Token, Start: "0", When: func(in Input) bool { return !isOwn(in) }}
}

// valueChosen is the value of the ability that is checked, where the selected token has it.
func valueChosen(in Input) string {
	a, ok := in.ability("what")
	if !ok {
		return ""
	}
	return in.own(a)
}

// valuesChosen are those of all who work together.
func valuesChosen(in Input) string {
	a, ok := in.ability("what")
	all := ""
	for _, key := range []string{"one", "two", "three"} {
		if n := valueOf(in.Tok(key), a); ok && n != "" {
			all += n + " "
		}
	}
	return all
}

// told is a check in words: its target and its chance.
func told(c podhod.Check) Answer {
	if !c.Roll {
		return Say(rules.Text{En: "Sum {0}: no roll needed, it succeeds.", Cs: "Součet {0}: bez hodu, podaří se."}, c.Target)
	}
	return Say(rules.Text{En: "{0} or less on a d20 succeeds: {1} %.", Cs: "Podaří se při {0} a méně na k20: {1} %."}, c.Target, c.Percent())
}

// rolledFor is the check as far as what lies on the token is asked.
func rolledFor(in Input) known.Rolled {
	a, ability := in.ability("what")
	word := in.Word("name")
	c := known.Rolled{Name: rules.Text{En: word, Cs: word}, Dexterity: in.Yes("dexterity"), Eyes: in.Yes("eyes")}
	if ability {
		c.Name, c.Dexterity, c.Strength = a.Name(), a == fight.Dex, a == fight.Str
		if o := in.Tok("against"); o != nil && a == fight.Str {
			c.Against = o.ID
		}
	}
	return c
}

func underCheck(in Input) Answer {
	difficulty, ends := in.Num("difficulty"), [3]rules.Text{}
	for i, key := range [...]string{podhod.Success: "good", podhod.Failure: "poor", podhod.Critical: "worst"} {
		ends[i] = rules.Text{En: in.Word(key), Cs: in.Word(key)}
	}
	for _, t := range podhod.Tasks {
		if t.ID == in.Pick("task") {
			difficulty, ends = t.Difficulty, t.Ends
		}
	}
	if !podhod.Fair(difficulty) {
		return Say(rules.Text{En: "A difficulty goes from {0} downward.", Cs: "Obtížnost je nejvýš {0}, dolů bez mezí."}, int32(podhod.MaxDifficulty))
	}
	changes, why := in.Nums("changes"), in.counted(rolledFor(in))
	by := difficulty
	for _, n := range changes {
		by += n
	}
	for _, r := range why {
		changes = append(changes, r.N)
	}
	c := podhod.Under(in.Num("stat"), difficulty, changes, in.Profile.Under.AutoAt())
	a := told(c).because(why)
	if t := in.Tok(""); t != nil && t.Sheet != nil && !isOwn(in) {
		ability, _ := in.ability("what")
		a = a.Offer(rules.Text{En: "Roll it at the table", Cs: "Hodit u stolu"}, wire.CallSaves{Tokens: []wire.TokenID{t.ID}, Save: fight.Save{Ability: ability, DC: by}, Source: rolledFor(in).Against})
	}
	d20 := in.Num("d20")
	if c.Roll && d20 < 1 {
		return a
	}
	return ended(in, a, c.Result(d20), ends)
}

// ended is what came of a check.
func ended(in Input, a Answer, r podhod.Result, ends [3]rules.Text) Answer {
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
	stats, auto := in.Nums("stats"), in.Profile.Under.AutoAt()
	together := podhod.Together(stats, in.Num("difficulty"), auto)
	tries := wire.EffectSpec{Kind: "tries", Level: in.Num("attempt")}
	count := rules.Text{En: "Count this try on the selected token", Cs: "Započítat pokus u vybraného žetonu"}
	if in.Num("attempt") < 2 && !in.Yes("barred") {
		return in.keep(told(together), count, tries)
	}
	sum := together.Target - in.Num("difficulty")
	c, ok := podhod.Again(sum, in.Num("difficulty"), in.Num("attempt"), in.Num("step"), in.Yes("barred"), auto)
	if !ok {
		return Say(rules.Text{En: "There is no other attempt.", Cs: "Další pokus není."})
	}
	return in.keep(told(c), count, tries)
}

func cast(in Input) Answer {
	if in.Yes("divine") {
		fatigue, god := podhod.Prayer()
		a := Say(rules.Text{En: "It costs {0} fatigue.", Cs: "Stojí únavy: {0}."}, fatigue)
		if god {
			a = a.And(rules.Text{En: "The god's will decides: the GM grants or refuses it. It takes longer, often a certain place or time of day.", Cs: "Rozhoduje vůle boha: PJ vyhoví, nebo odmítne. Trvá to déle, často jen na určitém místě či v určitou dobu."})
		}
		return a
	}
	skills, by := in.Nums("skills"), in.Num("difficulty")
	why := in.counted(known.Rolled{Name: rules.Text{En: "magic", Cs: "magie"}})
	for _, r := range why {
		by += r.N
	}
	a := told(podhod.Cast(skills, in.Num("int"), by, in.Profile.Under.AutoAt())).because(why)
	for _, s := range skills {
		most := podhod.Cap(s)
		a = a.And(rules.Text{En: "At a skill of {0} the spell may be of level and degree {1} at most.", Cs: "S dovedností {0} smí mít kouzlo úroveň i stupeň nejvýš {1}."}, s, most)
		if need := in.Num("level") + in.Num("raise"); need > most {
			a = a.Because("R-004-030", rules.Text{En: "It needs level {0}: too high for this skill.", Cs: "Je třeba úroveň {0}: na tuto dovednost moc."}, need)
		}
	}
	a = a.And(rules.Text{En: "It costs fatigue by its level and degree, less when it fails.", Cs: "Stojí únavu podle úrovně a stupně, při neúspěchu méně."})
	return in.tire(a, rules.Text{En: "Add the fatigue to the token", Cs: "Přičíst únavu žetonu"}, 4*in.Num("fatigue"), in.weary(), 0)
}
