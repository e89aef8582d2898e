package effect

import (
	"slices"
	"strings"

	"sightline/rules/afflict"
	"sightline/rules/siege"
)

// kinds are all.
var kinds = slices.Concat(common, afflictions(), engines())

// Kinds of effect that come of afflictions: a fit of laughter, who began its turn near one, who withstood it for a day, and who is
// confused by a wound (R-014-108, R-014-130).
const (
	Laughing = "disease.laughing"
	Exposed  = "disease.exposed"
	Spared   = "disease.spared"
	Confused = "madness.confused"
)

// PoisonKind is the kind of effect that keeps a poison on a creature; its level is how many saves succeeded.
func PoisonKind(p afflict.Poison) string { return "poison." + p.ID }

// DiseaseKind is the kind that keeps a disease.
func DiseaseKind(d afflict.Disease) string { return "disease." + d.ID }

// MadnessKind is the kind that keeps a madness; its level is the first number of its row.
func MadnessKind(k afflict.Kind) string { return "madness." + afflict.KindNames[k].ID }

// PoisonOf is the poison that a kind of effect keeps; false for another kind.
func PoisonOf(kind string) (afflict.Poison, bool) {
	id, ok := strings.CutPrefix(kind, "poison.")
	p, found := afflict.FindPoison(id)
	return p, ok && found
}

// DiseaseOf is the disease that a kind of effect keeps; false for another kind.
func DiseaseOf(kind string) (afflict.Disease, bool) {
	id, ok := strings.CutPrefix(kind, "disease.")
	d, found := afflict.FindDisease(id)
	return d, ok && found
}

// MadnessOf is the madness that an effect of a kind and level keeps; false for another kind.
func MadnessOf(kind string, level int32) (afflict.Kind, afflict.Madness, bool) {
	for k := range afflict.Kinds {
		if MadnessKind(k) == kind {
			m, ok := k.Roll(level)
			return k, m, ok
		}
	}
	return 0, afflict.Madness{}, false
}

// engines are the siege engines; their level is how many actions of a shot are spent (R-014-097).
func engines() []Kind {
	var list []Kind
	for _, e := range siege.Engines {
		list = append(list, Kind{ID: "siege." + e.ID, Name: e.Name, Levels: true})
	}
	return list
}

// afflictions are the poisons, diseases and kinds of madness of the 2014 guide.
func afflictions() []Kind {
	var list []Kind
	for _, p := range afflict.Poisons {
		list = append(list, Kind{ID: PoisonKind(p), Name: p.Name, Text: p.Text, Levels: p.Ends > 0})
	}
	for _, d := range afflict.Diseases {
		list = append(list, Kind{ID: DiseaseKind(d), Name: d.Name, Text: d.Text, Levels: true})
	}
	for k, n := range afflict.KindNames {
		name := n.Name
		name.En, name.Cs = name.En+" madness", name.Cs+" šílenství"
		list = append(list, Kind{ID: MadnessKind(afflict.Kind(k)), Name: name, Levels: true})
	}
	return list
}
