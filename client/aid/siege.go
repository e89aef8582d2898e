package aid

import (
	"strconv"

	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/siege"
	"sightline/server/wire"
	"sightline/server/wire/known"
)

// siegeAids are about siege engines.
var siegeAids = []Aid{
	{
		ID: "siege", Rows: []string{"R-014-097", "R-014-098", "R-014-099", "R-014-100", "R-014-101", "R-014-102", "R-014-103", "R-014-104"}, Group: Chase, Players: true,
		Name: rules.Text{En: "Siege engine", Cs: "Obléhací stroj"},
		Fields: []Field{
			{Key: "engine", Name: rules.Text{En: "Engine", Cs: "Stroj"}, Kind: Choice, Options: engineOptions(), From: func(in Input) string { return in.carried("siege") }},
			{Key: "state", Name: rules.Text{En: "It is", Cs: "Je"}, Kind: Choice, When: func(in Input) bool { return cycles(in) && in.carried("siege") != engineOf(in).ID }, Options: []Option{
				{"empty", rules.Text{En: "empty", Cs: "prázdný"}}, {"load", rules.Text{En: "loaded", Cs: "nabitý"}}, {"aim", rules.Text{En: "aimed", Cs: "zacílený"}}, {"fill", rules.Text{En: "filled", Cs: "naplněný"}}}},
			{Key: "actions", Name: rules.Text{En: "Actions that the crew spends", Cs: "Akcí, které obsluha vydá"}, Max: 100, Start: "1", When: cycles},
			{Key: "crew", Name: rules.Text{En: "Medium creatures at it", Cs: "Středních tvorů u stroje"}, Max: 100, Start: "1", When: of(siege.Rams, siege.Shoots, siege.Pours)},
			{Key: "distance", Name: rules.Text{En: "Distance, cells", Cs: "Vzdálenost, pole"}, Max: 10000, Start: "10", When: of(siege.Shoots)},
			{Key: "rolled", Name: rules.Text{En: "Damage rolled", Cs: "Hozené zranění"}, Max: 1000, Start: "10", Dice: "3d6", When: of(siege.Pours)},
			{Key: "saves", Name: rules.Text{En: "Dexterity saves below it", Cs: "Záchrany na Obratnost pod ním"}, Kind: Numbers, Min: -20, Max: 60, Start: "15, 14", When: of(siege.Pours)},
			{Key: "size", Name: rules.Text{En: "Size of who climbs", Cs: "Velikost toho, kdo leze"}, Kind: Choice, Start: "medium", When: of(siege.Carries), Options: []Option{
				{"small", rules.Text{En: "Small or smaller", Cs: "Malý či menší"}}, {"medium", rules.Text{En: "Medium", Cs: "Střední"}}, {"large", rules.Text{En: "Large or larger", Cs: "Velký či větší"}}}},
			{Key: "wall", Name: rules.Text{En: "Height of the wall, cells", Cs: "Výška zdi, pole"}, Max: 100, Start: "8", When: of(siege.Carries)},
		},
		Judge: siegeEngine,
	},
	{
		ID: "siege-hit", Rows: []string{"R-014-097"}, Group: Chase,
		Name: rules.Text{En: "Damage to a siege engine", Cs: "Zranění obléhacího stroje"},
		Fields: []Field{
			{Key: "engine", Name: rules.Text{En: "Engine", Cs: "Stroj"}, Kind: Choice, Options: engineOptions()},
			{Key: "who", Name: rules.Text{En: "Its token", Cs: "Jeho žeton"}, Kind: Token},
			{Key: "damage", Name: rules.Text{En: "Damage", Cs: "Zranění"}, Max: 10000, Start: "12"},
			{Key: "kind", Name: rules.Text{En: "Of type", Cs: "Typu"}, Kind: Choice, Options: []Option{
				{"other", rules.Text{En: "other", Cs: "jiné"}}, {"poison", rules.Text{En: "poison", Cs: "jedové"}}, {"psychic", rules.Text{En: "psychic", Cs: "psychické"}}}},
		},
		Judge: siegeHit,
	},
}

func engineOptions() []Option {
	return each(len(siege.Engines), func(i int) Option { return Option{siege.Engines[i].ID, siege.Engines[i].Name} })
}

func engineOf(in Input) siege.Engine {
	e, _ := siege.Find(in.Pick("engine"))
	return e.Printed(known.Profile(in.View.Table).Story.FarStone)
}

func cycles(in Input) bool { return engineOf(in).Cycle() > 0 }

// of says that the chosen engine is of one of the kinds.
func of(kinds ...siege.Kind) func(Input) bool {
	return func(in Input) bool {
		for _, k := range kinds {
			if engineOf(in).Kind == k {
				return true
			}
		}
		return false
	}
}

func siegeEngine(in Input) Answer {
	e := engineOf(in)
	a := Say(rules.Text{En: "{0}: armour class {1}, {2} hit points, immune to poison and psychic damage", Cs: "{0}: obranné číslo {1}, životů {2}, imunní vůči jedovému a psychickému zranění"}, e.Name, e.AC, e.HP)
	if e.Question.En != "" {
		a = a.Because(e.Row, e.Question)
	}
	if e.Kind == siege.Carries {
		return siegePlace(in, siegeTower(in, a, e), e)
	}
	if !e.Works(in.Num("crew")) {
		a = a.Because(e.Row, rules.Text{En: "Too few to work it: it takes {0}.", Cs: "Na obsluhu je jich málo: je třeba {0}."}, max(e.Crew, 1))
	} else if e.Kind == siege.Rams {
		a = a.Because(e.Row, rules.Text{En: "It can be worked; its roof gives the crew total cover from above.", Cs: "Dá se obsluhovat; střecha dává obsluze úplný kryt shora."})
	}
	return siegePlace(in, siegeShot(in, siegeCycle(in, a, e), e), e)
}

func siegeTower(in Input, a Answer, e siege.Engine) Answer {
	size := map[string]grid.Size{"small": grid.Small, "medium": grid.Medium, "large": grid.Large}[in.Pick("size")]
	if e.Lifts(size, in.Num("wall")) {
		a = a.And(rules.Text{En: "It brings one onto the wall.", Cs: "Dostane ho na zeď."})
	} else {
		a = a.And(rules.Text{En: "It does not bring one onto the wall: Medium or smaller, and at most {0} cells high.", Cs: "Na zeď ho nedostane: nanejvýš střední velikost a výška {0} polí."}, e.Height)
	}
	if siege.Rides(size) {
		a = a.And(rules.Text{En: "Within it there is total cover from without.", Cs: "Uvnitř má úplný kryt před útoky zvenku."})
	}
	return a
}

// siegeCycle is how far readying has come.
func siegeCycle(in Input, a Answer, e siege.Engine) Answer {
	if e.Cycle() == 0 {
		return a
	}
	kept, done := in.on("siege."+e.ID), e.Ready(in.Pick("state"))
	if kept != nil {
		done = kept.Spec.Level
	}
	now, shots := e.Work(done, in.Num("actions"))
	step, left := e.At(now)
	spend := rules.Text{En: "Spend the actions on the selected token", Cs: "Vydat akce na vybraném žetonu"}
	if kept != nil {
		a = a.Offer(spend, wire.EditEffect{Effect: kept.ID, Level: now})
	} else {
		a = in.lay(a, spend, in.Tok(""), wire.EffectSpec{Kind: "siege." + e.ID, Level: now})
	}
	return a.And(rules.Text{En: "Shots: {0}; next: {1}, actions: {2}", Cs: "Výstřelů: {0}; dále: {1}, akcí: {2}"}, shots, step.Name, left)
}

// siegeShot is how it strikes.
func siegeShot(in Input, a Answer, e siege.Engine) Answer {
	a = a.And(rules.Text{En: "{0}: {1} ({2}), {3} damage", Cs: "{0}: {1} ({2}), zranění {3}"}, e.Shot, e.Average, e.Dice, word(e.Damage))
	if e.Kind == siege.Pours {
		for i, save := range in.Nums("saves") {
			a = a.And(rules.Text{En: "Below, number {0} takes {1}.", Cs: "Pod ním číslo {0} utrží {1}."}, i+1, e.Poured(in.Num("rolled"), save))
		}
		return a.And(rules.Text{En: "It pours on 2 × 2 cells directly below.", Cs: "Vylije se na 2 × 2 pole přímo pod ním."})
	}
	expr := "1d20"
	if e.Kind == siege.Shoots {
		a = a.And(rules.Text{En: "Range {0}/{1} cells", Cs: "Dosah {0}/{1} polí"}, e.Range, e.Long)
		if e.Min > 0 {
			a = a.And(rules.Text{En: "Nothing within {0} cells; it shoots over cover.", Cs: "Nic do {0} polí; střílí přes kryt."}, e.Min)
		}
		switch e.Aim(in.Num("distance")) {
		case rules.Beyond:
			return a.And(rules.Text{En: "It can't hit there.", Cs: "Tam nedosáhne."})
		case rules.Long:
			expr = "2d20kl1"
			a = a.And(rules.Text{En: "With disadvantage: beyond normal range.", Cs: "S nevýhodou: za normálním dosahem."})
		default:
			a = a.And(rules.Text{En: "Within normal range.", Cs: "V normálním dosahu."})
		}
	} else {
		a = a.And(rules.Text{En: "Against objects within {0} cell.", Cs: "Proti předmětům do {0} pole."}, e.Range)
	}
	return a.Offer(rules.Text{En: "Roll the attack", Cs: "Hodit na útok"}, wire.Roll{Expr: expr + "+" + strconv.Itoa(int(e.ToHit))}).
		Offer(rules.Text{En: "Roll the damage", Cs: "Hodit zranění"}, wire.Roll{Expr: e.Dice})
}

// siegePlace offers a GM to put the engine on the table, next to the selected token or where the map begins.
func siegePlace(in Input, a Answer, e siege.Engine) Answer {
	if in.View.Me.Role != wire.GM {
		return a
	}
	at := in.View.Scene.Grid.Snap(e.Size, in.View.Scene.Bounds.Min)
	if tok := in.Tok(""); tok != nil {
		at = in.View.Scene.Grid.Snap(e.Size, in.View.Scene.Grid.Middle(tok.Size, tok.At))
	}
	return a.Offer(rules.Text{En: "Put it on the table", Cs: "Postavit na stůl"}, wire.PlaceEngine{Engine: e.ID, At: at})
}

func siegeHit(in Input) Answer {
	e, hp := engineOf(in), int32(0)
	hp = e.HP
	sheet := in.sheet("who")
	if sheet != nil {
		hp = sheet.HP
	}
	left := siege.Struck(hp, in.Num("damage"), in.Pick("kind"))
	a := Say(rules.Text{En: "{0} hit points are left.", Cs: "Zbývá životů: {0}."}, left)
	if siege.Immune(in.Pick("kind")) {
		a = a.Because("R-014-097", rules.Text{En: "Siege engines are immune to it.", Cs: "Obléhací stroje jsou vůči němu imunní."})
	}
	if sheet != nil && left != sheet.HP {
		a = a.Offer(rules.Text{En: "Take the damage off", Cs: "Odečíst zranění"}, wire.EditToken{Token: in.Tok("who").ID, Fields: wire.FieldHP, Spec: wire.TokenSpec{HP: left}})
	}
	return a
}
