// Package book says each rule of the catalog as the product plays it, in a few words of our own, in English and Czech.
package book

import (
	"slices"
	"strings"

	"sightline/rules"
)

// Rule is a row of the catalog.
type Rule struct {
	ID   string     // R-014-073
	Name rules.Text // what it is about
	Text rules.Text // what the product does, in our own words
}

// Rules are all, in the order of the catalog.
func Rules() []Rule {
	return slices.Concat(tableRules, exploreRules, combatRules, chaseRules, afflictRules, rewardRules, fight24Rules, podhodRules)
}

// HelpOnly says whether a rule is words alone: advice that no function can judge.
func HelpOnly(id string) bool {
	return slices.Contains([]string{"R-014-001", "R-014-009", "R-014-029", "R-014-048", "R-014-049"}, id)
}

// Find is the rule of an id, in letters of either case; false when there is none.
func Find(id string) (Rule, bool) {
	for _, r := range Rules() {
		if strings.EqualFold(r.ID, id) {
			return r, true
		}
	}
	return Rule{}, false
}
