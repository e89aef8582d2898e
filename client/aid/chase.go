package aid

import (
	"strconv"

	"sightline/rules"
	"sightline/rules/chase"
	"sightline/server/wire"
)

// chaseAids are helpers for chases that no token runs in; the panel "Chase" keeps one that does.
var chaseAids = []Aid{
	{
		ID: "chase-dash", Rows: []string{"R-014-085", "R-014-086"}, Group: Chase, Players: true,
		Name: rules.Text{En: "Dashing in a chase", Cs: "Prchání při pronásledování"},
		Fields: []Field{
			{Key: "con", Name: rules.Text{En: "Constitution modifier", Cs: "Oprava Odolnosti"}, Min: -5, Max: 20},
			{Key: "before", Name: rules.Text{En: "Dashes made before", Cs: "Sprintů dosud"}, Max: 100},
			{Key: "tired", Name: rules.Text{En: "Exhaustion level", Cs: "Stupeň únavy"}, Max: 6, From: func(in Input) string { return in.level("condition.exhaustion") }},
			{Key: "earned", Name: rules.Text{En: "of which from the chase", Cs: "z toho z pronásledování"}, Max: 6, From: func(in Input) string { return in.level("chase") }},
			{Key: "rested", Name: rules.Text{En: "It rested, shortly or long", Cs: "Odpočal si, krátce či důkladně"}, Kind: Check},
			{Key: "total", Name: rules.Text{En: "Total of the check", Cs: "Výsledek ověření"}, Min: -20, Max: 60, Start: "10", Dice: "1d20"},
		},
		Judge: dashes,
	},
	{
		ID: "chase-lead", Rows: []string{"R-014-085", "R-014-087"}, Group: Chase, Players: true,
		Name: rules.Text{En: "Who leads the pursuit, who may react", Cs: "Kdo vede, kdo smí reagovat"},
		Fields: []Field{
			{Key: "behind", Name: rules.Text{En: "Cells behind the quarry", Cs: "Polí za kořistí"}, Kind: Numbers, Max: 100000, Start: "12, 8"},
			{Key: "attacker", Name: rules.Text{En: "The attacker runs in the chase", Cs: "Útočník běží při pronásledování"}, Kind: Check, Start: "yes"},
			{Key: "target", Name: rules.Text{En: "The one who moves away runs in it", Cs: "Kdo se vzdaluje, běží v něm"}, Kind: Check, Start: "yes"},
		},
		Judge: chaseLead,
	},
	{
		ID: "chase-trouble", Rows: []string{"R-014-090", "R-014-091", "R-014-092"}, Group: Chase,
		Name: rules.Text{En: "Complication of a chase", Cs: "Komplikace pronásledování"},
		Fields: []Field{
			{Key: "table", Name: rules.Text{En: "Where", Cs: "Kde"}, Kind: Choice, Options: tableOptions()},
			{Key: "d20", Name: rules.Text{En: "Roll at the end of the turn", Cs: "Hod na konci tahu"}, Min: 1, Max: 20, Start: "1", Dice: "1d20"},
			{Key: "fall", Name: rules.Text{En: "Cells fallen", Cs: "Polí pádu"}, Min: 1, Max: 4, Start: "1", Dice: "1d4",
				When: func(in Input) bool { t, _ := trouble(in); return t.Fail.Fall }},
			{Key: "moved", Name: rules.Text{En: "Cells moved this turn", Cs: "Polí pohybu v tomto tahu"}, Max: 1000,
				When: func(in Input) bool { t, _ := trouble(in); return t.Moved > 0 }},
		},
		Judge: func(in Input) Answer { t, _ := trouble(in); return toldTrouble(t, in.Num("fall"), in.Num("moved")) },
	},
	{
		ID: "chase-escape", Rows: []string{"R-014-088", "R-014-089"}, Group: Chase,
		Name: rules.Text{En: "Escape from a chase", Cs: "Únik z pronásledování"},
		Fields: append([]Field{
			{Key: "stealth", Name: rules.Text{En: "Stealth of each quarry", Cs: "Nenápadnost každé kořisti"}, Kind: Numbers, Min: -20, Max: 60, Start: "15"},
			{Key: "passive", Name: rules.Text{En: "Passive Perception of the pursuers", Cs: "Pasivní Vnímání pronásledovatelů"}, Kind: Numbers, Min: -20, Max: 60, Start: "14"},
			{Key: "unseen", Name: rules.Text{En: "It was out of the lead's sight", Cs: "Zmizela vedoucímu z výhledu"}, Kind: Check, Start: "yes"},
		}, factorFields()...),
		Judge: escape,
	},
	{
		ID: "chase-own-table", Rows: []string{"R-014-093"}, Group: Chase,
		Name:   rules.Text{En: "Own table of complications", Cs: "Vlastní tabulka komplikací"},
		Fields: []Field{{Key: "rows", Name: rules.Text{En: "Rows", Cs: "Řádků"}, Max: 1000, Start: "20"}},
		Judge: func(in Input) Answer {
			if !chase.Allowed(in.Num("rows")) {
				return Say(rules.Text{En: "A table has from 1 to {0} rows.", Cs: "Tabulka má 1 až {0} řádků."}, int(chase.MaxRows))
			}
			d := "1d" + strconv.Itoa(int(in.Num("rows")))
			return Say(rules.Text{En: "Such a table is rolled on with {0}.", Cs: "Na takové tabulce se hází {0}."}, d).Offer(rules.Text{En: "Roll", Cs: "Hodit"}, wire.Roll{Expr: d, Secret: true})
		},
	},
}

func tableOptions() []Option {
	var list []Option
	for _, t := range chase.Tables() {
		list = append(list, Option{t.ID, t.Name})
	}
	return list
}

func trouble(in Input) (chase.Trouble, bool) {
	t, _ := chase.Find(in.Pick("table"))
	return t.Roll(in.Num("d20"))
}

func dashes(in Input) Answer {
	con, tired := in.Num("con"), in.Num("tired")
	if in.Yes("rested") {
		left := chase.Recover(tired, in.Num("earned"), chase.ShortRest)
		a := Say(rules.Text{En: "Exhaustion after the rest: {0}", Cs: "Únava po odpočinku: {0}"}, left)
		if left == 0 {
			return in.lift(a, liftWords, in.Tok(""), "chase", "condition.exhaustion")
		}
		a = in.lay(a, layWords, in.Tok(""), wire.EffectSpec{Kind: "condition.exhaustion", Level: left})
		a = in.lift(a, liftWords, in.Tok(""), "chase")
		return a
	}
	a := Say(rules.Text{En: "Free Dashes in this chase: {0}", Cs: "Sprintů zdarma v tomto pronásledování: {0}"}, chase.Free(con))
	if chase.IsFree(con, in.Num("before")) {
		return a.And(rules.Text{En: "The next Dash is free.", Cs: "Další Sprint je zdarma."})
	}
	after := chase.Tire(tired, in.Num("total"))
	a = a.And(rules.Text{En: "The next Dash asks for a Constitution check DC {0} at the end of the turn.", Cs: "Další Sprint vyžaduje na konci tahu ověření Odolnosti SO {0}."}, int32(chase.DashDC)).
		And(rules.Text{En: "Exhaustion after it: {0}", Cs: "Únava poté: {0}"}, after)
	if chase.Out(after) {
		a = a.Because("R-014-086", rules.Text{En: "Speed 0: it drops out of the chase.", Cs: "Rychlost 0: vypadává z pronásledování."})
	}
	earned := in.Num("earned") + after - tired
	return a.And(rules.Text{En: "After a short or long rest: {0}", Cs: "Po krátkém či důkladném odpočinku: {0}"}, chase.Recover(after, earned, chase.ShortRest))
}

func chaseLead(in Input) Answer {
	a := Answer{}
	if i := chase.Lead(in.Nums("behind")); i >= 0 {
		a = a.And(rules.Text{En: "The lead is number {0}.", Cs: "Vedoucí je číslo {0}."}, i+1)
	}
	if chase.MayReact(in.Yes("attacker"), in.Yes("target")) {
		return a.Because("R-014-087", rules.Text{En: "An opportunity attack is possible.", Cs: "Příležitostný útok je možný."})
	}
	return a.Because("R-014-087", rules.Text{En: "No opportunity attack: both run the same way.", Cs: "Bez příležitostného útoku: oba běží týmž směrem."})
}

func factorFields() []Field {
	var list []Field
	for _, f := range chase.Factors {
		list = append(list, Field{Key: f.ID, Name: f.Name, Kind: Check})
	}
	return list
}

func escape(in Input) Answer {
	var f chase.Factor
	for _, n := range chase.Factors {
		if in.Yes(n.ID) {
			f |= n.Factor
		}
	}
	expr := [...]string{"2d20kl1", "1d20", "2d20kh1"}[f.Net()+1]
	how := [...]rules.Text{{En: "with disadvantage", Cs: "s nevýhodou"}, {En: "plainly", Cs: "obyčejně"}, {En: "with advantage", Cs: "s výhodou"}}[f.Net()+1]
	a := Say(rules.Text{En: "Stealth is rolled {0}.", Cs: "Nenápadnost se hází {0}."}, how)
	for i, s := range in.Nums("stealth") {
		if chase.Escapes(s, in.Nums("passive"), in.Yes("unseen")) {
			a = a.And(rules.Text{En: "Quarry {0} gets away.", Cs: "Kořist {0} uniká."}, i+1)
		} else {
			a = a.And(rules.Text{En: "Quarry {0} is still pursued.", Cs: "Kořist {0} je pronásledována dál."}, i+1)
		}
	}
	return a.Offer(rules.Text{En: "Roll Stealth", Cs: "Hodit Nenápadnost"}, wire.Roll{Expr: expr, Secret: true})
}

// Trouble is what a complication that a runner met asks for and brings, with what can be rolled for it.
func Trouble(t chase.Trouble) Answer { return toldTrouble(t, 0, 0) }

// toldTrouble is a complication in words, with what can be rolled for it.
func toldTrouble(t chase.Trouble, fall, moved int32) Answer {
	a := Say(rules.Text{En: "{0}: {1}", Cs: "{0}: {1}"}, t.Name, t.Text)
	if t.None() {
		return a
	}
	if t.Test.DC > 0 {
		a = a.And(rules.Text{En: "Test, DC {0}", Cs: "Test, SO {0}"}, t.Test.DC)
		for _, s := range t.Test.By {
			a = a.And(testWords(t.Test.Save, s.Skill != ""), word(s.Ability), word(s.Skill))
		}
	}
	if t.Coin {
		a = a.And(rules.Text{En: "Throwing a coin passes at once.", Cs: "Hozená mince projde hned."})
	}
	if t.Around > 0 {
		a = a.And(rules.Text{En: "Or go round it for {0} cells of movement.", Cs: "Nebo to obejdi za {0} pole pohybu."}, t.Around)
	}
	if t.Attack.Weapon != "" && t.Attacks(max(moved, t.Moved)) {
		a = a.And(rules.Text{En: "Opportunity attack ({0}): +{1} to hit, {2}", Cs: "Příležitostný útok ({0}): +{1} k zásahu, {2}"}, word(t.Attack.Weapon), t.Attack.ToHit, t.Attack.Damage.Dice).
			Offer(rules.Text{En: "Roll the attack", Cs: "Hodit na útok"}, wire.Roll{Expr: "1d20+" + strconv.Itoa(int(t.Attack.ToHit))}).
			Offer(rules.Text{En: "Roll the damage", Cs: "Hodit zranění"}, wire.Roll{Expr: t.Attack.Damage.Dice})
		if t.Moved > 0 {
			a = a.And(rules.Text{En: "Attacked now: {0}", Cs: "Útok nyní: {0}"}, yes(t.Attacks(moved)))
		}
	}
	return toldFail(a, t.Fail, fall)
}

// testWords are the words for a check or a save, with a skill or without.
func testWords(save, skill bool) rules.Text {
	switch {
	case save:
		return rules.Text{En: "{0} saving throw", Cs: "záchrana: {0}"}
	case skill:
		return rules.Text{En: "{0} ({1}) check", Cs: "ověření: {0} ({1})"}
	}
	return rules.Text{En: "{0} check", Cs: "ověření: {0}"}
}

// toldFail is what a failure brings.
func toldFail(a Answer, f chase.Fail, fall int32) Answer {
	if f.Rough > 0 {
		a = a.And(rules.Text{En: "Failure: the next {0} cells cost double.", Cs: "Neúspěch: další {0} pole stojí dvojnásobek."}, f.Rough)
	}
	for _, d := range f.Damage {
		a = a.And(rules.Text{En: "Failure: {0} {1} damage", Cs: "Neúspěch: {0}, zranění {1}"}, d.Dice, word(d.Type)).Offer(rules.Text{En: "Roll the damage", Cs: "Hodit zranění"}, wire.Roll{Expr: d.Dice})
	}
	if f.Fall {
		if fall == 0 {
			return a.And(rules.Text{En: "Failure: a fall of 1d4 cells, 1d6 for each whole two, prone", Cs: "Neúspěch: pád o 1k4 pole, 1k6 za každá celá dvě, ležící"})
		}
		d := strconv.Itoa(int(chase.FallDice(fall))) + "d6"
		a = a.And(rules.Text{En: "Failure: a fall of {0} cells, {1}", Cs: "Neúspěch: pád o {0} pole, {1}"}, fall, d)
		if chase.FallDice(fall) > 0 {
			a = a.Offer(rules.Text{En: "Roll the damage", Cs: "Hodit zranění"}, wire.Roll{Expr: d})
		}
	}
	if f.Condition != "" {
		a = a.And(rules.Text{En: "Failure: {0}", Cs: "Neúspěch: {0}"}, word(f.Condition))
	}
	switch {
	case f.Barrier:
		a = a.And(rules.Text{En: "It lies before the barrier and may try again or go round.", Cs: "Leží před zábranou a může to zkusit znovu nebo ji obejít."})
	case f.Blind:
		a = a.And(rules.Text{En: "To the end of its next turn, at half speed.", Cs: "Do konce příštího tahu, poloviční rychlostí."})
	case f.Net:
		a = a.And(rules.Text{En: "It is in a net and gets out as the rules of nets say.", Cs: "Je v síti a dostane se ven podle pravidel sítí."})
	}
	return a
}
