package effect

import (
	"slices"

	"sightline/rules/afflict"
)

// kinds are all.
var kinds = slices.Concat(common, afflictions())

// PoisonKind is the kind of effect that keeps a poison on a creature; its level is how many saves succeeded.
func PoisonKind(p afflict.Poison) string { return "poison." + p.ID }

// DiseaseKind is the kind that keeps a disease.
func DiseaseKind(d afflict.Disease) string { return "disease." + d.ID }

// MadnessKind is the kind that keeps a madness; its level is the first number of its row.
func MadnessKind(k afflict.Kind) string { return "madness." + afflict.KindNames[k].ID }

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
