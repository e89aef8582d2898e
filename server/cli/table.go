package cli

import (
	"context"
	"fmt"
	"strings"

	"sightline/rules"
	"sightline/rules/dice"
	"sightline/rules/tables"
)

var tableCommand = command{
	name:  "table",
	usage: words{"[NAME]", "[JMÉNO]"},
	short: words{"Roll on a table of the rules, or list the tables.", "Hodit na tabulku pravidel, nebo tabulky vypsat."},
	long: words{
		"Rolls on a table of the rules and prints the row that came up. Without a name it lists the tables.",
		"Hodí na tabulku pravidel a vypíše řádek, který padl. Bez jména tabulky vypíše."},
	most: 1,
	setup: func(s *session) func(context.Context) error {
		return func(context.Context) error {
			if len(s.args) == 0 {
				return s.listTables()
			}
			return s.onTable(s.args[0])
		}
	},
}

func (s *session) listTables() error {
	for _, t := range tables.All() {
		if _, err := fmt.Fprintf(s.Out, "%-20s %-6s %s (%s)\n", t.ID, s.lang.phrases().Dice(t.Dice), s.write(t.Name), t.Row); err != nil {
			return err
		}
	}
	return nil
}

// onTable rolls on a table.
func (s *session) onTable(name string) error {
	t, ok := tables.Find(name)
	if !ok {
		var names []string
		for _, t := range tables.All() {
			names = append(names, t.ID)
		}
		return trouble("There is no table %q. There are: %s.", "Tabulka %q neexistuje. Jsou tu: %s.", name, strings.Join(names, ", "))
	}
	e, err := dice.Parse(t.Dice)
	if err != nil {
		return err
	}
	total := e.Roll(faces{}).Total
	row, _ := t.At(total)
	_, err = fmt.Fprintf(s.Out, "%s · %s = %d\n%s\n", s.write(t.Name), s.lang.phrases().Dice(t.Dice), total, s.write(row.Text))
	return err
}

// write is a text of the rules in the language of the command.
func (s *session) write(t rules.Text) string {
	if s.lang == czech {
		return t.Cs
	}
	return t.En
}
