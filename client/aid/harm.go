package aid

import (
	"strconv"

	"sightline/geom/area"
	"sightline/rules"
	"sightline/rules/world"
	"sightline/server/wire"
)

// diceText writes dice.
func diceText(n, sides int32) string { return strconv.Itoa(int(n)) + "d" + strconv.Itoa(int(sides)) }

// rolled is an answer that names dice and offers to roll them in the open.
func rolled(text rules.Text, n, sides int32) Answer {
	d := diceText(n, sides)
	return Say(text, d).Offer(rules.Text{En: "Roll it", Cs: "Hodit"}, wire.Roll{Expr: d})
}

func perilOptions() []Option {
	var list []Option
	for p := range world.Perils {
		list = append(list, Option{strconv.Itoa(int(p)), p.Name()})
	}
	return list
}

// harmAids are about damage that no attack deals, and about counting targets without figures.
var harmAids = []Aid{
	{
		ID: "damage-improvised", Rows: []string{"R-014-064"}, Group: Fight,
		Name:   rules.Text{En: "Improvised damage", Cs: "Improvizované zranění"},
		Fields: []Field{{Key: "peril", Name: rules.Text{En: "What happens", Cs: "Co se stane"}, Kind: Choice, Options: perilOptions()}},
		Judge: func(in Input) Answer {
			return rolled(rules.Text{En: "Damage: {0}", Cs: "Zranění: {0}"}, world.Peril(in.index("peril")).Dice(), 10)
		},
	},
	{
		ID: "damage-severity", Rows: []string{"R-014-065"}, Group: Fight,
		Name: rules.Text{En: "Damage by level", Cs: "Zranění podle úrovně"},
		Fields: []Field{
			{Key: "level", Name: rules.Text{En: "Level", Cs: "Úroveň"}, Min: 1, Max: 20, Start: "1"},
			{Key: "severity", Name: rules.Text{En: "Severity", Cs: "Závažnost"}, Kind: Choice, Options: []Option{
				{"setback", rules.Text{En: "setback", Cs: "nepříjemná"}}, {"dangerous", rules.Text{En: "dangerous", Cs: "nebezpečná"}}, {"deadly", rules.Text{En: "deadly", Cs: "vražedná"}}}},
		},
		Judge: func(in Input) Answer {
			return rolled(rules.Text{En: "Damage: {0}", Cs: "Zranění: {0}"}, world.Severe(in.Num("level"), world.Severity(in.index("severity"))), 10)
		},
	},
	{
		ID: "targets", Rows: []string{"R-014-066", "R-014-068"}, Group: Fight,
		Name: rules.Text{En: "Targets of an area without figures", Cs: "Cíle oblasti bez figurek"},
		Fields: []Field{
			{Key: "shape", Name: rules.Text{En: "Area", Cs: "Oblast"}, Kind: Choice, Options: []Option{
				{"cone", rules.Text{En: "cone", Cs: "kužel"}}, {"cube", rules.Text{En: "cube or square", Cs: "krychle či čtverec"}}, {"cylinder", rules.Text{En: "cylinder", Cs: "válec"}},
				{"line", rules.Text{En: "line", Cs: "dráha"}}, {"sphere", rules.Text{En: "sphere or circle", Cs: "koule či kruh"}}}},
			{Key: "sah", Name: rules.Text{En: "Size or radius, sáhy", Cs: "Velikost či poloměr, sáhy"}, Max: 1000, Start: "3"},
			{Key: "crowd", Name: rules.Text{En: "The group stands", Cs: "Skupina stojí"}, Kind: Choice, Start: "as", Options: []Option{
				{"loose", rules.Text{En: "loosely", Cs: "volně"}}, {"as", rules.Text{En: "as usual", Cs: "obvykle"}}, {"tight", rules.Text{En: "tightly", Cs: "těsně"}}}},
			{Key: "d3", Name: rules.Text{En: "1d3", Cs: "1k3"}, Min: 1, Max: 3, Start: "1", Dice: "1d3", When: func(in Input) bool { return in.Pick("crowd") != "as" }},
		},
		Judge: func(in Input) Answer {
			kind := [...]area.Kind{area.Cone, area.Cube, area.Cylinder, area.Line, area.Sphere}[in.index("shape")]
			crowd := (int32(in.index("crowd")) - 1) * in.Num("d3")
			a := Say(rules.Text{En: "It catches {0}.", Cs: "Zasáhne tolik: {0}."}, rules.Estimate(kind, in.Num("sah"), crowd))
			for _, row := range world.Helpers() {
				if row == "R-014-066" {
					a = a.Because(row, rules.Text{En: "Of use with figures and without.", Cs: "Hodí se s figurkami i bez nich."})
				}
			}
			return a
		},
	},
}
