package world

import "sightline/rules"

// Peril is an improvised danger, from a burn to the jaws of a god (R-014-064).
type Peril uint8

// The perils, from the least.
const (
	Burn Peril = iota
	Lightning
	Rubble
	Crushing
	Lava
	Vortex
	Perils // how many there are
)

// perilDice is how many d10 a peril does.
var perilDice = [Perils]int32{1, 2, 4, 10, 18, 24}

// Dice is how many d10 of damage the peril does (R-014-064).
func (p Peril) Dice() int32 { return perilDice[min(p, Vortex)] }

// Name gives examples of the peril.
func (p Peril) Name() rules.Text {
	return [Perils]rules.Text{
		{En: "burnt by coals, hit by a falling bookcase, pricked by a poisoned needle", Cs: "popálení uhlíky, padající knihovna, otrávená jehla"},
		{En: "struck by lightning, fallen into a fire pit", Cs: "zásah bleskem, pád do ohniště"},
		{En: "hit by falling rubble, fallen into acid", Cs: "padající kamení, pád do kyseliny"},
		{En: "crushed by walls, cut by whirling blades, wading through lava", Cs: "drtící zdi, rotující čepele, brodění lávou"},
		{En: "sunk in lava, hit by a crashing flying fortress", Cs: "ponoření do lávy, pád létající pevnosti"},
		{En: "in a vortex of the plane of fire, in the jaws of a god", Cs: "vír ohnivé sféry, čelisti božstva"},
	}[min(p, Vortex)]
}

// Severity is how bad damage is meant to be.
type Severity uint8

// The severities.
const (
	Setback Severity = iota
	Dangerous
	Deadly
)

// Severe is how many d10 of damage are of the severity for characters of a level (R-014-065).
func Severe(level int32, s Severity) int32 {
	tier := Peril(0)
	for _, from := range [...]int32{5, 11, 17} {
		if level >= from {
			tier++
		}
	}
	return (tier + Peril(min(s, Deadly))).Dice()
}

// Helpers are the rows of what stays of use at a scene of any kind, on a grid, without one, or told in words alone (R-014-068):
// counting targets, and mobs.
func Helpers() []string { return []string{"R-014-066", "R-014-067"} }
