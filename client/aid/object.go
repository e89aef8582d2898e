package aid

import (
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/fight"
	"sightline/rules/world"
	"sightline/server/wire"
)

// materialOptions are named by the rule.
func materialOptions() []Option {
	var list []Option
	for m := range world.Materials {
		list = append(list, Option{m.Name().En, m.Name()})
	}
	return list
}

// objectAids are about breaking things.
var objectAids = []Aid{
	{
		ID: "object", Rows: []string{"R-014-050", "R-014-051", "R-014-052"}, Group: Explore,
		Name: rules.Text{En: "An object's numbers", Cs: "Čísla předmětu"},
		Fields: []Field{
			{Key: "many", Name: rules.Text{En: "A building or vehicle, made of many", Cs: "Stavba či vozidlo z mnoha částí"}, Kind: Check},
			{Key: "free", Name: rules.Text{En: "The right tool and time enough", Cs: "Správný nástroj a dost času"}, Kind: Check},
			{Key: "material", Name: rules.Text{En: "Material", Cs: "Materiál"}, Kind: Choice, Options: materialOptions(), Start: "wood, bone"},
			{Key: "size", Name: rules.Text{En: "Size", Cs: "Velikost"}, Kind: Choice, Start: "medium", Options: []Option{
				{"tiny", rules.Text{En: "Tiny: bottle, lock", Cs: "Drobný: láhev, zámek"}}, {"small", rules.Text{En: "Small: chest, lute", Cs: "Malý: truhla, loutna"}},
				{"medium", rules.Text{En: "Medium: barrel, chandelier", Cs: "Střední: sud, lustr"}}, {"large", rules.Text{En: "Large: cart, large window", Cs: "Velký: povoz, velké okno"}},
				{"huge", rules.Text{En: "Huge and more", Cs: "Obrovský a větší"}}}},
			{Key: "sturdy", Name: rules.Text{En: "Sturdy", Cs: "Odolný"}, Kind: Check, Start: "yes"},
			{Key: "threshold", Name: rules.Text{En: "Damage threshold", Cs: "Prahové poškození"}, Max: 1000},
			{Key: "burns", Name: rules.Text{En: "Vulnerable to fire and lightning", Cs: "Zranitelný ohněm a bleskem"}, Kind: Check, From: burns},
		},
		Judge: objectNumbers,
	},
	{
		ID: "object-section", Rows: []string{"R-014-053"}, Group: Explore,
		Name: rules.Text{En: "A section of a huge object", Cs: "Část obrovského předmětu"},
		Fields: []Field{
			{Key: "hp", Name: rules.Text{En: "Hit points of the section", Cs: "Životy části"}, Max: 10000, Start: "27"},
			{Key: "damage", Name: rules.Text{En: "Damage", Cs: "Zranění"}, Max: 10000},
			{Key: "vital", Name: rules.Text{En: "The whole stands on it", Cs: "Celek na ní stojí"}, Kind: Check},
		},
		Judge: func(in Input) Answer {
			s, falls := world.Section{HP: in.Num("hp"), Vital: in.Yes("vital")}.Hit(in.Num("damage"))
			a := Say(rules.Text{En: "The section has {0} hit points left.", Cs: "Části zbývá životů: {0}."}, s.HP)
			if falls {
				a = a.And(rules.Text{En: "The whole comes down, if the GM agrees.", Cs: "Celek se zřítí, pokud PJ souhlasí."})
			}
			return a
		},
	},
	{
		ID: "object-strike", Rows: []string{"R-014-054", "R-014-055"}, Group: Explore,
		Name: rules.Text{En: "A blow at an object", Cs: "Úder do předmětu"},
		Fields: []Field{
			{Key: "who", Name: rules.Text{En: "Object", Cs: "Předmět"}, Kind: Token},
			{Key: "hp", Name: rules.Text{En: "Hit points", Cs: "Životy"}, Max: 10000, Start: "18", When: func(in Input) bool { return in.sheet("who") == nil }},
			{Key: "threshold", Name: rules.Text{En: "Damage threshold", Cs: "Prahové poškození"}, Max: 1000, From: ownThreshold},
			{Key: "damage", Name: rules.Text{En: "Damage of one attack", Cs: "Zranění jedním útokem"}, Max: 10000, Start: "10"},
			{Key: "mild", Name: rules.Text{En: "Poison or psychic", Cs: "Jedové či psychické"}, Kind: Check},
		},
		Judge: objectStrike,
	},
}

// sheet is that of the token in a field; nil where the seat does not know one.
func (in Input) sheet(key string) *wire.Sheet {
	if tok := in.Tok(key); tok != nil {
		return tok.Sheet
	}
	return nil
}

// ownThreshold is that of the token in question.
func ownThreshold(in Input) string {
	if s := in.sheet("who"); s != nil {
		return itoa(s.Guard.Threshold)
	}
	return ""
}

func objectNumbers(in Input) Answer {
	if !world.Whole(in.Yes("many")) {
		return Say(rules.Text{En: "No single object: take its doors, walls and beams one by one.", Cs: "Není to jeden předmět: berte dveře, stěny a trámy po jednom."})
	}
	if broken, _ := world.Breaks(in.Yes("free"), in.Yes("free")); broken {
		return Say(rules.Text{En: "It is broken, without a roll.", Cs: "Je rozbitý, bez hodu."})
	}
	a := Say(rules.Text{En: "Armour class {0}", Cs: "Obranné číslo {0}"}, world.Material(in.index("material")).AC())
	sizes := [...]grid.Size{grid.Tiny, grid.Small, grid.Medium, grid.Large, grid.Huge}
	s, ok := world.HitPoints(sizes[in.index("size")], in.Yes("sturdy"))
	if !ok {
		return a.And(rules.Text{En: "Keep it in sections, each Large or smaller.", Cs: "Veďte ho po částech, každou nanejvýš velkou."})
	}
	d := diceText(s.Dice, s.Sides)
	a = a.And(rules.Text{En: "Hit points {0}, or roll {1}", Cs: "Životy {0}, nebo hod {1}"}, s.HP, d).
		Offer(rules.Text{En: "Roll the hit points", Cs: "Hodit životy"}, wire.Roll{Expr: d, Secret: true})
	if tok := in.Tok(""); tok != nil && tok.Sheet != nil {
		a = a.Offer(rules.Text{En: "Give them to the selected token", Cs: "Dát je vybranému žetonu"},
			wire.EditToken{Token: tok.ID, Fields: wire.FieldHP | wire.FieldMaxHP | wire.FieldGuard, Spec: wire.TokenSpec{HP: s.HP, MaxHP: s.HP, Guard: in.objectGuard(tok.Sheet.Guard)}})
	}
	return in.placeObject(a, sizes[in.index("size")], s.HP)
}

// burns ticks the box for cloth, paper and rope: a group's choice (R-014-054).
func burns(in Input) string {
	if world.Material(in.index("material")) == world.Cloth {
		return "yes"
	}
	return ""
}

// objectGuard is what an object has against harm: poison and psychic damage do nothing to it, and the rest as it is filled in
// (R-014-051, R-014-054, R-014-055).
func (in Input) objectGuard(g fight.Guard) fight.Guard {
	g.AC, g.Threshold = world.Material(in.index("material")).AC(), in.Num("threshold")
	g.Immune |= fight.Of(fight.Poison, fight.Psychic)
	if in.Yes("burns") {
		g.Weak |= fight.Of(fight.Fire, fight.Lightning)
	}
	return g
}

// objectColour is that of an object's token: wood.
const objectColour = 0x8a6a3f

// placeObject offers a GM to put the object on the table, at the selected token or where the map begins.
func (in Input) placeObject(a Answer, size grid.Size, hp int32) Answer {
	if in.View.Me.Role != wire.GM {
		return a
	}
	g := in.View.Scene.Grid
	at := g.Snap(size, in.View.Scene.Bounds.Min)
	if tok := in.Tok(""); tok != nil {
		at = g.Snap(size, g.Middle(tok.Size, tok.At))
	}
	return a.Offer(rules.Text{En: "Put an object on the table", Cs: "Postavit předmět na stůl"}, wire.AddToken{At: at, Spec: wire.TokenSpec{
		Name: in.field("material").Options[in.index("material")].Value, Size: size, Colour: objectColour, HP: hp, MaxHP: hp, Blind: true, Guard: in.objectGuard(fight.Guard{})}})
}

func objectStrike(in Input) Answer {
	hp, sheet := in.Num("hp"), in.sheet("who")
	if sheet != nil {
		hp = sheet.HP
	}
	h := world.Strike(hp, in.Num("threshold"), in.Num("damage"), in.Yes("mild"))
	a := Say(rules.Text{En: "{0} hit points are left.", Cs: "Zbývá životů: {0}."}, h.HP)
	switch {
	case h.Why == world.Immune:
		a = a.Because("R-014-054", rules.Text{En: "Objects are immune to poison and psychic damage.", Cs: "Předměty jsou imunní vůči jedovému a psychickému zranění."})
	case h.Why == world.Threshold:
		a = a.Because("R-014-055", rules.Text{En: "The blow stays below the threshold.", Cs: "Úder nedosáhl prahu."})
	case h.Destroyed:
		a = a.And(rules.Text{En: "It is destroyed.", Cs: "Je zničen."})
	}
	if sheet != nil && h.HP != sheet.HP {
		a = a.Offer(rules.Text{En: "Take the damage off", Cs: "Odečíst zranění"}, wire.EditToken{Token: in.Tok("who").ID, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: h.HP}})
	}
	return a
}
