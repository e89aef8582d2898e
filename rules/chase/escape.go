package chase

import "sightline/rules"

// Factor is what makes it easier or harder to get away (R-014-089). Factors are bits.
type Factor uint8

// The factors.
const (
	ManyHiding Factor = 1 << iota
	Crowded
	FewHiding
	Quiet
	Tracker
	// MoreFor and MoreAgainst are what else the GM finds that helps or hinders, such as a quarry that glows.
	MoreFor
	MoreAgainst
)

// AllFactors is every factor.
const AllFactors = MoreAgainst<<1 - 1

// FactorName is a factor with its id in the catalog and its name.
type FactorName struct {
	Factor Factor
	ID     string
	Name   rules.Text
	For    bool // it gives advantage, and else disadvantage
}

// Factors are all, in the order of the catalog.
var Factors = []FactorName{
	{ManyHiding, "many_hiding", rules.Text{En: "Plenty to hide behind", Cs: "Hodně úkrytů"}, true},
	{Crowded, "crowded", rules.Text{En: "Very crowded or noisy place", Cs: "Rušné či zalidněné místo"}, true},
	{FewHiding, "few_hiding", rules.Text{En: "Little to hide behind", Cs: "Málo úkrytů"}, false},
	{Quiet, "quiet", rules.Text{En: "Empty or quiet place", Cs: "Pusté či tiché místo"}, false},
	{Tracker, "tracker", rules.Text{En: "Lead pursuer is a ranger or proficient in Survival", Cs: "Vedoucí je hraničář nebo zdatný v Přežití"}, false},
	{MoreFor, "other_advantage", rules.Text{En: "Something else that helps the quarry", Cs: "Jiná okolnost ve prospěch kořisti"}, true},
	{MoreAgainst, "other_disadvantage", rules.Text{En: "Something else against the quarry, such as a glow", Cs: "Jiná okolnost proti kořisti, třeba že svítí"}, false},
}

// Net is how the quarry rolls its Stealth: +1 with advantage, -1 with disadvantage, 0 plainly. Any number of reasons on one side
// counts once, and both sides cancel (R-014-089, R-014-026).
func (f Factor) Net() int32 {
	var help, hinder int32
	for _, n := range Factors {
		switch {
		case f&n.Factor == 0:
		case n.For:
			help = 1
		default:
			hinder = -1
		}
	}
	return help + hinder
}

// Escapes says whether a quarry gets away at the end of a round: it was out of the lead's sight for a time, and its Stealth total
// is greater than the highest passive Perception of the pursuers; equal goes on (R-014-088). Each quarry stands by its own roll.
func Escapes(stealth int32, passive []int32, leftSight bool) bool {
	for _, p := range passive {
		leftSight = leftSight && stealth > p
	}
	return leftSight
}
