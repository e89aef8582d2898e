package aid

import (
	"sightline/rules"
	"sightline/rules/afflict"
	"sightline/rules/effect"
	"sightline/server/wire"
)

// tiredField and the like are what several of the forms ask.
var (
	tiredField = Field{Key: "tired", Name: rules.Text{En: "Exhaustion level", Cs: "Stupeň únavy"}, Max: 6, Start: "1", From: func(in Input) string { return in.level("condition.exhaustion") }}
	saveField  = Field{Key: "total", Name: totalName, Min: -20, Max: 60, Start: "10", Dice: "1d20"}
)

// diseaseAids are about diseases.
var diseaseAids = []Aid{
	{
		ID: "disease", Rows: []string{"R-014-105"}, Group: Afflict,
		Name: rules.Text{En: "Diseases", Cs: "Nemoci"},
		Fields: []Field{
			{Key: "disease", Name: rules.Text{En: "Disease", Cs: "Nemoc"}, Kind: Choice, Options: diseaseOptions()},
			{Key: "simple", Name: rules.Text{En: "A simple one, no plot", Cs: "Prostá, bez zápletky"}, Kind: Check, Start: "yes"},
			{Key: "cure", Name: rules.Text{En: "Cure", Cs: "Léčba"}, Kind: Choice, Start: "lesser_restoration", Options: cureOptions()},
		},
		Judge: disease,
	},
	{
		ID: "disease-sewer", Rows: []string{"R-014-106"}, Group: Afflict,
		Name:   rules.Text{En: "Sewer plague: after a long rest", Cs: "Splaškový mor: po důkladném odpočinku"},
		Fields: []Field{tiredField, saveField, {Key: "dice", Name: rules.Text{En: "Hit Dice healing rolled", Cs: "Hozené léčení z Kostek životů"}, Max: 1000}},
		Judge: func(in Input) Answer {
			after, cured := afflict.Sewer(in.Num("tired"), in.Num("total"))
			a := Say(rules.Text{En: "Exhaustion: {0}; cured: {1}", Cs: "Únava: {0}; vyléčeno: {1}"}, after, yes(cured))
			a = in.lay(a, layWords, in.Tok(""), wire.EffectSpec{Kind: "condition.exhaustion", Level: after})
			if cured {
				a = in.lift(a, liftWords, in.Tok(""), "disease.sewer_plague", "condition.exhaustion")
			}
			return a.And(rules.Text{En: "Hit Dice heal {0}; a long rest heals nothing.", Cs: "Kostky životů vyléčí {0}; důkladný odpočinek nic."}, afflict.SewerHeal(in.Num("dice")))
		},
	},
	{
		ID: "disease-sight", Rows: []string{"R-014-107"}, Group: Afflict,
		Name: rules.Text{En: "Sight rot", Cs: "Zánět spojivek"},
		Fields: []Field{
			{Key: "days", Name: rules.Text{En: "Days since infection", Cs: "Dnů od nákazy"}, Max: 1000, Start: "1"},
			{Key: "rests", Name: rules.Text{En: "Long rests since the symptoms began", Cs: "Důkladných odpočinků od prvních příznaků"}, Max: 1000},
			{Key: "ointment", Name: rules.Text{En: "Ointment before the next rest", Cs: "Mast před dalším odpočinkem"}, Kind: Check},
			{Key: "doses", Name: rules.Text{En: "Doses, with this one", Cs: "Dávek i s touto"}, Max: 100, When: func(in Input) bool { return in.Yes("ointment") }},
		},
		Judge: sightRot,
	},
	{
		ID: "disease-cackle", Rows: []string{"R-014-108"}, Group: Afflict,
		Name: rules.Text{En: "Cackle fever", Cs: "Záchvat smíchu"},
		Fields: []Field{
			{Key: "what", Name: rules.Text{En: "What happens", Cs: "Co se stane"}, Kind: Choice, Options: []Option{
				{"rest", rules.Text{En: "a long rest ends", Cs: "končí důkladný odpočinek"}}, {"stress", rules.Text{En: "stress: a fight, damage, fear, a nightmare", Cs: "stres: boj, zranění, strach, noční můra"}},
				{"near", rules.Text{En: "a turn begins near a laughing victim", Cs: "začíná tah poblíž smějící se oběti"}}}},
			{Key: "dc", Name: rules.Text{En: "Difficulty now", Cs: "Stupeň obtížnosti nyní"}, Max: 30, Start: "13", From: func(in Input) string { return in.level("disease.cackle_fever") }},
			saveField,
			{Key: "d6", Name: rules.Text{En: "It falls by", Cs: "Klesne o"}, Min: 1, Max: 6, Start: "3", Dice: "1d6", When: happens("rest")},
			{Key: "failures", Name: rules.Text{En: "Failures so far", Cs: "Neúspěchů dosud"}, Max: 3, When: happens("rest"), From: func(in Input) string { return in.level("disease.failures") }},
			{Key: "cells", Name: rules.Text{En: "Distance, cells", Cs: "Vzdálenost, pole"}, Max: 1000, Start: "1", When: happens("near")},
			{Key: "gnome", Name: rules.Text{En: "It is a gnome", Cs: "Je to gnóm"}, Kind: Check},
		},
		Judge: cackle,
	},
}

func happens(what string) func(Input) bool {
	return func(in Input) bool { return in.Pick("what") == what }
}

func diseaseOptions() []Option {
	return each(len(afflict.Diseases), func(i int) Option { return Option{afflict.Diseases[i].ID, afflict.Diseases[i].Name} })
}

func cureOptions() []Option {
	return each(len(afflict.CureNames), func(i int) Option { return Option{afflict.CureNames[i].ID, afflict.CureNames[i].Name} })
}

func disease(in Input) Answer {
	d := afflict.Diseases[in.index("disease")]
	a := Say(d.Text).And(rules.Text{En: "Infection: Constitution save DC {0}; symptoms after {1} {2}.", Cs: "Nákaza: záchrana na Odolnost SO {0}; příznaky za {1} {2}."}, d.DC, d.Starts, d.StartsIn)
	if afflict.Simple(in.Yes("simple"), afflict.Cure(in.index("cure"))) {
		a = a.Because("R-014-105", rules.Text{En: "That cures it.", Cs: "To ji vyléčí."})
	} else {
		a = a.Because("R-014-105", rules.Text{En: "That does not cure it by itself.", Cs: "To ji samo nevyléčí."})
	}
	a = in.lay(a, rules.Text{En: "Infect the selected token", Cs: "Nakazit vybraný žeton"}, in.Tok(""), wire.EffectSpec{Kind: effect.DiseaseKind(d), Level: 1, See: wire.SeeGM})
	a = in.lift(a, rules.Text{En: "Cured: take it off the token", Cs: "Vyléčeno: sejmout ze žetonu"}, in.Tok(""), effect.DiseaseKind(d))
	return a.Offer(rules.Text{En: "Roll the save", Cs: "Hodit záchranu"}, wire.Roll{Expr: "1d20", Secret: true}).
		Offer(rules.Text{En: "Roll when symptoms come", Cs: "Hodit, kdy přijdou příznaky"}, wire.Roll{Expr: d.Starts, Secret: true})
}

func sightRot(in Input) Answer {
	now := afflict.SightRot(in.Num("days"), in.Num("rests"))
	a := Say(rules.Text{En: "Penalty to attack rolls and checks by sight: {0}", Cs: "Postih k útokům a ověřením zrakem: {0}"}, now)
	a = in.lay(a, layWords, in.Tok(""), wire.EffectSpec{Kind: "disease.sight_rot", Bonus: now, Level: in.Num("doses"), See: wire.SeeOwner}, condition(map[bool]string{true: "blinded"}[afflict.Blind(now)], effect.Lasting{}))
	if afflict.Blind(now) {
		return a.And(rules.Text{En: "Blind, until magic restores sight.", Cs: "Slepota, dokud zrak nevrátí magie."})
	}
	after, cured := afflict.SightRest(now, in.Yes("ointment"), in.Num("doses"))
	if cured {
		a = in.lift(a, liftWords, in.Tok(""), "disease.sight_rot")
		return a.And(rules.Text{En: "The third dose cures it.", Cs: "Třetí dávka ji vyléčí."})
	}
	return a.And(rules.Text{En: "After the next long rest: {0}", Cs: "Po dalším důkladném odpočinku: {0}"}, after)
}

func cackle(in Input) Answer {
	kind := map[bool]string{true: "gnome"}[in.Yes("gnome")]
	if afflict.CackleImmune(kind) {
		return Say(rules.Text{En: "Gnomes can't have it.", Cs: "Gnómové ji nedostanou."})
	}
	total, dc := in.Num("total"), in.Num("dc")
	switch in.Pick("what") {
	case "stress":
		if afflict.Fit(dc, total) {
			a := Say(rules.Text{En: "It laughs: 1d10 psychic damage, incapacitated for 1 minute; a save at the end of each turn ends it.", Cs: "Směje se: 1k10 psychického zranění, na 1 minutu neschopný; záchrana na konci každého tahu to ukončí."}).
				Offer(rules.Text{En: "Roll the damage", Cs: "Hodit zranění"}, wire.Roll{Expr: "1d10"})
			return in.lay(a, layWords, in.Tok(""), condition("incapacitated", seconds(60)))
		}
		return Say(rules.Text{En: "Nothing happens.", Cs: "Nic se nestane."})
	case "near":
		return caught(afflict.Catch(in.Num("cells"), total))
	}
	c := afflict.Cackle{DC: dc, Failures: in.Num("failures")}.Rest(total, in.Num("d6"))
	a := Say(rules.Text{En: "Difficulty: {0}; failures: {1}; cured: {2}", Cs: "Stupeň obtížnosti: {0}; neúspěchů: {1}; vyléčeno: {2}"}, c.DC, c.Failures, yes(c.Cured))
	if c.Cured {
		return in.lift(a, liftWords, in.Tok(""), "disease.cackle_fever", "disease.failures", "condition.exhaustion")
	}
	a = in.lay(a, layWords, in.Tok(""), wire.EffectSpec{Kind: "disease.cackle_fever", Level: c.DC, See: wire.SeeOwner}, wire.EffectSpec{Kind: "disease.failures", Level: c.Failures, See: wire.SeeOwner})
	if c.Mad {
		a = a.Because("R-014-131", rules.Text{En: "It goes mad for good: roll an indefinite madness.", Cs: "Trvale zešílí: hoď trvalé šílenství."}).
			Offer(rules.Text{En: "Roll the madness", Cs: "Hodit šílenství"}, wire.Roll{Expr: "1d100", Secret: true})
	}
	return a
}

func caught(c afflict.Catches) Answer {
	switch {
	case !c.Save:
		return Say(rules.Text{En: "Too far: no save is needed.", Cs: "Příliš daleko: záchrana není třeba."})
	case c.Infected:
		return Say(rules.Text{En: "Infected.", Cs: "Nakažen."})
	}
	return Say(rules.Text{En: "Not infected, and immune to that victim for {0} hours.", Cs: "Nenakažen a vůči této oběti {0} hodin imunní."}, c.Immune)
}
