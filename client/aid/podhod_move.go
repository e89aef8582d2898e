package aid

import (
	"sightline/rules"
	"sightline/rules/podhod"
)

func peopleOptions() []Option {
	return each(len(podhod.Peoples), func(i int) Option { return Option{podhod.Peoples[i].ID, podhod.Peoples[i].Name} })
}

func terrainOptions() []Option {
	list := []Option{{"none", rules.Text{En: "nothing", Cs: "nic"}}}
	for _, t := range podhod.Terrains {
		list = append(list, Option{t.ID, t.Name})
	}
	return list
}

var gaitField = Field{Key: "gait", Name: rules.Text{En: "Gait", Cs: "Způsob"}, Kind: Choice, Options: []Option{
	{"run", rules.Text{En: "run", Cs: "běh"}}, {"jog", rules.Text{En: "faster run", Cs: "klus"}}, {"sprint", rules.Text{En: "sprint", Cs: "sprint"}}}}

// ruMoves are about walking, running and size in the roll-under game.
var ruMoves = []Aid{
	{
		ID: "ru-move", Rows: []string{"R-004-018", "R-004-019"}, Group: Fight, Players: true, Profiles: ru,
		Name: rules.Text{En: "Movement of a people", Cs: "Pohyb podle rasy"},
		Fields: []Field{
			{Key: "people", Name: rules.Text{En: "People", Cs: "Rasa"}, Kind: Choice, Options: peopleOptions()},
			{Key: "change", Name: rules.Text{En: "Change by load or wounds", Cs: "Úprava za zátěž či zranění"}, Min: -10, Max: 10},
			{Key: "actions", Name: rules.Text{En: "Actions spent on moving", Cs: "Akcí na pohyb"}, Max: 20, Start: "1"},
		},
		Judge: func(in Input) Answer {
			m := podhod.Peoples[in.index("people")].Movement + in.Num("change")
			return Say(rules.Text{En: "{0} fields", Cs: "Polí: {0}"}, podhod.Fields(m, in.Num("actions"))).
				And(rules.Text{En: "Walking {0} km/h, running base {1} m a round", Cs: "Chůze {0} km/h, základ běhu {1} m za kolo"}, podhod.Walk(m), podhod.Stride(m))
		},
	},
	{
		ID: "ru-travel", Rows: []string{"R-004-020", "R-004-027", "R-004-028"}, Group: Explore, Players: true, Profiles: ru,
		Name: rules.Text{En: "Travel over ground", Cs: "Cesta terénem"},
		Fields: []Field{
			{Key: "movement", Name: rules.Text{En: "Movement", Cs: "Pohyb"}, Max: 20, Start: "4"},
			{Key: "dex", Name: rules.Text{En: "Bonus for Dexterity", Cs: "Bonus za Obratnost"}, Min: -10, Max: 10},
			{Key: "pace", Name: rules.Text{En: "Pace", Cs: "Tempo"}, Kind: Choice, Options: []Option{
				{"walk", rules.Text{En: "walk", Cs: "chůze"}}, {"march", rules.Text{En: "forced march", Cs: "zrychlený pochod"}}, {"run", rules.Text{En: "run", Cs: "běh"}}, {"marathon", rules.Text{En: "marathon run", Cs: "maratonský běh"}}}},
			{Key: "ground1", Name: rules.Text{En: "Ground", Cs: "Terén"}, Kind: Choice, Options: terrainOptions()},
			{Key: "ground2", Name: rules.Text{En: "and", Cs: "a"}, Kind: Choice, Options: terrainOptions()},
			{Key: "ground3", Name: rules.Text{En: "and", Cs: "a"}, Kind: Choice, Options: terrainOptions()},
			{Key: "gear", Name: rules.Text{En: "Gear makes up for the first", Cs: "Výbava první ruší"}, Kind: Check},
			{Key: "hours", Name: rules.Text{En: "Hours", Cs: "Hodin"}, Max: 100, Start: "1"},
		},
		Judge: overGround,
	},
	{
		ID: "ru-run", Rows: []string{"R-004-021", "R-004-022", "R-004-023"}, Group: Chase, Players: true, Profiles: ru,
		Name: rules.Text{En: "Running by the round", Cs: "Běh po kolech"},
		Fields: []Field{
			{Key: "movement", Name: rules.Text{En: "Movement", Cs: "Pohyb"}, Max: 20, Start: "4"},
			{Key: "dex", Name: rules.Text{En: "Bonus for Dexterity", Cs: "Bonus za Obratnost"}, Min: -10, Max: 10},
			{Key: "str", Name: rules.Text{En: "Bonus for Strength", Cs: "Bonus za Sílu"}, Min: -10, Max: 10},
			{Key: "endurance", Name: rules.Text{En: "Endurance", Cs: "Odolnost"}, Max: 100, Start: "10"}, gaitField,
			{Key: "dice", Name: rules.Text{En: "d20 of each round run", Cs: "k20 každého uběhnutého kola"}, Kind: Numbers, Min: 1, Max: 20},
			{Key: "way", Name: rules.Text{En: "Length of the way, metres", Cs: "Délka trati, metry"}, Max: 100000, Start: "200"},
		},
		Judge: running,
	},
	{
		ID: "ru-race", Rows: []string{"R-004-024"}, Group: Chase, Players: true, Profiles: ru,
		Name:   rules.Text{En: "A race that ends in one round", Cs: "Závod s cílem v jednom kole"},
		Fields: []Field{{Key: "reach", Name: rules.Text{En: "How far each would get this round, metres", Cs: "Kam by v tomto kole každý doběhl, metry"}, Kind: Numbers, Max: 1000000, Start: "210 206"}},
		Judge: func(in Input) Answer {
			if i := podhod.First(in.Nums("reach")); i >= 0 {
				return Say(rules.Text{En: "Number {0} wins.", Cs: "Vítězí číslo {0}."}, i+1)
			}
			return Say(rules.Text{En: "Even: initiative decides.", Cs: "Nerozhodně: rozhodne iniciativa."})
		},
	},
}

func overGround(in Input) Answer {
	var mods []int32
	for i, key := range []string{"ground1", "ground2", "ground3"} {
		if n := in.index(key); n > 0 && (i > 0 || !in.Yes("gear")) {
			mods = append(mods, podhod.Terrains[n-1].Mod)
		}
	}
	w := podhod.Over(podhod.Walk(in.Num("movement")), mods)
	switch {
	case !w.Passable:
		return Say(rules.Text{En: "Impassable.", Cs: "Neprůchozí."})
	case w.Hard:
		return Say(rules.Text{En: "{0} km/h and {1} fatigue an hour, and only for who can at all.", Cs: "{0} km/h a {1} body únavy za hodinu, a jen kdo to vůbec dokáže."}, w.Kmh, int32(podhod.HardFatigue))
	}
	j := podhod.Travel(w.Kmh, in.Num("dex"), podhod.Pace(in.index("pace")))
	return Say(rules.Text{En: "{0} km/h on this ground, {1} km/h at this pace", Cs: "V tomto terénu {0} km/h, tímto tempem {1} km/h"}, w.Kmh, float64(j.HalfKm)/2).
		And(rules.Text{En: "In {0} h: {1} km and {2} fatigue", Cs: "Za {0} h: {1} km a únava {2}"}, in.Num("hours"), float64(j.HalfKm)*float64(in.Num("hours"))/2, j.Fatigue*in.Num("hours"))
}

func running(in Input) Answer {
	g, e := podhod.Gait(in.index("gait")), in.Num("endurance")
	m := g.Metres(in.Num("movement"), in.Num("dex"), in.Num("str"))
	dice := in.Nums("dice")
	held := make([]bool, len(dice))
	for i, d := range dice {
		held[i] = 4*d <= g.Target(e, int32(i)+1)
	}
	n := int32(len(dice))
	a := Say(rules.Text{En: "{0} m a round, {1} fatigue a round", Cs: "{0} m za kolo, únava {1} za kolo"}, m, float64(g.Quarters())/4).
		And(rules.Text{En: "The check of round {0} is rolled under {1}.", Cs: "Ověření v {0}. kole se podhazuje {1}."}, n+1, float64(g.Target(e, n+1))/4)
	done := podhod.Far(m, held)
	a = a.And(rules.Text{En: "{0} m after {1} rounds; {2} rounds are the limit.", Cs: "{0} m po {1} kolech; mez je {2} kol."}, done, n, g.Limit(e))
	if left := in.Num("way") - done; left > 0 && m > 0 {
		fast, slow := n+podhod.Rounds(left, m, true), n+podhod.Rounds(left, m, false)
		a = a.And(rules.Text{En: "The end is {0} to {1} rounds from the start: {2} to {3} s.", Cs: "Do cíle je to od startu {0} až {1} kol: {2} až {3} s."}, fast, slow, fast*in.Profile.RoundSeconds, slow*in.Profile.RoundSeconds)
	}
	rest, fatigue := podhod.Breath(n)
	return a.And(rules.Text{En: "Afterwards {0} rounds of rest, and {1} fatigue that stays.", Cs: "Potom {0} kol odpočinku a trvalá únava {1}."}, rest, fatigue)
}

func classOptions() []Option {
	var list []Option
	for c := range podhod.Classes {
		list = append(list, Option{c.Letter(), c.Name()})
	}
	return list
}

// ruSizes are about size in the roll-under game.
var ruSizes = []Aid{
	{
		ID: "ru-size", Rows: []string{"R-004-031", "R-004-032"}, Group: Checks, Players: true, Profiles: ru,
		Name: rules.Text{En: "Size and strength", Cs: "Velikost a síla"},
		Fields: []Field{
			{Key: "kg", Name: rules.Text{En: "Weight, kilograms", Cs: "Váha, kilogramy"}, Max: 1_000_000, Start: "90"},
			{Key: "base", Name: rules.Text{En: "Base difficulty of a check on strength", Cs: "Základní obtížnost ověření síly"}, Min: -200, Max: 20, Start: "-5"},
			{Key: "actor", Name: rules.Text{En: "Who acts", Cs: "Kdo jedná"}, Kind: Choice, Options: classOptions(), Start: "B"},
			{Key: "target", Name: rules.Text{En: "On what", Cs: "S čím"}, Kind: Choice, Options: classOptions(), Start: "C"},
		},
		Judge: func(in Input) Answer {
			c := podhod.ByWeight(in.Num("kg"))
			return Say(rules.Text{En: "Difficulty {0}", Cs: "Obtížnost {0}"}, podhod.Push(in.Num("base"), podhod.Class(in.index("actor")), podhod.Class(in.index("target")))).
				And(rules.Text{En: "{0} kg is about size {1}: {2}", Cs: "{0} kg je asi velikost {1}: {2}"}, in.Num("kg"), c.Letter(), c.Name())
		},
	},
	{
		ID: "ru-damage", Rows: []string{"R-004-033", "R-004-034", "R-004-035"}, Group: Fight, Players: true, Profiles: ru,
		Name: rules.Text{En: "Damage between sizes", Cs: "Zranění mezi velikostmi"},
		Fields: []Field{
			{Key: "dice", Name: rules.Text{En: "Dice of the damage", Cs: "Kostky zranění"}, Max: 1000, Start: "6"},
			{Key: "bonus", Name: rules.Text{En: "Bonus", Cs: "Bonus"}, Min: -50, Max: 200},
			{Key: "attacker", Name: rules.Text{En: "Attacker", Cs: "Útočník"}, Kind: Choice, Options: classOptions(), Start: "B"},
			{Key: "target", Name: rules.Text{En: "Target", Cs: "Cíl"}, Kind: Choice, Options: classOptions(), Start: "B"},
			{Key: "first", Name: rules.Text{En: "Area hit", Cs: "Zasažená oblast"}, Kind: Word},
			{Key: "second", Name: rules.Text{En: "Second area: the next towards the torso; after the torso roll again", Cs: "Druhá oblast: další směrem k trupu; po trupu hoďte znovu"}, Kind: Word},
		},
		Judge: sizeDamage,
	},
}

func sizeDamage(in Input) Answer {
	attacker, target := podhod.Class(in.index("attacker")), podhod.Class(in.index("target"))
	b := podhod.Hit(in.Num("dice"), in.Num("bonus"), attacker, target)
	a := Say(rules.Text{En: "Damage {0}: {1} and {2} for size", Cs: "Zranění {0}: {1} a {2} za velikost"}, b.Total, b.Base, b.Size)
	first, second := podhod.Spread(b.Total, attacker.Above(target))
	if second > 0 {
		a = a.And(rules.Text{En: "{0}: {1}, {2}: {3}", Cs: "{0}: {1}, {2}: {3}"}, in.area("first", rules.Text{En: "area hit", Cs: "zasažená oblast"}), first, in.area("second", podhod.Areas[1].Name), second)
	}
	if f := podhod.Falls(attacker.Above(target)); len(f) == 3 {
		a = a.Because("R-004-035", rules.Text{En: "The target may be {0}, {1} or {2}: the GM decides.", Cs: "Cíl může být {0}, {1} nebo {2}: rozhodne PJ."}, f[0].Name(), f[1].Name(), f[2].Name())
	}
	return a
}

// area is what was typed for an area of the body, its roll or its name; or the other.
func (in Input) area(key string, other rules.Text) any {
	word := in.Word(key)
	for _, a := range podhod.Areas {
		if word == a.ID || word == string('0'+rune(a.Roll)) {
			return a.Name
		}
	}
	if word == "" {
		return other
	}
	return word
}
