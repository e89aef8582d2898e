// Package tables names the tables that people roll on: from the command line (sightline table NAME), and from the panel of aids.
package tables

import (
	"slices"
	"strings"

	"sightline/rules"
)

// all are the tables, in the order of lists. To add one: a rules.Rollable in a list of your own, and that list here. The
// command line, the panel and the tests take it from here.
var all = slices.Concat(chaseTables(), madTables(), groupTables)

// All are the tables there are, in the order of lists. For reading only.
func All() []rules.Rollable { return all }

// Find is the table of a name, in letters of either case; false when there is none.
func Find(id string) (rules.Rollable, bool) {
	for _, t := range all {
		if strings.EqualFold(t.ID, id) {
			return t, true
		}
	}
	return rules.Rollable{}, false
}
