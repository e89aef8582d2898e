package aid

import (
	"sightline/rules"
	"sightline/rules/afflict"
	"sightline/rules/effect"
	"sightline/server/wire"
)

// madnessAids are about madness.
var madnessAids = []Aid{
	{
		ID: "madness", Rows: []string{"R-014-127", "R-014-128", "R-014-129", "R-014-130", "R-014-131"}, Group: Afflict,
		Name: rules.Text{En: "Madness", Cs: "Šílenství"},
		Fields: []Field{
			{Key: "sanity", Name: rules.Text{En: "The table uses a Sanity score", Cs: "Hraje se s Příčetností"}, Kind: Check, From: func(in Input) string { return ticked(in.story().Sanity) }},
			{Key: "dc", Name: rules.Text{En: "Difficulty", Cs: "Stupeň obtížnosti"}, Max: 40, Start: "15"},
			saveField,
			{Key: "kind", Name: rules.Text{En: "Kind", Cs: "Druh"}, Kind: Choice, Options: kindOptions()},
			{Key: "d10", Name: rules.Text{En: "Duration", Cs: "Trvání"}, Min: 1, Max: 10, Start: "1", Dice: "1d10", When: func(in Input) bool { return in.Pick("kind") != "indefinite" }},
			{Key: "d100", Name: rules.Text{En: "Row", Cs: "Řádek"}, Min: 1, Max: 100, Start: "1", Dice: "1d100"},
			{Key: "cells", Name: rules.Text{En: "Cells from what it clings to", Cs: "Polí od toho, k čemu se upnul"}, Max: 1000, When: func(in Input) bool { return madOf(in).Does == afflict.Clings }},
		},
		Judge: madness,
	},
	{
		ID: "madness-cure", Rows: []string{"R-014-132"}, Group: Afflict,
		Name: rules.Text{En: "Curing madness", Cs: "Léčení šílenství"},
		Fields: []Field{
			{Key: "kind", Name: rules.Text{En: "Kind", Cs: "Druh"}, Kind: Choice, Options: kindOptions(), From: func(in Input) string { return in.carried("madness") }},
			{Key: "cure", Name: rules.Text{En: "Cure", Cs: "Léčba"}, Kind: Choice, Options: cureOptions()},
		},
		Judge: func(in Input) Answer {
			kind := afflict.Kind(in.index("kind"))
			does := afflict.Cure(in.index("cure")).Against(kind)
			a := Say(cureWords[does])
			if does == afflict.Removed || does == afflict.Perhaps {
				m, _ := kind.Roll(in.madnessRow(kind))
				a = in.lift(a, liftWords, in.Tok(""), effect.MadnessKind(kind), "condition."+m.Condition)
			}
			return a
		},
	},
}

// cureWords say what a cure does.
var cureWords = [...]rules.Text{
	afflict.NoCure:     {En: "It does not help.", Cs: "Nepomůže."},
	afflict.Suppressed: {En: "It suppresses the madness while it lasts.", Cs: "Potlačí šílenství, dokud trvá."},
	afflict.Removed:    {En: "It cures the madness.", Cs: "Vyléčí šílenství."},
	afflict.Perhaps:    {En: "It may help, by where the madness came from: the GM says.", Cs: "Může pomoci podle původu šílenství: rozhodne PJ."},
}

func kindOptions() []Option {
	return each(len(afflict.KindNames), func(i int) Option { return Option{afflict.KindNames[i].ID, afflict.KindNames[i].Name} })
}

// madnessRow is the row of the madness on the selected token; 0 where there is none.
func (in Input) madnessRow(k afflict.Kind) int32 {
	if e := in.on(effect.MadnessKind(k)); e != nil {
		return e.Spec.Level
	}
	return 0
}

func madOf(in Input) afflict.Madness {
	m, _ := afflict.Kind(in.index("kind")).Roll(in.Num("d100"))
	return m
}

func madness(in Input) Answer {
	save := rules.Text{En: "Wisdom or Charisma save", Cs: "Záchrana na Moudrost či Charisma"}
	if in.Yes("sanity") {
		save = rules.Text{En: "Sanity save", Cs: "Záchrana na Příčetnost"}
	}
	a := Say(rules.Text{En: "{0} DC {1}: madness takes hold: {2}", Cs: "{0} SO {1}: šílenství propukne: {2}"}, save, in.Num("dc"), yes(afflict.Mad(in.Num("total"), in.Num("dc"))))
	kind, m := afflict.Kind(in.index("kind")), madOf(in)
	switch n := kind.Minutes(in.Num("d10")); {
	case n == 0:
		a = a.And(rules.Text{En: "Until cured", Cs: "Do vyléčení"})
	case n >= 60:
		a = a.And(rules.Text{En: "For {0} hours", Cs: "Na {0} hodin"}, n/60)
	default:
		a = a.And(rules.Text{En: "For {0} minutes", Cs: "Na {0} minut"}, n)
	}
	a = a.Because(afflict.KindNames[kind].Row, rules.Text{En: "{0}–{1}: {2}", Cs: "{0}–{1}: {2}"}, m.From, m.To, m.Text)
	if m.Condition != "" {
		a = a.And(rules.Text{En: "Condition: {0}", Cs: "Stav: {0}"}, word(m.Condition))
	}
	if m.Does == afflict.Clings {
		a = a.And(rules.Text{En: "Disadvantage now: {0}", Cs: "Nevýhoda nyní: {0}"}, yes(m.Does.Far(in.Num("cells"))))
	}
	last := seconds(kind.Minutes(in.Num("d10")) * 60)
	a = in.lay(a, layWords, in.Tok(""), wire.EffectSpec{Kind: effect.MadnessKind(kind), Level: m.From, Lasting: last, See: wire.SeeOwner}, condition(m.Condition, last))
	return a.Offer(rules.Text{En: "Roll the save", Cs: "Hodit záchranu"}, wire.Roll{Expr: "1d20"})
}
