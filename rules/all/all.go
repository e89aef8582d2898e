// Package all names the rule sets.
package all

import (
	"strings"

	"sightline/rules"
	"sightline/rules/dnd14"
	"sightline/rules/podhod"
	"sightline/rules/srd52"
)

// Profiles are the rule sets, the default first.
func Profiles() []rules.Profile {
	return []rules.Profile{dnd14.Profile(), srd52.Profile(), podhod.Profile()}
}

// Named is the rule set of a name (dnd14, srd52, podhod) or of its code in the catalog (r014, r024, r004), in letters of
// either case; false when there is none.
func Named(name string) (rules.Profile, bool) {
	for _, p := range Profiles() {
		if strings.EqualFold(name, p.Name) || strings.EqualFold(name, p.Code) {
			return p, true
		}
	}
	return rules.Profile{}, false
}

// Read is the rules that a file holds: a line "profile = dnd14" (without one, the default), then what a group plays otherwise,
// as rules.Profile.Change reads it. base is the rule set they begin with. The error, if any, is a *rules.HouseError.
func Read(text string) (base, house rules.Profile, err error) {
	base = dnd14.Profile()
	if name, line := rules.BaseOf(text); line > 0 {
		p, ok := Named(name)
		if !ok {
			return base, base, &rules.HouseError{Fault: rules.HouseProfile, Line: line, Text: name}
		}
		base = p
	}
	house, err = base.Change(text)
	return base, house, err
}
