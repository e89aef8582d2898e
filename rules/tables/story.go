package tables

import (
	"sightline/rules"
	"sightline/rules/afflict"
	"sightline/rules/chase"
)

// chaseTables are complications of chases (R-014-091, 092).
func chaseTables() []rules.Rollable {
	var list []rules.Rollable
	for i, t := range chase.Tables() {
		r := rules.Rollable{ID: "chase-" + t.ID, Row: [...]string{"R-014-091", "R-014-092"}[i], Dice: "1d20", Name: rules.Text{
			En: "Trouble in a chase: " + t.Name.En, Cs: "Komplikace při pronásledování: " + t.Name.Cs}}
		for _, x := range t.Rows {
			r.Rows = append(r.Rows, row(x.From, x.To, x.Name.En+". "+x.Text.En, x.Name.Cs+". "+x.Text.Cs))
		}
		list = append(list, r)
	}
	return list
}

// madTables are the kinds of madness (R-014-129 to 131).
func madTables() []rules.Rollable {
	var list []rules.Rollable
	for _, k := range afflict.KindNames {
		r := rules.Rollable{ID: "madness-" + k.ID, Row: k.Row, Dice: "1d100", Name: rules.Text{En: "Madness: " + k.Name.En, Cs: "Šílenství: " + k.Name.Cs}}
		for _, x := range k.Table {
			r.Rows = append(r.Rows, rules.RollRow{From: x.From, To: x.To, Text: x.Text})
		}
		list = append(list, r)
	}
	return list
}
