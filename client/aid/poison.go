package aid

import (
	"strings"

	"sightline/rules"
	"sightline/rules/afflict"
	"sightline/server/wire"
)

// poisonAids are about poisons.
var poisonAids = []Aid{
	{
		ID: "poison", Rows: poisonRows(), Group: Afflict,
		Name: rules.Text{En: "Poison: a dose", Cs: "Jed: dávka"},
		Fields: []Field{
			poisonField,
			{Key: "total", Name: rules.Text{En: "Total of the Constitution save", Cs: "Výsledek záchrany na Odolnost"}, Min: -20, Max: 60, Start: "10", Dice: "1d20"},
			{Key: "rolled", Name: rules.Text{En: "Damage or hours rolled", Cs: "Hozené zranění či hodiny"}, Max: 1000, Start: "7", When: func(in Input) bool { p := poisonOf(in); return p.Dice != "" || p.Last == "4d6" }},
			{Key: "antidote", Name: rules.Text{En: "Neutralised before midnight", Cs: "Zneškodněn před půlnocí"}, Kind: Check, When: func(in Input) bool { return poisonOf(in).Midnight }},
			{Key: "who", Name: whoField, Kind: Token},
		},
		Judge: dose,
	},
	{
		ID: "poison-course", Rows: []string{"R-014-112", "R-014-113", "R-014-114", "R-014-115", "R-014-118", "R-014-119"}, Group: Afflict,
		Name: rules.Text{En: "Poison: its course", Cs: "Jed: průběh"},
		Fields: []Field{
			poisonField,
			{Key: "successes", Name: rules.Text{En: "Successful saves so far", Cs: "Zdařených záchran dosud"}, Max: 20, From: func(in Input) string { return in.level("poison." + in.carried("poison")) }},
			{Key: "ok", Name: rules.Text{En: "The next save succeeds", Cs: "Další záchrana vyjde"}, Kind: Check},
		},
		Judge: course,
	},
	{
		ID: "poison-way", Rows: []string{"R-014-109", "R-014-125"}, Group: Afflict,
		Name: rules.Text{En: "Poison: whether it gets in, and buying it", Cs: "Jed: zda pronikne, a nákup"},
		Fields: []Field{
			{Key: "way", Name: rules.Text{En: "Type", Cs: "Typ"}, Kind: Choice, Options: wayOptions()},
			{Key: "bare", Name: rules.Text{En: "Touched with bare skin", Cs: "Dotek holou kůží"}, Kind: Check, When: byWay(afflict.Contact)},
			{Key: "damage", Name: rules.Text{En: "Damage of the weapon", Cs: "Zranění zbraně"}, Kind: Choice, Options: []Option{
				{"piercing", word("piercing")}, {"slashing", word("slashing")}, {"bludgeoning", word("bludgeoning")}}, When: byWay(afflict.Injury)},
			{Key: "part", Name: rules.Text{En: "Only a part of a dose", Cs: "Jen část dávky"}, Kind: Check, When: byWay(afflict.Ingested)},
			{Key: "contacts", Name: rules.Text{En: "The buyer has criminal contacts", Cs: "Kupec má známé ve zločinu"}, Kind: Check},
		},
		Judge: getsIn,
	},
	{
		ID: "poison-harvest", Rows: []string{"R-014-126"}, Group: Afflict,
		Name: rules.Text{En: "Harvesting poison", Cs: "Vysání jedu"},
		Fields: []Field{
			{Key: "int", Name: rules.Text{En: "Intelligence modifier", Cs: "Oprava Inteligence"}, Min: -5, Max: 20},
			{Key: "bonus", Name: rules.Text{En: "Proficiency bonus", Cs: "Zdatnostní bonus"}, Max: 10, Start: "2"},
			{Key: "nature", Name: rules.Text{En: "Proficient in Nature", Cs: "Zdatnost v Přírodě"}, Kind: Check},
			{Key: "kit", Name: rules.Text{En: "Proficient with the poisoner's kit", Cs: "Zdatnost s travičskou soupravou"}, Kind: Check},
			{Key: "face", Name: rules.Text{En: "Die", Cs: "Kostka"}, Min: 1, Max: 20, Start: "10", Dice: "1d20"},
		},
		Judge: harvest,
	},
}

var poisonField = Field{Key: "poison", Name: rules.Text{En: "Poison", Cs: "Jed"}, Kind: Choice, Options: poisonOptions(), From: func(in Input) string { return in.carried("poison") }}

func poisonRows() []string {
	rows := []string{"R-014-110"}
	for _, p := range afflict.Poisons {
		rows = append(rows, p.Row)
	}
	return rows
}

func poisonOptions() []Option {
	return each(len(afflict.Poisons), func(i int) Option { return Option{afflict.Poisons[i].ID, afflict.Poisons[i].Name} })
}

func wayOptions() []Option {
	var list []Option
	for w := range afflict.Ways {
		list = append(list, Option{w.String(), afflict.WayNames[w].Name})
	}
	return list
}

func byWay(w afflict.Way) func(Input) bool {
	return func(in Input) bool { return in.Pick("way") == w.String() }
}

func poisonOf(in Input) afflict.Poison { p, _ := afflict.FindPoison(in.Pick("poison")); return p }

// dose is what a poison does to who takes it.
func dose(in Input) Answer {
	p := poisonOf(in)
	a := Say(rules.Text{En: "{0}, {1} gp a dose: {2}", Cs: "{0}, {1} zl za dávku: {2}"}, afflict.WayNames[p.Way].Name, p.Price, p.Text).
		And(rules.Text{En: "Constitution save DC {0}", Cs: "Záchrana na Odolnost SO {0}"}, p.DC)
	if p.Midnight {
		a = a.And(rules.Text{En: "It acts at midnight.", Cs: "Zapůsobí o půlnoci."})
		if in.Yes("antidote") {
			return a.And(rules.Text{En: "Neutralised: nothing happens.", Cs: "Zneškodněn: nic se nestane."})
		}
	}
	t := p.Take(in.Num("total"), in.Num("rolled"))
	a = a.And(rules.Text{En: "Damage: {0}; poisoned: {1}", Cs: "Zranění: {0}; otrávený: {1}"}, t.Damage, yes(t.Poisoned))
	if t.Asleep {
		a = a.And(rules.Text{En: "It falls unconscious.", Cs: "Upadne do bezvědomí."})
	} else if t.Poisoned && p.Also != "" {
		a = a.And(rules.Text{En: "And {0}.", Cs: "A {0}."}, word(p.Also))
	}
	if t.Poisoned && p.Last != "" {
		a = lasts(a, p, in.Num("rolled"))
	}
	return in.layPoison(hurt(doseRolls(a, p), in, t.Damage), p, t, in.Num("rolled"))
}

func lasts(a Answer, p afflict.Poison, rolled int32) Answer {
	if n := p.Hours(rolled); n > 0 {
		a = a.And(rules.Text{En: "Hours: {0}", Cs: "Hodin: {0}"}, n)
	} else {
		a = a.And(rules.Text{En: "Up to a minute.", Cs: "Až minutu."})
	}
	if p.No.En != "" {
		a = a.And(rules.Text{En: "Meanwhile it can't {0}.", Cs: "Po tu dobu neumí {0}."}, p.No)
	}
	return a
}

// doseRolls offers the dice of a poison.
func doseRolls(a Answer, p afflict.Poison) Answer {
	if p.Dice != "" {
		a = a.Offer(rules.Text{En: "Roll the damage", Cs: "Hodit zranění"}, wire.Roll{Expr: p.Dice})
	}
	if p.Last == "4d6" {
		a = a.Offer(rules.Text{En: "Roll the hours", Cs: "Hodit hodiny"}, wire.Roll{Expr: p.Last, Secret: true})
	}
	return a
}

// hurt offers to take damage off the token that it is about.
func hurt(a Answer, in Input, damage int32) Answer {
	if s := in.sheet("who"); s != nil && damage > 0 {
		a = a.Offer(rules.Text{En: "Take the damage off", Cs: "Odečíst zranění"}, wire.EditToken{Token: in.Tok("who").ID, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: max(s.HP-damage, 0)}})
	}
	return a
}

func course(in Input) Answer {
	p := poisonOf(in)
	c, hurts := p.Save(afflict.Course{Successes: in.Num("successes")}, in.Yes("ok"))
	a := Answer{}
	if p.Again != afflict.Never {
		when := map[afflict.Again]rules.Text{afflict.TurnStart: {En: "at the start of each of its turns", Cs: "na začátku každého svého tahu"},
			afflict.TurnEnd: {En: "at the end of each of its turns", Cs: "na konci každého svého tahu"}, afflict.Daily: {En: "every 24 hours", Cs: "každých 24 hodin"}}
		a = a.And(rules.Text{En: "A save {0}; successes that end it, in all: {1}", Cs: "Záchrana {0}; úspěchů, které jed ukončí, celkem: {1}"}, when[p.Again], p.Ends).
			And(rules.Text{En: "Successes: {0}; over: {1}", Cs: "Úspěchů: {0}; konec: {1}"}, c.Successes, yes(c.Ended))
	}
	if hurts {
		a = a.And(rules.Text{En: "It hurts again: {0}", Cs: "Znovu zraní: {0}"}, p.AgainDice).Offer(rules.Text{En: "Roll the damage", Cs: "Hodit zranění"}, wire.Roll{Expr: p.AgainDice})
	}
	if p.Unhealable {
		a = a.And(rules.Text{En: "Its damage can be healed: {0}", Cs: "Zranění lze léčit: {0}"}, yes(p.Heals(c)))
	}
	a = in.saved(a, p, c)
	return a.And(rules.Text{En: "Damage wakes who sleeps of it: {0}; shaking as an action: {1}", Cs: "Spáče vzbudí zranění: {0}; zatřesení akcí: {1}"}, yes(p.WokenBy(afflict.ByDamage)), yes(p.WokenBy(afflict.ByShaking)))
}

func getsIn(in Input) Answer {
	w := afflict.Way(in.index("way"))
	a := Say(afflict.WayNames[w].Text)
	switch {
	case w == afflict.Contact:
		a = a.And(rules.Text{En: "It gets in: {0}", Cs: "Pronikne: {0}"}, yes(w.Touch(in.Yes("bare"))))
	case w == afflict.Injury:
		a = a.And(rules.Text{En: "It gets in: {0}", Cs: "Pronikne: {0}"}, yes(w.Wound(in.Pick("damage"))))
	case w == afflict.Inhaled:
		a = a.And(rules.Text{En: "Cells filled: {0}", Cs: "Naplněných polí: {0}"}, int32(afflict.CloudCells))
	case w.Part(!in.Yes("part")):
		a = a.And(rules.Text{En: "The GM grants advantage on the save, or half the damage of a failed one.", Cs: "PJ dá výhodu k záchraně, nebo půlku zranění při neúspěchu."})
	}
	if afflict.Easy(in.Yes("contacts")) {
		return a.Because("R-014-125", rules.Text{En: "Fairly easy to buy.", Cs: "Koupit ho je docela snadné."})
	}
	return a.Because("R-014-125", rules.Text{En: "Buying it takes long inquiries and bribes.", Cs: "Nákup vyžaduje dlouhé vyptávání a úplatky."})
}

func harvest(in Input) Answer {
	m := afflict.HarvestModifier(in.Num("int"), in.Num("bonus"), in.Yes("nature"), in.Yes("kit"))
	n, exposed := afflict.Harvest(in.Num("face")+m, afflict.HarvestDC)
	a := Say(rules.Text{En: "Modifier {0}, total {1} against DC {2}: doses: {3}", Cs: "Oprava {0}, výsledek {1} proti SO {2}: dávek: {3}"}, m, in.Num("face")+m, int32(afflict.HarvestDC), n)
	if exposed {
		a = a.And(rules.Text{En: "The harvester takes the poison.", Cs: "Jed dostane ten, kdo ho vysává."})
	}
	var from []string
	for _, p := range afflict.Poisons {
		if p.Source != "" {
			from = append(from, p.Source)
		}
	}
	return a.And(rules.Text{En: "From a dead or incapacitated creature, in 1d6 minutes: {0}.", Cs: "Z mrtvého či neschopného tvora, za 1k6 minut: {0}."}, strings.Join(from, ", ")).
		Offer(rules.Text{En: "Roll the minutes", Cs: "Hodit minuty"}, wire.Roll{Expr: "1d6"})
}
