package aid

import (
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

var lightOptions = []Option{
	{"lit", rules.Text{En: "enough", Cs: "dost"}}, {"moon", rules.Text{En: "the moon or a lantern in the dark", Cs: "tma s měsícem či lucernou"}},
	{"natural", rules.Text{En: "natural darkness or dense fog", Cs: "přírodní tma, hustá mlha"}}, {"absolute", rules.Text{En: "none at all", Cs: "absolutní tma"}},
}

// lostSense says whether an effect keeps one of the lost senses, by its bit, as a box has it.
func lostSense(bit int32) func(in Input) string {
	return func(in Input) string {
		e := in.on(podhod.KindSenses)
		return box(e != nil && e.Spec.Level&bit != 0)
	}
}

// lightHere is the light where the selected token stands, as the seat sees it.
func lightHere(in Input) string {
	t := in.Tok("")
	if t == nil {
		return ""
	}
	light, ok := known.Light(in.View, in.View.Scene.Grid.Space(nil, t.Size, t.At))
	if !ok {
		return ""
	}
	return lightOptions[light].Value
}

// isBlind says that the selected token is blinded, as a box has it.
func isBlind(in Input) string {
	t := in.Tok("")
	return box(t != nil && (t.Sheet != nil && t.Sheet.Blind || t.Marks.Has("condition.blinded")))
}

var enduranceField = Field{Key: "endurance", Name: rules.Text{En: "Endurance", Cs: "Odolnost"}, Min: 1, Max: 100, Start: "10", From: func(in Input) string { return in.own(fight.Con) }}

// ruBody are the trackers of the roll-under game: senses, drink, fatigue, load.
var ruBody = []Aid{
	{
		ID: "ru-senses", Rows: []string{"R-004-011", "R-004-012", "R-004-013", "R-004-014"}, Group: Explore, Players: true, Profiles: ru,
		Name: rules.Text{En: "Darkness and lost senses", Cs: "Tma a ztráta smyslů"},
		Fields: []Field{
			{Key: "light", Name: rules.Text{En: "Light", Cs: "Světlo"}, Kind: Choice, Options: lightOptions, From: lightHere},
			{Key: "vision", Name: rules.Text{En: "Night vision", Cs: "Noční vidění"}, Max: 20, From: func(in Input) string { return in.level(podhod.KindNight) }},
			{Key: "blinded", Name: rules.Text{En: "Blinded", Cs: "Oslepen"}, Kind: Check, From: isBlind},
			{Key: "primary", Name: rules.Text{En: "Primary sense lost", Cs: "Ztráta primárního smyslu"}, Kind: Check, From: lostSense(1)},
			{Key: "secondary", Name: rules.Text{En: "Secondary sense lost", Cs: "Ztráta sekundárního smyslu"}, Kind: Check, From: lostSense(2)},
			{Key: "which", Name: rules.Text{En: "Which senses those are (nothing: sight, then hearing)", Cs: "Které smysly to jsou (nic: zrak, pak sluch)"}, Kind: Word},
			{Key: "replaced", Name: rules.Text{En: "A primary sense lost for good, replaced", Cs: "Primární smysl ztracen natrvalo a nahrazen"}, Kind: Check, From: lostSense(4)},
		},
		Judge: senses,
	},
	{
		ID: "ru-drink", Rows: []string{"R-004-015", "R-004-016"}, Group: Afflict, Players: true, Profiles: ru,
		Name: rules.Text{En: "Alcohol", Cs: "Alkohol"},
		Fields: []Field{
			{Key: "had", Name: rules.Text{En: "Hundredths of a per mille before", Cs: "Setin promile předtím"}, Max: 2000, From: func(in Input) string { return in.level(podhod.KindAlcohol) }},
			{Key: "drinks", Name: rules.Text{En: "Drinks: half a litre of beer, 2 dl of wine, a large shot", Cs: "Nápoje: půllitr piva, 2 dl vína, velký panák"}, Max: 100, Start: "1"},
			{Key: "hours", Name: rules.Text{En: "Hours since the first", Cs: "Hodin od prvního"}, Max: 100},
			{Key: "endurance", Name: rules.Text{En: "Endurance (10: as printed)", Cs: "Odolnost (10: jak je psáno)"}, Min: 1, Max: 60, Start: "10", From: enduranceField.From, When: func(in Input) bool { return in.Profile.Under.Scaled }},
		},
		Judge: drink,
	},
	{
		ID: "ru-drug", Rows: []string{"R-004-017"}, Group: Afflict, Players: true, Profiles: ru,
		Name: rules.Text{En: "Another intoxicant", Cs: "Jiná omamná látka"},
		Fields: []Field{
			{Key: "penalty", Name: rules.Text{En: "Its penalty", Cs: "Její postih"}, Min: -20, Start: "-2"},
			{Key: "scope", Name: rules.Text{En: "Acts on (nothing: on everything)", Cs: "Působí na (nic: na vše)"}, Kind: Word},
			{Key: "check", Name: rules.Text{En: "The check is of", Cs: "Ověřuje se"}, Kind: Word},
		},
		Judge: func(in Input) Answer {
			a := Say(rules.Text{En: "Penalty to the check: {0}", Cs: "Postih k ověření: {0}"}, podhod.Drug(in.Num("penalty"), in.Word("scope"), in.Word("check")))
			return in.add(a, keepWords, wire.EffectSpec{Kind: podhod.KindDrug, Name: in.Word("scope"), Bonus: in.Num("penalty")})
		},
	},
	{
		ID: "ru-fatigue", Rows: []string{"R-004-025", "R-004-026"}, Group: Afflict, Players: true, Profiles: ru,
		Name: rules.Text{En: "Fatigue and rest", Cs: "Únava a odpočinek"},
		Fields: []Field{
			enduranceField,
			{Key: "points", Name: rules.Text{En: "Fatigue points", Cs: "Body únavy"}, Max: 1000, From: func(in Input) string { return in.share(podhod.KindFatigue, func(n int32) int32 { return n / 4 }) }},
			{Key: "quarters", Name: rules.Text{En: "and quarters", Cs: "a čtvrtiny"}, Max: 3, From: func(in Input) string { return in.share(podhod.KindFatigue, func(n int32) int32 { return n % 4 }) }},
			{Key: "rest", Name: rules.Text{En: "Hours of rest", Cs: "Hodin odpočinku"}, Max: 100},
			{Key: "sleep", Name: rules.Text{En: "Hours of sleep", Cs: "Hodin spánku"}, Max: 100},
		},
		Judge: rested,
	},
	{
		ID: "ru-load", Rows: []string{"R-004-029", "R-004-030"}, Group: Explore, Players: true, Profiles: ru,
		Name: rules.Text{En: "Load and armour", Cs: "Zatížení a zbroj"},
		Fields: []Field{
			{Key: "strength", Name: rules.Text{En: "Strength", Cs: "Síla"}, Min: 1, Max: 100, Start: "10", From: func(in Input) string { return in.own(fight.Str) }},
			{Key: "kg", Name: rules.Text{En: "Goods, kilograms", Cs: "Náklad, kilogramy"}, Max: 100000, Start: "20"},
			{Key: "grams", Name: rules.Text{En: "and grams", Cs: "a gramy"}, Max: 999},
			{Key: "armour", Name: rules.Text{En: "Load coefficient of armour worn", Cs: "Koeficient zatížení oblečené zbroje"}, Max: 100},
			{Key: "raise", Name: rules.Text{En: "The armour raises the level needed to cast by", Cs: "Zbroj zvyšuje úroveň potřebnou k sesílání o"}, Max: 100, From: func(in Input) string { return in.level("casting") }},
		},
		Judge: burdened,
	},
}

func senses(in Input) Answer {
	dark := podhod.Dark(podhod.Light(in.index("light")), in.Num("vision"), in.Yes("blinded"))
	lost := podhod.Lost(in.Yes("primary"), in.Yes("secondary"), in.Yes("replaced"))
	a := Say(rules.Text{En: "Penalty to every roll: {0}", Cs: "Postih ke všemu: {0}"}, podhod.Unseeing(dark, lost)).
		Because("R-004-012", rules.Text{En: "darkness {0}", Cs: "tma {0}"}, dark).Because("R-004-011", rules.Text{En: "senses {0}; the worse counts", Cs: "smysly {0}; platí horší"}, lost)
	a = in.keep(a, rules.Text{En: "Keep the senses on the selected token", Cs: "Vést smysly u vybraného žetonu"}, wire.EffectSpec{Kind: podhod.KindSenses, Name: in.Word("which"), Level: podhod.Senses(in.Yes("primary"), in.Yes("secondary"), in.Yes("replaced")), Bonus: lost})
	if n := in.Num("vision"); n > 0 {
		a = in.keep(a, rules.Text{En: "Keep the night vision there", Cs: "Vést u něj noční vidění"}, wire.EffectSpec{Kind: podhod.KindNight, Level: n, See: wire.SeeOwner})
	}
	return a
}

func drink(in Input) Answer {
	endurance := int32(10)
	if in.Profile.Under.Scaled {
		endurance = in.Num("endurance")
	}
	n := in.Num("had") + podhod.Alcohol(in.Num("drinks"), 60*in.Num("hours"), endurance)
	said := Say(rules.Text{En: "{0} per mille: {1}", Cs: "{0} promile: {1}"}, float64(n)/100, drunk[podhod.Stage(n)]).
		And(rules.Text{En: "Penalty to every roll: {0}", Cs: "Postih ke všemu: {0}"}, podhod.Drunk(n)).
		And(rules.Text{En: "Sober in {0} h.", Cs: "Střízlivý za {0} h."}, podhod.SoberIn(n)/3600)
	if n <= 0 {
		return in.lift(said, liftWords, in.Tok(""), podhod.KindAlcohol)
	}
	return in.keep(said, keepWords, alcohol(n))
}

func rested(in Input) Answer {
	left := podhod.Rest(250*int64(4*in.Num("points")+in.Num("quarters")), 60*in.Num("rest"), 60*in.Num("sleep"))
	t := podhod.Fatigue(left, in.Num("endurance"))
	a := penalties(Say(rules.Text{En: "{0} points: {1}", Cs: "Bodů {0}: {1}"}, float64(left)/1000, t.Name()), t.Penalties())
	if !t.GoesOn() {
		a = a.Because("R-004-026", rules.Text{En: "No going on without rest.", Cs: "Bez odpočinku to dál nejde."})
	}
	a = in.keep(a, keepWords, tired(int32(left/250), in.Num("endurance")))
	if n, hours := len(a.Offers), in.Num("rest")+in.Num("sleep"); n > 0 && hours > 0 && in.gm() { // the hours go by for all
		a.Offers[n-1].Bodies = append(a.Offers[n-1].Bodies, wire.PassTime{Seconds: 3600 * hours})
	}
	return a
}

func burdened(in Input) Answer {
	grams := 1000*int64(in.Num("kg")) + int64(in.Num("grams"))
	n := podhod.Armoured(grams, in.Num("armour"))
	l := podhod.Burden(n, in.Num("strength"))
	a := Say(rules.Text{En: "{0} load points: {1}", Cs: "Bodů zatížení {0}: {1}"}, n, l.Name()).
		And(rules.Text{En: "Goods alone: {0}", Cs: "Jen náklad: {0}"}, podhod.Points(grams))
	a = in.keep(penalties(a, l.Penalties()), keepWords, wire.EffectSpec{Kind: podhod.KindLoad, Level: n, Bonus: l.Penalties().Attack})
	if raise := in.Num("raise"); raise > 0 {
		a = in.keep(a, rules.Text{En: "Keep what the armour does to casting there", Cs: "Vést u něj, co dělá zbroj se sesíláním"}, wire.EffectSpec{Kind: "casting", Level: raise})
	}
	return a
}

var drunk = [...]rules.Text{
	{En: "sober", Cs: "střízlivý"}, {En: "nothing to notice", Cs: "nic znát"}, {En: "tipsy", Cs: "podnapilý"}, {En: "lightly drunk", Cs: "lehce opilý"},
	{En: "drunk", Cs: "středně opilý"}, {En: "heavily drunk", Cs: "těžce opilý"}, {En: "poisoned", Cs: "otrávený"},
}

// penalties adds those that are there.
func penalties(a Answer, p podhod.Penalties) Answer {
	for _, x := range []struct {
		n    int32
		name rules.Text
	}{
		{p.Rolls, rules.Text{En: "all rolls {0}", Cs: "všechny hody {0}"}}, {p.Attack, rules.Text{En: "attack {0}", Cs: "útok {0}"}}, {p.Parry, rules.Text{En: "parry {0}", Cs: "kryt {0}"}},
		{p.Dodge, rules.Text{En: "dodge {0}", Cs: "úhyb {0}"}}, {p.Initiative, rules.Text{En: "initiative {0}", Cs: "iniciativa {0}"}},
		{p.Movement, rules.Text{En: "movement {0}", Cs: "pohyb {0}"}}, {p.DexSkills, rules.Text{En: "skills of Dexterity {0}", Cs: "dovednosti na Obratnost {0}"}},
	} {
		if x.n != 0 {
			a = a.And(x.name, x.n)
		}
	}
	return a
}
