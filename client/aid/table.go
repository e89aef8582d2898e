package aid

import (
	"sightline/rules"
	"sightline/rules/tables"
)

// tableAids roll on tables.
var tableAids = []Aid{{
	ID: "roll-table", Rows: tableRows(), Group: Table, Players: true,
	Name:   rules.Text{En: "Roll on a table", Cs: "Hodit na tabulku"},
	Fields: tableFields(),
	Judge: func(in Input) Answer {
		t, _ := tables.Find(in.Pick("table"))
		row, ok := t.At(in.Num(t.ID))
		if !ok {
			return Say(rules.Text{En: "Nothing stands at {0}.", Cs: "Na {0} nic není."}, in.Num(t.ID))
		}
		return Answer{}.Because(t.Row, rules.Text{En: "{0}: {1}", Cs: "{0}: {1}"}, in.Num(t.ID), row.Text)
	},
}}

// tableRows are the rows of all tables, each once.
func tableRows() []string {
	var rows []string
	seen := map[string]bool{}
	for _, t := range tables.All() {
		if !seen[t.Row] {
			rows, seen[t.Row] = append(rows, t.Row), true
		}
	}
	return rows
}

// tableFields are which table, and for each what was rolled.
func tableFields() []Field {
	which := Field{Key: "table", Name: rules.Text{En: "Table", Cs: "Tabulka"}, Kind: Choice}
	var rolls []Field
	for _, t := range tables.All() {
		which.Options = append(which.Options, Option{t.ID, t.Name})
		first, last := t.Rows[0].From, t.Rows[len(t.Rows)-1].To
		rolls = append(rolls, Field{
			Key: t.ID, Name: rules.Text{En: "Rolled", Cs: "Hozeno"}, Min: first, Max: last, Dice: t.Dice,
			When: func(in Input) bool { return in.Pick("table") == t.ID },
		})
	}
	return append([]Field{which}, rolls...)
}
