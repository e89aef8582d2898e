package aid

import "sightline/rules"

// words are the names of what rules know by an id: abilities, skills, conditions, types of damage.
var words = map[string]rules.Text{
	"str": {En: "Strength", Cs: "Síla"}, "dex": {En: "Dexterity", Cs: "Obratnost"}, "con": {En: "Constitution", Cs: "Odolnost"},
	"int": {En: "Intelligence", Cs: "Inteligence"}, "wis": {En: "Wisdom", Cs: "Moudrost"}, "cha": {En: "Charisma", Cs: "Charisma"},
	"athletics": {En: "Athletics", Cs: "Atletika"}, "acrobatics": {En: "Acrobatics", Cs: "Akrobacie"}, "intimidation": {En: "Intimidation", Cs: "Zastrašování"},
	"prone": {En: "prone", Cs: "ležící"}, "blinded": {En: "blinded", Cs: "slepý"}, "restrained": {En: "restrained", Cs: "zadržený"},
	"paralyzed": {En: "paralyzed", Cs: "paralyzovaný"}, "incapacitated": {En: "incapacitated", Cs: "neschopný"}, "frightened": {En: "frightened", Cs: "vystrašený"},
	"stunned": {En: "stunned", Cs: "ochromený"}, "unconscious": {En: "unconscious", Cs: "v bezvědomí"},
	"piercing": {En: "piercing", Cs: "bodné"}, "slashing": {En: "slashing", Cs: "sečné"}, "bludgeoning": {En: "bludgeoning", Cs: "drtivé"}, "fire": {En: "fire", Cs: "ohnivé"},
	"spear": {En: "spear", Cs: "kopí"}, "swarm": {En: "swarm", Cs: "roj"},
}

// word is the name of an id; the id itself where it has none.
func word(id string) rules.Text {
	if t, ok := words[id]; ok {
		return t
	}
	return rules.Text{En: id, Cs: id}
}

var (
	yesNo     = [2]rules.Text{{En: "no", Cs: "ne"}, {En: "yes", Cs: "ano"}}
	whoField  = rules.Text{En: "Whom it is about", Cs: "Koho se týká"}
	totalName = rules.Text{En: "Total of the save", Cs: "Výsledek záchrany"}
)

func yes(b bool) rules.Text {
	if b {
		return yesNo[1]
	}
	return yesNo[0]
}
