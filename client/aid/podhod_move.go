package aid

import (
	"strconv"
	"strings"

	"sightline/rules"
	"sightline/rules/effect"
	"sightline/rules/fight"
	"sightline/rules/podhod"
	"sightline/server/wire"
	"sightline/server/wire/known"
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
			{Key: "change", Name: rules.Text{En: "Change by load or wounds", Cs: "Úprava za zátěž či zranění"}, Min: -10, Max: 10, From: loadChange},
			{Key: "actions", Name: rules.Text{En: "Actions spent on moving", Cs: "Akcí na pohyb"}, Max: 20, Start: "1"},
		},
		Judge: func(in Input) Answer {
			m := podhod.Peoples[in.index("people")].Movement + in.Num("change")
			a := Say(rules.Text{En: "{0} fields", Cs: "Polí: {0}"}, podhod.Fields(m, in.Num("actions"))).
				And(rules.Text{En: "Walking {0} km/h, running base {1} m a round", Cs: "Chůze {0} km/h, základ běhu {1} m za kolo"}, podhod.Walk(m), podhod.Stride(m))
			if t := in.Tok(""); t != nil && in.gm() { // load takes its part on the map by itself
				a = a.Offer(rules.Text{En: "Give the selected token this movement", Cs: "Dát vybranému žetonu tento pohyb"},
					wire.EditToken{Token: t.ID, Fields: wire.FieldSpeed, Spec: wire.TokenSpec{Speed: podhod.Peoples[in.index("people")].Movement}})
			}
			return a
		},
	},
	{
		ID: "ru-travel", Rows: []string{"R-004-020", "R-004-027", "R-004-028"}, Group: Explore, Players: true, Profiles: ru,
		Name: rules.Text{En: "Travel over ground", Cs: "Cesta terénem"},
		Fields: []Field{
			{Key: "movement", Name: rules.Text{En: "Movement", Cs: "Pohyb"}, Max: 20, Start: "4", From: Input.speedOf},
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
			{Key: "movement", Name: rules.Text{En: "Movement", Cs: "Pohyb"}, Max: 20, Start: "4", From: Input.speedOf},
			{Key: "dex", Name: rules.Text{En: "Bonus for Dexterity", Cs: "Bonus za Obratnost"}, Min: -10, Max: 10},
			{Key: "str", Name: rules.Text{En: "Bonus for Strength", Cs: "Bonus za Sílu"}, Min: -10, Max: 10},
			{Key: "endurance", Name: rules.Text{En: "Endurance", Cs: "Odolnost"}, Max: 100, Start: "10", From: enduranceField.From}, gaitField,
			{Key: "before", Name: rules.Text{En: "Rounds run before without a rest", Cs: "Kol už uběhnuto bez odpočinku"}, Max: 1000, From: func(in Input) string { return in.level(podhod.KindRun) }},
			{Key: "dice", Name: rules.Text{En: "d20 of each round run", Cs: "k20 každého uběhnutého kola"}, Kind: Numbers, Min: 1, Max: 20},
			{Key: "way", Name: rules.Text{En: "Length of the way, metres", Cs: "Délka trati, metry"}, Max: 100000, Start: "200"},
			boardField,
		},
		Judge: running,
	},
	{
		ID: "ru-race", Rows: []string{"R-004-024"}, Group: Chase, Players: true, Profiles: ru,
		Name:   rules.Text{En: "A race that ends in one round", Cs: "Závod s cílem v jednom kole"},
		Fields: []Field{{Key: "finish", Name: rules.Text{En: "The finish, metres from the start", Cs: "Cíl, metrů od startu"}, Max: 1000000}, {Key: "reach", Name: rules.Text{En: "How far each would get this round, metres", Cs: "Kam by v tomto kole každý doběhl, metry"}, Kind: Numbers, Max: 1000000, Start: "210 206"}},
		Judge: func(in Input) Answer {
			who, even := podhod.First(in.Nums("reach"), in.Num("finish"))
			switch {
			case even:
				return Say(rules.Text{En: "Even: initiative decides.", Cs: "Nerozhodně: rozhodne iniciativa."})
			case who < 0:
				return Say(rules.Text{En: "Nobody gets to the finish in this round.", Cs: "V tomto kole do cíle nikdo nedoběhne."})
			}
			return Say(rules.Text{En: "Number {0} wins.", Cs: "Vítězí číslo {0}."}, who+1)
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
		return in.tire(Say(rules.Text{En: "{0} km/h and {1} fatigue an hour, and only for who can at all.", Cs: "{0} km/h a {1} body únavy za hodinu, a jen kdo to vůbec dokáže."}, w.Kmh, int32(podhod.HardFatigue)), wayWords, 4*podhod.HardFatigue*in.Num("hours"), in.weary(), in.Num("hours"))
	}
	j := podhod.Travel(w.Kmh, in.Num("dex"), podhod.Pace(in.index("pace")))
	a := Say(rules.Text{En: "{0} km/h on this ground, {1} km/h at this pace", Cs: "V tomto terénu {0} km/h, tímto tempem {1} km/h"}, w.Kmh, float64(j.HalfKm)/2).
		And(rules.Text{En: "In {0} h: {1} km and {2} fatigue", Cs: "Za {0} h: {1} km a únava {2}"}, in.Num("hours"), float64(j.HalfKm)*float64(in.Num("hours"))/2, j.Fatigue*in.Num("hours"))
	return in.tire(a, wayWords, 4*j.Fatigue*in.Num("hours"), in.weary(), in.Num("hours"))
}

var wayWords = rules.Text{En: "Go the way: time passes and the token tires", Cs: "Ujít to: uplyne čas a žeton se unaví"}

// loadChange is what load takes off the movement of the selected token.
func loadChange(in Input) string {
	n, t := int32(0), in.Tok("")
	if t == nil {
		return ""
	}
	for _, a := range podhod.Ails(known.On(in.View, t.ID), podhod.Moving, "") {
		n += a.N
	}
	return number(n)
}

func running(in Input) Answer {
	g, e := podhod.Gait(in.index("gait")), in.Num("endurance")
	m := g.Metres(in.Num("movement"), in.Num("dex"), in.Num("str"))
	dice := in.Nums("dice")
	held := make([]bool, len(dice))
	before, why := in.Num("before"), in.counted(known.Rolled{Name: fight.Con.Name()})
	n, worse := before+int32(len(dice)), int32(0)
	for _, r := range why {
		worse += r.N
	}
	for i, d := range dice {
		held[i] = d < 20 && 4*(d-worse) <= g.Target(e, before+int32(i)+1)
	}
	a := Say(rules.Text{En: "{0} m a round, {1} fatigue a round", Cs: "{0} m za kolo, únava {1} za kolo"}, m, float64(g.Quarters())/4).
		And(rules.Text{En: "The check of round {0} is rolled under {1}.", Cs: "Ověření v {0}. kole se podhazuje {1}."}, n+1, float64(g.Target(e, n+1)+4*worse)/4).because(why)
	done := podhod.Far(m, held)
	if b := in.on(podhod.KindBreath); b != nil {
		a = a.Because("R-004-023", rules.Text{En: "Out of breath: no running before {0} more seconds of rest.", Cs: "Ještě se vydýchává: běžet nelze dřív než za {0} sekund odpočinku."}, b.Spec.Lasting.Left)
	}
	if n >= g.Limit(e) {
		a = a.Because("R-004-023", rules.Text{En: "This is as far as one can run: now rest.", Cs: "Dál už běžet nejde: teď odpočinek."})
	}
	a = a.And(rules.Text{En: "{0} m after {1} rounds; {2} rounds are the limit.", Cs: "{0} m po {1} kolech; mez je {2} kol."}, done, n, g.Limit(e))
	if left := in.Num("way") - done; left > 0 && m > 0 {
		fast, slow := n+podhod.Rounds(left, m, true), n+max(podhod.Rounds(left, m, false), 0)
		a = a.And(rules.Text{En: "The end is {0} to {1} rounds from the start: {2} to {3} s.", Cs: "Do cíle je to od startu {0} až {1} kol: {2} až {3} s."}, fast, slow, in.Profile.Seconds(fast), in.Profile.Seconds(slow))
	}
	rest, fatigue := podhod.Breath(n)
	a = a.And(rules.Text{En: "Afterwards {0} rounds of rest, and {1} fatigue that stays.", Cs: "Potom {0} kol odpočinku a trvalá únava {1}."}, rest, fatigue)
	return in.ran(a, n, rest, fatigue)
}

// ran offers to count rounds of running on the selected token, and to stop: to get its breath back and keep the fatigue (R-004-023).
func (in Input) ran(a Answer, n, rest, fatigue int32) Answer {
	tok := in.Tok("")
	if tok == nil || n == 0 {
		return a
	}
	if most := podhod.Gait(in.index("gait")).Limit(in.Num("endurance")); n <= most {
		a = in.keep(a, rules.Text{En: "Count the rounds on the selected token", Cs: "Započítat kola u vybraného žetonu"}, wire.EffectSpec{Kind: podhod.KindRun, Level: n})
	}
	stop := in.tire(Answer{}, wayWords, 4*fatigue, in.weary(), 0)
	var bodies []wire.Body
	if len(stop.Offers) > 0 {
		bodies = stop.Offers[0].Bodies
	}
	if e := in.on(podhod.KindRun); e != nil {
		bodies = append(bodies, wire.RemoveEffect{Effect: e.ID})
	}
	breath := wire.EffectSpec{Kind: podhod.KindBreath, Lasting: effect.Lasting{Until: effect.Time, Left: in.Profile.Seconds(rest)}}
	return a.Offer(rules.Text{En: "Stop running and rest", Cs: "Přestat běžet a odpočívat"}, append(bodies, wire.AddEffect{Tokens: []wire.TokenID{tok.ID}, Spec: breath})...)
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
			{Key: "actor", Name: rules.Text{En: "Who acts", Cs: "Kdo jedná"}, Kind: Choice, Options: classOptions(), Start: "B", From: func(in Input) string { return classOf(in.Tok("")) }},
			{Key: "other", Name: rules.Text{En: "On whom, of those on the map", Cs: "S kým z těch na mapě"}, Kind: Token, Start: "0"},
			{Key: "target", Name: rules.Text{En: "On what", Cs: "S čím"}, Kind: Choice, Options: classOptions(), Start: "C", From: func(in Input) string { return classOf(in.Tok("other")) }},
		},
		Judge: func(in Input) Answer {
			c := podhod.ByWeight(1000 * int64(in.Num("kg")))
			a := Say(rules.Text{En: "Difficulty {0}", Cs: "Obtížnost {0}"}, podhod.Push(in.Num("base"), podhod.Class(in.index("actor")), podhod.Class(in.index("target")))).
				And(rules.Text{En: "{0} kg is about size {1}: {2}", Cs: "{0} kg je asi velikost {1}: {2}"}, in.Num("kg"), c.Letter(), c.Name())
			return in.keep(a, rules.Text{En: "Keep the class of who acts on the selected token", Cs: "Vést třídu toho, kdo jedná, u vybraného žetonu"}, wire.EffectSpec{Kind: podhod.KindSize, Level: int32(in.index("actor"))})
		},
	},
	{
		ID: "ru-damage", Rows: []string{"R-004-033", "R-004-034", "R-004-035"}, Group: Fight, Players: true, Profiles: ru,
		Name: rules.Text{En: "Damage between sizes", Cs: "Zranění mezi velikostmi"},
		Fields: []Field{
			{Key: "dice", Name: rules.Text{En: "Dice of the damage", Cs: "Kostky zranění"}, Max: 1000, Start: "6"},
			{Key: "whom", Name: rules.Text{En: "Whom it hits, of those on the map", Cs: "Koho z těch na mapě zasáhne"}, Kind: Token, Start: "0", From: lastTarget},
			{Key: "bonus", Name: rules.Text{En: "Bonus", Cs: "Bonus"}, Min: -50, Max: 200},
			{Key: "attacker", Name: rules.Text{En: "Attacker", Cs: "Útočník"}, Kind: Choice, Options: classOptions(), Start: "B", From: func(in Input) string { return classOf(in.Tok("")) }},
			{Key: "target", Name: rules.Text{En: "Target", Cs: "Cíl"}, Kind: Choice, Options: classOptions(), Start: "B", From: func(in Input) string { return classOf(in.Tok("whom")) }},
			{Key: "first", Name: rules.Text{En: "Area hit", Cs: "Zasažená oblast"}, Kind: Word},
			{Key: "second", Name: rules.Text{En: "Second area: the next towards the torso; after the torso roll again", Cs: "Druhá oblast: další směrem k trupu; po trupu hoďte znovu"}, Kind: Word},
		},
		Judge: sizeDamage,
	},
}

// lastTarget is whom the last attack hit, as a field of tokens has it.
func lastTarget(in Input) string {
	a := in.lastHit()
	if a == nil || a.Token != in.Token || in.Token == 0 {
		return ""
	}
	return strconv.FormatUint(uint64(a.Target), 16)
}

func sizeDamage(in Input) Answer {
	attacker, target := podhod.Class(in.index("attacker")), podhod.Class(in.index("target"))
	b := podhod.Hit(in.Num("dice"), in.Num("bonus"), attacker, target)
	a := Say(rules.Text{En: "Damage {0}: {1} and {2} for size", Cs: "Zranění {0}: {1} a {2} za velikost"}, b.Total, b.Base, b.Size)
	if first, second := podhod.Spread(b.Total, attacker.Above(target)); second > 0 {
		a = in.shared(a, first, second)
	}
	f := podhod.Falls(attacker.Above(target))
	if len(f) == 3 {
		a = a.Because("R-004-035", rules.Text{En: "The target may be {0}, {1} or {2}: the GM decides.", Cs: "Cíl může být {0}, {1} nebo {2}: rozhodne PJ."}, f[0].Name(), f[1].Name(), f[2].Name())
	}
	tok := in.Tok("whom")
	if tok == nil || !in.gm() {
		return a
	}
	for _, fall := range f {
		if kind := fall.Effect(); kind != "" {
			a = a.Offer(fall.Name(), wire.AddEffect{Tokens: []wire.TokenID{tok.ID}, Spec: wire.EffectSpec{Kind: kind}})
		}
	}
	return a
}

// shared says how two areas share damage (R-004-034).
func (in Input) shared(a Answer, first, second int32) Answer {
	hit, word := in.part("first")
	other, name := in.part("second")
	if hit == rules.NoPart {
		word = in.orElse("first", rules.Text{En: "area hit", Cs: "zasažená oblast"})
	}
	next, ok := podhod.Second(in.Profile.Under.Hit, hit, in.roll("second"))
	switch {
	case other != rules.NoPart && other != hit: // as it was typed
	case ok:
		name = next.Name()
	case hit == rules.Torso:
		return a.And(rules.Text{En: "{0}: {1}, and {2} in another area: roll for it, again if it is the torso.", Cs: "{0}: {1} a {2} do jiné oblasti: hoďte na ni, padne-li trup, znovu."}, word, first, second)
	default:
		name = in.orElse("second", rules.Torso.Name())
	}
	return a.And(rules.Text{En: "{0}: {1}, {2}: {3}", Cs: "{0}: {1}, {2}: {3}"}, word, first, name, second)
}

// part is the part of the body that was typed, by its roll on the table's list or by its name; NoPart for none of those.
func (in Input) part(key string) (rules.BodyPart, any) {
	word := strings.ToLower(in.Word(key))
	roll, _ := strconv.Atoi(word)
	if p := in.Profile.Under.Hit.At(int32(roll)); p != rules.NoPart {
		return p, p.Name()
	}
	for p := rules.Head; p < rules.BodyParts; p++ {
		if n := p.Name(); word == p.ID() || word == strings.ToLower(n.En) || word == strings.ToLower(n.Cs) {
			return p, n
		}
	}
	return rules.NoPart, nil
}

// orElse is what was typed in a field, or a name where nothing was.
func (in Input) orElse(key string, other rules.Text) any {
	if word := in.Word(key); word != "" {
		return word
	}
	return other
}

// roll is the number in a field of words; 0 for none.
func (in Input) roll(key string) int32 {
	n, _ := strconv.ParseInt(in.Word(key), 10, 16)
	return int32(n)
}
