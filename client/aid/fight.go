package aid

import (
	"sightline/geom/grid"
	"sightline/geom/sight"
	"sightline/rules"
	"sightline/rules/fight"
)

var degreeNames = [...]rules.Text{
	sight.None: {En: "no cover", Cs: "bez krytu"}, sight.Half: {En: "half cover", Cs: "poloviční kryt"},
	sight.ThreeQuarters: {En: "three-quarters cover", Cs: "tříčtvrteční kryt"}, sight.Total: {En: "total cover", Cs: "úplný kryt"},
}

// covered says what a degree of cover does to an armour class.
func covered(in Input, d sight.Degree, row string) Answer {
	a := Answer{}.Because(row, rules.Text{En: "{0}", Cs: "{0}"}, degreeNames[d])
	if d == sight.Total {
		return a.Because("R-024-025", rules.Text{En: "It can't be chosen as a target.", Cs: "Nelze na něj mířit."})
	}
	bonus := in.Profile.CoverBonus[d]
	return a.Because("R-024-025", rules.Text{En: "Armour class {0}, Dexterity save {1}", Cs: "Obranné číslo {0}, záchrana na Obratnost {1}"}, in.Num("ac")+bonus, in.Num("dex")+bonus)
}

var armourFields = []Field{
	{Key: "ac", Name: rules.Text{En: "Armour class", Cs: "Obranné číslo"}, Max: 99, Start: "15"},
	{Key: "dex", Name: rules.Text{En: "Dexterity save", Cs: "Záchrana na Obratnost"}, Min: -20, Max: 50, Start: "1"},
}

// sources are the things ticked that stand between, as covers.
func sources(in Input) []rules.Cover {
	var list []rules.Cover
	for d, key := range []string{"", "half", "three", "total"} {
		if key != "" && in.Yes(key) {
			list = append(list, rules.Cover{Cover: sight.Cover{Degree: sight.Degree(d)}})
		}
	}
	return list
}

// fightAids are about attacks, cover and movement where no board is at hand.
var fightAids = []Aid{
	{
		ID: "cover-lines", Rows: []string{"R-014-073", "R-014-074", "R-024-025"}, Group: Fight, Players: true,
		Name: rules.Text{En: "Cover by blocked lines", Cs: "Kryt podle přerušených úseček"},
		Fields: append([]Field{
			{Key: "grid", Name: rules.Text{En: "Grid", Cs: "Mřížka"}, Kind: Choice, Options: []Option{
				{"square", rules.Text{En: "squares, four lines", Cs: "čtverce, čtyři úsečky"}}, {"hex", rules.Text{En: "hexes, six lines", Cs: "hexy, šest úseček"}}}},
			{Key: "blocked", Name: rules.Text{En: "Lines blocked", Cs: "Přerušených úseček"}, Max: 6, Start: "1"},
			{Key: "reach", Name: rules.Text{En: "Something can get through", Cs: "Něco může proniknout"}, Kind: Check, Start: "yes"},
		}, armourFields...),
		Judge: func(in Input) Answer {
			lines, row := 4, "R-014-073"
			if in.Pick("grid") == "hex" {
				lines, row = 6, "R-014-074"
			}
			return covered(in, rules.Degree(int(in.Num("blocked")), lines, in.Yes("reach")), row)
		},
	},
	{
		ID: "cover-combine", Rows: []string{"R-024-026", "R-024-025"}, Group: Fight, Players: true,
		Name: rules.Text{En: "Several things give cover", Cs: "Kryje víc věcí"},
		Fields: append([]Field{
			{Key: "half", Name: rules.Text{En: "Half cover is in between", Cs: "Mezi nimi je poloviční kryt"}, Kind: Check},
			{Key: "three", Name: rules.Text{En: "Three-quarters cover is in between", Cs: "Mezi nimi je tříčtvrteční kryt"}, Kind: Check},
			{Key: "total", Name: rules.Text{En: "Total cover is in between", Cs: "Mezi nimi je úplný kryt"}, Kind: Check},
		}, armourFields...),
		Judge: func(in Input) Answer {
			return covered(in, fight.Combine(in.Profile, sources(in)).Degree, "R-024-026")
		},
	},
	{
		ID: "move-feet", Rows: []string{"R-024-012", "R-024-013", "R-024-014", "R-024-019"}, Group: Fight, Players: true,
		Name: rules.Text{En: "Movement in feet", Cs: "Pohyb ve stopách"},
		Fields: []Field{
			{Key: "speed", Name: rules.Text{En: "Speed", Cs: "Rychlost"}, Max: 1000, Start: "30"},
			{Key: "parts", Name: rules.Text{En: "Moved already, part by part", Cs: "Už ušel, po částech"}, Kind: Numbers, Max: 1000},
			{Key: "feet", Name: rules.Text{En: "Next part", Cs: "Další část"}, Max: 1000, Start: "10"},
			{Key: "difficult", Name: rules.Text{En: "Over difficult terrain, of whatever kinds", Cs: "Těžkým terénem, ať je jakýkoli"}, Kind: Check},
		},
		Judge: func(in Input) Answer {
			cost := fight.FeetCost(in.Num("feet"), in.Yes("difficult"))
			left := fight.FeetLeft(in.Num("speed"), append(in.Nums("parts"), cost))
			a := Answer{}.Because("R-024-013", rules.Text{En: "It costs {0} feet, which is {1} squares.", Cs: "Stojí {0} stop, to je {1} čtverců."}, cost, in.Profile.Cells(cost))
			if left < 0 {
				return a.Because("R-024-012", rules.Text{En: "That is {0} feet too far.", Cs: "To je o {0} stop dál, než stačí."}, -left)
			}
			return a.Because("R-024-012", rules.Text{En: "{0} feet are left for this turn, before or after an action.", Cs: "Na tento tah zbývá {0} stop, před akcí i po ní."}, left)
		},
	},
	{
		ID: "mob", Rows: []string{"R-014-067"}, Group: Fight,
		Name: rules.Text{En: "A mob attacks", Cs: "Útočí dav"},
		Fields: []Field{
			{Key: "attackers", Name: rules.Text{En: "Attackers", Cs: "Útočníků"}, Max: 1000, Start: "8"},
			{Key: "hit", Name: rules.Text{En: "Attack bonus", Cs: "Bonus k útoku"}, Min: -20, Max: 50, Start: "5"},
			{Key: "ac", Name: rules.Text{En: "Armour class of the target", Cs: "Obranné číslo cíle"}, Max: 99, Start: "19"},
			{Key: "damage", Name: rules.Text{En: "Damage of each kind of attacker", Cs: "Zranění každého druhu útočníků"}, Kind: Numbers, Max: 1000, Start: "5"},
		},
		Judge: func(in Input) Answer {
			m := fight.MobHits(in.Num("attackers"), in.Num("hit"), in.Num("ac"))
			most := fight.MobDamage(in.Nums("damage"))
			return Answer{}.Because("R-014-067", rules.Text{En: "Each needs {0}: {1} attackers make one hit.", Cs: "Každý potřebuje {0}: na zásah je třeba {1} útočníků."}, m.Need, m.PerHit).
				Because("R-014-067", rules.Text{En: "Hits: {0}, {1} miss. Damage {2}.", Cs: "Zásahů: {0}, mimo {1}. Zranění {2}."}, m.Hits, m.Left, m.Hits*most)
		},
	},
	{
		ID: "critical-average", Rows: []string{"R-014-063"}, Group: Fight,
		Name: rules.Text{En: "Critical hit with average damage", Cs: "Kritický zásah s průměrným zraněním"},
		Fields: []Field{
			{Key: "average", Name: rules.Text{En: "Average damage", Cs: "Průměrné zranění"}, Max: 1000, Start: "5"},
			{Key: "dice", Name: rules.Text{En: "What the damage dice fell", Cs: "Co padlo na kostkách zranění"}, Max: 1000, Dice: "1d6"},
		},
		Judge: func(in Input) Answer {
			return Answer{}.Because("R-014-063", rules.Text{En: "Damage: {0}", Cs: "Zranění: {0}"}, fight.AverageCritical(in.Num("average"), in.Num("dice")))
		},
	},
	{
		ID: "space", Rows: []string{"R-014-070", "R-024-021"}, Group: Fight, Players: true,
		Name:   rules.Text{En: "Size and space", Cs: "Velikost a prostor"},
		Fields: []Field{{Key: "size", Name: rules.Text{En: "Size", Cs: "Velikost"}, Kind: Choice, Start: "Large", Options: sizeOptions()}},
		Judge: func(in Input) Answer {
			size := grid.Sizes[0]
			for i, o := range sizeOptions() {
				if o.Value == in.Pick("size") {
					size = grid.Sizes[i]
				}
			}
			squares, hexes := len(grid.Grid{}.Space(nil, size, grid.Place{})), len(grid.Grid{Kind: grid.HexPointy}.Space(nil, size, grid.Place{}))
			if size == grid.Tiny {
				return Answer{}.Because("R-014-070", rules.Text{En: "Four share a cell.", Cs: "Do pole se vejdou čtyři."})
			}
			return Answer{}.Because("R-014-070", rules.Text{En: "{0} squares or {1} hexes, {2} feet across.", Cs: "Čtverců {0} nebo hexů {1}, napříč {2} stop."}, squares, hexes, size.Across()*in.Profile.Feet)
		},
	},
}

// sizeOptions are the six sizes.
func sizeOptions() []Option {
	names := map[grid.Size]rules.Text{
		grid.Tiny: {En: "Tiny", Cs: "Drobná"}, grid.Small: {En: "Small", Cs: "Malá"}, grid.Medium: {En: "Medium", Cs: "Střední"},
		grid.Large: {En: "Large", Cs: "Velká"}, grid.Huge: {En: "Huge", Cs: "Obrovská"}, grid.Gargantuan: {En: "Gargantuan", Cs: "Gigantická"},
	}
	var list []Option
	for _, s := range grid.Sizes {
		list = append(list, Option{names[s].En, names[s]})
	}
	return list
}
