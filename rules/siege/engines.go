package siege

import (
	"sightline/geom/grid"
	"sightline/rules"
)

func steps(load, aim int32) []Step {
	return []Step{
		{"load", rules.Text{En: "load", Cs: "nabít"}, rules.Text{En: "loaded", Cs: "nabito"}, load},
		{"aim", rules.Text{En: "aim", Cs: "zacílit"}, rules.Text{En: "aimed", Cs: "zacíleno"}, aim},
		{"fire", rules.Text{En: "fire", Cs: "vystřelit"}, rules.Text{En: "fired", Cs: "vystřeleno"}, 1},
	}
}

var stone = rules.Text{En: "Large stone", Cs: "Velký kámen"}

// Engines are all, in the order of the catalog.
var Engines = []Engine{
	{ID: "ballista", Row: "R-014-098", Name: rules.Text{En: "Ballista", Cs: "Balista"}, Size: grid.Large, AC: 15, HP: 50, Steps: steps(1, 1),
		Shot: rules.Text{En: "Bolt", Cs: "Střela"}, ToHit: 6, Range: 24, Long: 96, Dice: "3d10", Average: 16, Damage: "piercing"},
	{ID: "ram", Row: "R-014-099", Name: rules.Text{En: "Ram", Cs: "Beranidlo"}, Size: grid.Large, AC: 15, HP: 100, Kind: Rams,
		Shot: rules.Text{En: "Ram", Cs: "Beranidlo"}, ToHit: 8, Range: 1, Dice: "3d10", Average: 16, Damage: "bludgeoning", Crew: 4},
	{ID: "cannon", Row: "R-014-100", Name: rules.Text{En: "Cannon", Cs: "Dělo"}, Size: grid.Large, AC: 19, HP: 75, Steps: steps(1, 1),
		Shot: rules.Text{En: "Cannonball", Cs: "Dělová koule"}, ToHit: 6, Range: 120, Long: 480, Dice: "8d10", Average: 44, Damage: "bludgeoning"},
	{ID: "cauldron", Row: "R-014-101", Name: rules.Text{En: "Suspended cauldron", Cs: "Závěsný kotel"}, Size: grid.Large, AC: 19, HP: 20, Kind: Pours,
		Steps: []Step{
			{"fill", rules.Text{En: "fill", Cs: "naplnit"}, rules.Text{En: "filled", Cs: "naplněno"}, 3},
			{"tip", rules.Text{En: "tip", Cs: "vylít"}, rules.Text{En: "tipped", Cs: "vylito"}, 1},
		},
		Shot: rules.Text{En: "Boiling oil", Cs: "Vroucí olej"}, Dice: "3d6", Average: 10, Damage: "fire", SaveDC: 15},
	{ID: "siege_tower", Row: "R-014-102", Name: rules.Text{En: "Siege tower", Cs: "Obléhací věž"}, Size: grid.Gargantuan, AC: 15, HP: 200, Kind: Carries, Height: 8},
	{ID: "onager", Row: "R-014-103", Name: rules.Text{En: "Onager", Cs: "Onager"}, Size: grid.Large, AC: 15, HP: 100, Steps: steps(2, 2),
		Shot: stone, ToHit: 5, Range: 40, Long: 160, Min: 12, Dice: "5d10", Average: 27, Damage: "bludgeoning", Lobbed: true},
	{ID: "trebuchet", Row: "R-014-104", Name: rules.Text{En: "Trebuchet", Cs: "Trebuchet"}, Size: grid.Huge, AC: 15, HP: 150, Steps: steps(2, 2),
		Shot: stone, ToHit: 5, Range: 50, Long: 240, Min: 12, Dice: "8d10", Average: 44, Damage: "bludgeoning", Lobbed: true,
		Question: rules.Text{En: "Normal range 50 as printed; 60 is likely meant, as the long range of all others is four times the normal one.",
			Cs: "Normální dosah 50 podle textu; nejspíš má být 60, protože velký dosah ostatních je čtyřnásobek normálního."}},
}
