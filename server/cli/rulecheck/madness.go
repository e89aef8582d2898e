package rulecheck

import (
	"strings"

	"sightline/rules"
	"sightline/rules/afflict"
)

// madOps are madness.
var madOps = map[string]op{
	"madness.save": madSave, "madness.duration": madDuration, "madness.cure": madCure,
	"madness.short": madRow(afflict.Short), "madness.long": madRow(afflict.Long), "madness.indefinite": madRow(afflict.Indefinite),
}

func madSave(_ rules.Profile, g facts) facts {
	out := facts{"save": []string{"wis", "cha"}}
	if g.yes("sanity_used") {
		out["save"] = "sanity"
	}
	if g.has("save_total") && g.has("dc") {
		out["affected"] = afflict.Mad(g.num("save_total"), g.num("dc"))
	}
	return out
}

func madKind(name string) afflict.Kind {
	for k, n := range afflict.KindNames {
		if n.ID == strings.TrimSuffix(idOf(name), "_term") {
			return afflict.Kind(k)
		}
	}
	panic(fault{"kind", "must be short, long or indefinite"})
}

func madDuration(_ rules.Profile, g facts) facts {
	kind := madKind(g.word("kind"))
	if kind == afflict.Indefinite {
		return facts{"until": "cured"}
	}
	minutes := kind.Minutes(g.within("d10", 1, 10))
	switch {
	case kind == afflict.Long:
		return facts{"hours": minutes / 60}
	}
	return facts{"minutes": minutes}
}

func madRow(kind afflict.Kind) op {
	return func(_ rules.Profile, g facts) facts {
		m, _ := kind.Roll(g.within("d100", 1, 100))
		return facts{"row": []int32{m.From, m.To}, "effect": madEffect(m)}
	}
}

// does are the catalog's words for what a madness does.
var does = map[afflict.Does]facts{
	afflict.Flees:    {"forced": "flee with action and movement each round"},
	afflict.Babbles:  {"cannot": []string{"speak normally", "cast spells"}},
	afflict.Strikes:  {"forced": "attack nearest creature each round"},
	afflict.Visions:  {"disadvantage": []string{"ability checks"}},
	afflict.Obeys:    {"forced": "obey requests that are not obviously self-destructive"},
	afflict.Craves:   {"urge": "eat something strange"},
	afflict.Repeats:  {"compulsion": "repeat an activity"},
	afflict.Paranoid: {"disadvantage": []string{"wis checks", "cha checks"}},
	afflict.Revolted: {"like_spell": "antipathy/sympathy (antipathy)"},
	afflict.Deluded:  {"delusion": "under the effect of a potion"},
	afflict.Clings:   {"disadvantage": []string{"attack rolls", "ability checks", "saving throws"}},
	afflict.Senses:   {"split": []facts{{"percent": 25, "condition": "blinded"}, {"percent": 75, "condition": "deafened"}}},
	afflict.Shakes:   {"disadvantage": []string{"attack rolls (str/dex)", "ability checks (str/dex)", "saving throws (str/dex)"}},
	afflict.Forgets:  {"amnesia": "partial"},
	afflict.Confused: {"on_damage_save": facts{"ability": "wis", "dc": 15, "on_fail": facts{"like_spell": "confusion", "duration": "1 minute"}}},
	afflict.Mute:     {"cannot": []string{"speak"}},
	afflict.Flaw:     {"flaw": true},
}

func madEffect(m afflict.Madness) facts {
	out := facts{}
	for k, v := range does[m.Does] {
		out[k] = v
	}
	if m.Condition != "" {
		out["condition"] = m.Condition
	}
	if m.Does == afflict.Clings {
		for k, v := range lengths("when_farther_than", afflict.Far) {
			out[k] = v
		}
	}
	if m.Hurt {
		out["ends_on"] = "takes damage"
	}
	if m.Deep {
		out["wake"] = []string{}
	}
	return out
}

func madCure(_ rules.Profile, g facts) facts {
	switch cureOf(g.said("by")).Against(madKind(g.word("kind"))) {
	case afflict.Removed:
		return facts{"cured": true, "suppressed": false}
	case afflict.Suppressed:
		return facts{"cured": false, "suppressed": true}
	case afflict.NoCure:
		return facts{"cured": false, "suppressed": false}
	}
	return facts{"suppressed": false} // the GM says
}
