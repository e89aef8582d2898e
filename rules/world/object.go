package world

import (
	"sightline/geom/grid"
	"sightline/rules"
)

// Material is what an object is made of, from cloth to adamantine.
type Material uint8

// The materials.
const (
	Cloth Material = iota // paper, rope
	Crystal
	Wood
	Rock
	Iron
	Mithral
	Adamantine
	Materials // how many there are
)

// AC is the armour class of an object of the material (R-014-051).
func (m Material) AC() int32 { return 11 + 2*int32(min(m, Adamantine)) }

// Name is what the material is called.
func (m Material) Name() rules.Text {
	return [...]rules.Text{
		{En: "cloth, paper, rope", Cs: "látka, papír, lano"}, {En: "crystal, glass, ice", Cs: "křišťál, sklo, led"}, {En: "wood, bone", Cs: "dřevo, kost"},
		{En: "stone", Cs: "kámen"}, {En: "iron, steel", Cs: "železo, ocel"}, {En: "mithral", Cs: "mitril"}, {En: "adamantine", Cs: "adamantin"},
	}[min(m, Adamantine)]
}

// Stamina is how much an object bears: a fixed number of hit points, or dice.
type Stamina struct {
	HP          int32
	Dice, Sides int32
}

// HitPoints are those of an object up to Large by its size and build (R-014-052); false: it is larger and is kept in sections (R-014-053).
func HitPoints(size grid.Size, sturdy bool) (Stamina, bool) {
	i := int32(size.Rank())
	if i > 3 {
		return Stamina{}, false
	}
	sides := 4 + 2*i
	if !sturdy {
		return Stamina{i + 2, 1, sides}, true
	}
	return Stamina{[...]int32{5, 10, 18, 27}[i], i + 2, sides}, true
}

// Section is a part of a huge object with hit points of its own (R-014-053).
type Section struct {
	HP    int32
	Vital bool // at 0 it may bring the whole down
}

// Hit takes damage off a section and says whether the whole comes down with it, which the GM confirms (R-014-053, A-16).
func (s Section) Hit(damage int32) (left Section, falls bool) {
	s.HP = max(s.HP-max(damage, 0), 0)
	return s, s.Vital && s.HP == 0
}

// Harm is what an attack or effect does to an object.
type Harm struct {
	HP        int32 // what is left
	Destroyed bool
	Why       Spared
}

// Spared is why an object takes no damage.
type Spared uint8

// The reasons.
const (
	Hurt      Spared = iota // it takes all of it
	Immune                  // R-014-054
	Threshold               // R-014-055
)

// Strike takes the damage of one attack or effect off an object (R-014-054, R-014-055): poison and psychic damage do nothing,
// nor does what stays below the threshold; what reaches it counts whole.
func Strike(hp, threshold, damage int32, poisonOrPsychic bool) Harm {
	switch {
	case poisonOrPsychic:
		return Harm{hp, hp <= 0, Immune}
	case damage < threshold || damage <= 0:
		return Harm{hp, hp <= 0, Threshold}
	}
	hp = max(hp-damage, 0)
	return Harm{hp, hp == 0, Hurt}
}

// Breaks says whether an object is broken without a roll, or comes to attack rolls against its numbers (R-014-050): with the right
// tool and time enough any breakable one is, with the right tool alone time matters, and the wrong one does nothing to it.
func Breaks(tool, time bool) (broken, roll bool) { return tool && time, tool && !time }

// Whole says whether a thing is an object, a single lifeless one, and not a building or a vehicle made of many (R-014-050).
func Whole(madeOfMany bool) bool { return !madeOfMany }
