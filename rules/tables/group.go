package tables

import "sightline/rules"

// groupTables are about the group.
var groupTables = []rules.Rollable{
	{ID: "newcomer", Row: "R-014-012", Name: rules.Text{En: "How a new character joins", Cs: "Jak se přidá nová postava"}, Dice: "1d3", Rows: []rules.RollRow{
		row(1, 1, "A friend or relative of someone in the group, who has been looking for it", "Přítel či příbuzný někoho z družiny, který ji hledal"),
		row(2, 2, "A prisoner of the group's enemies, set free in play", "Zajatec nepřátel, kterého družina osvobodí"),
		row(3, 3, "The last survivor of another group", "Poslední, kdo přežil z jiné skupiny"),
	}},
	{ID: "cost", Row: "R-014-034", Name: rules.Text{En: "What a success costs", Cs: "Co úspěch stojí"}, Dice: "1d4", Rows: []rules.RollRow{
		row(1, 1, "The blow lands, but the foe's shield wrenches the weapon away", "Úder zasáhne, ale nepřítel štítem vyrazí zbraň z ruky"),
		row(2, 2, "The worst of the blast is dodged, but the hero ends up prone", "Nejhoršímu se hrdina vyhne, ale skončí na zemi"),
		row(3, 3, "The prisoner talks, but first cries out and wakes the neighbours", "Zajatec promluví, ale napřed vykřikne a vzbudí okolí"),
		row(4, 4, "The climb succeeds, but the rope below is about to part", "Výstup se povede, ale lano pod hrdinou se trhá"),
	}},
}

// row is what the totals from one number to another mean, in both languages.
func row(from, to int32, en, cs string) rules.RollRow {
	return rules.RollRow{From: from, To: to, Text: rules.Text{En: en, Cs: cs}}
}
